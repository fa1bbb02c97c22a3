/** From what a text says to what is done about it: the rules of the contract, in one place. */

import { type Detection, type DetectionKind, NOTHING_DETECTED } from "../rate-limit.ts";
import type { DetectContext } from "./detect-context.ts";
import { type Facts, WORDS_LENGTH } from "./facts.ts";
import { LIMIT_MEANINGS, type Meaning } from "./forms/form.ts";
import { providerOf } from "./forms/providers.ts";
import { isExhausted, readHeaderWait } from "./reset/headers.ts";
import { longest, type Wait, waitMs } from "./reset/wait.ts";

const PER_DAY =
  /\/\s?(?:day|week|month)\b|per[-_\s]?(?:1\s)?(?:day|week|month|24)|perday|\b(?:RPD|TPD)\b|\bdaily\b|\bweekly\b|\bmonthly\b|per 86400|\b24[- ]hours?\speriod|\bevery 24 hours/i;
/** Vertex AI counts the requests to its generative models by the minute, and names that page beside the quota. */
const PER_MINUTE =
  /per[-_\s]?(?:min|sec|hour|second)|perminute|persecond|perhour|\b(?:RPM|TPM|ITPM|OTPM|QPS|RPS|QPM)\b|\/ ?min|this minute|\/ ?sec|per \d{1,4} ?(?:min|sec|s\b|hour)|\bwith backoff\b|\bquotas-genai\b|\baiplatform\.googleapis\.com\/(?:online_prediction|generate_content)/i;
/** Google's violation of a daily quota; its RetryInfo beside it is a technical delay. */
const GOOGLE_PER_DAY = /\b\w{0,60}PerDay\w{0,60}\b|per_day/;
/** Forms of what is used up and is neither requests nor credit, whatever code says so (gRPC's RESOURCE_EXHAUSTED). */
const OTHER_RESOURCES: ReadonlySet<string> = new Set(["storage", "memory", "log-lines", "purse"]);

/** The verdict on what was read. */
export function judge(facts: Facts, context: DetectContext): Detection {
  return judged(facts, context) ?? NOTHING_DETECTED;
}

/** By the first rule that holds; null where none does. */
function judged(facts: Facts, context: DetectContext): Detection | null {
  const { meanings, status } = facts;
  const wait = statedWait(facts, context);
  const has = (meaning: Meaning): boolean => meanings.has(meaning);
  const limited = LIMIT_MEANINGS.some(has) || status === 429 || status === 413;

  if (has("task") && (limited || status === 400 || status === 402 || status === null))
    return answer("task", "task", facts, null, context);
  if (asksForMoreThanLimit(facts.context) && limited && !has("other"))
    return answer("task", "task", facts, null, context, "request-too-large");
  const other = meanings.get("other");
  if (other !== undefined && OTHER_RESOURCES.has(other) && status !== 429) return null;
  if (other === "harness-limit" && status === null && !facts.typed) return null;
  if (has("money")) return answer("stop", "money", facts, onlyLong(wait, context), context);
  if (status === 402) return answer("stop", "money", facts, onlyLong(wait, context), context, "payment-required");
  if (has("other") && !facts.typed && status !== 429) return null;
  if (has("period") && !isDenied(facts)) return answer("stop", "period", facts, wait, context);
  if (has("overload") && !isOwnRate(facts)) return answer("overload", "overload", facts, wait, context);
  if (has("quota")) return quota(facts, wait, context);
  if (has("rate") || status === 429) {
    if (status !== null && status >= 500 && meanings.get("rate") === "slow-down")
      return answer("overload", "failure", facts, wait, context, "slow-down");
    return rate(facts, wait, context);
  }
  if (status === 403 && (isExhausted(facts.headers) || facts.headers.has("retry-after")))
    return rate(facts, wait, context);
  if (has("failure") && (status === null || status >= 500 || status === 408))
    return answer("overload", "failure", facts, wait, context);
  if (status !== null && status >= 500) return answer("overload", "failure", facts, wait, context, "http-5xx");
  if (status === 408) return answer("overload", "connection", facts, wait, context, "http-408");
  if (has("connection") && !has("other") && status === null)
    return answer("overload", "connection", facts, wait, context);
  return null;
}

