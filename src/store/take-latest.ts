/**
 * Files that are taken whole from one of several states instead of merged: the task list, the plan and the baseline.
 */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { CLOCK_SKEW_MS, iso } from "../core/instant.ts";
import type { Checkpoint } from "./format.ts";
import { checkpointOrder } from "./merge-checkpoints.ts";
import { readLedger } from "./read-history.ts";
import { PLAN_LIMIT_BYTES, STATE_FILES } from "./state-paths.ts";

/** What a folder contributes to a merge. */
export interface MergedFolder {
  readonly folder: string;
  /** Null for a folder that is missing, empty, skipped, or without a readable checkpoint. */
  readonly checkpoint: Checkpoint | null;
  /** Why the folder was skipped; null if it was not. */
  readonly trouble: string | null;
  /** The version of its checkpoint if that is newer than ours, so that the folder was skipped. Null otherwise. */
  readonly newer: number | null;
}

interface Candidate {
  readonly path: string;
  /** Empty if the file does not count. */
  readonly rank: string;
}

/**
 * Copies the file with the highest rank to the target.
 *
 * @param orderOf decides between files of the same rank. Default: the first one, and the target's own before others
 */
function takeBest(
  target: string,
  ownRank: string,
  candidates: readonly Candidate[],
  orderOf: (path: string) => string = () => "",
): void {
  let best: Candidate = { path: target, rank: ownRank };
  for (const candidate of candidates) {
    const isEqual = candidate.rank === best.rank && candidate.rank !== "";
    if (candidate.rank > best.rank || (isEqual && orderOf(candidate.path) > orderOf(best.path))) best = candidate;
  }
  if (best.path === target) return;
  const draft = `${target}.${process.pid}.tmp`;
  try {
    copyFileSync(best.path, draft);
    renameSync(draft, target);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Takes the task list of the folder with the newest checkpoint, because a list is replaced and not merged. Runs that were
 * killed before their first checkpoint leave several lists with the same one. Then any fixed order decides.
 */
export function takeLatestTasks(
  target: string,
  {
    own,
    merged,
    now,
  }: { readonly own: Checkpoint | null; readonly merged: readonly MergedFolder[]; readonly now: number },
): void {
  const rankOf = (path: string, checkpoint: Checkpoint | null) => {
    if (!existsSync(path)) return "";
    // A list without a readable checkpoint is better than none.
    return checkpoint === null ? " " : checkpointOrder(checkpoint, now);
  };
  const candidates = merged.flatMap(({ folder, checkpoint, trouble }) => {
    const path = join(folder, STATE_FILES.tasks);
    return trouble === null ? [{ path, rank: rankOf(path, checkpoint) }] : [];
  });
  const hashOf = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");
  takeBest(target, rankOf(target, own), candidates, hashOf);
}

/** Takes the plan that was made last. @param until epoch ms; a plan from after this instant is ignored */
export function takeLatestPlan(target: string, sources: readonly string[], until: number): void {
  const rankOf = (path: string) => {
    const isReadable = existsSync(path) && statSync(path).size <= PLAN_LIMIT_BYTES;
    const text = isReadable ? readFileSync(path, "utf8") : "";
    const madeAt = /"made_at":"([^"]{1,40})"/.exec(text)?.[1] ?? "";
    return Date.parse(madeAt) <= until ? madeAt : "";
  };
  takeBest(
    target,
    rankOf(target),
    sources.map((path) => ({ path, rank: rankOf(path) })),
  );
}

/**
 * Takes the best baseline: the campaign that lasted longest, then the fuller one, and then any fixed order. The names
 * of campaigns do not show their age: commits and texts sort by chance.
 */
export function takeBaseline(target: string, sources: readonly string[], now: number): void {
  const present = iso(now + CLOCK_SKEW_MS);
  const rankOf = (path: string) => {
    let rows = 0;
    let latest = "";
    const text = createHash("sha256");
    readLedger(path, (row, line) => {
      rows += 1;
      if (row.started_at > latest && row.started_at <= present) latest = row.started_at;
      text.update(line).update("\n");
    });
    return rows === 0 ? "" : `${latest}\n${String(rows).padStart(12, "0")}\n${text.digest("hex")}`;
  };
  takeBest(
    target,
    rankOf(target),
    sources.map((path) => ({ path, rank: rankOf(path) })),
  );
}
