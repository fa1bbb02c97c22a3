/** Reads a ledger and a sidecar into the records that determine the outstanding set. */
import type * as z from "zod/mini";
import type { CampaignRecord } from "../core/campaign.ts";
import type { ListHistory, TaskRecord } from "../core/history.ts";
import { jsonOrNull } from "../core/json.ts";
import {
  CAMPAIGNS_LIMIT,
  type Checkpoint,
  type LedgerRow,
  ledgerRowSchema,
  newerVersion,
  plainLedgerRow,
  type SidecarRow,
  sidecarRowSchema,
} from "./format.ts";
import { readLines } from "./journal.ts";
import { isRetryLine, Retries } from "./retries.ts";
import type { StatePaths } from "./state-paths.ts";

/** Lines that were skipped, and why. Never fatal. */
export interface Skipped {
  /** Incomplete or invalid lines. */
  readonly broken: number;
  /** Rows of a newer version. */
  readonly newer: number;
}

export interface ReadHistory {
  readonly history: ListHistory;
  readonly skipped: Skipped;
  /** How many rows of the campaign are about tasks that are not listed. */
  readonly unlisted: number;
  /** How many listed tasks have only a result of an earlier version. */
  readonly outdated: number;
}

/** One record for all tasks of a status. */
const RESULTS: Readonly<Record<LedgerRow["status"], TaskRecord>> = {
  passed: { kind: "result", status: "passed" },
  failed: { kind: "result", status: "failed" },
};

/** Calls back for each valid row of a ledger, in the order of the file. */
export function readLedger(path: string, onRow: (row: LedgerRow, line: string) => void): Skipped {
  return readRows(path, ledgerRowSchema, onRow, plainLedgerRow);
}

/** Calls back for each valid row of a sidecar, in the order of the file. */
export function readSidecar(path: string, onRow: (row: SidecarRow, line: string) => void): Skipped {
  return readRows(path, sidecarRowSchema, onRow);
}

/** @param readPlain reads most valid lines faster than the schema does; null for the others */
function readRows<Row>(
  path: string,
  schema: () => z.ZodMiniType<Row>,
  onRow: (row: Row, line: string) => void,
  readPlain: (line: string) => Row | null = () => null,
): Skipped {
  let broken = 0;
  let newer = 0;
  readLines(path, (line) => {
    const plain = readPlain(line);
    if (plain !== null) return onRow(plain, line);
    const value = jsonOrNull(line);
    const row = schema().safeParse(value);
    if (row.success) onRow(row.data, line);
    else if (newerVersion(value) !== null) newer += 1;
    else if (!isRetryLine(line)) broken += 1;
  });
  return { broken, newer };
}

/**
 * The sort key for results of one task. The smallest wins: the earlier start, then the smaller run.job.attempt, so that
 * merging in any order gives the same result.
 */
export function resultOrder(row: Pick<LedgerRow, "started_at" | "run" | "job" | "attempt">): string {
  return `${row.started_at} ${attemptKey(row)}`;
}

/** Identifies an attempt among all runs and jobs of a campaign. */
export function attemptKey(row: Pick<LedgerRow, "run" | "job" | "attempt">): string {
  return `${row.run}.${row.job}.${String(row.attempt).padStart(7, "0")}`;
}

/** Takes the rows that count, with the place of their task in the list. */
interface HistoryReader {
  /** Takes the result of a task, and takes it again if an earlier result of the task turns up. */
  readonly onResult: (place: number, row: LedgerRow) => void;
  /** Takes a failed attempt. A merged sidecar may have several rows for one. */
  readonly onFailure: (place: number, row: SidecarRow) => void;
}

