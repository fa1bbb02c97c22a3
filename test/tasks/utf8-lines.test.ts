import { describe, expect, test } from "vitest";
import { decodeList, forEachLine } from "../../src/tasks/utf8-lines.ts";

function linesOf(bytes: Buffer): [string, number][] {
  const seen: [string, number][] = [];
  forEachLine(decodeList(bytes, "list.txt"), (text, line) => seen.push([text, line]));
  return seen;
}

describe("the lines of a list", () => {
  test.each([
    { name: "a last line without newline", text: "a\nb", lines: ["a", "b"] },
    { name: "a last line with newline", text: "a\nb\n", lines: ["a", "b"] },
    { name: "empty lines", text: "\n\na\n", lines: ["", "", "a"] },
    { name: "nothing", text: "", lines: [] },
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
