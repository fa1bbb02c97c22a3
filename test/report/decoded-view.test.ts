import { describe, expect, it } from "vitest";
import { openCodeAt } from "../../src/report/decoded-view.ts";

describe("the beginning of a code at the end of a text", () => {
  it.each([
    ["none", "at 50 percent", ""],
    ["a percent sign", "at 50%", "%"],
    ["half a byte, and a break", "a%4\n  ", "%4\n  "],
    ["a break within a byte", "a%\n  4", "%\n  4"],
    ["a whole byte is none", "a%41", ""],
    ["the first bytes of a character", "a%e2%82\n", "%e2%82\n"],
    ["a backslash", "C:\\\n", "\\\n"],
    ["an escape that is broken twice", "a\\\n u0\n 0", "\\\n u0\n 0"],
    ["an escape in hex", "a\\x4", "\\x4"],
    ["a whole escape is none", "a\\u00e9", ""],
    ["an entity", "a&\n#1\n2", "&\n#1\n2"],
    ["an entity by name", "a&qu\n o", "&qu\n o"],
    ["a whole entity is none", "a&quot;", ""],
    ["a colour", "a\u001b[3", "\u001b[3"],
    ["a title", "a\u001b]0;b c\n ", "\u001b]0;b c\n "],
    ["a title that is over", "a\u001b]0;b\u0007", ""],
    ["an escape alone, before spaces", "a\u001b   \n", "\u001b   \n"],
    ["nothing but spaces behind it, then a word", `a&${" ".repeat(3_000)}!`, ""],
  ])("%s", (_, text, open) => {
    expect(text.slice(openCodeAt(text))).toBe(open);
  });
});
