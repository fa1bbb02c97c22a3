/** The zod schemas that input values are made of: each reads a text as a user writes it, and says what it expects. */
import * as z from "zod/mini";
import { parseDuration } from "../core/duration.ts";

/** Node timers hold 2^31 - 1 ms (24.8 days); beyond it they fire at once. */
const LONGEST_DURATION_MS = 24 * 86_400_000;
/** A bound against slips of the keyboard, above anything that a machine can do. */
const LARGEST_NUMBER = 1_000_000;

/**
 * A schema over a text.
 *
 * @param expected finishes "Expected … to be", with an example
 * @param parse the value, or null where the text is none
 */
export function fromText<Value>(expected: string, parse: (text: string) => Value | null): z.ZodMiniType<Value, string> {
  return z.transform((text: string, context) => {
    const value = parse(text);
    if (value !== null) return value;
    context.issues.push({ code: "custom", message: expected, input: text });
    return z.NEVER;
  });
}

/** The same, where the empty text stands for "not given" and is read as null. */
export function optional<Value>(schema: z.ZodMiniType<Value, string>): z.ZodMiniType<Value | null, string> {
  return z.union([NOT_GIVEN, schema]);
}

const NOT_GIVEN = z.pipe(
  z.literal(""),
  z.transform(() => null),
);

/** A whole number in plain digits: `4`, and neither `4.5` nor `1e3`. */
export function integer(bounds: { readonly from: number; readonly to?: number }): z.ZodMiniType<number, string> {
  const { from, to = LARGEST_NUMBER } = bounds;
  return fromText(`a whole number from ${from} to ${to}, such as ${Math.max(from, 4)}`, (text) => {
    if (!/^\d{1,15}$/.test(text)) return null;
    const value = Number(text);
    return value >= from && value <= to ? value : null;
  });
}

const DURATION_EXAMPLES = "such as 90s, 15m, 3h30m or 2d";

/** A duration in milliseconds. */
export function duration(bounds: { readonly from: "zero" | "above-zero" }): z.ZodMiniType<number, string> {
  const expected =
    bounds.from === "zero"
      ? `a duration of at most 24d, ${DURATION_EXAMPLES}`
      : `a duration above 0 and of at most 24d, ${DURATION_EXAMPLES}`;
  return fromText(expected, (text) => boundedDuration(text, bounds.from === "zero" ? 0 : 1));
}

const OFF_WORDS: readonly string[] = ["off", "none", "never"];

/** A duration in milliseconds, or null for `off` and `none`. */
export function durationOrOff(): z.ZodMiniType<number | null, string> {
  const schema = fromText(
    `a duration above 0 and of at most 24d, ${DURATION_EXAMPLES}, or off`,
    (text): number | "off" | null => (isOff(text) ? "off" : boundedDuration(text, 1)),
  );
  return z.pipe(
    schema,
    z.transform((value) => (value === "off" ? null : value)),
  );
}

/** Whether a text switches off what otherwise takes a duration. */
export function isOff(text: string): boolean {
  return OFF_WORDS.includes(text.toLowerCase());
}

function boundedDuration(text: string, fromMs: number): number | null {
  const durationMs = parseDuration(text);
  return durationMs !== null && durationMs >= fromMs && durationMs <= LONGEST_DURATION_MS ? durationMs : null;
}

const TRUE_WORDS: readonly string[] = ["true", "yes", "on", "1"];
const FALSE_WORDS: readonly string[] = ["false", "no", "off", "0"];

export function boolean(): z.ZodMiniType<boolean, string> {
  return fromText("true or false (also yes, no, on, off, 1, 0)", (text) => {
    const word = text.toLowerCase();
    if (TRUE_WORDS.includes(word)) return true;
    return FALSE_WORDS.includes(word) ? false : null;
  });
}

export function oneOf<Name extends string>(names: readonly Name[]): z.ZodMiniType<Name, string> {
  return fromText(`one of ${names.join(", ")}`, (text) => names.find((name) => name === text) ?? null);
}

/**
 * One line of text that names something. Control characters would break the keys, lines and messages that it
 * ends up in.
 */
export function nameText(example: string): z.ZodMiniType<string, string> {
  return fromText(`one line of at most 200 characters, such as ${example}`, (text) =>
    text.length <= 200 && !/\p{Cc}/u.test(text) ? text : null,
  );
}

/** Text that is passed on as it is. The operating system takes no NUL in paths and arguments. */
export function plainText(example: string): z.ZodMiniType<string, string> {
  return fromText(`text without NUL characters, such as ${example}`, (text) => (text.includes("\0") ? null : text));
}

/**
 * The items of a list, separated by commas or line breaks. A comma inside braces belongs to its item, as in the
 * pattern `{a,b}/*.json`.
 */
export function splitList(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let item = "";
  for (const character of text) {
    if (character === "{") depth += 1;
    if (character === "}") depth = Math.max(0, depth - 1);
    // A brace that is never closed must not swallow the lines after it.
    if (character === "\n") depth = 0;
    if (character === "\n" || (character === "," && depth === 0)) {
      items.push(item);
      item = "";
    } else item += character;
  }
  items.push(item);
  return items.map((part) => part.trim()).filter((part) => part !== "");
}
