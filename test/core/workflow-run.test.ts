import { expect, test } from "vitest";
import { workflowRunOf } from "../../src/core/workflow-run.ts";

test.each([
  { name: "an attempt of a workflow run", run: "1234567-2", workflowRun: "1234567" },
  { name: "a run by hand", run: "local-20261121T030000Z-a1b2c3", workflowRun: "local-20261121T030000Z-a1b2c3" },
  { name: "a number alone", run: "1234567", workflowRun: "1234567" },
  { name: "no run", run: "", workflowRun: "" },
])("$name", ({ run, workflowRun }) => {
  expect(workflowRunOf(run)).toBe(workflowRun);
});
