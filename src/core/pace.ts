/**
 * Pacing: after a refusal the starts of a provider follow its token bucket instead of hitting it again and again.
 * Each refusal is an instant at which the bucket was empty. What was admitted between two of them tells the provider's
 * real rate, whatever its headers round to; and what was admitted before the first tells how much a full bucket holds.
 */

export interface Pace {
  /** When the bucket was last seen empty: the start of the attempt whose refusal began the present episode. */
  readonly emptyAt: number;
  /** Refusals of attempts that started before this instant belong to the present episode. */
  readonly episodeAt: number;
  /** End of the wait of the present episode. */
  readonly resumedAt: number;
  /** Attempts started since `emptyAt` that were not refused. */
  readonly admitted: number;
  /** Instants of the last starts after the resume, newest last. */
  readonly recent: readonly number[];
  /** What a full bucket holds, at the most. */
  readonly burst: number;
  /** Longest wait below a second that was stated: a bucket never asks for more than one token's time. */
  readonly tokenMs: number;
  /** Time between two starts. */
  readonly intervalMs: number;
  readonly basis: Basis;
  /** When the next token is due by this pace; in the past by what the bucket has saved. */
  readonly dueAt: number;
  readonly nextStartAt: number;
}

type Basis =
  /** One episode is known. `ranMs`: how long the run was when it began; tokens came in during that time. */
  | { readonly kind: "guessed"; readonly ranMs: number }
  /** Between `episodes` refusals and the ones before them the rate was measured. */
  | { readonly kind: "measured"; readonly episodes: number };

/** A refusal that comes later than this after the last one measures nothing: the provider may have changed. */
const MEMORY_MS = 60_000;
/** A stated wait from here on is rounded, or the rest of a window: it says nothing of a single token. */
const COARSE_WAIT_MS = 1_000;
/** Follow the measured rate a little below it: an estimate from few admissions is off by one token. */
const MARGIN = 0.95;
/** Cut where the rate could not be measured, and the least cut where it could. */
const BLIND_CUT = 0.8;
const LEAST_CUT = 0.98;
/** Fewer admissions measure nothing. */
const MEASURABLE = 4;
/** A burst smaller than this is a guess from too little. */
const SMALL_BURST = 4;
/** The first of a wave states a part of a token's time, by chance a small one: begin slower. */
const FINE_GUESS = 1.5;
/** After one lone refusal starts are only spread, over this part of its wait. */
const LONE_SPREAD = 1 / 8;
/** Growth per admitted attempt of a guess: the more the bucket may still hide of an overshoot, the slower. */
const GUESS_GROWTH = 0.8;
const LARGEST_GUESS_GROWTH = 0.25;
const FINE_GROWTH = 0.04;
/** Growth per admitted attempt of a measured pace; more with every round that passed without refusal. */
const FIRST_GROWTH = 0.001;
const GROWTH = 0.0005;
const GROWTH_ROUND = 40;
const LARGEST_GROWTH = 0.03;
/** Room over a stated token time: other clients share the bucket, and starts jitter most where it saves nothing. */
const TOKEN_FLOOR = 0.1;
const TOKEN_SLACK = 1.25;
/** So many admissions since the last refusal show that the stated token time is the rate. */
const TOLD = 16;
/** How much of the bucket is used up after a pause, and how fast: at twice the pace, so that few starts are refused. */
const CREDIT = 0.7;
const CATCH_UP = 0.5;
const RECENT = 16;
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
  /** Children of it that started later and still run: nobody knows yet what becomes of them. */
  readonly younger: number;
  readonly runStartedAt: number;
}

/** @param pace null where starts are not paced yet */
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

/** One of a wave that was refused together: it makes the guess better, but it measures nothing. */
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
  // A bucket that saves next to nothing refuses at any jitter, and states its token's time often enough to be believed.
  const isTold = known.burst <= 2 && known.tokenMs > 0 && known.admitted >= TOLD;
  const ceilingMs = isTold ? known.tokenMs * TOKEN_SLACK : LONGEST_INTERVAL_MS;
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

/** A refusal never makes the starts faster; and once the rate was measured, one odd measure must not stall the night. */
function cutInterval({ basis, intervalMs }: Pace, measuredMs: number | null): number {
  if (measuredMs === null) return intervalMs / BLIND_CUT;
  const slowerMs = Math.max(measuredMs / MARGIN, intervalMs / LEAST_CUT);
  return basis.kind === "guessed" ? slowerMs : Math.min(slowerMs, intervalMs * 2);
}

/**
 * Lower bounds of the rate, the best of them: all that was admitted since the bucket was empty, over the whole time;
 * and what the bucket cannot have saved, over the time since the resume, or over that of the last starts alone.
 * Tokens that ran over a full bucket, in a long pause or before a guess had grown, are missing from the first.
 */
function measureInterval(pace: Pace, emptyAgainAt: number): number | null {
  const { admitted, burst, emptyAt, resumedAt } = pace;
  const bounds: number[] = [];
  if (admitted >= MEASURABLE) bounds.push((emptyAgainAt - emptyAt) / admitted);
  if (admitted >= MEASURABLE + burst) bounds.push((emptyAgainAt - resumedAt) / (admitted - burst));
  const before = pace.recent.filter((at) => at < emptyAgainAt).reverse();
  // The refused one came less than a token's time too early: it counts too.
  for (let count = burst + 2; count <= before.length; count += 1) {
    bounds.push((emptyAgainAt - (before[count - 1] ?? emptyAgainAt)) / (count + 1 - burst));
  }
  return bounds.length === 0 ? null : Math.max(1, Math.min(...bounds));
}

/** What was admitted before the first refusal, less the tokens that came in during that time. */
function withoutInflow({ basis, burst }: Pace, intervalMs: number): number {
  return basis.kind === "guessed" ? Math.max(1, burst - Math.floor(basis.ranMs / intervalMs)) : burst;
}

/** The first pace: what the run admitted so far, spread over the time it took and the wait that follows. */
function guessInterval(burst: number, tokenMs: number, refusal: Refusal): number {
  if (tokenMs > 0) return tokenMs * FINE_GUESS;
  const { now, waitMs, runStartedAt } = refusal;
  const spreadMs = (now - runStartedAt + (waitMs ?? COARSE_WAIT_MS)) / Math.max(burst, SMALL_BURST);
  return Math.max(1, Math.min(waitMs ?? LONGEST_INTERVAL_MS, spreadMs));
}

/** A stated wait that tells of a single token; 0 for one that does not. */
function fineWaitMs({ waitMs }: Refusal): number {
  return waitMs !== null && waitMs < COARSE_WAIT_MS ? waitMs : 0;
}

/** The instant of the next start follows from this one. */
export function paceAfterStart(pace: Pace | null, now: number): Pace | null {
  if (pace === null) return null;
  const { intervalMs, basis, burst } = pace;
  // What the bucket saved in a pause is used up; what ran over its edge, and what a guess hopes for, is not.
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
 * From when until when the pace alone holds up the next start, where nothing was admitted since the last refusal: the
 * bucket shows no sign of filling, and to stand still for it is a wait like one that is stated. Null where it fills.
 */
export function standstill(pace: Pace): { readonly from: number; readonly until: number } | null {
  return pace.admitted > 0 ? null : { from: pace.resumedAt, until: pace.nextStartAt };
}

/**
 * @param startedAt of the attempt that succeeded: one that began before the last refusal says nothing of the pace after
 * it
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
  // What the bucket saved during the wait is admitted at any pace.
  return admitted <= burst ? 0 : Math.min(LARGEST_GUESS_GROWTH, GUESS_GROWTH / (burst + 1));
}
