/** Typed codes and class names of errors, as SDKs and error bodies use them. */
import { oneOf } from "./forms/form.ts";
import { GENERIC } from "./forms/forms.ts";
import type { Meaning } from "./limit-evidence.ts";

const { raw } = String;

export interface CodeForm {
  readonly meaning: Meaning;
  readonly name: string;
}

/** Values by meaning and by the name of the form that they are reported as. */
type ByForm<Value> = Readonly<Partial<Record<Meaning, Readonly<Record<string, Value>>>>>;

function listed<Value>(table: ByForm<Value>): { readonly form: CodeForm; readonly value: Value }[] {
  return Object.entries(table).flatMap(([meaning, forms]) =>
    Object.entries(forms).map(([name, value]) => ({ form: { meaning: meaning as Meaning, name }, value })),
  );
}

/**
 * The most common codes, and those whose words do not state their meaning. `Error` or `Exception` may follow. Compared
 * without case, `_`, `-`, blanks and dots.
 */
const CODES = byCode({
  rate: {
    "rate-limit": `
      rate_limit_exceeded rate_limited rate_limit too_many_requests tokens_limit_reached
      token_limit_exceeded_per_minute abuse_detected rate_limiting limit_requests limit_burst_rate
      dynamic_shared_quota model_cooldown
    `,
    "slow-down": "slow_down",
    "resource-exhausted": "resource_exhausted",
    throttling: "job_rate_limit_exceeded priority_request_not_complete limit_exceeded_exception",
  },
  money: {
    "insufficient-quota": "insufficient_quota exceeded_current_quota_error pre_consume_token_quota_failed",
    "credit-exhausted": "insufficient_credits credits_error credits_required credit_required",
    billing: "billing_error payment_required account_overdue invoice_overdue",
    "budget-exceeded": `
      budget_exceeded usage_cap_reached set_limit_exceeded resource_pack_exhausted monthly_limit_exceeded
      cost_limit_reached_by_organization
    `,
  },
  period: {
    "usage-limit": `
      usage_limit_reached usage_not_included limit_reached user_weekly_rate_limited user_global_rate_limited_weekly
      free_quota_exceeded allocation_quota_free_tier_only member_limit_reached usage_exceeded hit_limit
      seven_day_limit five_hour_limit monthly_request_count
    `,
    "daily-quota": "day_limit_exceeded quota_exhausted daily_request_limit daily_limit",
  },
  quota: { "quota-exceeded": "quota_exceeded out_of_quota insufficient_quota_error" },
  overload: { overloaded: "overloaded resource_unavailable model_capacity_exhausted circuit_breaking" },
  failure: {
    "server-error": `
      unavailable status_code_unavailable service_unavailable internal_server_error internal_service_error
      internal_failure api_error upstream_error timeout_error server_timeout backend_error do_request_failed
      bad_response_status_code internal vector_store_timeout upstream_timeout request_timeout
    `,
  },
  connection: {
    "connection-error": "epipe eai_again und_err_socket und_err_closed err_stream_premature_close stream_read_error",
  },
  other: {
    "not-a-rate-limit": `
      context_length_exceeded context_window_exceeded string_above_max_length model_not_found content_filter
      content_policy_violation request_too_large model_max_prompt_tokens_exceeded max_tokens_exceeded
      unsupported_parameter
    `,
    "harness-limit": "error_max_turns error_max_budget_usd max_turns_exceeded",
  },
});

/** Numeric codes. They count only in a field that holds a code. */
const NUMBER_CODES = byCode({
  money: { "number-code": "1113 1309" },
  rate: { "number-code": "1302 1303 1300 11202 11203" },
  period: { "number-code": "1304 1308 1310 11201 4006" },
  overload: { "number-code": "1305 1312 3505 3040" },
});

/** The words of a list that is written over several lines. */
export function wordsOf(list: string): string[] {
  return list.trim().split(/\s+/);
}

function byCode(table: ByForm<string>): ReadonlyMap<string, CodeForm> {
  return new Map(listed(table).flatMap(({ form, value }) => wordsOf(value).map((code) => [plain(code), form])));
}

