/** Finds known values in texts: in any of their forms, whole or broken over lines. */
import { CUT, findCutValues } from "./cut-values.ts";
import { LiteralMatcher } from "./literal-matcher.ts";
import type { Range } from "./ranges.ts";
import { type Left, unbrokenView, without } from "./unbroken-view.ts";

/** What a text ends with, where that may be the beginning of a known value that goes on in the next line. */
export interface Opening {
  readonly start: number;
  /** So many characters of the value are there; breaks between them are not counted. */
  readonly length: number;
}

export class KnownValues {
  readonly #unbroken: FormsWithout | null;
  /** Of values with spaces: lines are broken there, and the spaces are lost. */
  readonly #spaceless: FormsWithout | null;
  /** A word of each of those. Most texts hold none, and need not be searched without their spaces. */
  readonly #words: LiteralMatcher | null;

  /** @param forms in which the values may turn up */
  constructor(forms: readonly string[]) {
    const spaced = forms.filter((form) => /\s/.test(form) && isTelling(form));
    this.#unbroken = forms.length === 0 ? null : new FormsWithout("breaks", forms);
    this.#spaceless = spaced.length === 0 ? null : new FormsWithout("spaces", spaced);
    this.#words = spaced.length === 0 ? null : new LiteralMatcher(spaced.map(longestWord));
  }

  /** Appends each part of the text that is a known value, or the beginning of one that was cut. */
  find(text: string, found: Range[]): void {
    const unbroken = this.#unbroken?.find(text, found) ?? text;
    if (this.#words !== null && rangesOf(this.#words, unbroken).length > 0) this.#spaceless?.find(text, found);
  }

  /** The longest opening of a text; null where it ends in none. */
  openingOf(text: string): Opening | null {
    const one = this.#unbroken?.openingOf(text) ?? null;
    const other = this.#spaceless?.openingOf(text) ?? null;
    return one === null || (other !== null && other.start < one.start) ? other : one;
  }
}

/** Without its spaces a shorter one would be a word like others, and shorter words are in every text. */
const SPACELESS_MIN = 8;
const WORD_MIN = 3;

function isTelling(form: string): boolean {
  return without("spaces", form).length >= SPACELESS_MIN && longestWord(form).length >= WORD_MIN;
}

function longestWord(form: string): string {
  return form.split(/\s+/).reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}

/** Forms as they look in texts without their breaks, or without any space. */
class FormsWithout {
  readonly #left: Left;
  readonly #forms: readonly string[];
  readonly #matcher: LiteralMatcher;
  #beginnings: Beginnings | null = null;

  constructor(left: Left, values: readonly string[]) {
    this.#left = left;
    this.#forms = [...new Set(values.map((value) => without(left, value)))];
    this.#matcher = new LiteralMatcher(this.#forms);
  }

  /** @returns the text as it was searched */
  find(text: string, found: Range[]): string {
    const view = unbrokenView(text, this.#left);
    const searched = view?.text ?? text;
    const inView = view === null ? found : [];
    this.#matcher.find(searched, inView);
    // One pass tells that no form begins anywhere: looking before each cut costs a search for each form.
    if (searched.includes(CUT) && this.#begin().areIn(searched)) findCutValues(searched, this.#forms, inView);
    if (view !== null) for (const range of inView) found.push(view.inSource(range));
    return searched;
  }

  openingOf(text: string): Opening | null {
    const view = unbrokenView(text, this.#left);
    const searched = view?.text ?? text;
    const at = this.#begin().openingAt(searched);
    if (at === searched.length) return null;
    const start = view === null ? at : view.inSource({ start: at, end: at + 1 }).start;
    return { start, length: searched.length - at };
  }

  /** Made when they are asked for, because a run that starts no child asks for none. */
  #begin(): Beginnings {
    this.#beginnings ??= new Beginnings(this.#forms);
    return this.#beginnings;
  }
}

/** Beginnings of so many characters are looked for; of a shorter one only the end of a text is compared. */
const SEED_LENGTH = 4;
const SHORTER = [3, 2, 1];

/** What forms begin with. */
class Beginnings {
  readonly #seeds: LiteralMatcher;
  readonly #bySeed = new Map<string, string[]>();
  readonly #short: ReadonlySet<string>;

  constructor(forms: readonly string[]) {
    for (const form of forms) {
      const seed = form.slice(0, SEED_LENGTH);
      const others = this.#bySeed.get(seed);
      if (others === undefined) this.#bySeed.set(seed, [form]);
      else others.push(form);
    }
    const seeds = [...this.#bySeed.keys()];
    this.#seeds = new LiteralMatcher(seeds);
    this.#short = new Set(seeds.flatMap((seed) => SHORTER.map((length) => seed.slice(0, length))));
  }

  areIn(text: string): boolean {
    return rangesOf(this.#seeds, text).length > 0;
  }

  /** The length of the text where it ends in no opening. */
  openingAt(text: string): number {
    for (const { start, end } of rangesOf(this.#seeds, text)) {
      // Beginnings that overlap come as one.
      for (let at = start; at + SEED_LENGTH <= end; at += 1) {
        const rest = text.slice(at);
        const forms = this.#bySeed.get(rest.slice(0, SEED_LENGTH)) ?? [];
        if (forms.some((form) => form.length > rest.length && form.startsWith(rest))) return at;
      }
    }
    const short = SHORTER.find((length) => length <= text.length && this.#short.has(text.slice(-length))) ?? 0;
    return text.length - short;
  }
}

function rangesOf(matcher: LiteralMatcher, text: string): readonly Range[] {
  const found: Range[] = [];
  matcher.find(text, found);
  return found;
}
