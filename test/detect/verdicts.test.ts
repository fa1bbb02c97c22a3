/** Rules of the verdict that few labelled texts need, each with a text or a record that needs it. */
import { describe, expect, test } from "vitest";
import { detect } from "../../src/detect/detect.ts";

const NOW = Date.parse("2026-11-21T03:00:00Z");
const CONTEXT = { nowAt: NOW, timeZone: "UTC", retryAfterThresholdMs: 60_000 };
const record = (value: unknown) => detect(JSON.stringify(value), CONTEXT);

test("a spent daily quota keeps the instant that its words state", () => {
  const message = "Quota exceeded for the limit 'RequestsPerDay'. Resets at 2026-11-22T08:00:00Z";
  const { kind, resetAt } = record({ error: { code: 429, message, status: "RESOURCE_EXHAUSTED" } });
  expect({ kind, resetAt }).toEqual({ kind: "stop", resetAt: Date.parse("2026-11-22T08:00:00Z") });
});

describe("records", () => {
  test.each<[string, unknown, string]>([
    ["a good agent result", { type: "result", subtype: "success", is_error: false, result: "429 explained" }, "none"],
    ["talk of a model", { role: "assistant", content: "HTTP 429 means too many requests" }, "none"],
    ["a log line of level info", { level: "info", message: "rate limit exceeded, retrying" }, "none"],
    ["a line of level info, a bad status", { level: "info", status: 429, message: "rate limit exceeded" }, "cap"],
    ["a log line of a numbered level that is bad", { level: 50, message: "429 rate limit exceeded" }, "cap"],
    ["an outcome that is good", { outcome: "success", message: "the rate limit was exceeded before" }, "none"],
    ["a status that is good beside an error", { status: 200, error: { message: "429 Too Many Requests" } }, "cap"],
    ["a healthy answer", { status: 200, body: { message: "fine" } }, "none"],
    ["a storage quota", { error: { code: 403, message: "The user's Drive storage quota has been exceeded." } }, "none"],
    ["a notice below a message", { level: "error", msg: "run failed", error: "You've hit your limit" }, "stop"],
    ["a map of Go", { level: "ERROR", msg: "Error 429, Details: [map[@type:RetryInfo retryDelay:34s]]" }, "wait"],
    ["headers as lists", { status: 429, headers: { "retry-after": ["12"] }, message: "Too Many Requests" }, "wait"],
    ["milliseconds in a field", { status: 429, retry_after_ms: 1_500, message: "Too Many Requests" }, "wait"],
    ["an instant in a field", { status: 429, resets_at: "2026-11-21T03:00:30Z", message: "Too Many Requests" }, "wait"],
    ["an instant in the past", { status: 429, resets_at: 1_700_000_000, message: "Too Many Requests" }, "cap"],
    ["a duration for an instant", { status: 429, resets_at: "in 30s", message: "Too Many Requests" }, "cap"],
    ["quota 0", { error: { code: 429, message: "Quota", details: [{ violations: [{ quotaValue: "0" }] }] } }, "task"],
    ["a request too large", { error: { code: 429, message: "Rate limit reached: Limit 30, Requested 47" } }, "task"],
    ["a request time-out", { error: { status: 408, message: "Request Timeout" } }, "overload"],
    ["a server error that says no more", { error: { status: 500, message: "oh" } }, "overload"],
    ["a status alone, and a limit of the day", { status: 429, limit: "50 per day" }, "stop"],
    [
      "a spent daily quota that calls itself a rate",
      {
        error: {
          code: 429,
          message: "Too many requests",
          details: [{ violations: [{ quotaId: "GenerateRequestsPerDayPerProjectPerModel" }] }, { retryDelay: "34s" }],
        },
      },
      "stop",
    ],
    [
      "a wait at the end of a long message",
      { error: { message: `Rate limit exceeded. ${"Mind the guide. ".repeat(600)}Please try again in 20s.` } },
      "wait",
    ],
    [
      "an agent's event of a limit that states no instant",
      { type: "rate_limit_event", rate_limit_info: { status: "rejected", rateLimitType: "five_hour" } },
      "stop",
    ],
    [
      "a refusal whose headers say that nothing is left",
      { status: 403, headers: { "x-ratelimit-remaining": "0" }, message: "Forbidden" },
      "cap",
    ],
  ])("%s", (_, value, kind) => {
    expect(record(value).kind).toBe(kind);
  });

  test("an agent's event of a limit states the windows of other limits too", () => {
    const resetsAt = NOW / 1_000 + 3 * 3_600;
    const unifiedWindows = { five_hour: { resetsAt }, seven_day: { resetsAt: resetsAt + 6 * 86_400 } };
    const limit = { status: "rejected", rateLimitType: "five_hour", resetsAt, unifiedWindows };
    expect(record({ type: "rate_limit_event", rate_limit_info: limit })).toMatchObject({
      kind: "stop",
      resetAt: resetsAt * 1_000,
    });
  });
});

