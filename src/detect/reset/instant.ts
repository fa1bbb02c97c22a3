/** Instants as providers write them: clock times, dates, ISO 8601, HTTP dates, epochs. The next such instant counts. */
import { instantOf, type WallTime, wallTimeAt, zoneNamed } from "../../core/zone.ts";

export interface InstantContext {
  readonly nowAt: number;
  /** For times that name no zone. */
  readonly timeZone: string;
}

export interface ReadInstant {
  readonly at: number;
  /** Index after the last character that was read. */
  readonly end: number;
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const DAY_MS = 86_400_000;
const MONTH =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const WEEKDAY = "(sun|mon|tue|wed|thu|fri|sat)(?:sday|nesday|rsday|urday|day|s|rs|r)?\\.?";
/** How months begin in Spanish, Portuguese, French, Italian and German, January first. */
const OTHER_MONTHS =
  "ene|gen|jan,fe[bv]|fév,mar|mär|mrz,a[bv]r|apr,ma[igy],juin|giu|jun,juil|lug|jul,ago|aoû|aug,set|sep,out|okt|ott|oct,nov,d[ei][cz]|déc".split(
    ",",
  );
const DAY = "(\\d{1,2})(?:st|nd|rd|th)?";

const SPACE = /[\s,]{0,4}(?:(?:at|on|by|around|um|à|às|a las|alle|@)\s{1,2})?(?:~\s?)?/iy;
const ISO =
  /(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:(?:[T_]|,?\s{1,3}(?:at\s{1,2})?)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?(\s{0,2}(?:am|pm)\b)?/iy;
const MONTH_DAY = new RegExp(
  `(?:${WEEKDAY},?\\s{1,2})?${MONTH}\\s{1,2}${DAY}(?:(?:,\\s{0,2}|\\s{1,2})(\\d{4}))?(?![\\d:])`,
  "iy",
);
const DAY_MONTH = new RegExp(
  `(?:${WEEKDAY},?\\s{1,2})?${DAY}[\\s-](?:of\\s)?${MONTH}(?:(?:,\\s{0,2}|[\\s-]{1,2})(\\d{4}))?(?![\\d:])`,
  "iy",
);
/** As clients write it in the language of the system: `10 de jul. de 2026, 11:52`, `10. Juli 2026`. */
const OTHER_DAY_MONTH = new RegExp(
  `(\\d{1,2})\\.?\\s(?:de\\s)?(${OTHER_MONTHS.join("|")})[a-zçéûä]{0,8}\\.?(?:,?\\s(?:de\\s)?(\\d{4}))?(?![\\d:])`,
  "iy",
);
/** RFC 850, the obsolete form of an HTTP date: `Tuesday, 12-May-26 10:00:20 GMT`. */
const SHORT_YEAR = new RegExp(`(?:${WEEKDAY},?\\s{1,2})?${DAY}-${MONTH}-(\\d{2})(?!\\d)`, "iy");
/** C's asctime puts the year behind the time. */
const YEAR_BEHIND = /\s{1,2}(\d{4})(?!\d)/y;
const SLASHED = /(\d{1,2})\/(\d{1,2})\/(\d{4}),?/y;
/** `06/01`, month first; two digits each, since `1/3` is a count. */
const SLASHED_DAY = /(0[1-9]|1[0-2])\/([0-3]\d)(?![\d/])/y;
const WEEKDAY_ONLY = new RegExp(`(?:next\\s|this\\s)?${WEEKDAY}(?![a-z])`, "iy");
const RELATIVE_DAY = /(today|tomorrow)\b/iy;
const CHINESE_DATE = /(?:(\d{4})年)?(\d{1,2})月(\d{1,2})[日号]/y;
const CLOCK_12 = /(\d{1,2})(?:[:.](\d{2}))?(?::(\d{2}))?\s{0,2}([ap])\.?\s?m\b\.?/iy;
const CLOCK_24 = /(\d{1,2})[:h](\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?![\d:])/iy;
const CLOCK_WORD = /(noon|midnight)\b/iy;
const ZONE =
  /\s{0,3}(?:\(([^()\n]{1,40})\)|((?:utc|gmt)\s?[+\-−]\s?\d{1,2}(?::?\d{2})?|[+\-−]\d{2}:?\d{2}|[A-Za-z]+\/[A-Za-z_]+(?:\/[A-Za-z_]+)?|(?:(?:us|u\.s\.)\s)?(?:pacific|eastern|central|mountain)(?:\s(?:standard|daylight))?(?:\stime)?|z|[A-Z]{2,5}|utc|gmt|北京时间)(?![A-Za-z0-9_]))/iy;
const EPOCH = /(\d{13}|\d{10})(?:\.\d{1,6})?(?![\d])/y;

/**
 * Reads an instant at `start` of `text`, after an optional "at" or "on".
 *
 * @returns null if there is none, or if it is not after `nowAt`
 */
export function readInstant(text: string, start: number, context: InstantContext): ReadInstant | null {
  const from = afterSpace(text, start);
  const read = readEpoch(text, from) ?? readDated(text, from, context) ?? readClockFirst(text, from, context);
  return read !== null && read.at > context.nowAt ? read : null;
}

function readEpoch(text: string, start: number): ReadInstant | null {
  const match = sticky(EPOCH, text, start);
  return match === null ? null : { at: epochMs(Number(match[1])), end: EPOCH.lastIndex };
}

/** Seconds or milliseconds since 1970, told apart by their size. */
function epochMs(value: number): number {
  return value >= 1e11 ? value : value * 1_000;
}

/** ECMAScript's last instant. No date is later. */
const LATEST_AT = 8.64e15;

/** The instant that seconds or milliseconds since 1970 name. Null if it is not after `nowAt`, or not a date. */
export function laterEpoch(value: number, nowAt: number): number | null {
  const at = epochMs(value);
  return at > nowAt && at <= LATEST_AT ? at : null;
}

interface DatePart {
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
  readonly end: number;
}

/** A date, then an optional time and zone. */
function readDated(text: string, start: number, context: InstantContext): ReadInstant | null {
  const iso = readIso(text, start, context);
  if (iso !== null) return iso;
  const date = readDate(text, start, context);
  if (date === null) return readNamedDay(text, start, context);
  const clock = readClock(text, afterSpace(text, date.end));
  const zone = readZone(text, clock?.end ?? date.end);
  const year = date.year === null && clock !== null ? sticky(YEAR_BEHIND, text, zone?.end ?? clock.end) : null;
  return resolveDate(year === null ? date : { ...date, year: Number(year[1]) }, clock, zone, context);
}

function readIso(text: string, start: number, context: InstantContext): ReadInstant | null {
  const match = sticky(ISO, text, start);
  if (match === null) return null;
  const end = ISO.lastIndex;
  const half = match[8]?.trim().toLowerCase();
  const clock: Clock | null =
    match[4] === undefined
      ? readClock(text, afterSpace(text, end))
      : { hour: to24(Number(match[4]), half), minute: Number(match[5]), second: Number(match[6] ?? 0), end };
  const zone = readZone(text, clock?.end ?? end);
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]), end };
  const read = resolveDate(date, clock, zone, context);
  const fractionMs = match[7] === undefined ? 0 : Math.floor(Number(`0.${match[7]}`) * 1_000);
  return read === null ? null : { ...read, at: read.at + fractionMs };
}

