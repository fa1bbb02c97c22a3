/**
 * A text as its readers will see it: terminal sequences and invisible characters gone, escapes of JSON, URLs and HTML
 * undone. A secret that a tool has coloured or encoded is whole only there; each place leads back to the source.
 */
import { unreachable } from "../core/unreachable.ts";
import { CONTROL, TERMINAL_SEQUENCE } from "./escape.ts";
import { type TextView, textView } from "./text-view.ts";
import { without } from "./unbroken-view.ts";

/** JSON in JSON in a URL, coloured: nobody wraps a text in more. */
export const LAYERS_LIMIT = 5;

/** Shown as nothing, though no screen acts on them: soft hyphens, joiners, marks of direction, selectors of variants. */
const ZERO_WIDTH = "[\\u00ad\\u034f\\u061c\\u180b-\\u180f\\u200b-\\u200f\\u2060-\\u2064\\ufe00-\\ufe0f]";
const HEX = "[0-9a-fA-F]";
/** A long line may be broken anywhere, also within a code. */
const BREAK = "(?:[\\t\\n\\r]\\s{0,80})?";
const NAMES = ["lt", "gt", "amp", "quot", "apos"].map((name) => [...name].join(BREAK));
/** Where a message of ours was cut within a code. */
const CUT_CODE = "(?=\u2026)";
/** The codes by their first character. All other characters that begin one are codes by themselves. */
const CODES: ReadonlyMap<number, RegExp> = new Map(
  Object.entries({
    "\\": sticky(
      `\\\\${BREAK}(?:u(?:${BREAK}${HEX}){4}|x(?:${BREAK}${HEX}){2})`,
      // A line that goes on in the next one.
      "\\\\(?=[\\r\\n])",
      `\\\\(?:u${HEX}{0,3})?${CUT_CODE}`,
    ),
    "%": sticky(
      byte("[0-7]"),
      byte("[c-dC-D]") + bytesAfter(1),
      byte("[eE]") + bytesAfter(2),
      byte("[fF]", "[0-7]") + bytesAfter(3),
      `%(?:${HEX}%?){0,6}${CUT_CODE}`,
    ),
    "&": sticky(
      `&${BREAK}(?:${NAMES.join("|")}|#(?:${BREAK}\\d){1,7}|#${BREAK}[xX](?:${BREAK}${HEX}){1,6})${BREAK};`,
      `&#?\\w{0,7}${CUT_CODE}`,
    ),
    "\u001b": sticky(TERMINAL_SEQUENCE, CONTROL),
    "\u009b": sticky(TERMINAL_SEQUENCE, CONTROL),
  }).map(([first, codes]) => [first.charCodeAt(0), codes]),
);
/** Every code begins with one of these; in one class, which takes half the time of three. */
const BEGINNING = new RegExp(`[\\\\%&${CONTROL.slice(1, -1)}${ZERO_WIDTH.slice(1, -1)}]`, "g");

const LETTER_ESCAPES: Readonly<Record<string, string>> = {
  ...{ b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" },
  ...{ '"': '"', "'": "'", "\\": "\\", "/": "/" },
};
const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** Undoes one layer of encoding; null where there is none. */
export function decodedView(source: string): TextView | null {
  let text = "";
  let done = 0;
  eachCode(source, (decoded, start, end) => {
    if (done < start) text += source.slice(done, start);
    text += decoded;
    done = end;
  });
  return done === 0 ? null : textView(text + source.slice(done), (take) => eachCode(source, take));
}

/**
 * The beginning of a code, or of a terminal's sequence, with the breaks in it. No two repetitions that meet take the same
 * characters: what is tried in vain would be tried once for each way to share them out.
 */
const OPEN_CODE = new RegExp(
  [
    `(?:%[c-fC-F]${HEX}(?:%[89abAB]${HEX}){0,2}\\s*|%\\s*(?:${HEX}\\s*)?`,
    `\\\\\\s*(?:u\\s*(?:${HEX}\\s*){0,3}|x\\s*(?:${HEX}\\s*)?)?`,
    "&\\s*(?:#\\s*)?(?:\\w\\s*){0,7}",
    "(?:\\u001b\\[|\\u009b)[0-?]{0,64}[ -/]{0,8}\\s*|\\u001b(?:[ -/]{0,8}\\s*|\\][^\\u0007\\u001b\\r\\n]{0,2048}(?:[\\r\\n]\\s*)?))$",
  ].join("|"),
);
const OPEN_CODE_LENGTH = 2_100;

/** Where a text ends in the beginning of a code; its length where it does not. */
export function openCodeAt(text: string): number {
  const tail = text.slice(-OPEN_CODE_LENGTH);
  return text.length - (OPEN_CODE.exec(tail)?.[0].length ?? 0);
}

/** Gives what each code stands for, where it starts and where it ends. */
function eachCode(source: string, take: (decoded: string, start: number, end: number) => void): void {
  BEGINNING.lastIndex = 0;
  while (BEGINNING.test(source)) {
    const start = BEGINNING.lastIndex - 1;
    // Most codes are these: texts of children are JSON with line breaks and quotes.
    const letter = source[start] === "\\" ? LETTER_ESCAPES[source[start + 1] ?? ""] : undefined;
    const end = letter === undefined ? codeEnd(source, start) : start + 2;
    if (end === start) continue;
    take(letter ?? decode(source, start, end), start, end);
    BEGINNING.lastIndex = end;
  }
}

/** The start where there is no code. */
function codeEnd(source: string, start: number): number {
  const codes = CODES.get(source.charCodeAt(start));
  if (codes === undefined) return start + 1;
  codes.lastIndex = start;
  return codes.test(source) ? codes.lastIndex : start;
}

function decode(source: string, start: number, end: number): string {
  const first = source[start];
  if (first !== "\\" && first !== "%" && first !== "&") return "";
  const code = without("breaks", source.slice(start, end));
  switch (first) {
    case "\\":
      return code.length === 6 || code[1] === "x" ? String.fromCharCode(Number.parseInt(code.slice(2), 16)) : "";
    case "%":
      try {
        return decodeURIComponent(code);
      } catch {
        return "";
      }
    case "&":
      return code.endsWith(";") ? entity(code.slice(1, -1)) : "";
    default:
      return unreachable(first);
  }
}

function sticky(...sources: readonly string[]): RegExp {
  return new RegExp(sources.join("|"), "y");
}

/** Source of an expression: one byte in the code of URLs. */
function byte(first: string, second = HEX): string {
  return `%${BREAK}${first}${BREAK}${second}`;
}

/** The bytes of a character after its first. */
function bytesAfter(count: number): string {
  return `(?:${BREAK}${byte("[89abAB]")}){${count}}`;
}

function entity(name: string): string {
  const named = ENTITIES[name];
  if (named !== undefined) return named;
  const isHex = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : "";
}
