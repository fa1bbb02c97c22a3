import { describe, expect, it } from "vitest";
import { detectRowError } from "../../../src/core/detect/detect.ts";
import { compileUserForms } from "../../../src/core/detect/user-forms.ts";
import type { RowError } from "../../../src/core/row.ts";

const NOW = Date.parse("2026-05-12T10:00:00Z");
const CONTEXT = { nowAt: NOW, timeZone: "UTC", retryAfterThresholdMs: 60_000 };

const LIMIT = "Rate limit reached. Try again in 120 seconds";
const NOTICE = "You've hit your limit · resets 4pm (Europe/London)";
const RESET_AT = Date.parse("2026-05-12T15:00:00Z");
const LOG_LINE = "openai.RateLimitError: Error code: 429 - Please try again in 90s.";
const STOP = { kind: "stop", retryAfterMs: 120_000 };
const NONE = { kind: "none", evidence: "" };

/** What a harness says of its own; all that tells of a limit stands in other fields. */
const OUTER = { type: "RolloutError", message: "rollout failed" };

/** A row's error as it is handed on: the fields of the contract, and with them all that the child wrote. */
const failed = (more: object, outer: RowError = OUTER): RowError => ({ ...outer, details: { ...outer, ...more } });

const nested = (depth: number, wrap: (inner: unknown) => unknown, innermost: unknown): unknown => {
  let error = innermost;
  for (let level = 0; level < depth; level += 1) error = wrap(error);
  return error;
};
const inCauses = (depth: number): RowError => ({
  details: nested(depth, (cause) => ({ cause }), { message: LIMIT }),
});
const inLists = (depth: number): RowError => failed({ errors: nested(depth, (item) => [item], LIMIT) });

describe("a limit nested in a row's error is one, whatever wraps it", () => {
  it.each<[string, RowError, object]>([
    ["a cause", failed({ cause: { message: LIMIT } }), STOP],
    ["a cause of a cause", failed({ cause: { message: "step failed", cause: { message: LIMIT } } }), STOP],
    [
      "a chain in one text",
      failed({ error_chain_repr: `ModelError() -> RateLimitError("Error code: 429 - ${LIMIT}")` }),
      STOP,
    ],
    ["an array of errors", { details: [{ message: "boom" }, { message: LIMIT }] }, STOP],
    ["an array of texts", { details: ["boom", LIMIT] }, STOP],
    ["an array of codes", { details: ["boom", "rate_limit_exceeded"] }, { kind: "cap" }],
    ["arrays in an array", { details: [["boom"], [[LIMIT]]] }, STOP],
    ["a list among other values", failed({ errors: [null, true, 7, LIMIT] }), STOP],
    ["a key of any name", failed({ whatever: LOG_LINE }), { kind: "stop", retryAfterMs: 90_000 }],
    [
      "a status beside other primitive values and null",
      failed({ cause: { status: 429, retryable: true, attempts: 3, note: null } }),
      { kind: "cap", retryAfterMs: null },
    ],
    [
      "headers: the finer of both counts",
      failed({ response: { status: 429, headers: { "retry-after": "7", "retry-after-ms": "6500" } } }),
      { kind: "wait", retryAfterMs: 6_500 },
    ],
    [
      "a body as text",
      failed({ body: '{"error":{"type":"insufficient_quota","message":"You exceeded your current quota"}}' }),
      { kind: "stop", retryAfterMs: null },
    ],
    [
      "the record with which an agent ended",
      failed({ is_error: true, content: NOTICE }),
      { kind: "stop", resetAt: RESET_AT },
    ],
    [
      "an agent's event of a limit",
      failed({ rate_limit_info: { status: "rejected", resetsAt: RESET_AT / 1_000 } }),
      { kind: "stop", resetAt: RESET_AT },
    ],
    ["the end of a log", failed({ stderr: `loading\n${LOG_LINE}` }), { kind: "stop", retryAfterMs: 90_000 }],
    ["one of two logs", failed({ stdout: "fine", stderr: LOG_LINE }), { kind: "stop", retryAfterMs: 90_000 }],
    ["an output that is the notice", failed({ output: NOTICE }), { kind: "stop", resetAt: RESET_AT }],
  ])("%s", (_name, error, wanted) => {
    expect(detectRowError(error, CONTEXT)).toMatchObject(wanted);
  });

  it.each<[string, RowError, string]>([
    [
      "the innermost ones, where only they tell of it",
      { ...failed({ cause: { message: LIMIT } }), cause: LIMIT },
      LIMIT,
    ],
    [
      "its own, where they name it",
      {
        ...failed({ cause: { message: "boom inside" } }, { type: "RateLimitError", message: "failed" }),
        cause: "boom",
      },
      "RateLimitError: failed",
    ],
  ])("its words for people are %s", (_name, error, words) => {
    expect(detectRowError(error, CONTEXT).evidence).toBe(words);
  });
});