function readDate(text: string, start: number, context: InstantContext): DatePart | null {
  let match = sticky(SHORT_YEAR, text, start);
  if (match) {
    const year = fullYear(Number(match[4]), wallTimeAt("UTC", context.nowAt).year);
    return datePart(String(year), monthIndex(match[3]), match[2], SHORT_YEAR.lastIndex);
  }
  match = sticky(MONTH_DAY, text, start);
  if (match) return datePart(match[4], monthIndex(match[2]), match[3], MONTH_DAY.lastIndex);
  match = sticky(DAY_MONTH, text, start);
  if (match) return datePart(match[4], monthIndex(match[3]), match[2], DAY_MONTH.lastIndex);
  match = sticky(OTHER_DAY_MONTH, text, start);
  if (match) {
    const name = match[2] ?? "";
    const month = OTHER_MONTHS.findIndex((names) => new RegExp(`^(?:${names})$`, "i").test(name)) + 1;
    return datePart(match[3], month, match[1], OTHER_DAY_MONTH.lastIndex);
  }
  match = sticky(CHINESE_DATE, text, start);
  if (match) return datePart(match[1], Number(match[2]), match[3], CHINESE_DATE.lastIndex);
  match = sticky(SLASHED, text, start);
  if (match) {
    // Month first, as JavaScript's toLocaleString writes it, unless only the other order is a date.
    const [first, second] = [Number(match[1]), Number(match[2])];
    const [month, day] = first > 12 ? [second, first] : [first, second];
    return datePart(match[3], month, String(day), SLASHED.lastIndex);
  }
  match = sticky(SLASHED_DAY, text, start);
  if (match) return datePart(undefined, Number(match[1]), match[2], SLASHED_DAY.lastIndex);
  return null;
}

