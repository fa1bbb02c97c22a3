/**
 * Pacing: after a refusal, the starts of a provider follow its token bucket instead of hitting the limit again and
 * again. Each refusal marks an instant at which the bucket was empty. The number of admissions between two such
 * instants gives the provider's real rate, however its headers round. The number admitted before the first refusal
 * shows how much a full bucket holds.
 */

export interface Pace {
  /** When the bucket was last empty: the start of the attempt whose refusal began this episode. */
  readonly emptyAt: number;
  /** Refusals of attempts that started before this instant belong to this episode. */
  readonly episodeAt: number;
  /** When the wait of this episode ends. */
  readonly resumedAt: number;
  /** Attempts started since `emptyAt` that were not refused. */
  readonly admitted: number;
  /** Instants of the last starts after the resume, newest last. */
  readonly recent: readonly number[];
  /** The most that a full bucket can hold. */
  readonly burst: number;
  /** The longest stated wait below a second. A bucket never asks for more than the time of one token. */
  readonly tokenMs: number;
  /** Time between two starts. */
  readonly intervalMs: number;
  readonly basis: Basis;
  /** When the next token is due at this pace. In the past if the bucket has saved tokens. */
  readonly dueAt: number;
  readonly nextStartAt: number;
}

type Basis =
  /** One episode is known. `ranMs`: how long the run had lasted when it began, during which tokens arrived. */
  | { readonly kind: "guessed"; readonly ranMs: number }
  /** The rate was measured over this many pairs of refusals. */
  | { readonly kind: "measured"; readonly episodes: number };

/** After this gap a refusal measures nothing, because the provider may have changed. */
const MEMORY_MS = 60_000;
/** A stated wait from here on is rounded, or the rest of a window. It says nothing about a single token. */
const COARSE_WAIT_MS = 1_000;
/** Follow the measured rate slightly below it. An estimate from few admissions is off by one token. */
const MARGIN = 0.95;
/** The cut if the rate could not be measured, and the smallest cut if it could. */
const BLIND_CUT = 0.8;
const LEAST_CUT = 0.98;
/** Fewer admissions than this measure nothing. */
const MEASURABLE = 4;
/** A smaller burst is too little to estimate from. */
const SMALL_BURST = 4;
/** The first refusal of a wave states only part of a token's time, sometimes a small part. Begin slower. */
const FINE_GUESS = 1.5;
/** A single refusal only spreads starts, over this part of its wait. */
const LONE_SPREAD = 1 / 8;
/** Growth of a guess per admitted attempt. Slower for a larger bucket, which may still hide an overshoot. */
const GUESS_GROWTH = 0.8;
const LARGEST_GUESS_GROWTH = 0.25;
const FINE_GROWTH = 0.04;
/** Growth of a measured pace per admitted attempt. Faster with every round without a refusal. */
const FIRST_GROWTH = 0.001;
const GROWTH = 0.0005;
const GROWTH_ROUND = 40;
const LARGEST_GROWTH = 0.03;
/**
 * Margin over a stated token time, because other clients share the bucket. Larger for a bucket that saves little, where
 * jitter matters most.
 */
const TOKEN_FLOOR = 0.1;
const TOKEN_SLACK = 1.25;
/** After this many admissions since the last refusal, the stated token time is taken as the rate. */
const TRUSTED_ADMISSIONS = 16;
/** How much of the bucket to use up after a pause, and how fast: at twice the pace, so that few starts are refused. */
const CREDIT = 0.7;
const CATCH_UP = 0.5;
const RECENT = 16;
const LONGEST_INTERVAL_MS = 60_000;

export interface Refusal {
  readonly startedAt: number;
  readonly now: number;
  /** The stated wait; null if none is stated. */
  readonly waitMs: number | null;
  /** When the wait ends. */
  readonly resumesAt: number;
  /** Starts of this provider in this run, including the refused one. */
  readonly startedInRun: number;
  /** Its children that started later and still run. Their results are unknown. */
  readonly younger: number;
  readonly runStartedAt: number;
}

/** @param pace null if starts are not paced yet */
export function paceAfterRefusal(pace: Pace | null, refusal: Refusal): Pace {
  if (pace === null) return firstPace(refusal);
  return refusal.startedAt <= pace.episodeAt ? sameEpisode(pace, refusal) : nextEpisode(pace, refusal);
}

