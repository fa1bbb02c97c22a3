import type { RateLimit, StatedWait } from "./rate-limit.ts";
import { FAILURE_CLASSES, type FailureClass, type ResultRow } from "./row.ts";

/** The result of one attempt at one task. Its class decides what is written and whether the task is retried. */
export type Outcome =
  | {
      readonly class: "graded";
      readonly status: "passed" | "failed";
      readonly row: ResultRow | null;
      /** Why it failed, if an exit code is the grade. */
      readonly message?: string;
    }
  | ({ readonly class: "rate_limited"; readonly limit: RateLimit } & Ended)
  /** `lacksRoom`: the machine had no descriptors, processes or memory left to start it. */
  | ({ readonly class: "kill_shaped"; readonly lacksRoom?: boolean } & Ended)
  | ({
      readonly class: FailureClass;
      readonly limit?: RateLimit;
      readonly wait?: StatedWait;
      /**
       * The key is invalid, lacks a permission, or names a model that does not exist. An operator fixes that, not a
       * retry.
       */
      readonly authentication?: boolean;
    } & Ended)
  /** A task without a row in a shard whose other tasks have rows. Nothing is known about it, so it runs again. */
  | { readonly class: "unfinished" };

/** A failure of the task itself, as sidecar rows record it. */
export type Failure = Extract<Outcome, { readonly class: FailureClass }>;

export type OutcomeClass = Outcome["class"];

/** How the child of a failed attempt ended, as sidecar rows record it. */
export interface Ended {
  /** One line for people, secrets redacted, at most `MESSAGE_LIMIT_BYTES` of UTF-8. */
  readonly message: string;
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** The `output` in the task's row. */
  readonly output?: unknown;
}

/** The meanings that `exit-codes` can give to a code: a grade or a class. */
export const EXIT_MEANINGS = ["passed", "failed", "rate_limited", "kill_shaped", ...FAILURE_CLASSES] as const;
export type ExitMeaning = (typeof EXIT_MEANINGS)[number];

/** Messages from children are cut to 4 KiB of UTF-8 before they are stored. */
export const MESSAGE_LIMIT_BYTES = 4_096;

/** Whether a class settles its task for the whole campaign at once. */
export function isTerminal(failure: FailureClass): boolean {
  return failure === "timeout_exceeded" || failure === "skipped" || failure === "fatal";
}

/** Whether the outcome shows that the provider answered and refused nothing. Our own timeout and a skip do not show it. */
export function gotThrough({ class: kind }: Outcome): boolean {
  return kind === "graded" || kind === "transient" || kind === "legitimate" || kind === "fatal";
}
