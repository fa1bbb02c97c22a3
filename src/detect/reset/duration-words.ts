/** Durations as providers write them: `6m0s`, `1.5s`, `3 days 4 hours`, `PT30S`, `20000ms`, `33 秒`. */
import { DAY_MS } from "../../core/duration.ts";

/** A longer "wait" is not one: it is a typing error, or an epoch read as seconds. */
const LONGEST_WAIT_MS = 400 * DAY_MS;

const UNIT_MS: ReadonlyMap<string, number> = new Map(
  (
    [
      [1e-6, "ns nanoseconds"],
      [1e-3, "µs μs us microseconds"],
      [1, "ms msec msecs millisecond milliseconds 毫秒"],
      [
        1_000,
        "s sec secs second seconds second(s) segundo segundos seconde secondes secondo secondi sekunde sekunden секунда секунды секунд секунду sekund sekundy sekundach 秒 秒钟 秒鐘 초",
      ],
      [
        60_000,
        "m min mins minute minutes minute(s) minuto minutos minuti minuten минута минуты минут минуту minuta minuty minut minutach 分 分钟 分鐘 분",
      ],
      [
        3_600_000,
        "h hr hrs hour hours hour(s) hora horas heure heures ora ore stunde stunden час часа часов 小时 小時 个小时 時間 시간",
      ],
      [DAY_MS, "d day days day(s) tag tage tagen jour jours día días dia dias giorno giorni день дня дней 天 日 일"],
      [604_800_000, "w wk wks week weeks week(s) 周"],
    ] as const
  ).flatMap(([ms, names]) => names.split(" ").map((name) => [name, ms] as const)),
);

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ["an", 1],
  ..."one two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .map((word, index) => [word, index + 1] as const),
  ["fifteen", 15],
  ["twenty", 20],
  ["thirty", 30],
  ["forty-five", 45],
  ["sixty", 60],
]);

const alternatives = (words: Iterable<string>): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[()]/g, "\\$&"))
    .join("|");
/** A number or a number word, then its unit. */
const PART = new RegExp(
  `\\s{0,4}(?:(\\d{1,12}(?:[.,]\\d{1,9})?)['"]?\\s{0,2}|(${alternatives(NUMBER_WORDS.keys())})\\s{1,2})(${alternatives(UNIT_MS.keys())})(?![a-zа-яё(])`,
  "iy",
);
const JOINER = /(?:,?\s{0,3}(?:and|und|et|y|e|и)\s|,\s|\s)?/iy;
const ISO_8601 = /P(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,9}(?:\.\d{1,9})?)S)?)?(?![\w])/y;
/** Also `0:24:24.940607` of Python and `22.14:18:12`, days first, of .NET. */
const COLONS =
  /(?:(\d{1,3})\.)?(\d{1,3}):(\d{2})(?::(\d{2}(?:\.\d{1,9})?))?(?![\d:])(?!\s{0,2}(?:[ap]\.?m|[AP]\.?M|\(?(?:UTC|GMT|[A-Z]{1,3}T)\b))/y;

export interface ReadDuration {
  readonly durationMs: number;
  /** Index after the last character that was read. */
  readonly end: number;
}

/**
 * Reads a duration at `start` of `text`: at most six parts with units, the largest first, or ISO 8601.
 *
 * @returns null if there is no duration; a bare number is not one.
 */
export function readDuration(text: string, start = 0): ReadDuration | null {
  let total = 0;
  let end = start;
  let parts = 0;
  let smallest = Number.POSITIVE_INFINITY;
  while (parts < 6) {
    JOINER.lastIndex = end;
    const joined = parts > 0 && JOINER.exec(text) ? JOINER.lastIndex : end;
    PART.lastIndex = joined;
    const match = PART.exec(text);
    if (match === null) break;
    const unit = unitMs(match[3] ?? "");
    // "2 s 5 s" is two durations: within one, each unit is smaller than the one before.
    if (unit >= smallest) break;
    total += numberOf(match[1], match[2]) * unit;
    smallest = unit;
    end = PART.lastIndex;
    parts += 1;
  }
  if (parts > 0) {
    // Python: "2 days, 3:04:05"
    const rest = smallest === DAY_MS && text.startsWith(", ", end) ? readColonDuration(text, end + 2) : null;
    return bounded(total + (rest?.durationMs ?? 0), rest?.end ?? end);
  }
  return readIso8601(text, start);
}

/** Reads `1:30` (minutes) and `1:23:45` (hours, days before a dot), which only a cue such as "in" makes a duration. */
export function readColonDuration(text: string, start: number): ReadDuration | null {
  COLONS.lastIndex = start;
  const match = COLONS.exec(text);
  if (match === null) return null;
  const [days, first, second, third] = [Number(match[1] ?? 0), Number(match[2]), Number(match[3]), match[4]];
  const seconds = third === undefined ? first * 60 + second : first * 3_600 + second * 60 + Number(third);
  return bounded((days * 86_400 + seconds) * 1_000, COLONS.lastIndex);
}

function readIso8601(text: string, start: number): ReadDuration | null {
  ISO_8601.lastIndex = start;
  const match = ISO_8601.exec(text);
  if (match === null || match[0].length < 3) return null;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0));
  const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
  return bounded(total * 1_000, ISO_8601.lastIndex);
}

function unitMs(name: string): number {
  return UNIT_MS.get(name.toLowerCase()) ?? Number.NaN;
}

function numberOf(digits: string | undefined, word: string | undefined): number {
  // "1,200 seconds" are thousands; "1,5" and "0,250" have a decimal comma.
  if (digits !== undefined) return Number(digits.replace(",", /^[1-9]\d{0,2},\d{3}$/.test(digits) ? "" : "."));
  // "an hour"
  return NUMBER_WORDS.get((word ?? "").toLowerCase()) ?? 1;
}

function bounded(durationMs: number, end: number): ReadDuration | null {
  return Number.isFinite(durationMs) && durationMs >= 0 && durationMs <= LONGEST_WAIT_MS ? { durationMs, end } : null;
}
