/** What files say, read with nothing but `JSON.parse`, and what follows from it by the words of the contract. */
import { readFileSync } from "node:fs";

export interface ResultFact {
  readonly campaign: string;
  readonly hash: string;
  readonly status: string;
  readonly run: string;
  readonly job: string;
  readonly attempt: number;
  readonly startedAt: string;
}

export interface FailureFact {
  readonly campaign: string;
  readonly hash: string;
  readonly class: string;
  readonly terminal: boolean;
  readonly run: string;
  readonly job: string;
  readonly attempt: number;
  readonly at: string;
}

/** All rows of a state folder, or of several together. */
export interface Rows {
  readonly results: readonly ResultFact[];
  readonly failures: readonly FailureFact[];
}

/** What is known of one task in one campaign. */
export type Facts = Rows;

export interface RowTexts {
  readonly results: string;
  readonly failures: string;
}

export function readTexts(paths: { readonly results: string; readonly failures: string }): RowTexts {
  return { results: textOf(paths.results), failures: textOf(paths.failures) };
}

export function rowsOfTexts(texts: RowTexts): Rows {
  const results: ResultFact[] = [];
  const failures: FailureFact[] = [];
  for (const row of parsedLines(texts.results)) {
    results.push({ ...common(row), status: String(row.status), startedAt: String(row.started_at) });
  }
  for (const row of parsedLines(texts.failures)) {
    failures.push({ ...common(row), class: String(row.class), terminal: row.terminal === true, at: String(row.at) });
  }
  return { results, failures };
}

export function readRows(paths: { readonly results: string; readonly failures: string }): Rows {
  return rowsOfTexts(readTexts(paths));
}

export function joinRows(all: readonly Rows[]): Rows {
  return { results: all.flatMap(({ results }) => results), failures: all.flatMap(({ failures }) => failures) };
}

/** By task, of one campaign. */
export function factsOf(rows: Rows, campaign: string): Map<string, Facts> {
  const facts = new Map<string, { results: ResultFact[]; failures: FailureFact[] }>();
  const of = (hash: string) => {
    const known = facts.get(hash) ?? { results: [], failures: [] };
    facts.set(hash, known);
    return known;
  };
  for (const row of rows.results) if (row.campaign === campaign) of(row.hash).results.push(row);
  for (const row of rows.failures) if (row.campaign === campaign) of(row.hash).failures.push(row);
  return facts;
}

/** Section 1 of the contract as a decision table: the next attempt, or null where the task is settled. */
export function nextAttemptOf(facts: Facts | undefined, maxAttempts: number): number | null {
  if (facts === undefined) return 1;
  if (facts.results.length > 0 || facts.failures.some((row) => row.terminal)) return null;
  const used = new Set(facts.failures.map(attemptOf)).size;
  return used < maxAttempts ? used + 1 : null;
}

export function outstandingIds(
  tasks: readonly { readonly id: string; readonly hash: string }[],
  facts: ReadonlyMap<string, Facts>,
  maxAttempts: number,
): string[] {
  return tasks.filter(({ hash }) => nextAttemptOf(facts.get(hash), maxAttempts) !== null).map(({ id }) => id);
}

/** Section 7: a merge is a union, with one result for a task and one row for an attempt. Sorted, as texts. */
export function unionOf(all: readonly Rows[]): { readonly results: string[]; readonly failures: string[] } {
  const best = new Map<string, ResultFact>();
  const attempts = new Set<string>();
  for (const { results, failures } of all) {
    for (const row of results) {
      const key = `${row.campaign} ${row.hash}`;
      const known = best.get(key);
      if (known === undefined || isEarlier(row, known)) best.set(key, row);
    }
    for (const row of failures) attempts.add(`${row.campaign} ${row.hash} ${attemptOf(row)}`);
  }
  const results = [...best].map(([key, row]) => `${key} ${row.status} ${attemptOf(row)}`);
  return { results: results.sort(), failures: [...attempts].sort() };
}

/** Rows as they lie in a folder, in the notation of `unionOf`; doubles stay double. */
export function listOf(rows: Rows): { readonly results: string[]; readonly failures: string[] } {
  return {
    results: rows.results.map((row) => `${row.campaign} ${row.hash} ${row.status} ${attemptOf(row)}`).sort(),
    failures: rows.failures.map((row) => `${row.campaign} ${row.hash} ${attemptOf(row)}`).sort(),
  };
}

export function attemptOf(row: { readonly run: string; readonly job: string; readonly attempt: number }): string {
  return `${row.run}.${row.job}.${row.attempt}`;
}

function isEarlier(a: ResultFact, b: ResultFact): boolean {
  if (a.startedAt !== b.startedAt) return a.startedAt < b.startedAt;
  return attemptOf(a) < attemptOf(b);
}

function common(row: Record<string, unknown>) {
  return {
    campaign: String(row.campaign),
    hash: String(row.hash),
    run: String(row.run),
    job: String(row.job),
    attempt: Number(row.attempt),
  };
}

function* parsedLines(text: string): Generator<Record<string, unknown>> {
  for (const line of text.split("\n")) {
    if (line === "") continue;
    try {
      const row = JSON.parse(line) as Record<string, unknown>;
      if (row.v === 1) yield row;
    } catch {
      // Torn: no row.
    }
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
