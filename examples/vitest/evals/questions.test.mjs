// Twelve questions for a model: a plain vitest suite that knows nothing about Carryover.
import OpenAI from "openai";
import { describe, expect, test } from "vitest";

const client = new OpenAI();
const model = process.env.EVAL_MODEL ?? "gpt-4o-mini";

const QUESTIONS = [
  ["eggs", "Tom has 14 eggs. He buys 9 more eggs and eats 6 of them. How many eggs does Tom have?", 17],
  ["shelf", "A shelf has 5 rows with 12 books each. How many books are on the shelf?", 60],
  ["stickers", "Anna has 60 stickers and gives 23 stickers to her brother. How many stickers does she have left?", 37],
  [
    "bus",
    "A bus carries 31 people. At the next stop 8 people get off and 4 people get on. How many people are on the bus?",
    27,
  ],
  ["pencils", "Each box holds 6 pencils. How many pencils are in 7 boxes?", 42],
  ["wages", "Ben earns 15 dollars per hour and works 8 hours. How many dollars does he earn?", 120],
  ["rolls", "A baker makes 48 rolls and sells 29 rolls. How many rolls are left?", 19],
  [
    "pages",
    "Mia reads 12 pages on Monday and twice as many pages on Tuesday. How many pages does she read on Tuesday?",
    24,
  ],
  ["cows", "A farmer has 18 cows and buys 7 more cows. How many cows does the farmer have?", 25],
  ["apples", "Tom has 3 apples and buys 2 more. How many apples does he have?", 5],
  ["tank", "A tank holds 90 liters. 35 liters are used. How many liters are left?", 55],
  ["marbles", "Lea has 40 marbles and finds 15 more marbles. How many marbles does she have?", 55],
];

async function ask(question) {
  const content = `${question}\nEnd with the number alone.`;
  const reply = await client.chat.completions.create({ model, messages: [{ role: "user", content }] });
  return reply.choices[0]?.message.content ?? "";
}

describe("arithmetic", () => {
  test.each(QUESTIONS)("%s", async (_name, question, expected) => {
    const answer = await ask(question);
    expect(answer.match(/\d+/g)?.at(-1)).toBe(String(expected));
  });
});
