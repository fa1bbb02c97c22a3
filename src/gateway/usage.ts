/** The tokens that an answer says it used, in its JSON or in the events of its stream. */
import { jsonOrNull } from "../core/json.ts";

export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export const NO_TOKENS: TokenUsage = { inputTokens: 0, outputTokens: 0 };

/** The names that providers use. */
const INPUT = ["prompt_tokens", "input_tokens", "promptTokenCount"];
const INPUT_CACHED = ["cache_creation_input_tokens", "cache_read_input_tokens"];
const OUTPUT = ["completion_tokens", "output_tokens", "candidatesTokenCount"];

/** Where answers keep their usage, from the outside in. */
const HOLDERS = ["usage", "usageMetadata", "message", "response", "meta", "billed_units", "tokens", "delta"];
const DEEPEST = 4;
const USAGE = /"(?:usage|usageMetadata|billed_units)"/;

/** Reads the usage of a whole answer. In a stream, counts grow: the largest one that an event states is taken. */
export function usageOf(body: string): TokenUsage {
  if (!USAGE.test(body)) return NO_TOKENS;
  const events = body.startsWith("{") || body.startsWith("[") ? [body] : eventsOf(body);
  return events.reduce<TokenUsage>((most, event) => {
    const found = inValue(jsonOrNull(event), 0);
    return {
      inputTokens: Math.max(most.inputTokens, found.inputTokens),
      outputTokens: Math.max(most.outputTokens, found.outputTokens),
    };
  }, NO_TOKENS);
}

function eventsOf(stream: string): string[] {
  return stream.split("\n").flatMap((line) => {
    const data = line.startsWith("data:") ? line.slice(5).trim() : "";
    return USAGE.test(data) ? [data] : [];
  });
}

function inValue(value: unknown, depth: number): TokenUsage {
  if (typeof value !== "object" || value === null || depth > DEEPEST) return NO_TOKENS;
  if (Array.isArray(value)) return inValue(value.at(-1), depth + 1);
  const fields = value as Readonly<Record<string, unknown>>;
  const input = firstCount(fields, INPUT);
  const output = firstCount(fields, OUTPUT);
  if (input > 0 || output > 0) {
    const cached = INPUT_CACHED.reduce((sum, name) => sum + countIn(fields[name]), 0);
    return { inputTokens: input + cached, outputTokens: output };
  }
  for (const name of HOLDERS) {
    const found = inValue(fields[name], depth + 1);
    if (found.inputTokens > 0 || found.outputTokens > 0) return found;
  }
  return NO_TOKENS;
}

function firstCount(fields: Readonly<Record<string, unknown>>, names: readonly string[]): number {
  return names.map((name) => countIn(fields[name])).find((count) => count > 0) ?? 0;
}

function countIn(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) && value > 0 ? Math.round(value) : 0;
}
