import { expect, test } from "vitest";

/** In the shape of the `openai` package: with the status. */
async function askModel(question) {
  if (process.env.EVAL_QUOTA !== "spent") return String(question.split(" ").length);
  const words = "on requests per day (RPD): Limit 200, Used 200, Requested 1. Please try again in 1m30s.";
  throw Object.assign(new Error(`429 Rate limit reached for gpt-5-mini ${words}`), { status: 429 });
}

test("asks a model", async () => expect(await askModel("How many words are these?")).toBe("5"));
