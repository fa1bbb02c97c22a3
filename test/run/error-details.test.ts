import { describe, expect, it } from "vitest";
import { compileUserForms } from "../../src/config/rate-limit-patterns.ts";
import { readRow } from "../../src/core/classify.ts";
import type { Outcome } from "../../src/core/outcome.ts";
import type { UserForm } from "../../src/detect/context.ts";
import { detect, detectDeclared, detectNotice, detectRowError } from "../../src/detect/detect.ts";
import { parseResultRow } from "../../src/run/result-row.ts";

const NOW = Date.parse("2026-05-12T10:00:00Z");

/** The outcome of a row with this error, as a child writes it. */
function outcomeOf(error: unknown, change: object = {}, forms: readonly UserForm[] = []): Outcome {
  const context = { nowAt: NOW, timeZone: "UTC", retryAfterThresholdMs: 60_000, forms };
  const reading = parseResultRow(JSON.stringify({ id: "a", status: "error", error, ...change }));
  if (reading.kind !== "row") throw new Error(reading.problem);
  expect(reading.warnings).toEqual([]);
  return readRow(reading.row, {
    detect: (text) => detect(text, context),
    detectNotice: (text) => detectNotice(text, context),
    detectDeclared: (text) => detectDeclared(text, context),
    detectRowError: (one) => detectRowError(one, context),
  }).outcome;
}

const SESSION = "You've hit your limit · resets 4pm (Europe/London)";
const RESET_AT = Date.parse("2026-05-12T15:00:00Z");
const CHAIN = 'ModelError() -> RateLimitError("Error code: 429 - rate limit reached. Please try again in 2s")';

const LATER = "Rate limit reached. Try again in 120 seconds";
const QUOTA = "RateLimitError(Error code: 429 - You exceeded your current quota)";
const SDK = "openai.RateLimitError: Error code: 429 - Please try again in 90s.";
const TRACEBACK = `Traceback (most recent call last):\n  File "x.py", line 3, in f\n    g()\n${SDK}`;
const rollout = (more: object) => ({ type: "RolloutError", message: "rollout failed", ...more });
const UNTIL_4PM = { kind: "stop", resetAt: RESET_AT };
const stop = (retryAfterMs: number | null) => ({ kind: "stop", retryAfterMs });
const wait = (retryAfterMs: number) => ({ kind: "wait", retryAfterMs });

const LIMITS: readonly (readonly [string, unknown, object, string])[] = [
  ["a cause", rollout({ cause: { message: LATER, status_code: 429 } }), stop(120_000), LATER],
  ["a chain of verifiers", { error: "ModelError", error_chain_repr: CHAIN, error_chain_str: "x" }, wait(2_000), CHAIN],
  ["a chain without quotes", { error_chain_repr: QUOTA }, stop(null), QUOTA],
  [
    "an error as clients print it, with headers",
    { name: "RateLimitError", code: 429, message: "failed", headers: { "retry-after": "120" } },
    stop(120_000),
    "RateLimitError: failed",
  ],
  [
    "a response with its body as text",
    { response: { status: 429, headers: { "retry-after": "7" }, body: '{"error":{"type":"rate_limit_error"}}' } },
    wait(7_000),
    "rate_limit_error",
  ],
  ["a list of errors", [{ message: SESSION }], UNTIL_4PM, SESSION],
  ["a traceback", { type: "RolloutError", traceback: TRACEBACK }, stop(90_000), SDK],
  [
    "a status in another error",
    rollout({ status_code: 500, cause: { status_code: 402 } }),
    { kind: "stop" },
    "status 402",
  ],
];

const BAD_SCHEMA = 'ModelError() -> BadRequestError("Error code: 400 - bad tool schema")';
const NO_WORKERS = "ModelError() -> InternalServerError('No available workers')";
const TOO_MANY = "429 Too Many Requests";
const LEGITIMATE = { class: "legitimate" };
const failing = (message: string) => ({ ...LEGITIMATE, message });

