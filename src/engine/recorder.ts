/**
 * Turns settlements into rows. A row that cannot be stored is kept and tried again with the next one, because the child
 * has done its work and a disk problem must not cost a second call.
 */

import { gradeMessage } from "../core/failure-message.ts";
import type { ListHistory } from "../core/history.ts";
import { iso } from "../core/instant.ts";
import { isTerminal } from "../core/outcome.ts";
import type { Settlement } from "../core/pending.ts";
import { limitDetails } from "../core/rate-limit.ts";
import { reasonOf } from "../core/reason.ts";
import type { CallCounts, LedgerRow, SidecarRow } from "../store/format.ts";
import { LockLost } from "../store/lock.ts";
import type { RowStore } from "../store/state-folder.ts";

/** The records that a settled task changes. */
type Records = Pick<ListHistory, "get" | "set">;

/** What all rows of a run share. */
export interface RowOrigin {
  readonly campaign: string;
  readonly run: string;
  readonly job: string;
}

export class Recorder {
  readonly #store: RowStore;
  readonly #origin: RowOrigin;
  readonly #history: Records;
  readonly #warn: (message: string) => void;
  /** Changes that are not on disk yet, in order. A change that throws has stored nothing. */
  readonly #unstored: (() => void)[] = [];
  #hasWarned = false;

  /** @param history kept in step with the disk; the final counts are read from it */
  constructor(store: RowStore, origin: RowOrigin, history: Records, warn: (message: string) => void) {
    this.#store = store;
    this.#origin = origin;
    this.#history = history;
    this.#warn = warn;
  }

  /** @param calls counts of the task's calls through the gateway; null if it made none */
  result(settlement: Settlement, calls: CallCounts | null): void {
    this.#write(ledgerRow(settlement, this.#origin, calls), (row) => {
      this.#store.appendResult(row);
      remember(this.#history, row);
    });
  }

  failure(settlement: Settlement): void {
    this.#write(sidecarRow(settlement, this.#origin), (row) => {
      this.#store.appendFailure(row);
      remember(this.#history, row);
    });
  }

  /** Stores a failure that may turn out not to count. */
  hold(settlement: Settlement): void {
    this.#write(sidecarRow(settlement, this.#origin), (row) => this.#store.holdFailure(row));
  }

  /** Forgets the held failures. Call it after the failures that count are recorded. */
  release(): void {
    this.#change(() => this.#store.releaseHeld());
  }

  /** Whether all changes are on disk. */
  get isStored(): boolean {
    return this.#unstored.length === 0;
  }

  /** Stores pending changes in order, and stops at the first that cannot be written. */
  flush(): void {
    try {
      for (let store = this.#unstored[0]; store !== undefined; store = this.#unstored[0]) {
        store();
        this.#unstored.shift();
      }
    } catch (error) {
      // A lost folder is described by the warning about events, which cannot be written either.
      const why = error instanceof LockLost ? "" : `: ${reasonOf(error)}`;
      if (!this.#hasWarned) this.#warn(`cannot write results, keeping them in memory${why}`);
      this.#hasWarned = true;
    }
  }

  /** @param row null if the outcome leaves none */
  #write<Row extends LedgerRow | SidecarRow>(row: Row | null, store: (row: Row) => void): void {
    if (row !== null) this.#change(() => store(row));
  }

  #change(store: () => void): void {
    this.#unstored.push(store);
    this.flush();
  }
}

/** Adds a stored row to its history. */
function remember(history: Records, row: LedgerRow | SidecarRow): void {
  const { hash } = row;
  const before = history.get(hash);
  if (before?.kind === "result") return;
  if ("status" in row) history.set(hash, { kind: "result", status: row.status });
  else if (row.terminal) history.set(hash, { kind: "terminal", class: row.class });
  else if (before?.kind !== "terminal") history.set(hash, { kind: "attempts", count: (before?.count ?? 0) + 1 });
}

/** The ledger row of a graded attempt; null for any other outcome. */
export function ledgerRow(
  settlement: Settlement,
  origin: RowOrigin,
  calls: CallCounts | null = null,
): LedgerRow | null {
  const { outcome, pending, startedAt } = settlement;
  if (outcome.class !== "graded") return null;
  const { score, scores, metrics, output } = outcome.row ?? {};
  const message = gradeMessage(outcome);
  return {
    v: 1,
    campaign: origin.campaign,
    id: pending.task.id,
    hash: pending.task.hash,
    status: outcome.status,
    score,
    scores,
    metrics,
    output,
    ...(message === "" ? {} : { message }),
    attempt: pending.attempt,
    run: origin.run,
    job: origin.job,
    started_at: iso(startedAt),
    duration_s: Math.max(0, Math.round(settlement.durationMs) / 1_000),
    calls: calls ?? undefined,
  };
}

/** The sidecar row of a failed attempt that counts; null for any other outcome. */
export function sidecarRow(settlement: Settlement, origin: RowOrigin): SidecarRow | null {
  const { outcome, pending, at } = settlement;
  if (outcome.class === "graded" || outcome.class === "rate_limited" || outcome.class === "unfinished") return null;
  const isKill = outcome.class === "kill_shaped";
  const limit = isKill ? undefined : outcome.limit;
  return {
    v: 1,
    campaign: origin.campaign,
    id: pending.task.id,
    hash: pending.task.hash,
    class: outcome.class,
    terminal: !isKill && isTerminal(outcome.class),
    message: outcome.message,
    exit_code: outcome.exitCode,
    signal: outcome.signal,
    ...(outcome.output === undefined ? {} : { output: outcome.output }),
    attempt: pending.attempt,
    run: origin.run,
    job: origin.job,
    at: iso(at),
    rate_limit: limit && limitDetails(limit),
  };
}
