import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson, type JsonValue, parseJson, writeJson } from "../../src/core/json.ts";
import { hashOf, withInputs } from "../../src/tasks/task-hash.ts";

describe("canonicalJson", () => {
  test.each([
    { name: "sorted keys", value: { b: 1, a: 2, "": 3 }, text: '{"":3,"a":2,"b":1}' },
    { name: "integer keys by code unit", value: { 10: "a", 9: "b", z: 0 }, text: '{"10":"a","9":"b","z":0}' },
    {
      name: "the key __proto__",
      value: JSON.parse('{"__proto__":{"b":1,"a":2}}'),
      text: '{"__proto__":{"a":2,"b":1}}',
    },
    {
      name: "numbers as ECMAScript writes them",
      value: [1e21, 1e-7, -0, 0.1, 333333333.3333333],
      text: "[1e+21,1e-7,0,0.1,333333333.3333333]",
    },
    { name: "escapes", value: '\u0000\b\n"\\/\u2028é😀\u007f', text: '"\\u0000\\b\\n\\"\\\\/\u2028é😀\u007f"' },
    { name: "empty ones", value: { o: {}, a: [], s: "" }, text: '{"a":[],"o":{},"s":""}' },
    { name: "half a surrogate pair", value: "a\ud83d", text: '"a\\ud83d"' },
    { name: "words", value: [true, false, null], text: "[true,false,null]" },
  ])("$name", ({ value, text }) => {
    expect(canonicalJson(value as JsonValue)).toBe(text);
  });

  test("agrees with the reference implementation on any JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const parsed = JSON.parse(JSON.stringify(value)) as JsonValue;
        expect(canonicalJson(parsed)).toBe(canonicalize(parsed));
      }),
    );
  });

  test("the order of keys does not matter, the order of items does", () => {
    expect(hashOf({ id: "a", n: 1 })).toBe(hashOf({ n: 1, id: "a" }));
    expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
  });

  test("the hash is SHA-256 of the UTF-8 text in lower-case hex", () => {
    const text = '{"id":"ü😀"}';
    expect(hashOf({ id: "ü😀" })).toBe(createHash("sha256").update(text, "utf8").digest("hex"));
  });
});

describe("integers beyond 2^53", () => {
  test.each([
    ["9007199254740993"],
    ["-9007199254740993"],
    ["[12345678901234567890,1]"],
    ['{"t":"12345678901234567890","n":98765432109876543210}'],
    ['{"12345678901234567890":"t\\"12345678901234567891","n":[-11111111111111111111]}'],
    ['{"__proto__":11111111111111111111}'],
  ])("%s keeps its digits", (text) => {
    expect(writeJson(parseJson(text))).toBe(text);
    expect(hashOf(parseJson(text))).not.toBe(hashOf(JSON.parse(text) as JsonValue));
  });

  test.each(["9007199254740991", "1234567890.12345678901234567890", "1e1234567890123456", "1.5e-1234567890123456"])(
    "%s is a number like any other",
    (text) => {
      expect(parseJson(text)).toBe(JSON.parse(text));
    },
  );

  test("any other JSON is parsed as by JSON.parse, and broken JSON refused as by it", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const text = JSON.stringify([value, "0000000000000000"]);
        expect(parseJson(text)).toEqual(JSON.parse(text));
        const long = `[12345678901234567890,${JSON.stringify(value)}]`;
        expect(writeJson(parseJson(long))).toBe(
          `[12345678901234567890,${writeJson(JSON.parse(JSON.stringify(value)))}]`,
        );
      }),
    );
    expect(() => parseJson('{"a":12345678901234567890')).toThrow(SyntaxError);
    expect(() => parseJson("00000000000000000001")).toThrow(SyntaxError);
  });
});

test("with inputs a task's hash is that of its hash followed by theirs", () => {
  const [task, inputs] = [hashOf({ id: "a" }), hashOf(["prompt"])];
  expect(withInputs(task, inputs)).toBe(createHash("sha256").update(task).update(inputs).digest("hex"));
});
