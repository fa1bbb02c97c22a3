/** What a provider's answer says of its limits: by status, headers, typed codes and exact notices. */
import type { Detector } from "../core/classify.ts";
import { isRateLimit, type RateLimit } from "../core/rate-limit.ts";

/** An answer that is no success, as it came. */
export interface RefusedAnswer {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
  /** The body of the request, as text; empty where it has none, or was too large to be held. */
  readonly asked: string;
}

/** Of an error body no more is read. */
const READ_LENGTH = 65_536;
/** Headers that state limits and waits. */
const LIMIT_HEADER = /^(?:retry-after|retry-after-ms|x-ms-retry-after-ms|x-ratelimit-.+|anthropic-ratelimit-.+)$/;

/**
 * The limit that an answer states; null for an error of another kind, an overload included. An instant is stated as an
 * instant: whoever reads the same limit later must come to the same end.
 *
 * @param now epoch ms
 */
export function readLimit(answer: RefusedAnswer, route: string, detector: Detector, now: number): RateLimit | null {
  const { status, headers, body, asked } = answer;
  if (status < 400 || status >= 500) return null;
  const stated = [...headers].filter(([name]) => LIMIT_HEADER.test(name)).map(([name, value]) => `${name}: ${value}`);
  const isByStatus = status === 429 || status === 402;
  const stating = `HTTP/1.1 ${status} ${status === 429 ? "Too Many Requests" : "Error"}`;
  // Anybody may write "rate limit" into the message of a bad request, and the answer to one often quotes it.
  const said = isByStatus ? body : withoutQuotes(body.slice(0, READ_LENGTH), asked);
  const found = detector.detect([stating, ...stated, "", said].join("\n").slice(0, READ_LENGTH));
  const isMeant = isByStatus || (found.certain && (found.kind === "stop" || found.kind === "task"));
  if (!isMeant || found.kind === "overload") return null;
  const evidence = messageOf(body) || found.evidence || `HTTP ${status}`;
  const source = {
    evidence: evidence.slice(0, EVIDENCE_LENGTH),
    provider: route,
    certain: true,
    source: "wire",
  } as const;
  if (!isRateLimit(found)) {
    if (status === 402) return { ...found, ...source, kind: "stop", form: "http-402" };
    return status === 429 ? { ...found, ...source, kind: "cap", form: "http-429" } : null;
  }
  const resetAt = found.kind === "stop" && found.retryAfterMs !== null ? now + found.retryAfterMs : found.resetAt;
  return { ...found, ...source, resetAt, retryAfterMs: found.kind === "stop" ? null : found.retryAfterMs };
}

const EVIDENCE_LENGTH = 500;

/** An answer without the phrases that the request has too. A typed code is one word, and stays. */
function withoutQuotes(body: string, asked: string): string {
  return body.replace(/[^.:!?'"`\\]{12,}/g, (phrase) =>
    /\S\s+\S/.test(phrase) && asked.includes(phrase.trim()) ? "" : phrase,
  );
}

/** The `message` of an error body, whoever's form it has. */
function messageOf(body: string): string {
  const quoted = /"message"\s*:\s*("(?:[^"\\]|\\.){1,2000}")/.exec(body)?.[1];
  if (quoted === undefined) return "";
  try {
    return String(JSON.parse(quoted)).replace(/\s+/g, " ").trim();
  } catch {
    return "";
  }
}

/** How long a limit asks to wait from now; null where it states nothing. */
export function statedWaitMs({ retryAfterMs, resetAt }: RateLimit, now: number): number | null {
  if (retryAfterMs !== null) return retryAfterMs;
  return resetAt === null ? null : Math.max(0, resetAt - now);
}
