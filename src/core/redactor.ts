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
  /** No secret is longer, in bytes and in any of its forms. Where a text is cut, that much more is read. Default: 16 KiB. */
  readonly reachBytes?: number;
}

/** Whether redaction would change the text: for those who refuse to keep such a text instead of changing it. */
export function holdsSecret(redactor: Redactor, text: string): boolean {
  return redactor.redact(text) !== text;
}
