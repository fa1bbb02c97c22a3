/** The names under which tasks and providers are stored and shown. */
import { createHash } from "node:crypto";
import type { Redactor } from "../core/redactor.ts";

const HASH_DIGITS = 8;

/**
 * A name as it may be stored and shown. One that holds a secret is redacted; a hash keeps two of them apart, which
 * would both be called `***`. A name that was made here before stays as it is.
 */
export function publicName(name: string, redactor: Redactor): string {
  const redacted = redactor.redact(name);
  if (redacted === name) return name;
  return `${redacted}~${createHash("sha256").update(name).digest("hex").slice(0, HASH_DIGITS)}`;
}
