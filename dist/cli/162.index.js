export const id = 162;
export const ids = [162];
export const modules = {

/***/ 102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ readDuration),
/* harmony export */   MP: () => (/* binding */ readColonDuration),
/* harmony export */   u_: () => (/* binding */ LONGEST_WAIT_MS)
/* harmony export */ });
const LONGEST_WAIT_MS = 400 * 86_400_000;
const UNIT_MS = new Map([
    [1e-6, "ns nanoseconds"],
    [1e-3, "µs μs us microseconds"],
    [1, "ms msec msecs millisecond milliseconds 毫秒"],
    [
        1_000,
        "s sec secs second seconds second(s) segundo segundos seconde secondes secondi sekunde sekunden 秒 秒钟 秒鐘",
    ],
    [60_000, "m min mins minute minutes minute(s) minuto minutos minuti minuten 分 分钟 分鐘"],
    [3_600_000, "h hr hrs hour hours hour(s) hora horas heure heures stunde stunden 小时 小時 个小时 時間"],
    [86_400_000, "d day days day(s) tag tage tagen 天 日"],
    [604_800_000, "w wk wks week weeks week(s) 周"],
].flatMap(([ms, names]) => names.split(" ").map((name) => [name, ms])));
const NUMBER_WORDS = new Map("one two three four five six seven eight nine ten eleven twelve".split(" ").map((word, index) => [word, index + 1]));
for (const [word, value] of [
    ["fifteen", 15],
    ["twenty", 20],
    ["thirty", 30],
    ["forty-five", 45],
    ["sixty", 60],
]) {
    NUMBER_WORDS.set(word, value);
}
const PART = /\s{0,4}(?:(\d{1,12}(?:[.,]\d{1,9})?)\s{0,2}|(an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty-five|sixty)\s{1,2})(milliseconds?|msecs?|ms|microseconds|nanoseconds|[µμu]s|ns|segundos?|secondes?|secondi|sekunden?|minut(?:en|os?|i)|horas?|heures?|stunden?|tage?n?|seconds?(?:\(s\))?|secs?|s|minutes?(?:\(s\))?|mins?|m|hours?(?:\(s\))?|hrs?|h|days?(?:\(s\))?|d|weeks?(?:\(s\))?|wks?|w|毫秒|秒[钟鐘]?|分[钟鐘]?|个?小时|小時|時間|天|日|周)(?![a-z(])/iy;
const JOINER = /(?:,?\s{0,3}(?:and|und|et)\s|,\s|\s)?/iy;
const ISO_8601 = /P(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,9}(?:\.\d{1,9})?)S)?)?(?![\w])/y;
const COLONS = /(?:(\d{1,3})\.)?(\d{1,3}):(\d{2})(?::(\d{2}(?:\.\d{1,9})?))?(?![\d:])(?!\s{0,2}[ap]\.?m)/iy;
function readDuration(text, start = 0) {
    let total = 0;
    let end = start;
    let parts = 0;
    let smallest = Number.POSITIVE_INFINITY;
    while (parts < 6) {
        JOINER.lastIndex = end;
        const joined = parts > 0 && JOINER.exec(text) ? JOINER.lastIndex : end;
        PART.lastIndex = joined;
        const match = PART.exec(text);
        if (match === null)
            break;
        const unit = unitMs(match[3] ?? "");
        if (unit >= smallest)
            break;
        total += numberOf(match[1], match[2]) * unit;
        smallest = unit;
        end = PART.lastIndex;
        parts += 1;
    }
    if (parts > 0)
        return bounded(total, end);
    return readIso8601(text, start);
}
function readColonDuration(text, start) {
    COLONS.lastIndex = start;
    const match = COLONS.exec(text);
    if (match === null)
        return null;
    const [days, first, second, third] = [Number(match[1] ?? 0), Number(match[2]), Number(match[3]), match[4]];
    const seconds = third === undefined ? first * 60 + second : first * 3_600 + second * 60 + Number(third);
    return bounded((days * 86_400 + seconds) * 1_000, COLONS.lastIndex);
}
function readIso8601(text, start) {
    ISO_8601.lastIndex = start;
    const match = ISO_8601.exec(text);
    if (match === null || match[0].length < 3)
        return null;
    const [days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0));
    const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
    return bounded(total * 1_000, ISO_8601.lastIndex);
}
function unitMs(name) {
    return UNIT_MS.get(name.toLowerCase()) ?? Number.NaN;
}
function numberOf(digits, word) {
    if (digits !== undefined)
        return Number(digits.replace(",", "."));
    return NUMBER_WORDS.get((word ?? "").toLowerCase()) ?? 1;
}
function bounded(durationMs, end) {
    return Number.isFinite(durationMs) && durationMs >= 0 && durationMs <= LONGEST_WAIT_MS ? { durationMs, end } : null;
}


/***/ }),

/***/ 1782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jN: () => (/* binding */ readHeaderWait),
/* harmony export */   qo: () => (/* binding */ isExhausted),
/* harmony export */   ye: () => (/* binding */ readReset),
/* harmony export */   zF: () => (/* binding */ isLimitHeader)
/* harmony export */ });
/* harmony import */ var _duration_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(102);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8233);
/* harmony import */ var _wait_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2691);



