/** Reads the end of a file that may be missing, a link, or no file at all. */
import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";

/** The last bytes of a regular file as text, and whether that is all of it; null if it cannot be read. Follows no link. */
export function readTail(
  path: string,
  bytesLimit: number,
): { readonly text: string; readonly isWhole: boolean } | null {
  let fd: number;
  try {
    // O_NONBLOCK: opening a pipe would wait for a writer.
    fd = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch {
    return null;
  }
  try {
    const stat = fstatSync(fd);
    if (!stat.isFile()) return null;
    const bytes = Buffer.alloc(Math.min(stat.size, bytesLimit));
    const length = readSync(fd, bytes, 0, bytes.length, stat.size - bytes.length);
    return { text: bytes.toString("utf8", 0, length), isWhole: bytes.length === stat.size };
  } catch {
    return null;
  } finally {
    closeSync(fd);
  }
}
