/** Words and numbers for people, in the one form that all reports share. */
import type { OutcomeClass } from "../core/outcome.ts";
import type { RunStatus } from "../core/tally.ts";
import type { AttemptClass, ReplayedCalls } from "./report.ts";

/** `1 task`, `2 tasks`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${grouped(count)} ${count === 1 ? noun : plural}`;
}

/** A whole number with its thousands apart. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** What the journal saved: `51 calls replayed, 189,000 tokens not paid again`. */
export function replayedWords(replayed: ReplayedCalls): string {
  const tokens = replayed.input_tokens + replayed.output_tokens;
  const saved = tokens === 0 ? "not paid again" : `${counted(tokens, "token")} not paid again`;
  return `${counted(replayed.calls, "call")} replayed, ${saved}`;
}

/** The advice once all selected tasks are done. A command may follow it. */
export const UNSELECTIVE = "to run the other tasks, run it without `only` and `sample`";

/** The first items of a list, and how many more there are: `1, 2, 3 and 17 more`. */
export function firstFew(items: readonly (string | number)[], count = 20): string {
  const shown = items.slice(0, count).join(", ");
  return items.length > count ? `${shown} and ${grouped(items.length - count)} more` : shown;
}

export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A text with a full stop, unless it ends as a sentence does or was cut. */
export function sentence(text: string): string {
  return text === "" || /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** A share as a percentage with one decimal, never rounded to a whole that it is not. */
export function percent(share: number): string {
  const rounded = Math.round(share * 1_000) / 10;
  if (rounded === 100 && share < 1) return "99.9 %";
  if (rounded === 0 && share > 0) return "0.1 %";
  return `${Number.isInteger(rounded) ? rounded : rounded.toFixed(1)} %`;
}

/** Three significant digits, without zeros at the end. */
export function shortNumber(value: number): string {
  return String(Number(value.toPrecision(3)));
}

/** How a run ended, for people. */
export function statusWords(status: RunStatus): string {
  return status.replaceAll("_", " ");
}

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
  legitimate: { name: "errored", meaning: "the attempt gave no result; retried after all other tasks" },
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
export function failureWords(failure: OutcomeClass): string {
  if (failure === "graded") return "failed by the grader";
  if (failure === "skipped") return "skipped";
  return failure === "legitimate" ? "errored" : `errored (${classWords(failure).replace(" failure", "")})`;
}
