/**
 * RFC 8785 JSON of a task and the hash over it: the identity by which a changed task is found.
 *
 * Written for lists of 200,000 tasks, which mostly share their keys: the sorted keys of an object are
 * remembered by its keys, so that sorting and escaping them is done once and not for every task.
 */
import { hash } from "node:crypto";

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/** SHA-256, 64 lower-case hex digits, over the canonical JSON of a value. */
export function hashOf(value: JsonValue): string {
  return hash("sha256", canonicalJson(value));
}

/**
 * The same hash as its 32 bytes, a character each: cheaper to make and to read than digits are.
 *
 * @param source the JSON that the value was parsed from; null where it is not at hand
 */
export function digestOf(value: JsonValue, source: string | null): string {
  // Where nothing is escaped there, nothing will be here: looking at each text is a third of the work.
  const isPlain = source !== null && !source.includes("\\");
  return digestOfText(write(value, isPlain));
}

/** @param text canonical JSON */
export function digestOfText(text: string): string {
  return hash("sha256", text, "binary");
}

/**
 * The RFC 8785 form of a value: sorted keys, no white space, numbers as ECMAScript writes them.
 *
 * What RFC 8785 refuses must not stop an evaluation: half a surrogate pair, as a cut-off emoji leaves it, is
 * written as its `\u` escape, and a number beyond the range of a double as `null`.
 *
 * @throws RangeError where the value is nested too deeply
 */
export function canonicalJson(value: JsonValue): string {
  return write(value, false);
}

function write(value: JsonValue, isPlain: boolean): string {
  if (typeof value === "string") return isPlain || !needsEscape(value) ? `"${value}"` : JSON.stringify(value);
  if (typeof value === "number") return Number.isFinite(value) ? `${value === 0 ? 0 : value}` : "null";
  if (typeof value !== "object" || value === null) return `${value}`;
  if (isArray(value)) return writeArray(value, isPlain);
  const shape = shapeOf(Object.keys(value));
  let text = "";
  for (let index = 0; index < shape.sortedKeys.length; index += 1) {
    text += shape.prefixes[index] + write(value[shape.sortedKeys[index] as string] as JsonValue, isPlain);
  }
  return text === "" ? "{}" : `${text}}`;
}

/** Anything but the characters that stand for themselves; surrogates may be unpaired. */
const NEEDS_ESCAPE = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;

/** Whether a text may not stand between quotes as it is. */
export function needsEscape(text: string): boolean {
  return NEEDS_ESCAPE.test(text);
}

function writeArray(items: readonly JsonValue[], isPlain: boolean): string {
  let text = "";
  for (const item of items) text += (text === "" ? "[" : ",") + write(item, isPlain);
  return text === "" ? "[]" : `${text}]`;
}

/** The keys of an object in their own order, and the parts of its text that follow from them. */
interface Shape {
  readonly keys: readonly string[];
  readonly sortedKeys: readonly string[];
  /** `{"a":` for the first of the sorted keys, `,"b":` for the others. */
  readonly prefixes: readonly string[];
}

/** Payloads with keys of their own in every task must not fill the memory, nor make each look-up long. */
const MOST_SHAPES = 1_000;
const MOST_SHAPES_PER_FIRST_KEY = 16;
const shapesByFirstKey = new Map<string, Shape[]>();
let shapeCount = 0;

function shapeOf(keys: readonly string[]): Shape {
  const first = keys[0] ?? "";
  const known = shapesByFirstKey.get(first) ?? [];
  for (const shape of known) {
    if (isSameList(shape.keys, keys)) return shape;
  }
  const sortedKeys = keys.toSorted();
  const prefixes = sortedKeys.map((key, index) => `${index === 0 ? "{" : ","}${JSON.stringify(key)}:`);
  const shape = { keys, sortedKeys, prefixes };
  if (shapeCount < MOST_SHAPES && known.length < MOST_SHAPES_PER_FIRST_KEY) {
    known.push(shape);
    shapesByFirstKey.set(first, known);
    shapeCount += 1;
  }
  return shape;
}

function isSameList(left: readonly string[], right: readonly string[]): boolean {
  if (left.length !== right.length) return false;
  for (let index = 0; index < left.length; index += 1) {
    if (left[index] !== right[index]) return false;
  }
  return true;
}

/** `Array.isArray` does not narrow a readonly array out of the union. */
function isArray(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
