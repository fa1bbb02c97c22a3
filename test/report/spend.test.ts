import { describe, expect, it } from "vitest";
import { costWords, SpendSum, tokenWords } from "../../src/report/spend.ts";

function spent(...rows: Readonly<Record<string, unknown>>[]): string {
  const sum = new SpendSum();
  for (const metrics of rows) sum.add({ metrics });
  const spend = sum.total();
  if (spend === null) return "nothing";
  const { sum: tokens, parts } = tokenWords(spend);
  return `${tokens} tokens (${parts}) ${costWords(spend)} by ${spend.results}`;
}

describe("what results cost", () => {
  it.each([
    ["tokens alone", [{ tokens: 1_234 }, { tokens: 1 }], "1,235 tokens ()  by 2"],
    ["input and output", [{ input_tokens: 10, output_tokens: 5 }], "15 tokens (10 in, 5 out)  by 1"],
    [
      "OpenAI's names",
      [{ prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 }],
      "15 tokens (10 in, 5 out)  by 1",
    ],
    ["an object of its own", [{ usage: { input_tokens: 7, output_tokens: 1 } }], "8 tokens (7 in, 1 out)  by 1"],
    ["tokens as an object", [{ tokens: { input: 7, output: 1 } }], "8 tokens (7 in, 1 out)  by 1"],
    ["a cost without a currency", [{ cost: 1_234.5 }], " tokens () 1,234.50 by 1"],
    ["dollars", [{ cost_usd: 0.0042 }, { usd: 0.0042 }], " tokens () $0.0084 by 2"],
    ["dollars beside a cost of no currency", [{ cost_usd: 1 }, { cost: 1 }], " tokens () 2.00 by 2"],
    ["some rows only", [{ tokens: 1 }, { latency: 3 }], "1 tokens ()  by 1"],
    ["nothing that counts", [{ latency_s: 3, tokens_per_second: 80, max_tokens: 100, costly: 1 }], "nothing"],
    ["no finite numbers", [{ tokens: Number.NaN, cost: Number.POSITIVE_INFINITY }], "nothing"],
    ["no numbers that can be a count", [{ tokens: 1e300, cost: 1e308 }], "nothing"],
  ] satisfies [string, Record<string, unknown>[], string][])("%s", (_, rows, words) => {
    expect(spent(...rows)).toBe(words);
  });

  const noted = { made: 2, replayed: 0, held: 0, refused: 0, input_tokens: 70, output_tokens: 7, cost_usd: 0.5 };

  const replayed = { ...noted, replayed: 3, replayed_input_tokens: 30, replayed_output_tokens: 3 };

  it.each([
    ["of a row that states nothing", {}, noted, "77 tokens (70 in, 7 out) $0.50 by 1"],
    ["not of one that states them", { tokens: 10, cost_usd: 0.25 }, noted, "10 tokens () $0.25 by 1"],
    ["with the calls that an interrupted attempt paid for", {}, replayed, "110 tokens (100 in, 10 out) $0.50 by 1"],
  ])("uses the gateway's figures in place of those %s", (_, metrics, calls, words) => {
    const sum = new SpendSum();
    sum.add({ metrics, calls });
    const spend = sum.total();
    if (spend === null) throw new Error("Expected a spend, found none");
    const { sum: tokens, parts } = tokenWords(spend);
    expect(`${tokens} tokens (${parts}) ${costWords(spend)} by ${spend.results}`).toBe(words);
  });
});
