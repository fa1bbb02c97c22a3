/**
 * Whether the `error` of a result row names what failed. If it does not ("request failed"), the exit code and the
 * child's output decide.
 */
import type { RowError } from "./row.ts";

/** Failures that waiting does not fix. `PermissionDeniedError` and `permission_denied` match as one word. */
const NAMED = new RegExp(
  [
    // About the caller.
    "unauthori[sz]ed|unauthenticated|authenticat|authori[sz]ation|forbidden|(?:permission|access)[\\s_-]?denied|credentials?\\b",
    "(?:invalid|incorrect|missing|wrong|expired|revoked|no)\\s(?:\\w{1,20}\\s){0,2}(?:api[\\s_-]?key|token)\\b|invalid[_-]?api[_-]?key",
    // About the request.
    "(?:invalid|bad|malformed|unprocessable|unsupported)[\\s_-]?(?:request|argument|parameter|prompt|input|entity|model)",
    "not[\\s_-]?found|no[\\s_-]such|does not exist|schema|validation",
    "context[\\s_-]?(?:length|window|size)|(?:maximum|max|too many|too long)[\\s_-]?(?:context|tokens)|(?:prompt|input) is too long",
    "content[\\s_-]?(?:filter|policy|management)|safety|moderation|\\brefus(?:al|ed to answer)",
    // An HTTP status other than 429.
    "\\b(?:error|status|code|http)\\b[^\\n\\d]{0,12}(?:4(?!29)\\d\\d|5\\d\\d)\\b",
  ].join("|"),
  "i",
);

const LONGEST = 2_000;

/**
 * True if the error names a failure of its own that is not a limit. `is_retryable: true` names none, because limits are
 * retryable.
 */
export function namesFailure(error: RowError): boolean {
  if (error.is_retryable === false) return true;
  if (error.status_code !== undefined && error.status_code >= 400) return true;
  return NAMED.test(`${error.type ?? ""}: ${error.message ?? ""}: ${error.cause ?? ""}`.slice(0, LONGEST));
}
