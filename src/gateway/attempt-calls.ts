/** The calls of one child: the ordinal of each among equal calls, what they cost, and which refusals stand. */

import { randomBytes } from "node:crypto";
import type { RateLimit } from "../core/rate-limit.ts";
import type { WireRefusal } from "../core/wire.ts";
import type { CallCounts } from "../store/format.ts";
import { callPrint } from "./call-key.ts";
import type { GatewayAttempt, GatewayTask } from "./gateway.ts";
import { sessionNotes } from "./session-notes.ts";
import { NO_TOKENS, type TokenUsage } from "./usage.ts";

/** The place of a call within its attempt. */
export interface CallPlace {
  readonly task: GatewayTask | null;
  readonly key: string;
  /** Its number among equal calls, from 0. */
  readonly n: number;
}

/** The ordinals that the equal calls of one task have taken. There may be many calls, so keys are held as numbers. */
interface Ordinals {
  /** By the print of the key: how many ordinals were given out. */
  readonly given: Map<number, number>;
  /** By key: ordinals of calls that got no answer. Their next tries take them. */
  readonly free: Map<string, Set<number>>;
}

type Counts = { -readonly [Name in keyof Omit<CallCounts, "cost_usd">]: CallCounts[Name] };
type Counted = "made" | "replayed" | "held" | "refused";

export class Attempt {
  readonly key: string;
  /** Part of the child's address, and as secret as a key. */
  readonly token = `cgw_${randomBytes(16).toString("hex")}`;
  /** Matches text that the child's program generates anew in each session. */
  readonly sessionNotes: RegExp;
  readonly #tasks: readonly GatewayTask[];
  readonly #ordinals = new Map<GatewayTask | null, Ordinals>();
  readonly #refusals = new Map<string, WireRefusal>();
  readonly #waiting = new Map<string, { readonly place: CallPlace; readonly heldBy: () => RateLimit | null }>();
  /** Refused calls that are sent again. They count as refused until an answer comes. */
  readonly #resent = new Map<string, WireRefusal>();
  readonly #counts = new Map<string, Counts>();
  /** Calls that were refused with status 429, although the provider was only overloaded, until an answer comes. */
  readonly #overloaded = new Set<string>();
  /** By task id: the provider's latest failure, until it answers a call of the task. */
  readonly #outages = new Map<string, string>();
  #calls = 0;
  #heldUntilAt = Number.NEGATIVE_INFINITY;

  /** @param startedAt in epoch ms */
  constructor({ key, tasks }: GatewayAttempt, startedAt: number) {
    this.key = key;
    this.sessionNotes = sessionNotes(startedAt);
    this.#tasks = tasks;
  }

  get calls(): number {
    return this.#calls;
  }

  get outages(): ReadonlyMap<string, string> {
    return this.#outages;
  }

  get hasOverload(): boolean {
    return this.#overloaded.size > 0;
  }

  /** @param named as the call names its task, plain or percent-encoded; empty if it names none */
  taskOf(named: string): GatewayTask | null {
    if (this.#tasks.length === 1) return this.#tasks[0] ?? null;
    const withId = (wanted: string) => this.#tasks.find(({ id }) => id === wanted);
    return withId(named) ?? withId(percentDecoded(named)) ?? null;
  }

  /** Takes the lowest free ordinal: a call that failed leaves its own to the next try. */
  take(task: GatewayTask | null, key: string): CallPlace {
    this.#calls += 1;
    const { given, free } = this.#ordinalsOf(task);
    const freed = free.get(key);
    if (freed !== undefined && freed.size > 0) {
      const n = Math.min(...freed);
      freed.delete(n);
      return { task, key, n };
    }
    const print = callPrint(key, 0);
    const n = given.get(print) ?? 0;
    given.set(print, n + 1);
    return { task, key, n };
  }

  /** The call got no answer: its next try is the same call. */
  release({ task, key, n }: CallPlace): void {
    this.#resent.delete(nameOf({ task, key, n }));
    const { free } = this.#ordinalsOf(task);
    free.set(key, (free.get(key) ?? new Set()).add(n));
  }

  #ordinalsOf(task: GatewayTask | null): Ordinals {
    let ordinals = this.#ordinals.get(task);
    if (ordinals === undefined) {
      ordinals = { given: new Map(), free: new Map() };
      this.#ordinals.set(task, ordinals);
    }
    return ordinals;
  }

