/** The lanes of a run, with their timers: each is route × key × model, the scope in which providers limit. */
import { CallLane } from "../core/call-lane.ts";
import type { Note } from "../core/event.ts";
import { iso } from "../core/instant.ts";
import type { RateLimit } from "../core/rate-limit.ts";
import type { GatewayClock } from "./gateway.ts";
import type { LocalAnswer } from "./local-answer.ts";

/** A lane that is stopped answers every call like this. */
export interface LaneStop {
  readonly limit: RateLimit;
  readonly answer: LocalAnswer;
}

/** Who waits for a turn in a lane. */
export interface Waiter {
  go(): void;
  stopped(stop: LaneStop): void;
}

interface LaneOptions {
  readonly clock: GatewayClock;
  readonly defaultWaitMs: number;
  readonly tell: (note: Note) => void;
}

export class Lanes {
  readonly #options: LaneOptions;
  readonly #lanes = new Map<string, Lane>();

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  /** @param keyMark stands for the key of the calls, which is kept nowhere */
  lane(route: string, keyMark: string, model: string): Lane {
    const name = JSON.stringify([route, keyMark, model]);
    let lane = this.#lanes.get(name);
    if (lane === undefined) {
      lane = new Lane(route, model, this.#options);
      this.#lanes.set(name, lane);
    }
    return lane;
  }

  close(): void {
    for (const lane of this.#lanes.values()) lane.close();
  }
}

/** A pace is told once, and again when it has changed by this factor and this long after. */
const TOLD_FACTOR = 2;
const TOLD_APART_MS = 60_000;

export class Lane {
  readonly #route: string;
  readonly #model: string;
  readonly #options: LaneOptions;
  readonly #calls: CallLane;
  readonly #waiters = new Map<string, Waiter>();
  #stop: LaneStop | null = null;
  #cancelWake: () => void = () => {};
  #isClosed = false;
  #told: { readonly intervalMs: number; readonly at: number } | null = null;

  constructor(route: string, model: string, options: LaneOptions) {
    this.#route = route;
    this.#model = model;
    this.#options = options;
    this.#calls = new CallLane({ defaultWaitMs: options.defaultWaitMs, chance: Math.random });
  }

  get stop(): LaneStop | null {
    return this.#stop;
  }

  /** The waiter hears of its turn, maybe from within this call. @param isFirst the first call of its attempt */
  enter(id: string, isFirst: boolean, waiter: Waiter): void {
    if (this.#stop !== null) {
      waiter.stopped(this.#stop);
      return;
    }
    this.#waiters.set(id, waiter);
    this.#calls.arrive(id, isFirst, this.#now());
    this.#admit();
  }

  /** The provider accepted a call. @param remaining requests that it has left, by its headers; null where they say nothing */
  answered(id: string, remaining: number | null): void {
    this.#calls.answered(id, this.#now(), remaining);
    this.#admit();
  }

  /** The provider refused a call, which waits again. */
  refused(id: string, waitMs: number | null, waiter: Waiter): void {
    if (this.#stop !== null) {
      this.#calls.left(id);
      waiter.stopped(this.#stop);
      return;
    }
    this.#waiters.set(id, waiter);
    this.#calls.refused(id, this.#now(), waitMs);
    this.#admit();
    this.#tellPace();
  }

  /** A call is over, and says nothing of the rate. */
  left(id: string): void {
    this.#waiters.delete(id);
    this.#calls.left(id);
    this.#admit();
  }

  /** Nothing more is sent in this run. The first stop stands. */
  stopWith(stop: LaneStop): void {
    if (this.#stop !== null) return;
    this.#stop = stop;
    this.#cancelWake();
    const { resetAt, evidence } = stop.limit;
    const until = resetAt === null ? null : iso(resetAt);
    this.#options.tell({ event: "lane_stopped", route: this.#route, model: this.#model, until, reason: evidence });
    const waiters = [...this.#waiters];
    this.#waiters.clear();
    for (const [id, waiter] of waiters) {
      this.#calls.left(id);
      waiter.stopped(stop);
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelWake();
  }

  #now(): number {
    return this.#options.clock.now();
  }

  #admit(): void {
    if (this.#stop !== null || this.#isClosed) return;
    this.#cancelWake();
    this.#cancelWake = () => {};
    const { go, wakeAt } = this.#calls.admit(this.#now());
    if (wakeAt !== null) this.#cancelWake = this.#options.clock.at(wakeAt, () => this.#admit());
    for (const id of go) {
      const waiter = this.#waiters.get(id);
      this.#waiters.delete(id);
      waiter?.go();
    }
  }

  #tellPace(): void {
    const { intervalMs } = this.#calls;
    if (intervalMs === null || intervalMs <= 0) return;
    const [at, told] = [this.#now(), this.#told];
    const change =
      told === null ? Number.POSITIVE_INFINITY : Math.max(intervalMs / told.intervalMs, told.intervalMs / intervalMs);
    if (told !== null && (change < TOLD_FACTOR || at - told.at < TOLD_APART_MS)) return;
    this.#told = { intervalMs, at };
    const callsPerMinute = Math.round(600_000 / intervalMs) / 10;
    this.#options.tell({
      event: "lane_paced",
      route: this.#route,
      model: this.#model,
      calls_per_minute: callsPerMinute,
    });
  }
}
