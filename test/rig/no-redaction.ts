import type { Redactor } from "../../src/core/redactor.ts";

/** For texts that hold no secrets. */
export const NO_REDACTION: Redactor = {
  redact: (text) => text,
  stream: () => ({ push: (piece) => piece, end: () => "" }),
};
