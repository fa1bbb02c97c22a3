/** The shape of a form. The README of `src/detect` says how to add one. */
import type { Meaning } from "../limit-evidence.ts";

export interface Form {
  readonly name: string;
  /** Whose words these are; left out for words that anybody could use. */
  readonly provider?: string;
  /**
   * `exact`: the notice of one provider or tool, in its own shape; it is acted on at once. It must open a sentence.
   * `generic`: a phrase that anybody could write; it is a suspicion, and only read in the line of an error.
   */
  readonly strength: "exact" | "generic";
  readonly meaning: Meaning;
  /**
   * Matched without regard to case against one message in which each run of white space is one blank and each
   * apostrophe is `'`. Bounded quantifiers only, so that no text is slow.
   */
  readonly pattern: RegExp;
  /**
   * How the reset is read. Left out: the wait or instant that the same error states. `long`: only a wait above the
   * threshold, because a shorter one is technical and does not bring the money back.
   */
  readonly reset?: "long";
  readonly example: string;
  /** What `detect` reports for the example at 2026-05-12T10:00Z: the kind, and the wait or reset that the example states. */
  readonly detected: string;
  readonly counterExample: string;
}
