/**
 * Simulates one run of the schedule with every child: the real scheduler (`apply`, `decide`) of each job against one
 * provider, in simulated time. Children behave like small clients: they start, make the calls that a task needs, and
 * end at a refusal.
 */

import { apply, type SchedulerEvent } from "../core/apply.ts";
import type { Circuit } from "../core/circuit.ts";
import { type Command, decide } from "../core/decide.ts";
import { type Lane, openLane } from "../core/lane.ts";
import { isTerminal, type Outcome } from "../core/outcome.ts";
import { openPending, type Pending } from "../core/pending.ts";
import { openState, type State } from "../core/state.ts";
import type { RunStatus } from "../core/tally.ts";
import type { Task } from "../core/task.ts";
import { unreachable } from "../core/unreachable.ts";
import type { Gate } from "../provider/gate.ts";
import { readRefusal } from "./refusal-words.ts";
import type { NightFigures, Scenario } from "./scenario.ts";
import { VirtualClock } from "./virtual-clock.ts";

/** What a run passes on to the next, as the checkpoint does. */
export interface Carried {
  readonly circuit: Circuit | null;
  readonly limit: number | null;
  /** Durations of passed tasks, to estimate what still fits. */
  readonly durationsMs: readonly number[];
  /** Failed attempts of tasks, by index. */
  readonly attempts: ReadonlyMap<number, number>;
}

export interface Night {
  readonly figures: NightFigures;
  readonly carried: Carried;
  /** Indexes of tasks without a result, in the order of the list. */
  readonly outstanding: readonly number[];
  /** Instants at which tasks got their result. */
  readonly doneAt: readonly number[];
  readonly calledAt: readonly number[];
  readonly refusedAt: readonly number[];
}

export interface NightOptions {
  readonly scenario: Scenario;
  readonly startsAt: number;
  readonly outstanding: readonly number[];
  readonly durationOf: (index: number) => number;
  readonly gate: Gate;
  readonly carried: Carried;
  readonly chance: () => number;
}

const PROVIDER = "simulated";
/** Time from the start of a child to its first call; at most a tenth of its duration. */
const STARTUP_MS = 30;
/** Time from a refusal to the end of its child. */
const LEAVE_MS = 10;
/** How long a child takes to end when it is stopped. */
const STOP_MS = 50;
/** Half of the interval at which the jobs of a matrix check each other. */
const SIBLING_MS = 15_000;

/** One run of all jobs, with the scheduler of real runs. */
export function simulateNight(options: NightOptions): Night {
  return new Simulation(options).run();
}

interface Job {
  readonly number: number;
  state: State;
  readonly children: Map<string, Child>;
  cancelWake: () => void;
  /** Null while it runs. */
  status: RunStatus | null;
  sequence: number;
}

interface Child {
  readonly job: Job;
  readonly key: string;
  /** The tasks of its shard, which it runs one after the other. */
  readonly tasks: readonly Pending[];
  readonly startedAt: number;
  /** How many of them are settled. */
  settled: number;
  /** When it began the next one. */
  sinceAt: number;
  cancelNext: () => void;
}

class Simulation {
  readonly #options: NightOptions;
  readonly #clock: VirtualClock;
  readonly #jobs: Job[];
  readonly #attempts: Map<number, number>;
  readonly #doneAt: number[] = [];
  readonly #done = new Set<number>();
  readonly #calledAt: number[] = [];
  readonly #refusedAt: number[] = [];
  #busyMs = 0;

  constructor(options: NightOptions) {
    this.#options = options;
    this.#clock = new VirtualClock(options.startsAt);
    this.#attempts = new Map(options.carried.attempts);
    const { jobs } = options.scenario;
    const parts = Array.from({ length: jobs }, (): number[] => []);
    for (const [place, index] of options.outstanding.entries()) parts[place % jobs]?.push(index);
    this.#jobs = parts.filter((part) => part.length > 0).map((part, number) => this.#openJob(part, number));
  }

