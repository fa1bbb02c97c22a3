/** Each notation in which headers state a reset, and what they say of what is left. */
import { describe, expect, test } from "vitest";
import { isExhausted, readHeaderWait, readReset } from "../../../src/detect/reset/headers.ts";

const NOW = Date.parse("2026-11-21T03:00:00Z");
const CONTEXT = { nowAt: NOW, timeZone: "UTC" };
const wait = (ms: number) => ({ kind: "duration", ms, source: "header" });
const headers = (text: Readonly<Record<string, string>>) => new Map(Object.entries(text));

describe("what is left", () => {
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
  ])("%s", (_, given, expected) => {
    expect(isExhausted(headers(given))).toBe(expected);
  });
});

describe("the wait", () => {
  test.each<[string, Record<string, string>, unknown]>([
    ["a reset in milliseconds", { "x-ratelimit-reset-ms": "1500" }, { kind: "duration", ms: 1_500, source: "header" }],
    [
      "the draft of the IETF",
      { ratelimit: "limit=9, remaining=0, reset=55" },
      { kind: "duration", ms: 55_000, source: "header" },
    ],
    ["the draft of the IETF without a reset", { ratelimit: '"api";r=0' }, null],
    ["the draft of the IETF with something left", { ratelimit: "limit=9, remaining=3, reset=55" }, null],
    ["milliseconds below zero, and seconds", { "retry-after-ms": "-5", "retry-after": "7" }, wait(7_000)],
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
      { kind: "instant", at: 1_795_320_000_000, source: "header" },
    ],
  ])("%s", (_, given, expected) => {
    expect(readHeaderWait(headers(given), CONTEXT)).toEqual(expected);
  });

  test.each<[string, string, unknown]>([
    ["an epoch in the past", String(NOW / 1_000 - 10), null],
    ["an epoch in milliseconds", String(NOW + 10), { kind: "instant", at: NOW + 10, source: "header" }],
    ["a duration", "1m30s", { kind: "duration", ms: 90_000, source: "header" }],
    ["an HTTP date", "Sat, 21 Nov 2026 03:10:00 GMT", { kind: "instant", at: NOW + 600_000, source: "header" }],
    ["seconds in quotes and brackets", "['30']", wait(30_000)],
    ["seconds below zero", "-1", null],
    ["an epoch beyond the last date", "9999999999999999", null],
    ["words", "soon", null],
  ])("a reset as %s", (_, value, expected) => {
    expect(readReset(value, CONTEXT)).toEqual(expected);
  });
});
