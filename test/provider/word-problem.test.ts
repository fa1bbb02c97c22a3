import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findNumbers, withDigits } from "../../src/provider/number-words.ts";
import { answerProblem } from "../../src/provider/word-problem.ts";

function finalNumber(question: string): number | null {
  const answer = /#### (\S+)$/.exec(answerProblem(question));
  return answer === null ? null : Number(answer[1]);
}

describe("the stand-in reads word problems", () => {
  it.each([
    ["Mia has 14 marbles. She finds 9 more and gives 6 to her brother. How many has she?", 17],
    ["A baker puts 12 muffins on each tray. She fills 5 trays. How many muffins are there?", 60],
    ["Eight boxes of 24 pencils are in the cupboard. How many pencils?", 192],
    ["Tickets cost $8 each. A family buys 5 tickets and pays with $50. How many dollars of change?", 10],
    ["Four friends share 52 sweets equally. How many does each get?", 13],
    ["A coat costs $80. Today it is 25% off. What does it cost?", 60],
    ["Ana has 16 cards. Ben has twice as many. How many do they have together?", 48],
    ["Nina earns $1,200 a month and gets a raise of 5 percent. How many dollars now?", 1_260],
  ])("%s", (question, expected) => {
    expect(finalNumber(question)).toBe(expected);
  });

  it("answers by the numbers of the text: others give another answer", () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 9_000 }), fc.integer({ min: 1, max: 49 }), (has, gives) => {
        expect(finalNumber(`Kim has ${has} cards and gives ${gives} of them away. How many are left?`)).toBe(
          has - gives,
        );
      }),
    );
  });

  it("is misled by a number that does not matter, always in the same way", () => {
    const question = "Oscar is 9 years old and has 46 stickers. He gives 12 away. How many stickers are left?";
    expect(finalNumber(question)).toBe(43);
    expect(answerProblem(question)).toBe(answerProblem(question));
  });

  it("reads past instructions, and says so where there is no quantity", () => {
    expect(finalNumber("Answer in 3 steps. Problem: There are 5 cats and 2 dogs. How many animals?")).toBe(7);
    expect(answerProblem("What is the capital of France?")).toBe("I find no quantity in this problem.");
    expect(answerProblem("")).toBe("I find no quantity in this problem.");
  });

  it("gets most of the example's problems right, and not all: a score that is one", () => {
    const lines = readFileSync("examples/llm-eval/problems.jsonl", "utf8").trim().split("\n");
    const problems = lines.map((line): { id: string; question: string; answer: number } => JSON.parse(line));
    expect(new Set(problems.map(({ id }) => id)).size).toBe(problems.length);
    const right = problems.filter(({ question, answer }) => finalNumber(question) === answer);
    expect(problems).toHaveLength(42);
    expect(right).toHaveLength(35);
  });

  it("answers any text", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => answerProblem(text).length > 0));
  });
});

it.each([
  ["3 and 4.50, or $1,200", [3, 4.5, 1_200]],
  ["twenty-five, ninety and a dozen", [25, 90, 12]],
  ["the red one is two thirds full of 3rd-rate paint", []],
])("numbers in: %s", (text, expected) => {
  expect(findNumbers(withDigits(text))).toEqual(expected);
});