  run(): Night {
    const { scenario, startsAt, outstanding } = this.#options;
    for (const job of this.#jobs) this.#turn(job);
    while (this.#jobs.some((job) => job.status === null)) {
      if (!this.#clock.step()) throw new Error("The simulated run stands still");
    }
    const states = this.#jobs.map((job) => job.state);
    const stopped = this.#jobs.find((job) => job.status !== "complete");
    return {
      figures: {
        startedAt: startsAt,
        endedAt: this.#now,
        status: stopped?.status ?? "complete",
        done: this.#done.size,
        calls: this.#calledAt.length,
        rateLimitedCalls: this.#refusedAt.length,
        busyMs: this.#busyMs,
      },
      carried: { ...carriedOn(states, scenario.settings.concurrency), attempts: this.#attempts },
      outstanding: outstanding.filter((index) => !this.#done.has(index)),
      doneAt: this.#doneAt,
      calledAt: this.#calledAt,
      refusedAt: this.#refusedAt,
    };
  }

  #openJob(part: readonly number[], number: number): Job {
    const { scenario, startsAt, carried } = this.#options;
    const { concurrency } = scenario.settings;
    const lane = openLane(
      PROVIDER,
      part.map((index) => pendingOf(index, carried.attempts)),
      {
        ceiling: concurrency,
        learnedLimit: carried.limit,
        circuit: restored(carried.circuit, startsAt),
        preflight: false,
      },
    );
    const deadlineAt = scenario.timeBudgetMs === null ? null : startsAt + scenario.timeBudgetMs;
    const settings = { ...scenario.settings, deadlineAt };
    const state = openState(settings, [lane], { now: startsAt, durationsMs: carried.durationsMs });
    return { number, state, children: new Map(), cancelWake: () => {}, status: null, sequence: 0 };
  }

  /** Carries out commands of the scheduler until it waits. */
  #turn(job: Job): void {
    job.cancelWake();
    while (job.status === null) {
      const command = decide(job.state, this.#now);
      if (command.kind === "wait") {
        if (command.untilAt !== null) job.cancelWake = this.#clock.at(command.untilAt, () => this.#turn(job));
        return;
      }
      this.#carryOut(job, command);
    }
  }

  #carryOut(job: Job, command: Exclude<Command, { kind: "wait" }>): void {
    const at = this.#now;
    switch (command.kind) {
      case "start":
        this.#start(job, command);
        break;
      case "stop": {
        const { key, reason, graceMs } = command;
        this.#take(job, { type: "child-stopping", at, key, reason, graceMs });
        this.#after(STOP_MS, () => this.#kill(job, key));
        break;
      }
      case "finish":
        job.status = command.status;
        break;
      case "preflight":
        throw new Error("No simulated run has a preflight");
      default:
        unreachable(command);
    }
  }

  #start(job: Job, command: Extract<Command, { kind: "start" }>): void {
    const { provider, source, slot, probe, tasks } = command;
    job.sequence += 1;
    const key = `c${job.sequence}`;
    this.#take(job, { type: "attempt-started", at: this.#now, key, provider, source, slot, probe, tasks });
    const at = this.#now;
    const child: Child = { job, key, tasks, startedAt: at, settled: 0, sinceAt: at, cancelNext: () => {} };
    job.children.set(key, child);
    const durationMs = this.#options.durationOf(tasks[0]?.position ?? 0);
    // Real children start with jitter: up to half of their start time, either way.
    const startupMs = Math.min(STARTUP_MS, durationMs / 10) * (0.5 + this.#options.chance());
    this.#next(child, startupMs, () => this.#ask(child, durationMs - startupMs, 1));
  }

  #ask(child: Child, leftMs: number, call: number): void {
    const { scenario, gate, chance } = this.#options;
    const { requestsPerTask } = scenario;
    if (requestsPerTask > 0) {
      this.#calledAt.push(this.#now);
      const decision = gate.decide({ tokens: 0, now: this.#now, chance: chance() });
      if (decision.kind === "refused") {
        const stated = { thresholdMs: scenario.retryAfterThresholdMs, unitMs: scenario.waitUnitMs };
        const limit = readRefusal(decision.refusal, stated, this.#now);
        if (limit !== null) this.#refusedAt.push(this.#now);
        const ended = { message: "refused", exitCode: 1, signal: null };
        const outcome: Outcome =
          limit === null
            ? { class: "transient", ...ended }
            : limit.kind === "task"
              ? { class: "fatal", limit, ...ended }
              : { class: "rate_limited", limit, ...ended };
        this.#next(child, LEAVE_MS, () => this.#end(child, outcome));
        return;
      }
    }
    const isLast = call >= requestsPerTask;
    const takesMs = leftMs / (Math.max(call, requestsPerTask) - call + 1);
    this.#next(child, takesMs, () => {
      if (isLast) this.#finish(child);
      else this.#ask(child, leftMs - takesMs, call + 1);
    });
  }

  /** Settles the current task. The next one of the shard starts at once. */
  #finish(child: Child): void {
    const { scenario, chance } = this.#options;
    const isFailed = scenario.failureRate > 0 && chance() < scenario.failureRate;
    const failed: Outcome = { class: "legitimate", message: "failed by itself", exitCode: 1, signal: null };
    this.#settle(child, isFailed ? failed : { class: "graded", status: "passed", row: null });
    const next = child.tasks[child.settled];
    if (next === undefined) this.#leave(child);
    else this.#ask(child, this.#options.durationOf(next.position), 1);
  }

  #kill(job: Job, key: string): void {
    const child = job.children.get(key);
    if (child === undefined) return;
    const outcome: Outcome = { class: "kill_shaped", message: "stopped", exitCode: null, signal: "SIGTERM" };
    while (child.settled < child.tasks.length) this.#settle(child, outcome);
    this.#leave(child);
  }

