/** What must hold between runs and jobs: what was fetched is on disk, and what is called saved is in the cache. */

import { type CacheEntry, type SimCache, textsOf } from "./sim-cache.ts";
import { joinRows, listOf, NO_ROWS, parseRows, type Rows, readRows, unionOf } from "./state-rows.ts";
import { fail } from "./violation.ts";

export interface StatePaths {
  readonly results: string;
  readonly failures: string;
}

/** The rows of an entry; parsed once, because every later run reads it again. */
export function rowsOfEntry(entry: CacheEntry): Rows {
  const known = PARSED.get(entry);
  if (known !== undefined) return known;
  const rows = parseRows(textsOf(entry));
  PARSED.set(entry, rows);
  return rows;
}

const PARSED = new WeakMap<CacheEntry, Rows>();

export class CarryInvariants {
  readonly #cache: SimCache;
  readonly #paths: StatePaths;
  #before: Rows | null = null;
  #pulled: Rows[] = [];
  #isSaving = false;

  constructor(cache: SimCache, paths: StatePaths) {
    this.#cache = cache;
    this.#paths = paths;
  }

  /** Before the state is restored. @param handed rows of folders that are merged in besides */
  begins(handed: readonly Rows[]): void {
    this.#before = joinRows([readRows(this.#paths), ...handed]);
  }

  /** Entries that were fetched, as the service gave them. */
  pulled(entries: readonly CacheEntry[]): void {
    if (this.#before !== null && !this.#isSaving) this.#pulled.push(...entries.map(rowsOfEntry));
  }

  /** A save may fetch entries too. They go into the entry that it writes, not into the state folder. */
  saves(): void {
    this.#isSaving = true;
  }

  /** Everything that was fetched is on disk once, and nothing else is. */
  restored(): void {
    const expected = unionOf([this.#before ?? NO_ROWS, ...this.#pulled]);
    const found = listOf(readRows(this.#paths));
    for (const kind of ["results", "failures"] as const) {
      if (expected[kind].join("\n") === found[kind].join("\n")) continue;
      const gone = expected[kind].filter((row) => !found[kind].includes(row));
      const odd = found[kind].filter((row, index) => !expected[kind].includes(row) || found[kind][index - 1] === row);
      fail("union", `${kind}: missing ${gone.join(", ") || "none"}; made up or double ${odd.join(", ") || "none"}`);
    }
    // From now on nothing that is fetched gets into the folder.
    this.#before = null;
  }

  /**
   * The job calls all that is on disk saved: the newest entry of its own slot holds it. For a result, it may hold an
   * earlier one instead, which the union of both keeps and which a job may have restored just before the save.
   */
  saved(prefix: string): void {
    const newest = this.#cache.under(prefix)[0];
    const entry: Rows = newest === undefined ? NO_ROWS : rowsOfEntry(newest);
    const [kept, expected] = [listOf(entry), unionOf([entry, readRows(this.#paths)])];
    const held = new Set([...kept.results, ...kept.failures]);
    const lost = [...expected.results, ...expected.failures].filter((row) => !held.has(row));
    if (lost.length > 0) fail("saved", `the cache does not hold ${lost.slice(0, 5).join(", ")}`);
  }
}
