/** The rows of state files, read with nothing but `JSON.parse`, and what follows from them by the words of the contract. */
import { readFileSync } from "node:fs";

interface AnyRow {
  readonly campaign: string;
  readonly hash: string;
  readonly run: string;
  readonly job: string;
  readonly attempt: number;
}

export interface ResultRow extends AnyRow {
  readonly id: string;
  readonly duration_s: number;
  readonly status: string;
  readonly started_at: string;
}

export interface FailureRow extends AnyRow {
  readonly class: string;
  readonly terminal: boolean;
}

/** The rows of a state folder, of several together, or of one task. */
export interface Rows {
  readonly results: readonly ResultRow[];
  readonly failures: readonly FailureRow[];
}

export const NO_ROWS: Rows = { results: [], failures: [] };

/** @param texts the contents of both files */
export function parseRows(texts: { readonly results: string; readonly failures: string }): Rows {
  return { results: parseLines<ResultRow>(texts.results), failures: parseLines<FailureRow>(texts.failures) };
}

export function readRows(paths: { readonly results: string; readonly failures: string }): Rows {
  return parseRows({ results: textOf(paths.results), failures: textOf(paths.failures) });
}

export function joinRows(all: readonly Rows[]): Rows {
  return { results: all.flatMap(({ results }) => results), failures: all.flatMap(({ failures }) => failures) };
}

/** The rows of one campaign, by the hash of their task. */
export function rowsByTask({ results, failures }: Rows, campaign: string): Map<string, Rows> {
  const byTask = new Map<string, { results: ResultRow[]; failures: FailureRow[] }>();
  const rowsOf = (hash: string) => {
    const known = byTask.get(hash) ?? { results: [], failures: [] };
    byTask.set(hash, known);
    return known;
  };
  for (const row of results) if (row.campaign === campaign) rowsOf(row.hash).results.push(row);
  for (const row of failures) if (row.campaign === campaign) rowsOf(row.hash).failures.push(row);
  return byTask;
}

/** Section 1 of the contract: the next attempt, or null if the task is settled. */
export function nextAttemptOf(rows: Rows | undefined, maxAttempts: number): number | null {
  if (rows === undefined) return 1;
  if (rows.results.length > 0 || rows.failures.some((row) => row.terminal)) return null;
  const used = new Set(rows.failures.map(attemptOf)).size;
  return used < maxAttempts ? used + 1 : null;
}

export function outstandingIds(
  tasks: readonly { readonly id: string; readonly hash: string }[],
  byTask: ReadonlyMap<string, Rows>,
  maxAttempts: number,
): string[] {
  return tasks.filter(({ hash }) => nextAttemptOf(byTask.get(hash), maxAttempts) !== null).map(({ id }) => id);
}

/** Rows as sorted texts that can be compared. */
export interface RowList {
  readonly results: readonly string[];
  readonly failures: readonly string[];
}

/** Section 7: a merge is a union, with one result for a task and one row for an attempt. */
export function unionOf(all: readonly Rows[]): RowList {
  const results = new Map<string, ResultRow>();
  const failures = new Map<string, FailureRow>();
  for (const rows of all) {
    for (const row of rows.results) {
      const key = `${row.campaign} ${row.hash}`;
      const known = results.get(key);
      if (known === undefined || isEarlier(row, known)) results.set(key, row);
    }
    for (const row of rows.failures) failures.set(textOfFailure(row), row);
  }
  return listOf({ results: [...results.values()], failures: [...failures.values()] });
}

/** Rows as they are in a folder; duplicates are kept. */
export function listOf({ results, failures }: Rows): RowList {
  return {
    results: results.map((row) => `${row.campaign} ${row.hash} ${row.status} ${attemptOf(row)}`).sort(),
    failures: failures.map(textOfFailure).sort(),
  };
}

export function attemptOf({ run, job, attempt }: AnyRow): string {
  return `${run}.${job}.${attempt}`;
}

function textOfFailure(row: FailureRow): string {
  return `${row.campaign} ${row.hash} ${attemptOf(row)}`;
}

function isEarlier(a: ResultRow, b: ResultRow): boolean {
  return a.started_at === b.started_at ? attemptOf(a) < attemptOf(b) : a.started_at < b.started_at;
}

function parseLines<Row>(text: string): Row[] {
  return text.split("\n").flatMap((line) => {
    try {
      const row = JSON.parse(line) as Row & { readonly v?: unknown };
      return row.v === 1 ? [row] : [];
    } catch {
      // An empty or a torn line.
      return [];
    }
  });
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
