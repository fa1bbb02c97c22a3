/**
 * Kernel pipes for the output of children.
 *
 * When asked for a pipe, Node gives a child a socket. Linux cannot open a socket by name, so `echo … > /dev/stderr`,
 * `tee /dev/stderr` and `curl -D /dev/stderr` would fail with "No such device or address". Named pipes do not have this
 * problem and have two more advantages: all children share one read buffer, so memory stays flat whatever they print,
 * and `/proc/PID/fd` shows which processes still hold a child's pipes.
 */
import { spawnSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, rmSync } from "node:fs";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const READ_BYTES = 65_536;
/** Made at one time: enough for eight children, so that most runs call `mkfifo` once. */
const PIPES_AT_ONCE = 16;

/** Both ends of a pipe while one child uses it. */
export interface OpenPipe {
  /** Its name in `/proc/PID/fd`, before ` (deleted)`. No two children that run at the same time share a name. */
  readonly name: string;
  /** The child's end. Close it on our side once the child has been started. */
  readonly inputFd: number;
  /** Starts reading. A chunk is valid only during the call. */
  read(onChunk: (chunk: Buffer) => void, onClose: () => void): void;
  /** Stops reading. Then another child may get the pipe, so call it after the last sweep for its name. */
  release(): void;
}

interface NamedPipe {
  readonly name: string;
  /** Keeps the pipe alive after its name is removed. It is reopened through `/proc/self/fd`. */
  readonly anchorFd: number;
}

export class PipePool {
  readonly #buffer = Buffer.allocUnsafeSlow(READ_BYTES);
  #free: NamedPipe[] = [];
  #isPossible = process.platform === "linux";

  /**
   * @returns two pipes, or none if the system cannot make any; then use Node's own pipes
   * @throws the error of the system, usually because no descriptor is left
   */
  open(): readonly OpenPipe[] {
    if (this.#free.length < 2 && this.#isPossible) this.#make();
    if (this.#free.length < 2) return [];
    const pipes = this.#free.splice(-2);
    const opened: OpenPipe[] = [];
    try {
      for (const pipe of pipes) opened.push(this.#openOne(pipe));
      return opened;
    } catch (error) {
      for (const { inputFd, release } of opened) {
        closeSync(inputFd);
        release();
      }
      this.#free.push(...pipes.slice(opened.length));
      throw error;
    }
  }

  close(): void {
    this.#isPossible = false;
    for (const { anchorFd } of this.#free.splice(0)) closeSync(anchorFd);
  }

  /** One `mkfifo` serves several children. Names are removed at once, so that a kill leaves no files. */
  #make(): void {
    let folder: string | null = null;
    try {
      folder = mkdtempSync(join(tmpdir(), "carryover-pipes-"));
      const names = Array.from({ length: PIPES_AT_ONCE }, (_, index) => `${folder}/${index}`);
      this.#isPossible = spawnSync("mkfifo", ["-m", "600", ...names], { stdio: "ignore" }).status === 0;
      if (!this.#isPossible) return;
      for (const name of names) {
        this.#free.push({ name, anchorFd: openSync(name, constants.O_RDONLY | constants.O_NONBLOCK) });
      }
    } catch {
      // No descriptor is left or the disk is full. Use what was made; the next child tries again.
    } finally {
      if (folder !== null) rmSync(folder, { recursive: true, force: true });
    }
  }

  #openOne(pipe: NamedPipe): OpenPipe {
    const path = `/proc/self/fd/${pipe.anchorFd}`;
    // Open the reading end first, without blocking, because the writing end needs a reader to open at once.
    const outputFd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    let inputFd: number;
    try {
      inputFd = openSync(path, constants.O_WRONLY);
    } catch (error) {
      closeSync(outputFd);
      throw error;
    }
    let socket: Socket | null = null;
    let hasWriter = false;
    return {
      name: pipe.name,
      inputFd,
      read: (onChunk, onClose) => {
        const onread = {
          buffer: this.#buffer,
          callback: (bytes: number) => {
            onChunk(this.#buffer.subarray(0, bytes));
            return true;
          },
        };
        hasWriter = true;
        socket = new Socket({ fd: outputFd, readable: true, writable: false, onread });
        socket.on("error", () => {});
        socket.on("end", () => {
          hasWriter = false;
        });
        socket.on("close", onClose).resume();
      },
      release: () => {
        if (socket === null) closeSync(outputFd);
        else socket.destroy();
        this.#release(pipe, hasWriter);
      },
    };
  }

  /** A pipe that was released before its end may still have a writer, so no other child may get it. */
  #release(pipe: NamedPipe, hasWriter: boolean): void {
    if (!hasWriter && this.#isPossible) this.#free.push(pipe);
    else closeSync(pipe.anchorFd);
  }
}
