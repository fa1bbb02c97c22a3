/**
 * Stores what a killed run left behind. Rows keep the run, job and attempt that made them. If they are recovered again
 * from another folder, the merge that follows keeps them once.
 */
import { existsSync } from "node:fs";
import { readRow } from "../core/classify.ts";
import { countsInGrace, type Detector } from "../core/evidence.ts";
import { jsonOrNull, parseJson } from "../core/json.ts";
import type { Outcome } from "../core/outcome.ts";
import { openPending, type Settlement } from "../core/pending.ts";
import type { ResultRow } from "../core/row.ts";
import { counted } from "../core/words.ts";
import { findLeftovers, type Leftover, removeStrays } from "../run/inbox.ts";
import { readCheckpoint } from "../store/checkpoint-file.ts";
import type { SidecarRow } from "../store/format.ts";
import { readLines } from "../store/journal.ts";
import { attemptKey, campaignsIn, findResults, readSidecar } from "../store/read-history.ts";
import type { StateFolder } from "../store/state-folder.ts";
import type { StatePaths } from "../store/state-paths.ts";
import { statedHash } from "../store/task-line.ts";
import { hashOf } from "../tasks/task-hash.ts";
import { ledgerRow, type RowOrigin, sidecarRow } from "./recorder.ts";
import type { EngineContext } from "./run-context.ts";

export interface Recovered {
  readonly rows: number;
  readonly warnings: readonly string[];
}

/** The dependencies for classifying rows, and for stopping the children that may still write some. */
export interface RecoverContext extends Pick<EngineContext, "loadDetector" | "stopOrphans"> {
  readonly clock: { now(): number };
}

/**
 * The folder's journals must be closed. They are closed afterwards too.
 *
 * @param from the state whose run was killed. If it is another folder, nothing in it is changed
 */
export async function recoverInbox(
  folder: StateFolder,
  { loadDetector, clock, stopOrphans }: RecoverContext,
  from: StatePaths = folder.paths,
): Promise<Recovered> {
  const isOwn = from === folder.paths;
  if (isOwn) await stopOrphans(from.inbox);
  if (isOwn) removeStrays(from.inbox);
  const campaign = campaignIn(from);
  // Rows wait in the inbox until the state names a campaign.
  const leftovers = campaign === null ? [] : findLeftovers(from.inbox);
  if (leftovers.length === 0 && !existsSync(from.held)) return { rows: 0, warnings: [] };
  folder.openJournals();
  try {
    const known = sidecarKeys(from.failures);
    let rows = storeHeld(folder, from.held, known);
    const warnings: string[] = [];
    if (campaign !== null && leftovers.length > 0) {
      const detector = (await loadDetector())(clock.now());
      const stated = statedHashes(from.tasks);
      const hashOfTask = (id: string, json: string) => stated.get(folder.publicName(id)) ?? hashOf(parseJson(json));
      const listed = leftovers.map(
        ({ tasks }) => new Map(tasks.map(({ id, json }) => [id, { json, hash: hashOfTask(id, json) }])),
      );
      const hashes = new Set(listed.flatMap((tasks) => [...tasks.values()].map(({ hash }) => hash)));
      /** Hashes of tasks with a result. */
      const done = findResults(from.results, campaign, hashes);
      for (const [index, leftover] of leftovers.entries()) {
        const { name } = leftover;
        const left = leftover.read(folder.redactor);
        warnings.push(...left.warnings);
        for (const row of left.rows) {
          const task = listed[index]?.get(row.id);
          if (task === undefined) continue;
          const settlement = settlementOf(row, { name, ...task, detector });
          if (!stands(settlement.outcome, leftover)) continue;
          rows += storeRow(folder, settlement, { origin: { campaign, run: name.run, job: name.job }, done, known });
        }
        if (isOwn) leftover.remove();
      }
    }
    if (isOwn) folder.releaseHeld();
    if (rows > 0) warnings.push(`${counted(rows, "row")} of a killed run recovered`);
    return { rows, warnings };
  } finally {
    folder.closeJournals();
  }
}

/** The campaign of a state; null if nothing in it names one. */
function campaignIn(paths: StatePaths): string | null {
  return campaignsIn(readCheckpoint(paths.checkpoint), paths)[0]?.id ?? null;
}

/** Hashes of the killed run's list that cannot be computed from the tasks alone, by public name. */
function statedHashes(path: string): Map<string, string> {
  const hashes = new Map<string, string>();
  readLines(path, (line) => {
    const hash = statedHash(line);
    const value = hash === null ? null : jsonOrNull(line);
    if (hash === null || value === null || typeof value !== "object" || !("id" in value)) return;
    if (typeof value.id === "string") hashes.set(value.id, hash);
  });
  return hashes;
}

function settlementOf(
  row: ResultRow,
  of: { readonly name: Leftover["name"]; readonly hash: string; readonly json: string; readonly detector: Detector },
): Settlement {
  const { name, hash, json, detector } = of;
  return {
    key: name.key,
    pending: openPending({ id: row.id, hash, json, provider: "" }, { position: 0, attempt: name.attempt }),
    outcome: readRow(row, detector).outcome,
    startedAt: name.startedAt,
    at: name.startedAt,
    durationMs: 0,
    random: 0,
  };
}

/** Whether a row counts although nobody saw its child end. */
function stands(outcome: Outcome, { wasStopped, name }: Leftover): boolean {
  // Rows from before the stop are already stored. The reason for the stop makes no difference, because a limit leaves no
  // row.
  if (wasStopped && !countsInGrace(outcome, "stopped")) return false;
  // The gateway ended with the run, so calls failed: only a pass stands. The task repeats from the journal.
  return !name.hasGateway || outcome.class === "skipped" || (outcome.class === "graded" && outcome.status === "passed");
}

/** Stores a result or a failed attempt that is not stored yet. @returns how many rows were stored */
function storeRow(
  folder: StateFolder,
  settlement: Settlement,
  of: { readonly origin: RowOrigin; readonly done: Set<string>; readonly known: Set<string> },
): 0 | 1 {
  const { origin, done, known } = of;
  const { hash } = settlement.pending.task;
  if (done.has(hash)) return 0;
  const result = ledgerRow(settlement, origin);
  if (result !== null) {
    done.add(hash);
    folder.appendResult(result);
    return 1;
  }
  // A kill is charged only after several runs, which only the run itself could count.
  const failure = settlement.outcome.class === "kill_shaped" ? null : sidecarRow(settlement, origin);
  if (failure === null || known.has(sidecarKey(failure))) return 0;
  known.add(sidecarKey(failure));
  folder.appendFailure(failure);
  return 1;
}

/**
 * Charges the failures that a killed run had held back. They may have had a common cause, but only a run that continues
 * can find that out, and failures that are never charged would keep a campaign from ending.
 *
 * @param known the attempts in the sidecar; gets those that were held
 * @returns how many rows were stored
 */
function storeHeld(folder: StateFolder, path: string, known: Set<string>): number {
  let rows = 0;
  readSidecar(path, (row) => {
    if (known.has(sidecarKey(row))) return;
    known.add(sidecarKey(row));
    folder.appendFailure(row);
    rows += 1;
  });
  return rows;
}

function sidecarKeys(path: string): Set<string> {
  const keys = new Set<string>();
  readSidecar(path, (row) => keys.add(sidecarKey(row)));
  return keys;
}

function sidecarKey(row: SidecarRow): string {
  return `${row.hash} ${attemptKey(row)}`;
}
