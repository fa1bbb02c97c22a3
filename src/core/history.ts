/**
 * What the state knows of a task in this campaign, and the outstanding set that follows from it:
 * tasks - (ledger ∪ terminal in the sidecar ∪ attempts used up), computed at the start of a run.
 */
import type { HashWords } from "./hash-index.ts";
import type { SidecarClass } from "./row.ts";
import type { Task, Tasks } from "./task.ts";
import { unreachable } from "./unreachable.ts";

/** Of the rows of one task with its present hash, the strongest fact: ledger row > terminal > attempts. */
export type TaskRecord =
  | { readonly kind: "result"; readonly status: "passed" | "failed" }
  | { readonly kind: "terminal"; readonly class: SidecarClass }
  | { readonly kind: "attempts"; readonly count: number };

/**
 * Records by task hash, which holds the id: a changed task has none, and is outstanding again.
 * Ids may have been redacted on their way to disk; hashes are not.
 */
export interface History {
  get(hash: string): TaskRecord | undefined;
  set(hash: string, record: TaskRecord): void;
  /**
   * Sets a result unless there is one: what a ledger's reader asks for a million times, without a text of the hash.
   * Reading does without it where a history has no such way.
   *
   * @returns false where the task has a result already
   */
  addResult?(words: HashWords, status: "passed" | "failed"): boolean;
}

/** A record is kept as its index here; n attempts as `FIRST_COUNT + n`. */
const RECORDS: readonly (TaskRecord | undefined)[] = [
  undefined,
  { kind: "result", status: "passed" },
  { kind: "result", status: "failed" },
  { kind: "terminal", class: "timeout_exceeded" },
  { kind: "terminal", class: "skipped" },
  { kind: "terminal", class: "transient" },
  { kind: "terminal", class: "legitimate" },
  { kind: "terminal", class: "fatal" },
  { kind: "terminal", class: "kill_shaped" },
];
const PASSED = 1;
const FAILED = 2;
const FIRST_COUNT = 16;

/**
 * The history of a list of tasks, in numbers: by the index of a task as well as by its hash. What is known of tasks
 * that are not in the list is not kept: a removed task is forgotten.
 */
export class ListHistory implements History {
  readonly #tasks: Pick<Tasks, "hashes">;
  readonly #codes: Int32Array;

  /** @param tasks the whole list, which does not grow any more */
  constructor(tasks: Pick<Tasks, "count" | "hashes">) {
    this.#tasks = tasks;
    this.#codes = new Int32Array(tasks.count);
  }

  /** The record of the task at an index of the list. */
  at(index: number): TaskRecord | undefined {
    return recordOf(this.#codes[index] ?? 0);
  }

  get(hash: string): TaskRecord | undefined {
    const index = this.#tasks.hashes.find(hash);
    return index === -1 ? undefined : this.at(index);
  }

  set(hash: string, record: TaskRecord): void {
    const index = this.#tasks.hashes.find(hash);
    if (index !== -1) this.#codes[index] = codeOf(record);
  }

  /** Nothing is known any more. */
  clear(): void {
    this.#codes.fill(0);
  }

  addResult(words: HashWords, status: "passed" | "failed"): boolean {
    const index = this.#tasks.hashes.findWords(words);
    if (index === -1) return true;
    if (isResult(this.#codes[index] ?? 0)) return false;
    this.#codes[index] = status === "passed" ? PASSED : FAILED;
    return true;
  }
}

function isResult(code: number): boolean {
  return code === PASSED || code === FAILED;
}

function codeOf(record: TaskRecord): number {
  switch (record.kind) {
    case "result":
      return record.status === "passed" ? PASSED : FAILED;
    case "terminal":
      return RECORDS.findIndex((one) => one?.kind === "terminal" && one.class === record.class);
    case "attempts":
      return FIRST_COUNT + record.count;
    default:
      return unreachable(record);
  }
}

function recordOf(code: number): TaskRecord | undefined {
  return code >= FIRST_COUNT ? { kind: "attempts", count: code - FIRST_COUNT } : RECORDS[code];
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