/** `Throttling.RateQuota`, `throttling_rate_quota` and `ThrottlingRateQuota` are one code. */
function plain(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** Words that count only in names. In a sentence, "throttled" or "resource exhausted" may be about anything. */
const IN_NAMES = listed<RegExp>({
  money: { "budget-exceeded": /\bspend limit\b/ },
  period: {
    "usage-limit": /\b(?:usage|daily|weekly|monthly|session|plan|subscription) limit error$|\bterminal quota\b/,
  },
  rate: {
    "rate-limit":
      /^retry after error$|\b(?:requests?|calls?) limit error$|\b(?:provisioned throughput|bandwidth limit) exceeded\b/,
    throttling: /\bthrottl(?:ed|ing)\b/,
    "resource-exhausted": /\bresource exhausted\b/,
  },
  overload: { overloaded: /\b(?:back pressure|capacity exceeded)\b/ },
  failure: { "server-error": /\bmodel (?:not ready|timeout|error|stream error)\b/ },
  connection: {
    "connection-error": oneOf(
      raw`\b(?:connect|protocol|incomplete read|chunked encoding|max retry|name resolution|socket|fetch) error$`,
      raw`\bclient (?:connector|os|payload) error$|\b(?:server|headers|body|pool) timeout\b`,
      raw`\bremote disconnected$|\bapi response stalled\b`,
    ),
  },
});
/** Names of resources that are not a provider's: of a program, an account of another kind, a game. */
const OTHER_LIMITS = oneOf(
  raw`context|storage|disk|memory|\bfiles?\b|\bsize|length|upload|local|\bevent stream\b`,
  raw`^(?:get|set|reset|check|test) |login|password|\bseats?\b|\btool|\bbalance error$|\bmax cost\b`,
  raw`\btokens? limit exceeded$|^limit reached$`,
);

/** A name that is not listed is read by its words, like a phrase: `GroqRateLimitError`, `quota_hit`. */
function spelledForm(name: string): CodeForm | null {
  const words = name
    .replace(/([a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "$1 ")
    .replace(/[^A-Za-z0-9]+/g, " ")
    .toLowerCase()
    .replace(/(?:exception|fault)$/, "error");
  if (OTHER_LIMITS.test(words)) return null;
  const known = IN_NAMES.find(({ value }) => value.test(words));
  if (known !== undefined) return known.form;
  const form = GENERIC.find(({ pattern }) => pattern.test(words));
  return form === undefined || form.meaning === "other" ? null : form;
}

/** The meaning of a code that is known or built like one, such as `rate_limit_exceeded`. Null for any other text. */
export function codeForm(code: string): CodeForm | null {
  if (code.length > 120) return null;
  // `com.amazonaws…#ThrottlingException`
  const last = code.split(/[#/]/).at(-1) ?? code;
  const name = last.split(".").at(-1) ?? last;
  return knownForm(last) ?? knownForm(name) ?? (/^[A-Za-z][\w.:-]{8,80}$/.test(last) ? spelledForm(last) : null);
}

/** The meaning of a code that is listed. */
export function knownForm(code: string): CodeForm | null {
  const name = plain(code);
  return CODES.get(name) ?? CODES.get(name.replace(/(?:error|exception)$/, "")) ?? null;
}

/** The meaning of a field's value, which may be a number. */
export function fieldCodeForm(code: string): CodeForm | null {
  return NUMBER_CODES.get(code) ?? codeForm(code);
}

/**
 * The ending of an error class. The name is one word, unlike the name of a test, which is a sentence. `BudgetExceeded`
 * and pydantic-ai's `UsageLimitExceeded` are about the limits of a run.
 */
const CLASS_NAME = new RegExp(
  `^[\\w.:$/]{0,90}(?:${[
    "Error|Exception|Fault|Timeout|Disconnected",
    "(?<!UsageLimit|Budget)Exceeded|Reached|Limited|RateLimit|Exhausted|Requests?|Throttl(?:ed|ing)",
  ].join("|")})$`,
);

/** The meaning of the name of an error class (`RateLimitError`, `ThrottlingException`). Null if it is unknown. */
export function classForm(name: string): CodeForm | null {
  return CLASS_NAME.test(name) ? spelledForm(name) : null;
}
