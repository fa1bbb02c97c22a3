/**
 * Merges ledgers, sidecars, and files whose lines count once each. The best row of each kind stays, once, whatever the
 * order of the files. Rows are read twice, first to find the best ones and then to copy their lines, so that memory
 * holds only their keys.
 */
import { existsSync } from "node:fs";
import { jsonOrNull } from "../core/json.ts";
import { writeAtomically } from "./atomic-file.ts";
import { isNewerLine, type LedgerRow, type SidecarRow } from "./format.ts";
import { readLines } from "./journal.ts";
import { attemptKey, readLedger, readSidecar, resultOrder } from "./read-history.ts";
import { Retries } from "./retries.ts";

/**
 * Which of several rows stays: the one with the smallest order among the rows of its kind. Kinds and orders are joined
 * texts, because parts of a line would keep the line in memory.
 */
interface RowRules<Row> {
  readonly read: (path: string, onRow: (row: Row, line: string) => void) => unknown;
  readonly kindOf: (row: Row) => string;
  readonly orderOf: (row: Row) => string;
  /** An ISO instant. A retry after it cancels the row. */
  readonly atOf: (row: Row) => string;
}

/** Each task keeps the first of its results by `resultOrder`. */
const LEDGER: RowRules<LedgerRow> = {
  read: readLedger,
  kindOf: (row) => [row.campaign, row.hash].join("\n"),
  orderOf: (row) => [resultOrder(row), verdictOf(row)].join("\n"),
  atOf: (row) => row.started_at,
};

/** Each attempt keeps its terminal row, or else its earliest row. */
const SIDECAR: RowRules<SidecarRow> = {
  read: readSidecar,
  kindOf: (row) => [row.campaign, row.hash, attemptKey(row)].join("\n"),
  orderOf: (row) => [row.terminal ? 0 : 1, row.at, row.class].join(" "),
  atOf: (row) => row.at,
};

function verdictOf({ status, score }: LedgerRow): string {
  return `${status} ${score ?? ""}`;
}

/** @returns ids of tasks for which the files hold results of different status or score */
export function mergeLedgers(target: string, sources: readonly string[], retries: Retries): string[] {
  const conflicts = new Set<string>();
  mergeRows(LEDGER, { target, sources, retries, kept: new Set() }, (row, known) => {
    if (!known.endsWith(`\n${verdictOf(row)}`)) conflicts.add(row.id);
  });
  return [...conflicts];
}

export function mergeSidecars(target: string, sources: readonly string[], retries: Retries): void {
  mergeRows(SIDECAR, { target, sources, retries, kept: retries.lines });
}

/** Drops the rows of one folder that a retry row in its sidecar cancels. @returns the retries */
export function dropRetried({ results, failures }: { readonly results: string; readonly failures: string }): Retries {
  const retries = Retries.read([failures]);
  if (retries.lines.size === 0) return retries;
  mergeLedgers(results, [], retries);
  mergeSidecars(failures, [], retries);
  return retries;
}

interface RowFiles {
  readonly target: string;
  readonly sources: readonly string[];
  readonly retries: Retries;
  /** Other lines that stay, once each. */
  readonly kept: ReadonlySet<string>;
}

/**
 * Writes the best row of each kind to the target, in the order of the files.
 *
 * @param onSecond called with each further row of a kind, and the order of the best row so far
 */
function mergeRows<Row extends LedgerRow | SidecarRow>(
  { read, kindOf, orderOf, atOf }: RowRules<Row>,
  { target, sources, retries, kept }: RowFiles,
  onSecond: (row: Row, known: string) => void = () => {},
): void {
  /** The order of the best row, by kind. */
  const best = new Map<string, string>();
  /** @returns whether it is the best of its kind so far */
  const offer = (row: Row): boolean => {
    if (retries.cancels(row, atOf(row))) return false;
    const kind = kindOf(row);
    const order = orderOf(row);
    const known = best.get(kind);
    if (known !== undefined) onSecond(row, known);
    if (known !== undefined && order >= known) return false;
    best.set(kind, order);
    return true;
  };
  let rows = 0;
  read(target, (row) => {
    rows += 1;
    offer(row);
  });
  let isChanged = !existsSync(target) || best.size < rows || kept.size > 0;
  for (const source of sources) {
    read(source, (row) => {
      if (offer(row)) isChanged = true;
    });
  }
  if (!isChanged) return;
  writeAtomically(target, (write) => {
    for (const line of kept) write(`${line}\n`);
    for (const path of [target, ...sources]) {
      read(path, (row, line) => {
        const kind = kindOf(row);
        if (best.get(kind) === orderOf(row) && best.delete(kind)) write(`${line}\n`);
      });
      // Rows of a newer version stay where they are, unread.
      if (path === target) readLines(path, (line) => isNewerLine(line) && write(`${line}\n`));
    }
  });
}

/**
 * Merges lines that count once each, such as events and answers to calls, in the order of the files.
 *
 * @param limitBytes lines beyond this size are left out
 */
export function mergeLines(target: string, sources: readonly string[], limitBytes = Number.POSITIVE_INFINITY): void {
  if (!sources.some((source) => existsSync(source))) return;
  const seen = new Set<string>();
  let added = 0;
  let size = 0;
  const produce = (write: (text: string) => void) => {
    const keep = (line: string) => {
      size += line.length + 1;
      write(`${line}\n`);
    };
    readLines(target, (line) => {
      seen.add(line);
      keep(line);
    });
    for (const source of sources) {
      readLines(source, (line) => {
        if (size + line.length >= limitBytes || seen.has(line) || jsonOrNull(line) === null) return;
        seen.add(line);
        added += 1;
        keep(line);
      });
    }
  };
  writeAtomically(target, produce, () => added > 0);
}
