/** Runs a built program with an environment of its own, and may send it a signal. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The bundles under test: what is committed, or another build of it. */
export const DIST = process.env.CARRYOVER_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));

/** A module for `preload` that injects faults, as the variables in its header say. */
export const FAULTS = fileURLToPath(new URL("fault-preload.mjs", import.meta.url));

export interface ProgramOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly stdin?: string;
  /** A module that Node loads first (`--import`). */
  readonly preload?: string | undefined;
  /** A line of bash that starts the program, whose command is `$@`, for instance under a limit or on another disk. */
  readonly shell?: string | undefined;
  /** Sends a signal as soon as a condition of the folder holds. After a fixed time, the state would be unknown. */
  readonly signalWhen?: { readonly signal: NodeJS.Signals; readonly holds: (cwd: string) => boolean } | undefined;
  readonly onStart?: (child: ChildProcess) => void;
}

export interface ProgramEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** From the signal to the end; null if none was sent. */
  readonly afterSignalMs: number | null;
}

const POLL_MS = 20;

/** @param file of the build, such as `cli/index.js` */
export function runProgram(file: string, args: readonly string[], options: ProgramOptions): Promise<ProgramEnd> {
  const imports = options.preload === undefined ? [] : ["--import", options.preload];
  return runCommand([process.execPath, ...imports, join(DIST, file), ...args], options);
}

export function runCommand(command: readonly string[], options: ProgramOptions): Promise<ProgramEnd> {
  const { cwd, env, stdin, shell, signalWhen } = options;
  return new Promise((resolve) => {
    const [program = "", ...rest] = shell === undefined ? command : ["bash", "-c", shell, "bash", ...command];
    const child = spawn(program, rest, {
      cwd,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
      stdio: [stdin === undefined ? "ignore" : "pipe", "pipe", "pipe"],
    });
    const output = { stdout: "", stderr: "" };
    for (const stream of ["stdout", "stderr"] as const) {
      child[stream]?.setEncoding("utf8").on("data", (text: string) => {
        output[stream] += text;
      });
    }
    if (stdin !== undefined) child.stdin?.end(stdin);
    options.onStart?.(child);
    let sentAt: number | null = null;
    const timer = setInterval(() => {
      if (signalWhen?.holds(cwd) !== true) return;
      clearInterval(timer);
      sentAt = performance.now();
      child.kill(signalWhen.signal);
    }, POLL_MS);
    child.on("close", (code, signal) => {
      clearInterval(timer);
      resolve({ code, signal, ...output, afterSignalMs: sentAt === null ? null : performance.now() - sentAt });
    });
  });
}
