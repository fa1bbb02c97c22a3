/**
 * The calls of one lane: route × key × model, the scope in which providers limit. The lane knows which calls wait
 * and which are open; `pacer.ts` decides when the next one may go. (`lane.ts` is the scheduler's lane of tasks.)
 */
import { ChurnMap } from "./churn-map.ts";
import { nextSendAt, noteAdmission, noteRemaining, noteSend, openPacer, type Pacer } from "./pacer.ts";
import { noteRefusal } from "./pacer-refusals.ts";

interface Admission {
  /** Calls to send now, in this order. They count as open until `answered`, `refused` or `left`. */
  readonly go: readonly string[];
  /** When to ask again, in epoch ms, if nothing else happens before; null if only another event can help. */
  readonly wakeAt: number | null;
}

interface WaitingCall {
  readonly isFirst: boolean;
  readonly arrivedAt: number;
}

interface SentCall extends WaitingCall {
  readonly ordinal: number;
  readonly sentAt: number;
}

/** Refusals arrive quickly. A call that is open for longer than this was admitted, however long its answer takes. */
const LONGEST_REFUSAL_MS = 1_000;
const REFUSAL_SLACK = 4;

/** Decides when the calls of one lane may go. It has no clock and no timers: every event carries its instant. */
export class CallLane {
  #pacer: Pacer;
  /** Refused calls, which try again before all others. */
  readonly #again = new ChurnMap<WaitingCall>();
  readonly #running = new ChurnMap<WaitingCall>();
  readonly #first = new ChurnMap<WaitingCall>();
  readonly #open = new ChurnMap<SentCall>();
  /** Open calls that the provider may still refuse, in the order of sending. */
  readonly #fresh = new ChurnMap<SentCall>();

  readonly #chance: () => number;
  #refusedWithinMs = LONGEST_REFUSAL_MS;

  /**
   * @param options.defaultWaitMs the longest wait after a refusal that states none
   * @param options.chance numbers from 0 to below 1. Programs that share a key must not all try again at one instant
   */
  constructor(options: { readonly defaultWaitMs: number; readonly chance: () => number }) {
    this.#chance = options.chance;
    this.#pacer = openPacer(options.defaultWaitMs);
  }

  /** Calls that wait for their turn. */
  get waiting(): number {
    return this.#again.size + this.#running.size + this.#first.size;
  }

  /** Milliseconds between two calls; null while the provider's rate is not known. */
  get intervalMs(): number | null {
    return this.#pacer.intervalMs;
  }

  /**
   * A call wants to go.
   *
   * @param isFirst the first call of its task: it lets calls of running tasks go before it, for a while
   */
  arrive(id: string, isFirst: boolean, now: number): void {
    (isFirst ? this.#first : this.#running).set(id, { isFirst, arrivedAt: now });
  }

  /** Admits the calls that may go now. Call it after every other event, and at `wakeAt`. */
  admit(now: number): Admission {
    this.#settleSlowCalls(now);
    const go: string[] = [];
    while (this.waiting > 0) {
      const at = nextSendAt(this.#pacer, this.#fresh.size, now);
      if (at === null) return { go, wakeAt: this.#nextSlowCallAt() };
      if (at > now) return { go, wakeAt: at };
      const [id, waiting] = this.#takeNext();
      this.#pacer = noteSend(this.#pacer, now);
      const call = { ...waiting, ordinal: this.#pacer.sent, sentAt: now };
      this.#open.set(id, call);
      this.#fresh.set(id, call);
      go.push(id);
    }
    return { go, wakeAt: null };
  }

  /**
   * The provider accepted the call.
   *
   * @param remaining requests that are left, by the answer's headers; null if they do not say
   */
  answered(id: string, now: number, remaining: number | null): void {
    const call = this.#open.get(id);
    if (call === undefined) return;
    this.#open.delete(id);
    if (this.#fresh.delete(id)) this.#pacer = noteAdmission(this.#pacer, call.ordinal);
    if (remaining !== null) this.#pacer = noteRemaining(this.#pacer, { ...call, now }, remaining);
  }

  /**
   * The provider refused the call for its rate. The call waits again, before all others; `left` gives it up.
   *
   * @param waitMs as the refusal states it; null if it states none
   */
  refused(id: string, now: number, waitMs: number | null): void {
    const call = this.#open.get(id);
    if (call === undefined) return;
    this.#open.delete(id);
    this.#fresh.delete(id);
    this.#refusedWithinMs = Math.max(50, Math.min(LONGEST_REFUSAL_MS, REFUSAL_SLACK * (now - call.sentAt)));
    this.#pacer = noteRefusal(this.#pacer, { ordinal: call.ordinal, now, waitMs, chance: this.#chance() });
    this.#again.set(id, call);
  }

  /** The call is gone and shows nothing about the rate: its client gave up, or the provider failed. */
  left(id: string): void {
    for (const calls of [this.#open, this.#fresh, this.#again, this.#running, this.#first]) calls.delete(id);
  }

  #settleSlowCalls(now: number): void {
    for (let oldest = this.#fresh.first; oldest !== null; oldest = this.#fresh.first) {
      const [id, call] = oldest;
      if (call.sentAt + this.#refusedWithinMs > now) return;
      this.#fresh.delete(id);
      this.#pacer = noteAdmission(this.#pacer, call.ordinal);
    }
  }

  #nextSlowCallAt(): number | null {
    const oldest = this.#fresh.first;
    return oldest === null ? null : oldest[1].sentAt + this.#refusedWithinMs;
  }

  #takeNext(): readonly [id: string, call: WaitingCall] {
    const queue = this.#nextQueue();
    const entry = queue.first;
    if (entry === null) throw new Error("No call waits in this lane");
    queue.delete(entry[0]);
    return entry;
  }

  #nextQueue(): ChurnMap<WaitingCall> {
    if (this.#again.size > 0) return this.#again;
    const running = this.#running.first?.[1];
    const first = this.#first.first?.[1];
    if (running === undefined) return this.#first;
    if (first === undefined) return this.#running;
    return first.arrivedAt + FIRST_CALL_YIELDS_MS < running.arrivedAt ? this.#first : this.#running;
  }
}

/**
 * Calls of running tasks go first, because their prompt caches expire and their children occupy slots. This bounds how
 * long a first call yields.
 */
const FIRST_CALL_YIELDS_MS = 10_000;
