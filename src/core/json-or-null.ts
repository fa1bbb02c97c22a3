/**
 * What a text says as JSON; null where it is none. For text whose schema refuses null anyway: that it is no JSON is
 * then one of many ways not to be what was expected.
 */
export function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
