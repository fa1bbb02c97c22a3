/**
 * What the `error` of a row holds besides the fields of the contract: causes, chains and responses, under keys of any
 * name.
 */
import { jsonOrNull } from "../core/json.ts";

/** No library nests errors deeper than this. */
const DEEPEST = 48;

const KNOWN: ReadonlySet<string> = new Set([
  "type",
  "message",
  "is_retryable",
  "status_code",
  "retry_after_seconds",
  "reset_at",
]);

/** Whether an error contains more than the fields of the contract can hold. */
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
/** Keys of the request and its settings, which never explain a failure. */
const NO_WORDS_KEY =
  /^(?:requests?|prompts?|inputs?|messages|questions?|headers?|config|settings|options|params|env|kwargs|locals|expected|actual|answer|documents?|sources?|diff|patch|usage|url)$/i;
/** Keys whose value is another layer of the error. Below other keys, only a value named "message" counts. */
const LAYER_KEY = /caus|err|exc|inner|fail|response|body|origin|wrapp|chain|reason|detail|^(?:\d+|raw|data|args)$/i;
const STACK_KEY = /^(?:stack|trace|traceback|stack_?trace|stderr|stdout|output|logs?)$/i;
const FRAMES_KEY = /^(?:stack|trace|traceback|stack_?trace)$/i;
const PRINTED_KEY = /^(?:stderr|stdout|output|logs?)$/i;
const STATUS_KEY = /^(?:status|status_?code|code)$/i;

/** Keys of the error's own message. A `reason` or a `response` may come from a grader or a model. */
const OWN_WORDS_KEY =
  /^(?:(?:error|exception|exc|err)?_?(?:message|msg|str|repr))$|caus|chain|inner|(?:error|exception|failure)s?$/i;
const EARLIER_TRIES_KEY =
  /^(?:(?:previous|prior|earlier|past|failed|error)_?)?(?:retry|retries|tries|attempts)(?:_?(?:history|log|errors))?$/i;

/**
 * The layers of a graded row's error: its names and messages, causes, responses and frames. Everything else in a
 * grade's error is about the task: a program's output, a model's or grader's text, the status that a test expected.
 * Earlier tries are excluded too, because one was answered in the end. An error without a message is described by its
 * fields: for a failed task all of them count, for a passed one none.
 */
export function layersOfGraded(error: object, status: "passed" | "failed"): object {
  if (Array.isArray(error)) return error.map((item) => (isNested(item) ? layersOfGraded(item, status) : item));
  const fields = Object.entries(error).filter(([key]) => !EARLIER_TRIES_KEY.test(key));
  const layers = fields.filter(([key, value]) => {
    if (KNOWN.has(key)) return true;
    if (isNested(value)) return /^headers$/i.test(key) || (LAYER_KEY.test(key) && !PRINTED_KEY.test(key));
    return typeof value === "string" && [NAME_KEY, FRAMES_KEY, OWN_WORDS_KEY].some((one) => one.test(key));
  });
  return Object.fromEntries(layers.length === 0 && status === "failed" ? fields : layers);
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/**
 * The message of the innermost layer of an error that has one: its name and its text. From a stack, the last line.
 *
 * @returns "" if there is none
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
  const lastOfList = place.isLayer ? (texts.at(-1)?.[1] ?? "") : "";
  const words = Array.isArray(layer) ? lastOfList : longestOf(WORDS_KEY);
  const name = texts.find(([key]) => NAME_KEY.test(key))?.[1] ?? "";
  if (words !== "") return name === "" || words.includes(name) ? words : `${name}: ${words}`;
  if (!place.isLayer) return "";
  const stack = lastOfStack(longestOf(STACK_KEY));
  if (stack !== "") return stack;
  // Among unknown keys, the longest sentence most likely explains the failure.
  const sentences = texts.map(([, text]) => text).filter((text) => /\s/.test(text));
  const status = fields.find(([key, value]) => STATUS_KEY.test(key) && typeof value === "number");
  const rest = name === "" && status !== undefined ? `status ${status[1]}` : name;
  return sentences.reduce((longest, text) => (text.length > longest.length ? text : longest), "") || rest;
}

/** Python prints the error below its frames, JavaScript above them. */
function lastOfStack(stack: string): string {
  const lines = stack.slice(-STACK_TAIL).split("\n");
  return lines.findLast((line) => line.trim() !== "" && !/^\s{0,12}(?:at\s|File ")/.test(line))?.trim() ?? "";
}

/** If a whole log was given as a stack, its end is enough. */
const STACK_TAIL = 65_536;
