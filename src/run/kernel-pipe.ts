/**
 * Pipes of the kernel for what a child prints. What Node gives a child for a pipe is a socket, and Linux opens no
 * `/dev/stdout` or `/dev/stderr` that is one: `echo … > /dev/stderr`, `tee /dev/stderr` and `curl -D /dev/stderr`
 * fail with "No such device or address". Node makes no pipes itself, but reads named ones.
 */
import { spawnSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, rmSync } from "node:fs";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** From six on it was never seen to fail. */
const SPAWN_DESCRIPTORS = 8;

export interface KernelPipe {
  /** What is written into it. */
  readonly output: Socket;
  /** The end that a child writes to; to be closed on our side once the child has it. */
  readonly inputFd: number;
}

/** @returns two new pipes, or null where there is no need of them (other systems) or no way to make them */
export function createKernelPipes(): readonly [KernelPipe, KernelPipe] | null {
  if (process.platform !== "linux") return null;
  let folder: string | null = null;
  const open: number[] = [];
  const openEnd = (path: string, flags: number) => {
    const fd = openSync(path, flags);
    open.push(fd);
    return fd;
  };
  // The reading end first, without waiting for a writer: then the writing end finds a reader and need not wait.
  const openPipe = (path: string): readonly [number, number] => [
    openEnd(path, constants.O_RDONLY | constants.O_NONBLOCK),
    openEnd(path, constants.O_WRONLY),
  ];
  try {
    folder = mkdtempSync(join(tmpdir(), "carryover-pipes-"));
    const first = join(folder, "1");
    const second = join(folder, "2");
    if (!hasRoom() || spawnSync("mkfifo", ["-m", "600", first, second], { stdio: "ignore" }).status !== 0) return null;
    const ends = [openPipe(first), openPipe(second)] as const;
    return [pipeOf(ends[0]), pipeOf(ends[1])];
  } catch {
    for (const fd of open) closeSync(fd);
    return null;
  } finally {
    // Pipes that are open stay, whatever becomes of their names.
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
  }
}

/** Where few descriptors are left `spawnSync` fails, and each time keeps one of them for good. */
function hasRoom(): boolean {
  const open: number[] = [];
  try {
    while (open.length < SPAWN_DESCRIPTORS) open.push(openSync("/dev/null", constants.O_RDONLY));
    return true;
  } catch {
    return false;
  } finally {
    for (const fd of open) closeSync(fd);
  }
}

function pipeOf([outputFd, inputFd]: readonly [number, number]): KernelPipe {
  return { output: new Socket({ fd: outputFd, readable: true, writable: false }), inputFd };
}
