/** Reads a request for a completion in any of the APIs: what it asks, how large it is, whether it wants a stream. */
import * as z from "zod/mini";
import { IN_ENGLISH } from "./settings.ts";

export interface CompletionRequest {
  readonly model: string;
  /** The last text of the user. */
  readonly prompt: string;
  /** Of everything that was sent, estimated. */
  readonly inputTokens: number;
  readonly isStream: boolean;
}

const CONTENT = z.union([
  z.string(),
  z.array(z.looseObject({ type: z.string(), text: z.optional(z.string()) })),
  z.null(),
]);
/** Items that are no messages, such as the output of a tool, have neither role nor content. */
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

/** @returns the request, or what is wrong with it in one sentence */
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

/** The rule of thumb for English: four characters a token. */
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
