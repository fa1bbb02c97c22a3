import { describe, expect, it } from "vitest";
import { detect } from "../../src/detect/detect.ts";
import { contextOf, LABELLED, rightKinds, statedAt, THRESHOLD_MS, wantedAt } from "./labelled-texts.ts";

describe("detect on the labelled texts", () => {
  it.each(LABELLED.map((row) => [row.id, row] as const))("%s", (_id, row) => {
    const context = contextOf(row);
    const detection = detect(row.text, context);
    expect(rightKinds(row)).toContain(detection.kind);
    if (row.class !== undefined) return;
    const wanted = wantedAt(row);
    const stated = statedAt(detection, context.nowAt);
    if (wanted === null) expect(stated).toBeNull();
    else expect(Math.abs((stated ?? Number.NaN) - wanted)).toBeLessThanOrEqual(1_000);
  });

  it("never states an instant that is not after now, and no wait beyond the threshold as a wait", () => {
    for (const row of LABELLED) {
      const context = contextOf(row);
      const detection = detect(row.text, context);
      if (detection.resetAt !== null) expect(detection.resetAt).toBeGreaterThan(context.nowAt);
      const stated = statedAt(detection, context.nowAt);
      if (detection.kind === "wait") expect((stated ?? Number.NaN) - context.nowAt).toBeLessThanOrEqual(THRESHOLD_MS);
      if (detection.kind === "cap") expect(stated).toBeNull();
    }
  });

  it.each([
    [
      "two records",
      '[{"type":"system"},{"type":"result","is_error":true,"result":"usage limit reached|4102444800"}]',
      "stop",
    ],
    ["items that are not records", '[{"type":1},{"type":"result"}]', "none"],
    ["no JSON", "[{it said: usage limit}]", "none"],
  ])("reads an array on one line like one record a line: %s", (_name, line, kind) => {
    const context = { nowAt: Date.UTC(2026, 4, 12), timeZone: "UTC", retryAfterThresholdMs: THRESHOLD_MS };
    expect(detect(`${line}\n`, context).kind).toBe(kind);
  });

  it("moves the line between wait and stop with the threshold", () => {
    const row = { now: "2026-05-12T10:00:00Z", tz: "UTC" };
    const text = "Error 429: rate limit exceeded, please try again in 90s.";
    const base = { nowAt: Date.parse(row.now), timeZone: row.tz };
    expect(detect(text, { ...base, retryAfterThresholdMs: 90_000 }).kind).toBe("wait");
    expect(detect(text, { ...base, retryAfterThresholdMs: 89_999 }).kind).toBe("stop");
  });

  it("keeps the words, at most 500 characters, and names form and provider", () => {
    const detection = detect(
      `openai.RateLimitError: Error code: 429 - {'error': {'message': 'You exceeded your current quota, ${"x".repeat(900)}', 'code': 'insufficient_quota'}}`,
      { nowAt: 0, timeZone: "UTC", retryAfterThresholdMs: THRESHOLD_MS },
    );
    expect(detection).toMatchObject({ kind: "stop", certain: true, provider: "openai" });
    expect(detection.evidence.length).toBeLessThanOrEqual(500);
    expect(detection.evidence).toMatch(/^You exceeded your current quota/);
  });

  it("returns nothing for an empty text", () => {
    expect(detect("", { nowAt: 0, timeZone: "UTC", retryAfterThresholdMs: THRESHOLD_MS }).kind).toBe("none");
  });
});

