/** A state folder that goes while a run is at work in it: an end with words, never an internal error. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { evaluate, scratchFolder } from "./rig.ts";

test.each([
  ["removed", "rm -rf .carryover"],
  ["replaced by a file", "rm -rf .carryover; echo x > .carryover"],
  ["replaced by a link to nowhere", "rm -rf .carryover; ln -s nowhere .carryover"],
])("%s: told once, and what is left is outstanding", async (_, command) => {
  const workspace = scratchFolder();
  writeFileSync(join(workspace, "tasks.txt"), "a\nb\nc\n");
  const end = await evaluate({
    workspace,
    inputs: { tasks: "tasks.txt", concurrency: "1", command: `test "$CARRYOVER_TASK_ID" != b || { ${command}; }` },
  });
  expect(end).toMatchObject({ exitCode: 75, result: { status: "incomplete" } });
  expect(end.result.counts.outstanding).toBeGreaterThan(0);
  const warnings = end.events.flatMap((event) => (event.event === "warning" ? [event.message] : []));
  expect(warnings.filter((message) => /is no folder any more: something has removed/.test(message))).toHaveLength(1);
});
