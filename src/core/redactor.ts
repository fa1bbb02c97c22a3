/** The port through which all text of children passes before it is kept or shown. */

/** One text that arrives in pieces; a secret that spans two pieces is found all the same. */
export interface RedactionStream {
  /** Takes the next piece; returns what is safe to pass on, which may lag behind what was given. */
  push(piece: string): string;
  /** Returns what was held back. The stream takes nothing after it. */
  end(): string;
}

export interface Redactor {
  /** Redacts a whole text. */
  redact(text: string): string;
  stream(): RedactionStream;
  /** One that hides the same, and what it learns. This one learns nothing: names in the state must stay what they are. */
  learner(): LearningRedactor;
}

/** For the output of children, which may mask values of their own. */
export interface LearningRedactor extends Redactor {
  /**
   * Hides a value from now on, in streams that have begun too.
   *
   * @returns false for one that is too short, or beyond the most that are learned
   */
  learn(value: string): boolean;
}

/** For texts that hold no secrets, and for tests. */
export const NO_REDACTION: LearningRedactor = {
  redact: (text) => text,
  stream: () => ({ push: (piece) => piece, end: () => "" }),
  learner() {
    return this;
  },
  learn: () => true,
};
