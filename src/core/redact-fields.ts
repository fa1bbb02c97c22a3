import type { Redactor } from "./redactor.ts";

/**
 * A record of ours as it may be stored: what stands in the named fields quotes others, and is redacted; all else is ours
 * and stays. A variable that happens to hold today's date or the name of the campaign must not make the state unreadable.
 */
export function redactFields<Value extends object>(
  record: Value,
  fields: readonly (keyof Value & string)[],
  redactor: Redactor,
): Value {
  const quiet = { ...record };
  for (const field of fields) {
    if (record[field] !== undefined) quiet[field] = redactValue(record[field], redactor);
  }
  return quiet;
}

/** Of JSON, keys and numbers are redacted too; it stays JSON. */
function redactValue<Value>(value: Value, redactor: Redactor): Value {
  if (value === null || typeof value === "boolean") return value;
  const redacted: unknown =
    typeof value === "string" ? redactor.redact(value) : JSON.parse(redactor.redact(JSON.stringify(value)));
  return redacted as Value;
}
