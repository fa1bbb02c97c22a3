/**
 * A text as its readers will see it: terminal sequences and invisible characters gone, escapes of JSON, URLs and HTML
 * undone. A secret that a tool has coloured or encoded is whole only there; each place leads back to the source.
 */
import { CONTROL, TERMINAL_SEQUENCE } from "./escape.ts";
import type { Range } from "./ranges.ts";

export interface DecodedView {
  readonly text: string;
  /** The part of the source that a part of the view was made from. */
  inSource(range: Range): Range;
}

/** JSON in JSON in a URL, coloured: nobody wraps a text in more. */
export const LAYERS_LIMIT = 5;

/** Shown as nothing, though no screen acts on them: soft hyphens, joiners, marks of direction, selectors of variants. */
const ZERO_WIDTH = "[\\u00ad\\u034f\\u061c\\u180b-\\u180f\\u200b-\\u200f\\u2060-\\u2064\\ufe00-\\ufe0f]";
const HEX = "[0-9a-fA-F]";
const NEXT_BYTE = `%[89abAB]${HEX}`;
const CODE = new RegExp(
  [
    TERMINAL_SEQUENCE,
    CONTROL,
    ZERO_WIDTH,
    `\\\\(?:u${HEX}{4}|x${HEX}{2})`,
    `%(?:[0-7]${HEX}|[c-dC-D]${HEX}${NEXT_BYTE}|[eE]${HEX}(?:${NEXT_BYTE}){2}|[fF][0-7](?:${NEXT_BYTE}){3})`,
    `&(?:lt|gt|amp|quot|apos|#\\d{1,7}|#[xX]${HEX}{1,6});`,
    // A message that was cut within an escape.
    `(?:%(?:${HEX}%?){0,6}|\\\\(?:u${HEX}{0,3})?|&#?\\w{0,7})(?=…)`,
  ].join("|"),
  "y",
);
/** Every code begins with one of these; in one class, which takes half the time of three. */
const BEGINNING = new RegExp(`[\\\\%&${CONTROL.slice(1, -1)}${ZERO_WIDTH.slice(1, -1)}]`, "g");

const LETTER_ESCAPES: Readonly<Record<string, string>> = {
  ...{ b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" },
  ...{ '"': '"', "'": "'", "\\": "\\", "/": "/" },
};
const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** Undoes one layer of encoding; null where there is none. */
export function decodedView(source: string): DecodedView | null {
  let text = "";
  let done = 0;
  eachCode(source, (decoded, start, end) => {
    if (done < start) text += source.slice(done, start);
    text += decoded;
    done = end;
  });
  if (done === 0) return null;
  // Made when they are asked for: most texts hold no secret, and this would take longer than all the rest.
  let places: Places | null = null;
  return {
    text: text + source.slice(done),
    inSource: ({ start, end }) => {
      places ??= new Places(source);
      return { start: places.of(start).start, end: places.of(end - 1).end };
    },
  };
}

/** Gives what each code stands for, where it starts and where it ends. */
function eachCode(source: string, take: (decoded: string, start: number, end: number) => void): void {
  BEGINNING.lastIndex = 0;
  while (BEGINNING.test(source)) {
    const start = BEGINNING.lastIndex - 1;
    // Most codes are these: texts of children are JSON with line breaks and quotes.
    let decoded = source[start] === "\\" ? LETTER_ESCAPES[source[start + 1] ?? ""] : undefined;
    let end = start + 2;
    if (decoded === undefined) {
      CODE.lastIndex = start;
      const code = CODE.exec(source)?.[0];
      if (code === undefined) continue;
      decoded = decode(code);
      end = start + code.length;
    }
    take(decoded, start, end);
    BEGINNING.lastIndex = end;
  }
}

function decode(code: string): string {
  if (code.length === 1) return "";
  switch (code[0]) {
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
      return "";
  }
}

function entity(name: string): string {
  const named = ENTITIES[name];
  if (named !== undefined) return named;
  const isHex = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

/** Where the codes stood and what they became; all between them is the same in both texts. */
class Places {
  readonly #views: number[] = [];
  readonly #lengths: number[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  constructor(source: string) {
    let shift = 0;
    eachCode(source, (decoded, start, end) => {
      this.#views.push(start - shift);
      this.#lengths.push(decoded.length);
      this.#starts.push(start);
      this.#ends.push(end);
      shift += end - start - decoded.length;
    });
  }

  /** The source of the one character at `at`. */
  of(at: number): Range {
    let [low, high] = [0, this.#views.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#views[middle] ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    const last = low - 1;
    const after = at - (this.#views[last] ?? 0) - (this.#lengths[last] ?? 0);
    const end = this.#ends[last] ?? 0;
    return after < 0 ? { start: this.#starts[last] ?? 0, end } : { start: end + after, end: end + after + 1 };
  }
}
