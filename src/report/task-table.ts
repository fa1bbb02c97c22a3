/**
 * All tasks of a report. What the list says is kept as it was read, and results are stored in columns. The objects that
 * reports read are made one by one, on demand.
 */

import { type Standing, standingOf, type TaskRecord } from "../core/history.ts";
import { MESSAGE_LIMIT_BYTES, type OutcomeClass } from "../core/outcome.ts";
import { DEFAULT_PROVIDER } from "../core/task.ts";
import { TaskIndex } from "../core/task-index.ts";
import type { LedgerRow, SidecarRow } from "../store/format.ts";
import { attemptKey } from "../store/read-history.ts";
import type { Trace } from "./read-events.ts";
import type { FailedAttempt, ReportTask, ReportTasks } from "./report.ts";

/** The most characters that the messages of all failures may take together. */
const MESSAGES_BUDGET = 16_000_000;

/** What the list says about a task beside its id. */
export interface TaskDetails extends Pick<ReportTask, "group" | "junit" | "listedId" | "variant"> {
  /** Null if the task names none. */
  readonly provider: string | null;
  /** The model that `vary` gave it. If no provider is named, each such model is a provider. Null without `vary`. */
  readonly variedModel: string | null;
}

interface KnownFailure extends FailedAttempt {
  readonly name: string;
  readonly terminal: boolean;
}

/** Keys come from disk and name files, so only plain ones are kept. */
const PLAIN_KEY = /^[\w-][\w.-]{0,150}$/;
/** How many tasks have links to their logs. */
const KEYS_KEPT = 50_000;

/** Filled line by line: the list first, then results and failures, then the attempts of the run. */
export class TaskTable implements ReportTasks {
  readonly #maxAttempts: number;
  readonly #index = new TaskIndex();
  /** Without an entry for tasks that have only an id and a payload. */
  readonly #details: TaskDetails[] = [];
  /** The columns of results are made with the first result, when the number of tasks is known: growing arrays leave garbage. */
  #results: LedgerRow["status"][] = [];
  /** NaN for none. */
  #scores = new Float64Array();
  #durations = new Float64Array();
  /** The attempt that gave the result, unless it was the first. */
  readonly #attempts = new Map<number, number>();
  /** Why graders failed tasks, if their rows say it. */
  readonly #gradeMessages = new Map<number, string>();
  readonly #failures = new Map<number, KnownFailure[]>();
  #messagesLeft = MESSAGES_BUDGET;
  /** The class of each task's last attempt in the run, by id, unless it was graded. */
  readonly #classes = new Map<string, OutcomeClass>();
  /** The key of each task's last attempt in the run, by id. */
  readonly #keys = new Map<string, string>();
  /** The `provider` input, which the list does not hold: the provider of tasks that do not name one. */
  defaultProvider = DEFAULT_PROVIDER;

  constructor(maxAttempts: number) {
    this.#maxAttempts = maxAttempts;
  }

  get count(): number {
    return this.#index.count;
  }

  list(id: string, hash: string, details: TaskDetails): void {
    // Most lists hold ids and payloads only. An object for each of a million tasks would take 80 MB.
    const isPlain = Object.values(details).every((detail) => detail === null || detail === undefined);
    if (!isPlain) this.#details[this.count] = details;
    this.#index.add(id, hash);
  }

  /** The task that a row belongs to; -1 if it is not listed, or has changed since. */
  find(row: { readonly hash: string }): number {
    return this.#index.find(row.hash);
  }

  /** The task with an id; -1 if there is none. */
  findById(id: string): number {
    return this.#index.findId(id);
  }

  hasResult(index: number): boolean {
    return this.#results[index] !== undefined;
  }

  setResult(index: number, row: LedgerRow): void {
    if (this.#results.length === 0) {
      this.#results = new Array(this.count);
      this.#scores = new Float64Array(this.count).fill(Number.NaN);
      this.#durations = this.#scores.slice();
    }
    this.#results[index] = row.status;
    this.#scores[index] = row.score ?? Number.NaN;
    this.#durations[index] = row.duration_s;
    if (row.attempt > 1) this.#attempts.set(index, row.attempt);
    else this.#attempts.delete(index);
    this.#gradeMessages.delete(index);
    if (row.status === "failed" && row.message !== undefined) this.#gradeMessages.set(index, this.#kept(row.message));
  }

  addFailure(row: SidecarRow): void {
    const index = this.find(row);
    if (index === -1) return;
    const failures = this.#failures.get(index) ?? [];
    this.#failures.set(index, failures);
    const { class: failureClass, terminal, attempt } = row;
    const name = attemptKey(row);
    const failure = { name, class: failureClass, terminal, attempt, message: this.#kept(row.message) };
    const known = failures.findIndex((other) => other.name === name);
    if (known === -1) failures.push(failure);
    else if (terminal) failures[known] = failure;
  }

  /** Adds an attempt of the run. Attempts come in order. */
  addAttempt({ id, key, class: outcome }: Trace): void {
    if (outcome !== "graded") this.#classes.set(id, outcome);
    if (!PLAIN_KEY.test(key)) return;
    if (this.#keys.size < KEYS_KEPT || this.#keys.has(id)) this.#keys.set(id, key);
  }

  at(index: number): ReportTask {
    const id = this.#index.idAt(index);
    const { group, junit, listedId, variant, provider, variedModel } = this.detailsAt(index);
    const ownProvider = provider ?? (this.defaultProvider === DEFAULT_PROVIDER ? variedModel : null);
    const failures = this.#failures.get(index) ?? NO_FAILURES;
    const last = failures.at(-1);
    const hasResult = this.hasResult(index);
    const said = last?.message ?? "";
    const gradeMessage = this.#gradeMessages.get(index) ?? "";
    const latest = hasResult ? "graded" : (this.#classes.get(id) ?? last?.class ?? null);
    return {
      id,
      group,
      junit,
      listedId,
      variant,
      provider: ownProvider ?? this.defaultProvider,
      standing: this.standingAt(index),
      score: orNull(this.#scores[index]),
      class: latest,
      attempts: hasResult ? (this.#attempts.get(index) ?? 1) : failures.length,
      durationS: orNull(this.#durations[index]),
      gradeMessage,
      message: gradeMessage || (said === "" || latest === last?.class ? said : `earlier: ${said}`),
      key: this.#keys.get(id) ?? null,
      failures,
    };
  }

  *[Symbol.iterator](): Iterator<ReportTask> {
    for (let index = 0; index < this.count; index += 1) yield this.at(index);
  }

  detailsAt(index: number): TaskDetails {
    return this.#details[index] ?? NO_DETAILS;
  }

  standingAt(index: number): Standing {
    return this.#results[index] ?? standingOf(recordOf(this.#failures.get(index)), this.#maxAttempts);
  }

  #kept(message: string): string {
    const text = message.slice(0, this.#messagesLeft > 0 ? MESSAGE_LIMIT_BYTES : 0);
    this.#messagesLeft -= text.length;
    return text;
  }
}

const NO_FAILURES: readonly KnownFailure[] = [];
const NO_DETAILS: TaskDetails = {
  group: null,
  junit: undefined,
  listedId: null,
  variant: null,
  provider: null,
  variedModel: null,
};

/** The record of a task without a result. */
function recordOf(failures: readonly KnownFailure[] | undefined): TaskRecord | undefined {
  if (failures === undefined) return undefined;
  const terminal = failures.find((failure) => failure.terminal);
  return terminal === undefined
    ? { kind: "attempts", count: failures.length }
    : { kind: "terminal", class: terminal.class };
}

function orNull(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}
