/** The zod schemas of inputs and options. Each reads text as users write it, and says what it expects. */
import * as z from "zod/mini";
import { LONGEST_DURATION_MS, parseDuration } from "../core/duration.ts";
import { listed } from "../core/words.ts";

/** The subcommands and sub-actions that read inputs. */
export type InputTaker = "run" | "plan" | "merge" | "status" | "retry" | "detect" | "report" | "simulate";

/** What documentation and the command line need to know about an input or option besides its schema. */
export interface About {
  /** The heading of its group in the documentation; empty for an option that is not an input. */
  readonly group: string;
  /** One to three plain sentences for users. */
  readonly help: string;
  /** How the CLI reads it. The values of a repeated list are joined. Default: `flag` for flags, else `value`. */
  readonly kind: "value" | "list" | "flag";
  /** What `--help` shows for the value. Most schemas bring their own. */
  readonly placeholder: string;
  /** The default, as a user would write it: `false` for flags, else the empty text, unless stated. */
  readonly default: string;
  /** The default in action.yml, where it is an expression that the runner evaluates. */
  readonly actionDefault?: string;
  /** What the documentation says instead of `default`, where the default depends on something. */
  readonly defaultWords?: string;
  /** Who reads it. Default: `run` alone. */
  readonly takers: readonly InputTaker[];
}

const DEFAULTS: About = { group: "", help: "", kind: "value", placeholder: "", default: "", takers: ["run"] };

/** The description of each schema. */
const ABOUT: z.core.$ZodRegistry<About> = z.registry<About>();

/** The description of a schema so far. */
export function about(schema: z.core.$ZodType): About {
  return ABOUT.get(schema) ?? DEFAULTS;
}

function describe<Schema extends z.core.$ZodType>(schema: Schema, more: Partial<About>): Schema {
  ABOUT.add(schema, { ...about(schema), ...more });
  return schema;
}

export const RUN_PLAN_MERGE: readonly InputTaker[] = ["run", "plan", "merge"];

/** A schema that reads a text. */
type TextSchema<Value> = z.ZodMiniType<Value, string>;

/** Describes a schema to users, which makes it an input or an option. */
export const input: <Schema extends z.ZodMiniType>(
  schema: Schema,
  given: Partial<About> & Pick<About, "help">,
) => Schema = describe;

/** Puts inputs into the group with this heading. */
export function inputGroup<Shape extends z.core.$ZodShape>(group: string, inputs: Shape): Shape {
  for (const schema of Object.values(inputs)) describe(schema, { group });
  return inputs;
}

/**
 * A schema for text without outer blanks.
 *
 * @param expected finishes "Expected … to be", with an example
 * @param read the value, or null if the text has none
 */
export function text<Value>(expected: string, read: (text: string) => Value | null): TextSchema<Value> {
  return z.transform((found: string, context) => {
    const value = read(found.trim());
    if (value !== null) return value;
    context.issues.push({ code: "custom", message: expected, input: found });
    return z.NEVER;
  });
}

/** The same schema, where a blank text means "not given" and is read as null. */
export function optional<Value>(schema: TextSchema<Value>): TextSchema<Value | null> {
  const blankIsNull = z.transform((found: string) => (found.trim() === "" ? null : found));
  return describe(z.pipe(blankIsNull, z.nullable(schema)), about(schema));
}

/**
 * Reads the texts of a group. An absent text reads as its default, and so does a refused one.
 *
 * @param texts by field, such as `maxWaitMs`
 * @param onRefusal called for each text that its schema refuses; `expected` finishes "Expected … to be"
 */
export function readGroup<Shape extends z.core.$ZodShape>(
  group: z.ZodMiniObject<Shape>,
  texts: Readonly<Record<string, string | undefined>>,
  onRefusal: (field: keyof Shape, expected: string, found: string) => void,
): z.output<z.ZodMiniObject<Shape>> {
  const all: Record<string, string> = {};
  for (const [field, schema] of Object.entries(group.shape)) all[field] = texts[field] ?? about(schema).default;
  const read = group.safeParse(all);
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues) {
    const field = String(path[0]);
    onRefusal(field, message, all[field] ?? "");
    all[field] = about(group.shape[field] as z.core.$ZodType).default;
  }
  return group.parse(all);
}

/** Catches typing errors. No machine can use a larger number. */
const LARGEST_NUMBER = 1_000_000;

/** A whole number in plain digits: `4` or `1_000`, but neither `4.5` nor `1e3`. */
export function integer(bounds: { readonly from: number; readonly to?: number }): TextSchema<number> {
  const { from, to = LARGEST_NUMBER } = bounds;
  const schema = text(`a whole number from ${from} to ${to}`, (found) => {
    const value = /^\d[\d_]{0,15}$/.test(found) ? Number(found.replaceAll("_", "")) : Number.NaN;
    return value >= from && value <= to ? value : null;
  });
  return describe(schema, { placeholder: "N" });
}

