/**
 * What the state knows about a task in this campaign, and the outstanding set that follows from it: tasks - (ledger ∪
 * terminal in the sidecar ∪ attempts used up). It is computed at the start of a run.
 */
import type { SidecarClass } from "./row.ts";
import type { Tasks } from "./task.ts";
import { TaskIndex } from "./task-index.ts";

/** The strongest fact from the rows of one task with its present hash: ledger row > terminal > attempts. */
export type TaskRecord =
  | { readonly kind: "result"; readonly status: "passed" | "failed" }
  | { readonly kind: "terminal"; readonly class: SidecarClass }
  | { readonly kind: "attempts"; readonly count: number };

/**
 * The records of a list of tasks, by hash. The hash covers the id, so a changed task has no record and is outstanding
 * again. Records of other tasks are not kept, so a removed task is forgotten.
 */
export class ListHistory {
  #index: TaskIndex;
  #records: (TaskRecord | undefined)[];

  /** @param tasks the complete list */
  constructor({ index }: Pick<Tasks, "index">) {
    this.#index = index;
    this.#records = new Array(index.count);
  }

  /** Finds the tasks of the complete list. */
  get index(): TaskIndex {
    return this.#index;
  }

  /** The record of the task at an index of the list. */
  at(index: number): TaskRecord | undefined {
    return this.#records[index];
  }

  setAt(index: number, record: TaskRecord): void {
    this.#records[index] = record;
  }

  get(hash: string): TaskRecord | undefined {
    return this.#records[this.index.find(hash)];
  }

  set(hash: string, record: TaskRecord): void {
    const index = this.index.find(hash);
    if (index !== -1) this.#records[index] = record;
  }

  lists(hash: string): boolean {
    return this.index.find(hash) !== -1;
  }

  /** Forgets all records. */
  clear(): void {
    this.#records.fill(undefined);
  }

  /** Frees the memory of the list too. From then on nothing is listed. */
  release(): void {
    this.#index = new TaskIndex();
    this.#records = [];
  }
}

/**
 * The outstanding set of a part, in the order of the part.
 *
 * @param part indexes into the list
 * @returns indexes into the list, because counting and splitting need no task texts
 */
export function computeOutstanding(
  part: Uint32Array,
  history: Pick<ListHistory, "at">,
  maxAttempts: number,
): Uint32Array {
  // An index loop: `filter` on a typed array takes five times as long, an iterator twice.
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

/** The number of the next attempt, or null if the task is settled for this campaign. */
export function nextAttempt(record: TaskRecord | undefined, maxAttempts: number): number | null {
  if (record === undefined) return 1;
  if (record.kind !== "attempts") return null;
  return record.count < maxAttempts ? record.count + 1 : null;
}

/** How a task is counted in total = passed + failed + errored + skipped + outstanding. */
export const STANDINGS = ["passed", "failed", "errored", "skipped", "outstanding"] as const;
export type Standing = (typeof STANDINGS)[number];

/** @param record what is known about the task; undefined if nothing is */
export function standingOf(record: TaskRecord | undefined, maxAttempts: number): Standing {
  if (nextAttempt(record, maxAttempts) !== null) return "outstanding";
  if (record?.kind === "result") return record.status;
  return record?.kind === "terminal" && record.class === "skipped" ? "skipped" : "errored";
}
