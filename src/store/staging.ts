/** Temporary folders for building and unpacking snapshots. */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Runs an action with an empty folder, which is removed afterwards.
 *
 * @param tempFolder where it is created; created if absent
 * @throws what the action throws, and the file system's errors if no folder can be created
 */
export async function inStaging<T>(tempFolder: string, act: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(tempFolder, { recursive: true });
  const folder = await mkdtemp(join(tempFolder, "carryover-staging-"));
  try {
    return await act(folder);
  } finally {
    // A call that was abandoned may still write to it.
    await removeFolder(folder);
  }
}

/** Removes a temporary folder. What cannot be removed is left to the temp folder's owner. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true }).catch(() => {});
}