describe("words that resemble a failure of the program", () => {
  it.each([
    ["what a plan lacks", "Error 429: your plan does not include more requests", "cap"],
    [
      "what a plan lacks, in a quota's refusal",
      "Error: insufficient_quota. Your plan does not include overage.",
      "stop",
    ],
    ["an assertion about two texts", '    Error: "internal error" does not contain "rate limit exceeded"', "none"],
    ["a quota behind a position", "config.yaml:3: error: You exceeded your current quota, please check it.", "stop"],
    ["a balance behind a position", "src/a.py:10: error: Your credit balance is too low", "stop"],
    ["a status behind a position", "main.rs:3:1: error: HTTP 402 insufficient credits", "stop"],
    ["a compiler's error", "x.py:3: error: Name 'rate_limit_exceeded' is not defined", "none"],
    ["Google's reason", "googleapi: Error 403: User rate limit exceeded, userRateLimitExceeded", "cap"],
    ["a list of names", "Error: unknown fields: maxTokens, quotaExceeded", "none"],
    ["a limit for requests per minute", "Error: You reached the limit for requests per minute.", "cap"],
    ["a status behind an error class", "ApiException: 429\n    at Client.call(Client.java:9)", "cap"],
    ["a number behind an error class", "DataError: 402 duplicates found", "none"],
    ["a limit for a model", "Error: You reached the limit for GPT-5.", "stop"],
    ["a status before words", "Error: 429 please retry in 20s", "wait"],
    ["a status before Chinese", "APIError: 429 当前分组上游负载已饱和，请稍后再试", "cap"],
    ["a status in a pair", 'level=error code=503 msg="no answer"', "overload"],
    ["a reason in small letters", "Error: 502 bad gateway", "overload"],
    ["a reason that begins with one letter", "InternalServerError: 524 A timeout occurred", "overload"],
    ["a named status that a verb leads to", "Error: received HTTP 503 error", "overload"],
    ["a status on a line without another mark", "unexpected status 503 from server", "overload"],
    ["a status that ends a sentence of an answer", "Antwort: Der Server liefert den Status 429.", "none"],
    ["a number of things", "Error: 429 failed documents", "none"],
    ["a number that is judged", "Error: 429 is not in the list", "none"],
    [
      "an error of a stream",
      "openai.APIError: The server had an error while processing your request. Sorry!",
      "overload",
    ],
    ["an account that does not pay", "429 Your account is not active, please check your billing details.", "stop"],
    ["credits of a minute", "Error: 429 You have run out of API credits for the current minute", "cap"],
    ["requests of a day", "Error: Maximum number of requests per day exceeded", "stop"],
    ["requests of a day, by their initials", "Error: RPD limit exceeded for model x", "stop"],
    ["a plan's rate", "Error: 429 Free tier is limited to 3 requests per minute", "cap"],
    ["too many of something", "Error: 429 too many tokens in the last minute", "cap"],
    ["a frequency", "Error: Request frequency is too high, please reduce it", "cap"],
    ["a trial that is over", "Error: Your trial has expired", "stop"],
    ["funds to add", "Error: Please add funds to your account to continue", "stop"],
    ["an error number of Windows", "OSError: [WinError 1816] Not enough quota is available", "none"],
    ["an error number beside a refusal", "Error code: 429 - {'detail': '[Errno 11] Try again'}", "cap"],
    ["an agent's money", "Error: the user asked to add funds to the gift card", "none"],
    ["another kind of trial", "Error: your trial ended before the answer came", "none"],
    ["a rate that is on offer", "Error: Your free trial has ended. Upgrade to get 500 requests per minute.", "stop"],
    ["an offer beside a limit", "Error: 402 Insufficient credits, want to continue? Add funds.", "stop"],
    ["a limit that a clause describes", "Error: stop the run when the quota is exhausted", "none"],
    ["a limit that a French clause describes", "Erreur : dès que la limite d'utilisation est atteinte", "none"],
    ["what the program did when a limit came", "Error when calling the judge: rate limit exceeded", "cap"],
    [
      "a rate beside the limits of its key",
      'openai.RateLimitError: Error code: 429 - {"detail":"Rate limit exceeded","limits":{"requests_per_day":900,"requestsPerDay":900},"retry_after":12}',
      "wait",
    ],
    ["what ended the program", "Error: evaluation interrupted when the usage limit was reached", "stop"],
    ["what came when the program failed", "Error: failed when gpt-4o hit rate limit exceeded", "cap"],
    ["a limit behind a condition", "Error: retries end when the quota is exhausted. The quota is exhausted", "stop"],
    ["a request that would exceed a limit", "Error: Request would exceed your account's quota", "stop"],
    ["a limit that somebody configured", "Error: your configured spending limit has been reached", "stop"],
    ["a limit of a task with a telling name", "ERROR pattern-match-002 too many requests", "cap"],
    ["the word for now in Chinese", "Error: 当前请求过于频繁，请 20 秒后再试", "wait"],
    ["a quoted code", "yaml.ConstructorError: found duplicate key 'rate_limit_exceeded' in evals.yaml", "none"],
    ["the quoted code of an error", "Error: upstream returned error 'insufficient_quota'", "stop"],
    ["the quoted code of a field", "Error: request failed: code='rate_limit_exceeded', message=no", "cap"],
    ["a code that no list has", 'Error: {"code": "OVER_RATE_LIMIT"}', "cap"],
    ["a class that no list has", "acme.GroqRateLimitException: no", "cap"],
    ["a class for a period", "acme.WeeklyLimitError: refused", "stop"],
    ["a class for any limit", "acme.LimitReached: refused", "none"],
    ["a setting's name", "Error: in_flight_budget must be a number", "none"],
    ["a setting's name beside a status", "Error: HTTP 404 Not Found for /settings/in_flight_budget", "none"],
    ["a broken connection's error number", "OSError: [Errno 104] Connection reset by peer", "overload"],
  ])("%s", (_name, text, kind) => {
    const context = { nowAt: Date.UTC(2026, 4, 12), timeZone: "UTC", retryAfterThresholdMs: THRESHOLD_MS };
    expect(detect(text, context).kind).toBe(kind);
  });
});

