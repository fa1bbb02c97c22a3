import { describe, expect, test } from "vitest";
import { DETECT_OPTIONS, SIMULATE_OPTIONS } from "../../src/config/command-options.ts";
import { readOptions } from "../../src/config/inputs.ts";

const readDetectOptions = (raw: Readonly<Record<string, string>>) => readOptions(DETECT_OPTIONS, raw);

describe("the options of detect", () => {
  test("have defaults", () => {
    expect(readDetectOptions({})).toEqual({ exitCode: null, nowAt: null });
  });

  test.each([
    { text: "2026-11-22T00:00:00Z", at: Date.UTC(2026, 10, 22) },
    { text: "2026-11-22T02:00:00+02:00", at: Date.UTC(2026, 10, 22) },
    { text: "2026-11-22 00:00", at: Date.UTC(2026, 10, 22) },
    { text: "2026-11-22T00:00:00.250", at: Date.UTC(2026, 10, 22) + 250 },
    { text: "2026-11-22", at: Date.UTC(2026, 10, 22) },
  ])("--now $text", ({ text, at }) => {
    expect(readDetectOptions({ now: text }).nowAt).toBe(at);
  });

  test("exit code", () => {
    expect(readDetectOptions({ "exit-code": "0" }).exitCode).toBe(0);
  });

  test.each([
    { option: "now", text: "yesterday" },
    { option: "now", text: "2026-13-40T00:00:00Z" },
    { option: "now", text: "1764000000" },
    { option: "exit-code", text: "256" },
    { option: "exit-code", text: "-1" },
    { option: "exit-code", text: "one" },
  ])("--$option $text is refused", ({ option, text }) => {
    expect(() => readDetectOptions({ [option]: text })).toThrow(
      new RegExp(`^Expected --${option} to be .*found "${text}"`),
    );
  });
});

describe("the options of simulate", () => {
  const readSimulateOptions = (raw: Readonly<Record<string, string>>) => readOptions(SIMULATE_OPTIONS, raw);

  test("have defaults", () => {
    expect(readSimulateOptions({ tasks: "2000" })).toEqual({
      tasks: { kind: "count", count: 2_000 },
      duration: null,
      requestsPerTask: 1,
      requestsPerMinute: null,
      burst: null,
      waits: "stated",
      dailyQuota: null,
      quotaReset: { kind: "clock", hour: 0, minute: 0 },
      schedule: { kind: "clock", hour: 2, minute: 0 },
      nowAt: null,
      timezone: "UTC",
    });
  });

  test.each<[Record<string, string>, Record<string, unknown>]>([
    [{ tasks: "tasks.jsonl" }, { tasks: { kind: "file", path: "tasks.jsonl" } }],
    [{ tasks: "2_000_000" }, { tasks: { kind: "count", count: 2_000_000 } }],
    [{ duration: "30s" }, { duration: { medianMs: 30_000, p90Ms: 30_000 } }],
    [{ duration: "30s/2m" }, { duration: { medianMs: 30_000, p90Ms: 120_000 } }],
    [{ "requests-per-minute": "600" }, { requestsPerMinute: 600, burst: null }],
    [{ "requests-per-minute": "600", burst: "3" }, { burst: 3 }],
    [{ "quota-reset": "08:30" }, { quotaReset: { kind: "clock", hour: 8, minute: 30 } }],
    [{ "quota-reset": "after 24h" }, { quotaReset: { kind: "after", durationMs: 86_400_000 } }],
    [{ schedule: "02:30" }, { schedule: { kind: "clock", hour: 2, minute: 30 } }],
    [{ schedule: "every 6h" }, { schedule: { kind: "after", durationMs: 21_600_000 } }],
    [{ waits: "seconds" }, { waits: "seconds" }],
    [{ now: "2026-11-22T02:00:00Z" }, { nowAt: Date.UTC(2026, 10, 22, 2) }],
  ])("%j", (options, expected) => {
    expect(readSimulateOptions({ tasks: "1", ...options })).toMatchObject(expected);
  });

  test.each([
    ["tasks", ""],
    ["tasks", "0"],
    ["duration", "soon"],
    ["duration", "2m/30s"],
    ["duration", "0s"],
    ["duration", "1s/2s/3s"],
    ["requests-per-task", "1.5"],
    ["requests-per-minute", "-1"],
    ["waits", "maybe"],
    ["quota-reset", "24:00"],
    ["schedule", "every 0s"],
    ["schedule", "daily"],
    ["now", "tomorrow"],
    ["timezone", "Mars"],
  ])("--%s %j is refused by its name", (name, found) => {
    expect(() => readSimulateOptions({ tasks: "1", [name]: found })).toThrow(`--${name}`);
  });
});
