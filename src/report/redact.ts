/**
 * The one place of redaction: known values of secrets and well-known shapes of keys become `***` before
 * anything is stored or shown.
 */
import type { LearningRedactor, RedactionStream, Redactor } from "../core/redactor.ts";
import { decodedView, LAYERS_LIMIT, openCodeAt } from "./decoded-view.ts";
import { hide } from "./hide.ts";
import { findKeyShapes, SHAPE_LENGTH_LIMIT } from "./key-shapes.ts";
import { formsOf } from "./known-forms.ts";
import { KnownValues, type Opening } from "./known-values.ts";
import { mergeRanges, type Range } from "./ranges.ts";
import { LineStream, type StreamParts } from "./redaction-stream.ts";

/** Of the longest escape of one character, such as `\u002B`. */
const CODE_LENGTH = 6;
/** A break and the indent after it stand for one character more; in a column of single letters after each of them. */
const BREAK_SHARE = 2;
/** As JSON writes one. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

const SECRET_NAME = /KEY|TOKEN|SECRET|PASSWORD/i;
/** Of variables; masked values are secret at any length that can be told apart from words. */
const ENVIRONMENT_LENGTH_MIN = 8;

/**
 * A redactor for known values, which also knows the shapes of keys.
 *
 * A text or a line that is JSON stays JSON: its strings and keys are redacted one by one, and a number that is
 * a known value becomes a string. Everything else is replaced in place.
 *
 * @param values of secrets; those shorter than 6 characters are passed over
 */
export function createRedactor({ values }: { readonly values: readonly string[] }): Redactor {
  return new KnownRedactor(values, null);
}

/** So many values are learned. Each makes the next search dearer, and a child may mask what it likes. */
const LEARNED_LIMIT = 256;
/** No key is longer; a longer one would be a text. */
const LEARNED_LENGTH_LIMIT = 16_384;

class KnownRedactor implements LearningRedactor, StreamParts {
  readonly #values: readonly string[];
  readonly #learned = new Set<string>();
  /** Made at the first text, and anew after something was learned. */
  #sought: Sought | null;

  constructor(values: readonly string[], sought: Sought | null) {
    this.#values = values;
    this.#sought = sought;
  }

  /** Bound, because callers hand it on. */
  readonly redact = (text: string): string => {
    const ranges = this.find(text);
    return ranges.length === 0 ? text : hide(text, ranges, this);
  };

  stream(): RedactionStream {
    return new LineStream(this);
  }

  learner(): LearningRedactor {
    return new KnownRedactor(this.#values, this.#now());
  }

  learn(value: string): boolean {
    if (this.#learned.has(value)) return true;
    if (this.#learned.size >= LEARNED_LIMIT || value.length > LEARNED_LENGTH_LIMIT) return false;
    // Lines of a value count on their own, as the runner has it.
    if (formsOf(withLines(value)).length === 0) return false;
    this.#learned.add(value);
    this.#sought = null;
    return true;
  }

  get numbers(): ReadonlySet<string> {
    return this.#now().numbers;
  }

  get holdLength(): number {
    return this.#now().holdLength;
  }

  find(text: string): Range[] {
    return rangesIn(text, this.#now().known, 0);
  }

  openingOf(text: string): Opening | null {
    const { known, longest, holdLength } = this.#now();
    if (longest === 0) return null;
    const from = Math.max(0, text.length - Math.min(holdLength, longest * BREAK_SHARE));
    const code = openCodeAt(text);
    const opening = openingIn(text.slice(from, code), known, 0);
    if (opening !== null) return { start: opening.start + from, length: opening.length };
    // The first character of a secret may be in a code that is broken.
    return code < text.length ? { start: code, length: 0 } : null;
  }

  #now(): Sought {
    this.#sought ??= seek([...this.#values, ...[...this.#learned].flatMap(withLines)]);
    return this.#sought;
  }
}

/** What is looked for. */
interface Sought {
  readonly known: KnownValues;
  readonly numbers: ReadonlySet<string>;
  /** Characters of the longest value, however it is encoded; 0 where there is none. */
  readonly longest: number;
  readonly holdLength: number;
}

function seek(values: readonly string[]): Sought {
  const forms = formsOf(values);
  const longest =
    forms.length === 0
      ? 0
      : Math.max(...values.map((value) => value.length * CODE_LENGTH), ...forms.map((form) => form.length));
  return {
    known: new KnownValues(forms),
    numbers: new Set(forms.filter((form) => NUMBER.test(form))),
    longest,
    holdLength: Math.max(SHAPE_LENGTH_LIMIT, longest),
  };
}

function withLines(value: string): string[] {
  return [value, ...value.split(/[\r\n]+/)];
}

/** The parts of a text that are secrets, whatever they are encoded in. */
function rangesIn(text: string, known: KnownValues, layer: number): Range[] {
  const found: Range[] = [];
  known.find(text, found);
  findKeyShapes(text, found);
  const view = layer < LAYERS_LIMIT ? decodedView(text) : null;
  if (view !== null) for (const range of rangesIn(view.text, known, layer + 1)) found.push(view.inSource(range));
  return found.length === 0 ? found : mergeRanges(found);
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
 * or more. Lines of a value that has several count on their own, and so do the secrets inside a value that is JSON
 * (such as the key of a service account).
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
  if (!text.trimStart().startsWith("{")) return [];
  const secrets: string[] = [];
  try {
    JSON.parse(text, (name, value: unknown) => {
      if (typeof value === "string" && SECRET_NAME.test(name)) secrets.push(value, ...value.split("\n"));
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
