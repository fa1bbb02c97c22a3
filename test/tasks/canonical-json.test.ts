import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson, digestOf, hashOf, type JsonValue } from "../../src/tasks/canonical-json.ts";

describe("canonicalJson", () => {
  test.each([
    { name: "sorted keys", value: { b: 1, a: 2, "": 3 }, text: '{"":3,"a":2,"b":1}' },
    {
      name: "integer keys by code unit, not by number",
      value: { 10: "a", 9: "b", z: 0 },
      text: '{"10":"a","9":"b","z":0}',
    },
    {
      name: "a key named __proto__",
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

  test("agrees with it on objects with many different keys, after more shapes than are remembered", () => {
    for (let index = 0; index < 1_500; index += 1) {
      const value = { [`z${index}`]: 1, [`a${index % 7}`]: { b: index, a: [] } };
      expect(canonicalJson(value)).toBe(canonicalize(value));
    }
  });

  test("the order of keys does not matter, the order of items does", () => {
    expect(hashOf({ id: "a", n: 1 })).toBe(hashOf({ n: 1, id: "a" }));
    expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
  });

  test("the digest is that hash, however the texts of the source are written", () => {
    const text = fc.string({ unit: fc.constantFrom("x", "é", "😀", '"', "\\", "\n", "\u2028", "\u007f") });
    const source = fc
      .tuple(fc.dictionary(text, fc.oneof(text, fc.array(text), fc.integer())), fc.constantFrom("x", "\\u0078"))
      .map(([value, x]) => JSON.stringify(value).replaceAll("x", x));
    fc.assert(
      fc.property(source, (text) => {
        const value = JSON.parse(text) as JsonValue;
        expect(Buffer.from(digestOf(value, text), "latin1").toString("hex")).toBe(hashOf(value));
        expect(digestOf(value, null)).toBe(digestOf(value, text));
      }),
    );
  });

  test("the hash is SHA-256 of the UTF-8 text in lower-case hex", () => {
    const text = '{"id":"ü😀"}';
    expect(hashOf({ id: "ü😀" })).toBe(createHash("sha256").update(text, "utf8").digest("hex"));
  });
});
