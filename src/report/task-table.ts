/**
 * All tasks of a report, stored in columns. A million tasks cost their ids and a few bytes each; objects are made one by
 * one, on demand.
 */

import { type Standing, standingOf, type TaskRecord } from "../core/history.ts";
import { MESSAGE_LIMIT_BYTES, type OutcomeClass } from "../core/outcome.ts";
import { DEFAULT_PROVIDER } from "../core/task.ts";
import { TaskIndex } from "../core/task-index.ts";
import type { LedgerRow, SidecarRow } from "../store/format.ts";
import { attemptKey } from "../store/read-history.ts";
import type { Trace } from "./read-events.ts";
import type { FailedAttempt, JunitCase, ReportTask, ReportTasks } from "./report.ts";

/** The most characters that the messages of all failures may take together. */
const MESSAGES_BUDGET = 16_000_000;

/** A task as the list says it. */
export interface ListedTask {
  readonly id: string;
  readonly hash: string;
  readonly group: string | null;
  readonly junit?: JunitCase | undefined;
  /** Null if it is the `provider` input. */
  readonly provider: string | null;
  /** The id as listed of a task that `vary` or `repeats` has made; null for any other. */
  readonly cluster: string | null;
  /** What `vary` made of the listed task, such as `model=gpt-5`; null without `vary`. */
  readonly variant?: string | null;
  /** The model that `vary` gave it: where no provider is named, each is a provider. Null for none. */
  readonly variedModel?: string | null;
}

interface KnownFailure extends FailedAttempt {
  readonly name: string;
  readonly terminal: boolean;
}

/** How many tasks have links to their logs. */
const KEYS_KEPT = 50_000;

/** Filled line by line: the list first, then results and failures, then the attempts of the run. */
export class TaskTable implements ReportTasks {
  readonly #groups = new Map<number, string>();
  readonly #cases = new Map<number, JunitCase>();
  /** By index, for tasks that name one. */
  readonly #providers = new Map<number, string>();
  readonly #clusters = new Map<number, string>();
  /** By index; empty without `vary`. */
  readonly #variants = new Map<number, string>();
  readonly #variedModels = new Map<number, string>();
  readonly #names = new Map<string, string>();
  readonly #index = new TaskIndex();
  /** The columns of results are made with the first result, when the number of tasks is known: growing arrays leave garbage. */
  #results: LedgerRow["status"][] = [];
  /** NaN for none. */
  #scores = new Float64Array();
  #durations = new Float64Array();
  /** The attempt that gave the result, unless it was the first. */
  readonly #attempts = new Map<number, number>();
  readonly #failures = new Map<number, KnownFailure[]>();
  /** Why graders failed tasks, as far as their rows say it. */
  readonly #gradeMessages = new Map<number, string>();
  readonly #maxAttempts: number;
  #messagesLeft = MESSAGES_BUDGET;
  /** Of tasks that name none: the `provider` input, which is not in the list. */
  defaultProvider = DEFAULT_PROVIDER;
  /** The class and the key of the last attempt in the run, and whether a limit refused one. */
  readonly #classes = new Map<number, OutcomeClass>();
  readonly #keys = new Map<number, string>();
  readonly #refused = new Set<number>();

  constructor(maxAttempts: number) {
    this.#maxAttempts = maxAttempts;
  }

  get count(): number {
    return this.#index.count;
  }

