import type { Clock } from "./ports.ts";

/** setTimeout fires at once for a longer delay. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * The machine's clock, read once and then carried on by the monotonic one: a step of the wall clock in
 * the middle of a night must neither end a wait nor stretch it.
 */
export function systemClock(): Clock {
  const startedAt = Date.now();
  const startedTickMs = tickMs();
  const now = () => Math.round(startedAt + tickMs() - startedTickMs);
  return {
    now,
    at(instant, wake) {
      const timer = setTimeout(wake, Math.min(LONGEST_TIMER_MS, Math.max(0, instant - now())));
      return () => clearTimeout(timer);
    },
  };
}

/** The monotonic clock. Not `performance`, whose module Node loads at its first use: a twentieth of a start. */
function tickMs(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1_000 + nanoseconds / 1_000_000;
}
