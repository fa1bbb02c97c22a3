/**
 * Whether a child's last words tell of the network: a connection that could not be made or was lost, or a call that
 * took too long. Such a failure is worth another try soon, whoever the other end was. The detector knows those of
 * providers, which count as signs of their load; this is for the plain errors of runtimes and tools.
 */

/** An error is told at the end, but Node's stack and properties, and Python's notes, may follow it. */
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

/** @param text of a failed child, as far as it was kept */
export function tellsOfConnection(text: string): boolean {
  const lines = text.trimEnd().split("\n").slice(-LAST_LINES);
  return lines.some((line) => WORDS.test(line.trim().slice(0, LINE_LIMIT)));
}
