/**
 * Paces the calls of one lane, so that the provider rarely has to refuse one: slow start until its rate is known, then
 * one call per interval. The provider is taken for a token bucket that other programs may share.
 */

/** What is known of a lane's rate. A value: each event makes a new one. */
export interface Pacer {
  readonly defaultWaitMs: number;
  /** Calls sent so far; the ordinal of the last one. */
  readonly sent: number;
  /** Calls that were refused so far. */
  readonly refused: number;
  /** Calls that may be open while the rate is not known. */
  readonly window: number;
  /** Time between two calls; null while the rate is not known. */
  readonly intervalMs: number | null;
  /** How far `intervalMs` may be off, as a share of it: it falls with each measurement and rises with each success. */
  readonly doubt: number;
  /** When the next call may go. */
  readonly dueAt: number;
  /** When the bucket was last known to be empty: the instant of its next token, and the calls admitted by then. */
  readonly empty: { readonly at: number; readonly admitted: number } | null;
  /** Refusals of calls up to this ordinal belong to an episode that is already known. */
  readonly episodeEnd: number;
  /** The longest wait that was stated to the millisecond: a token takes at least as long. 0 where none was. */
  readonly tokenMs: number;
  /** Refusals since the last success. */
  readonly inARow: number;
}

/** What came of one call. */
export interface CallEnd {
  /** Its place in the order of sending, from 1. */
  readonly ordinal: number;
  readonly sentAt: number;
  readonly now: number;
}

/** The first wait after a refusal that states none; it doubles from there. */
const UNSTATED_WAIT_MS = 1_000;
const LEAST_DOUBT = 0.01;
const MOST_DOUBT = 1;
const CREEP = 0.16;
const DOUBT_GROWTH = 0.005;
const OTHERS = 2;
const MARGIN = 0.01;
const FIRST_DOUBT = 0.5;
const APART = 0.5;
const SPREAD = 1;
const BLIND = 0.5;

export function openPacer(defaultWaitMs: number): Pacer {
  return {
    defaultWaitMs,
    sent: 0,
    refused: 0,
    window: 1,
    intervalMs: null,
    doubt: MOST_DOUBT,
    dueAt: Number.NEGATIVE_INFINITY,
    empty: null,
    episodeEnd: 0,
    tokenMs: 0,
    inARow: 0,
  };
}

/**
 * @param open calls that are with the provider and may still be refused
 * @returns when the next call may go, in epoch ms; null where an answer has to come first
 */
export function nextSendAt(pacer: Pacer, open: number): number | null {
  return pacer.intervalMs === null && open >= pacer.window ? null : pacer.dueAt;
}

/** A call was sent. */
export function noteSend(pacer: Pacer, now: number): Pacer {
  const { intervalMs } = pacer;
  const dueAt = intervalMs === null ? pacer.dueAt : Math.max(pacer.dueAt, now - intervalMs * 0.5) + intervalMs;
  return { ...pacer, sent: pacer.sent + 1, dueAt };
}

/** A call was admitted, by its answer or by the lack of a refusal. */
export function noteAdmission(pacer: Pacer, ordinal: number): Pacer {
  if (pacer.intervalMs === null) return { ...pacer, window: pacer.window + 1, inARow: 0 };
  if (ordinal <= pacer.episodeEnd) return pacer;
  const share = pacer.tokenMs === 0 ? 1 : Math.min(10, Math.max(1, pacer.intervalMs / pacer.tokenMs - 1));
  const intervalMs = pacer.intervalMs * (1 - Math.min(0.2, CREEP * share ** 1 * pacer.doubt ** 2));
  return {
    ...pacer,
    intervalMs,
    dueAt: pacer.dueAt - (pacer.intervalMs - intervalMs),
    doubt: Math.min(MOST_DOUBT, pacer.doubt * (1 + DOUBT_GROWTH * share ** 1)),
    inARow: 0,
  };
}

