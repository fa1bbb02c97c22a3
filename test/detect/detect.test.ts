import { describe, expect, it } from "vitest";
import { NOTHING_DETECTED } from "../../src/core/rate-limit.ts";
import { detect, detectNotice, detectRowError } from "../../src/detect/detect.ts";
import { contextOf, LABELLED, rightKinds, statedAt, THRESHOLD_MS, wantedAt } from "./labelled-texts.ts";

describe("detect on the labelled texts", () => {
  it.each(LABELLED.map((row) => [row.id, row] as const))("%s", (_id, row) => {
    const context = contextOf(row);
    const notice = detectNotice(row.text, context);
    // A child that exits with 0 has failed only if its output is an error notice.
    if (row.exit_code === 0) expect(notice === null).toBe(row.class === "none");
    const detection = row.exit_code === 0 ? (notice?.detection ?? NOTHING_DETECTED) : detect(row.text, context);
    expect(rightKinds(row)).toContain(detection.kind);
    if (row.certain !== undefined) expect(detection.certain).toBe(row.certain);
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
      "at the end of a long message",
      JSON.stringify({
        error: { message: `Rate limit exceeded. ${"Mind the guide. ".repeat(600)}Please try again in 20s.` },
      }),
      "wait",
    ],
    ["in a long log without line breaks", `${"log words ".repeat(20_000)}\nError: 429 Too Many Requests`, "cap"],
    [
      "deep in a huge line of JSON",
      JSON.stringify({
        results: Array.from({ length: 20_000 }, (_, index) => ({ id: `case-${index}`, score: 0.5 })),
        error: { code: "insufficient_quota", message: "You exceeded your current quota" },
      }),
      "stop",
    ],
    [
      "of the server's capacity, whatever status and code stand beside it",
      'ApiError: got status: 429. {"error":{"code":429,"message":"Resource exhausted","status":"RESOURCE_EXHAUSTED","details":[{"reason":"MODEL_CAPACITY_EXHAUSTED"}]}}',
      "overload",
    ],
    ["in a code alone", "insufficient_quota", "stop"],
    ["in a code before its message", "rate_limit_error: Slow down", "cap"],
    ["in a code of gRPC alone", "RESOURCE_EXHAUSTED", "cap"],
    ["of the server in a code alone", "overloaded_error", "overload"],
    [
      "whose wait stands on a later line of a wrapped dump",
      "ERROR judge: 429 - {'error': {'message': 'Rate limit reached for\n`llama-3` in organization\n`org_1`. Please try\nagain in 50s.'}}",
      "wait",
    ],
    [
      "in a dump of Elixir behind a level",
      '[error] Unexpected response! {:ok, %Req.Response{status: 429, headers: %{"retry-after" => ["4"]}}}',
      "wait",
    ],
  ])("finds a limit %s", (_name, text, kind) => {
    expect(detect(text, { nowAt: 0, timeZone: "UTC", retryAfterThresholdMs: THRESHOLD_MS }).kind).toBe(kind);
  });

  it.each([
    ["in a call inside an assertion", "\n    assert ask(question)", "openai.RateLimitError", "stop"],
    ["not in an assertion that failed", '\n    assert "insufficient_quota" in reply', "AssertionError", "none"],
    ["not in an assertion of a program from stdin", "", "AssertionError", "none"],
  ])("finds a limit of a traceback %s", (_name, source, type, kind) => {
    const frame = `  File "/opt/eval/ask.py", line 3, in <module>${source}`;
    const text = `Traceback (most recent call last):\n${frame}\n${type}: 429 - {'code': 'insufficient_quota'}`;
    const context = { nowAt: 0, timeZone: "UTC", retryAfterThresholdMs: THRESHOLD_MS };
    expect(detect(text, context).kind).toBe(kind);
    expect(detectRowError({ message: text }, context).kind).toBe(kind);
  });

  it.each([
    ["Java, without a message", 'Exception in thread "main" com.acme.RateLimitException'],
    ["pytest, without a message", "E   openai.RateLimitError"],
    ["a log", "ERROR RateLimitError"],
  ])("is certain of a class that is reported by %s", (_name, text) => {
    const { kind, certain } = detect(text, { nowAt: 0, timeZone: "UTC", retryAfterThresholdMs: THRESHOLD_MS });
    expect([kind, certain]).toEqual(["cap", true]);
  });

  it.each([
    ["a count", "rate_limit_exceeded: 3"],
    ["a flag", "rate_limit_exceeded: false"],
    ["the name of a setting", "rate_limit"],
    ["the name of a test", "test_insufficient_quota"],
    ["a code before another error", "insufficient_quota\nKeyError: x"],
  ])("finds no limit in %s", (_name, text) => {
    expect(detect(text, { nowAt: 0, timeZone: "UTC", retryAfterThresholdMs: THRESHOLD_MS }).kind).toBe("none");
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
});
