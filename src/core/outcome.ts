import type { Detection, RateLimit } from "./rate-limit.ts";
import type { FailureClass, ResultRow } from "./row.ts";

/** What an attempt came to, for one task; its class decides what is written and whether it is retried. */
export type Outcome =
  | { readonly class: "graded"; readonly status: "passed" | "failed"; readonly row: ResultRow | null }
  | ({ readonly class: "rate_limited"; readonly limit: RateLimit } & Ended)
  /** `lacksRoom`: the machine had no descriptors, processes or memory left to start it with. */
  | ({ readonly class: "kill_shaped"; readonly lacksRoom?: boolean } & Ended)
  | ({
      readonly class: FailureClass;
      readonly limit?: RateLimit;
      readonly wait?: StatedWait;
      /** The key is invalid, lacks a permission or names no such model: an operator mends that, not a retry. */
      readonly authentication?: true;
    } & Ended)
  /** A shard's task without a row although siblings have theirs: nothing is said of it, it runs again. */
  | { readonly class: "unfinished" };

/** What an overloaded server asked for before the next try; nothing stated is two nulls. */
export type StatedWait = Pick<Detection, "retryAfterMs" | "resetAt">;

/** A failure of the task itself: what sidecar rows tell of. */
export type Failure = Extract<Outcome, { readonly class: FailureClass }>;

export type OutcomeClass = Outcome["class"];

/** How the child of a failed attempt ended, as sidecar rows tell it. */
export interface Ended {
  /** One headline for people, secrets redacted, at most `MESSAGE_LIMIT_BYTES` of UTF-8. */
  readonly message: string;
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** What the task's row gave as its `output`. */
  readonly output?: unknown;
}

/** What `exit-codes` can say of a code: a grade or a class. */
export type ExitMeaning = "passed" | "failed" | "rate_limited" | "kill_shaped" | FailureClass;

/** Messages from children are cut before they are stored: 4 KiB of UTF-8. */
export const MESSAGE_LIMIT_BYTES = 4_096;

/** Whether a class ends its task for the whole campaign at once. */
export function isTerminal(failure: FailureClass): boolean {
  return failure === "timeout_exceeded" || failure === "skipped" || failure === "fatal";
}