describe("a test runner's output", () => {
  const context = { nowAt: Date.UTC(2026, 4, 12), timeZone: "UTC", retryAfterThresholdMs: THRESHOLD_MS };
  const LIMIT = "error, status code: 402, message: Insufficient Balance";

  it.each([
    ["Go", `--- FAIL: TestQ (0.41s)\n    q_test.go:19: ${LIMIT}\nFAIL\texample.com/q\t0.502s`, "stop"],
    ["Go, verbose", `=== RUN   TestQ\n    q_test.go:19: ${LIMIT}\n--- FAIL: TestQ (0.41s)\nFAIL`, "stop"],
    ["Go, a comparison", "--- FAIL: TestRateLimitExceeded (0.01s)\n    q_test.go:19: got status 200, want 429", "none"],
    [
      "Go, a value",
      '--- FAIL: TestQ (0.00s)\n    q_test.go:9: s = "You exceeded your current quota", want "ok"\nFAIL',
      "none",
    ],
    [
      "testify",
      '--- FAIL: TestQ (0.00s)\n    q_test.go:9: \n        \tError:      \tNot equal: \n        \t            \texpected: "429 Too Many Requests"',
      "none",
    ],
    ["Bun", `error: ${LIMIT}\n      at ask (/w/client.ts:4:9)\n(fail) answers [12.00ms]\n\n 0 pass\n 1 fail`, "stop"],
    ["Bun, a comparison", "error: expect(received).toBe(expected)\n(fail) returns Too Many Requests [4ms]", "none"],
    [
      "TAP, a comparison",
      "not ok 1 - x\n  ---\n  error: 'Got RateLimitError: 429.'\n  code: 'ERR_ASSERTION'\n  ...",
      "none",
    ],
    ["TAP", `not ok 1 - answers\n  ---\n  error: '${LIMIT}'\n  ...\n1..1\n# fail 1`, "stop"],
    ["PHPUnit", `1) QTest::testQ\nRuntimeException: ${LIMIT}\n\nERRORS!\nTests: 1, Assertions: 0, Errors: 1.`, "stop"],
    ["PHPUnit, a comparison", "1) QTest::testQ\nFailed asserting that 200 is identical to 429.\n\nFAILURES!", "none"],
    ["minitest", `RuntimeError: ${LIMIT}\n\n1 runs, 0 assertions, 0 failures, 1 errors, 0 skips`, "stop"],
  ])("%s", (_name, text, kind) => {
    expect(detect(text, context).kind).toBe(kind);
  });
});

describe("the last error counts", () => {
  const context = { nowAt: Date.parse("2026-05-12T10:00:00Z"), timeZone: "UTC", retryAfterThresholdMs: THRESHOLD_MS };
  const LIMIT = "openai.RateLimitError: Error code: 429 - {'error': {'code': 'rate_limit_exceeded'}}";

  it.each([
    ["at the end", `[1/9] a ... ok\n${LIMIT}`, "cap"],
    ["before work that went on", `${LIMIT}\n[2/9] b ... ok (2.1s)\n[3/9] c ... ok (1.9s)`, "none"],
    ["before a bug", `${LIMIT}\nTraceback (most recent call last):\n  File "a.py", line 1\nKeyError: 'x'`, "none"],
    [
      "in the chain of the fault",
      `Traceback (most recent call last):\n  File "a.py", line 1\n${LIMIT}\n\nDuring handling of the above exception, another exception occurred:\n\nTraceback (most recent call last):\n  File "b.py", line 2\nRuntimeError: grading failed`,
      "cap",
    ],
    ["before npm's noise", `${LIMIT}\nnpm ERR! code 1\nnpm ERR! A complete log of this run is in x.log`, "cap"],
    ["before a summary that names nothing", `${LIMIT}\nERROR shard: giving up on item 7`, "cap"],
  ])("%s", (_name, text, kind) => {
    expect(detect(text, context).kind).toBe(kind);
  });

  it.each([
    ["openai returned 429 Too Many Requests and retries are exhausted", "cap", true],
    ["got HTTP 429 when calling judge", "cap", true],
    ["  cause: Error code: 429 - {'status': 429, 'title': 'Too Many Requests'}", "cap", true],
    ["grader: Error code: 429 - {'error': {'message': 'slow down'}}", "cap", true],
    ["API returned status 429 and the body was empty", "cap", true],
    ["StatusCode.RESOURCE_EXHAUSTED: tokens per minute", "cap", true],
    ["hit your limit. resets 23:45", "stop", true],
    ["hit your limit; resets 4pm", "stop", true],
    ["Error: concurrency limit of 4 reached", "cap", false],
    ["Error: rate limit exceeded, try again in 20s", "wait", false],
    ["Error: disk quota exceeded", "none", true],
    ["Error: storage quota of the bucket exceeded", "none", true],
    ["Error: memory limit exceeded", "none", true],
    [
      "npm ERR! 402 Payment Required - PUT https://registry.example/@a%2fb - You must sign up for private packages",
      "none",
      true,
    ],
  ])("reads %s", (text, kind, certain) => {
    expect(detect(text, context)).toMatchObject({ kind, certain });
  });
});
