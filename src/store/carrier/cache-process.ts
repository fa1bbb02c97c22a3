/**
 * Runs one batch of cache calls in a child process, which is killed at its deadline. The child runs cache-worker.ts.
 */
import { spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { signalGroup } from "../../run/kill.ts";
import type { Environment } from "./cache-offer.ts";
import type { CacheBatch } from "./cache-worker.ts";

/** The first argument that turns one of our entries into a worker. */
export const CACHE_WORKER = "cache-worker";

/** How the worker is started: arguments for Node. */
export type WorkerArguments = readonly string[];

export interface BatchEnd<Answer> {
  readonly answers: readonly Answer[];
  /** Whether it was killed at its deadline. */
  readonly isLate: boolean;
  /** How long ago the last answer came. */
  readonly silentMs: number;
  /** The error of a worker that failed; null otherwise. */
  readonly broken: string | null;
}

export interface BatchOptions {
  readonly worker: WorkerArguments;
  /** The variables of the job: `ACTIONS_*`, PATH, proxies. They pass the token to the worker. */
  readonly environment: Environment;
  readonly deadlineMs: number;
  readonly after: After;
}

/** Calls back after a time. @returns a function that cancels it */
export type After = (durationMs: number, wake: () => void) => () => void;

const LAST_WORDS = 2_000;

/** The running bundle in the role of a worker. It is beside the small files that start it as post, plan or merge. */
export function ownBundle(): WorkerArguments {
  return [join(dirname(realpathSync(process.argv[1] ?? "")), "index.js"), CACHE_WORKER];
}

/** Never rejects because of the worker. @param batch.root an empty folder for its calls */
export function runCacheBatch<Answer>(
  batch: CacheBatch & { readonly root: string },
  options: BatchOptions,
): Promise<BatchEnd<Answer>> {
  const { worker, environment, deadlineMs, after } = options;
  const answers: Answer[] = [];
  return new Promise((resolve) => {
    let words = "";
    let isEnded = false;
    let answeredAt: number | null = null;
    // Its own process group, so that tar and zstd end with it.
    const child = spawn(process.execPath, worker, {
      cwd: batch.root,
      // Debug logging would list every archive before it is unpacked.
      env: { ...environment, RUNNER_DEBUG: undefined, NODE_OPTIONS: undefined },
      detached: true,
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    const end = (result: Pick<BatchEnd<Answer>, "isLate" | "broken">) => {
      if (isEnded) return;
      isEnded = true;
      cancel();
      process.off("exit", kill);
      const silentMs = answeredAt === null ? deadlineMs : performance.now() - answeredAt;
      resolve({ answers, silentMs, ...result });
    };
    const kill = () => {
      if (child.pid !== undefined) signalGroup(child.pid, "SIGKILL");
    };
    const cancel = after(deadlineMs, () => {
      kill();
      end({ isLate: true, broken: null });
    });
    // Before its folder is removed.
    process.prependListener("exit", kill);
    child.on("message", (answer) => {
      answers.push(answer as Answer);
      answeredAt = performance.now();
    });
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      words = `${words}${text}`.slice(-LAST_WORDS);
    });
    child.on("error", (error) => end({ isLate: false, broken: error.message }));
    child.on("close", (code) => end({ isLate: false, broken: code === 0 ? null : lastWords(words, code) }));
    child.send(batch, () => {});
  });
}

function lastWords(words: string, code: number | null): string {
  const error = words.split("\n").findLast((line) => /Error/.test(line));
  return error ?? `the process of the cache client ended with ${code === null ? "a signal" : `code ${code}`}`;
}
