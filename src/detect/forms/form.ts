/** What a form is. To add one, add an entry to `notices.ts` or `phrases.ts`: its example and counter-example are its tests. */
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
  readonly counterExample: string;
}
