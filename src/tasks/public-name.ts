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
