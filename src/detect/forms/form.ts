/** The shape of a form. The README of `src/detect` says how to add one. */
import type { Meaning } from "../limit-evidence.ts";

export interface Form {
  /**
   * The provider or tool whose notice it is. A form with a provider is exact: it acts at once, and must open a
   * sentence. A form without one is generic: anybody could write its words, so it is only a suspicion, and only error
   * lines are read.
   */
  readonly provider?: string;
  /**
   * Matched without regard to case against one message in which each run of white space is one blank and each
   * apostrophe is `'`. Bounded quantifiers only, so that no text is slow.
   */
  readonly pattern: RegExp;
  readonly example: string;
  /**
   * What `detect` reports for the example at 2026-05-12T10:00Z: the kind, and the wait or reset that the example
   * states. Left out if the example states neither and the kind is the usual one of the meaning.
   */
  readonly detected?: string;
  readonly counterExample: string;
}

/** A pattern with these alternatives, written with `String.raw`. For patterns that do not fit on a line. */
export function oneOf(...alternatives: readonly string[]): RegExp {
  return new RegExp(alternatives.join("|"), "i");
}

/** Forms by what they mean and by their names, which are unique. */
export type FormsByMeaning = Readonly<Partial<Record<Meaning, Readonly<Record<string, Form>>>>>;