/** The year of two digits: at most 50 years ahead (RFC 9110), else in the past. */
function fullYear(short: number, thisYear: number): number {
  const year = thisYear - (thisYear % 100) + short;
  return year > thisYear + 50 ? year - 100 : year;
}

function datePart(year: string | undefined, month: number, day: string | undefined, end: number): DatePart | null {
  const dayNumber = Number(day);
  if (month < 1 || month > 12 || dayNumber < 1 || dayNumber > 31) return null;
  return { year: year === undefined ? null : Number(year), month, day: dayNumber, end };
}

function resolveDate(
  date: DatePart,
  clock: Clock | null,
  zone: Zone | null,
  context: InstantContext,
): ReadInstant | null {
  if (date.month < 1 || date.month > 12 || date.day < 1 || date.day > 31) return null;
  const zoneName = zone?.name ?? context.timeZone;
  const time = clock ?? { hour: 0, minute: 0, second: 0, end: date.end };
  if (!isClock(time)) return null;
  const years =
    date.year === null ? [0, 1].map((more) => wallTimeAt(zoneName, context.nowAt).year + more) : [date.year];
  for (const year of years) {
    const at = instantOf({ ...date, ...time, year }, zoneName, context.nowAt);
    if (at > context.nowAt || date.year !== null) return { at, end: zone?.end ?? Math.max(time.end, date.end) };
  }
  return null;
}

/** `Monday at 9am`, `tomorrow at 00:00 UTC`. */
function readNamedDay(text: string, start: number, context: InstantContext): ReadInstant | null {
  const relative = sticky(RELATIVE_DAY, text, start);
  const weekday = relative ? null : sticky(WEEKDAY_ONLY, text, start);
  if (relative === null && weekday === null) return null;
  const end = relative ? RELATIVE_DAY.lastIndex : WEEKDAY_ONLY.lastIndex;
  const clock = readClock(text, afterSpace(text, end));
  // "tomorrow" alone means no more than "later".
  if (clock === null && relative) return null;
  const zone = readZone(text, clock?.end ?? end);
  return onNamedDay(relative?.[1] ?? weekday?.[1] ?? "", clock, zone, end, context);
}

function onNamedDay(
  name: string,
  clock: Clock | null,
  zone: Zone | null,
  end: number,
  context: InstantContext,
): ReadInstant | null {
  const zoneName = zone?.name ?? context.timeZone;
  const time = clock ?? { hour: 0, minute: 0, second: 0, end };
  const today = wallTimeAt(zoneName, context.nowAt);
  const wanted = WEEKDAYS.indexOf(name.toLowerCase().slice(0, 3));
  for (let days = name.toLowerCase() === "tomorrow" ? 1 : 0; days <= 8; days += 1) {
    const day = plusDays(today, days);
    if (wanted >= 0 && new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay() !== wanted) continue;
    const at = instantOf(
      { ...day, hour: time.hour, minute: time.minute, second: time.second },
      zoneName,
      context.nowAt,
    );
    if (at > context.nowAt) return { at, end: zone?.end ?? Math.max(time.end, end) };
    if (wanted < 0) return null;
  }
  return null;
}

