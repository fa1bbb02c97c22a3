/** The shape of a form. The README of `src/detect` says how to add one. */
import type { Meaning } from "../limit-evidence.ts";

export interface Form {
  readonly name: string;
  /**
   * Whose notice it is. Such a form is exact: it is acted on at once, and it must open a sentence. A form without a provider is
   * generic: anybody could write its words, so it is a suspicion, and it is read only in the line of an error.
   */
  readonly provider?: string;
  readonly meaning: Meaning;
  /**
   * Matched without regard to case against one message in which each run of white space is one blank and each
   * apostrophe is `'`. Bounded quantifiers only, so that no text is slow.
   */
  readonly pattern: RegExp;
  readonly example: string;
  /**
   * What `detect` reports for the example at 2026-05-12T10:00Z: the kind, and the wait or reset that the example states. Left out
   * if the example states neither and the kind is the usual one of the meaning.
   */
  readonly detected?: string;
  readonly counterExample: string;
}
