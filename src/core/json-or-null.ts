/**
 * Parses JSON; null if the text is not JSON. For callers whose schema rejects null anyway, so that broken JSON is one
 * more kind of invalid value.
 */
export function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
