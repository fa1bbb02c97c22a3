/** Typed codes and class names of errors, as SDKs and error bodies use them. */
import type { Meaning } from "./limit-evidence.ts";

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
 * The most common codes, and those that are not built like others. `Error` or `Exception` may follow. Compared without
 * case, `_`, `-`, blanks and dots.
 */
const CODES = byCode({
  rate: {
    "rate-limit": `
      rate_limit_exceeded rate_limited rate_limit too_many_requests tokens_limit_reached
      token_limit_exceeded_per_minute model_rate_limit secondary_rate_limit abuse_detected rate_exceeded e_rate_limit
      err_rate_limit rate_limiting limit_requests limit_burst_rate request_rate_too_large client_rate_limited
      quota_rate_limit dynamic_shared_quota model_cooldown
    `,
    "slow-down": "slow_down",
    throttling: `
      throttling throttled throttling_allocation_quota job_rate_limit_exceeded priority_request_not_complete
      limit_exceeded_exception
    `,
    "resource-exhausted": "resource_exhausted",
  },
  money: {
    "insufficient-quota": "insufficient_quota exceeded_current_quota_error pre_consume_token_quota_failed",
    "credit-exhausted": "insufficient_credits credits_error credits_required credit_required",
    billing: `
      billing_not_active billing_error payment_required arrearage account_overdue account_in_arrears
      account_suspended_billing overdue_payment billing_required invoice_overdue
    `,
    "budget-exceeded": `
      budget_exceeded usage_cap_reached set_limit_exceeded resource_pack_exhausted monthly_limit_exceeded
      cost_limit_reached_by_organization
    `,
  },
  period: {
    "usage-limit": `
      usage_limit_reached usage_not_included free_tier_usage_limit limit_reached session_limit_reached
      premium_request_limit_reached user_weekly_rate_limited user_global_rate_limited_weekly free_quota_exceeded
      free_tier_exhausted allocation_quota_free_tier_only member_limit_reached usage_exceeded hit_limit
      seven_day_limit five_hour_limit monthly_request_count
    `,
    "daily-quota": "day_limit_exceeded requests_per_day_exceeded quota_exhausted daily_request_limit daily_limit",
  },
  quota: {
    "quota-exceeded": "quota_exceeded exceeded_quota out_of_quota quota_error over_quota insufficient_quota_error",
  },
  overload: {
    overloaded: `
      overloaded server_overload model_capacity_exhausted no_capacity insufficient_capacity queue_exceeded queue_full
      at_capacity capacity_not_available no_available_capacity resource_unavailable
    `,
  },
  failure: {
    "server-error": `
      unavailable status_code_unavailable service_unavailable internal_server_error internal_service_error
      internal_failure api_error upstream_error timeout_error server_timeout temporarily_unavailable backend_error
      provider_unavailable do_request_failed bad_response_status_code service_temporarily_unavailable
      model_unavailable internal vector_store_timeout upstream_timeout request_timeout
    `,
  },
  connection: {
    "connection-error": `
      econnreset econnrefused etimedout enotfound eai_again epipe ehostunreach enetunreach econnaborted
      err_socket_connection_timeout und_err_connect_timeout und_err_headers_timeout und_err_body_timeout
      und_err_socket response_stream_disconnected und_err_closed err_stream_premature_close stream_read_error
    `,
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

const PERIOD = "daily|weekly|monthly|yearly|hourly|per_(?:day|week|month)|usage|plan|subscription|trial|free_tier";
const RATE = "rate|requests?|calls?|tpm|rpm|qps|concurren\\w{1,6}|throughput|frequency|per_(?:minute|second)";
const REACHED = "exceeded|reached|exhausted|hit|error|exception|fault";

/**
 * How codes and the names of error classes are usually built, as words. This reads those of unknown providers and SDKs.
 */
const FAMILIES = listed<readonly RegExp[]>({
  money: {
    "credit-exhausted": [
      /payment_required/,
      /(?:^|_)(?:insufficient|not_enough|no|out_of|low|negative)_(?:\w{1,20}_)?(?:credits?|balance|quota)\b/,
      /(?:credits?|balance)_(?:\w{1,20}_)?(?:exhausted|depleted|exceeded|reached|insufficient|empty|overdue|too_low)/,
      /(?:budget|spend|spending|billing)_(?:\w{1,20}_)?(?:exhausted|depleted|exceeded|reached|insufficient|overdue)/,
      /exceeded_(?:\w{1,20}_)?budget|spend_limit/,
    ],
  },
  period: {
    "usage-limit": [
      new RegExp(`(?:${PERIOD})_(?:\\w{1,20}_){0,3}(?:limit|quota|cap|allowance)_(?:\\w{1,20}_)?(?:${REACHED})`),
      /terminal_quota/,
    ],
  },
  rate: {
    "rate-limit": [
      new RegExp(`(?:^|_)(?:${RATE})_(?:\\w{1,20}_)?limit(?:ed|er)?_(?:\\w{1,20}_)?(?:${REACHED})`),
      /(?:^|_)(?:rate_limited|throttled|throttling|flood_wait|too_many_(?:\w{1,20}_)?(?:requests?|calls))(?:$|_)/,
      /(?:^|_)(?:provisioned_throughput|bandwidth_limit)_exceeded(?:$|_)/,
      /^retry_after_(?:error|exception)$/,
    ],
    "resource-exhausted": [/(?:^|_)resource_exhausted(?:_error|_exception)?$/],
  },
  quota: { "quota-exceeded": [/quota_(?:\w{1,20}_)?(?:exceeded|exhausted|reached|hit)/] },
  overload: {
    overloaded: [
      /(?:^|_)(?:server|model|engine|service|cluster|backend)_(?:is_)?(?:overloaded|busy|at_capacity)(?:$|_)/,
      /(?:^|_)(?:overloaded|back_pressure|capacity_exceeded)(?:_error|_exception)?$/,
    ],
  },
  failure: {
    "server-error": [
      /(?:^|_)(?:internal_server|service_unavailable|bad_gateway|gateway_timeout|server_unavailable)(?:_error|_exception)?$/,
      /(?:^|_)model_(?:not_ready|timeout|error|stream_error)(?:_error|_exception)?$/,
      /^(?:server_error|deadline_exceeded|api_server_error)$/,
    ],
  },
  connection: {
    "connection-error": [
      /(?:^|_)api_(?:connection|timeout|connection_timeout|response_stalled)_(?:error|exception)$/,
      /(?:^|_)(?:connect|connection|connection_(?:reset|refused|aborted)|endpoint_connection)_(?:error|exception)$/,
      /(?:^|_)client_(?:connector|os|payload)_(?:error|exception)$/,
      /(?:^|_)(?:server_disconnected|remote_protocol|protocol|incomplete_read|chunked_encoding)_(?:error|exception)$/,
      /(?:^|_)(?:max_retry|name_resolution|server_timeout|headers_timeout|body_timeout|socket|network)_(?:error|exception)$/,
      /^(?:(?:connect|read|write|pool)_timeout(?:_error|_exception)?|remote_disconnected|incomplete_read|fetch_error)$/,
    ],
  },
});
/** Other resources that run out. Their names are built the same way. */
const OTHER_LIMITS = [
  /context|storage|disk|memory|files?_|_size|length|upload|local/,
  /time_limit|steps?_|turns?_|iteration|recursion|retr(?:y|ies)_(?!after)|tool/,
  /login|password|seats?_|members?_(?:limit|count)|projects?_|client_(?!connector|os|payload)/,
];

function familyOf(name: string): CodeForm | null {
  const words = name
    .replace(/([a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "$1_")
    .replace(/[^A-Za-z0-9]/g, "_")
    .toLowerCase();
  const isAny = (shapes: readonly RegExp[]) => shapes.some((shape) => shape.test(words));
  return isAny(OTHER_LIMITS) ? null : (FAMILIES.find(({ value }) => isAny(value))?.form ?? null);
}

/** The meaning of a code that is known or built like one, such as `rate_limit_exceeded`. Null for any other text. */
export function codeForm(code: string): CodeForm | null {
  if (code.length > 120) return null;
  // `com.amazonaws…#ThrottlingException`
  const last = code.split(/[#/]/).at(-1) ?? code;
  const name = last.split(".").at(-1) ?? last;
  return knownForm(last) ?? knownForm(name) ?? (/^(?!test_)[A-Za-z][\w.:-]{8,80}$/.test(last) ? familyOf(last) : null);
}

function knownForm(code: string): CodeForm | null {
  const name = plain(code);
  return CODES.get(name) ?? CODES.get(name.replace(/(?:error|exception)$/, "")) ?? null;
}

/** The meaning of a field's value, which may be a number. */
export function fieldCodeForm(code: string): CodeForm | null {
  return NUMBER_CODES.get(code) ?? codeForm(code);
}

/**
 * The name of an error class by its end: one word, where the name of a test would be a sentence. `BudgetExceeded` and
 * pydantic-ai's `UsageLimitExceeded` are about the limits of a run.
 */
const CLASS_NAME = new RegExp(
  `^[\\w.:$/]{0,90}(?:${[
    "Error|Exception|Fault|Timeout|Disconnected",
    "(?<!UsageLimit|Budget)Exceeded|Reached|Limited|RateLimit|Exhausted|Requests?|Throttl(?:ed|ing)",
  ].join("|")})$`,
);

/** The meaning of the name of an error class (`RateLimitError`, `ThrottlingException`). Null if it is unknown. */
export function classForm(name: string): CodeForm | null {
  return CLASS_NAME.test(name) ? familyOf(name) : null;
}