  list(task: ListedTask): void {
    const index = this.#index.count;
    const note = (column: Map<number, string>, text: string | null | undefined) => {
      if (text != null) column.set(index, this.#shared(text));
    };
    note(this.#groups, task.group);
    note(this.#providers, task.provider);
    note(this.#clusters, task.cluster);
    note(this.#variants, task.variant);
    note(this.#variedModels, task.variedModel);
    if (task.junit !== undefined) this.#cases.set(index, task.junit);
    this.#index.add(task.id, task.hash);
  }

  /** The task that a row is of; -1 for one that is not listed, or that has changed since. */
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
    const name = attemptKey(row);
    const known = failures.findIndex((failure) => failure.name === name);
    const failure: KnownFailure = {
      name,
      class: row.class,
      terminal: row.terminal,
      attempt: row.attempt,
      message: this.#kept(row.message),
    };
    if (known === -1) failures.push(failure);
    else if (row.terminal) failures[known] = failure;
    this.#failures.set(index, failures);
  }

  /** Adds an attempt of the run; they come in order. */
  addAttempt({ id, key, class: outcome }: Trace): void {
    const index = this.findById(id);
    if (index === -1) return;
    if (outcome === "rate_limited") this.#refused.add(index);
    if (outcome !== "graded") this.#classes.set(index, outcome);
    if (this.#keys.size < KEYS_KEPT || this.#keys.has(index)) this.#keys.set(index, key);
  }

  at(index: number): ReportTask {
    const failures = this.#failures.get(index) ?? [];
    const last = failures.at(-1);
    const hasResult = this.hasResult(index);
    const said = last?.message ?? "";
    const gradeMessage = this.#gradeMessages.get(index) ?? "";
    const latest = hasResult ? "graded" : (this.#classes.get(index) ?? last?.class ?? null);
    return {
      id: this.#index.idAt(index),
      group: this.#groups.get(index) ?? null,
      junit: this.#cases.get(index),
      provider: this.providerAt(index),
      standing: this.standingAt(index),
      score: this.scoreAt(index),
      class: latest,
      attempts: hasResult ? this.attemptsAt(index) : failures.length,
      durationS: orNull(this.#durations[index]),
      gradeMessage,
      message: gradeMessage || (said === "" || latest === last?.class ? said : `earlier: ${said}`),
      key: this.#keys.get(index) ?? null,
      failures,
    };
  }

  idAt(index: number): string {
    return this.#index.idAt(index);
  }

  standingAt(index: number): Standing {
    return this.#results[index] ?? standingOf(this.#recordAt(index), this.#maxAttempts);
  }

  /** The score of the result; null if there is none. */
  scoreAt(index: number): number | null {
    return orNull(this.#scores[index]);
  }

  providerAt(index: number): string {
    const model = this.defaultProvider === DEFAULT_PROVIDER ? this.#variedModels.get(index) : undefined;
    return this.#providers.get(index) ?? model ?? this.defaultProvider;
  }

  /** What `vary` made of the listed task; null without `vary`. */
  variantAt(index: number): string | null {
    return this.#variants.get(index) ?? null;
  }

  /** The class of its last attempt in the run; undefined if there was none, or if it was graded. */
  classAt(index: number): OutcomeClass | undefined {
    return this.#classes.get(index);
  }

  /** Whether a limit refused an attempt in the run. */
  wasRefusedAt(index: number): boolean {
    return this.#refused.has(index);
  }

  /** The attempt that gave the result. */
  attemptsAt(index: number): number {
    return this.#attempts.get(index) ?? 1;
  }

  failuresAt(index: number): readonly FailedAttempt[] {
    return this.#failures.get(index) ?? [];
  }

  /** The id as listed of a task that `vary` or `repeats` has made; null for any other. */
  clusterAt(index: number): string | null {
    return this.#clusters.get(index) ?? null;
  }

  *[Symbol.iterator](): Iterator<ReportTask> {
    for (let index = 0; index < this.count; index += 1) yield this.at(index);
  }

  /** The record of a task without a result. */
  #recordAt(index: number): TaskRecord | undefined {
    const failures = this.#failures.get(index);
    if (failures === undefined) return undefined;
    const terminal = failures.find((failure) => failure.terminal);
    return terminal === undefined
      ? { kind: "attempts", count: failures.length }
      : { kind: "terminal", class: terminal.class };
  }

  /** One text for all tasks that share it. */
  #shared(text: string): string {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    this.#names.set(text, text);
    return text;
  }

  #kept(message: string): string {
    const text = message.slice(0, this.#messagesLeft > 0 ? MESSAGE_LIMIT_BYTES : 0);
    this.#messagesLeft -= text.length;
    return text;
  }
}

function orNull(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}
