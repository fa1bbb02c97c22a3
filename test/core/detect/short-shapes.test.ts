import { expect, test } from "vitest";
import { detect } from "../../../src/core/detect/detect.ts";

const read = (text: string) =>
  detect(text, { nowAt: Date.parse("2026-11-21T12:00:00Z"), timeZone: "UTC", retryAfterThresholdMs: 60_000 });

test.each([
  ["Rate limit: try again in 2 hours", "stop", 7_200_000],
  ["rate limit: retry after 30s", "wait", 30_000],
  ["Rate limit - please retry after 30s", "wait", 30_000],
  ["Error: rate limit; please wait 2 hours", "stop", 7_200_000],
  ["rate limit: retry after 1.5 minutes.", "stop", 90_000],
])("%s", (text, kind, retryAfterMs) => {
  expect(read(text)).toMatchObject({ kind, retryAfterMs });
});

test.each([
  ["limit reached|1795270000", "2026-11-21T14:06:40.000Z"],
  ["limit reached|1795270000000", "2026-11-21T14:06:40.000Z"],
  ["Limit reached, resets 3:30pm", "2026-11-21T15:30:00.000Z"],
  ["Limit reached (resets Nov 22, 6am (UTC))", "2026-11-22T06:00:00.000Z"],
  ["Limit reached. It will reset at 23:45.", "2026-11-21T23:45:00.000Z"],
])("%s", (text, resetAt) => {
  const { kind, resetAt: at } = read(text);
  expect({ kind, resetAt: at === null ? null : new Date(at).toISOString() }).toEqual({ kind: "stop", resetAt });
});

test.each([
  "rate limit: 60 requests a minute",
  "Rate limit: wait for the next window, then go on",
  "The docs say: rate limit, retry after 30 s of silence",
  "expected status 429",
  "Rate limit: wait 2s between requests\nTraceback (most recent call last):\nNameError: name 'x' is not defined",
  "Rate limit - wait 3s between calls\n3 of 5 questions wrong",
  "[config] rate limit: retry after 30s, max retries 3",
  "Error: rate limit: wait 5 frames before firing",
  "rate limit: retry in 3 turns",
  "status 402\nFAIL: payment page",
  "status 200\nstatus 429\nFAIL: third login was refused",
  "status_code 429\nFAILED",
  "status 503\nFAIL: health check",
  "status_total 429",
  "status 4290",
  "status: 429",
  "status: 200",
  "recursion limit reached, resets the counter",
  "ERROR: counter limit reached, resets to 0",
  "[sim] error: hw counter limit reached - resets on next tick",
  "error: undo history limit reached (resets on save)",
  "Test failed: limit reached|1749924000",
  "cache limit reached|17952700001",
])("no limit: %s", (text) => {
  expect(read(text).kind).toBe("none");
});