const HEADER_NAME = /^(?:retry-after(?:-ms)?|x-ms-retry-after-ms|x-retry-after(?:-ms)?|(?:[a-z]+-){0,3}rate-?limit(?:bysize)?(?:-[a-z0-9-]{1,60})?)$/;
function isLimitHeader(name) {
    return HEADER_NAME.test(name.toLowerCase());
}
function readHeaderWait(headers, context) {
    for (const name of ["retry-after-ms", "x-ms-retry-after-ms", "x-retry-after-ms"]) {
        const ms = number(headers.get(name));
        if (ms !== null)
            return { kind: "duration", ms, source: "header" };
    }
    for (const name of ["retry-after", "x-retry-after"]) {
        const value = headers.get(name);
        const wait = value === undefined ? null : readReset(value, context);
        if (wait !== null)
            return wait;
    }
    return (0,_wait_js__WEBPACK_IMPORTED_MODULE_2__/* .longest */ .x)(familyResets(headers, context), context.nowAt);
}
function isExhausted(headers) {
    for (const [name, value] of headers) {
        if (!isLimitHeader(name))
            continue;
        if (/(?:^|-)remaining(?:-|$)/.test(name) && number(value) !== null && Number(number(value)) <= 0)
            return true;
        if (/-status$/.test(name) && !/overage/.test(name) && value.trim().toLowerCase() === "rejected")
            return true;
        if (/^ratelimit$/.test(name) && /(?:\br|remaining)=0\b/.test(value))
            return true;
    }
    return false;
}
function familyResets(headers, context) {
    const families = new Map();
    const family = (name) => {
        const known = families.get(name);
        if (known)
            return known;
        const made = { remaining: null, rejected: false, reset: null };
        families.set(name, made);
        return made;
    };
    const waits = [];
    for (const [name, value] of headers) {
        if (!isLimitHeader(name) || name.includes("retry-after"))
            continue;
        const draft = readIetfDraft(name, value);
        if (draft !== null) {
            if (draft.remaining === 0)
                waits.push({ kind: "duration", ms: draft.resetMs, source: "header" });
            continue;
        }
        const key = name.replace(/-(?:remaining|reset(?:-after|-at|-ms|-time)?|status)(?=-|$)/, "");
        if (/-reset/.test(name))
            family(key).reset = /-ms$/.test(name) ? `${value}ms` : value;
        else if (/-remaining/.test(name))
            family(key).remaining = number(value);
        else if (/-status$/.test(name))
            family(key).rejected = value.trim().toLowerCase() === "rejected";
    }
    const read = [...families.values()].filter((one) => one.reset !== null);
    const spent = read.filter((one) => one.rejected || (one.remaining !== null && one.remaining <= 0));
    const governing = spent.length > 0 ? spent : read.length === 1 ? read.filter((one) => one.remaining === null) : [];
    for (const one of governing) {
        const wait = readReset(one.reset ?? "", context);
        if (wait !== null)
            waits.push(wait);
    }
    return waits;
}
function readIetfDraft(name, value) {
    if (name !== "ratelimit")
        return null;
    const remaining = /\b(?:r|remaining)=(\d{1,12})/.exec(value);
    const reset = /\b(?:t|reset)=(\d{1,9})/.exec(value);
    return remaining && reset ? { remaining: Number(remaining[1]), resetMs: Number(reset[1]) * 1_000 } : null;
}
function readReset(value, context) {
    const text = value.trim().replace(/^["'[]+|["'\]]+$/g, "");
    const plain = number(text);
    if (plain !== null) {
        if (plain < 1e8)
            return { kind: "duration", ms: plain * 1_000, source: "header" };
        const at = (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .epochMs */ .e)(plain);
        return at > context.nowAt ? { kind: "instant", at, source: "header" } : null;
    }
    const duration = (0,_duration_words_js__WEBPACK_IMPORTED_MODULE_0__/* .readDuration */ .$7)(text);
    if (duration !== null && duration.end === text.length)
        return { kind: "duration", ms: duration.durationMs, source: "header" };
    const instant = (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .readInstant */ .W)(text, 0, context);
    return instant === null ? null : { kind: "instant", at: instant.at, source: "header" };
}
function number(value) {
    if (value === undefined)
        return null;
    const text = value.trim().replace(/^["'[]+|["'\]]+$/g, "");
    return /^-?\d{1,16}(?:\.\d{1,9})?$/.test(text) ? Number(text) : null;
}


/***/ }),

/***/ 8233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ readInstant),
/* harmony export */   e: () => (/* binding */ epochMs)
/* harmony export */ });
/* harmony import */ var _zone_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5720);

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const DAY_MS = 86_400_000;
const MONTH = "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const WEEKDAY = "(sun|mon|tue|wed|thu|fri|sat)(?:sday|nesday|rsday|urday|day|s|rs|r)?\\.?";
const OTHER_MONTHS = "ene|gen|jan,fe[bv]|fév,mar|mär|mrz,a[bv]r|apr,ma[igy],juin|giu|jun,juil|lug|jul,ago|aoû|aug,set|sep,out|okt|ott|oct,nov,d[ei][cz]|déc".split(",");
const DAY = "(\\d{1,2})(?:st|nd|rd|th)?";
const SPACE = /[\s,]{0,4}(?:(?:at|on|by|around|um|à|às|a las|alle|@)\s{1,2})?(?:~\s?)?/iy;
const ISO = /(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:(?:[T_]|,?\s{1,3}(?:at\s{1,2})?)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?(\s{0,2}(?:am|pm)\b)?/iy;
const MONTH_DAY = new RegExp(`(?:${WEEKDAY},?\\s{1,2})?${MONTH}\\s{1,2}${DAY}(?:(?:,\\s{0,2}|\\s{1,2})(\\d{4}))?(?![\\d:])`, "iy");
const DAY_MONTH = new RegExp(`(?:${WEEKDAY},?\\s{1,2})?${DAY}[\\s-](?:of\\s)?${MONTH}(?:(?:,\\s{0,2}|[\\s-]{1,2})(\\d{4}))?(?![\\d:])`, "iy");
const OTHER_DAY_MONTH = new RegExp(`(\\d{1,2})\\.?\\s(?:de\\s)?(${OTHER_MONTHS.join("|")})[a-zçéûä]{0,8}\\.?(?:,?\\s(?:de\\s)?(\\d{4}))?(?![\\d:])`, "iy");
const SHORT_YEAR = new RegExp(`(?:${WEEKDAY},?\\s{1,2})?${DAY}-${MONTH}-(\\d{2})(?!\\d)`, "iy");
const YEAR_BEHIND = /\s{1,2}(\d{4})(?!\d)/y;
const SLASHED = /(\d{1,2})\/(\d{1,2})\/(\d{4}),?/y;
const SLASHED_DAY = /(0[1-9]|1[0-2])\/([0-3]\d)(?![\d/])/y;
const WEEKDAY_ONLY = new RegExp(`(?:next\\s|this\\s)?${WEEKDAY}(?![a-z])`, "iy");
const RELATIVE_DAY = /(today|tomorrow)\b/iy;
const CHINESE_DATE = /(?:(\d{4})年)?(\d{1,2})月(\d{1,2})[日号]/y;
const CLOCK_12 = /(\d{1,2})(?:[:.](\d{2}))?(?::(\d{2}))?\s{0,2}([ap])\.?\s?m\b\.?/iy;
const CLOCK_24 = /(\d{1,2})[:h](\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?![\d:])/iy;
const CLOCK_WORD = /(noon|midnight)\b/iy;
const ZONE = /\s{0,3}(?:\(([^()\n]{1,40})\)|((?:utc|gmt)\s?[+\-−]\s?\d{1,2}(?::?\d{2})?|[+\-−]\d{2}:?\d{2}|[A-Za-z]+\/[A-Za-z_]+(?:\/[A-Za-z_]+)?|(?:(?:us|u\.s\.)\s)?(?:pacific|eastern|central|mountain)(?:\s(?:standard|daylight))?(?:\stime)?|z|[A-Z]{2,5}|utc|gmt|北京时间)(?![A-Za-z0-9_]))/iy;
const EPOCH = /(\d{13}|\d{10})(?:\.\d{1,6})?(?![\d])/y;
function readInstant(text, start, context) {
    const from = afterSpace(text, start);
    const read = readEpoch(text, from) ?? readDated(text, from, context) ?? readClockFirst(text, from, context);
    return read !== null && read.at > context.nowAt ? read : null;
}
function readEpoch(text, start) {
    const match = sticky(EPOCH, text, start);
    return match === null ? null : { at: epochMs(Number(match[1])), end: EPOCH.lastIndex };
}
function epochMs(value) {
    return value >= 1e11 ? value : value * 1_000;
}
function readDated(text, start, context) {
    const iso = readIso(text, start, context);
    if (iso !== null)
        return iso;
    const date = readDate(text, start, context);
    if (date === null)
        return readNamedDay(text, start, context);
    const clock = readClock(text, afterSpace(text, date.end));
    const zone = readZone(text, clock?.end ?? date.end);
    const year = date.year === null && clock !== null ? sticky(YEAR_BEHIND, text, zone?.end ?? clock.end) : null;
    return resolveDate(year === null ? date : { ...date, year: Number(year[1]) }, clock, zone, context);
}
function readIso(text, start, context) {
    const match = sticky(ISO, text, start);
    if (match === null)
        return null;
    const end = ISO.lastIndex;
    const half = match[8]?.trim().toLowerCase();
    const clock = match[4] === undefined
        ? readClock(text, afterSpace(text, end))
        : { hour: to24(Number(match[4]), half), minute: Number(match[5]), second: Number(match[6] ?? 0), end };
    const zone = readZone(text, clock?.end ?? end);
    const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]), end };
    const read = resolveDate(date, clock, zone, context);
    const fractionMs = match[7] === undefined ? 0 : Math.floor(Number(`0.${match[7]}`) * 1_000);
    return read === null ? null : { ...read, at: read.at + fractionMs };
}
function readDate(text, start, context) {
    let match = sticky(SHORT_YEAR, text, start);
    if (match) {
        const year = fullYear(Number(match[4]), (0,_zone_js__WEBPACK_IMPORTED_MODULE_0__/* .wallTimeAt */ .z$)("UTC", context.nowAt).year);
        return datePart(String(year), monthIndex(match[3]), match[2], SHORT_YEAR.lastIndex);
    }
    match = sticky(MONTH_DAY, text, start);
    if (match)
        return datePart(match[4], monthIndex(match[2]), match[3], MONTH_DAY.lastIndex);
    match = sticky(DAY_MONTH, text, start);
    if (match)
        return datePart(match[4], monthIndex(match[3]), match[2], DAY_MONTH.lastIndex);
    match = sticky(OTHER_DAY_MONTH, text, start);
    if (match) {
        const name = match[2] ?? "";
        const month = OTHER_MONTHS.findIndex((names) => new RegExp(`^(?:${names})$`, "i").test(name)) + 1;
        return datePart(match[3], month, match[1], OTHER_DAY_MONTH.lastIndex);
    }
    match = sticky(CHINESE_DATE, text, start);
    if (match)
        return datePart(match[1], Number(match[2]), match[3], CHINESE_DATE.lastIndex);
    match = sticky(SLASHED, text, start);
    if (match) {
        const [first, second] = [Number(match[1]), Number(match[2])];
        const [month, day] = first > 12 ? [second, first] : [first, second];
        return datePart(match[3], month, String(day), SLASHED.lastIndex);
    }
    match = sticky(SLASHED_DAY, text, start);
    if (match)
        return datePart(undefined, Number(match[1]), match[2], SLASHED_DAY.lastIndex);
    return null;
}
function fullYear(short, thisYear) {
    const year = thisYear - (thisYear % 100) + short;
    return year > thisYear + 50 ? year - 100 : year;
}
function datePart(year, month, day, end) {
    const dayNumber = Number(day);
    if (month < 1 || month > 12 || dayNumber < 1 || dayNumber > 31)
        return null;
    return { year: year === undefined ? null : Number(year), month, day: dayNumber, end };
}
function resolveDate(date, clock, zone, context) {
    if (date.month < 1 || date.month > 12 || date.day < 1 || date.day > 31)
        return null;
    const zoneName = zone?.name ?? context.timeZone;
    const time = clock ?? { hour: 0, minute: 0, second: 0, end: date.end };
    if (!isClock(time))
        return null;
    const years = date.year === null ? [0, 1].map((more) => (0,_zone_js__WEBPACK_IMPORTED_MODULE_0__/* .wallTimeAt */ .z$)(zoneName, context.nowAt).year + more) : [date.year];
    for (const year of years) {
        const at = (0,_zone_js__WEBPACK_IMPORTED_MODULE_0__/* .instantOf */ .B9)({ ...date, ...time, year }, zoneName, context.nowAt);
        if (at > context.nowAt || date.year !== null)
            return { at, end: zone?.end ?? Math.max(time.end, date.end) };
    }
    return null;
}
function readNamedDay(text, start, context) {
    const relative = sticky(RELATIVE_DAY, text, start);
    const weekday = relative ? null : sticky(WEEKDAY_ONLY, text, start);
    if (relative === null && weekday === null)
        return null;
    const end = relative ? RELATIVE_DAY.lastIndex : WEEKDAY_ONLY.lastIndex;
    const clock = readClock(text, afterSpace(text, end));
    if (clock === null && relative)
        return null;
    const zone = readZone(text, clock?.end ?? end);
    return onNamedDay(relative?.[1] ?? weekday?.[1] ?? "", clock, zone, end, context);
}
function onNamedDay(name, clock, zone, end, context) {
    const zoneName = zone?.name ?? context.timeZone;
    const time = clock ?? { hour: 0, minute: 0, second: 0, end };
    const today = (0,_zone_js__WEBPACK_IMPORTED_MODULE_0__/* .wallTimeAt */ .z$)(zoneName, context.nowAt);
    const wanted = WEEKDAYS.indexOf(name.toLowerCase().slice(0, 3));
    for (let days = name.toLowerCase() === "tomorrow" ? 1 : 0; days <= 8; days += 1) {
        const day = plusDays(today, days);
        if (wanted >= 0 && new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay() !== wanted)
            continue;
        const at = (0,_zone_js__WEBPACK_IMPORTED_MODULE_0__/* .instantOf */ .B9)({ ...day, hour: time.hour, minute: time.minute, second: time.second }, zoneName, context.nowAt);
        if (at > context.nowAt)
            return { at, end: zone?.end ?? Math.max(time.end, end) };
        if (wanted < 0)
            return null;
    }
    return null;
}
function readClockFirst(text, start, context) {
    const clock = readClock(text, start);
    if (clock === null)
        return null;
    let zone = readZone(text, clock.end);
    const next = afterSpace(text, zone?.end ?? clock.end);
    const date = readDate(text, next, context);
    if (date !== null) {
        zone ??= readZone(text, date.end);
        return resolveDate(date, { ...clock, end: date.end }, zone, context);
    }
    const named = sticky(RELATIVE_DAY, text, next) ??
        (/^\s{0,2}on\s/i.test(text.slice(zone?.end ?? clock.end, next)) ? sticky(WEEKDAY_ONLY, text, next) : null);
    if (named !== null)
        return onNamedDay(named[1] ?? "", clock, zone, next + named[0].length, context);
    const zoneName = zone?.name ?? context.timeZone;
    const today = (0,_zone_js__WEBPACK_IMPORTED_MODULE_0__/* .wallTimeAt */ .z$)(zoneName, context.nowAt);
    for (let days = 0; days <= 2; days += 1) {
        const at = (0,_zone_js__WEBPACK_IMPORTED_MODULE_0__/* .instantOf */ .B9)({ ...plusDays(today, days), hour: clock.hour, minute: clock.minute, second: clock.second }, zoneName, context.nowAt);
        if (at > context.nowAt)
            return { at, end: zone?.end ?? clock.end };
    }
    return null;
}
function readClock(text, start) {
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
function isClock(clock) {
    return clock.hour <= 24 && clock.minute < 60 && clock.second <= 60;
}
function to24(hour, half) {
    if (half === undefined)
        return hour;
    return (hour % 12) + (half.toLowerCase().startsWith("p") ? 12 : 0);
}
function readZone(text, start) {
    const match = sticky(ZONE, text, start);
    if (match === null)
        return null;
    const end = ZONE.lastIndex;
    const name = (0,_zone_js__WEBPACK_IMPORTED_MODULE_0__/* .zoneNamed */ .uA)(match[1] ?? match[2] ?? "");
    if (name === null)
        return null;
    return { name, end };
}
function plusDays(wall, days) {
    const date = new Date(Date.UTC(wall.year, wall.month - 1, wall.day) + days * DAY_MS);
    return { ...wall, year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
function monthIndex(name) {
    return MONTHS.indexOf((name ?? "").toLowerCase().slice(0, 3)) + 1;
}
function afterSpace(text, start) {
    SPACE.lastIndex = start;
    SPACE.test(text);
    return SPACE.lastIndex;
}
function sticky(pattern, text, start) {
    pattern.lastIndex = start;
    return pattern.exec(text);
}


/***/ }),

/***/ 724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ readProseWaits)
/* harmony export */ });
/* harmony import */ var _duration_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(102);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8233);


