/**
 * Runs a short command of the user's besides the shards, such as `preflight` and `tasks-command`, with a time limit.
 */
import { randomUUID } from "node:crypto";
import { reasonOf } from "../core/reason.ts";
import { HELPER_PROGRAM, type WrapperReport } from "./helper-program.ts";
import { childMarker, MARKER_NAME, markerValue, Sweeper } from "./kill.ts";

/** `isCut`: a process that the shell left behind was still writing to stdout, so the output may be incomplete. */
export type HelperEnd = WrapperReport & { readonly stdout: string; readonly stderr: string };

export interface HelperOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
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

/** Takes the place of a run's name in the marker variable. The nonce distinguishes this helper from all others. */
const MARK = "helper";

/**
 * Runs `bash -euo pipefail -c COMMAND` in its own process group. At the timeout, on abort and when this process dies,
 * the command is killed with all its descendants. When it ends by itself, only its group is killed: a server that it
 * started on purpose in its own session stays.
 */
export async function runHelperCommand(command: string, options: HelperOptions): Promise<HelperEnd> {
  const { cwd, timeoutMs, signal } = options;
  if (signal?.aborted) return { kind: "aborted", stdout: "", stderr: "" };
  const { getExecOutput } = await import("@actions/exec");
  const nonce = randomUUID();
  const marker = markerValue(process.env[MARKER_NAME], MARK, nonce);
  const env = withoutUndefined({ ...options.env, [MARKER_NAME]: marker });
  const problem = cannotPass(command, env);
  if (problem !== null) return { kind: "not-started", message: problem, stdout: "", stderr: "" };
  let wrapperPid: number | null = null;
  const abort = () => {
    if (wrapperPid !== null) process.kill(wrapperPid, "SIGTERM");
  };
  signal?.addEventListener("abort", abort, { once: true });
  let output = { stdout: "", stderr: "" };
  try {
    const args = ["-e", HELPER_PROGRAM, nonce, String(timeoutMs), command];
    output = await getExecOutput(`"${process.execPath}"`, args, {
      cwd,
      env,
      silent: true,
      ignoreReturnCode: true,
      listeners: {
        ...(options.onStdout === undefined ? {} : { stdout: options.onStdout }),
        stderr(chunk) {
          // The first line that the wrapper writes.
          wrapperPid ??= Number(/^\S+ (\d+)\n/.exec(chunk.toString())?.[1]);
          if (signal?.aborted) abort();
        },
      },
    });
  } catch (error) {
    return { kind: "not-started", message: reasonOf(error), ...output };
  } finally {
    signal?.removeEventListener("abort", abort);
  }
  const [, stderr = "", text] = output.stderr.split(new RegExp(`(?:^|\\n)${nonce} (?:\\d+\\n)?`));
  const lost = { kind: "not-started", message: "its wrapper process was killed" } as const;
  const report: WrapperReport = text === undefined ? lost : JSON.parse(text);
  if (report.kind !== "exited" || report.isCut) {
    await new Sweeper().sweep({ marker: childMarker(MARK, nonce), pipeNames: [] });
  }
  return { ...report, stdout: output.stdout, stderr };
}

function withoutUndefined(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
