/**
 * What a refusal shows about the rate: when the bucket was empty, and, with the calls admitted since the last refusal,
 * how long a token takes. Calls that were already sent may be refused after it: they belong to the same episode, and
 * teach nothing more. The model is in `pacer.ts`.
 */
import { levelAt } from "./bucket-level.ts";
import { MISLED_LIMIT, type Pacer, SHARED, SHORTEST_RUN, tokensOfOthers } from "./pacer.ts";

/** The first wait after a refusal that states none; it doubles from there. */
const UNSTATED_WAIT_MS = 1_000;
/** Programs that share a key spread their next tries over this part of such a wait. */
const UNSTATED_SPREAD = 0.1;
/** A wait of whole seconds has been rounded up. */
const COARSE_MS = 1_000;
/** Tuned in the worlds of test/core/pacer.test.ts, like those below: fewer refusals cost more time. */
const LEAST_DOUBT = 0.005;
/** The doubt after the first measurement, times the number of its calls. */
const FIRST_DOUBT = 4;
const DOUBT_AFTER_REFUSAL = 0.7;
/** A refusal slows the calls by this part, or by the larger one if others share the key. */
const MARGIN = 0.008;
const SHARED_MARGIN = 0.05;
/** How much a measurement of few calls is worth: calls / (calls + FEW_CALLS). */
const FEW_CALLS = 2;
/** Without a measurement a refusal slows the calls by this part of the doubt. */
const BLIND_SLOWDOWN = 0.5;
/** Where the true interval is assumed to lie: 0 is the interval that was refused, 1 is the measured one. */
const MIDDLE = 0.5;
const DOUBT_OF_DIFFERENCE = 0.2;
/** The weight of earlier runs in `usualRun`. */
const RUN_MEMORY = 0.7;
/** The doubt about an interval that is assumed rather than measured. */
const ASSUMED_DOUBT = 0.25;
/**
 * The least doubt about the pace of starts while others share the key. They may leave. With less doubt, starts that are a
 * second or more apart would be too few to notice that.
 */
const SHARED_DOUBT = 0.2;
const SLOW_STARTS_MS = 1_000;
/** A refused child costs more than a refused call, so each refusal slows the starts a little more. */
const START_MARGIN = 1.12;
/**
 * Buckets hold about as many tokens as they grant in a minute. If a bucket took longer than this to fill, it is not a
 * bucket: the provider counts requests in windows, and its wait lasts until the next window.
 */
const LONGEST_REFILL_MS = 120_000;
/** No refusal slows the pace further than this, or than `default-wait` if it is longer: a short one says nothing about the rate. */
const LONGEST_INTERVAL_MS = 60_000;

interface CallRefusal {
  /** Its place in the order of sending, from 1. */
  readonly ordinal: number;
  readonly now: number;
  /** The stated wait; null if the refusal states none. */
  readonly waitMs: number | null;
  /** 0 to below 1: programs that share a key must not all try again at the same instant. */
  readonly chance: number;
}

/** The provider refused a call for its rate. */
export function noteRefusal(pacer: Pacer, call: CallRefusal): Pacer {
  // `tokenInMs` backs off where waits are not exact.
  return refuse(pacer, call, exactMs(call.waitMs) > 0);
}

/** @param backsOff whether the next try comes later and later if others take each token */
function refuse(pacer: Pacer, call: CallRefusal, backsOff: boolean): Pacer {
  const tokenAt = call.now + tokenInMs(pacer, call.waitMs);
  const isKnown = call.ordinal <= pacer.episodeEnd;
  return isKnown ? sameEpisode(pacer, tokenAt) : newEpisode(pacer, call, tokenAt, backsOff);
}

/**
 * The provider refused a child. Children begin at full width, so their first refusal has no measured interval: it is
 * assumed from the time of a token, if the wait shows that, else from the starts so far, spread over their time and the
 * wait.
 *
 * @param startedForMs how long children have been started
 */
