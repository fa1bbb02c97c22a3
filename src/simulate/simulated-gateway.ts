/** The gateway of a simulated run: it paces the calls of all children, and repeats a call that a short limit refused. */
import { CallLane } from "../core/call-lane.ts";
import type { Outcome } from "../core/outcome.ts";
import type { VirtualClock } from "./virtual-clock.ts";

/** What the provider answers to a call. */
export interface SimulatedAnswer {
  /** The outcome of the task if the provider refuses; null if it answers. */
  readonly refusal: Outcome | null;
  /** Requests that are left, as the answer says; null if it does not say. */
  readonly remaining: number | null;
}

export interface SimulatedGatewayOptions {
  readonly clock: VirtualClock;
  readonly defaultWaitMs: number;
  readonly chance: () => number;
  readonly send: () => SimulatedAnswer;
  /** How long a refusal takes. */
  readonly refusalMs: number;
}

export class SimulatedGateway {
  readonly #options: SimulatedGatewayOptions;
  readonly #lane: CallLane;
  /** By child: what takes the answer to the call that waits for its turn. */
  readonly #waiting = new Map<string, (refusal: Outcome | null) => void>();
  /** By child: what the answer to its open call says. */
  readonly #remaining = new Map<string, number | null>();
  /** The refusal that answers all further calls of the run. */
  #stop: Outcome | null = null;
  #cancelWake: () => void = () => {};

  constructor(options: SimulatedGatewayOptions) {
    this.#options = options;
    this.#lane = new CallLane(options);
  }

  /**
   * A child makes a call. It makes no other one before the answer.
   *
   * @param isFirst the first call of its task
   * @param onSent takes null when the provider begins to answer, else the outcome that the refusal gives the task
   */
  call(key: string, isFirst: boolean, onSent: (refusal: Outcome | null) => void): void {
    if (this.#stop !== null) {
      onSent(this.#stop);
      return;
    }
    this.#waiting.set(key, onSent);
    this.#lane.arrive(key, isFirst, this.#now);
    this.#admit();
  }

  /** The child has the whole answer. */
  answered(key: string): void {
    this.#lane.answered(key, this.#now, this.#remaining.get(key) ?? null);
    this.#admit();
  }

  /** The child has ended. */
  left(key: string): void {
    this.#waiting.delete(key);
    this.#lane.left(key);
    this.#admit();
  }

  #admit(): void {
    this.#cancelWake();
    if (this.#stop !== null) return;
    const { go, wakeAt } = this.#lane.admit(this.#now);
    if (wakeAt !== null) this.#cancelWake = this.#options.clock.at(wakeAt, () => this.#admit());
    for (const key of go) this.#send(key);
  }

  #send(key: string): void {
    const { clock, send, refusalMs } = this.#options;
    const onSent = this.#waiting.get(key);
    // A stop has answered all calls that were admitted together with the one that met it.
    if (onSent === undefined) return;
    const { refusal, remaining } = send();
    this.#remaining.set(key, remaining);
    if (refusal?.class !== "rate_limited") {
      this.#waiting.delete(key);
      onSent(refusal);
    } else if (refusal.limit.kind === "stop") {
      this.#stop = refusal;
      for (const take of this.#waiting.values()) take(refusal);
      this.#waiting.clear();
    } else {
      clock.at(this.#now + refusalMs, () => {
        this.#lane.refused(key, this.#now, refusal.limit.retryAfterMs);
        this.#admit();
      });
    }
  }

  get #now(): number {
    return this.#options.clock.now();
  }
}
