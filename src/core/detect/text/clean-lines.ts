/** Output of a child as plain lines: without colours, carriage returns, transport prefixes and terminal wrapping. */

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

const TERMINAL_WIDTHS: ReadonlySet<number> = new Set([80, 100, 120, 132, 160]);
/** A line that begins like this is no continuation of a wrapped one. */
const FRESH_START =
  /^(?:\s{0,12}at\s|\s{1,8}File "|Traceback\b|\d{4}[-/]\d{2}[-/]\d{2}|\d{2}:\d{2}:\d{2}|\[\w|(?:ERROR|WARN(?:ING)?|INFO|DEBUG|FATAL|CRITICAL|TRACE)\b|[A-Za-z_.]{1,80}(?:Error|Exception|Warning):|[<>] (?!["'])|HTTP\/\d|[■⚠✗✘●⏺✻›❯⎿])/;

const RULER_END = /([=\-─━_*#~.])\1{9}$/;

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

/** A message that was printed as a string of JSON; texts of a list or of source stand among their like. */
function unquoted(line: string, before = "", after = ""): string {
  if (!/^"[^"]{12,4000}"$/.test(line)) return line;
  const isListed = LISTED.test(before) || LISTED.test(after) || /^\s+\S/.test(after);
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

/**
 * Joins lines that a terminal broke at its last column. A line counts as broken where it fills one of the usual
 * widths, or one that the text itself shows, exactly, its neighbours are no wider, and the next one does not begin afresh.
 *
 * @param raw the lines with the prefixes that the terminal counted too
 */
function unwrap(lines: readonly string[], raw: readonly string[]): string[] {
  const own = ownCuts(lines);
  const joined: string[] = [];
  let open = false;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    if (open) joined[joined.length - 1] += line;
    else joined.push(line);
    open =
      own.has(index) ||
      isBroken(line, lines[index - 1], lines[index + 1]) ||
      // What a terminal broke off bears no prefix.
      (raw[index] !== line &&
        raw[index + 1] === lines[index + 1] &&
        isBroken(raw[index] ?? "", raw[index - 1], raw[index + 1]));
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
    new Set(group.map((index) => lines[index]?.slice(0, 6))).size >= 2 && !group.some(isWrapped);
  return new Set([...groups.values()].flat().filter(isTerminal).flat());
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
    !FRESH_START.test(next) &&
    !RULER_END.test(line)
  );
}

function isBroken(line: string, before: string | undefined, after: string | undefined): boolean {
  if (after === undefined || after === "" || line.length < 40 || line.length > 160) return false;
  const width = displayWidth(line);
  // A wide character that does not fit leaves the last column empty.
  const filled = TERMINAL_WIDTHS.has(width) || (width !== line.length && TERMINAL_WIDTHS.has(width + 1));
  if (!filled || displayWidth(after) > width) return false;
  if (before !== undefined && displayWidth(before) > width) return false;
  if (/\w$/.test(line) && /^[a-z]{1,2}[A-Za-z]*\b/.test(after) && !/\s$/.test(line)) return true;
  return !FRESH_START.test(after) && !RULER_END.test(line);
}

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/** Columns that a line takes on a terminal. */
export function displayWidth(line: string): number {
  return line.length > 400 ? line.length : line.length + (line.match(WIDE)?.length ?? 0);
}