describe("texts", () => {
  test.each([
    ["an HTTP time-out", "Error: HTTP 408 Request Timeout", "overload"],
    ["a time-out of a client", "tornado.httpclient.HTTPClientError: HTTP 599: Timeout during request", "overload"],
    ["a status of a proxy that no standard knows", "Error: the server responded with 561", "overload"],
    [
      "a 429 behind a count and a comma",
      "ERROR attempt 3, received 429 from https://api.openai.com/v1/chat/completions",
      "cap",
    ],
    ["a count above its limit", "ValueError: too many rows (limit 100, got 429)", "none"],
    ["a status in parentheses before a word", "Error: upstream returned (503) and no body", "overload"],
    [
      "a size in parentheses",
      "Error: the size of the tensor (429) must match that of the other one at dimension 1",
      "none",
    ],
    ["a number that is no usual status", "Error: the batch failed: got 561", "none"],
    ["the number of a line", "Error: run.yaml: line 429: did not find expected key", "none"],
    ["the number of a task", "ERROR: task 429: expected 3 rows", "none"],
    ["a number in parentheses behind a thing", "Error processing item (429)", "none"],
    ["a number of things", "Error: returned 429 documents instead of 430", "none"],
    ["an exit code", "Error: exit code 429", "none"],
    ["a status at the end of a sentence", "Exception: API call failed with error code 429.", "cap"],
    ["a status of a response", "Error: Unexpected server response: 429", "cap"],
    ["a status before the body", '429 {"error":{"message":"no"}}', "cap"],
    [
      "what urllib3 counts",
      "urllib3.exceptions.MaxRetryError: HTTPSConnectionPool(host='x'): Max retries exceeded with url: /v1 (Caused by ResponseError('too many 429 error responses'))",
      "cap",
    ],
    ["a dialog of Gemini CLI", "Usage limit reached for gemini-3-pro-preview.\nAccess resets at 4:05 PM PST.", "stop"],
    ["a server that replied 429", "ERROR judge: server replied 429 after 3 tries", "cap"],
    ["a connection that was reset", "Error: read ECONNRESET", "overload"],
    ["a daily rate", "Error: 429 Too Many Requests: limit of 50 requests per day reached", "stop"],
    ["a rounded hour", "Error: 429 Too Many Requests. Please try again in about an hour.", "stop"],
    ["an epoch behind its cue", `Error: 429 Too Many Requests. Retry-After: ${NOW / 1_000 + 30}`, "wait"],
    ["an epoch in the past", `Error: 429 Too Many Requests. Retry-After: ${NOW / 1_000 - 30}`, "cap"],
    ["an instant on the next line", "Error: 429 Too Many Requests. Retry allowed at:\n2026-11-21T03:00:30Z", "wait"],
    ["a daily quota", "Error: 429 quota exceeded for requests per day", "stop"],
    ["a quota of a minute", "Error: 429 quota exceeded for requests per minute", "cap"],
    ["money and a short delay", "Error: 429 You have run out of credits. Please try again in 5s.", "stop"],
    ["a long line behind an error", `Error: 429 Too Many Requests ${"x".repeat(450)}`, "cap"],
    ["in a long log without line breaks", `${"log words ".repeat(20_000)}\nError: 429 Too Many Requests`, "cap"],
    [
      "deep in a huge line of JSON",
      JSON.stringify({
        results: Array.from({ length: 20_000 }, (_, index) => ({ id: `case-${index}`, score: 0.5 })),
        error: { code: "insufficient_quota", message: "You exceeded your current quota" },
      }),
      "stop",
    ],
    ["payment required", "Error: HTTP 402 Payment Required", "stop"],
    [
      "a thread that met a notice",
      "Error: thread `t1` ended with error: Rate limit is exceeded. Try again in 9 s",
      "wait",
    ],
    ["a thread that met a phrase", "Error: thread 7 failed: rate limit exceeded", "cap"],
    ["a list of errors", 'Errors: ["rate limit exceeded, please try again later"]', "cap"],
    ["what the limit of an account is", "You've reached your credit limit. It resets on November 23.", "stop"],
    [
      "a limit of a day in the words of a tool",
      "⚡ You have reached your daily quota limit.\n✕ [API Error: try again]",
      "stop",
    ],
    ["a server that said 429", "[2026-11-21 03:00:00] ERROR in app: upstream said 429; Retry-After=3600", "stop"],
    [
      "a lower rate for an account without a payment method",
      "ReplicateError: Request was throttled. Your rate limit is reduced to 6 requests per minute until you add a payment method.",
      "cap",
    ],
    ["a gateway whose keys rest", "Error: model_cooldown: all credentials for model m are cooling down", "cap"],
    ["a limit for a period", "Error: Organization limit exceeded for this billing period.", "stop"],
    ["a frequency in Chinese", "Error: 调用频率超限", "cap"],
    ["a load in Chinese", "Error: 当前负载过高", "overload"],
    ["the budget of a run", "BudgetExceeded: max_cost_usd=2.00 reached after 14 samples", "none"],
    ["a limit that is not named", "You have reached the limit.\n\nRequest ID: 7", "stop"],
    ["a limit of a month as a reason", 'Error: failed {"reason":"MONTHLY_REQUEST_COUNT","message":"denied"}', "stop"],
    [
      "a status behind the name of a plug-in",
      'from extension "Stats": status error 403, response: "{\\"message\\":\\"API rate limit exceeded for 1.2.3.4.\\"}"',
      "cap",
    ],
    [
      "a limit of zero",
      "API Error: 429 Rate limit exceeded for images per minute. Limit: 0/1min. Current: 1/1min.",
      "task",
    ],
    ["a limit of which nothing is left", "API Error: 429 Rate limit: 0 remaining", "cap"],
    [
      "a limit of which no requests are left, and a wait",
      "openai.RateLimitError: 429 Rate limit: 0 requests remaining, resets in 30s",
      "wait",
    ],
    ["a limit of zero, and a wait", "Error: 429 daily limit: 0\nRetry-After: 30", "wait"],
    ["a limit of which no tokens are left", "Error: 429 Rate limit: 0 tokens available", "cap"],
    ["a limit of which 0 of 60 are left", "Error: 429 rate limit exceeded (limit: 0/60 remaining)", "cap"],
    [
      "a limit of an hour in a body below its status",
      'Some fault. Statuscode: 429\n{"error":{"message":"limit of messages per hour"}}',
      "cap",
    ],
    [
      "the tree of a build tool",
      "> Could not resolve a:b:1.\n   > Could not GET 'u'. Received status code 429 from server: x",
      "cap",
    ],
    ["XML", "<Error><Code>TooManyRequests</Code><Message>Too many requests</Message></Error>", "cap"],
    ["no credits in digits", "You have 0 credits left. Purchase more to continue.", "stop"],
    [
      "a mark of an agent above its advice",
      "✕ Free quota exceeded: your daily quota has been reached.\n\nUpgrade:\n  a\n\nThen b.",
      "stop",
    ],
    ["the place of an error in pytest's report", "test_judge.py:448: OpenAIRateLimitError", "cap"],
    ["an error between tags", "<last_exception>\n    litellm.RateLimitError: too many\n</last_exception>", "cap"],
    [
      "a step of BuildKit",
      "#26 ERROR: toomanyrequests: Too Many Requests (HAP429).\n------\n > pushing image:\n------",
      "cap",
    ],
    ["a prompt that is too long", "Oops, the token limit exceeded. Try to shorten your prompt.", "none"],
    [
      "the result of a tool",
      'apply(code="A") -> {"error": "This code has reached its usage limit"}\nreward: 0',
      "none",
    ],
    ["the result of a tool that says 429", 'ask(id=1) -> 429 {"error": "slow down"}', "cap"],
    [
      "the result of a call of a provider, with its code",
      'openai.chat(model="gpt-5") => {"error":{"code":"insufficient_quota","message":"You exceeded your current quota"}}',
      "stop",
    ],
    ["sizes in brackets", "RuntimeError: the size of tensor a (429) must match the size of tensor b (512)", "none"],
    ["a count beside its limit", "error: too many commits in one push (limit 100, got 429)", "none"],
    ["a status in brackets", "ApiException: (429)", "cap"],
    ["the memory of a job", "Error: job 31 exceeded MEM usage hard limit (2528 > 1126)", "none"],
    ["a remaining limit of 0", "Error: 429 API limit reached. Remaining Limit: 0", "cap"],
    [
      "credits, and how many a plan gives per minute",
      "Error: 429 You have run out of credits. Your plan includes 100 credits per minute",
      "stop",
    ],
    ["a balance, and a price", "Error: Your account has insufficient balance. Rate: 5 credits per second", "stop"],
    ["the limit of a day in capitals", '{"message":"APPLICATION DAY limit for calls is reached","status":429}', "stop"],
    ["a header of another name", "HTTP/1.1 429 Too Many Requests\nX-Rate-Limit-Retry-After-Seconds: 3600\n", "stop"],
    [
      "a client that repeats the header",
      "WARNING: reached a rate/request limit. Retry will occur after: 8500 s",
      "stop",
    ],
    [
      "a dump behind the head of a log",
      "[wrapper] Max Retries Reached {\n  error: RateLimitError: 429 status code (no body)\n}",
      "cap",
    ],
    ["a setting that is refused", "ValueError: limit must be a positive number of requests per minute", "none"],
    ["a setting that is too high", "ValueError: rate limit must not exceed 100 requests per minute", "none"],
    [
      "advice before the limit",
      "Error: API request limits must not exceed 60 requests per minute. Rate limit exceeded.",
      "cap",
    ],
    [
      "a notice in the cause of an error that only names a class",
      "voyageai.error.RateLimitError: You have not yet added your payment method in the billing page and will have reduced rate limits of 3 RPM\ntenacity.RetryError: RetryError[<Future state=finished raised RateLimitError>]",
      "cap",
    ],
    ["two statuses of which none is a limit: the later one", "Error: HTTP 400 Bad Request, then HTTP 503", "overload"],
    [
      "a status far behind the mark of its error",
      "Error: the evaluation of the shard with all of its one hundred and sixty items and both graders ended at HTTP 429",
      "cap",
    ],
    [
      "a refusal for the load, after another refusal",
      'Error: 429 Too Many Requests\nAttempt 2\nError: 429 {"error":{"message":"The server is busy: high demand"}}',
      "overload",
    ],
    ["a sentence before the notice", "This request was large. Rate limit exceeded.", "cap"],
    [
      "in a response whose body holds headers",
      'HTTP/1.1 429 Too Many Requests\n\n{"error": {"message": "Too many requests", "headers": {"retry-after": "20"}}}',
      "wait",
    ],
    ["in a response whose body is source text", "HTTP/1.1 429 Too Many Requests\n\n{ return busy(x); }", "cap"],
    [
      "and a second object that is cut off",
      'Error: {"status": 429, "message": "rate limit exceeded"} {"error": {"message": "try again in 20s',
      "wait",
    ],
    [
      "before noise of the network",
      `Error: 429 rate limit exceeded, please try again in 20s\n${"log line\n".repeat(5)}Error: socket hang up\nError: read ECONNRESET`,
      "wait",
    ],
    ["an agent whose tool printed nothing", "⏺ Bash(npm run eval)\n● API Error: Rate limit reached", "cap"],
    [
      "a line that fills a terminal above a longer one",
      `Error: 429 Too Many Requests for the evaluation key, which all jobs share today.\n${"x ".repeat(260)}`,
      "cap",
    ],
    [
      "source code beside an error: vitest",
      'Error: no choices\n ❯ ask a.test.mjs:4:27\n      3|   if (busy) throw new Error("429 Too Many Requests");\n      4|   throw new Error("no choices");\n       |         ^\n ❯ a.test.mjs:7:35',
      "none",
    ],
    [
      "source code beside an error: a marked line",
      'Error: no choices\n  at ask a.test.mjs:4\n  > 4 | throw new Error(text ?? "429 Too Many Requests")',
      "none",
    ],
    [
      "source code and values beside an error: rich",
      box(
        "│ /app/ask.py:6 in ask                        │",
        "│                                             │",
        "│   3 def ask(text):                          │",
        '│   4     if busy: raise RuntimeError("429 Too Many Requests") │',
        "│ ❱ 6     raise ValueError(text)              │",
        "│                                             │",
        "│ ╭──────────────── locals ─────────────────╮ │",
        "│ │ busy = RuntimeError('429 Too Many Requests')    │ │",
        "│ ╰─────────────────────────────────────────╯ │",
        "│                                             │",
        "│   1 def parse(text):                        │",
        '│   2     if busy: raise RuntimeError("429 Too Many Requests") │',
      )
        .concat("ValueError: no choices")
        .join("\n"),
      "none",
    ],
    [
      "an error below the box of rich, in the log of rich",
      [
        "[03:00:00] ERROR    item 3 broke",
        ...box("│ ❱ 6     raise error │"),
        "Busy: Error code: 429 - Too Many Requests",
      ].join("\n                    "),
      "cap",
    ],
    [
      "an error below a box of rich that was cut off",
      [...box("│ ❱ 6     raise error │").slice(0, -1), "openai.RateLimitError: Error code: 429"].join("\n"),
      "cap",
    ],
    [
      "before an exception that was raised while it was handled",
      'Traceback (most recent call last):\n  File "a.py", line 1\nopenai.RateLimitError: Error code: 429\n\nDuring handling of the above exception, another exception occurred:\n\nTraceback (most recent call last):\n  File "a.py", line 3\nKeyError: \'answer\'',
      "cap",
    ],
    ["before a summary without a success", "You've hit your limit · resets 4pm\n0/2 passed", "stop"],
    [
      "before a summary of tests that passed earlier",
      "Error: 429 Too Many Requests\n  1 flaky\n  3 passed (4.1s)",
      "cap",
    ],
    ["before progress", "Error: 429 Too Many Requests\n[3/40] q3 ok", "none"],
    [
      "before a crash of Go",
      "You've hit your limit · resets 4pm\npanic: runtime error: index out of range [3] with length 3\n\ngoroutine 1 [running]:",
      "none",
    ],
    ["in the debug form of Rust", 'Api(ApiError { status: 429, message: "busy", retry_after: Some(20) })', "wait"],
    ["a table with numbered rows", " 3 | failed | RateLimitError: 429 Too Many Requests", "cap"],
  ])("%s", (_, text, kind) => {
    expect(detect(text, CONTEXT).kind).toBe(kind);
  });
});

