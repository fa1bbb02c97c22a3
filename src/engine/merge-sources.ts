/** The folders to merge: as they are, plus the rows that killed runs left in their inboxes. */
import {
  closeSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { reasonOf } from "../core/reason.ts";
import { copyCarriedFiles } from "../store/carrier/snapshot-files.ts";
import { isHeld } from "../store/lock.ts";
import { type MergedFolder, mergeFolders, troubleOf } from "../store/merge.ts";
import { inStaging } from "../store/staging.ts";
import { StateFolder } from "../store/state-folder.ts";
import { type StatePaths, statePaths } from "../store/state-paths.ts";
import type { TakeOverOptions } from "./recover-inbox.ts";
import { mayHoldLeftovers, takeOverLeft } from "./take-over.ts";

export interface SourceOptions extends Omit<TakeOverOptions, "orphans"> {
  readonly target: StateFolder;
  readonly now: number;
  /** For temporary files. */
  readonly tempFolder: string;
  readonly warn: (message: string) => void;
}

/**
 * Merges sources into the target, including rows that a killed run left in the inbox of a source. Those are collected
 * in a copy, because sources stay as they are. The inbox of a run that is still active is left alone.
 *
 * @returns what each source contributed
 */
export async function mergeSources(sources: readonly string[], options: SourceOptions): Promise<MergedFolder[]> {
  const { target, now, tempFolder } = options;
  const withRows = sources.filter((source) => {
    const paths = statePaths(source);
    return troubleOf(source) === null && mayHoldLeftovers(paths) && !isHeld(paths.lock);
  });
  const unite = (folders: readonly string[]) =>
    mergeFolders(target.paths, folders, now, undefined, (ids) => options.warn(conflictWords(ids)));
  if (withRows.length === 0) return unite(sources);
  return inStaging(tempFolder, async (staging) => {
    const copies: string[] = [];
    for (const [index, source] of withRows.entries()) {
      const copy = join(staging, String(index));
      try {
        await takeOverCopy(statePaths(source), copy, options);
        copies.push(copy);
      } catch (error) {
        rmSync(copy, { recursive: true, force: true });
        options.warn(`${source}: could not recover the rows that a killed run left: ${reasonOf(error)}`);
      }
    }
    return unite([...sources, ...copies]).slice(0, sources.length);
  });
}

const CONFLICTS_SHOWN = 10;

function conflictWords(ids: readonly string[]): string {
  const shown = ids.slice(0, CONFLICTS_SHOWN).join(", ");
  const more = ids.length > CONFLICTS_SHOWN ? ` and ${ids.length - CONFLICTS_SHOWN} more` : "";
  const tasks = ids.length === 1 ? "one task" : `${ids.length} tasks`;
  return `found different results for ${tasks}: ${shown}${more}. The result that started first is kept.`;
}

/** Keeps only the collected rows, because full copies of all sources of a large matrix would fill the disk. */
async function takeOverCopy(source: StatePaths, to: string, options: SourceOptions): Promise<void> {
  const copy = statePaths(to);
  await copyCarriedFiles(source.root, to);
  copyInbox(source.inbox, copy.inbox);
  const stored = [copy.results, copy.failures].map((path) => ({ path, bytes: sizeOr0(path) }));
  const folder = StateFolder.open(to, options.target.redactor);
  try {
    const left = await takeOverLeft(folder, { ...options, orphans: "leave" });
    for (const message of left.warnings) options.warn(`${source.root}: ${message}`);
  } finally {
    folder.close();
  }
  for (const { path, bytes } of stored) keepAfter(path, bytes);
  for (const path of [copy.tasks, copy.events, copy.baseline, copy.plan, copy.checkpoint, copy.inbox]) {
    rmSync(path, { recursive: true, force: true });
  }
}

function sizeOr0(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** Drops the first bytes of a file that has only grown since. */
function keepAfter(path: string, bytes: number): void {
  const rest = Buffer.alloc(sizeOr0(path) - bytes);
  if (rest.length > 0) {
    const file = openSync(path, "r");
    readSync(file, rest, 0, rest.length, bytes);
    closeSync(file);
  }
  writeFileSync(path, rest);
}

function copyInbox(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const path = join(from, name);
    // A link would lead elsewhere, and a pipe would never end.
    if (lstatSync(path).isFile()) copyFileSync(path, join(to, name));
  }
}
