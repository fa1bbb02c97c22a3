import { describe, expect, it } from "vitest";
import { detect } from "../../../src/core/detect/detect.ts";

const context = { nowAt: Date.parse("2026-08-11T09:30:00Z"), timeZone: "UTC", retryAfterThresholdMs: 60_000 };

const LOG = `loading data
Error: 429 Too Many Requests
    at call (/app/a.js:1:2)
Please try again in 20s.`;
const HARMLESS = `loading data
AssertionError: expected "rate limit exceeded", got "ok"
    at test (/app/a.test.js:1:2)`;
const escaped = (text: string): string => text.replaceAll('"', '\\"').replaceAll("\n", "\\n");
const eachLine = (text: string, prefix: string): string => text.replaceAll(/^/gm, prefix);

const CONTAINERS: readonly (readonly [string, (text: string) => string])[] = [
  ["as a string with its breaks escaped", (text) => `subprocess failed: "${escaped(text)}"`],
  ["as the message of an exception", (text) => `RuntimeError('${escaped(text)}')`],
  ["as the message of a record", (text) => JSON.stringify({ time: 1, msg: text })],
  ["as the stderr of a record", (text) => JSON.stringify({ task: "t1", exit_code: 1, stderr: text })],
  ["after the name of its source", (text) => eachLine(text, "[worker-3] ")],
  ["after the name of its stream", (text) => eachLine(text, "stderr: ")],
  ["with Spring's breaks", (text) => text.replaceAll("\n", "<EOL>")],
];

describe("an output that is kept in another one", () => {
  it.each(CONTAINERS)("%s: a limit is found", (_name, wrap) => {
    expect(detect(wrap(LOG), context)).toMatchObject({ kind: "wait", retryAfterMs: 20_000 });
  });

  it.each(CONTAINERS)("%s: a test of a limiter is none", (_name, wrap) => {
    expect(detect(wrap(HARMLESS), context)).toMatchObject({ kind: "none" });
  });

  it("a source before some lines only is a part of them", () => {
    expect(detect("[worker-3] starting\nError: rate limit exceeded, retry in 11 seconds", context)).toMatchObject({
      kind: "wait",
      retryAfterMs: 11_000,
    });
  });
});
