/**
 * The files from which children read their tasks. The file of a child that has ended is renamed and written anew for the
 * next one: on ext4, making and removing a file for each child takes longer than the rest of our work for it.
 */
import { closeSync, constants, fstatSync, ftruncateSync, openSync, renameSync, writeFileSync } from "node:fs";
import type { Task } from "../core/task.ts";
import { removeFile, taskLines, writeTasks } from "./inbox.ts";

/** What a child left at its path may be a link or a pipe: neither is followed, nor waited for. */
const OPEN_FLAGS = constants.O_WRONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

export class TaskFiles {
  #spare: string | null = null;

  /** @throws the error of the file system */
  write(path: string, tasks: readonly Task[]): void {
    const spare = this.#spare;
    this.#spare = null;
    if (spare !== null && isWrittenAnew(spare, path, taskLines(tasks))) return;
    if (spare !== null) for (const leftover of [spare, path]) removeFile(leftover);
    writeTasks({ tasksFile: path }, tasks);
  }

  /** Gives up the file of a child that has ended; it is removed if no other child starts right now. */
  release(path: string, onTrouble: (error: unknown) => void): void {
    if (this.#spare !== null) removeFile(this.#spare);
    this.#spare = path;
    // After all promises: what starts the next child waits for one.
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

/** @returns false where the file cannot be used again; something may then stand at either path */
function isWrittenAnew(spare: string, path: string, text: string): boolean {
  let file: number | null = null;
  try {
    // Renamed first: its old name must never stand for tasks that another attempt was given.
    renameSync(spare, path);
    file = openSync(path, OPEN_FLAGS);
    const stat = fstatSync(file);
    // The child may keep it under another name.
    if (!stat.isFile() || stat.nlink > 1) return false;
    writeFileSync(file, text);
    // Not emptied first: ext4 writes a file that was empty to the disk when it is closed.
    if (stat.size > Buffer.byteLength(text)) ftruncateSync(file, Buffer.byteLength(text));
    return true;
  } catch {
    return false;
  } finally {
    if (file !== null) closeSync(file);
  }
}
