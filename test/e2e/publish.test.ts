/** What cannot be handed to the runner is a warning: only `fail-on` decides whether the step fails. */
import { existsSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { removeWorkspaces, runStep } from "./fake-runner.ts";

afterAll(removeWorkspaces);

const FILES = { "tasks.txt": "a\nb\n" };
const INPUTS = { tasks: "tasks.txt", "max-attempts": "1" };

test.each([
  ["a full disk", "/dev/full", "true", 0],
  // Nobody can make a folder there, so that none is left by something else.
  ["a folder that is not there", "/proc/nonexistent/x", "true", 0],
  ["a full disk, after failures", "/dev/full", "exit 3", 1],
])("the step summary: %s", async (_, path, command, exitCode) => {
  const end = await runStep({ files: FILES, inputs: { ...INPUTS, command }, env: { GITHUB_STEP_SUMMARY: path } });
  expect(end.stdout).toMatch(/^::warning::the step summary could not be handed to the runner: /m);
  expect(end.stdout).not.toContain("Internal error");
  expect(end.exitCode).toBe(exitCode);
  expect(end.outputs.status).toBe("complete");
});

test.runIf(existsSync("/dev/full"))("outputs on a full disk", async () => {
  const end = await runStep({
    files: FILES,
    inputs: { ...INPUTS, command: "true" },
    env: { GITHUB_OUTPUT: "/dev/full" },
  });
  expect(end.stdout).toMatch(/^::warning::the outputs could not be handed to the runner: /m);
  expect(end.exitCode).toBe(0);
  expect(end.summary).toContain("all 2 tasks passed");
});

test("a folder in the place of summary.md: the step has its summary all the same", async () => {
  const end = await runStep({
    files: { ...FILES, ".carryover/summary.md/x": "" },
    inputs: { ...INPUTS, command: "true" },
  });
  expect(end.stdout).toMatch(/summary\.md could not be written/);
  expect(end.stdout).not.toContain("::error");
  expect(end.exitCode).toBe(0);
  expect(end.summary).toContain("passed");
});
