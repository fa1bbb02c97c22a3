import { describe, expect, test } from "vitest";
import { DETECT_OPTIONS } from "../../src/config/command-options.ts";
import { readOptions } from "../../src/config/inputs.ts";

const readDetectOptions = (raw: Readonly<Record<string, string>>) => readOptions(DETECT_OPTIONS, raw);

describe("the options of detect", () => {
  test("nothing given", () => {
    expect(readDetectOptions({})).toEqual({ exitCode: null, nowAt: null, timezone: null });
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

  test("exit code and zone", () => {
    const options = readDetectOptions({ "exit-code": "0", timezone: "America/Los_Angeles" });
    expect(options).toEqual({ exitCode: 0, nowAt: null, timezone: "America/Los_Angeles" });
  });

  test.each([
    { option: "now", text: "yesterday" },
    { option: "now", text: "2026-13-40T00:00:00Z" },
    { option: "now", text: "1764000000" },
    { option: "exit-code", text: "256" },
    { option: "exit-code", text: "-1" },
    { option: "exit-code", text: "one" },
    { option: "timezone", text: "Mars/Olympus" },
  ])("--$option $text is refused", ({ option, text }) => {
    expect(() => readDetectOptions({ [option]: text })).toThrow(
      new RegExp(`^Expected --${option} to be .*found "${text}"`),
    );
  });
});
