import { beforeAll, expect, test } from "vitest";
import type { Detector } from "../../src/core/evidence.ts";
import { statedWaitMs } from "../../src/core/rate-limit.ts";
import { loadDetector } from "../../src/engine/evaluation-context.ts";
import { readLimit, readStreamLimit } from "../../src/gateway/read-limit.ts";

const NOW = Date.parse("2026-11-22T10:00:00Z");
let detector: Detector;
beforeAll(async () => {
  detector = (await loadDetector(60_000, []))(NOW);
});

const openai = (type: string, code: string | null, message: string) => ({
  error: { message, type, param: null, code },
});
const anthropic = (type: string, message: string) => ({ type: "error", error: { type, message } });
const google = (quotaId: string) => ({
  error: {
    code: 429,
    message: "You exceeded your current quota, please check your plan and billing details.",
    status: "RESOURCE_EXHAUSTED",
    details: [
      { "@type": "type.googleapis.com/google.rpc.QuotaFailure", violations: [{ quotaId }] },
      { "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "34s" },
    ],
  },
});

type Row = readonly [
  name: string,
  status: number,
  headers: Record<string, string>,
  body: unknown,
  kind: string | null,
  waitMs: number | null,
];

test.each<Row>([
  [
    "OpenAI's tokens a minute",
    429,
    { "retry-after": "2" },
    openai(
      "tokens",
      "rate_limit_exceeded",
      "Rate limit reached for gpt-4o in organization org-x on tokens per min (TPM): Limit 30000, Used 29000, Requested 2000. Please try again in 1.5s.",
    ),
    "wait",
    2_000,
  ],
  [
    "a wait in milliseconds beside one in seconds",
    429,
    { "retry-after": "1", "retry-after-ms": "120" },
    openai("requests", "rate_limit_exceeded", "Rate limit reached"),
    "wait",
    120,
  ],
  ["a wait as a date", 429, { "retry-after": "Sun, 22 Nov 2026 10:00:30 GMT" }, {}, "wait", 30_000],
  ["a 429 that says nothing", 429, {}, {}, "cap", null],
  ["a 429 of a proxy", 429, { "retry-after": "5" }, "<html>Too many requests</html>", "wait", 5_000],
  [
    "OpenAI's quota",
    429,
    {},
    openai(
      "insufficient_quota",
      "insufficient_quota",
      "You exceeded your current quota, please check your plan and billing details.",
    ),
    "stop",
    null,
  ],
  [
    "a day's wait",
    429,
    { "retry-after": "86400" },
    openai("requests", "rate_limit_exceeded", "Rate limit reached for requests per day"),
    "stop",
    86_400_000,
  ],
  [
    "a request that is too large",
    429,
    {},
    openai(
      "tokens",
      "rate_limit_exceeded",
      "Request too large for gpt-4o in organization org on tokens per min (TPM): Limit 30000, Requested 40000. The input or output tokens must be reduced in order to run successfully.",
    ),
    "task",
    null,
  ],
  [
    "Anthropic's rate",
    429,
    { "retry-after": "12" },
    anthropic(
      "rate_limit_error",
      "This request would exceed your organization's rate limit of 50 requests per minute.",
    ),
    "wait",
    12_000,
  ],
  [
    "Anthropic's credit",
    400,
    {},
    anthropic(
      "invalid_request_error",
      "Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.",
    ),
    "stop",
    null,
  ],
  [
    "Anthropic's spend limit",
    400,
    {},
    anthropic(
      "invalid_request_error",
      "You have reached your specified API usage limits. You will regain access on 2026-11-23 at 00:00 UTC.",
    ),
    "stop",
    14 * 3_600_000,
  ],
  [
    "Anthropic's long context",
    429,
    {},
    anthropic("rate_limit_error", "Extra usage is required for long context requests."),
    "task",
    null,
  ],
  ["Anthropic's overload", 529, {}, anthropic("overloaded_error", "Overloaded"), null, null],
  ["Google's daily quota", 429, {}, google("GenerateRequestsPerDayPerProjectPerModel-FreeTier"), "stop", null],
  [
    "Google's quota of a minute",
    429,
    {},
    google("GenerateRequestsPerMinutePerProjectPerModel-FreeTier"),
    "wait",
    34_000,
  ],
  [
    "the reset of what is used up",
    429,
    {
      "x-ratelimit-remaining-requests": "0",
      "x-ratelimit-reset-requests": "8.64s",
      "x-ratelimit-remaining-tokens": "100",
      "x-ratelimit-reset-tokens": "1h",
    },
    openai("requests", "rate_limit_exceeded", "Rate limit reached"),
    "wait",
    8_640,
  ],
  [
    "a balance that is used up",
    402,
    {},
    { error: { message: "Insufficient Balance", type: "unknown_error" } },
    "stop",
    null,
  ],
  [
    "credits for fewer tokens",
    402,
    {},
    {
      error: {
        message:
          "This request requires more credits, or fewer max_tokens. You requested up to 8192 tokens, but can only afford 120.",
        code: 402,
      },
    },
    "task",
    null,
  ],
  [
    "an overload with status 429",
    429,
    {},
    openai("engine_overloaded", "engine_overloaded", "The engine is currently overloaded, please try again later"),
    null,
    null,
  ],
  [
    "a key that is wrong",
    401,
    {},
    openai("invalid_request_error", "invalid_api_key", "Incorrect API key provided"),
    null,
    null,
  ],
  [
    "a bad request that quotes a prompt",
    400,
    {},
    openai("invalid_request_error", null, "Invalid prompt: 'we hit a rate limit, too many requests'"),
    null,
    null,
  ],
  [
    "a server in trouble that quotes a limit",
    500,
    { "retry-after": "9" },
    openai("server_error", null, "rate limit"),
    null,
    null,
  ],
])("%s", (_, status, headers, body, kind, waitMs) => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const limit = readLimit(
    { status, headers: new Map(Object.entries(headers)), body: text, asked: "" },
    "openai",
    detector,
    NOW,
  );
  expect([limit?.kind ?? null, limit === null ? null : statedWaitMs(limit, NOW)]).toEqual([kind, waitMs]);
  if (limit !== null) expect(limit).toMatchObject({ certain: true, provider: "openai" });
});

