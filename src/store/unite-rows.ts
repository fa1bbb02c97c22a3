/** Merges files of rows: the best row of each kind stays, once, whatever the order of the files. */
import { existsSync } from "node:fs";
import { jsonOrNull } from "../core/json-or-null.ts";
import type { LedgerRow, SidecarRow } from "../core/row.ts";
import { writeAtomically } from "./atomic-file.ts";
import { newerVersion } from "./format.ts";
import { readLines } from "./journal.ts";
import { attemptKey, readLedger, readSidecar, resultOrder } from "./read-history.ts";
import { Retries } from "./retries.ts";

/** Decides which row of each kind stays. */
interface Union<Row> {
  /** Considers a row. @returns whether it is the best of its kind so far */
  offer(row: Row): boolean;
  /** Whether a row is the best of its kind. True once for each kind. */
  take(row: Row): boolean;
  /** The number of kinds. */
  size(): number;
}

/**
 * Of the results of one task in one campaign, the first by `resultOrder` stays.
 *
 * @returns ids of tasks for which the files hold results of different status or score
 */
export function uniteLedgers(target: string, sources: readonly string[], retries = new Retries()): string[] {
  /** By campaign and hash: the order of the best row, and its result. */
  const campaigns = new Map<string, Map<string, string>>();
  const conflicts = new Set<string>();
  const keyOf = (row: LedgerRow) => `${resultOrder(row)}\n${verdictOf(row)}`;
  const best: Union<LedgerRow> = {
    offer(row) {
      if (retries.takesBack(row, row.started_at)) return false;
      const known = campaigns.get(row.campaign) ?? new Map<string, string>();
      campaigns.set(row.campaign, known);
      const other = known.get(row.hash);
      if (other !== undefined && !other.endsWith(`\n${verdictOf(row)}`)) conflicts.add(row.id);
      const key = keyOf(row);
      if (other !== undefined && key >= other) return false;
      known.set(row.hash, key);
      return true;
    },
    take(row) {
      const known = campaigns.get(row.campaign);
      return known?.get(row.hash) === keyOf(row) && known.delete(row.hash);
    },
    size: () => [...campaigns.values()].reduce((sum, known) => sum + known.size, 0),
  };
  unite({ target, sources, best, read: readLedger });
  return [...conflicts];
}

function verdictOf({ status, score }: LedgerRow): string {
  return `${status} ${score ?? ""}`;
}

/** Of the rows of one attempt the terminal one stays, then the earlier one. Failures are few compared with results. */
export function uniteSidecars(target: string, sources: readonly string[], retries = new Retries()): void {
  const orders = new Map<string, string>();
  const keyOf = (row: SidecarRow) => `${row.campaign}\n${row.hash}\n${attemptKey(row)}`;
  const orderOf = (row: SidecarRow) => `${row.terminal ? 0 : 1} ${row.at} ${row.class}`;
  const best: Union<SidecarRow> = {
    offer(row) {
      if (retries.takesBack(row, row.at)) return false;
      const [key, order] = [keyOf(row), orderOf(row)];
      const known = orders.get(key);
      const isBetter = known === undefined || order < known;
      if (isBetter) orders.set(key, order);
      return isBetter;
    },
    take(row) {
      return orders.get(keyOf(row)) === orderOf(row) && orders.delete(keyOf(row));
    },
    size: () => orders.size,
  };
  unite({ target, sources, best, read: readSidecar, kept: retries.lines });
}

interface UniteOptions<Row> {
  readonly target: string;
  readonly sources: readonly string[];
  readonly best: Union<Row>;
  readonly read: (path: string, onRow: (row: Row, line: string) => void) => unknown;
  /** Other lines that stay, once each. */
  readonly kept?: ReadonlySet<string>;
}

/**
 * Reads all files twice: first to find the best row of each kind, then to write the best ones in the order of the
 * files.
 */
function unite<Row>({ target, sources, best, read, kept = new Set() }: UniteOptions<Row>): void {
  let rows = 0;
  read(target, (row) => {
    rows += 1;
    best.offer(row);
  });
  let isChanged = !existsSync(target) || best.size() < rows || kept.size > 0;
  for (const source of sources) {
    read(source, (row) => {
      if (best.offer(row)) isChanged = true;
    });
  }
  if (!isChanged) return;
  writeAtomically(target, (write) => {
    for (const line of kept) write(`${line}\n`);
    for (const path of [target, ...sources]) {
      read(path, (row, line) => {
        if (best.take(row)) write(`${line}\n`);
      });
      // Rows of a newer version stay where they are, unread.
      if (path === target) readLines(path, (line) => isNewer(line) && write(`${line}\n`));
    }
  });
}

function isNewer(line: string): boolean {
  return /"v":\s*[2-9]|"v":\s*\d{2}/.test(line) && newerVersion(jsonOrNull(line)) !== null;
}

/**
 * Merges lines that count once each, such as events and answers to calls, in the order of the files.
 *
 * @param limitBytes what does not fit is left out
 */
export function uniteLines(target: string, sources: readonly string[], limitBytes = Number.POSITIVE_INFINITY): void {
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

/** Drops the rows of one folder that a retry row in its sidecar cancels. */
export function dropRetried({ results, failures }: { readonly results: string; readonly failures: string }): void {
  const retries = Retries.read([failures]);
  if (retries.lines.size === 0) return;
  uniteLedgers(results, [], retries);
  uniteSidecars(failures, [], retries);
}