export function noteRefusedStart(pacer: Pacer, start: CallRefusal, startedForMs: number): Pacer {
  const { waitMs } = start;
  // If no wait is stated, the bucket fills while the starts pause. So time counts from the refusal.
  // Starts do not back off further: some refusals in a row open the circuit, which must not take minutes.
  const refused = refuse(pacer, { ...start, waitMs: waitMs ?? 0 }, false);
  if (refused.intervalMs !== null) {
    const isSameWave = refused.episodeEnd === pacer.episodeEnd;
    if (isSameWave) return refused;
    const isSlowAndShared = refused.intervalMs >= SLOW_STARTS_MS && tokensOfOthers(refused) > SHARED;
    const doubt = isSlowAndShared ? Math.max(refused.doubt, SHARED_DOUBT) : refused.doubt;
    return { ...refused, intervalMs: refused.intervalMs * START_MARGIN, doubt };
  }
  const admitted = Math.max(SHORTEST_RUN, refused.episodeEnd - refused.refused);
  const spreadMs = (startedForMs + (waitMs ?? UNSTATED_WAIT_MS)) / admitted;
  // If the first children emptied a full bucket, a token takes from their start to the end of the stated wait. If they
  // started longer ago, more tokens may have come since: assume that a token takes twice the stated wait.
  const tokenMs = refused.tokenMs + Math.min(refused.tokenMs, startedForMs);
  const isBucket = refused.tokenMs > 0 && tokenMs * admitted <= LONGEST_REFILL_MS;
  // Slow tasks are started rarely, whatever the provider grants.
  const intervalMs = isBucket ? tokenMs : Math.min(longestIntervalMs(pacer, waitMs), Math.max(1, spreadMs));
  return { ...refused, intervalMs, usualRun: admitted, doubt: ASSUMED_DOUBT };
}

function longestIntervalMs({ defaultWaitMs }: Pacer, waitMs: number | null): number {
  return Math.max(LONGEST_INTERVAL_MS, defaultWaitMs, waitMs ?? 0);
}

/** A further refusal of an episode can only extend its wait. */
function sameEpisode(pacer: Pacer, tokenAt: number): Pacer {
  return { ...pacer, refused: pacer.refused + 1, dueAt: Math.max(pacer.dueAt, tokenAt) };
}

function newEpisode(pacer: Pacer, call: CallRefusal, tokenAt: number, backsOff: boolean): Pacer {
  const { anchor, usualRun } = pacer;
  const refused = pacer.refused + 1;
  const admitted = call.ordinal - refused;
  const calls = anchor === null ? 0 : admitted - anchor.admitted;
  const spanMs = anchor === null ? 0 : Math.max(1, tokenAt - anchor.tokenAt);
  const misled = pacer.misled + (showedTokens(pacer, call.now) ? 1 : 0);
  const episode: Pacer = {
    ...pacer,
    misled,
    usualRun: usualRun === 0 ? calls : usualRun * RUN_MEMORY + calls * (1 - RUN_MEMORY),
    level: misled >= MISLED_LIMIT ? null : pacer.level,
    refused,
    // The next call takes the token that was announced, so its success shows nothing about the one after it.
    window: call.waitMs === null ? 1 : 0,
    episodeEnd: pacer.sent,
    tokenMs: Math.max(pacer.tokenMs, exactMs(call.waitMs)),
    inARow: pacer.inARow + 1,
  };
  const measured = calls > 0 ? measure(episode, spanMs / calls, calls) : slowDown(episode, spanMs);
  // If each child makes many calls, nearly every child meets a refusal. Each of these would slow the next start
  // further, without end.
  const longestMs = longestIntervalMs(pacer, call.waitMs);
  const learned = { ...measured, intervalMs: measured.intervalMs && Math.min(longestMs, measured.intervalMs) };
  return {
    ...learned,
    dueAt: nextTryAt(learned, call, tokenAt, { spanMs, isOutrun: backsOff && calls === 0 }),
    // If others took every token, the count continues.
    anchor: calls === 0 && anchor !== null ? anchor : { tokenAt, admitted },
  };
}