const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
const CREDIT = "Your credit balance is too low to access the Anthropic API.";
const CURRENT_QUOTA = "You exceeded your current quota, please check your plan and billing details.";

test.each<readonly [name: string, asked: string, body: unknown, kind: string | null]>([
  [
    "a prompt with a notice in it, quoted",
    CREDIT,
    openai("invalid_request_error", null, `Invalid value: '${CREDIT}'`),
    null,
  ],
  [
    "a prompt that Python wrote in ASCII, in other letter case",
    JSON.stringify({ prompt: `${CREDIT.toUpperCase()} \u2013 said Zo\u00eb` }).replace(/[^\x20-\x7e]/g, escaped),
    openai("invalid_request_error", null, `Invalid value: '${CREDIT} \u2013 said Zo\u00eb'`),
    null,
  ],
  [
    "a prompt with a typed code in it, quoted",
    "it says insufficient_quota to me",
    openai("invalid_request_error", null, "Invalid: 'it says insufficient_quota to me'"),
    null,
  ],
  [
    "a typed code that the message explains",
    "insufficient_quota",
    openai("invalid_request_error", null, "Your prompt says insufficient_quota (rate_limit_exceeded)"),
    null,
  ],
  ["a notice that the prompt does not hold", "Who are you?", anthropic("invalid_request_error", CREDIT), "stop"],
  [
    "a typed code that the prompt holds too",
    "it says insufficient_quota to me",
    openai("insufficient_quota", "insufficient_quota", CURRENT_QUOTA),
    "stop",
  ],
])("the answer to a bad request is read without what it quotes of the request: %s", (_, content, body, kind) => {
  const asked = JSON.stringify({ model: "m", messages: [{ role: "user", content }] });
  const limit = readLimit(
    { status: 400, headers: new Map(), body: JSON.stringify(body), asked },
    "openai",
    detector,
    NOW,
  );
  expect(limit?.kind ?? null).toBe(kind);
});

test.each<readonly [name: string, event: unknown, kind: string | null]>([
  ["Anthropic's rate", anthropic("rate_limit_error", "This request would exceed your rate limit."), "cap"],
  ["Anthropic's overload", anthropic("overloaded_error", "Overloaded"), null],
  ["Anthropic's own failure", anthropic("api_error", "Internal server error: too many requests"), null],
  ["OpenAI's quota", openai("insufficient_quota", "insufficient_quota", CURRENT_QUOTA), "stop"],
  [
    "a response that failed",
    {
      type: "response.failed",
      response: { status: "failed", error: { code: "rate_limit_exceeded", message: "Rate limit reached" } },
    },
    "cap",
  ],
  [
    "an error event of the Responses API",
    { type: "error", code: "insufficient_quota", message: CURRENT_QUOTA },
    "stop",
  ],
  ["a prompt that comes back", openai("invalid_request_error", null, "we hit: insufficient_quota"), null],
  ["no JSON", "insufficient_quota", null],
])("an error event in a stream: %s", (_, event, kind) => {
  const limit = readStreamLimit(JSON.stringify(event), "", "openai", detector, NOW);
  expect(limit?.kind ?? null).toBe(kind);
});
