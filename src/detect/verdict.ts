/**
 * Turns the evidence of an error into a verdict. All rules of the contract are here, and `verdictFor` applies the first
 * one that fits: a limit of one request, a failure that only uses the words of limits, money, overload, a period, a
 * quota, a rate, and finally a failing server.
 */
import { type Detection, type DetectionKind, NOTHING_DETECTED } from "../core/rate-limit.ts";
import type { DetectContext } from "./context.ts";
import { oneOf } from "./forms/form.ts";
import { LIMIT_MEANINGS, type LimitEvidence, type Meaning } from "./limit-evidence.ts";
import { providerOf } from "./provider.ts";
import { WORDS_LENGTH } from "./read-message.ts";
import { isExhausted, readHeaderWait, readRounded } from "./reset/headers.ts";
import { longest, type Wait, waitMs } from "./reset/wait.ts";

const { raw } = String;

type Meanings = LimitEvidence["meanings"];
type Give = (kind: DetectionKind, meaning: Meaning, stated: Wait | null, form?: string) => Detection;

/** The verdict on an error. */
export function verdictFor(evidence: LimitEvidence, context: DetectContext): Detection {
  const { status, headers } = evidence;
  const meanings = withoutGuesses(evidence.meanings);
  const wait = statedWait(evidence, context);
  const has = (meaning: Meaning): boolean => meanings.has(meaning);
  const give: Give = (kind, meaning, stated, form) => detection(kind, meaning, stated, evidence, context, form);

  const isFirm = evidence.typed || status === 429 || LIMIT_MEANINGS.some((meaning) => meanings.get(meaning)?.certain);
  if (has("task")) return give("task", "task", null);
  if (isFirm && isHopeless(evidence.context, wait)) return give("task", "task", null, "request-too-large");

  if (concernsOtherResource(status, meanings)) return NOTHING_DETECTED;
  if (has("other") && !isFirm && status !== 402 && !isServerError(status)) return NOTHING_DETECTED;

  if ((status === 402 || has("money")) && IN_FLIGHT_BUDGET.test(evidence.context)) return rate(evidence, wait, give);
  if (has("money") && !isMoneyOfMinute(evidence.context, meanings)) return give("stop", "money", long(wait, context));
  if (status === 402) return give("stop", "money", long(wait, context), "payment-required");

  if (has("overload") && !isOwnRate(evidence.context, meanings)) return give("overload", "overload", wait);
  if (has("period") && !isRateOfPlan(evidence.context, meanings)) return give("stop", "period", wait);
  const isRate = has("rate") || status === 429;
  if ((has("quota") || isRate) && GOOGLE_PER_DAY.test(evidence.context)) {
    return give("stop", "quota", long(wait, context), "daily-quota");
  }
  if (has("quota")) return quota(evidence, wait, give);
  // S3 and compatible services say "slow down" with a 503.
  if (isServerError(status) && meanings.get("rate")?.form === "slow-down") return give("overload", "rate", wait);
  const isLimited403 = status === 403 && (isExhausted(headers) || headers.has("retry-after"));
  if (isRate || isLimited403) return rate(evidence, wait, give);

  if (isServerError(status) || status === 408) return give("overload", "failure", wait, `http-${status}`);
  if (has("failure") && status === null) return give("overload", "failure", wait);
  if (has("connection") && status === null) return give("overload", "connection", wait);
  return NOTHING_DETECTED;
}

/** If a provider's own notice was found, generic phrases in the same message add nothing. */
function withoutGuesses(meanings: Meanings): Meanings {
  const isNotice = [...meanings.values()].some((sign) => typeof sign.provider === "string");
  if (!isNotice) return meanings;
  return new Map([...meanings].filter(([meaning, sign]) => sign.certain || !LIMIT_MEANINGS.includes(meaning)));
}

/** Whether waiting does not help: the request asks for more than the limit, or the limit is 0. */
function isHopeless(text: string, wait: Wait | null): boolean {
  return asksForMoreThanLimit(text) || (wait === null && LIMIT_ZERO.test(text));
}

/** "Limit 30000, Used 0, Requested 47112". */
const ASKED = /\blimit[:\s]{1,3}([\d,]{1,15})[^\n]{0,40}?\brequested[:\s]{1,3}~?([\d,]{1,15})/i;
/**
 * "Limit: 0/1min": the account may not use the model. "Limit: 0 requests remaining" and "limit: 0/60" count what is
 * left.
 */