function firstPace(refusal: Refusal): Pace {
  const { startedAt, now, waitMs, resumesAt, runStartedAt } = refusal;
  const burst = Math.max(1, refusal.startedInRun - 1);
  const tokenMs = fineWaitMs(refusal);
  const spreadMs = tokenMs > 0 ? Number.POSITIVE_INFINITY : (waitMs ?? COARSE_WAIT_MS) * LONE_SPREAD;
  const intervalMs = Math.min(guessInterval(burst, tokenMs, refusal), spreadMs);
  return {
    emptyAt: startedAt,
    episodeAt: now,
    resumedAt: resumesAt,
    admitted: refusal.younger,
    recent: [],
    burst,
    tokenMs,
    intervalMs,
    basis: { kind: "guessed", ranMs: now - runStartedAt },
    dueAt: now + intervalMs,
    nextStartAt: now + intervalMs,
  };
}

/** Another refusal of the same wave. It improves a guess but measures nothing. */
function sameEpisode(pace: Pace, refusal: Refusal): Pace {
  const isGuess = pace.basis.kind === "guessed";
  const tokenMs = Math.max(pace.tokenMs, fineWaitMs(refusal));
  const burst = isGuess ? Math.max(1, pace.burst - 1) : pace.burst;
  const guessMs = isGuess ? guessInterval(burst, tokenMs, refusal) : 0;
  return {
    ...pace,
    tokenMs,
    burst,
    admitted: refusal.startedAt >= pace.emptyAt ? Math.max(0, pace.admitted - 1) : pace.admitted,
    resumedAt: Math.max(pace.resumedAt, refusal.resumesAt),
    intervalMs: Math.max(pace.intervalMs, guessMs, tokenMs),
  };
}

function nextEpisode(pace: Pace, refusal: Refusal): Pace {
  const { startedAt, now, younger } = refusal;
  const known: Pace = {
    ...pace,
    tokenMs: Math.max(pace.tokenMs, fineWaitMs(refusal)),
    admitted: Math.max(0, pace.admitted - 1 - younger),
  };
  const isRemembered = now - pace.episodeAt <= MEMORY_MS;
  const measuredMs = isRemembered ? measureInterval(known, startedAt) : null;
  const cutMs = isRemembered ? cutInterval(known, measuredMs) : pace.intervalMs;
  // A bucket that saves almost nothing refuses at any jitter, and states its token's time often enough to be trusted.
  const isTrusted = known.burst <= 2 && known.tokenMs > 0 && known.admitted >= TRUSTED_ADMISSIONS;
  const ceilingMs = isTrusted ? known.tokenMs * TOKEN_SLACK : LONGEST_INTERVAL_MS;
  const intervalMs = Math.min(ceilingMs, Math.max(cutMs, known.tokenMs));
  return {
    ...known,
    emptyAt: startedAt,
    episodeAt: now,
    resumedAt: refusal.resumesAt,
    admitted: younger,
    recent: [],
    burst: measuredMs === null ? known.burst : withoutInflow(known, measuredMs),
    intervalMs,
    basis: measuredMs === null ? known.basis : measuredAgain(known.basis),
    dueAt: startedAt + intervalMs,
    nextStartAt: Math.max(now, known.nextStartAt),
  };
}

function measuredAgain(basis: Basis): Basis {
  return { kind: "measured", episodes: basis.kind === "measured" ? basis.episodes + 1 : 1 };
}

/** A refusal never makes the starts faster. Once the rate is measured, one odd measurement must not stall the run. */
function cutInterval({ basis, intervalMs }: Pace, measuredMs: number | null): number {
  if (measuredMs === null) return intervalMs / BLIND_CUT;
  const slowerMs = Math.max(measuredMs / MARGIN, intervalMs / LEAST_CUT);
  return basis.kind === "guessed" ? slowerMs : Math.min(slowerMs, intervalMs * 2);
}

/**
 * The time per token, from the best of several lower bounds of the rate: (1) all admissions since the bucket was empty,
 * over the whole time; (2) admissions beyond a full bucket, over the time since the resume or over the last starts
 * alone. The first misses tokens that overflowed a full bucket, in a long pause or while a guess was still slow.
 */
