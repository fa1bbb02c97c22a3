/** Runs a short command of the user's besides the shards, such as `preflight` and `tasks-command`: bounded in time. */
import { spawn } from "node:child_process";
import { signalGroup } from "./kill-posix.ts";

export type HelperEnd =
  | { readonly kind: "exited"; readonly code: number | null; readonly signal: string | null }
  | { readonly kind: "not-started"; readonly message: string }
  | { readonly kind: "timed-out" }
  | { readonly kind: "aborted" };

export interface HelperOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Takes output as it comes; must not throw. */
  readonly onStdout: (chunk: Buffer) => void;
  readonly onStderr: (chunk: Buffer) => void;
}

/**
 * The shell has ended, and somebody still holds its pipes: `exec > >(sort)` has its last words to say, a process in the
 * background has none. Whoever is silent for so long is done.
 */
const SILENT_MS = 1_000;

/**
 * Runs `bash -euo pipefail -c COMMAND` in a group of its own. The whole group is killed at the timeout, at an abort,
 * when the command has ended, and when this process exits.
 *
 * `node:child_process` and not `@actions/exec`: that loses a last line without a newline, and cannot kill.
 */
export function runHelperCommand(command: string, options: HelperOptions): Promise<HelperEnd> {
  const { onStdout, onStderr, timeoutMs, signal: asked } = options;
  const child = startShell(command, options);
  if (child instanceof Error) return Promise.resolve({ kind: "not-started", message: child.message });
  const { pid, stdout, stderr } = child;
  return new Promise((resolve) => {
    // Also told where a signal cannot be sent. Where there is no process there may be no streams either.
    child.on("error", (error) => {
      if (pid === undefined) resolve({ kind: "not-started", message: error.message });
    });
    if (pid === undefined) return;
    let exited: HelperEnd | null = null;
    let silence: NodeJS.Timeout | undefined;
    const kill = () => signalGroup(pid, "SIGKILL");
    let isSettled = false;
    const settle = (end: HelperEnd) => {
      // By then the group's id may be another's.
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      clearTimeout(silence);
      process.off("exit", kill);
      asked?.removeEventListener("abort", abort);
      // Whoever left the group may hold the pipes open.
      stdout.destroy();
      stderr.destroy();
      kill();
      resolve(end);
    };
    const abort = () => settle({ kind: "aborted" });
    const timer = setTimeout(() => settle(exited ?? { kind: "timed-out" }), timeoutMs);
    const listen = () => {
      if (exited === null) return;
      const end = exited;
      clearTimeout(silence);
      // Timers fire before input that is waiting: it is taken first.
      silence = setTimeout(() => {
        const heard = silence;
        setImmediate(() => {
          if (heard === silence) settle(end);
        });
      }, SILENT_MS);
    };
    stdout.on("data", (chunk: Buffer) => {
      onStdout(chunk);
      listen();
    });
    stderr.on("data", (chunk: Buffer) => {
      onStderr(chunk);
      listen();
    });
    child.on("exit", (code, signal) => {
      exited = { kind: "exited", code, signal };
      listen();
    });
    child.on("close", (code, signal) => settle({ kind: "exited", code, signal }));
    process.once("exit", kill);
    asked?.addEventListener("abort", abort, { once: true });
    if (asked?.aborted) abort();
  });
}

function startShell(command: string, { cwd, env }: HelperOptions) {
  try {
    return spawn("bash", ["-euo", "pipefail", "-c", command], {
      cwd,
      env: { ...env },
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
  } catch (error) {
    // E2BIG, or a NUL in an argument, are thrown.
    return error instanceof Error ? error : new Error(String(error));
  }
}