const OWN_BACKOFF = new RegExp([
    "\\b(?:re-?trying|re-?tries|retried|reconnecting|sleeping|slept|waiting|waited|pausing|paused|backing[ -]?off|backoff|back-off|cooling down|polling)\\b(?:[^.;\\n\\])]|\\.(?=\\S)){0,200}?\\b(?:in|after|for|of|:|=)?\\s{0,3}~?\\d[\\d.,]{0,12}\\s{0,2}(?:ms|milliseconds?|s|secs?|seconds?|m|min|mins|minutes?|h|hours?)\\b",
    "\\b(?:will|going to|shall|we'll|i'll|let me|about to)\\s(?:now\\s)?(?:re-?try|try again|wait|sleep|resume|back off|pause)\\b[^.;\\n]{0,60}?\\d[\\d.,]{0,12}\\s{0,2}(?:ms|s|secs?|seconds?|m|min|mins|minutes?|h|hours?)\\b",
    "\\b(?:next|another)\\s(?:re-?try|try|attempt|request)\\b(?!\\s(?:is\\s)?(?:allowed|possible|available))[^.;\\n]{0,40}?\\bin\\s~?\\d[\\d.,]{0,12}\\s{0,2}(?:ms|s|secs?|seconds?|m|min|mins|minutes?)\\b",
    "\\b(?:retry|attempt)\\s#?\\d{1,3}(?:\\s?(?:/|of)\\s?\\d{1,3})?[^.;\\n]{0,30}?\\bin\\s~?\\d[\\d.,]{0,12}\\s{0,2}(?:ms|s|secs?|seconds?|m|min|mins|minutes?)\\b",
    "\\b(?:sleep|delay|backoff)(?:_?(?:ms|s|seconds))?\\s{0,2}[:=(]\\s{0,2}\\d[\\d.]{0,12}\\s{0,2}(?:ms|s|seconds?)?",
].join("|"), "gi");
const CLIENT_RETRY = /\bRetrying request to \S{1,200} in (\d{1,9}(?:\.\d{1,9})?) seconds/gi;
const CLIENT_OWN_LONGEST_S = 8;
const CLIENT_HEADER_LINES = [
    /\bRate limited\. Waiting (\d{1,9}(?:\.\d{1,9})?)s before retry\b/gi,
    /\bRetrying after (\d{1,9}) seconds!/gi,
];
const SOFT = "(?:\\s(?:about|approximately|around|at least|roughly|another|a further|the next|up to))?\\s{0,3}~?\\s{0,2}";
const CUES = new RegExp([
    "\\b(?:try|retry|send|submit|make|repeat|resend|resubmit)(?:\\s(?:your|the|this|a|another|it|new|next))?(?:\\s(?:new|next))?(?:\\s(?:requests?|calls?|it|messages?))?(?:\\sagain)?(?:\\slater)?,?\\s?(?:in|after|at|on|from|until)(?=[\\s:=~])",
    "\\b(?:try|retry)\\sagain(?:\\slater)?(?=\\s(?:on|tomorrow|mon|tue|wed|thu|fri|sat|sun))",
    "\\bcan\\sonly\\s(?:request|do|try|send|call)\\s(?:this|that|it)\\s(?:again\\s)?after(?=\\s)",
    "\\b(?:wait|pause)(?:\\s(?:for|of|until|till))?(?=[\\s:=~])",
    "\\breset(?:s|ting)?(?:\\sagain|\\soccurs)?(?:[\\s_](?:in|after|at|on|time|date|by))?(?:\\sis)?(?=[\\s:=~@])",
    "\\b(?:renews?|refreshes|refills|replenishes|recovers|lifts|unlocks|expires|restores)(?:\\s(?:in|after|at|on))?(?=[\\s:=~])",
    "\\b(?:available|access|restored|lifted|unblocked|unlocked|possible|back|allowed|reset|renewed|refreshed|replenished|refilled)(?:\\sagain)?\\s(?:in|after|at|on|from)(?=[\\s:=~])",
    "\\b(?:blocked|locked out|suspended|limited|banned|throttled|rate[- ]limited|unavailable|cooldown|cool-down)\\s(?:for|until|till)(?=[\\s:=~])",
    "\\b(?:cool-?down|time (?:until|to) (?:reset|retry)|next (?:reset|available)|reset time|wait time|retry time)(?:\\s(?:of|is|at|in))?(?=[\\s:=~])",
    "\\bretry[-_ ]?after(?:[-_ ]?(?:seconds|secs|s))?['\"]?(?=[\\s:=~('\"])",
    "\\bnot before\\b",
    "\\b(?:de nuevo|nuevamente|novamente|réessayer|réessayez|essayer|di nuovo) (?:en|em|dans|tra|in|dentro de|après)(?=\\s)",
    "\\bin(?=\\s\\d{1,4}\\s(?:sekunden?|minuten?|stunden?)\\s(?:erneut|wieder|noch ?mal))",
    "\\b(?:cycle|period|window)\\sends(?:\\s(?:on|at|in))?(?=\\s)",
    "\\btake\\sa\\sbreak\\sfor(?=\\s)",
    "\\bcome\\sback(?:\\s(?:in|after|at|on))?(?=\\s)",
    "\\|(?=\\d{10})",
    "\\buntil(?=\\s)",
].join("|"), "gi");
const AFTER_CUE = new RegExp(`(?:\\s{0,2}[:=(]|\\s?@)?${SOFT}['"(]?`, "iy");
const BARE_SECONDS = /(\d{1,9}(?:\.\d{1,9})?)(?![\d%])(?=\s{0,2}(?:$|[.,;:)\]}'"\n]|before\b|and\b))/iy;
const PROTOBUF_DELAY = /\bretry_delay:?\s{0,3}\{\s{0,8}(?:seconds:\s{0,3}(\d{1,9}))?\s{0,8}(?:nanos:\s{0,3}(\d{1,9}))?\s{0,8}\}/gi;
const CHINESE_AFTER = /(?=\d)((?:\d{1,6}\s{0,2}(?:秒|分|小时|小時|天|日)[钟鐘]?\s{0,2}){1,4})(?:之?[后後])/g;
const CHINESE_AT = /(?:将|將|于|於|在|等到|至)\s{0,2}(?=[\d])/g;
const LONGEST_MESSAGE = 8_000;
function readProseWaits(message, context) {
    const text = message.length > LONGEST_MESSAGE
        ? `${message.slice(0, LONGEST_MESSAGE / 2)} ${message.slice(-LONGEST_MESSAGE / 2)}`
        : message;
    const waits = readClientLines(text);
    const words = text.replaceAll("\n", " ").replace(OWN_BACKOFF, (own) => " ".repeat(own.length));
    for (const match of words.matchAll(PROTOBUF_DELAY)) {
        waits.push({
            kind: "duration",
            ms: Number(match[1] ?? 0) * 1_000 + Number(match[2] ?? 0) / 1e6,
            source: "retry-info",
        });
    }
    for (const cue of words.matchAll(CUES)) {
        const wait = readAfter(words, cue.index + cue[0].length, cue[0], context);
        if (wait !== null)
            waits.push(wait);
    }
    for (const match of words.matchAll(CHINESE_AFTER)) {
        const read = (0,_duration_words_js__WEBPACK_IMPORTED_MODULE_0__/* .readDuration */ .$7)((match[1] ?? "").trim());
        if (read !== null)
            waits.push({ kind: "duration", ms: read.durationMs, source: "prose" });
    }
    for (const match of words.matchAll(CHINESE_AT)) {
        const read = (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .readInstant */ .W)(words, match.index + match[0].length, context);
        if (read !== null &&
            /^\s{0,3}(?:之?[后後]|重置|刷新|恢复|恢復|解除|更新|重试|再试)/.test(words.slice(read.end, read.end + 12))) {
            waits.push({ kind: "instant", at: read.at, source: "prose" });
        }
    }
    return waits;
}
function readAfter(text, start, cue, context) {
    AFTER_CUE.lastIndex = start;
    AFTER_CUE.test(text);
    const at = AFTER_CUE.lastIndex;
    const instantOnly = /^(?:until|\||not before)$/i.test(cue);
    if (!instantOnly) {
        const duration = (0,_duration_words_js__WEBPACK_IMPORTED_MODULE_0__/* .readDuration */ .$7)(text, at) ?? (/\b(?:in|after|for)$/i.test(cue) ? (0,_duration_words_js__WEBPACK_IMPORTED_MODULE_0__/* .readColonDuration */ .MP)(text, at) : null);
        if (duration !== null)
            return { kind: "duration", ms: duration.durationMs, source: "prose" };
    }
    const instant = (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .readInstant */ .W)(text, at, context);
    if (instant !== null)
        return { kind: "instant", at: instant.at, source: "prose" };
    if (/retry[-_ ]?after/i.test(cue)) {
        BARE_SECONDS.lastIndex = at;
        const bare = BARE_SECONDS.exec(text);
        const value = Number(bare?.[1]);
        if (bare && value < 1e8)
            return { kind: "duration", ms: value * 1_000, source: "prose" };
    }
    return null;
}
function readClientLines(text) {
    const waits = [];
    for (const pattern of [CLIENT_RETRY, ...CLIENT_HEADER_LINES]) {
        for (const match of text.matchAll(pattern)) {
            const seconds = Number(match[1]);
            if (seconds > CLIENT_OWN_LONGEST_S)
                waits.push({ kind: "duration", ms: seconds * 1_000, source: "client" });
        }
    }
    return waits;
}


