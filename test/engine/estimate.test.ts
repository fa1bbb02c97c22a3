import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import { estimateRun, recordedDurationsMs } from "../../src/engine/estimate.ts";
import { statePaths } from "../../src/store/state-paths.ts";
import { jsonLines, ledgerRow } from "../rig/rows.ts";
import { scratchFolder } from "../rig/scratch.ts";
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

test.each([
  ["no task", 0, {}, { durationMs: 0, runs: 0 }],
  ["one at a time", 10, { concurrency: "1" }, { durationMs: 20_000, runs: 1 }],
  ["four at a time: the last round is not full", 10, { concurrency: "4" }, { durationMs: 6_000, runs: 1 }],
  [
    "five tasks a child take five times as long",
    10,
    { concurrency: "4", "shard-size": "5" },
    { durationMs: 10_000, runs: 1 },
  ],
  ["a time budget for two rounds", 10, { concurrency: "1", "time-budget": "5s" }, { durationMs: 20_000, runs: 5 }],
  ["a time budget below a task", 10, { concurrency: "1", "time-budget": "1s" }, { durationMs: 20_000, runs: 10 }],
])("the time of a run from the mean of earlier results: %s", (_, tasks, inputs, estimate) => {
  const paths = statePaths(scratchFolder());
  writeFileSync(paths.results, jsonLines([ledgerRow("a", { duration_s: 1 }), ledgerRow("b", { duration_s: 3 })]));
  const config = readConfig(
    { tasks: "tasks.txt", command: "true", ...inputs },
    { origin: "cli", env: {}, taker: "run" },
  );
  expect(estimateRun(tasks, { config, paths })).toEqual({ ...estimate, costUsd: null, results: 2 });
});
