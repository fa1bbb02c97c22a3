/** Compares what is written about tasks with what their children did, and which tasks run with what is written. */
import type { Note } from "../../src/core/event.ts";
import type { Task } from "../../src/core/task.ts";
import type { ShardRequest } from "../../src/run/spawner.ts";
import type { Truth } from "./child-life.ts";
import type { RunOptions } from "./start-invariants.ts";
import { attemptOf, nextAttemptOf, outstandingIds, type Rows, rowsByTask } from "./state-rows.ts";
import { fail } from "./violation.ts";

/** One start and three more, after kills and after limits without a stated wait. */
const MOST_STARTS = 4;
/** Runs in which kills are free. */
const FREE_RUNS = 3;

/** A row that lay in the inbox when the run was killed. */
export interface OwedRow {
  readonly hash: string;
  readonly campaign: string;
}

export interface Leftover {
  readonly request: ShardRequest;
  readonly id: string;
  readonly truth: Truth;
}

export class RecordInvariants {
  readonly #run: RunOptions;
  readonly #now: () => number;
  readonly #byId: ReadonlyMap<string, Task>;
  readonly #before: ReadonlyMap<string, Rows>;
  /** The tasks that were outstanding for this job. */
  readonly #begun: readonly Task[];
  /** Which child runs a task now. */
  readonly #active = new Map<string, string>();
  /** What happened in this run. */
  readonly #graded = new Map<string, string>();
  readonly #charged = new Map<string, string[]>();
  readonly #kills = new Map<string, number>();
  readonly #caps = new Map<string, number>();
  /** When the backoffs of tasks end. */
  readonly #backoffs = new Map<string, number>();
  /** It ended because of a cause that all tasks share, which charges none of them. */
  #failsAlike = false;
  /** Children with a task of the group that fail-fast ended. Nothing more about them is recorded. */
  readonly #siblings = new Set<string>();
  /** What arrived together with the fatal row of a sibling. It may be recorded or not. */
  readonly #loose = new Set<string>();
  /** By child: the tasks that it reported. */
  readonly #deliveredBy = new Map<string, string[]>();
  /** Tasks whose latest attempt the engine has settled. */
  readonly #noted = new Set<string>();
  #delivery: { at: number; key: string; hashes: string[] } = { at: 0, key: "", hashes: [] };

