/**
 * Stores what a killed run left behind. Rows keep the run, job and attempt that made them, so that recovering them
 * twice adds nothing.
 */
import { existsSync } from "node:fs";
import { classifyRow } from "../core/classify-row.ts";
import type { Detector } from "../core/detector.ts";
import { countsInGrace } from "../core/evidence.ts";
import { parseJson } from "../core/json.ts";
import { jsonOrNull } from "../core/json-or-null.ts";
import type { Settlement } from "../core/pending.ts";
import { openPending } from "../core/pending.ts";
import type { ResultRow, SidecarRow } from "../core/row.ts";
import { areCharged } from "../core/same-failure.ts";
import { findLeftovers, type InboxMeta, stopOrphans } from "../run/inbox.ts";
import { readLines } from "../store/journal.ts";
import { attemptKey, findResults, readSidecar } from "../store/read-history.ts";
import type { StateFolder } from "../store/state-folder.ts";
import { statedHash } from "../store/task-line.ts";
import { hashOf } from "../tasks/task-hash.ts";
import { ledgerRow, type RowOrigin, sidecarRow } from "./recorder.ts";

export interface TakenOver {
  readonly rows: number;
  readonly warnings: readonly string[];
}

export interface TakeOverOptions {
  readonly loadDetector: () => Promise<Detector>;
  /** The campaign of rows in a folder that names none. */
  readonly campaignOfNone: () => string;
  /** What to do with children that outlived their run. A folder that is only read leaves them alone. */
  readonly orphans: "stop" | "leave";
}

/** The folder's journals must be closed. They are closed afterwards too. */
export async function recoverInbox(folder: StateFolder, options: TakeOverOptions): Promise<TakenOver> {
  const { paths } = folder;
  if (options.orphans === "stop") await stopOrphans(paths.inbox);
  const found = findLeftovers(paths.inbox);
  const stated = found.length === 0 ? new Map<string, string>() : statedHashes(paths.tasks);
  const hashOfTask = ({ id, json }: { readonly id: string; readonly json: string }) =>
    stated.get(folder.publicName(id)) ?? hashOf(parseJson(json));
  const leftovers = found.map((leftover) => ({
    ...leftover,
    hashes: new Map(leftover.tasks.map((task) => [task.id, hashOfTask(task)])),
  }));
  if (leftovers.length === 0 && !existsSync(paths.held)) return { rows: 0, warnings: [] };
  folder.openJournals();
  try {
    const held = takeOverHeld(folder);
    if (leftovers.length === 0) {
      folder.releaseHeld();
      return { rows: held.charged, warnings: recoveryNotices(held.charged) };
    }
    const campaign = campaignIn(folder) ?? options.campaignOfNone();
    const detector = await options.loadDetector();
    const taker = new RowTaker(folder, {
      done: findResults(paths.results, campaign, new Set(leftovers.flatMap(({ hashes }) => [...hashes.values()]))),
      known: held.known ?? sidecarKeys(paths.failures),
    });
    const warnings: string[] = [];
    for (const { meta, tasks, hashes, wasStopped, read, remove } of leftovers) {
      const jsons = new Map(tasks.map((task) => [task.id, task.json]));
      const left = await read(folder.redactor);
      warnings.push(...left.warnings);
      for (const row of left.rows) {
        const [hash, json] = [hashes.get(row.id), jsons.get(row.id)];
        if (hash === undefined || json === undefined) continue;
        const settlement = settlementOf(row, { meta, hash, json, detector });
        // Rows from before the stop are already stored. The reason for the stop makes no difference, because a limit
        // leaves no row.
        if (wasStopped && !countsInGrace(settlement.outcome, "stopped")) continue;
        taker.take(settlement, { campaign, run: meta.run, job: meta.job });
      }
      remove();
    }
    folder.releaseHeld();
    const rows = held.charged + taker.rows;
    return { rows, warnings: [...warnings, ...recoveryNotices(rows)] };
  } finally {
    folder.closeJournals();
  }
}

/** The campaign of a folder; null if nothing in it names one. */
function campaignIn(folder: StateFolder): string | null {
  const known = folder.readCheckpoint()?.campaigns ?? folder.campaignsOfRows();
  return known[0]?.id ?? null;
}

function recoveryNotices(rows: number): string[] {
  return rows === 0 ? [] : [`${rows} ${rows === 1 ? "row" : "rows"} of a killed run recovered`];
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
  of: { readonly meta: InboxMeta; readonly hash: string; readonly json: string; readonly detector: Detector },
): Settlement {
  const { meta, hash, json, detector } = of;
  return {
    key: meta.key,
    pending: openPending({ id: row.id, hash, json, provider: "" }, { position: 0, attempt: meta.attempt }),
    outcome: classifyRow(row, detector),
    startedAt: meta.startedAt,
    at: meta.startedAt,
    durationMs: 0,
  };
}

/** Stores each result and each failed attempt that is not stored yet. */
class RowTaker {
  readonly #folder: StateFolder;
  /** Hashes of tasks with a result. */
  readonly #done: Set<string>;
  readonly #known: Set<string>;
  rows = 0;

  constructor(folder: StateFolder, stored: { readonly done: Set<string>; readonly known: Set<string> }) {
    this.#folder = folder;
    this.#done = stored.done;
    this.#known = stored.known;
  }

  take(settlement: Settlement, origin: RowOrigin): void {
    const { hash } = settlement.pending.task;
    if (this.#done.has(hash)) return;
    const result = ledgerRow(settlement, origin);
    if (result !== null) {
      this.#done.add(hash);
      this.#folder.appendResult(result);
      this.rows += 1;
    }
    // A kill is charged only after several runs, which only the run itself could count.
    const failure = settlement.outcome.class === "kill_shaped" ? null : sidecarRow(settlement, origin);
    if (failure !== null && !this.#known.has(sidecarKey(failure))) {
      this.#known.add(sidecarKey(failure));
      this.#folder.appendFailure(failure);
      this.rows += 1;
    }
  }
}

/**
 * Settles the failures that a killed run had held back as that run would have: those of ten tasks that failed the same
 * way are not charged, all others are.
 *
 * @returns the attempts in the sidecar and those that are not charged; null if nothing was held
 */
function takeOverHeld(folder: StateFolder): { readonly charged: number; readonly known: Set<string> | null } {
  const held: SidecarRow[] = [];
  readSidecar(folder.paths.held, (row) => held.push(row));
  if (held.length === 0) return { charged: 0, known: null };
  const known = sidecarKeys(folder.paths.failures);
  const verdicts = areCharged(held.map((row) => ({ ...row, exitCode: row.exit_code, task: row.hash })));
  let charged = 0;
  for (const [index, row] of held.entries()) {
    if (known.has(sidecarKey(row))) continue;
    known.add(sidecarKey(row));
    if (verdicts[index] !== true) continue;
    folder.appendFailure(row);
    charged += 1;
  }
  return { charged, known };
}

function sidecarKeys(path: string): Set<string> {
  const keys = new Set<string>();
  readSidecar(path, (row) => keys.add(sidecarKey(row)));
  return keys;
}

function sidecarKey(row: SidecarRow): string {
  return `${row.hash} ${attemptKey(row)}`;
}
