import { describe, expect, it } from "vitest";
import { compileUserForms } from "../../src/config/rate-limit-patterns.ts";
import { isRateLimit, NOTHING_DETECTED } from "../../src/core/rate-limit.ts";
import { detectNotice } from "../../src/detect/detect.ts";
import { LABELLED } from "./labelled-texts.ts";

const NOW = Date.parse("2026-05-12T10:00:00Z");
const context = { nowAt: NOW, timeZone: "UTC", retryAfterThresholdMs: 60_000 };
const LIMIT = "You've hit your limit · resets 4pm (Europe/London)";
const RESET = Date.parse("2026-05-12T15:00:00Z");
const record = (fields: object): string => JSON.stringify({ type: "result", session_id: "s", ...fields });
const broken = (text: string, width: number): string =>
  (text.trim().match(new RegExp(`.{1,${width}}`, "g")) ?? []).join("\n");
const work = Array.from({ length: 60 }, (_, index) => `[${index}/60] date-arith-${index} ... ok (${index}.5s)`).join(
  "\n",
);

describe("detectNotice: the output is itself the notice", () => {
  it.each([
    ["a short text", LIMIT],
    ["with the hint below it", `${LIMIT}\n  /upgrade to increase your usage limit.`],
    ["with retries that came to nothing", `${LIMIT}\nRetrying in 2s\nGiving up.`],
    ["with a retry after it, and the same again", `${LIMIT}\nRetrying in 2s\n${LIMIT}`],
    ["broken into three lines", broken(`${LIMIT}. ${"Ask the owner of your plan to raise it. ".repeat(4)}`, 80)],
    ["with few words of the agent before it on its line", `I will now edit it. ${LIMIT}`],
    ["a result record that says is_error", record({ subtype: "success", is_error: true, result: LIMIT })],
    ["the same after a long stream", `${work}\n${record({ subtype: "success", is_error: true, result: LIMIT })}\n`],
  ])("%s", (_name, text) => {
    expect(detectNotice(text, context)?.detection).toMatchObject({ kind: "stop", resetAt: RESET });
  });

  it("reads codex's failed turn at the end of its stream", () => {
    const text = [
      '{"type":"thread.started","thread_id":"t"}',
      '{"type":"turn.failed","error":{"message":"You\'ve hit your usage limit. Try again in 3 hours."}}',
    ].join("\n");
    expect(detectNotice(text, context)?.detection).toMatchObject({ kind: "stop", retryAfterMs: 3 * 3_600_000 });
  });
});

describe("detectNotice: other errors instead of an answer", () => {
  it.each([
    ["a record of a server error", record({ is_error: true, result: "API Error: 500" }), "overload"],
    ["a record of an overload", record({ is_error: true, result: "API Error: 529 Overloaded" }), "overload"],
    ["a record of a wrong key", record({ is_error: true, result: "Invalid API key · Please run /login" }), "none"],
    ["an overload, and nothing else", "API Error: 529 Overloaded", "overload"],
    ["a wrong key, and nothing else", "Invalid API key · Please run /login", "none"],
  ])("%s", (_name, text, kind) => {
    expect(detectNotice(text, context)).toMatchObject({ detection: { kind } });
  });
});

describe("detectNotice: a limit among other output is not a notice", () => {
  it.each([
    ["nothing", ""],
    ["work, then the words", `${work}\n${LIMIT}`],
    ["the words, then work", `${LIMIT}\n${work}`],
    [
      "a refusal that was retried",
      'POST https://x.example/v1 "HTTP/1.1 429 Too Many Requests"\nPOST https://x.example/v1 "HTTP/1.1 200 OK"',
    ],
    ["an answer that quotes it", record({ subtype: "success", is_error: false, result: `The log says: ${LIMIT}` })],
    [
      "an error among the lines of a stream that went on",
      `${record({ is_error: true, result: LIMIT })}\n${record({ subtype: "success", is_error: false, result: "42" })}`,
    ],
    ["an error, then 42", `${record({ is_error: true, result: LIMIT })}\n${record({ is_error: false, result: "42" })}`],
    ["a wait, a retry, and the end", "Rate limit reached, try again in 2s\nRetrying...\nPASSED"],
    ["a retry in the words of the refusal", "Error: 429 Too Many Requests, retrying in 2s\nok"],
    ["a connection error", "Error: read ECONNRESET"],
    ["an answer that explains a status", "HTTP 429 indicates that the client sent too many requests."],
    ["an answer about the name of a status", "HTTP 429 Too Many Requests is the status for rate limiting."],
    ["an answer about the history of a status", "HTTP 402 Payment Required was reserved and is rarely used."],
    ["an answer about a class", "RateLimitError is raised by the openai package on status 429."],
    [
      "an answer that quotes an error between Markdown fences",
      "The log shows:\n```\nopenai.RateLimitError: Error code: 429 - {'error': {'code': 'rate_limit_exceeded'}}\n```\nI added a retry.",
    ],
    [
      "an OpenAPI document",
      '{"openapi":"3.1.0","paths":{"/v1":{"post":{"responses":{"429":{"description":"Too Many Requests"}}}}}}',
    ],
    [
      "a recorded call",
      '{"request":"What does 429 mean?","response":"HTTP 429 Too Many Requests: rate limit exceeded"}',
    ],
    ["a commit", '{"sha":"0a1b2c","commit":{"message":"Error: 429 Too Many Requests is retried"}}'],
    ["an answer that explains a status, in Chinese", "HTTP 429 表示客户端发送了太多请求。"],
  ])("%s", (_name, text) => {
    expect(detectNotice(text, context)).toBeNull();
  });

  it("no false positive of a child that passed", () => {
    const tripped = LABELLED.filter(
      (row) => row.class === "none" && isRateLimit(detectNotice(row.text, context)?.detection ?? NOTHING_DETECTED),
    );
    expect(tripped.map((row) => row.id)).toEqual([]);
  });
});

describe("detectNotice: forms of the user's own", () => {
  const forms = compileUserForms([
    { name: "lanes", pattern: "all lanes closed", kind: "stop" },
    { name: "hint", pattern: "hit your limit", kind: "none" },
    { name: "down", pattern: "lift is down", kind: "overload" },
  ]);
  const kindOf = (text: string): string => detectNotice(text, { ...context, forms })?.detection.kind ?? "none";

  it.each([
    ["the output is a line of that form", "all lanes closed until the owner pays", "stop"],
    ["a line of that form among others", `all lanes closed\n${"the answer is 42\n".repeat(3)}`, "none"],
    ["a line of that form, as long as a notice may be", `${"x".repeat(300)} all lanes closed`, "stop"],
    ["a long line that has it", `${"On that day, ".repeat(30)} with all lanes closed, he stayed at home.`, "none"],
    ["a line that a form silences", LIMIT, "none"],
    ["an error that says it", record({ subtype: "success", is_error: true, result: "all lanes closed" }), "stop"],
    ["an error of another shape below work", `${work}\n{"error":"all lanes closed"}`, "stop"],
    ["a record that does not say, below work", `${work}\n{"error":null,"answer":"all lanes closed"}`, "none"],
    ["a success that quotes it", record({ subtype: "success", is_error: false, result: "all lanes closed" }), "none"],
  ])("%s", (_name, text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });
});
