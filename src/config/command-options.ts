/** The options that only one command has: `detect`, `simulate` and `provider`. */
import * as z from "zod/mini";
import { DAY_MS, parseDuration } from "../core/duration.ts";
import { duration, fraction, input, integer, oneOf, optional, plainText, text } from "./text-schemas.ts";

/** An instant as epoch ms; null for the clock. */
function instant() {
  return optional(text("an ISO 8601 instant, such as 2026-11-22T00:00:00Z", readInstant));
}

export const DETECT_OPTIONS = z.object({
  exitCode: input(optional(integer({ from: 0, to: 255 })), {
    help: "The exit code of the process that wrote the log; 0 means that it succeeded.",
  }),
  nowAt: input(instant(), {
    placeholder: "INSTANT",
    defaultWords: "now",
    help: "The instant at which the log is read, such as 2026-11-22T00:00:00Z. A clock time without a zone is in the zone of the variable TZ, else in that of the machine.",
  }),
});

const INSTANT = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:?\d\d)?)?$/i;

function readInstant(found: string): number | null {
  // UTC if no zone is given, so that the answer does not depend on the machine.
  const [, day, time = "00:00", zone = "Z"] = INSTANT.exec(found) ?? [];
  const at = Date.parse(`${day}T${time}${zone.toUpperCase()}`);
  return Number.isNaN(at) ? null : at;
}

function readTimeZone(found: string): string | null {
  try {
    new Intl.DateTimeFormat("en", { timeZone: found });
    return found;
  } catch {
    return null;
  }
}

/** How many tasks there are, or the file that lists them. */
type TaskNumber = { readonly kind: "count"; readonly count: number } | { readonly kind: "file"; readonly path: string };

/** When something happens next: at a time of the day, or some time after it happened last. */
type Recurrence =
  | { readonly kind: "clock"; readonly hour: number; readonly minute: number }
  | { readonly kind: "after"; readonly durationMs: number };

export type SimulateOptions = Readonly<z.infer<typeof SIMULATE_OPTIONS>>;

export const SIMULATE_OPTIONS = z.object({
  tasks: input(text("a number of tasks, or the file that lists them", readTasks), {
    placeholder: "N|FILE",
    help: "How many tasks there are, or the file that lists them.",
  }),
  duration: input(optional(text("a duration, or a median and a 90th percentile such as 30s/2m", readSpread)), {
    placeholder: "MEDIAN[/P90]",
    defaultWords: "as recorded in the state folder",
    help: "How long a task takes, such as 30s, or 30s/2m for a median and a 90th percentile.",
  }),
  requestsPerTask: input(integer({ from: 0, to: 100_000 }), {
    default: "1",
    help: "Calls per task, one after the other.",
  }),
  requestsPerMinute: input(optional(integer({ from: 1, to: 1e9 })), {
    help: "The provider's rate (a token bucket).",
  }),
  burst: input(optional(integer({ from: 1, to: 1e9 })), {
    defaultWords: "the requests of one second",
    help: "How many requests the provider admits at once.",
  }),
  waits: input(oneOf(["stated", "seconds", "unstated"]), {
    default: "stated",
    help: "Whether refusals say how long to wait: to the millisecond, in whole seconds (as Retry-After does), or not at all.",
  }),
  dailyQuota: input(optional(integer({ from: 0, to: 1e12 })), {
    help: "How many requests the provider allows per day.",
  }),
  quotaReset: input(text("a time of the day such as 00:00, or after 24h", readReset), {
    placeholder: "HH:MM|after DURATION",
    default: "00:00",
    help: "When the daily quota resets: at a time of day in --timezone, or this long after its last request.",
  }),
  schedule: input(text("a time of the day such as daily 02:00, or every 6h", readSchedule), {
    placeholder: "daily HH:MM|every DURATION",
    default: "daily 02:00",
    help: "When runs start: at a time of day in --timezone, or this long after the last run ended.",
  }),
  nowAt: input(instant(), {
    placeholder: "INSTANT",
    defaultWords: "now",
    help: "When the first run starts, such as 2026-11-22T00:00:00Z.",
  }),
  timezone: input(text("an IANA time zone, such as America/Los_Angeles or UTC", readTimeZone), {
    placeholder: "ZONE",
    default: "UTC",
    help: "The zone of the schedule and of the quota's reset, such as Europe/Berlin.",
  }),
});

const MOST_TASKS = 1_000_000_000;

