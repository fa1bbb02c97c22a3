/** Starts a process in its own group with an empty stdin, and reports its output and its end. */
import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { closeSync, existsSync } from "node:fs";
import { reasonOf } from "../core/reason.ts";
import type { OpenPipe, PipePool } from "./pipes.ts";

interface ProcessListener {
  /** The chunk is valid only during the call. */
  output(stream: "stdout" | "stderr", chunk: Buffer): void;
  exited(code: number | null, signal: NodeJS.Signals | null): void;
  /** The last call, after `exited`, once no process holds the pipes. */
  closed(): void;
  /** The process could not be started. The only call. */
  failed(message: string): void;
}

export interface StartedProcess {
  /** Of the process, and of the group that it leads. */
  readonly pid: number;
  /** Names of its output pipes in `/proc/PID/fd`; empty if they have none. */
  readonly pipeNames: readonly string[];
  /** Stops listening and gives up its pipes. Call it after the last sweep for them. The process is not killed. */
  release(): void;
}

/** The listener is never called from within this call. @returns null if nothing was started */
export function startProcess(
  file: string,
  args: readonly string[],
  options: SpawnOptions,
  pool: PipePool,
  listener: ProcessListener,
): StartedProcess | null {
  // Node keeps the handles of a process until the next full collection. They must not hold an attempt that has ended.
  let current: ProcessListener | null = listener;
  let pipes: readonly OpenPipe[] = [];
  let child: ChildProcess;
  try {
    pipes = pool.open();
    const [stdout = "pipe", stderr = "pipe"] = pipes.map(({ inputFd }) => inputFd);
    child = spawn(file, args, { ...options, detached: true, stdio: ["ignore", stdout, stderr] });
  } catch (error) {
    for (const pipe of pipes) pipe.release();
    // E2BIG, a NUL in an argument, or no descriptor left.
    queueMicrotask(() => current?.failed(reasonOf(error)));
    return null;
  } finally {
    for (const pipe of pipes) closeSync(pipe.inputFd);
  }
  const { pid } = child;
  // Also emitted if a signal cannot be sent. Only a process that was never started has no id.
  child.on("error", (error) => {
    if (pid === undefined) current?.failed(error.message);
  });
  if (pid === undefined) {
    for (const pipe of pipes) pipe.release();
    child.stdout?.destroy();
    child.stderr?.destroy();
    return null;
  }
  let openCount = 3;
  const close = () => {
    openCount -= 1;
    if (openCount > 0) return;
    const last = current;
    current = null;
    last?.closed();
  };
  child.on("exit", (code, signal) => {
    current?.exited(code, signal);
    close();
  });
  for (const [index, name] of (["stdout", "stderr"] as const).entries()) {
    const onChunk = (chunk: Buffer) => current?.output(name, chunk);
    const pipe = pipes[index];
    if (pipe !== undefined) pipe.read(onChunk, close);
    else
      child[name]
        ?.on("data", onChunk)
        .on("error", () => {})
        .on("close", close);
  }
  return {
    pid,
    pipeNames: pipes.map(({ name }) => name),
    release() {
      current = null;
      for (const pipe of pipes) pipe.release();
      child.stdout?.destroy();
      child.stderr?.destroy();
      child.unref();
    },
  };
}

/**
 * Explains why a child could not be started.
 *
 * @param message from the system
 */
export function describeSpawnFailure(message: string, workingDirectory: string): string {
  if (/\bE2BIG\b|null bytes/.test(message)) {
    return `expected arguments without null bytes, at most 128 KiB in each, and about 2 MiB in all arguments and variables together (${message}). Let the command read {tasks-file} ($CARRYOVER_TASKS_FILE), which has every field, or pass fewer variables`;
  }
  if (/\bE[MN]FILE\b/.test(message)) {
    return `too few file descriptors (${message}). Raise the limit with \`ulimit -n\`, or lower \`concurrency\``;
  }
  // The system names the program even if the folder is what is missing.
  return existsSync(workingDirectory)
    ? message
    : `the working directory ${workingDirectory} does not exist (${message})`;
}
