/** Replaces files whole: it writes a draft beside the file and renames it. */
import { closeSync, constants, fsyncSync, openSync, readdirSync, renameSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "./lock-holder.ts";

const DRAFT = /\.(\d+)\.tmp$/;

/**
 * Removes drafts of killed processes. Drafts of live processes stay, because those may be starting and want the lock. A
 * draft is a plain file; anything else with such a name is not ours. A draft that stays does no harm.
 */
export function removeDrafts(root: string): void {
  try {
    for (const entry of readdirSync(root, { withFileTypes: true })) {
      const pid = Number(DRAFT.exec(entry.name)?.[1] ?? 0);
      if (pid > 1 && entry.isFile() && !isAlive(pid)) rmSync(join(root, entry.name), { force: true });
    }
  } catch {
    // The disk has other rules, or the file belongs to another user.
  }
}

/** Larger batches took 20 MB more in a rewrite: Node frees large texts and buffers late. */
const BATCH_CHARACTERS = 1 << 16;

/**
 * Writes beside the file, syncs, and renames, so that a reader sees the old file or the new one.
 *
 * @param isWanted called once everything is written; false keeps the old file
 */
export function writeAtomically(
  path: string,
  produce: (write: (text: string) => void) => void,
  isWanted: () => boolean = () => true,
): void {
  const temporary = `${path}.${process.pid}.tmp`;
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants;
  const fd = openSync(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o644);
  let batch: string[] = [];
  let size = 0;
  const flush = () => {
    const bytes = Buffer.from(batch.join(""));
    for (let from = 0; from < bytes.length; ) from += writeSync(fd, bytes, from);
    batch = [];
    size = 0;
  };
  try {
    try {
      produce((text) => {
        batch.push(text);
        size += text.length;
        if (size > BATCH_CHARACTERS) flush();
      });
      flush();
      // A draft that is dropped need not reach the disk.
      if (!isWanted()) return;
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
    renameSync(temporary, path);
  } finally {
    // It is still there if it is not wanted, if it could not be written, or if a folder stands in its place.
    rmSync(temporary, { force: true });
  }
}
