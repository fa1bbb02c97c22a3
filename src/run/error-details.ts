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

const NAME_KEY = /^(?:(?:error|exception|exc)?_?(?:type|name|class|code)|error|kind)$/i;
const WORDS_KEY =
  /^(?:(?:error|exception|exc|err)?_?(?:message|msg|detail|details|description|str|repr)|error_chain_(?:str|repr)|reason|errors?|exception|cause)$/i;
/** What was asked and with which settings; none of it tells what failed. */
const NO_WORDS_KEY =
  /^(?:requests?|prompts?|inputs?|messages|questions?|headers?|config|settings|options|params|env|kwargs|locals|expected|actual|answer|documents?|sources?|diff|patch|usage|url)$/i;
/** Below these stands another layer of the error; below others only what calls itself a message is one. */
const LAYER_KEY = /caus|err|exc|inner|fail|response|body|origin|wrapp|chain|reason|detail|^(?:\d+|raw|data|args)$/i;
const STACK_KEY = /^(?:stack|trace|traceback|stack_?trace|stderr|stdout|output|logs?)$/i;
const FRAMES_KEY = /^(?:stack|trace|traceback|stack_?trace)$/i;
const PRINTED_KEY = /^(?:stderr|stdout|output|logs?)$/i;
const STATUS_KEY = /^(?:status|status_?code|code)$/i;

/** Words of an error itself: a `reason` or a `response` may be a grader's or a model's. */
const OWN_WORDS_KEY =
  /^(?:(?:error|exception|exc|err)?_?(?:message|msg|str|repr))$|caus|chain|inner|(?:error|exception|failure)s?$/i;
const EARLIER_TRIES_KEY =
  /^(?:(?:previous|prior|earlier|past|failed|error)_?)?(?:retry|retries|tries|attempts)(?:_?(?:history|log|errors))?$/i;

/**
 * The layers of a graded row's error: its names and words, its causes, responses and frames. Beside them a grade's error
 * tells of the task: what a program printed, what a model or a grader said, which status a test wanted. What earlier tries met is
 * no part of it either, since one was answered in the end. An error of no words is what its fields say: of a task that
 * failed all of them may tell why, of one that passed none.
 */
export function layersOfGraded(error: object, status: "passed" | "failed"): object {
  if (Array.isArray(error)) return error.map((item) => (isObject(item) ? layersOfGraded(item, status) : item));
  const fields = Object.entries(error).filter(([key]) => !EARLIER_TRIES_KEY.test(key));
  const layers = fields.filter(([key, value]) => {
    if (KNOWN.has(key)) return true;
    if (isObject(value)) return /^headers$/i.test(key) || (LAYER_KEY.test(key) && !PRINTED_KEY.test(key));
    return typeof value === "string" && [NAME_KEY, FRAMES_KEY, OWN_WORDS_KEY].some((one) => one.test(key));
  });
  return Object.fromEntries(layers.length === 0 && status === "failed" ? fields : layers);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

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
