import { join } from "node:path";
import { expect, test } from "vitest";
import { recordedDurationsMs } from "../../src/engine/estimate.ts";
import { statePaths } from "../../src/store/state-paths.ts";
import { evaluate, workspaceWith } from "./rig.ts";

test.each([
  ["named campaigns, whose rows stay in the ledger", ["one", "two"], 4],
  ["numbered campaigns, whose rows move to the baseline", ["until-complete", "until-complete"], 4],
])("an estimate counts each result once: %s", async (_, campaigns, results) => {
  const workspace = workspaceWith("a", "b");
  for (const campaign of campaigns) {
    await evaluate({ workspace, inputs: { tasks: "tasks.txt", command: "true", campaign } });
  }
  expect(recordedDurationsMs(statePaths(join(workspace, ".carryover")))).toHaveLength(results);
});
