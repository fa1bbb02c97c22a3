/**
 * Reads one line of a result file. The line comes from the child and is untrusted. Every part that can be understood is
 * kept, because a result that was paid for must not be lost over an odd field beside it.
 */
import * as z from "zod/mini";
import { isObject, parseJson } from "../core/json.ts";
import type { ResultRow, RowError } from "../core/row.ts";
import { holdsMore, innermostWords, layersOfGraded } from "./error-details.ts";

export type ParsedRow =
  /** `warnings` are reported to the user: what was left out of the row, and why. */
  | { readonly kind: "row"; readonly row: ResultRow; readonly warnings: readonly string[] }
  | { readonly kind: "malformed"; readonly problem: string };

const CORE = z.object({
  id: z.string().check(z.minLength(1)),
  status: z.enum(["passed", "failed", "skipped", "error"]),
});

const OBJECT = z.record(z.string(), z.unknown());
const OPTIONAL_FIELDS = {
  score: z.number(),
  scores: OBJECT,
  metrics: OBJECT,
  /** Belongs to `metrics`, but many children put it beside them. */
  cost_usd: z.number(),
};

const ERROR_FIELDS = {
  type: z.string(),
  message: z.string(),
  is_retryable: z.boolean(),
  status_code: z.number(),
  retry_after_seconds: z.number(),
  reset_at: z.union([z.string(), z.number()]),
};

/** Bad rows differ in more ways than one message can list, so the message shows a good one. */
const EXPECTED = 'expected {"id": string, "status": "passed" | "failed" | "skipped" | "error", …}';

/** With deeper nested JSON, every later reader and writer would overflow its stack. */
const NESTING_LIMIT = 500;

/**
 * Reads a line without its newline. Unknown fields are ignored, `null` means absent, and an optional field of another
 * type is left out with a warning.
 */
export function parseResultRow(line: string): ParsedRow {
  const warnings: string[] = [];
  const value = parseLine(line, warnings);
  if (value === undefined) return { kind: "malformed", problem: `not JSON; ${EXPECTED}` };
  if (!isObject(value)) {
    return { kind: "malformed", problem: `not a JSON object; ${EXPECTED}` };
  }
  if (isDeeperThan(value, NESTING_LIMIT)) {
    return { kind: "malformed", problem: `nested deeper than ${NESTING_LIMIT} levels` };
  }
  const given = withTexts(value) as Record<string, unknown>;
  const id = typeof given.id === "number" ? String(given.id) : given.id;
  const core = CORE.safeParse({ id, status: given.status });
  if (!core.success) {
    const isIdFine = typeof id === "string" && id !== "";
    const problem = isIdFine ? `status is ${describe(given.status)}` : `id is ${describe(id)}`;
    return { kind: "malformed", problem: `${problem}; ${EXPECTED}` };
  }
  const { score, scores, metrics, cost_usd } = readFields(OPTIONAL_FIELDS, given, "", warnings);
  const row: ResultRow = {
    ...core.data,
    score,
    scores: scores && readScores(scores, warnings),
    metrics: cost_usd === undefined ? metrics : { cost_usd, ...metrics },
    output: given.output ?? undefined,
    error: readError(given.error, core.data.status, warnings),
  };
  return { kind: "row", row, warnings };
}

/** Python's `json.dumps` writes `NaN` and `Infinity`, which are not JSON. They become null. */
function parseLine(line: string, warnings: string[]): unknown {
  try {
    return parseJson(line);
  } catch {
    const tokens = new Set<string>();
    const text = line.replace(STRING_OR_TOKEN, (match) => {
      if (match.startsWith('"')) return match;
      tokens.add(match);
      return "null";
    });
    try {
      const value = parseJson(text);
      warnings.push(`${[...tokens].join(", ")} is not a JSON number; read as null`);
      return value;
    } catch {
      return undefined;
    }
  }
}

/** A whole string literal, or one of the tokens outside of strings. */
const STRING_OR_TOKEN = /"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g;

/** An integer that a number would change becomes a text with all its digits: it is an id or a seed. */
function withTexts(value: unknown): unknown {
  if (typeof value === "bigint") return String(value);
  if (Array.isArray(value)) return value.map(withTexts);
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTexts(item)]))
    : value;
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeperThan(item, levels - 1));
}

/** Reads the named fields, each on its own. Header values are text, so a number may come in a string. */
function readFields<Shape extends Readonly<Record<string, z.ZodMiniType>>>(
  shape: Shape,
  given: Readonly<Record<string, unknown>>,
  prefix: string,
  warnings: string[],
): { readonly [Name in keyof Shape]?: z.output<Shape[Name]> } {
  const read: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    const value = given[name] ?? undefined;
    if (value === undefined) continue;
    const fitting = [value, numberIn(value)].find((candidate) => schema.safeParse(candidate).success);
    if (fitting !== undefined) read[name] = fitting;
    else warnings.push(`${prefix}${name} is left out: ${describe(value)} has the wrong type or format`);
  }
  return read as { readonly [Name in keyof Shape]?: z.output<Shape[Name]> };
}

function numberIn(value: unknown): number | undefined {
  const isNumeric = typeof value === "string" && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value);
  return isNumeric ? Number(value) : undefined;
}

function readScores(given: Readonly<Record<string, unknown>>, warnings: string[]): Record<string, number> {
  const shape = Object.fromEntries(Object.keys(given).map((name) => [name, z.number()]));
  return readFields(shape, given, "scores.", warnings) as Record<string, number>;
}

/** An error may also be a text, as many harnesses write it, or a list of errors. */
function readError(given: unknown, status: ResultRow["status"], warnings: string[]): RowError | undefined {
  if (given === undefined || given === null) return undefined;
  if (typeof given === "string") return { message: given };
  if (typeof given !== "object" || (Array.isArray(given) && !given.some(isError))) {
    warnings.push(`error is left out: ${describe(given)} has the wrong type or format`);
    return undefined;
  }
  // An object in a named field is read as a part of the error.
  const plain = Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value !== "object"));
  return { ...readFields(ERROR_FIELDS, plain, "error.", warnings), ...detailsOf(given, status) };
}

function isError(item: unknown): boolean {
  return item !== null && item !== "" && ["object", "string"].includes(typeof item);
}

/** The parts of an error that the fields of the contract do not hold; nothing if they hold all of it. */
function detailsOf(given: object, status: ResultRow["status"]): Pick<RowError, "details" | "cause"> {
  const error = status === "passed" || status === "failed" ? layersOfGraded(given, status) : given;
  if (!holdsMore(error)) return {};
  const cause = innermostWords(error);
  const { type, message }: { type?: unknown; message?: unknown } = error;
  const isKnown = cause === "" || cause === message || cause === type || cause === `${type}: ${message}`;
  return isKnown ? { details: error } : { details: error, cause };
}

function describe(value: unknown): string {
  if (value === undefined) return "missing";
  const text = typeof value === "number" ? String(value) : (JSON.stringify(value) ?? typeof value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