describe("what an error holds beside a limit is none", () => {
  it.each<[string, RowError]>([
    ["null", { ...OUTER, details: null }],
    ["an empty list", { details: [] }],
    ["numbers that are no statuses", failed({ line: 429, pid: 429, attempts: [429] })],
    [
      "a test case that is named after one",
      failed({ case: { name: "rate_limit_exceeded", code: "rate_limit_exceeded" } }),
    ],
    ["what a model was asked", failed({ prompt: LIMIT, question: "What is 429 Too Many Requests?" })],
    ["tests of a limiter in a log", failed({ stdout: "test_rate_limit_exceeded PASSED\n1 failed" })],
    ["an empty log", failed({ stderr: "" })],
    [
      "an output with work before the words",
      failed({ output: `${"ran the tests, 12 are red\n".repeat(20)}${NOTICE}` }),
    ],
    ["an output too long for a notice", failed({ output: `${NOTICE}\n`.repeat(100) })],
    ["an output of a program that did its work", failed({ output: "42" })],
  ])("%s", (_name, error) => {
    expect(detectRowError(error, CONTEXT)).toMatchObject(NONE);
  });
});

describe("an error that is nested deeply", () => {
  it.each<[string, RowError, object]>([
    ["in as many causes as are read", inCauses(24), STOP],
    ["in one more", inCauses(25), NONE],
    ["in as many lists as are read", inLists(24), STOP],
    ["in one list more", inLists(25), NONE],
    ["in more causes than a stack holds", inCauses(100_000), NONE],
    ["in more lists than a stack holds", inLists(100_000), NONE],
  ])("is read to a bound, and ends there: %s", (_name, error, wanted) => {
    expect(detectRowError(error, CONTEXT)).toMatchObject(wanted);
  });
});

describe("of two statuses the inner one says what happened", () => {
  it.each<[string, number | null, object, object]>([
    ["a server's failure around a limit", 500, { status: 429 }, { kind: "cap" }],
    ["a server's failure around a spent balance", 500, { status_code: 402 }, { kind: "stop" }],
    ["a server's failure around the words of a limit", 503, { message: LIMIT }, STOP],
    ["a limit around what says nothing", 429, { message: "x" }, { kind: "cap" }],
    ["no failure around the words of a limit", 200, { message: LIMIT }, STOP],
    ["no failure around words of nothing", 200, { message: "x y" }, NONE],
    ["none around a server's failure", null, { status: 503 }, { kind: "overload" }],
    ["none around a bad request", null, { status: 400 }, NONE],
  ])("%s", (_name, status, cause, wanted) => {
    const outer = status === null ? OUTER : { ...OUTER, status_code: status };
    expect(detectRowError(failed({ cause }, outer), CONTEXT)).toMatchObject(wanted);
  });

  it("makes no limit of a wait beside a success", () => {
    const error = failed({ attempt: 3 }, { ...OUTER, status_code: 200, retry_after_seconds: 30 });
    expect(detectRowError(error, CONTEXT)).toMatchObject(NONE);
  });

  it.each<[string, object, object]>([
    ["is that of a limit inside", { status: 429 }, { kind: "wait", retryAfterMs: 30_000 }],
    ["is that of an overload inside", { status: 503 }, { kind: "overload", retryAfterMs: 30_000 }],
    ["makes no limit of another failure inside", { status: 400 }, NONE],
  ])("a wait that is stated outside %s", (_name, cause, wanted) => {
    expect(detectRowError(failed({ cause }, { ...OUTER, retry_after_seconds: 30 }), CONTEXT)).toMatchObject(wanted);
  });
});

