/**
 * Runs a short command of the user's besides the shards, such as `preflight` and `tasks-command`, with a time limit.
 */
import { randomUUID } from "node:crypto";
import { reasonOf } from "../core/reason.ts";
import { childMarker, MARKER_NAME, markerValue, Sweeper } from "./kill.ts";

/** How the command ended, as the wrapper reports it. */
type WrapperReport =
  | { readonly kind: "exited"; readonly code: number | null; readonly signal: string | null; readonly isCut: boolean }
  | { readonly kind: "not-started"; readonly message: string }
  | { readonly kind: "timed-out" }
  | { readonly kind: "too-much-output" };

/** `isCut`: a process that the shell left behind was still writing to stdout, so the output may be incomplete. */
export type HelperEnd = WrapperReport & { readonly stdout: string; readonly stderr: string };

export interface HelperOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly timeoutMs: number;
  /** Receives stdout in chunks of bytes. Must not throw. */
  readonly onStdout?: (chunk: Buffer) => void;
}

/** The system passes at most 128 KiB in one argument or variable, and no NUL. */
const STRING_BYTES_LIMIT = 130_000;

/** What the system would refuse to start. Check it first, because `@actions/exec` then never returns. */
function cannotPass(command: string, env: Readonly<Record<string, string>>): string | null {
  const isPassed = (text: string) => !text.includes("\0") && Buffer.byteLength(text) <= STRING_BYTES_LIMIT;
  const name = Object.keys(env).find((one) => !isPassed(`${one}=${env[one]}`));
  if (name !== undefined) return `the variable ${name} is longer than 128 KiB or holds a null byte`;
  return isPassed(command) ? null : "the command is longer than 128 KiB or holds a null byte";
}

/** Takes the place of an inbox in the marker variable. The nonce distinguishes this helper from all others. */
const MARK = "helper";

/**
 * Runs `bash -euo pipefail -c COMMAND` in its own process group. At the timeout the command is killed with all its
 * descendants. When it ends by itself, and when this process ends, only its group is killed: a server that it started
 * on purpose in its own session stays.
 */
export async function runHelperCommand(command: string, options: HelperOptions): Promise<HelperEnd> {
  const { cwd, timeoutMs } = options;
  const { getExecOutput } = await import("@actions/exec");
  const nonce = randomUUID();
  const marker = childMarker(MARK, nonce);
  const env = withoutUndefined({ ...options.env, [MARKER_NAME]: markerValue(process.env[MARKER_NAME], marker) });
  const problem = cannotPass(command, env);
  if (problem !== null) return { kind: "not-started", message: problem, stdout: "", stderr: "" };
  let output = { stdout: "", stderr: "" };
  try {
    const args = ["-e", HELPER_PROGRAM, nonce, String(timeoutMs), command];
    output = await getExecOutput(`"${process.execPath}"`, args, {
      cwd,
      env,
      silent: true,
      ignoreReturnCode: true,
      ...(options.onStdout === undefined ? {} : { listeners: { stdout: options.onStdout } }),
    });
  } catch (error) {
    return { kind: "not-started", message: reasonOf(error), ...output };
  }
  const [, stderr = "", text] = output.stderr.split(new RegExp(`(?:^|\\n)${nonce} \\n?`));
  const lost = { kind: "not-started", message: "its wrapper process was killed" } as const;
  const report: WrapperReport = text === undefined ? lost : JSON.parse(text);
  if (report.kind !== "exited" || report.isCut) {
    await new Sweeper().sweep({ marker, pipeNames: [] });
  }
  return { ...report, stdout: output.stdout, stderr };
}

function withoutUndefined(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/**
 * The wrapper around a helper command: a separate Node process that runs the command in its own process group and kills
 * that group at the deadline. `@actions/exec` can start a process but not kill one, and it waits ten seconds for any
 * process that still holds the output. The wrapper solves both.
 *
 * Source text for `node -e`. Its arguments are a nonce, the timeout in ms, and the command.
 */
export const HELPER_PROGRAM = `(${wrapCommand.toString()})()`;

/**
 * Runs as a separate program, so it must not use anything outside of its body.
 *
 * The wrapper's own two lines on stderr begin with the nonce. The first comes after what Node itself prints, for instance
 * if NODE_OPTIONS asks for a debugger. The last is the report.
 */
function wrapCommand(): void {
  const [nonce, timeoutMs, command] = process.argv.slice(1);
  const { spawn } = process.getBuiltinModule("node:child_process");
  /** How long a process that the shell left behind may hold its output: `exec > >(sort)` still has to write. */
  const drainMs = 5_000;
  /** Output that arrives later than this after the end of the shell comes from a process that keeps running. */
  const lateMs = 500;
  /** A task list of this size is a mistake. More would not fit into a string. */
  const limitBytes = 256 * 1_048_576;

  process.stderr.write(`${nonce} \n`);
  const child = spawn("bash", ["-euo", "pipefail", "-c", String(command)], {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let isReported = false;
  const report = (result: WrapperReport) => {
    if (isReported) return;
    isReported = true;
    try {
      // The group of the shell outlives the shell itself.
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    } catch {
      // The group is empty.
    }
    // After all pending writes.
    process.stdout.write("", () => {
      process.stderr.write(`\n${nonce} ${JSON.stringify(result)}\n`, () => process.exit(0));
    });
  };
  const timer = setTimeout(() => report({ kind: "timed-out" }), Number(timeoutMs));
  const end = () => report({ kind: "exited", code: null, signal: "SIGTERM", isCut: false });
  process.on("SIGTERM", end);
  // Ctrl-C reaches the whole terminal. The caller decides what it means for us.
  process.on("SIGINT", () => {});
  // The process that started us holds the other end, which closes when that process dies for any reason.
  process.stdin.on("error", () => {}).on("close", end);
  process.stdin.resume();
  // Its death also breaks our output, perhaps first. An unhandled EPIPE would end us before the group is killed.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", end);

  let bytes = 0;
  let exitedMs = Number.POSITIVE_INFINITY;
  let isLate = false;
  for (const name of ["stdout", "stderr"] as const) {
    child[name].on("data", (chunk: Buffer) => {
      if (isReported) return;
      bytes += chunk.length;
      isLate ||= name === "stdout" && performance.now() > exitedMs + lateMs;
      if (bytes > limitBytes) report({ kind: "too-much-output" });
      else if (!process[name].write(chunk)) {
        child[name].pause();
        process[name].once("drain", () => child[name].resume());
      }
    });
  }
  child.on("error", (error) => report({ kind: "not-started", message: error.message }));
  child.on("exit", (code, signal) => {
    exitedMs = performance.now();
    clearTimeout(timer);
    setTimeout(() => report({ kind: "exited", code, signal, isCut: isLate }), drainMs);
  });
  child.on("close", (code, signal) => report({ kind: "exited", code, signal, isCut: false }));
}
