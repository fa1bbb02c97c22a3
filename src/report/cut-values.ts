/** Known values of which only the beginning is left, because a message was cut: what stands before `…`. */
import type { Range } from "./ranges.ts";

export const CUT = "…";
/** A shorter beginning tells nothing, and would hide words. */
const BEGINNING_MIN = 6;
/** Messages of ours hold a few; a child that prints a million of them is not to hold up the run. */
const CUTS_LIMIT = 1_000;

/** Appends the beginnings of known forms that stand before a cut. */
export function findCutValues(text: string, forms: readonly string[], found: Range[]): void {
  let end = text.indexOf(CUT);
  for (let count = 0; end !== -1 && count < CUTS_LIMIT; count += 1) {
    for (const form of forms) {
      const start = beginningBefore(text, end, form);
      if (start !== -1) found.push({ start, end });
    }
    end = text.indexOf(CUT, end + 1);
  }
}

function beginningBefore(text: string, end: number, form: string): number {
  const from = Math.max(0, end - form.length);
  const window = text.slice(from, end);
  const seed = form.slice(0, BEGINNING_MIN);
  for (let at = window.indexOf(seed); at !== -1; at = window.indexOf(seed, at + 1)) {
    if (form.startsWith(window.slice(at))) return from + at;
  }
  return -1;
}
