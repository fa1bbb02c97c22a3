/** What cannot be passed to the runner causes a warning. Only `fail-on` decides whether the step fails. */
import { existsSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { startCacheService } from "../rig/cache-service.ts";
import { runStep } from "./fake-runner.ts";

const service = await startCacheService();
afterAll(() => service.close());

const FILES = { "tasks.txt": "a\nb\n" };
const INPUTS = { tasks: "tasks.txt", "max-attempts": "1" };

test.each([
  ["a full disk", "/dev/full", "true", 0],
  // Nobody can create a folder there, so no other test leaves one.
  ["a missing folder", "/proc/nonexistent/x", "true", 0],
  ["a full disk, after failures", "/dev/full", "exit 3", 1],
])("a step summary on %s is a warning", async (_, path, command, exitCode) => {
  const end = await runStep({ files: FILES, inputs: { ...INPUTS, command }, env: { GITHUB_STEP_SUMMARY: path } });
  expect(end.stdout).toMatch(/^::warning::the step summary could not be passed to the runner: /m);
  expect(end.stdout).not.toContain("Internal error");
  expect(end.exitCode).toBe(exitCode);
  expect(end.outputs.status).toBe("complete");
});

test.runIf(existsSync("/dev/full"))("outputs on a full disk are a warning", async () => {
  const end = await runStep({
    files: FILES,
    inputs: { ...INPUTS, command: "true" },
    env: { GITHUB_OUTPUT: "/dev/full" },
  });
  expect(end.stdout).toMatch(/^::warning::the outputs could not be passed to the runner: /m);
  expect(end.exitCode).toBe(0);
  expect(end.summary).toContain("all 2 tasks passed");
});

test("a changed command in the middle of a campaign is one notice beside the name of the workflow run", async () => {
  const run = async (command: string, runId: string, options: { readonly workspace?: string } = {}) => {
    const inputs = { tasks: "tasks.txt", "max-tasks": "1", command };
    const end = await runStep({ files: { "tasks.txt": "a\nb\nc\nd\n" }, inputs, runId, ...options });
    return { workspace: end.workspace, notices: end.stdout.match(/^::notice.*/gm) };
  };
  const { workspace, notices } = await run("true", "1");
  expect(notices).toBeNull();
  const changed = await run("exit 0", "2", { workspace });
  expect(changed.notices).toEqual([expect.stringMatching(/^::notice::the command has changed since the last run of /)]);
  expect((await run("exit 0", "3", { workspace })).notices).toBeNull();
});

test.each([
  ["main", "is missing", "/proc/nonexistent/x"],
  ["plan", "is missing", "/proc/nonexistent/x"],
  ["merge", "lies on a full disk", "/dev/full"],
] as const)("the file of the step's state: %s warns once if it %s, and continues", async (entry, _, path) => {
  const command = entry === "main" ? { command: "true" } : {};
  // Without a cache, the step only passes on which process is post.
  const env = { GITHUB_STATE: path, ...service.environment() };
  const inputs = { tasks: "tasks.txt", name: `${entry} ${path}`, ...command };
  const end = await runStep({ entry, files: FILES, inputs, env, post: false, event: "schedule" });
  // Without titles: annotations of the outcome have one.
  const told = [...end.stdout.matchAll(/^::(?:warning|error)::(.*)$/gm)].map(([, text]) => text);
  expect(told).toEqual([expect.stringMatching(/^could not pass the state of this step to the runner: /)]);
  expect(end.exitCode).toBe(0);
  expect(end.outputs.outstanding).toBe(entry === "main" ? "0" : "2");
  expect(end.stdout).toMatch(/^carryover: .*outstanding/m);
});
