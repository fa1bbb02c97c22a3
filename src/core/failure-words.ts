/** Classifies the text of a failure: a failed connection, a refused key, or another failure that is not a limit. */
import type { RowError } from "./row.ts";

/** How many lines to read. Node prints a stack and properties after the error, and Python prints notes. */
const LAST_LINES = 15;
/** How many characters of a line, an error or an output to read. */
const LONGEST = 2_000;

const CONNECTION = new RegExp(
  [
    "\\b(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ESOCKETTIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)\\b",
    "\\bconnection (?:refused|reset|aborted|timed out|closed by (?:peer|remote)|error)\\b",
    "\\b(?:failed|could ?n.t|could not|unable) to (?:connect|resolve host)",
    "\\bcould ?n.t connect|\\bcould not resolve host\\b",
    "\\btemporary failure in name resolution\\b|\\bname or service not known\\b",
    "\\bno such host\\b|\\bnodename nor servname\\b",
    "\\bnetwork is unreachable\\b|\\bno route to host\\b",
    "\\bsocket hang up\\b|\\bsocket disconnected\\b|\\bfetch failed\\b",
    "\\b(?:operation|request|read|connect|handshake|i/o) (?:timed out|timeout)\\b",
    "\\bTLS handshake timeout\\b|\\bAPITimeoutError\\b",
    "\\bcontext deadline exceeded\\b|\\baborted due to timeout\\b|^(?:(?:\\w+\\.)*TimeoutError|socket\\.timeout)(?:: (?:timed out)?)?$",
    // httpx's errors often have no message.
    "^http(?:x|core)\\.(?:\\w+Timeout|(?:Read|Write)Error)\\b",
  ].join("|"),
  "i",
);

/**
 * Whether the end of a child's output reports a network failure: a connection that failed or was lost, or a call that
 * timed out. Such a failure is worth a retry soon. The detector handles errors that providers report, which show their
 * load. This handles the plain errors of runtimes and tools.
 *
 * @param text the kept part of a failed child's output
 */
export function isConnectionFailure(text: string): boolean {
  const lines = text.trimEnd().split("\n").slice(-LAST_LINES);
  return lines.some((line) => CONNECTION.test(line.trim().slice(0, LONGEST)));
}

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
    "\\bno\\ssuch\\smodel\\b",
    "\\bmodel:?\\s[`'\"]?[\\w./:-]{1,80}[`'\"]?\\s(?:does\\snot\\sexist|(?:is|was)?\\s?not\\sfound)",
    // Anthropic, Gemini, OpenRouter, Mistral, DeepSeek, Claude Code, Bedrock and Azure, each in its own words.
    "\\bnot_found_error\\b.{0,40}\\bmodel: |\\bmodels/[\\w.-]{1,80} is not found for API version\\b",
    "\\bis not a valid model id\\b|^invalid_model:|\\binvalid_model['\"][,}]",
    "\\bmodel not exist\\b|\\bDeploymentNotFound\\b",
    "\\bissue with the selected model\\b|\\bprovided model identifier is invalid\\b",
    // A number that is reported as an HTTP status.
    "\\b(?:http(?:/[\\d.]+)?|status(?:[\\s_]code)?|error(?:\\scode)?)\\s?[:=]?\\s?40[13]\\b",
    "\\b401\\sUnauthorized\\b|\\b403\\sForbidden\\b",
  ].join("|"),
  "i",
);

/** Errors that belong to the task: an expectation about a status, or an answer that a content filter blocked. */
const OF_THE_TASK =
  /\bAssertionError\b|\bexpect(?:ed|ation)?\b|\bmoderation\b|\bflagged\b|\bcontent[\s_-]?(?:filter|policy)/i;

/**
 * Whether the error of a result row says that the key is invalid, lacks a permission, or names a model that does not
 * exist. An operator must fix such an error, for all tasks at once. A retry does not help.
 */
export function isAuthenticationError({ type, message, cause, status_code }: RowError): boolean {
  const words = `${type ?? ""}: ${message ?? ""}: ${cause ?? ""}`.slice(0, LONGEST);
  if (OF_THE_TASK.test(words)) return false;
  return status_code === 401 || status_code === 403 || AUTHENTICATION.test(words);
}

/** The same for the output of a failed child. */
export function endsInAuthenticationError(output: string): boolean {
  const words = output.slice(-LONGEST);
  return AUTHENTICATION.test(words) && !OF_THE_TASK.test(words);
}

/** Failures that waiting does not fix. `PermissionDeniedError` and `permission_denied` match as one word. */
const NAMED = new RegExp(
  [
    // About the caller.
    "unauthori[sz]ed|unauthenticated|authenticat|authori[sz]ation",
    "forbidden|(?:permission|access)[\\s_-]?denied|credentials?\\b",
    "(?:invalid|incorrect|missing|wrong|expired|revoked|no)\\s(?:\\w{1,20}\\s){0,2}(?:api[\\s_-]?key|token)\\b",
    "invalid[_-]?api[_-]?key",
    // About the request.
    "(?:invalid|bad|malformed|unprocessable|unsupported)[\\s_-]?(?:request|argument|parameter|prompt|input|entity|model)",
    "not[\\s_-]?found|no[\\s_-]such|does not exist|schema|validation",
    "context[\\s_-]?(?:length|window|size)",
    "(?:maximum|max|too many|too long)[\\s_-]?(?:context|tokens)|(?:prompt|input) is too long",
    "content[\\s_-]?(?:filter|policy|management)|safety|moderation|\\brefus(?:al|ed to answer)",
    // An HTTP status other than 429.
    "\\b(?:error|status|code|http)\\b[^\\n\\d]{0,12}(?:4(?!29)\\d\\d|5\\d\\d)\\b",
  ].join("|"),
  "i",
);

/**
 * Whether the `error` of a result row names what failed, and that is not a limit. If it does not ("request failed"),
 * the exit code and the child's output decide. `is_retryable: true` names no failure, because limits are retryable.
 */
export function namesFailure(error: RowError): boolean {
  if (error.is_retryable === false) return true;
  if (error.status_code !== undefined && error.status_code >= 400) return true;
  return NAMED.test(`${error.type ?? ""}: ${error.message ?? ""}: ${error.cause ?? ""}`.slice(0, LONGEST));
}
