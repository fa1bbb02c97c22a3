/** Runs a short command of the user's besides the shards, such as `preflight` and `tasks-command`: bounded in time. */
import { childMarker, createSweeper, MARKER_NAME, markerValue } from "./kill-posix.ts";
import { treeOf } from "./process-tree.ts";
import { startProcess } from "./start-process.ts";

export type HelperEnd =
  | { readonly kind: "exited"; readonly code: number | null; readonly signal: string | null }
  /** The shell has ended, but what it left behind still had something to say on stdout: what was heard may not be all. */
  | { readonly kind: "cut"; readonly code: number | null; readonly signal: string | null }
  | { readonly kind: "not-started"; readonly message: string }
  | { readonly kind: "timed-out" }
  | { readonly kind: "aborted" };

export interface HelperOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly patience?: Patience;
  /** Takes output as it comes; must not throw. */
  readonly onStdout: (chunk: Buffer) => void;
  readonly onStderr: (chunk: Buffer) => void;
}

/**
 * How long stdout is listened to once the shell has ended and somebody still holds it: `exec > >(sort)` has its last
 * words to say, a process in the background has none.
 */
export interface Patience {
  /** Without a word since then: what is left is a process in the background. */
  readonly idleMs: number;
  /** Between two words, or before the first one of all. */
  readonly gapMs: number;
  /** In all. */
  readonly wholeMs: number;
}

const PATIENCE: Patience = { idleMs: 2_000, gapMs: 10_000, wholeMs: 30_000 };
/** In place of a run's name in the marker variable; the other part tells one helper from all others. */
const MARK = "helper";
/** For stderr once stdout is closed: it is read for words only. */
const STDERR_MS = 1_000;

/**
 * Runs `bash -euo pipefail -c COMMAND` in a group of its own. At the timeout, at an abort and when this process exits it
 * is killed with all that descends from it; when it has ended, with its group: a server that it has started on purpose,
 * in a session of its own, stays.
 *
 * `node:child_process` and not `@actions/exec`: that loses a last line without a newline, and cannot kill.
 */
export function runHelperCommand(command: string, options: HelperOptions): Promise<HelperEnd> {
  const { onStdout, onStderr, timeoutMs, signal: asked, patience = PATIENCE } = options;
  const helper = `${process.pid}-${process.hrtime.bigint()}`;
  const started = startProcess("bash", ["-euo", "pipefail", "-c", command], {
    cwd: options.cwd,
    env: { ...options.env, [MARKER_NAME]: markerValue(process.env[MARKER_NAME], MARK, helper) },
  });
  if (started instanceof Error) return Promise.resolve({ kind: "not-started", message: started.message });
  const { child, stdout, stderr } = started;
  const { pid } = child;
  return new Promise((resolve) => {
    // Also told where a signal cannot be sent.
    child.on("error", (error) => {
      if (pid === undefined) resolve({ kind: "not-started", message: error.message });
    });
    if (pid === undefined) {
      stdout?.destroy();
      stderr?.destroy();
      return;
    }
    const [sweeper, tree] = [createSweeper(), treeOf(pid)];
    let exited: { readonly code: number | null; readonly signal: string | null } | null = null;
    let silence: NodeJS.Timeout | undefined;
    let whole: NodeJS.Timeout | undefined;
    const heard = { before: false, since: false };
    let isDrained = false;
    let isClosed = false;
    let openCount = 3;
    const kill = () => sweeper.killNow([tree]);
    let isSettled = false;
    const settle = async (end: HelperEnd) => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      clearTimeout(silence);
      clearTimeout(whole);
      asked?.removeEventListener("abort", abort);
      // Whoever left the group may hold the pipes open.
      stdout.destroy();
      stderr.destroy();
      if (end.kind === "exited") sweeper.killGroup(tree);
      else await sweeper.sweep(childMarker(MARK, helper), tree);
      process.off("exit", kill);
      resolve(end);
    };
    const abort = () => void settle({ kind: "aborted" });
    const giveUp = () => {
      if (exited === null) void settle({ kind: "timed-out" });
      else void settle({ kind: heard.since && !isClosed ? "cut" : "exited", ...exited });
    };
    const close = () => {
      openCount -= 1;
      if (openCount === 0 && exited !== null) void settle({ kind: "exited", ...exited });
    };
    const timer = setTimeout(giveUp, timeoutMs);
    const listen = () => {
      if (exited === null || isSettled) return;
      clearTimeout(silence);
      const isIdle = heard.before && !heard.since;
      const patienceMs = isClosed ? STDERR_MS : isIdle ? patience.idleMs : patience.gapMs;
      // Timers fire before input that is waiting: it is taken first.
      silence = setTimeout(() => {
        const due = silence;
        setImmediate(() => {
          if (due === silence) giveUp();
        });
      }, patienceMs);
    };
    stdout.on("data", (chunk: Buffer) => {
      onStdout(chunk);
      heard[isDrained ? "since" : "before"] = true;
      listen();
    });
    stdout.on("close", () => {
      isClosed = true;
      listen();
    });
    stderr.on("data", onStderr);
    // What cannot be read any more is closed.
    for (const stream of [stdout, stderr]) stream.on("error", () => {}).on("close", close);
    child.on("exit", (code, signal) => {
      tree.isReaped = true;
      // Told after a kill of ours too: a timer that began now would hold the process.
      if (isSettled) return;
      exited = { code, signal };
      whole = setTimeout(giveUp, patience.wholeMs);
      listen();
      // What lay in the pipe when the shell ended is read within a turn, and was said before.
      setImmediate(() => {
        setImmediate(() => {
          isDrained = true;
        });
      });
      close();
    });
    process.once("exit", kill);
    asked?.addEventListener("abort", abort, { once: true });
    if (asked?.aborted) abort();
  });
}