/***/ }),

/***/ 2691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ waitMs),
/* harmony export */   x: () => (/* binding */ longest)
/* harmony export */ });
function waitMs(wait, nowAt) {
    return wait.kind === "duration" ? wait.ms : wait.at - nowAt;
}
function longest(waits, nowAt) {
    let best = null;
    for (const wait of waits)
        if (best === null || waitMs(wait, nowAt) > waitMs(best, nowAt))
            best = wait;
    return best;
}


/***/ }),

/***/ 5720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ instantOf),
/* harmony export */   uA: () => (/* binding */ zoneNamed),
/* harmony export */   z$: () => (/* binding */ wallTimeAt)
/* harmony export */ });
const DAY_MS = 86_400_000;
const ABBREVIATIONS = new Map([
    ...names("UTC", "utc gmt z zulu ut utc+0 gmt+0 coordinated-universal-time greenwich-mean-time universal-time"),
    ...names("America/Los_Angeles", "pt pst pdt pacific pacific-time pacific-standard-time pacific-daylight-time us-pacific"),
    ...names("America/Denver", "mt mst mdt mountain mountain-time mountain-standard-time mountain-daylight-time"),
    ...names("America/Chicago", "ct cst cdt central central-time central-standard-time central-daylight-time"),
    ...names("America/New_York", "et est edt eastern eastern-time eastern-standard-time eastern-daylight-time"),
    ...names("America/Anchorage", "akst akdt"),
    ...names("Pacific/Honolulu", "hst"),
    ...names("Europe/London", "bst british-summer-time"),
    ...names("Europe/Lisbon", "wet west"),
    ...names("Europe/Berlin", "cet cest mez mesz central-european-time central-european-summer-time central-european-standard-time"),
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
function names(zone, list) {
    return list.split(" ").map((name) => [name, zone]);
}
const formats = new Map();
function formatOf(zone) {
    const known = formats.get(zone);
    if (known !== undefined)
        return known;
    let format = null;
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
    }
    catch {
    }
    if (formats.size < 500)
        formats.set(zone, format);
    return format;
}
const OFFSET = /^(?:utc|gmt)?\s{0,2}([+\-−])\s{0,1}(\d{1,2})(?::?(\d{2}))?$/i;
function zoneNamed(name) {
    const trimmed = name.trim();
    const offset = OFFSET.exec(trimmed);
    if (offset) {
        const hours = Number(offset[2]);
        const minutes = Number(offset[3] ?? 0);
        return hours <= 14 && minutes < 60 ? `${offset[1] === "+" ? "+" : "-"}${two(hours)}:${two(minutes)}` : null;
    }
    const known = ABBREVIATIONS.get(trimmed.toLowerCase().replaceAll(" ", "-"));
    if (known !== undefined)
        return known;
    return /^[A-Za-z]{2,}(?:\/[\w+-]+){1,2}$/.test(trimmed) && formatOf(trimmed) !== null ? trimmed : null;
}
function two(value) {
    return String(value).padStart(2, "0");
}
function offsetMs(zone, at) {
    const fixed = OFFSET.exec(zone);
    if (fixed)
        return (fixed[1] === "+" ? 1 : -1) * (Number(fixed[2]) * 60 + Number(fixed[3] ?? 0)) * 60_000;
    const format = formatOf(zone);
    if (format === null)
        return 0;
    const wall = new Map(format.formatToParts(new Date(at)).map((part) => [part.type, Number(part.value)]));
    const part = (type) => wall.get(type) ?? 0;
    const asUtc = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
    return asUtc - Math.floor(at / 1_000) * 1_000;
}
function wallTimeAt(zone, at) {
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
function instantOf(wall, zone, after) {
    const asUtc = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);
    const before = offsetMs(zone, asUtc - DAY_MS);
    const later = offsetMs(zone, asUtc + DAY_MS);
    const candidates = [...new Set([asUtc - before, asUtc - later])]
        .filter((at) => at + offsetMs(zone, at) === asUtc)
        .sort((a, b) => a - b);
    return candidates.find((at) => at > after) ?? candidates.at(-1) ?? asUtc - before;
}


/***/ }),

