/**
 * Paces calls to one provider, so that it rarely has to refuse one: slow start until its rate is known, then one call
 * per interval. The gateway paces the calls of a lane this way. The scheduler paces the starts of children, from the
 * first refusal on. The provider is modelled as a token bucket that other programs may share.
 *
 * A refusal shows when the bucket was empty, and the calls admitted between two refusals give the rate
 * (`pacer-refusals.ts`). Calls that go too slowly are never refused, so an interval that is too long would confirm
 * itself. Therefore it shrinks with each success: `doubt` controls how fast. Where answers say how many requests are
 * left, each of them corrects the interval instead (`bucket-level.ts`), and refusals are rare.
 */
import { type BucketLevel, correctionFor, isObservable, levelAt, noteReading, stretchFor } from "./bucket-level.ts";

/** What is known about the rate of a lane. It is immutable: each event makes a new one. */
export interface Pacer {
  /** The longest wait after a refusal that states none. */
  readonly defaultWaitMs: number;
  /** Calls sent so far; the ordinal of the last one. */
  readonly sent: number;
  /** Calls refused so far. */
  readonly refused: number;
  /** Calls that may be open while the rate is not known. */
  readonly window: number;
  /** Time between two calls; null while the rate is not known. */
  readonly intervalMs: number | null;
  /** 0 to 1: how far `intervalMs` may be off. Measurements lower it, successes raise it. */
  readonly doubt: number;
  /** When the next call may go, in epoch ms. */
  readonly dueAt: number;
  /** The refusal since which admitted calls are counted; null before the first one. */
  readonly anchor: Anchor | null;
  /** Refusals of calls up to this ordinal belong to an episode that is already known. */
  readonly episodeEnd: number;
  /** The longest wait that was stated to the millisecond, because a token takes at least as long. 0 if none was. */
  readonly tokenMs: number;
  /** Refusals since the last success. */
  readonly inARow: number;
  /** What the `remaining` headers show; null if there are none, or if they are about another limit. */
  readonly level: BucketLevel | null;
  /** Refusals although the headers showed tokens. */
  readonly misled: number;
  /** Calls that are usually admitted between two refusals; 0 before the second one. */
  readonly usualRun: number;
}

interface Anchor {
  /** When the empty bucket had its next token, in epoch ms. */
  readonly tokenAt: number;
  /** Calls admitted before it. */
  readonly admitted: number;
}

/** Tuned in the worlds of test/core/pacer.test.ts, as are the numbers in `pacer-refusals.ts`. */
const DOUBT_GROWTH = 0.0033;
/** Part of the interval that a success takes off, at full doubt, and at most. */
const CREEP = 0.16;
const LARGEST_CREEP = 0.2;
/** After this many refusals while the headers showed a bucket half full, the headers are about another limit. */
export const MISLED_LIMIT = 3;
/** While the rate is not known, headers that are older than this are ignored. */
const FRESH_MS = 500;
/** After more calls than this without a refusal, they are ignored sooner: the bucket fills fast. */
const FRESH_CALLS = 20;
/** Time between the calls that try a bucket whose last header said that it was empty. A refusal stops the calls after it. */
const TRY_MS = 10;
const MOST_OF_OTHERS = 100;
/** If others take more tokens than this for each of ours, the lane is one of several on its key. */
export const SHARED = 1.5;
/**
 * A run of admitted calls that is this many times as long as usual shows that the interval is too long: the rate has
 * grown, or others have gone. Each further run of the usual length takes `OVERDUE_SHARE` off the interval.
 */
const OVERDUE_RUNS = 3;
const OVERDUE_SHARE = 0.3;
/** If others would have taken fewer tokens than this in a run, it does not show that they have gone. */
const OVERDUE_TOKENS = 200;
export const SHORTEST_RUN = 4;
/** A token never takes this many intervals: such a wait lasts until the next window of the provider. */
const LONGEST_TOKEN = 1.25;

export function openPacer(defaultWaitMs: number): Pacer {
  return {
    defaultWaitMs,
    sent: 0,
    refused: 0,
    window: 1,
    intervalMs: null,
    doubt: 1,
    dueAt: Number.NEGATIVE_INFINITY,
    anchor: null,
    episodeEnd: 0,
    tokenMs: 0,
    inARow: 0,
    level: null,
    misled: 0,
    usualRun: 0,
  };
}

/**
 * @param open calls that are with the provider and may still be refused
 * @param now epoch ms
 * @returns when the next call may go, in epoch ms; null if an answer has to come first
 */
