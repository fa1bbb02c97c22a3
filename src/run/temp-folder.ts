/** Folders for temporary files. A machine may have no place for them. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { reasonOf } from "../core/reason.ts";
import { UserError } from "../core/user-error.ts";

/** A signal may end the process while they are in use. */
const inUse = new Set<string>();
process.once("exit", () => {
  for (const folder of inUse) {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // An exit must not fail because of it.
    }
  }
});

/**
 * Makes an empty folder. The caller removes it. What is left when the process exits is removed then.
 *
 * @param parent where it is made; created if absent
 * @throws UserError if it cannot be made, for instance on a read-only disk
 */
export function makeTempFolder(prefix: string, parent = tmpdir()): string {
  try {
    mkdirSync(parent, { recursive: true });
    const folder = mkdtempSync(resolve(parent, prefix));
    inUse.add(folder);
    return folder;
  } catch (cause) {
    const found = `found: ${reasonOf(cause)}.`;
    // TMPDIR moves only the folder of the system, not a shared one that the user named.
    const message =
      parent === tmpdir()
        ? `Expected a folder for temporary files, ${found} Set TMPDIR to a folder that can be written.`
        : `Expected to create a folder in ${parent}, ${found}`;
    throw new UserError(message, { cause });
  }
}

/** Removes a folder. Files that cannot be removed stay until the machine clears its temporary files. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true }).catch(() => {});
  keepFolder(folder);
}

/** Keeps a folder when the process exits. */
export function keepFolder(folder: string): void {
  inUse.delete(folder);
}