const LIMIT_ZERO = /(?<!\bremaining )\blimit: 0(?=[\s/,]|$)(?!\/\d+\b)(?! (?:\w+ )?(?:of|left|remaining|available))/i;

function asksForMoreThanLimit(text: string): boolean {
  const match = ASKED.exec(text);
  if (match === null) return false;
  const [limit, requested] = [match[1], match[2]].map((digits) => Number((digits ?? "").replaceAll(",", "")));
  return (requested ?? 0) > (limit ?? 0);
}

/** Failures that a generic phrase or a code such as gRPC's RESOURCE_EXHAUSTED must not turn into a limit. */
const OTHER_RESOURCES: ReadonlySet<string> = new Set(["other-resource", "harness-limit"]);

/** Whether storage or the like is exhausted, and no limit of the provider is named beside it. */
function concernsOtherResource(status: number | null, meanings: Meanings): boolean {
  const form = meanings.get("other")?.form;
  if (form === undefined || !OTHER_RESOURCES.has(form)) return false;
  const isCertain = (["money", "period"] as const).some((meaning) => meanings.get(meaning)?.certain);
  // gRPC's RESOURCE_EXHAUSTED is a code of other resources too.
  const rate = meanings.get("rate");
  const isTypedRate = rate?.certain === true && rate.form !== "resource-exhausted";
  const isOfProvider = LIMIT_MEANINGS.some((meaning) => meanings.get(meaning)?.provider !== undefined);
  const isByStatus = status === 429 || (status === 402 && form === "harness-limit");
  return !isCertain && !isTypedRate && !isOfProvider && !isByStatus;
}

/** OpenRouter's bound on what the running requests may cost together, stated with status 402: room comes within seconds. */
const IN_FLIGHT_BUDGET = /in_flight_budget/;

const CREDITS_OF_MINUTE = /\bcredits? (?:\w+ ){0,3}(?:this|current) (?:minute|second)\b/i;

/** Some plans count credits by the minute. */
function isMoneyOfMinute(text: string, meanings: Meanings): boolean {
  return !meanings.get("money")?.certain && CREDITS_OF_MINUTE.test(text);
}

const CONCURRENCY_LIMIT = raw`\bconcurren(?:t|cy)(?: \w+)? limit`;
/** "Usage limit reached. Upgrade for a higher concurrency limit" only mentions one. */
const TOO_CONCURRENT = oneOf(
  raw`\btoo many (?:concurrent|parallel|simultaneous)\b`,
  raw`${CONCURRENCY_LIMIT}[^.,;!]{0,40}\b(?:reached|exceeded|hit)\b`,
  raw`\b(?:reached|exceed\w*|hit|over)\b[^.,;!]{0,40}${CONCURRENCY_LIMIT}`,
);
const PLAN_CONCURRENCY = oneOf(CONCURRENCY_LIMIT);

/** "Too many concurrent requests. Your plan allows 2", "3 requests per minute": the plan has a rate, it is not used up. */
function isRateOfPlan(text: string, meanings: Meanings): boolean {
  const period = meanings.get("period");
  if (PER_DAY.test(text)) return false;
  if (TOO_CONCURRENT.test(text)) return period?.certain === false;
  // "Your trial has ended. Upgrade to get 500 requests per minute" offers a rate, and states none.
  const isRate = PLAN_CONCURRENCY.test(text) || (meanings.has("rate") && PER_MINUTE.test(text));
  return isRate && period?.form === "plan-limit";
}

const OWN_RATE = /\brate[- ]?limit (?:was |has been )?(?:exceeded|reached)|\blimited to \d/i;

/** "Rate limit exceeded … high demand for this model": the demand explains the limit, it did not refuse the call. */
function isOwnRate(text: string, meanings: Meanings): boolean {
  return !meanings.get("overload")?.certain && (meanings.has("period") || OWN_RATE.test(text));
}

function isServerError(status: number | null): boolean {
  return status !== null && status >= 500;
}

