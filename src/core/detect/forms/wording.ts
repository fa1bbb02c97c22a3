/** Words that phrases are made of, and the way to write a phrase down. */
import type { Meaning, PhraseForm } from "./form.ts";

export const HAVE = "(?:'ve|’ve|\\shave|\\shas|'re|’re|\\sare)?";
export const REACHED = "(?:reached|exceeded|exhausted|hit|used\\sup|depleted|consumed|maxed\\sout|surpassed|met)";
export const BEEN = "(?:\\s(?:has|have|had))?(?:\\s(?:been|now|already|currently|fully|was|were|is|are)){0,3}\\s";
export const PERIOD_WORD =
  "(?:\\d{1,3}[- ]?(?:hours?|hrs?|h|days?|d|minutes?)|five[- ]hours?|seven[- ]days?|hourly|session|daily|weekly|monthly|annual|yearly|usage|opus|sonnet|haiku|fable|claude|plan(?:['’]s)?|subscription|free(?:[- ]tier|[- ]plan)?|premium(?:\\srequests?)?|trial|individual|included|billing[- ](?:cycle|period)|pro|max|team|chat|agent|message|messages|model|fast|advanced|on[- ]demand)";
export const LIMIT_NOUN = "(?:limits?|quotas?|caps?|allowances?|allocations?|allotments?|budgets?)";

/** A form of a phrase; it opens a notice unless told otherwise. */
export function form(
  name: string,
  meaning: Meaning,
  pattern: string,
  options: { opens?: boolean; provider?: string } = {},
): PhraseForm {
  const base = { name, meaning, pattern, opens: options.opens ?? true };
  return options.provider === undefined ? base : { ...base, provider: options.provider };
}
