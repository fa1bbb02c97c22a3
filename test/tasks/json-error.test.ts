import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { locateJsonError } from "../../src/tasks/json-error.ts";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe("locateJsonError", () => {
  test.each([
    { text: '{"id": "a",}', line: 1, column: 12, found: '"}"', expected: "a key in double quotes" },
    { text: '{"id": a}', line: 1, column: 8, found: '"a"', expected: "a value" },
    { text: '{"id": "a"', line: 1, column: 11, found: "the end of the text", expected: "a comma or }" },
    { text: '{"id": "a', line: 1, column: 10, found: "the end of the text", expected: "the end of a string" },
    { text: "{'id': 1}", line: 1, column: 2, found: `"'"`, expected: "a key in double quotes" },
    { text: "[\n  1,\n  02\n]", line: 3, column: 4, found: '"2"', expected: "a comma or ]" },
    { text: '{"id" "a"}', line: 1, column: 7, found: '"\\""', expected: "a colon" },
    { text: '{"a":1} {"b":2}', line: 1, column: 9, found: '"{"', expected: "nothing more after the value" },
    { text: '"\\x"', line: 1, column: 3, found: '"x"', expected: "a known escape after \\" },
    {
      text: '"a\tb"',
      line: 1,
      column: 3,
      found: '"\\t"',
      expected: "the end of a string, or its control characters escaped",
    },
    { text: "", line: 1, column: 1, found: "the end of the text", expected: "a value" },
    { text: '{"score": NaN}', line: 1, column: 11, found: '"N"', expected: "a value" },
  ])("$text", ({ text, ...error }) => {
    expect(locateJsonError(text)).toEqual(error);
  });

  const nearlyJson = fc
    .tuple(
      fc.json({ maxDepth: 3 }),
      fc.nat(),
      fc.nat(3),
      fc.constantFrom("", "x", ",", '"', "}", "]", "\\", "1", "\n", "{", "-", "e", "."),
    )
    .map(([json, at, drop, insert]) => {
      const position = json.length === 0 ? 0 : at % json.length;
      return json.slice(0, position) + insert + json.slice(position + drop);
    });

  test("finds an error exactly where JSON.parse does", () => {
    fc.assert(
      fc.property(nearlyJson, (text) => {
        expect(locateJsonError(text) === null).toBe(isJson(text));
      }),
      { numRuns: 2_000 },
    );
  });

  test("everything before the place can be the beginning of JSON", () => {
    fc.assert(
      fc.property(nearlyJson, (text) => {
        const error = locateJsonError(text);
        fc.pre(error !== null && !text.includes("\n"));
        const before = text.slice(0, (error?.column ?? 1) - 1);
        // The same error cannot lie further left in the part that was accepted.
        const inner = locateJsonError(before);
        expect(inner === null || inner.column >= before.length - 5).toBe(true);
      }),
    );
  });
});
