/** Merges the folders of jobs: as they are, plus the rows that killed runs left in their inboxes. */
import { reasonOf } from "../core/reason.ts";
import { isHeld } from "../store/lock.ts";
import { type MergedFolder, mergeFolders } from "../store/merge.ts";
import type { StateFolder } from "../store/state-folder.ts";
import { statePaths } from "../store/state-paths.ts";
import type { TakeOverOptions } from "./recover-inbox.ts";
import { takeOverLeft } from "./take-over.ts";

export interface SourceOptions extends TakeOverOptions {
  readonly target: StateFolder;
  readonly now: number;
  readonly warn: (message: string) => void;
}

/**
 * Merges sources into the target, and stays out of the inbox of a run that is still active. The sources stay as they
 * are.
 *
 * @returns what each source contributed
 */
export async function mergeSources(sources: readonly string[], options: SourceOptions): Promise<MergedFolder[]> {
  const { target, now, warn } = options;
  const merged = mergeFolders(target.paths, sources, now, undefined, (ids) => warn(conflictWords(ids)));
  for (const { folder, trouble } of merged) {
    const paths = statePaths(folder);
    if (trouble !== null || isHeld(paths.lock)) continue;
    try {
      const left = await takeOverLeft(target, options, paths);
      for (const message of left.warnings) warn(`${folder}: ${message}`);
    } catch (error) {
      warn(`${folder}: could not recover the rows that a killed run left: ${reasonOf(error)}`);
    }
  }
  return merged;
}

const CONFLICTS_SHOWN = 10;

function conflictWords(ids: readonly string[]): string {
  const shown = ids.slice(0, CONFLICTS_SHOWN).join(", ");
  const more = ids.length > CONFLICTS_SHOWN ? ` and ${ids.length - CONFLICTS_SHOWN} more` : "";
  const tasks = ids.length === 1 ? "one task" : `${ids.length} tasks`;
  return `found different results for ${tasks}: ${shown}${more}. The result that started first is kept.`;
}
