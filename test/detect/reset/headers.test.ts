/** Each notation in which headers state a reset, and what they say about the remaining count. */
import { describe, expect, test } from "vitest";
import { isExhausted, readHeaderWait, readReset } from "../../../src/detect/reset/headers.ts";

const NOW = Date.parse("2026-11-21T03:00:00Z");
const CONTEXT = { nowAt: NOW, timeZone: "UTC" };
const wait = (ms: number) => ({ kind: "duration", ms });
const headers = (text: Readonly<Record<string, string>>) => new Map(Object.entries(text));

test.each<[string, Record<string, string>, boolean]>([
  ["nothing", { "x-ratelimit-remaining-requests": "0" }, true],
  ["something", { "x-ratelimit-remaining-requests": "3" }, false],
  ["no number", { "x-ratelimit-remaining-requests": "some" }, false],
  ["a family that rejected", { "anthropic-ratelimit-unified-status": "rejected" }, true],
  ["a family that allowed", { "anthropic-ratelimit-unified-status": "allowed" }, false],
  ["an overage that was rejected", { "anthropic-ratelimit-unified-overage-status": "rejected" }, false],
  ["the draft of the IETF, spent", { ratelimit: '"api";r=0;t=55' }, true],
  ["the draft of the IETF, not spent", { ratelimit: '"api";r=7;t=55' }, false],
  ["a header of another kind", { "content-length": "0" }, false],
])("what is left: %s", (_, given, expected) => {
  expect(isExhausted(headers(given))).toBe(expected);
});

describe("the wait", () => {
  const waitMs = (given: Record<string, string>): number | null => {
    const read = readHeaderWait(headers(given), CONTEXT);
    return read === null ? null : read.kind === "duration" ? read.ms : read.at - NOW;
  };

  const family = (name: string, left: string, reset: string) => {
    const ending = name === "" ? "" : `-${name}`;
    return { [`x-ratelimit-remaining${ending}`]: left, [`x-ratelimit-reset${ending}`]: reset };
  };
  const plan = (name: string, status: string, reset: string) => ({
    ...{ [`anthropic-ratelimit-${name}-status`]: status, [`anthropic-ratelimit-${name}-reset`]: reset },
  });

  test.each<[string, Record<string, string>, number | null]>([
    ["milliseconds before seconds", { "retry-after": "3", "retry-after-ms": "2417" }, 2_417],
    ["seconds", { "retry-after": "15" }, 15_000],
    ["a date", { "retry-after": "Sat, 21 Nov 2026 03:00:45 GMT" }, 45_000],
    ["a date in the past", { "retry-after": "Sat, 21 Nov 2026 02:00:45 GMT" }, null],
    ["Retry-After before the families", { "retry-after": "533", ...family("tokens", "0", "7.66s") }, 533_000],
    [
      "the exhausted family",
      {
        ...family("requests", "0", "6m0s"),
        ...family("tokens", "12", "255ms"),
      },
      360_000,
    ],
    [
      "the longest of exhausted families",
      {
        ...family("requests", "0", "12s"),
        ...family("tokens", "0", "1m40s"),
      },
      100_000,
    ],
    ["no family is exhausted", family("requests", "3", "6m0s"), null],
    [
      "anthropic's names",
      { "anthropic-ratelimit-tokens-remaining": "0", "anthropic-ratelimit-tokens-reset": "2026-11-21T03:00:41Z" },
      41_000,
    ],
    ["a rejected plan limit", plan("unified", "rejected", "1795233600"), 3_600_000],
    ["an epoch", family("", "0", "1795233600"), 3_600_000],
    ["an epoch in milliseconds", family("", "0", "1795233600000"), 3_600_000],
    ["seconds from now", family("", "0", "48"), 48_000],
    ["the draft of the IETF", { ratelimit: '"api";r=0;t=55' }, 55_000],
    ["a reset in milliseconds", { "x-ratelimit-reset-ms": "1500" }, 1_500],
    ["two resets without a count", { "x-ratelimit-reset-requests": "2s", "x-ratelimit-reset-tokens": "1h" }, null],
    ["the draft of the IETF in its older form", { ratelimit: "limit=9, remaining=0, reset=55" }, 55_000],
    ["the draft of the IETF without a reset", { ratelimit: '"api";r=0' }, null],
    ["the draft of the IETF with something left", { ratelimit: "limit=9, remaining=3, reset=55" }, null],
    ["milliseconds below zero, and seconds", { "retry-after-ms": "-5", "retry-after": "7" }, 7_000],
    ["only milliseconds below zero", { "retry-after-ms": "-5" }, null],
    ["headers of other kinds", { "content-type": "text/html", "retry-after-info": "x" }, null],
    [
      "the family that rejected, if there are two",
      {
        ...plan("unified-5h", "allowed", "1795233600"),
        ...plan("unified-7d", "rejected", "1795320000"),
      },
      25 * 3_600_000,
    ],
  ])("%s", (_, given, expected) => {
    expect(waitMs(given)).toBe(expected);
  });

  test.each<[string, string, unknown]>([
    ["an epoch in the past", String(NOW / 1_000 - 10), null],
    ["an epoch in milliseconds", String(NOW + 10), { kind: "instant", at: NOW + 10 }],
    ["a duration", "1m30s", wait(90_000)],
    ["an HTTP date", "Sat, 21 Nov 2026 03:10:00 GMT", { kind: "instant", at: NOW + 600_000 }],
    ["seconds in quotes and brackets", "['30']", wait(30_000)],
    ["seconds below zero", "-1", null],
    ["an epoch beyond the last date", "9999999999999999", null],
    ["words", "soon", null],
  ])("a reset as %s", (_, value, expected) => {
    expect(readReset(value, CONTEXT)).toEqual(expected);
  });
});
