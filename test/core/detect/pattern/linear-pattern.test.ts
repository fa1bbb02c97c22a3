import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compilePattern } from "../../../../src/core/detect/pattern/linear-pattern.ts";

describe("compilePattern", () => {
  it.each([
    ["too busy", "Server TOO busy now", ["TOO busy"]],
    ["wait (\\d+)s", "please wait 42s", ["wait 42s", "42"]],
    ["(?<n>a+)(b)?", "xaac", ["aa", "aa", undefined]],
    ["^a.*?(c|d)$", "abcd", ["abcd", "d"]],
    ["a{2,3}", "aaaa", ["aaa"]],
    ["a{2,3}?", "aaaa", ["aa"]],
    ["[^0-9\\s]+-\\b", "12 ab-c", ["ab-"]],
    ["[\\d.-]+", "x1.5-2", ["1.5-2"]],
    ["(?:é|ü)+", "xÉü", ["Éü"]],
    ["a|ab", "ab", ["a"]],
    ["\\x41\\u0042", "ab", ["ab"]],
    ["x*", "aaa", [""]],
    ["z", "aaa", null],
    [`a${"(?:".repeat(8)}${"){1000}".repeat(8)}b`, "xab", ["ab"]],
  ])("%s on %s", (pattern, text, wanted) => {
    expect(compilePattern(pattern).exec(text)).toEqual(wanted);
  });

  it.each([
    ["", "empty"],
    ["(a", '"("'],
    ["a)", '")"'],
    ["[a", '"["'],
    ["*a", "quantifier"],
    ["a**", "quantifiers"],
    ["(?=a)b", "linear"],
    ["(?<!a)b", "linear"],
    ["(a)\\1", "back-reference"],
    ["(?<n>a)(?<n>b)", "two groups of the name n"],
    ["a{3,2}", "range"],
    ["a{5000}", "repeats"],
    ["((a{900}){900})", "too large"],
    ["\\p{L}", "escape"],
    ["x".repeat(2_000), "1000"],
  ])("refuses %s", (pattern, reason) => {
    expect(() => compilePattern(pattern)).toThrow(reason);
  });

  it("agrees with JavaScript's own engine", () => {
    const atom = fc.constantFrom("a", "b", ".", "[ab]", "[^a]", "\\d", "(a|b)", "(?:ab)", "\\b", "^", "$");
    const quantifier = fc.constantFrom("", "", "*", "+", "?", "*?", "{1,2}");
    const piece = fc.tuple(atom, quantifier).map(([one, many]) => (/^(?:\\b|\^|\$)$/.test(one) ? one : one + many));
    const pattern = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(""));
    const text = fc.string({ unit: fc.constantFrom("a", "b", "1", " "), maxLength: 12 });
    fc.assert(
      fc.property(pattern, text, (source, subject) => {
        const wanted = new RegExp(source, "i").exec(subject);
        const found = compilePattern(source).exec(subject);
        expect(found?.[0] ?? null).toBe(wanted?.[0] ?? null);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(["(a*)*b", "(a|a)*b", "(a+)+$", "a*a*a*a*a*b", "(.*)(.*)(.*)(.*)x"])(
    "%s takes work in proportion to the text",
    (source) => {
      const steps = (length: number): number => {
        const counter = { count: 0 };
        compilePattern(`${source}|q`).exec("a".repeat(length), counter);
        return counter.count;
      };
      expect(steps(4_000)).toBeLessThan(steps(1_000) * 5);
    },
  );
});
