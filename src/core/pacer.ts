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
  /** When the next call may go; in the past by what the bucket has saved. */
  readonly dueAt: number;
  /** When the bucket was last known to be empty, and how many calls it had admitted by then. */
  readonly empty: { readonly dueAt: number; readonly admitted: number } | null;
  /** Refusals of calls up to this ordinal belong to an episode that is already known. */
  readonly episodeEnd: number;
  /** Refusals without a stated wait since the last success. */
  readonly unstated: number;
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

export function openPacer(defaultWaitMs: number): Pacer {
  return {
    defaultWaitMs,
    sent: 0,
    refused: 0,
    window: 1,
    intervalMs: null,
    dueAt: Number.NEGATIVE_INFINITY,
    empty: null,
    episodeEnd: 0,
    unstated: 0,
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
  const dueAt = intervalMs === null ? pacer.dueAt : Math.max(pacer.dueAt, now) + intervalMs;
  return { ...pacer, sent: pacer.sent + 1, dueAt };
}

/** @param remaining requests that the bucket still held, by the headers of the answer; null where they say nothing */
export function noteAnswer(pacer: Pacer, _call: CallEnd & { readonly remaining: number | null }): Pacer {
  if (pacer.intervalMs === null) return { ...pacer, window: pacer.window + 1, unstated: 0 };
  return { ...pacer, intervalMs: pacer.intervalMs * 0.999, unstated: 0 };
}

/** @param waitMs the stated wait; null where the refusal states none */
export function noteRefusal(pacer: Pacer, call: CallEnd & { readonly waitMs: number | null }): Pacer {
  const refused = pacer.refused + 1;
  const isNewEpisode = call.ordinal > pacer.episodeEnd;
  const unstatedMs = Math.min(pacer.defaultWaitMs, UNSTATED_WAIT_MS * 2 ** pacer.unstated);
  const dueAt = Math.max(pacer.dueAt, call.now + (call.waitMs ?? unstatedMs));
  if (!isNewEpisode) return { ...pacer, refused, dueAt };
  const admitted = call.ordinal - refused;
  const { empty } = pacer;
  const measuredMs = empty && admitted > empty.admitted ? (dueAt - empty.dueAt) / (admitted - empty.admitted) : null;
  return {
    ...pacer,
    refused,
    dueAt,
    window: 1,
    intervalMs: measuredMs ?? pacer.intervalMs,
    empty: { dueAt, admitted },
    episodeEnd: pacer.sent,
    unstated: call.waitMs === null ? pacer.unstated + 1 : 0,
  };
}
