/**
 * Unites state folders. A union has no order: ledger row > terminal > attempts by unique run.job.attempt, so
 * any sequence of jobs, kills and partial saves comes to the same state.
 */
import { accessSync, constants, existsSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { reasonOf } from "../core/reason.ts";
import { writeAtomically } from "./atomic-file.ts";
import { uniteHistories } from "./campaign-history.ts";
import { newerCheckpoint, otherName, otherRepository, readCheckpoint } from "./checkpoint-file.ts";
import type { Checkpoint } from "./format.ts";
import { Retries } from "./retries.ts";
import { STATE_FILE_LIMIT_BYTES, STATE_FILES, type StatePaths } from "./state-paths.ts";
import { type FolderState, takeBaseline, takeLatest } from "./take-latest.ts";
import { takeLatestPlan } from "./take-plan.ts";
import { CLOCK_SKEW_MS, uniteCheckpoints } from "./unite-checkpoints.ts";
import { uniteLedgers, uniteLines, uniteSidecars } from "./unite-rows.ts";

/** Of the answers that jobs have kept together: to pay for a call again is better than to carry more. */
const CALLS_LIMIT_BYTES = 256_000_000;

/** What a folder brought in. */
export interface MergedFolder extends FolderState {
  /** The version of its checkpoint, where that is newer than ours: the folder was passed over. Null otherwise. */
  readonly newer: number | null;
  /** The repository that it belongs to, where that is another one: the folder was passed over. Null otherwise. */
  readonly foreign: string | null;
}

/** Whose states are merged; null stands for anybody's. */
export interface StateOwner {
  /** The evaluation. */
  readonly name: string | null;
  /** `owner/name` */
  readonly repository: string | null;
}

const ANYBODY: StateOwner = { name: null, repository: null };

/**
 * Adds what the sources hold to the target, whose journals must be closed; the sources stay as they are. A source
 * that holds links, files that cannot be read, or a checkpoint of a newer version, is passed over: the others are
 * united all the same.
 *
 * @param now epoch ms; a state that claims to be of the future leads no other
 * @param onConflicts is given the ids of tasks for which the folders hold different results
 * @param owner a source whose checkpoint belongs to another evaluation or repository is passed over too
 * @throws UserError for a checkpoint of a newer version in the target, and the file system's errors for a target
 * that cannot be read or written
 */
export function mergeFolders(
  target: StatePaths,
  sources: readonly string[],
  now: number,
  owner: StateOwner = ANYBODY,
  onConflicts: (ids: readonly string[]) => void = () => undefined,
): MergedFolder[] {
  const merged = sources.map((folder): MergedFolder => {
    const trouble = troubleOf(folder);
    const passedOver = { folder, checkpoint: null, newer: null, foreign: null };
    if (trouble !== null) return { ...passedOver, trouble };
    const path = join(folder, STATE_FILES.checkpoint);
    const newer = newerCheckpoint(path);
    if (newer !== null) return { ...passedOver, newer, trouble: `its checkpoint is of version ${newer}` };
    const checkpoint = readCheckpoint(path);
    const other = otherName(checkpoint, owner.name);
    if (other !== null) return { ...passedOver, trouble: `it is the state of ${other}` };
    const foreign = otherRepository(checkpoint, owner.repository);
    if (foreign !== null) return { ...passedOver, foreign, trouble: `it is the state of the repository ${foreign}` };
    return { folder, checkpoint, newer, foreign, trouble };
  });
  const present = merged.flatMap(({ folder, trouble }) => (trouble === null && existsSync(folder) ? [folder] : []));
  const theirs = (name: keyof typeof STATE_FILES) => present.map((folder) => join(folder, STATE_FILES[name]));
  const retries = Retries.read([target.failures, ...theirs("failures")]);
  const conflicts = uniteLedgers(target.results, theirs("results"), retries);
  if (conflicts.length > 0) onConflicts(conflicts);
  uniteSidecars(target.failures, theirs("failures"), retries);
  uniteLines(target.events, theirs("events"));
  uniteLines(target.calls, theirs("calls"), CALLS_LIMIT_BYTES);
  // Before the checkpoints are one: which list is the latest is told by what the target's own says.
  takeLatest(target.tasks, STATE_FILES.tasks, { own: readCheckpoint(target.checkpoint), merged, now });
  const checkpoints = merged.flatMap(({ checkpoint }) => checkpoint ?? []);
  mergeCheckpoints(target, checkpoints, now);
  takeLatestPlan(target.plan, theirs("plan"), now + CLOCK_SKEW_MS);
  uniteHistories(target.history, theirs("history"));
  takeBaseline(target.baseline, theirs("baseline"), now);
  return merged;
}

/** Takes the task list of the latest of some merged folders, whatever list the target has. */
export function takeTaskList(target: StatePaths, merged: readonly MergedFolder[], now: number): void {
  takeLatest(target.tasks, STATE_FILES.tasks, { own: null, merged, now });
}

/** What keeps a folder from being read; a missing one holds nothing, which is no trouble. */
export function troubleOf(folder: string): string | null {
  try {
    if (!existsSync(folder)) return null;
    for (const name of readdirSync(folder)) {
      if (!STATE_NAMES.has(name)) continue;
      const path = join(folder, name);
      const stat = lstatSync(path);
      if (!stat.isFile()) return `${name} is not a plain file`;
      if (stat.size > STATE_FILE_LIMIT_BYTES) return `${name} is too large`;
      accessSync(path, constants.R_OK);
    }
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

const STATE_NAMES: ReadonlySet<string> = new Set(Object.values(STATE_FILES));

function mergeCheckpoints(target: StatePaths, sources: readonly Checkpoint[], now: number): void {
  const own = readCheckpoint(target.checkpoint);
  const all = own === null ? sources : [own, ...sources];
  const first = all[0];
  if (first === undefined) return;
  const united = all.slice(1).reduce((a, b) => uniteCheckpoints(a, b, now), first);
  const text = JSON.stringify(united, null, 1);
  writeAtomically(target.checkpoint, (write) => write(`${text}\n`));
}
