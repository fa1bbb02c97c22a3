/** Records that report no error of the child: answers, talk of an agent, grades, interfaces, recorded exchanges. */
import { fieldRole, isGoodState, isTalk } from "./fields.ts";
import type { NotationObject, NotationValue } from "./notation.ts";

/** The value of the field `name`; undefined where there is none. */
export function field(object: NotationObject, name: string): NotationValue | undefined {
  return object.entries.find(([key]) => key === name)?.[1];
}

/** Whether a field holds anything: no null, nothing empty, no false and no zero. */
export function isFilled(value: NotationValue | undefined): boolean {
  if (value === undefined || value === null || value === "" || value === false || value === 0) return false;
  if (typeof value !== "object") return true;
  return value.kind === "list" ? value.items.length > 0 : value.entries.length > 0;
}

/** An agent that got an answer: whatever was refused before was retried with success. */
export function isAnswer(top: NotationObject): boolean {
  const type = field(top, "type");
  if (type === "turn.completed") return true;
  if (type === "result") return field(top, "is_error") === false && field(top, "subtype") === "success";
  if (type !== "assistant" || field(top, "isApiErrorMessage") === true || isFilled(field(top, "error"))) return false;
  const message = field(top, "message");
  return (
    typeof message === "object" &&
    message !== null &&
    message.kind === "object" &&
    field(message, "model") !== "<synthetic>"
  );
}

/** Talk of an agent, a good result, a healthy event. */
export function isSilent(top: NotationObject): boolean {
  const type = field(top, "type");
  if (field(top, "is_error") === true || field(top, "isApiErrorMessage") === true) return false;
  if (field(top, "is_error") === false && type === "result") return true;
  if (isInterface(top) || field(top, "sha") !== undefined || field(top, "commit") !== undefined) return true;
  const failed = ["error", "errors", "err", "exception", "last_error"].some((name) => isFilled(field(top, name)));
  const item = field(top, "item");
  if (typeof item === "object" && item !== null && item.kind === "object") {
    const itemType = field(item, "type");
    if (typeof itemType === "string" && itemType !== "error" && isTalk(itemType)) return true;
  }
  if (failed) return false;
  // The verdict of a grader tells of an answer.
  const isGraded = ["score", "grade", "verdict", "rating"].some((name) => isGrade(field(top, name)));
  if (isGraded && top.entries.some(([key, value]) => fieldRole(key) === "message" && isFilled(value))) return true;
  if (typeof type === "string" && isTalk(type)) return true;
  if (field(top, "role") !== undefined && field(top, "content") !== undefined) return true;
  const level = field(top, "level") ?? field(top, "severity") ?? field(top, "levelname");
  if (typeof level === "string" && /^(?:info|debug|trace|notice)$/i.test(level) && !isBadStatus(top)) return true;
  if (typeof level === "number" && level < 40 && level >= 10 && !isBadStatus(top)) return true;
  const status = field(top, "status") ?? field(top, "state") ?? field(top, "outcome");
  // A span of OpenTelemetry: `{"status": {"code": "OK"}}`.
  const inner = typeof status === "object" && status?.kind === "object" ? field(status, "code") : undefined;
  return (
    (typeof status === "string" && isGoodState(status)) ||
    (typeof inner === "string" && isGoodState(inner)) ||
    field(top, "ok") === true ||
    field(top, "passed") === true ||
    field(top, "exit_code") === 0
  );
}

function isGrade(value: NotationValue | undefined): boolean {
  return (
    typeof value === "number" ||
    (typeof value === "string" && /^(?:[a-f][+-]?|[\d./]{1,9}|pass|fail|(?:in)?correct|wrong|yes|no)$/i.test(value))
  );
}

/** JSON Schema and OpenAPI: what may be answered. */
function isInterface(top: NotationObject): boolean {
  const properties = field(top, "properties");
  const isObject = typeof properties === "object" && properties !== null && properties.kind === "object";
  return (
    (isObject && typeof field(top, "type") === "string") ||
    ["$schema", "openapi", "swagger"].some((name) => field(top, name) !== undefined)
  );
}

function isBadStatus(top: NotationObject): boolean {
  return top.entries.some(([key, value]) => fieldRole(key) === "status" && Number(value) >= 400);
}

/** A stub of a test or a recorded exchange: what it answers when it is asked. */
export function isExchange(top: NotationObject): boolean {
  const names = top.entries.map(([key]) => key.toLowerCase());
  return (
    names.includes("request") &&
    names.includes("response") &&
    !names.some((name) => /^(?:name|message|code|error|stack|status|statuscode|is_?error|detail|level|msg)$/.test(name))
  );
}
