/** Reads the limit from a provider's answer: by status, headers, typed codes and exact notices. */
import type { Detector } from "../core/evidence.ts";
import { isObject, jsonOrNull } from "../core/json.ts";
import { type Detection, isRateLimit, type RateLimit } from "../core/rate-limit.ts";

/** An answer that is not a success, as it came. */
interface RefusedAnswer {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
  /** The body of the request, as text; empty if it has none, or if no string can hold it. */
  readonly asked: string;
}

/** How much of an error body is read. */
const READ_LENGTH = 65_536;
/** Headers that state limits and waits, also those of the IETF's draft, as Hugging Face sends them. */
const LIMIT_HEADER = /retry-after|rate-?limit/;
/** LiteLLM's proxy puts this before the headers of the provider behind it. */
const PASSED_ON = /^llm_provider-/;

/**
 * The limit that an answer states; null for any other error, an overload included.
 *
 * @param now epoch ms
 */
export function readLimit(answer: RefusedAnswer, route: string, detector: Detector, now: number): RateLimit | null {
  const { status, headers, body, asked } = answer;
  if (status < 400) return null;
  // If two headers have the same name, the last one counts. It is the proxy's own, which covers all providers behind
  // it.
  const limits = [...headers]
    .filter(([name]) => LIMIT_HEADER.test(name))
    .sort(([a], [b]) => Number(PASSED_ON.test(b)) - Number(PASSED_ON.test(a)));
  const stated = limits.map(([name, value]) => `${name.replace(PASSED_ON, "")}: ${value}`);
  const isByStatus = status === 429 || status === 402;
  const said = isByStatus ? body : withoutQuotes(body.slice(0, READ_LENGTH), asked);
  const found = detectAnswer(status, stated, said, detector);
  if (!isByStatus && !(statesLimit(said, detector) && (found.kind === "stop" || found.kind === "task"))) return null;
  if (found.kind === "overload") return null;
  if (isRateLimit(found)) return onWire(found, body, route, now);
  return onWire({ ...found, kind: status === 402 ? "stop" : "cap", form: `http-${status}` }, body, route, now);
}

/**
 * What an error states although its status does not: an event of a stream, or a whole answer. A limit, or `outage` if
 * the provider failed. Null for any other error.
 *
 * @param data the error as JSON @param asked the body of the request, as text @param now epoch ms
 */
export function readLateError(
  data: string,
  asked: string,
  route: string,
  detector: Detector,
  now: number,
): RateLimit | "outage" | null {
  const said = withoutQuotes(JSON.stringify({ error: errorIn(data) }).slice(0, READ_LENGTH), asked);
  const found = detectAnswer(400, [], said, detector);
  if (isRateLimit(found) && statesLimit(said, detector)) return onWire(found, data, route, now);
  const { type, code } = errorIn(data);
  const isOfServer = SERVER_ERROR.test(String(type)) || SERVER_ERROR.test(String(code));
  return found.kind === "overload" || isOfServer ? "outage" : null;
}

/** Anthropic's and OpenAI's types for a failure of the server, and a status in the place of a code, as OpenRouter sends it. */
const SERVER_ERROR = /^(?:api_error|server_error|internal_(?:server_)?error|5\d\d)$/;

function detectAnswer(status: number, headers: readonly string[], body: string, detector: Detector): Detection {
  const start = `HTTP/1.1 ${status} ${status === 429 ? "Too Many Requests" : "Error"}`;
  return detector.detect([start, ...headers, "", body].join("\n").slice(0, READ_LENGTH));
}

/**
 * Whether an error body states a limit in its typed fields, or in a provider's exact notice. Anybody may write "rate limit"
 * or `insufficient_quota` into a prompt, and the message of an error often quotes it.
 */
function statesLimit(body: string, detector: Detector): boolean {
  const { message, errors, details, ...typed } = errorIn(body);
  const codes = [typed, ...[errors, details].flat().filter(isObject)].map(({ type, code, status, reason }) => ({
    error: { type, code, status, reason },
  }));
  if (codes.some((fields) => isCertain(detector.detect(JSON.stringify(fields))))) return true;
  const notice = detector.detect(typeof message === "string" ? message : body);
  return isCertain(notice) && notice.provider !== null;
}

function isCertain(detection: Detection): boolean {
  return detection.certain && isRateLimit(detection);
}

/**
 * The error object of a body or of an event's data, whichever provider's form it has. Google sends lists, OpenRouter
 * fails a choice.
 */
function errorIn(body: string): Readonly<Record<string, unknown>> {
  const value: unknown = [jsonOrNull(body)].flat().at(-1);
  if (!isObject(value)) return {};
  const holders = [value, value.response, value.choices].flat().filter(isObject);
  return holders.map(({ error }) => error).find(isObject) ?? value;
}

/** A stop states an instant instead of a wait, because others read the same limit later. */
function onWire(found: RateLimit, body: string, route: string, now: number): RateLimit {
  const isStop = found.kind === "stop";
  const error = errorIn(body);
  const layers = [error, error.error, error.errors, error.detail].flat().filter(isObject);
  const message = layers.map((layer) => layer.message).find((one) => typeof one === "string") ?? "";
  const words = message.replace(/\s+/g, " ").trim();
  return {
    ...found,
    evidence: (words || found.evidence || (found.form ?? "rate limit")).slice(0, EVIDENCE_LENGTH),
    provider: route,
    certain: true,
    source: "wire",
    resetAt: isStop && found.retryAfterMs !== null ? now + found.retryAfterMs : found.resetAt,
    retryAfterMs: isStop ? null : found.retryAfterMs,
  };
}

const EVIDENCE_LENGTH = 500;

/** An answer without the phrases that are in the request too, however JSON escapes them. A typed code is one word, and stays. */
function withoutQuotes(body: string, asked: string): string {
  const question = unescaped(asked).toLowerCase();
  return unescaped(body).replace(/[^.:!?'"`\\]{12,}/g, (phrase) =>
    /\S\s+\S/.test(phrase) && question.includes(phrase.trim().toLowerCase()) ? "" : phrase,
  );
}

/** Characters in place of `\u` escapes, but for those that JSON must escape. */
function unescaped(json: string): string {
  return json.replace(/\\u(?!00[01]|0022|005c)([0-9a-f]{4})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
