/** The names of tasks and providers as they are stored and shown. */
import { createHash } from "node:crypto";
import type { Redactor } from "../core/redactor.ts";

const HASH_DIGITS = 8;

/**
 * A name that is safe to store and show. A name that holds a secret is redacted, with a hash that keeps two such names
 * apart; both would be `***` otherwise. A name from an earlier call stays as it is.
 */
export function publicName(name: string, redactor: Pick<Redactor, "redact">): string {
  const redacted = redactor.redact(name);
  if (redacted === name) return name;
  return `${redacted}~${createHash("sha256").update(name).digest("hex").slice(0, HASH_DIGITS)}`;
}

/** How many names to check at once. */
const BATCH_NAMES = 5_000;
/** Redaction does not look for secrets across a brace on its own line, so joined names are checked as separate ones. */
const SEPARATOR = "\n}\n";

/**
 * The same for many names. Names without secrets, which is most of them, are checked in batches: four times as fast.
 */
export function publicNames(names: readonly string[], redactor: Redactor): readonly string[] {
  const safe: (readonly string[])[] = [];
  for (let from = 0; from < names.length; from += BATCH_NAMES) {
    const batch = names.slice(from, from + BATCH_NAMES);
    const text = batch.join(SEPARATOR);
    const isPlain = redactor.redact(text) === text;
    safe.push(isPlain ? batch : batch.map((name) => publicName(name, redactor)));
  }
  return safe.flat();
}
