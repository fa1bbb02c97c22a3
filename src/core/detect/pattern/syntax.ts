/** Parses the regular expressions that users give: the subset that can be matched in linear time. */

/** Ranges of code units, inclusive. */
export interface CharSet {
  readonly ranges: readonly (readonly [number, number])[];
  readonly negated: boolean;
}

export type Node =
  | { readonly kind: "set"; readonly set: CharSet; readonly literal: string | null }
  | { readonly kind: "assert"; readonly what: "start" | "end" | "word" | "not-word" }
  | { readonly kind: "group"; readonly index: number | null; readonly node: Node }
  | { readonly kind: "sequence"; readonly nodes: readonly Node[] }
  | { readonly kind: "choice"; readonly nodes: readonly Node[] }
  | {
      readonly kind: "repeat";
      readonly node: Node;
      readonly min: number;
      readonly max: number;
      readonly greedy: boolean;
    };

export interface ParsedPattern {
  readonly node: Node;
  readonly groups: number;
  readonly names: ReadonlyMap<string, number>;
}

/** Why a pattern cannot be taken, in words for people. */
export class PatternError extends Error {
  override readonly name = "PatternError";
}

const DIGIT: CharSet["ranges"] = [[48, 57]];
const WORD: CharSet["ranges"] = [
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
];
const SPACE: CharSet["ranges"] = [
  [9, 13],
  [32, 32],
  [160, 160],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x3000, 0x3000],
];
const LAST = 0xffff;
const MOST_REPEATS = 1_000;
const DEEPEST = 60;

/** @throws PatternError */
export function parsePattern(source: string): ParsedPattern {
  return new Parser(source).parse();
}

/** Mutable inside one call of `parsePattern` only. */
class Parser {
  private readonly source: string;
  private at = 0;
  private groups = 0;
  private depth = 0;
  private readonly names = new Map<string, number>();

  constructor(source: string) {
    this.source = source;
  }

  parse(): ParsedPattern {
    const node = this.choice();
    if (this.at < this.source.length) throw new PatternError(`a ")" without its "(" at character ${this.at + 1}`);
    return { node, groups: this.groups, names: this.names };
  }

