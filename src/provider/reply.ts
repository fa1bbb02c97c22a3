/** An HTTP answer, and what each API must be able to express. */
import type { RateReading, Refusal } from "./gate.ts";

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