const FAILURES: readonly (readonly [string, unknown, object])[] = [
  ["another one in a chain", { error: "ModelError", error_chain_repr: BAD_SCHEMA }, failing(BAD_SCHEMA)],
  ["a fatal chain", { error_chain_repr: NO_WORKERS, is_retryable: false }, { class: "fatal", message: NO_WORKERS }],
  [
    "a cause of a cause",
    rollout({ cause: { cause: { name: "TypeError", message: "x is undefined" } } }),
    failing("RolloutError: rollout failed: TypeError: x is undefined"),
  ],
  ["a status of a response", { response: { status: 503 } }, { class: "transient", message: "status 503" }],
  [
    "a task about limits",
    { type: "GradeError", message: "no answer", question: `What is a ${TOO_MANY}?`, expected: SESSION },
    { message: "GradeError: no answer" },
  ],
  ["what a test expected", { type: "AssertionError", details: "expected 'rate limit exceeded' got 'ok'" }, LEGITIMATE],
  [
    "what a test expected, in fields",
    { type: "Mismatch", message: "wrong", details: { expected: TOO_MANY, actual: "200 OK" } },
    LEGITIMATE,
  ],
  ["the name of a test", { message: "1 failed", tests: [{ name: `rejects with ${TOO_MANY}` }] }, LEGITIMATE],
  ["the text of a grader", { message: "no", rationale: `The answer says ${TOO_MANY}, rate limit.` }, LEGITIMATE],
  [
    "the log of a compiler",
    { message: "exit 1", log: "src/a.ts:12:3 - error TS2345: Argument of type 'RateLimitError' is not assignable" },
    LEGITIMATE,
  ],
  ["settings", { message: "failed", context: { limit: "rate limit: 100 per minute" } }, LEGITIMATE],
  [
    "an error above frames",
    { type: "RolloutError", stack: "TypeError: x\n    at f (a.js:1:2)\n    at g (a.js:3:4)\n" },
    failing("RolloutError: TypeError: x"),
  ],
  ["a policy", { message: "failed", policy: "retry after 120 seconds on rate limit" }, LEGITIMATE],
  ["a description", { message: "boom", config: { description: "the config of the run" } }, failing("boom")],
  ["numbers that are not statuses", { message: "boom", line: 429, pid: 429, attempts: 429 }, LEGITIMATE],
];

/** In a row that passed, such fields describe its task. */
const UNNAMED_LIMITS: typeof LIMITS = [
  ["a key of any name", { whatever: SESSION }, UNTIL_4PM, SESSION],
  [
    "a program whose output is the notice",
    { cmd: ["claude", "-p"], returncode: 1, output: SESSION },
    UNTIL_4PM,
    SESSION,
  ],
];

describe("a limit in a row's error", () => {
  it.each(UNNAMED_LIMITS)("is found if the task did not pass: %s", (_name, error, limit, message) => {
    for (const change of [{}, { status: "failed", score: 0 }])
      expect(outcomeOf(error, change)).toMatchObject({ class: "rate_limited", limit, message });
  });

  it.each(LIMITS)("is found: %s", (_name, error, limit, message) => {
    for (const change of [{}, { status: "failed", score: 0 }, { status: "passed", score: 1 }])
      expect(outcomeOf(error, change)).toMatchObject({ class: "rate_limited", limit, message });
  });

  it("is found at the end of a log whose beginning is not read", () => {
    const log = `${"[12/60] date-arith ... ok\n".repeat(4_000)}openai.RateLimitError: Error code: 429 - try again in 90s.`;
    expect(outcomeOf({ message: "exit 1", stderr: log })).toMatchObject({
      limit: { kind: "stop", retryAfterMs: 90_000 },
    });
  });

  it.each(["retries", "attempts", "previous_attempts", "retry_history", "errorRetries"])(
    "is not found in a grade if only an earlier try met it: %s",
    (key) => {
      const error = { message: "second try", [key]: [{ error: "429 Too Many Requests" }] };
      for (const status of ["passed", "failed"])
        expect(outcomeOf(error, { status, score: 1 })).toMatchObject({ class: "graded", status });
      expect(outcomeOf(error)).toMatchObject({ class: "rate_limited" });
    },
  );

  it.each([
    ["passed", "a note", { note: "first try was refused: 429 Too Many Requests" }],
    ["passed", "the output of a model", { output: SESSION }],
    ["failed", "a status that a test met", { message: "wrong status", status: 429, expected_status: 200 }],
    ["failed", "a transcript", { transcript: [{ role: "assistant", content: "HTTP 429: rate limit exceeded" }] }],
    [
      "failed",
      "the answer of a model",
      { message: "wrong answer", model_output: "Rate limit reached. Try again in 5s" },
    ],
  ])("is not found in a row that %s if it is in %s", (status, _name, error) => {
    expect(outcomeOf(error, { status, score: 0 })).toMatchObject({ class: "graded", status });
  });

  it("is found or silenced by a pattern of the user's that matches the innermost message", () => {
    const error = { type: "RolloutError", message: "failed", cause: { message: "all lanes closed: quota exceeded" } };
    const form = { name: "lanes", pattern: "all lanes closed" };
    expect(outcomeOf(error, {}, compileUserForms([{ ...form, kind: "stop" }]))).toMatchObject({
      class: "rate_limited",
      limit: { kind: "stop", form: "lanes" },
    });
    expect(outcomeOf(error)).toMatchObject({ class: "rate_limited", limit: { form: "quota-exceeded" } });
    expect(outcomeOf(error, {}, compileUserForms([{ ...form, kind: "none" }]))).toMatchObject({ class: "legitimate" });
  });
});

describe("other errors of a row", () => {
  it.each(FAILURES)("are not limits: %s", (_name, error, wanted) => {
    expect(outcomeOf(error)).toMatchObject(wanted);
    expect(outcomeOf(error)).not.toHaveProperty("limit");
  });

  it("are read even if they are large", () => {
    const error = {
      cause: Array.from({ length: 2_000 }, (_, index) => ({
        note: `step ${index}: retry after 3 tries ${"x ".repeat(200)}`,
      })),
    };
    expect(outcomeOf(error)).toMatchObject({ class: "legitimate" });
  });
});
