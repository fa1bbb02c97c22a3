/** Each form of the patterns that users may write, and each that they are told is none. */
import { expect, test } from "vitest";
import { compilePattern } from "../../../../src/core/detect/pattern/linear-pattern.ts";

test.each([
  ["an open count", "a{2,}", "aaaa", ["aaaa"]],
  ["no word boundary", "a\\B.", "ab", ["ab"]],
  ["no word boundary where there is one", "a\\B.", "a b", null],
  ["a tab and a line feed", "a\\tb\\nc", "a\tb\nc", ["a\tb\nc"]],
  ["a class inside a set", "[\\d_]+", "x1_2", ["1_2"]],
  ["the opposite of a class inside a set", "[\\D]+", "12ab3", ["ab"]],
  ["the opposite of a class that begins at the first character", "x[\\W]", "ax-", ["x-"]],
  ["an escaped sign", "a\\.b", "a.b", ["a.b"]],
  ["an escaped sign inside a set", "[\\].]+", "x].", ["]."]],
  ["a letter whose capital is two letters", "ß", "ß", ["ß"]],
  ["another letter than one whose capital is two letters", "é", "ßÉ", ["É"]],
])("%s", (_, pattern, text, wanted) => {
  expect(compilePattern(pattern).exec(text)).toEqual(wanted);
});

test.each([
  ["groups that are nested too deeply", `${"(".repeat(300)}a${")".repeat(300)}`, /nested too deeply/],
  ["a quantifier after an anchor", "^*a", /quantifier after an anchor/],
  ["a lone backslash", "a\\", /lone backslash/],
  ["an unknown escape", "a\\q", /escape \\q/],
  ["an empty set", "a[]", /empty "\[\]"/],
  ["a bracket first in a set", "[]a]", /empty "\[\]": .*"\\\]"/],
  ["a range that runs backwards", "[z-a]", /end is below its start/],
])("%s is refused", (_, pattern, words) => {
  expect(() => compilePattern(pattern)).toThrow(words);
});
