import { describe, expect, it } from "vitest";
import { compileUserForms } from "../../src/config/rate-limit-patterns.ts";
import type { RowError } from "../../src/core/row.ts";
import { detectRowError } from "../../src/detect/detect.ts";

const NOW = Date.parse("2026-05-12T10:00:00Z");
const context = { nowAt: NOW, timeZone: "UTC", retryAfterThresholdMs: 60_000 };

const NONE = { kind: "none" };
const wait = (retryAfterMs: number) => ({ kind: "wait", retryAfterMs });
const stop = (retryAfterMs: number | null) => ({ kind: "stop", retryAfterMs });
const stopUntil = (resetAt: number) => ({ kind: "stop", resetAt });

const ROWS: readonly (readonly [string, RowError, object])[] = [
  ["a status 429", { status_code: 429 }, { kind: "cap", retryAfterMs: null }],
  ["with a wait", { status_code: 429, retry_after_seconds: 12.5 }, wait(12_500)],
  ["with a long wait", { status_code: 429, retry_after_seconds: 61 }, stop(61_000)],
  ["a date", { type: "rate_limited", reset_at: "2026-05-12T12:00:00Z" }, stopUntil(NOW + 7_200_000)],
  ["an epoch in seconds", { status_code: 429, reset_at: NOW / 1_000 + 30 }, { kind: "wait", resetAt: NOW + 30_000 }],
  ["an epoch in ms", { status_code: 429, reset_at: NOW + 90_000 }, stopUntil(NOW + 90_000)],
  ["an instant in the past", { status_code: 429, reset_at: "2026-05-12T09:00:00Z" }, { kind: "cap", resetAt: null }],
  ["a type alone", { type: "RateLimitError" }, { kind: "cap" }],
  ["a message alone", { message: "You've hit your limit · resets 11am" }, stopUntil(NOW + 3_600_000)],
  [
    "an exception's text",
    {
      type: "Exception",
      message: "Error code: 429 - {'error': {'message': 'x. Please try again in 3s.', 'code': 'rate_limit_exceeded'}}",
    },
    wait(3_000),
  ],
  ["a spent balance as 402", { status_code: 402, message: "x" }, { kind: "stop" }],
  [
    "credit with a short technical wait",
    { type: "insufficient_credits", status_code: 402, retry_after_seconds: 5 },
    stop(null),
  ],
  ["too long", { status_code: 429, message: "Extra usage is required for long context requests." }, { kind: "task" }],
  ["503 with a wait", { status_code: 503, retry_after_seconds: 30 }, { kind: "overload", retryAfterMs: 30_000 }],
  ["an overload in words", { status_code: 429, message: "The engine is currently overloaded" }, { kind: "overload" }],
  ["a time-out of the client", { type: "APITimeoutError", message: "Request timed out." }, { kind: "overload" }],
  ["schema error", { type: "SchemaError", message: "9 fields, expected 1", retry_after_seconds: 5 }, NONE],
  ["a harness limit", { type: "LimitExceededError", message: "Token limit exceeded. value: 12" }, NONE],
  ["a context length", { status_code: 400, message: "maximum context length is 8192 tokens." }, NONE],
  ["a test of a limiter", { type: "AssertionError", message: "expected 429, got 200" }, NONE],
  ["a class in an assertion", { type: "AssertionError", message: "the limiter did not raise RateLimitError" }, NONE],
  [
    "an assertion with a status, in a row that does not grade",
    { type: "AssertionError", status_code: 429 },
    { kind: "cap" },
  ],
  [
    "exact and rounded waits",
    { status_code: 429, retry_after_seconds: 1, details: { headers: { "retry-after": "1", "retry-after-ms": "850" } } },
    wait(850),
  ],
  ["a status that contradicts the words", { message: "429 Too Many Requests", status_code: 500 }, { kind: "cap" }],
  ["nothing at all", {}, NONE],
  ["a wait alone", { retry_after_seconds: 30 }, { kind: "wait", retryAfterMs: 30_000, form: "stated-wait" }],
  [
    "a long wait beside words that say nothing",
    { type: "ProviderError", message: "request failed", retry_after_seconds: 3_600 },
    stop(3_600_000),
  ],
  [
    "a reset beside words that say nothing",
    { message: "request failed", reset_at: "2026-05-12T12:00:00Z" },
    stopUntil(NOW + 7_200_000),
  ],
  [
    "a wait, said to be retryable",
    { message: "request failed", is_retryable: true, retry_after_seconds: 30 },
    wait(30_000),
  ],
  ["not retryable", { message: "request failed", is_retryable: false, retry_after_seconds: 30 }, NONE],
  ["a wait beside another status", { status_code: 400, retry_after_seconds: 30 }, NONE],
];

describe("detectRowError", () => {
  it("keeps the refusal's own words of a message that is longer than its evidence", () => {
    const frames = Array.from(
      { length: 30 },
      (_, index) => `  File "/opt/eval/step${index}.py", line ${index}, in run`,
    );
    const refusal = "openai.RateLimitError: Error code: 429 - Rate limit reached for gpt-5, please try again in 20s.";
    const detection = detectRowError(
      { message: ["Traceback (most recent call last):", ...frames, refusal].join("\n") },
      context,
    );
    expect(detection).toMatchObject(wait(20_000));
    expect(detection.evidence).toContain("Rate limit reached for gpt-5");
  });

  it.each(ROWS)("%s", (_name, error, wanted) => {
    expect(detectRowError(error, context)).toMatchObject(wanted);
  });
});

describe("forms of the user's own", () => {
  const forms = compileUserForms([
    { name: "lanes", pattern: "all lanes (?:are )?closed", kind: "wait" },
    { name: "gone", pattern: "^TollError", kind: "stop" },
    { name: "drill", pattern: "this is a drill", kind: "none" },
  ]);

  it.each<readonly [string, RowError, object]>([
    ["read the message", { message: "all lanes closed, try again in 5s" }, wait(5_000)],
    ["take a stated wait", { message: "all lanes are closed", retry_after_seconds: 30 }, wait(30_000)],
    ["find no wait", { message: "all lanes closed" }, { kind: "cap", form: "lanes" }],
    ["silence a message", { message: "429 Too Many Requests: this is a drill" }, NONE],
    ["silence the type with it", { type: "RateLimitError", message: "this is a drill" }, NONE],
    ["leave a status as it is", { status_code: 429, message: "this is a drill" }, { kind: "cap" }],
    ["leave other words", { type: "RateLimitError", message: "x" }, { kind: "cap", form: "rate-limit-reached" }],
  ])("%s", (_name, error, wanted) => {
    expect(detectRowError(error, { ...context, forms })).toMatchObject(wanted);
  });
});