/**
 * Programs that share a key must not all try again at the same instant. If others were faster several times in a row,
 * the next try comes later and later: otherwise the program in step with the tokens would win each time.
 *
 * @param run the time since the last refusal, and whether others took each token in it
 */
function nextTryAt(
  pacer: Pacer,
  { now, waitMs, chance }: CallRefusal,
  tokenAt: number,
  run: { readonly spanMs: number; readonly isOutrun: boolean },
): number {
  const { intervalMs, defaultWaitMs, inARow } = pacer;
  if (waitMs !== null) {
    const spreadMs = (intervalMs ?? run.spanMs) * (run.isOutrun ? 2 ** (inARow - 1) : 1);
    return tokenAt + chance * Math.min(longestIntervalMs(pacer, waitMs), spreadMs);
  }
  const spreadMs = intervalMs ?? (tokenAt - now) * UNSTATED_SPREAD;
  return Math.min(tokenAt + chance * spreadMs, now + defaultWaitMs);
}

/** Whether the headers showed a bucket that is at least half full. */
function showedTokens({ level, sent, intervalMs }: Pacer, now: number): boolean {
  const tokens = levelAt(level, now, sent, intervalMs);
  return tokens !== null && tokens >= (level?.highest ?? 0) / 2;
}

/** The wait, if it is stated to the millisecond, else 0. */
function exactMs(waitMs: number | null): number {
  return waitMs === null || waitMs % COARSE_MS === 0 ? 0 : waitMs;
}

/** How long the bucket takes for its next token, as far as a refusal shows it. */
function tokenInMs({ intervalMs, inARow, defaultWaitMs }: Pacer, waitMs: number | null): number {
  const backoffMs = (intervalMs ?? UNSTATED_WAIT_MS) * 2 ** inARow;
  if (waitMs === null) return Math.min(defaultWaitMs, backoffMs);
  if (waitMs % COARSE_MS !== 0 || intervalMs === null) return waitMs;
  return Math.min(waitMs, Math.max(waitMs - COARSE_MS, backoffMs));
}

/** Between two refusals `calls` calls were admitted, one every `measuredMs`; a refusal never makes the calls faster. */
function measure(pacer: Pacer, measuredMs: number, calls: number): Pacer {
  const { intervalMs, doubt } = pacer;
  if (intervalMs === null) return { ...pacer, intervalMs: measuredMs, doubt: Math.min(1, FIRST_DOUBT / calls) };
  const weight = calls / (calls + FEW_CALLS);
  // Tokens that ran over a full bucket make the measured interval too long; the refused one was too short.
  const difference = Math.max(0, Math.log(measuredMs / intervalMs)) * weight;
  return {
    ...pacer,
    intervalMs:
      intervalMs * Math.exp(difference * MIDDLE) * (1 + marginOf(pacer) + BLIND_SLOWDOWN * doubt * (1 - weight)),
    doubt: clampDoubt(Math.max(doubt * DOUBT_AFTER_REFUSAL * (1 - weight), DOUBT_OF_DIFFERENCE * difference)),
  };
}

/** Others took all tokens since the last refusal. */
function slowDown(pacer: Pacer, spanMs: number): Pacer {
  const { intervalMs, doubt, tokenMs, inARow } = pacer;
  if (intervalMs === null) {
    return inARow < 3 || tokenMs === 0 ? pacer : { ...pacer, intervalMs: Math.max(spanMs, tokenMs), doubt: 1 };
  }
  return {
    ...pacer,
    intervalMs: intervalMs * (1 + marginOf(pacer) + BLIND_SLOWDOWN * doubt),
    doubt: clampDoubt(doubt * DOUBT_AFTER_REFUSAL),
  };
}

function marginOf(pacer: Pacer): number {
  return tokensOfOthers(pacer) > SHARED ? SHARED_MARGIN : MARGIN;
}

function clampDoubt(doubt: number): number {
  return Math.min(1, Math.max(LEAST_DOUBT, doubt));
}