/** What rich draws around the frames of a traceback. */
function box(...lines: string[]): string[] {
  return [
    "╭───── Traceback (most recent call last) ─────╮",
    ...lines,
    "╰─────────────────────────────────────────────╯",
  ];
}

describe("words that any program could print are a suspicion, in whatever language", () => {
  test.each([
    ["balance", "ValueError: insufficient balance", "stop"],
    ["balance in Chinese", "Error: 余额不足", "stop"],
    ["frequency in Chinese", "Error: 请求过于频繁", "cap"],
    ["a limit of a day", "Error: daily limit reached", "stop"],
  ])("%s", (_, text, kind) => {
    expect(detect(text, CONTEXT)).toMatchObject({ kind, certain: false });
  });

  test.each([
    ["a limit on messages", "LimitExceededError: message limit reached, stopping"],
    ["a limit on keys", "ValueError: Key limit exceeded: 64 keys per map"],
    ["a tool of an agent", 'tool pay(account=7) -> {"error": "insufficient balance", "code": 402}\nno order was made'],
  ])("%s of a program is not a limit of a provider", (_, text) => {
    expect(detect(text, CONTEXT)).toMatchObject({ kind: "none" });
  });
});

describe("notices on several lines", () => {
  test.each([
    ["the clock time follows", "You've hit your limit · resets\n4pm (America/Los_Angeles)", "2026-11-22T00:00:00Z"],
    ["the zone follows", "You've hit your limit · resets 4pm\n(America/Los_Angeles)", "2026-11-22T00:00:00Z"],
    [
      "the rest of the zone follows",
      "You've hit your limit · resets 4pm (America/Los_\nAngeles)",
      "2026-11-22T00:00:00Z",
    ],
    ["the date follows", "You've hit your limit · resets\nApr 3, 6am (UTC)", "2027-04-03T06:00:00Z"],
    ["the day follows", "You've hit your limit · resets\nMonday, 6am (UTC)", "2026-11-23T06:00:00Z"],
    ["the limit follows", "You've hit your\nlimit · resets 4pm (UTC)", "2026-11-21T16:00:00Z"],
    ["the reset follows", "You've hit your limit ·\nresets 4pm (UTC)", "2026-11-21T16:00:00Z"],
  ])("%s", (_, text, at) => {
    expect(detect(text, CONTEXT)).toMatchObject({ kind: "stop", certain: true, resetAt: Date.parse(at) });
  });

  test("the rest of a word follows", () => {
    const text = `Error code: 429 - {'message': 'Your account <ak-f94z> request reached max RPM: 20, please try a\ngain after 1 seconds'}`;
    expect(detect(text, CONTEXT)).toMatchObject({ kind: "wait", retryAfterMs: 1_000 });
  });

  test("the hours of a wait follow its days", () => {
    const text = "Error: 429 rate limited, try again in 3 days\n4 hours";
    expect(detect(text, CONTEXT)).toMatchObject({ kind: "stop", retryAfterMs: 273_600_000 });
  });

  test.each([
    [
      "that begins with a word like a month",
      "Running 3 tests in\nMonthly limit reached. Resets on September 1.",
      "stop",
    ],
    ["that begins in lower case", "Sending the request to\nerror code: 1015", "cap"],
  ])("an error %s is not the rest of the line above it", (_, text, kind) => {
    expect(detect(text, CONTEXT)).toMatchObject({ kind, certain: true });
  });

  test("source code is not the rest of the line above it", () => {
    const text = "Task 4 and\ncase 4: joined output => You've hit your limit · resets 4pm (Europe/London)";
    expect(detect(text, CONTEXT)).toMatchObject({ kind: "none" });
  });

  test("a line that ends a sentence does not go on in the next one", () => {
    expect(detect("You've hit your limit.\n4pm report: all done", CONTEXT)).toMatchObject({ resetAt: null });
  });
});

