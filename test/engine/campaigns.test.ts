import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { evaluate, rowsOf, scratchFolder } from "./rig.ts";

function workspaceWith(ids: readonly string[]): string {
  const workspace = scratchFolder();
  writeFileSync(join(workspace, "tasks.txt"), ids.map((id) => `${id}\n`).join(""));
  return workspace;
}

test("the rows of the first run of a campaign are on disk when it ends", async () => {
  const workspace = workspaceWith(["a", "b", "c"]);
  const end = await evaluate({ workspace, inputs: { tasks: "tasks.txt", command: "true" } });
  expect(end.result.status).toBe("complete");
  expect(rowsOf(join(workspace, ".carryover/results.jsonl")).map((row) => row.id)).toEqual(["a", "b", "c"]);
});

test("a run after the reset starts with a probe", async () => {
  const workspace = workspaceWith(["a", "b", "c"]);
  const stop = await evaluate({
    workspace,
    inputs: { tasks: "tasks.txt", command: "echo 'LIMIT stop 1' >&2; exit 1", concurrency: "1" },
  });
  expect(stop.result.status).toBe("stopped");
  await new Promise((resolve) => setTimeout(resolve, 50));
  const end = await evaluate({ workspace, inputs: { tasks: "tasks.txt", command: "true" } });
  expect(end.result.status).toBe("complete");
  expect(rowsOf(join(workspace, ".carryover/results.jsonl")).map((row) => row.id)).toEqual(["a", "b", "c"]);
  console.log(readFileSync(join(workspace, ".carryover/events.jsonl"), "utf8"));
});
