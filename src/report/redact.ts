/**
 * The one place of redaction: known values of secrets and well-known shapes of keys become `***` before
 * anything is stored or shown.
 */
import { jsonOrNull } from "../core/json-or-null.ts";
import type { Redactor } from "../core/redactor.ts";
import { decodedView, LAYERS_LIMIT, openCodeAt } from "./decoded-view.ts";
import { hide, type JsonRedaction } from "./hide.ts";
import { findKeyShapes, SHAPE_LENGTH_LIMIT } from "./key-shapes.ts";
import { formsOf } from "./known-forms.ts";
import { KnownValues, type Opening } from "./known-values.ts";
import { mergeRanges, type Range } from "./ranges.ts";
import { LineStream } from "./redaction-stream.ts";

/** Of the longest escape of one character, such as `\u002B`. */
const CODE_LENGTH = 6;
/** A break and the indent after it stand for one character more; in a column of single letters after each of them. */
const BREAK_SHARE = 2;
/** As JSON writes one. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

const SECRET_NAME = /KEY|TOKEN|SECRET|PASSWORD/i;
const SECRET_MEMBER = /KEY|TOKEN|SECRET|PASS|PWD|CREDENTIAL/i;
/** Of variables; masked values are secret at any length that can be told apart from words. */
const ENVIRONMENT_LENGTH_MIN = 8;

/**
 * A redactor for known values, which also knows the shapes of keys.
 *
 * A text or a line that is JSON stays JSON: its strings and keys are redacted one by one, and a number that is
 * a known value becomes a string. Everything else is replaced in place, and values that are JSON themselves become a text.
 *
 * @param values of secrets; those shorter than 6 characters are passed over
 */
export function createRedactor({ values }: { readonly values: readonly string[] }): Redactor {
  const forms = formsOf(values);
  const known = new KnownValues(forms);
  const find = (text: string, layer = 0): Range[] => {
    const found: Range[] = [];
    known.find(text, found);
    findKeyShapes(text, found);
    const view = layer < LAYERS_LIMIT ? decodedView(text) : null;
    if (view !== null) for (const range of find(view.text, layer + 1)) found.push(view.inSource(range));
    return found.length === 0 ? found : mergeRanges(found);
  };
  // A value of thousands of lines has more forms than a call takes arguments.
  const longest = [...values.map((value) => value.length * CODE_LENGTH), ...forms.map((form) => form.length)].reduce(
    (most, length) => Math.max(most, length),
    0,
  );
  const holdLength = Math.max(SHAPE_LENGTH_LIMIT, longest);
  const openingOf = (text: string): Opening | null => {
    if (forms.length === 0) return null;
    const from = Math.max(0, text.length - Math.min(holdLength, longest * BREAK_SHARE));
    const code = openCodeAt(text);
    const opening = openingIn(text.slice(from, code), known, 0);
    if (opening !== null) return { start: opening.start + from, length: opening.length };
    // The first character of a secret may be in a code that is broken.
    return code < text.length ? { start: code, length: 0 } : null;
  };
  const numbers = new Set(forms.filter((form) => NUMBER.test(form)));
  const wholes = new KnownValues(forms.filter(isJson));
  const findAcross = (text: string): Range[] => {
    const found: Range[] = [];
    wholes.find(text, found);
    return mergeRanges(found);
  };
  const json: JsonRedaction = { redact: (text) => redact(text), numbers, findAcross };
  const redact = (text: string): string => {
    const ranges = find(text);
    return ranges.length === 0 ? text : hide(text, ranges, json);
  };
  return { redact, stream: () => new LineStream({ ...json, find, openingOf, holdLength }) };
}

/** Whether a form is a JSON object, list or text: what is redacted string by string does not show it. */
function isJson(form: string): boolean {
  return /^\s*[[{"]/.test(form) && jsonOrNull(form) !== null;
}

/** The longest opening of a text, whatever it is encoded in. */
function openingIn(text: string, known: KnownValues, layer: number): Opening | null {
  const plain = known.openingOf(text);
  const view = layer < LAYERS_LIMIT ? decodedView(text) : null;
  const inView = view === null ? null : openingIn(view.text, known, layer + 1);
  if (view === null || inView === null) return plain;
  const { start } = view.inSource({ start: inView.start, end: inView.start + 1 });
  return plain !== null && plain.start <= start ? plain : { start, length: inView.length };
}

/**
 * The values of all variables whose name contains KEY, TOKEN, SECRET or PASSWORD and that have 8 characters
 * or more. Lines of a value that has several count on their own, and so do the secrets inside a value that is JSON: those
 * whose names tell (such as the key of a service account), and the texts of a list.
 */
export function secretValues(env: Readonly<Record<string, string | undefined>>): string[] {
  const values = new Set<string>();
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined || !SECRET_NAME.test(name)) continue;
    for (const part of [
      value,
      value.trim(),
      ...value.split(/[\r\n]+/).map((line) => line.trim()),
      ...secretsOfJson(value),
    ]) {
      if (part.length >= ENVIRONMENT_LENGTH_MIN) values.add(part);
    }
  }
  return [...values];
}

function secretsOfJson(text: string): string[] {
  if (!/^\s*[[{"]/.test(text)) return [];
  const isList = !text.trimStart().startsWith("{");
  const secrets: string[] = [];
  try {
    JSON.parse(text, (name, value: unknown) => {
      if (typeof value === "string" && (isList || SECRET_MEMBER.test(name))) secrets.push(value, ...value.split("\n"));
      return value;
    });
  } catch {
    return [];
  }
  return secrets;
}

/** The redactor that a process with this environment needs. */
export function environmentRedactor(env: Readonly<Record<string, string | undefined>>): Redactor {
  return createRedactor({ values: secretValues(env) });
}
