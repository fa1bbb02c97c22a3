/** A lane with its timers. A lane is route × key × model, the scope in which providers limit. */
import { CallLane } from "../core/call-lane.ts";
import { ChurnMap } from "../core/churn-map.ts";
import type { Note } from "../core/event.ts";
import { type Clock, iso } from "../core/instant.ts";
import { pauseReason, type RateLimit, statedWaitMs } from "../core/rate-limit.ts";
import type { LocalAnswer } from "./local-answer.ts";

/** The answer to every call of a stopped lane. */
interface LaneStop {
  readonly limit: RateLimit;
  readonly answer: LocalAnswer;
}

/**
 * How the wait for a turn ended. `go`: send the call. `late`: its client cannot wait any longer. `left`: its client is
 * gone. `stopped`: the lane sends nothing more.
 */
export type Turn = { readonly kind: "go" | "late" | "left" } | { readonly kind: "stopped"; readonly stop: LaneStop };

interface Waiting {
  readonly resolve: (turn: Turn) => void;
  readonly cancelTimer: () => void;
}

export interface LaneOptions {
  readonly clock: Clock;
  readonly defaultWaitMs: number;
  readonly publish: (note: Note) => void;
}

/** Do not report a shorter pause: it is over before anybody notices. */
const LEAST_PAUSE_MS = 10_000;
/** A pace is reported once, and again when it has changed by this factor and this long after. */
const REPORTED_FACTOR = 2;
const REPORTED_APART_MS = 60_000;

export class Lane {
  readonly route: string;
  readonly #model: string;
  readonly #options: LaneOptions;
  readonly #calls: CallLane;
  readonly #waiting = new ChurnMap<Waiting>();
  #stop: LaneStop | null = null;
  #cancelWake: () => void = () => {};
  #wakeAt: number | null = null;
  #pausedUntil = 0;
  #isClosed = false;
  #reported: { readonly intervalMs: number; readonly at: number } | null = null;
  /** The refusal whose stated wait ends last, and when. */
  #stated: { readonly limit: RateLimit; readonly endsAt: number } | null = null;

  constructor(route: string, model: string, options: LaneOptions) {
    this.route = route;
    this.#model = model;
    this.#options = options;
    this.#calls = new CallLane({ defaultWaitMs: options.defaultWaitMs, chance: Math.random });
  }

  /**
   * A call wants to go.
   *
   * @param isFirst the first call of its attempt
   * @param untilAt epoch ms: how long its client can wait
   */
  enter(id: string, isFirst: boolean, untilAt: number): Promise<Turn> {
    return this.#nextTurn(id, untilAt, () => this.#calls.arrive(id, isFirst, this.#now()));
  }

  /** The provider refused a call, which waits again. */
  refused(id: string, limit: RateLimit, untilAt: number): Promise<Turn> {
    const waitMs = statedWaitMs(limit, this.#now());
    const endsAt = this.#now() + (waitMs ?? 0);
    if (endsAt > (this.#stated?.endsAt ?? this.#now())) this.#stated = { limit, endsAt };
    const turn = this.#nextTurn(id, untilAt, () => this.#calls.refused(id, this.#now(), waitMs));
    this.#reportPace();
    this.#reportPause(pauseReason(limit, waitMs));
    return turn;
  }

  /** Whether the provider has refused a call in this run. Before that, calls wait only for the slow start. */
  get wasRefused(): boolean {
    return this.#calls.wasRefused;
  }

  /** The limit whose stated wait keeps all calls back now, with the rest of that wait; null if there is none. */
  get pausedBy(): RateLimit | null {
    const restMs = (this.#stated?.endsAt ?? 0) - this.#now();
    if (this.#stated === null || restMs <= 0) return null;
    // Whole seconds: a pacer would take a wait in milliseconds for the exact time of a token.
    return { ...this.#stated.limit, retryAfterMs: Math.ceil(restMs / 1_000) * 1_000, resetAt: null };
  }

  /** Whether the call waits for its turn. */
  isWaiting(id: string): boolean {
    return this.#waiting.has(id);
  }

  /** The provider accepted a call. @param remaining requests that are left, by its headers; null if they do not say */
  answered(id: string, remaining: number | null): void {
    this.#calls.answered(id, this.#now(), remaining);
    this.#admit();
  }

  /** A call is over or gives up its turn, and shows nothing about the rate. */
  left(id: string): void {
    this.#calls.left(id);
    this.#settle(id, { kind: "left" });
    this.#admit();
  }

  /** Nothing more is sent in this run. The first stop stands. */
  stopWith(stop: LaneStop): void {
    if (this.#stop !== null) return;
    this.#stop = stop;
    this.#cancelWake();
    const { resetAt, evidence } = stop.limit;
    const until = resetAt === null ? null : iso(resetAt);
    this.#options.publish({ event: "lane_stopped", route: this.route, model: this.#model, until, reason: evidence });
    for (const [id] of this.#waiting.entries()) {
      this.#calls.left(id);
      this.#settle(id, { kind: "stopped", stop });
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelWake();
  }

  #now(): number {
    return this.#options.clock.now();
  }

  #nextTurn(id: string, untilAt: number, queue: () => void): Promise<Turn> {
    if (this.#stop !== null) {
      this.#calls.left(id);
      return Promise.resolve({ kind: "stopped", stop: this.#stop });
    }
    return new Promise((resolve) => {
      const cancelTimer = this.#options.clock.at(untilAt, () => {
        this.#calls.left(id);
        this.#settle(id, { kind: "late" });
        this.#admit();
      });
      this.#waiting.set(id, { resolve, cancelTimer });
      queue();
      this.#admit();
    });
  }

  #settle(id: string, turn: Turn): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    waiting.cancelTimer();
    waiting.resolve(turn);
  }

  #admit(): void {
    if (this.#stop !== null || this.#isClosed) return;
    this.#cancelWake();
    this.#cancelWake = () => {};
    const { go, wakeAt } = this.#calls.admit(this.#now());
    this.#wakeAt = wakeAt;
    if (wakeAt !== null) this.#cancelWake = this.#options.clock.at(wakeAt, () => this.#admit());
    for (const id of go) this.#settle(id, { kind: "go" });
  }

  /** Reports a long pause, so that the user knows why nothing moves. */
  #reportPause(reason: string): void {
    const untilAt = this.#wakeAt ?? 0;
    if (untilAt - Math.max(this.#now(), this.#pausedUntil) < LEAST_PAUSE_MS) return;
    this.#pausedUntil = untilAt;
    this.#options.publish({ event: "paused", provider: this.route, until: iso(untilAt), reason });
  }

  #reportPace(): void {
    const { intervalMs } = this.#calls;
    if (intervalMs === null || intervalMs <= 0) return;
    const [at, last] = [this.#now(), this.#reported];
    if (last !== null) {
      const change = Math.max(intervalMs / last.intervalMs, last.intervalMs / intervalMs);
      if (change < REPORTED_FACTOR || at - last.at < REPORTED_APART_MS) return;
    }
    this.#reported = { intervalMs, at };
    this.#options.publish({
      event: "lane_paced",
      route: this.route,
      model: this.#model,
      calls_per_minute: Math.round(600_000 / intervalMs) / 10,
    });
  }
}
