import { describe, expect, it } from "vitest";
import { parseResultRow } from "../../src/run/result-row.ts";

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

describe("rows that are kept", () => {
  const passing = (fields: string) => `{"id":"a","status":"passed",${fields}}`;
  const erring = (error: string) => `{"id":"a","status":"error","error":${error}}`;
  const rows: [string, string, Record<string, unknown>, number][] = [
    ["a minimal row", '{"id":"a","status":"passed"}', {}, 0],
    [
      "all fields",
      '{"id":"a","status":"failed","score":0.5,"scores":{"x":1},"metrics":{"m":[1]},"output":{"o":1},"error":{"type":"T","message":"m","is_retryable":true,"status_code":500,"retry_after_seconds":2,"reset_at":"x"}}',
      {
        status: "failed",
        score: 0.5,
        scores: { x: 1 },
        metrics: { m: [1] },
        output: { o: 1 },
        error: { type: "T", message: "m", is_retryable: true, status_code: 500, retry_after_seconds: 2, reset_at: "x" },
      },
      0,
    ],
    ["unknown fields, left out silently", passing('"v":1,"extra":{}'), {}, 0],
    ["nulls", passing('"score":null,"scores":null,"metrics":null,"error":null'), {}, 0],
    [
      "nulls inside of an error",
      erring('{"type":null,"message":"m"}'),
      { status: "error", error: { message: "m" } },
      0,
    ],
    ["a carriage return at the end", '{"id":"a","status":"passed"}\r', {}, 0],
    ["a cost beside the metrics", passing('"cost_usd":0.5'), { metrics: { cost_usd: 0.5 } }, 0],
    ["odd metrics, left out", passing('"metrics":3,"score":1'), { score: 1 }, 1],
    ["an odd score, left out", passing('"score":"high"'), {}, 1],
    ["a text error", erring('"boom"'), { status: "error", error: { message: "boom" } }, 0],
    ["an error of another type, left out", erring("[1]"), { status: "error" }, 1],
    [
      "numbers in strings, as headers are",
      erring('{"status_code":"429","retry_after_seconds":"1.5"}'),
      { status: "error", error: { status_code: 429, retry_after_seconds: 1.5 } },
      0,
    ],
    ["a numeric id", '{"id":7,"status":"passed"}', { id: "7" }, 0],
    [
      "integers that a number would change",
      passing('"output":{"seed":9007199254740993,"seeds":[-18446744073709551615]},"metrics":{"n":12}'),
      { output: { seed: "9007199254740993", seeds: ["-18446744073709551615"] }, metrics: { n: 12 } },
      0,
    ],
    ["a numeric id beyond 2^53", '{"id":9007199254740993,"status":"passed"}', { id: "9007199254740993" }, 0],
    ["NaN as null", passing('"score":NaN'), {}, 1],
    ["Infinity", passing('"scores":{"x":Infinity,"y":-Infinity,"z":2}'), { scores: { z: 2 } }, 1],
    [
      "the word NaN in texts, kept",
      passing('"output":"NaN \\"NaN\\" -Infinity","score":NaN'),
      { output: 'NaN "NaN" -Infinity' },
      1,
    ],
    ["a field named __proto__", passing('"__proto__":{"status":"failed"}'), {}, 0],
  ];
  it.each(rows)("%s", (_, line, expected, warningCount) => {
    const reading = parseResultRow(line);
    expect(reading).toMatchObject({ kind: "row" });
    if (reading.kind !== "row") return;
    expect(reading.row).toEqual({ id: "a", status: "passed", ...expected });
    expect(reading.warnings).toHaveLength(warningCount);
  });
});

describe("lines that are not rows", () => {
  const rows: [string, string, RegExp][] = [
    ["torn", '{"id":"a","sta', /not JSON;/],
    ["text", "Traceback (most recent call last):", /not JSON;/],
    ["an array", '["a","passed"]', /not a JSON object/],
    ["nested without end", `{"id":"a","status":"passed","output":${nested(100_000)}}`, /nested deeper than 500/],
    ["without an id", '{"status":"passed"}', /id is missing/],
    ["with an id of another type", '{"id":{"a":1},"status":"passed"}', /id is \{"a":1\}/],
    ["without a status", '{"id":"a"}', /status is missing/],
    ["with an unknown status", '{"id":"a","status":"ok"}', /status is "ok"/],
  ];
  it.each(rows)("%s", (_, line, problem) => {
    expect(parseResultRow(line)).toEqual({ kind: "malformed", problem: expect.stringMatching(problem) });
  });
});
