/** Each notation in which headers state a reset, and what they say of what is left. */
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

  test.each<[string, Record<string, string>, number | null]>([
    ["milliseconds before seconds", { "retry-after": "3", "retry-after-ms": "2417" }, 2_417],
    ["seconds", { "retry-after": "15" }, 15_000],
    ["a date", { "retry-after": "Sat, 21 Nov 2026 03:00:45 GMT" }, 45_000],
    ["a date in the past", { "retry-after": "Sat, 21 Nov 2026 02:00:45 GMT" }, null],
    [
      "Retry-After before the families",
      { "retry-after": "533", "x-ratelimit-remaining-tokens": "0", "x-ratelimit-reset-tokens": "7.66s" },
      533_000,
    ],
    [
      "the exhausted family",
      {
        "x-ratelimit-remaining-requests": "0",
        "x-ratelimit-reset-requests": "6m0s",
        "x-ratelimit-remaining-tokens": "12",
        "x-ratelimit-reset-tokens": "255ms",
      },
      360_000,
    ],
    [
      "the longest of exhausted families",
      {
        "x-ratelimit-remaining-requests": "0",
        "x-ratelimit-reset-requests": "12s",
        "x-ratelimit-remaining-tokens": "0",
        "x-ratelimit-reset-tokens": "1m40s",
      },
      100_000,
    ],
    ["no family is exhausted", { "x-ratelimit-remaining-requests": "3", "x-ratelimit-reset-requests": "6m0s" }, null],
    [
      "anthropic's names",
      { "anthropic-ratelimit-tokens-remaining": "0", "anthropic-ratelimit-tokens-reset": "2026-11-21T03:00:41Z" },
      41_000,
    ],
    [
      "a rejected plan limit",
      { "anthropic-ratelimit-unified-status": "rejected", "anthropic-ratelimit-unified-reset": "1795233600" },
      3_600_000,
    ],
    ["an epoch", { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1795233600" }, 3_600_000],
    ["an epoch in milliseconds", { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1795233600000" }, 3_600_000],
    ["seconds from now", { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "48" }, 48_000],
    ["the draft of the IETF", { ratelimit: '"api";r=0;t=55' }, 55_000],
    ["a reset in milliseconds", { "x-ratelimit-reset-ms": "1500" }, 1_500],
    ["the draft of the IETF in its older form", { ratelimit: "limit=9, remaining=0, reset=55" }, 55_000],
    ["the draft of the IETF without a reset", { ratelimit: '"api";r=0' }, null],
    ["the draft of the IETF with something left", { ratelimit: "limit=9, remaining=3, reset=55" }, null],
    ["milliseconds below zero, and seconds", { "retry-after-ms": "-5", "retry-after": "7" }, 7_000],
    ["only milliseconds below zero", { "retry-after-ms": "-5" }, null],
    ["headers of other kinds", { "content-type": "text/html", "retry-after-info": "x" }, null],
    [
      "of two families the one that rejected",
      {
        "anthropic-ratelimit-unified-5h-status": "allowed",
        "anthropic-ratelimit-unified-5h-reset": "1795233600",
        "anthropic-ratelimit-unified-7d-status": "rejected",
        "anthropic-ratelimit-unified-7d-reset": "1795320000",
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
