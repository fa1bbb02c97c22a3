export const id = 870;
export const ids = [870];
export const modules = {

/***/ 6870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  detect: () => (/* binding */ detect),
  detectDeclared: () => (/* binding */ detectDeclared),
  detectNotice: () => (/* binding */ detectNotice),
  detectRowError: () => (/* binding */ detectRowError),
  detectStructured: () => (/* binding */ detectStructured)
});

// EXTERNAL MODULE: ./build/core/json-or-null.js
var json_or_null = __webpack_require__(2746);
// EXTERNAL MODULE: ./build/core/named-failure.js
var named_failure = __webpack_require__(6208);
// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(9996);
;// CONCATENATED MODULE: ./build/core/detect/facts.js
function noFacts() {
    return {
        meanings: new Map(),
        status: null,
        headers: new Map(),
        waits: [],
        structured: false,
        typed: false,
        url: null,
        words: "",
        context: "",
    };
}
function addMeaning(facts, meaning, form) {
    if (!facts.meanings.has(meaning))
        facts.meanings.set(meaning, form);
}
function addFacts(facts, more) {
    for (const [meaning, form] of more.meanings)
        addMeaning(facts, meaning, form);
    for (const [name, value] of more.headers)
        facts.headers.set(name, value);
    facts.waits.push(...more.waits);
    facts.status = more.status ?? facts.status;
    facts.structured ||= more.structured;
    facts.typed ||= more.typed;
    facts.url ??= more.url;
    if (more.words.length > facts.words.length)
        facts.words = more.words;
    facts.context = `${facts.context}\n${more.context}`.slice(0, 20_000);
}

