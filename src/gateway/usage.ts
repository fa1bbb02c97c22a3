/** The tokens that an answer says it used, in its JSON or in the events of its stream. */
import { isObject, jsonOrNull } from "../core/json.ts";

export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export const NO_TOKENS: TokenUsage = { inputTokens: 0, outputTokens: 0 };

/** A quote inside a text is escaped, so a text that mentions these fields does not match. */
const USAGE = /"(?:usage|usageMetadata|billed_units)"\s*:\s*(?=\{)/g;
const LONGEST_USAGE = 10_000;

/**
 * The counts of OpenAI, Anthropic, Google and Google's interactions. The counts of one list are added up. Others use
 * the names of one of them.
 */
const FORMS = [
  { input: ["prompt_tokens"], output: ["completion_tokens"] },
  { input: ["input_tokens", "cache_creation_input_tokens", "cache_read_input_tokens"], output: ["output_tokens"] },
  {
    input: ["promptTokenCount", "toolUsePromptTokenCount"],
    output: ["candidatesTokenCount", "thoughtsTokenCount"],
  },
  {
    input: ["total_input_tokens", "total_tool_use_tokens"],
    output: ["total_output_tokens", "total_thought_tokens"],
  },
];

/**
 * Reads the usage of an answer, or of its start and its end. In a stream, counts grow: the largest one that an event
 * states is taken.
 */
export function usageOf(answer: string): TokenUsage {
  let { inputTokens, outputTokens } = NO_TOKENS;
  for (const { index, 0: field } of answer.matchAll(USAGE)) {
    const counts = objectAt(answer, index + field.length);
    for (const { input, output } of FORMS) {
      inputTokens = Math.max(inputTokens, sumOf(counts, input));
      outputTokens = Math.max(outputTokens, sumOf(counts, output));
    }
    // xAI counts thoughts in the total only.
    const asked = sumOf(counts, ["prompt_tokens"]);
    if (asked > 0) outputTokens = Math.max(outputTokens, sumOf(counts, ["total_tokens"]) - asked);
  }
  return { inputTokens, outputTokens };
}

/** The JSON object that begins at `from`. The answer as a whole may be a stream, or cut. */
function objectAt(text: string, from: number): Readonly<Record<string, unknown>> {
  let depth = 0;
  for (const { 0: brace, index } of text.slice(from, from + LONGEST_USAGE).matchAll(/[{}]/g)) {
    depth += brace === "{" ? 1 : -1;
    if (depth > 0) continue;
    const value = jsonOrNull(text.slice(from, from + index + 1));
    return isObject(value) ? value : {};
  }
  return {};
}

function sumOf(counts: Readonly<Record<string, unknown>>, names: readonly string[]): number {
  return names.reduce((sum, name) => {
    const count = counts[name];
    return typeof count === "number" && Number.isFinite(count) && count > 0 ? sum + Math.round(count) : sum;
  }, 0);
}
