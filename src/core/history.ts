/**
 * What the state knows of a task in this campaign, and the outstanding set that follows from it:
 * tasks - (ledger ∪ terminal in the sidecar ∪ attempts used up), computed at the start of a run.
 */
import type { SidecarClass } from "./row.ts";
import type { Task, Tasks } from "./task.ts";
import type { TaskIndex } from "./task-index.ts";

/** Of the rows of one task with its present hash, the strongest fact: ledger row > terminal > attempts. */
export type TaskRecord =
  | { readonly kind: "result"; readonly status: "passed" | "failed" }
  | { readonly kind: "terminal"; readonly class: SidecarClass }
  | { readonly kind: "attempts"; readonly count: number };

/**
 * Records by task hash, which covers the id: a changed task has none, and is outstanding again. A row's id only makes the
 * search faster: ids may have been redacted on their way to disk, hashes are not.
 */
export interface History {
  get(hash: string, id?: string): TaskRecord | undefined;
  set(hash: string, record: TaskRecord, id?: string): void;
  /** Whether it keeps what is known of a task; absent where it keeps all. */
  lists?(hash: string, id?: string): boolean;
}

/** The history of a list of tasks. What is known of other tasks is not kept: a removed task is forgotten. */
export class ListHistory implements History {
  readonly #index: TaskIndex;
  readonly #records: (TaskRecord | undefined)[];

  /** @param tasks the whole list, which does not grow any more */
  constructor({ index }: Pick<Tasks, "index">) {
    this.#index = index;
    this.#records = new Array(index.count);
  }

  /** The record of the task at an index of the list. */
  at(index: number): TaskRecord | undefined {
    return this.#records[index];
  }

  get(hash: string, id?: string): TaskRecord | undefined {
    return this.#records[this.#index.find(hash, id)];
  }

  set(hash: string, record: TaskRecord, id?: string): void {
    const index = this.#index.find(hash, id);
    if (index !== -1) this.#records[index] = record;
  }

  lists(hash: string, id?: string): boolean {
    return this.#index.find(hash, id) !== -1;
  }

  /** Forgets all records. */
  clear(): void {
    this.#records.fill(undefined);
  }
}

export interface OutstandingTask {
  readonly task: Task;
  /** The number of the attempt that comes next, from 1. */
  readonly attempt: number;
}

/** What the outstanding set follows from. */
export interface Known {
  readonly history: Pick<ListHistory, "at">;
  readonly maxAttempts: number;
}

/**
 * The outstanding set of a part, in its order.
 *
 * @param part indexes into the list
 * @returns indexes into the list: those who only count or spread tasks need none of their texts
 */
export function computeOutstanding(part: Uint32Array, { history, maxAttempts }: Known): Uint32Array {
  // A loop by place: `filter` of a table of numbers takes five times as long, an iterator twice.
  const outstanding = new Uint32Array(part.length);
  let count = 0;
  for (let place = 0; place < part.length; place += 1) {
    const index = part[place] as number;
    if (nextAttempt(history.at(index), maxAttempts) === null) continue;
    outstanding[count] = index;
    count += 1;
  }
  return outstanding.subarray(0, count);
}

/** The tasks of an outstanding set, in its order. */
export function takeOutstanding(tasks: Tasks, outstanding: Uint32Array, known: Known): OutstandingTask[] {
  return Array.from(outstanding, (index) => ({
    task: tasks.at(index),
    attempt: nextAttempt(known.history.at(index), known.maxAttempts) ?? 1,
  }));
}

/** The number of the next attempt, or null where the task is settled for this campaign. */
export function nextAttempt(record: TaskRecord | undefined, maxAttempts: number): number | null {
  if (record === undefined) return 1;
  if (record.kind !== "attempts") return null;
  return record.count < maxAttempts ? record.count + 1 : null;
}

/** What a task counts as in total = passed + failed + errored + skipped + outstanding. */
export type Standing = "passed" | "failed" | "errored" | "skipped" | "outstanding";

/** @param record what is known of the task; undefined where nothing is */
export function standingOf(record: TaskRecord | undefined, maxAttempts: number): Standing {
  if (nextAttempt(record, maxAttempts) !== null) return "outstanding";
  if (record?.kind === "result") return record.status;
  return record?.kind === "terminal" && record.class === "skipped" ? "skipped" : "errored";
}
