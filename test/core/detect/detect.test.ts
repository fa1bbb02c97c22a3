import { describe, expect, it } from "vitest";
import { detect, detectStructured } from "../../../src/core/detect/detect.ts";
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
      '[{"type":"system"},{"type":"result","is_error":true,"result":"Claude AI usage limit reached|4102444800"}]',
      "stop",
    ],
    ["records without a type", '[{"a":1},{"result":"Claude AI usage limit reached|4102444800"}]', "none"],
    ["items that are no records", '[{"type":1},{"type":"result"}]', "none"],
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
    expect(detection).toMatchObject({ kind: "stop", form: "insufficient-quota", provider: "openai" });
    expect(detection.evidence.length).toBeLessThanOrEqual(500);
    expect(detection.evidence).toMatch(/^You exceeded your current quota/);
  });

  it("returns nothing for an empty text", () => {
    expect(detect("", { nowAt: 0, timeZone: "UTC", retryAfterThresholdMs: THRESHOLD_MS }).kind).toBe("none");
  });
});

describe("detectStructured", () => {
  const context = { nowAt: Date.parse("2026-05-12T10:00:00Z"), timeZone: "UTC", retryAfterThresholdMs: THRESHOLD_MS };

  it.each([
    ["a JSON body", '{"error":{"code":"rate_limit_exceeded","message":"x"}}', "cap"],
    ["a repr of a dict", "Error code: 429 - {'error': {'message': 'x', 'code': 'insufficient_quota'}}", "stop"],
    ["a status", "HTTP 429 Too Many Requests", "cap"],
    ["a class", "groq.RateLimitError: x", "cap"],
    ["headers", "< HTTP/2 429\n< retry-after: 12\n<", "wait"],
    ["words alone", "You've hit your limit · resets 4pm", "none"],
  ])("reads %s", (_name, text, kind) => {
    expect(detectStructured(text, context).kind).toBe(kind);
  });
});
