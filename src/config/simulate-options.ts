/** The options that only `carryover simulate` has. */
import * as z from "zod/mini";
import { parseDuration } from "../core/duration.ts";
import { MOST_JOBS } from "../core/split.ts";
import { instant, timeZone } from "./detect-options.ts";
import { fraction, input, integer, oneOf, optional, plainText, type TextSchema, text } from "./text-schemas.ts";

/** How many tasks there are, or the file that lists them. */
export type TaskNumber =
  | { readonly kind: "count"; readonly count: number }
  | { readonly kind: "file"; readonly path: string };

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
    help: "How long a task takes, such as 30s, or 30s/2m for a median and a 90th percentile. Default: as recorded in the state folder.",
  }),
  requestsPerTask: input(integer({ from: 0, to: 100_000 }), {
    default: "1",
    help: "Calls per task, one after the other. Default: 1.",
  }),
  requestsPerMinute: input(optional(number({ from: 0.001, to: 1e9 })), {
    placeholder: "N",
    help: "The provider's rate (a token bucket). Default: none.",
  }),
  burst: input(optional(integer({ from: 1, to: 1e9 })), {
    help: "How many requests may come at once. Default: those of a second.",
  }),
  waits: input(oneOf(["stated", "seconds", "unstated"]), {
    default: "stated",
    help: "Whether refusals say how long to wait: to the millisecond, in whole seconds (as Retry-After does), or not at all. Default: stated.",
  }),
  failureRate: input(fraction(), {
    placeholder: "SHARE",
    default: "0",
    help: "The share of attempts that fail for other reasons, such as 0.05 or 5%. They are retried as in run. Default: 0.",
  }),
  dailyQuota: input(optional(integer({ from: 0, to: 1e12 })), {
    help: "Requests that the provider allows a day. Default: no quota.",
  }),
  quotaReset: input(text("a time of the day such as 00:00, or after 24h", readReset), {
    placeholder: "HH:MM|after DURATION",
    default: "00:00",
    help: "When a day of the quota begins on the clocks of --timezone, or how long after its last request. Default: 00:00.",
  }),
  jobs: input(integer({ from: 1, to: MOST_JOBS }), {
    default: "1",
    help: "Jobs of the matrix, up to 256. Default: 1.",
  }),
  schedule: input(text("a time of the day such as daily 02:00, or every 6h", readSchedule), {
    placeholder: "daily HH:MM|every DURATION",
    default: "daily 02:00",
    help: "When runs start: at a time of the day on the clocks of --timezone, or some time after the last run ended. Default: daily 02:00.",
  }),
  nowAt: input(instant(), {
    placeholder: "INSTANT",
    help: "When the first run starts, such as 2026-11-22T00:00:00Z. Default: now.",
  }),
  timezone: input(timeZone(), {
    placeholder: "ZONE",
    default: "UTC",
    help: "The zone of the schedule and of the quota's reset, such as Europe/Berlin. Default: UTC.",
  }),
  stateDir: input(plainText(".carryover"), {
    placeholder: "FOLDER",
    default: ".carryover",
    help: "The folder with the durations of earlier runs. Default: .carryover.",
  }),
  seed: input(integer({ from: 0, to: 2 ** 32 - 1 }), {
    default: "1",
    help: "Seeds the durations; the same seed gives the same answer.",
  }),
});

const MOST_TASKS = 1_000_000_000;

function readTasks(found: string): TaskNumber | null {
  if (found === "") return null;
  if (!/^[\d_]+$/.test(found)) return { kind: "file", path: found };
  const count = Number(found.replaceAll("_", ""));
  return count >= 1 && count <= MOST_TASKS ? { kind: "count", count } : null;
}

function number(bounds: { readonly from: number; readonly to: number }): TextSchema<number> {
  return text(`a number from ${bounds.from} to ${bounds.to}`, (found) => {
    const value = /^[\d_]+(?:\.\d+)?$/.test(found) ? Number(found.replaceAll("_", "")) : Number.NaN;
    return value >= bounds.from && value <= bounds.to ? value : null;
  });
}

/** With longer durations a thousand runs exceed the range of dates. */
const LONGEST_MS = 366 * 86_400_000;

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
  const [hour, minute] = /^\d{1,2}:\d{2}$/.test(found) ? found.split(":").map(Number) : [];
  return hour !== undefined && minute !== undefined && hour < 24 && minute < 60
    ? { kind: "clock", hour, minute }
    : null;
}

function readInterval(found: string | undefined): Recurrence | null {
  const durationMs = parseDuration(found ?? "");
  return durationMs !== null && durationMs > 0 && durationMs <= LONGEST_MS ? { kind: "after", durationMs } : null;
}
