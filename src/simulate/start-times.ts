/** When runs start: at a time of day, by a cron line of five fields, or some time after the last run ended. */

import { parseDuration } from "../core/duration.ts";
import { type WallTime, wallTimeAt } from "../core/zone.ts";

const MINUTE_MS = 60_000;
/** Four years and a day contain every calendar day that a cron line can name. */
const FARTHEST_MS = 1_461 * 86_400_000;

/**
 * Reads `daily 02:00`, `02:00`, `every 6h` or a cron line such as `0 2 * * 1-5`.
 *
 * @returns a function from an instant to the first start after it, or null if the text is not a schedule
 */
export function parseSchedule(text: string, timeZone: string): ((after: number) => number) | null {
  const every = /^every\s+(\S+)$/i.exec(text.trim());
  if (every) {
    const intervalMs = parseDuration(every[1] ?? "");
    return intervalMs === null || intervalMs === 0 || intervalMs > FARTHEST_MS ? null : (after) => after + intervalMs;
  }
  const clock = /^(?:daily\s+)?(\d{1,2}):(\d{2})$/i.exec(text.trim());
  const fields = (clock ? `${Number(clock[2])} ${Number(clock[1])} * * *` : text.trim()).split(/\s+/);
  if (fields.length !== 5) return null;
  const sets = fields.map((field, place) => cronSet(field, CRON_RANGES[place] ?? [0, 0]));
  const [minutes, hours, days, months, weekdays] = sets;
  if (!minutes || !hours || !days || !months || !weekdays) return null;
  const isDay = (wall: WallTime): boolean => {
    const weekday = new Date(Date.UTC(wall.year, wall.month - 1, wall.day)).getUTCDay();
    const isInMonth = days.has(wall.day);
    const isInWeek = weekdays.has(weekday) || (weekday === 0 && weekdays.has(7));
    // If both day fields are restricted, cron accepts either. It looks at the first character, so `*/2` counts as
    // unrestricted.
    const areRestricted = !fields[2]?.startsWith("*") && !fields[4]?.startsWith("*");
    const isAny = areRestricted ? isInMonth || isInWeek : isInMonth && isInWeek;
    return isAny && months.has(wall.month);
  };
  const next = (after: number): number | null => {
    const first = Math.floor(after / MINUTE_MS) * MINUTE_MS + MINUTE_MS;
    for (let at = first; at < first + FARTHEST_MS; ) {
      const wall = wallTimeAt(timeZone, at);
      const isHour = hours.has(wall.hour) && isDay(wall);
      if (isHour && minutes.has(wall.minute)) return at;
      at += isHour ? MINUTE_MS : (60 - wall.minute) * MINUTE_MS;
    }
    return null;
  };
  return next(0) === null ? null : (after) => next(after) ?? after;
}

const CRON_RANGES: readonly (readonly [number, number])[] = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
];

function cronSet(field: string, [low, high]: readonly [number, number]): ReadonlySet<number> | null {
  const values = new Set<number>();
  for (const part of field.split(",")) {
    const match = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part);
    if (!match) return null;
    const isAll = part.startsWith("*");
    const from = isAll ? low : Number(match[1]);
    const to = isAll ? high : match[2] !== undefined ? Number(match[2]) : match[3] !== undefined ? high : from;
    const step = Number(match[3] ?? 1);
    if (from < low || to > high || from > to || step < 1) return null;
    for (let value = from; value <= to; value += step) values.add(value);
  }
  return values;
}
