/** What must hold from run to run if one folder is kept: nothing is lost in between. */

import { nothingGone, type OwedRow } from "./record-invariants.ts";
import { listOf, NO_ROWS, type Rows, rowsByTask } from "./state-rows.ts";
import { fail } from "./violation.ts";

export class FolderMemory {
  #rows: Rows = NO_ROWS;
  #owed: readonly OwedRow[] = [];
  /** The campaign of the last run, if that run ended with nothing outstanding. */
  #complete: string | null = null;
  /** The hashes of the tasks of the last run. */
  #listed: ReadonlySet<string> = new Set();

  /** After `prepare`. The last run may have left rows on disk and in the inbox. */
  begins(rows: Rows, campaign: string, { baseline, listed }: { baseline: Rows; listed: ReadonlySet<string> }): void {
    this.#baselineKept(campaign, baseline);
    this.#listed = listed;
    const byTask = rowsByTask(rows, campaign);
    const before = rowsByTask(this.#rows, campaign);
    // Rows of tasks that are no longer listed are dropped once they outnumber the listed ones.
    const isForgotten = (hash: string) => !listed.has(hash);
    const forgotten = [...before].filter(([hash]) => isForgotten(hash));
    const owedTo = this.#owed.filter(({ hash }) => isForgotten(hash)).length;
    const rowCount = forgotten.reduce((sum, [, one]) => sum + one.results.length + one.failures.length, owedTo);
    const mayForget = rowCount > listed.size;
    nothingGone(mayForget ? new Map([...before].filter(([hash]) => !isForgotten(hash))) : before, byTask);
    for (const owed of this.#owed) {
      if (mayForget && isForgotten(owed.hash)) continue;
      if (owed.campaign !== campaign || (byTask.get(owed.hash)?.results.length ?? 0) > 0) continue;
      fail("no-result-lost", `a row that lay in the inbox at the kill is not in the ledger (${owed.hash.slice(0, 8)})`);
    }
    this.#owed = [];
  }

  ends(rows: Rows, owed: readonly OwedRow[], complete: string | null): void {
    this.#rows = rows;
    this.#owed = owed;
    this.#complete = complete;
  }

  /** The last complete campaign is kept for comparison, without results of tasks that it no longer had at its end. */
  #baselineKept(campaign: string, baseline: Rows): void {
    if (this.#complete === null || this.#complete === campaign) return;
    const counted = this.#rows.results.filter((row) => row.campaign === this.#complete && this.#listed.has(row.hash));
    const expected = listOf({ results: counted, failures: [] }).results;
    const found = listOf(baseline).results;
    if (expected.length > 0 && expected.join() !== found.join())
      fail("baseline", `${found.length} rows, ${this.#complete} had ${expected.length}`);
  }
}
