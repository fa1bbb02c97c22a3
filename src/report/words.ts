/** Words, numbers and instants for people, in the one form that all reports share. */
import type { OutcomeClass } from "../core/outcome.ts";
import type { RunStatus } from "../core/tally.ts";
import { providerInWords } from "../core/task.ts";
import { counted, grouped } from "../core/words.ts";
import { oneLine, visibleId } from "./escape.ts";
import type { AttemptClass, ReplayedCalls } from "./report.ts";

/** Counts that are not zero: `3 failed`, `1 errored`. */
export function countsWords(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).flatMap(([words, count]) => (count > 0 ? `${grouped(count)} ${words}` : []));
}

/** An id or a name in a line. */
export function nameWords(name: string): string {
  return oneLine(visibleId(name), 120);
}

/** A provider in a sentence. */
export function providerWords(provider: string): string {
  return nameWords(providerInWords(provider));
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
export function firstFew<Item>(items: readonly Item[], count = 20, words: (item: Item) => string = String): string {
  const shown = items.slice(0, count).map(words).join(", ");
  return items.length > count ? `${shown} and ${grouped(items.length - count)} more` : shown;
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

/** How a run ended, and why. A reason may begin with the status, such as `interrupted by SIGTERM`. */
export function endWords(status: RunStatus, reason: string): string {
  const words = statusWords(status);
  if (reason === "") return words;
  return reason.startsWith(words) ? reason : `${words}: ${reason}`;
}

/** In bytes. Commands hold inline scripts, so they can be long. */
const COMMAND_LENGTH = 20_000;

/** A command to copy, on one line. A part of a command does something else, so a longer one is not shown: `status` has it. */
export function commandWords(command: string, longestBytes = COMMAND_LENGTH): string {
  return Buffer.byteLength(command) > longestBytes ? "" : oneLine(command);
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
  rate_limited: { name: "rate-limited", meaning: "the provider refused it; runs again" },
  kill_shaped: { name: "killed", meaning: "ended by a signal" },
  timeout_exceeded: { name: "timed out", meaning: "ran longer than its timeout; not retried" },
  transient: { name: "transient failure", meaning: "the server or the connection failed" },
  legitimate: { name: "errored", meaning: "the attempt gave no result" },
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
  if (failure === "graded") return "graded as failed";
  if (failure === "skipped") return "skipped";
  return failure === "legitimate" ? "errored" : `errored (${classWords(failure).replace(" failure", "")})`;
}

/** What `resume-at` may add to the instant that a provider named. */
const MARGIN_MS = 5_000;
const MINUTE_MS = 60_000;

/** An instant in UTC to the minute, such as `2026-11-22T00:00Z`; never one at which it would still be too early. */
export function utcMinute(at: number): string {
  return `${new Date(wholeMinute(at)).toISOString().slice(0, 16)}Z`;
}

/** What `utcMinute` writes, to emphasize the instants of a text. */
export const UTC_MINUTE = /\d{4}-\d\d-\d\dT\d\d:\d\dZ/g;

/** An instant in UTC to the second, such as `2026-11-22T04:56:55Z`: when something happened. */
export function utcSecond(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}

/** The minute that stands for an instant: never one at which it would still be too early. */
export function wholeMinute(at: number): number {
  return Math.ceil((at - MARGIN_MS) / MINUTE_MS) * MINUTE_MS;
}

/** A table that the summary writes as Markdown and the page as HTML. Its texts are plain: each writer escapes them. */
export interface TextTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** A sentence below the table; empty for none. */
  readonly note: string;
}
