import { expect, test } from "vitest";
import { detect } from "../../../src/core/detect/detect.ts";

const read = (text: string) =>
  detect(text, { nowAt: Date.parse("2026-11-21T12:00:00Z"), timeZone: "UTC", retryAfterThresholdMs: 60_000 });

test.each([
  ["Rate limit: try again in 2 hours", "stop", 7_200_000],
  ["rate limit: retry after 30s", "wait", 30_000],
  ["Rate limit - please retry after 30s", "wait", 30_000],
  ["Error: rate limit; please wait 2 hours", "stop", 7_200_000],
  ["status 429", "cap", null],
  ["statusCode: 429", "cap", null],
  ["status_code 429", "cap", null],
])("%s", (text, kind, retryAfterMs) => {
  expect(read(text)).toMatchObject({ kind, retryAfterMs });
});

test.each([
  "rate limit: 60 requests a minute",
  "Rate limit: wait for the next window, then go on",
  "The docs say: rate limit, retry after 30 s of silence",
  "expected status 429",
  "status_total 429",
  "status 4290",
  "status: 429",
  "status: 200",
])("no limit: %s", (text) => {
  expect(read(text).kind).toBe("none");
});