describe("what a test says that failed", () => {
  const WRONG = { type: "AssertionError", message: "wrong" };
  it.each<[string, RowError, object]>([
    ["what was wanted is no limit", failed({ details: "expected 'rate limit exceeded' got 'ok'" }, WRONG), NONE],
    ["nor is it in an error of any type", failed({ details: "expected 'rate limit exceeded' got 'ok'" }), NONE],
    ["nor are words that mention one", failed({ reason: "The answer 'rate limit exceeded' was given" }, WRONG), NONE],
    ["nor what was compared", failed({ expected: "429 Too Many Requests", actual: "200 OK" }, WRONG), NONE],
    ["a line that a log has of a refusal is one", failed({ details: LOG_LINE }, WRONG), { retryAfterMs: 90_000 }],
    ["so is a status below it", failed({ cause: { status: 429 } }, WRONG), { kind: "cap" }],
    ["so is a code below it", failed({ cause: { type: "rate_limit_error", message: "x" } }, WRONG), { kind: "cap" }],
  ])("%s", (_name, error, wanted) => {
    expect(detectRowError(error, CONTEXT)).toMatchObject(wanted);
  });
});

describe("a user's form of kind none", () => {
  const forms = compileUserForms([{ name: "drill", pattern: "drill", kind: "none" }]);
  const DRILL = { type: "RateLimitError", message: "this is a drill" };

  it.each<[string, RowError, object]>([
    ["silences a text, however deep", failed({ cause: { cause: { message: `${LIMIT} (drill)` } } }), NONE],
    ["silences a text of a list", { details: ["drill: quota exceeded", "boom"] }, NONE],
    ["silences a body that is text", failed({ body: '{"error":{"type":"rate_limit_error","message":"drill"}}' }), NONE],
    ["silences a line of a log", failed({ stderr: `drill: ${LOG_LINE}\nfailed` }), NONE],
    ["silences the type with its message, whatever stands beside them", failed({ attempt: 3 }, DRILL), NONE],
    ["silences the type of a cause with its message", failed({ cause: DRILL }), NONE],
    ["reads both as one line", failed({ cause: { name: "DrillError", message: LIMIT } }), NONE],
    [
      "leaves the lines below that one",
      failed({ cause: { ...DRILL, message: `${DRILL.message}\n${LIMIT}` } }),
      { ...STOP, form: "rate-limit-reached" },
    ],
    ["leaves the type of another message", failed({ cause: DRILL }, { ...OUTER, type: DRILL.type }), { kind: "cap" }],
    ["leaves a status that is text", failed({ cause: { ...DRILL, code: "429" } }), { kind: "cap", form: "http-429" }],
    ["leaves other texts", failed({ causes: ["quota exceeded (drill)", LIMIT] }), STOP],
    ["leaves other lines of a log", failed({ stderr: `drill: quota exceeded\n${LOG_LINE}` }), { retryAfterMs: 90_000 }],
    ["leaves a status as it is", failed({ cause: { status: 429, message: "drill" } }), { kind: "cap" }],
  ])("%s", (_name, error, wanted) => {
    expect(detectRowError(error, { ...CONTEXT, forms })).toMatchObject(wanted);
  });
});
