/** Messages of several lines: wrapped at a space, indented below their first line, or items of one message. */
import { closingNotice } from "./closing-notice.ts";
import { indentOf } from "./indent.ts";
import { lookAlike } from "./look-alike.ts";
import { announcesError, isErrorLine, isNotice, isReport, isSpoilt } from "./notice.ts";
import { quotationEnd } from "./quotation.ts";
import { tellsSuccess } from "./request-line.ts";
import { displayWidth } from "./unwrap.ts";

const LONGEST_PARAGRAPH = 10;
/** Lines of providers' messages that go on after a full stop. */
const CONTINUES = /^\s{0,8}(?:\*\s|Please\s(?:re-?try|try|wait)|Try again|Retry|Resets?\b|resets?\b)/;
/** A line that begins afresh: a record of a log, a frame, a marker, an object. */
const FRESH =
  /^(?:\s{0,12}at\s\S+[:(/]|\s{1,8}File "|Traceback\b|\[?\d{4}[-/]\d{2}[-/]\d{2}|\d{2}:\d{2}:\d{2}|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) [A-Z][a-z]{2} {1,2}\d|\[\w|(?:ERROR|WARN(?:ING)?|INFO|DEBUG|FATAL|CRITICAL|TRACE)\b|[A-Za-z_.]{1,80}(?:Error|Exception|Warning):|[<>] |HTTP\/\d|\s{0,6}[■⚠✗✘●⏺✻›❯⎿$+{}[\]]|```|[-=]{4,}|\s{0,8}[1-5]\d\d\s{2,8}[A-Z]|(?:shard|item|task|run|step|epoch|batch|sample|case|test|worker|finished|completed|done|loaded|saved|processing|evaluating|grading|attempt)\s)/i;
/** No sentence ends like this. */
const DANGLING =
  /(?:\b(?:at|on|in|after|until|again|by|the|is|or|and|code|status|of|to|a|an|your|for|with|per|resets?)|\b(?:19|20)\d{2},?|\d{4}-\d{2}-\d{2}|,|-|\/)$/i;
const TERMINAL_WIDTHS = [80, 100, 120, 132];

const BODY = /\{\s?(["'])error\1:/;

export interface Paragraph {
  readonly text: string;
  /** Index of the line after it. */
  readonly next: number;
}

/**
 * The message that begins at line `index`.
 *
 * @param first that line without what stands before its message
 * @param statesWait whether only both texts together state a wait, or another than the first one alone
 */
export function readParagraph(
  lines: readonly string[],
  index: number,
  first: string,
  statesWait: (text: string, next: string) => boolean,
): Paragraph {
  let text = first;
  let next = index + 1;
  let previous = lines[index] ?? "";
  const indent = indentOf(previous);
  for (; next < lines.length && next - index < LONGEST_PARAGRAPH; next += 1) {
    const line = lines[next] ?? "";
    // A body that begins there is read as what it is.
    if (line.trim() === "" || BODY.test(line)) break;
    // A program that tries again and again goes on with nothing: each of its lines would be read with nine more.
    if (CONTINUES.test(line) && CONTINUES.test(previous) && !isReport(text)) break;
    const goesOn = CONTINUES.test(line) || continues(text, previous, line, indent);
    if (!goesOn && !(isAmidWait(text, line) && statesWait(text, line.trim()))) break;
    if (quotationEnd(lines, next) !== null || isSpoilt(text, line.trim(), " ")) break;
    // Words that say nothing stand above a report by chance.
    if (!announcesError(text) && !isReport(text) && isReport(line.trim())) break;
    text += ` ${line.trim()}`;
    previous = line;
  }
  return { text, next };
}

/** Whether a terminal of any width may have broken what a report says of its wait: no record of a log begins there. */
function isAmidWait(text: string, line: string): boolean {
  if (!/[\w,]$/.test(text.trimEnd()) || FRESH.test(line) || lookAlike(line) !== null) return false;
  return isErrorLine(text) || isNotice(text);
}

/** Whether `line` goes on with the message `text`, which ends in the line `previous`. */
function continues(text: string, previous: string, line: string, indent: number): boolean {
  if (tellsSuccess(line)) return false;
  const dangling = DANGLING.test(previous.trimEnd());
  const filled = isFilled(previous, line);
  if (FRESH.test(line) && !(filled && dangling)) return false;
  const deeper = indentOf(line) > indent;
  const wrapped =
    previous.length >= 62 &&
    previous.length <= 220 &&
    !/[.!?:}\])"'`]\s*$/.test(previous) &&
    (!hadRoom(previous, line) || isReport(text));
  if (!wrapped && !deeper && !filled) return false;
  // gRPC prints the fields of its error below it.
  const dash = filled && /^-\s/.test(line);
  if (lookAlike(line) !== null && !dash && !(deeper && /^\s{1,8}(?:details|status|message|reason) = /.test(line)))
    return false;
  // Below a key of a document or a configuration stand its own keys.
  if (!filled && /^\s*['"]?[\w-]{1,30}['"]?:\s/.test(line)) return false;
  return deeper || dangling || filled || !isErrorLine(line);
}

/** The width that a line needed at least: a long word at its end, such as an address, stands beyond it unbroken. */
function brokenWidth(line: string): number {
  return displayWidth(line.length > 400 ? line : line.replace(/\S{20,400}\s{0,40}$/, "").trimEnd());
}

/** Whether the next line shows that its first word would have fitted on this one: then nothing broke it there. */
function hadRoom(line: string, next: string): boolean {
  const word = /^\s*\S{1,200}/.exec(next)?.[0].length ?? 0;
  return line.length + 1 + word < brokenWidth(next);
}

/** Whether the first word of the next line would not have fitted on this one, at a usual width. */
function isFilled(line: string, next: string): boolean {
  const word = /^\S{1,200}/.exec(next)?.[0].length ?? 0;
  const length = displayWidth(line);
  return (
    word > 0 &&
    length >= 36 &&
    TERMINAL_WIDTHS.some((width) => Math.max(length, brokenWidth(next)) <= width && length + 1 + word >= width)
  );
}

/** The first paragraph below a heading of a document or its list of things to do. */
export function isUnderHeading(lines: readonly string[], index: number): boolean {
  // What stands below a list of things to do is a sample of what is wanted.
  const above = [1, 2].map((back) => lines[index - back] ?? "").find((line) => line.trim() !== "") ?? "";
  if (/^\s{0,8}[-*]\s\[[ xX]\]\s/.test(above)) return true;
  return [1, 2].some((back) => /^(?:#{1,6}\s\S|\*\*[^*]{1,200}\*\*:?\s*$)/.test(lines[index - back] ?? ""));
}

/** What records of a log have and prose has not: values, versions, counts, and a name before a colon. */
const LOGGED = /\w=\S|@\d|\d\/\d|%\||^\s{0,4}\[|^\s{0,4}[\w./#-]{1,40}(?:\s[\w.@/#-]{1,40}){0,4}:\s/;

/**
 * A line in the middle of a paragraph of prose: the one before ends in a word, is no error's, and is no record unless
 * it had no room for the next word or cannot end so.
 */
export function isContinuedProse(lines: readonly string[], index: number): boolean {
  const before = lines[index - 1];
  const line = lines[index] ?? "";
  if (before === undefined || before.trim().length < 60) return false;
  if (announcesError(before) || isErrorLine(before) || isNotice(before)) return false;
  const end = before.trimEnd();
  const goesOn = /[a-z,] [\w'-]{1,14}$|[a-z]{2},$/.test(end) && !/[:;.!?)}\]"'`]$/.test(end);
  if (!goesOn || !/^\s{0,2}(?:[A-Z]?[a-z'’-]{1,20}|[A-Z]{1,8}|\d{1,6})[,.;:]?(?:\s|$)/.test(line) || FRESH.test(line))
    return false;
  if (hadRoom(before, line)) return false;
  return !LOGGED.test(end) || DANGLING.test(end) || isFilled(before, line);
}

/**
 * The notice that ends line `index`, without what stands before it; it may have been broken at a blank, there or right
 * above.
 */
export function closingNoticeAt(
  lines: readonly string[],
  index: number,
): { readonly text: string; readonly next: number } | null {
  const line = (lines[index] ?? "").trimEnd();
  const above = (lines[index - 1] ?? "").trimEnd();
  const below = (lines[index + 1] ?? "").trim();
  // Amid a paragraph the line above tells what the sentence is about.
  const lead = isContinuedProse(lines, index) ? `${above} ` : "";
  const across = closingNotice(`${lead}${line} ${below}`);
  if (across !== null && across < lead.length + line.length)
    return { text: `${lead}${line} ${below}`.slice(across), next: index + 2 };
  const own = closingNotice(lead + line);
  if (own !== null) return { text: (lead + line).slice(own), next: index + 1 };
  const joined = `${above} ${line.trim()}`;
  const broken = closingNotice(joined);
  return broken !== null && broken < above.length ? { text: joined.slice(broken), next: index + 1 } : null;
}
