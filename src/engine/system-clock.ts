import type { Clock } from "../core/instant.ts";

/** setTimeout fires at once for a longer delay. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * The machine's clock. It reads the wall clock once and then follows the monotonic clock, so that pauses, budgets and
 * durations keep their length if somebody sets the wall clock or the machine sleeps. A run keeps the clock that it
 * began with; the next run reads the wall clock again.
 */
export function systemClock(wallMs: () => number = Date.now, monotonicMs: () => number = tickMs): Clock {
  const aheadMs = wallMs() - monotonicMs();
  const now = () => Math.round(monotonicMs() + aheadMs);
  return {
    now,
    at(instant, wake) {
      const timer = setTimeout(wake, Math.min(LONGEST_TIMER_MS, Math.max(0, instant - now())));
      return () => clearTimeout(timer);
    },
  };
}

/**
 * The monotonic clock. Not `performance`, because Node loads that module on first use, which takes a twentieth of a
 * start.
 */
function tickMs(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1_000 + nanoseconds / 1_000_000;
}
