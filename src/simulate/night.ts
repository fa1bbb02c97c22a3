/**
 * Simulates one run of the schedule with every child: the real scheduler (`apply`, `decide`) against one provider, in
 * simulated time. A child starts, makes the calls that its tasks need, and ends at a refusal. With the gateway, it ends
 * only at a stop, and the next attempt of its task makes only the calls that are left.
 */
import { apply, type SchedulerEvent } from "../core/apply.ts";
import { type Command, decide } from "../core/decide.ts";
import type { Outcome } from "../core/outcome.ts";
import type { Pending } from "../core/pending.ts";
import type { State } from "../core/state.ts";
import type { RunStatus } from "../core/tally.ts";
import { unreachable } from "../core/unreachable.ts";
import type { Gate } from "../provider/gate.ts";
import { type Carried, carriedFrom, openRun } from "./carried.ts";
import { outcomeOfRefusal } from "./refusal.ts";
import { durationOf, type NightFigures, type Scenario } from "./scenario.ts";
import { type SimulatedAnswer, SimulatedGateway } from "./simulated-gateway.ts";
import { VirtualClock } from "./virtual-clock.ts";

export interface Night {
  readonly figures: NightFigures;
  readonly carried: Carried;
  /** Indexes of tasks without a result, in the order of the list. */
  readonly outstanding: readonly number[];
}

export interface NightOptions {
  readonly scenario: Scenario;
  readonly startsAt: number;
  readonly outstanding: readonly number[];
  readonly gate: Gate;
  readonly carried: Carried;
  readonly chance: () => number;
}

/** Time from the start of a child to its first call; at most a tenth of its duration. */
const STARTUP_MS = 30;
/** Time from a refusal to the end of its child, or until the gateway has it. */
const LEAVE_MS = 10;
/** How long a child takes to end when it is stopped. */
const STOP_MS = 50;

/** One run, with the scheduler of real runs. */
export function simulateNight(options: NightOptions): Night {
  return new Simulation(options).run();
}

interface Child {
  readonly key: string;
  /** The tasks of its shard that are not settled. It runs them one after the other. */
  readonly open: Pending[];
  readonly startedAt: number;
  /** When it began the first of them. */
  sinceAt: number;
  cancelNext: () => void;
}

const PASSED: Outcome = { class: "graded", status: "passed", row: null };
/** What a child waits for: a time, or the answer to a call. */
type Step = number | "call" | "first call";
/** It is told whether its call was refused, and the outcome that the refusal gives the task. */
type Life<Result> = Generator<Step, Result, Outcome | null>;

const KILLED: Outcome = { class: "kill_shaped", message: "stopped", exitCode: null, signal: "SIGTERM" };

class Simulation {
  readonly #options: NightOptions;
  readonly #clock: VirtualClock;
  readonly #children = new Map<string, Child>();
  readonly #outstanding: Set<number>;
  /** Null if it is off. */
  readonly #gateway: SimulatedGateway | null;
  /** By task: how many of its calls the gateway has answers to. */
  readonly #journal: Map<number, number>;
  #state: State;
  /** Null while it runs. */
  #status: RunStatus | null = null;
  #cancelWake: () => void = () => {};
  #started = 0;
  #done = 0;
  #calls = 0;
  /** Calls that met a rate limit. */
  #rateLimitedCalls = 0;
  #busyMs = 0;

  constructor(options: NightOptions) {
    this.#options = options;
    this.#clock = new VirtualClock(options.startsAt);
    this.#outstanding = new Set(options.outstanding);
    this.#journal = new Map(options.carried.journal);
    this.#state = openRun(options.scenario, options);
    const { scenario, chance } = options;
    this.#gateway = scenario.gateway
      ? new SimulatedGateway({
          clock: this.#clock,
          defaultWaitMs: scenario.settings.defaultWaitMs,
          chance,
          send: () => this.#send(),
          refusalMs: LEAVE_MS,
        })
      : null;
  }

