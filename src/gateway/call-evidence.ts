/** What one call shows about limits, for the outcome of its attempt. */

import type { Clock } from "../core/instant.ts";
import { NOTHING_DETECTED, type RateLimit } from "../core/rate-limit.ts";
import type { Attempt, CallPlace } from "./attempt-calls.ts";
import type { GatewayListener } from "./gateway.ts";
import type { Lane } from "./lanes.ts";

/**
 * In a lane that was refused, a call that is in the queue for this long waits for the provider's limit, and not only for
 * its turn. Few clients give up sooner.
 */
const LONG_WAIT_MS = 2_000;

export class CallEvidence {
  #attempt: Attempt;
  #place: CallPlace;
  readonly #lane: Lane;
  readonly #clock: Clock;
  readonly #listener: GatewayListener;
  #lastLimit: RateLimit | null = null;
  /** Epoch ms; null if it never had to wait. */
  #waitsSince: number | null = null;

  constructor(
    { attempt, place, lane }: { readonly attempt: Attempt; readonly place: CallPlace; readonly lane: Lane },
    { clock, listener }: { readonly clock: Clock; readonly listener: GatewayListener },
  ) {
    this.#attempt = attempt;
    this.#place = place;
    this.#lane = lane;
    this.#clock = clock;
    this.#listener = listener;
  }

  /** The limit that the provider stated last; null if it has not refused the call, or has answered it since. */
  get lastLimit(): RateLimit | null {
    return this.#lastLimit;
  }

  /** A later attempt of the task waits for the answer now. */
  moveTo({ attempt, place }: { readonly attempt: Attempt; readonly place: CallPlace }): void {
    this.#attempt = attempt;
    this.#place = place;
    if (this.#lastLimit !== null) attempt.resend(place, this.#lastLimit);
  }

  /** The provider answers: what it refused before is overcome. */
  succeeded(): void {
    this.#lastLimit = null;
    this.#attempt.succeed(this.#place);
  }

  /** The call waits for its turn. */
  waits(): void {
    if (this.#waitsSince === null) this.#attempt.count(this.#place.task, "held");
    this.#waitsSince ??= this.#clock.now();
    this.#attempt.waits(this.#place, () => this.#heldBy());
  }

  waitsNoMore(): void {
    this.#attempt.waitsNoMore(this.#place, this.#clock.now());
  }

  /** A limit refused the call, maybe only for now. */
  limited(limit: RateLimit): void {
    this.#attempt.count(this.#place.task, "refused");
    this.#lastLimit = limit;
    this.#attempt.resend(this.#place, limit);
  }

  /** The call counts as refused for good, unless its next try succeeds. */
  refuse(limit: RateLimit = this.#limit(), how: "answered" | "left" = "answered"): void {
    this.#listener.refused(this.#attempt.key, limit);
    this.#attempt.refuse(this.#place, limit, how);
    this.#attempt.release(this.#place);
  }

  /** Its client left before its turn came. */
  left(): void {
    const limit = this.#heldBy();
    if (limit === null) {
      this.#attempt.release(this.#place);
      return;
    }
    // The listener reads the child's rows first. One of them may say that the client gave up.
    this.#attempt.resend(this.#place, limit);
    this.refuse(limit, "left");
  }

  /**
   * The limit that holds the call up. Null if it only waits for its turn among calls that were made at the same time: a
   * child that ends meanwhile does so for another reason.
   */
  #heldBy(): RateLimit | null {
    const waitedMs = this.#clock.now() - (this.#waitsSince ?? Number.POSITIVE_INFINITY);
    const isHeld = this.#lane.wasRefused && waitedMs >= LONG_WAIT_MS;
    return this.#lastLimit !== null || isHeld ? this.#limit() : null;
  }

  /**
   * The limit that the provider stated last, to this call or to another one of the lane. If it stated none, a limit
   * that left no room.
   */
  #limit(): RateLimit {
    const evidence = "the provider's rate limit left no room for a call in time";
    const unstated = { kind: "cap", evidence, form: "gateway", source: "wire", provider: this.#lane.route } as const;
    return this.#lastLimit ?? this.#lane.pausedBy ?? { ...NOTHING_DETECTED, ...unstated };
  }
}
