/** Wording that the terminal, the summary and the annotations share. */
import type { RunStatus } from "../core/tally.ts";

/** `1 task`, `2 tasks`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${grouped(count)} ${count === 1 ? noun : plural}`;
}

/** A whole number with its thousands apart. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Calls that were answered from the journal, and the tokens that they did not cost again. */
export interface ReplayedCalls {
  readonly calls: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
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
