/** The words of the page for the class of an outcome, or of an attempt. */
import type { OutcomeClass } from "../../core/outcome.ts";
import type { AttemptClass } from "../report.ts";

interface ClassWords {
  readonly name: string;
  /** What the class means, for readers who meet it for the first time; empty if the name says it. */
  readonly meaning: string;
}

export const CLASS_WORDS: Readonly<Record<OutcomeClass | AttemptClass, ClassWords>> = {
  graded: { name: "graded", meaning: "has a result" },
  passed: { name: "passed", meaning: "" },
  failed: { name: "failed", meaning: "graded, and the answer was wrong" },
  mixed: { name: "passed and failed", meaning: "the tasks of this shard differ" },
  rate_limited: { name: "rate limited", meaning: "the provider refused it; not charged, runs again" },
  kill_shaped: { name: "killed", meaning: "ended by a signal; runs again" },
  timeout_exceeded: { name: "timed out", meaning: "ran longer than its timeout; not retried" },
  transient: { name: "transient error", meaning: "the server or the connection failed; retried" },
  legitimate: { name: "error", meaning: "the attempt failed; retried after all other tasks" },
  fatal: { name: "fatal error", meaning: "cannot succeed; not retried" },
  skipped: { name: "skipped", meaning: "" },
  unfinished: { name: "unfinished", meaning: "the child ended without a result for it; runs again" },
  running: { name: "still running", meaning: "the record has no end for it" },
};