/***/ 1673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ displayWidth),
/* harmony export */   v: () => (/* binding */ cleanLines)
/* harmony export */ });
const ESC = "\\u001b";
const BEL = "\\u0007";
const ESCAPES = new RegExp(`${ESC}(?:\\[[0-9;:?<=>]{0,40}[ -/]{0,4}[@-~]|\\][^${BEL}${ESC}\\n]{0,400}(?:${BEL}|${ESC}\\\\)|[()][0-9A-Za-z]|[@-Z\\\\^_])`, "g");
const CONTROL_OR_BREAK = /\r\n|\r|\u2028|\u2029|\u0085|<EOL>/g;
const INSTANT_PREFIX = /^\[?\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:[.,]\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?\]?\s/;
const COMPOSE_PREFIX = /^[\w.-]{0,60}[A-Za-z][\w.-]{0,60}\s{1,24}\|(?:\s|$)/;
const POD_PREFIX = /^\[pod\/[\w./-]{1,120}\]\s/;
const WALL = /^\s{0,8}[│┃║▏▎|]\s?(.{0,400}?)\s{0,200}[│┃║▕]\s{0,4}$/;
const LEFT_WALL = /^\s{0,8}[│┃║▏▎]\s/;
const EMOJI = /^[\u{1F300}-\u{1FAFF}]\uFE0F?\s/u;
const NOTEBOOK_HEAD = /^(\w{2,80}(?:Error|Exception))\s{2,200}Traceback \(most recent call last\):?\s{0,4}$/;
const LONG_BLANK = /[ \t]{41,}/g;
const BLANKS = " ".repeat(40);
const TERMINAL_WIDTHS = new Set([80, 100, 120, 132, 160]);
const FRESH_START = /^(?:\s{0,12}at\s|\s{1,8}File "|Traceback\b|\d{4}[-/]\d{2}[-/]\d{2}|\d{2}:\d{2}:\d{2}|\[\w|(?:ERROR|WARN(?:ING)?|INFO|DEBUG|FATAL|CRITICAL|TRACE)\b|[A-Za-z_.]{1,80}(?:Error|Exception|Warning):|[<>] (?!["'])|HTTP\/\d|[■⚠✗✘●⏺✻›❯⎿])/;
const RULER_END = /([=\-─━_*#~.])\1{9}$/;
function cleanLines(text) {
    const plain = text.includes("\u001b") ? text.replace(ESCAPES, "") : text;
    const lines = (/[\r\u2028\u2029\u0085]|<EOL>/.test(plain) ? plain.replace(CONTROL_OR_BREAK, "\n") : plain).split("\n");
    const compose = composePrefixes(lines);
    const dated = mostly(lines, (line) => INSTANT_PREFIX.test(line));
    const bare = lines.map((line) => {
        let rest = line.length > 200 ? line.replace(LONG_BLANK, BLANKS) : line;
        for (let round = 0; round < 3; round += 1) {
            const match = (dated ? INSTANT_PREFIX.exec(rest) : null) ??
                POD_PREFIX.exec(rest) ??
                (compose ? COMPOSE_PREFIX.exec(rest) : null);
            if (match === null)
                break;
            rest = rest.slice(match[0].length);
        }
        const wall = WALL.exec(rest);
        if (wall)
            return wall[1] ?? "";
        return rest.replace(EMOJI, "").replace(LEFT_WALL, "").replace(NOTEBOOK_HEAD, "$1:");
    });
    return withoutQuotes(unwrap(withoutSource(withoutQuotes(bare)), lines));
}
function withoutQuotes(lines) {
    return lines.map((line, index) => unquoted(line, lines[index - 1], lines[index + 1]));
}
const LISTED = /^\s*(?:["']|[[\]{}]{1,4},?\s*$)/;
function unquoted(line, before = "", after = "") {
    if (!/^"[^"]{12,4000}"$/.test(line))
        return line;
    const isListed = LISTED.test(before) || LISTED.test(after) || /^\s+\S/.test(after);
    return isListed ? line : line.slice(1, -1);
}
const SOURCE_PREFIX = /^(?:\[(?!\s{0,2}(?:error|fatal|critical|warn|info|debug|api|tool|user|assistant|system|model|judge|expected|answer)\b)[\w .:/#-]{1,40}\]:?|(?:stderr|stdout|err|out|log|remote|child|[a-z]{2,16}[-_#]\d{1,6}|[a-z]{2,16}\[\d{1,8}\])\s?[:>])\s{1,4}/i;
function withoutSource(lines) {
    const first = lines.find((line) => line.trim() !== "");
    const source = first === undefined ? undefined : SOURCE_PREFIX.exec(first)?.[0];
    if (source === undefined)
        return lines;
    const bare = source.trimEnd();
    const filled = lines.filter((line) => line.trim() !== "");
    if (filled.length < 2 || !filled.every((line) => line.startsWith(bare)))
        return lines;
    return lines.map((line) => (line.startsWith(source) ? line.slice(source.length) : line.slice(bare.length)));
}
function composePrefixes(lines) {
    const names = new Map();
    const nameOf = (line) => COMPOSE_PREFIX.exec(line.replace(INSTANT_PREFIX, ""))?.[0] ?? null;
    for (const line of lines) {
        const name = nameOf(line);
        if (name !== null)
            names.set(name, (names.get(name) ?? 0) + 1);
    }
    return mostly(lines, (line) => {
        const name = nameOf(line);
        if (name === null)
            return false;
        if ((names.get(name) ?? 0) > 1)
            return true;
        const rest = line
            .replace(INSTANT_PREFIX, "")
            .slice(name.length)
            .replace(/^\s{0,8}\|/, "");
        return (/^(?:\d{4}-\d{2}-\d{2}[T ]|(?:ERROR|FATAL|CRITICAL|WARN(?:ING)?)\b)/.test(rest) ||
            !rest.replace(/%\|[^|]{0,80}\| /, "").includes(" | "));
    });
}
function mostly(lines, hasPrefix) {
    let prefixed = 0;
    let filled = 0;
    for (const line of lines) {
        if (line.trim() === "")
            continue;
        filled += 1;
        if (hasPrefix(line))
            prefixed += 1;
    }
    return prefixed > 0 && prefixed * 2 >= filled;
}
function unwrap(lines, raw) {
    const own = ownCuts(lines);
    const joined = [];
    let open = false;
    for (let index = 0; index < lines.length; index += 1) {
        const line = lines[index] ?? "";
        if (open)
            joined[joined.length - 1] += line;
        else
            joined.push(line);
        open =
            own.has(index) ||
                isBroken(line, lines[index - 1], lines[index + 1]) ||
                (raw[index] !== line &&
                    raw[index + 1] === lines[index + 1] &&
                    isBroken(raw[index] ?? "", raw[index - 1], raw[index + 1]));
    }
    return joined;
}
function ownCuts(lines) {
    const groups = new Map();
    lines.forEach((line, index) => {
        if (TERMINAL_WIDTHS.has(line.length) || !isCut(line, lines[index + 1]))
            return;
        const known = groups.get(line.length) ?? [];
        groups.set(line.length, known);
        const last = known.at(-1);
        if (last !== undefined && index - (last.at(-1) ?? 0) <= 3)
            last.push(index);
        else
            known.push([index]);
    });
    const isNearly = (line, width) => line !== undefined && line.length < width && line.length >= width - 12;
    const isWrapped = (index) => {
        const width = lines[index]?.length ?? 0;
        return isNearly(lines[index - 1], width) || (isNearly(lines[index + 1], width) && (lines[index + 2] ?? "") !== "");
    };
    const isTerminal = (group) => new Set(group.map((index) => lines[index]?.slice(0, 6))).size >= 2 && !group.some(isWrapped);
    return new Set([...groups.values()].flat().filter(isTerminal).flat());
}
function isCut(line, next) {
    return (next !== undefined &&
        next !== "" &&
        line.length >= 60 &&
        line.length <= 160 &&
        next.length <= line.length &&
        line.slice(0, 6) !== next.slice(0, 6) &&
        !/\s\s|\s\|\s|\t|[.!?]$/.test(line) &&
        !/^\s\s/.test(next) &&
        !FRESH_START.test(next) &&
        !RULER_END.test(line));
}
function isBroken(line, before, after) {
    if (after === undefined || after === "" || line.length < 40 || line.length > 160)
        return false;
    const width = displayWidth(line);
    const filled = TERMINAL_WIDTHS.has(width) || (width !== line.length && TERMINAL_WIDTHS.has(width + 1));
    if (!filled || displayWidth(after) > width)
        return false;
    if (before !== undefined && displayWidth(before) > width)
        return false;
    if (/\w$/.test(line) && /^[a-z]{1,2}[A-Za-z]*\b/.test(after) && !/\s$/.test(line))
        return true;
    return !FRESH_START.test(after) && !RULER_END.test(line);
}
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;
function displayWidth(line) {
    return line.length > 400 ? line.length : line.length + (line.match(WIDE)?.length ?? 0);
}


/***/ }),

/***/ 1162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compileUserForms: () => (/* binding */ compileUserForms),
  readUserForms: () => (/* binding */ readUserForms)
});

// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
;// CONCATENATED MODULE: ./build/core/detect/pattern/syntax.js
class PatternError extends Error {
    name = "PatternError";
}
const DIGIT = [[48, 57]];
const WORD = [
    [48, 57],
    [65, 90],
    [95, 95],
    [97, 122],
];
const SPACE = [
    [9, 13],
    [32, 32],
    [160, 160],
    [0x2000, 0x200a],
    [0x2028, 0x2029],
    [0x3000, 0x3000],
];
const LAST = 0xffff;
const MOST_REPEATS = 1_000;
const DEEPEST = 60;
function parsePattern(source) {
    return new Parser(source).parse();
}
class Parser {
    source;
    at = 0;
    groups = 0;
    depth = 0;
    names = new Map();
    constructor(source) {
        this.source = source;
    }
    parse() {
        const node = this.choice();
        if (this.at < this.source.length)
            throw new PatternError(`a ")" without its "(" at character ${this.at + 1}`);
        return { node, groups: this.groups, names: this.names };
    }
    choice() {
        this.depth += 1;
        if (this.depth > DEEPEST)
            throw new PatternError("groups that are nested too deeply");
        const nodes = [this.sequence()];
        while (this.take("|"))
            nodes.push(this.sequence());
        this.depth -= 1;
        return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: "choice", nodes };
    }
    sequence() {
        const nodes = [];
        while (this.at < this.source.length && !"|)".includes(this.source[this.at] ?? ""))
            nodes.push(this.repeated());
        return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: "sequence", nodes };
    }
    repeated() {
        const node = this.atom();
        const range = this.quantifier();
        if (range === null)
            return node;
        if (node.kind === "assert")
            throw new PatternError(`a quantifier after an anchor at character ${this.at}`);
        const greedy = !this.take("?");
        if (this.quantifier() !== null)
            throw new PatternError(`two quantifiers in a row at character ${this.at}`);
        return { kind: "repeat", node, ...range, greedy };
    }
    quantifier() {
        if (this.take("*"))
            return { min: 0, max: Number.POSITIVE_INFINITY };
        if (this.take("+"))
            return { min: 1, max: Number.POSITIVE_INFINITY };
        if (this.take("?"))
            return { min: 0, max: 1 };
        const counted = /^\{(\d{1,6})(?:(,)(\d{0,6}))?\}/.exec(this.source.slice(this.at, this.at + 20));
        if (counted === null)
            return null;
        this.at += counted[0].length;
        const min = Number(counted[1]);
        const max = counted[2] === undefined ? min : counted[3] === "" ? Number.POSITIVE_INFINITY : Number(counted[3]);
        if (max < min)
            throw new PatternError(`the range ${counted[0]}, whose end is below its start`);
        if (Math.max(min, max === Number.POSITIVE_INFINITY ? 0 : max) > MOST_REPEATS)
            throw new PatternError(`more than ${MOST_REPEATS} repeats: ${counted[0]}`);
        return { min, max };
    }
    atom() {
        const char = this.source[this.at] ?? "";
        this.at += 1;
        switch (char) {
            case "^":
                return { kind: "assert", what: "start" };
            case "$":
                return { kind: "assert", what: "end" };
            case ".":
                return { kind: "set", set: { ranges: [[10, 10]], negated: true }, literal: null };
            case "(":
                return this.group();
            case "[":
                return { kind: "set", set: this.bracket(), literal: null };
            case "\\":
                return this.escape();
            case "*":
            case "+":
            case "?":
                throw new PatternError(`the quantifier ${char} with nothing before it at character ${this.at}`);
            default:
                return literal(char);
        }
    }
    group() {
        let index = null;
        if (this.take("?")) {
            if (!this.take(":")) {
                const name = /^<([A-Za-z_]\w{0,60})>/.exec(this.source.slice(this.at, this.at + 70));
                if (name === null)
                    throw new PatternError("look-around or an inline flag: only (…), (?:…) and (?<name>…) can be matched in linear time");
                this.at += name[0].length;
                this.groups += 1;
                index = this.groups;
                this.names.set(name[1] ?? "", index);
            }
        }
        else {
            this.groups += 1;
            index = this.groups;
        }
        const node = this.choice();
        if (!this.take(")"))
            throw new PatternError('a "(" without its ")"');
        return { kind: "group", index, node };
    }
    escape() {
        const char = this.source[this.at];
        if (char === undefined)
            throw new PatternError("a lone backslash at the end");
        if (char === "b" || char === "B") {
            this.at += 1;
            return { kind: "assert", what: char === "b" ? "word" : "not-word" };
        }
        if (/[1-9k]/.test(char))
            throw new PatternError(`the back-reference \\${char}, which cannot be matched in linear time`);
        const set = this.classEscape();
        if (set !== null)
            return { kind: "set", set, literal: null };
        return literal(String.fromCharCode(this.charEscape()));
    }
    classEscape() {
        const char = this.source[this.at] ?? "";
        const ranges = { d: DIGIT, w: WORD, s: SPACE }[char.toLowerCase()];
        if (ranges === undefined)
            return null;
        this.at += 1;
        return { ranges, negated: char !== char.toLowerCase() };
    }
    charEscape() {
        const char = this.source[this.at] ?? "";
        this.at += 1;
        const named = { b: 8, n: 10, r: 13, t: 9, f: 12, v: 11, 0: 0 }[char];
        if (named !== undefined)
            return named;
        const hex = (char === "x" ? /^[0-9a-f]{2}/i : char === "u" ? /^[0-9a-f]{4}/i : null)?.exec(this.source.slice(this.at, this.at + 4));
        if (hex) {
            this.at += hex[0].length;
            return Number.parseInt(hex[0], 16);
        }
        if (/[A-Za-z]/.test(char))
            throw new PatternError(`the escape \\${char}, which is not known`);
        return char.charCodeAt(0);
    }
    bracket() {
        const negated = this.take("^");
        const ranges = [];
        for (let first = true;; first = false) {
            if (this.at >= this.source.length)
                throw new PatternError('a "[" without its "]"');
            if (this.take("]")) {
                if (first)
                    throw new PatternError('an empty "[]": a bracket inside a set is written "\\]"');
                break;
            }
            const low = this.member(ranges);
            if (low === null)
                continue;
            if (this.source[this.at] === "-" && this.source[this.at + 1] !== "]" && this.source[this.at + 1] !== undefined) {
                this.at += 1;
                const high = this.member(ranges);
                if (high === null || high < low)
                    throw new PatternError("a range in [] whose end is below its start");
                ranges.push([low, high]);
            }
            else
                ranges.push([low, low]);
        }
        return { ranges, negated };
    }
    member(ranges) {
        if (!this.take("\\")) {
            const code = this.source.charCodeAt(this.at);
            this.at += 1;
            return code;
        }
        const set = this.classEscape();
        if (set === null)
            return this.charEscape();
        ranges.push(...(set.negated ? complement(set.ranges) : set.ranges));
        return null;
    }
    take(char) {
        if (this.source[this.at] !== char)
            return false;
        this.at += 1;
        return true;
    }
}
function literal(char) {
    const code = char.charCodeAt(0);
    return { kind: "set", set: { ranges: [[code, code]], negated: false }, literal: char };
}
function complement(ranges) {
    const result = [];
    let from = 0;
    for (const [low, high] of ranges) {
        if (low > from)
            result.push([from, low - 1]);
        from = high + 1;
    }
    if (from <= LAST)
        result.push([from, LAST]);
    return result;
}

;// CONCATENATED MODULE: ./build/core/detect/pattern/linear-pattern.js


const LONGEST_SOURCE = 1_000;
const LONGEST_PROGRAM = 5_000;
function compilePattern(source) {
    if (source === "")
        throw new PatternError("an empty pattern, which matches everything");
    if (source.length > LONGEST_SOURCE)
        throw new PatternError(`more than ${LONGEST_SOURCE} characters`);
    const parsed = parsePattern(source);
    const program = [];
    emit({ kind: "group", index: 0, node: parsed.node }, program);
    program.push({ op: "match" });
    const needle = longestLiteral(parsed.node).toLowerCase();
    const slots = (parsed.groups + 1) * 2;
    return {
        source,
        names: parsed.names,
        groups: parsed.groups,
        exec: (text, steps) => needle !== "" && !text.toLowerCase().includes(needle) ? null : run(program, slots, text, steps),
    };
}
function emit(node, program) {
    if (program.length > LONGEST_PROGRAM)
        throw new PatternError("a pattern that is too large once its repeats are written out");
    switch (node.kind) {
        case "set":
            program.push({ op: "set", set: node.set });
            return;
        case "assert":
            program.push({ op: "assert", what: node.what });
            return;
        case "group":
            if (node.index !== null)
                program.push({ op: "save", slot: node.index * 2 });
            emit(node.node, program);
            if (node.index !== null)
                program.push({ op: "save", slot: node.index * 2 + 1 });
            return;
        case "sequence":
            for (const inner of node.nodes)
                emit(inner, program);
            return;
        case "choice":
            emitChoice(node.nodes, program);
            return;
        case "repeat":
            emitRepeat(node, program);
            return;
        default:
            (0,unreachable/* unreachable */.H)(node);
    }
}
function emitChoice(nodes, program) {
    const ends = [];
    for (const [index, inner] of nodes.entries()) {
        if (index === nodes.length - 1) {
            emit(inner, program);
            break;
        }
        const split = { op: "split", first: program.length + 1, second: 0 };
        program.push(split);
        emit(inner, program);
        const end = { op: "jump", to: 0 };
        ends.push(end);
        program.push(end);
        split.second = program.length;
    }
    for (const end of ends)
        end.to = program.length;
}
function emitRepeat(node, program) {
    for (let count = 0; count < node.min; count += 1)
        emit(node.node, program);
    const branch = () => {
        const split = { op: "split", first: 0, second: 0 };
        program.push(split);
        return split;
    };
    const aim = (split, body, after) => {
        split.first = node.greedy ? body : after;
        split.second = node.greedy ? after : body;
    };
    if (node.max === Number.POSITIVE_INFINITY) {
        const start = program.length;
        const split = branch();
        emit(node.node, program);
        program.push({ op: "jump", to: start });
        aim(split, start + 1, program.length);
        return;
    }
    const splits = [];
    for (let count = node.min; count < node.max; count += 1) {
        const split = branch();
        splits.push({ split, body: program.length });
        emit(node.node, program);
    }
    for (const { split, body } of splits)
        aim(split, body, program.length);
}
function run(program, slots, text, steps) {
    const none = new Array(slots).fill(-1);
    let current = [];
    let best = null;
    for (let at = 0; at <= text.length; at += 1) {
        const seen = new Set();
        const next = [];
        const nextSeen = new Set();
        const live = [];
        for (const thread of current)
            follow(program, thread, text, at, seen, live, steps);
        if (best === null)
            follow(program, { pc: 0, saved: none }, text, at, seen, live, steps);
        for (const thread of live) {
            const instruction = program[thread.pc];
            if (instruction?.op === "match") {
                best = thread.saved;
                break;
            }
            if (instruction?.op === "set" &&
                at < text.length &&
                matches(instruction.set, text.charCodeAt(at)) &&
                !nextSeen.has(thread.pc)) {
                nextSeen.add(thread.pc);
                next.push({ pc: thread.pc + 1, saved: thread.saved });
            }
        }
        current = next;
        if (current.length === 0 && best !== null)
            break;
    }
    if (best === null)
        return null;
    const found = best;
    return Array.from({ length: slots / 2 }, (_, group) => {
        const [from, to] = [found[group * 2] ?? -1, found[group * 2 + 1] ?? -1];
        return from < 0 || to < 0 ? undefined : text.slice(from, to);
    });
}
function follow(program, thread, text, at, seen, live, steps) {
    const stack = [thread];
    for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
        const instruction = program[top.pc];
        if (instruction === undefined || seen.has(top.pc))
            continue;
        seen.add(top.pc);
        if (steps)
            steps.count += 1;
        switch (instruction.op) {
            case "jump":
                stack.push({ pc: instruction.to, saved: top.saved });
                break;
            case "split":
                stack.push({ pc: instruction.second, saved: top.saved }, { pc: instruction.first, saved: top.saved });
                break;
            case "save": {
                const saved = [...top.saved];
                saved[instruction.slot] = at;
                stack.push({ pc: top.pc + 1, saved });
                break;
            }
            case "assert":
                if (holds(instruction.what, text, at))
                    stack.push({ pc: top.pc + 1, saved: top.saved });
                break;
            case "set":
            case "match":
                live.push(top);
                break;
            default:
                (0,unreachable/* unreachable */.H)(instruction);
        }
    }
}
function holds(what, text, at) {
    if (what === "start")
        return at === 0;
    if (what === "end")
        return at === text.length;
    const boundary = isWord(text.charCodeAt(at - 1)) !== isWord(text.charCodeAt(at));
    return what === "word" ? boundary : !boundary;
}
function isWord(code) {
    return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || code === 95 || (code >= 97 && code <= 122);
}
function matches(set, code) {
    const inside = (unit) => set.ranges.some(([low, high]) => unit >= low && unit <= high);
    const found = inside(code) || inside(otherCase(code));
    return found !== set.negated;
}
function otherCase(code) {
    if (code >= 65 && code <= 90)
        return code + 32;
    if (code >= 97 && code <= 122)
        return code - 32;
    if (code < 128)
        return code;
    const char = String.fromCharCode(code);
    const other = char.toLowerCase() === char ? char.toUpperCase() : char.toLowerCase();
    return other.length === 1 ? other.charCodeAt(0) : code;
}
function longestLiteral(node) {
    const nodes = node.kind === "sequence" ? node.nodes : node.kind === "group" ? [node.node] : [node];
    let best = "";
    let run = "";
    for (const inner of nodes) {
        if (inner.kind === "set" && inner.literal !== null)
            run += inner.literal;
        else {
            if (run.length > best.length)
                best = run;
            run = "";
            const nested = inner.kind === "group"
                ? longestLiteral(inner.node)
                : inner.kind === "repeat" && inner.min > 0
                    ? longestLiteral(inner.node)
                    : "";
            if (nested.length > best.length)
                best = nested;
        }
    }
    return run.length > best.length ? run : best;
}

// EXTERNAL MODULE: ./build/core/detect/reset/duration-words.js
var duration_words = __webpack_require__(102);
// EXTERNAL MODULE: ./build/core/detect/reset/headers.js
var headers = __webpack_require__(1782);
// EXTERNAL MODULE: ./build/core/detect/reset/prose-waits.js
var prose_waits = __webpack_require__(724);
// EXTERNAL MODULE: ./build/core/detect/reset/wait.js
var reset_wait = __webpack_require__(2691);
// EXTERNAL MODULE: ./build/core/detect/text/clean-lines.js
var clean_lines = __webpack_require__(1673);
;// CONCATENATED MODULE: ./build/core/detect/user-forms.js








const KINDS = ["wait", "stop", "cap", "task", "overload", "none"];
const FIELDS = ["name", "pattern", "kind", "provider", "retry_after_group", "retry_after_unit", "reset_group"];
const UNITS = new Map([
    ["ms", 1],
    ["s", 1_000],
    ["m", 60_000],
    ["h", 3_600_000],
]);
function compileUserForms(raw) {
    const names = new Set();
    return raw.map((entry, index) => {
        const form = compileOne(entry, index);
        if (names.has(form.name))
            throw wrong(index, form.name, "a name of its own", `the name ${JSON.stringify(form.name)} twice`, "Rename one of the two.");
        names.add(form.name);
        return form;
    });
}
function compileOne(raw, index) {
    const entry = new Map(Object.entries(raw).map(([key, value]) => [key.replaceAll("-", "_"), value]));
    const name = entry.get("name");
    if (typeof name !== "string" || name.trim() === "") {
        throw wrong(index, null, "a name", found(name), "Give each form a short name; it is shown where the form matched.");
    }
    for (const key of entry.keys()) {
        if (!FIELDS.includes(key))
            throw wrong(index, name, `only the fields ${FIELDS.join(", ")}`, `the field ${JSON.stringify(key)}`, "Remove it or correct its name.");
    }
    const kind = KINDS.find((one) => one === entry.get("kind"));
    if (kind === undefined)
        throw wrong(index, name, `kind to be one of ${KINDS.join(", ")}`, found(entry.get("kind")), "Choose the answer to the limit.");
    const provider = entry.get("provider");
    if (provider !== undefined && provider !== null && typeof provider !== "string")
        throw wrong(index, name, "provider to be text", found(provider), "Write its name, or leave it out.");
    const unit = entry.get("retry_after_unit") ?? "s";
    const retryAfterUnitMs = UNITS.get(String(unit));
    if (retryAfterUnitMs === undefined)
        throw wrong(index, name, `retry_after_unit to be one of ${[...UNITS.keys()].join(", ")}`, found(unit), "It is the unit of a bare number.");
    const pattern = compiled(entry.get("pattern"), index, name);
    return {
        name,
        kind,
        provider: provider ?? null,
        pattern,
        retryAfterGroup: group(entry.get("retry_after_group"), "retry_after_group", pattern, index, name),
        retryAfterUnitMs,
        resetGroup: group(entry.get("reset_group"), "reset_group", pattern, index, name),
    };
}
function compiled(source, index, name) {
    if (typeof source !== "string")
        throw wrong(index, name, "pattern to be a regular expression", found(source), "Write it as text, in quotes.");
    try {
        return compilePattern(source);
    }
    catch (error) {
        if (!(error instanceof PatternError))
            throw error;
        throw wrong(index, name, "pattern to be a regular expression that is matched in linear time", error.message, `Correct the pattern ${JSON.stringify(source)}.`);
    }
}
function group(value, field, pattern, index, name) {
    if (value === undefined || value === null)
        return null;
    const number = typeof value === "number"
        ? value
        : typeof value === "string"
            ? (pattern.names.get(value) ?? Number(value))
            : Number.NaN;
    if (Number.isInteger(number) && number >= 1 && number <= pattern.groups)
        return number;
    throw wrong(index, name, `${field} to be the number or the name of a group of the pattern`, found(value), `The pattern has ${pattern.groups} groups; add one in ( ).`);
}
function found(value) {
    return value === undefined ? "none" : JSON.stringify(value);
}
function wrong(index, name, expected, what, advice) {
    const entry = name === null ? `entry ${index + 1}` : `entry ${index + 1} (${JSON.stringify(name)})`;
    return new user_error/* UserError */.y(`Expected ${expected} in ${entry} of rate-limit-patterns, found ${what}. ${advice}`);
}
const TAIL = 65_536;
const LONGEST_LINE = 4_000;
function readUserForms(text, forms, context) {
    if (forms.length === 0)
        return { detection: null, rest: text };
    const loud = forms.filter((form) => form.kind !== "none");
    const quiet = forms.filter((form) => form.kind === "none");
    const lines = (0,clean_lines/* cleanLines */.v)(text.slice(-TAIL));
    const kept = lines.filter((line) => !quiet.some((form) => form.pattern.exec(line.slice(0, LONGEST_LINE)) !== null));
    const rest = kept.length === lines.length ? text : `${text.slice(0, -TAIL)}${kept.join("\n")}`;
    for (const line of kept.toReversed()) {
        for (const form of loud) {
            const match = form.pattern.exec(line.slice(0, LONGEST_LINE));
            if (match !== null)
                return { detection: answer(form, match, line, context), rest };
        }
    }
    return { detection: null, rest };
}
function answer(form, match, line, context) {
    const own = [retryAfter(form, match), user_forms_reset(form, match, context)].filter((wait) => wait !== null);
    const stated = form.retryAfterGroup === null && form.resetGroup === null ? (0,prose_waits/* readProseWaits */._)(line, context) : own;
    const wait = (0,reset_wait/* longest */.x)(stated, context.nowAt);
    return {
        kind: settle(form.kind, wait, context),
        retryAfterMs: wait?.kind === "duration" ? wait.ms : null,
        resetAt: wait?.kind === "instant" ? wait.at : null,
        evidence: line.trim().slice(0, 500),
        form: form.name,
        provider: form.provider,
    };
}
function settle(kind, wait, context) {
    if (kind !== "wait")
        return kind;
    if (wait === null)
        return "cap";
    return (0,reset_wait/* waitMs */.C)(wait, context.nowAt) > context.retryAfterThresholdMs ? "stop" : "wait";
}
function retryAfter(form, match) {
    const text = form.retryAfterGroup === null ? undefined : match[form.retryAfterGroup]?.trim();
    if (text === undefined)
        return null;
    if (/^\d{1,12}(?:\.\d{1,9})?$/.test(text)) {
        const ms = Number(text) * form.retryAfterUnitMs;
        return ms <= duration_words/* LONGEST_WAIT_MS */.u_ ? { kind: "duration", ms, source: "prose" } : null;
    }
    const duration = (0,duration_words/* readDuration */.$7)(text);
    return duration === null ? null : { kind: "duration", ms: duration.durationMs, source: "prose" };
}
function user_forms_reset(form, match, context) {
    const text = form.resetGroup === null ? undefined : match[form.resetGroup];
    return text === undefined ? null : (0,headers/* readReset */.ye)(text, context);
}


/***/ })

};
