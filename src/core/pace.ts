/**
 * Pacing: after repeated refusals the starts of a provider follow its token bucket instead of hitting it
 * again and again. Two refusals are two instants at which the bucket was empty; what was admitted
 * between them tells the provider's real rate, whatever its headers round to.
 */

export interface Pace {
  /** When the bucket was last seen empty: the start of the newest refused attempt. */
  readonly emptyAt: number;
  /** Refusals of attempts that started before this instant belong to the present episode. */
  readonly episodeAt: number;
  /** End of the wait of the present episode. */
  readonly resumedAt: number;
  /** Attempts started since `emptyAt` that were not refused. */
  readonly admitted: number;
  /** What was admitted before the first refusal: at least what a full bucket holds. */
  readonly burst: number;
  /** Longest wait below a second that was stated: a bucket never asks for more than one token's time. */
  readonly tokenMs: number;
  /** Time between two starts; null while one refusal alone is known. */
  readonly intervalMs: number | null;
  /** `guessed` until a second episode has measured the rate: guesses grow fast. */
  readonly basis: "guessed" | "measured";
  readonly nextStartAt: number;
}

/** A second refusal within this time makes the starts paced. */
const MEMORY_MS = 60_000;
/** A stated wait from here on is rounded, or the rest of a window: it says nothing of a single token. */
const COARSE_WAIT_MS = 1_000;
/** Follow the measured rate a little below it: an estimate from few admissions is off by one token. */
const MARGIN = 0.95;
/** Cut where the rate could not be measured. */
const BLIND_CUT = 0.8;
/** Growth per admitted attempt, of a measured pace and of a guess; more where a round passed without refusal. */
const GROWTH = 0.003;
const GUESS_GROWTH = 0.04;
const GROWTH_ROUND = 40;
const LARGEST_GROWTH = 0.05;
const FAR_OFF = 1.6;
/** Room over a stated token time: other clients share the bucket, and starts jitter. */
const TOKEN_SLACK = 1.25;
/** Fewer admissions measure nothing. */
const MEASURABLE = 4;
const LONGEST_INTERVAL_MS = 60_000;

export interface Refusal {
  readonly startedAt: number;
  readonly now: number;
  /** The stated wait; null for a refusal that states none. */
  readonly waitMs: number | null;
  /** When the wait ends. */
  readonly resumesAt: number;
  /** Starts of this provider in this run, the refused one included. */
  readonly startedInRun: number;
  readonly runStartedAt: number;
}

export function paceAfterRefusal(pace: Pace | null, refusal: Refusal): Pace {
  const { startedAt, now, waitMs, resumesAt } = refusal;
  const fineMs = waitMs !== null && waitMs < COARSE_WAIT_MS ? waitMs : 0;
  if (pace === null || now - pace.episodeAt > MEMORY_MS) {
    return {
      emptyAt: startedAt,
      episodeAt: now,
      resumedAt: resumesAt,
      admitted: 0,
      burst: pace?.burst ?? refusal.startedInRun - 1,
      tokenMs: Math.max(pace?.tokenMs ?? 0, fineMs),
      intervalMs: pace?.intervalMs ?? null,
      basis: pace?.basis ?? "guessed",
      nextStartAt: now,
    };
  }
  const known: Pace = { ...pace, tokenMs: Math.max(pace.tokenMs, fineMs), admitted: Math.max(0, pace.admitted - 1) };
  if (startedAt <= pace.episodeAt) {
    // The same episode: a wave that was refused together. It needs a pace, but it measures nothing.
    const burst = pace.basis === "guessed" && pace.admitted === 0 ? Math.max(1, pace.burst - 1) : pace.burst;
    const resumedAt = Math.max(pace.resumedAt, resumesAt);
    const guess = Math.max(pace.intervalMs ?? 0, pace.basis === "guessed" ? guessInterval(known, refusal) : 0);
    return { ...known, burst, resumedAt, intervalMs: Math.max(guess, known.tokenMs) };
  }
  const measured = measureInterval(known, startedAt);
  // A refusal never makes the starts faster, and one odd measure must not stall the night. Where no pace was kept yet, a
  // measure is better than any guess.
  const present = known.intervalMs ?? (measured === null ? guessInterval(known, refusal) : measured);
  const slower =
    measured === null ? present / BLIND_CUT : Math.min(Math.max(measured / MARGIN, present * 1.02), present * 2);
  // Where the provider states single tokens, their time is known better than it can be measured.
  const isTold = known.tokenMs > 0 && measured !== null;
  const ceilingMs = isTold ? Math.max(known.tokenMs * TOKEN_SLACK, measured) : LONGEST_INTERVAL_MS;
  return {
    ...known,
    emptyAt: startedAt,
    episodeAt: now,
    resumedAt: resumesAt,
    admitted: 0,
    intervalMs: Math.min(ceilingMs, Math.max(slower, known.tokenMs)),
    basis: measured === null ? known.basis : "measured",
    nextStartAt: Math.max(now, known.nextStartAt),
  };
}

/**
 * Two lower bounds of the rate, the better one: all that was admitted since the bucket was empty, over the whole
 * time; and what the bucket cannot have held at the resume, over the time since. Tokens that ran over a full
 * bucket in a long pause are missing from the first only.
 */
function measureInterval(pace: Pace, emptyAgainAt: number): number | null {
  if (pace.admitted < MEASURABLE) return null;
  const whole = (emptyAgainAt - pace.emptyAt) / pace.admitted;
  const beyondBucket = pace.admitted - pace.burst;
  const since = beyondBucket >= MEASURABLE ? (emptyAgainAt - pace.resumedAt) / beyondBucket : whole;
  return Math.max(1, Math.min(whole, since));
}

/** The first pace: what the run admitted so far, spread over the time it took and the wait that follows. */
function guessInterval(pace: Pace, refusal: Refusal): number {
  const { now, waitMs, runStartedAt } = refusal;
  const spreadMs = (now - runStartedAt + (waitMs ?? COARSE_WAIT_MS)) / Math.max(1, pace.burst);
  return pace.tokenMs > 0 ? pace.tokenMs : Math.min(waitMs ?? LONGEST_INTERVAL_MS, spreadMs);
}

export function paceAfterStart(pace: Pace | null, now: number): Pace | null {
  if (pace === null) return null;
  const admitted = pace.admitted + 1;
  if (pace.intervalMs === null) return { ...pace, admitted };
  // Starts that were due while nothing could start are not made up for: no burst after a pause.
  return { ...pace, admitted, nextStartAt: Math.max(pace.nextStartAt, now) + pace.intervalMs };
}

export function paceAfterSuccess(pace: Pace | null, startedAt: number): Pace | null {
  if (pace === null || pace.intervalMs === null || startedAt <= pace.episodeAt) return pace;
  // Far above a stated token time the pace is known to be too slow; and the longer nothing is refused, the more likely.
  const isFarOff = pace.basis === "guessed" || (pace.tokenMs > 0 && pace.intervalMs > pace.tokenMs * FAR_OFF);
  const rounds = Math.max(1, pace.admitted / GROWTH_ROUND);
  const growth = Math.min(LARGEST_GROWTH, (isFarOff ? GUESS_GROWTH : GROWTH) * rounds);
  return { ...pace, intervalMs: Math.max(pace.intervalMs * (1 - growth), pace.tokenMs) };
}