const PER_DAY = oneOf(
  raw`/\s?(?:day|week|month)\b|per[-_\s]?(?:1\s)?(?:day|week|month|24)|perday|\b(?:RPD|TPD)\b`,
  raw`\bdaily\b|\bday limit (?:for|of|is)\b|\bweekly\b|\bmonthly\b|\btomorrow\b`,
  raw`per 86400|\b24[- ]hours?\speriod|\bevery 24 hours`,
);
const PER_MINUTE = oneOf(
  raw`per[-_\s]?(?:min|sec|hour|second)|perminute|persecond|perhour|\b(?:RPM|TPM|ITPM|OTPM|QPS|RPS|QPM)\b`,
  raw`/ ?min|this minute|/ ?sec|per \d{1,4} ?(?:min|sec|s\b|hour)|\bwith backoff\b`,
  // Vertex AI counts requests to its generative models by the minute, and names that page beside the quota.
  raw`\bquotas-genai\b|\baiplatform\.googleapis\.com/(?:online_prediction|generate_content)`,
);
/**
 * Google's violation of a daily quota or its metric, beside which a short wait is a technical delay. Other providers list
 * limits that hold: `{"limits": {"requestsPerDay": 1000}}`.
 */
const GOOGLE_PER_DAY = /\b(?:[A-Z]\w{0,60}PerDay\w{0,60}|\w{1,60}_per_model_per_day)\b(?!["']?\s?:)/;

function quota(evidence: LimitEvidence, wait: Wait | null, give: Give): Detection {
  if (wait !== null || PER_DAY.test(evidence.context)) return give("stop", "quota", wait);
  const isRate = PER_MINUTE.test(evidence.context) || TOO_CONCURRENT.test(evidence.context);
  const isThrottled = evidence.meanings.get("rate")?.form === "throttling";
  return give(isRate || isThrottled ? "cap" : "stop", "quota", null);
}

function rate(evidence: LimitEvidence, wait: Wait | null, give: Give): Detection {
  if (wait !== null) return give("stop", "rate", wait);
  const words = evidence.words || evidence.context;
  // "5 requests per minute and 500 per day" does not say which one was reached.
  const isUnclear = PER_MINUTE.test(words) && !/\b(?:dai|week|month)ly\b/i.test(words);
  return give(PER_DAY.test(words) && !isUnclear ? "stop" : "cap", "rate", null);
}

/** The longest wait that headers and words state: all of them are about one refusal. */
function statedWait(evidence: LimitEvidence, context: DetectContext): Wait | null {
  const header = readHeaderWait(evidence.headers, context);
  const rounded = readRounded(evidence.headers, context);
  // Where headers are printed as text, their words are read as a sentence too.
  const repeated = rounded === null ? -1 : waitMs(rounded, context.nowAt);
  const all = evidence.waits.filter((wait) => {
    const ms = waitMs(wait, context.nowAt);
    return ms >= 0 && ms !== repeated;
  });
  return longest(header === null ? all : [header, ...all], context.nowAt);
}

/** Money does not come back within a minute, so a short delay is technical. */
function long(wait: Wait | null, context: DetectContext): Wait | null {
  return wait !== null && waitMs(wait, context.nowAt) > context.retryAfterThresholdMs ? wait : null;
}

function detection(
  kind: DetectionKind,
  meaning: Meaning,
  wait: Wait | null,
  evidence: LimitEvidence,
  context: DetectContext,
  form?: string,
): Detection {
  const byWait = long(wait, context) === null ? "wait" : "stop";
  const sign = evidence.meanings.get(meaning);
  return {
    kind: wait === null || kind === "overload" || kind === "task" ? kind : byWait,
    certain: evidence.typed || isTelling(evidence.status) || isExhausted(evidence.headers) || (sign?.certain ?? false),
    retryAfterMs: wait?.kind === "duration" ? wait.ms : null,
    resetAt: wait?.kind === "instant" ? wait.at : null,
    evidence: evidence.words.replace(/\s+/g, " ").trim().slice(0, WORDS_LENGTH),
    form: form ?? sign?.form ?? `http-${evidence.status}`,
    provider: providerOf(evidence.context) ?? sign?.provider ?? null,
  };
}

/** Whether a status alone says what happened: a limit, a payment, or a failing server. */
function isTelling(status: number | null): boolean {
  return status !== null && (status === 429 || status === 402 || status === 408 || status >= 500);
}
