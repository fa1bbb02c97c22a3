/**
 * The notice of an agent at the end of a line that begins with something else: what an agent said and the notice that
 * ended it, joined to one line by a harness that keeps the last characters of an output.
 */
import { lookAlike } from "./look-alike.ts";
import { isErrorLine, isNotice, isWritten } from "./notice.ts";

const CLOCK = "\\d{1,2}(?::\\d\\d)?\\s?(?:[ap]\\.?m\\.?)?";
const DATE =
  "(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\\s?(?:\\d{1,2})?,?\\s(?:at\\s)?)?";
/** Its words, the dot between them, and its reset: nobody writes all of that by chance. */
const NOTICE = new RegExp(
  `\\b(?:You['’]ve (?:hit|reached) your (?:[\\w-]{1,16} ){0,3}limit|(?:Claude (?:AI )?usage|(?:5-hour|weekly|session|usage|opus|sonnet)) limit reached)\\s{1,3}[·•∙]\\s{1,3}resets\\s(?:at\\s)?${DATE}${CLOCK}(?:\\s\\([A-Za-z_]{2,40}(?:/[A-Za-z_+-]{1,40}){0,2}\\))?\\s{0,4}$`,
  "i",
);

/** A sentence that leads up to a quotation: a verb of saying, a noun of what is said, a verb that handles it. */
const LEADS_UP =
  /\b(?:sa(?:y|ys|id|ying)|print(?:s|ed|ing)?|show(?:s|n|ed|ing)?|display\w*|return\w*|emit\w*|log\w*|gets?|got|sees?|seen|reads?|sends?|answer\w*|repl(?:y|ies|ied)|respon\w+|messages?|banner|phrase|text|string|lines?|notices?|words?|wording|error|warning|example|sample|fixture|case|form|format|pattern|regex|input|given|prompt|called|named|titled|quot\w+|contain\w*|match\w*|detect\w*|handl\w+|pars\w+|grep|find|finds|search\w*|catch\w*|treat\w*|recogni\w+|test(?:ed|ing)?|expect\w*|assert\w*|mention\w*|describ\w+|explain\w*|means?|meaning|translat\w+|wrote|writes?|written|following|like|e\.g|i\.e|ex)\b/i;
/** Of an agent that tells what it will do, or has ended its sentence, only this much says that it quotes. */
const QUOTES =
  /\b(?:says?|said|saying|prints|printed|shows|shown|displays|displayed|notice|banner|phrase|wording|following|example|this)\b/i;
const OWN_WORDS =
  /^(?:(?:now|next|first|then|ok(?:ay)?|good|great|perfect|finally|so|and|also),?\s)*(?:I(?:['’](?:ll|m|ve|d))?|let(?:['’]s| me| us)|now|next|first)\b/i;

/** The sentence goes on with the notice: it is a part of it, and was not cut off by it. */
const GOES_ON =
  /\b(?:the|an?|this|that|with|as|of|for|to|from|in|on|at|by|is|was|are|were|be|when|whenever|if|until|till|unless|because|since|where|after|before|once|or|and|but|not|no|about|into|via)$/i;

/** The last quote opens one. How many there are tells nothing: the beginning of the line may be cut off. */
const OPEN_QUOTE = /(?:^|[\s([{=:,>])(?:["`“](?=\S)[^"`“”]*|'(?=\S)(?!.*'(?:$|[\s)\]},.:;])).*)$/;

/** A lead beyond this has words of many kinds; only its beginning and its end tell what it is. */
const SHORT_LEAD = 100;
const HEAD = 40;

/**
 * Where the notice that ends a line begins; null where none does, where somebody only tells of one, and where the line is
 * a report as a whole.
 */
export function closingNotice(line: string): number | null {
  const index = line.length > 4_000 ? -1 : line.search(NOTICE);
  if (index < 1) return null;
  const lead = line.slice(0, index).trimEnd();
  // After a quote, a bar or a sign of source text it is a value of something.
  if (!/[\p{L}\d.!?:,;)\]…]$/u.test(lead) || OPEN_QUOTE.test(lead) || isWritten(line)) return null;
  const clause = lead.slice(Math.max(0, ...[...lead.matchAll(/[.!?…;]\s/g)].map((end) => end.index + 2)));
  const isOwn = /[.!…]$/.test(clause) || OWN_WORDS.test(clause);
  const last = (count: number) =>
    clause
      .replace(/\([^)]*\)/g, "")
      .split(/\s+/)
      .slice(-count)
      .join(" ");
  const isQuoted = isOwn ? QUOTES.test(last(3)) : LEADS_UP.test(last(clause.endsWith(":") ? 8 : 3));
  if (isQuoted || isErrorLine(line) || isNotice(line) || GOES_ON.test(lead)) return null;
  const notice = line.slice(index);
  const shapes =
    lead.length <= SHORT_LEAD ? [line] : [`${lead.slice(0, HEAD)} ${notice}`, `${clause.slice(-HEAD)} ${notice}`];
  return shapes.some((shape) => lookAlike(shape) !== null) ? null : index;
}
