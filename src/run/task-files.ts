/**
 * The files from which children read their tasks. That of a child that has ended is renamed and written anew for
 * the next one, because of what a new file costs where thousands have just been removed: ext4 gives no inode again
 * that was freed in the last minutes, and passes over all of them whenever a file is made. In a run of 2,000 short
 * children that was a quarter of a millisecond for each of them.
 */
import {
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { errorCode } from "../core/error-code.ts";
import type { Task } from "../core/task.ts";
import { removeFile, taskLines } from "./inbox.ts";

/** What the child left at the path may be a link or a pipe: neither is followed, nor waited for. */
const OPEN_FLAGS = constants.O_WRONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

export class TaskFiles {
  readonly #onTrouble: (error: unknown) => void;
  #spares: string[] = [];
  #isRemovalDue = false;

  /** @param onTrouble is told of a file that cannot be removed */
  constructor(onTrouble: (error: unknown) => void) {
    this.#onTrouble = onTrouble;
  }

  /**
   * Writes the tasks of a child, a line of JSON each.
   *
   * @throws the error of the file system
   */
  write(path: string, tasks: readonly Task[]): void {
    const text = taskLines(tasks);
    const spare = this.#spares.pop();
    if (spare !== undefined) {
      if (isWrittenAnew(spare, path, text)) return;
      this.#remove(spare);
      this.#remove(path);
    }
    try {
      writeFileSync(path, text);
    } catch (error) {
      if (errorCode(error) !== "ENOENT") throw error;
      // A task has cleared the inbox away. Where the whole state folder is gone this fails too.
      mkdirSync(dirname(path));
      writeFileSync(path, text);
    }
  }

  /** Gives up the file of a child that has ended. It is removed where no child starts in its place at once. */
  release(path: string): void {
    this.#spares.push(path);
    if (this.#isRemovalDue) return;
    this.#isRemovalDue = true;
    // After all promises: what starts the next child is waiting for one.
    process.nextTick(() => this.#removeSpares());
  }

  #removeSpares(): void {
    this.#isRemovalDue = false;
    const spares = this.#spares;
    this.#spares = [];
    for (const path of spares) this.#remove(path);
  }

  #remove(path: string): void {
    try {
      removeFile(path);
    } catch (error) {
      this.#onTrouble(error);
    }
  }
}

/** @returns false where the file cannot be used again; something may then stand at either path */
function isWrittenAnew(spare: string, path: string, text: string): boolean {
  try {
    // Renamed first: its old name must never stand for tasks that another attempt was given.
    renameSync(spare, path);
    return isOverwritten(path, text);
  } catch {
    // The child has taken it away, or made it something else.
    return false;
  }
}

function isOverwritten(path: string, text: string): boolean {
  const file = openSync(path, OPEN_FLAGS);
  try {
    const stat = fstatSync(file);
    // The child may keep it under another name.
    if (!stat.isFile() || stat.nlink > 1) return false;
    writeFileSync(file, text);
    // Never emptied: ext4 takes a file that was empty for a replaced one, and writes it to the disk at its closing.
    if (stat.size > Buffer.byteLength(text)) ftruncateSync(file, Buffer.byteLength(text));
    return true;
  } finally {
    closeSync(file);
  }
}
