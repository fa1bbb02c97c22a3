/** The port that all text of children passes through before it is stored or shown. */

/** Redacts a text that arrives in pieces. It also finds a secret that spans two pieces. */
export interface RedactionStream {
  /** Takes the next piece. Returns what is safe to pass on, which may lag behind the input. */
  push(piece: string): string;
  /** Returns what was held back. The stream accepts nothing after it. */
  end(): string;
}

export interface Redactor {
  /** Redacts a whole text. */
  redact(text: string): string;
  stream(): RedactionStream;
}

/**
 * Redacts the named fields of a record, which quote other programs. The other fields are our own and stay. Otherwise a
 * variable that happens to hold today's date or the campaign's name would make the state unreadable.
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

/** In JSON, keys and numbers are redacted too. It stays valid JSON. */
function redactValue<Value>(value: Value, redactor: Redactor): Value {
  if (value === null || typeof value === "boolean") return value;
  const redacted: unknown =
    typeof value === "string" ? redactor.redact(value) : JSON.parse(redactor.redact(JSON.stringify(value)));
  return redacted as Value;
}
