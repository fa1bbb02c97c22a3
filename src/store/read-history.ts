/** Reads a ledger and a sidecar to the facts that the outstanding set follows from. */
import type { TaskRecord } from "../core/history.ts";
import type { LedgerRow, SidecarRow } from "../core/row.ts";
import { ledgerRowSchema, newerVersion, sidecarRowSchema } from "./format.ts";
import { readLines } from "./journal.ts";

/** Lines that were passed over, and why; never fatal. */
export interface Skipped {
  /** Torn, foreign or odd lines. */
  readonly broken: number;
  /** Rows of a newer version. */
  readonly newer: number;
}

export interface ReadHistory {
  readonly history: Map<string, TaskRecord>;
  readonly skipped: Skipped;
  /** Durations in seconds of the last passed rows, at most `DURATION_SAMPLE`. */
  readonly durationsS: readonly number[];
}

const DURATION_SAMPLE = 200;

/** Calls back for each row of a ledger that holds to the schema, in the order of the file. */
export function readLedger(path: string, onRow: (row: LedgerRow, line: string) => void): Skipped {
  return readRows(path, ledgerRowSchema, onRow);
}

export function readSidecar(path: string, onRow: (row: SidecarRow, line: string) => void): Skipped {
  return readRows(path, sidecarRowSchema, onRow);
}

interface RowSchema<Row> {
  safeParse(value: unknown): { success: true; data: Row } | { success: false };
}

function readRows<Row>(path: string, schema: RowSchema<Row>, onRow: (row: Row, line: string) => void): Skipped {
  let broken = 0;
  let newer = 0;
  readLines(path, (line) => {
    const value = parse(line);
    const row = schema.safeParse(value);
    if (row.success) onRow(row.data, line);
    else if (newerVersion(value) !== null) newer += 1;
    else broken += 1;
  });
  return { broken, newer };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/**
 * Of two results for one task the one that started earlier stays, then the smaller run.job.attempt: any
 * order of merging gives the same.
 */
export function goesBefore(a: LedgerRow, b: LedgerRow): boolean {
  return resultOrder(a) < resultOrder(b);
}

/** What results of one task are ordered by; the smallest stays. */
export function resultOrder(row: LedgerRow): string {
  return `${row.started_at} ${attemptKey(row)}`;
}

/** Names an attempt among all runs and jobs of a campaign. */
export function attemptKey(row: Pick<LedgerRow, "run" | "job" | "attempt">): string {
  return `${row.run}.${row.job}.${String(row.attempt).padStart(7, "0")}`;
}

/** The history of one campaign. */
export function readHistory(
  files: { readonly ledger: string; readonly sidecar: string },
  campaign: string,
): ReadHistory {
  const history = new Map<string, TaskRecord>();
  const durations: number[] = [];
  const doubled = new Set<string>();

  const attempts = new Map<string, Set<string>>();
  const terminals = new Map<string, string>();
  const sidecar = readSidecar(files.sidecar, (row) => {
    if (row.campaign !== campaign) return;
    if (row.terminal) {
      // Two jobs may have ended one task differently: the earlier end stays, in whatever order they were united.
      const order = `${row.at} ${attemptKey(row)}`;
      const other = terminals.get(row.hash);
      if (other === undefined || order < other) {
        terminals.set(row.hash, order);
        history.set(row.hash, { kind: "terminal", class: row.class });
      }
    }
    const seen = attempts.get(row.hash) ?? new Set();
    attempts.set(row.hash, seen.add(attemptKey(row)));
  });
  for (const [hash, seen] of attempts) {
    if (!history.has(hash)) history.set(hash, { kind: "attempts", count: seen.size });
  }

  const ledger = readLedger(files.ledger, (row) => {
    if (row.campaign !== campaign) return;
    if (history.get(row.hash)?.kind === "result") doubled.add(row.hash);
    else history.set(row.hash, recordOf(row));
    if (row.status === "passed") durations.push(row.duration_s);
    if (durations.length > 2 * DURATION_SAMPLE) durations.splice(0, DURATION_SAMPLE);
  });
  // Doubles are rare: only folders united by hand have them. They are worth a second pass, not the memory of the first.
  if (doubled.size > 0) settleDoubles(files.ledger, campaign, doubled, history);

  return {
    history,
    skipped: { broken: ledger.broken + sidecar.broken, newer: ledger.newer + sidecar.newer },
    durationsS: durations.slice(-DURATION_SAMPLE),
  };
}

function settleDoubles(
  ledger: string,
  campaign: string,
  doubled: ReadonlySet<string>,
  history: Map<string, TaskRecord>,
): void {
  const first = new Map<string, LedgerRow>();
  readLedger(ledger, (row) => {
    if (row.campaign !== campaign || !doubled.has(row.hash)) return;
    const other = first.get(row.hash);
    if (other === undefined || goesBefore(row, other)) first.set(row.hash, row);
  });
  for (const [hash, row] of first) history.set(hash, recordOf(row));
}

function recordOf(row: LedgerRow): TaskRecord {
  return { kind: "result", status: row.status, score: row.score ?? null, attempt: row.attempt };
}
