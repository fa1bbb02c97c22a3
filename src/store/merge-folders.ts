/**
 * Merges state folders. A union has no order: ledger row > terminal > attempts by unique run.job.attempt. So any
 * sequence of jobs, kills and partial saves gives the same state.
 */
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { CLOCK_SKEW_MS } from "../core/instant.ts";
import { reasonOf } from "../core/reason.ts";
import { writeAtomically } from "./atomic-file.ts";
import { mergeHistories } from "./campaign-history.ts";
import { inspectCheckpoint, otherName, otherRepository, readCheckpoint } from "./checkpoint-file.ts";
import { mergeCheckpoints } from "./merge-checkpoints.ts";
import { mergeLedgers, mergeLines, mergeSidecars } from "./merge-rows.ts";
import { oddity } from "./odd-files.ts";
import { Retries } from "./retries.ts";
import { STATE_FILES, type StatePaths } from "./state-paths.ts";
import { type MergeSource, takeBaseline, takeLatestPlan, takeLatestTasks } from "./take-latest.ts";

/**
 * The most bytes of journaled answers that are kept over all jobs. Beyond that, paying for a call again is better than
 * carrying more.
 */
const CALLS_LIMIT_BYTES = 256_000_000;

/**
 * Adds the contents of the sources to the target, whose journals must be closed. The sources stay as they are. A source
 * with `trouble` is skipped, and the others are still merged.
 *
 * @param now epoch ms; a state from the future does not lead the others
 * @returns the ids of tasks for which the folders hold different results
 * @throws UserError for a checkpoint of a newer version in the target and for a file that is too large to be ours, and
 * the file system's errors for a target that cannot be read or written
 */
export function mergeFolders(target: StatePaths, sources: readonly MergeSource[], now: number): string[] {
  const present = sources.flatMap(({ folder, trouble }) => (trouble === null && existsSync(folder) ? [folder] : []));
  const theirs = (file: keyof typeof STATE_FILES) => present.map((folder) => join(folder, STATE_FILES[file]));
  const retries = Retries.read([target.failures, ...theirs("failures")]);
  const conflicts = mergeLedgers(target.results, theirs("results"), retries);
  mergeSidecars(target.failures, theirs("failures"), retries);
  mergeLines(target.events, theirs("events"));
  mergeLines(target.calls, theirs("calls"), CALLS_LIMIT_BYTES);
  const own = readCheckpoint(target.checkpoint);
  // Before the checkpoint, which after a kill in between would show the list of the target as the latest.
  takeLatestTasks(target.tasks, { own, sources, now });
  const [first, ...others] = [own, ...sources.map(({ checkpoint }) => checkpoint)].filter((one) => one !== null);
  if (first !== undefined) {
    const merged = others.reduce((a, b) => mergeCheckpoints(a, b, now), first);
    writeAtomically(target.checkpoint, (write) => write(`${JSON.stringify(merged, null, 1)}\n`));
  }
  takeLatestPlan(target.plan, theirs("plan"), now + CLOCK_SKEW_MS);
  mergeHistories(target.history, theirs("history"));
  takeBaseline(target.baseline, theirs("baseline"), now);
  return conflicts;
}

/**
 * Reads the folders of a merge. Those with links, unreadable files or a checkpoint of a newer version have `trouble`, and
 * so have those of another evaluation or repository.
 *
 * @param only the name of the evaluation, and `owner/name` of the repository; null accepts any
 */
export function readSources(
  folders: readonly string[],
  only: { readonly name: string | null; readonly repository: string | null } = { name: null, repository: null },
): MergeSource[] {
  return folders.map((folder) => readSource(folder, only.name, only.repository));
}

function readSource(folder: string, name: string | null, repository: string | null): MergeSource {
  const skipped = { folder, checkpoint: null, newer: null };
  const trouble = troubleOf(folder);
  if (trouble !== null) return { ...skipped, trouble };
  const { checkpoint, newer } = inspectCheckpoint(join(folder, STATE_FILES.checkpoint));
  if (newer !== null) return { ...skipped, newer, trouble: `its checkpoint has version ${newer}` };
  const other = otherName(checkpoint, name);
  if (other !== null) return { ...skipped, trouble: `it is the state of ${other}` };
  const foreign = otherRepository(checkpoint, repository);
  if (foreign !== null)
    return { ...skipped, trouble: `it belongs to the repository ${foreign}. Give each repository its own \`name\`` };
  return { folder, checkpoint, newer, trouble };
}

/** What prevents a folder from being read. A missing folder is empty, which is not a problem. */
function troubleOf(folder: string): string | null {
  try {
    if (existsSync(folder)) readdirSync(folder);
    for (const name of Object.values(STATE_FILES)) {
      const path = join(folder, name);
      if (oddity(path, "file") !== null) return `${name} is not a plain file`;
      if (existsSync(path)) accessSync(path, constants.R_OK);
    }
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}
