import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MaskCommands } from "../../src/run/mask-commands.ts";

function maskedBy(text: string, size = text.length): string[] {
  const masked: string[] = [];
  const commands = new MaskCommands((value) => masked.push(value));
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) commands.push(bytes.subarray(at, at + size));
  commands.end();
  return masked;
}

describe("a value that a child masks", () => {
  it.each([
    ["at the start of a line", "a\n::add-mask::my secret\nb", ["my secret"]],
    ["after white space", " \t::add-mask::secret-1\r\n", ["secret-1"]],
    ["after a carriage return", "10 %\r::add-mask::secret-1\r", ["secret-1"]],
    ["in a last line without newline", "::add-mask::secret-1", ["secret-1"]],
    ["in the old grammar, anywhere in a line", "x ##[add-mask]secret-1\n", ["secret-1"]],
    ["with what the runner escapes", "::add-mask::a%25b%0Ac%0Dd\n", ["a%b\nc\rd"]],
    [
      "with properties that nobody reads",
      "::add-mask a=b::secret-1\n##[add-mask a=b]secret-2\n",
      ["secret-1", "secret-2"],
    ],
    ["one after the other", "::add-mask::secret-1\n::add-mask::secret-2\n", ["secret-1", "secret-2"]],
    ["after much else", `${"attention-mask add-mask\n".repeat(40)}::add-mask::secret-1\n`, ["secret-1"]],
    ["none within a line", "say ::add-mask::secret-1\n", []],
    ["none without a value", "::add-mask::\n::add-mask::  \n##[add-mask]\n", []],
    ["none of another command", "::error::add-mask\n-mask::secret\n::no-mask::secret\n", []],
    ["none in a line without end", `::add-mask::${"x".repeat(20_000)}\n`, []],
  ])("%s", (_, text, values) => {
    for (const size of [1, 3, 10, 100, text.length]) expect(maskedBy(text, size)).toEqual(values);
  });

  it("however the output is cut", () => {
    const piece = fc.constantFrom(
      "::add-mask::",
      "##[add-mask]",
      "add",
      "-mask",
      "\n",
      "\r\n",
      "é",
      "secret",
      " ",
      "a".repeat(300),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.integer({ min: 1, max: 40 }), (pieces, size) => {
        const text = pieces.join("");
        // Of the start of a line only so much is kept as stands before a command.
        fc.pre(!/a{300}[^\n]*::add-mask/.test(text));
        expect(maskedBy(text, size)).toEqual(maskedBy(text));
      }),
      { numRuns: 300 },
    );
  });
});
