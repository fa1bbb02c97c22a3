/** Instants as people read them. */

/** What `resume-at` may add to the instant that a provider named. */
const MARGIN_MS = 5_000;
const MINUTE_MS = 60_000;

/** An instant in UTC to the minute, such as `2026-11-22T00:00Z`; never one at which it would still be too early. */
export function utcMinute(at: number): string {
  const minute = Math.ceil((at - MARGIN_MS) / MINUTE_MS) * MINUTE_MS;
  return `${new Date(minute).toISOString().slice(0, 16)}Z`;
}

/** The time of day in UTC, such as `04:56:55Z`. */
export function utcTime(at: number): string {
  return `${new Date(at).toISOString().slice(11, 19)}Z`;
}
