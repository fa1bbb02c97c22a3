/**
 * What must hold while one job runs, judged from outside: by what children did, what was started, what lies on disk.
 * Nothing here asks the scheduler for its opinion, but for the notes it publishes.
 */
import type { Note } from "../../src/core/event.ts";
import type { Task } from "../../src/core/task.ts";
import type { ShardRequest } from "../../src/run/spawner.ts";
import type { Truth } from "./child-life.ts";
import { type Leftover, type OwedRow, RecordInvariants } from "./record-invariants.ts";
import { type Reset, type RunOptions, StartInvariants } from "./start-invariants.ts";
import type { Rows } from "./state-rows.ts";
import { fail } from "./violation.ts";

export interface JobInvariantsOptions {
  readonly run: RunOptions;
  readonly now: () => number;
  readonly tasks: readonly Task[];
  /** On disk, before the first child. */
  readonly rows: Rows;
  readonly outstanding: readonly { readonly task: Task; readonly attempt: number }[];
  readonly isWhole: boolean;
  readonly siblings: {
    started(request: ShardRequest): void;
    stated(provider: string, reset: Reset): void;
  };
}

export class JobInvariants {
  readonly #facts: JobInvariantsOptions;
  readonly #starts: StartInvariants;
  readonly #records: RecordInvariants;

  constructor(facts: JobInvariantsOptions) {
    this.#facts = facts;
    this.#starts = new StartInvariants(facts.run, facts.now);
    this.#records = new RecordInvariants(facts);
  }

  started(request: ShardRequest): void {
    this.#starts.started(request);
    this.#records.started(request);
    this.#facts.siblings.started(request);
  }

  delivered(request: ShardRequest, id: string, truth: Truth): void {
    const isHeard = this.#records.delivered(request, id, truth);
    if (isHeard && truth.kind === "limit") this.heard(request.provider, truth.words);
  }

  ended(request: ShardRequest): void {
    this.#starts.ended(request);
  }

  /** A limit that a child or a preflight passes on. */
  heard(provider: string, words: string): void {
    this.#starts.heard(provider, words);
    const reset = this.#starts.stated.get(provider);
    if (reset !== undefined) this.#facts.siblings.stated(provider, reset);
  }

  note(note: Note): void {
    this.#starts.note(note);
    if (note.event === "ending") this.#records.ending(note.reason);
    if (note.event === "task_settled") this.#records.settled(note);
  }

  interrupted(): void {
    this.#starts.interrupted();
  }

  killed(rows: Rows, left: readonly Leftover[]): OwedRow[] {
    return this.#records.killed(rows, left);
  }

  finished(
    rows: Rows,
    end: Parameters<RecordInvariants["finished"]>[1] & Parameters<StartInvariants["finished"]>[0],
  ): void {
    this.#records.finished(rows, end);
    this.#starts.finished(end);
    // A signal that comes while the last child passes interrupts nothing.
    const isCutShort = this.#starts.isInterrupted && end.outstanding > 0;
    if (isCutShort && end.status !== "interrupted") fail("status", `${end.status} after an interrupt`);
  }

  /** A cancelled job is over before the runner kills it. */
  isOverBy(at: number): void {
    const lateMs = this.#facts.now() - at;
    if (lateMs > 0) fail("interrupt", `main ends ${lateMs} ms too late for the runner`);
  }
}