  /** A child that is refused reports it for its current task and leaves the others as they are. */
  #end(child: Child, outcome: Outcome): void {
    this.#settle(child, outcome);
    while (child.settled < child.tasks.length) this.#settle(child, { class: "unfinished" });
    this.#leave(child);
  }

  #settle(child: Child, outcome: Outcome): void {
    const { job, key, sinceAt } = child;
    const pending = child.tasks[child.settled];
    if (pending === undefined) return;
    child.settled += 1;
    child.sinceAt = this.#now;
    const [at, random] = [this.#now, this.#options.chance()];
    const { id } = pending.task;
    const wasOpen = isStopped(job.state);
    this.#take(job, { type: "task-settled", at, key, id, outcome, durationMs: at - sinceAt, random });
    if (outcome.class === "legitimate" || outcome.class === "transient") {
      this.#attempts.set(pending.position, pending.attempt);
    }
    if (this.#isSettled(pending, outcome)) {
      this.#done.add(pending.position);
      this.#doneAt.push(at);
    }
    if (!wasOpen && isStopped(job.state)) this.#informSiblings(job);
  }

  #isSettled({ attempt }: Pending, outcome: Outcome): boolean {
    switch (outcome.class) {
      case "graded":
        return true;
      case "rate_limited":
      case "kill_shaped":
      case "unfinished":
        return false;
      default:
        return isTerminal(outcome.class) || attempt >= this.#options.scenario.settings.maxAttempts;
    }
  }

  #leave(child: Child): void {
    const { job, key, startedAt } = child;
    child.cancelNext();
    job.children.delete(key);
    this.#busyMs += this.#now - startedAt;
    this.#take(job, { type: "attempt-ended", at: this.#now, key });
    this.#turn(job);
  }

  #informSiblings(stopped: Job): void {
    const circuit = laneOf(stopped.state).circuit;
    if (circuit.state !== "open") return;
    const { untilAt, reason } = circuit;
    this.#after(SIBLING_MS, () => {
      for (const job of this.#jobs) {
        if (job === stopped || job.status !== null) continue;
        this.#take(job, { type: "circuit-learned", at: this.#now, provider: PROVIDER, untilAt, reason });
        this.#turn(job);
      }
    });
  }

  #take(job: Job, event: SchedulerEvent): void {
    job.state = apply(job.state, event);
  }

  get #now(): number {
    return this.#clock.now();
  }

  #after(ms: number, act: () => void): () => void {
    return this.#clock.at(this.#now + Math.round(ms), act);
  }

  /** What a child does next. A child that is stopped does nothing more. */
  #next(child: Child, ms: number, act: () => void): void {
    child.cancelNext = this.#after(ms, act);
  }
}

function pendingOf(index: number, attempts: ReadonlyMap<number, number>): Pending {
  const id = `t${index}`;
  const task: Task = { id, hash: id, json: "{}", provider: PROVIDER };
  return openPending(task, { position: index, attempt: 1 + (attempts.get(index) ?? 0) });
}

function laneOf(state: State): Lane {
  const lane = state.lanes.get(PROVIDER);
  if (lane === undefined) throw new Error("A simulated job has one lane");
  return lane;
}

function isStopped(state: State): boolean {
  const { circuit } = laneOf(state);
  return circuit.state === "open" && circuit.policy === "stop";
}

/** The circuit as a checkpoint restores it. One that is still open is not waited for. */
function restored(circuit: Circuit | null, now: number): Circuit | null {
  return circuit?.state === "open" ? { ...circuit, policy: circuit.untilAt > now ? "stop" : "wait" } : null;
}

function carriedOn(states: readonly State[], ceiling: number): Omit<Carried, "attempts"> {
  let circuit: Circuit | null = null;
  let limit = ceiling;
  for (const state of states) {
    const lane = laneOf(state);
    limit = Math.min(limit, lane.limit.value);
    if (lane.circuit.state === "open" && (circuit?.state !== "open" || circuit.untilAt < lane.circuit.untilAt)) {
      circuit = lane.circuit;
    }
  }
  return { circuit, limit: limit < ceiling ? limit : null, durationsMs: states[0]?.durationsMs ?? [] };
}
