/** The options that only `carryover simulate` has, but for those that need a file. */

import { parseDuration } from "../core/duration.ts";
import { MOST_JOBS } from "../core/split.ts";
import { UserError } from "../core/user-error.ts";
import { readDetectOptions } from "./detect-options.ts";

export interface SimulateOptions {
  /** A count, or the file that lists them. */
  readonly tasks: { readonly kind: "count"; readonly count: number } | { readonly kind: "file"; readonly path: string };
  /** Null: those that the state folder has recorded. */
  readonly duration: { readonly medianMs: number; readonly p90Ms: number } | null;
  readonly requestsPerTask: number;
  /** Null: no rate limit. */
  readonly requestsPerMinute: number | null;
  readonly burst: number;
  /** How refusals state a wait: to the millisecond, in whole seconds, or not at all. */
  readonly waits: "stated" | "seconds" | "unstated";
  /** Share of attempts, 0 to 1, that fail by themselves. */
  readonly failureRate: number;
  /** Null: no quota. */
  readonly dailyQuota: number | null;
  /** When the quota is there again: at a time of the day, or some time after its last request. */
  readonly quotaReset: QuotaReset;
  readonly jobs: number;
  readonly schedule: string;
  readonly stateDir: string;
  readonly startsAt: number | null;
  readonly timeZone: string;
  readonly seed: number;
}

export type QuotaReset =
  | { readonly kind: "clock"; readonly hour: number; readonly minute: number }
  | { readonly kind: "after"; readonly durationMs: number };

const MOST_TASKS = 1_000_000_000;

/**
 * @param options raw texts by name
 * @throws UserError that names the option, what was found and what is expected
 */
export function readSimulateOptions(options: Readonly<Record<string, string | undefined>>): SimulateOptions {
  const text = (name: string): string => (options[name] ?? "").trim();
  const count = (name: string, bounds: { readonly least: number; readonly most: number }): number | null => {
    const found = text(name).replaceAll("_", "");
    if (found === "") return null;
    const value = Number(found);
    if (/^\d+(?:\.\d+)?$/.test(found) && value >= bounds.least && value <= bounds.most) return value;
    throw refused(name, found, `a number from ${bounds.least} to ${bounds.most}`);
  };
  const whole = (name: string, bounds: { readonly least: number; readonly most: number }): number | null => {
    const value = count(name, bounds);
    if (value !== null && !Number.isInteger(value)) throw refused(name, text(name), "a whole number");
    return value;
  };
  const tasks = text("tasks");
  if (tasks === "") throw refused("tasks", tasks, "a number of tasks or the file that lists them");
  const isCount = /^[\d_]+$/.test(tasks);
  const requestsPerMinute = count("requests-per-minute", { least: 0.001, most: 1e9 });
  const waits = text("waits") || "stated";
  if (waits !== "stated" && waits !== "seconds" && waits !== "unstated")
    throw refused("waits", waits, "`stated`, `seconds` or `unstated`");
  const { nowAt, timeZone } = readDetectOptions({ now: options.now, timezone: options.timezone });
  return {
    tasks: isCount
      ? { kind: "count", count: whole("tasks", { least: 1, most: MOST_TASKS }) ?? 1 }
      : { kind: "file", path: tasks },
    duration: text("duration") === "" ? null : readSpread(text("duration")),
    requestsPerTask: whole("requests-per-task", { least: 0, most: 100_000 }) ?? 1,
    requestsPerMinute,
    // What most providers allow in one instant: a second's worth.
    burst: whole("burst", { least: 1, most: 1e9 }) ?? Math.max(1, Math.round((requestsPerMinute ?? 0) / 60)),
    waits,
    failureRate: readShare("failure-rate", text("failure-rate")),
    dailyQuota: whole("daily-quota", { least: 0, most: 1e12 }),
    quotaReset: readReset(text("quota-reset") || "00:00"),
    jobs: whole("jobs", { least: 1, most: MOST_JOBS }) ?? 1,
    schedule: text("schedule") || "daily 02:00",
    stateDir: text("state-dir") || ".carryover",
    startsAt: nowAt,
    timeZone: timeZone ?? "UTC",
    seed: whole("seed", { least: 0, most: 2 ** 32 - 1 }) ?? 1,
  };
}

/** Beyond it a thousand runs leave what a date can say. */
const LONGEST_MS = 366 * 86_400_000;

function readSpread(found: string): { readonly medianMs: number; readonly p90Ms: number } {
  const [median, p90, ...more] = found.split("/").map(parseDuration);
  if (
    median == null ||
    median === 0 ||
    p90 === null ||
    more.length > 0 ||
    (p90 !== undefined && p90 < median) ||
    Math.max(median, p90 ?? 0) > LONGEST_MS
  ) {
    throw refused("duration", found, "a duration, or a median and a 90th percentile such as `30s/2m`");
  }
  return { medianMs: median, p90Ms: p90 ?? median };
}

function readShare(name: string, found: string): number {
  const share = found.endsWith("%") ? Number(found.slice(0, -1)) / 100 : Number(found);
  if (/^\d+(?:\.\d+)?%?$/.test(found || "0") && share >= 0 && share < 1) return share;
  throw refused(name, found, "a share below 1, such as `0.05` or `5%`");
}

function readReset(found: string): QuotaReset {
  const clock = /^(\d{1,2}):(\d{2})$/.exec(found);
  const [hour, minute] = [Number(clock?.[1]), Number(clock?.[2])];
  if (clock && hour < 24 && minute < 60) return { kind: "clock", hour, minute };
  const durationMs = /^after\s/i.test(found) ? parseDuration(found.slice(6)) : null;
  if (durationMs !== null && durationMs > 0 && durationMs <= LONGEST_MS) return { kind: "after", durationMs };
  throw refused("quota-reset", found, "a time of the day such as `00:00`, or `after 24h`");
}

function refused(name: string, found: string, expected: string): UserError {
  return new UserError(
    `Expected \`--${name}\` to be ${expected}, found ${found === "" ? "nothing" : `\`${found}\``}. See \`carryover simulate --help\`.`,
  );
}