/** @param remaining requests that the bucket still held, by the headers of the answer */
export function noteRemaining(pacer: Pacer, _call: { readonly sentAt: number }, _remaining: number): Pacer {
  return pacer;
}

export interface CallRefusal {
  /** Its place in the order of sending, from 1. */
  readonly ordinal: number;
  readonly sentAt: number;
  readonly now: number;
  /** The stated wait; null where the refusal states none. */
  readonly waitMs: number | null;
  /** 0 to below 1. */
  readonly chance: number;
}

/** The provider refused a call for its rate. */
export function noteRefusal(pacer: Pacer, call: CallRefusal): Pacer {
  const refused = pacer.refused + 1;
  const { at, errorMs } = nextToken(pacer, call);
  if (call.ordinal <= pacer.episodeEnd) return { ...pacer, refused, dueAt: Math.max(pacer.dueAt, at) };
  const admitted = call.ordinal - refused;
  const { empty } = pacer;
  const calls = empty ? admitted - empty.admitted : 0;
  const spanMs = empty ? Math.max(1, at - empty.at) : 0;
  const tokenMs =
    call.waitMs !== null && call.waitMs % 1000 !== 0 ? Math.max(pacer.tokenMs, call.waitMs) : pacer.tokenMs;
  const episode: Pacer = { ...pacer, refused, tokenMs, window: 1, episodeEnd: pacer.sent, inARow: pacer.inARow + 1 };
  if (calls < 1) {
    // Others take the tokens: wait as long again as it has been going on, more or less.
    return {
      ...episode,
      dueAt: at + spanMs * call.chance,
      empty: empty ?? { at, admitted },
      intervalMs: pacer.intervalMs === null ? null : pacer.intervalMs * (1 + BLIND * pacer.doubt),
    };
  }
  const learned = learn(episode, spanMs, calls, errorMs);
  return { ...learned, dueAt: at + call.chance * SPREAD * (learned.intervalMs ?? 0), empty: { at, admitted } };
}

/** When the bucket has its next token, as the refusal tells it, and by how much that may be off. */
function nextToken(pacer: Pacer, call: CallRefusal) {
  const { waitMs, now, sentAt } = call;
  const { intervalMs, inARow, defaultWaitMs } = pacer;
  if (waitMs === null) {
    const backoffMs = Math.min(defaultWaitMs, (intervalMs ?? UNSTATED_WAIT_MS) * 2 ** inARow);
    return { at: now + backoffMs, errorMs: intervalMs ?? backoffMs };
  }
  if (waitMs % 1_000 !== 0) return { at: now + waitMs, errorMs: now - sentAt };
  // Whole seconds are rounded up: the token may be there up to a second sooner.
  if (intervalMs === null) return { at: now + waitMs, errorMs: 1_000 };
  const likelyMs = Math.min(waitMs, Math.max(waitMs - 1_000, intervalMs * 2 ** inARow));
  return { at: now + likelyMs, errorMs: Math.min(1_000, intervalMs) };
}

/** Weighs a measurement by its error against what is known. A refusal never makes the calls faster. */
function learn(pacer: Pacer, spanMs: number, calls: number, errorMs: number): Pacer {
  const { intervalMs } = pacer;
  const measuredMs = spanMs / calls;
  const error = Math.hypot(errorMs / spanMs, 0.1 / calls);
  if (intervalMs === null) {
    const leastMs = Math.min(measuredMs, pacer.tokenMs || measuredMs);
    return { ...pacer, intervalMs: leastMs ** 0.5 * measuredMs ** (1 - 0.5), doubt: FIRST_DOUBT };
  }
  const weight = calls / (calls + OTHERS);
  const blendMs = intervalMs * (measuredMs / intervalMs) ** weight;
  return {
    ...pacer,
    intervalMs: Math.max(intervalMs, blendMs) * (1 + MARGIN),
    doubt: Math.min(1, Math.max(LEAST_DOUBT, error, APART * Math.log(measuredMs / intervalMs))),
  };
}
