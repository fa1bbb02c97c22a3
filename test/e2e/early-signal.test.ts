/** A step that is cancelled before its first child reports the same, and fails or not, wherever the signal arrives. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startCacheService } from "../rig/cache-service.ts";
import { listen } from "../rig/listen.ts";
import { cli, folderWith } from "./cli-rig.ts";
import { runStep } from "./fake-runner.ts";
import { NO_WAIT_MS } from "./night.ts";

const WAIT = "touch up; exec sleep 600";

test.each([
  ["in preflight, on a push", { tasks: "tasks.txt", preflight: WAIT }, "push", 1],
  ["in tasks-command, on a schedule", { "tasks-command": WAIT }, "schedule", 0],
])("SIGINT %s", async (_, inputs, event, exitCode) => {
  const end = await runStep({
    inputs: { ...inputs, command: "true" },
    files: { "tasks.txt": "a\nb\n" },
    event,
    signalWhen: { signal: "SIGINT", holds: (workspace) => existsSync(join(workspace, "up")) },
  });
  expect([end.exitCode, end.outputs.status, end.outputs.resume]).toEqual([exitCode, "interrupted", "true"]);
  expect(end.outputs["resume-command"]).not.toBe("");
  expect(end.outputs.reason).toContain("interrupted by SIGINT");
});

test("SIGTERM in tasks-command: `run --json` still prints its outputs", async () => {
  const args = ["run", "--json", "--tasks-command", WAIT, "--command", "true"];
  const signalWhen = { signal: "SIGTERM", holds: (folder: string) => existsSync(join(folder, "up")) } as const;
  const { code, stdout } = await cli(args, { cwd: folderWith({}), signalWhen });
  const outputs = JSON.parse(stdout);
  expect([code, outputs.status, outputs.resume, outputs.total]).toEqual([143, "interrupted", true, null]);
  expect(outputs.outputs.reason).toContain("interrupted by SIGTERM");
});

test.each([
  ["plan", ["plan", "--json"]],
  ["merge", ["merge", "--json", "none"]],
  ["run --dry-run", ["run", "--dry-run", "--json", "--command", "true"]],
])("%s reports a SIGINT in tasks-command", async (_, args) => {
  const signalWhen = { signal: "SIGINT", holds: (folder: string) => existsSync(join(folder, "up")) } as const;
  const end = await cli([...args, "--tasks-command", WAIT], { cwd: folderWith({}), signalWhen });
  expect(end).toMatchObject({ code: 130, stdout: "", stderr: "carryover: interrupted by SIGINT\n" });
});

test("SIGINT while the cache hangs", async () => {
  await using cache = await startCacheService();
  cache.fail("lookup", { kind: "hang" });
  const temp = folderWith({});
  const end = await runStep({
    inputs: { tasks: "tasks.txt", command: "true" },
    files: { "tasks.txt": "a\nb\n" },
    event: "push",
    env: { ...cache.environment(), RUNNER_TEMP: temp },
    signalWhen: { signal: "SIGINT", holds: () => cache.calls.lookup > 0 },
  });
  expect(end.afterSignalMs).toBeLessThan(NO_WAIT_MS);
  expect([end.exitCode, end.outputs]).toMatchObject([1, { status: "interrupted", resume: "true", outstanding: "" }]);
  expect(end.outputs["resume-command"]).not.toBe("");
  expect(end.outputs.reason).toContain("interrupted by SIGINT before the first child");
  // Another container that shares the folder would have to wait until the lock expires.
  expect(existsSync(join(end.workspace, ".carryover", "lock"))).toBe(false);
  expect(readdirSync(temp)).toEqual([]);
});

test("SIGINT while a bucket hangs ends the CLI", async () => {
  let calls = 0;
  const AWS_ENDPOINT_URL = await listen(() => {
    calls += 1;
  });
  const temp = folderWith({});
  const { code, afterSignalMs } = await cli(
    ["run", "--tasks", "tasks.txt", "--carry", "s3://evals", "--command", "true"],
    {
      cwd: folderWith({ "tasks.txt": "a\n" }),
      env: { AWS_ENDPOINT_URL, AWS_ACCESS_KEY_ID: "a", AWS_SECRET_ACCESS_KEY: "b", TMPDIR: temp },
      signalWhen: { signal: "SIGINT", holds: () => calls > 0 },
    },
  );
  expect(code).toBe(130);
  expect(afterSignalMs).toBeLessThan(NO_WAIT_MS);
  expect(readdirSync(temp)).toEqual([]);
});