  run(): Night {
    const { scenario, startsAt } = this.#options;
    this.#turn();
    while (this.#status === null) {
      if (!this.#clock.step()) throw new Error("The simulated run stands still");
    }
    return {
      figures: {
        startedAt: startsAt,
        endedAt: this.#now,
        status: this.#status,
        done: this.#done,
        calls: this.#calls,
        rateLimitedCalls: this.#rateLimitedCalls,
        busyMs: this.#busyMs,
      },
      carried: { ...carriedFrom(this.#state, scenario), journal: this.#journal },
      outstanding: [...this.#outstanding],
    };
  }

  /** Carries out commands of the scheduler until it waits. */
  #turn(): void {
    this.#cancelWake();
    while (this.#status === null) {
      const at = this.#now;
      const command = decide(this.#state, at);
      switch (command.kind) {
        case "wait":
          if (command.untilAt !== null) this.#cancelWake = this.#clock.at(command.untilAt, () => this.#turn());
          return;
        case "start":
          this.#start(command);
          break;
        case "stop": {
          const { key, reason, graceMs } = command;
          this.#take({ type: "child-stopping", at, key, reason, graceMs });
          this.#after(STOP_MS, () => this.#kill(key));
          break;
        }
        case "finish":
          this.#status = command.status;
          break;
        case "preflight":
          throw new Error("No simulated run has a preflight");
        default:
          unreachable(command);
      }
    }
  }

  #start({ provider, source, slot, tasks }: Extract<Command, { kind: "start" }>): void {
    const at = this.#now;
    this.#started += 1;
    const key = `c${this.#started}`;
    this.#take({ type: "attempt-started", at, key, provider, source, slot, tasks });
    const child: Child = { key, open: [...tasks], startedAt: at, sinceAt: at, cancelNext: () => {} };
    this.#children.set(key, child);
    this.#advance(child, this.#life(child));
  }

  /** @param refusal the outcome that the refusal of a call gives the task; null if there is none */
  #advance(child: Child, life: Life<void>, refusal: Outcome | null = null): void {
    const { done, value: step } = life.next(refusal);
    const next = (refused: Outcome | null = null) => this.#advance(child, life, refused);
    if (done) this.#leave(child);
    else if (typeof step === "number") child.cancelNext = this.#after(step, () => next());
    else if (this.#gateway === null) next(this.#send().refusal);
    else this.#gateway.call(child.key, step === "first call", next);
  }

  /** The steps of a child: its start, then its tasks. */
  *#life(child: Child): Life<void> {
    const { chance, scenario } = this.#options;
    const firstMs = durationOf(scenario, child.open[0]?.position ?? 0);
    // Real children start with jitter: up to half of their start time, either way.
    const startupMs = Math.min(STARTUP_MS, firstMs / 10) * (0.5 + chance());
    yield startupMs;
    let elapsedMs = startupMs;
    for (let next = child.open[0]; next !== undefined; next = child.open[0]) {
      const refusal = yield* this.#work(child, next.position, durationOf(scenario, next.position) - elapsedMs);
      if (refusal !== null) {
        // It reports the refusal for its current task and leaves the others as they are.
        this.#settle(child, refusal);
        this.#settleAll(child, { class: "unfinished" });
        return;
      }
      this.#settle(child, PASSED);
      elapsedMs = 0;
    }
  }

  /**
   * The steps of a task: its calls, spread evenly over its duration. Those that the journal answers take no time. A call
   * that is open when its child is killed counts as lost, although the gateway often still gets the answer.
   *
   * @returns its outcome if a call is refused; null if all are answered
   */
  *#work({ key }: Child, position: number, durationMs: number): Life<Outcome | null> {
    const { requestsPerTask } = this.#options.scenario;
    const steps = Math.max(1, requestsPerTask);
    for (let step = this.#journal.get(position) ?? 0; step < steps; step += 1) {
      const refusal = requestsPerTask > 0 ? yield step === 0 ? "first call" : "call" : null;
      if (refusal !== null) {
        yield LEAVE_MS;
        return refusal;
      }
      yield durationMs / steps;
      if (this.#gateway === null || requestsPerTask === 0) continue;
      this.#gateway.answered(key);
      this.#journal.set(position, step + 1);
    }
    return null;
  }

  #send(): SimulatedAnswer {
    const { scenario, gate, chance } = this.#options;
    const now = this.#now;
    this.#calls += 1;
    const decision = gate.decide({ now, chance: chance() });
    if (decision.kind === "admitted") return { refusal: null, remaining: decision.rate?.remaining ?? null };
    const refusal = outcomeOfRefusal(decision.refusal, scenario, now);
    if (refusal.class === "rate_limited") this.#rateLimitedCalls += 1;
    return { refusal, remaining: null };
  }

  #kill(key: string): void {
    const child = this.#children.get(key);
    if (child === undefined) return;
    this.#settleAll(child, KILLED);
    this.#leave(child);
  }

  #settleAll(child: Child, outcome: Outcome): void {
    while (child.open.length > 0) this.#settle(child, outcome);
  }

  /** Settles the current task of a child. */
  #settle(child: Child, outcome: Outcome): void {
    const { key, sinceAt } = child;
    const pending = child.open.shift();
    if (pending === undefined) return;
    const [at, random] = [this.#now, this.#options.chance()];
    child.sinceAt = at;
    const durationMs = at - sinceAt;
    this.#take({ type: "task-settled", at, key, id: pending.task.id, outcome, durationMs, random });
    if (this.#hasJustFinishedTask()) {
      this.#outstanding.delete(pending.position);
      this.#journal.delete(pending.position);
      this.#done += 1;
    }
  }

  /** Whether the last event gave a task its result. Otherwise the task runs again. */
  #hasJustFinishedTask(): boolean {
    return this.#state.effects.some(
      (effect) => effect.kind === "note" && effect.note.event === "task_settled" && effect.note.next === "done",
    );
  }

  #leave(child: Child): void {
    const { key, startedAt } = child;
    child.cancelNext();
    this.#gateway?.left(key);
    this.#children.delete(key);
    this.#busyMs += this.#now - startedAt;
    this.#take({ type: "attempt-ended", at: this.#now, key });
    this.#turn();
  }

  #take(event: SchedulerEvent): void {
    this.#state = apply(this.#state, event);
  }

  get #now(): number {
    return this.#clock.now();
  }

  #after(ms: number, act: () => void): () => void {
    return this.#clock.at(this.#now + Math.round(ms), act);
  }
}
