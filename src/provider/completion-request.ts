/** Reads a completion request of any of the APIs: the prompt, its size, and whether it asks for a stream. */
import * as z from "zod/mini";
import { jsonOrNull } from "../core/json.ts";

export interface CompletionRequest {
  readonly model: string;
  /** The user's last message. */
  readonly prompt: string;
  /** The estimated size of the whole input. */
  readonly inputTokens: number;
  readonly isStream: boolean;
}

const PART = z.looseObject({ text: z.optional(z.string()) });
/** Items that are not messages, such as tool output, have neither role nor content. */
const MESSAGE = z.looseObject({
  role: z.optional(z.string()),
  content: z.nullish(z.union([z.string(), z.array(PART)])),
});
const MESSAGES = z.array(MESSAGE).check(z.minLength(1));
const REQUEST = z.looseObject({
  model: z.string().check(z.maxLength(200)),
  stream: z.nullish(z.boolean()),
  messages: z.optional(MESSAGES),
  input: z.optional(z.union([z.string(), MESSAGES])),
});

/** @returns the request, or one sentence that says what is wrong with it */
export function readCompletionRequest(body: string | null): CompletionRequest | string {
  if (body === null) return "The request body is too large.";
  const { data } = REQUEST.safeParse(jsonOrNull(body));
  const asked = data?.messages ?? data?.input;
  if (data === undefined || asked === undefined)
    return "Invalid request: expected a JSON object with `model` and `messages` (or `input`).";
  const { model, stream } = data;
  return { model, prompt: promptOf(asked), inputTokens: estimateTokens(body), isStream: stream === true };
}

function promptOf(asked: string | z.infer<typeof MESSAGES>): string {
  if (typeof asked === "string") return asked;
  const content = asked.findLast(({ role }) => role === "user")?.content ?? "";
  return typeof content === "string" ? content : content.map((part) => part.text ?? "").join("\n");
}

/** The rule of thumb for English: four characters per token. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4);
}
