/**
 * The calls of one lane: route × key × model, the scope in which providers limit. (The scheduler's lane of tasks is in
 * `lane.ts`.) `pacer.ts` decides when the next call may go, and the lane decides which: refused calls first, then calls
 * of running tasks, because their prompt caches expire and their children occupy slots, then the first calls of tasks.
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
  readonly id: string;
  /** The call with the lowest value goes first; among equals, the one that has waited longest. */
  readonly turnAt: number;
}

interface SentCall {
  readonly ordinal: number;
  readonly sentAt: number;
}

/** How long the first call of a task lets calls of running tasks go before it. */
const FIRST_CALL_YIELDS_MS = 10_000;
const BEFORE_ALL_OTHERS = Number.NEGATIVE_INFINITY;
/** Refusals arrive quickly. A call that is open for longer than this was admitted, however long its answer takes. */
const LONGEST_REFUSAL_MS = 1_000;
const SHORTEST_REFUSAL_MS = 50;
/** A refusal may take this many times as long as the last one. */
const REFUSAL_SLACK = 4;

/** Decides when the calls of one lane may go. It has no clock and no timers: every event carries its instant. */
export class CallLane {
  #pacer: Pacer;
  /** In the order in which they will be sent. */
  readonly #waiting: WaitingCall[] = [];
  /** Calls that were sent and have no answer yet. */
  readonly #open = new ChurnMap<SentCall>();
  /** The open calls that the provider may still refuse, in the order of sending. */
  readonly #refusable = new ChurnMap<SentCall>();

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

  /** Milliseconds between two calls; null while the provider's rate is not known. */
  get intervalMs(): number | null {
    return this.#pacer.intervalMs;
  }

  get wasRefused(): boolean {
    return this.#pacer.refused > 0;
  }

  /**
   * A call wants to go.
   *
   * @param isFirst the first call of its task: it lets calls of running tasks go before it, for a while
   */
  arrive(id: string, isFirst: boolean, now: number): void {
    this.#queue({ id, turnAt: isFirst ? now + FIRST_CALL_YIELDS_MS : now });
  }

  /** Admits the calls that may go now. Call it after every other event, and at `wakeAt`. */
  admit(now: number): Admission {
    this.#noteSlowCalls(now);
    const go: string[] = [];
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      const at = nextSendAt(this.#pacer, this.#refusable.size, now);
      if (at === null) return { go, wakeAt: this.#nextSlowCallAt() };
      if (at > now) return { go, wakeAt: at };
      this.#waiting.shift();
      this.#pacer = noteSend(this.#pacer, now);
      const call = { ordinal: this.#pacer.sent, sentAt: now };
      this.#open.set(next.id, call);
      this.#refusable.set(next.id, call);
      go.push(next.id);
    }
    return { go, wakeAt: null };
  }

  /**
   * The provider accepted the call.
   *
   * @param remaining requests that are left, from the answer's headers; null if they state none
   */
  answered(id: string, now: number, remaining: number | null): void {
    const call = this.#open.get(id);
    if (call === undefined) return;
    this.#open.delete(id);
    if (this.#refusable.delete(id)) this.#pacer = noteAdmission(this.#pacer, call.ordinal);
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
    this.#refusable.delete(id);
    const expectedMs = REFUSAL_SLACK * (now - call.sentAt);
    this.#refusedWithinMs = Math.max(SHORTEST_REFUSAL_MS, Math.min(LONGEST_REFUSAL_MS, expectedMs));
    this.#pacer = noteRefusal(this.#pacer, { ordinal: call.ordinal, now, waitMs, chance: this.#chance() });
    this.#queue({ id, turnAt: BEFORE_ALL_OTHERS });
  }

  /** The call is gone and shows nothing about the rate: its client gave up, or the provider failed. */
  left(id: string): void {
    this.#open.delete(id);
    this.#refusable.delete(id);
    const at = this.#waiting.findIndex((call) => call.id === id);
    if (at !== -1) this.#waiting.splice(at, 1);
  }

  #queue(call: WaitingCall): void {
    const last = this.#waiting.findLastIndex((other) => other.turnAt <= call.turnAt);
    this.#waiting.splice(last + 1, 0, call);
  }

  /** A call that is open for longer than any refusal takes was admitted. */
  #noteSlowCalls(now: number): void {
    for (let oldest = this.#refusable.first; oldest !== null; oldest = this.#refusable.first) {
      const [id, call] = oldest;
      if (call.sentAt + this.#refusedWithinMs > now) return;
      this.#refusable.delete(id);
      this.#pacer = noteAdmission(this.#pacer, call.ordinal);
    }
  }

  #nextSlowCallAt(): number | null {
    const oldest = this.#refusable.first;
    return oldest === null ? null : oldest[1].sentAt + this.#refusedWithinMs;
  }
}
