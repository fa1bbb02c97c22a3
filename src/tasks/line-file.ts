/** Reads a file with a task a line. */
import { closeSync, openSync, readSync } from "node:fs";
import { type LineFormat, linesInto } from "./line-format.ts";
import type { TaskColumns } from "./task-columns.ts";
import { TaskList, type TaskListOptions } from "./task-list.ts";

interface LineFile {
  readonly path: string;
  /** As the user wrote it, for errors. */
  readonly name: string;
  readonly format: LineFormat;
}

/** Large enough that the loop over lines, not over chunks, is what takes time; for more V8 takes pages of their own. */
const CHUNK_BYTES = 64 * 1024;

/** @throws UserError for a list that is not right, and system errors where it cannot be read */
export function readLineFile({ path, name, format }: LineFile, options: TaskListOptions): TaskColumns {
  const list = new TaskList(options);
  const lines = linesInto(list, format, name);
  const fd = openSync(path, "r");
  try {
    // One buffer, again and again: a stream takes a new one for each chunk, and the loading of its code.
    const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
    for (let read = readSync(fd, chunk); read > 0; read = readSync(fd, chunk)) lines.push(chunk.subarray(0, read));
  } finally {
    closeSync(fd);
  }
  lines.end();
  return list.finish();
}
