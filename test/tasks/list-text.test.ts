import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { brokenJson, decodeList, errorPosition, forEachLine } from "../../src/tasks/list-text.ts";

function linesOf(bytes: Buffer): [string, number][] {
  const seen: [string, number][] = [];
  forEachLine(decodeList(bytes, "list.txt"), (text, line) => seen.push([text, line]));
  return seen;
}

describe("the lines of a list", () => {
  test.each([
    { name: "a last line without newline", text: "a\nb", lines: ["a", "b"] },
    { name: "empty lines", text: "\n\na", lines: ["", "", "a"] },
    { name: "a byte order mark", text: "\uFEFFa\n\uFEFFb", lines: ["a", "\uFEFFb"] },
    { name: "carriage returns and other separators stay", text: "a\r\nb\rc\u2028d", lines: ["a\r", "b\rc\u2028d"] },
  ])("$name", ({ text, lines }) => {
    expect(linesOf(Buffer.from(text))).toEqual(lines.map((line, index) => [line, index + 1]));
  });

  test("the line with bytes that are not UTF-8 is named", () => {
    const bytes = Buffer.concat([
      Buffer.from("good\nalso \uFFFD good\n"),
      Buffer.from([0x62, 0xe4, 0x64]),
      Buffer.from("\nmore"),
    ]);
    expect(() => linesOf(bytes)).toThrow("found other bytes at list.txt:3 (line 3)");
  });

  test("UTF-16 is named as such", () => {
    expect(() => linesOf(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("a\nb", "utf16le")]))).toThrow("UTF-16");
  });
});

const SOURCE = { name: "a.json", firstLine: 1, advice: "Mend it." };

test.each([
  { text: '{"id": "a",}', line: 1, column: 12, says: "Expected double-quoted property name" },
  { text: '{"id": a}', line: 1, column: 8, says: "Unexpected token 'a'" },
  { text: '{"id": "a"', line: 1, column: 11, says: "Expected ',' or '}' after property value" },
  { text: '{"id": "a', line: 1, column: 10, says: "Unterminated string" },
  { text: "[\n  1,\n  02\n]", line: 3, column: 4, says: "Unexpected number" },
  { text: '{"a":1} {"b":2}', line: 1, column: 9, says: "Unexpected non-whitespace character after JSON" },
  { text: '"\\x"', line: 1, column: 3, says: "Bad escaped character" },
  { text: "", line: 1, column: 1, says: "Unexpected end of JSON input" },
  { text: '{"score": NaN}', line: 1, column: 11, says: "Unexpected token 'N'" },
  { text: `["${"x".repeat(200)}", y, "${"z".repeat(200)}"]`, line: 1, column: 206, says: "Unexpected token 'y'" },
])("brokenJson: $text", ({ text, line, column, says }) => {
  const where = `a.json:${line}:${column} (line ${line}, column ${column})`;
  expect(brokenJson(text, SOURCE).message).toBe(`Expected valid JSON at ${where}: ${says}. Mend it.`);
});

test("everything before the place can be the beginning of JSON, and nothing more", () => {
  const token = fc.constantFrom("x", "}", "]", ",", "?", "tru ", "N");
  fc.assert(
    fc.property(fc.json({ maxDepth: 3 }), fc.nat(), token, (json, at, inserted) => {
      const position = at % json.length;
      const text = json.slice(0, position) + inserted + json.slice(position);
      fc.pre(messageOf(text)?.startsWith("Unexpected token") === true);
      const place = errorPosition(text);
      expect(messageOf(text.slice(0, place)) ?? "").not.toMatch(/^Unexpected token/);
      expect(messageOf(text.slice(0, place + 1))).toMatch(/^Unexpected token/);
    }),
  );
});

function messageOf(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
