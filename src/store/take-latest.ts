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

/** A folder of a merge, as it was read. */
export interface MergeSource {
  readonly folder: string;
  /** Null for a folder that is missing, empty, skipped, or without a readable checkpoint. */
  readonly checkpoint: Checkpoint | null;
  /** Why the folder was skipped; null if it was not. */
  readonly trouble: string | null;
  /** The version of its checkpoint if that is newer than ours, so that the folder was skipped. Null otherwise. */
  readonly newer: number | null;
}

/**
 * Copies the file with the highest rank to the target; the first of several. A file of rank "" does not count.
 *
 * @param paths the target's own first, if it may stay
 */
function takeBest(target: string, paths: readonly string[], rankOf: (path: string) => string): void {
  let best = { path: target, rank: "" };
  for (const path of paths) {
    const rank = rankOf(path);
    if (rank > best.rank) best = { path, rank };
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
    sources,
    now,
  }: { readonly own: Checkpoint | null; readonly sources: readonly MergeSource[]; readonly now: number },
): void {
  const read = sources.filter(({ trouble }) => trouble === null);
  const lists = [
    { path: target, checkpoint: own },
    ...read.map(({ folder, checkpoint }) => ({ path: join(folder, STATE_FILES.tasks), checkpoint })),
  ].filter(({ path }) => existsSync(path));
  const orders = lists.map(({ checkpoint }) => (checkpoint === null ? "" : checkpointOrder(checkpoint, now)));
  const newest = orders.toSorted().at(-1);
  const paths = lists.flatMap(({ path }, index) => (orders[index] === newest ? path : []));
  const hashOf = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");
  takeBest(target, paths, paths.length === 1 ? (path) => path : hashOf);
}

/** Takes the plan that was made last. @param untilAt a plan from after this instant is ignored */
export function takeLatestPlan(target: string, sources: readonly string[], untilAt: number): void {
  takeBest(target, [target, ...sources], (path) => {
    const isReadable = existsSync(path) && statSync(path).size <= PLAN_LIMIT_BYTES;
    const text = isReadable ? readFileSync(path, "utf8") : "";
    const madeAt = /"made_at":"([^"]{1,40})"/.exec(text)?.[1] ?? "";
    return Date.parse(madeAt) <= untilAt ? madeAt : "";
  });
}

/**
 * Takes the best baseline: the one whose last task started latest, then the one with more rows, and then any fixed order.
 * The names of campaigns do not show their age: commits and texts sort by chance.
 */
export function takeBaseline(target: string, sources: readonly string[], now: number): void {
  const present = iso(now + CLOCK_SKEW_MS);
  takeBest(target, [target, ...sources], (path) => {
    let rows = 0;
    let latest = "";
    const hash = createHash("sha256");
    readLedger(path, (row, line) => {
      rows += 1;
      if (row.started_at > latest && row.started_at <= present) latest = row.started_at;
      hash.update(line).update("\n");
    });
    return rows === 0 ? "" : `${latest}\n${String(rows).padStart(12, "0")}\n${hash.digest("hex")}`;
  });
}
