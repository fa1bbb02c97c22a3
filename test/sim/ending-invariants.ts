/** A run ends early exactly when the contract says so, names the cause, and has the status and the exit code of it. */
import { FOLDER_LOST } from "../../src/core/ending.ts";
import type { Note } from "../../src/core/event.ts";
import type { ShardRequest } from "../../src/run/spawner.ts";
import type { Truth } from "./child-life.ts";
import { fail } from "./violation.ts";

const KILLS_IN_A_ROW = 10;
const TASKS_ALIKE = 10;
const TASKS_WITHOUT_KEY = 3;

type Cause =
  | "interrupted"
  | "fail-fast"
  | "max-failures"
  | "authentication"
  | "same-failure"
  | "kill-streak"
  | "max-cost";

/** How a run that ends early names the cause, the first that fits, and what it has come to if tasks are left. */
const ENDS: readonly {
  readonly cause: Cause;
  readonly words: RegExp;
  readonly status: string;
  readonly code: number;
}[] = [
  { cause: "interrupted", words: /^interrupted by SIGINT$/, status: "interrupted", code: 130 },
  { cause: "fail-fast", words: /^fail-fast: /, status: "aborted", code: 1 },
  { cause: "max-failures", words: /^max-failures: /, status: "aborted", code: 1 },
  { cause: "authentication", words: /authentication failed: /, status: "aborted", code: 1 },
  { cause: "same-failure", words: /^every task fails alike: /, status: "aborted", code: 1 },
  { cause: "kill-streak", words: /^10 children in a row were killed/, status: "incomplete", code: 75 },
  { cause: "max-cost", words: /^max-cost: /, status: "out_of_budget", code: 75 },
];

export interface EndingOptions {
  readonly maxAttempts: number;
  readonly failFast: boolean;
  readonly maxFailures: number | null;
  /** In thousandths of a dollar, as what children cost. */
  readonly maxCost: number | null;
  /** Whether a task of the campaign passed in an earlier run: by rows of listed tasks, and by rows of any task. */
  readonly hasPassed: { readonly listed: boolean; readonly any: boolean };
  /** Whether an earlier run of the campaign ended because every task failed alike, and whether this one must know it. */
  readonly failedAlike: { readonly isKnown: boolean; readonly is: boolean };
  /** How many tasks of the provider the run may start. */
  readonly tasksOf: (provider: string) => number;
  /** Whether the provider graded a task in an earlier run. */
  readonly hasGraded: (provider: string) => boolean;
  /** Whether the task was refused in so many earlier runs that it is charged if its provider grades others. */
  readonly isOftenRefused: (id: string) => boolean;
  readonly isInterrupted: () => boolean;
}

export class EndingInvariants {
  readonly #options: EndingOptions;
  readonly #reports = new Map<string, { readonly provider: string; readonly truth: Truth }>();
  #ending: (typeof ENDS)[number] | null = null;
  #hasFatal = false;
  #failures = 0;
  #cost = 0;
  #hasPassed = false;
  /** Providers that graded a task of this run. */
  readonly #graders = new Set<string>();
  /** Children that were killed, since the last that was not. */
  #killed = new Set<string>();
  #isWithoutKey = false;
  /** Tasks by what they have in common. */
  readonly #alike = new Map<string, Set<string>>();
  /** By provider: tasks with an authentication failure, since it last graded a task. */
  readonly #withoutKey = new Map<string, Set<string>>();

  constructor(options: EndingOptions) {
    this.#options = options;
  }

  get cause(): Cause | null {
    return this.#ending?.cause ?? null;
  }

  /** A broken key is not the failure of a task, even if it shows while the run ends for another cause. */
  get isWithoutKey(): boolean {
    return this.#isWithoutKey;
  }

