/** What a run keeps in memory while its children run. */
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import { openFolder } from "../../src/engine/open-folder.ts";
import { readEvaluation } from "../../src/engine/read-evaluation.ts";
import { openRun } from "../../src/engine/run-evaluation.ts";
import { engineContext } from "../rig/engine-context.ts";
import { identityOf } from "../rig/rows.ts";
import { workspaceWith } from "./rig.ts";

async function open() {
  const context = engineContext(workspaceWith("a", "b"), identityOf("by-hand"));
  const config = readConfig({ tasks: "tasks.txt", command: "true" }, { origin: "cli", env: {} });
  const listed = await readEvaluation(config, context);
  const folder = openFolder(config, context);
  return { folder, opened: await openRun(folder, listed), tasks: new WeakRef(listed.tasks) };
}

test("an opened run does not keep the texts of the list", async () => {
  setFlagsFromString("--expose-gc");
  const { folder, opened, tasks } = await open();
  await setImmediate();
  (runInNewContext("gc") as () => void)();
  expect(tasks.deref()).toBeUndefined();
  expect(opened.kind).toBe("prepared");
  folder.close();
});
