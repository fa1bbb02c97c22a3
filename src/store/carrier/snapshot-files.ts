/**
 * The files of a snapshot: which are carried, and which of those that came back are taken over.
 *
 * What comes back is untrusted: links are never followed, and only plain files with known names survive.
 */
import type { Stats } from "node:fs";
import { copyFile, link, lstat, mkdir, readdir, rename } from "node:fs/promises";
import { basename, join } from "node:path";
import { CHECKPOINT_LIMIT_BYTES } from "../checkpoint-file.ts";
import { STATE_FILE_LIMIT_BYTES, STATE_FILES } from "../state-paths.ts";
import { PLAN_LIMIT_BYTES } from "../take-plan.ts";

const LIMITS_BYTES: ReadonlyMap<string, number> = new Map([
  [STATE_FILES.checkpoint, CHECKPOINT_LIMIT_BYTES],
  [STATE_FILES.plan, PLAN_LIMIT_BYTES],
]);

/** Names that a snapshot may hold, with the size beyond which a file is none of ours. */
const CARRIED_FILES: ReadonlyMap<string, number> = new Map(
  Object.values(STATE_FILES).map((name) => [name, LIMITS_BYTES.get(name) ?? STATE_FILE_LIMIT_BYTES]),
);

/** The most bytes that a file of a snapshot may have; null for a name that is not carried. */
export function maxBytesOf(name: string): number | null {
  return CARRIED_FILES.get(name) ?? null;
}

/** The carried files that a folder holds: plain files within bounds. A folder that cannot be read holds none. */
async function listCarriedFiles(folder: string): Promise<string[]> {
  const names: string[] = [];
  for (const [name, limitBytes] of CARRIED_FILES) {
    const stat = await lstatOrNull(join(folder, name));
    if (stat?.isFile() && stat.size <= limitBytes) names.push(name);
  }
  return names;
}

/** Copies the carried files into a folder, made if absent. @returns their names */
export async function copyCarriedFiles(from: string, to: string): Promise<string[]> {
  const names = await listCarriedFiles(from);
  await mkdir(to, { recursive: true });
  for (const name of names) await copyFile(join(from, name), join(to, name));
  return names;
}

/**
 * Shows the carried files in another folder for a short time, during which nobody writes to them: as hard
 * links, else as copies.
 *
 * @returns their names
 */
export async function linkCarriedFiles(from: string, to: string): Promise<string[]> {
  const names = await listCarriedFiles(from);
  await mkdir(to, { recursive: true });
  for (const name of names) {
    const source = join(from, name);
    await link(source, join(to, name)).catch(() => copyFile(source, join(to, name)));
  }
  return names;
}

/**
 * Moves the carried files of an unpacked archive into a new folder on the same file system.
 *
 * @param roots where the archive may have put them; the first one that has a file wins
 * @param passed names at a root that are no content of the archive
 * @returns the names that were left behind
 */
export async function takeOverFiles(
  roots: readonly string[],
  to: string,
  passed: ReadonlySet<string>,
): Promise<string[]> {
  await mkdir(to, { recursive: true });
  const taken = new Set<string>();
  const left: string[] = [];
  for (const root of roots) {
    const stat = await lstatOrNull(root);
    if (stat === null) continue;
    // A link in the place of the root would lead elsewhere.
    if (!stat.isDirectory()) {
      left.push(basename(root));
      continue;
    }
    const wanted = new Set(await listCarriedFiles(root));
    for (const name of await readdir(root)) {
      if (passed.has(name)) continue;
      if (!wanted.has(name) || taken.has(name)) {
        left.push(name);
        continue;
      }
      await rename(join(root, name), join(to, name));
      taken.add(name);
    }
  }
  return left;
}

async function lstatOrNull(path: string): Promise<Stats | null> {
  try {
    return await lstat(path);
  } catch {
    return null;
  }
}