const DURATION_EXAMPLES = "such as 90s, 15m, 3h30m or 2d";

/** A duration in milliseconds. */
export function duration(bounds: { readonly from: "zero" | "above-zero" }): TextSchema<number> {
  const limits = bounds.from === "zero" ? "of at most 24d" : "above 0 and of at most 24d";
  const read = (found: string): number | null => boundedDuration(found, bounds.from === "zero" ? 0 : 1);
  return describe(text(`a duration ${limits}, ${DURATION_EXAMPLES}`, read), { placeholder: "DURATION" });
}

/** A duration in milliseconds, or null for `off`, `none` and `never`. */
export function durationOrOff(): TextSchema<number | null> {
  const expected = `a duration above 0 and of at most 24d, ${DURATION_EXAMPLES}, or off`;
  const read = (found: string): number | "off" | null => (isOff(found) ? "off" : boundedDuration(found, 1));
  const offIsNull = z.transform((value: number | "off") => (value === "off" ? null : value));
  return describe(z.pipe(text(expected, read), offIsNull), { placeholder: "DURATION" });
}

/** Whether a text turns an input off instead of giving it a value. */
export function isOff(found: string): boolean {
  return ["off", "none", "never"].includes(found.toLowerCase());
}

function boundedDuration(found: string, fromMs: number): number | null {
  const durationMs = parseDuration(found);
  return durationMs !== null && durationMs >= fromMs && durationMs <= LONGEST_DURATION_MS ? durationMs : null;
}

/** An option that needs no value on the command line. */
export function flag(): TextSchema<boolean> {
  const schema = text("true or false (also yes, no, on, off, 1, 0)", (found) => {
    if (/^(?:true|yes|on|1)$/i.test(found)) return true;
    return /^(?:false|no|off|0)$/i.test(found) ? false : null;
  });
  return describe(schema, { kind: "flag", default: "false" });
}

/** A fraction from 0 to 1: `0.8` or `80%`. */
export function fraction(): TextSchema<number> {
  return text("a fraction from 0 to 1 such as 0.8, or a percentage such as 80%", readFraction);
}

function readFraction(found: string): number | null {
  const [, digits, percent] = /^(\d{0,3}(?:\.\d{1,200})?)\s*(%?)$/.exec(found) ?? [];
  if (digits === undefined || digits === "") return null;
  // Parsed, not divided: 7.2 / 100 is above 0.072, so 9 of 125 would fail.
  const fraction = Number(percent === "%" ? `${digits}e-2` : digits);
  return fraction <= 1 ? fraction : null;
}

/** `a, b or c`. */
export function either(words: readonly string[]): string {
  return listed(words, "or");
}

export function oneOf<const Name extends string>(names: readonly Name[]): TextSchema<Name> {
  const read = (found: string): Name | null => names.find((name) => name === found) ?? null;
  return describe(text(`one of ${names.join(", ")}`, read), { placeholder: names.join("|") });
}

/** One line that names something. Control characters would break the keys, lines and messages that it ends up in. */
export function nameText(example: string): TextSchema<string> {
  return text(`one line of at most 200 characters, such as ${example}`, (found) =>
    found.length <= 200 && !/\p{Cc}/u.test(found) ? found : null,
  );
}

/** Any text, without its outer blanks. */
export function plainText(): TextSchema<string> {
  return text("text", (found) => found);
}

/** The text of a shell command, which keeps its line breaks and blanks. */
export function commandText(): TextSchema<string> {
  return describe(z.string(), { placeholder: "COMMAND" });
}

/** The lines of a text that are not blank, without outer blanks. */
export function splitLines(found: string): string[] {
  return found
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Anything but commas and line breaks, or a pair of braces on one line, which may hold another pair. */
const LIST_ITEM = /(?:\{(?:[^{}\n]|\{[^{}\n]*\})*\}|[^,\n])+/g;

/**
 * The items of a list, separated by commas or line breaks. A comma inside braces belongs to its item, as in the
 * pattern `{a,b}/*.json`.
 */
export function splitList(found: string): string[] {
  const items = found.match(LIST_ITEM) ?? [];
  return items.map((item) => item.trim()).filter((item) => item !== "");
}

/** Reads a list whose items have a key and values. Null if an item has another form, or a key occurs twice. */
export function readPairs<Value>(
  items: readonly string[],
  form: RegExp,
  read: (key: string, value: string, secondValue: string) => Value | null,
): readonly Value[] | null {
  const pairs = new Map<string, Value>();
  for (const item of items) {
    const [, key, value = "", secondValue = ""] = form.exec(item) ?? [];
    const pair = key === undefined || pairs.has(key) ? null : read(key, value, secondValue);
    if (key === undefined || pair === null) return null;
    pairs.set(key, pair);
  }
  return [...pairs.values()];
}