function readTasks(found: string): TaskNumber | null {
  if (found === "") return null;
  if (!/^[\d_]+$/.test(found)) return { kind: "file", path: found };
  const count = Number(found.replaceAll("_", ""));
  return count >= 1 && count <= MOST_TASKS ? { kind: "count", count } : null;
}

/** With longer durations a thousand runs exceed the range of dates. */
const LONGEST_MS = 366 * DAY_MS;

function readSpread(found: string): { readonly medianMs: number; readonly p90Ms: number } | null {
  const [median = null, p90 = median, ...more] = found.split("/").map(parseDuration);
  if (median === null || p90 === null || more.length > 0) return null;
  return median > 0 && p90 >= median && p90 <= LONGEST_MS ? { medianMs: median, p90Ms: p90 } : null;
}

function readReset(found: string): Recurrence | null {
  return readClock(found) ?? readInterval(/^after\s(.+)/i.exec(found)?.[1]);
}

function readSchedule(found: string): Recurrence | null {
  return readClock(found.replace(/^daily\s+/i, "")) ?? readInterval(/^every\s(.+)/i.exec(found)?.[1]);
}

function readClock(found: string): Recurrence | null {
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(found) ?? [];
  return minute === undefined ? null : { kind: "clock", hour: Number(hour), minute: Number(minute) };
}

function readInterval(found: string | undefined): Recurrence | null {
  const durationMs = parseDuration(found ?? "");
  return durationMs !== null && durationMs > 0 && durationMs <= LONGEST_MS ? { kind: "after", durationMs } : null;
}

export type ProviderOptions = Readonly<z.infer<typeof PROVIDER_OPTIONS>>;

export const PROVIDER_OPTIONS = z.object({
  port: input(integer({ from: 0, to: 65_535 }), { default: "0", defaultWords: "any free one", help: "A fixed port." }),
  answers: input(optional(plainText()), {
    placeholder: "FILE",
    help: "A JSON Lines file with question and reply. A prompt that contains the question gets the reply.",
  }),
  log: input(optional(plainText()), {
    placeholder: "FILE",
    help: "Appends one JSON line for each request: time, path, model, prompt, outcome.",
  }),
  rate: input(optional(text("a number and a duration, such as 10/1s", readRate)), {
    placeholder: "N/DURATION",
    help: "A token bucket: N requests in that time, such as 10/1s or 500/1m.",
  }),
  burst: input(optional(integer({ from: 1 })), { defaultWords: "1", help: "How many requests it admits at once." }),
  waits: input(oneOf(["stated", "unstated"]), {
    default: "stated",
    help: "Whether refusals for the rate say how long to wait.",
  }),
  dailyQuota: input(optional(integer({ from: 0 })), { help: "How many requests it allows per day." }),
  dayMs: input(optional(duration({ from: "above-zero" })), {
    defaultWords: "24h",
    help: "How long a used-up quota stays unavailable after its last request.",
  }),
  quotaForm: input(optional(oneOf(["requests-per-day", "insufficient-quota"])), {
    placeholder: "FORM",
    defaultWords: "requests-per-day",
    help: "The form of refusals for a used-up quota: requests-per-day states the wait, insufficient-quota does not. A quota of 0 never states one.",
  }),
  overloadShare: input(fraction(), {
    placeholder: "SHARE",
    default: "0",
    help: "The share of requests that are refused for overload.",
  }),
  latency: input(text("a duration or two, the shorter first, such as 50ms-200ms", readLatency), {
    placeholder: "MIN-MAX",
    default: "0s",
    help: "How long an answer takes, such as 50ms-200ms. A stream is spread over that time.",
  }),
});

function readRate(found: string): { readonly requests: number; readonly perMs: number } | null {
  const [, requests, period = ""] = /^(\d+(?:\.\d+)?)\/(.+)$/.exec(found) ?? [];
  // People write `10/s` for `10/1s`.
  const perMs = parseDuration(/^[a-z]/i.test(period) ? `1${period}` : period);
  return Number(requests) > 0 && perMs !== null && perMs > 0 ? { requests: Number(requests), perMs } : null;
}

function readLatency(found: string): { readonly minMs: number; readonly maxMs: number } | null {
  const [minMs, maxMs = minMs, ...more] = found.split("-").map(parseDuration);
  return minMs != null && maxMs != null && minMs <= maxMs && more.length === 0 ? { minMs, maxMs } : null;
}
