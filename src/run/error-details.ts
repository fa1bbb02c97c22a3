/** What the `error` of a row holds beside the fields of the contract: causes, chains, responses, in keys of any name. */
import { jsonOrNull } from "../core/json-or-null.ts";

/** Nested deeper than this no library reports. */
const DEEPEST = 48;

const KNOWN: ReadonlySet<string> = new Set([
  "type",
  "message",
  "is_retryable",
  "status_code",
  "retry_after_seconds",
  "reset_at",
]);

/** Whether an error says more than the fields of the contract can hold. */
export function holdsMore(error: object): boolean {
  return (
    Array.isArray(error) ||
    Object.entries(error).some(
      ([key, value]) => (value ?? null) !== null && (!KNOWN.has(key) || typeof value === "object"),
    )
  );
}

const EARLIER_TRIES_KEY =
  /^(?:(?:previous|prior|earlier|past|failed|error)_?)?(?:retry|retries|tries|attempts)(?:_?(?:history|log|errors))?$/i;

/** The error of a graded row: what earlier tries met is no part of it, since one was answered in the end. */
export function withoutEarlierTries(error: object): object {
  if (Array.isArray(error)) return error;
  return Object.fromEntries(Object.entries(error).filter(([key]) => !EARLIER_TRIES_KEY.test(key)));
}

const NAME_KEY = /^(?:(?:error|exception|exc)?_?(?:type|name|class|code)|error|kind)$/i;
const WORDS_KEY =
  /^(?:(?:error|exception|exc|err)?_?(?:message|msg|detail|details|description|str|repr)|error_chain_(?:str|repr)|reason|errors?|exception|cause)$/i;
/** What was asked and with which settings; none of it tells what failed. */
const NO_WORDS_KEY =
  /^(?:requests?|prompts?|inputs?|messages|questions?|headers?|config|settings|options|params|env|kwargs|locals|expected|actual|answer|documents?|sources?|diff|patch|usage|url)$/i;
/** Below these stands another layer of the error; below others only what calls itself a message is one. */
const LAYER_KEY = /caus|err|exc|inner|fail|response|body|origin|wrapp|chain|reason|detail|^(?:\d+|raw|data|args)$/i;
const STACK_KEY = /^(?:stack|trace|traceback|stack_?trace|stderr|stdout|output|logs?)$/i;
const STATUS_KEY = /^(?:status|status_?code|code)$/i;

/**
 * The words of the innermost layer of an error that has any: its name and its message. Of a stack the last line.
 *
 * @returns "" where there are none
 */
export function innermostWords(error: unknown): string {
  return wordsOf(error, { depth: 0, isLayer: true });
}

function wordsOf(layer: unknown, place: { readonly depth: number; readonly isLayer: boolean }): string {
  if (typeof layer !== "object" || layer === null || place.depth > DEEPEST) return "";
  const fields = Object.entries(layer).filter(([key, value]) => !NO_WORDS_KEY.test(key) && (value ?? null) !== null);
  for (const [key, value] of fields.toReversed()) {
    const inner = typeof value === "string" && /^\s*[{[]/.test(value) ? jsonOrNull(value) : value;
    const words = wordsOf(inner, { depth: place.depth + 1, isLayer: place.isLayer && LAYER_KEY.test(key) });
    if (words !== "") return words;
  }
  const texts = fields.filter((field): field is [string, string] => typeof field[1] === "string" && field[1] !== "");
  const longestOf = (keys: RegExp): string =>
    texts
      .filter(([key]) => keys.test(key))
      .reduce((longest, [, text]) => (text.length > longest.length ? text : longest), "");
  const words = Array.isArray(layer) ? (place.isLayer ? (texts.at(-1)?.[1] ?? "") : "") : longestOf(WORDS_KEY);
  const name = texts.find(([key]) => NAME_KEY.test(key))?.[1] ?? "";
  if (words !== "") return name === "" || words.includes(name) ? words : `${name}: ${words}`;
  if (!place.isLayer) return "";
  const stack = lastOfStack(longestOf(STACK_KEY));
  if (stack !== "") return stack;
  // Of keys that nobody knows the longest sentence is the likeliest to tell.
  const told = texts.map(([, text]) => text).filter((text) => /\s/.test(text));
  const status = fields.find(([key, value]) => STATUS_KEY.test(key) && typeof value === "number");
  const rest = name === "" && status !== undefined ? `status ${status[1]}` : name;
  return told.reduce((longest, text) => (text.length > longest.length ? text : longest), "") || rest;
}

/** Python tells the error below its frames, JavaScript above them. */
function lastOfStack(stack: string): string {
  const lines = stack.slice(-STACK_TAIL).split("\n");
  return lines.findLast((line) => line.trim() !== "" && !/^\s{0,12}(?:at\s|File ")/.test(line))?.trim() ?? "";
}

/** Of a log that was given for a stack the end is enough. */
const STACK_TAIL = 65_536;
