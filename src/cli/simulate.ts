/** `carryover simulate`: forecasts how many runs a task list needs under a provider's limits, without making a call. */

import { SIMULATE_OPTIONS, type SimulateOptions } from "../config/command-options.ts";
import { type Config, readConfig } from "../config/config.ts";
import type { CommandLine } from "../config/from-argv.ts";
import { readOptions } from "../config/inputs.ts";
import { formatDuration } from "../core/duration.ts";
import { iso } from "../core/instant.ts";
import { EXIT } from "../core/tally.ts";
import { UserError } from "../core/user-error.ts";
import { counted } from "../core/words.ts";
import { nextClockTime } from "../core/zone.ts";
import { recordedDurationsMs } from "../engine/estimate.ts";
import { settingsOf } from "../engine/run-settings.ts";
import { settingsSchema } from "../provider/settings.ts";
import { environmentRedactor } from "../report/redact.ts";
import { percent, utcMinute } from "../report/words.ts";
import { forecast, type Sums, sumUp } from "../simulate/forecast.ts";
import { type DurationModel, type Forecast, MOST_NIGHTS, type Scenario } from "../simulate/scenario.ts";
import { statePaths } from "../store/state-paths.ts";
import { readTasks } from "../tasks/read-tasks.ts";
import { inform, informText, printJson, table } from "./streams.ts";

/** @throws UserError for a wrong option, for a list that cannot be read, and if no duration is known */
export async function simulateCommand(line: CommandLine): Promise<number> {
  const options = readOptions(SIMULATE_OPTIONS, line.options);
  const config = readConfig(line.options, { origin: "cli", env: process.env, taker: "simulate" });
  const scenario = await scenarioOf(options, config);
  const result = forecast(scenario);
  const sums = sumUp(scenario, result);
  if (line.isJson) printJson(toJson(result, sums));
  else informText(toTable(scenario, result, sums));
  return EXIT.ok;
}

async function scenarioOf(options: SimulateOptions, config: Config): Promise<Scenario> {
  const startsAt = options.nowAt ?? Date.now();
  const { schedule, timezone, waits, requestsPerTask } = options;
  const { retryAfterThresholdMs, timeBudgetMs } = config;
  const tasks = options.tasks.kind === "count" ? options.tasks.count : await countTasks(options.tasks.path, config);
  return {
    settings: settingsOf(config, tasks, startsAt),
    retryAfterThresholdMs,
    timeBudgetMs,
    requestsPerTask,
    gateway: config.gateway !== "off",
    seed: 1,
    startsAt,
    tasks,
    duration: durationModel(options, config),
    provider: settingsSchema.parse({
      rate: rateOf(options),
      waits: waits === "unstated" ? "unstated" : "stated",
      quota: quotaOf(options),
    }),
    waitUnitMs: waits === "seconds" ? 1_000 : 1,
    nextStart: (endedAt) =>
      schedule.kind === "after"
        ? endedAt + schedule.durationMs
        : nextClockTime(schedule.hour, schedule.minute, timezone, endedAt),
  };
}

/** Most providers allow the requests of one second in one instant. */
function rateOf({ burst, requestsPerMinute: requests }: SimulateOptions) {
  return requests === null ? null : { requests, perMs: 60_000, burst: burst ?? Math.max(1, Math.round(requests / 60)) };
}

async function countTasks(path: string, config: Config): Promise<number> {
  const workspace = process.cwd();
  const redactor = environmentRedactor(process.env);
  const options = { ...config, workspace, workingDirectory: workspace, env: {}, redactor, warn: inform };
  return (await readTasks({ kind: "tasks", value: path }, options)).count;
}

/** The durations from the options, else those of earlier runs in the state folder. */
function durationModel({ duration }: SimulateOptions, { stateDir }: Config): DurationModel {
  if (duration !== null) return { kind: "spread", ...duration };
  const durationsMs = recordedDurationsMs(statePaths(stateDir));
  if (durationsMs.length > 0) return { kind: "recorded", durationsMs };
  throw new UserError(
    `Expected durations of earlier runs in ${stateDir}, found none. Give \`--duration\`, such as \`--duration 30s/2m\` (median/90th percentile).`,
  );
}

function quotaOf({ dailyQuota, quotaReset, timezone: zone }: SimulateOptions) {
  if (dailyQuota === null) return null;
  const reset = quotaReset.kind === "after" ? quotaReset : { ...quotaReset, zone };
  return { requests: dailyQuota, form: "requests-per-day", reset };
}

function toJson(result: Forecast, sums: Sums) {
  return {
    finishes: result.outstanding === 0,
    outstanding: result.outstanding,
    nights: sums.nights,
    calls: sums.calls,
    rate_limited_calls: sums.rateLimitedCalls,
    finish_at: sums.finishAt === null ? null : iso(sums.finishAt),
    running_s: sums.runningMs / 1_000,
    utilisation: Math.round(sums.utilization * 1_000) / 1_000,
    runs: result.nights.map((night) => ({
      started_at: iso(night.startedAt),
      ended_at: iso(night.endedAt),
      status: night.status,
      done: night.done,
      calls: night.calls,
      rate_limited_calls: night.rateLimitedCalls,
    })),
  };
}

function toTable(scenario: Scenario, result: Forecast, sums: Sums): string {
  const finish =
    sums.finishAt === null
      ? `never: ${counted(result.outstanding, "task")} left after ${MOST_NIGHTS} runs`
      : utcMinute(sums.finishAt);
  const rows: [string, string][] = [
    ["tasks", String(scenario.tasks)],
    ["runs", String(sums.nights)],
    ["finish", finish],
    ["running", formatDuration(sums.runningMs)],
    ["calls", String(sums.calls)],
    ["rate-limited", `${sums.rateLimitedCalls} (${percent(sums.rateLimitedCalls / Math.max(1, sums.calls))})`],
    ["children busy", percent(sums.utilization)],
  ];
  return table(rows, 14);
}
