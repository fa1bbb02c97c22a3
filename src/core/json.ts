/** JSON that keeps every digit of an integer, and the RFC 8785 form of a value. */

/** A `bigint` is an integer that a number cannot represent exactly. */
export type JsonValue = string | number | bigint | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

const LONG_DIGITS = /\d{16}/;
/** A string, or an integer of 16 or more digits that is not part of a fraction or an exponent. */
const TEXT_OR_LONG_INTEGER = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/gs;

/**
 * Parses JSON like `JSON.parse`, except that integers that a number would change become bigints. @throws SyntaxError
 */
export function parseJson(text: string): JsonValue {
  const plain = JSON.parse(text) as JsonValue;
  if (!LONG_DIGITS.test(text)) return plain;
  let hasLong = false;
  const marked = text.replace(TEXT_OR_LONG_INTEGER, (token) => {
    if (token.startsWith('"')) return `"${TEXT}${token.slice(1)}`;
    if (`${Number(token)}` === token) return token;
    hasLong = true;
    return `"${token}"`;
  });
  return hasLong ? unmarked(JSON.parse(marked) as JsonValue) : plain;
}

/** Marks strings in the converted JSON. Integers do not begin with it. */
const TEXT = "t";

function unmarked(value: JsonValue): JsonValue {
  if (typeof value === "string") return value.startsWith(TEXT) ? value.slice(TEXT.length) : BigInt(value);
  if (isArray(value)) return value.map(unmarked);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key.slice(TEXT.length), unmarked(item)]));
}

/** Writes JSON on one line and keeps the order of keys. */
export function writeJson(value: JsonValue): string {
  return write(value, (keys) => keys);
}

/**
 * The RFC 8785 form of a value: sorted keys, no white space, numbers in ECMAScript's format.
 *
 * Values that RFC 8785 rejects must not stop an evaluation. Half a surrogate pair, which a cut-off emoji leaves, is
 * written as its `\u` escape; a number beyond the range of a double, such as 1e400, as null; an integer with all its
 * digits.
 *
 * @throws RangeError if the value is nested too deeply
 */
export function canonicalJson(value: JsonValue): string {
  return write(value, (keys) => keys.sort());
}

/** Texts that JSON does not escape. `JSON.stringify` takes three times as long for them. */
const PLAIN_TEXT = /^[ !#-[\]-~]*$/;

function writeText(text: string): string {
  return PLAIN_TEXT.test(text) ? `"${text}"` : JSON.stringify(text);
}

function write(value: JsonValue, ordered: (keys: string[]) => string[]): string {
  if (typeof value === "string") return writeText(value);
  if (typeof value === "bigint") return `${value}`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isArray(value)) return `[${value.map((item) => write(item, ordered)).join(",")}]`;
  let text = "";
  for (const key of ordered(Object.keys(value))) {
    text += `${text === "" ? "{" : ","}${writeText(key)}:${write(value[key] as JsonValue, ordered)}`;
  }
  return text === "" ? "{}" : `${text}}`;
}

/** `Array.isArray` does not narrow a readonly array out of the union. */
function isArray(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

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

/** Whether a value that may be anything is an object, and not a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