  /** No child is started, and no time passes, once there is a cause to end. */
  goesOn(): void {
    if (this.#ending !== null) return;
    const cause = this.#causes().find(({ isDue }) => isDue);
    if (cause !== undefined) fail("ends-late", `${cause.cause}, but the run goes on`);
  }

  paid(cost: number): void {
    this.#cost += cost;
  }

  delivered({ key, provider }: ShardRequest, id: string, truth: Truth): void {
    this.#reports.set(`${key} ${id}`, { provider, truth });
    if (truth.kind === "killed") this.#killed.add(key);
  }

  note(note: Note): void {
    if (note.event === "task_settled") this.#settled(note);
    if (note.event === "ending") this.#ends(note.reason, note.status);
  }

  #settled({ key, id, attempt, class: outcome, message, next }: Extract<Note, { event: "task_settled" }>): void {
    const report = this.#reports.get(`${key} ${id}`);
    if (report === undefined) return;
    const { provider, truth } = report;
    if (truth.kind !== "killed" && truth.kind !== "open") this.#killed = new Set();
    // A kill that uses an attempt is the task's own fault.
    if (outcome === "kill_shaped" && message.startsWith("killed in ")) this.#killed.delete(key);
    if (truth.kind === "graded") {
      this.#withoutKey.delete(provider);
      this.#graders.add(provider);
      if (truth.status === "passed") this.#hasPassed = true;
      else this.#failures += 1;
      return;
    }
    if (outcome === "skipped") return;
    const isLast =
      truth.kind === "failure"
        ? truth.class === "fatal" || truth.class === "timeout_exceeded" || attempt >= this.#options.maxAttempts
        : next === "done";
    if (isLast) this.#failures += 1;
    if (truth.kind === "failure" && truth.class === "fatal") this.#hasFatal = true;
    if (truth.kind === "failure" && truth.isAuthentication) {
      if (!this.#hasGraded(provider) || !this.#options.isOftenRefused(id)) addTo(this.#withoutKey, provider, id);
      this.#isWithoutKey ||= this.#lacksKey(provider);
    } else if (outcome !== "kill_shaped" && outcome !== "unfinished" && outcome !== "rate_limited")
      addTo(this.#alike, `${outcome} ${message.replace(/\d+/g, "#")}`, id);
  }

  /** `isDue`: the run must end. `isGood`: it may. */
  #causes(): { readonly cause: Cause; readonly isDue: boolean; readonly isGood: boolean }[] {
    const { failFast, maxFailures, maxCost, hasPassed, failedAlike, isInterrupted } = this.#options;
    const exactly = (cause: Cause, is: boolean) => ({ cause, isDue: is, isGood: is });
    const isAlike = [...this.#alike.values()].some(({ size }) => size >= TASKS_ALIKE);
    return [
      { cause: "interrupted", isDue: false, isGood: isInterrupted() },
      exactly("fail-fast", failFast && this.#hasFatal),
      exactly("max-failures", maxFailures !== null && this.#failures >= maxFailures),
      exactly("max-cost", maxCost !== null && this.#cost >= maxCost),
      exactly("kill-streak", this.#killed.size >= KILLS_IN_A_ROW),
      {
        cause: "authentication",
        isDue: [...this.#withoutKey.values()].some(({ size }) => size >= TASKS_WITHOUT_KEY),
        isGood: [...this.#withoutKey.keys()].some((provider) => this.#lacksKey(provider)),
      },
      {
        cause: "same-failure",
        isDue: isAlike && !this.#hasPassed && !hasPassed.any && !failedAlike.is,
        isGood: isAlike && !this.#hasPassed && !hasPassed.listed && !(failedAlike.is && failedAlike.isKnown),
      },
    ];
  }

  #hasGraded(provider: string): boolean {
    return this.#graders.has(provider) || this.#options.hasGraded(provider);
  }

  /** A provider with few tasks, which never graded one, needs no more to show it. */
  #lacksKey(provider: string): boolean {
    const most = this.#hasGraded(provider) ? TASKS_WITHOUT_KEY : this.#options.tasksOf(provider);
    return (this.#withoutKey.get(provider)?.size ?? 0) >= Math.min(TASKS_WITHOUT_KEY, most);
  }

  #ends(reason: string, status: string): void {
    // A violation elsewhere has ended the world.
    if (reason === FOLDER_LOST) return;
    const end = ENDS.find(({ words }) => words.test(reason)) ?? fail("ending", `no cause is named: ${reason}`);
    if (end.status !== status) fail("ending", `${status}: ${reason}`);
    if (this.#causes().some(({ cause, isGood }) => cause === end.cause && isGood)) this.#ending = end;
    else fail("ends-early", reason);
  }

  /** @param outstanding by the files */
  finished({ status, reason, outstanding }: { status: string; reason: string; outstanding: number }): void {
    this.goesOn();
    const expected = this.#expected(outstanding);
    if (expected === null) {
      if (status === "aborted" || status === "out_of_budget") fail("ending", `${status} without a cause: ${reason}`);
    } else if (expected.status !== status || (status !== "complete" && !this.#ending?.words.test(reason)))
      fail("ending", `${status} (${reason}) after ${this.#ending?.cause}, ${outstanding} outstanding`);
  }

  exited(code: number, outstanding: number): void {
    const { status, code: expected } = this.#expected(outstanding) ?? {};
    // A complete run may have failures.
    if (expected !== undefined && status !== "complete" && code !== expected)
      fail("ending", `exit code ${code} of a run that is ${status}`);
  }

  /** Null if the run does not end early. A run that leaves nothing is complete, unless it was aborted. */
  #expected(outstanding: number): { readonly status: string; readonly code: number } | null {
    if (this.#ending === null || outstanding > 0 || this.#ending.status === "aborted") return this.#ending;
    return { status: "complete", code: 0 };
  }
}

function addTo(sets: Map<string, Set<string>>, key: string, item: string): void {
  sets.set(key, (sets.get(key) ?? new Set()).add(item));
}
