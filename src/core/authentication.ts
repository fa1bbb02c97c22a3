/**
 * Whether a failure says that the key is invalid, lacks a permission, or names a model that does not exist. An operator
 * fixes that for all tasks at once; a retry fixes nothing.
 */
import type { RowError } from "./row.ts";

const AUTHENTICATION = new RegExp(
  [
    // Error classes and codes of SDKs and APIs.
    "\\b(?:authentication|permission_?denied|unauthori[sz]ed|unauthenticated)_?(?:error|exception)\\b",
    "\\b(?:permission_error|invalid_api_key|unauthenticated|permission_denied|model_not_found)\\b",
    "\\b(?:AccessDenied|UnrecognizedClient|ExpiredToken)Exception\\b",
    // Sentences about keys and models.
    "\\b(?:invalid|incorrect|missing|expired|revoked|unauthorized|no)\\s(?:x-)?api[\\s_-]?key\\b",
    "\\bapi[\\s_-]?key\\s(?:(?:is\\s)?(?:not\\s(?:valid|set|found)|invalid|missing|expired|required))",
    "_API_KEY\\b.{0,60}\\b(?:missing|not\\sset|empty|required)\\b",
    "\\bno\\ssuch\\smodel\\b|\\bmodel:?\\s[`'\"]?[\\w./:-]{1,80}[`'\"]?\\s(?:does\\snot\\sexist|(?:is|was)?\\s?not\\sfound)",
    // A number that is reported as an HTTP status.
    "\\b(?:http(?:/[\\d.]+)?|status(?:[\\s_]code)?|error(?:\\scode)?)\\s?[:=]?\\s?40[13]\\b|\\b401\\sUnauthorized\\b|\\b403\\sForbidden\\b",
  ].join("|"),
  "i",
);

/** Errors that belong to the task: an expectation about a status, or an answer that a content filter blocked. */
const OF_THE_TASK =
  /\bAssertionError\b|\bexpect(?:ed|ation)?\b|\bmoderation\b|\bflagged\b|\bcontent[\s_-]?(?:filter|policy)/i;

/** How much of the output to read. The last error of a child is near the end. */
const TAIL = 2_000;

/** Reads the error of a result row. */
export function isAuthenticationError({ type, message, cause, status_code }: RowError): boolean {
  const words = `${type ?? ""}: ${message ?? ""}: ${cause ?? ""}`.slice(0, TAIL);
  if (OF_THE_TASK.test(words)) return false;
  return status_code === 401 || status_code === 403 || AUTHENTICATION.test(words);
}

/** Reads the output of a failed child. */
export function endsInAuthenticationError(output: string): boolean {
  const words = output.slice(-TAIL);
  return AUTHENTICATION.test(words) && !OF_THE_TASK.test(words);
}