/** "not your usage limit" is said of an overload; a class named so may ask to slow down all the same. */
function isDenied({ meanings }: Facts): boolean {
  const isByName = meanings.get("period") === "usage-limit" && meanings.get("rate") === "slow-down";
  return meanings.get("overload") === "not-your-limit" || isByName;
}

/** "Rate limit exceeded … High demand for this model": the demand explains the limit, it is not what refused. */
function isOwnRate({ meanings }: Facts): boolean {
  return meanings.get("overload") === "high-demand-words" && meanings.get("rate") === "rate-limit-reached";
}

function quota(facts: Facts, wait: Wait | null, context: DetectContext): Detection {
  const google = GOOGLE_PER_DAY.test(facts.context);
  if (google) return answer("stop", "quota", facts, withoutTechnicalDelay(facts, context), context, "daily-quota");
  if (wait !== null) return answer("stop", "quota", facts, wait, context);
  if (PER_DAY.test(facts.context)) return answer("stop", "quota", facts, null, context);
  if (PER_MINUTE.test(facts.context) || facts.meanings.get("rate") === "throttling")
    return answer("cap", "quota", facts, null, context);
  return answer("stop", "quota", facts, null, context);
}

function rate(facts: Facts, wait: Wait | null, context: DetectContext): Detection {
  if (wait !== null) {
    if (GOOGLE_PER_DAY.test(facts.context) && facts.waits.some((one) => one.source === "retry-info"))
      return quota(facts, wait, context);
    return answer("stop", "rate", facts, wait, context);
  }
  const daily = PER_DAY.test(facts.context) && PER_DAY.test(facts.words || facts.context);
  return answer(daily ? "stop" : "cap", "rate", facts, null, context);
}

/** The wait of the headers and of the words; of both the longest, since they speak of one refusal. */
function statedWait(facts: Facts, context: DetectContext): Wait | null {
  const header = readHeaderWait(facts.headers, context);
  const all = facts.waits.filter((wait) => waitMs(wait, context.nowAt) >= 0);
  return longest(header === null ? all : [header, ...all], context.nowAt);
}

/** Beside a spent daily quota only what speaks of the quota counts. */
function withoutTechnicalDelay(facts: Facts, context: DetectContext): Wait | null {
  return longest(
    facts.waits.filter((wait) => wait.source === "field" || wait.kind === "instant"),
    context.nowAt,
  );
}

/** Money does not come back within a minute: a short delay beside it is technical. */
function onlyLong(wait: Wait | null, context: DetectContext): Wait | null {
  return wait !== null && waitMs(wait, context.nowAt) > context.retryAfterThresholdMs ? wait : null;
}

const ASKED = /\blimit[:\s]{1,3}([\d,]{1,15})[^\n]{0,40}?\brequested[:\s]{1,3}~?([\d,]{1,15})/i;

/** "Limit 30000, Used 0, Requested 47112": no waiting makes it fit. */
function asksForMoreThanLimit(text: string): boolean {
  const match = ASKED.exec(text);
  if (match === null) return false;
  const limit = Number((match[1] ?? "").replaceAll(",", ""));
  const requested = Number((match[2] ?? "").replaceAll(",", ""));
  return requested > limit;
}

function answer(
  kind: DetectionKind,
  meaning: Meaning,
  facts: Facts,
  wait: Wait | null,
  context: DetectContext,
  form?: string,
): Detection {
  const long = wait !== null && waitMs(wait, context.nowAt) > context.retryAfterThresholdMs;
  const settled: DetectionKind =
    wait === null || kind === "overload" || kind === "task" ? kind : long ? "stop" : "wait";
  return {
    kind: settled,
    certain: true,
    retryAfterMs: wait?.kind === "duration" ? wait.ms : null,
    resetAt: wait?.kind === "instant" ? wait.at : null,
    evidence: facts.words.replace(/\s+/g, " ").trim().slice(0, WORDS_LENGTH),
    form: form ?? facts.meanings.get(meaning) ?? `http-${facts.status}`,
    provider: providerOf(facts.context),
  };
}
