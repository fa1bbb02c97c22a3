/**
 * The files from which children read their tasks. The file of a child that has ended is renamed and rewritten for the
 * next one: on ext4, creating and removing a file for each child takes longer than all our other work for it.
 */
import { closeSync, constants, fstatSync, ftruncateSync, openSync, renameSync, writeFileSync } from "node:fs";
import type { Task } from "../core/task.ts";
import { removeFile, taskLines, writeTasks } from "./inbox.ts";

/** A child may have left a link or a pipe at its path. Links are not followed, and pipes do not block. */
const OPEN_FLAGS = constants.O_WRONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

export class TaskFiles {
  #spare: string | null = null;

  /** @throws the file system's error */
  write(path: string, tasks: readonly Task[]): void {
    const spare = this.#spare;
    this.#spare = null;
    if (spare !== null && isWrittenAnew(spare, path, taskLines(tasks))) return;
    if (spare !== null) for (const leftover of [spare, path]) removeFile(leftover);
    writeTasks({ tasksFile: path }, tasks);
  }

  /** Releases the file of a child that has ended. It is removed if no other child starts right now. */
  release(path: string, onTrouble: (error: unknown) => void): void {
    if (this.#spare !== null) removeFile(this.#spare);
    this.#spare = path;
    // After all promises, because the start of the next child waits for one.
    process.nextTick(() => {
      if (this.#spare !== path) return;
      this.#spare = null;
      try {
        removeFile(path);
      } catch (error) {
        onTrouble(error);
      }
    });
  }
}

/** @returns false if the file cannot be reused; something may then be at either path */
function isWrittenAnew(spare: string, path: string, text: string): boolean {
  let file: number | null = null;
  try {
    // Rename it first: its old name must never hold the tasks of another attempt.
    renameSync(spare, path);
    file = openSync(path, OPEN_FLAGS);
    const stat = fstatSync(file);
    // The child may keep it under another name.
    if (!stat.isFile() || stat.nlink > 1) return false;
    writeFileSync(file, text);
    // Do not truncate it first: ext4 flushes a file that was empty to the disk when it is closed.
    if (stat.size > Buffer.byteLength(text)) ftruncateSync(file, Buffer.byteLength(text));
    return true;
  } catch {
    return false;
  } finally {
    if (file !== null) closeSync(file);
  }
}
