import { expect, test } from "vitest";
import { interruptedOutputs } from "../../src/engine/outputs.ts";
import { Interrupted } from "../../src/engine/signals.ts";
import { statePaths } from "../../src/store/state-paths.ts";

const counts = { total: 3, passed: 1, failed: 0, errored: 0, skipped: 0, outstanding: 2 };
test.each([
  ["the tasks are known", counts, { ...counts, resume: true, "resume-command": "again" }],
  ["nothing is left", { ...counts, passed: 3, outstanding: 0 }, { outstanding: 0, resume: false }],
  ["the tasks are not known", null, { total: null, outstanding: null, resume: true, "resume-command": "again" }],
])("outputs of a run that was interrupted before its first child, where %s", (_, known, expected) => {
  const outputs = interruptedOutputs(new Interrupted("SIGTERM", known), {
    resumeCommand: "again",
    paths: statePaths("state"),
  });
  expect(outputs).toMatchObject({ status: "interrupted", "resume-at": "", ...expected });
});
