/** Redacts a text that arrives in pieces. */
import type { RedactionStream } from "../core/redactor.ts";
import { hide, type JsonRedaction } from "./hide.ts";
import { openPrivateKeyAt } from "./key-shapes.ts";
import type { Opening } from "./known-values.ts";
import type { Range } from "./ranges.ts";

/** A line that is longer is passed on in pieces. */
const LINE_LENGTH_LIMIT = 64 * 1_024;

/**
 * An opening of so many characters is held back until more has come. Lines end in a shorter one by chance, and those who
 * watch would see each such line only when the next one comes.
 */
const HELD_OPENING_MIN = 4;

export interface StreamParts extends JsonRedaction {
  readonly find: (text: string) => Range[];
  /** What a text ends with, where that may be the beginning of a secret. */
  readonly openingOf: (text: string) => Opening | null;
  /** No secret is longer, as long as it is not broken over lines. */
  readonly holdLength: number;
}

/** Passes on whole lines, and holds back what may be the beginning of a secret: never more than a bounded length. */
export class LineStream implements RedactionStream {
  readonly #parts: StreamParts;
  #held = "";
  /** Passed on already: a few characters with which the secret may have begun whose rest is to be hidden. */
  #shown = "";

  constructor(parts: StreamParts) {
    this.#parts = parts;
  }

  push(piece: string): string {
    if (piece === "") return "";
    this.#held += piece;
    const { holdLength } = this.#parts;
    const hasLine = piece.includes("\n") || piece.includes("\r");
    if (!hasLine && this.#held.length <= LINE_LENGTH_LIMIT + holdLength) return "";
    return this.#release();
  }

  end(): string {
    const text = this.#shown + this.#held;
    return this.#pass({ text, end: text.length, keptFrom: text.length, ranges: this.#parts.find(text) });
  }

  #release(): string {
    const text = this.#shown + this.#held;
    const ranges = this.#parts.find(text);
    const opening = this.#parts.openingOf(text);
    const isHeld = opening !== null && opening.length >= HELD_OPENING_MIN;
    const safe = this.#safeEnd(text, ranges, isHeld ? opening.start : text.length);
    // What was passed on cannot be held any more.
    const end = Math.max(safe, this.#shown.length);
    return this.#pass({ text, end, keptFrom: Math.min(safe, opening?.start ?? safe), ranges });
  }

  /** Passes on what is new before `end`, and holds the rest. */
  #pass({ text, end, keptFrom, ranges }: Release): string {
    const from = this.#shown.length;
    this.#held = text.slice(end);
    this.#shown = text.slice(keptFrom, end);
    const inside = ranges
      .filter((range) => range.end > from && range.end <= end)
      .map((range) => ({ start: Math.max(range.start, from) - from, end: range.end - from }));
    const passed = text.slice(from, end);
    return inside.length === 0 ? passed : hide(passed, inside, this.#parts);
  }

  #safeEnd(text: string, ranges: readonly Range[], limit: number): number {
    const { holdLength } = this.#parts;
    const line = Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")) + 1;
    let safe = Math.min(
      limit,
      text.length - line > LINE_LENGTH_LIMIT ? Math.max(line, text.length - holdLength) : line,
    );
    const key = openPrivateKeyAt(text);
    if (key !== -1 && text.length - key < holdLength) safe = Math.min(safe, key);
    for (const range of ranges) {
      if (range.start >= safe || range.end < safe) continue;
      const mayGrow = range.end === text.length || range.end > safe;
      // What is longer than any secret is several of them, side by side: it need not be held whole.
      safe = mayGrow && text.length - range.start < 2 * holdLength ? range.start : range.end;
    }
    const isPairCut = (text.charCodeAt(safe - 1) & 0xfc00) === 0xd800 && safe < text.length;
    return isPairCut ? safe - 1 : safe;
  }
}

interface Release {
  /** What was shown, and what is new. */
  readonly text: string;
  readonly end: number;
  /** At most `end`. What stands before it is done with. */
  readonly keptFrom: number;
  readonly ranges: readonly Range[];
}
