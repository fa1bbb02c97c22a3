/** Instants as providers write them: clock times, dates, ISO 8601, HTTP dates, epochs. The next such instant counts. */
import { instantOf, wallTimeAt, zoneNamed } from "../../core/zone.ts";

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
/**
 * How months begin in Spanish, Portuguese, French, Italian and German: clients write dates in the system's language.
 */
const OTHER_MONTHS =
  "ene|gen fe[bv]|fév mar|mär|mrz a[bv]r ma[igy] juin|giu juil|lug ago|aoû set out|okt|ott nov d[ei][cz]|déc"
    .split(" ")
    .map((begin) => new RegExp(`^(?:${begin})`, "i"));
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const MONTH =
  "(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const WEEKDAY = "(?:(?:sun|mon|tue|wed|thu|fri|sat)(?:sday|nesday|rsday|urday|day|s|rs|r)?\\.?,?\\s{1,2})?";
const DAY = "(?<day>\\d{1,2})(?:st|nd|rd|th)?";

/** Notations of dates. A date without a year is the next such date. */
const DATES = [
  "(?<year>\\d{4})[-/](?<month>\\d{1,2})[-/](?<day>\\d{1,2})(?:[T_](?=\\d))?",
  `${WEEKDAY}${MONTH}\\s{1,2}${DAY}(?:(?:,\\s{0,2}|\\s{1,2})(?<year>\\d{4}))?(?![\\d:])`,
  // RFC 850, the obsolete form of an HTTP date: `Tuesday, 12-May-26 10:00:20 GMT`.
  `${WEEKDAY}${DAY}-${MONTH}-(?<year>\\d{2})(?!\\d)`,
  `${WEEKDAY}${DAY}[\\s-](?:of\\s)?${MONTH}(?:(?:,\\s{0,2}|[\\s-]{1,2})(?<year>\\d{4}))?(?![\\d:])`,
  // `10 de jul. de 2026, 11:52`, `10. Juli 2026`
  "(?<day>\\d{1,2})\\.?\\s(?:de\\s)?(?<month>[a-zçéûä]{3,9})\\.?(?:,?\\s(?:de\\s)?(?<year>\\d{4}))(?![\\d:])",
  "(?:(?<year>\\d{4})年)?(?<month>\\d{1,2})月(?<day>\\d{1,2})[日号]",
  "(?<month>\\d{1,2})/(?<day>\\d{1,2})/(?<year>\\d{4}),?",
  // Two digits each, because `1/3` is a count.
  "(?<month>0[1-9]|1[0-2])/(?<day>[0-3]\\d)(?![\\d/])",
].map((notation) => new RegExp(notation, "iy"));
const DAY_NAME =
  /(?:next\s|this\s)?(today|tomorrow|sun|mon|tue|wed|thu|fri|sat)(?:sday|nesday|rsday|urday|day|s|rs|r)?\.?(?![a-z])/iy;
