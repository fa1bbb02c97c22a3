/**
 * Reads one line of a result file. The line is the child's word and untrusted; what can be understood of
 * it is kept, because a result that was paid for must not be lost over an odd field beside it.
 */
import * as z from "zod/mini";
import type { ResultRow, RowError } from "../core/row.ts";
import { holdsMore, innermostWords, layersOfGraded } from "./error-details.ts";

export type RowReading =
  /** `oddities` are told to the user: what was left out of the row, and why. */
  | { readonly kind: "row"; readonly row: ResultRow; readonly oddities: readonly string[] }
  | { readonly kind: "malformed"; readonly problem: string };

const STATUS = z.enum(["passed", "failed", "skipped", "error"]);

const ROW_ERROR = z.object({
  type: z.nullish(z.string()),
  message: z.nullish(z.string()),
  is_retryable: z.nullish(z.boolean()),
  status_code: z.nullish(z.number()),
  retry_after_seconds: z.nullish(z.number()),
  reset_at: z.nullish(z.union([z.string(), z.number()])),
});

const RATE_LIMIT = z.object({
  kind: z.nullish(z.string()),
  message: z.nullish(z.string()),
  retry_after_seconds: z.nullish(z.number()),
  reset_at: z.nullish(z.union([z.string(), z.number()])),
});

const OPTIONAL_FIELDS = {
  score: z.nullish(z.number()),
  scores: z.nullish(z.record(z.string(), z.number())),
  metrics: z.nullish(z.record(z.string(), z.unknown())),
  /** Beside `metrics` too, where people look for it first. */
  cost_usd: z.nullish(z.number()),
  // Without `optional`, a row that has no output fails as a whole and is mended, field by field.
  output: z.optional(z.unknown()),
  error: z.nullish(ROW_ERROR),
  rate_limit: z.nullish(RATE_LIMIT),
};

const CORE = z.object({ id: z.string().check(z.minLength(1)), status: STATUS });
const ROW = z.extend(CORE, OPTIONAL_FIELDS);
type ParsedRow = z.infer<typeof ROW>;

/** Bad rows differ in more ways than one message can list; this says what a good one looks like. */
const EXPECTED = 'expected {"id": string, "status": "passed" | "failed" | "skipped" | "error", …}';

/** JSON nested deeper than this makes every later reader and writer of it recurse to the end of its stack. */
const NESTING_LIMIT = 500;

/**
 * Reads a line, without its newline. Unknown fields are ignored, `null` is the same as absent, and an
 * optional field of another type is left out with a word about it.
 */
export function parseResultRow(line: string): RowReading {
  const oddities: string[] = [];
  const value = parseLine(line, oddities);
  if (value === undefined) return { kind: "malformed", problem: `no JSON; ${EXPECTED}` };
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { kind: "malformed", problem: `no JSON object; ${EXPECTED}` };
  }
  const fields: Record<string, unknown> = { ...value };
  if (isNestedTooDeep(line)) {
    for (const name of ["output", "metrics"]) delete fields[name];
    oddities.push(`output and metrics are left out: nested deeper than ${NESTING_LIMIT} levels`);
  }

  const parsed = ROW.safeParse(fields);
  if (parsed.success) return { kind: "row", row: toRow(parsed.data, fields.error), oddities };
  const mended = mend(fields, oddities);
  return mended === null
    ? { kind: "malformed", problem: describeCore(fields) }
    : { kind: "row", row: toRow(mended, fields.error), oddities };
}

/** Python's `json.dumps` writes `NaN` and `Infinity`, which are no JSON: they become null. */
function parseLine(line: string, oddities: string[]): unknown {
  try {
    return JSON.parse(line);
  } catch {
    const { text, tokens } = withoutBareNumbers(line);
    if (tokens.length === 0) return undefined;
    try {
      const value: unknown = JSON.parse(text);
      oddities.push(`${[...new Set(tokens)].join(", ")} is no JSON number and is read as null`);
      return value;
    } catch {
      return undefined;
    }
  }
}

/** A whole string literal, or one of the tokens outside of them. */
const STRING_OR_TOKEN = /"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g;

function withoutBareNumbers(line: string): { text: string; tokens: string[] } {
  const tokens: string[] = [];
  const text = line.replace(STRING_OR_TOKEN, (match) => {
    if (match.startsWith('"')) return match;
    tokens.push(match);
    return "null";
  });
  return { text, tokens };
}

function isNestedTooDeep(line: string): boolean {
  if (line.length < 2 * NESTING_LIMIT) return false;
  let depth = 0;
  let inString = false;
  for (let at = 0; at < line.length; at += 1) {
    const code = line.charCodeAt(at);
    if (inString) {
      if (code === 92) at += 1;
      else if (code === 34) inString = false;
    } else if (code === 34) inString = true;
    else if (code === 91 || code === 123) {
      depth += 1;
      if (depth > NESTING_LIMIT) return true;
    } else if (code === 93 || code === 125) depth -= 1;
  }
  return false;
}

/** Keeps what is right of a row that is not right as a whole; null where its id or status is wrong. */
function mend(fields: Record<string, unknown>, oddities: string[]): ParsedRow | null {
  const id = typeof fields.id === "number" ? String(fields.id) : fields.id;
  const core = CORE.safeParse({ id, status: fields.status });
  if (!core.success) return null;
  const row: Record<string, unknown> = { ...core.data };
  for (const [name, schema] of Object.entries(OPTIONAL_FIELDS)) {
    const value = mendField(name, fields[name], oddities);
    const parsed = schema.safeParse(value);
    if (parsed.success) row[name] = parsed.data;
    else oddities.push(`${name} is left out: ${describe(value)} is not what it should be`);
  }
  return ROW.parse(row);
}

