/** Wall-clock times of IANA zones as instants. The zone data is the runtime's own: Intl.DateTimeFormat. */
import { DAY_MS } from "./duration.ts";

/** A wall-clock time; `month` 1 to 12. */
interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/**
 * Names in messages that are not IANA zones. An abbreviation follows the clock of its region all year, because people
 * write "PST" in summer too.
 */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ...names("UTC", "utc gmt z zulu ut utc+0 gmt+0 coordinated-universal-time greenwich-mean-time universal-time"),
  ...names(
    "America/Los_Angeles",
    "pt pst pdt pacific pacific-time pacific-standard-time pacific-daylight-time us-pacific",
  ),
  ...names("America/Denver", "mt mst mdt mountain mountain-time mountain-standard-time mountain-daylight-time"),
  ...names("America/Chicago", "ct cst cdt central central-time central-standard-time central-daylight-time"),
  ...names("America/New_York", "et est edt eastern eastern-time eastern-standard-time eastern-daylight-time"),
  ...names("America/Anchorage", "akst akdt"),
  ...names("Pacific/Honolulu", "hst"),
  ...names("Europe/London", "bst british-summer-time"),
  ...names("Europe/Lisbon", "wet west"),
  ...names(
    "Europe/Berlin",
    "cet cest mez mesz central-european-time central-european-summer-time central-european-standard-time",
  ),
  ...names("Europe/Helsinki", "eet eest"),
  ...names("Europe/Moscow", "msk"),
  ...names("Asia/Kolkata", "ist india-standard-time"),
  ...names("Asia/Shanghai", "china-standard-time beijing-time 北京时间"),
  ...names("Asia/Tokyo", "jst japan-standard-time"),
  ...names("Asia/Seoul", "kst"),
  ...names("Asia/Singapore", "sgt"),
  ...names("Asia/Hong_Kong", "hkt"),
  ...names("Australia/Sydney", "aest aedt"),
  ...names("Pacific/Auckland", "nzst nzdt"),
]);

function names(zone: string, list: string): [string, string][] {
  return list.split(" ").map((name) => [name, zone]);
}

/** Messages name real and invented zones. There are fewer real ones than this. */
const FORMATS_KEPT = 500;
const formats = new Map<string, Intl.DateTimeFormat | null>();

/** The format that splits an instant into the wall time of `zone`; null if the runtime does not know the zone. */
function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  let format: Intl.DateTimeFormat | null = null;
  try {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      era: "short",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  } catch {
    // RangeError: an unknown zone, for instance another word in parentheses.
  }
  if (formats.size < FORMATS_KEPT) formats.set(zone, format);
  return format;
}

const OFFSET = /^(?:utc|gmt)?\s{0,2}([+\-−])\s{0,1}(\d{1,2})(?::?(\d{2}))?$/i;

/**
 * The zone that a name in a message means: an IANA name in any case, an abbreviation, or an offset (`UTC+05:30`).
 *
 * @returns the name for `wallTimeAt` and `instantOf`, or null if it is not a zone
 */
export function zoneNamed(name: string): string | null {
  const trimmed = name.trim();
  const offset = OFFSET.exec(trimmed);
  if (offset) {
    const hours = Number(offset[2]);
    const minutes = Number(offset[3] ?? 0);
    return hours <= 14 && minutes < 60 ? `${offset[1] === "+" ? "+" : "-"}${two(hours)}:${two(minutes)}` : null;
  }
  const known = ABBREVIATIONS.get(trimmed.toLowerCase().replaceAll(" ", "-"));
  if (known !== undefined) return known;
  return /^[A-Za-z]{2,}(?:\/[\w+-]+){1,2}$/.test(trimmed) && formatOf(trimmed) !== null ? trimmed : null;
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}

/** How far the clock of `zone` is ahead of UTC at `at`. An unknown zone counts as UTC. */
function offsetMs(zone: string, at: number): number {
  const fixed = OFFSET.exec(zone);
  if (fixed) return (fixed[1] === "+" ? 1 : -1) * (Number(fixed[2]) * 60 + Number(fixed[3] ?? 0)) * 60_000;
  const format = formatOf(zone);
  if (format === null) return 0;
  const wall = new Map(format.formatToParts(new Date(at)).map((part) => [part.type, Number(part.value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => wall.get(type) ?? 0;
  const asUtc = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return asUtc - Math.floor(at / 1_000) * 1_000;
}

/** The wall time of `zone` at the instant `at`. */
export function wallTimeAt(zone: string, at: number): WallTime {
  const local = new Date(at + offsetMs(zone, at));
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
  };
}

/**
 * The instant of a wall time in `zone`. If clocks go back and it comes twice, the first one after `after`. If they go
 * forward and skip it, it is read with the offset before the change.
 */
export function instantOf(wall: WallTime, zone: string, after: number): number {
  const asUtc = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);
  const before = offsetMs(zone, asUtc - DAY_MS);
  const later = offsetMs(zone, asUtc + DAY_MS);
  const candidates = [...new Set([asUtc - before, asUtc - later])]
    .filter((at) => at + offsetMs(zone, at) === asUtc)
    .sort((a, b) => a - b);
  return candidates.find((at) => at > after) ?? candidates.at(-1) ?? asUtc - before;
}

/** The next `HH:MM` on the clocks of a zone after an instant, also over days of 23 and 25 hours. */
export function nextClockTime(hour: number, minute: number, timeZone: string, after: number): number {
  const today = wallTimeAt(timeZone, after);
  const on = (day: number): number => instantOf({ ...today, day, hour, minute, second: 0 }, timeZone, after);
  const first = on(today.day);
  return first > after ? first : on(today.day + 1);
}
