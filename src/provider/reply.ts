/** An HTTP answer, and what each protocol must be able to say. */
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
  /** Null where the provider keeps its limits to itself. */
  readonly bucket: BucketReading | null;
  readonly requestLimit: number | null;
}

/** The language of a provider: one of these for each protocol. */
export interface Wire {
  success(completion: Completion, exchange: Exchange): Reply;
  refusal(refusal: Refusal, exchange: Exchange): Reply;
  /** A request that makes no sense: an error of the caller, no limit. */
  badRequest(problem: { readonly message: string; readonly status: 400 | 404 }, exchange: Exchange): Reply;
}

/** `Retry-After` has whole seconds: rounded up, so that it is never too short. */
export function retryAfterSeconds(waitMs: number): string {
  return String(Math.ceil(waitMs / 1_000));
}
