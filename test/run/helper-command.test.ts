import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
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

  const PATIENCE = { idleMs: 500, gapMs: 10_000, wholeMs: 20_000 };
  const exited = { kind: "exited", code: 0, signal: null };

  test.each([
    ["sorts, for longer than an idle process is waited for", "sleep 0.8; sort", "b\\na\\n"],
    ["pauses between its words", "read -r l; echo $l; sleep 0.1; read -r l; echo $l; sleep 0.8; cat", "a\\nb\\nc\\n"],
  ])("a filter that %s is heard to the end", async (_, filter, words) => {
    const { end, stdout } = await run(`exec > >(${filter}); printf '${words}'`, { patience: PATIENCE });
    expect(end).toEqual(exited);
    expect(stdout).toBe(words.includes("c") ? "a\nb\nc\n" : "a\nb\n");
  });

  const forEver = "(while :; do sleep 0.05; echo x; done) & echo a";
  test.each([
    ["on stderr, does not hold it up", `(while :; do sleep 0.05; echo x >&2; done) & echo a`, {}, "exited"],
    ["on stderr alone, does not either", `(while :; do sleep 0.05; echo x >&2; done) >&- & echo a`, {}, "exited"],
    ["on stdout, is cut", forEver, { wholeMs: 600 }, "cut"],
    [
      "on stdout once, is cut when it falls silent",
      "(sleep 0.2; echo x; sleep 600) & echo a",
      { idleMs: 5_000, gapMs: 300 },
      "cut",
    ],
  ])("a process in its background that goes on and on %s", async (_, command, patience, kind) => {
    const { end, stdout } = await run(command, { patience: { ...PATIENCE, ...patience } });
    expect(end).toEqual({ kind, code: 0, signal: null });
    expect(stdout).toMatch(/^a\n(x\n)*$/);
  });

  test("a list longer than a pipe holds, beside an idle process, is not cut", async () => {
    const { end, stdout } = await run("sleep 600 & seq 100000", { patience: PATIENCE });
    expect(end).toEqual(exited);
    expect(stdout.length).toBe(588_895);
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

  // Its parent has gone, too.
  const leave = (pidFile: string) => `(setsid bash -c 'echo $$ > ${pidFile}; echo up; exec sleep 600' &);`;
  test.runIf(process.platform === "linux").each([
    ["killed at its timeout", "sleep 600", { timeoutMs: 1_500 }, "timed-out"],
    ["killed at an abort", "sleep 600", { timeoutMs: 60_000 }, "aborted"],
    ["cut", "(while :; do sleep 0.05; echo x; done) & true", { patience: { ...PATIENCE, wholeMs: 1_000 } }, "cut"],
  ])("who has left the group of a command that is %s ends with it", async (_, rest, change, kind) => {
    const pidFile = join(scratchFolder(), "pid");
    const controller = new AbortController();
    const onStdout = () => kind === "aborted" && controller.abort();
    const command = `${leave(pidFile)} ${rest.replace("sleep 600", "sleep 600")}`;
    const { end } = await run(command, { ...change, signal: controller.signal, onStdout });
    expect(end.kind).toBe(kind);
    expect(environOf(pidFile)).toBe("");
  });

  test.runIf(process.platform === "linux")("a server that it starts in a session of its own stays", async () => {
    const pidFile = join(scratchFolder(), "pid");
    const { end } = await run(`${leave(pidFile)} until [ -s ${pidFile} ]; do :; done`, { patience: PATIENCE });
    expect(end).toEqual(exited);
    expect(environOf(pidFile)).not.toBe("");
    process.kill(Number(readFileSync(pidFile, "utf8")), "SIGKILL");
  });

  test.runIf(process.platform === "linux")("its stdout and stderr can be opened by name", async () => {
    expect(await run("echo out > /dev/stdout; echo err > /dev/stderr")).toEqual({
      end: exited,
      stdout: "out\n",
      stderr: "err\n",
    });
  });

  test.each([
    ["at an abort", { signal: AbortSignal.abort() }, "aborted"],
    ["at the timeout", { timeoutMs: 1 }, "timed-out"],
  ])("a command that is killed %s leaves no timer that holds the process", async (_, change, kind) => {
    const wholeMs = 87_654;
    const started = vi.spyOn(globalThis, "setTimeout");
    const { end } = await run("sleep 600", { patience: { ...PATIENCE, wholeMs }, ...change });
    expect(end).toEqual({ kind });
    await expect.poll(() => process.getActiveResourcesInfo()).not.toContain("ProcessWrap");
    const delays = started.mock.calls.map(([, delayMs]) => delayMs);
    started.mockRestore();
    expect(delays).not.toContain(wholeMs);
  });
});
