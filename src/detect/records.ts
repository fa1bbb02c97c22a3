/** Reads a JSON record of the output: whether it reports an error, and what each of its fields means. */
import { isObject } from "../core/json.ts";
import { type Field, fieldRole, scanFields } from "./fields.ts";

export type RecordReading =
  /** It reports an error. `logs` holds the outputs of other programs that it contains. */
  | { readonly kind: "report"; readonly fields: readonly Field[]; readonly logs: readonly string[] }
  /** A request was answered, so earlier refusals no longer count. */
  | { readonly kind: "success" }
  /** Its words are not evidence: a conversation, a healthy event, a schema. */
  | { readonly kind: "silent" };

type Json = Readonly<Record<string, unknown>>;

const GOOD =
  /^(?:ok|success(?:ful)?|succeeded|pass(?:ed)?|completed?|done|healthy|allowed|allowed_warning|running|pending|queued|info|up|ready|active|skipped)$/i;
const ERROR_KEYS = ["error", "errors", "err", "exception", "last_error", "fault", "failure"];

/** Decides what a record says, by the marks of the agents that people run most. */
export function readRecord(record: Json): RecordReading {
  // Claude Code marks its own errors in three ways; `rate_limit_info` is its event about the limit of a plan.
  const isMarked = record.is_error === true || record.isApiErrorMessage === true;
  const message = isObject(record.message) ? record.message : null;
  const isSynthetic = message?.model === "<synthetic>" && isFilled(record.error);
  const limit = isObject(record.rate_limit_info) ? record.rate_limit_info : null;
  if (limit?.status === "rejected") {
    return {
      kind: "report",
      // Its other instants are those of windows that are not used up.
      fields: [
        { name: "type", role: "code", value: "usage_limit_reached" },
        { name: "resetsAt", role: "instant", value: String(limit.resetsAt ?? "") },
      ],
      logs: [],
    };
  }
  if (!isMarked && !isSynthetic) {
    // Codex ends each turn so.
    if (record.type === "turn.completed") return { kind: "success" };
    if (record.type === "result" && record.is_error === false) {
      return { kind: record.subtype === "success" ? "success" : "silent" };
    }
    if (record.type === "assistant" && !isFilled(record.error)) return { kind: "success" };
    if (isHealthy(record)) return { kind: "silent" };
  }
  const { fields, logs } = recordFields(record, isMarked || isSynthetic);
  const statuses = fields.filter((field) => field.role === "status").map((field) => Number(field.value));
  if (!isMarked && statuses.some((status) => status >= 200 && status < 300) && !hasError(record)) {
    return { kind: "success" };
  }
  return { kind: "report", fields, logs };
}

const GRADES = ["score", "grade", "verdict", "rating"];
/** Keys of schemas, API descriptions and commits, which may describe errors. */
const DESCRIPTIONS = ["$schema", "openapi", "swagger", "sha", "commit", "responses", "paths", "required"];

/** Whether the record reports no failure: a log line below `warn`, a good outcome, or a grade with a judge's words. */
function isHealthy(record: Json): boolean {
  if (hasError(record)) return false;
  if (DESCRIPTIONS.some((name) => name in record)) return true;
  // A recorded call, as in a HAR file.
  if ("request" in record && "response" in record) return true;
  if (GRADES.some((name) => ["number", "string"].includes(typeof record[name]))) return true;
  const status = record.status ?? record.state ?? record.outcome;
  if (Number(status) >= 400 || Number(record.statusCode ?? record.status_code) >= 400) return false;
  const level = record.level ?? record.severity ?? record.levelname;
  if (/^(?:info|debug|trace|notice)$/i.test(String(level))) return true;
  // Bunyan and pino: 10 is trace, 30 info, 40 warn.
  if (typeof level === "number" && level >= 10 && level < 40) return true;
  const state = isObject(status) ? status.code : status;
  return GOOD.test(String(state)) || record.ok === true || record.passed === true || record.exit_code === 0;
}

function hasError(record: Json): boolean {
  return ERROR_KEYS.some((name) => isFilled(record[name]));
}

function isFilled(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false || value === 0) return false;
  return typeof value !== "object" || Object.keys(value).length > 0;
}

const DEEPEST = 24;
const MOST_FIELDS = 2_000;

/**
 * The fields of an error at any depth, without prompts and answers.
 *
 * @param speaksItself whether the agent that printed the record failed itself, so that its words are the error
 */
export function recordFields(
  record: unknown,
  speaksItself = false,
): { readonly fields: readonly Field[]; readonly logs: readonly string[] } {
  const fields: Field[] = [];
  const logs: string[] = [];
  const walk = (value: unknown, name: string, depth: number): void => {
    if (depth > DEEPEST || fields.length > MOST_FIELDS || value === null || value === undefined) return;
    const role = fieldRole(name);
    if (role === "content" && !speaksItself) return;
    if (Array.isArray(value)) {
      for (const one of value.slice(0, 200)) walk(one, name, depth + 1);
      return;
    }
    if (typeof value === "object") {
      for (const [key, inner] of Object.entries(value)) walk(inner, key, depth + 1);
      return;
    }
    const text = String(value);
    if (role === "log") logs.push(text);
    // A body that was printed as a string, or as a map of Go.
    else if (/[{[]\s*\\*["']|\bmap\[/.test(text)) fields.push({ name, role, value: text }, ...scanFields(text));
    else fields.push({ name, role: role === "content" || name === "" ? "message" : role, value: text });
  };
  walk(record, "", 0);
  return { fields, logs };
}