function measureInterval(pace: Pace, emptyAgainAt: number): number | null {
  const { admitted, burst, emptyAt, resumedAt } = pace;
  const bounds: number[] = [];
  if (admitted >= MEASURABLE) bounds.push((emptyAgainAt - emptyAt) / admitted);
  if (admitted >= MEASURABLE + burst) bounds.push((emptyAgainAt - resumedAt) / (admitted - burst));
  const before = pace.recent.filter((at) => at < emptyAgainAt).reverse();
  // The refused start came less than one token's time too early, so it counts too.
  for (let count = burst + 2; count <= before.length; count += 1) {
    bounds.push((emptyAgainAt - (before[count - 1] ?? emptyAgainAt)) / (count + 1 - burst));
  }
  return bounds.length === 0 ? null : Math.max(1, Math.min(...bounds));
}

/** The admissions before the first refusal, minus the tokens that arrived in that time. */
function withoutInflow({ basis, burst }: Pace, intervalMs: number): number {
  return basis.kind === "guessed" ? Math.max(1, burst - Math.floor(basis.ranMs / intervalMs)) : burst;
}

/** The first pace: the admissions so far, spread over the time that they took and the wait that follows. */
function guessInterval(burst: number, tokenMs: number, refusal: Refusal): number {
  if (tokenMs > 0) return tokenMs * FINE_GUESS;
  const { now, waitMs, runStartedAt } = refusal;
  const spreadMs = (now - runStartedAt + (waitMs ?? COARSE_WAIT_MS)) / Math.max(burst, SMALL_BURST);
  return Math.max(1, Math.min(waitMs ?? LONGEST_INTERVAL_MS, spreadMs));
}

/** A stated wait short enough to describe a single token; 0 if it is longer. */
function fineWaitMs({ waitMs }: Refusal): number {
  return waitMs !== null && waitMs < COARSE_WAIT_MS ? waitMs : 0;
}

/** Sets the instant of the next start. */
export function paceAfterStart(pace: Pace | null, now: number): Pace | null {
  if (pace === null) return null;
  const { intervalMs, basis, burst } = pace;
  // Use what the bucket saved in a pause, but not what overflowed, nor what a guess assumes.
  const saved = basis.kind === "measured" ? Math.max(0, burst * CREDIT - 1) : 0;
  const dueAt = Math.max(pace.dueAt, now - saved * intervalMs) + intervalMs;
  return {
    ...pace,
    admitted: pace.admitted + 1,
    recent: [...pace.recent.slice(1 - RECENT), now],
    dueAt,
    nextStartAt: Math.max(dueAt, now + intervalMs * CATCH_UP),
  };
}

/**
 * The period in which the pace alone delays the next start, if nothing was admitted since the last refusal. The bucket
 * shows no sign of filling, so this counts as a wait. Null if it fills.
 */
export function standstill(pace: Pace): { readonly from: number; readonly until: number } | null {
  return pace.admitted > 0 ? null : { from: pace.resumedAt, until: pace.nextStartAt };
}

/**
 * @param startedAt start of the attempt that succeeded. One from before the last refusal says nothing about the pace
 * after it.
 */
export function paceAfterSuccess(pace: Pace | null, startedAt: number): Pace | null {
  if (pace === null || startedAt <= pace.episodeAt) return pace;
  const floorMs = pace.tokenMs * (1 + TOKEN_FLOOR / pace.burst);
  const intervalMs = Math.min(pace.intervalMs, Math.max(pace.intervalMs * (1 - growthOf(pace)), floorMs));
  const soonerMs = pace.intervalMs - intervalMs;
  return { ...pace, intervalMs, dueAt: pace.dueAt - soonerMs, nextStartAt: pace.nextStartAt - soonerMs };
}

function growthOf({ basis, tokenMs, admitted, burst }: Pace): number {
  if (basis.kind === "measured") {
    const rounds = Math.max(1, admitted / GROWTH_ROUND);
    return Math.min(LARGEST_GROWTH, (basis.episodes === 1 ? FIRST_GROWTH : GROWTH) * rounds);
  }
  if (tokenMs > 0) return FINE_GROWTH;
  // Whatever the bucket saved during the wait is admitted at any pace.
  return admitted <= burst ? 0 : Math.min(LARGEST_GUESS_GROWTH, GUESS_GROWTH / (burst + 1));
}
