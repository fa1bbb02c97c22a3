import { instantOf, wallTimeAt } from "./zone.ts";

/** The next `HH:MM` on the clocks of a zone after an instant, also over days of 23 and 25 hours. */
export function nextClockTime(hour: number, minute: number, timeZone: string, after: number): number {
  const today = wallTimeAt(timeZone, after);
  for (let day = 0; day < 3; day += 1) {
    const at = instantOf({ ...today, day: today.day + day, hour, minute, second: 0 }, timeZone, after);
    if (at > after) return at;
  }
  return after + 86_400_000;
}
