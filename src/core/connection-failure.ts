/**
 * Whether the end of a child's output reports a network failure: a connection that failed or was lost, or a call that
 * timed out. Such a failure is worth a retry soon. The detector handles errors that providers report, which show their
 * load. This file handles the plain errors of runtimes and tools.
 */

/** How many lines to read. Node prints a stack and properties after the error, and Python prints notes. */
const LAST_LINES = 15;
const LINE_LIMIT = 2_000;

const WORDS = new RegExp(
  [
    "\\b(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ESOCKETTIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)\\b",
    "\\bconnection (?:refused|reset|aborted|timed out|closed by (?:peer|remote)|error)\\b",
    "\\b(?:failed|could ?n.t|could not|unable) to (?:connect|resolve host)|\\bcould ?n.t connect|\\bcould not resolve host\\b",
    "\\btemporary failure in name resolution\\b|\\bname or service not known\\b|\\bno such host\\b|\\bnodename nor servname\\b",
    "\\bnetwork is unreachable\\b|\\bno route to host\\b|\\bsocket hang up\\b|\\bsocket disconnected\\b|\\bfetch failed\\b",
    "\\b(?:operation|request|read|connect|handshake|i/o) (?:timed out|timeout)\\b|\\bTLS handshake timeout\\b|\\bAPITimeoutError\\b",
    "\\bcontext deadline exceeded\\b|\\baborted due to timeout\\b|^(?:\\w+\\.)*TimeoutError(?:: (?:timed out)?)?$",
  ].join("|"),
  "i",
);

/** @param text the kept part of a failed child's output */
export function isConnectionFailure(text: string): boolean {
  const lines = text.trimEnd().split("\n").slice(-LAST_LINES);
  return lines.some((line) => WORDS.test(line.trim().slice(0, LINE_LIMIT)));
}
