import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { HELPER_PROGRAM, type HelperOptions, runHelperCommand } from "../../src/run/helper-command.ts";
import { scratchFolder } from "../rig/scratch.ts";

async function run(command: string, change: Partial<HelperOptions> = {}) {
  const { stdout, stderr, ...end } = await runHelperCommand(command, {
    cwd: "/",
    env: process.env,
    timeoutMs: 30_000,
    ...change,
  });
  return { end, stdout, stderr };
}

/** The environment of the process whose id is in the file; empty if it has ended or is a zombie. */
function environOf(pidFile: string): string {
  try {
    return readFileSync(`/proc/${readFileSync(pidFile, "utf8").trim()}/environ`, "utf8");
  } catch {
    return "";
  }
}

const exited = { kind: "exited", code: 0, signal: null, isCut: false };
/** Starts a process that leaves its group and its parent. */
const leave = (pidFile: string) => `(setsid bash -c 'echo $$ > ${pidFile}; echo up; exec sleep 600' &);`;

describe("a helper command", () => {
  test("returns its output and how it ended", async () => {
    expect(await run("printf out; printf err >&2; exit 3")).toEqual({
      end: { ...exited, code: 3 },
      stdout: "out",
      stderr: "err",
    });
    expect((await run("kill -9 $$")).end).toEqual({ ...exited, code: null, signal: "SIGKILL" });
  });

  test.each([
    ["a folder that does not exist", "true", { cwd: "/nowhere/at/all" }],
    ["a NUL in the command", "echo \0", {}],
    ["a NUL in its environment", "true", { env: { ...process.env, NUL: "\0" } }],
    ["a variable that is too long", "true", { env: { ...process.env, LONG: "x".repeat(200_000) } }],
    ["a command that is too long", `: ${"x".repeat(200_000)}`, {}],
  ])("is not started: %s", async (_, command, change) => {
    expect((await run(command, change)).end).toMatchObject({ kind: "not-started" });
  });

  test("returns a list that is longer than a pipe holds, and characters that are split over chunks", async () => {
    expect((await run("seq 100000")).stdout.length).toBe(588_895);
    expect((await run("printf '\\xc3'; sleep 0.1; printf '\\xa4'")).stdout).toBe("ä");
  });

  test("waits for the output of a filter behind the shell", async () => {
    const { end, stdout } = await run("exec > >(sleep 0.7; sort); printf 'b\\na\\n'");
    expect([end, stdout]).toEqual([exited, "a\nb\n"]);
  });

  test("kills background processes, and marks its output as cut if one of them still writes", async () => {
    // Both at once, because a command waits some seconds for its background processes.
    const folder = scratchFolder();
    const [silent, writing] = await Promise.all([
      run(`sleep 600 & echo $! > ${folder}/silent; echo a`),
      run(`(while :; do sleep 0.05; echo x; done) & echo $! > ${folder}/writing; echo a`),
    ]);
    expect([silent.end, silent.stdout]).toEqual([{ ...exited, isCut: false }, "a\n"]);
    expect(writing.end).toEqual({ ...exited, isCut: true });
    expect(writing.stdout).toMatch(/^a\n(x\n)*$/);
    for (const name of ["silent", "writing"]) await expect.poll(() => environOf(join(folder, name))).toBe("");
  });

  test.runIf(process.platform === "linux").each([
    ["", {}],
    // Node's own first lines on stderr are not those of the command.
    [" under a debugger", { env: { ...process.env, NODE_OPTIONS: "--inspect=0" } }],
  ] as const)("is killed at its timeout%s, with the processes that left its group", async (_, change) => {
    const pidFile = join(scratchFolder(), "pid");
    const command = `${leave(pidFile)} trap '' TERM; sleep 600`;
    const { end } = await run(command, { ...change, timeoutMs: 1_500 });
    expect(end.kind).toBe("timed-out");
    expect(environOf(pidFile)).toBe("");
  });

  test.runIf(process.platform === "linux")("leaves a server that it started in another session", async () => {
    const pidFile = join(scratchFolder(), "pid");
    const start = leave(pidFile).replace("' &", "' > /dev/null 2>&1 &");
    const { end } = await run(`${start} until [ -s ${pidFile} ]; do sleep 0.01; done`);
    expect(end).toEqual(exited);
    expect(environOf(pidFile)).not.toBe("");
    process.kill(Number(readFileSync(pidFile, "utf8")), "SIGKILL");
  });

  test.runIf(process.platform === "linux")("ends when the process that called it is killed", async () => {
    const pidFile = join(scratchFolder(), "pid");
    const args = ["-e", HELPER_PROGRAM, "nonce", "60000", `echo $$ > ${pidFile}; sleep 600`];
    const wrapper = spawn(process.execPath, args, { stdio: ["pipe", "ignore", "ignore"] });
    await expect.poll(() => environOf(pidFile)).not.toBe("");
    // As the system does when the caller dies.
    wrapper.stdin.destroy();
    await expect.poll(() => environOf(pidFile)).toBe("");
  });

  test.runIf(process.platform === "linux")("ends when its output breaks before its input closes", async () => {
    const pidFile = join(scratchFolder(), "pid");
    const command = `echo $$ > ${pidFile}; sleep 1; echo up >&2; exec sleep 600`;
    const args = ["-e", HELPER_PROGRAM, "nonce", "60000", command];
    const wrapper = spawn(process.execPath, args, { stdio: ["pipe", "ignore", "pipe"] });
    await expect.poll(() => environOf(pidFile)).not.toBe("");
    wrapper.stderr.destroy();
    await expect.poll(() => environOf(pidFile)).toBe("");
    wrapper.stdin.destroy();
  });
});
