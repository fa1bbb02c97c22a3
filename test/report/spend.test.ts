import { describe, expect, it } from "vitest";
import { costWords, SpendSum } from "../../src/report/spend.ts";

function spent(...rows: Readonly<Record<string, unknown>>[]): string {
  const sum = new SpendSum();
  for (const metrics of rows) sum.add({ metrics });
  return wordsOf(sum);
}

function wordsOf(sum: SpendSum): string {
  const spend = sum.total();
  if (spend === null) return "nothing";
  const { tokens, inputTokens, outputTokens } = spend;
  return [tokens, inputTokens, outputTokens, costWords(spend.cost), spend.priced]
    .map((part) => part ?? "")
    .join(" ")
    .trim();
}

describe("what results cost", () => {
  it.each([
    ["tokens alone", [{ tokens: 1_234 }, { tokens: 1 }], "1235    0"],
    ["input and output", [{ input_tokens: 10, output_tokens: 5 }], "15 10 5  0"],
    ["OpenAI's names", [{ prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 }], "15 10 5  0"],
    ["an object of its own", [{ usage: { input_tokens: 7, output_tokens: 1 } }], "8 7 1  0"],
    ["tokens as an object", [{ tokens: { input: 7, output: 1 } }], "8 7 1  0"],
    ["a cost without a currency", [{ cost: 1_234.5 }], "$1,234.50 1"],
    ["dollars", [{ cost_usd: 0.0042 }, { usd: 0.0042 }], "$0.0084 2"],
    ["rows with different names", [{ cost_usd: 1 }, { cost: 1 }], "$2.00 2"],
    ["one cost under two names", [{ cost: 0.9, cost_usd: 1 }], "$1.00 1"],
    ["a total above the cost of a part", [{ total_cost_usd: 1, cost_usd: 0.2, judge: { cost_usd: 0.1 } }], "$1.00 1"],
    ["a cost of one of two results", [{ cost_usd: 1, tokens: 1 }, { tokens: 1 }], "2   $1.00 1"],
    ["some rows only", [{ tokens: 1 }, { latency: 3 }], "1    0"],
    ["nothing that counts", [{ latency_s: 3, tokens_per_second: 80, max_tokens: 100, costly: 1 }], "nothing"],
    ["no finite numbers", [{ tokens: Number.NaN, cost: Number.POSITIVE_INFINITY }], "nothing"],
    ["no numbers that can be a count", [{ tokens: 1e300, cost: 1e308 }], "nothing"],
  ] satisfies [string, Record<string, unknown>[], string][])("%s", (_, rows, words) => {
    expect(spent(...rows)).toBe(words);
  });

  const noted = { made: 2, replayed: 0, held: 0, refused: 0, input_tokens: 70, output_tokens: 7, cost_usd: 0.5 };

  const replayed = { ...noted, replayed: 3, replayed_input_tokens: 30, replayed_output_tokens: 3 };

  it.each([
    ["of a row that states nothing", {}, noted, "77 70 7 $0.50 1"],
    ["not of one that states them", { tokens: 10, cost_usd: 0.25 }, noted, "10   $0.25 1"],
    ["with the calls that an interrupted attempt paid for", {}, replayed, "110 100 10 $0.50 1"],
  ])("uses the gateway's figures in place of those %s", (_, metrics, calls, words) => {
    const sum = new SpendSum();
    sum.add({ metrics, calls });
    expect(wordsOf(sum)).toBe(words);
  });
});
