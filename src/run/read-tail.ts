/** Reads the end of a file that may be missing, a link, or no file at all. */
import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";

export interface FileTail {
  readonly text: string;
  /** Whether the text is the whole file. */
  readonly isWhole: boolean;
  readonly mtimeMs: number;
}

/**
 * The last bytes of a regular file as text. Follows no link.
 *
 * @param changedSinceMs the file must not be older, in ms of the file system's own clock
 * @returns null if there is no such file, or if it cannot be read
 */
export function readTail(path: string, limitBytes: number, changedSinceMs = Number.NEGATIVE_INFINITY): FileTail | null {
  let fd: number;
  try {
    // O_NONBLOCK: opening a pipe would wait for a writer.
    fd = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch {
    return null;
  }
  try {
    const stat = fstatSync(fd);
    if (!stat.isFile() || stat.mtimeMs < changedSinceMs) return null;
    const bytes = Buffer.alloc(Math.min(stat.size, limitBytes));
    const length = readSync(fd, bytes, 0, bytes.length, stat.size - bytes.length);
    return {
      text: bytes.toString("utf8", 0, length),
      isWhole: bytes.length === stat.size,
      mtimeMs: stat.mtimeMs,
    };
  } catch {
    return null;
  } finally {
    closeSync(fd);
  }
}