describe("retry-after-ms beside retry-after", () => {
  test.each([
    ["a response", "HTTP/1.1 429 Too Many Requests\nretry-after: 20\nretry-after-ms: 850\n"],
    ["lines below an error", "Error: 429 Too Many Requests\nretry-after: 20\nretry-after-ms: 850"],
    ["a sentence", "Error: 429 Too Many Requests (Retry-After: 20, retry-after-ms: 850)"],
    ["logfmt", "level=error status=429 retry-after=20 retry-after-ms=850"],
    ["JSON behind an error", 'RateLimitError: 429 {"headers":{"retry-after":"20","retry-after-ms":"850"}}'],
    ["a dictionary of Python", "RateLimitError: 429\nheaders: {'retry-after': '20', 'retry-after-ms': '850'}"],
    ["an object of Node", "Error: 429 {\n  headers: {\n    'retry-after': '20',\n    'retry-after-ms': '850'\n  }\n}"],
    ["fields in snake case", '{"status":429,"retry_after":20,"retry_after_ms":850,"error":"rate_limit_exceeded"}'],
    ["fields in camel case", '{"status":429,"retryAfterMs":850,"retryAfter":20,"error":"rate_limit_exceeded"}'],
  ])("%s", (_, text) => {
    expect(detect(text, CONTEXT)).toMatchObject({ kind: "wait", retryAfterMs: 850 });
  });
});