export function nextSendAt(pacer: Pacer, open: number, now: number): number | null {
  if (pacer.intervalMs !== null) return pacer.dueAt;
  const { level, sent } = pacer;
  const freshMs = FRESH_MS * Math.min(1, FRESH_CALLS / pacer.window);
  const isFresh = level !== null && now - level.last.sentAt < freshMs;
  const left = isFresh ? levelAt(level, now, sent, null) : null;
  // Only one call at a time tries a bucket that was empty a moment ago.
  const window = left === null ? pacer.window : Math.min(pacer.window, open + Math.floor(left));
  return open >= Math.max(1, window) ? null : pacer.dueAt;
}

/** A call was sent. */
export function noteSend(pacer: Pacer, now: number): Pacer {
  const { intervalMs } = pacer;
  const left = levelAt(pacer.level, now, pacer.sent + 1, intervalMs);
  const sent = pacer.sent + 1;
  if (intervalMs === null) return { ...pacer, sent, dueAt: left !== null && left < 0 ? now + TRY_MS : pacer.dueAt };
  // After a late timer or a pause of the callers, catch up by at most half an interval.
  const dueAt = Math.max(pacer.dueAt, now - intervalMs / 2) + intervalMs * stretchFor(pacer.level, left);
  return { ...pacer, sent, dueAt };
}

/** A call was admitted: it has its answer, or it is open for longer than any refusal takes. */
export function noteAdmission(pacer: Pacer, ordinal: number): Pacer {
  // Calls sent before the last refusal was known say nothing about the pace after it.
  if (ordinal <= pacer.episodeEnd) return pacer;
  if (pacer.intervalMs === null) return { ...pacer, window: pacer.window + 1, inARow: 0 };
  if (isObservable(pacer.level)) return { ...pacer, inARow: 0 };
  const others = tokensOfOthers(pacer);
  const creep = CREEP * others * pacer.doubt ** 2 + overdue(pacer, ordinal);
  const intervalMs = pacer.intervalMs * (1 - Math.min(LARGEST_CREEP, creep));
  return {
    ...pacer,
    intervalMs,
    dueAt: pacer.dueAt - (pacer.intervalMs - intervalMs),
    doubt: Math.min(1, pacer.doubt * (1 + DOUBT_GROWTH * others)),
    inARow: 0,
  };
}

/**
 * An answer said how many requests were left when its call was admitted.
 *
 * @param call its place in the order of sending, and when it was sent
 */
export function noteRemaining(
  pacer: Pacer,
  call: { readonly ordinal: number; readonly sentAt: number; readonly now: number },
  remaining: number,
): Pacer {
  if (pacer.misled >= MISLED_LIMIT) return pacer;
  const { ordinal, sentAt, now } = call;
  const level = noteReading(pacer.level, { ordinal, sentAt, remaining });
  const { intervalMs } = pacer;
  const tokens = levelAt(level, sentAt, ordinal, intervalMs);
  if (intervalMs === null || tokens === null) return { ...pacer, level };
  const correction = correctionFor(level, tokens, (now - sentAt) / intervalMs);
  return { ...pacer, level, intervalMs: intervalMs * correction };
}

/**
 * The part that a long run of admitted calls takes off the interval. Where waits are exact, a run is long only if others
 * would have taken many tokens in its time. But if calls are admitted much faster than one per wait, the waits do not show
 * a token: they last until the next window.
 */
function overdue(pacer: Pacer, ordinal: number): number {
  const { anchor, refused, tokenMs, intervalMs, usualRun } = pacer;
  if (anchor === null) return 0;
  const run = ordinal - refused - anchor.admitted;
  const isToken = tokenMs > 0 && intervalMs !== null && tokenMs < LONGEST_TOKEN * intervalMs;
  const others = tokensOfOthers(pacer);
  if (isToken && (others <= SHARED || run * others < OVERDUE_TOKENS)) return 0;
  return run > OVERDUE_RUNS * usualRun ? OVERDUE_SHARE / Math.max(SHORTEST_RUN, usualRun) : 0;
}

/**
 * How many tokens others take for each of ours, at least 1. A lane with a small share must speed up as fast in time as
 * one with a large share, or the shares would never become equal.
 */
export function tokensOfOthers({ intervalMs, tokenMs, refused }: Pacer): number {
  if (tokenMs === 0 || intervalMs === null) return 1;
  // The longest of a few random waits within a token's time is this much shorter than the whole.
  const wholeMs = tokenMs * (1 + 1 / refused);
  return Math.min(MOST_OF_OTHERS, Math.max(1, intervalMs / wholeMs - 1));
}
