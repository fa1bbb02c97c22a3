/** Responses as `curl -i`, `curl -v` and http clients print them: a status line, headers, perhaps a body. */
import { type Facts, noFacts, WORDS_LENGTH } from "../facts.ts";
import { isLimitHeader } from "../reset/headers.ts";

const HEAD = /^\s{0,4}(?:[<*] |reply: ['"]|<- )?HTTP(?:\/\d(?:\.\d)?)?\s([1-5]\d\d)\b(.{0,200})$/;
const HEADER = /^\s{0,4}(?:< |header: )?([A-Za-z][\w-]{1,80}):\s{0,4}(.{0,2000})$/;
const LONGEST_HEAD = 80;
const LONGEST_LINE = 16_000;

export interface ResponseHead {
  readonly status: number;
  readonly facts: Facts;
  /** Index of the line after the headers. */
  readonly next: number;
}

/** Reads a response whose status line stands at `index`; null where none does. */
export function readResponseHead(lines: readonly string[], index: number): ResponseHead | null {
  const head = HEAD.exec(lines[index] ?? "");
  if (head === null) return null;
  const rest = head[2] ?? "";
  // "HTTP 429: quota exceeded" and prose after the status are messages, not status lines.
  if (!/^(?:\s[A-Za-z][\w ]{0,60}|\s[\w.+-]+\/[\w.+-]+)?\s*(?:\\r\\n['"]?)?\s*$/.test(rest)) return null;
  const facts = noFacts();
  facts.status = Number(head[1]);
  facts.structured = true;
  facts.words = (lines[index] ?? "").trim().slice(0, WORDS_LENGTH);
  facts.context = facts.words;
  let next = index + 1;
  for (; next < lines.length && next - index < LONGEST_HEAD; next += 1) {
    const header = HEADER.exec(lines[next] ?? "");
    if (header === null) break;
    const name = (header[1] ?? "").toLowerCase();
    if (isLimitHeader(name)) facts.headers.set(name, (header[2] ?? "").trim());
  }
  return { status: facts.status, facts, next };
}

const IN_TEXT =
  /["'\\]{0,4}\b(retry-after(?:-ms)?|x-ms-retry-after-ms|(?:x-|anthropic-)?rate-?limit(?:-[a-z0-9-]{1,60})?)["'\\]{0,4}\]?\s{0,2}[:=,]\s{0,2}[[("'\\]{0,4}((?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},?\s[^"'\\\]\n]{1,40})|[^"'\\,;)\]}\s]{1,60})/gi;

/** Headers that stand in a line of text: `x-ratelimit-remaining=0`, `Retry-After: 30`. */
export function readHeadersInText(text: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const match of text.slice(0, LONGEST_LINE).matchAll(IN_TEXT))
    headers.set((match[1] ?? "").toLowerCase(), match[2] ?? "");
  return headers;
}
