/**
 * What must hold while one job runs, judged from outside: by what children did, what was started, and what is on disk.
 * Nothing here asks the scheduler for its opinion, except for the notes that it publishes.
 */
import type { Config } from "../../src/config/config.ts";
import type { Note, RunEvent } from "../../src/core/event.ts";
import type { StopReason } from "../../src/core/evidence.ts";
import { standingOf } from "../../src/core/history.ts";
import type { Prepared } from "../../src/engine/prepare.ts";
import type { RunIdentity } from "../../src/engine/run-identity.ts";
import { lanesOf } from "../../src/engine/run-settings.ts";
import type { RunEnd } from "../../src/engine/verdict.ts";
import type { ShardRequest } from "../../src/run/spawner.ts";
import type { StatePaths } from "../../src/store/state-paths.ts";
import type { Truth } from "./child-life.ts";
import { EndingInvariants, type EndingOptions } from "./ending-invariants.ts";
import { OrderInvariants } from "./order-invariants.ts";
import { OutageInvariants } from "./outage-invariants.ts";
import { ProgressInvariants } from "./progress-invariants.ts";
import { addRun, type Leftover, type OwedRow, RecordInvariants } from "./record-invariants.ts";
import type { Scenario } from "./scenario.ts";
import { StartInvariants } from "./start-invariants.ts";
import { type Rows, readRows } from "./state-rows.ts";
import { StopInvariants } from "./stop-invariants.ts";
import { fail } from "./violation.ts";
import type { JobPlace, Workflow } from "./workflow.ts";

/** Runs in which a refusal is free. */
const FREE_REFUSED_RUNS = 5;

export interface BegunJob {
  readonly index: number;
  readonly identity: RunIdentity;
  readonly config: Config;
  readonly paths: StatePaths;
  readonly now: () => number;
  /** By which the campaign was chosen. */
  readonly startedAt: number;
  readonly prepared: Prepared;
}

export class JobInvariants {
  readonly #workflow: Workflow;
  readonly #job: BegunJob;
  readonly #starts: StartInvariants;
  readonly #stops: StopInvariants;
  readonly #outages: OutageInvariants;
  readonly #records: RecordInvariants;
  readonly #progress: ProgressInvariants;
  readonly #order: OrderInvariants;
  readonly #endings: EndingInvariants;

