import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { UserError } from "../../src/core/user-error.ts";
import { decodeFile, Utf8Lines } from "../../src/tasks/utf8-lines.ts";

function linesOf(chunks: readonly Buffer[]): [string, number][] {
  const seen: [string, number][] = [];
  const lines = new Utf8Lines("list.txt", (text, line) => seen.push([text, line]));
  for (const chunk of chunks) lines.push(chunk);
  lines.end();
  return seen;
}

describe("Utf8Lines", () => {
  test.each([
    { name: "a last line without newline", text: "a\nb", lines: ["a", "b"] },
    { name: "a last line with newline", text: "a\nb\n", lines: ["a", "b"] },
    { name: "empty lines", text: "\n\na\n", lines: ["", "", "a"] },
    { name: "nothing", text: "", lines: [] },
    { name: "a byte order mark", text: "\uFEFFa\n\uFEFFb", lines: ["a", "\uFEFFb"] },
    { name: "carriage returns and other separators stay", text: "a\r\nb\rc\u2028d", lines: ["a\r", "b\rc\u2028d"] },
  ])("$name", ({ text, lines }) => {
    expect(linesOf([Buffer.from(text)])).toEqual(lines.map((line, index) => [line, index + 1]));
  });

  test("lines do not depend on the chunks", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("a", "é", "😀", "\n", "\r", "\u2028") }),
        fc.array(fc.integer({ min: 1, max: 4 })),
        (text, sizes) => {
          const bytes = Buffer.from(text);
          const chunks: Buffer[] = [];
          let at = 0;
          for (const size of sizes) {
            chunks.push(bytes.subarray(at, at + size));
            at += size;
          }
          chunks.push(bytes.subarray(at));
          expect(linesOf(chunks)).toEqual(linesOf([bytes]));
        },
      ),
    );
  });

  test("the line with bytes that are no UTF-8 is named", () => {
    const bytes = Buffer.concat([
      Buffer.from("good\nalso \uFFFD good\n"),
      Buffer.from([0x62, 0xe4, 0x64]),
      Buffer.from("\nmore"),
    ]);
    expect(() => linesOf([bytes])).toThrow("found other bytes at list.txt:3 (line 3)");
    expect(() => linesOf([...bytes].map((byte) => Buffer.from([byte])))).toThrow("list.txt:3 (line 3)");
    expect(() => decodeFile(bytes, "list.txt")).toThrow("found other bytes at list.txt:3 (line 3)");
  });

  test("UTF-16 is named as such", () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("a\nb", "utf16le")]);
    expect(() => linesOf([bytes])).toThrow("found UTF-16");
    expect(() => decodeFile(bytes, "list.txt")).toThrow(UserError);
  });
});
