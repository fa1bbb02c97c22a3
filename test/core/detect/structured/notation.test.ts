import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type NotationValue, parseNotation } from "../../../../src/core/detect/structured/notation.ts";

function plain(value: NotationValue): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (value.kind === "list") return value.items.map(plain);
  return Object.fromEntries(value.entries.map(([key, inner]) => [key, plain(inner)]));
}
const parse = (text: string): unknown => {
  const parsed = parseNotation(text, 0);
  return parsed === null ? null : plain(parsed.value);
};

describe("parseNotation", () => {
  it.each<readonly [string, string, unknown]>([
    ["JSON", '{"a": [1, 2.5, true, null, "x\\n\\u00e9"]}', { a: [1, 2.5, true, null, "x\né"] }],
    [
      "a repr of Python",
      "{'a': None, 'b': True, 'c': \"it's\", 'd': (1, 2)}",
      { a: null, b: true, c: "it's", d: [1, 2] },
    ],
    [
      "Node's inspect",
      "{\n  status: 429,\n  headers: Headers { 'retry-after': '3' },\n  cause: undefined,\n  list: [Object],\n  [Symbol(x)]: true\n}",
      { status: 429, headers: { "retry-after": "3" }, cause: null, list: "[Object]", "[Symbol(x)]": true },
    ],
    ["a Ruby hash", '{"error"=>{"code"=>"x"}, :status=>429}', { error: { code: "x" }, status: 429 }],
    [
      "the text form of protobuf",
      '{ quota_value: 15\n dimensions {\n key: "model"\n }\n}',
      { quota_value: 15, dimensions: { key: "model" } },
    ],
    [
      "escaped inside another string",
      '{\\"error\\":{\\"message\\":\\"a \\\\\\"b\\\\\\"\\"}}',
      { error: { message: 'a "b"' } },
    ],
    ["with line breaks as two characters", '{\\n  "error": {\\n    "code": 429\\n  }\\n}', { error: { code: 429 } }],
    ["a string broken by a terminal", "{'m': 'Your account\n   is limited'}", { m: "Your account is limited" }],
    ["strings that are joined", "{'m': 'a '\n 'b', n: 'c' +\n 'd'}", { m: "a b", n: "cd" }],
    ["cut off at the end", '{"error": {"message": "Rate lim', { error: { message: "Rate lim" } }],
    ["source text", "{ return call(x); }", null],
    ["source text in a list", "[{ return call(x); }]", null],
    ["source text in a call", "{a: call(; x)}", null],
    ["a repr with named arguments", "{'a': Foo(x=1, y='b')}", { a: ["x", 1, "y", "b"] }],
    ["words", "no notation", null],
    ["what an object was shown by, never closed", "{'response': <Response [429], 'a': 1}", null],
    ["a string longer than anybody reads", `{"a": "${"x".repeat(270_000)}", "b": 1}`, null],
  ])("%s", (_name, text, wanted) => {
    expect(parse(text)).toEqual(wanted);
  });

  it("reads every JSON value as JSON.parse does", () => {
    const keys = fc.string({ minLength: 1, maxLength: 8 }).filter((key) => !["__proto__", "toString"].includes(key));
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { depthSize: "small", maxDepth: 4 },
        fc.string(),
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie("tree"), { maxLength: 4 }),
        fc.dictionary(keys, tie("tree"), { maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(fc.dictionary(keys, tree, { maxKeys: 4 }), (value) => {
        const text = JSON.stringify(value);
        expect(parse(text)).toEqual(JSON.parse(text));
      }),
      { numRuns: 300 },
    );
  });

  it("skips what is nested deeper than anybody reads, and goes on behind it", () => {
    const parsed = parseNotation(`{"deep": ${'[{"a":('.repeat(30)}1${")}]".repeat(30)}, "b": 1} tail`, 0);
    expect(parsed).toMatchObject({ complete: true });
    expect(parsed?.value).toMatchObject({
      entries: [
        ["deep", {}],
        ["b", 1],
      ],
    });
  });

  it("tells whether it ended", () => {
    expect(parseNotation('{"a":1} tail', 0)).toMatchObject({ complete: true, end: 7 });
    expect(parseNotation('{"a":', 0)).toMatchObject({ complete: false });
  });

  it.each([
    ["objects", '{"a":'],
    ["lists", "["],
    ["mixed", '[{"a":('],
  ])("does not overflow on %s nested 200,000 deep", (_name, open) => {
    expect(() => parseNotation(open.repeat(200_000), 0)).not.toThrow();
  });

  it("never throws", () => {
    const pieces = fc.constantFrom(
      "{",
      "}",
      "[",
      "]",
      "(",
      ")",
      '"',
      "'",
      "\\",
      ":",
      ",",
      "=>",
      "a",
      "1",
      " ",
      "\n",
      "None",
      "`",
      "<",
      ">",
      "+",
      ";",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 80 }), (parts) => {
        parseNotation(`{${parts.join("")}`, 0);
      }),
      { numRuns: 500 },
    );
  });
});
