/** Output of a child as plain lines: without colours, carriage returns, transport prefixes and terminal wrapping. */
import { unwrap } from "./unwrap.ts";

// Written as text: the escape character may not stand in a pattern.
const ESC = "\\u001b";
const BEL = "\\u0007";
const ESCAPES = new RegExp(
  `${ESC}(?:\\[[0-9;:?<=>]{0,40}[ -/]{0,4}[@-~]|\\][^${BEL}${ESC}\\n]{0,400}(?:${BEL}|${ESC}\\\\)|[()][0-9A-Za-z]|[@-Z\\\\^_])`,
  "g",
);
/** Spring writes `<EOL>` for the breaks of a body that it prints. */
const CONTROL_OR_BREAK = /\r\n|\r|\u2028|\u2029|\u0085|<EOL>/g;

/** `2026-05-14T02:10:48.0001000Z ` of the Actions log, `[2026-02-18T03:59:59.600Z] ` of wrappers. */
const INSTANT_PREFIX = /^\[?\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:[.,]\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?\]?\s/;
/** `worker-3  | ` of docker compose, `[pod/eval-0/main] ` of kubectl. */
const COMPOSE_PREFIX = /^[\w.-]{0,60}[A-Za-z][\w.-]{0,60}\s{1,24}\|(?:\s|$)/;
const POD_PREFIX = /^\[pod\/[\w./-]{1,120}\]\s/;
/** Left and right walls of panels (rich, boxen); the corners are lines of their own. */
const WALL = /^\s{0,8}[│┃║▏▎|]\s?(.{0,400}?)\s{0,200}[│┃║▕]\s{0,4}$/;
const LEFT_WALL = /^\s{0,8}[│┃║▏▎]\s/;
/** Agents put a face before each line they print. */
const EMOJI = /^[\u{1F300}-\u{1FAFF}]\uFE0F?\s/u;

/** How IPython heads a traceback; the message of the error stands below it. */
const NOTEBOOK_HEAD = /^(\w{2,80}(?:Error|Exception))\s{2,200}Traceback \(most recent call last\):?\s{0,4}$/;

/** Padding says nothing, and is what patterns run over longest. */
const LONG_BLANK = /[ \t]{41,}/g;
const BLANKS = " ".repeat(40);

/**
 * Splits text into clean lines.
 *
 * Stable under what surrounds a message: CRLF or LF, ANSI colours, log prefixes, hard wrapping at usual terminal widths.
 */
export function cleanLines(text: string): string[] {
  const plain = text.includes("\u001b") ? text.replace(ESCAPES, "") : text;
  const lines = (/[\r\u2028\u2029\u0085]|<EOL>/.test(plain) ? plain.replace(CONTROL_OR_BREAK, "\n") : plain).split(
    "\n",
  );
  const compose = composePrefixes(lines);
  const dated = mostly(lines, (line) => INSTANT_PREFIX.test(line));
  const bare = lines.map((line) => {
    let rest = line.length > 200 ? line.replace(LONG_BLANK, BLANKS) : line;
    for (let round = 0; round < 3; round += 1) {
      const match =
        (dated ? INSTANT_PREFIX.exec(rest) : null) ??
        POD_PREFIX.exec(rest) ??
        (compose ? COMPOSE_PREFIX.exec(rest) : null);
      if (match === null) break;
      rest = rest.slice(match[0].length);
    }
    const wall = WALL.exec(rest);
    if (wall) return wall[1] ?? "";
    return rest.replace(EMOJI, "").replace(LEFT_WALL, "").replace(NOTEBOOK_HEAD, "$1:");
  });
  return withoutQuotes(unwrap(withoutSource(withoutQuotes(bare)), lines));
}

function withoutQuotes(lines: readonly string[]): string[] {
  return lines.map((line, index) => unquoted(line, lines[index - 1], lines[index + 1]));
}

const LISTED = /^\s*(?:["']|[[\]{}]{1,4},?\s*$)/;

/** A field below the text that describes it, as in a schema. */
const FIELD = /^\s+[\w$]{1,40}\??:\s/;

/** A message that was printed as a string of JSON; texts of a list or of source stand among their like. */
function unquoted(line: string, before = "", after = ""): string {
  if (!/^"[^"]{12,4000}"$/.test(line)) return line;
  const isListed = LISTED.test(before) || LISTED.test(after) || FIELD.test(after);
  return isListed ? line : line.slice(1, -1);
}

/** `[worker-3] `, `stderr: `, `task-17> `: whose output it is, before each line. A level or a word of talk says more. */
const SOURCE_PREFIX =
  /^(?:\[(?!\s{0,2}(?:error|fatal|critical|warn|info|debug|api|tool|user|assistant|system|model|judge|expected|answer)\b)[\w .:/#-]{1,40}\]:?|(?:stderr|stdout|err|out|log|remote|child|[a-z]{2,16}[-_#]\d{1,6}|[a-z]{2,16}\[\d{1,8}\])\s?[:>])\s{1,4}/i;

/** Takes the source off lines that all bear the same one; single lines keep theirs. */
function withoutSource(lines: readonly string[]): readonly string[] {
  const first = lines.find((line) => line.trim() !== "");
  const source = first === undefined ? undefined : SOURCE_PREFIX.exec(first)?.[0];
  if (source === undefined) return lines;
  const bare = source.trimEnd();
  const filled = lines.filter((line) => line.trim() !== "");
  if (filled.length < 2 || !filled.every((line) => line.startsWith(bare))) return lines;
  return lines.map((line) => (line.startsWith(source) ? line.slice(source.length) : line.slice(bare.length)));
}

/** Prefixes of containers: the same name on several lines, or one bar only, since a second one makes a table. */
function composePrefixes(lines: readonly string[]): boolean {
  const names = new Map<string, number>();
  const nameOf = (line: string): string | null => COMPOSE_PREFIX.exec(line.replace(INSTANT_PREFIX, ""))?.[0] ?? null;
  for (const line of lines) {
    const name = nameOf(line);
    if (name !== null) names.set(name, (names.get(name) ?? 0) + 1);
  }
  return mostly(lines, (line) => {
    const name = nameOf(line);
    if (name === null) return false;
    if ((names.get(name) ?? 0) > 1) return true;
    // A record of a log and a progress bar have bars of their own.
    const rest = line
      .replace(INSTANT_PREFIX, "")
      .slice(name.length)
      .replace(/^\s{0,8}\|/, "");
    return (
      /^(?:\d{4}-\d{2}-\d{2}[T ]|(?:ERROR|FATAL|CRITICAL|WARN(?:ING)?)\b)/.test(rest) ||
      !rest.replace(/%\|[^|]{0,80}\| /, "").includes(" | ")
    );
  });
}

/** Whether a prefix stands before half of the lines at least; a message alone may begin like one. */
function mostly(lines: readonly string[], hasPrefix: (line: string) => boolean): boolean {
  let prefixed = 0;
  let filled = 0;
  for (const line of lines) {
    if (line.trim() === "") continue;
    filled += 1;
    if (hasPrefix(line)) prefixed += 1;
  }
  return prefixed > 0 && prefixed * 2 >= filled;
}
