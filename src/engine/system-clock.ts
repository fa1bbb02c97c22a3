import type { Clock } from "./ports.ts";

/** setTimeout fires at once for a longer delay. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** A smaller difference is an ordinary clock correction and does not matter for waits of seconds. */
const JUMP_MS = 5_000;

/**
 * The machine's clock. It is read once and then follows the monotonic clock, so that durations are right whatever
 * happens to the wall clock. `adjust` reads the wall clock again.
 */
export function systemClock(wallMs: () => number = Date.now, monotonicMs: () => number = tickMs): Clock {
  let aheadMs = wallMs() - monotonicMs();
  const now = () => Math.round(monotonicMs() + aheadMs);
  return {
    now,
    at(instant, wake) {
      const timer = setTimeout(wake, Math.min(LONGEST_TIMER_MS, Math.max(0, instant - now())));
      return () => clearTimeout(timer);
    },
    adjust() {
      const byMs = Math.round(wallMs() - monotonicMs() - aheadMs);
      if (Math.abs(byMs) < JUMP_MS) return 0;
      aheadMs += byMs;
      return byMs;
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
