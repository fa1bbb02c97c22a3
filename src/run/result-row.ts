/**
 * Reads one line of a result file. The line comes from the child and is untrusted. Every part that can be understood is
 * kept, because a result that was paid for must not be lost over an odd field beside it.
 */
import * as z from "zod/mini";
import type { ResultRow, RowError } from "../core/row.ts";
import { holdsMore, innermostWords, layersOfGraded } from "./error-details.ts";

export type RowReading =
  /** `warnings` are reported to the user: what was left out of the row, and why. */
  | { readonly kind: "row"; readonly row: ResultRow; readonly warnings: readonly string[] }
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
  // Without `optional`, a row without output would fail as a whole and be repaired field by field.
  output: z.optional(z.unknown()),
  error: z.nullish(ROW_ERROR),
  rate_limit: z.nullish(RATE_LIMIT),
};

const CORE = z.object({ id: z.string().check(z.minLength(1)), status: STATUS });
const ROW = z.extend(CORE, OPTIONAL_FIELDS);
type ParsedRow = z.infer<typeof ROW>;

/** Bad rows differ in more ways than one message can list, so the message shows a good one. */
const EXPECTED = 'expected {"id": string, "status": "passed" | "failed" | "skipped" | "error", …}';

/** With deeper nested JSON, every later reader and writer would overflow its stack. */
const NESTING_LIMIT = 500;

/**
 * Reads a line without its newline. Unknown fields are ignored, `null` means absent, and an optional field of another
 * type is left out with a warning.
 */
export function parseResultRow(line: string): RowReading {
  const warnings: string[] = [];
  const value = parseLine(line, warnings);
  if (value === undefined) return { kind: "malformed", problem: `not JSON; ${EXPECTED}` };
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { kind: "malformed", problem: `not a JSON object; ${EXPECTED}` };
  }
  const fields: Record<string, unknown> = { ...value };
  if (isNestedTooDeep(line)) {
    for (const name of ["output", "metrics"]) delete fields[name];
    warnings.push(`output and metrics are left out: nested deeper than ${NESTING_LIMIT} levels`);
  }

  const parsed = ROW.safeParse(fields);
  if (parsed.success) return { kind: "row", row: toRow(parsed.data, fields.error), warnings };
  const repaired = repair(fields, warnings);
  return repaired === null
    ? { kind: "malformed", problem: describeCore(fields) }
    : { kind: "row", row: toRow(repaired, fields.error), warnings };
}

/** Python's `json.dumps` writes `NaN` and `Infinity`, which are not JSON. They become null. */
function parseLine(line: string, warnings: string[]): unknown {
  try {
    return JSON.parse(line);
  } catch {
    const { text, tokens } = withoutBareNumbers(line);
    if (tokens.length === 0) return undefined;
    try {
      const value: unknown = JSON.parse(text);
      warnings.push(`${[...new Set(tokens)].join(", ")} is not a JSON number; read as null`);
      return value;
    } catch {
      return undefined;
    }
  }
}

/** A whole string literal, or one of the tokens outside of strings. */
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

/** Keeps the valid fields of a row that is not valid as a whole. Null if its id or status is wrong. */
function repair(fields: Record<string, unknown>, warnings: string[]): ParsedRow | null {
  const id = typeof fields.id === "number" ? String(fields.id) : fields.id;
  const core = CORE.safeParse({ id, status: fields.status });
  if (!core.success) return null;
  const row: Record<string, unknown> = { ...core.data };
  for (const [name, schema] of Object.entries(OPTIONAL_FIELDS)) {
    const value = repairField(name, fields[name], warnings);
    const parsed = schema.safeParse(value);
    if (parsed.success) row[name] = parsed.data;
    else warnings.push(`${name} is left out: ${describe(value)} has the wrong type or format`);
  }
  return ROW.parse(row);
}

function repairField(name: string, value: unknown, warnings: string[]): unknown {
  switch (name) {
    case "scores":
      return keepEntries(name, value, {
        isKept: (entry) => typeof entry === "number" && Number.isFinite(entry),
        warnings,
      });
    case "error":
      // The short form that many harnesses write, and errors of several parts.
      if (typeof value === "string") return { message: value };
      return isListOfErrors(value) ? {} : repairObject(name, value, ROW_ERROR.shape, warnings);
    case "rate_limit":
      return repairObject(name, value, RATE_LIMIT.shape, warnings);
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
  options: { readonly isKept: (entry: unknown) => boolean; readonly warnings: string[] },
): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value);
  const kept = entries.filter(([, entry]) => options.isKept(entry));
  // null stands for both NaN and a missing score, so it needs no warning.
  const odd = entries.filter(([, entry]) => entry !== null && !options.isKept(entry)).map(([key]) => key);
  if (odd.length > 0) options.warnings.push(`${name} without ${odd.slice(0, 5).join(", ")}: not numbers`);
  return Object.fromEntries(kept);
}

/** Header values are text, so a number in a string is read as a number. */
function repairObject(
  name: string,
  value: unknown,
  shape: Readonly<Record<string, z.ZodMiniType>>,
  warnings: string[],
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
      warnings.push(`${name}.${key} is left out: ${describe(given[key])} has the wrong type or format`);
  }
  return kept;
}

function numberIn(value: unknown): number | undefined {
  const isNumeric = typeof value === "string" && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value);
  return isNumeric ? Number(value) : undefined;
}

/** @param given the parsed error */
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

/** Turns a `rate_limit` into an error, so that later readers find limits in one place. */
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

/** The parts of an error that the fields of the contract do not hold; nothing if they hold all of it. */
function detailsOf(given: unknown, status: ResultRow["status"]): Pick<RowError, "details" | "cause"> {
  if (typeof given !== "object" || given === null) return {};
  const error = status === "passed" || status === "failed" ? layersOfGraded(given, status) : given;
  if (!holdsMore(error)) return {};
  const cause = innermostWords(error);
  const { type, message }: { type?: unknown; message?: unknown } = error;
  const isKnown = cause === "" || cause === message || cause === type || cause === `${type}: ${message}`;
  return isKnown ? { details: error } : { details: error, cause };
}

/** Error types that providers use themselves, so that a `rate_limit` needs no reader of its own. */
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