  /** After `prepare`, before the first child. @param isWhole whether the job runs the whole list */
  constructor(options: {
    readonly run: RunOptions;
    readonly now: () => number;
    readonly tasks: readonly Task[];
    readonly rows: Rows;
    readonly outstanding: readonly { readonly task: Task; readonly attempt: number }[];
    /** What the files leave outstanding of the part of the job. */
    readonly begun: readonly Task[];
    readonly isWhole: boolean;
  }) {
    const { run, tasks, outstanding, begun } = options;
    this.#run = run;
    this.#now = options.now;
    this.#byId = new Map(tasks.map((task) => [task.id, task]));
    this.#before = rowsByTask(options.rows, run.campaign);
    this.#begun = begun;
    const expected = new Set(
      tasks.flatMap((task) => {
        const attempt = nextAttemptOf(this.#before.get(task.hash), run.maxAttempts);
        return attempt === null ? [] : [`${task.id}/${attempt}`];
      }),
    );
    const found = outstanding.map(({ task, attempt }) => `${task.id}/${attempt}`);
    const most = Math.min(expected.size, run.maxTasks ?? expected.size);
    const isRight = found.every((one) => expected.has(one)) && (!options.isWhole || found.length === most);
    if (!isRight || new Set(found).size < found.length) {
      fail("outstanding-set", `the files say ${[...expected].sort().join()}, the run has ${found.sort().join()}`);
    }
    noDoubles(this.#before);
  }

  started(request: ShardRequest): void {
    const { maxAttempts } = this.#run;
    for (const task of request.tasks) {
      if (task.provider !== request.provider)
        fail("shard", `a shard of ${request.provider} holds a task of ${task.provider}`);
      const other = this.#active.get(task.id);
      if (other !== undefined) fail("twice-at-a-time", `${task.id} runs in ${other} and in ${request.key}`);
      this.#active.set(task.id, request.key);
      this.#noted.delete(task.hash);
      const next = this.#nextAttempt(task);
      if (next === null) fail("settled", `${task.id} is started although it is settled`);
      if (request.attempt > maxAttempts) fail("attempts", `${task.id}: attempt ${request.attempt} of ${maxAttempts}`);
      if (request.attempt !== next) fail("attempts", `${task.id}: attempt ${request.attempt} where ${next} is next`);
      if ((this.#kills.get(task.id) ?? 0) >= MOST_STARTS)
        fail("kills", `${task.id} is started after ${MOST_STARTS} kills`);
      if ((this.#caps.get(task.id) ?? 0) >= MOST_STARTS)
        fail("backoff", `${task.id} is started after ${MOST_STARTS} limits without a wait`);
      const earlyMs = (this.#backoffs.get(task.id) ?? 0) - this.#now();
      if (earlyMs > 0) fail("backoff", `${task.id} is started ${earlyMs} ms before its backoff ends`);
    }
  }

  /** @returns whether what the child reports counts at all */
  delivered(request: ShardRequest, id: string, truth: Truth): boolean {
    const task = this.#byId.get(id);
    // A task with its row is finished, whatever its child does next.
    if (this.#active.get(id) === request.key) this.#active.delete(id);
    if (task === undefined || this.#siblings.has(request.key)) return false;
    const at = this.#now();
    const isSame = this.#delivery.key === request.key && this.#delivery.at === at;
    if (!isSame) this.#delivery = { at, key: request.key, hashes: [] };
    this.#delivery.hashes.push(task.hash);
    this.#deliveredBy.set(request.key, [...(this.#deliveredBy.get(request.key) ?? []), task.hash]);
    switch (truth.kind) {
      case "graded":
        this.#graded.set(task.hash, truth.status);
        break;
      case "failure":
        this.#charged.set(task.hash, [...(this.#charged.get(task.hash) ?? []), truth.class]);
        if (truth.class === "transient") this.#backoffs.set(id, at + 500 * 2 ** (request.attempt - 1));
        break;
      case "killed":
        // With several tasks, nobody knows which one caused it.
        if (request.tasks.length > 1) break;
        this.#kills.set(id, (this.#kills.get(id) ?? 0) + 1);
        addRun(this.#run.kills, this.#killKey(task), this.#run.run);
        break;
      case "limit": {
        if (!truth.words.endsWith("LIMIT cap")) break;
        const caps = (this.#caps.get(id) ?? 0) + 1;
        this.#caps.set(id, caps);
        this.#backoffs.set(id, at + this.#run.defaultWaitMs * 2 ** (caps - 1));
        break;
      }
      case "open":
        break;
    }
    return true;
  }

  #killKey({ hash }: Task): string {
    return `${this.#run.campaign} ${hash}`;
  }

  /** Kills, refusals and cuts by the time budget use no attempt until they have happened in enough runs. */
  settled(note: Extract<Note, { event: "task_settled" }>): void {
    const task = this.#byId.get(note.id);
    if (task === undefined) return;
    this.#noted.add(task.hash);
    const { run, campaign, kills, killStreaks } = this.#run;
    const isChargedKill = note.class === "kill_shaped" && note.message.startsWith("killed in ");
    const isChargedRefusal = note.class === "legitimate" && /^(?:refused in |suspected rate limit)/.test(note.message);
    const cutRuns = /^did not end within the time-budget in (\d+) runs/.exec(note.message)?.[1];
    if (!isChargedKill && !isChargedRefusal && cutRuns === undefined) return;
    if (Number(cutRuns ?? Number.POSITIVE_INFINITY) <= FREE_RUNS)
      fail("charges", `${note.id} is charged for the time budget after ${cutRuns} runs`);
    if (isChargedRefusal) {
      this.#backoffs.delete(note.id);
      this.#caps.delete(note.id);
    }
    if (isChargedKill) {
      const earlier = (runs: ReadonlySet<string> | undefined) => [...(runs ?? [])].filter((one) => one !== run).length;
      const isDue =
        earlier(kills.get(this.#killKey(task))) >= FREE_RUNS || earlier(killStreaks.get(campaign)) >= FREE_RUNS;
      if (!isDue) fail("charges", `${note.id} is charged for a kill before the fourth run with one`);
      this.#kills.delete(note.id);
    }
    this.#charged.set(task.hash, [...(this.#charged.get(task.hash) ?? []), note.class]);
  }

  /** @param reason of the note that the run is ending */
  ending(reason: string): void {
    // A signal afterwards changes how the run ends, but not what it charges.
    if (/^every task fails alike|authentication failed/.test(reason)) this.#failsAlike = true;
    if (reason.includes("children in a row were killed"))
      addRun(this.#run.killStreaks, this.#run.campaign, this.#run.run);
    const id = /^fail-fast: ([^:]+): /.exec(reason)?.[1] ?? "";
    const failed = this.#byId.get(id);
    if (failed?.group === undefined) return;
    for (const [other, key] of this.#active) {
      if (this.#byId.get(other)?.group !== failed.group) continue;
      this.#siblings.add(key);
      // A last row without a cause waits for the end of its child, which is no longer recorded.
      for (const hash of this.#deliveredBy.get(key) ?? []) if (!this.#noted.has(hash)) this.#loose.add(hash);
    }
    for (const hash of this.#delivery.hashes) if (hash !== failed.hash) this.#loose.add(hash);
  }

  /** Whether fail-fast ends the child at once. */
  isSibling(key: string): boolean {
    return this.#siblings.has(key);
  }

  /** The runner was killed, and what is on disk stays. @returns the rows in the inbox, which the next start must take over */
  killed(rows: Rows, left: readonly Leftover[]): OwedRow[] {
    const { campaign } = this.#run;
    this.#compare(rowsByTask(rows, campaign), { isWhole: false, mayBeAlike: true });
    return left.flatMap(({ id, truth }) => {
      const task = this.#byId.get(id);
      return task && truth.kind === "graded" ? [{ hash: task.hash, campaign }] : [];
    });
  }

  finished(
    rows: Rows,
    end: {
      readonly status: string;
      readonly outstanding: number;
      readonly isAlike: boolean;
    },
  ): void {
    const { maxAttempts, campaign } = this.#run;
    const byTask = rowsByTask(rows, campaign);
    this.#compare(byTask, { isWhole: true, mayBeAlike: end.isAlike || this.#failsAlike });
    const outstanding = outstandingIds(this.#begun, byTask, maxAttempts);
    if (outstanding.length !== end.outstanding) {
      fail("outstanding-set", `the files leave ${outstanding.length} outstanding, the run counts ${end.outstanding}`);
    }
    if (end.status === "complete" && outstanding.length > 0) fail("status", "complete with outstanding tasks");
  }

  /** Whether another attempt of the task is allowed, by what its children did. */
  isOpen(task: Task): boolean {
    return this.#nextAttempt(task) !== null;
  }

  #nextAttempt(task: Task): number | null {
    const before = nextAttemptOf(this.#before.get(task.hash), this.#run.maxAttempts);
    if (before === null || this.#graded.has(task.hash)) return null;
    const charged = this.#charged.get(task.hash) ?? [];
    if (charged.some(isTerminal)) return null;
    return before + charged.length > this.#run.maxAttempts ? null : before + charged.length;
  }

  /** Compares the rows of this run with what its children did. */
  #compare(byTask: ReadonlyMap<string, Rows>, mode: { readonly isWhole: boolean; readonly mayBeAlike: boolean }): void {
    const { run, job, maxAttempts } = this.#run;
    noDoubles(byTask);
    // A run ends by dropping rows of tasks that are not listed, once they outnumber the listed ones.
    const listed = new Set([...this.#byId.values()].map(({ hash }) => hash));
    nothingGone(new Map([...this.#before].filter(([hash]) => listed.has(hash))), byTask);
    for (const task of this.#byId.values()) {
      if (this.#loose.has(task.hash)) continue;
      const { results = [], failures = [] } = byTask.get(task.hash) ?? {};
      const isMine = (row: { readonly run: string; readonly job: string }) => row.run === run && row.job === job;
      const mine = results.find(isMine);
      const truth = this.#graded.get(task.hash);
      if (mine !== undefined && mine.status !== truth)
        fail("limit-is-no-result", `${task.id}: the ledger says ${mine.status}, the child ${truth ?? "had no result"}`);
      if (truth !== undefined && results.length === 0) fail("no-result-lost", `${task.id}: ${truth}`);
      const charged = [...(this.#charged.get(task.hash) ?? [])].sort();
      const rows = failures
        .filter(isMine)
        .map((row) => row.class)
        .sort();
      const fits = mode.isWhole && !mode.mayBeAlike ? rows.join() === charged.join() : isPart(rows, charged);
      if (!fits)
        fail("charges", `${task.id}: rows ${rows.join() || "none"}, children failed ${charged.join() || "never"}`);
      // States that are merged late, after one was lost for a while, may hold more attempts than one run would make.
      const usedBefore = new Set((this.#before.get(task.hash)?.failures ?? []).map(attemptOf)).size;
      const used = new Set(failures.map(attemptOf)).size;
      if (used > Math.max(maxAttempts, usedBefore)) fail("attempts", `${task.id}: ${used} attempts of ${maxAttempts}`);
    }
  }
}

export function addRun(runs: Map<string, Set<string>>, key: string, run: string): void {
  runs.set(key, (runs.get(key) ?? new Set()).add(run));
}

/** Rows that were on disk before are still there. */
export function nothingGone(before: ReadonlyMap<string, Rows>, now: ReadonlyMap<string, Rows>): void {
  for (const [hash, old] of before) {
    const { results = [], failures = [] } = now.get(hash) ?? {};
    const isGone = results.length < old.results.length || failures.length < old.failures.length;
    if (isGone) fail("no-result-lost", `a row of ${hash.slice(0, 8)} was on disk before`);
  }
}

function noDoubles(byTask: ReadonlyMap<string, Rows>): void {
  for (const [hash, { results, failures }] of byTask) {
    if (results.length > 1) fail("no-result-doubled", `${hash.slice(0, 8)} has ${results.length} ledger rows`);
    if (new Set(failures.map(attemptOf)).size < failures.length)
      fail("no-result-doubled", `${hash.slice(0, 8)} has a sidecar row twice`);
  }
}

function isTerminal(failure: string): boolean {
  return failure === "fatal" || failure === "skipped" || failure === "timeout_exceeded";
}

function isPart(rows: readonly string[], charged: readonly string[]): boolean {
  const left = [...charged];
  return rows.every((row) => {
    const at = left.indexOf(row);
    if (at === -1) return false;
    left.splice(at, 1);
    return true;
  });
}
