/** Files that are taken whole from one of several states instead of merged: the task list and the baseline. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { iso } from "../core/instant.ts";
import { writeAtomically } from "./atomic-file.ts";
import type { Checkpoint } from "./format.ts";
import { readLines } from "./journal.ts";
import { readLedger, readSidecar } from "./read-history.ts";
import { STATE_FILES } from "./state-paths.ts";
import { CLOCK_SKEW_MS, checkpointOrder } from "./unite-checkpoints.ts";

/** What is known about a folder before its files are taken. */
export interface FolderState {
  readonly folder: string;
  /** Null for a folder that is missing, empty, skipped, or without a readable checkpoint. */
  readonly checkpoint: Checkpoint | null;
  /** Why the folder was skipped; null if it was not. */
  readonly trouble: string | null;
}

/** Takes the file of the folder with the newest checkpoint, because a task list is replaced and not merged. */
export function takeLatest(
  target: string,
  name: string,
  states: { readonly own: Checkpoint | null; readonly merged: readonly FolderState[]; readonly now: number },
): void {
  const { own, merged, now } = states;
  let latest = own !== null && existsSync(target) ? checkpointOrder(own, now) : "";
  let source: string | null = null;
  for (const { folder, checkpoint } of merged) {
    const path = join(folder, name);
    if (checkpoint === null || !existsSync(path) || checkpointOrder(checkpoint, now) <= latest) continue;
    latest = checkpointOrder(checkpoint, now);
    source = path;
  }
  if (latest === "") source = withoutCheckpoint(name, merged);
  if (source !== null) copyLines(source, target);
}

/** The file of the folder with the latest row, if no folder has a readable checkpoint. */
function withoutCheckpoint(name: string, merged: readonly FolderState[]): string | null {
  const folders = merged.flatMap(({ folder, checkpoint, trouble }) =>
    checkpoint === null && trouble === null && existsSync(join(folder, name)) ? [folder] : [],
  );
  const [only, other] = folders;
  if (only === undefined) return null;
  if (other === undefined) return join(only, name);
  const [latest] = folders
    .map((folder) => ({ folder, at: latestRow(folder)?.at ?? "" }))
    .sort((a, b) => (a.at > b.at ? -1 : 1));
  return latest === undefined ? null : join(latest.folder, name);
}

/** The row of a folder that began, or failed, last. */
export function latestRow(
  folder: string,
): { readonly at: string; readonly campaign: string; readonly job: string } | null {
  let latest: { readonly at: string; readonly campaign: string; readonly job: string } | null = null;
  const note = (at: string, { campaign, job }: { readonly campaign: string; readonly job: string }) => {
    if (latest === null || at > latest.at) latest = { at, campaign, job };
  };
  readLedger(join(folder, STATE_FILES.results), (row) => note(row.started_at, row));
  readSidecar(join(folder, STATE_FILES.failures), (row) => note(row.at, row));
  return latest;
}

/** The baseline with the highest rank. The target's own wins a tie. */
export function takeBaseline(target: string, sources: readonly string[], now: number): void {
  let best = existsSync(target) ? baselineRank(target, now) : "";
  let source: string | null = null;
  for (const path of sources) {
    const rank = existsSync(path) ? baselineRank(path, now) : "";
    if (rank <= best) continue;
    best = rank;
    source = path;
  }
  if (source !== null) copyLines(source, target);
}

/**
 * Ranks baselines: the campaign that lasted longest, then the fuller one, and then any fixed order. The names of
 * campaigns do not show their age: commits and texts sort by chance.
 */
function baselineRank(path: string, now: number): string {
  const present = iso(now + CLOCK_SKEW_MS);
  let rows = 0;
  let latest = "";
  const text = createHash("sha256");
  readLedger(path, (row, line) => {
    rows += 1;
    if (row.started_at > latest && row.started_at <= present) latest = row.started_at;
    text.update(line).update("\n");
  });
  return `${latest}\n${String(rows).padStart(12, "0")}\n${text.digest("hex")}`;
}

function copyLines(source: string, target: string): void {
  writeAtomically(target, (write) => readLines(source, (line) => write(`${line}\n`)));
}
