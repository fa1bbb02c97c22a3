/** Instants as people read them: in one form everywhere, in UTC. */

/** What `resume-at` may add to the instant that a provider named. */
const MARGIN_MS = 5_000;
const MINUTE_MS = 60_000;

/** An instant in UTC to the minute, such as `2026-11-22T00:00Z`; never one at which it would still be too early. */
export function utcMinute(at: number): string {
  return `${new Date(wholeMinute(at)).toISOString().slice(0, 16)}Z`;
}

/** What `utcMinute` writes, to emphasise the instants of a text. */
export const UTC_MINUTE = /\d{4}-\d\d-\d\dT\d\d:\d\dZ/g;

/** An instant in UTC to the second, such as `2026-11-22T04:56:55Z`: when something happened. */
export function utcSecond(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}

/**
 * The same minute on the reader's clock, such as `01:00 local time`, with its date if that is another day than now. Empty
 * if the clock shows UTC.
 *
 * @param now epoch ms
 */
export function localMinute(at: number, now: number): string {
  const date = new Date(wholeMinute(at));
  if (date.getTimezoneOffset() === 0) return "";
  const two = (value: number) => String(value).padStart(2, "0");
  const time = `${two(date.getHours())}:${two(date.getMinutes())} local time`;
  const isToday = date.toDateString() === new Date(now).toDateString();
  return isToday ? time : `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${time}`;
}

/** The minute that stands for an instant: never one at which it would still be too early. */
export function wholeMinute(at: number): number {
  return Math.ceil((at - MARGIN_MS) / MINUTE_MS) * MINUTE_MS;
}