  private choice(): Node {
    this.depth += 1;
    if (this.depth > DEEPEST) throw new PatternError("groups that are nested too deeply");
    const nodes = [this.sequence()];
    while (this.take("|")) nodes.push(this.sequence());
    this.depth -= 1;
    return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: "choice", nodes };
  }

  private sequence(): Node {
    const nodes: Node[] = [];
    while (this.at < this.source.length && !"|)".includes(this.source[this.at] ?? "")) nodes.push(this.repeated());
    return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: "sequence", nodes };
  }

  private repeated(): Node {
    const node = this.atom();
    const range = this.quantifier();
    if (range === null) return node;
    if (node.kind === "assert") throw new PatternError(`a quantifier after an anchor at character ${this.at}`);
    const greedy = !this.take("?");
    if (this.quantifier() !== null) throw new PatternError(`two quantifiers in a row at character ${this.at}`);
    return { kind: "repeat", node, ...range, greedy };
  }

  private quantifier(): { min: number; max: number } | null {
    if (this.take("*")) return { min: 0, max: Number.POSITIVE_INFINITY };
    if (this.take("+")) return { min: 1, max: Number.POSITIVE_INFINITY };
    if (this.take("?")) return { min: 0, max: 1 };
    const counted = /^\{(\d{1,6})(?:(,)(\d{0,6}))?\}/.exec(this.source.slice(this.at, this.at + 20));
    if (counted === null) return null;
    this.at += counted[0].length;
    const min = Number(counted[1]);
    const max = counted[2] === undefined ? min : counted[3] === "" ? Number.POSITIVE_INFINITY : Number(counted[3]);
    if (max < min) throw new PatternError(`the range ${counted[0]}, whose end is below its start`);
    if (Math.max(min, max === Number.POSITIVE_INFINITY ? 0 : max) > MOST_REPEATS)
      throw new PatternError(`more than ${MOST_REPEATS} repeats: ${counted[0]}`);
    return { min, max };
  }

  private atom(): Node {
    const char = this.source[this.at] ?? "";
    this.at += 1;
    switch (char) {
      case "^":
        return { kind: "assert", what: "start" };
      case "$":
        return { kind: "assert", what: "end" };
      case ".":
        return { kind: "set", set: { ranges: [[10, 10]], negated: true }, literal: null };
      case "(":
        return this.group();
      case "[":
        return { kind: "set", set: this.bracket(), literal: null };
      case "\\":
        return this.escape();
      case "*":
      case "+":
      case "?":
        throw new PatternError(`the quantifier ${char} with nothing before it at character ${this.at}`);
      default:
        return literal(char);
    }
  }

  private group(): Node {
    let index: number | null = null;
    if (this.take("?")) {
      if (!this.take(":")) {
        const name = /^<([A-Za-z_]\w{0,60})>/.exec(this.source.slice(this.at, this.at + 70));
        if (name === null)
          throw new PatternError(
            "look-around or an inline flag: only (…), (?:…) and (?<name>…) can be matched in linear time",
          );
        this.at += name[0].length;
        this.groups += 1;
        index = this.groups;
        if (this.names.has(name[1] ?? "")) throw new PatternError(`two groups of the name ${name[1]}`);
        this.names.set(name[1] ?? "", index);
      }
    } else {
      this.groups += 1;
      index = this.groups;
    }
    const node = this.choice();
    if (!this.take(")")) throw new PatternError('a "(" without its ")"');
    return { kind: "group", index, node };
  }

  private escape(): Node {
    const char = this.source[this.at];
    if (char === undefined) throw new PatternError("a lone backslash at the end");
    if (char === "b" || char === "B") {
      this.at += 1;
      return { kind: "assert", what: char === "b" ? "word" : "not-word" };
    }
    if (/[1-9k]/.test(char))
      throw new PatternError(`the back-reference \\${char}, which cannot be matched in linear time`);
    const set = this.classEscape();
    if (set !== null) return { kind: "set", set, literal: null };
    return literal(String.fromCharCode(this.charEscape()));
  }

  /** `\d`, `\w`, `\s` and their opposites; null for another escape. */
  private classEscape(): CharSet | null {
    const char = this.source[this.at] ?? "";
    const ranges = { d: DIGIT, w: WORD, s: SPACE }[char.toLowerCase()];
    if (ranges === undefined) return null;
    this.at += 1;
    return { ranges, negated: char !== char.toLowerCase() };
  }

  private charEscape(): number {
    const char = this.source[this.at] ?? "";
    this.at += 1;
    const named = { b: 8, n: 10, r: 13, t: 9, f: 12, v: 11, 0: 0 }[char];
    if (named !== undefined) return named;
    const hex = (char === "x" ? /^[0-9a-f]{2}/i : char === "u" ? /^[0-9a-f]{4}/i : null)?.exec(
      this.source.slice(this.at, this.at + 4),
    );
    if (hex) {
      this.at += hex[0].length;
      return Number.parseInt(hex[0], 16);
    }
    if (/[A-Za-z]/.test(char)) throw new PatternError(`the escape \\${char}, which is not known`);
    return char.charCodeAt(0);
  }

  private bracket(): CharSet {
    const negated = this.take("^");
    const ranges: (readonly [number, number])[] = [];
    for (let first = true; ; first = false) {
      if (this.at >= this.source.length) throw new PatternError('a "[" without its "]"');
      if (this.take("]")) {
        // Some dialects take a bracket in the first place for itself, others for the end: it is not guessed.
        if (first) throw new PatternError('an empty "[]": a bracket inside a set is written "\\]"');
        break;
      }
      const low = this.member(ranges);
      if (low === null) continue;
      if (this.source[this.at] === "-" && this.source[this.at + 1] !== "]" && this.source[this.at + 1] !== undefined) {
        this.at += 1;
        const high = this.member(ranges);
        if (high === null || high < low) throw new PatternError("a range in [] whose end is below its start");
        ranges.push([low, high]);
      } else ranges.push([low, low]);
    }
    return { ranges, negated };
  }

  /** One character of a set; null where it was a class, whose ranges are added. */
  private member(ranges: (readonly [number, number])[]): number | null {
    if (!this.take("\\")) {
      const code = this.source.charCodeAt(this.at);
      this.at += 1;
      return code;
    }
    const set = this.classEscape();
    if (set === null) return this.charEscape();
    ranges.push(...(set.negated ? complement(set.ranges) : set.ranges));
    return null;
  }

  private take(char: string): boolean {
    if (this.source[this.at] !== char) return false;
    this.at += 1;
    return true;
  }
}

function literal(char: string): Node {
  const code = char.charCodeAt(0);
  return { kind: "set", set: { ranges: [[code, code]], negated: false }, literal: char };
}

function complement(ranges: CharSet["ranges"]): (readonly [number, number])[] {
  const result: (readonly [number, number])[] = [];
  let from = 0;
  for (const [low, high] of ranges) {
    if (low > from) result.push([from, low - 1]);
    from = high + 1;
  }
  if (from <= LAST) result.push([from, LAST]);
  return result;
}
