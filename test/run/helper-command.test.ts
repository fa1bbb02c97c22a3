import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type HelperOptions, runHelperCommand } from "../../src/run/helper-command.ts";
import { scratchFolder } from "../engine/rig.ts";

async function run(command: string, change: Partial<HelperOptions> = {}) {
  let [stdout, stderr] = ["", ""];
  const end = await runHelperCommand(command, {
    cwd: "/",
    env: process.env,
    timeoutMs: 30_000,
    onStdout: (chunk) => {
      stdout += chunk;
    },
    onStderr: (chunk) => {
      stderr += chunk;
    },
    ...change,
  });
  return { end, stdout, stderr };
}

/** Of the process whose id is in the file; empty where it is no more, or a zombie. */
function environOf(pidFile: string): string {
  try {
    return readFileSync(`/proc/${readFileSync(pidFile, "utf8").trim()}/environ`, "utf8");
  } catch {
    return "";
  }
}

describe("a helper command", () => {
  test("gives its output and how it ended", async () => {
    expect(await run("printf out; printf err >&2; exit 3")).toEqual({
      end: { kind: "exited", code: 3, signal: null },
      stdout: "out",
      stderr: "err",
    });
  });

  test.each([
    ["a folder that is not there", { cwd: "/nowhere/at/all" }],
    ["a NUL in its environment", { env: { ...process.env, NUL: "\0" } }],
  ])("%s: not started", async (_, change) => {
    expect((await run("true", change)).end).toMatchObject({ kind: "not-started" });
  });

  test.runIf(process.platform === "linux")("a process in its background neither holds it up nor stays", async () => {
    const pidFile = join(scratchFolder(), "pid");
    const { end, stdout } = await run(`sleep 600 & echo $! > ${pidFile}; echo a`);
    expect(end).toEqual({ kind: "exited", code: 0, signal: null });
    expect(stdout).toBe("a\n");
    await expect.poll(() => environOf(pidFile)).toBe("");
  });

  test("what it has handed its output to is heard to the end", async () => {
    expect((await run("exec > >(sleep 0.2; sort); printf 'b\\na\\n'")).stdout).toBe("a\nb\n");
  });

  test.runIf(process.platform === "linux")("at an abort all of it is gone, also what left the shell", async () => {
    const pidFile = join(scratchFolder(), "pid");
    const controller = new AbortController();
    const onStdout = () => controller.abort();
    const { end } = await run(`(trap '' TERM; echo $BASHPID > ${pidFile}; echo up; sleep 600) & wait`, {
      signal: controller.signal,
      onStdout,
    });
    expect(end).toEqual({ kind: "aborted" });
    await expect.poll(() => environOf(pidFile)).toBe("");
    expect((await run("sleep 600", { signal: controller.signal })).end).toEqual({ kind: "aborted" });
  });
});
