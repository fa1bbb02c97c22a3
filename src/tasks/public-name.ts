/** The names under which tasks and providers are stored and shown. */
import { createHash } from "node:crypto";
import type { Redactor } from "../core/redactor.ts";

const HASH_DIGITS = 8;

/**
 * A name as it may be stored and shown. One that holds a secret is redacted; a hash keeps two of them apart, which
 * would both be called `***`. A name that was made here before stays as it is.
 */
export function publicName(name: string, redactor: Pick<Redactor, "redact">): string {
  const redacted = redactor.redact(name);
  if (redacted === name) return name;
  return `${redacted}~${createHash("sha256").update(name).digest("hex").slice(0, HASH_DIGITS)}`;
}

/** So many names are looked through at once. */
const BATCH_NAMES = 5_000;
/** No secret is looked for across a brace on a line of its own, so names beside each other are read as each by itself. */
const SEPARATOR = "\n}\n";

/** The same of many names. Those without a secret, which most lists are, are looked through together: four times as fast. */
export function publicNames(names: readonly string[], redactor: Redactor): readonly string[] {
  const shown: (readonly string[])[] = [];
  for (let from = 0; from < names.length; from += BATCH_NAMES) {
    const batch = names.slice(from, from + BATCH_NAMES);
    const text = batch.join(SEPARATOR);
    const isPlain = redactor.redact(text) === text;
    shown.push(isPlain ? batch : batch.map((name) => publicName(name, redactor)));
  }
  return shown.flat();
}
