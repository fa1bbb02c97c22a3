/** Output of a child as plain lines: no colors, no carriage returns, no prefixes of log collectors, no panels. */

/** The reason that a program ended is at the end of its output. Only this part is read. */
export const TAIL = 262_144;
const MOST_LINES = 3_000;
/** A terminal may have wrapped the zone of a clock time: "resets 4pm (America/Los_" and "Angeles)". */
const WRAPPED_ZONE = /(\d ?(?:[ap]m|[AP]M)? \([A-Z][A-Za-z_/]{0,40})\r?\n([A-Za-z_/]{1,40}\))/g;

const { raw } = String;

// Written as a string, because a pattern literal must not contain the escape character.
const ESC = "\\u001b";
const BEL = "\\u0007";
const ESCAPES = new RegExp(
  `${ESC}(?:\\[[0-9;:?<=>]{0,40}[ -/]{0,4}[@-~]|\\][^${BEL}${ESC}\\n]{0,400}(?:${BEL}|${ESC}\\\\)|[()][0-9A-Za-z]|[@-Z\\\\^_])`,
  "g",
);
const BREAK = /\r\n|[\r\n\u2028\u2029\u0085]/;

/**
 * `2026-05-14T02:10:48.0001Z ` of the Actions log, `worker-3  | ` of docker compose, `[pod/eval-0/main] ` of kubectl.
 */
const PREFIX = [
  raw`\[?\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:[.,]\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?\]?\s`,
  raw`[\w.-]{0,60}[A-Za-z][\w.-]{0,60}\s{1,24}\|(?:\s|$)|\[pod/[\w./-]{1,120}\]\s`,
  raw`\[(?:stderr|stdout)\]\s|(?:stderr|stdout)[:>]\s|[\u{1F300}-\u{1FAFF}]\uFE0F?\s`,
].join("|");
const PREFIXES = new RegExp(`^(?:${PREFIX}){1,3}`, "u");
/** The sides of a panel. Its top and bottom are lines of their own. */
const WALLS = /^\s{0,8}[│┃║▏▎|]\s|\s{0,200}[│┃║▕]\s{0,4}$/g;
const PANEL_LINE = /^\s{0,8}[│┃║▏▎]|^\s{0,8}\|.{0,400}\|\s{0,4}$/;
const LONG_BLANK = /[ \t]{41,}/g;

/** The last part of a text, as clean lines. */
export function cleanLines(text: string): string[] {
  return text
    .slice(-TAIL)
    .replace(ESCAPES, "")
    .replace(WRAPPED_ZONE, "$1$2")
    .split(BREAK)
    .slice(-MOST_LINES)
    .map(cleanLine);
}

function cleanLine(line: string): string {
  const rest = line.replace(LONG_BLANK, " ".repeat(40)).replace(PREFIXES, "");
  // A message that was printed as a string of JSON.
  if (/^"[^"]{12,4000}"$/.test(rest)) return rest.slice(1, -1);
  return PANEL_LINE.test(rest) && !rest.slice(1, -1).includes(" | ") ? rest.replace(WALLS, "") : rest;
}
