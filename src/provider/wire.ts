/** What all APIs have in common: how a completion request is read, and what an answer must be able to express. */
import * as z from "zod/mini";
import { jsonOrNull } from "../core/json.ts";
import type { RateReading, Refusal } from "./gate.ts";

/** A request of any of the APIs. */
export interface CompletionRequest {
  readonly model: string;
  /** The user's last message. */
  readonly prompt: string;
  /** The estimated size of the whole input. */
  readonly inputTokens: number;
  readonly isStream: boolean;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What is known about the request. */
export interface Exchange {
  readonly id: string;
  readonly model: string;
  readonly now: number;
}

export interface Completion {
  readonly text: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Null if the provider does not state its limits. */
  readonly rate: RateReading | null;
}

/** One API of a provider. */
export interface Wire {
  success(completion: Completion, exchange: Exchange): Reply;
  /** The same answer as server-sent events, in order. `success` has their headers. */
  events(completion: Completion, exchange: Exchange): readonly string[];
  refusal(refusal: Refusal, exchange: Exchange): Reply;
  /** An error of the caller, not a limit. */
  badRequest(problem: { readonly message: string; readonly status: 400 | 404 }, exchange: Exchange): Reply;
}

/** Formats `Retry-After` in whole seconds, rounded up so that it is never too short. */
export function retryAfterSeconds(waitMs: number): string {
  return String(Math.ceil(waitMs / 1_000));
}

/** A server-sent event. APIs without event names omit the name. */
export function serverSentEvent(data: object, name?: string): string {
  return `${name === undefined ? "" : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;
}

/** Splits a text as a model streams it: word by word, each with the space before it. */
export function piecesOf(text: string): readonly string[] {
  return text.match(/\s*\S+\s*$|\s*\S+/g) ?? [text];
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
