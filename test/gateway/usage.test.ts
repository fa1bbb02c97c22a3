import { expect, test } from "vitest";
import { usageOf } from "../../src/gateway/usage.ts";

const OPENAI = { prompt_tokens: 10, completion_tokens: 5, prompt_tokens_details: { cached_tokens: 4 } };
const events = (...data: unknown[]) => data.map((one) => `data: ${JSON.stringify(one)}\n\n`).join("");

const CACHED = {
  ...{ input_tokens: 1, cache_creation_input_tokens: 20, cache_read_input_tokens: 300, output_tokens: 2 },
  cache_creation: { ephemeral_5m_input_tokens: 20 },
};

test.each<[string, unknown, input: number, output: number]>([
  ["OpenAI", { choices: [], usage: OPENAI }, 10, 5],
  ["the Responses API", { response: { usage: { input_tokens: 3, output_tokens: 4 } } }, 3, 4],
  ["Anthropic, with a prompt cache", { usage: CACHED }, 321, 2],
  [
    "a stream of Anthropic, whose counts grow",
    events(
      { message: { usage: { input_tokens: 9, output_tokens: 1 } } },
      { type: "message_delta", usage: { output_tokens: 7 } },
    ),
    9,
    7,
  ],
  [
    "Google, whose thoughts are paid for too",
    { usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 5, thoughtsTokenCount: 900 } },
    10,
    905,
  ],
  [
    "an interaction of Google",
    { usage: { total_input_tokens: 10, total_output_tokens: 5, total_thought_tokens: 900 } },
    10,
    905,
  ],
  ["xAI, whose total has the thoughts", { usage: { ...OPENAI, total_tokens: 915 } }, 10, 905],
  ["embeddings", { usage: { prompt_tokens: 10, total_tokens: 10 } }, 10, 0],
  ["Cohere", { usage: { billed_units: { input_tokens: 8, output_tokens: 2 } } }, 8, 2],
  ["a stream of Groq", events({ usage: null }, { x_groq: { usage: OPENAI } }), 10, 5],
  ["LiteLLM, which has names of two", { usage: { ...OPENAI, cache_read_input_tokens: 4 } }, 10, 5],
  ["the end of a cut answer", `0.5]}],${JSON.stringify({ usage: OPENAI }).slice(1)}`, 10, 5],
  ["a text that mentions usage", { content: JSON.stringify({ usage: OPENAI }) }, 0, 0],
  ["counts that are not valid", { usage: { prompt_tokens: "10", completion_tokens: -5 } }, 0, 0],
  ["an object without an end", '{"usage":{"prompt_tokens":10', 0, 0],
])("reads the usage of %s", (_, answer, inputTokens, outputTokens) => {
  expect(usageOf(typeof answer === "string" ? answer : JSON.stringify(answer))).toEqual({ inputTokens, outputTokens });
});