function mendField(name: string, value: unknown, oddities: string[]): unknown {
  switch (name) {
    case "scores":
      return keepEntries(name, value, {
        isKept: (entry) => typeof entry === "number" && Number.isFinite(entry),
        oddities,
      });
    case "error":
      // The short form that many harnesses write, and errors of several parts.
      if (typeof value === "string") return { message: value };
      return isListOfErrors(value) ? {} : mendObject(name, value, ROW_ERROR.shape, oddities);
    case "rate_limit":
      return mendObject(name, value, RATE_LIMIT.shape, oddities);
    default:
      return value;
  }
}

function isListOfErrors(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.some((item) => item !== null && item !== "" && ["object", "string"].includes(typeof item))
  );
}

function keepEntries(
  name: string,
  value: unknown,
  options: { readonly isKept: (entry: unknown) => boolean; readonly oddities: string[] },
): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value);
  const kept = entries.filter(([, entry]) => options.isKept(entry));
  // null is what NaN and a missing score both come to; it needs no further word.
  const odd = entries.filter(([, entry]) => entry !== null && !options.isKept(entry)).map(([key]) => key);
  if (odd.length > 0) options.oddities.push(`${name} without ${odd.slice(0, 5).join(", ")}: no numbers`);
  return Object.fromEntries(kept);
}

/** Headers are text: a number in a string is read as the number. */
function mendObject(
  name: string,
  value: unknown,
  shape: Readonly<Record<string, z.ZodMiniType>>,
  oddities: string[],
): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const given: Record<string, unknown> = { ...value };
  const kept: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(shape)) {
    const candidates = [given[key], numberIn(given[key])];
    const fitting = candidates.find((candidate) => schema.safeParse(candidate).success);
    if (fitting !== undefined) kept[key] = fitting;
    // An object in an error is read as a part of it.
    else if (given[key] !== undefined && (name !== "error" || typeof given[key] !== "object"))
      oddities.push(`${name}.${key} is left out: ${describe(given[key])} is not what it should be`);
  }
  return kept;
}

function numberIn(value: unknown): number | undefined {
  const isNumeric = typeof value === "string" && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value);
  return isNumeric ? Number(value) : undefined;
}

/** @param given the error as it was parsed */
function toRow(parsed: ParsedRow, given: unknown): ResultRow {
  const row: { -readonly [Key in keyof ResultRow]: ResultRow[Key] } = { id: parsed.id, status: parsed.status };
  if (parsed.score != null) row.score = parsed.score;
  if (parsed.scores != null) row.scores = parsed.scores;
  if (parsed.metrics != null) row.metrics = parsed.metrics;
  if (parsed.cost_usd != null) row.metrics = { cost_usd: parsed.cost_usd, ...row.metrics };
  if (parsed.output != null) row.output = parsed.output;
  const error = rowError(parsed, given);
  if (error !== null) row.error = error;
  return row;
}

/** A `rate_limit` is an error by another name: one place in which limits are told is enough for later readers. */
function rowError(parsed: ParsedRow, whole: unknown): RowError | null {
  const given = parsed.error == null ? null : { ...withoutNulls(parsed.error), ...detailsOf(whole, parsed.status) };
  if (parsed.rate_limit == null) return given;
  const { kind, ...limit } = withoutNulls(parsed.rate_limit);
  return {
    type: TYPE_OF_LIMIT.get(kind ?? "") ?? "rate_limit_error",
    message: `rate limit${kind === undefined ? "" : ` (${kind})`}`,
    status_code: 429,
    ...limit,
    ...given,
  };
}

/** What the fields of the contract do not hold of an error; nothing where they hold all of it. */
function detailsOf(given: unknown, status: ResultRow["status"]): Pick<RowError, "details" | "cause"> {
  if (typeof given !== "object" || given === null) return {};
  const error = status === "passed" || status === "failed" ? layersOfGraded(given, status) : given;
  if (!holdsMore(error)) return {};
  const cause = innermostWords(error);
  const { type, message }: { type?: unknown; message?: unknown } = error;
  const isKnown = cause === "" || cause === message || cause === type || cause === `${type}: ${message}`;
  return isKnown ? { details: error } : { details: error, cause };
}

/** Error types that providers use themselves, so that the words of a `rate_limit` need no reader of their own. */
const TYPE_OF_LIMIT: ReadonlyMap<string, string> = new Map([
  ["stop", "insufficient_quota"],
  ["quota", "insufficient_quota"],
]);

type WithoutNulls<T> = { [Key in keyof T]?: Exclude<T[Key], null> };

function withoutNulls<T extends object>(value: T): WithoutNulls<T> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field != null)) as WithoutNulls<T>;
}

function describeCore(fields: Record<string, unknown>): string {
  const { id } = fields;
  return typeof id === "string" && id !== ""
    ? `status is ${describe(fields.status)}; ${EXPECTED}`
    : `id is ${describe(id)}; ${EXPECTED}`;
}

function describe(value: unknown): string {
  if (value === undefined) return "missing";
  const text = typeof value === "number" ? String(value) : (JSON.stringify(value) ?? typeof value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
