/** Short-lived folders in which snapshots are put together and unpacked. */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Runs an action with an empty folder of its own, which goes with it.
 *
 * @param tempFolder where it is made; made if absent
 * @throws what the action throws, and the errors of the file system where no folder can be made
 */
export async function inStaging<T>(tempFolder: string, act: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(tempFolder, { recursive: true });
  const folder = await mkdtemp(join(tempFolder, "carryover-staging-"));
  try {
    return await act(folder);
  } finally {
    // A call that was given up may still write to it.
    await removeFolder(folder);
  }
}

/** Removes a short-lived folder. What cannot be removed is left: it is the temp folder's to remove. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true }).catch(() => {});
}
