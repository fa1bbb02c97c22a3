/** Lines that a terminal broke at its last column, joined again. */
import { closingNotice } from "./closing-notice.ts";
import { isReport, isSpoilt } from "./notice.ts";

const TERMINAL_WIDTHS: ReadonlySet<number> = new Set([80, 100, 120, 132, 160]);
/** A line that begins like this is no continuation of a wrapped one. */
const FRESH_START =
  /^(?:\s{0,12}at\s|\s{1,8}File "|Traceback\b|\d{4}[-/]\d{2}[-/]\d{2}|\d{2}:\d{2}:\d{2}|\[\w|(?:ERROR|WARN(?:ING)?|INFO|DEBUG|FATAL|CRITICAL|TRACE)\b|[A-Za-z_.]{1,80}(?:Error|Exception|Warning):|[<>] (?!["'])|HTTP\/\d|[■⚠✗✘●⏺✻›❯⎿])/;
/** An object at the start of a line is a record, unless the line before it leads up to it. */
const RECORD_START = /^\{["']\w/;
const LEADS_UP = /[-:=,([{\\]\s*$|\s$/;
/** A terminal leaves the blank between these two, at the end of the one line or the start of the other. */
const CLOSED = /[\d\])}"'.!?]$/;
const CAPITALISED = /^(?:[A-Z][a-z]{2,}|[A-Z]{3,})\b/;

/** Between these words a line was broken at a blank, though it fills a terminal: a wait is cut in two there. */
const BEFORE_WAIT = /\s(?:please|try|again|in|after|until|wait|retry|for|on|at|resets?|refreshes)$/i;
const WAIT = /^(?:again|in|after|at|on|until|for)\b|^\d{1,4}(?:[.:]\d{1,3}){0,2}(?:\s|[smhd]\b|ms\b|$)/;

/** A wait that is whole at the end of a line: what follows goes on with it only as the rest of its unit. */
const WHOLE_WAIT = /\b(?:in|after|for)\s~?\d[\d.]{0,12}\s?(?:ms|s|secs?|seconds?|m|mins?|minutes?|h|hours?)$/i;
const REST_OF_UNIT = /^(?:e?c?onds?|ecs?|i?nutes?|ins?|o?urs?|s)\b/;

/** Whether the wait at the end of `line` is whole, and `next` none of it. */
function isWholeWait(line: string, next: string): boolean {
  return WHOLE_WAIT.test(line) && !/^\d/.test(next) && !REST_OF_UNIT.test(next);
}

/** Whether `next` may be what a terminal broke off `line`. */
function mayGoOn(line: string, next: string): boolean {
  if ((FRESH_START.test(next) && !isGoMap(line, next)) || RULER_END.test(line)) return false;
  if ((BEFORE_WAIT.test(line) && WAIT.test(next)) || isWholeWait(line, next)) return false;
  if (RECORD_START.test(next) && !LEADS_UP.test(line)) return false;
  return !(CLOSED.test(line) && CAPITALISED.test(next));
}

/** `map[` of Go, broken before its bracket. */
const isGoMap = (line: string, next: string): boolean => line.endsWith("map") && next.startsWith("[");

const RULER_END = /([=\-─━_*#~.])\1{9}$/;

/**
 * Joins lines that a terminal broke at its last column. A line counts as broken where it fills one of the usual
 * widths, or one that the text itself shows, exactly, its neighbours are no wider, the next one does not begin afresh,
 * and it is no report that the next one would spoil.
 *
 * @param raw the lines with the prefixes that the terminal counted too
 */
export function unwrap(lines: readonly string[], raw: readonly string[]): string[] {
  const own = ownCuts(lines);
  const joined: string[] = [];
  let open = false;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    if (open) joined[joined.length - 1] += line;
    else joined.push(line);
    const isCut =
      own.has(index) ||
      isBroken(line, lines[index - 1], lines[index + 1]) ||
      // What a terminal broke off bears no prefix.
      (raw[index] !== line &&
        raw[index + 1] === lines[index + 1] &&
        isBroken(raw[index] ?? "", raw[index - 1], raw[index + 1]));
    const whole = joined.at(-1) ?? "";
    open = isCut && !isSpoilt(whole, lines[index + 1] ?? "", "") && closingNotice(whole) === null;
  }
  return joined;
}

/**
 * Indexes of lines that a terminal of unusual width cut: close together, different, of one length, and without one among
 * them that ends shortly before it, as lines do that were broken at blanks.
 */
function ownCuts(lines: readonly string[]): ReadonlySet<number> {
  const groups = new Map<number, number[][]>();
  lines.forEach((line, index) => {
    if (TERMINAL_WIDTHS.has(line.length) || !isCut(line, lines[index + 1])) return;
    const known = groups.get(line.length) ?? [];
    groups.set(line.length, known);
    const last = known.at(-1);
    if (last !== undefined && index - (last.at(-1) ?? 0) <= 3) last.push(index);
    else known.push([index]);
  });
  const isNearly = (line: string | undefined, width: number): boolean =>
    line !== undefined && line.length < width && line.length >= width - 12;
  const isWrapped = (index: number): boolean => {
    const width = lines[index]?.length ?? 0;
    // What is left over of a cut line may have any length.
    return isNearly(lines[index - 1], width) || (isNearly(lines[index + 1], width) && (lines[index + 2] ?? "") !== "");
  };
  const isTerminal = (group: readonly number[]): boolean =>
    new Set(group.map((index) => lines[index]?.slice(0, 6))).size >= 2 &&
    group.some((index) => /\w$/.test(lines[index] ?? "") && /^\w/.test(lines[index + 1] ?? "")) &&
    !group.some(isWrapped);
  // Here two lines that happen to be equally long are enough: a report that begins the next one is its own, too.
  const isBrokenOff = (index: number): boolean => {
    const [line, next] = [lines[index] ?? "", lines[index + 1] ?? ""];
    const says = (words: string) => isReport(words) || closingNotice(words) !== null;
    return !isSpoilt(line, next, "") && !(says(next) && !says(line + next));
  };
  return new Set(
    [...groups.values()].flatMap((known) => known.map((group) => group.filter(isBrokenOff)).filter(isTerminal)).flat(),
  );
}

/** Whether a line may be one that the next one continues; rows of a table and records of one form are none. */
function isCut(line: string, next: string | undefined): boolean {
  return (
    next !== undefined &&
    next !== "" &&
    line.length >= 60 &&
    line.length <= 160 &&
    next.length <= line.length &&
    line.slice(0, 6) !== next.slice(0, 6) &&
    !/\s\s|\s\|\s|\t|[.!?]$/.test(line) &&
    !/^\s\s/.test(next) &&
    mayGoOn(line, next)
  );
}

function isBroken(line: string, before: string | undefined, after: string | undefined): boolean {
  if (after === undefined || after === "" || line.length < 40 || line.length > 160) return false;
  const width = displayWidth(line);
  // A wide character that does not fit leaves the last column empty.
  const filled = TERMINAL_WIDTHS.has(width) || (width !== line.length && TERMINAL_WIDTHS.has(width + 1));
  if (!filled || displayWidth(after) > width) return false;
  if (before !== undefined && displayWidth(before) > width) return false;
  if ((BEFORE_WAIT.test(line) && WAIT.test(after)) || isWholeWait(line, after)) return false;
  if (/\w$/.test(line) && /^[a-z]{1,2}[A-Za-z]*\b/.test(after) && !/\s$/.test(line)) return true;
  return mayGoOn(line, after);
}

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/** Columns that a line takes on a terminal. */
export function displayWidth(line: string): number {
  return line.length > 400 ? line.length : line.length + (line.match(WIDE)?.length ?? 0);
}
