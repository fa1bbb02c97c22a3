/** Starts a process in a group of its own, whose output comes through pipes of the kernel where there can be any. */
import { type SpawnOptions, spawn } from "node:child_process";
import { closeSync } from "node:fs";
import { createKernelPipes } from "./kernel-pipe.ts";

/** @returns an error where the system or Node refuses at once; where it does so later, the child has no `pid` and tells */
export function startProcess(file: string, given: readonly string[], options: SpawnOptions) {
  const pipes = createKernelPipes();
  const grouped = { ...options, detached: true } as const;
  try {
    if (pipes === null) {
      const child = spawn(file, given, { ...grouped, stdio: ["ignore", "pipe", "pipe"] });
      return { child, stdout: child.stdout, stderr: child.stderr };
    }
    const [stdout, stderr] = pipes;
    const child = spawn(file, given, { ...grouped, stdio: ["ignore", stdout.inputFd, stderr.inputFd] });
    return { child, stdout: stdout.output, stderr: stderr.output };
  } catch (error) {
    for (const pipe of pipes ?? []) pipe.output.destroy();
    // E2BIG, or a NUL in an argument, are thrown.
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    for (const pipe of pipes ?? []) closeSync(pipe.inputFd);
  }
}
