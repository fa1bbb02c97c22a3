/** Tells whether a file holds a text already: what is the same need not be written, synced and renamed again. */
import { closeSync, constants, openSync, readSync } from "node:fs";

/** @param parts of the text; no more of them are asked for than it takes to find a difference */
export function holdsText(path: string, parts: Iterable<string>): boolean {
  let fd: number;
  try {
    fd = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  } catch {
    return false;
  }
  try {
    for (const part of parts) {
      const bytes = Buffer.from(part);
      if (!readBytes(fd, bytes.length).equals(bytes)) return false;
    }
    return readBytes(fd, 1).length === 0;
  } finally {
    closeSync(fd);
  }
}

/** So many bytes, or those that are left. */
function readBytes(fd: number, wanted: number): Buffer {
  const bytes = Buffer.allocUnsafe(wanted);
  let length = 0;
  while (length < wanted) {
    const read = readSync(fd, bytes, length, wanted - length, null);
    if (read === 0) break;
    length += read;
  }
  return bytes.subarray(0, length);
}
