/** Runs a short command of the user's besides the shards, such as `preflight`: bounded in time and output. */
import { spawn } from "node:child_process";
import { signalGroup } from "./kill-posix.ts";
import { TailBuffer } from "./tail-buffer.ts";

export interface HelperEnd {
  /** Null where it was killed, could not be started, or took too long. */
  readonly exitCode: number | null;
  readonly timedOut: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

const TAIL_BYTES = 65_536;

/** Runs `bash -euo pipefail -c COMMAND` in a group of its own; the whole group is killed at the timeout. */
export function runHelperCommand(
  command: string,
  options: {
    readonly cwd: string;
    readonly env: NodeJS.ProcessEnv;
    readonly timeoutMs: number;
    readonly signal?: AbortSignal;
  },
): Promise<HelperEnd> {
  const stdout = new TailBuffer(TAIL_BYTES);
  const stderr = new TailBuffer(TAIL_BYTES);
  return new Promise((resolve) => {
    const child = spawn("bash", ["-euo", "pipefail", "-c", command], {
      cwd: options.cwd,
      env: options.env,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let timedOut = false;
    const kill = () => {
      if (child.pid !== undefined) signalGroup(child.pid, "SIGKILL");
    };
    const timer = setTimeout(() => {
      timedOut = true;
      kill();
    }, options.timeoutMs);
    options.signal?.addEventListener("abort", kill, { once: true });
    const end = (exitCode: number | null) => {
      clearTimeout(timer);
      options.signal?.removeEventListener("abort", kill);
      // Pipes held open by a background process must not hold up the run.
      child.stdout.destroy();
      child.stderr.destroy();
      kill();
      resolve({ exitCode: timedOut ? null : exitCode, timedOut, stdout: textOf(stdout), stderr: textOf(stderr) });
    };
    child.stdout.on("data", (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
    child.on("error", () => end(null));
    child.on("exit", (code) => setTimeout(() => end(code), DRAIN_MS));
  });
}

/** Output that is still in the pipes when the child has ended. */
const DRAIN_MS = 50;

function textOf(tail: TailBuffer): string {
  return tail.last(TAIL_BYTES).toString("utf8");
}