/** Reads the history of one campaign. @param history receives the records; empty before */
export function readHistory(
  { results, failures }: Pick<StatePaths, "results" | "failures">,
  campaign: string,
  history: ListHistory,
  { onResult, onFailure }: HistoryReader = { onResult: () => {}, onFailure: () => {} },
): ReadHistory {
  let unlistedFailures = 0;
  const retries = Retries.read([failures]);
  const placeOf = (row: LedgerRow | SidecarRow, at: string): number | null =>
    row.campaign === campaign && !retries.cancels(row, at) ? history.index.find(row.hash) : null;

  const attempts = new Map<number, Set<string>>();
  const terminals = new Map<number, string>();
  const sidecar = readSidecar(failures, (row) => {
    const place = placeOf(row, row.at);
    if (place === -1) unlistedFailures += 1;
    if (place === null || place === -1) return;
    onFailure(place, row);
    if (row.terminal) {
      // Two jobs may have ended one task differently. The earlier end wins, in whatever order they were merged.
      const order = `${row.at} ${attemptKey(row)}`;
      const other = terminals.get(place);
      if (other === undefined || order < other) {
        terminals.set(place, order);
        history.setAt(place, { kind: "terminal", class: row.class });
      }
    }
    const seen = attempts.get(place) ?? new Set();
    attempts.set(place, seen.add(attemptKey(row)));
  });
  for (const [place, seen] of attempts) {
    if (!terminals.has(place)) history.setAt(place, { kind: "attempts", count: seen.size });
  }

  // A task may have several results, and the first by `resultOrder` counts. Only folders that were merged by hand have
  // them. So a second pass over the ledger is better than the memory to avoid it.
  const doubled = new Set<number>();
  let unlistedResults = 0;
  const edited = new Set<number>();
  const set = (place: number, row: LedgerRow) => {
    onResult(place, row);
    history.setAt(place, RESULTS[row.status]);
  };
  const ledger = readLedger(results, (row) => {
    const place = placeOf(row, row.started_at);
    if (place === null) return;
    if (place === -1) {
      unlistedResults += 1;
      edited.add(history.index.findId(row.id));
    } else if (history.at(place)?.kind === "result") doubled.add(place);
    else set(place, row);
  });
  const first = new Map<number, LedgerRow>();
  if (doubled.size > 0) {
    readLedger(results, (row) => {
      const place = placeOf(row, row.started_at) ?? -1;
      const other = first.get(place);
      if (doubled.has(place) && (other === undefined || resultOrder(row) < resultOrder(other))) first.set(place, row);
    });
  }
  for (const [place, row] of first) set(place, row);
  return {
    history,
    skipped: { broken: ledger.broken + sidecar.broken, newer: ledger.newer + sidecar.newer },
    unlisted: unlistedResults + unlistedFailures,
    outdated: [...edited].filter((place) => place !== -1 && history.at(place) === undefined).length,
  };
}

type RowPaths = Pick<StatePaths, "results" | "failures">;

/** The instant of the latest row of each campaign. */
export function latestRows({ results, failures }: RowPaths): Map<string, string> {
  const latest = new Map<string, string>();
  const note = (campaign: string, at: string) => {
    if (at >= (latest.get(campaign) ?? "")) latest.set(campaign, at);
  };
  readSidecar(failures, (row) => note(row.campaign, row.at));
  readLedger(results, (row) => note(row.campaign, row.started_at));
  return latest;
}

/**
 * The campaigns of a state, the latest first. Results outlive a checkpoint that is broken or gone: then the campaigns are
 * those that have rows, and they continue.
 */
export function campaignsIn(checkpoint: Checkpoint | null, paths: RowPaths): readonly CampaignRecord[] {
  if (checkpoint !== null) return checkpoint.campaigns;
  const ids = [...latestRows(paths)].sort(([, a], [, b]) => Number(a < b) - Number(a > b)).map(([id]) => id);
  const records = ids.map((id) => ({ id, complete: false, completed_run: null, completed_at: null }));
  return records.slice(0, CAMPAIGNS_LIMIT);
}

/** The hashes that have a result in a campaign. */
export function findResults(ledger: string, campaign: string, hashes: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  if (hashes.size === 0) return found;
  readLedger(ledger, (row) => {
    if (row.campaign === campaign && hashes.has(row.hash)) found.add(row.hash);
  });
  return found;
}
