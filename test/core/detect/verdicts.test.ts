/** Rules of the verdict that the labelled texts seldom need, each with a text or a record that does. */
import { describe, expect, test } from "vitest";
import { detect, detectRowError, detectStructured } from "../../../src/core/detect/detect.ts";

const NOW = Date.parse("2026-11-21T03:00:00Z");
const CONTEXT = { nowAt: NOW, timeZone: "UTC", retryAfterThresholdMs: 60_000 };
const record = (value: unknown) => detectStructured(JSON.stringify(value), CONTEXT);

describe("records", () => {
  test.each<[string, unknown, string]>([
    [
      "a good result of an agent",
      { type: "result", subtype: "success", is_error: false, result: "429 explained" },
      "none",
    ],
    ["talk of a model", { role: "assistant", content: "HTTP 429 means too many requests" }, "none"],
    ["a log line of level info", { level: "info", message: "rate limit exceeded, retrying" }, "none"],
    [
      "a log line of level info with a bad status",
      { level: "info", status: 429, message: "rate limit exceeded" },
      "cap",
    ],
    ["a log line of a numbered level", { level: 30, message: "rate limit exceeded, retrying" }, "none"],
    ["a log line of a numbered level that is bad", { level: 50, message: "429 rate limit exceeded" }, "cap"],
    ["an outcome that is good", { outcome: "success", message: "the rate limit was exceeded before" }, "none"],
    ["a status that is good beside an error", { status: 200, error: { message: "429 Too Many Requests" } }, "cap"],
    ["a healthy answer", { status: 200, body: { message: "fine" } }, "none"],
    ["a storage quota", { error: { code: 403, message: "The user's Drive storage quota has been exceeded." } }, "none"],
    ["headers as lists", { status: 429, headers: { "retry-after": ["12"] }, message: "Too Many Requests" }, "wait"],
    ["headers as pairs", { status: 429, headers: [["retry-after", "12"]], message: "Too Many Requests" }, "wait"],
    ["milliseconds in a field", { status: 429, retry_after_ms: 1_500, message: "Too Many Requests" }, "wait"],
    ["milliseconds that are words", { status: 429, retry_after_ms: "soon", message: "Too Many Requests" }, "cap"],
    ["an instant in a field", { status: 429, resets_at: "2026-11-21T03:00:30Z", message: "Too Many Requests" }, "wait"],
    ["an instant that is over", { status: 429, resets_at: 1_700_000_000, message: "Too Many Requests" }, "cap"],
    ["an instant that is too small to be one", { status: 429, resets_at: 55, message: "Too Many Requests" }, "cap"],
    [
      "a duration where an instant should be",
      { status: 429, resets_at: "in 30s", message: "Too Many Requests" },
      "cap",
    ],
    ["a length where an instant should be", { status: 429, resets_at: "30s", message: "Too Many Requests" }, "wait"],
    ["a wait that is no value", { status: 429, retry_after: true, message: "Too Many Requests" }, "cap"],
    [
      "a quota of zero",
      { error: { code: 429, message: "Quota exceeded", details: [{ violations: [{ quotaValue: "0" }] }] } },
      "task",
    ],
    [
      "a request that no waiting makes fit",
      { error: { code: 429, message: "Rate limit reached: Limit 30000, Requested 47112" } },
      "task",
    ],
    ["a request time-out", { error: { status: 408, message: "Request Timeout" } }, "overload"],
    ["a server error that says no more", { error: { status: 500, message: "oh" } }, "overload"],
    [
      "a refusal whose headers say that nothing is left",
      { status: 403, headers: { "x-ratelimit-remaining": "0" }, message: "Forbidden" },
      "cap",
    ],
  ])("%s", (_, value, kind) => {
    expect(record(value).kind).toBe(kind);
  });
});

describe("texts", () => {
  test.each([
    ["an HTTP time-out", "Error: HTTP 408 Request Timeout", "overload"],
    ["a connection that was reset", "Error: read ECONNRESET", "overload"],
    ["a daily rate", "Error: 429 Too Many Requests: limit of 50 requests per day reached", "stop"],
    ["a rounded hour", "Error: 429 Too Many Requests. Please try again in about an hour.", "stop"],
    ["an epoch behind its cue", `Error: 429 Too Many Requests. Retry-After: ${NOW / 1_000 + 30}`, "wait"],
    ["an epoch that is over", `Error: 429 Too Many Requests. Retry-After: ${NOW / 1_000 - 30}`, "cap"],
    ["a time-out that calls itself a failure", "Error: HTTP 408: internal server error", "overload"],
    ["a store that asks to slow down", "Error: HTTP 503 Slow Down", "overload"],
    ["a daily quota", "Error: 429 quota exceeded for requests per day", "stop"],
    ["a quota of a minute", "Error: 429 quota exceeded for requests per minute", "cap"],
    ["money and a short delay", "Error: 429 You have run out of credits. Please try again in 5s.", "stop"],
    ["a long line behind an error", `Error: 429 Too Many Requests ${"x".repeat(450)}`, "cap"],
    [
      "far apart in a long log",
      `${"log line\n".repeat(20_000)}Error: 429 Too Many Requests\n${"log line\n".repeat(300)}`,
      "cap",
    ],
    [
      "twice in a long log",
      `${"log line\n".repeat(20_000)}Error: 429 Too Many Requests\n${"log line\n".repeat(40)}Error: 429 Too Many Requests\n`,
      "cap",
    ],
    ["in a long log without line breaks", `${"log words ".repeat(20_000)}\nError: 429 Too Many Requests`, "cap"],
    ["payment required", "Error: HTTP 402 Payment Required", "stop"],
  ])("%s", (_, text, kind) => {
    expect(detect(text, CONTEXT).kind).toBe(kind);
  });
});

describe("records in the notations of other languages", () => {
  test.each([
    ["escapes", '{"status": 429, "message": "Too\\tMany\\rRequests\\nrate limit exceeded"}', "cap"],
    ["a tuple", "('error', {'status': 429, 'message': 'rate limit exceeded'})", "cap"],
    ["an object that is shown by its kind", "{'response': <Response [429]>, 'message': 'rate limit exceeded'}", "cap"],
    ["a call", "RateLimitError(status=429, message='rate limit exceeded')", "cap"],
    ["cut off", '{"status": 429, "error": {"message": "rate limit exceeded", "details": [1, 2', "cap"],
    ["closed by the wrong bracket", '{"status": 429, "message": "rate limit exceeded", "list": [1, 2}}', "cap"],
    ["deep", `${'{"error":'.repeat(40)}{"message":"fine"}${"}".repeat(40)}`, "none"],
  ])("%s", (_, text, kind) => {
    expect(detect(`Error: ${text}`, CONTEXT).kind).toBe(kind);
  });
});

describe("errors of rows", () => {
  test.each<[string, Parameters<typeof detectRowError>[0], string]>([
    ["nothing", {}, "none"],
    ["a status alone", { status_code: 429 }, "cap"],
    ["a status that contradicts the words", { message: "429 Too Many Requests", status_code: 500 }, "cap"],
    ["a wait", { message: "slow down", status_code: 429, retry_after_seconds: 5 }, "wait"],
  ])("%s", (_, error, kind) => {
    expect(detectRowError(error, CONTEXT).kind).toBe(kind);
  });
});
