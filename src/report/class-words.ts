/** The words for the classes of outcomes and attempts. */
import type { OutcomeClass } from "../core/outcome.ts";
import type { SidecarClass } from "../core/row.ts";
import type { AttemptClass } from "./report.ts";

interface ClassWords {
  readonly name: string;
  /** What the class means, for readers who meet it for the first time; empty if the name says it. */
  readonly meaning: string;
}

/** The words for the class of an outcome, or of a whole attempt. */
export const CLASS_WORDS: Readonly<Record<OutcomeClass | AttemptClass, ClassWords>> = {
  graded: { name: "graded", meaning: "has a result" },
  passed: { name: "passed", meaning: "" },
  failed: { name: "failed", meaning: "graded, and the answer was wrong" },
  mixed: { name: "passed and failed", meaning: "the tasks of this shard differ" },
  rate_limited: { name: "rate-limited", meaning: "the provider refused it; not charged, runs again" },
  kill_shaped: { name: "killed", meaning: "ended by a signal; runs again" },
  timeout_exceeded: { name: "timed out", meaning: "ran longer than its timeout; not retried" },
  transient: { name: "transient failure", meaning: "the server or the connection failed; retried" },
  legitimate: { name: "failure", meaning: "the attempt failed; retried after all other tasks" },
  fatal: { name: "fatal failure", meaning: "cannot succeed; not retried" },
  skipped: { name: "skipped", meaning: "" },
  unfinished: { name: "unfinished", meaning: "the child ended without a result for it; runs again" },
  running: { name: "still running", meaning: "no end was recorded" },
};

/** The outcome of one attempt, in words. */
export function classWords(outcome: OutcomeClass): string {
  return CLASS_WORDS[outcome].name;
}

/** The final outcome of tasks, in words: `errored (timed out)`. */
export function failureWords(failure: SidecarClass | "graded"): string {
  if (failure === "graded") return "failed by the grader";
  if (failure === "skipped") return "skipped";
  return failure === "legitimate" ? "errored" : `errored (${classWords(failure).replace(" failure", "")})`;
}