const CLOCKS = [
  /(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?(?::(?<second>\d{2}))?\s{0,2}(?<half>[ap])\.?\s?m\b\.?/iy,
  /(?<hour>\d{1,2})[:h](?<minute>\d{2})(?::(?<second>\d{2}(?:[.,]\d{1,9})?))?(?![\d:])/iy,
  /(?<word>noon|midnight)\b/iy,
];
const ZONE =
  /\s{0,3}(?:\(([^()\n]{1,40})\)|((?:utc|gmt)\s?[+\-−]\s?\d{1,2}(?::?\d{2})?|[+\-−]\d{2}:?\d{2}|[A-Za-z]+\/[A-Za-z_]+(?:\/[A-Za-z_]+)?|(?:(?:us|u\.s\.)\s)?(?:pacific|eastern|central|mountain)(?:\s(?:standard|daylight))?(?:\stime)?|z|[A-Z]{2,5}|utc|gmt|北京时间)(?![A-Za-z0-9_]))/iy;
const EPOCH = /(\d{13}|\d{10})(?:\.\d{1,6})?(?![\d])/y;
const SPACE = /[\s,]{0,4}(?:(?:at|on|by|around|um|à|às|a las|alle|@)\s{1,2})?(?:~\s?)?/iy;

/**
 * Reads an instant at `start` of `text`, after an optional "at" or "on".
 *
 * @returns null if there is none, or if it is not after `nowAt`
 */
export function readInstant(text: string, start: number, context: InstantContext): ReadInstant | null {
  const from = afterSpace(text, start);
  const read = readEpoch(text, from) ?? readCalendar(text, from, context);
  return read !== null && read.at > context.nowAt ? read : null;
}

function readEpoch(text: string, start: number): ReadInstant | null {
  const match = sticky(EPOCH, text, start);
  return match === null ? null : { at: epochMs(Number(match[1])), end: EPOCH.lastIndex };
}

/** Seconds or milliseconds since 1970, which their size distinguishes. */
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

interface Calendar {
  readonly date?: { readonly year: number | null; readonly month: number; readonly day: number };
  /** `today`, `tomorrow`, or how a weekday begins. */
  readonly dayName?: string;
  readonly clock?: { readonly hour: number; readonly minute: number; readonly second: number };
  /** An IANA zone. */
  readonly zone?: string;
}

interface ReadPart {
  readonly part: Calendar;
  readonly end: number;
}

const MIDNIGHT = { hour: 0, minute: 0, second: 0 };

/**
 * A date or day, a clock time and a zone, in any order: `Apr 3, 6am (UTC)`, `4pm (Europe/Paris)`, `tomorrow at 00:00
 * UTC`.
 */
function readCalendar(text: string, start: number, { nowAt, timeZone }: InstantContext): ReadInstant | null {
  let read: Calendar = {};
  let end = start;
  for (;;) {
    const at = afterSpace(text, end);
    const next =
      (read.date || read.dayName ? null : (readDate(text, at) ?? readDayName(text, at))) ??
      (read.clock ? null : readClock(text, at)) ??
      (read.zone || end === start ? null : readZone(text, end));
    if (next === null) break;
    read = { ...read, ...next.part };
    end = next.end;
  }
  const { date, dayName, clock, zone = timeZone } = read;
  // "tomorrow" alone means no more than "later".
  if (date === undefined && clock === undefined && (dayName === undefined || dayName.startsWith("to"))) return null;
  const time = clock ?? MIDNIGHT;
  const at = date === undefined ? nextOn(dayName, time, zone, nowAt) : onDate(date, time, zone, nowAt);
  // The calendar knows whole seconds only.
  return at === null ? null : { at: at + Math.round((time.second % 1) * 1_000), end };
}

function readDate(text: string, start: number): ReadPart | null {
  for (const notation of DATES) {
    const groups = sticky(notation, text, start)?.groups;
    if (groups === undefined) continue;
    const { year, month: name = "" } = groups;
    let [month, day] = [monthNumber(name), Number(groups.day)];
    // Month first, as JavaScript's toLocaleString writes it, unless only the other order is a date.
    if (month > 12) [month, day] = [day, month];
    if (!(month >= 1 && month <= 12 && day >= 1 && day <= 31)) return null;
    return {
      part: { date: { year: year === undefined ? null : fullYear(year), month, day } },
      end: notation.lastIndex,
    };
  }
  return null;
}

/** A month from 1 to 12, by its number or its name. NaN if it is neither. */
function monthNumber(name: string): number {
  const english = MONTHS.indexOf(name.toLowerCase().slice(0, 3)) + 1;
  const other = OTHER_MONTHS.findIndex((begin) => begin.test(name)) + 1;
  return english || other || Number(name);
}

/** Two digits are a year from 1970 to 2069, as in POSIX. */
function fullYear(year: string): number {
  if (year.length > 2) return Number(year);
  return Number(year) + (Number(year) < 70 ? 2_000 : 1_900);
}

type Time = NonNullable<Calendar["clock"]>;

function onDate(date: NonNullable<Calendar["date"]>, time: Time, zone: string, nowAt: number): number {
  const inYear = (year: number): number => instantOf({ ...date, ...time, year }, zone, nowAt);
  // A date with its year is not moved to the next one, even if it is past.
  if (date.year !== null) return inYear(date.year);
  const thisYear = wallTimeAt(zone, nowAt).year;
  const at = inYear(thisYear);
  return at > nowAt ? at : inYear(thisYear + 1);
}

function readDayName(text: string, start: number): ReadPart | null {
  const dayName = sticky(DAY_NAME, text, start)?.[1]?.toLowerCase();
  return dayName === undefined ? null : { part: { dayName }, end: DAY_NAME.lastIndex };
}

/**
 * The next instant at which the clocks of a zone show a time, on a day of that name if there is one, within eight days.
 */
function nextOn(dayName: string | undefined, time: Time, zone: string, nowAt: number): number | null {
  const today = wallTimeAt(zone, nowAt);
  for (let daysAhead = 0; daysAhead <= 8; daysAhead += 1) {
    const date = new Date(Date.UTC(today.year, today.month - 1, today.day + daysAhead));
    const names = [undefined, ["today", "tomorrow"][daysAhead], WEEKDAYS[date.getUTCDay()]];
    if (!names.includes(dayName)) continue;
    const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
    const at = instantOf({ ...time, year, month, day }, zone, nowAt);
    if (at > nowAt) return at;
  }
  return null;
}

function readClock(text: string, start: number): ReadPart | null {
  for (const notation of CLOCKS) {
    const groups = sticky(notation, text, start)?.groups;
    if (groups === undefined) continue;
    const end = notation.lastIndex;
    const { word, half, minute = "0", second = "0" } = groups;
    if (word !== undefined) return { part: { clock: { ...MIDNIGHT, hour: /noon/i.test(word) ? 12 : 0 } }, end };
    const written = Number(groups.hour);
    if (half !== undefined && (written < 1 || written > 12)) return null;
    // 12am is midnight, 12pm is noon.
    const hour = half === undefined ? written : (written % 12) + (half.toLowerCase() === "p" ? 12 : 0);
    const clock = { hour, minute: Number(minute), second: Number(second.replace(",", ".")) };
    return hour > 24 || clock.minute > 59 || clock.second > 60 ? null : { part: { clock }, end };
  }
  return null;
}

function readZone(text: string, start: number): ReadPart | null {
  const match = sticky(ZONE, text, start);
  const zone = match === null ? null : zoneNamed(match[1] ?? match[2] ?? "");
  return zone === null ? null : { part: { zone }, end: ZONE.lastIndex };
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
