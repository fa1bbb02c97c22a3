/** An HTTP answer, and what each API must be able to say. */
import type { Refusal } from "./gate.ts";
import type { BucketReading } from "./token-bucket.ts";

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What is known of the request that is answered. */
export interface Exchange {
  readonly id: string;
  readonly model: string;
  readonly now: number;
}

export interface Completion {
  readonly text: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Null where the provider does not show its limits. */
  readonly bucket: BucketReading | null;
  readonly requestLimit: number | null;
}

/** One API of a provider. */
export interface Wire {
  success(completion: Completion, exchange: Exchange): Reply;
  /** The same answer as server-sent events, in the order of sending; `success` has its headers. */
  events(completion: Completion, exchange: Exchange): readonly string[];
  refusal(refusal: Refusal, exchange: Exchange): Reply;
  /** An error of the caller, not a limit. */
  badRequest(problem: { readonly message: string; readonly status: 400 | 404 }, exchange: Exchange): Reply;
}

/** `Retry-After` has whole seconds: rounded up, so that it is never too short. */
export function retryAfterSeconds(waitMs: number): string {
  return String(Math.ceil(waitMs / 1_000));
}

/** A server-sent event; without a name for APIs that have none. */
export function serverSentEvent(data: object, name?: string): string {
  return `${name === undefined ? "" : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;
}

/** The text as a model streams it: word by word, with the space before each. */
export function piecesOf(text: string): readonly string[] {
  return text.match(/\s*\S+\s*$|\s*\S+/g) ?? [text];
}