  /** Before the first child, when the campaign and the outstanding set are settled. */
  constructor(workflow: Workflow, job: BegunJob) {
    const { universe, tasks, matrix, maxAttempts, budgetMs } = workflow;
    const { scenario, memory, campaigns, kills, killStreaks } = universe;
    const { identity, config, paths, prepared, startedAt, now } = job;
    const { outstanding } = prepared;
    const campaign = prepared.campaign.id;
    const rows = readRows(paths);
    this.#workflow = workflow;
    this.#job = job;
    workflow.campaign = campaign;
    campaigns.begins(campaign, { workflowRun: identity.workflowRun, at: now(), isSure: workflow.isSure });
    if (scenario.cache === null) {
      const baseline = readRows({ results: paths.baseline, failures: "" });
      memory.begins(rows, campaign, { baseline, listed: new Set(tasks.map(({ hash }) => hash)) });
    }
    const open = new Set(workflow.outstanding(rows, campaign));
    const begun = tasks.filter(({ id }) => open.has(id) && (prepared.isInPart?.(id) ?? true));
    const part = config.maxTasks === null ? outstanding.map(({ task }) => task) : begun;
    matrix.began(
      job.index,
      [...open],
      part.map(({ id }) => id),
    );
    const lanes = lanesOf({ prepared, config }, { now: now(), concurrency: config.concurrency });
    const openUntil = lanes.flatMap(({ provider, circuit }): [string, number][] =>
      circuit.state === "open" ? [[provider, circuit.untilAt]] : [],
    );
    // What the world asked for, not what the engine made of its inputs.
    const run = {
      run: identity.run,
      job: identity.job,
      campaign,
      concurrency: config.concurrency,
      shardSize: config.shardSize,
      maxTasks: maxTasksOf(scenario, config.job),
      maxAttempts,
      maxWaitMs: config.maxWaitMs,
      defaultWaitMs: config.defaultWaitMs,
      stopGraceMs: scenario.stopGraceMs,
      killGraceMs: scenario.killGraceMs,
      deadlineAt: budgetMs === null ? null : startedAt + budgetMs,
      circuits: new Map(openUntil),
      limits: new Map(lanes.map(({ provider, limit }) => [provider, limit.value])),
      resets: workflow.resets,
      kills,
      killStreaks,
    };
    this.#starts = new StartInvariants(run, now);
    this.#stops = new StopInvariants(run, this.#starts, now);
    this.#outages = new OutageInvariants(now, run.circuits.keys());
    this.#records = new RecordInvariants({
      run,
      now,
      tasks,
      rows,
      outstanding,
      begun,
      isWhole: config.job.total === 1,
    });
    this.#progress = new ProgressInvariants({
      run,
      starts: this.#starts,
      now,
      isAlone: config.job.total === 1,
      // `max-tasks` chooses what a run may start before it begins.
      tasks: outstanding.map(({ task }) => task),
      isOpen: (task) => this.#records.isOpen(task),
      refusedRunsOf: (task) => prepared.memory.setbacksOf(task).refused,
      longestMs: () => universe.longest.ms,
    });
    this.#order = new OrderInvariants({
      tasks: outstanding.map(({ task }) => task),
      list: tasks,
      concurrency: config.concurrency,
      baseline: readRows({ results: paths.baseline, failures: "" }).results,
      hadTrouble: ({ hash }) => universe.troubled.has(`${campaign} ${hash}`),
      canStart: (task) => this.#progress.canStart(task),
      isInTurn: config.maxTasks !== null,
    });
    this.#endings = new EndingInvariants(this.#endingOptions(rows));
  }

  #endingOptions(rows: Rows): EndingOptions {
    const { universe, tasks, maxAttempts, campaign, isSure } = this.#workflow;
    const { config, identity, prepared } = this.#job;
    const { inputs } = universe.scenario;
    const results = rows.results.filter((row) => row.campaign === campaign);
    const passed = new Set(results.filter(({ status }) => status === "passed").map(({ hash }) => hash));
    const graded = new Set(results.map(({ hash }) => hash));
    const alikeRuns = [...(universe.alikeRuns.get(campaign) ?? [])].filter((run) => run !== identity.run);
    const maxCost = inputs["max-cost"];
    const isBound = !universe.isHealed;
    return {
      maxAttempts,
      failFast: isBound && inputs["fail-fast"] === "true",
      maxFailures: isBound ? maxFailuresOf(inputs["max-failures"], tasks.length) : null,
      maxCost: isBound && maxCost !== undefined ? Math.round(Number(maxCost) * 1_000) / config.job.total : null,
      hasPassed: { any: passed.size > 0, listed: tasks.some(({ hash }) => passed.has(hash)) },
      failedAlike: { is: alikeRuns.length > 0, isKnown: isSure },
      tasksOf: (provider) => prepared.outstanding.filter(({ task }) => task.provider === provider).length,
      hasGraded: (provider) => tasks.some((task) => task.provider === provider && graded.has(task.hash)),
      isOftenRefused: (id) =>
        prepared.outstanding.some(({ task, setbacks }) => task.id === id && setbacks.refused >= FREE_REFUSED_RUNS),
      isInterrupted: () => this.#starts.isInterrupted,
    };
  }

  started(request: ShardRequest): void {
    this.#endings.goesOn();
    this.#order.started(request);
    this.#starts.started(request);
    this.#stops.started(request);
    this.#outages.started(request);
    this.#records.started(request);
    this.#progress.started(request);
    this.#workflow.matrix.started(this.#job.index, request);
  }

  delivered(request: ShardRequest, id: string, truth: Truth): void {
    const isHeard = this.#records.delivered(request, id, truth);
    this.#progress.delivered(request, id, truth);
    this.#outages.delivered(request, id, truth);
    this.#order.delivered(id, truth);
    this.#endings.delivered(request, id, truth);
    const hash = request.tasks.find((task) => task.id === id)?.hash ?? "";
    const isTrouble = truth.kind === "failure" ? truth.isAuthentication : truth.kind !== "graded";
    if (isTrouble) this.#workflow.universe.troubled.add(`${this.#workflow.campaign} ${hash}`);
    const { longest } = this.#workflow.universe;
    if (truth.kind === "graded") longest.ms = Math.max(longest.ms, this.#job.now() - request.startedAt);
    if (isHeard && truth.kind === "limit") this.heard(request.provider, truth.words);
  }

  /** The run sends a TERM. */
  stopped(key: string, reason: StopReason): void {
    this.#stops.stopped(key, reason, this.#records.isSibling(key));
  }

  ended(request: ShardRequest): void {
    this.#starts.ended(request);
    this.#stops.ended(request);
    this.#progress.ended(request);
  }

  /** A child or a preflight reports a limit. */
  heard(provider: string, words: string): void {
    this.#starts.heard(provider, words);
    this.#progress.heard(provider, words);
    this.#stops.heard(provider);
    const reset = this.#starts.stated.get(provider);
    if (reset === undefined) return;
    const { universe, matrix } = this.#workflow;
    universe.resets.set(provider, Math.max(universe.resets.get(provider) ?? 0, reset.fromAt));
    matrix.stopped(this.#job.index, provider, reset);
  }

  note(note: Note): void {
    this.#starts.note(note);
    this.#endings.note(note);
    this.#progress.note(note);
    this.#stops.note(note);
    this.#outages.note(note);
    if (note.event === "ending") {
      this.#records.ending(note.reason);
      if (this.#endings.cause === "same-failure")
        addRun(this.#workflow.universe.alikeRuns, this.#workflow.campaign, this.#job.identity.run);
    }
    if (note.event === "task_settled") this.#records.settled(note);
  }

  /** Nothing moves until the clock does. */
  waits(): void {
    this.#endings.goesOn();
    this.#progress.waits();
    this.#stops.waits();
  }

  /** No more children are started. */
  loopEnded(waitedMs: number): void {
    this.#progress.finished(waitedMs);
  }

  /** What a row says that its task cost. */
  paid(costUsd: number): void {
    this.#endings.paid(Math.round(costUsd * 1_000));
  }

  exited({ exitCode, result }: RunEnd): void {
    this.#endings.exited(exitCode, result.counts.outstanding);
  }

  interrupted(): void {
    this.#starts.interrupted();
  }

  /** @returns the rows that the next start owes */
  killed(rows: Rows, left: readonly Leftover[]): OwedRow[] {
    return this.#records.killed(rows, left);
  }

  finished(event: Extract<RunEvent, { event: "run_ended" }>, waitedMs: number): void {
    const { universe, campaign, maxAttempts, tasks } = this.#workflow;
    const { isInPart, history } = this.#job.prepared;
    const { status, failed_alike, resume_at, reason } = event;
    const { outstanding } = event.counts;
    const rows = readRows(this.#job.paths);
    const waiting = tasks.filter(
      ({ id, hash }) =>
        (isInPart === null || isInPart(id)) && standingOf(history.get(hash), maxAttempts) === "outstanding",
    );
    this.#records.finished(rows, { status, outstanding, isAlike: failed_alike === true || this.#endings.isWithoutKey });
    this.#endings.finished({ status, reason, outstanding });
    this.#starts.finished({
      status,
      waitedMs,
      resumeAt: resume_at === "" ? null : Date.parse(resume_at),
      waiting: [...new Set(waiting.map(({ provider }) => provider))],
    });
    // A signal that comes while the last child passes interrupts nothing.
    const isCutShort = this.#starts.isInterrupted && outstanding > 0;
    if (isCutShort && status !== "interrupted") fail("status", `${status} after an interrupt`);
    if (universe.scenario.cache !== null) return;
    const isComplete = this.#workflow.outstanding(rows, campaign).length === 0;
    universe.memory.ends(rows, [], isComplete ? campaign : null);
  }

  /** A cancelled job is over before the runner kills it. */
  isOverBy(at: number): void {
    const lateMs = this.#job.now() - at;
    if (lateMs > 0) fail("interrupt", `main ends ${lateMs} ms too late for the runner`);
  }
}

/** A percentage is one of all tasks. */
function maxFailuresOf(text: string | undefined, total: number): number | null {
  if (text === undefined) return null;
  return text.endsWith("%") ? Math.max(1, Math.ceil((Number.parseInt(text, 10) * total) / 100)) : Number(text);
}

/** The share of a job of the input `max-tasks`. Each job starts at least one. */
function maxTasksOf({ inputs }: Scenario, { index, total }: JobPlace): number | null {
  const most = inputs["max-tasks"];
  if (most === undefined) return null;
  return Math.max(1, Math.floor(Number(most) / total) + (index < Number(most) % total ? 1 : 0));
}