;// CONCATENATED MODULE: ./build/core/detect/forms/codes.js
const CODES = new Map([
    ...table("rate", "rate-limit", [
        "rate_limit_exceeded",
        "rate_limit_error",
        "rate_limit_reached",
        "rate_limit_reached_error",
        "rate_limited",
        "rate_limit",
        "ratelimit_error",
        "rate_limited_error",
        "too_many_requests",
        "too_many_requests_error",
        "requests_limit_exceeded",
        "request_limit_exceeded",
        "tokens_limit_reached",
        "token_limit_exceeded_per_minute",
        "concurrency_limit_exceeded",
        "concurrent_limit_exceeded",
        "rpm_limit_exceeded",
        "tpm_limit_exceeded",
        "tokens_per_minute_limit_exceeded",
        "requests_per_minute_limit_exceeded",
        "user_rate_limit_exceeded",
        "model_rate_limit",
        "secondary_rate_limit",
        "abuse_detected",
        "rate_exceeded",
        "e_rate_limit",
        "err_rate_limit",
        "rate_limiting",
        "limit_requests",
        "limit_burst_rate",
        "request_rate_too_large",
        "calls_limit_exceeded",
        "rate_limit_exceeded_error",
        "api_rate_limit_exceeded",
        "client_rate_limited",
        "upstream_rate_limited",
        "quota_rate_limit",
        "dynamic_shared_quota",
        "account_rate_limit_exceeded",
        "rate_limit_quota_exceeded",
    ]),
    ...table("rate", "slow-down", ["slow_down"]),
    ...table("rate", "throttling", [
        "throttling",
        "throttled",
        "throttling_exception",
        "throttled_exception",
        "throttling_error",
        "request_throttled",
        "request_throttled_exception",
        "throttling_rate_quota",
        "throttling_allocation_quota",
        "throttling_user",
        "throttling_api",
        "throttling_burst_rate",
        "provisioned_throughput_exceeded_exception",
        "request_limit_exceeded_exception",
        "bandwidth_limit_exceeded",
        "transaction_in_progress_throttled",
        "priority_request_not_complete",
        "ec2_throttled_exception",
        "too_many_requests_exception",
        "limit_exceeded_exception",
    ]),
    ...table("rate", "resource-exhausted", [
        "resource_exhausted",
        "status_code_resource_exhausted",
        "resource_exhausted_error",
    ]),
    ...table("money", "insufficient-quota", [
        "insufficient_quota",
        "insufficient_user_quota",
        "insufficient_token_quota",
        "exceeded_current_quota_error",
        "pre_consume_token_quota_failed",
    ]),
    ...table("money", "credit-exhausted", [
        "insufficient_credits",
        "insufficient_credit",
        "insufficient_balance",
        "insufficient_funds",
        "insufficient_account_balance",
        "credit_balance_exhausted",
        "credits_exhausted",
        "credit_exhausted",
        "credit_limit_exceeded",
        "credits_error",
        "out_of_credits",
        "no_credits",
        "not_enough_credits",
        "not_enough_balance",
        "balance_exhausted",
        "credits_required",
        "credit_required",
        "credit_limit_reached",
        "credits_depleted",
        "prepaid_credits_exhausted",
    ]),
    ...table("money", "billing", [
        "billing_hard_limit_reached",
        "billing_not_active",
        "billing_error",
        "billing_limit_reached",
        "payment_required",
        "payment_required_error",
        "arrearage",
        "account_overdue",
        "account_overdue_error",
        "account_in_arrears",
        "account_suspended_billing",
        "overdue_payment",
        "billing_required",
        "invoice_overdue",
    ]),
    ...table("money", "budget-exceeded", [
        "budget_exceeded",
        "budget_exceeded_error",
        "exceeded_budget",
        "enforced_spend_limit_reached",
        "spend_limit_reached",
        "spend_limit_exceeded",
        "spending_limit_reached",
        "spending_limit_exceeded",
        "spending_cap_reached",
        "usage_cap_reached",
        "set_limit_exceeded",
        "resource_pack_exhausted",
        "monthly_spend_limit_reached",
        "monthly_limit_exceeded",
        "max_spend_reached",
        "cost_limit_reached_by_organization",
    ]),
    ...table("period", "usage-limit", [
        "usage_limit_reached",
        "usage_limit_exceeded",
        "usage_limit_exceeded_error",
        "usage_limit_error",
        "free_usage_limit_error",
        "go_usage_limit_error",
        "usage_not_included",
        "monthly_usage_limit_error",
        "subscription_usage_limit_error",
        "free_tier_usage_limit",
        "limit_reached",
        "plan_limit_reached",
        "plan_limit_exceeded",
        "session_limit_reached",
        "weekly_limit_reached",
        "premium_request_limit_reached",
        "user_weekly_rate_limited",
        "user_global_rate_limited_weekly",
        "monthly_quota_exceeded",
        "weekly_quota_exceeded",
        "free_quota_exceeded",
        "free_tier_exhausted",
        "allocation_quota_free_tier_only",
        "trial_limit_reached",
        "usage_limit_reached_error",
        "member_limit_reached",
        "usage_exceeded",
        "monthly_limit_reached",
        "hit_limit",
        "seven_day_limit",
        "five_hour_limit",
    ]),
    ...table("period", "daily-quota", [
        "daily_limit_exceeded",
        "daily_quota_exceeded",
        "daily_limit_reached",
        "daily_limit_exceeded_unreg",
        "day_limit_exceeded",
        "requests_per_day_exceeded",
        "quota_exhausted",
        "terminal_quota_error",
        "daily_request_limit",
        "daily_limit",
    ]),
    ...table("quota", "quota-exceeded", [
        "quota_exceeded",
        "quota_exceeded_error",
        "quota_exceeded_exception",
        "quota_limit_exceeded",
        "quota_limit_reached",
        "exceeded_quota",
        "out_of_quota",
        "service_quota_exceeded_exception",
        "quota_error",
        "over_quota",
        "insufficient_quota_error",
    ]),
    ...table("overload", "overloaded", [
        "overloaded_error",
        "overloaded",
        "engine_overloaded",
        "engine_overloaded_error",
        "server_overloaded",
        "server_overload",
        "server_is_overloaded",
        "model_overloaded",
        "model_overloaded_error",
        "model_capacity_exhausted",
        "capacity_exceeded",
        "no_capacity",
        "insufficient_capacity",
        "insufficient_capacity_exception",
        "queue_exceeded",
        "queue_full",
        "queue_full_error",
        "model_busy",
        "server_busy",
        "service_busy",
        "at_capacity",
        "capacity_not_available",
        "flex_capacity_exceeded",
        "no_available_capacity",
        "resource_unavailable",
        "model_at_capacity",
        "service_tier_capacity_exceeded",
    ]),
    ...table("failure", "server-error", [
        "unavailable",
        "status_code_unavailable",
        "service_unavailable",
        "service_unavailable_error",
        "service_unavailable_exception",
        "server_error",
        "internal_server_error",
        "internal_server_exception",
        "internal_error",
        "internal_service_error",
        "internal_failure",
        "api_error",
        "bad_gateway",
        "bad_gateway_error",
        "gateway_timeout",
        "gateway_timeout_error",
        "upstream_error",
        "model_not_ready_exception",
        "model_not_ready",
        "model_error_exception",
        "model_stream_error_exception",
        "model_timeout_exception",
        "deadline_exceeded",
        "timeout_error",
        "server_timeout",
        "temporarily_unavailable",
        "backend_error",
        "provider_unavailable",
        "do_request_failed",
        "bad_response_status_code",
        "service_temporarily_unavailable",
        "server_unavailable",
        "model_unavailable",
        "internal",
        "vector_store_timeout",
        "upstream_timeout",
        "request_timeout",
    ]),
    ...table("connection", "connection-error", [
        "api_connection_error",
        "api_timeout_error",
        "api_connection_timeout_error",
        "connection_error",
        "econnreset",
        "econnrefused",
        "etimedout",
        "enotfound",
        "eai_again",
        "epipe",
        "ehostunreach",
        "enetunreach",
        "econnaborted",
        "err_socket_connection_timeout",
        "und_err_connect_timeout",
        "und_err_headers_timeout",
        "und_err_body_timeout",
        "und_err_socket",
        "response_stream_disconnected",
        "und_err_closed",
        "err_stream_premature_close",
        "stream_read_error",
    ]),
    ...table("other", "not-a-rate-limit", [
        "context_length_exceeded",
        "context_window_exceeded",
        "string_above_max_length",
        "model_not_found",
        "content_filter",
        "content_policy_violation",
        "request_too_large",
        "model_max_prompt_tokens_exceeded",
        "max_tokens_exceeded",
        "unsupported_parameter",
    ]),
    ...table("other", "harness-limit", ["error_max_turns", "error_max_budget_usd", "max_turns_exceeded"]),
]);
const NUMBER_CODES = new Map([
    ["1113", { meaning: "money", name: "zhipu-1113", provider: "zhipu" }],
    ["1302", { meaning: "rate", name: "zhipu-1302", provider: "zhipu" }],
    ["1303", { meaning: "rate", name: "zhipu-1303", provider: "zhipu" }],
    ["1304", { meaning: "period", name: "zhipu-1304", provider: "zhipu" }],
    ["1305", { meaning: "overload", name: "zhipu-1305", provider: "zhipu" }],
    ["1308", { meaning: "period", name: "zhipu-1308", provider: "zhipu" }],
    ["1309", { meaning: "money", name: "zhipu-1309", provider: "zhipu" }],
    ["1310", { meaning: "period", name: "zhipu-1310", provider: "zhipu" }],
    ["1312", { meaning: "overload", name: "zhipu-1312", provider: "zhipu" }],
    ["1300", { meaning: "rate", name: "mistral-1300", provider: "mistral" }],
    ["3505", { meaning: "overload", name: "mistral-3505", provider: "mistral" }],
    ["4006", { meaning: "period", name: "cloudflare-4006", provider: "cloudflare" }],
    ["3040", { meaning: "overload", name: "cloudflare-3040", provider: "cloudflare" }],
]);
function table(meaning, name, codes) {
    return codes.map((code) => [plainCode(code), { meaning, name }]);
}
function plainCode(code) {
    return code.toLowerCase().replace(/[^a-z0-9]/g, "");
}
function codeForm(code) {
    if (code.length > 120)
        return null;
    const last = code.split(/[#/]/).at(-1) ?? code;
    return (NUMBER_CODES.get(code) ??
        CODES.get(plainCode(last)) ??
        CODES.get(plainCode(last.replace(/Error$|Exception$/, ""))) ??
        null);
}
const CODE_FAMILIES = [
    [
        /^(?:\w{0,40}_)?(?:insufficient|not_enough|no|out_of|low|negative)_(?:\w{1,20}_)?(?:credits?|balance|funds?)\b|(?:credits?|balance|funds?|budget|spend|spending|billing)_(?:\w{1,20}_)?(?:exhausted|depleted|exceeded|reached|insufficient|empty|overdue|too_low)/,
        { meaning: "money", name: "credit-exhausted" },
    ],
    [
        /(?:daily|weekly|monthly|yearly|hourly|per_(?:day|week|month)|usage|plan|subscription|trial|free_tier)_(?:\w{1,20}_){0,3}(?:limit|quota|cap|allowance)_(?:\w{1,20}_)?(?:exceeded|reached|exhausted|hit)/,
        { meaning: "period", name: "usage-limit" },
    ],
    [
        /(?:^|_)(?:rate|requests?|calls?|tpm|rpm|qps|concurren\w{1,6}|throughput|frequency|per_(?:minute|second))_(?:\w{1,20}_)?limit(?:ed|er)?_(?:\w{1,20}_)?(?:exceeded|reached|hit|error)|(?:^|_)(?:rate_limited|throttled|too_many_(?:\w{1,20}_)?(?:requests|calls))(?:$|_)/,
        { meaning: "rate", name: "rate-limit" },
    ],
    [/quota_(?:\w{1,20}_)?(?:exceeded|exhausted|reached)/, { meaning: "quota", name: "quota-exceeded" }],
    [
        /(?:^|_)(?:server|model|engine|service|cluster|backend)_(?:is_)?(?:overloaded|busy|at_capacity)(?:$|_)/,
        { meaning: "overload", name: "overloaded" },
    ],
];
const OTHER_LIMITS = /context|storage|disk|memory|files?_|_size|length|time_limit|steps?_|turns?_|iteration|recursion|retr(?:y|ies)|login|password|upload|seats?_|members?_(?:limit|count)|projects?_|tool|client|local/;
function fieldCodeForm(code) {
    const known = codeForm(code);
    if (known !== null || code.length > 80 || !/^[A-Za-z][\w.:-]{8,}$/.test(code))
        return known;
    const words = code
        .replace(/([a-z])(?=[A-Z])/g, "$1_")
        .replace(/[^A-Za-z0-9]/g, "_")
        .toLowerCase();
    if (OTHER_LIMITS.test(words))
        return null;
    return CODE_FAMILIES.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
const CLASS_FAMILIES = [
    [
        /^\w{0,40}(?:RateLimit(?:Error|Exception|Fault)|RateLimit(?:ed|Exceeded|Reached)(?:Error|Exception|Fault)?|TooManyRequests?(?:Error|Exception)?|(?:Concurrency|Requests?)Limit(?:Error|Exception|Exceeded|Reached)\w{0,12}|FloodWait\w{0,20}|RetryAfter(?:Error|Exception)?|Throttl(?:ed|ing)\w{0,20}(?:Error|Exception|Fault)|(?:RequestLimit|ProvisionedThroughput|BandwidthLimit)Exceeded(?:Error|Exception)?)$/,
        { meaning: "rate", name: "rate-limit" },
    ],
    [/^\w{0,20}ResourceExhausted(?:Error|Exception)?$/, { meaning: "rate", name: "resource-exhausted" }],
    [
        /^\w{0,30}(?:UsageLimit|PlanLimit|TerminalQuota|DailyLimit|DailyQuota)\w{0,20}(?:Error|Exception)$/,
        { meaning: "period", name: "usage-limit" },
    ],
    [
        /^\w{0,30}(?:InsufficientCredits?|InsufficientBalance|InsufficientFunds|InsufficientQuota|OutOfCredits?|PaymentRequired|CreditsExhausted|BudgetExceeded|Exceeded\w{0,20}Budget|SpendLimit\w{0,10})(?:Error|Exception)?$/,
        { meaning: "money", name: "credit-exhausted" },
    ],
    [
        /^\w{0,30}Quota(?:Exceeded|Exhausted|Limit(?:Exceeded|Reached|Hit)\w{0,10})(?:Error|Exception)?$/,
        { meaning: "quota", name: "quota-exceeded" },
    ],
    [
        /^\w{0,30}(?:Overloaded|CapacityExceeded|ServerBusy)(?:Error|Exception)?$/,
        { meaning: "overload", name: "overloaded" },
    ],
    [
        /^\w{0,30}(?:InternalServer|ServiceUnavailable|BadGateway|GatewayTimeout|ServerUnavailable|ModelNotReady|ModelTimeout|ModelError|ModelStreamError)(?:Error|Exception)?$/,
        { meaning: "failure", name: "server-error" },
    ],
    [/^(?:ServerError|DeadlineExceeded|APIServerError)$/, { meaning: "failure", name: "server-error" }],
    [
        /^\w{0,30}(?:APIConnection|APITimeout|APIConnectionTimeout|APIResponseStalled|ConnectTimeout|ReadTimeout|WriteTimeout|PoolTimeout|Connect|Connection|ConnectionReset|ConnectionRefused|ConnectionAborted|ServerDisconnected|RemoteProtocol|RemoteDisconnected|ProtocolError|IncompleteRead|ChunkedEncoding|EndpointConnection|NewConnection|MaxRetry|NameResolution|ClientConnector|ClientOS|ClientPayload|ServerTimeout|HeadersTimeout|BodyTimeout|Socket|Network|APINetwork)(?:Error|Exception)$/,
        { meaning: "connection", name: "connection-error" },
    ],
    [
        /^(?:ConnectTimeout|ReadTimeout|WriteTimeout|PoolTimeout|RemoteDisconnected|IncompleteRead|NewConnectionError|FetchError|APIConnectionError|APITimeoutError)$/,
        { meaning: "connection", name: "connection-error" },
    ],
];
const TEST_NAME = /[a-z](?:With|When|Should|Returns|Rejects|Handles|On|If|Is|Are|After|Until)(?=[A-Z])|^(?:[Tt]est|Should|Returns|Rejects|Handles)[A-Z]/;
function classForm(name) {
    if (name.length > 100 || TEST_NAME.test(name))
        return null;
    for (const [pattern, form] of CLASS_FAMILIES)
        if (pattern.test(name))
            return form;
    return null;
}

// EXTERNAL MODULE: ./build/core/detect/reset/prose-waits.js
var prose_waits = __webpack_require__(724);
;// CONCATENATED MODULE: ./build/core/detect/text/status.js
const CODE = "([1-5]\\d\\d)";
const REASONS = "(?:Too Many Requests|Payment Required|Forbidden|Unauthorized|Bad Request|Not Found|Precondition Failed|Request Timeout|Conflict|Internal Server Error|Bad Gateway|Service (?:Temporarily )?Unavailable|Gateway Time-?out|Client Error|Server Error|Unprocessable Entity|Overloaded|RESOURCE_EXHAUSTED|UNAVAILABLE|INVALID_ARGUMENT|PERMISSION_DENIED|INTERNAL|DEADLINE_EXCEEDED|Resource (?:has been )?exhausted|Quota exceeded|Rate limit|You exceeded|You have|Your|This request|status code|Deadline Exceeded|error|OK(?!,))";
const END = "(?![\\d%]|,\\s?[45]\\d\\d|[.,]\\d|\\s?(?:ms|s|kB|KB|MB|passed|failed|tests?|tokens?|items?|rows?|files?|packages?|requests?|lines?|steps?|/)\\b)";
const NOTATIONS = [
    `\\bHTTP(?:/\\d(?:\\.\\d)?)?["']?\\s{0,2}[:=]?\\s{0,2}(?:status\\s|error\\s|code\\s|response\\s){0,3}${CODE}\\b${END}`,
    `\\b(?:status|http)[ _-]?(?:code|error)?(?:['"\\\\]{0,3}\\s{0,2}[:=]\\s{0,2}['"\\\\]{0,3}|\\s(?:is\\s|was\\s|of\\s|code\\s)?|\\()(?:HTTP\\s)?${CODE}\\b${END}`,
    `\\b(?:statusCode|status_code|httpStatusCode|http_status|StatusCode|responseCode|response code|return code|error_code|errorCode)(?:['"\\\\]{0,3}\\s{0,2}[:=]\\s{0,2}['"\\\\]{0,3}|\\s)${CODE}\\b${END}`,
    `(?:\\b(?:error|errore|erreur|erro|fehler|błąd)(?:\\scode)?|오류|エラー|错误|錯誤|ошибка|lỗi)['"]?\\s{0,2}:?\\s{0,2}[(\\[]?(?:HTTP\\s)?${CODE}\\b${END}`,
    `(?<![\\d.:/#-])${CODE}\\s{1,3}(?=${REASONS})`,
    `\\b(?:Error|Exception|Requests|Exhausted|Unavailable|Limited)[:(]?\\s(?:HTTP\\s)?(?:Error\\s)?${CODE}\\b(?=[\\s,:;"'{]|$)${END}`,
    `\\b\\w{0,40}(?:Http|HTTP|Client|Api|API|Request|Response|Rest|Web|Service|Status|Server)\\w{0,20}(?:Error|Exception):\\s${CODE}\\b${END}`,
    `\\b(?:returned|returns|got|received|responded(?:\\swith)?|failed(?:\\swith)?|rejected(?:\\swith)?|answered(?:\\swith)?|replied(?:\\swith)?|gave|response(?:\\sof)?|resulted\\sin|responds\\swith|status)(?:\\san?|\\sa)?(?:\\sHTTP)?(?:\\sstatus|\\scode|\\serror|\\sresponse){0,3}:?\\s[\`'"(]?${CODE}\\b${END}`,
    `(?:https?://\\S{1,300}|\\b(?:GET|POST|PUT|PATCH|DELETE|HEAD)\\s\\S{1,300})(?::|\\s(?:-+>|=+>|→|-|:|returned))\\s(?:HTTP\\s)?${CODE}\\b${END}`,
    `\\b(?:reject(?:ed|ion)|(?<!constraint\\s)fail(?:ed|ure)?|error|refused|upstream|denied|throttled|limited|blocked|unsuccessful|slow down|quota|limit)\\b[^\\n\\d]{0,30}(?<!\\b(?:lines|files|items|rows|tests|tokens|characters|words|arguments|statements|bytes)\\s)[(\\[](?:HTTP\\s)?(?:status\\s)?${CODE}[)\\]]`,
    `(?<![\\d.:/#-])${CODE}\\sfrom\\s(?:the\\s)?(?:api|server|upstream|provider|https?:|[\\w-]{1,40}\\.[\\w.-]{2,60})`,
    `[(\\[]HTTP\\s${CODE}[)\\]]`,
    `<\\w{0,20}Response\\b[^\\n>]{0,400}\\[${CODE}\\b`,
    `(?<=:\\s)[(](429),\\s["']`,
    `\\bhttps?://[\\w.-]{1,120}(?::\\d{2,5})?\\s"(?:GET|POST|PUT|PATCH|DELETE)\\s\\S{1,300}\\sHTTP/[\\d.]{1,3}"\\s${CODE}\\b`,
].map((source) => new RegExp(source, "gi"));
const BEFORE_SENTENCE = /(?<=^\s{0,8})(429):\s(?=(?:re-?try|try|wait|slow|rate|quota|limit|throttl|too many)\b)|(?<=^\s{0,8}|^\s{0,8}[●■⏺✗✘×⚠❌•-]\s|[:!.)]\s|\s-\s)(40[0-9]|41[0-9]|42[2-9]|432|49[89]|50[0-4]|52\d)\s(?=["'{[]|[A-Z][a-z]{2,}\s[a-z]|[A-Z][a-z]{2,}$|[a-z]{2,20}_[a-z_]{2,40}\b)/g;
function readStatus(text) {
    let last = null;
    for (const notation of [...NOTATIONS, BEFORE_SENTENCE]) {
        notation.lastIndex = 0;
        for (let match = notation.exec(text); match !== null; match = notation.exec(text)) {
            const code = Number(match[1] ?? match[2]);
            const end = notation.lastIndex;
            if (last === null || isInner(code, match.index, last))
                last = { code, index: match.index, end };
        }
    }
    return last;
}
function isInner(code, index, known) {
    if (code === known.code)
        return false;
    if (known.code === 429)
        return false;
    if (code === 429)
        return true;
    return index > known.index;
}

;// CONCATENATED MODULE: ./build/core/detect/forms/wording.js
const HAVE = "(?:'ve|’ve|\\shave|\\shas|'re|’re|\\sare)?";
const REACHED = "(?:reached|exceeded|exhausted|hit|used\\sup|depleted|consumed|maxed\\sout|surpassed|met)";
const BEEN = "(?:\\s(?:has|have|had))?(?:\\s(?:been|now|already|currently|fully|was|were|is|are)){0,3}\\s";
const PERIOD_WORD = "(?:\\d{1,3}[- ]?(?:hours?|hrs?|h|days?|d|minutes?)|five[- ]hours?|seven[- ]days?|hourly|session|daily|weekly|monthly|annual|yearly|usage|opus|sonnet|haiku|fable|claude|plan(?:['’]s)?|subscription|free(?:[- ]tier|[- ]plan)?|premium(?:\\srequests?)?|trial|individual|included|billing[- ](?:cycle|period)|pro|max|team|chat|agent|message|messages|model|fast|advanced|on[- ]demand)";
const LIMIT_NOUN = "(?:limits?|quotas?|caps?|allowances?|allocations?|allotments?|budgets?)";
function wording_form(name, meaning, pattern, options = {}) {
    const base = { name, meaning, pattern, opens: options.opens ?? true };
    return options.provider === undefined ? base : { ...base, provider: options.provider };
}

;// CONCATENATED MODULE: ./build/core/detect/forms/exhaustion-phrases.js

const TASK = [
    wording_form("request-too-large", "task", "request\\s(?:is\\s|was\\s)?too\\slarge\\sfor\\b[^\\n]{0,200}?\\b(?:tokens?\\sper\\smin(?:ute)?(?:\\s\\(\\w{2,5}\\))?|tpm|tokens?\\sper|rpm|itpm|limit\\s\\d)"),
    wording_form("request-exceeds-minute-limit", "task", "(?:this|your|the|single)\\srequest(?:'s\\s\\w{1,12})?\\s(?:alone\\s)?(?:exceeds|is\\slarger\\sthan|is\\sgreater\\sthan|requires\\smore\\sthan)[^.\\n]{0,60}(?:tokens?[- ]per[- ]min|\\btpm\\b|per[- ]minute\\s(?:token\\s)?limit)"),
    wording_form("limit-zero", "task", "\\b(?:limit|quota\\svalue|quotavalue|quota\\slimit)['\"]?\\s{0,2}[:=]?\\s{0,2}['\"]?0(?![\\d:])(?![.,]\\d)(?!\\s(?:remaining|left|of|used))", { opens: false }),
    wording_form("long-context-plan", "task", "(?:extra\\susage|usage\\scredits?|additional\\susage|credits?|a\\shigher\\s(?:tier|plan))\\s(?:is|are)\\s(?:required|needed)\\s(?:for|to\\suse)[^.\\n]{0,40}(?:context|1m)(?:\\scontext)?(?:\\s(?:requests?|windows?|prompts?|usage|models?))?"),
    wording_form("long-context-plan", "task", "long[- ]context\\b[^.\\n]{0,60}\\b(?:not\\s(?:yet\\s)?(?:available|included|enabled|supported)|requires?|required|needs?)\\b"),
    wording_form("long-context-rate", "task", "\\b1m\\scontext\\b[^.\\n]{0,60}\\b(?:not\\s(?:yet\\s)?(?:available|included|enabled)|requires?|required)\\b"),
    wording_form("tokens-over-limit", "task", "\\btokens?\\slimit\\sexceeded:\\s\\d{1,9}\\s>\\s\\d{1,9}"),
    wording_form("credits-for-this-request", "task", "\\bhave\\s(?:only\\s)?[1-9]\\d{0,9}\\s(?:credits?|tokens?|characters?|requests?|units?)\\s(?:remaining|left)[^.\\n]{0,60}\\b(?:required|needed|requires|needs)\\b"),
    wording_form("can-only-afford", "task", "can\\sonly\\safford\\s(?:[1-9]\\d{0,9})"),
];
const MONEY = [
    wording_form("can-only-afford-nothing", "money", "can\\sonly\\safford\\s-?0?(?![1-9])"),
    wording_form("credit-balance-too-low", "money", "(?:credits?|balance|funds|wallet)(?:\\s[\\w']{1,20}){0,3}?\\s(?:is|are|was)\\s(?:currently\\s)?(?:too\\slow|insufficient|not\\senough|not\\ssufficient|negative|exhausted|depleted|zero|0(?![\\d.,]\\d)|empty|used\\sup|below)"),
    wording_form("insufficient-balance", "money", "(?:insufficient|not\\senough|inadequate|no|low|lacks?(?:\\ssufficient)?|zero|negative)\\s(?:\\w{1,16}\\s){0,3}?(?:balance|credits?|funds)\\b(?!\\s(?:check|balance))"),
    wording_form("no-credits-yet", "money", "\\b(?:does\\snot|doesn['’]t|do\\snot|don['’]t)\\s(?:currently\\s)?have\\s(?:any|enough|sufficient)\\s(?:\\w{1,16}\\s){0,2}?(?:credits?|balance|funds)\\b"),
    wording_form("payment-method", "money", "\\b(?:add|enter)\\sa\\s(?:valid\\s)?payment\\smethod\\sor\\s(?:add|buy)\\b", {
        opens: false,
    }),
    wording_form("insufficient-quota", "money", "insufficient[_ ](?:user[_ ])?quota"),
    wording_form("out-of-credits", "money", "\\b(?:out\\sof|ran\\sout\\sof|run\\sout\\sof|no\\smore|no\\sremaining|zero|used\\sall(?:\\sof)?(?:\\syour|\\sits|\\sthe)?(?:\\savailable)?|no)\\s(?:\\w{1,16}\\s){0,2}?(?:credits?|funds|balance|prepaid)\\b"),
    wording_form("credits-exhausted", "money", "\\b(?:credits?|credit\\s(?:balance|grant|limit)|balance|prepayment|free\\scredits?)(?:\\s[\\w']{1,16}){0,3}?" +
        BEEN +
        "(?:exhausted|depleted|used\\sup|expired|consumed|run\\sout|reached|exceeded|spent)"),
    wording_form("included-credits-exceeded", "money", "(?:exceeded|depleted|used(?:\\sup)?|exhausted|consumed|reached|hit|spent)\\s(?:all\\s)?(?:of\\s)?(?:your|its|the|their|our|all)?\\s?(?:\\w{1,16}\\s){0,3}?(?:credits?|prepaid|balance)\\b"),
    wording_form("spend-limit", "money", "\\b(?:spend|spending|billing|budget|payment)(?:[- ]hard|\\s(?:usage|hard|soft))?[- ](?:limit|cap)s?(?:\\s[\\w'()-]{1,40}){0,4}?" +
        BEEN +
        REACHED),
    wording_form("spend-limit", "money", "(?:" +
        REACHED +
        "|reach(?:ing|es)?|hit(?:ting)?|exceeds?|over)\\s(?:your|its|the|their|our|a|this)?\\s?(?:[\\w'-]{1,20}\\s){0,4}?(?:spend|spending|billing|(?<!\\b(?:retry|time|error|wait|latency)\\s)budget)(?:\\s(?:limit|cap)s?)?\\b"),
    wording_form("key-limit", "money", "\\b(?:api\\s)?key\\s(?:credit\\s|spend\\s)?limit\\s(?:has\\sbeen\\s)?(?:exceeded|reached)"),
    wording_form("spend-limit", "money", "\\b(?:spend|spending|billing|budget)\\s(?:limit|cap)\\s(?:needs|has|must)\\s(?:to\\s)?be\\s(?:increased|raised)\\b|\\b(?:account|recent|last)\\spayments?\\s(?:have|has|was|were)?\\s?(?:failed|declined)\\b"),
    wording_form("spend-limit", "money", `\\b(?:spend|spending)\\s(?:limit|cap)\\s${REACHED}`),
    wording_form("specified-usage-limits", "money", "reached\\s(?:your|the|its)\\s(?:[\\w'-]{1,16}\\s){0,2}specified\\s(?:\\w{1,16}\\s){0,2}?usage\\slimits?"),
    wording_form("budget-exceeded", "money", `\\bbudget(?:\\s(?:limit|(?:for|of)\\s[^.;:\\n]{1,60}?))?${BEEN}(?:exceeded|exhausted|reached|used\\sup|spent)`),
    wording_form("budget-exceeded", "money", "\\b(?:exceeded\\s?budget|over\\s(?:your\\s|its\\s|the\\s)?budget|out\\sof\\sbudget|crossed\\sbudget)\\b"),
    wording_form("payment-required", "money", "\\bpayment\\s(?:is\\s)?required\\b"),
    wording_form("billing-not-active", "money", "\\baccount\\sis\\snot\\sactive[^.\\n]{0,40}billing|\\bbilling\\sis\\s(?:not\\sactive|disabled|inactive)"),
    wording_form("account-suspended", "money", "\\b(?:account|organization|org|team|project|workspace)\\b[^.\\n]{0,80}\\b(?:suspended|deactivated|disabled|paused|blocked|frozen|on\\shold)\\b[^.\\n]{0,120}\\b(?:spend|spending|invoices?|payments?|billing|balance|overdue|funds|credits?|arrears|plan)\\b"),
    wording_form("overdue", "money", "\\b(?:overdue\\s(?:payment|balance|invoice)|account\\sis\\spast\\sdue|past[- ]due\\s(?:payments?|balance|invoices?)|account\\s(?:is\\s)?(?:in\\s)?(?:overdue|arrears)|arrearage|unpaid\\s(?:invoices?|balance|bills?))\\b"),
    wording_form("zh-balance", "money", "余额不足|餘額不足|账户余额|欠费|额度不足|额度已(?:用完|用尽|耗尽)|无可用资源包|资源包[^。\\n]{0,8}(?:用尽|耗尽|不足)|请充值|余额已(?:用完|耗尽)|剩余额度[^\\n]{0,8}[:：]\\s?[＄$¥]?0"),
];
const PERIOD = [
    wording_form("hit-your-limit", "period", `you${HAVE}\\s(?:just\\s|already\\s|now\\s)?${REACHED}\\s(?:your|the|its|this|our)\\s(?:limit|limits)\\b`),
    wording_form("usage-limit-reached", "period", "(?:" +
        REACHED +
        "|reach(?:es)?|exceeds?|exceeding|used\\sall(?:\\sof)?|over)\\s(?:all\\sof\\s)?(?:your|the|its|this|our|their|a|an|my)?\\s?(?:[\\w'’()./-]{1,24}\\s){0,4}?" +
        PERIOD_WORD +
        "\\s(?:[\\w'’()./-]{1,24}\\s){0,3}?" +
        LIMIT_NOUN +
        "\\b"),
    wording_form("usage-limit-reached", "period", "\\b" +
        PERIOD_WORD +
        "\\s(?:[\\w'’().-]{1,24}\\s){0,3}?" +
        LIMIT_NOUN +
        "(?:\\s(?:for|on|of)\\s[^.:;\\n]{1,60}?|\\s\\([^()\\n]{1,40}\\))?" +
        BEEN +
        REACHED),
    wording_form("usage-limit-reached", "period", `\\b${PERIOD_WORD}\\s(?:[\\w'’().-]{1,24}\\s){0,3}?${LIMIT_NOUN}\\s${REACHED}`),
    wording_form("limit-reached-resets", "period", "\\blimit\\sreached(?=\\s{1,3}[·•∙|-]\\s{0,3}resets)"),
    wording_form("maximum-of-period", "period", `${REACHED}\\s(?:your|the|its|a)?\\s?(?:max(?:imum)?|limit|allowed|permitted)?\\s?(?:number|amount)\\sof\\s(?:[\\w-]{1,16}\\s){0,3}?(?:requests|messages|generations|calls|queries|prompts|completions|searches|tokens|credits|images|runs|tasks|responses)\\s(?:allowed\\s)?(?:for\\s|per\\s|in\\s|this\\s|a\\s){1,2}(?:the\\s|your\\s|today|(?:current|billing|free)\\s){0,3}(?:day|week|month|year|today|period|cycle|plan|tier|trial)\\b`),
    wording_form("free-usage", "period", `\\bfree\\susage(?:\\slimit)?${BEEN}(?:exceeded|reached|exhausted|used\\sup)\\b`),
    wording_form("upgrade-for-more", "period", "\\bupgrade\\sto\\s[\\w ]{1,30}\\sfor\\smore\\s(?:prompts|requests|messages|usage)\\b", {
        opens: false,
    }),
    wording_form("usage-limit-resets", "period", "\\busage\\slimit(?=[.!]\\s{1,3}resets?\\s(?:at|in|on)\\b)"),
    wording_form("usage-limit", "period", `\\busage\\slimits?\\s(?:has\\sbeen\\s|was\\s|is\\s)?${REACHED}`),
    wording_form("exceeds-plan-limit", "period", "exceed(?:s|ed)\\s(?:your|the|its)\\s(?:\\w{1,16}\\s)?plan(?:'s|’s)?\\s(?:[\\w-]{1,16}\\s){0,4}(?:limit|quota|allowance)"),
    wording_form("out-of-usage", "period", "(?<!\\beither\\s)\\bout\\sof\\s(?:[a-z]{2,12}\\s){0,3}?(?:usage|quota|messages|requests|prompts|tokens|interactions|completions|neurons|searches|calls|api\\scalls|generations|minutes)\\b"),
    wording_form("nothing-left", "period", "\\b(?:no|0|zero)\\s(?:more\\s)?(?:(?:usage|free|premium|quota|api|chat|daily|monthly|remaining|available)\\s){0,3}(?:requests?|messages?|usage|quota|calls?|prompts?|generations?|searches)\\s(?:left|remaining|available)\\b|\\bno\\sremaining\\s(?:[\\w-]{1,16}\\s){0,3}?(?:requests?|messages?|usage|quota|calls?|prompts?|generations?|searches)\\b"),
    wording_form("quota-exhausted", "period", "\\bquota(?:\\slimit)?(?:\\s(?:for|of|on)\\s[^.:;\\n]{1,80}?)?" +
        BEEN +
        "(?:exhausted|used\\sup|depleted|fully\\sused|all\\sused|consumed|reached)"),
    wording_form("quota-exhausted", "period", "\\b(?:exhausted|used\\sup|depleted|consumed)\\s(?:all\\s)?(?:of\\s)?(?:your|the|its|this)\\s(?:[\\w-]{1,24}\\s){0,4}?(?:capacity|quota|allowance|allocation|requests?|usage|free\\s\\w{1,20})\\b"),
    wording_form("limit-of-period", "period", `(?:${REACHED}|reach(?:es)?|exceeds?|over)\\s(?:your|the|its|this|our|their|a|an|my)?\\s?(?:[\\w'’()./-]{1,24}\\s){0,4}?${LIMIT_NOUN}\\sfor\\s(?:today|(?:the|this|your)\\s(?:current\\s)?(?:hour|day|week|month|billing\\s\\w{1,8}))\\b`),
    wording_form("allowance-used", "period", "\\b(?:quota|allowance|allotment|allocation)s?(?:\\sfor\\s[^.:;\\n]{1,60}?)?\\s(?:has|have)\\s(?:already\\s)?been\\sused\\b(?!\\s(?:for|by|to|in|on)\\b)"),
    wording_form("included-usage-exceeded", "period", "(?:exceeded|used\\sup|exhausted|consumed)\\s(?:all\\sof\\s)?(?:your|its|the|their|our)\\s(?:[\\w-]{1,16}\\s){0,2}?(?:included|monthly|weekly|daily|free)\\s(?:\\w{1,16}\\s){0,2}?usage\\b"),
    wording_form("individual-quota", "period", "\\bquota\\sreached\\b"),
    wording_form("daily-limit", "period", "\\b(?:too\\smany\\s(?:tokens|requests)\\sper\\s(?:day|month|week)|free-models-per-day|(?:per[- ]day|daily|per[- ]month|monthly|weekly|24[- ]?h(?:our)?s?)\\s(?:[\\w-]{1,20}\\s){0,3}(?:limit|quota|cap|allowance)s?\\s(?:of\\s[\\d,._]{1,12}\\s(?:[\\w-]{1,16}\\s){0,3})?" +
        "(?:(?:has|have|was|is|been)\\s){0,2}" +
        REACHED +
        ")"),
    wording_form("allowance-exceeded", "period", "(?:exceeded|used\\sup|used|reached|exhausted|hit)\\s(?:all\\s)?(?:of\\s)?(?:your|the|its)\\s(?:[\\w-]{1,20}\\s){0,4}(?:allowance|allocation|allotment)\\b"),
    wording_form("usage-used-full", "period", `you${HAVE}\\sused\\s(?:up\\s)?(?:100\\s?%|all)\\sof\\syour\\b`),
    wording_form("upgrade-to-continue", "period", "\\bupgrade\\s(?:your\\splan\\s)?to\\scontinue\\b", { opens: false }),
    wording_form("quota-resets", "period", "\\byour\\s(?:usage|quota|limit|allowance)\\s(?:limit\\s)?(?:will\\s)?resets?\\b", {
        opens: false,
    }),
    wording_form("used-all", "period", "\\bused\\s(?:all|up)(?:\\sof)?\\s(?:your|the|[\\d,]{1,9}(?:\\sof\\syour)?|today(?:'s|’s)|this\\s\\w{1,8}(?:'s|’s))\\s(?:[\\w.-]{1,30}\\s){0,3}?(?:usage|quota|requests|messages|allowance|prompts|tokens|searches|generations)\\b"),
    wording_form("localised-usage-limit", "period", "(?:利用|使用)(?:量の?)?(?:制限|上限)に達し|사용\\s?(?:량\\s?)?한도에\\s?도달|\\b(?:nutzungs|nutzungsgrenze|wochen|tages|monats)-?(?:limit|grenze)\\s(?:\\w{1,12}\\s){0,3}(?:erreicht|überschritten)|\\b(?:atteint|dépassé)\\s(?:votre|ta|la)\\slimite|\\b(?:alcanzado|superado|atingiu|excedeu|raggiunto|superato)\\s(?:tu|su|el|seu|sua|o|il|la|tuo|suo)\\s(?:l[ií]mite|quota|cuota)|(?:достигли|достигнут|исчерпан|превышен)[а-яё]{0,3}\\s(?:\\S{1,20}\\s){0,2}лимит"),
    wording_form("zh-usage-limit", "period", "(?:已达到|已達到|达到|超过|超出)[^。\\n]{0,24}(?:使用上限|用量上限|限额|配额上限|额度上限|每日|每周|每月)|(?:使用上限|限额)[^。\\n]{0,10}(?:已达|已用完|重置)|免费额度已|配额已(?:用完|用尽|耗尽)"),
];
const QUOTA = [
    wording_form("exceeded-current-quota", "quota", "exceed(?:ed|s|ing)?\\s(?:your|the|its|their|this|a|an|our|my)?\\s?(?:[\\w'’./-]{1,40}\\s){0,4}?quotas?\\b"),
    wording_form("quota-exceeded", "quota", "\\bquotas?(?:\\s(?:limit|metric|for|of)\\b[^.;\\n]{0,120}?|\\s['\"`][^'\"`\\n]{1,80}['\"`])?" +
        BEEN +
        "exceeded\\b"),
    wording_form("quota-exceeded", "quota", "\\b(?:quota[_ ]exceeded|exceeded\\squota|over\\squota|out\\sof\\squota|quota\\sexceeded|quota\\serror)\\b"),
    wording_form("over-quota", "quota", "\\bover\\s(?:its|your|their|our)\\s(?!data|storage|disk)(?:[\\w'-]{1,20}\\s){0,3}?quota\\b"),
    wording_form("quota-limit", "quota", "\\b(?:reached|hit)\\s(?:your|the|its|a)\\s(?:[\\w'-]{1,20}\\s){0,3}?quota\\b"),
];
const EXHAUSTION_PHRASES = [...TASK, ...MONEY, ...PERIOD, ...QUOTA];

;// CONCATENATED MODULE: ./build/core/detect/forms/failure-phrases.js

const OVERLOAD = [
    wording_form("overloaded", "overload", "(?<!\\b(?:functions?|methods?|operators?|constructors?)\\s(?:is|are)\\s)\\boverloaded\\b(?!\\s(?:method|function|operator))"),
    wording_form("overload", "overload", "\\boverload\\b", { opens: false }),
    wording_form("not-your-limit", "overload", "\\bnot\\s(?:your|a)\\s(?:usage|rate|plan|account)\\s?limit\\b|\\btemporarily\\slimiting\\srequests\\b"),
    wording_form("no-capacity", "overload", "\\bno\\s(?:available\\s)?capacity\\b(?:\\savailable\\b)?|\\b(?:at|over|beyond|exceeding|reached|exceeds?|insufficient|lacks?|limited|out\\sof|exceeded)\\s(?:its\\s|the\\s|our\\s|full\\s|max(?:imum)?\\s|server\\s|model\\s|gpu\\s|current\\s|available\\s){0,3}capacity\\b|\\bcapacity\\s(?:is\\s|has\\sbeen\\s|was\\s)?(?:not\\s(?:currently\\s)?available|unavailable|exceeded|constraints?|reached|full|limited|exhausted|temporarily)"),
    wording_form("worker-limit", "overload", "\\b(?:worker|replica|pod|node|server|engine|backend)(?:'s)?\\s(?:(?:local|total|max(?:imum)?|concurrent|own)\\s){0,3}(?:requests?|queue|connections?|batch)\\slimit\\b"),
    wording_form("high-demand", "overload", "\\b(?:experiencing|due\\sto|because\\sof|seeing|under|in)\\s(?:\\w{1,14}\\s){0,2}?(?:high|heavy|peak|increased|unprecedented|elevated)\\s(?:demand|load|traffic|volume)\\b"),
    wording_form("high-demand-words", "overload", "\\b(?:high|heavy|unusual(?:ly\\shigh)?|unprecedented|increased|peak|extreme(?:ly\\shigh)?|elevated|exceptionally\\shigh|a\\slot\\sof)\\s(?:demand|load|traffic|volume\\sof\\s\\w{1,12}|usage\\sright|concurrency\\sload)\\b", { opens: false }),
    wording_form("busy", "overload", "\\b(?:model|engine|server|servers|service|system|backend|gpu|cluster|worker|workers|queue)\\b(?:\\s[\\w`'./:-]{1,60}){0,3}?\\s(?:is\\s|are\\s|was\\s)?(?:currently\\s|temporarily\\s)?(?:too\\s|very\\s)?busy\\b|\\bserver_busy\\b|\\bmodel\\stoo\\sbusy\\b"),
    wording_form("queue-full", "overload", "\\b(?:max(?:imum)?\\s)?queue\\s(?:size\\s|length\\s|depth\\s)?(?:is\\s|has\\sbeen\\s)?(?:full|exceeded|overflow|reached)|\\btoo\\smany\\s(?:requests\\s)?(?:queued|in\\s(?:the\\s)?queue)"),
    wording_form("service-unavailable", "failure", "\\b(?:service|server|model|provider|backend|upstream|api|endpoint)\\b(?:\\s[\\w`'./:-]{1,60}){0,3}?\\s(?:is\\s|are\\s)?(?:currently\\s|temporarily\\s)?unavailable\\b|\\btemporarily\\sunavailable\\b|\\bservice_unavailable\\b"),
    wording_form("server-error", "failure", "\\binternal\\sserver\\serror\\b|\\bbad\\sgateway\\b|\\bgateway\\s?time-?\\s?out\\b|\\bservice\\s(?:temporarily\\s)?unavailable\\b|\\bserver\\shad\\san\\serror\\b|\\bserver\\serror\\b(?!s?\\s(?:handling|code))|\\bsite\\sis\\soverloaded\\b|\\bweb\\sserver\\sis\\s(?:down|returning\\san\\sunknown)|\\bunexpected\\serror\\son\\sour\\s(?:end|side)"),
    wording_form("unable-to-process", "failure", "\\bunable\\sto\\sprocess\\syour\\srequest\\b", { opens: false }),
    wording_form("model-loading", "overload", "\\bmodel\\b[^.\\n]{0,80}\\bis\\s(?:currently\\s|still\\s)?(?:loading|warming\\sup|starting)\\b|\\bmodel\\sis\\snot\\sready\\b"),
    wording_form("upstream-connect", "failure", "\\bupstream\\s(?:connect|request|server)\\s(?:error|timeout|timed\\sout|failed)\\b(?:\\sor\\sdisconnect/reset\\sbefore\\sheaders)?|\\bno\\shealthy\\supstream\\b"),
    wording_form("zh-overload", "overload", "访问量过大|系统繁忙|服务(?:器)?(?:繁忙|过载|忙)|负载(?:过高|较高|已饱和|饱和)|上游负载|模型(?:过载|繁忙|当前)|流量(?:过大|高峰)|算力不足|稍後.{0,4}過載"),
];
const CONNECTION = [
    wording_form("connection-code", "connection", "\\b(?:ECONNRESET|ECONNREFUSED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH|ECONNABORTED|UND_ERR_[A-Z_]{3,30}|ERR_HTTP2_[A-Z_]{3,40})\\b"),
    wording_form("connection-reset", "connection", "\\bsocket\\shang\\sup\\b|\\bconnection\\s(?:error|reset|refused|aborted|closed|timed\\sout|lost|was\\s(?:reset|closed|aborted|refused)|broken|failed|dropped)\\b|\\bfetch\\sfailed\\b|\\bnetwork\\s(?:error|timeout|is\\sunreachable|connection\\slost)\\b|\\bbroken\\spipe\\b|\\bpeer\\sclosed\\sconnection\\b|\\bremote\\send\\sclosed\\b|\\bserver\\sdisconnected\\b|\\bpremature(?:ly)?\\s(?:close|closed)\\b|\\bother\\sside\\sclosed\\b|\\bunexpected\\sEOF\\b"),
    wording_form("stream-disconnected", "connection", "\\bstream\\s(?:disconnected|closed|ended|error|idle\\stimeout|was\\sinterrupted)\\b"),
    wording_form("timed-out", "connection", "\\b(?:request|connect|connection|read|write|response|api|operation|handshake|headers|body|socket|gateway|upstream)\\s?(?:has\\s|was\\s)?(?:timed\\s?out|timeout)\\b|\\b(?:read|connect|request)\\stime-?out\\b|\\bdeadline\\sexceeded\\b"),
    wording_form("max-retries-url", "connection", "\\bmax\\sretries\\sexceeded\\swith\\surl\\b"),
    wording_form("dns", "connection", "\\b(?:getaddrinfo(?!\\()|temporary\\sfailure\\sin\\sname\\sresolution|name\\sor\\sservice\\snot\\sknown|could\\snot\\sresolve\\shost|failed\\sto\\s(?:resolve\\s(?:host|address|'?[\\w-]{1,60}\\.[\\w.-]{2,60})|connect|establish\\sa\\snew\\sconnection)|no\\ssuch\\shost|dns\\serror|name\\sresolution\\serror|nodename\\snor\\sservname)"),
];
const OTHER = [
    wording_form("memory", "other", "\\bout\\sof\\smemory\\b|\\bOOM\\b|\\ballocat(?:e|ing)\\b[^.\\n]{0,40}\\b(?:bytes|tensor|[gm]i?b|memory|buffer)\\b|\\b(?:tensorflow\\.python|jaxlib|torch\\.cuda)\\b|\\bmessage\\s(?:length\\s|size\\s)?(?:is\\s)?larger\\sthan\\smax\\b"),
    wording_form("log-lines", "other", "\\blog(?:s|ger|ging)?\\s(?:is\\s|are\\s|was\\s|line\\s|message\\s)?rate[- ]?limit|\\b(?:messages?|lines?|callbacks|events?|logs?|spans?|samples)\\s(?:were\\s|was\\s)?(?:suppressed|dropped|lost)\\b|\\b(?:suppress|dropp)(?:ed|ing)\\s(?:\\w{1,12}\\s){0,3}?(?:messages?|lines?|callbacks|events?|logs?|spans?|samples)\\b"),
    wording_form("purse", "other", "\\byour\\scard\\b|\\b(?:gift|debit)\\scard\\b|\\b(?:withdrawal|transfer|cash|mobile\\sdata|data|article|baggage|speed|weight|word|character)\\slimit\\b|\\binsufficient\\sfunds\\sfor\\s(?:gas|intrinsic|transfer|rent)\\b|\\bcard\\s(?:was\\s|has\\sbeen\\s)?declined\\b|\\b(?:order|trade|transfer|withdrawal|transaction|purchase|bid|bet)\\s[^.:\\n]{0,30}(?:rejected|declined|failed|refused|reverted)\\b|\\bVM\\sException\\swhile\\sprocessing\\b|\\bERC-?\\d{2,5}:|\\baccount\\s\\S{1,40}\\shas\\s(?:a\\s)?balance\\b|\\b(?:user|mail|message|email)\\ssending\\slimit\\b|\\b[45]\\d\\d[ -][45]\\.\\d\\.\\d{1,3}\\s"),
    wording_form("storage", "other", "\\bresource\\stemporarily\\sunavailable\\b|\\b(?:disk|memory|cpu|ram|heap|file|upload|inode)\\s(?:usage|space|size)\\b|\\b(?:disk|block|inode|file)\\squota\\b|\\bno\\sspace\\sleft\\b|\\bstorage\\squota\\b|\\bexceeded\\squota:\\s|\\bquota\\s'[A-Z_0-9]{2,40}'\\sexceeded|\\bDOMException:\\s[^\\n]{0,60}\\bquota\\b|\\bsetting\\sthe\\svalue\\sof\\b[^\\n]{0,80}\\bquota\\b|\\bQuotaExceededError:\\s(?:failed\\sto\\sexecute|the\\squota)|\\btoo\\smany\\sopen\\sfiles\\b|\\bstorage\\b[^.\\n]{0,40}\\bquota\\b|\\b(?:cores?|vcpus?|cpus?|gpus?|instances?|disks?|snapshots?|addresses|mailbox|inbox)\\b[^.\\n]{0,30}\\bquota\\b(?!\\s\\(\\d{1,6}s\\s(?:requested|left))|\\bquota\\sfor\\s\\w{2,40}Per[A-Z]\\w{2,20}\\b|\\bstorage_?quota\\w{0,12}\\b|\\bstorageQuotaExceeded\\b|\\bquota\\b[^.\\n]{0,30}\\b(?:storage|disk|inodes?|bytes(?!\\s(?:scanned|billed|processed|per))|gib|cpus?|gpus?|vcpus?|cores|instances?|volumes?|pods?|namespaces?)\\b"),
    wording_form("harness-limit", "other", "(?<!\\benqueued\\s)\\b(?:recursion|turn|turns|step|steps|iteration|iterations|time|cost|token|sample|working|memory|retry|depth|stack|file|size|disk|cpu|heap|rlimit|nproc)\\s(?:limit|limits|depth)\\s(?:of\\s\\S{1,12}\\s)?(?:exceeded|reached|hit)\\b|\\bmaximum\\s(?:recursion|number\\sof\\s(?:turns|steps|iterations))|\\bmax(?:imum)?[_ ](?:turns|steps|iterations)\\b|\\bcost\\slimit\\b|\\b(?:hit|reached|exceeded)\\s(?:a|an|the|its)\\s(?:token|turn|step|iteration|time|recursion|cost)\\slimit\\b|\\b(?:token|time|latency|memory|compute|search|error|thinking|step|turn)\\sbudget\\b|\\bdue\\sto\\stime\\slimit\\b|(?<!\\benqueued\\s)\\b(?:token|tool[- ]call|tool|turn|step|retry|iteration)s?\\s(?:call\\s)?(?:limit|budget)\\s(?:of\\s\\d{1,9}\\s)?(?:exceeded|reached|exhausted|spent|is\\sspent)\\b|\\bUSD\\sbudget\\b|\\bbudget\\sfor\\s(?:the\\s|this\\s)?task\\b|\\bvalue:\\s[\\d,.]{1,12};\\slimit:|\\btoo\\smany\\s(?:tool|function|recursive|nested|consecutive)\\scalls\\b|\\bLimitsExceeded\\b|\\b(?:reached|exceeded|hit|over)\\s(?:the\\s|its\\s)?max(?:imum)?\\sbudget\\b|\\bmax[-_]budget\\b|\\bbudgets?\\b[^\\n]{0,60}\\b\\d[\\d.,]{0,12}\\s?(?:[kmg]i?b|bytes|ms)\\b|\\bmax_cost\\b|\\bagent\\s(?:has\\s)?(?:reached|exceeded|hit)\\s(?:its\\s|the\\s)?(?:\\w{1,12}\\s)?budget\\b|\\bquota\\sof\\s(?:the\\s)?(?:\\d{1,6}\\s)?(?:re-?tr(?:y|ies)|attempts?|steps?|turns?|samples?|train|test|validation|batch)\\b|\\b(?:requests|calls)\\sto\\s(?:the\\s)?tool\\b|\\bmax\\s\\d{1,6}\\sper\\sturn\\b|\\b(?:request|total_tokens|tool_calls|input_tokens|output_tokens)_limit\\sof\\s"),
    wording_form("client-side", "other", "\\brate[- ]?limit\\w{0,5}\\b[^.\\n]{0,12}\\bclient[- ]side\\b|\\bclient[- ]side\\s(?:rate|throttl|limit)|\\brate[- ]?limit(?:er)?\\squeue\\b"),
    wording_form("other-rate", "other", "\\bdata\\srate\\sexceeded\\b|\\bIOPub\\b|\\btoo\\smany\\s(?:clients|connections)\\s(?:already)?|\\btoo\\smany\\sredirects\\b"),
    wording_form("context-length", "other", "\\b(?:maximum\\s)?context\\s(?:length|window|size|limit)\\b(?![^.\\n]{0,60}\\b(?:extra\\susage|plan)\\b)|\\bprompt\\sis\\stoo\\slong\\b|\\binput\\s(?:is\\s)?too\\slong\\b|\\binput\\stoken\\scount\\b|\\bmaximum\\s(?:allowed\\s)?number\\sof\\s(?:output\\s)?tokens\\b|\\boutput\\stoken\\smaximum\\b|\\bmax(?:imum)?_?\\s?(?:output_?\\s?|new_?\\s?|completion_?\\s?)?tokens\\b[^.\\n]{0,30}(?:is\\stoo|>|exceeds?|must\\sbe)|\\btoo\\smany\\s(?:input\\s)?tokens\\sin\\b|\\bmaximum\\sprompt\\slength\\b|\\brequest\\sexceeds\\sthe\\smaximum\\ssize\\b"),
    wording_form("authentication", "other", "\\b(?:incorrect|invalid|missing|expired|revoked)\\s(?:api\\skey|authentication|x-api-key|token|bearer)\\b|\\boauth\\stoken\\shas\\sexpired\\b|\\bplease\\srun\\s/login\\b"),
    wording_form("access", "other", "\\bdoes\\snot\\shave\\saccess\\b|\\bnot\\saccessible\\sby\\sintegration\\b|\\bdo\\snot\\shave\\saccess\\b|\\bpermission\\sdenied\\son\\b"),
    wording_form("content-policy", "other", "\\bcontent\\s(?:management\\s)?(?:policy|filter)|\\bcontent\\sfiltering\\b|\\bflagged\\b[^.\\n]{0,30}\\b(?:policy|moderation)\\b"),
    wording_form("tls", "other", "\\bcertificate\\sverif|\\bself[- ]signed\\scertificate\\b|\\bCERTIFICATE_VERIFY_FAILED\\b"),
];
const FAILURE_PHRASES = [...OVERLOAD, ...CONNECTION, ...OTHER];

;// CONCATENATED MODULE: ./build/core/detect/forms/rate-phrases.js

const RATE_NOUN = "(?:rate|rates|request|requests|call|calls|token|tokens|tpm|rpm|itpm|otpm|rps|qps|concurrency|concurrent|concurrent\\srequests?|connections?|throughput|api|query|queries|ip|burst|pull|download|throttle|secondary\\srate)";
const RATE_PHRASES = [
    wording_form("rate-limit-reached", "rate", "\\brate[-_ ]?limit(?:s|ing)?(?:[-_ ](?:quota|threshold|policy|window))?(?:\\s(?:for|of|on|in|to)\\b[^.;\\n]{1,120}?|\\s\\([^()\\n]{1,60}\\))?" +
        BEEN +
        "(?:reached|exceeded|hit|exhausted|triggered|surpassed|applied|enforced|in\\seffect)"),
    wording_form("rate-limit-reached", "rate", "\\brate[-_ ]?limit(?:s)?[-_ ](?:reached|exceeded|hit|error|exhausted|violation|surpassed|triggered)\\b"),
    wording_form("rate-limited", "rate", "\\brate[- ]?limited\\b|\\bratelimited\\b"),
    wording_form("rate-limiting", "rate", "\\b(?:due\\sto|because\\sof|by|rejected\\sfor|from)\\s(?:an?\\s|the\\s|api\\s|server\\s|upstream\\s){0,2}(?:rate[- ]?limit(?:s|ing|er)?|(?:request\\s)?throttling)\\b"),
    wording_form("exceeds-rate-limit", "rate", "\\b(?:exceed(?:s|ed|ing)?|reach(?:ed|es)?|exhausted|hit(?:s|ting)?|over|above|surpass(?:ed|es)?|violat(?:ed|es)|crossed|triggers?|triggered|breached)\\s(?:the\\s|your\\s|a\\s|an\\s|its\\s|our\\s|this\\s|their\\s|my\\s|you\\sare\\s)?(?:[\\w'’./:()-]{1,60}\\s){0,6}?(?:rate|requests?|call|frequency|token|throttl\\w{1,6}|concurrency|concurrent|connection|pull|throughput|rpm|tpm|qps|rps)[- ](?:rate[- ])?(?:limit|quota)s?(?:er)?\\b"),
    wording_form("limit-noun-reached", "rate", "\\b" +
        RATE_NOUN +
        "(?:[-_/ ](?:per[-_/ ]?(?:second|sec|minute|min|hour|s|m|h)|rate|count|\\w{1,12}))?[-_ ]limits?(?:\\s\\([^()\\n]{1,60}\\)|\\s(?:for|on|of)\\b[^.;\\n]{1,80}?|\\sof\\s[\\d,.]{1,12})?" +
        BEEN +
        "(?:reached|exceeded|hit|surpassed)"),
    wording_form("limit-noun-reached", "rate", "\\b" +
        RATE_NOUN +
        "(?:[-_/ ]per[-_/ ]?(?:second|sec|minute|min|hour))?[-_ ]limits?[-_ ](?:reached|exceeded|hit)\\b"),
    wording_form("too-many-requests", "rate", "\\btoo[-_ ]?many[-_ ]?(?:\\w{1,16}\\s){0,2}?(?:requests?|calls|concurrent\\s\\w{1,16}|queries|attempts\\sper|api\\scalls|simultaneous\\s\\w{1,16}|messages\\stoo)\\b"),
    wording_form("too-many-tokens", "rate", "\\btoo\\smany\\s(?:input\\s|output\\s)?tokens(?:,\\splease\\swait|\\sprocessed|\\sfor\\s(?:team|org|organization|account)|\\sper\\s(?:minute|second|hour))"),
    wording_form("throttled", "rate", "\\b(?:request|requests|call|calls|you|client|account|connection|api|model)?\\s?(?:(?:was|were|is|are|being|been|got|has|have)\\s){0,3}throttled\\b|\\bthrottling(?:exception|\\s(?:error|exception)|:)|\\brequest\\sthrottled\\b"),
    wording_form("rate-exceeded", "rate", "\\b(?:request\\s|call\\s|maximum\\s(?:request\\s|call\\s)?)?rate\\s(?:has\\sbeen\\s|was\\s|is\\s)?exceeded\\b|\\brequest\\srate\\s(?:is\\s|was\\s)?(?:too\\s(?:high|large)|increased\\stoo\\squickly|exceeded)"),
    wording_form("slow-down", "rate", "\\b(?:please\\s)?(?:slow\\sdown|reduce\\syour\\srequest\\srate|reduce\\sthe\\s(?:frequency|rate)\\sof\\s(?:your\\s)?requests)\\b|\\bsending\\s(?:\\w{1,12}\\s)?(?:requests|messages|queries|prompts)\\stoo\\s(?:quickly|fast|frequently)|\\brequests\\s(?:are\\s)?too\\s(?:frequent|fast|quick)|\\bthrottl(?:e|ing)\\syour\\s(?:requests?|calls)\\b|\\b(?:blocked|rejected|denied|refused)\\s(?:due\\sto|because\\sof)\\s(?:excessive|too\\smany)\\s(?:requests|calls|queries)\\b|\\breduce\\s(?:the\\s|your\\s)?rate\\sof\\s(?:your\\s)?(?:requests|calls)\\b|\\brequest\\s(?:frequency|rate)\\s(?:has\\sbeen|is|was)\\slimited\\b|\\bspike\\sarrest\\sviolation\\b"),
    wording_form("too-much", "rate", "\\btoo\\smuch\\s(?:request|query|api|call)\\s(?:weight|volume|traffic|usage|load)\\b|\\bdoing\\sthat\\s(?:a\\slot|too\\s(?:much|often))\\b|\\bresources?\\s(?:is|are)\\slimited(?=\\s-\\s)"),
    wording_form("concurrency", "rate", "\\b(?:number\\sof\\s)?concurrent\\s(?:connections|requests|sessions|jobs|calls)\\s(?:has\\s|have\\s)?(?:exceeded|exceeds?|reached|limit\\s(?:reached|exceeded))|\\bmax(?:imum)?\\s(?:organization\\s)?(?:concurrency|concurrent\\s\\w{1,12})(?:\\slimit)?\\s(?:of\\s\\d{1,6}\\s)?(?:reached|exceeded)"),
    wording_form("concurrency", "rate", "\\b(?:waiting\\sfor|no)\\s(?:an?\\s)?(?:free\\s|available\\s)?concurren(?:t|cy)\\s(?:\\w{1,12}\\s)?slots?\\b"),
    wording_form("max-rpm", "rate", "\\breached\\s(?:[\\w']{1,20}\\s){0,3}?max(?:imum)?\\s(?:rpm|tpm|tpd|rpd|concurrency|requests|qps)\\b|\\bmax\\s(?:rpm|tpm|concurrency):\\s?\\d"),
    wording_form("limited-to-per", "rate", "\\blimited\\sto\\s(?:around\\s|about\\s)?[\\d,.]{1,12}\\s(?:api\\s)?(?:calls|requests|queries|tokens)\\s?(?:/|per|a|an|every)\\s?(?:\\d{1,4}\\s)?(?:second|sec|minute|min|hour)", { opens: false }),
    wording_form("maximum-requests-per", "rate", "\\b(?:exceeded|reached|over|hit)\\s(?:the\\s|your\\s|a\\s)?(?:maximum|limit|max|allowed|permitted)?\\s?(?:number\\sof\\s|of\\s)?[\\d,.]{0,12}\\s?(?:allowed\\s|api\\s)?(?:requests|calls|tokens|queries)\\s(?:allowed\\s)?(?:per|/|in\\sa|within\\sa|each)\\s?(?:second|sec|minute|min|hour)"),
    wording_form("requests-per", "rate", "\\b\\d{1,6}\\sper\\s\\d{1,4}\\s(?:second|minute|hour|day|month)s?$"),
    wording_form("tpm-limit", "rate", "\\b(?:tpm|rpm|itpm|otpm|qps|rps)\\s(?:rate\\s)?(?:limit|quota)s?(?:\\shas\\sbeen|\\swas|\\sis)?\\s(?:reached|exceeded|hit)"),
    wording_form("per-minute-limit", "rate", "\\b(?:tokens|requests|queries|calls)\\sper\\s(?:second|minute|hour)\\s(?:limit|quota)s?(?:\\shas\\sbeen|\\swas|\\sis)?\\s(?:reached|exceeded|hit)"),
    wording_form("operation-limit", "rate", "\\bhas\\sreached\\sthe\\slimit\\sfor\\syour\\saccount\\b|\\bhit\\sa\\srate\\slimit\\b|\\bhad\\sto\\srate\\slimit\\b|\\brate\\slimit\\syour\\b"),
    wording_form("no-deployments", "rate", "\\bno\\sdeployments\\savailable\\s(?:for\\sselected\\smodel|in\\scooldown)|\\ball\\s(?:deployments|models|keys|accounts|credentials|providers)\\s(?:are\\s|for\\s[^.\\n]{1,60}\\sare\\s)?(?:currently\\s)?(?:in\\scool-?down|cooling\\sdown|rate[- ]limited)", { provider: "litellm" }),
    wording_form("only-after", "rate", "\\bcan\\sonly\\s(?:request|do|try|send|call)\\s(?:this|that|it)\\s(?:again\\s)?(?:once\\severy|after)\\s\\d"),
    wording_form("rate-limits-in-place", "rate", "\\b(?:temporarily|currently)\\s(?:have|has)\\s(?:strict\\s)?rate\\slimits?\\sin\\splace\\b"),
    wording_form("cloudflare-1015", "rate", "\\berror\\s(?:code:?\\s)?1015\\b", { provider: "cloudflare" }),
    wording_form("flood-control", "rate", "\\bflood\\s(?:control|wait)\\s(?:exceeded|of)\\b"),
    wording_form("docker-toomanyrequests", "rate", "\\btoomanyrequests\\b", { provider: "docker-hub" }),
    wording_form("minute-quota", "rate", "\\bquota\\s(?:for|of)\\s(?:this|the\\scurrent|a)\\s(?:minute|second|hour)\\s(?:is|was|has\\sbeen)\\s(?:used|exceeded|reached)"),
    wording_form("resource-exhausted", "rate", "\\bresources?\\s(?:has\\sbeen\\s|is\\s|was\\s)?exhausted\\b|\\bresource_exhausted\\b"),
    wording_form("zh-rate-limit", "rate", "速率限制|请求(?:过于|太|过)频繁|請求過於頻繁|频率(?:限制|过高|超限)|请求频率|并发(?:数)?(?:超|过高|限制|已达)|限流|请求数(?:过多|超限)|调用频率|访问(?:过于)?频繁|レート制限|リクエストが多すぎます|요청이\\s?너무\\s?많"),
];

;// CONCATENATED MODULE: ./build/core/detect/forms/phrases.js



const PHRASES = [...EXHAUSTION_PHRASES, ...RATE_PHRASES, ...FAILURE_PHRASES];

;// CONCATENATED MODULE: ./build/core/detect/forms/read-message.js





const COMPILED = PHRASES.map((form) => ({ form, pattern: new RegExp(form.pattern, "gi") }));
const TRIGGER = /429|529|\b5\d\d\b|\b402\b|limit|quota|throttl|exhaust|overload|too.?many|capacity|credit|balance|billing|budget|spend|payment|fund|invoice|arrear|overdue|allowance|alloca|allotment|out of|upgrade|used up|used all|usage|queue|not ready|\bbusy\b|loading|unavailable|server error|gateway|high demand|traffic|slow.?down|too (?:fast|quick|frequent|much)|flood|\bcaps?\b|requests? (?:per|to|too|are|rate)|\d per \d|rate.?exceed|rate exceeded|concurren|deployments|retry.?after|try again|reset|retrying|rate limited|E(?:CONN|TIMEDOUT|NOTFOUND|AI_AGAIN|PIPE|HOSTUNREACH|NETUNREACH)|UND_ERR|socket|connect|network|fetch failed|time.?d?.?out|stream|disconnect|deadline|peer closed|premature|getaddrinfo|resol(?:ve|ution)|unable to process|upstream|RateLimit|TooManyRequests|Ratelimit|suspended|afford|exceed|long.?context|1m context|余额|额度|欠费|限|频|并发|繁忙|过载|访问量|负载|流量|算力|上限|配额|充值|資源|资源包|レート|リクエスト|요청|한도|excessive (?:requests|calls|queries)|spike arrest|can only|\b1015\b|unpaid|maximum (?:number|amount)|past.due|límite|лимит/i;
const CODE_WORD = /\b([A-Za-z]{2,30}(?:_[A-Za-z]{2,20}){1,6})\b/g;
const AWS_CODE = /\berror occurred \((\w[\w.]{2,80})\)/gi;
const CLASS_WORD = /\b(?:[a-z_][\w]{0,40}\.){0,6}([A-Z][A-Za-z0-9]{2,80})\b/g;
const REFUSED_NAME = /\b(?:unsupported|unknown|unrecogni[sz]ed|unexpected|invalid|missing)\s(?:\w{1,12}\s)?(?:parameter|argument|field|option|property|keyword)s?:?\s{0,2}\\?['"`]?[\w.-]{1,80}/gi;
function readMessage(text, context) {
    const facts = noFacts();
    const words = text.length > 8_000 ? `${text.slice(0, 4_000)} ${text.slice(-4_000)}` : text;
    facts.words = words.trim().slice(0, 500);
    facts.context = words;
    facts.waits.push(...(0,prose_waits/* readProseWaits */._)(words, context));
    if (!TRIGGER.test(words) && !/Error|Exception/.test(words))
        return facts;
    const prose = words.replace(/https?:\/\/[^\s"'<>)\]}]{1,400}/g, " ").replace(REFUSED_NAME, " ");
    for (const { form, pattern } of COMPILED) {
        pattern.lastIndex = 0;
        for (let found = pattern.exec(prose); found !== null; found = pattern.exec(prose)) {
            if (isDenied(prose, found.index) || (form.meaning === "period" && isRateOnly(found[0])))
                continue;
            addMeaning(facts, form.meaning, form.name);
            break;
        }
    }
    readCodeWords(prose, facts);
    const status = readStatus(words);
    if (status !== null) {
        facts.status = status.code;
        facts.structured = true;
    }
    return facts;
}
function readCodeWords(words, facts) {
    for (const match of words.matchAll(AWS_CODE)) {
        const form = codeForm(match[1] ?? "");
        if (form !== null)
            note(facts, form.meaning, form.name);
    }
    for (const match of words.matchAll(CODE_WORD)) {
        const form = codeForm(match[1] ?? "");
        if (form !== null)
            note(facts, form.meaning, form.name);
    }
    for (const match of words.matchAll(CLASS_WORD)) {
        const form = classForm(match[1] ?? "");
        if (form !== null)
            note(facts, form.meaning, form.name);
    }
}
function note(facts, meaning, name) {
    addMeaning(facts, meaning, name);
    facts.structured = true;
    if (meaning === "rate" || meaning === "money" || meaning === "period" || meaning === "quota")
        facts.typed = true;
}
function isDenied(words, index) {
    const before = words.slice(Math.max(0, index - 40), index);
    return /\b(?:not|never|isn't|avoid(?:ing)?|prevent(?:s|ing)?|if|unless|whenever|without|in case)\s(?:[\w']{1,12}\s){0,3}$/i.test(before);
}
function isRateOnly(words) {
    return (/\brate[- ]?limit|per[- ]minute|requests?\slimit/i.test(words) &&
        !/\b(?:daily|weekly|monthly|yearly|annual|day|week|month|hour|\d{1,3}h|(?:free|premium|trial)\srequests?)\b/i.test(words));
}
function openingForms() {
    return COMPILED.filter(({ form }) => form.opens);
}

// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
;// CONCATENATED MODULE: ./build/core/detect/incident.js


const NEAR = 12;
function lastRefusal(events) {
    let open = [];
    let waiting = [];
    for (const event of events) {
        switch (event.kind) {
            case "success":
                open = open.filter((one) => !isOvercome(one.facts, one.retries, event.url));
                waiting = [];
                break;
            case "answer":
                open = open.filter((one) => one.passing !== "retried");
                break;
            case "failure":
                open = open.filter((one) => one.passing === null || (one.passing === "retried" && !event.ofProgram));
                break;
            case "attachment": {
                const last = open.at(-1);
                if (last && event.line - last.end <= NEAR) {
                    attach(last.facts, event.facts);
                    last.end = Math.max(last.end, event.line);
                }
                else
                    waiting.push({ facts: event.facts, line: event.line });
                break;
            }
            case "refusal": {
                for (const one of waiting)
                    if (event.line - one.line <= 3)
                        attach(event.facts, one.facts);
                waiting = [];
                const above = open.at(-1);
                if (above && isDump(event.facts) && event.line - above.end <= NEAR) {
                    attach(above.facts, event.facts);
                    above.end = event.end;
                    break;
                }
                const { facts, line, end, retries, passing } = event;
                open.push({ facts, line, end, retries, passing });
                break;
            }
            default:
                (0,unreachable/* unreachable */.H)(event);
        }
    }
    return joined(open.map((one) => one.facts), (index) => isAdjacent(open[index - 1], open[index]), (index) => {
        const [inner, outer] = [open[index - 1], open[index]];
        if (inner === undefined || outer === undefined || inner.passing !== null)
            return false;
        return isLimit(inner.facts) && outer.line - inner.end <= WRAPPED;
    });
}
const WRAPPED = 20;
function isBareWrapper({ meanings, status, waits }) {
    return meanings.size === 0 && waits.length === 0 && (status === 400 || status === 500);
}
function isAdjacent(above, below) {
    return above !== undefined && below !== undefined && below.line - above.end <= 2;
}
function isDump(facts) {
    return facts.meanings.size === 0 && (facts.words === "" || /^HTTP [45]\d\d$/.test(facts.words));
}
function attach(facts, more) {
    facts.status ??= more.status;
    facts.waits.push(...more.waits);
    for (const [name, value] of more.headers)
        facts.headers.set(name, value);
}
function isOvercome(facts, retries, url) {
    if (url === null)
        return true;
    if (facts.url !== null)
        return samePath(facts.url, url);
    return retries;
}
function samePath(a, b) {
    const bare = (url) => url.replace(/[?#].*$/, "").replace(/\/+$/, "");
    return bare(a) === bare(b);
}
const LIMITS = ["task", "money", "period", "quota", "rate"];
function isLimit(facts) {
    return facts.status === 429 || facts.status === 402 || LIMITS.some((meaning) => facts.meanings.has(meaning));
}
function isConnectionOnly(facts) {
    return (facts.meanings.has("connection") &&
        !isLimit(facts) &&
        !facts.meanings.has("overload") &&
        !facts.meanings.has("failure") &&
        facts.status === null);
}
function isPoor(facts) {
    if (facts.waits.length > 0 || facts.headers.size > 0)
        return false;
    return !["task", "money", "period", "overload"].some((meaning) => facts.meanings.has(meaning));
}
function joined(refusals, adjacent, isWrapped) {
    const index = refusals.findLastIndex((facts, at) => !(isConnectionOnly(facts) && refusals.slice(0, at).some(isAnswer)) && !(isBareWrapper(facts) && isWrapped(at)));
    const facts = refusals[index];
    if (facts === undefined)
        return null;
    const above = refusals[index - 1];
    if (facts.waits.length === 0 && facts.headers.size === 0 && above && isSameSide(above) && adjacent(index))
        attach(facts, above);
    if (isLimit(facts) && isPoor(facts)) {
        const richer = refusals.slice(0, index).findLast((one) => !isPoor(one) && isSameSide(one));
        if (richer)
            addFacts(facts, richer);
    }
    return facts;
}
function isAnswer(facts) {
    return isLimit(facts) || (facts.meanings.has("other") && facts.status !== null);
}
function isSameSide(facts) {
    return isLimit(facts) || facts.meanings.has("overload");
}

// EXTERNAL MODULE: ./build/core/detect/reset/headers.js
var headers = __webpack_require__(1782);
;// CONCATENATED MODULE: ./build/core/detect/structured/fields.js

const ROLES = new Map([
    ...roles("message", "message msg error err errors errormessage errormsg errordescription errortext detail details description reason title statustext cause exception exceptionmessage raw body responsebody responsetext response data failure lasterror fault faultstring statusmsg statusmessage statusinfo retmsg errmsg respmsg summary info innererror innerexception rawmessage providermessage displaymessage usermessage localizedmessage value reasonphrase warning"),
    ...roles("code", "code type name errortype errorcode exctype exceptiontype kind category subtype errorname errorclass errorkind typ errcode __type xtype"),
    ...roles("status", "status statuscode httpstatus httpstatuscode httpcode rawstatuscode apierrorstatus httpresponsestatuscode responsestatus responsecode responsestatuscode upstreamstatus laststatus upstreamstatuscode"),
    ...roles("wait-ms", "retryafterms retryaftermilliseconds retryinms resetms resetinms resetafterms msbeforenext"),
    ...roles("wait-seconds", "retryafter retryafterseconds retryaftersecs retryafters retryaftersec retryin retryinseconds waittime waitseconds waittimeseconds resetin resetinseconds resetsin resetsinseconds resetafter resetafterseconds resetsafter resetsafterseconds secondsuntilreset timeuntilreset quotaresetdelay resetdelay cooldownseconds cooldown cooldowntime estimatedtime recommendedwait suggestedwait retryafterduration rateresetin nextretryin ttl"),
    ...roles("retry-info", "retrydelay retrydelayseconds"),
    ...roles("instant", "resetsat resetat resettime resetdate resettimestamp quotaresettimestamp resetson nextreset nextresetat nextresettime availableat retryat blockeduntil ratelimitreset limitresetsat resetstime ratelimitnext nextavailableat ratelimitresetat ratelimitresettime resetsattimestamp retryaftertimestamp quotaresetat quotaresettime periodend limitreset retryafterdate until windowresetat expectedavailability reset resets"),
    ...roles("log", "stderr stdout traceback stacktrace log logs logtail stderrtail stdouttail errorlog errortrace outputtail stack exceptiontraceback trace consoleoutput"),
    ...roles("content", "content output text prompt input messages choices answer completion arguments toolinput toolresult tooluseresult query question config request options params headersrequest requestbody document documents source code_snippet patch diff expected actual target reference examples example schema usage requestbodyvalues requestheaders env args kwargs locals sample item"),
    ...roles("url", "url requesturl uri endpoint"),
]);
function roles(role, names) {
    return names.split(" ").map((name) => [name, role]);
}
function fieldRole(name) {
    const plain = name.toLowerCase().replace(/[^a-z0-9_]|_(?!_)/g, "");
    if (name.includes("-") && (0,headers/* isLimitHeader */.zF)(name))
        return "header";
    const bare = plain.replaceAll("_", "");
    return ROLES.get(bare) ?? ROLES.get(plain) ?? "other";
}
const TALK = new Set("assistant user system human tool tool_use tool_result tool_call function_call function_call_output message text thinking reasoning agent_message command_execution file_change mcp_tool_call todo_list web_search content_block_delta content_block_start message_start message_delta content session.created step_start tool_execution user_message agent_reasoning token_count ai prompt completion init".split(" "));
function isTalk(type) {
    return TALK.has(type);
}
const GOOD_STATES = new Set("ok success successful succeeded passed pass completed complete done healthy allowed running pending queued info allowed_warning up ready active skipped".split(" "));
function isGoodState(value) {
    return GOOD_STATES.has(value.toLowerCase());
}

;// CONCATENATED MODULE: ./build/core/detect/structured/http-response.js


const HEAD = /^\s{0,4}(?:[<*] |reply: ['"]|<- )?HTTP(?:\/\d(?:\.\d)?)?\s([1-5]\d\d)\b(.{0,200})$/;
const HEADER = /^\s{0,4}(?:< |header: )?([A-Za-z][\w-]{1,80}):\s{0,4}(.{0,2000})$/;
const LONGEST_HEAD = 80;
const LONGEST_LINE = 16_000;
function readResponseHead(lines, index) {
    const head = HEAD.exec(lines[index] ?? "");
    if (head === null)
        return null;
    const rest = head[2] ?? "";
    if (!/^(?:\s[A-Za-z][\w ]{0,60}|\s[\w.+-]+\/[\w.+-]+)?\s*(?:\\r\\n['"]?)?\s*$/.test(rest))
        return null;
    const facts = noFacts();
    facts.status = Number(head[1]);
    facts.structured = true;
    facts.words = (lines[index] ?? "").trim().slice(0, 500);
    facts.context = facts.words;
    let next = index + 1;
    for (; next < lines.length && next - index < LONGEST_HEAD; next += 1) {
        const header = HEADER.exec(lines[next] ?? "");
        if (header === null)
            break;
        const name = (header[1] ?? "").toLowerCase();
        if ((0,headers/* isLimitHeader */.zF)(name))
            facts.headers.set(name, (header[2] ?? "").trim());
    }
    return { status: facts.status, facts, next };
}
const IN_TEXT = /["'\\]{0,4}\b(retry-after(?:-ms)?|x-ms-retry-after-ms|(?:x-|anthropic-)?rate-?limit(?:-[a-z0-9-]{1,60})?)["'\\]{0,4}\]?\s{0,2}[:=,]\s{0,2}[[("'\\]{0,4}((?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},?\s[^"'\\\]\n]{1,40})|[^"'\\,;)\]}\s]{1,60})/gi;
function readHeadersInText(text) {
    const headers = new Map();
    for (const match of text.slice(0, LONGEST_LINE).matchAll(IN_TEXT))
        headers.set((match[1] ?? "").toLowerCase(), match[2] ?? "");
    return headers;
}

;// CONCATENATED MODULE: ./build/core/detect/structured/notation.js
const DEEPEST = 48;
const LONGEST_STRING = 262_144;
const BARE = /[\w$@.+-]{1,120}/y;
const BLANK = /(?:\s|\\{1,8}[nrt](?![A-Za-z]))*/y;
const PREFIX = /(?:b|r|u|f|rb|br)(?=\\*['"])/iy;
const SYMBOL_KEY = /\[Symbol\([^)\n]{1,80}\)\]/y;
const CLASS_NAME = /(?:<?[A-Za-z_][\w.]{0,80}(?:\s\[[^\]\n]{1,80}\]|\(\d{1,6}\))?\s?|%[\w.]{0,80})(?=[({[])/y;
function parseNotation(text, start) {
    const reader = new Reader(text, start);
    const value = reader.container(0);
    if (value === null)
        return null;
    return { value, end: reader.at, complete: !reader.cut, bareKeys: reader.bareKeys };
}
class Reader {
    text;
    at;
    cut = false;
    bareKeys = false;
    constructor(text, start) {
        this.text = text;
        this.at = start;
    }
    container(depth) {
        const open = this.text[this.at];
        if (depth > DEEPEST)
            return this.opaque();
        if (open === "{")
            return this.object(depth);
        if (open === "[" || open === "(")
            return this.list(depth, open === "[" ? "]" : ")");
        return null;
    }
    object(depth) {
        const entries = [];
        this.at += 1;
        for (;;) {
            this.blank();
            if (this.ended())
                break;
            const next = this.text[this.at];
            if (next === "}") {
                this.at += 1;
                break;
            }
            if (next === "," || (next === ";" && entries.length > 0)) {
                this.at += 1;
                continue;
            }
            const key = this.key();
            if (key === null)
                return null;
            this.blank();
            if (this.text[this.at] !== "{" && !this.separator())
                return this.ended() ? this.object_(entries) : null;
            this.blank();
            if (this.ended())
                break;
            const value = this.value(depth);
            if (value === undefined)
                return null;
            if (entries.length < 2_000)
                entries.push([key, value]);
        }
        return this.object_(entries);
    }
    object_(entries) {
        return { kind: "object", entries };
    }
    list(depth, close) {
        const items = [];
        this.at += 1;
        for (;;) {
            this.blank();
            if (this.ended())
                break;
            const next = this.text[this.at];
            if (next === close) {
                this.at += 1;
                break;
            }
            if (next === ",") {
                this.at += 1;
                continue;
            }
            const value = this.value(depth);
            if (value === undefined)
                return null;
            if (items.length < 2_000)
                items.push(value);
            this.blank();
            if (this.text[this.at] === "=")
                this.at += 1;
        }
        return { kind: "list", items };
    }
    value(depth) {
        const string = this.string();
        if (string !== null)
            return string;
        const next = this.text[this.at];
        if (next === "{" || next === "[" || next === "(") {
            const inspected = next === "[" ? this.match(/\[(?:Object|Array|Function|Getter|Circular|Symbol)[^\]\n]{0,80}\]/y) : null;
            if (inspected !== null)
                return inspected;
            return this.container(depth + 1) ?? undefined;
        }
        if (next === "<") {
            const repr = this.match(/<[^<>\n]{0,400}(?:<[^<>\n]{0,200}>[^<>\n]{0,200}){0,4}>/y);
            return repr ?? undefined;
        }
        const named = this.match(CLASS_NAME);
        if (named !== null) {
            const inner = this.container(depth + 1);
            if (inner !== null && /^[a-z_]{2,40}\s?$/.test(named))
                return { kind: "object", entries: [[named.trim(), inner]] };
            return inner === null
                ? undefined
                : this.text[this.at - 1] === ")" && inner.kind === "list" && inner.items.length === 1
                    ? (inner.items[0] ?? inner)
                    : inner;
        }
        return this.bare();
    }
    bare() {
        const word = this.match(BARE);
        if (word === null)
            return undefined;
        switch (word) {
            case "true":
            case "True":
                return true;
            case "false":
            case "False":
                return false;
            case "null":
            case "None":
            case "undefined":
            case "nil":
            case "NaN":
                return null;
            default:
                break;
        }
        if (/^[+-]?\d{1,20}(?:\.\d{1,20})?(?:e[+-]?\d{1,3})?$/i.test(word))
            return Number(word);
        const rest = this.match(/[^,}\]\n{["';()=<>]{0,200}/y) ?? "";
        return word + rest.trimEnd();
    }
    key() {
        const string = this.string();
        if (string !== null)
            return string;
        const symbol = this.match(SYMBOL_KEY);
        if (symbol !== null)
            return symbol;
        if (this.text[this.at] === ":" && /[a-z_]/i.test(this.text[this.at + 1] ?? ""))
            this.at += 1;
        const word = this.match(/[\w$@.-]{1,120}/y);
        if (word !== null && !/^\d/.test(word))
            this.bareKeys = true;
        return word;
    }
    separator() {
        if (this.text.startsWith("=>", this.at)) {
            this.at += 2;
            return true;
        }
        if (this.text[this.at] === ":") {
            this.at += 1;
            return true;
        }
        return false;
    }
    string() {
        let joined = null;
        for (let parts = 0; parts < 200; parts += 1) {
            const part = this.oneString();
            if (part === null)
                break;
            joined = (joined ?? "") + part;
            const back = this.at;
            this.blank();
            if (this.text[this.at] === "+")
                this.at += 1;
            this.blank();
            const more = /\\*["'`]|[brf]+["']/iy;
            more.lastIndex = this.at;
            if (!more.test(this.text)) {
                this.at = back;
                break;
            }
        }
        return joined;
    }
    oneString() {
        const start = this.at;
        this.match(PREFIX);
        let slashes = 0;
        while (this.text[this.at + slashes] === "\\" && slashes < 8)
            slashes += 1;
        const quote = this.text[this.at + slashes];
        if (quote !== '"' && quote !== "'" && quote !== "`") {
            this.at = start;
            return null;
        }
        this.at += slashes + 1;
        return this.quoted(quote, slashes);
    }
    quoted(quote, slashes) {
        const from = this.at;
        const last = Math.min(this.text.length, from + LONGEST_STRING);
        for (;;) {
            const found = this.text.indexOf(quote, this.at);
            if (found === -1 || found >= last) {
                this.cut = true;
                this.at = found === -1 ? this.text.length : last;
                return unescaped(this.text.slice(from, this.at), slashes);
            }
            let before = 0;
            while (before < 16 && found - 1 - before >= from && this.text[found - 1 - before] === "\\")
                before += 1;
            this.at = found + 1;
            const closes = slashes === 0 ? before % 2 === 0 : before <= slashes;
            if (closes)
                return unescaped(this.text.slice(from, found - Math.min(before, slashes)), slashes);
        }
    }
    opaque() {
        let open = 0;
        for (; this.at < this.text.length; this.at += 1) {
            const char = this.text[this.at];
            if (char === "{" || char === "[" || char === "(")
                open += 1;
            else if (char === "}" || char === "]" || char === ")") {
                open -= 1;
                if (open <= 0) {
                    this.at += 1;
                    break;
                }
            }
        }
        return { kind: "list", items: [] };
    }
    blank() {
        BLANK.lastIndex = this.at;
        if (BLANK.test(this.text))
            this.at = BLANK.lastIndex;
    }
    ended() {
        if (this.at < this.text.length)
            return false;
        this.cut = true;
        return true;
    }
    match(pattern) {
        pattern.lastIndex = this.at;
        const found = pattern.exec(this.text);
        if (found === null || found[0] === "")
            return null;
        this.at = pattern.lastIndex;
        return found[0];
    }
}
const ESCAPED = /\\(u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[\s\S])/g;
function unescaped(raw, level) {
    let text = raw.includes("\n") ? raw.replace(/\s{0,40}\n\s{0,40}/g, " ") : raw;
    if (!text.includes("\\"))
        return text;
    const rounds = level === 0 ? 1 : 2;
    for (let round = 0; round < rounds && text.includes("\\"); round += 1) {
        text = text.replace(ESCAPED, (_, code) => {
            const first = code[0] ?? "";
            if ((first === "u" || first === "x") && code.length > 1)
                return String.fromCharCode(Number.parseInt(code.slice(1), 16));
            return first === "n" ? "\n" : first === "t" ? "\t" : first === "r" ? "\r" : first;
        });
    }
    return text;
}

// EXTERNAL MODULE: ./build/core/detect/reset/duration-words.js
var duration_words = __webpack_require__(102);
// EXTERNAL MODULE: ./build/core/detect/reset/instant.js + 1 modules
var reset_instant = __webpack_require__(8142);
;// CONCATENATED MODULE: ./build/core/detect/text/look-alike.js
const look_alike_CODE = new RegExp([
    "^\\s*(?:const|let|var|val|function|defp?|defmodule|fun|sub|proc|module|export|async\\s(?:def|function|fn|with|for)|def|class|elif|except|raise|throw|assert|func|fn|pub|readonly|declare|abstract|override|private|public|protected|static|struct|enum|interface|impl|namespace|package|use|using|typedef|@\\w+\\()\\b",
    "^\\s*(?:import|from|return|yield|await|new|delete|case|else|try|catch|finally|do|switch|match|with|while|for|if|unless)\\b(?=[^a-z]*$|.*[({\\[:;=]\\s*$|\\s*[({]|.*[;{]\\s*$|\\s(?:await\\s|new\\s)?[\\w.]+\\(|\\s['\"`{])",
    "^\\s*}?\\s*(?:else|catch|finally)\\b",
    "^\\s*from\\s[\\w.]{1,120}\\simport\\s|^\\s*import\\s\\{",
    "^\\s{2,40}\\w{1,40}\\s=\\s\\d{1,9}\\s*$|^\\s{2,40}\\w{1,40}=[{[].*,\\s*$|^\\s{16,80}\\w{1,40}=[bruf]{0,2}['\"].*[,)]\\s*$",
    "^\\s{1,40}\\[[^\\]\\n]{1,200},\\s[A-Za-z_$][\\w$.]{2,80}\\],\\s*$|^\\s*[\\w$.]{2,120}\\s=\\s[\\w$.]{1,120};\\s*$|^\\s*(?:type\\s)?[A-Z]\\w{1,80}(?:\\sas\\s\\w{1,80})?,\\s*$|^\\s{1,40}[\\w$]{1,60}\\??:\\s[\\w$.<>[\\]| ]{1,120};\\s*$",
    "^\\s*[a-z_]\\w*(?:\\.\\w+)+\\(\\w+(?:,\\s?\\w+){1,6}\\);?\\s*$",
    "^\\s*[A-Z]\\w{1,60}\\([A-Za-z_][\\w:<>]{0,60}\\),\\s*$",
    "^\\s*#!?\\[[a-z_]+[(\\]]",
    "[a-z]{2}\\|[a-z]{2}",
    "\\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\\b.*\\b(?:FROM|VALUES|SET|WHERE)\\b",
    "===|!==|\\s[!=]=\\s|=>|&&\\s\\w+\\.|\\|\\|\\s\\w+[.(]|\\w\\+\\+|:=\\s",
    "\\b(?:expect|assert\\w*|describe|it|test|parametrize|should|toBe|toEqual|toMatch|mock\\w*|stub\\w*|console\\.\\w{3,8}|logger\\.\\w{3,9}|log\\.\\w{3,9}|logging\\.\\w{3,9}|print|println!?|printf|fmt\\.\\w+|panic!?|format!|raise_for_status|isinstance|startswith|includes|indexOf|RegExp|re\\.\\w+|regex\\w*|pytest\\.\\w+|jest\\.\\w+|vi\\.\\w+|nock|respx?\\.\\w+|responses\\.\\w+|httpx_mock\\.\\w+|jsonify|res\\.status|reply\\.\\w+|abort|HttpResponse\\.\\w+|HttpResponse|JSONResponse|Response|http\\.(?:get|post|put)|\\w+\\.reply)\\(",
    "\\b(?:throw(?: new)?|raise)\\s\\w{2,60}\\(|->\\s*(?:throw|return|\\{|\\w+\\([\"'])|\\bdo:\\s",
    '\\$\\{\\w|\\{\\{\\s?\\w|"[^"]*\\s%[sdv]\\b|\\$[a-z]\\w+\\s[a-z]',
    '^(?:ENV|RUN|ARG|COPY|FROM|CMD|ENTRYPOINT|LABEL|EXPOSE)\\s[\\w"\\[/-]',
    "^\\s*[a-z_]\\w*(?:\\.\\w+)*\\(\\s?[bfr]?['\"`]",
    "^\\s*[\\w$.\\[\\]'\"]{1,60}\\s=\\s(?:[\\[{(r'\"`]|new\\s|await\\s|\\w+[.(])",
    "\\(\\?[:=!<]|\\\\b\\w|\\\\[sdw][+*]?|/[gimsuy]{1,3}[,;).]|\\br[\"'][^\"']*[|\\\\]",
    "^\\s*(?://|/\\*|\\*\\s@|\\*/|<!--|\"\"\"|''')|\\s//\\s(?!See:)|^\\s*#\\s",
    "^\\s*\\*\\s(?=[a-z@])",
    "^\\s{0,40}<(p|div|li|td|span|label|button|option|small|em|strong)\\b[^>\\n]{0,200}>.*</\\1>\\s*$",
    "\\)\\s*\\{\\s*$|^\\s*[}\\])]+[;,]?\\s*$|\\);\\s*$|\\bself\\.\\w+\\(|\\bthis\\.\\w+\\(",
].join("|"));
const STACK_FRAME = /^(?:\s{1,12}at\s(?!\d{1,2}(?::\d\d)?\s?(?:[ap]\.?m|\())|at\s(?=.*[(/]))(?:async\s)?[\w$.<>[\]/:@ (),'-]{1,300}\{?\s*$|^\s{1,8}File ".{1,300}", line \d+/;
const DIFF = /^(?:@@ -\d|diff --git |index [0-9a-f]{7,}\.\.|\+{3} |-{3} [ab/]|[+-]\s{0,40}(?:[\w$.]+\(|[/"'`<{}[\]#*]|={2,4}\s|\/\/|return|const|if|def|import|expect|-\s)|[+-]\s{2,})|^\s{2,16}\d{1,6}\s{1,3}[+-]\s/;
const GREP = /^\s{0,8}(?:[\w.@~-]{0,80}\/)?[\w./@~-]{1,200}\.[A-Za-z]{1,8}[:(]\d{1,7}(?:[:,]\d{1,5})?\)?(?:[:-]\s?|\s{1,4})|^\s{1,8}\d{1,6}:\d{1,5}\s{1,4}(?:error|warning)\s/;
const RUBY_ERROR = /^\S{1,300}\.rb:\d{1,7}:in [`'][^'`\n]{1,120}['`]:\s/;
const MARKDOWN = /^\s{0,3}(?:#{1,6}\s|\*\*[^*\n]{1,200}\*\*:?\s{0,3}$|\|(?:.*\||\s{2}|\s\S+\s*$)|>\s|```|[-*+•]\s(?:\*\*\w|\*{0,2}\\?[`"'[A-Z0-9])|\d{1,3}\.\s\*{0,2}[`"'[A-Za-z0-9])/;
const DATED = /^\s{0,4}(?:\[(?:ERROR|WARN(?:ING)?|INFO|DEBUG|FATAL|CRITICAL)\]\s)?\[?(?:\d{4}[-/]\d{2}[-/]\d{2}[T ])?\d{2}:\d{2}:\d{2}/;
const TABLE = /\t[^\t]{0,400}\t|\s\|\s.*\s\|\s|^\s*\|.*\|\s*$|[^\s[]\s{3,40}[^\s\]].{0,300}\S\s{3,40}[^\s\]]|^[^,:\s][^,:]{0,200}(?:,(?!\d{3}\b)[^,:\s][^,:]{0,200}){2,20}$/;
const SHELL = /^\s{0,4}(?:\$|%|❯|➜|PS>|>>>|\.\.\.|\+)\s+\S/;
const TEST_OUTCOME = new RegExp([
    "\\b(?:PASSED|SKIPPED|XFAIL|XPASS|DESELECTED)\\b",
    "^\\s{0,20}(?:[✓✔√✅☑○◌]|ok\\s\\d|not ok\\s\\d|---\\s(?:PASS|FAIL|SKIP)|===\\s(?:RUN|CONT|PAUSE)|PASS\\b|ok\\s{1,4}\\S+\\s|FAIL:\\s|\\[(?:PASS|OK|SKIP|pass|ok|skip)\\]|test\\s\\S+\\s\\.\\.\\.\\s)",
    "^\\s{0,20}[✗✘✕×❌✖]\\s.{0,200}\\(?\\b\\d{1,6}(?:\\.\\d{1,3})?\\s?m?s\\)?\\s{0,3}$",
    "^\\s{0,20}(?:FAIL|FAILED|ERROR)\\s{1,3}\\S{1,200}\\.(?:py|[cm]?[jt]sx?|rb|go|rs|php|java)(?:::|\\s>\\s|\\s›\\s)(?!.*\\s-\\s)",
    "::test_\\w+(?!.*\\s-\\s)",
    "^\\s{0,20}[●•]\\s.{1,120}\\s›\\s",
    "^\\s{0,4}\\[\\s{1,4}(?:RUN|OK|FAILED|PASSED|SKIPPED)\\s{1,4}\\]",
    "^-{4}\\s.{1,200}\\sstd(?:out|err)\\s-{4}\\s*$|\\s>\\s.{1,200}\\s(?:FAILED|PASSED|SKIPPED)\\s*$|\\((?:FAILED|PENDING|OK)\\b[^)\\n]{0,20}\\)\\s*$",
    "\\b\\d{1,9}\\s(?:ok|failed|passed|retried|refused|skipped|succeeded|errored|timed out|rate[- ]limited|throttled|denied|answered|completed|done|wrong|acquired|waiting),\\s\\d{1,9}\\s[a-z]",
    "\\b\\d{1,6}\\s(?:passed|passing|failing|pending|skipped)\\b",
    "\\b(?:RESULT|VERDICT|STATUS):\\s(?:PASS|OK)\\b|\\(limit works\\)|\\bas expected\\b",
].join("|"));
const EXPECTATION = /\b(?:expected|expects?|wanted|toBe|should (?:be|return|get|have|see|contain|answer|yield)|assertion|asserts?|AssertionError|but was|is wrong|(?:is|was|were|did) not (?:raised?|thrown?)|didn't (?:raise|throw))\b|^\s{0,12}(?:want|got|left|right|actual|received)\s?:/i;
const ASSIGNMENT = /^\s*(?:export\s)?[A-Z][A-Z0-9_]{2,60}=(?:\S*|"[^"]{0,400}"|'[^']{0,400}')\s*$/;
const OPTION = /^\s{1,12}(?:-\w,\s)?--[a-z][\w-]{1,40}(?:[ =]\S{1,40})?\s{2,}\S|^\s*usage:|\bargument\s--[\w-]+:|\s--[a-z][\w-]{1,40}[ =]['"]/i;
const LISTING = /^\s{0,12}\.\.\s\w{2,20}::|^\s{0,12}(?:Given|When|Then|And|But|Scenario(?: Outline)?|Feature|Background|Examples?)\b:?\s|^\s*[.#@][\w-]+[^{]{0,80}\{|^[\s│]{0,40}[├└]──\s|^##\[(?!error|warning)|[☐☒☑]\s|^Run\s\S+\s|^[-dlbcps][rwxsStT-]{9}[.+@]?\s/;
const TOOL_TALK = /^\s{0,8}[[(<]?(?:tool|function)[_ -]?(?:call|result|output|use|response)s?[\])>]?(?:\s?#?\d{1,4})?\s?[:=]\s/i;
const METRIC = /^[a-z_:][\w:]{2,120}(?:\{[^}\n]{0,400}\})?\s[\d.e+-]{1,24}(?:\s\d{10,13})?$/;
const COMMIT = /\b[0-9a-f]{7,40}\.{3}\s|^(?:#\d{1,7}\s|[0-9a-f]{7,40}\s|commit\s[0-9a-f]{40}|Merge (?:pull request|branch)|(?:feat|fix|docs|chore|test|refactor|perf|ci|build|style)(?:\([^)]{1,40}\))?!?:\s)/;
const DIAGRAM = /--+>|-->>|\bflowchart\b|\bsequenceDiagram\b|\s:(?:active|done|crit|milestone),|subgraph\b/;
const ACCESS_LOG = /"(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s\/\S{0,400}(?:\sHTTP\/[\d.]{1,3})?"\s\d{3}\b|\bToo Many Requests: \/\S{0,300}\s*$|\bCompleted \d{3} [A-Z][\w ]{1,40} in \d/;
const REFUSED_OTHER = /\bIP:?\s(?:address:?\s)?(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)\d/i;
const OWN_HOST = /\b(?:localhost|127\.0\.0\.1|0\.0\.0\.0|testserver|testclient|::1)\b/;
const SYSTEM_LOG = /^\s{0,4}\[\s{0,8}\d{1,9}\.\d{6}\]\s|(?:^|\s)(?:kernel|audit|systemd[\w-]{0,20}|rsyslogd|sshd|named|bind|postfix\/\S{1,40}|dovecot|cron|chronyd|smartd|sssd|auditd|fail2ban[\w.]{0,20}|dnsmasq|unbound|containerd|kubelet)\s?(?:\[\d{1,8}\])?:\s/i;
const WARNING = /\bapproaching\b|\bclose to (?:your|the)\b|\bnearing\b|\bheads[- ]up\b|\bless than \d{1,3}\s?%|\b\d{1,2}(?:\.\d)?\s?% (?:of|left|remaining|used)\b|\bused (?:\d|[1-9]\d)(?:\.\d)?\s?%|\brunning low\b|\b(?:may|might|could|would|will) (?:be|get|become|receive|see|hit|encounter|fail|exceed)\b|\bto (?:avoid|enable|prevent|raise|increase|lift|stay)\b|\b(?:usage|quota|credits?|requests|limit) (?:left|remaining)\b:?\s{0,3}[1-9]|\bremaining[=:]\s?[1-9]|\bwarn(?:ing)? (?:threshold|at)\b|\bstay (?:below|under|within)\b|\bnot (?:been )?(?:rate[- ]limited|exceeded|reached)\b|\bconfigured\b|\benabled\b|\bsimulat\w+|\bmock(?:ed|ing)?\b|\bfake\b|\binject(?:s|ed|ing)\b|\bdry[- ]run\b|\bfor example\b|\be\.g\.\s(?:429|rate|too)|\binitiali[sz](?:ed|ing)\b/i;
const LONGEST_LOOK = 1_000;
const LINE_NUMBER = /^\s{0,6}\d{1,6}(?:[:-](?!\d)|\t)/;
const SIMULATED = /\b(?:mock(?:ed|s)?|fake|stub(?:bed)?|simulated?|scripted|canned|fixture|dummy|would[- ]be)\b/i;
function isSimulated(lead) {
    return SIMULATED.test(lead.replace(/\S{0,200}[/\\@]\S{0,400}/g, " "));
}
function lookAlike(whole) {
    const line = whole.length > LONGEST_LOOK ? whole.slice(0, LONGEST_LOOK) : whole;
    if (STACK_FRAME.test(line))
        return "stack-frame";
    const text = line.replace(/^E\s{2,8}/, "").replace(LINE_NUMBER, "");
    if (look_alike_CODE.test(text))
        return "source";
    if (DIFF.test(text))
        return "diff";
    if (TEST_OUTCOME.test(text))
        return "test-outcome";
    if (EXPECTATION.test(text))
        return "expectation";
    if (ACCESS_LOG.test(text) && !/https?:\/\/[\w.-]+(?::\d+)?\s"/.test(text))
        return "access-log";
    if ((OWN_HOST.test(text) && /\b429\b/.test(text)) || REFUSED_OTHER.test(text))
        return "own-server";
    if (GREP.test(text) && !RUBY_ERROR.test(text))
        return "grep";
    if ((TABLE.test(text) && !DATED.test(text)) || MARKDOWN.test(text))
        return "document";
    if (SHELL.test(text))
        return "shell";
    if (ASSIGNMENT.test(text))
        return "assignment";
    if (SYSTEM_LOG.test(text))
        return "system-log";
    if (OPTION.test(text))
        return "option";
    if (LISTING.test(text))
        return "listing";
    if (TOOL_TALK.test(text))
        return "tool-talk";
    if (METRIC.test(text))
        return "metric";
    if (COMMIT.test(text))
        return "commit";
    if (DIAGRAM.test(text))
        return "diagram";
    return null;
}
function isWarning(sentence) {
    return WARNING.test(sentence);
}

;// CONCATENATED MODULE: ./build/core/detect/text/notice.js




const ERROR_LEAD = /(?:^|[\s[(])(?:ERROR|ERR!?|FATAL|CRITICAL|SEVERE|PANIC|WARN(?:ING)?|Error|error|ERRO|WRN|EROR|Exception|exception|fatal|Failure|failure|failed|Failed|FAILED|fail|Fehler|错误|失败|エラー|오류|rejected|refused|denied|Sorry|unsuccessful|unable|Unable|cannot|Cannot|Couldn't|could not|aborted|Aborted|stopped|terminated|giving up|gave up)\b|^\s{0,8}(?:[■✗✘✖✕×⚠❌⛔]|🚫|🛑)|\blevel=(?:error|warn|fatal)|"level":\s?"(?:error|warn)/;
const REPORT_START = /^\s{0,12}(?:[■✗✘✖✕×❌⛔]|🚫|🛑|(?:\[[^\]\n]{1,60}\]\s?){0,3}(?:An (?:\w{1,20} )?error occurred|ERROR|ERR!|FATAL|CRITICAL|SEVERE|WARN(?:ING)?|Error|error|fatal|Failure|Uncaught|Unhandled|Exception in|PHP Fatal error|npm error)\b|(?:E:|错误|失败|エラー|오류)|(?:[A-Za-z_]\w{0,60}(?:\.|::)){0,6}[A-Z]\w{0,60}(?:Error|Exception)\b|\d{4}-\d{2}-\d{2}[T ][\d:.,]{8,16}Z?\s{1,4}\S{0,40}\s?(?:ERROR|WARN|error|FATAL))/;
const SKIPPED = /^(?:(?:[\s>»›•·×|*!-]|\p{So}|\uFE0F){1,12}|\[[^\]\n]{1,80}\]:?\s{0,4}|\(\w[^()\n]{0,40}\)\s|\d{4}[-/]\d{2}[-/]\d{2}[T :]\d{2}:\d{2}:\d{2}(?:[.,]\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?[\s:]{0,4}|\d{2}:\d{2}:\d{2}(?:[.,]\d{1,9})?\s{0,4}|\d{1,2}\/\d{1,2}\/\d{2,4},?\s|\d{4}\/\d{2}\/\d{2}\s|(?:ERROR|ERR!?|FATAL|CRITICAL|WARN(?:ING)?|INFO|DEBUG|TRACE|NOTICE|WRN|ERRO|INF)\b[:\s|-]{0,6}|-\s|[\w.$<>@/-]{1,80}(?:\[\d{1,8}\])?\s[-|:]\s|[\w.-]{1,40}\.(?:go|py|js|ts|rs|java|rb):\d{1,6}[:\]]\s)/u;
const SENTENCE = /(?<=[.!?:;|–—·•∙)\]}])\s{1,4}|\s[-–—→]\s|\s->\s|(?<=[:=])["'`](?=\S)|[（(]|\n/g;
const DISCUSSION = /\b(?:if|when|whenever|whether|should|would|could(?! not)|might|may|must|so that|in case|unless|treat(?:s|ed|ing)?|handle[sd]?|handling|mean(?:s|t)|(?<!\bbody )indicates?|called|names?|named|asks?|wants?|cites?|says?|saying|mentions?|describes?|explains?|documents?|match(?:es|ed)?|returns? an?|answers? with|responds? with|receives?|such as|e\.g\.|i\.e\.|(?<!\blooks )like|instead of|than|how to|returns|sends|answers|responds|replies|gives|throws|raises|emits|shows|prints|told|tells|what|which|why|how|who|test(?:s|ed|ing)?|(?:always|must|never|to) (?:return|send|answer|respond|reply)|simulat\w+|mock\w*|pretend|example|imagine|suppose|banner|phrase|word|string|message text|the words?|(?:previous|earlier|prior|yesterday's) (?:run|session|campaign|job|build|night)|last (?:run|night|week))\b/i;
const DENIED_LEAD = /^(?:[\w.-]{1,24}[\s:]){0,2}(?:description|example|summary|note|tip|hint|answer|expected|actual|prompt|question|comment|docs?|definition|usage|help|assistant|user|human|model|system prompt|task|goal|todo|fixme|title|subject|topic|input|reference|target|pred|predicted|prediction|gold|label|truth|ground truth|candidate|generated|hypothesis|completion|translation|input (?:log|text|line)|choices?|option [a-d]|[a-d]|q|a|changelog|added|changed|fixed|plan|step \d+|thought|reasoning|thinking|symbol|alert|expr|class|type|kind|name|label|text|pattern|regex|form|case|banner|scenario|feature|de|en|fr|es|zh|retrieved|doc|document|passage|chunk|snippet|hit|context|source|release notes?)(?:\sv?\d{1,6}(?:\.\d{1,6}){0,3})?\s?(?:[:=]|>{2,3})/i;
const DEFINITION = /\bHTTP\s.{0,40}\sis\san?\s(?:\w{1,12}\s){0,3}code\b|\b(?:response|error|status|\d{3})\s(?:status\s)?code\s(?:indicates|means|signals|tells|is\s(?:sent|returned|used))\b/i;
const AWS_ERROR = /\berror occurred \((\w[\w.]{2,80})\) when calling the \w/i;
const NARRATIVE = /\b(?:until|was|were|because|since|so|then|(?<!^\s{0,4})that|which|who|they|he|she|her|his|says?|said)\b/i;
const SIGNED = /\bLimit:?\s[\d,]{1,12},\sUsed:?\s[\d,]{1,12},\sRequested\b|\(Request ID: /i;
const AFTER = /^(?!\s?[:=]\s?\d{1,9}(?:\s(?!of\s|per\s|requests\s|calls\s|tokens\s)|$|[,;]))(?:$|\s{0,2}[.,;:!?)\]}"'`’”|·•∙…–—\\<{[(-]|\s{1,3}(?:for|on|in|by\s(?!an?\s)|per|of|at|to|with|within|until|try|please|retry|because|due|from|as|since|that|\(|\[|\||https?:|resets?|right now|now\b|today\b|you|your|we|this|the\b|its?\b|limit|used|requested|upgrade|contact|visit|see|check|add|wait|consider|current|max|team|organization|account|model|key|user|here|http|for\b|after|again|recently|d[’']|d[eiu]\b|left|remaining|available|while|during|before|but|so\b|and\s(?:have|has|had|is|are|was|were|you|your|it|this|no|cannot|must|will|further|additional|all|on-demand|access|usage|api)\b|specific)|\d)/i;
const AFTER_CJK = /^[\u3000-\u9fff\uac00-\ud7a3\uff00-\uffef]/;
const notice_LONGEST_LINE = 4_000;
const LONGEST_SUBJECT = 90;
const ADDRESSED = /^(?:you|your|requests?|(?:the|this) (?:request|rate|limit|quota|account|organi[sz]ation|project|model|api))\b/i;
const LONGEST_ADDRESSED_SUBJECT = 220;
const OWN_CLASS = /(?:^|[\s|\]])__main__\./m;
function isErrorLine(whole) {
    const text = whole.length > notice_LONGEST_LINE ? whole.slice(0, notice_LONGEST_LINE) : whole;
    if (DENIED_LEAD.test(text.trimStart()) || DEFINITION.test(text))
        return false;
    if (hasErrorClass(text) && !OWN_CLASS.test(text))
        return true;
    if (codeForm(AWS_ERROR.exec(text)?.[1] ?? "") !== null)
        return true;
    const status = readStatus(text);
    if (status !== null && status.code >= 400 && isStatement(text, status.index, status.end))
        return true;
    return false;
}
function isNotice(text) {
    const line = asStated(withoutAddresses(text.length > notice_LONGEST_LINE ? text.slice(0, notice_LONGEST_LINE) : text));
    if (DENIED_LEAD.test(stripped(line)) || DEFINITION.test(line))
        return false;
    for (const { pattern } of openingForms()) {
        pattern.lastIndex = 0;
        for (let match = pattern.exec(line), tries = 0; match !== null && tries < 4; match = pattern.exec(line), tries += 1) {
            if (isOpening(line, match.index, match.index + match[0].length))
                return true;
        }
    }
    return false;
}
function isOpening(line, index, end) {
    if (/\w[-/]$/.test(line.slice(0, index)) || /^(?:[-/]\w|\.[a-z_])/.test(line.slice(end, end + 2)))
        return false;
    if (/_/.test(line.slice(index, end)) && isName(line, index, end))
        return false;
    const after = line.slice(end, end + 40);
    if (!AFTER.test(after) && !AFTER_CJK.test(after))
        return false;
    const start = sentenceStart(line, index);
    const clause = stripped(line.slice(start, index));
    const isCause = REPORT_START.test(line) || /\b(?:not|failed|cannot|unable)\b.{0,80}\bbecause\s/.test(clause);
    const subject = isCause ? clause.replace(/^.{1,200}\bbecause\s/, "") : clause;
    if (/^(?:up)?on$/i.test(subject) || MISREAD.test(line.slice(0, index)))
        return false;
    const longest = ADDRESSED.test(subject) ? LONGEST_ADDRESSED_SUBJECT : LONGEST_SUBJECT;
    if (subject.length > longest || isTestName(line, subject) || DISCUSSION.test(withoutNames(subject)))
        return false;
    if ((isInsideQuotes(line, index) && !SIGNED.test(line)) ||
        NARRATIVE.test(withoutNames(subject).replace(/\s(?:was|were)\s?$/, "")))
        return false;
    if (!REPORT_START.test(line) && !SIGNED.test(line) && !isLabel(line.slice(0, start)))
        return false;
    const sentence = line.slice(start, Math.min(line.length, end + 160));
    if (isWarning(sentence.split(/(?<=[.!?])\s|\s[·•∙]\s/)[0] ?? sentence))
        return false;
    return start <= 600 && !isDiscussed(line, index);
}
const MISREAD = /\b(?:invalid|unexpected|unknown|unrecogni[sz]ed|illegal)\s(?:input\s)?(?:value|token|key|option|argument|name)\b[^:]{0,60}:?\s?['"]?$/i;
function isName(line, index, end) {
    const after = line.slice(end);
    return (/\w[./#]$/.test(line.slice(0, index)) ||
        /^\s?[:=]\s?(?:(['"])[^'"]{0,40}\1|[\w.-]{1,20}),?\s*$/.test(after) ||
        (line.slice(0, index).trim() === "" && after.trim() === ""));
}
const LABELS = /^(?:(?:[a-z][\w./-]{1,60}(?:\[\d{1,8}\])?(?:\s(?:\d{1,6}|response|request|call|reply))?|[A-Z][A-Z_]{2,30}|[A-Z][a-z]+[A-Z]\w{0,30}|\d{1,2}|402|429):\s?){1,3}[([]?$/;
const TITLE = /^(?:[\w-]{1,20}\s){0,3}(?:rate[- ]?limit|limit|quota|credits?|billing|usage|capacity|payment|allowance|throttled)(?:\s(?:reached|exceeded|exhausted|hit|error|required|failed|limit)){0,2}[:!.]$/i;
function isLabel(lead) {
    const rest = stripped(lead).replace(/(?<=[.!])\s(?:Reason|Cause|Details?):$/, "");
    if (/\b(?:paused|blocked|suspended|limited|interrupted)\b.{0,80}\s(?:Reason|Cause):\s{0,2}$/i.test(lead))
        return true;
    if (rest === "" || ERROR_LEAD.test(lead) || readStatus(lead) !== null || hasErrorClass(lead))
        return true;
    if (LABELS.test(rest) || TITLE.test(rest))
        return true;
    return (/^[^:]{1,80}[.!]$/.test(rest) &&
        /\b(?:you|your|user|account|request|limit|quota|sorry|provider|api|model)\b/i.test(rest));
}
function isDiscussed(line, index) {
    if (REPORT_START.test(line))
        return false;
    const before = line.slice(0, index);
    const start = Math.max(0, ...[...before.matchAll(/[.!?]\s{1,3}(?=[A-Z])/g)].map((match) => match.index + match[0].length));
    const sentence = withoutNames(before.slice(start));
    if (DISCUSSION.test(sentence) && !/\b(?:failed|giving up|gave up|raised|aborted)\b/i.test(sentence))
        return true;
    const [question, next] = line.slice(index).split(/(?<=[.!?])\s/);
    return /^[\s\S]{0,80}\?$/.test(question ?? "") && !OFFER.test(next ?? "");
}
const OFFER = /^(?:please\s)?(?:reload|upgrade|add|buy|purchase|top up|visit|contact|go to)\b/i;
function sentenceStart(line, index) {
    let start = 0;
    for (const match of line.slice(0, index).matchAll(SENTENCE))
        start = match.index + match[0].length;
    return start;
}
function asStated(line) {
    return line
        .replace(/(?<=\b(?:this|your) request )would(?= exceed)/i, "     ")
        .replace(/\s\([\w@.+-]{1,40}\)(?=\s(?:has|have|is|are|was|were|had)\s)/gi, (name) => ` ${"n".repeat(name.length - 1)}`);
}
function withoutAddresses(text) {
    return text.includes("://")
        ? text.replace(/https?:\/\/[^\s"'<>)\]}]{1,400}/g, (url) => "u".repeat(url.length))
        : text;
}
function withoutNames(text) {
    return text.replace(/\S{0,200}[/\\@]\S{0,400}|\b\w+(?:\.\w+)+\b/g, " ");
}
function stripped(text) {
    let rest = text;
    for (let round = 0; round < 8; round += 1) {
        const match = SKIPPED.exec(rest);
        if (match === null)
            break;
        rest = rest.slice(match[0].length);
    }
    return rest.trim();
}
const ERROR_KEYS = /(?:msg|message|err|error|detail|details|reason|cause|stderr)\\?["']?\s{0,2}[=:]\s{0,2}[bru]?\\?$/i;
function isInsideQuotes(line, index) {
    if (/[\p{L},]\s{1,2}\*\*$/u.test(line.slice(Math.max(0, index - 8), index)))
        return true;
    const before = line.slice(Math.max(0, index - 800), index);
    const next = line.slice(index, index + 1);
    for (const quote of ['"', "`", "“"]) {
        const close = quote === "“" ? "”" : quote;
        const last = before.lastIndexOf(quote);
        if (last === -1)
            continue;
        const open = quote === "“" ? before.lastIndexOf(close) < last : count(before, quote) % 2 === 1;
        if (open &&
            !isQuotedMessage(line, index - before.length + last) &&
            !ERROR_KEYS.test(before.slice(0, last)) &&
            !/(?:Error|Exception|error|failed)[:(]?\s?\(?$/.test(before.slice(0, last)))
            return true;
    }
    const single = /(?:^|[\s([{=:,])'(?=\S)(?![^']*'(?:$|[\s)\]},.:;]))/.exec(before + next);
    return (single !== null &&
        !ERROR_KEYS.test(before.slice(0, single.index + 1)) &&
        !/(?:Error|Exception)\($/.test(before.slice(0, single.index + 1)) &&
        !isQuotedMessage(line, index - before.length + single.index + single[0].length - 1));
}
function isQuotedMessage(line, quote) {
    const lead = line.slice(0, quote);
    if (lead.trim() === "")
        return !/,\s*$/.test(line) && REPORT_START.test(line.slice(quote + 1));
    if (!/[:=]\s{0,2}$/.test(lead))
        return false;
    return REPORT_START.test(lead) || REPORT_START.test(line.slice(quote + 1));
}
function count(text, char) {
    let found = 0;
    for (let at = text.indexOf(char); at !== -1; at = text.indexOf(char, at + 1))
        found += 1;
    return found;
}
function isStatement(line, index, end) {
    const after = line.slice(end, end + 60);
    if (/^\s{0,3}(?:means?|is|are|when|if|or|and|with a|errors|responses|answers|codes|handling|handler|status(?:es)?\b(?! code\b)|so\b|should|after the|as a|on the|in the (?:docs|readme))\b/i.test(after))
        return false;
    if (/^\s?(?:Too Many Requests|Payment Required|Service Unavailable)\s(?:means?|is|are|when|if|or|and|errors?|responses?|answers?|after the|status)\b/i.test(after))
        return false;
    const start = sentenceStart(line, index);
    const subject = stripped(line.slice(start, index));
    if (isDiscussed(line, index) || isWarning(line.slice(start, index)))
        return false;
    if (isTestName(line, subject))
        return false;
    if (/^\s?[,|/]\s?[1-5]\d\d\b/.test(after) || /\b[1-5]\d\d\s?[,|/]\s?\D{0,4}$/.test(line.slice(0, index)))
        return false;
    if (DENIED_LEAD.test(stripped(line)))
        return false;
    if (isInsideQuotes(line, index) && !/HTTP Request:|HTTP Response:|Client error|resulted in|HTTP\/\d/.test(line))
        return false;
    return (subject.replace(/https?:\/\/\S+|"[^"]*"?/g, "").length <= LONGEST_SUBJECT || ERROR_LEAD.test(line.slice(0, index)));
}
function isTestName(line, subject) {
    return /^\s{0,20}[✗✘✕×✖❌]/.test(line) && THIRD_PERSON.test(subject);
}
const THIRD_PERSON = /\b(?:rejects|answers|returns|sends|responds|replies|handles|waits|retries|stops|throws|raises|gives|shows|fails)\b/;
const CLASS = /(?<![\w/.-])(?:[A-Za-z_]\w{0,60}(?:\.|::)){0,6}([A-Z][A-Za-z0-9]{2,80})(?=\s?(?:[:(>\]),;]|\.(?!\w))|\s\d{3}\b|\s?$|\s-\s|\s\[|\s(?:GET|POST|PUT|PATCH|DELETE)\s|\s(?:message|msg)\b)/g;
function hasErrorClass(line) {
    for (const match of line.matchAll(CLASS)) {
        const form = classForm(match[1] ?? "");
        if (form === null)
            continue;
        const start = sentenceStart(line, match.index);
        const subject = stripped(line.slice(start, match.index));
        if (DISCUSSION.test(withoutNames(subject)) &&
            !/\b(?:raised|raise|due to|caused by|as it|because of|failed)\b/i.test(subject))
            continue;
        if (/\b(?:class|interface|extends|implements|enum|struct)\s{1,4}$/i.test(line.slice(0, match.index)))
            continue;
        if (isInsideQuotes(line, match.index))
            continue;
        return true;
    }
    return false;
}
function isDefinition(line) {
    return DEFINITION.test(line.slice(0, notice_LONGEST_LINE));
}
function announcesError(line) {
    return ERROR_LEAD.test(line) || /\b[A-Z]\w{1,60}(?:Error|Exception)\b/.test(line);
}

;// CONCATENATED MODULE: ./build/core/detect/structured/record.js










const SILENT = { kind: "silent" };
const DEEPEST_TEXT = 4;
const BELOW_AN_ERROR = "Error:";
function readRecord(value, lead, context) {
    const leadSays = lead.trim() !== "" && (isErrorLine(lead) || announcesError(lead) || isNotice(lead));
    const top = firstObject(value);
    if (top !== null && !leadSays && record_isAnswer(top))
        return { kind: "success", url: null };
    if (top !== null && !leadSays && (isSilent(top) || isExchange(top)))
        return SILENT;
    const collector = new Collector(context);
    if (top !== null)
        collector.open(top);
    collector.walk(value, "", 0, leadSays);
    if (collector.isSuccess() && !leadSays)
        return { kind: "success", url: collector.url };
    return collector.reading(lead, leadSays);
}
function readErrorFields(fields, context) {
    const collector = new Collector(context);
    collector.open(fields);
    collector.walk(fields, "", 0, true);
    return collector.report(null).facts;
}
function firstObject(value) {
    if (value.kind === "object")
        return value;
    for (const item of value.items)
        if (typeof item === "object" && item !== null && item.kind === "object")
            return item;
    return null;
}
function field(object, name) {
    return object.entries.find(([key]) => key === name)?.[1];
}
function isFilled(value) {
    if (value === undefined || value === null || value === "" || value === false || value === 0)
        return false;
    if (typeof value !== "object")
        return true;
    return value.kind === "list" ? value.items.length > 0 : value.entries.length > 0;
}
function record_isAnswer(top) {
    const type = field(top, "type");
    if (type === "turn.completed")
        return true;
    if (type === "result")
        return field(top, "is_error") === false && field(top, "subtype") === "success";
    if (type !== "assistant" || field(top, "isApiErrorMessage") === true || isFilled(field(top, "error")))
        return false;
    const message = field(top, "message");
    return (typeof message === "object" &&
        message !== null &&
        message.kind === "object" &&
        field(message, "model") !== "<synthetic>");
}
function isSilent(top) {
    const type = field(top, "type");
    if (field(top, "is_error") === true || field(top, "isApiErrorMessage") === true)
        return false;
    if (field(top, "is_error") === false && type === "result")
        return true;
    if (isInterface(top) || field(top, "sha") !== undefined || field(top, "commit") !== undefined)
        return true;
    const failed = ["error", "errors", "err", "exception", "last_error"].some((name) => isFilled(field(top, name)));
    const item = field(top, "item");
    if (typeof item === "object" && item !== null && item.kind === "object") {
        const itemType = field(item, "type");
        if (typeof itemType === "string" && itemType !== "error" && isTalk(itemType))
            return true;
    }
    if (failed)
        return false;
    const isGraded = ["score", "grade", "verdict", "rating"].some((name) => isGrade(field(top, name)));
    if (isGraded && top.entries.some(([key, value]) => fieldRole(key) === "message" && isFilled(value)))
        return true;
    if (typeof type === "string" && isTalk(type))
        return true;
    if (field(top, "role") !== undefined && field(top, "content") !== undefined)
        return true;
    const level = field(top, "level") ?? field(top, "severity") ?? field(top, "levelname");
    if (typeof level === "string" && /^(?:info|debug|trace|notice)$/i.test(level) && !isBadStatus(top))
        return true;
    if (typeof level === "number" && level < 40 && level >= 10 && !isBadStatus(top))
        return true;
    const status = field(top, "status") ?? field(top, "state") ?? field(top, "outcome");
    const inner = typeof status === "object" && status?.kind === "object" ? field(status, "code") : undefined;
    return ((typeof status === "string" && isGoodState(status)) ||
        (typeof inner === "string" && isGoodState(inner)) ||
        field(top, "ok") === true ||
        field(top, "passed") === true ||
        field(top, "exit_code") === 0);
}
function isGrade(value) {
    return (typeof value === "number" ||
        (typeof value === "string" && /^(?:[a-f][+-]?|[\d./]{1,9}|pass|fail|(?:in)?correct|wrong|yes|no)$/i.test(value)));
}
function isInterface(top) {
    const properties = field(top, "properties");
    const isObject = typeof properties === "object" && properties !== null && properties.kind === "object";
    return ((isObject && typeof field(top, "type") === "string") ||
        ["$schema", "openapi", "swagger"].some((name) => field(top, name) !== undefined));
}
function isBadStatus(top) {
    return top.entries.some(([key, value]) => fieldRole(key) === "status" && Number(value) >= 400);
}
const LISTED = /^(?:\d{1,6}|results?|payload|event|events|items?|rows?|turn|run|task|job|meta(?:data)?|context|extra|attributes|fields|params|record)$/i;
const INTERFACE = /^(?:data|value|info)$/i;
function isExchange(top) {
    const names = top.entries.map(([key]) => key.toLowerCase());
    return (names.includes("request") &&
        names.includes("response") &&
        !names.some((name) => /^(?:name|message|code|error|stack|status|statuscode|is_?error|detail|level|msg)$/.test(name)));
}
const CAPTION = /^(?:description|title|summary|info|value|data|response|body)$/i;
const LIMIT_MEANINGS = ["money", "period", "quota", "rate"];
class Collector {
    context;
    facts = noFacts();
    messages = [];
    statuses = [];
    logs = [];
    isError = false;
    speaksItself = false;
    isRefused = false;
    texts = 0;
    inSettings = false;
    captions = new Set();
    url = null;
    constructor(context) {
        this.context = context;
    }
    open(top) {
        if (field(top, "is_error") === true || field(top, "isApiErrorMessage") === true)
            this.isError = this.speaksItself = true;
        this.isRefused = ["success", "ok", "status"].some((name) => {
            const value = field(top, name);
            return value === false || value === 0 || value === "0";
        });
        const message = field(top, "message");
        if (typeof message === "object" && message !== null && message.kind === "object")
            if (field(message, "model") === "<synthetic>" && isFilled(field(top, "error")))
                this.isError = this.speaksItself = true;
        const info = field(top, "rate_limit_info");
        if (typeof info !== "object" || info === null || info.kind !== "object")
            return;
        if (field(info, "status") !== "rejected")
            return;
        addMeaning(this.facts, "period", "claude-code-rate-limit-event");
        this.facts.typed = true;
        this.isError = true;
        this.wait("instant", field(info, "resetsAt") ?? null, "field");
    }
    walk(value, key, depth, inError) {
        if (typeof value === "object" && value !== null) {
            if (depth > 24)
                return;
            if (value.kind === "list") {
                this.pairs(value.items);
                for (const item of value.items.slice(0, 200))
                    this.walk(item, key, depth + 1, inError);
                return;
            }
            if (fieldRole(key) === "retry-info")
                this.delay(value);
            else
                for (const [name, inner] of value.entries)
                    this.entry(name, inner, depth, inError);
            return;
        }
        if (typeof value === "string")
            this.text(value, key, inError);
    }
    entry(name, value, depth, inError) {
        const role = fieldRole(name);
        const plain = typeof value !== "object" || value === null;
        switch (role) {
            case "content":
                if (this.speaksItself)
                    break;
                return;
            case "log":
                if (typeof value === "string")
                    this.logs.push(value);
                return;
            case "url":
                if (typeof value === "string" && value.startsWith("http"))
                    this.url ??= value;
                return;
            case "header":
                if (plain && value !== null)
                    this.facts.headers.set(name.toLowerCase(), String(value));
                else if (typeof value === "object" && value !== null && value.kind === "list" && value.items.length > 0)
                    this.facts.headers.set(name.toLowerCase(), String(value.items[0]));
                return;
            case "wait-ms":
            case "wait-seconds":
            case "retry-info":
            case "instant":
                if (plain)
                    this.wait(role, value, role === "retry-info" ? "retry-info" : "field");
                else
                    this.walk(value, name, depth + 1, inError);
                return;
            case "status":
            case "code":
                this.code(value, role);
                if (plain)
                    return;
                break;
            case "message":
                if (/^(?:error|err|errors|exception|fault|failure|last_?error|error_?message)$/i.test(name) && isFilled(value))
                    this.isError = true;
                break;
            case "other":
                if (/^quota_?value$/i.test(name) && String(value) === "0")
                    addMeaning(this.facts, "task", "limit-zero");
                if (typeof value === "string" && value.length < 300)
                    this.facts.context += `\n${value}`;
                if (/^(?:is_error|isApiErrorMessage)$/.test(name) && value === true)
                    this.isError = this.speaksItself = true;
                break;
            default:
                (0,unreachable/* unreachable */.H)(role);
        }
        if (typeof value === "string")
            this.text(value, name, inError || this.isError);
        else {
            const inSettings = this.inSettings;
            if (role === "other" && !inError && !this.isError && !LISTED.test(name))
                this.inSettings = true;
            if (role === "message" && !INTERFACE.test(name))
                this.inSettings = false;
            this.walk(value, name, depth + 1, inError || (role === "message" && this.isError));
            this.inSettings = inSettings;
        }
    }
    pairs(items) {
        for (const item of items) {
            if (typeof item !== "object" || item === null || item.kind !== "list" || item.items.length !== 2)
                continue;
            const [name, value] = item.items;
            if (typeof name === "string" && value !== null && typeof value !== "object" && fieldRole(name) === "header") {
                this.facts.headers.set(name.toLowerCase(), String(value));
            }
        }
    }
    code(value, role) {
        if (typeof value === "object" || typeof value === "boolean")
            return;
        const text = String(value);
        const http = /^([1-5]\d\d)\b/.exec(text);
        if (http) {
            this.statuses.push(Number(http[1]));
            return;
        }
        if (role === "code" && text === "error")
            this.isError = true;
        if (role === "status" && /^(?:error|errored|failed|failure|rejected)$/i.test(text))
            this.isError = true;
        const form = fieldCodeForm(text);
        if (form === null || (this.inSettings && !this.isError))
            return;
        addMeaning(this.facts, form.meaning, form.name);
        if (form.meaning !== "other" && form.meaning !== "failure" && form.meaning !== "connection")
            this.facts.typed = true;
        if (form.meaning !== "other")
            this.isError = true;
        this.facts.context += `\n${text}`;
    }
    text(value, key, inError) {
        if (value === "")
            return;
        const role = fieldRole(key);
        const inner = this.texts < DEEPEST_TEXT * 4 ? innerNotation(value) : null;
        if (inner !== null) {
            this.texts += 1;
            const before = value.slice(0, inner.start).trim();
            if (before !== "" && (role === "message" || inError))
                this.messages.push(before);
            this.walk(inner.value, key, 4, true);
            const rest = value.slice(inner.end).trim();
            if (rest.length > 3 && (role === "message" || inError))
                this.messages.push(rest);
            return;
        }
        const code = role === "message" && value.length < 40 && !CAPTION.test(key) ? fieldCodeForm(value) : null;
        if (code !== null && !/slow/i.test(value)) {
            addMeaning(this.facts, code.meaning, code.name);
            this.isError ||= LIMIT_MEANINGS.includes(code.meaning);
        }
        if (CAPTION.test(key))
            this.captions.add(value);
        if (role === "message" ||
            (inError && role === "content") ||
            (this.speaksItself && /^(?:result|content|text)$/.test(key)) ||
            (this.isRefused && key === "result"))
            this.messages.push(value);
    }
    delay(value) {
        const seconds = Number(field(value, "seconds") ?? 0);
        const nanos = Number(field(value, "nanos") ?? 0);
        if (Number.isFinite(seconds))
            this.facts.waits.push({ kind: "duration", ms: seconds * 1_000 + nanos / 1e6, source: "retry-info" });
    }
    wait(role, value, source) {
        const wait = readField(role, value, source, this.context);
        if (wait !== null)
            this.facts.waits.push(wait);
    }
    isSuccess() {
        const status = this.statuses[0];
        return status !== undefined && status < 400 && !this.isError && this.statuses.every((code) => code < 400);
    }
    reading(lead, leadSays) {
        const refused = this.statuses.some((code) => code >= 400);
        const isReport = this.isError || refused || leadSays || this.messages.some((one) => !this.captions.has(one) && isNotice(one));
        if (!isReport) {
            const logs = [...this.logs, ...this.messages.filter((one) => !this.captions.has(one) && announcesError(one))];
            return logs.length > 0 ? { kind: "refusal", facts: this.facts, logs } : { kind: "unknown" };
        }
        return this.report(leadSays && lead !== BELOW_AN_ERROR ? lead : null);
    }
    report(lead) {
        const message = this.messages.join("\n");
        const words = lead === null ? message : `${lead.trim()} ${message}`;
        const read = readMessage(words, this.context);
        const status = this.statuses.includes(429) ? 429 : (this.statuses.findLast((code) => code >= 400) ?? read.status);
        addFacts(this.facts, read);
        this.facts.status = read.status === 429 ? 429 : status;
        this.facts.structured = true;
        this.facts.url ??= this.url;
        if (message !== "")
            this.facts.words = message.slice(0, 500);
        return { kind: "refusal", facts: this.facts, logs: this.logs };
    }
}
function innerNotation(text) {
    const start = text.search(/\{\s{0,20}\\{0,4}["']|\[\s{0,20}\{\s{0,20}\\{0,4}["']/);
    if (start === -1)
        return null;
    const parsed = parseNotation(text, start);
    if (parsed === null || (parsed.value.kind === "object" && parsed.value.entries.length === 0))
        return null;
    return { value: parsed.value, start, end: parsed.end };
}
function readField(role, value, source, context) {
    if (value === null || typeof value === "object" || typeof value === "boolean")
        return null;
    const text = String(value).trim();
    const number = /^\d{1,16}(?:\.\d{1,9})?$/.test(text) ? Number(text) : null;
    if (role === "wait-ms")
        return number === null ? null : { kind: "duration", ms: number, source };
    if (role === "instant") {
        if (number !== null) {
            if (number < 1e8)
                return null;
            const at = (0,reset_instant/* epochMs */.e)(number);
            return at > context.nowAt ? { kind: "instant", at, source } : null;
        }
        const instant = (0,reset_instant/* readInstant */.W)(text, 0, context);
        if (instant !== null)
            return { kind: "instant", at: instant.at, source };
        const duration = (0,duration_words/* readDuration */.$7)(text);
        return duration === null ? null : { kind: "duration", ms: duration.durationMs, source };
    }
    const wait = (0,headers/* readReset */.ye)(text, context);
    return wait === null ? null : { ...wait, source };
}

// EXTERNAL MODULE: ./build/core/detect/text/clean-lines.js
var clean_lines = __webpack_require__(1673);
;// CONCATENATED MODULE: ./build/core/detect/text/paragraph.js



const LONGEST_PARAGRAPH = 10;
const CONTINUES = /^\s{0,8}(?:\*\s|Please\s(?:re-?try|try|wait)|Try again|Retry|Resets?\b|resets?\b)/;
const FRESH = /^(?:\s{0,12}at\s\S+[:(/]|\s{1,8}File "|Traceback\b|\[?\d{4}[-/]\d{2}[-/]\d{2}|\d{2}:\d{2}:\d{2}|\[\w|(?:ERROR|WARN(?:ING)?|INFO|DEBUG|FATAL|CRITICAL|TRACE)\b|[A-Za-z_.]{1,80}(?:Error|Exception|Warning):|[<>] |HTTP\/\d|\s{0,6}[■⚠✗✘●⏺✻›❯⎿$+{}[\]]|```|[-=]{4,}|\s{0,8}[1-5]\d\d\s{2,8}[A-Z]|(?:shard|item|task|run|step|epoch|batch|sample|case|test|worker|finished|completed|done|loaded|saved|processing|evaluating|grading|attempt)\s)/i;
const DANGLING = /(?:\b(?:at|on|in|after|until|again|by|the|is|or|and|code|status|of|to|a|an|your|for|with|per|resets?)|\b(?:19|20)\d{2},?|\d{4}-\d{2}-\d{2}|,|-|\/)$/i;
const TERMINAL_WIDTHS = [80, 100, 120, 132];
const BODY = /\{\s?(["'])error\1:/;
function readParagraph(lines, index, first) {
    let text = first;
    let next = index + 1;
    let previous = lines[index] ?? "";
    const indent = indentOf(previous);
    for (; next < lines.length && next - index < LONGEST_PARAGRAPH; next += 1) {
        const line = lines[next] ?? "";
        if (line.trim() === "" || BODY.test(line))
            break;
        if (!CONTINUES.test(line) && !continues(previous, line, indent))
            break;
        text += ` ${line.trim()}`;
        previous = line;
    }
    return { text, next };
}
function continues(previous, line, indent) {
    const dangling = DANGLING.test(previous.trimEnd());
    const filled = paragraph_isFilled(previous, line);
    if (FRESH.test(line) && !(filled && dangling))
        return false;
    const deeper = indentOf(line) > indent;
    const wrapped = previous.length >= 62 && previous.length <= 220 && !/[.!?:}\])"'`]\s*$/.test(previous);
    if (!wrapped && !deeper && !filled)
        return false;
    const dash = filled && /^-\s/.test(line);
    if (lookAlike(line) !== null && !dash && !(deeper && /^\s{1,8}(?:details|status|message|reason) = /.test(line)))
        return false;
    if (!filled && /^\s*['"]?[\w-]{1,30}['"]?:\s/.test(line))
        return false;
    return deeper || dangling || filled || !isErrorLine(line);
}
function paragraph_isFilled(line, next) {
    const word = /^\S{1,200}/.exec(next)?.[0].length ?? 0;
    const length = (0,clean_lines/* displayWidth */.F)(line);
    return word > 0 && length >= 36 && TERMINAL_WIDTHS.some((width) => length <= width && length + 1 + word >= width);
}
function indentOf(line) {
    return line.length - line.trimStart().length;
}
function isUnderHeading(lines, index) {
    const above = [1, 2].map((back) => lines[index - back] ?? "").find((line) => line.trim() !== "") ?? "";
    if (/^\s{0,8}[-*]\s\[[ xX]\]\s/.test(above))
        return true;
    return [1, 2].some((back) => /^(?:#{1,6}\s\S|\*\*[^*]{1,200}\*\*:?\s*$)/.test(lines[index - back] ?? ""));
}
function isContinuedProse(lines, index) {
    const before = lines[index - 1];
    const line = lines[index] ?? "";
    if (before === undefined || before.trim().length < 60)
        return false;
    if (announcesError(before) || isErrorLine(before) || isNotice(before))
        return false;
    const end = before.trimEnd();
    const goesOn = /[a-z,] [\w'-]{1,14}$|[a-z]{2},$/.test(end) && !/[:;.!?)}\]"'`]$/.test(end);
    return goesOn && /^\s{0,2}[a-zA-Z0-9]/.test(line) && !FRESH.test(line);
}

;// CONCATENATED MODULE: ./build/core/detect/text/passing.js
const BESIDE = /^\s{0,8}(?:\S{1,40}\s){0,4}?\[?(?:wandb|sentry|posthog|langsmith|langfuse|opentelemetry|otel|datadog|ddtrace|mlflow|newrelic|honeycomb|bugsnag|rollbar|amplitude|mixpanel|telemetry)\b(?:[\w.]{0,80}\]?:|\]|\s(?:responded|returned|answered|replied|refused|rejected|throttled)\b)|\bexporting (?:traces|spans|metrics|logs)\b/i;
const RETRIED = /\b(?:re-?trying|will (?:be )?re-?tr(?:y|ied)|backing off|entering retry|trying again|(?:sleeping|slept|pausing) (?:for )?\d{1,6}(?:\.\d{1,6})? ?\w{1,12})\b/i;
const PROGRAM_FAULT = /^panic: runtime error|\bSegmentation fault\b|\bcore dumped\b|\bpanicked at |(?:^|^E\s{2,8}|[\s:.]|Uncaught )(?:IndexError|KeyError|ZeroDivisionError|AssertionError|AttributeError|TypeError|ValueError|NameError|UnboundLocalError|ReferenceError|RangeError|SyntaxError|IndentationError|JSONDecodeError|UnicodeDecodeError|FileNotFoundError|ModuleNotFoundError|ImportError|NotImplementedError|NullPointerException|IndexOutOfBoundsException|ClassCastException|NoSuchElementException)\b(?:$|:\s|\s\[)/;
function passingOf(words) {
    if (BESIDE.test(words))
        return "beside";
    return RETRIED.test(words) ? "retried" : null;
}
const DONE = /^\W{0,8}(?:(?:all\s)?(?:tests?\s|checks?\s)?(?:ok(?:ay)?|done|pass(?:ed)?|success(?:ful(?:ly)?)?|succeeded|finished|complete[d]?)|\d{1,6}\s(?:passed|ok))\b[^:\n]{0,40}$/i;
const GIVEN_UP = /\b(?:g[ia]v(?:e|ing) up|fail(?:ed|ure|ing)?|error|abort(?:ed|ing)?|exhausted|exceeded|limit|quota|stopp(?:ed|ing)|no more)\b/i;
function wentOn(refusal, after) {
    const said = after.map((line) => line.trim()).filter((line) => line !== "");
    const last = said.at(-1);
    if (last === undefined)
        return false;
    if (DONE.test(last))
        return true;
    const hasRetried = [...refusal, ...said.slice(0, -1)].some((line) => RETRIED.test(line));
    return hasRetried && !GIVEN_UP.test(last) && !RETRIED.test(last);
}
function isProgramFault(line) {
    return PROGRAM_FAULT.test(line.slice(0, 300));
}
const AGENT_ANSWER = /^(?:(?:Done|Okay|OK|Great|Sure|Perfect)[.,!] )?(?:I(?:'ve|’ve| have) [a-z]|I (?:read|updated|fixed|added|changed|created|wrote|found|ran|made|removed) |Here(?:'s|’s| is| are) (?:the|a|my|what) |The (?:tests|fix|change|changes|build) (?:now )?(?:pass|is|are)\b|All (?:\d{1,5} )?tests (?:now )?pass)/;
function isAgentAnswer(line) {
    return AGENT_ANSWER.test(line);
}

;// CONCATENATED MODULE: ./build/core/detect/text/quotation.js

function quotationEnd(lines, index) {
    return (fenceEnd(lines, index) ??
        commentEnd(lines, index) ??
        diffEnd(lines, index) ??
        changeEnd(lines, index) ??
        additionEnd(lines, index) ??
        commitEnd(lines, index) ??
        tableEnd(lines, index) ??
        settingsEnd(lines, index) ??
        sectionEnd(lines, index) ??
        statusListEnd(lines, index) ??
        callEnd(lines, index) ??
        literalEnd(lines, index) ??
        declarationEnd(lines, index) ??
        bodyEnd(lines, index) ??
        numberedEnd(lines, index) ??
        toolResultEnd(lines, index) ??
        capturedEnd(lines, index));
}
function fenceEnd(lines, index) {
    const fence = /^\s{0,3}(```|(?:"""|\x27\x27\x27)(?=\s*$))/.exec(lines[index] ?? "")?.[1];
    if (fence === undefined)
        return null;
    for (let next = index + 1; next < lines.length && next - index < 400; next += 1) {
        if ((lines[next] ?? "").trim() === fence)
            return next + 1;
    }
    return null;
}
function commentEnd(lines, index) {
    if (!/^\s{0,40}\/\*\*?\s{0,4}$/.test(lines[index] ?? ""))
        return null;
    for (let next = index + 1; next < lines.length && next - index < 400; next += 1) {
        if ((lines[next] ?? "").trimEnd().endsWith("*/"))
            return next + 1;
    }
    return null;
}
function diffEnd(lines, index) {
    if (!/^(?:@@ -\d|diff --git )/.test(lines[index] ?? ""))
        return null;
    let next = index + 1;
    while (next < lines.length &&
        /^(?:[+\- ]|@@ |index |\\ No newline|(?:new|deleted) file|similarity|rename)/.test(lines[next] ?? ""))
        next += 1;
    return next;
}
function changeEnd(lines, index) {
    const first = CHANGED.exec(lines[index] ?? "");
    if (first === null)
        return null;
    const other = first[2] === "-" ? "+" : "-";
    let next = index + 1;
    while (next < lines.length && next - index < 40) {
        const sign = CHANGED.exec(lines[next] ?? "");
        if (sign === null || sign[1] !== first[1])
            return null;
        if (sign[2] === other)
            break;
        next += 1;
    }
    if (next >= lines.length || next - index >= 40)
        return null;
    while (next < lines.length && CHANGED.exec(lines[next] ?? "")?.[1] === first[1])
        next += 1;
    return next;
}
function additionEnd(lines, index) {
    let next = index;
    while (next < lines.length && /^\+(?![+\d])/.test(lines[next] ?? ""))
        next += 1;
    return next - index >= 3 ? next : null;
}
const CHANGED = /^(\s{0,20})([-+])(?:\s|[^-+\s])/;
function commitEnd(lines, index) {
    if (!/^commit [0-9a-f]{40}\b/.test(lines[index] ?? ""))
        return null;
    let next = index + 1;
    while (next < lines.length &&
        /^(?:(?:Author|Date|Merge|Commit|AuthorDate|CommitDate):|\s{4}|\s*$)/.test(lines[next] ?? ""))
        next += 1;
    return next;
}
function tableEnd(lines, index) {
    if (!/^\s{0,3}\|?\s?:?-{2,}:?\s?(?:\|\s?:?-{2,}:?\s?){1,12}\|?\s*$/.test(lines[index + 1] ?? ""))
        return null;
    let next = index + 2;
    while (next < lines.length && (lines[next] ?? "").includes("|"))
        next += 1;
    return next;
}
const SETTINGS_KEY = /^\s{0,20}(?:-\s)?(['"]?)([\w$./ -]{1,60})\1:(?:\s|$)/;
const REPORT_KEY = /err|exception|fail|cause|response|result|message|status|detail|reason|output|header|traceback|http|refus/i;
function settingsEnd(lines, index) {
    const root = SETTINGS_KEY.exec(lines[index] ?? "");
    if (root === null || !/:\s{0,3}$/.test(lines[index] ?? "") || REPORT_KEY.test(root[2] ?? ""))
        return null;
    const indent = indentOf(lines[index] ?? "");
    let next = index + 1;
    let keys = 0;
    for (; next < lines.length && next - index < 400; next += 1) {
        const line = lines[next] ?? "";
        const item = /^\s{0,40}-\s/.test(line);
        if (line.trim() === "" || indentOf(line) < indent || (indentOf(line) === indent && !item))
            break;
        if (SETTINGS_KEY.test(line))
            keys += 1;
        else if (!item && !/^\s{0,40}#/.test(line))
            return null;
    }
    return keys >= 2 ? next : null;
}
function sectionEnd(lines, index) {
    const head = /^\s{0,4}\[{1,2}([\w ."-]{1,60})\]{1,2}\s*$/.exec(lines[index] ?? "");
    if (head === null || REPORT_KEY.test(head[1] ?? ""))
        return null;
    let next = index + 1;
    while (next < lines.length && /^\s{0,8}(?:[\w."-]{1,60}\s?=|[#;])/.test(lines[next] ?? ""))
        next += 1;
    return next - index >= 3 ? next : null;
}
function statusListEnd(lines, index) {
    const codes = new Set();
    const isHeaded = /^\s{0,4}Responses\s{0,4}$/.test(lines[index] ?? "");
    let next = isHeaded ? index + 1 : index;
    for (; next < lines.length && next - index < 40; next += 1) {
        const code = LISTED_STATUS.exec(lines[next] ?? "")?.[1];
        if (code === undefined || codes.has(code))
            break;
        codes.add(code);
    }
    return codes.size >= (isHeaded ? 1 : 2) ? next : null;
}
const LISTED_STATUS = /^\s{0,8}(?:[-*•|]\s{1,3}){0,2}['"`]?([1-5]\d\d)['"`]?(?:\s?[:|–-])?\s{1,12}\S/;
function callEnd(lines, index) {
    const line = lines[index] ?? "";
    if (!/^\s{0,40}(?:(?:return|await|[\w.]{1,60} =)\s){0,2}(?:[\w$]{1,60}\.){0,6}[a-z_$][\w$]{0,60}\(\s*$/.test(line) &&
        !/^\s{0,40}(?:return|raise|throw)\s(?:new\s)?[\w$.]{1,80}\(\s*$/.test(line))
        return null;
    const indent = indentOf(line);
    for (let next = index + 1; next < lines.length && next - index < 60; next += 1) {
        const inner = lines[next] ?? "";
        if (/^\s{0,40}\)[;,]?\s*$/.test(inner) && indentOf(inner) === indent)
            return next + 1;
        if (inner.trim() !== "" && indentOf(inner) <= indent)
            return null;
    }
    return null;
}
const DECLARATION = /^\s{0,40}(?:module\.exports|export default|(?:export\s)?(?:const|let|var)\s[\w$]{1,60}(?::\s?[\w<>[\], |]{1,80})?)\s?=?\s?(?:[\w.]{1,60}\()?[{[(]\s*$/;
function declarationEnd(lines, index) {
    const head = lines[index] ?? "";
    if (!DECLARATION.test(head))
        return null;
    const indent = indentOf(head);
    for (let next = index + 1; next < lines.length && next - index < 60; next += 1) {
        const inner = lines[next] ?? "";
        if (inner.trim() === "")
            continue;
        if (indentOf(inner) === indent && /^\s{0,40}[}\])]{1,3};?\s*$/.test(inner))
            return next + 1;
        if (indentOf(inner) <= indent)
            return null;
    }
    return null;
}
function literalEnd(lines, index) {
    const open = /^\s{0,40}(?:(?:export\s)?(?:const|let|var)\s)?[\w$.]{1,60}(?::\s?\w{1,40})?\s:?=\s[\w$.]{0,30}(`|"""|\x27\x27\x27)/.exec(lines[index] ?? "");
    const quote = open?.[1];
    if (open === null || quote === undefined || (lines[index] ?? "").slice(open[0].length).includes(quote))
        return null;
    for (let next = index + 1; next < lines.length && next - index < 400; next += 1)
        if ((lines[next] ?? "").includes(quote))
            return next + 1;
    return null;
}
function bodyEnd(lines, index) {
    const head = lines[index] ?? "";
    if (!/^\s{0,40}(?:(?:async\s)?def\s\w{1,80}\(|class\s\w{1,80}[(:]).{0,300}:\s*$/.test(head))
        return null;
    const indent = indentOf(head);
    let next = index + 1;
    for (; next < lines.length && next - index < 200; next += 1) {
        const inner = lines[next] ?? "";
        if (inner.trim() !== "" && indentOf(inner) <= indent)
            break;
    }
    return next;
}
const NUMBERED = /^\s{0,6}(\d{1,6})[:-](?!\d{2}:\d{2})/;
function numberedEnd(lines, index) {
    let next = index;
    let last = -1;
    for (; next < lines.length; next += 1) {
        const number = Number(NUMBERED.exec(lines[next] ?? "")?.[1] ?? Number.NaN);
        if (!(number > last))
            break;
        last = number;
    }
    return next - index >= 3 ? next : null;
}
const AGENT_NOTICE = /⎿\s{1,4}(?:API Error|You['’](?:ve|re)\s(?:hit|reached|out of)|[\w -]{1,30}limit reached\b)/;
function toolResultEnd(lines, index) {
    if (!/^\s{0,4}[⏺●]\s[A-Z]\w{1,30}\(/.test(lines[index] ?? ""))
        return null;
    let next = index + 1;
    while (next < lines.length && next - index < 12 && !/^\s{0,4}[⎿⏺●]/.test(lines[next] ?? ""))
        next += 1;
    if (!/^\s{0,4}⎿/.test(lines[next] ?? "") || AGENT_NOTICE.test(lines[next] ?? ""))
        return null;
    next += 1;
    while (next < lines.length && /^\s{5,}\S/.test(lines[next] ?? ""))
        next += 1;
    return next;
}
function capturedEnd(lines, index) {
    const line = lines[index] ?? "";
    let next = index + 1;
    if (/^-{4,}\s?Captured (?:stdout|stderr|log) (?:call|setup|teardown)\s?-{4,}\s*$/.test(line)) {
        while (next < lines.length && !/^(?:-{4,}|={4,}|_{4,})/.test(lines[next] ?? ""))
            next += 1;
        return next;
    }
    if (!/^\s{2,6}console\.(?:log|error|warn|info|debug)\s*$/.test(line))
        return null;
    const indent = indentOf(line);
    while (next < lines.length && ((lines[next] ?? "").trim() === "" || indentOf(lines[next] ?? "") > indent))
        next += 1;
    return next;
}

;// CONCATENATED MODULE: ./build/core/detect/text/request-line.js
const SUCCESS_LINE = /["' ]HTTP\/\d(?:\.\d)?["']?\s2\d\d\b|"2\d\d OK"|\s->\s(?:HTTP\s)?2\d\d\b|\b(?:retry|attempt|request|call)\s(?:#?\d{1,3}\s)?(?:has\s)?(?:succeeded|was successful|successful)\b|\b(?:succeeded|finished|completed|answered|ok|done|passed) (?:after|on|at) (?:the |try |attempt |a )?(?:#?\d{1,3}(?:st|nd|rd|th)? |second |third |last |next )?(?:retr|attempt|try)|\b(?:attempt|retry|try) #?\d{1,3}(?: ?(?:\/|of) ?\d{1,3})?[\])]?:? (?:succeeded|successful|ok|passed|answered|completed)\b|\b(?:status|response)(?:[\s_]code)?[:=]\s?2\d\d\b|\b(?:attempt|retry|try|request|call) #?\d{1,6}(?: ?(?:\/|of) ?\d{1,6})?:? (?:success|done|(?:HTTP )?2\d\d\b)|\b(?:response|answer|reply) received \(2\d\d\)|^\s{0,4}[[(]\d{1,6}\/\d{1,6}[\])]:? (?:ok|success|succeeded|done)\b\s{0,3}$|\brecovered after\b|- 2\d\d in \d+ms/i;
const ADDRESS = /https?:\/\/[^\s"'<>)\]},]{3,400}/;
const PAGE = /\/\/(?:help|docs|support|platform|console|status)\.|\/(?:docs?|account|billing|pricing|help|settings|usage|plans?|upgrade)\b/;
function tellsSuccess(line) {
    return (/2\d\d|succe|recover|attempt|\b(?:re)?try\b|\b(?:ok|done)\b/i.test(line) &&
        SUCCESS_LINE.test(line) &&
        !/(?<![:\d.])4[0-2]\d\b/.test(line));
}
function addressIn(line) {
    return ADDRESS.exec(line)?.[0] ?? null;
}
function requestAddress(line) {
    const address = addressIn(line);
    return address === null || PAGE.test(address) ? null : address;
}

;// CONCATENATED MODULE: ./build/core/detect/text/surrounding-source.js

const FARTHEST = 12;
const TELLING = 3;
const ENOUGH = 2;
function isAmidSource(lines, start, end) {
    return isSourceBeside(lines, start, -1) && isSourceBeside(lines, end, 1);
}
function isBesideSource(lines, at) {
    return isSourceBeside(lines, at, -1) || isSourceBeside(lines, at, 1);
}
function isSourceBeside(lines, from, step) {
    let source = 0;
    let seen = 0;
    for (let at = from + step; Math.abs(at - from) <= FARTHEST && seen < TELLING; at += step) {
        const line = lines[at];
        if (line === undefined)
            break;
        if (!/[A-Za-z]{2}/.test(line) || FIELD.test(line))
            continue;
        seen += 1;
        if (lookAlike(line) === "source")
            source += 1;
    }
    return source >= ENOUGH;
}
const FIELD = /^\s{1,40}['"]?[\w$-]{1,60}['"]?:\s.{0,300}[,{[]\s*$/;

;// CONCATENATED MODULE: ./build/core/detect/read-events.js

















const DEEPEST_LOG = 2;
const LONGEST_LEAD = 2_000;
const NEAR_ERROR = 12;
const OBJECT_START = /\{(?=(?:\s|\\{1,4}n){0,40}(?:\\{0,4}["'`]|[A-Za-z_$][\w$-]{0,60}\s{0,3}(?:[:{]|=>)|:[a-z_]{1,40}\s?=>|\[Symbol))|\[(?=(?:\s|\\{1,4}n){0,40}(?:\\{0,4}["'](?![^"'\n]{0,60}["']\s?,?\s?[A-Za-z])|[{[]\s{0,40}\\{0,4}["'{(]|[a-z_]{1,40}\s\{|\(['"]))/g;
const ANSIBLE = /^(?:fatal|failed): \[[^\]\n]{1,200}\](?:\s\([^\n]{1,200}\))?: (?:FAILED|UNREACHABLE)! => $/;
function readEvents(text, context, depth = 0) {
    return new EventReader((0,clean_lines/* cleanLines */.v)(text), context, depth).read();
}
class EventReader {
    lines;
    context;
    depth;
    starts = [];
    text;
    events = [];
    lastError = Number.NEGATIVE_INFINITY;
    work;
    constructor(lines, context, depth) {
        this.lines = lines;
        this.context = context;
        this.depth = depth;
        this.text = lines.join("\n");
        let at = 0;
        for (const line of lines) {
            this.starts.push(at);
            at += line.length + 1;
        }
        this.work = this.text.length * 6 + 20_000;
    }
    read() {
        let index = 0;
        while (index < this.lines.length)
            index = Math.max(index + 1, this.step(index));
        return this.events;
    }
    step(index) {
        const line = this.lines[index] ?? "";
        if (line === "")
            return index + 1;
        const quoted = quotationEnd(this.lines, index);
        if (quoted !== null)
            return quoted;
        const response = this.response(index);
        if (response !== null)
            return response;
        const object = this.object(index);
        if (object !== null)
            return object;
        const properties = this.properties(index);
        if (properties !== null)
            return properties;
        return this.plain(index);
    }
    response(index) {
        const head = readResponseHead(this.lines, index);
        if (head === null)
            return null;
        if (this.isTitle(index))
            return index + 1;
        if (this.isExample(index))
            return this.blockEnd(index, head.next);
        if (head.status < 400) {
            if (head.status >= 200)
                this.events.push({ kind: "success", line: index, url: null });
            return head.next;
        }
        let next = head.next;
        while (next < this.lines.length && next - head.next < 3 && /^\s{0,4}<?\s{0,4}$/.test(this.lines[next] ?? ""))
            next += 1;
        const facts = head.facts;
        const body = this.parseAt(next, /^\s{0,20}[{[]/);
        if (body !== null) {
            const reading = readRecord(body.value, `HTTP ${head.status}:`, this.context);
            if (reading.kind === "refusal")
                addFacts(facts, reading.facts);
            next = body.nextLine;
        }
        else if (next > head.next || /^\s{0,4}(?:<html|<!doctype|<title|<head)/i.test(this.lines[next] ?? "")) {
            const text = this.lines.slice(next, next + 6).join("\n");
            if (readResponseHead(this.lines, next) === null &&
                !/^\s*\S+\s*$/.test(text) &&
                lookAlike(this.lines[next] ?? "") === null) {
                addFacts(facts, readMessage(text, this.context));
                while (next < this.lines.length && next - head.next < 15 && (this.lines[next] ?? "").trim() !== "")
                    next += 1;
            }
        }
        facts.status =
            facts.meanings.size === 0 || facts.status === null ? head.status : facts.status === 429 ? 429 : head.status;
        this.push(index, next, facts, "");
        return next;
    }
    isExample(index) {
        const above = [1, 2].map((back) => this.lines[index - back] ?? "").find((line) => line.trim() !== "") ?? "";
        return /\b(?:example|e\.g\.|such as|looks? like|like this|prints|shows|displays|outputs)\b[^\n]{0,60}:\s*$/i.test(above);
    }
    isTitle(index) {
        return (this.lines[index] ?? "").length < 80 && this.lines.slice(index + 1, index + 4).some(isDefinition);
    }
    blockEnd(index, next) {
        const indent = indentOf(this.lines[index] ?? "");
        let end = next;
        for (let at = next; indent > 0 && at < this.lines.length && at - index < 40; at += 1) {
            const line = this.lines[at] ?? "";
            if (line.trim() === "")
                continue;
            if (indentOf(line) < indent)
                break;
            end = at + 1;
        }
        return end;
    }
    parseAt(index, shape) {
        const line = this.lines[index];
        if (line === undefined || !shape.test(line) || this.work <= 0)
            return null;
        const from = (this.starts[index] ?? 0) + line.search(/[{[]/);
        const parsed = parseNotation(this.text, from);
        this.work -= (parsed?.end ?? from + 200) - from;
        return parsed === null ? null : { value: parsed.value, nextLine: this.lineAt(parsed.end) + 1 };
    }
    lineAt(offset) {
        let low = 0;
        let high = this.starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((this.starts[middle] ?? 0) <= offset - 1)
                low = middle;
            else
                high = middle - 1;
        }
        return low;
    }
    object(index) {
        const line = this.lines[index] ?? "";
        OBJECT_START.lastIndex = 0;
        const text = this.withNext(index);
        let leadFrom = 0;
        for (let match = OBJECT_START.exec(text); match !== null; match = OBJECT_START.exec(text)) {
            if (match.index >= line.length || this.work <= 0)
                return null;
            const from = (this.starts[index] ?? 0) + match.index;
            const parsed = parseNotation(this.text, from);
            this.work -= (parsed?.end ?? from + 400) - from;
            if (parsed === null)
                continue;
            if (parsed.value.kind === "object" ? parsed.value.entries.length === 0 : parsed.value.items.length === 0)
                continue;
            const endLine = parsed.complete ? this.lineAt(parsed.end) : index;
            const lead = line.slice(Math.max(leadFrom, match.index - LONGEST_LEAD), match.index);
            const trail = parsed.complete ? this.text.slice(parsed.end, this.endOf(endLine)) : "";
            if (this.isQuotation(index, endLine, lead, trail, parsed.bareKeys))
                return parsed.complete && lead.trim() === "" ? endLine + 1 : null;
            const reading = readRecord(parsed.value, this.leadWords(lead, index, parsed.bareKeys || endLine > index), this.context);
            switch (reading.kind) {
                case "silent":
                    return endLine + 1;
                case "success":
                    this.events.push({ kind: "success", line: index, url: reading.url });
                    return endLine + 1;
                case "unknown":
                    if (lead.trim() === "" && trail.trim().length <= 1)
                        return endLine + 1;
                    break;
                case "refusal":
                    if (!says(reading.facts) && reading.logs.length === 0) {
                        if (reading.facts.headers.size > 0 || reading.facts.waits.length > 0)
                            this.attach(index, reading.facts);
                        if (endLine > index)
                            return endLine + 1;
                        break;
                    }
                    return this.refusal(index, parsed.complete ? endLine : this.lineAt(parsed.end), reading.facts, reading.logs, line, parsed.complete ? parsed.end : null);
                default:
                    (0,unreachable/* unreachable */.H)(reading);
            }
            leadFrom = parsed.end - (this.starts[index] ?? 0);
            OBJECT_START.lastIndex = Math.max(OBJECT_START.lastIndex, leadFrom);
        }
        return null;
    }
    withNext(index) {
        const line = this.lines[index] ?? "";
        return /[{[(]\s*$/.test(line)
            ? `${line}\n${(this.lines[index + 1] ?? "").slice(0, 200)}\n${(this.lines[index + 2] ?? "").slice(0, 200)}`
            : line;
    }
    leadWords(lead, index, isDump) {
        if (lead.trim() !== "" && !/^\s*(?:at\s.*|[\w$'".-]{1,40}\s?[:=]\s?|[a-zA-Z]{1,30}\s?|\[?b?['"]?)$/.test(lead))
            return lead;
        const announced = /:\s*$/.test(this.lines[index - 1] ?? "");
        return (isDump || announced) && index - this.lastError <= NEAR_ERROR ? BELOW_AN_ERROR : lead;
    }
    refusal(index, endLine, facts, logs, line, end) {
        let last = endLine;
        let at = end;
        for (let more = 0; more < 6 && at !== null && this.work > 0; more += 1) {
            const next = this.text.slice(at, this.endOf(last)).search(/[{[]\s{0,4}['"]/);
            const parsed = next === -1 ? null : parseNotation(this.text, at + next);
            if (parsed === null)
                break;
            this.work -= parsed.end - at;
            const reading = readRecord(parsed.value, this.text.slice(at, at + next), this.context);
            if (reading.kind === "refusal")
                addFacts(facts, reading.facts);
            at = parsed.complete ? parsed.end : null;
            if (at !== null)
                last = this.lineAt(at);
        }
        const trail = at === null ? "" : this.text.slice(at, this.endOf(last));
        if (trail.trim().length > 8)
            addFacts(facts, readMessage(trail, this.context));
        if (this.depth < DEEPEST_LOG) {
            for (const log of logs) {
                const inner = lastRefusal(readEvents(log.slice(-65_536), this.context, this.depth + 1));
                if (inner !== null)
                    this.push(index, last, inner, "");
            }
        }
        this.push(index, last, facts, line + trail);
        return last + 1;
    }
    endOf(line) {
        return (this.starts[line] ?? 0) + (this.lines[line] ?? "").length;
    }
    isQuotation(index, endLine, lead, trail, bareKeys) {
        if (/^\s+(?:and|or|is|are|as|in|with|when|if|which|so|then|means?)\s/.test(trail))
            return true;
        const before = (this.lines[index - 1] ?? "").trimEnd();
        if (lead.trim() === "" && /[a-z] (?:with|like|as|a|the|of|be|is|returns?|body|json)$/i.test(before))
            return true;
        if (isSimulated(lead))
            return true;
        if (/^\s{2,80}\w{1,40}=[bruf]{0,2}["'`]?$/.test(lead) && /^["'`]?,/.test(trail))
            return true;
        if (/(?:^|[^`])`$/.test(lead) && /^`/.test(trail))
            return true;
        const alike = lookAlike(lead);
        if (alike === "expectation" || alike === "test-outcome")
            return true;
        const isReport = alike === null || alike === "stack-frame" || isErrorLine(lead) || ANSIBLE.test(lead);
        if (/[a-z]{2}/i.test(lead) && !isReport)
            return true;
        if (!bareKeys)
            return false;
        if (/^\s?;/.test(trail) || /^\s*[|&]\s*$/.test(lead))
            return true;
        if (/[(=>,]\s*$/.test(lead) && !/(?:Error|Exception)\w*\(\s*$/.test(lead))
            return true;
        const after = this.lines[endLine + 1] ?? "";
        const closing = this.lines[endLine] ?? "";
        if (/[,;)]\s*$/.test(closing.trimEnd()) && /^\s*[}\])]/.test(after))
            return true;
        if (lead.trim() === "" && /^,/.test(trail))
            return true;
        if ((lead.trim() === "" && /^(?:source|diff|document)$/.test(lookAlike(before) ?? "")) ||
            lookAlike(lead) === "source")
            return true;
        return !(index - this.lastError <= NEAR_ERROR || announcesError(lead) || isErrorLine(lead) || lead.trim() === "");
    }
    properties(index) {
        if (index - this.lastError > NEAR_ERROR && !this.isCutObject(index))
            return null;
        const entries = [];
        let next = index;
        while (next < this.lines.length && entries.length < 60) {
            const match = /^\s{0,12}['"]?([A-Za-z_$][\w$.-]{1,40})['"]?\s?[:=]\s{1,3}(\S.{0,4000})$/.exec(this.lines[next] ?? "");
            if (match === null || /^(?:TRACE|DEBUG|INFO|NOTICE|WARN(?:ING)?|ERROR|FATAL|CRITICAL)$/.test(match[1] ?? ""))
                break;
            const role = fieldRole(match[1] ?? "");
            if (role === "other" && entries.length === 0)
                return null;
            const value = (match[2] ?? "").replace(/,\s*$/, "").replace(/^(['"`])([\s\S]*)\1$/, "$2");
            if (/^[{[]/.test(value))
                break;
            entries.push([match[1] ?? "", value]);
            next += 1;
        }
        if (entries.length === 0)
            return null;
        const group = { kind: "object", entries };
        const told = entries.some(([key]) => ["message", "status", "code", "header", "wait-ms", "wait-seconds", "retry-info", "instant"].includes(fieldRole(key)));
        if (!told || entries.some(([, value]) => lookAlike(String(value)) !== null))
            return null;
        const lone = entries.length === 1 && /^\s{0,2}(?:error|Error)\b/.test(this.lines[index] ?? "");
        if (lone)
            return null;
        const facts = readErrorFields(group, this.context);
        if (says(facts))
            this.push(index, next - 1, facts, "");
        else
            this.attach(index, facts);
        return next;
    }
    isCutObject(index) {
        return /^\s{0,12}"/.test(this.lines[index] ?? "") && this.lines.slice(0, index).every((line) => line.trim() === "");
    }
    plain(index) {
        const line = this.lines[index] ?? "";
        if (tellsSuccess(line)) {
            this.events.push({ kind: "success", line: index, url: addressIn(line) });
            return index + 1;
        }
        if (isAgentAnswer(line) && !TRIGGER.test(line)) {
            this.events.push({ kind: "answer", line: index });
            return index + 1;
        }
        const announces = announcesError(line);
        const ofProgram = isProgramFault(line);
        const isNear = index - this.lastError <= NEAR_ERROR;
        if (!announces && !ofProgram && !TRIGGER.test(line)) {
            if (isNear && lookAlike(line) === "stack-frame")
                this.lastError = index;
            return index + 1;
        }
        if (!isNear && /^\s{1,40}[\w$]{2,40}:\s\S.{0,200},\s*$/.test(line) && isBesideSource(this.lines, index))
            return index + 1;
        const alike = lookAlike(line);
        if (ofProgram || (alike === null && announces && !TRIGGER.test(line)))
            this.events.push({ kind: "failure", line: index, ofProgram });
        if (alike === "stack-frame" && isNear)
            this.lastError = index;
        if (alike === null && announces)
            this.lastError = index;
        if (alike !== null && !(alike === "document" && this.isListedNotice(index, line)))
            return index + 1;
        if (this.isTitle(index) || (indentOf(line) >= 2 && this.isExample(index)))
            return index + 1;
        if (announces && this.escaped(index, line))
            return index + 1;
        const text = line.replace(/^E\s{2,8}/, "").replace(RUBY_ERROR, "");
        const paragraph = unquotedParagraph(readParagraph(this.lines, index, text), index);
        if (!isContinuedProse(this.lines, index) && this.isReport(index, text, paragraph.text)) {
            const facts = readMessage(paragraph.text, this.context);
            facts.url = requestAddress(line);
            for (const [name, value] of readHeadersInText(paragraph.text))
                facts.headers.set(name, value);
            if (says(facts)) {
                this.lastError = paragraph.next - 1;
                this.push(index, paragraph.next - 1, facts, paragraph.text);
                return paragraph.next;
            }
        }
        const headers = readHeadersInText(line);
        const waits = (0,prose_waits/* readProseWaits */._)(paragraph.text, this.context);
        if (headers.size > 0 || waits.length > 0) {
            const facts = noFacts();
            for (const [name, value] of headers)
                facts.headers.set(name, value);
            facts.waits.push(...waits);
            this.attach(index, facts);
        }
        return index + 1;
    }
    escaped(index, line) {
        if (this.depth >= DEEPEST_LOG || !/\w.{0,400}\\n/.test(line))
            return false;
        const text = line
            .replace(/\\r?\\n|\\n/g, "\n")
            .replaceAll("\\t", "\t")
            .replace(/\\(["'\\])/g, "$1");
        const inner = lastRefusal(readEvents(text, this.context, this.depth + 1));
        if (inner !== null)
            this.push(index, index, inner, "");
        return inner !== null;
    }
    isReport(index, line, paragraph) {
        if (isErrorLine(line))
            return true;
        const isDocument = isUnderHeading(this.lines, index) && !/^(?:ERROR|FATAL)\b/.test(line);
        if (!isDocument && isNotice(line))
            return true;
        return (paragraph !== line && TRIGGER.test(paragraph) && (isErrorLine(paragraph) || (!isDocument && isNotice(paragraph))));
    }
    isListedNotice(index, line) {
        const isAlone = ![index - 1, index + 1].some((at) => /^\s{0,8}[-*•●]\s/.test(this.lines[at] ?? ""));
        if (isAlone && /^\s{0,3}[•●]\s/.test(line) && RESETS.test(line) && isNotice(line))
            return true;
        return /^\s{0,3}[-*•●]\s(?!\*\*)/.test(line) && announcesError(line) && isErrorLine(line);
    }
    push(line, end, facts, words) {
        if (!says(facts) || isAmidSource(this.lines, line, end))
            return;
        this.lastError = Math.max(this.lastError, end);
        const retries = /\bretr(?:y|ying|ies)\b/i.test(words);
        this.events.push({ kind: "refusal", line, end, facts, retries, passing: passingOf(words) });
    }
    attach(line, facts) {
        this.events.push({ kind: "attachment", line, facts });
    }
}
function unquotedParagraph(paragraph, index) {
    if (paragraph.next === index + 1 || !/^"[^"]{12,4000}"$/.test(paragraph.text))
        return paragraph;
    return { ...paragraph, text: paragraph.text.slice(1, -1) };
}
const RESETS = /\b(?:resets?|try again|retry)\s(?:at|in|on|after)\b/i;
function says(facts) {
    return facts.meanings.size > 0 || (facts.status !== null && facts.status >= 400);
}

;// CONCATENATED MODULE: ./build/core/detect/text/relevant-parts.js

const WHOLE = 262_144;
const SIGN = new RegExp(`${TRIGGER.source}|Error|Exception`, "i");
const TAIL = 131_072;
const CHUNK = 262_144;
const BEFORE = 6_000;
const relevant_parts_AFTER = 12_000;
const MOST = 1_048_576;
const HIT = /429|529|limit|quota|throttl|exhaust|overload|too many|capacity|credit|balance|billing|budget|exceed|spend|ECONN|ETIMEDOUT|timed out|unavailable|50[0234] |RateLimit|Limit|Quota|Throttl|Exhaust|EXHAUST|Overload|Too Many|TooMany|Too many|Capacity|CAPACITY|Credit|Balance|Payment|Spend|Connection|Timeout|socket|余额|额度|限|频|繁忙|过载|上限/g;
function* relevantParts(text) {
    if (text.length <= WHOLE) {
        const first = text.search(SIGN);
        if (first !== -1)
            yield text.slice(lineStart(text, Math.max(0, first - BEFORE)));
        return;
    }
    const tail = lineStart(text, text.length - TAIL);
    yield* relevantParts(text.slice(tail));
    let left = MOST;
    let end = tail;
    let covered = tail;
    while (end > 0 && left > 0) {
        const start = lineStart(text, Math.max(0, end - CHUNK));
        const ranges = hitRanges(text, start, end);
        for (const range of ranges.reverse()) {
            const to = Math.min(range.end, covered);
            if (to <= range.start)
                continue;
            covered = range.start;
            left -= to - range.start;
            yield text.slice(range.start, to);
        }
        end = start;
    }
}
function hitRanges(text, start, end) {
    const chunk = text.slice(start, end);
    const ranges = [];
    HIT.lastIndex = 0;
    for (let match = HIT.exec(chunk); match !== null; match = HIT.exec(chunk)) {
        const from = lineStart(text, Math.max(0, start + match.index - BEFORE));
        const to = lineEnd(text, start + match.index + relevant_parts_AFTER);
        const last = ranges.at(-1);
        if (last && from <= last.end)
            last.end = Math.max(last.end, to);
        else
            ranges.push({ start: from, end: to });
        HIT.lastIndex = Math.max(HIT.lastIndex, match.index + relevant_parts_AFTER - BEFORE);
    }
    return ranges;
}
function lineStart(text, at) {
    if (at <= 0)
        return 0;
    const found = text.lastIndexOf("\n", at - 1);
    return found === -1 || at - found > CHUNK ? at : found + 1;
}
function lineEnd(text, at) {
    const found = text.indexOf("\n", at);
    return found === -1 || found - at > CHUNK ? at : found;
}

// EXTERNAL MODULE: ./build/core/detect/user-forms.js + 2 modules
var user_forms = __webpack_require__(1162);
;// CONCATENATED MODULE: ./build/core/detect/forms/providers.js
const SIGNS = [
    ["azure-openai", /azure ?openai|AzureException|azure-api\.net|openai\.azure\.com|aka\.ms\/oai/i],
    ["openrouter", /openrouter/i],
    ["github-models", /models\.github\.ai|UserByModelBy|models\.inference\.ai\.azure/i],
    ["github-copilot", /githubcopilot|Copilot (?:model|Chat|CLI)|premium request allowance/i],
    ["google-vertex", /aiplatform\.googleapis|vertex/i],
    ["google", /generativelanguage|gemini|ai\.google\.dev|cloudcode-pa|googleapis|google\.(?:genai|api_core|rpc)/i],
    ["aws-bedrock", /bedrock|botocore|InvokeModel|ConverseStream|ThrottlingException/],
    ["anthropic", /anthropic|claude|rate_limit_error|overloaded_error/i],
    ["groq", /groq/i],
    ["deepseek", /deepseek/i],
    ["moonshot", /moonshot|kimi|organization max RPM/i],
    ["zhipu", /zhipu|bigmodel|\bglm-|z\.ai\b/i],
    ["qwen", /dashscope|aliyun|\bqwen\b/i],
    ["mistral", /mistral/i],
    ["cohere", /cohere/i],
    ["together", /together(?:\.ai|\.error|-ai| ai\b)|api\.together/i],
    ["fireworks", /fireworks/i],
    ["xai", /\bx\.ai\b|\bxai\b|\bgrok\b/i],
    ["perplexity", /perplexity/i],
    ["huggingface", /hugging ?face|hf_token|HfHub/i],
    ["replicate", /replicate/i],
    ["cerebras", /cerebras/i],
    ["sambanova", /sambanova/i],
    ["nvidia-nim", /nvidia|\bnim\b/i],
    ["cloudflare", /cloudflare|neurons\b/i],
    ["siliconflow", /siliconflow/i],
    ["docker-hub", /\btoomanyrequests:|docker\.(?:com|io)/],
    ["openai", /openai|chatgpt|codex|\bgpt-\d|\borg-[A-Za-z0-9]{10}/i],
    ["github", /api\.github\.com|docs\.github\.com|\bgithub\b|octokit/i],
];
function providerOf(text) {
    const head = text.slice(0, 4_000);
    return SIGNS.find(([, sign]) => sign.test(head))?.[0] ?? null;
}

// EXTERNAL MODULE: ./build/core/detect/reset/wait.js
var reset_wait = __webpack_require__(2691);
;// CONCATENATED MODULE: ./build/core/detect/verdict.js




const PER_DAY = /\/\s?(?:day|week|month)\b|per[-_\s]?(?:1\s)?(?:day|week|month|24)|perday|\b(?:RPD|TPD)\b|\bdaily\b|\bweekly\b|\bmonthly\b|per 86400|\b24[- ]hours?\speriod|\bevery 24 hours/i;
const PER_MINUTE = /per[-_\s]?(?:min|sec|hour|second)|perminute|persecond|perhour|\b(?:RPM|TPM|ITPM|OTPM|QPS|RPS|QPM)\b|\/ ?min|this minute|\/ ?sec|per \d{1,4} ?(?:min|sec|s\b|hour)|\bwith backoff\b|\bquotas-genai\b|\baiplatform\.googleapis\.com\/(?:online_prediction|generate_content)/i;
const GOOGLE_PER_DAY = /\b\w{0,60}PerDay\w{0,60}\b|per_day/;
const OTHER_RESOURCES = new Set(["storage", "memory", "log-lines", "purse"]);
const verdict_LIMIT_MEANINGS = ["task", "money", "period", "quota", "rate"];
function judge(facts, context) {
    const kind = kindOf(facts, context);
    return kind === null ? rate_limit/* NOTHING_DETECTED */.X : kind;
}
function kindOf(facts, context) {
    const { meanings, status } = facts;
    const wait = statedWait(facts, context);
    const has = (meaning) => meanings.has(meaning);
    const limited = verdict_LIMIT_MEANINGS.some((meaning) => meaning !== "task" && has(meaning)) || status === 429 || status === 413;
    if (has("task") && (limited || status === 400 || status === 402 || status === null))
        return answer("task", "task", facts, null, context);
    if (asksForMoreThanLimit(facts.context) && limited && !has("other"))
        return answer("task", "task", facts, null, context, "request-too-large");
    const other = meanings.get("other");
    if (other !== undefined && OTHER_RESOURCES.has(other) && status !== 429)
        return null;
    if (other === "harness-limit" && status === null && !facts.typed)
        return null;
    if (has("money"))
        return answer("stop", "money", facts, onlyLong(wait, context), context);
    if (status === 402)
        return answer("stop", "money", facts, onlyLong(wait, context), context, "payment-required");
    if (has("other") && !facts.typed && status !== 429)
        return null;
    if (has("period") && !verdict_isDenied(facts))
        return answer("stop", "period", facts, wait, context);
    if (has("overload") && !isOwnRate(facts))
        return answer("overload", "overload", facts, wait, context);
    if (has("quota"))
        return quota(facts, wait, context);
    if (has("rate") || status === 429) {
        if (status !== null && status >= 500 && meanings.get("rate") === "slow-down")
            return answer("overload", "failure", facts, wait, context, "slow-down");
        return rate(facts, wait, context);
    }
    if (status === 403 && ((0,headers/* isExhausted */.qo)(facts.headers) || facts.headers.has("retry-after")))
        return rate(facts, wait, context);
    if (has("failure") && (status === null || status >= 500 || status === 408))
        return answer("overload", "failure", facts, wait, context);
    if (status !== null && status >= 500)
        return answer("overload", "failure", facts, wait, context, "http-5xx");
    if (status === 408)
        return answer("overload", "connection", facts, wait, context, "http-408");
    if (has("connection") && !has("other") && status === null)
        return answer("overload", "connection", facts, wait, context);
    return null;
}
function verdict_isDenied(facts) {
    return facts.meanings.get("overload") === "not-your-limit";
}
function isOwnRate({ meanings }) {
    return meanings.get("overload") === "high-demand-words" && meanings.get("rate") === "rate-limit-reached";
}
function quota(facts, wait, context) {
    const google = GOOGLE_PER_DAY.test(facts.context);
    if (google)
        return answer("stop", "quota", facts, withoutTechnicalDelay(facts, context), context, "daily-quota");
    if (wait !== null)
        return answer("stop", "quota", facts, wait, context);
    if (PER_DAY.test(facts.context))
        return answer("stop", "quota", facts, null, context);
    if (PER_MINUTE.test(facts.context) || facts.meanings.get("rate") === "throttling")
        return answer("cap", "quota", facts, null, context);
    return answer("stop", "quota", facts, null, context);
}
function rate(facts, wait, context) {
    if (wait !== null) {
        if (GOOGLE_PER_DAY.test(facts.context) && facts.waits.some((one) => one.source === "retry-info"))
            return quota(facts, wait, context);
        return answer("stop", "rate", facts, wait, context);
    }
    const daily = PER_DAY.test(facts.context) && PER_DAY.test(facts.words || facts.context);
    return answer(daily ? "stop" : "cap", "rate", facts, null, context);
}
function statedWait(facts, context) {
    const header = (0,headers/* readHeaderWait */.jN)(facts.headers, context);
    const all = facts.waits.filter((wait) => (0,reset_wait/* waitMs */.C)(wait, context.nowAt) >= 0);
    return (0,reset_wait/* longest */.x)(header === null ? all : [header, ...all], context.nowAt);
}
function withoutTechnicalDelay(facts, context) {
    return (0,reset_wait/* longest */.x)(facts.waits.filter((wait) => wait.source === "field" || wait.kind === "instant"), context.nowAt);
}
function onlyLong(wait, context) {
    return wait !== null && (0,reset_wait/* waitMs */.C)(wait, context.nowAt) > context.retryAfterThresholdMs ? wait : null;
}
const ASKED = /\blimit[:\s]{1,3}([\d,]{1,15})[^\n]{0,40}?\brequested[:\s]{1,3}~?([\d,]{1,15})/i;
function asksForMoreThanLimit(text) {
    const match = ASKED.exec(text);
    if (match === null)
        return false;
    const limit = Number((match[1] ?? "").replaceAll(",", ""));
    const requested = Number((match[2] ?? "").replaceAll(",", ""));
    return requested > limit;
}
function answer(kind, meaning, facts, wait, context, form) {
    const long = wait !== null && (0,reset_wait/* waitMs */.C)(wait, context.nowAt) > context.retryAfterThresholdMs;
    const settled = wait === null || kind === "overload" || kind === "task" ? kind : long ? "stop" : "wait";
    return {
        kind: settled,
        retryAfterMs: wait?.kind === "duration" ? wait.ms : null,
        resetAt: wait?.kind === "instant" ? wait.at : null,
        evidence: facts.words.replace(/\s+/g, " ").trim().slice(0, 500),
        form: form ?? facts.meanings.get(meaning) ?? `http-${facts.status}`,
        provider: providerOf(facts.context),
    };
}

;// CONCATENATED MODULE: ./build/core/detect/detect.js













function detect(text, context) {
    return read(text, context, () => true);
}
function detectStructured(text, context) {
    return read(text, context, (event) => event.kind !== "refusal" || event.facts.structured);
}
function read(text, context, counts) {
    const { detection: own, rest } = (0,user_forms.readUserForms)(unrolled(text), context.forms ?? [], context);
    if (own !== null)
        return own;
    for (const part of relevantParts(rest)) {
        const facts = lastRefusal(readEvents(part, context).filter(counts));
        if (facts === null)
            continue;
        const detection = judge(facts, context);
        if (detection.kind !== "none")
            return detection;
    }
    return rate_limit/* NOTHING_DETECTED */.X;
}
function unrolled(text) {
    if (!text.includes("[{"))
        return text;
    return text.replace(/^\[\{.*\}\]$/gm, (line) => {
        const records = (0,json_or_null/* jsonOrNull */.J)(line);
        if (!Array.isArray(records) || !records.every(isTyped))
            return line;
        return records.map((record) => JSON.stringify(record)).join("\n");
    });
}
function isTyped(record) {
    return typeof record === "object" && record !== null && "type" in record && typeof record.type === "string";
}
function detectDeclared(text, context) {
    const detection = detect(text, context);
    if ((0,rate_limit/* isRateLimit */.a)(detection))
        return detection;
    const stated = readEvents(text.slice(-DECLARED_TAIL), context).findLast((event) => event.kind === "attachment");
    const facts = noFacts();
    addMeaning(facts, "rate", "exit-code");
    if (stated !== undefined)
        addFacts(facts, stated.facts);
    return judge(facts, context);
}
const DECLARED_TAIL = 4_000;
const SHORT_OUTPUT = 4_000;
function detectNotice(output, context) {
    const text = unrolled(output);
    const record = lastRecord(text);
    if (record !== null) {
        const detection = detectStructured(record, context);
        if ((0,rate_limit/* isRateLimit */.a)(detection))
            return detection;
        if (saysSuccess(record))
            return rate_limit/* NOTHING_DETECTED */.X;
    }
    const trimmed = text.trim();
    if (trimmed === "" || trimmed.length > SHORT_OUTPUT)
        return rate_limit/* NOTHING_DETECTED */.X;
    const events = readEvents(trimmed, context);
    const facts = lastRefusal(events);
    if (facts === null)
        return rate_limit/* NOTHING_DETECTED */.X;
    const lines = trimmed.split(/\r\n|\r|\n/);
    const told = new Set();
    const refusals = events.filter((event) => event.kind === "refusal");
    const { line: from = 0, end: to = 0 } = refusals.at(-1) ?? {};
    if (wentOn(lines.slice(from, to + 1), lines.slice(to + 1)))
        return rate_limit/* NOTHING_DETECTED */.X;
    for (const event of events) {
        if (event.kind === "success")
            return rate_limit/* NOTHING_DETECTED */.X;
        if (event.kind === "answer")
            continue;
        for (let line = event.line; line <= (event.kind === "refusal" ? event.end : event.line); line += 1)
            told.add(line);
    }
    const all = lines.reduce((sum, line) => sum + line.trim().length, 0);
    const notice = lines.reduce((sum, line, index) => sum + (told.has(index) ? line.trim().length : 0), 0);
    if (notice < all * NOTICE_SHARE)
        return rate_limit/* NOTHING_DETECTED */.X;
    const detection = judge(facts, context);
    return (0,rate_limit/* isRateLimit */.a)(detection) ? detection : rate_limit/* NOTHING_DETECTED */.X;
}
const NOTICE_SHARE = 0.6;
function saysSuccess(record) {
    const value = (0,json_or_null/* jsonOrNull */.J)(record);
    return typeof value === "object" && value !== null && "is_error" in value && value.is_error === false;
}
function lastRecord(text) {
    const tail = text.slice(-262_144).trimEnd();
    if (!/[}\]]$/.test(tail))
        return null;
    const line = tail.slice(tail.lastIndexOf("\n") + 1).trim();
    if (/^[{[].*[}\]]$/s.test(line) && line.length > 2)
        return line;
    const start = tail.search(/(?:^|\n)\{\s*\n(?![\s\S]*\n\{\s*\n)/);
    return start === -1 ? null : tail.slice(start);
}
function detectRowError(error, context) {
    const facts = noFacts();
    facts.structured = true;
    const words = [error.type, error.message].filter((part) => part !== undefined && part !== "").join(": ");
    const inner = lastRefusal(readEvents(words, context));
    addFacts(facts, readMessage(words, context));
    if (inner !== null)
        addFacts(facts, inner);
    const form = error.type === undefined ? null : fieldCodeForm(error.type);
    if (form !== null)
        addMeaning(facts, form.meaning, form.name);
    if (form !== null && form.meaning !== "other")
        facts.typed = true;
    if (error.status_code !== undefined)
        facts.status = facts.status === 429 ? 429 : error.status_code;
    if (words.length > 500 && inner !== null && inner.words !== "")
        facts.words = inner.words;
    else if (words !== "")
        facts.words = words.slice(0, 500);
    const after = error.retry_after_seconds === undefined
        ? null
        : readField("wait-seconds", error.retry_after_seconds, "field", context);
    const reset = error.reset_at === undefined ? null : readField("instant", error.reset_at, "field", context);
    for (const wait of [after, reset])
        if (wait !== null)
            facts.waits.push(wait);
    const saysNothing = facts.meanings.size === 0 && facts.status === null && !(0,named_failure/* namesFailure */.n)(error);
    if (saysNothing && (after !== null || reset !== null))
        addMeaning(facts, "rate", "stated-wait");
    return judge(facts, context);
}


/***/ })

};
