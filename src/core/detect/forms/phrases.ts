/** Phrases of providers, SDKs and tools, and what each means. Read in messages of errors and at the start of notices. */
import { EXHAUSTION_PHRASES } from "./exhaustion-phrases.ts";
import { FAILURE_PHRASES } from "./failure-phrases.ts";
import type { PhraseForm } from "./form.ts";
import { LOCALISED_PHRASES } from "./localised-phrases.ts";
import { RATE_PHRASES } from "./rate-phrases.ts";

/** All that match count; the first of each meaning gives its name. */
export const PHRASES: readonly PhraseForm[] = [
  ...EXHAUSTION_PHRASES,
  ...LOCALISED_PHRASES,
  ...RATE_PHRASES,
  ...FAILURE_PHRASES,
];