  /** @param heldBy returns the limit that holds the call up now; null while the call only waits for its turn */
  waits(place: CallPlace, heldBy: () => RateLimit | null): void {
    this.#waiting.set(nameOf(place), { place, heldBy });
  }

  waitsNoMore(place: CallPlace, now: number): void {
    if (this.#waiting.delete(nameOf(place))) this.#heldUntilAt = now;
  }

  /** When the child last waited for one of its calls, in epoch ms; infinity while it does. */
  get heldUntilAt(): number {
    return this.#waiting.size > 0 ? Number.POSITIVE_INFINITY : this.#heldUntilAt;
  }

  refuse(place: CallPlace, limit: RateLimit, how: WireRefusal["how"]): void {
    this.#refusals.set(nameOf(place), { taskId: place.task?.id ?? null, limit, how });
  }

  /** A limit refused the call, which is sent again. If its child ends before the answer, the call stands refused. */
  resend(place: CallPlace, limit: RateLimit): void {
    this.#resent.set(nameOf(place), { taskId: place.task?.id ?? null, limit, how: "left", isPending: true });
  }

  /** The provider's load refused the call with status 429. */
  overload(place: CallPlace): void {
    this.#overloaded.add(nameOf(place));
  }

  /** Notes that the provider failed in a call and that the client saw it. @param how in words */
  outage({ task }: CallPlace, how: string): void {
    if (task !== null) this.#outages.set(task.id, how);
  }

  /** The provider answers the task, maybe with an error of the request. */
  answer({ task }: CallPlace): void {
    if (task !== null) this.#outages.delete(task.id);
  }

  /** The call succeeded: earlier refusals of it are overcome. */
  succeed(place: CallPlace): void {
    this.answer(place);
    this.#overloaded.delete(nameOf(place));
    this.#resent.delete(nameOf(place));
    this.#refusals.delete(nameOf(place));
  }

  /** The refusals that stand. A call that a limit still holds up counts as one that its client gave up. */
  refusals(): WireRefusal[] {
    const waiting = [...this.#waiting.values()].flatMap(({ place, heldBy }): WireRefusal[] => {
      const limit = heldBy();
      return limit === null ? [] : [{ taskId: place.task?.id ?? null, limit, how: "left", isPending: true }];
    });
    return [...this.#refusals.values(), ...this.#resent.values(), ...waiting];
  }

  /** @param tokens of a call that was made or replayed */
  count(task: GatewayTask | null, what: Counted, { inputTokens, outputTokens }: TokenUsage = NO_TOKENS): void {
    const name = task?.id ?? "";
    const counts = this.#counts.get(name) ?? emptyCounts();
    this.#counts.set(name, counts);
    counts[what] += 1;
    if (what === "replayed") {
      counts.replayed_input_tokens = (counts.replayed_input_tokens ?? 0) + inputTokens;
      counts.replayed_output_tokens = (counts.replayed_output_tokens ?? 0) + outputTokens;
    } else {
      counts.input_tokens += inputTokens;
      counts.output_tokens += outputTokens;
    }
  }

  countsOf(taskId: string): CallCounts | null {
    const counts = this.#counts.get(taskId);
    return counts === undefined ? null : { ...counts };
  }
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function emptyCounts(): Counts {
  return { made: 0, replayed: 0, held: 0, refused: 0, input_tokens: 0, output_tokens: 0 };
}

/** Identifies a place over all attempts: another attempt of the task may continue where this one ended. */
export function nameOf({ task, key, n }: CallPlace): string {
  return `${task?.hash ?? ""} ${key} ${n}`;
}
