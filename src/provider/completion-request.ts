/** Reads a completion request of any of the APIs: the prompt, its size, and whether it asks for a stream. */
import * as z from "zod/mini";
import { IN_ENGLISH } from "./settings.ts";

export interface CompletionRequest {
  readonly model: string;
  /** The user's last message. */
  readonly prompt: string;
  /** The estimated size of the whole input. */
  readonly inputTokens: number;
  readonly isStream: boolean;
}

const CONTENT = z.union([
  z.string(),
  z.array(z.looseObject({ type: z.string(), text: z.optional(z.string()) })),
  z.null(),
]);
/** Items that are not messages, such as tool output, have neither role nor content. */
const MESSAGE = z.looseObject({ role: z.optional(z.string()), content: z.optional(CONTENT) });
const MESSAGES = z.array(MESSAGE).check(z.minLength(1));
const COMMON = {
  model: z.string().check(z.maxLength(200)),
  stream: z.nullish(z.boolean()),
};
const REQUEST = z.union([
  z.looseObject({ ...COMMON, messages: MESSAGES }),
  z.looseObject({ ...COMMON, input: z.union([z.string(), MESSAGES]) }),
]);

/** @returns the request, or one sentence that says what is wrong with it */
export function readCompletionRequest(body: string | null): CompletionRequest | string {
  if (body === null) return "The request body is too large.";
  const parsed = REQUEST.safeParse(parseJson(body), IN_ENGLISH);
  if (!parsed.success) return "Invalid request: expected a JSON object with `model` and `messages` (or `input`).";
  const { model, stream } = parsed.data;
  return {
    model,
    prompt: promptOf(parsed.data),
    inputTokens: estimateTokens(body),
    isStream: stream === true,
  };
}

function promptOf(request: z.infer<typeof REQUEST>): string {
  const messages = "messages" in request ? request.messages : request.input;
  if (typeof messages === "string") return messages;
  if (!Array.isArray(messages)) return "";
  const parsed = MESSAGES.safeParse(messages);
  const last = parsed.success ? parsed.data.findLast(({ role }) => role === "user") : undefined;
  return textOf(last?.content);
}

function textOf(content: z.infer<typeof CONTENT> | undefined): string {
  if (content === undefined || content === null) return "";
  return typeof content === "string" ? content : content.map((part) => part.text ?? "").join("\n");
}

/** The rule of thumb for English: four characters per token. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