/** A clock time, then perhaps its zone and a date or day: `4pm (Europe/Paris)`, `03:31 on 5 Feb`, `9am tomorrow`. */
function readClockFirst(text: string, start: number, context: InstantContext): ReadInstant | null {
  const clock = readClock(text, start);
  if (clock === null) return null;
  let zone = readZone(text, clock.end);
  const next = afterSpace(text, zone?.end ?? clock.end);
  const date = readDate(text, next, context);
  if (date !== null) {
    zone ??= readZone(text, date.end);
    return resolveDate(date, { ...clock, end: date.end }, zone, context);
  }
  const named =
    sticky(RELATIVE_DAY, text, next) ??
    (/^\s{0,2}on\s/i.test(text.slice(zone?.end ?? clock.end, next)) ? sticky(WEEKDAY_ONLY, text, next) : null);
  if (named !== null) return onNamedDay(named[1] ?? "", clock, zone, next + named[0].length, context);
  const zoneName = zone?.name ?? context.timeZone;
  const today = wallTimeAt(zoneName, context.nowAt);
  for (let days = 0; days <= 2; days += 1) {
    const at = instantOf(
      { ...plusDays(today, days), hour: clock.hour, minute: clock.minute, second: clock.second },
      zoneName,
      context.nowAt,
    );
    if (at > context.nowAt) return { at, end: zone?.end ?? clock.end };
  }
  return null;
}

interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly end: number;
}

function readClock(text: string, start: number): Clock | null {
  const twelve = sticky(CLOCK_12, text, start);
  if (twelve) {
    const hour = Number(twelve[1]);
    const clock = {
      hour: to24(hour, `${twelve[4]}m`),
      minute: Number(twelve[2] ?? 0),
      second: Number(twelve[3] ?? 0),
      end: CLOCK_12.lastIndex,
    };
    return hour >= 1 && hour <= 12 && isClock(clock) ? clock : null;
  }
  const full = sticky(CLOCK_24, text, start);
  if (full) {
    const clock = {
      hour: Number(full[1]),
      minute: Number(full[2]),
      second: Number(full[3] ?? 0),
      end: CLOCK_24.lastIndex,
    };
    return isClock(clock) ? clock : null;
  }
  const word = sticky(CLOCK_WORD, text, start);
  if (word)
    return { hour: word[1]?.toLowerCase() === "noon" ? 12 : 0, minute: 0, second: 0, end: CLOCK_WORD.lastIndex };
  return null;
}

function isClock(clock: Clock): boolean {
  return clock.hour <= 24 && clock.minute < 60 && clock.second <= 60;
}

/** 12am is midnight, 12pm is noon. */
function to24(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  return (hour % 12) + (half.toLowerCase().startsWith("p") ? 12 : 0);
}

interface Zone {
  readonly name: string;
  readonly end: number;
}

function readZone(text: string, start: number): Zone | null {
  const match = sticky(ZONE, text, start);
  if (match === null) return null;
  const end = ZONE.lastIndex;
  const name = zoneNamed(match[1] ?? match[2] ?? "");
  return name === null ? null : { name, end };
}

function plusDays(wall: WallTime, days: number): WallTime {
  const date = new Date(Date.UTC(wall.year, wall.month - 1, wall.day) + days * DAY_MS);
  return { ...wall, year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function monthIndex(name: string | undefined): number {
  return MONTHS.indexOf((name ?? "").toLowerCase().slice(0, 3)) + 1;
}

function afterSpace(text: string, start: number): number {
  // It also matches the empty text, so it always matches.
  SPACE.lastIndex = start;
  SPACE.test(text);
  return SPACE.lastIndex;
}

function sticky(pattern: RegExp, text: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start;
  return pattern.exec(text);
}
