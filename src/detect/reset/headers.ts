/** Reads the wait from response headers: `Retry-After` and the rate-limit families. */
import { readDuration } from "./duration-words.ts";
import { type InstantContext, laterEpoch, readInstant } from "./instant.ts";
import { longest, type Wait } from "./wait.ts";

/** From this number of seconds on it is an epoch; below it (three years), a duration. */
export const LEAST_EPOCH_S = 1e8;

/** Header names in lower case. If a header is repeated, the last one wins. */
export type Headers = ReadonlyMap<string, string>;

const HEADER_NAME =
  /^(?:retry-after(?:-ms)?|x-ms-retry-after-ms|x-retry-after(?:-ms)?|(?:[a-z]+-){0,3}[a-z]{0,20}rate-?limit(?:bysize)?(?:-[a-z0-9-]{1,60})?)$/;

/** Whether a header is about limits. */
export function isLimitHeader(name: string): boolean {
  return HEADER_NAME.test(name.toLowerCase());
}

/**
 * The wait that headers of a refusal state: `retry-after-ms`, then `Retry-After`, then the reset of the family whose
 * remaining count is 0 (the longest if there are several).
 */
export function readHeaderWait(headers: Headers, context: InstantContext): Wait | null {
  return (
    readExact(headers) ?? readRetryAfter(headers, context) ?? longest(familyResets(headers, context), context.nowAt)
  );
}

/** The `Retry-After` beside a `retry-after-ms`: the same wait, rounded up. Null if one of them is missing. */
export function readRounded(headers: Headers, context: InstantContext): Wait | null {
  return readExact(headers) === null ? null : readRetryAfter(headers, context);
}

function readExact(headers: Headers): Wait | null {
  for (const name of ["retry-after-ms", "x-ms-retry-after-ms", "x-retry-after-ms"]) {
    const ms = number(headers.get(name));
    if (ms !== null && ms >= 0) return { kind: "duration", ms };
  }
  return null;
}

function readRetryAfter(headers: Headers, context: InstantContext): Wait | null {
  for (const [name, value] of headers) {
    const wait = /(?:^|-)retry-after(?:-seconds)?$/.test(name) ? readReset(value, context) : null;
    if (wait !== null) return wait;
  }
  return null;
}

/** Whether a header family says that nothing is left, or that the request was rejected. */
export function isExhausted(headers: Headers): boolean {
  for (const [name, value] of headers) {
    if (!isLimitHeader(name)) continue;
    if (/(?:^|-)remaining(?:-|$)/.test(name) && number(value) !== null && Number(number(value)) <= 0) return true;
    if (/-status$/.test(name) && !/overage/.test(name) && value.trim().toLowerCase() === "rejected") return true;
    if (/^ratelimit$/.test(name) && /(?:\br|remaining)=0\b/.test(value)) return true;
  }
  return false;
}

function familyResets(headers: Headers, context: InstantContext): Wait[] {
  const resets = [...headers].filter(([name]) => isLimitHeader(name) && name.includes("-reset"));
  const families = resets.map(([name, value]) => {
    const sibling = (word: string) => headers.get(name.replace(/-reset(?:-after|-at|-ms|-time)?(?=-|$)/, `-${word}`));
    const remaining = number(sibling("remaining"));
    const isRejected = sibling("status")?.trim().toLowerCase() === "rejected";
    const isSpent = isRejected || (remaining !== null && remaining <= 0);
    return { reset: name.endsWith("-ms") ? `${value}ms` : value, isSpent, isCounted: remaining !== null };
  });
  const spent = families.filter(({ isSpent }) => isSpent);
  // A single reset without a count can only be about this refusal.
  const only = families.length === 1 ? families.filter(({ isCounted }) => !isCounted) : [];
  const governing = spent.length > 0 ? spent : only;
  // The draft of the IETF: `ratelimit: "api";r=0;t=55` and `ratelimit: limit=100, remaining=0, reset=55`.
  // It may list several policies, each with its name in quotes.
  const policies = (headers.get("ratelimit") ?? "").split(/,\s*(?=")/);
  const spentPolicies = policies.filter((policy) => /\b(?:r|remaining)=0\b/.test(policy));
  const draftResets = spentPolicies.flatMap((policy) => /\b(?:t|reset)=(\d{1,9})/.exec(policy)?.[1] ?? []);
  return [...governing.map(({ reset }) => reset), ...draftResets]
    .map((reset) => readReset(reset, context))
    .filter((wait) => wait !== null);
}

/**
 * A reset in any notation: a duration, seconds from now, an epoch in s or ms, RFC 3339, an HTTP date.
 *
 * @returns null if it is none of these, negative, in the past, or not a date
 */
export function readReset(value: string, context: InstantContext): Wait | null {
  const text = bare(value);
  const plain = number(text);
  if (plain !== null) {
    if (plain < 0) return null;
    if (plain < LEAST_EPOCH_S) return { kind: "duration", ms: plain * 1_000 };
    const at = laterEpoch(plain, context.nowAt);
    return at === null ? null : { kind: "instant", at };
  }
  const duration = readDuration(text);
  if (duration !== null && duration.end === text.length) return { kind: "duration", ms: duration.durationMs };
  const instant = readInstant(text, 0, context);
  return instant === null ? null : { kind: "instant", at: instant.at };
}

function number(value: string | undefined): number | null {
  if (value === undefined) return null;
  const text = bare(value);
  return /^-?\d{1,16}(?:\.\d{1,9})?$/.test(text) ? Number(text) : null;
}

/** Strips a few quotes and brackets around a value. */
function bare(value: string): string {
  return value.trim().replace(/^["'[]{1,4}|["'\]]{1,4}$/g, "");
}
