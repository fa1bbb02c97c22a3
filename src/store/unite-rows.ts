/** Files of rows as one: of each kind of row the best stays, once, whatever the order of the files. */
import { existsSync } from "node:fs";
import { jsonOrNull } from "../core/json-or-null.ts";
import type { SidecarRow } from "../core/row.ts";
import { writeAtomically } from "./atomic-file.ts";
import { newerVersion } from "./format.ts";
import { readLines } from "./journal.ts";
import { LedgerUnion, LineSet, type Union } from "./merge-memory.ts";
import { attemptKey, readLedger, readSidecar } from "./read-history.ts";

/** Of the results of one task in one campaign the first by `resultOrder` stays. */
export function uniteLedgers(target: string, sources: readonly string[]): void {
  const best = new LedgerUnion();
  unite({ target, sources, best, read: readLedger });
}

/** Of the rows of one attempt the terminal one stays, then the earlier. Failures are few beside results. */
export function uniteSidecars(target: string, sources: readonly string[]): void {
  const orders = new Map<string, string>();
  const keyOf = (row: SidecarRow) => `${row.campaign}\n${row.hash}\n${attemptKey(row)}`;
  const orderOf = (row: SidecarRow) => `${row.terminal ? 0 : 1} ${row.at} ${row.class}`;
  const best: Union<SidecarRow> = {
    offer(row) {
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
  unite({ target, sources, best, read: readSidecar });
}

interface UniteFacts<Row> {
  readonly target: string;
  readonly sources: readonly string[];
  readonly best: Union<Row>;
  readonly read: (path: string, onRow: (row: Row, line: string) => void) => unknown;
}

/** Reads all files twice: which row of each kind is the best, and then the best ones, in the order of the files. */
function unite<Row>({ target, sources, best, read }: UniteFacts<Row>): void {
  let rows = 0;
  read(target, (row) => {
    rows += 1;
    best.offer(row);
  });
  let isChanged = !existsSync(target) || best.size() < rows;
  for (const source of sources) {
    read(source, (row) => {
      if (best.offer(row)) isChanged = true;
    });
  }
  if (!isChanged) return;
  writeAtomically(target, (write) => {
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
 * Lines that count once each, as events and the answers to calls do, in the order of the files.
 *
 * @param limitBytes what does not fit is left out
 */
export function uniteLines(target: string, sources: readonly string[], limitBytes = Number.POSITIVE_INFINITY): void {
  if (!sources.some((source) => existsSync(source))) return;
  const seen = new LineSet();
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
        if (size + line.length >= limitBytes || !seen.add(line) || jsonOrNull(line) === null) return;
        added += 1;
        keep(line);
      });
    }
  };
  writeAtomically(target, produce, () => added > 0);
}
