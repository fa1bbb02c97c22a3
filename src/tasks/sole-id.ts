/**
 * Tasks that have an id and nothing else, as we would write them: `{"id":"a"}`. The longest lists are made of these,
 * so they are read without being parsed.
 */

const BEFORE = '{"id":"';
const BEHIND = '"}';
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BRACE = 0x7d;
const NEWLINE = 0x0a;

/** Where the id begins in such a text. */
export const SOLE_ID_FROM = BEFORE.length;
/** How much stands behind it. */
export const SOLE_ID_REST = BEHIND.length;

/** Whether a text is such a task, with nothing in its id that JSON escapes. */
export function hasSoleId(json: string): boolean {
  return endOfTask(json, 0) === json.length;
}

/** How many tasks stand in a text of lines without a newline at its end; 0 where a line is anything but such a task. */
export function countSoleIds(lines: string): number {
  let count = 0;
  for (let from = 0; from <= lines.length; count += 1) {
    const end = endOfTask(lines, from);
    if (end === -1 || (end < lines.length && lines.charCodeAt(end) !== NEWLINE)) return 0;
    from = end + 1;
  }
  return count;
}

/** Where the task that begins at `from` ends; -1 where there is none. */
function endOfTask(text: string, from: number): number {
  if (!text.startsWith(BEFORE, from)) return -1;
  const first = from + SOLE_ID_FROM;
  let at = first;
  while (at < text.length && !isEscaped(text.charCodeAt(at))) at += 1;
  return at > first && text.charCodeAt(at) === QUOTE && text.charCodeAt(at + 1) === BRACE ? at + SOLE_ID_REST : -1;
}

/** By its code. Half a surrogate pair is: whether it is one is not seen here. */
function isEscaped(code: number): boolean {
  return code < 0x20 || code === QUOTE || code === BACKSLASH || (code & 0xf800) === 0xd800;
}

/** The text of such a task. @param id without anything that JSON escapes */
export function soleIdJson(id: string): string {
  return `${BEFORE}${id}${BEHIND}`;
}

/** The same of many ids, a line each. */
export function soleIdsJson(ids: string): string {
  return soleIdJson(ids.replaceAll("\n", `${BEHIND}\n${BEFORE}`));
}
