/**
 * The files of a snapshot: which ones are carried, which of the returned ones are accepted, and the temporary folders
 * in which a snapshot is built and unpacked.
 *
 * Returned files are untrusted: links are never followed, and only plain files with known names are accepted.
 */
import type { Stats } from "node:fs";
import { copyFile, link, lstat, mkdir, readdir, rename } from "node:fs/promises";
import { basename, join } from "node:path";
import { makeTempFolder, removeFolder } from "../../run/temp-folder.ts";
import { CHECKPOINT_LIMIT_BYTES } from "../checkpoint-file.ts";
import { PLAN_LIMIT_BYTES, STATE_FILE_LIMIT_BYTES, STATE_FILES } from "../state-paths.ts";

const CARRIED_FILES: ReadonlySet<string> = new Set(Object.values(STATE_FILES));

/** The most bytes that a file of a snapshot may have; null for a name that is not carried. */
export function maxBytesOf(name: string): number | null {
  if (name === STATE_FILES.checkpoint) return CHECKPOINT_LIMIT_BYTES;
  if (name === STATE_FILES.plan) return PLAN_LIMIT_BYTES;
  return CARRIED_FILES.has(name) ? STATE_FILE_LIMIT_BYTES : null;
}

/** The carried files in a folder: plain files within their size limits. None if the folder cannot be read. */
async function listCarriedFiles(folder: string): Promise<string[]> {
  const names: string[] = [];
  for (const name of CARRIED_FILES) {
    const stat = await lstatOrNull(join(folder, name));
    if (stat?.isFile() && stat.size <= (maxBytesOf(name) ?? 0)) names.push(name);
  }
  return names;
}

/**
 * Copies the carried files into a folder, which is created if absent.
 *
 * @param put how one file gets there
 * @returns their names
 */
export async function copyCarriedFiles(
  from: string,
  to: string,
  put: (from: string, to: string) => Promise<void> = copyFile,
): Promise<string[]> {
  const names = await listCarriedFiles(from);
  await mkdir(to, { recursive: true });
  for (const name of names) await put(join(from, name), join(to, name));
  return names;
}

/**
 * Makes the carried files available in another folder for a short time, in which nothing writes to them: as hard links,
 * else as copies.
 *
 * @returns their names
 */
export function linkCarriedFiles(from: string, to: string): Promise<string[]> {
  return copyCarriedFiles(from, to, (source, target) => link(source, target).catch(() => copyFile(source, target)));
}

/**
 * Moves the carried files of an unpacked archive into another folder on the same file system.
 *
 * @returns the names that were left behind
 */
export async function takeOverFiles(from: string, to: string): Promise<string[]> {
  const stat = await lstatOrNull(from);
  if (stat === null) return [];
  // A link in its place would lead elsewhere.
  if (!stat.isDirectory()) return [basename(from)];
  for (const name of await listCarriedFiles(from)) await rename(join(from, name), join(to, name));
  return readdir(from);
}

async function lstatOrNull(path: string): Promise<Stats | null> {
  try {
    return await lstat(path);
  } catch {
    return null;
  }
}

/**
 * Runs an action with an empty folder, which is removed afterwards.
 *
 * @param tempFolder where it is created; created if absent
 * @throws what the action throws, and a UserError if no folder can be created
 */
export async function inStaging<T>(tempFolder: string, act: (folder: string) => Promise<T>): Promise<T> {
  const folder = makeTempFolder("carryover-staging-", tempFolder);
  try {
    return await act(folder);
  } finally {
    // A call that was abandoned may still write to it.
    await removeFolder(folder);
  }
}
