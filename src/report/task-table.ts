/**
 * All tasks of a report. What the list says is kept as it was read, and results are stored in columns. The objects that
 * reports read are made one by one, on demand.
 */

import { ListHistory, standingOf } from "../core/history.ts";
import { MESSAGE_LIMIT_BYTES, type OutcomeClass } from "../core/outcome.ts";
import { DEFAULT_PROVIDER } from "../core/task.ts";
import type { TaskIndex } from "../core/task-index.ts";
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
}

/** Keys come from disk and name files, so only plain ones are kept. */
const PLAIN_KEY = /^[\w-][\w.-]{0,150}$/;
/** How many tasks have links to their logs. */
const KEYS_KEPT = 50_000;

/** Filled line by line: results and failures first, then the attempts of the run. */
export class TaskTable implements ReportTasks {
  /** Whether each task has a result, failed for good, or has attempts left. */
  readonly history: ListHistory;
  readonly #maxAttempts: number;
  readonly #index: TaskIndex;
  readonly #details: readonly TaskDetails[];
  /** NaN for none. */
  readonly #scores: Float64Array;
  readonly #durations: Float64Array;
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

  /** @param details without an entry for tasks that have only an id and a payload */
  constructor(index: TaskIndex, details: readonly TaskDetails[], maxAttempts: number) {
    this.history = new ListHistory({ index });
    this.#maxAttempts = maxAttempts;
    this.#index = index;
    this.#details = details;
    this.#scores = new Float64Array(index.count).fill(Number.NaN);
    this.#durations = this.#scores.slice();
  }

  get count(): number {
    return this.#index.count;
  }

  /** The task with an id; -1 if there is none. */
  findById(id: string): number {
    return this.#index.findId(id);
  }

  hasResult(index: number): boolean {
    return this.history.at(index)?.kind === "result";
  }

  setResult(index: number, row: LedgerRow): void {
    this.#scores[index] = row.score ?? Number.NaN;
    this.#durations[index] = row.duration_s;
    if (row.attempt > 1) this.#attempts.set(index, row.attempt);
    else this.#attempts.delete(index);
    this.#gradeMessages.delete(index);
    const said = row.status === "failed" ? saidBy(row) : undefined;
    if (said !== undefined) this.#gradeMessages.set(index, this.#kept(said));
  }

  addFailure(index: number, row: SidecarRow): void {
    const failures = this.#failures.get(index) ?? [];
    this.#failures.set(index, failures);
    const name = attemptKey(row);
    const failure = { name, class: row.class, attempt: row.attempt, message: this.#kept(row.message) };
    const known = failures.findIndex((other) => other.name === name);
    if (known === -1) failures.push(failure);
    else if (row.terminal) failures[known] = failure;
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
      standing: standingOf(this.history.at(index), this.#maxAttempts),
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

/** What the grader said. If it gave no reason, as those of lm-eval, the answer that it graded says more than a log. */
function saidBy({ message, output }: LedgerRow): string | undefined {
  return message ?? (typeof output === "string" && output !== "" ? `output: ${output}` : undefined);
}

function orNull(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}