describe("the wait that a tool chooses for itself is not stated by the provider", () => {
  test.each([
    "Retrying in 4.0 seconds",
    "Will retry after 30 seconds",
    "I'll try again in 60 seconds.",
    "Next attempt in 8s",
    "Retry 3/5 in 8s",
    "Going to wait 30 seconds",
    "Backing off for 10 seconds",
    "delay=30s",
    "slept for 118 s",
  ])("%s", (words) => {
    expect(detect(`Error: 429 Too Many Requests. ${words}`, CONTEXT)).toMatchObject({
      kind: "cap",
      retryAfterMs: null,
    });
  });

  test.each([
    "Retry in 30s",
    "You must wait 30 seconds",
    "Next request is allowed in 30s",
    "Your quota will reset after 30s",
    "Retrying in 4s: please try again in 30s",
  ])("but %s is", (words) => {
    const wanted = { kind: "wait", retryAfterMs: 30_000 };
    expect(detect(`Error: 429 Too Many Requests. ${words}`, CONTEXT)).toMatchObject(wanted);
  });
});

describe("records in the notations of other languages", () => {
  test.each([
    ["a tuple", "('error', {'status': 429, 'message': 'rate limit exceeded'})", "cap"],
    ["an object that is shown by its kind", "{'response': <Response [429]>, 'message': 'rate limit exceeded'}", "cap"],
    ["a call", "RateLimitError(status=429, message='rate limit exceeded')", "cap"],
    ["cut off", '{"status": 429, "error": {"message": "rate limit exceeded", "details": [1, 2', "cap"],
    ["deep", `${'{"error":'.repeat(40)}{"message":"fine"}${"}".repeat(40)}`, "none"],
  ])("%s", (_, text, kind) => {
    expect(detect(`Error: ${text}`, CONTEXT).kind).toBe(kind);
  });
});
