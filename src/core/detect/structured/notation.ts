/**
 * A lenient reader of object notations as they stand in logs: JSON, reprs of Python dicts, Node's inspect, Ruby hashes,
 * also escaped inside another string, broken over lines, or cut off at the end. It never throws; its work is linear.
 */

export type NotationValue = string | number | boolean | null | NotationObject | NotationList;
export interface NotationObject {
  readonly kind: "object";
  readonly entries: readonly (readonly [string, NotationValue])[];
}
export interface NotationList {
  readonly kind: "list";
  readonly items: readonly NotationValue[];
}

export interface Parsed {
  readonly value: NotationObject | NotationList;
  /** Index after the last character. */
  readonly end: number;
  /** False where the text ended before the notation did. */
  readonly complete: boolean;
  /** Whether a key stood without quotes, as in source text and in Node's inspect. */
  readonly bareKeys: boolean;
}

const DEEPEST = 48;
const LONGEST_STRING = 262_144;
const BARE = /[\w$@.+-]{1,120}/y;
const BLANK = /(?:\s|\\{1,8}[nrt](?![A-Za-z]))*/y;
const PREFIX = /(?:b|r|u|f|rb|br)(?=\\*['"])/iy;
const SYMBOL_KEY = /\[Symbol\([^)\n]{1,80}\)\]/y;
/** Also `%{` and `%Name{`, as Elixir writes maps and structs. */
const CLASS_NAME = /(?:<?[A-Za-z_][\w.]{0,80}(?:\s\[[^\]\n]{1,80}\]|\(\d{1,6}\))?\s?|%[\w.]{0,80})(?=[({[])/y;

/** Reads the notation whose `{`, `[` or `(` stands at `start`; null where there is none. */
export function parseNotation(text: string, start: number): Parsed | null {
  const reader = new Reader(text, start);
  const value = reader.container(0);
  if (value === null) return null;
  return { value, end: reader.at, complete: !reader.cut, bareKeys: reader.bareKeys };
}

/** Mutable inside one call of `parseNotation` only. */
class Reader {
  private readonly text: string;
  at: number;
  cut = false;
  bareKeys = false;

  constructor(text: string, start: number) {
    this.text = text;
    this.at = start;
  }

  container(depth: number): NotationObject | NotationList | null {
    const open = this.text[this.at];
    if (depth > DEEPEST) return this.opaque();
    if (open === "{") return this.object(depth);
    if (open === "[" || open === "(") return this.list(depth, open === "[" ? "]" : ")");
    return null;
  }

  private object(depth: number): NotationObject | null {
    const entries: [string, NotationValue][] = [];
    this.at += 1;
    for (;;) {
      this.blank();
      if (this.ended()) break;
      const next = this.text[this.at];
      if (next === "}") {
        this.at += 1;
        break;
      }
      if (next === "," || (next === ";" && entries.length > 0)) {
        this.at += 1;
        continue;
      }
      const key = this.key();
      if (key === null) return null;
      this.blank();
      // The text form of protobuf writes `key {`.
      if (this.text[this.at] !== "{" && !this.separator()) return this.ended() ? this.object_(entries) : null;
      this.blank();
      if (this.ended()) break;
      const value = this.value(depth);
      if (value === undefined) return null;
      if (entries.length < 2_000) entries.push([key, value]);
    }
    return this.object_(entries);
  }

  private object_(entries: [string, NotationValue][]): NotationObject {
    return { kind: "object", entries };
  }

  private list(depth: number, close: string): NotationList | null {
    const items: NotationValue[] = [];
    this.at += 1;
    for (;;) {
      this.blank();
      if (this.ended()) break;
      const next = this.text[this.at];
      if (next === close) {
        this.at += 1;
        break;
      }
      if (next === ",") {
        this.at += 1;
        continue;
      }
      const value = this.value(depth);
      if (value === undefined) return null;
      if (items.length < 2_000) items.push(value);
      // `Headers([('a', 'b')])`, `key=value` items of reprs: skip what stands between.
      this.blank();
      if (this.text[this.at] === "=") this.at += 1;
    }
    return { kind: "list", items };
  }

  /** Undefined where nothing that is a value stands. */
  private value(depth: number): NotationValue | undefined {
    const string = this.string();
    if (string !== null) return string;
    const next = this.text[this.at];
    if (next === "{" || next === "[" || next === "(") {
      const inspected =
        next === "[" ? this.match(/\[(?:Object|Array|Function|Getter|Circular|Symbol)[^\]\n]{0,80}\]/y) : null;
      if (inspected !== null) return inspected;
      return this.container(depth + 1) ?? undefined;
    }
    if (next === "<") {
      const repr = this.match(/<[^<>\n]{0,400}(?:<[^<>\n]{0,200}>[^<>\n]{0,200}){0,4}>/y);
      return repr ?? undefined;
    }
    const named = this.match(CLASS_NAME);
    if (named !== null) {
      const inner = this.container(depth + 1);
      // `retry_delay {…}` in a list of the text form of protobuf keeps its name.
      if (inner !== null && /^[a-z_]{2,40}\s?$/.test(named))
        return { kind: "object", entries: [[named.trim(), inner]] };
      return inner === null
        ? undefined
        : this.text[this.at - 1] === ")" && inner.kind === "list" && inner.items.length === 1
          ? (inner.items[0] ?? inner)
          : inner;
    }
    return this.bare();
  }

  private bare(): NotationValue | undefined {
    const word = this.match(BARE);
    if (word === null) return undefined;
    switch (word) {
      case "true":
      case "True":
        return true;
      case "false":
      case "False":
        return false;
      case "null":
      case "None":
      case "undefined":
      case "nil":
      case "NaN":
        return null;
      default:
        break;
    }
    if (/^[+-]?\d{1,20}(?:\.\d{1,20})?(?:e[+-]?\d{1,3})?$/i.test(word)) return Number(word);
    // An unquoted word or phrase: up to the end of its item.
    const rest = this.match(/[^,}\]\n{["';()=<>]{0,200}/y) ?? "";
    return word + rest.trimEnd();
  }

  private key(): string | null {
    const string = this.string();
    if (string !== null) return string;
    const symbol = this.match(SYMBOL_KEY);
    if (symbol !== null) return symbol;
    if (this.text[this.at] === ":" && /[a-z_]/i.test(this.text[this.at + 1] ?? "")) this.at += 1;
    const word = this.match(/[\w$@.-]{1,120}/y);
    if (word !== null && !/^\d/.test(word)) this.bareKeys = true;
    return word;
  }

  private separator(): boolean {
    if (this.text.startsWith("=>", this.at)) {
      this.at += 2;
      return true;
    }
    if (this.text[this.at] === ":") {
      this.at += 1;
      return true;
    }
    return false;
  }

  /** A string, or several that are written one after another (`'a' +\n 'b'`, Python's implicit joining). */
  private string(): string | null {
    let joined: string | null = null;
    for (let parts = 0; parts < 200; parts += 1) {
      const part = this.oneString();
      if (part === null) break;
      joined = (joined ?? "") + part;
      const back = this.at;
      this.blank();
      if (this.text[this.at] === "+") this.at += 1;
      this.blank();
      const more = /\\*["'`]|[brf]+["']/iy;
      more.lastIndex = this.at;
      if (!more.test(this.text)) {
        this.at = back;
        break;
      }
    }
    return joined;
  }

  private oneString(): string | null {
    const start = this.at;
    this.match(PREFIX);
    let slashes = 0;
    while (this.text[this.at + slashes] === "\\" && slashes < 8) slashes += 1;
    const quote = this.text[this.at + slashes];
    if (quote !== '"' && quote !== "'" && quote !== "`") {
      this.at = start;
      return null;
    }
    this.at += slashes + 1;
    return this.quoted(quote, slashes);
  }

  /** Up to the quote that has as many backslashes before it as the opening one; deeper ones belong to the content. */
  private quoted(quote: string, slashes: number): string {
    const from = this.at;
    const last = Math.min(this.text.length, from + LONGEST_STRING);
    for (;;) {
      const found = this.text.indexOf(quote, this.at);
      if (found === -1 || found >= last) {
        this.cut = true;
        this.at = found === -1 ? this.text.length : last;
        return unescaped(this.text.slice(from, this.at), slashes);
      }
      let before = 0;
      while (before < 16 && found - 1 - before >= from && this.text[found - 1 - before] === "\\") before += 1;
      this.at = found + 1;
      const closes = slashes === 0 ? before % 2 === 0 : before <= slashes;
      if (closes) return unescaped(this.text.slice(from, found - Math.min(before, slashes)), slashes);
    }
  }

  /** A container deeper than anybody reads: skipped by counting brackets. */
  private opaque(): NotationList {
    let open = 0;
    for (; this.at < this.text.length; this.at += 1) {
      const char = this.text[this.at];
      if (char === "{" || char === "[" || char === "(") open += 1;
      else if (char === "}" || char === "]" || char === ")") {
        open -= 1;
        if (open <= 0) {
          this.at += 1;
          break;
        }
      }
    }
    return { kind: "list", items: [] };
  }

  private blank(): void {
    BLANK.lastIndex = this.at;
    if (BLANK.test(this.text)) this.at = BLANK.lastIndex;
  }

  private ended(): boolean {
    if (this.at < this.text.length) return false;
    this.cut = true;
    return true;
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found === null || found[0] === "") return null;
    this.at = pattern.lastIndex;
    return found[0];
  }
}

const ESCAPED = /\\(u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[\s\S])/g;

function unescaped(raw: string, level: number): string {
  // Line breaks inside a string come from a terminal or a pretty printer.
  let text = raw.includes("\n") ? raw.replace(/\s{0,40}\n\s{0,40}/g, " ") : raw;
  if (!text.includes("\\")) return text;
  const rounds = level === 0 ? 1 : 2;
  for (let round = 0; round < rounds && text.includes("\\"); round += 1) {
    text = text.replace(ESCAPED, (_, code: string) => {
      const first = code[0] ?? "";
      if ((first === "u" || first === "x") && code.length > 1)
        return String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return first === "n" ? "\n" : first === "t" ? "\t" : first === "r" ? "\r" : first;
    });
  }
  return text;
}
