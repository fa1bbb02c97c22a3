export const id = 162;
export const ids = [162];
export const modules = {

/***/ 2743:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RR: () => (/* binding */ WORDS_LENGTH),
/* harmony export */   f5: () => (/* binding */ noFacts),
/* harmony export */   rK: () => (/* binding */ addMeaning),
/* harmony export */   vo: () => (/* binding */ addFacts),
/* harmony export */   xf: () => (/* binding */ addContext)
/* harmony export */ });
const WORDS_LENGTH = 500;
const CONTEXT_LENGTH = 20_000;
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
function addContext(facts, more) {
    facts.context = `${facts.context}\n${more.context}`.slice(0, CONTEXT_LENGTH);
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
    addContext(facts, more);
}


/***/ }),

/***/ 9581:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ classForm)
/* harmony export */ });
const CLASS_FAMILIES = [
    [
        /^\w{0,40}(?:Rate[Ll]imit(?:Error|Exception|Fault)|RateLimit(?:ed|Exceeded|Reached)(?:Error|Exception|Fault)?|TooManyRequests?(?:Error|Exception)?|(?:Concurrency|Requests?)Limit(?:Error|Exception|Exceeded|Reached)\w{0,12}|FloodWait\w{0,20}|RetryAfter(?:Error|Exception)?|Throttl(?:ed|ing)\w{0,20}(?:Error|Exception|Fault)|(?:RequestLimit|ProvisionedThroughput|BandwidthLimit)Exceeded(?:Error|Exception)?)$/,
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


/***/ }),

/***/ 1150:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ fieldCodeForm),
/* harmony export */   Y: () => (/* binding */ codeForm)
/* harmony export */ });
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
    ["11201", { meaning: "period", name: "spark-11201", provider: "spark" }],
    ["11202", { meaning: "rate", name: "spark-11202", provider: "spark" }],
    ["11203", { meaning: "rate", name: "spark-11203", provider: "spark" }],
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


/***/ }),

/***/ 8420:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ LIMIT_MEANINGS)
/* harmony export */ });
const LIMIT_MEANINGS = ["money", "period", "quota", "rate"];


/***/ }),

/***/ 4214:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P4: () => (/* binding */ OPENING_PATTERNS),
  tr: () => (/* binding */ TRIGGER),
  _8: () => (/* binding */ readMessage)
});

// EXTERNAL MODULE: ./build/core/detect/facts.js
var detect_facts = __webpack_require__(2743);
// EXTERNAL MODULE: ./build/core/detect/reset/prose-waits.js
var prose_waits = __webpack_require__(724);
// EXTERNAL MODULE: ./build/core/detect/text/condition.js
var condition = __webpack_require__(8327);
// EXTERNAL MODULE: ./build/core/detect/text/message-ends.js
var message_ends = __webpack_require__(7868);
// EXTERNAL MODULE: ./build/core/detect/text/status.js
var text_status = __webpack_require__(7746);
// EXTERNAL MODULE: ./build/core/detect/forms/class-names.js
var class_names = __webpack_require__(9581);
// EXTERNAL MODULE: ./build/core/detect/forms/codes.js
var codes = __webpack_require__(1150);
// EXTERNAL MODULE: ./build/core/detect/forms/form.js
var forms_form = __webpack_require__(8420);
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
    wording_form("request-too-large", "task", "request\\sbody\\s(?:is\\s)?too\\slarge\\sfor\\s[\\w./-]{1,60}\\smodel\\.\\smax\\ssize:\\s\\d{1,9}\\stokens"),
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
];
const OF_REQUESTS = "(?!\\sof\\s[\\d,]{1,9}\\s(?!(?:for|per|in|this|today|until)\\b|(?:[\\w-]{1,12}\\s){0,2}(?:requests?|messages?|prompts?|queries|calls?|tokens?|credits?|generations?|searches|images?|completions?|responses?|tasks?|runs?|usd|dollars?)\\b))";
const INSTANT = "(?:at\\s|in\\s|on\\s)?(?:\\d|tomorrow|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\\b)";
const PERIOD = [
    wording_form("hit-your-limit", "period", `you${HAVE}\\s(?:just\\s|already\\s|now\\s)?${REACHED}\\s(?:your|the|its|this|our)\\s(?:limit|limits)\\b${OF_REQUESTS}`),
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
        "(?:\\s(?:for|on|of(?=\\s(?:[$€£]?\\d|(?:your|the|this|our|its|usage|use|requests?|api|tokens?|messages?|calls|free|plan)\\b)))\\s[^.:;\\n]{1,60}?|\\s\\([^()\\n]{1,40}\\))?" +
        BEEN +
        REACHED),
    wording_form("usage-limit-reached", "period", `\\b${PERIOD_WORD}\\s(?:[\\w'’().-]{1,24}\\s){0,3}?${LIMIT_NOUN}\\s${REACHED}`),
    wording_form("hit-your-limit", "period", `(?<![\\w,'’]\\s)\\bhit\\syour\\s(?:[\\w-]{1,16}\\s){0,2}limit(?=\\s{1,3}[·•∙|-]\\s{1,3}resets\\s${INSTANT})`),
    wording_form("limit-reached-resets", "period", `\\blimit\\sreached(?=\\s{1,3}[·•∙|-]\\s{0,3}resets\\s${INSTANT})`),
    wording_form("limit-reached-admin", "period", "\\blimit\\sreached(?=\\s{0,3}[·•∙–—-]\\s{0,3}(?:please\\s)?(?:contact|ask)\\s(?:an?|your)\\s(?:\\w{1,16}\\s){0,2}admin)"),
    wording_form("maximum-for-period", "period", "\\bmaximum\\s[\\w. -]{1,120}\\s(?:reached|exceeded)\\sfor\\s(?:this|the)\\s(?:current\\s)?(?:day|week|month|billing\\s\\w{1,8})\\b"),
    wording_form("limit-reached-resets", "period", `(?<=^\\s{0,8}|error:\\s)limit\\sreached(?=\\s{0,3}[,;:.(-]\\s{0,3}(?:it\\s)?(?:will\\sreset|resets)\\s${INSTANT}|\\|\\d{10}(?:\\d{3})?(?!\\d))`),
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
    wording_form("no-capacity", "overload", "\\bno\\s(?:available\\s)?capacity\\b(?:\\savailable\\b)?|\\b(?:at|over|beyond|exceeding|reached|exceeds?|insufficient|lacks?|limited|out\\sof|exceeded)\\s(?:its\\s|the\\s|our\\s|full\\s|max(?:imum)?\\s|server\\s|model\\s|gpu\\s|current\\s|available\\s){0,3}capacity\\b|\\bcapacity\\s(?:is\\s|has\\sbeen\\s|was\\s|temporarily\\s){0,2}(?:not\\s(?:currently\\s)?available|unavailable|exceeded|constraints?|reached|full|limited|exhausted|temporarily)"),
    wording_form("worker-limit", "overload", "\\b(?:worker|replica|pod|node|server|engine|backend)(?:'s)?\\s(?:(?:local|total|max(?:imum)?|concurrent|own)\\s){0,3}(?:requests?|queue|connections?|batch)\\slimit\\b"),
    wording_form("high-demand", "overload", "\\b(?:experiencing|due\\sto|because\\sof|seeing|under|in)\\s(?:\\w{1,14}\\s){0,2}?(?:high|heavy|peak|increased|unprecedented|elevated)\\s(?:demand|load|traffic|volume)\\b"),
    wording_form("high-demand-words", "overload", "\\b(?:high|heavy|unusual(?:ly\\shigh)?|unprecedented|increased|peak|extreme(?:ly\\shigh)?|elevated|exceptionally\\shigh|a\\slot\\sof)\\s(?:demand|load|traffic|volume\\sof\\s\\w{1,12}|usage\\sright|concurrency\\sload)\\b", { opens: false }),
    wording_form("busy", "overload", "\\b(?:model|engine|server|servers|service|system|backend|gpu|cluster|worker|workers|queue)\\b(?:\\s[\\w`'./:-]{1,60}){0,3}?\\s(?:is\\s|are\\s|was\\s)?(?:currently\\s|temporarily\\s)?(?:too\\s|very\\s)?busy\\b|\\bserver_busy\\b|\\bmodel\\stoo\\sbusy\\b"),
    wording_form("queue-full", "overload", "\\b(?:max(?:imum)?\\s)?queue\\s(?:size\\s|length\\s|depth\\s)?(?:is\\s|has\\sbeen\\s)?(?:full|exceeded|overflow|reached)|\\btoo\\smany\\s(?:requests\\s)?(?:queued|in\\s(?:the\\s)?queue)"),
    wording_form("service-unavailable", "failure", "\\b(?:service|server|model|provider|backend|upstream|api|endpoint)\\b(?:\\s[\\w`'./:-]{1,60}){0,3}?\\s(?:is\\s|are\\s)?(?:currently\\s|temporarily\\s)?unavailable\\b|\\btemporarily\\sunavailable\\b|\\bservice_unavailable\\b"),
    wording_form("server-error", "failure", "\\binternal\\sserver\\serror\\b|\\bbad\\sgateway\\b|\\bgateway\\s?time-?\\s?out\\b|\\bservice\\s(?:temporarily\\s)?unavailable\\b|\\bserver\\shad\\san\\serror\\b|(?<!\\bMCP\\s)\\bserver\\serror\\b(?!s?\\s(?:handling|code))|\\bsite\\sis\\soverloaded\\b|\\bweb\\sserver\\sis\\s(?:down|returning\\san\\sunknown)|\\bunexpected\\serror\\son\\sour\\s(?:end|side)"),
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
    wording_form("purse", "other", "\\byour\\scard\\b|\\binsufficient\\sfunds:\\sbalance\\s\\d|\\binsufficient\\s(?:credits|funds|balance):\\s(?:student|player|customer|buyer|sender|wallet)\\shas\\s\\d|\\b(?:gift|debit)\\scard\\b|\\b(?:withdrawal|transfer|cash|mobile\\sdata|data|article|baggage|speed|weight|word|character)\\slimit\\b|\\binsufficient\\s(?:funds|balance)\\sfor\\s(?:gas|intrinsic|transfer|rent|margin|(?:the\\s|this\\s)?(?:order|trade)|requested\\saction)\\b|\\b(?:not\\senough\\s)?(?:credits?|coins|funds|money)\\sto\\s(?:buy|hire|build|train)\\b|\\bcard\\s(?:was\\s|has\\sbeen\\s)?declined\\b|\\b(?:order|trade|transfer|withdrawal|transaction|purchase|bid|bet)\\s[^.:\\n]{0,30}(?:rejected|declined|failed|refused|reverted)\\b|\\bVM\\sException\\swhile\\sprocessing\\b|\\bERC-?\\d{2,5}:|\\b(?:cannot|can['’]t|could\\snot|unable\\sto)\\s(?:withdraw|transfer|debit|sell)\\b|\\baccount\\s\\S{1,40}\\shas\\s(?:a\\s)?balance\\b|\\b(?:user|mail|message|email)\\ssending\\slimit\\b|\\b[45]\\d\\d[ -][45]\\.\\d\\.\\d{1,3}\\s"),
    wording_form("storage", "other", "\\bresource\\stemporarily\\sunavailable\\b|\\bquota\\sof\\sseats\\b|\\bseats?\\squota\\b|\\bslurm\\b|\\bQOSMax\\w{1,40}|\\b(?:disk|memory|cpu|ram|heap|file|upload|inode)\\s(?:usage|space|size)\\b|\\b(?:disk|block|inode|file)\\squota\\b|\\bno\\sspace\\sleft\\b|\\bstorage\\squota\\b|\\bexceeded\\squota:\\s|\\bquota\\s'[A-Z_0-9]{2,40}'\\sexceeded|\\bDOMException:\\s[^\\n]{0,60}\\bquota\\b|\\bsetting\\sthe\\svalue\\sof\\b[^\\n]{0,80}\\bquota\\b|\\bQuotaExceededError:\\s(?:failed\\sto\\sexecute|the\\squota)|\\btoo\\smany\\sopen\\sfiles\\b|\\bstorage\\b[^.\\n]{0,40}\\bquota\\b|\\b(?:cores?|vcpus?|cpus?|gpus?|instances?|disks?|snapshots?|addresses|mailbox|inbox)\\b[^.\\n]{0,30}\\bquota\\b(?!\\s\\(\\d{1,6}s\\s(?:requested|left))|\\bquota\\sfor\\s\\w{2,40}Per[A-Z]\\w{2,20}\\b|\\bstorage_?quota\\w{0,12}\\b|\\bstorageQuotaExceeded\\b|\\bquota\\b[^.\\n]{0,30}\\b(?:storage|disk|inodes?|bytes(?!\\s(?:scanned|billed|processed|per))|gib|cpus?|gpus?|vcpus?|cores|instances?|volumes?|pods?|namespaces?)\\b"),
    wording_form("harness-limit", "other", "(?<!\\benqueued\\s)\\b(?:recursion|turn|turns|step|steps|iteration|iterations|time|cost|token|sample|working|memory|retry|depth|stack|file|size|disk|cpu|heap|rlimit|nproc)\\s(?:limit|limits|depth)\\s(?:of\\s\\S{1,12}\\s)?(?:exceeded|reached|hit)\\b|\\bmaximum\\s(?:recursion|number\\sof\\s(?:turns|steps|iterations))|\\bmax(?:imum)?[_ ](?:turns|steps|iterations)\\b|\\bcost\\slimit\\b|\\b(?:hit|reached|exceeded)\\s(?:a|an|the|its)\\s(?:token|turn|step|iteration|time|recursion|cost)\\slimit\\b|\\b(?:token|time|latency|memory|compute|search|error|thinking|step|turn)\\sbudget\\b|\\bdue\\sto\\stime\\slimit\\b|(?<!\\benqueued\\s)\\b(?:token|tool[- ]call|tool|turn|step|retry|iteration)s?\\s(?:call\\s)?(?:limit|budget)\\s(?:of\\s\\d{1,9}\\s)?(?:exceeded|reached|exhausted|spent|is\\sspent)\\b|\\bUSD\\sbudget\\b|\\bbudget\\sfor\\s(?:the\\s|this\\s)?task\\b|\\bvalue:\\s[\\d,.]{1,12};\\slimit:|\\btoo\\smany\\s(?:tool|function|recursive|nested|consecutive)\\scalls\\b|\\bLimitsExceeded\\b|\\b(?:reached|exceeded|hit|over)\\s(?:the\\s|its\\s)?max(?:imum)?\\sbudget\\b|\\bmax[-_]budget\\b|\\bbudgets?\\b[^\\n]{0,60}\\b\\d[\\d.,]{0,12}\\s?(?:[kmg]i?b|bytes|ms)\\b|\\bmax_cost(?:_\\w{1,8})?\\b|\\blimit\\sfor\\s(?:the\\s)?tool\\b|\\b(?:queries|calls|searches|requests)\\sin\\sthis\\s(?:task|episode|turn)\\b|\\bmax(?:imum)?\\sbudget\\sof\\s\\$?\\d|\\bagent\\s(?:has\\s)?(?:reached|exceeded|hit)\\s(?:its\\s|the\\s)?(?:\\w{1,12}\\s)?budget\\b|\\bquota\\sof\\s(?:the\\s)?(?:\\d{1,6}\\s)?(?:re-?tr(?:y|ies)|attempts?|steps?|turns?|samples?|train|test|validation|batch)\\b|\\b(?:requests|calls)\\sto\\s(?:the\\s)?tool\\b|\\bmax\\s\\d{1,6}\\sper\\sturn\\b|\\b(?:request|total_tokens|tool_calls|input_tokens|output_tokens)_limit\\sof\\s"),
    wording_form("client-side", "other", "\\brate[- ]?limit\\w{0,5}\\b[^.\\n]{0,12}\\bclient[- ]side\\b|\\bclient[- ]side\\s(?:rate|throttl|limit)|\\brate[- ]?limit(?:er)?\\squeue\\b"),
    wording_form("other-rate", "other", "\\b(?:sampl(?:e|ing)|frame|bit|baud|refresh|learning|heart|clock)\\srate\\s(?:limit|exceeded)|\\bdata\\srate\\sexceeded\\b|\\bIOPub\\b|\\btoo\\smany\\s(?:clients|connections)\\s(?:already)?|\\btoo\\smany\\sredirects\\b|\\btmux\\b|\\bSessionNotCreated(?:Exception|Error)?\\b|\\btoo\\smany\\sconcurrent\\s(?:builds|logins)\\b"),
    wording_form("context-length", "other", "\\b(?:maximum\\s)?context\\s(?:length|window|size|limit)\\b(?![^.\\n]{0,60}\\b(?:extra\\susage|plan)\\b)|\\bprompt\\sis\\stoo\\slong\\b|\\binput\\s(?:is\\s)?too\\slong\\b|\\binput\\stoken\\scount\\b|\\bmaximum\\s(?:allowed\\s)?number\\sof\\s(?:output\\s)?tokens\\b|\\boutput\\stoken\\smaximum\\b|\\bmax(?:imum)?_?\\s?(?:output_?\\s?|new_?\\s?|completion_?\\s?)?tokens\\b[^.\\n]{0,30}(?:is\\stoo|>|exceeds?|must\\sbe)|\\btoo\\smany\\s(?:input\\s)?tokens\\sin\\b|\\bmaximum\\sprompt\\slength\\b|\\brequest\\sexceeds\\sthe\\smaximum\\ssize\\b"),
    wording_form("authentication", "other", "\\b(?:incorrect|invalid|missing|expired|revoked)\\s(?:api\\skey|authentication|x-api-key|token|bearer)\\b|\\boauth\\stoken\\shas\\sexpired\\b|\\bplease\\srun\\s/login\\b"),
    wording_form("access", "other", "\\bdoes\\snot\\shave\\saccess\\b|\\bnot\\saccessible\\sby\\sintegration\\b|\\bdo\\snot\\shave\\saccess\\b|\\bpermission\\sdenied\\son\\b"),
    wording_form("content-policy", "other", "\\bcontent\\s(?:management\\s)?(?:policy|filter)|\\bcontent\\sfiltering\\b|\\bflagged\\b[^.\\n]{0,30}\\b(?:policy|moderation)\\b"),
    wording_form("tls", "other", "\\bcertificate\\sverif|\\bself[- ]signed\\scertificate\\b|\\bCERTIFICATE_VERIFY_FAILED\\b"),
];
const FAILURE_PHRASES = [...OVERLOAD, ...CONNECTION, ...OTHER];

;// CONCATENATED MODULE: ./build/core/detect/forms/localised-phrases.js

const REFUSED = "(?<=\\b(?:402|429)\\b[^\\n]{0,60})";
const PERIODIC = "(?:quotidienne?|journali(?:er|ère)|mensuel(?:le)?|hebdomadaire|di[aá]ri[oa]|mensual|semanal|mensal|giornalier[oa]|mensile|settimanale)";
const OF_USE = "(?:d['’]\\s?(?:utilisation|usage|api|uso|utilizzo|appels\\sapi)|d[ei]\\s(?:l['’]api|la\\sapi|api|uso|utiliza[cç][aã]o|utilizzo|requêtes|solicitudes|peticiones|solicita[cç][oõ]es|requisi[cç][oõ]es|richieste|messages|mensajes|mensagens|messaggi|(?:votre|tu|su|seu|tuo)\\s(?:forfait|plano?|piano|compte|cuenta|conta|account))|d(?:u|el|o)\\s(?:forfait|plano?|piano))";
const PROVIDERS = `(?:${PERIODIC}(?:\\s${OF_USE})?|${OF_USE}(?:\\s(?:${PERIODIC}|${OF_USE}))?)`;
const AUX = "(?:(?:est|a|été|déjà|ha|sido|fue|foi|è|stat[oa]|es|está|ya|já|già)\\s){0,3}";
const SPENT = "(?:atteinte?|dépassée?|épuisée?|alcanzad[oa]|superad[oa]|excedid[oa]|agotad[oa]|atingid[oa]|esgotad[oa]|raggiunt[oa]|superat[oa]|esaurit[oa])";
const NOT_OF_ELSE = `(?!\\s(?:d['’]|d(?:e|i|u|o|a|el|ella|ei)\\s)|\\s${PERIODIC}\\sd)`;
const NOT_MACHINE = "(?<!(?:メモリー?|ディスク|ストレージ|cpu|gpu|ram|ヒープ|ファイル|메모리|디스크|저장소|내장|内存|磁盘|存储|硬盘|空间|显存|容量)\\s?(?:の|的)?\\s?)";
const ZH_OWNER = "(?:(?<=^|[\\n:：'\"，,。!！]\\s?)|(?:使用|用量|调用|請求|请求|免费|免費|账户|账号|令牌|token|api|每日|每周|每月|今日|当日|當日|本月|本周|您的|你的|当前|用户|套餐|模型)\\s?的?\\s?)";
const LOCALISED_PHRASES = [
    wording_form("zh-balance", "money", "余额不足[^\\n]{0,12}(?:资源包|充值)|(?:账[户号]|用户|令牌|api)\\s?余额(?:已)?(?:不足|用完|耗尽)(?![^\\n]{0,12}(?:购买|下单|支付|提现|转账))|餘額不足[^\\n]{0,12}(?:儲值|加值)|账[户号]已?欠费|欠费[^\\n]{0,8}充值|" +
        `${ZH_OWNER}(?:额度|額度)(?:不足|已(?:用完|用尽|耗尽|用盡|耗盡))|无可用资源包|资源包[^。\\n]{0,8}(?:用尽|耗尽|不足)|剩余额度[^\\n]{0,8}[:：]\\s?[＄$¥]?0`),
    wording_form("localised-balance", "money", "\\b(?:api|konto|token)-?guthaben\\s(?:ist\\s)?(?:aufgebraucht|erschöpft)"),
    wording_form("localised-balance", "money", `(?:余额|餘額|残高|잔액|guthaben|saldo|solde|crédito?s?|credito|средств)${REFUSED}`),
    wording_form("localised-usage-limit", "period", `${NOT_MACHINE}(?:利用|使用)(?:量の?)?(?:制限|上限)に達し(?!た(?:場合|ら|際|とき|時))|${NOT_MACHINE}사용\\s?(?:량\\s?)?한도에\\s?도달(?!하면|하는|할|한\\s?경우|하기|\\s?시)`),
    wording_form("localised-usage-limit", "period", "\\b(?:nutzungs|wochen|tages|monats)-?(?:limit|grenze)\\s(?:(?:ist|wurde|hat|bereits|jetzt|nun|schon)\\s){0,3}(?:erreicht|überschritten)"),
    wording_form("localised-usage-limit", "period", `\\bl[ií]mite\\s${PROVIDERS}\\s${AUX}${SPENT}`),
    wording_form("localised-usage-limit", "period", `\\b(?:atteint|dépassé|alcanzado|superado|excedido|atingiu|excedeu|raggiunto|superato)\\s(?:(?:votre|ta|la|tu|su|el|(?:o\\s)?seu|o|il|(?:il\\s)?tuo|(?:il\\s)?suo)\\s)(?:l[ií]mite|quota|cuota|cota)\\s${PROVIDERS}`),
    wording_form("localised-usage-limit", "period", `\\b(?:atteint|dépassé|alcanzado|superado|excedido|atingiu|excedeu|raggiunto|superato)\\s(?:votre|ta|tu|su|(?:o\\s)?seu|(?:il\\s)?tuo|(?:il\\s)?suo)\\s(?:l[ií]mite|quota|cuota|cota)${NOT_OF_ELSE}`),
    wording_form("localised-usage-limit", "period", "(?:достигли|достигнут|исчерпан|превышен|исчерпали|превысили)[а-яё]{0,3}\\s(?:(?:ваш\\S{0,3}|сво[йегои]{1,3}|дневн\\S{2,3}|месячн\\S{2,3}|недельн\\S{2,3})\\s){0,2}лимит\\S{0,3}\\s(?:(?:запрос|использован|сообщен|тариф)[а-яё]{0,3}|api)|(?<![а-яё])лимит\\s(?:запросов|использования|сообщений|api)\\s(?:исчерпан|превышен|достигнут)"),
    wording_form("zh-usage-limit", "period", `(?:已达到|已達到|达到|超过|超出)[^。\\n]{0,20}(?:${NOT_MACHINE}(?:使用|用量|配额|额度)上限|(?:使用|用量|调用|请求|账[户号]|您的|api)的?限额|每[日周月](?:使用|用量|调用|请求|消息)?(?:次数)?(?:上限|限额|限制|额度|配额))`),
    wording_form("zh-usage-limit", "period", `(?:${NOT_MACHINE}使用上限|(?:使用|用量|调用|请求|账[户号]|您的|api)的?限额)[^。\\n]{0,10}(?:已达|已用完|重置)|免费额度已|${ZH_OWNER}配额已(?:用完|用尽|耗尽)`),
    wording_form("localised-quota", "quota", `\\b(?:api|nutzungs|anfragen?|monats|tages|wochen|token)-?kontingent\\s(?:(?:ist|wurde|bereits)\\s){0,2}(?:aufgebraucht|erschöpft|ausgeschöpft|überschritten)|\\b(?:quota|cuota|cota)\\s(?:${PROVIDERS}\\s)?${AUX}${SPENT}`),
    wording_form("localised-quota", "quota", "(?<!(?:диск\\S{0,6}|памят\\S{0,2})\\s)квота\\s(?:(?:api|запросов|использования)\\s){0,2}(?:была\\s|уже\\s)?(?:исчерпана|превышена)|(?:(?<=^|[\\n:：.]\\s?)|(?:api|요청|사용|일일|월간|토큰|현재)\\s?)할당량(?:을|이)?\\s?(?:초과|소진)"),
];

;// CONCATENATED MODULE: ./build/core/detect/forms/rate-phrases.js

const RATE_NOUN = "(?:rate|rates|request|requests|call|calls|token|tokens|tpm|rpm|itpm|otpm|rps|qps|concurrency|concurrent|concurrent\\srequests?|connections?|throughput|api|query|queries|ip|burst|pull|download|throttle|secondary\\srate)";
const ALONE = "(?:(?:api|provider|upstream|llm|model)\\s)?rate[- ]?limit(?=[.!)]{0,2}\\s{0,4}(?:\\n|$))";
const NO_KIND = "(?<!\\b(?:types?|kinds?|class|category|categories|label|predicted|expected|actual|injected|simulated|possible|common|known|handled|example|top|no|of|any|syntax|config|configuration|parse|type|lint|validation|schema|assertion)[- ])";
const NO_TEST = "(?<!\\b(?:tests?|checks?|specs?|cases?|suites?|steps?|assertions?|examples?|scenarios?|lint|build|expected|common|likely|typical|main|frequent|top)\\s|^\\s{0,8}(?:\\d{1,6}\\s)?|[,;:(]\\s\\d{1,6}\\s)";
const RATE_PHRASES = [
    wording_form("rate-limit-reached", "rate", "\\brate[-_ ]?limit(?:s|ing)?(?:[-_ ](?:quota|threshold|policy|window))?(?:\\s(?:for|of|on|in|to)\\b[^.;\\n]{1,120}?|\\s\\([^()\\n]{1,60}\\))?" +
        BEEN +
        "(?:reached|exceeded|hit|exhausted|triggered|surpassed|applied|enforced|in\\seffect)"),
    wording_form("rate-limit-reached", "rate", "\\brate[-_ ]?limit(?:s)?[-_ ](?:reached|exceeded|hit|error|exhausted|violation|surpassed|triggered)\\b"),
    wording_form("rate-limit-wait", "rate", "\\brate[- ]?limit(?::|;|,|\\.|\\s[-–—]|(?=\\s\\())\\s\\(?(?:please\\s)?(?:try\\sagain\\s(?:in|after)|(?:please\\s)?retry\\s(?:in|after)|please\\swait(?:\\sfor)?)\\s(?=\\d{1,6}(?:\\.\\d{1,3})?\\s?(?:ms|s|m|h|d|sec|min|second|minute|hour|day)[\\dsmh ]{0,24}(?:(?:hours?|minutes?|seconds?)\\s?)?[.!)]{0,2}\\s{0,4}(?:\\n|$))"),
    wording_form("rate-limit-wait", "rate", "\\brate[- ]?limit(?::|;|,|\\.|(?=\\s\\())\\s\\(?(?:please\\s)?retry\\safter\\s(?=\\d{1,6}[.!)]{0,2}\\s{0,4}(?:\\n|$))"),
    wording_form("rate-limit-alone", "rate", `${NO_KIND}\\b(?:error|exception|fatal|\\w{1,40}(?:error|exception))\\s?(?::|\\s[-–—]|(?=\\s\\())\\s\\(?${ALONE}`),
    wording_form("rate-limit-alone", "rate", `${NO_TEST}\\b(?:failed|failure|rejected|refused|aborted|stopped)\\s?(?::|\\s[-–—]|(?=\\s\\())\\s\\(?${ALONE}`),
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
    wording_form("too-many-requests", "rate", "\\btoo[-_ ]?many[-_ ]?(?:(?!in\\s|of\\s)\\w{1,16}\\s){0,2}?(?:requests?|calls|concurrent\\s\\w{1,16}|queries|attempts\\sper|api\\scalls|simultaneous\\s\\w{1,16}|messages\\stoo)\\b"),
    wording_form("too-many-tokens", "rate", "\\btoo\\smany\\s(?:input\\s|output\\s)?tokens(?:,\\splease\\swait|\\sprocessed|\\sfor\\s(?:team|org|organization|account)|\\sper\\s(?:minute|second|hour))"),
    wording_form("throttled", "rate", "\\b(?:request|requests|call|calls|you|client|account|connection|api|model)?\\s?(?:(?:was|were|is|are|being|been|got|has|have)\\s){0,3}throttled\\b|\\bthrottling(?:exception|\\s(?:error|exception)|:)|\\brequest\\sthrottled\\b"),
    wording_form("rate-exceeded", "rate", "\\b(?:request\\s|call\\s|maximum\\s(?:request\\s|call\\s)?)?rate\\s(?:has\\sbeen\\s|was\\s|is\\s)?exceeded\\b|\\brequest\\srate\\s(?:is\\s|was\\s)?(?:too\\s(?:high|large)|increased\\stoo\\squickly|exceeded)"),
    wording_form("slow-down", "rate", "\\b(?:please\\s)?(?:slow\\sdown|reduce\\syour\\srequest\\srate|reduce\\sthe\\s(?:frequency|rate)\\sof\\s(?:your\\s)?requests)\\b|\\b(?:sending|making)\\s(?:\\w{1,12}\\s)?(?:requests|messages|queries|prompts|calls)\\stoo\\s(?:quickly|fast|frequently)|\\brequests\\s(?:are\\s)?too\\s(?:frequent|fast|quick)|\\bthrottl(?:e|ing)\\syour\\s(?:requests?|calls)\\b|\\b(?:blocked|rejected|denied|refused)\\s(?:due\\sto|because\\sof)\\s(?:excessive|too\\smany)\\s(?:requests|calls|queries)\\b|\\breduce\\s(?:the\\s|your\\s)?rate\\sof\\s(?:your\\s)?(?:requests|calls)\\b|\\brequest\\s(?:frequency|rate)\\s(?:has\\sbeen|is|was)\\slimited\\b|\\bspike\\sarrest\\sviolation\\b"),
    wording_form("too-much", "rate", "\\btoo\\smuch\\s(?:request|query|api|call)\\s(?:weight|volume|traffic|usage|load)\\b|\\bdoing\\sthat\\s(?:a\\slot|too\\s(?:much|often))\\b|\\bresources?\\s(?:is|are)\\slimited(?=\\s-\\s)"),
    wording_form("concurrency", "rate", "\\b(?:number\\sof\\s)?concurrent\\s(?:connections|requests|sessions|jobs|calls)\\s(?:has\\s|have\\s)?(?:exceeded|exceeds?|reached|limit\\s(?:reached|exceeded))|\\bmax(?:imum)?\\s(?:organization\\s)?(?:concurrency|concurrent\\s\\w{1,12})(?:\\slimit)?\\s(?:of\\s\\d{1,6}\\s)?(?:reached|exceeded)"),
    wording_form("concurrency", "rate", "\\b(?:waiting\\sfor|no)\\s(?:an?\\s)?(?:free\\s|available\\s)?concurren(?:t|cy)\\s(?:\\w{1,12}\\s)?slots?\\b"),
    wording_form("concurrency", "rate", "\\b(?:reached|exceeded|hit)\\s(?:your|the|its)\\s(?:\\w{1,16}\\s){0,2}?concurrent\\s\\w{1,16}\\s(?:limit|quota)\\b"),
    wording_form("max-rpm", "rate", "\\breached\\s(?:[\\w']{1,20}\\s){0,3}?max(?:imum)?\\s(?:rpm|tpm|tpd|rpd|concurrency|requests|qps)\\b|\\bmax\\s(?:rpm|tpm|concurrency):\\s?\\d"),
    wording_form("limited-to-per", "rate", "\\blimited\\sto\\s(?:around\\s|about\\s)?[\\d,.]{1,12}\\s(?:api\\s)?(?:calls|requests|queries|tokens)\\s?(?:/|per|a|an|every)\\s?(?:\\d{1,4}\\s)?(?:second|sec|minute|min|hour)", { opens: false }),
    wording_form("maximum-requests-per", "rate", "\\b(?:exceeded|reached|over|hit)\\s(?:the\\s|your\\s|a\\s)?(?:maximum|limit|max|allowed|permitted)?\\s?(?:number\\sof\\s|of\\s)?[\\d,.]{0,12}\\s?(?:allowed\\s|api\\s)?(?:requests|calls|tokens|queries)\\s(?:allowed\\s)?(?:per|/|in\\sa|within\\sa|each)\\s?(?:second|sec|minute|min|hour)"),
    wording_form("requests-per", "rate", "\\b\\d{1,6}\\sper\\s\\d{1,4}\\s(?:second|minute|hour|day|month)s?$"),
    wording_form("tpm-limit", "rate", "\\b(?:tpm|rpm|itpm|otpm|qps|rps)\\s(?:rate\\s)?(?:limit|quota)s?(?:\\shas\\sbeen|\\swas|\\sis)?\\s(?:reached|exceeded|hit)"),
    wording_form("per-minute-limit", "rate", "\\b(?:tokens|requests|queries|calls)\\sper\\s(?:second|minute|hour)\\s(?:limit|quota)s?(?:\\shas\\sbeen|\\swas|\\sis)?\\s(?:reached|exceeded|hit)"),
    wording_form("operation-limit", "rate", "\\bhas\\sreached\\sthe\\slimit\\sfor\\syour\\saccount\\b|\\bhit\\sa\\srate\\slimit\\b|\\bhad\\sto\\srate\\slimit\\b|\\brate\\slimit\\syour\\b|\\brate[- ]?limiter\\s(?:has\\s)?(?:failed|rejected|refused|blocked|denied)\\s(?:the|your|this)\\srequest\\b"),
    wording_form("no-deployments", "rate", "\\bno\\sdeployments\\savailable\\s(?:for\\sselected\\smodel|in\\scooldown)|\\ball\\s(?:deployments|models|keys|accounts|credentials|providers)\\s(?:are\\s|for\\s[^.\\n]{1,60}\\sare\\s)?(?:currently\\s)?(?:in\\scool-?down|cooling\\sdown|rate[- ]limited)", { provider: "litellm" }),
    wording_form("only-after", "rate", "\\bcan\\sonly\\s(?:request|do|try|send|call)\\s(?:this|that|it)\\s(?:again\\s)?(?:once\\severy|after)\\s\\d"),
    wording_form("rate-limits-in-place", "rate", "\\b(?:temporarily|currently)\\s(?:have|has)\\s(?:strict\\s)?rate\\slimits?\\sin\\splace\\b"),
    wording_form("abuse-detection", "rate", "\\btriggered\\san\\sabuse\\sdetection(?:\\smechanism)?\\b", { provider: "github" }),
    wording_form("requests-per-reached", "rate", "\\b(?:requests?|tokens?|calls?)\\sper\\s(?:sec(?:ond)?|min(?:ute)?|hour)\\srate\\s(?:is\\s|was\\s|has\\sbeen\\s)?(?:reached|exceeded)\\b"),
    wording_form("quota-limit-exceed", "rate", "\\b(?:rate|gauge)\\squota\\slimit\\sexceed(?:ed|s)?\\b"),
    wording_form("cloudflare-1015", "rate", "\\berror\\s(?:code:?\\s)?1015\\b", { provider: "cloudflare" }),
    wording_form("flood-control", "rate", "\\bflood\\s(?:control|wait)\\s(?:exceeded|of)\\b"),
    wording_form("docker-toomanyrequests", "rate", "\\btoomanyrequests\\b", { provider: "docker-hub" }),
    wording_form("minute-quota", "rate", "\\bquota\\s(?:for|of)\\s(?:this|the\\scurrent|a)\\s(?:minute|second|hour)\\s(?:is|was|has\\sbeen)\\s(?:used|exceeded|reached)"),
    wording_form("resource-exhausted", "rate", "\\bresources?\\s(?:has\\sbeen\\s|is\\s|was\\s)?exhausted\\b|\\bresource_exhausted\\b"),
    wording_form("zh-rate-limit", "rate", "速率限制|请求(?:过于|太|过)频繁|請求過於頻繁|频率(?:限制|过高|超限)|请求频率|并发(?:数)?(?:超|过高|限制|已达)|限流|请求数(?:过多|超限)|调用频率|访问(?:过于)?频繁|レート制限|リクエストが多すぎます|요청이\\s?너무\\s?많"),
];

;// CONCATENATED MODULE: ./build/core/detect/forms/phrases.js




const PHRASES = [
    ...EXHAUSTION_PHRASES,
    ...LOCALISED_PHRASES,
    ...RATE_PHRASES,
    ...FAILURE_PHRASES,
];

;// CONCATENATED MODULE: ./build/core/detect/forms/read-message.js









const COMPILED = PHRASES.map((form) => ({ form, pattern: new RegExp(form.pattern, "gi") }));
const OPENING_PATTERNS = COMPILED.filter(({ form }) => form.opens).map(({ pattern }) => pattern);
const TRIGGER = /429|529|\b5\d\d\b|\b402\b|limit|quota|throttl|exhaust|overload|too.?many|capacity|credit|balance|billing|budget|spend|payment|fund|invoice|arrear|overdue|allowance|alloca|allotment|out of|upgrade|used up|used all|usage|queue|not ready|\bbusy\b|loading|unavailable|server error|gateway|high demand|traffic|slow.?down|too (?:fast|quick|frequent|much)|flood|\bcaps?\b|requests? (?:per|to|too|are|rate)|\d per \d|rate.?exceed|rate exceeded|concurren|deployments|retry.?after|try again|reset|retrying|rate limited|E(?:CONN|TIMEDOUT|NOTFOUND|AI_AGAIN|PIPE|HOSTUNREACH|NETUNREACH)|UND_ERR|socket|connect|network|fetch failed|time.?d?.?out|stream|disconnect|deadline|peer closed|premature|getaddrinfo|resol(?:ve|ution)|unable to process|upstream|RateLimit|TooManyRequests|Ratelimit|suspended|afford|exceed|long.?context|1m context|余额|额度|欠费|限|频|并发|繁忙|过载|访问量|负载|流量|算力|上限|配额|充值|資源|资源包|レート|リクエスト|요청|한도|excessive (?:requests|calls|queries)|spike arrest|can only|\b1015\b|unpaid|maximum (?:number|amount)|past.due|l[ií]mite|лимит|reached for|too large for|abuse detection|kontingent|guthaben|cuota|cota|crédit|crediti|saldo|solde|квота|額度|残高|할당량|잔액/i;
const CODE_WORD = /\b([A-Za-z]{2,30}(?:_[A-Za-z]{2,20}){1,6})\b/g;
const AWS_CODE = /\berror occurred \((\w[\w.]{2,80})\)/gi;
const CLASS_WORD = /\b(?:[a-z_][\w]{0,40}\.){0,6}([A-Z][A-Za-z0-9]{2,80})\b/g;
const REFUSED_NAME = /\b(?:unsupported|unknown|unrecogni[sz]ed|unexpected|invalid|missing)\s(?:\w{1,12}\s)?(?:parameter|argument|field|option|property|keyword)s?:?\s{0,2}\\?['"`]?[\w.-]{1,80}/gi;
function readMessage(text, context) {
    const facts = (0,detect_facts/* noFacts */.f5)();
    const words = (0,message_ends/* messageEnds */.k)(text);
    facts.words = words.trim().slice(0, detect_facts/* WORDS_LENGTH */.RR);
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
            (0,detect_facts/* addMeaning */.rK)(facts, form.meaning, form.name);
            break;
        }
    }
    readCodeWords(prose, facts);
    const status = (0,text_status/* readStatus */.r)(words);
    if (status !== null) {
        facts.status = status.code;
        facts.structured = true;
    }
    return facts;
}
function readCodeWords(words, facts) {
    for (const match of words.matchAll(AWS_CODE)) {
        const form = (0,codes/* codeForm */.Y)(match[1] ?? "");
        if (form !== null)
            note(facts, form.meaning, form.name);
    }
    for (const match of words.matchAll(CODE_WORD)) {
        const form = (0,codes/* codeForm */.Y)(match[1] ?? "");
        if (form !== null)
            note(facts, form.meaning, form.name);
    }
    for (const match of words.matchAll(CLASS_WORD)) {
        const form = (0,class_names/* classForm */.h)(match[1] ?? "");
        if (form !== null)
            note(facts, form.meaning, form.name);
    }
}
function note(facts, meaning, name) {
    (0,detect_facts/* addMeaning */.rK)(facts, meaning, name);
    facts.structured = true;
    if (forms_form/* LIMIT_MEANINGS */.T.includes(meaning))
        facts.typed = true;
}
function isDenied(words, index) {
    const before = words.slice(Math.max(0, index - 40), index);
    if (condition/* CONDITION_ELSEWHERE */.B.test(before))
        return true;
    return /\b(?:not|never|isn't|avoid(?:ing)?|prevent(?:s|ing)?|if|unless|whenever|without|in case)\s(?:[\w']{1,12}\s){0,3}$/i.test(before);
}
function isRateOnly(words) {
    return (/\brate[- ]?limit|per[- ]minute|requests?\slimit|\bconcurrent\b/i.test(words) &&
        !/\b(?:daily|weekly|monthly|yearly|annual|day|week|month|hour|\d{1,3}h|(?:free|premium|trial)\srequests?)\b/i.test(words));
}


/***/ }),

/***/ 7721:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ readDuration),
/* harmony export */   MP: () => (/* binding */ readColonDuration),
/* harmony export */   u_: () => (/* binding */ LONGEST_WAIT_MS)
/* harmony export */ });
const LONGEST_WAIT_MS = 400 * 86_400_000;
const UNIT_MS = new Map([
    [1e-6, "ns nanoseconds"],
    [1e-3, "µs μs us microseconds"],
    [1, "ms msec msecs millisecond milliseconds 毫秒"],
    [
        1_000,
        "s sec secs second seconds second(s) segundo segundos seconde secondes secondo secondi sekunde sekunden секунда секунды секунд секунду 秒 秒钟 秒鐘 초",
    ],
    [
        60_000,
        "m min mins minute minutes minute(s) minuto minutos minuti minuten минута минуты минут минуту 分 分钟 分鐘 분",
    ],
    [
        3_600_000,
        "h hr hrs hour hours hour(s) hora horas heure heures ora ore stunde stunden час часа часов 小时 小時 个小时 時間 시간",
    ],
    [
        86_400_000,
        "d day days day(s) tag tage tagen jour jours día días dia dias giorno giorni день дня дней 天 日 일",
    ],
    [604_800_000, "w wk wks week weeks week(s) 周"],
].flatMap(([ms, names]) => names.split(" ").map((name) => [name, ms])));
const NUMBER_WORDS = new Map(Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    "forty-five": 45,
    sixty: 60,
}));
const PART = /\s{0,4}(?:(\d{1,12}(?:[.,]\d{1,9})?)\s{0,2}|(an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty-five|sixty)\s{1,2})(milliseconds?|msecs?|ms|microseconds|nanoseconds|[µμu]s|ns|segundos?|secondes?|second[io]|sekunden?|minut(?:en|os?|i)|horas?|heures?|or[ae]|stunden?|tage?n?|jours?|d[ií]as?|giorn[io]|секунд[аыу]?|минут[аыу]?|час(?:а|ов)?|день|дн(?:я|ей)|seconds?(?:\(s\))?|secs?|s|minutes?(?:\(s\))?|mins?|m|hours?(?:\(s\))?|hrs?|h|days?(?:\(s\))?|d|weeks?(?:\(s\))?|wks?|w|毫秒|秒[钟鐘]?|分[钟鐘]?|个?小时|小時|時間|天|日|周|초|분|시간|일)(?![a-zа-яё(])/iy;
const JOINER = /(?:,?\s{0,3}(?:and|und|et|y|e|и)\s|,\s|\s)?/iy;
const ISO_8601 = /P(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,9}(?:\.\d{1,9})?)S)?)?(?![\w])/y;
const COLONS = /(?:(\d{1,3})\.)?(\d{1,3}):(\d{2})(?::(\d{2}(?:\.\d{1,9})?))?(?![\d:])(?!\s{0,2}[ap]\.?m)/iy;
function readDuration(text, start = 0) {
    let total = 0;
    let end = start;
    let parts = 0;
    let smallest = Number.POSITIVE_INFINITY;
    while (parts < 6) {
        JOINER.lastIndex = end;
        const joined = parts > 0 && JOINER.exec(text) ? JOINER.lastIndex : end;
        PART.lastIndex = joined;
        const match = PART.exec(text);
        if (match === null)
            break;
        const unit = unitMs(match[3] ?? "");
        if (unit >= smallest)
            break;
        total += numberOf(match[1], match[2]) * unit;
        smallest = unit;
        end = PART.lastIndex;
        parts += 1;
    }
    if (parts > 0)
        return bounded(total, end);
    return readIso8601(text, start);
}
function readColonDuration(text, start) {
    COLONS.lastIndex = start;
    const match = COLONS.exec(text);
    if (match === null)
        return null;
    const [days, first, second, third] = [Number(match[1] ?? 0), Number(match[2]), Number(match[3]), match[4]];
    const seconds = third === undefined ? first * 60 + second : first * 3_600 + second * 60 + Number(third);
    return bounded((days * 86_400 + seconds) * 1_000, COLONS.lastIndex);
}
function readIso8601(text, start) {
    ISO_8601.lastIndex = start;
    const match = ISO_8601.exec(text);
    if (match === null || match[0].length < 3)
        return null;
    const [days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0));
    const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
    return bounded(total * 1_000, ISO_8601.lastIndex);
}
function unitMs(name) {
    return UNIT_MS.get(name.toLowerCase()) ?? Number.NaN;
}
function numberOf(digits, word) {
    if (digits !== undefined)
        return Number(digits.replace(",", /^[1-9]\d{0,2},\d{3}$/.test(digits) ? "" : "."));
    return NUMBER_WORDS.get((word ?? "").toLowerCase()) ?? 1;
}
function bounded(durationMs, end) {
    return Number.isFinite(durationMs) && durationMs >= 0 && durationMs <= LONGEST_WAIT_MS ? { durationMs, end } : null;
}


/***/ }),

/***/ 1782:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wb: () => (/* binding */ LEAST_EPOCH_S),
/* harmony export */   jN: () => (/* binding */ readHeaderWait),
/* harmony export */   qo: () => (/* binding */ isExhausted),
/* harmony export */   ye: () => (/* binding */ readReset),
/* harmony export */   zF: () => (/* binding */ isLimitHeader)
/* harmony export */ });
/* harmony import */ var _duration_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7721);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8142);
/* harmony import */ var _wait_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2691);



const LEAST_EPOCH_S = 1e8;
const HEADER_NAME = /^(?:retry-after(?:-ms)?|x-ms-retry-after-ms|x-retry-after(?:-ms)?|(?:[a-z]+-){0,3}rate-?limit(?:bysize)?(?:-[a-z0-9-]{1,60})?)$/;
function isLimitHeader(name) {
    return HEADER_NAME.test(name.toLowerCase());
}
function readHeaderWait(headers, context) {
    for (const name of ["retry-after-ms", "x-ms-retry-after-ms", "x-retry-after-ms"]) {
        const ms = number(headers.get(name));
        if (ms !== null && ms >= 0)
            return { kind: "duration", ms, source: "header" };
    }
    for (const name of ["retry-after", "x-retry-after"]) {
        const value = headers.get(name);
        const wait = value === undefined ? null : readReset(value, context);
        if (wait !== null)
            return wait;
    }
    return (0,_wait_js__WEBPACK_IMPORTED_MODULE_2__/* .longest */ .x)(familyResets(headers, context), context.nowAt);
}
function isExhausted(headers) {
    for (const [name, value] of headers) {
        if (!isLimitHeader(name))
            continue;
        if (/(?:^|-)remaining(?:-|$)/.test(name) && number(value) !== null && Number(number(value)) <= 0)
            return true;
        if (/-status$/.test(name) && !/overage/.test(name) && value.trim().toLowerCase() === "rejected")
            return true;
        if (/^ratelimit$/.test(name) && /(?:\br|remaining)=0\b/.test(value))
            return true;
    }
    return false;
}
function familyResets(headers, context) {
    const families = new Map();
    const family = (name) => {
        const known = families.get(name);
        if (known)
            return known;
        const made = { remaining: null, rejected: false, reset: null };
        families.set(name, made);
        return made;
    };
    const waits = [];
    for (const [name, value] of headers) {
        if (!isLimitHeader(name) || name.includes("retry-after"))
            continue;
        const draft = readIetfDraft(name, value);
        if (draft !== null) {
            if (draft.remaining === 0)
                waits.push({ kind: "duration", ms: draft.resetMs, source: "header" });
            continue;
        }
        const key = name.replace(/-(?:remaining|reset(?:-after|-at|-ms|-time)?|status)(?=-|$)/, "");
        if (/-reset/.test(name))
            family(key).reset = /-ms$/.test(name) ? `${value}ms` : value;
        else if (/-remaining/.test(name))
            family(key).remaining = number(value);
        else if (/-status$/.test(name))
            family(key).rejected = value.trim().toLowerCase() === "rejected";
    }
    const read = [...families.values()].filter((one) => one.reset !== null);
    const spent = read.filter((one) => one.rejected || (one.remaining !== null && one.remaining <= 0));
    const governing = spent.length > 0 ? spent : read.length === 1 ? read.filter((one) => one.remaining === null) : [];
    for (const one of governing) {
        const wait = readReset(one.reset ?? "", context);
        if (wait !== null)
            waits.push(wait);
    }
    return waits;
}
function readIetfDraft(name, value) {
    if (name !== "ratelimit")
        return null;
    const remaining = /\b(?:r|remaining)=(\d{1,12})/.exec(value);
    const reset = /\b(?:t|reset)=(\d{1,9})/.exec(value);
    return remaining && reset ? { remaining: Number(remaining[1]), resetMs: Number(reset[1]) * 1_000 } : null;
}
function readReset(value, context) {
    const text = bare(value);
    const plain = number(text);
    if (plain !== null) {
        if (plain < 0)
            return null;
        if (plain < LEAST_EPOCH_S)
            return { kind: "duration", ms: plain * 1_000, source: "header" };
        const at = (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .laterEpoch */ .e)(plain, context.nowAt);
        return at === null ? null : { kind: "instant", at, source: "header" };
    }
    const duration = (0,_duration_words_js__WEBPACK_IMPORTED_MODULE_0__/* .readDuration */ .$7)(text);
    if (duration !== null && duration.end === text.length)
        return { kind: "duration", ms: duration.durationMs, source: "header" };
    const instant = (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .readInstant */ .W)(text, 0, context);
    return instant === null ? null : { kind: "instant", at: instant.at, source: "header" };
}
function number(value) {
    if (value === undefined)
        return null;
    const text = bare(value);
    return /^-?\d{1,16}(?:\.\d{1,9})?$/.test(text) ? Number(text) : null;
}
function bare(value) {
    return value.trim().replace(/^["'[]{1,4}|["'\]]{1,4}$/g, "");
}


/***/ }),

/***/ 8142:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ laterEpoch),
  W: () => (/* binding */ readInstant)
});

;// CONCATENATED MODULE: ./build/core/detect/reset/zone.js
const DAY_MS = 86_400_000;
const ABBREVIATIONS = new Map([
    ...names("UTC", "utc gmt z zulu ut utc+0 gmt+0 coordinated-universal-time greenwich-mean-time universal-time"),
    ...names("America/Los_Angeles", "pt pst pdt pacific pacific-time pacific-standard-time pacific-daylight-time us-pacific"),
    ...names("America/Denver", "mt mst mdt mountain mountain-time mountain-standard-time mountain-daylight-time"),
    ...names("America/Chicago", "ct cst cdt central central-time central-standard-time central-daylight-time"),
    ...names("America/New_York", "et est edt eastern eastern-time eastern-standard-time eastern-daylight-time"),
    ...names("America/Anchorage", "akst akdt"),
    ...names("Pacific/Honolulu", "hst"),
    ...names("Europe/London", "bst british-summer-time"),
    ...names("Europe/Lisbon", "wet west"),
    ...names("Europe/Berlin", "cet cest mez mesz central-european-time central-european-summer-time central-european-standard-time"),
    ...names("Europe/Helsinki", "eet eest"),
    ...names("Europe/Moscow", "msk"),
    ...names("Asia/Kolkata", "ist india-standard-time"),
    ...names("Asia/Shanghai", "china-standard-time beijing-time 北京时间"),
    ...names("Asia/Tokyo", "jst japan-standard-time"),
    ...names("Asia/Seoul", "kst"),
    ...names("Asia/Singapore", "sgt"),
    ...names("Asia/Hong_Kong", "hkt"),
    ...names("Australia/Sydney", "aest aedt"),
    ...names("Pacific/Auckland", "nzst nzdt"),
]);
function names(zone, list) {
    return list.split(" ").map((name) => [name, zone]);
}
const FORMATS_KEPT = 500;
const formats = new Map();
function formatOf(zone) {
    const known = formats.get(zone);
    if (known !== undefined)
        return known;
    let format = null;
    try {
        format = new Intl.DateTimeFormat("en-US", {
            timeZone: zone,
            hourCycle: "h23",
            era: "short",
            year: "numeric",
            month: "numeric",
            day: "numeric",
            hour: "numeric",
            minute: "numeric",
            second: "numeric",
        });
    }
    catch {
    }
    if (formats.size < FORMATS_KEPT)
        formats.set(zone, format);
    return format;
}
const OFFSET = /^(?:utc|gmt)?\s{0,2}([+\-−])\s{0,1}(\d{1,2})(?::?(\d{2}))?$/i;
function zoneNamed(name) {
    const trimmed = name.trim();
    const offset = OFFSET.exec(trimmed);
    if (offset) {
        const hours = Number(offset[2]);
        const minutes = Number(offset[3] ?? 0);
        return hours <= 14 && minutes < 60 ? `${offset[1] === "+" ? "+" : "-"}${two(hours)}:${two(minutes)}` : null;
    }
    const known = ABBREVIATIONS.get(trimmed.toLowerCase().replaceAll(" ", "-"));
    if (known !== undefined)
        return known;
    return /^[A-Za-z]{2,}(?:\/[\w+-]+){1,2}$/.test(trimmed) && formatOf(trimmed) !== null ? trimmed : null;
}
function two(value) {
    return String(value).padStart(2, "0");
}
function offsetMs(zone, at) {
    const fixed = OFFSET.exec(zone);
    if (fixed)
        return (fixed[1] === "+" ? 1 : -1) * (Number(fixed[2]) * 60 + Number(fixed[3] ?? 0)) * 60_000;
    const format = formatOf(zone);
    if (format === null)
        return 0;
    const wall = new Map(format.formatToParts(new Date(at)).map((part) => [part.type, Number(part.value)]));
    const part = (type) => wall.get(type) ?? 0;
    const asUtc = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
    return asUtc - Math.floor(at / 1_000) * 1_000;
}
function wallTimeAt(zone, at) {
    const local = new Date(at + offsetMs(zone, at));
    return {
        year: local.getUTCFullYear(),
        month: local.getUTCMonth() + 1,
        day: local.getUTCDate(),
        hour: local.getUTCHours(),
        minute: local.getUTCMinutes(),
        second: local.getUTCSeconds(),
    };
}
function instantOf(wall, zone, after) {
    const asUtc = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);
    const before = offsetMs(zone, asUtc - DAY_MS);
    const later = offsetMs(zone, asUtc + DAY_MS);
    const candidates = [...new Set([asUtc - before, asUtc - later])]
        .filter((at) => at + offsetMs(zone, at) === asUtc)
        .sort((a, b) => a - b);
    return candidates.find((at) => at > after) ?? candidates.at(-1) ?? asUtc - before;
}

;// CONCATENATED MODULE: ./build/core/detect/reset/instant.js

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const instant_DAY_MS = 86_400_000;
const MONTH = "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const WEEKDAY = "(sun|mon|tue|wed|thu|fri|sat)(?:sday|nesday|rsday|urday|day|s|rs|r)?\\.?";
const OTHER_MONTHS = "ene|gen|jan,fe[bv]|fév,mar|mär|mrz,a[bv]r|apr,ma[igy],juin|giu|jun,juil|lug|jul,ago|aoû|aug,set|sep,out|okt|ott|oct,nov,d[ei][cz]|déc".split(",");
const DAY = "(\\d{1,2})(?:st|nd|rd|th)?";
const SPACE = /[\s,]{0,4}(?:(?:at|on|by|around|um|à|às|a las|alle|@)\s{1,2})?(?:~\s?)?/iy;
const ISO = /(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:(?:[T_]|,?\s{1,3}(?:at\s{1,2})?)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?(\s{0,2}(?:am|pm)\b)?/iy;
const MONTH_DAY = new RegExp(`(?:${WEEKDAY},?\\s{1,2})?${MONTH}\\s{1,2}${DAY}(?:(?:,\\s{0,2}|\\s{1,2})(\\d{4}))?(?![\\d:])`, "iy");
const DAY_MONTH = new RegExp(`(?:${WEEKDAY},?\\s{1,2})?${DAY}[\\s-](?:of\\s)?${MONTH}(?:(?:,\\s{0,2}|[\\s-]{1,2})(\\d{4}))?(?![\\d:])`, "iy");
const OTHER_DAY_MONTH = new RegExp(`(\\d{1,2})\\.?\\s(?:de\\s)?(${OTHER_MONTHS.join("|")})[a-zçéûä]{0,8}\\.?(?:,?\\s(?:de\\s)?(\\d{4}))?(?![\\d:])`, "iy");
const SHORT_YEAR = new RegExp(`(?:${WEEKDAY},?\\s{1,2})?${DAY}-${MONTH}-(\\d{2})(?!\\d)`, "iy");
const YEAR_BEHIND = /\s{1,2}(\d{4})(?!\d)/y;
const SLASHED = /(\d{1,2})\/(\d{1,2})\/(\d{4}),?/y;
const SLASHED_DAY = /(0[1-9]|1[0-2])\/([0-3]\d)(?![\d/])/y;
const WEEKDAY_ONLY = new RegExp(`(?:next\\s|this\\s)?${WEEKDAY}(?![a-z])`, "iy");
const RELATIVE_DAY = /(today|tomorrow)\b/iy;
const CHINESE_DATE = /(?:(\d{4})年)?(\d{1,2})月(\d{1,2})[日号]/y;
const CLOCK_12 = /(\d{1,2})(?:[:.](\d{2}))?(?::(\d{2}))?\s{0,2}([ap])\.?\s?m\b\.?/iy;
const CLOCK_24 = /(\d{1,2})[:h](\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?![\d:])/iy;
const CLOCK_WORD = /(noon|midnight)\b/iy;
const ZONE = /\s{0,3}(?:\(([^()\n]{1,40})\)|((?:utc|gmt)\s?[+\-−]\s?\d{1,2}(?::?\d{2})?|[+\-−]\d{2}:?\d{2}|[A-Za-z]+\/[A-Za-z_]+(?:\/[A-Za-z_]+)?|(?:(?:us|u\.s\.)\s)?(?:pacific|eastern|central|mountain)(?:\s(?:standard|daylight))?(?:\stime)?|z|[A-Z]{2,5}|utc|gmt|北京时间)(?![A-Za-z0-9_]))/iy;
const EPOCH = /(\d{13}|\d{10})(?:\.\d{1,6})?(?![\d])/y;
function readInstant(text, start, context) {
    const from = afterSpace(text, start);
    const read = readEpoch(text, from) ?? readDated(text, from, context) ?? readClockFirst(text, from, context);
    return read !== null && read.at > context.nowAt ? read : null;
}
function readEpoch(text, start) {
    const match = sticky(EPOCH, text, start);
    return match === null ? null : { at: epochMs(Number(match[1])), end: EPOCH.lastIndex };
}
function epochMs(value) {
    return value >= 1e11 ? value : value * 1_000;
}
const LATEST_AT = 8.64e15;
function laterEpoch(value, nowAt) {
    const at = epochMs(value);
    return at > nowAt && at <= LATEST_AT ? at : null;
}
function readDated(text, start, context) {
    const iso = readIso(text, start, context);
    if (iso !== null)
        return iso;
    const date = readDate(text, start, context);
    if (date === null)
        return readNamedDay(text, start, context);
    const clock = readClock(text, afterSpace(text, date.end));
    const zone = readZone(text, clock?.end ?? date.end);
    const year = date.year === null && clock !== null ? sticky(YEAR_BEHIND, text, zone?.end ?? clock.end) : null;
    return resolveDate(year === null ? date : { ...date, year: Number(year[1]) }, clock, zone, context);
}
function readIso(text, start, context) {
    const match = sticky(ISO, text, start);
    if (match === null)
        return null;
    const end = ISO.lastIndex;
    const half = match[8]?.trim().toLowerCase();
    const clock = match[4] === undefined
        ? readClock(text, afterSpace(text, end))
        : { hour: to24(Number(match[4]), half), minute: Number(match[5]), second: Number(match[6] ?? 0), end };
    const zone = readZone(text, clock?.end ?? end);
    const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]), end };
    const read = resolveDate(date, clock, zone, context);
    const fractionMs = match[7] === undefined ? 0 : Math.floor(Number(`0.${match[7]}`) * 1_000);
    return read === null ? null : { ...read, at: read.at + fractionMs };
}
function readDate(text, start, context) {
    let match = sticky(SHORT_YEAR, text, start);
    if (match) {
        const year = fullYear(Number(match[4]), wallTimeAt("UTC", context.nowAt).year);
        return datePart(String(year), monthIndex(match[3]), match[2], SHORT_YEAR.lastIndex);
    }
    match = sticky(MONTH_DAY, text, start);
    if (match)
        return datePart(match[4], monthIndex(match[2]), match[3], MONTH_DAY.lastIndex);
    match = sticky(DAY_MONTH, text, start);
    if (match)
        return datePart(match[4], monthIndex(match[3]), match[2], DAY_MONTH.lastIndex);
    match = sticky(OTHER_DAY_MONTH, text, start);
    if (match) {
        const name = match[2] ?? "";
        const month = OTHER_MONTHS.findIndex((names) => new RegExp(`^(?:${names})$`, "i").test(name)) + 1;
        return datePart(match[3], month, match[1], OTHER_DAY_MONTH.lastIndex);
    }
    match = sticky(CHINESE_DATE, text, start);
    if (match)
        return datePart(match[1], Number(match[2]), match[3], CHINESE_DATE.lastIndex);
    match = sticky(SLASHED, text, start);
    if (match) {
        const [first, second] = [Number(match[1]), Number(match[2])];
        const [month, day] = first > 12 ? [second, first] : [first, second];
        return datePart(match[3], month, String(day), SLASHED.lastIndex);
    }
    match = sticky(SLASHED_DAY, text, start);
    if (match)
        return datePart(undefined, Number(match[1]), match[2], SLASHED_DAY.lastIndex);
    return null;
}
function fullYear(short, thisYear) {
    const year = thisYear - (thisYear % 100) + short;
    return year > thisYear + 50 ? year - 100 : year;
}
function datePart(year, month, day, end) {
    const dayNumber = Number(day);
    if (month < 1 || month > 12 || dayNumber < 1 || dayNumber > 31)
        return null;
    return { year: year === undefined ? null : Number(year), month, day: dayNumber, end };
}
function resolveDate(date, clock, zone, context) {
    if (date.month < 1 || date.month > 12 || date.day < 1 || date.day > 31)
        return null;
    const zoneName = zone?.name ?? context.timeZone;
    const time = clock ?? { hour: 0, minute: 0, second: 0, end: date.end };
    if (!isClock(time))
        return null;
    const years = date.year === null ? [0, 1].map((more) => wallTimeAt(zoneName, context.nowAt).year + more) : [date.year];
    for (const year of years) {
        const at = instantOf({ ...date, ...time, year }, zoneName, context.nowAt);
        if (at > context.nowAt || date.year !== null)
            return { at, end: zone?.end ?? Math.max(time.end, date.end) };
    }
    return null;
}
function readNamedDay(text, start, context) {
    const relative = sticky(RELATIVE_DAY, text, start);
    const weekday = relative ? null : sticky(WEEKDAY_ONLY, text, start);
    if (relative === null && weekday === null)
        return null;
    const end = relative ? RELATIVE_DAY.lastIndex : WEEKDAY_ONLY.lastIndex;
    const clock = readClock(text, afterSpace(text, end));
    if (clock === null && relative)
        return null;
    const zone = readZone(text, clock?.end ?? end);
    return onNamedDay(relative?.[1] ?? weekday?.[1] ?? "", clock, zone, end, context);
}
function onNamedDay(name, clock, zone, end, context) {
    const zoneName = zone?.name ?? context.timeZone;
    const time = clock ?? { hour: 0, minute: 0, second: 0, end };
    const today = wallTimeAt(zoneName, context.nowAt);
    const wanted = WEEKDAYS.indexOf(name.toLowerCase().slice(0, 3));
    for (let days = name.toLowerCase() === "tomorrow" ? 1 : 0; days <= 8; days += 1) {
        const day = plusDays(today, days);
        if (wanted >= 0 && new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay() !== wanted)
            continue;
        const at = instantOf({ ...day, hour: time.hour, minute: time.minute, second: time.second }, zoneName, context.nowAt);
        if (at > context.nowAt)
            return { at, end: zone?.end ?? Math.max(time.end, end) };
        if (wanted < 0)
            return null;
    }
    return null;
}
function readClockFirst(text, start, context) {
    const clock = readClock(text, start);
    if (clock === null)
        return null;
    let zone = readZone(text, clock.end);
    const next = afterSpace(text, zone?.end ?? clock.end);
    const date = readDate(text, next, context);
    if (date !== null) {
        zone ??= readZone(text, date.end);
        return resolveDate(date, { ...clock, end: date.end }, zone, context);
    }
    const named = sticky(RELATIVE_DAY, text, next) ??
        (/^\s{0,2}on\s/i.test(text.slice(zone?.end ?? clock.end, next)) ? sticky(WEEKDAY_ONLY, text, next) : null);
    if (named !== null)
        return onNamedDay(named[1] ?? "", clock, zone, next + named[0].length, context);
    const zoneName = zone?.name ?? context.timeZone;
    const today = wallTimeAt(zoneName, context.nowAt);
    for (let days = 0; days <= 2; days += 1) {
        const at = instantOf({ ...plusDays(today, days), hour: clock.hour, minute: clock.minute, second: clock.second }, zoneName, context.nowAt);
        if (at > context.nowAt)
            return { at, end: zone?.end ?? clock.end };
    }
    return null;
}
function readClock(text, start) {
    const twelve = sticky(CLOCK_12, text, start);
    if (twelve) {
        const hour = Number(twelve[1]);
        const clock = {
            hour: to24(hour, `${twelve[4]}m`),
            minute: Number(twelve[2] ?? 0),
            second: Number(twelve[3] ?? 0),
            end: CLOCK_12.lastIndex,
        };
        return hour >= 1 && hour <= 12 && isClock(clock) ? clock : null;
    }
    const full = sticky(CLOCK_24, text, start);
    if (full) {
        const clock = {
            hour: Number(full[1]),
            minute: Number(full[2]),
            second: Number(full[3] ?? 0),
            end: CLOCK_24.lastIndex,
        };
        return isClock(clock) ? clock : null;
    }
    const word = sticky(CLOCK_WORD, text, start);
    if (word)
        return { hour: word[1]?.toLowerCase() === "noon" ? 12 : 0, minute: 0, second: 0, end: CLOCK_WORD.lastIndex };
    return null;
}
function isClock(clock) {
    return clock.hour <= 24 && clock.minute < 60 && clock.second <= 60;
}
function to24(hour, half) {
    if (half === undefined)
        return hour;
    return (hour % 12) + (half.toLowerCase().startsWith("p") ? 12 : 0);
}
function readZone(text, start) {
    const match = sticky(ZONE, text, start);
    if (match === null)
        return null;
    const end = ZONE.lastIndex;
    const name = zoneNamed(match[1] ?? match[2] ?? "");
    return name === null ? null : { name, end };
}
function plusDays(wall, days) {
    const date = new Date(Date.UTC(wall.year, wall.month - 1, wall.day) + days * instant_DAY_MS);
    return { ...wall, year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
function monthIndex(name) {
    return MONTHS.indexOf((name ?? "").toLowerCase().slice(0, 3)) + 1;
}
function afterSpace(text, start) {
    SPACE.lastIndex = start;
    SPACE.test(text);
    return SPACE.lastIndex;
}
function sticky(pattern, text, start) {
    pattern.lastIndex = start;
    return pattern.exec(text);
}


/***/ }),

/***/ 724:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ readProseWaits)
/* harmony export */ });
/* harmony import */ var _text_message_ends_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7868);
/* harmony import */ var _duration_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7721);
/* harmony import */ var _headers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1782);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8142);




const OWN_BACKOFF = new RegExp([
    "\\b(?:re-?trying|re-?tries|retried|reconnecting|sleeping|slept|waiting|waited|pausing|paused|backing[ -]?off|backoff|back-off|cooling down|polling)\\b(?:[^.;\\n\\])]|\\.(?=\\S)){0,200}?\\b(?:in|after|for|of|:|=)?\\s{0,3}~?\\d[\\d.,]{0,12}\\s{0,2}(?:ms|milliseconds?|s|secs?|seconds?|m|min|mins|minutes?|h|hours?)\\b",
    "\\b(?:will|going to|shall|we'll|i'll|let me|about to)\\s(?:now\\s)?(?:re-?try|try again|wait|sleep|resume|back off|pause)\\b[^.;\\n]{0,60}?\\d[\\d.,]{0,12}\\s{0,2}(?:ms|s|secs?|seconds?|m|min|mins|minutes?|h|hours?)\\b",
    "\\b(?:next|another)\\s(?:re-?try|try|attempt|request)\\b(?!\\s(?:is\\s)?(?:allowed|possible|available))[^.;\\n]{0,40}?\\bin\\s~?\\d[\\d.,]{0,12}\\s{0,2}(?:ms|s|secs?|seconds?|m|min|mins|minutes?)\\b",
    "\\b(?:retry|attempt)\\s#?\\d{1,3}(?:\\s?(?:/|of)\\s?\\d{1,3})?[^.;\\n]{0,30}?\\bin\\s~?\\d[\\d.,]{0,12}\\s{0,2}(?:ms|s|secs?|seconds?|m|min|mins|minutes?)\\b",
    "\\b(?:sleep|delay|backoff)(?:_?(?:ms|s|seconds))?\\s{0,2}[:=(]\\s{0,2}\\d[\\d.]{0,12}\\s{0,2}(?:ms|s|seconds?)?",
].join("|"), "gi");
const CLIENT_RETRY = /\bRetrying request to \S{1,200} in (\d{1,9}(?:\.\d{1,9})?) seconds/gi;
const CLIENT_OWN_LONGEST_S = 8;
const CLIENT_HEADER_LINES = [
    /\bRate limited\. Waiting (\d{1,9}(?:\.\d{1,9})?)s before retry\b/gi,
    /\bRetrying after (\d{1,9}) seconds!/gi,
];
const SOFT = "(?:\\s(?:about|approximately|around|at least|roughly|another|a further|the next|up to))?\\s{0,3}~?\\s{0,2}";
const CUES = new RegExp([
    "\\b(?:try|retry|send|submit|make|repeat|resend|resubmit)(?:\\s(?:your|the|this|a|another|it|new|next))?(?:\\s(?:new|next))?(?:\\s(?:requests?|calls?|it|messages?))?(?:\\sagain)?(?:\\slater)?,?\\s?(?:in|after|at|on|from|until)(?=[\\s:=~])",
    "\\b(?:try|retry)\\sagain(?:\\slater)?(?=\\s(?:on|tomorrow|mon|tue|wed|thu|fri|sat|sun))",
    "\\b(?:can|may)\\s(?:continue|resume|proceed)\\s(?:in|after|at|on|from)(?=\\s)",
    "\\bcan\\sonly\\s(?:request|do|try|send|call)\\s(?:this|that|it)\\s(?:again\\s)?after(?=\\s)",
    "\\b(?:wait|pause)(?:\\s(?:for|of|until|till))?(?=[\\s:=~])",
    "\\breset(?:s|ting)?(?:\\sagain|\\soccurs)?(?:[\\s_](?:in|after|at|on|time|date|by))?(?:\\sis)?(?=[\\s:=~@])",
    "\\b(?:renews?|refreshes|refills|replenishes|recovers|lifts|unlocks|expires|restores)(?:\\s(?:in|after|at|on))?(?=[\\s:=~])",
    "\\b(?:available|access|restored|lifted|unblocked|unlocked|possible|back|allowed|reset|renewed|refreshed|replenished|refilled)(?:\\sagain)?\\s(?:in|after|at|on|from)(?=[\\s:=~])",
    "\\b(?:blocked|locked out|suspended|limited|banned|throttled|rate[- ]limited|unavailable|cooldown|cool-down)\\s(?:for|until|till)(?=[\\s:=~])",
    "\\b(?:cool-?down|time (?:until|to) (?:reset|retry)|next (?:reset|available)|reset time|wait time|retry time)(?:\\s(?:of|is|at|in))?(?=[\\s:=~])",
    "\\bretry[-_ ]?after(?:[-_ ]?(?:seconds|secs|s))?['\"]?(?=[\\s:=~('\"])",
    "\\bnot before\\b",
    "\\b(?:de nuevo|nuevamente|novamente|réessayer|réessayez|essayer|di nuovo|riprova(?:re|te)?|riprovi|reintente|reinténtelo|vuelva a intentarlo) (?:en|em|dans|tra|fra|in|dentro de|após|après)(?=\\s)",
    "\\b(?:restablece(?:rá)?|reinicia(?:rá)?|renueva|réinitialisée?|réinitialisation|ripristina|ripristinato|redefinido|renovado) (?:en|em|dans|tra|fra|a las|às|à|alle)(?=\\s\\d)",
    "\\bum(?=\\s\\d{1,2}:\\d{2}(?:\\sUhr)?(?:\\s\\([^()\\n]{1,40}\\))?\\s(?:\\w{1,12}\\s){0,2}?zurückgesetzt)",
    "リセット(?:時刻|日時)?(?=\\s?[:：]?\\s?\\d)",
    "(?<![а-яё])через(?=\\s\\d{1,6}\\s(?:сек|мин|час|д))",
    "(?<![а-яё])(?:подождите|повторите)(?=\\s\\d)",
    "\\b(?:warten sie|bitte warten sie|espere|aguarde|attendez|patientez|attendi|attendere)(?=\\s\\d)",
    "\\bin(?=\\s\\d{1,4}\\s(?:sekunden?|minuten?|stunden?)\\s(?:erneut|wieder|noch ?mal))",
    "\\b(?:cycle|period|window)\\sends(?:\\s(?:on|at|in))?(?=\\s)",
    "\\btake\\sa\\sbreak\\sfor(?=\\s)",
    "\\bcome\\sback(?:\\s(?:in|after|at|on))?(?=\\s)",
    "\\|(?=\\d{10})",
    "\\buntil(?=\\s)",
].join("|"), "gi");
const AFTER_CUE = new RegExp(`(?:\\s{0,2}[:：=(]|\\s?@)?${SOFT}['"(]?`, "iy");
const FRENCH_CLOCK = /^(\d{1,2})\s?h(?:eures?)?(?:(?:\s(?=\d{2}(?:[.,;]|\s\(|$)))?(\d{2}))?(?![\p{L}\d])(\s?\([^()]{1,40}\))?/iu;
const BARE_SECONDS = /(\d{1,9}(?:\.\d{1,9})?)(?![\d%])(?=\s{0,2}(?:$|[.,;:)\]}'"\n]|before\b|and\b))/iy;
const PROTOBUF_DELAY = /\bretry_delay:?\s{0,3}\{\s{0,8}(?:seconds:\s{0,3}(\d{1,9}))?\s{0,8}(?:nanos:\s{0,3}(\d{1,9}))?\s{0,8}\}/gi;
const GO_DELAY = /(?<=[\s[])(?:(retryDelay)|quotaResetDelay):(?=\d)/g;
const CHINESE_AFTER = /(?=\d)((?:\d{1,6}\s{0,2}(?:秒|分|小时|小時|時間|天|日|초|분|시간|일)[钟鐘]?\s{0,2}){1,4})(?:之?[后後]|후|뒤|이후|待って)/g;
const CHINESE_AT = /(?:将|將|于|於|在|等到|至)\s{0,2}(?=[\d])/g;
function readProseWaits(message, context) {
    const text = (0,_text_message_ends_js__WEBPACK_IMPORTED_MODULE_3__/* .messageEnds */ .k)(message);
    const waits = readClientLines(text);
    const words = text.replaceAll("\n", " ").replace(OWN_BACKOFF, (own) => " ".repeat(own.length));
    for (const match of words.matchAll(PROTOBUF_DELAY)) {
        waits.push({
            kind: "duration",
            ms: Number(match[1] ?? 0) * 1_000 + Number(match[2] ?? 0) / 1e6,
            source: "retry-info",
        });
    }
    for (const match of words.matchAll(GO_DELAY)) {
        const read = (0,_duration_words_js__WEBPACK_IMPORTED_MODULE_0__/* .readDuration */ .$7)(words, match.index + match[0].length);
        if (read !== null)
            waits.push({ kind: "duration", ms: read.durationMs, source: match[1] === undefined ? "field" : "retry-info" });
    }
    for (const cue of words.matchAll(CUES)) {
        const wait = readAfter(words, cue.index + cue[0].length, cue[0], context);
        if (wait !== null)
            waits.push(wait);
    }
    for (const match of words.matchAll(CHINESE_AFTER)) {
        const read = (0,_duration_words_js__WEBPACK_IMPORTED_MODULE_0__/* .readDuration */ .$7)((match[1] ?? "").trim());
        if (read !== null)
            waits.push({ kind: "duration", ms: read.durationMs, source: "prose" });
    }
    for (const match of words.matchAll(CHINESE_AT)) {
        const read = (0,_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .readInstant */ .W)(words, match.index + match[0].length, context);
        if (read !== null &&
            /^\s{0,3}(?:之?[后後]|重置|刷新|恢复|恢復|解除|更新|重试|再试)/.test(words.slice(read.end, read.end + 12))) {
            waits.push({ kind: "instant", at: read.at, source: "prose" });
        }
    }
    return waits;
}
function readAfter(text, start, cue, context) {
    AFTER_CUE.lastIndex = start;
    AFTER_CUE.test(text);
    const at = AFTER_CUE.lastIndex;
    const instantOnly = /^(?:until|\||not before)$/i.test(cue);
    const clock = /\sà$/i.test(cue) ? FRENCH_CLOCK.exec(text.slice(at)) : null;
    if (clock !== null) {
        const instant = (0,_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .readInstant */ .W)(`${clock[1]}:${clock[2] ?? "00"}${clock[3] ?? ""}`, 0, context);
        return instant === null ? null : { kind: "instant", at: instant.at, source: "prose" };
    }
    if (!instantOnly) {
        const duration = (0,_duration_words_js__WEBPACK_IMPORTED_MODULE_0__/* .readDuration */ .$7)(text, at) ?? (/\b(?:in|after|for)$/i.test(cue) ? (0,_duration_words_js__WEBPACK_IMPORTED_MODULE_0__/* .readColonDuration */ .MP)(text, at) : null);
        if (duration !== null)
            return { kind: "duration", ms: duration.durationMs, source: "prose" };
    }
    const instant = (0,_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .readInstant */ .W)(text, at, context);
    if (instant !== null)
        return { kind: "instant", at: instant.at, source: "prose" };
    if (/retry[-_ ]?after/i.test(cue)) {
        BARE_SECONDS.lastIndex = at;
        const bare = BARE_SECONDS.exec(text);
        const value = Number(bare?.[1]);
        if (bare && value < _headers_js__WEBPACK_IMPORTED_MODULE_1__/* .LEAST_EPOCH_S */ .Wb)
            return { kind: "duration", ms: value * 1_000, source: "prose" };
    }
    return null;
}
function readClientLines(text) {
    const waits = [];
    for (const pattern of [CLIENT_RETRY, ...CLIENT_HEADER_LINES]) {
        for (const match of text.matchAll(pattern)) {
            const seconds = Number(match[1]);
            if (seconds > CLIENT_OWN_LONGEST_S)
                waits.push({ kind: "duration", ms: seconds * 1_000, source: "client" });
        }
    }
    return waits;
}


/***/ }),

/***/ 2691:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ waitMs),
/* harmony export */   x: () => (/* binding */ longest)
/* harmony export */ });
function waitMs(wait, nowAt) {
    return wait.kind === "duration" ? wait.ms : wait.at - nowAt;
}
function longest(waits, nowAt) {
    let best = null;
    for (const wait of waits)
        if (best === null || waitMs(wait, nowAt) > waitMs(best, nowAt))
            best = wait;
    return best;
}


/***/ }),

/***/ 1673:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ cleanLines)
/* harmony export */ });
/* harmony import */ var _unwrap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1179);

const ESC = "\\u001b";
const BEL = "\\u0007";
const ESCAPES = new RegExp(`${ESC}(?:\\[[0-9;:?<=>]{0,40}[ -/]{0,4}[@-~]|\\][^${BEL}${ESC}\\n]{0,400}(?:${BEL}|${ESC}\\\\)|[()][0-9A-Za-z]|[@-Z\\\\^_])`, "g");
const CONTROL_OR_BREAK = /\r\n|\r|\u2028|\u2029|\u0085|<EOL>/g;
const INSTANT_PREFIX = /^\[?\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:[.,]\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?\]?\s/;
const COMPOSE_PREFIX = /^[\w.-]{0,60}[A-Za-z][\w.-]{0,60}\s{1,24}\|(?:\s|$)/;
const POD_PREFIX = /^\[pod\/[\w./-]{1,120}\]\s/;
const WALL = /^\s{0,8}[│┃║▏▎|]\s?(.{0,400}?)\s{0,200}[│┃║▕]\s{0,4}$/;
const LEFT_WALL = /^\s{0,8}[│┃║▏▎]\s/;
const EMOJI = /^[\u{1F300}-\u{1FAFF}]\uFE0F?\s/u;
const NOTEBOOK_HEAD = /^(\w{2,80}(?:Error|Exception))\s{2,200}Traceback \(most recent call last\):?\s{0,4}$/;
const LONG_BLANK = /[ \t]{41,}/g;
const BLANKS = " ".repeat(40);
function cleanLines(text) {
    const plain = text.includes("\u001b") ? text.replace(ESCAPES, "") : text;
    const lines = (/[\r\u2028\u2029\u0085]|<EOL>/.test(plain) ? plain.replace(CONTROL_OR_BREAK, "\n") : plain).split("\n");
    const compose = composePrefixes(lines);
    const dated = mostly(lines, (line) => INSTANT_PREFIX.test(line));
    const bare = lines.map((line) => {
        let rest = line.length > 200 ? line.replace(LONG_BLANK, BLANKS) : line;
        for (let round = 0; round < 3; round += 1) {
            const match = (dated ? INSTANT_PREFIX.exec(rest) : null) ??
                POD_PREFIX.exec(rest) ??
                (compose ? COMPOSE_PREFIX.exec(rest) : null);
            if (match === null)
                break;
            rest = rest.slice(match[0].length);
        }
        const wall = WALL.exec(rest);
        if (wall)
            return wall[1] ?? "";
        return rest.replace(EMOJI, "").replace(LEFT_WALL, "").replace(NOTEBOOK_HEAD, "$1:");
    });
    return withoutQuotes((0,_unwrap_js__WEBPACK_IMPORTED_MODULE_0__/* .unwrap */ .o)(withoutSource(withoutQuotes(bare)), lines));
}
function withoutQuotes(lines) {
    return lines.map((line, index) => unquoted(line, lines[index - 1], lines[index + 1]));
}
const LISTED = /^\s*(?:["']|[[\]{}]{1,4},?\s*$)/;
const FIELD = /^\s+[\w$]{1,40}\??:\s/;
function unquoted(line, before = "", after = "") {
    if (!/^"[^"]{12,4000}"$/.test(line))
        return line;
    const isListed = LISTED.test(before) || LISTED.test(after) || FIELD.test(after);
    return isListed ? line : line.slice(1, -1);
}
const SOURCE_PREFIX = /^(?:\[(?!\s{0,2}(?:error|fatal|critical|warn|info|debug|api|tool|user|assistant|system|model|judge|expected|answer)\b)[\w .:/#-]{1,40}\]:?|(?:stderr|stdout|err|out|log|remote|child|[a-z]{2,16}[-_#]\d{1,6}|[a-z]{2,16}\[\d{1,8}\])\s?[:>])\s{1,4}/i;
function withoutSource(lines) {
    const first = lines.find((line) => line.trim() !== "");
    const source = first === undefined ? undefined : SOURCE_PREFIX.exec(first)?.[0];
    if (source === undefined)
        return lines;
    const bare = source.trimEnd();
    const filled = lines.filter((line) => line.trim() !== "");
    if (filled.length < 2 || !filled.every((line) => line.startsWith(bare)))
        return lines;
    return lines.map((line) => (line.startsWith(source) ? line.slice(source.length) : line.slice(bare.length)));
}
function composePrefixes(lines) {
    const names = new Map();
    const nameOf = (line) => COMPOSE_PREFIX.exec(line.replace(INSTANT_PREFIX, ""))?.[0] ?? null;
    for (const line of lines) {
        const name = nameOf(line);
        if (name !== null)
            names.set(name, (names.get(name) ?? 0) + 1);
    }
    return mostly(lines, (line) => {
        const name = nameOf(line);
        if (name === null)
            return false;
        if ((names.get(name) ?? 0) > 1)
            return true;
        const rest = line
            .replace(INSTANT_PREFIX, "")
            .slice(name.length)
            .replace(/^\s{0,8}\|/, "");
        return (/^(?:\d{4}-\d{2}-\d{2}[T ]|(?:ERROR|FATAL|CRITICAL|WARN(?:ING)?)\b)/.test(rest) ||
            !rest.replace(/%\|[^|]{0,80}\| /, "").includes(" | "));
    });
}
function mostly(lines, hasPrefix) {
    let prefixed = 0;
    let filled = 0;
    for (const line of lines) {
        if (line.trim() === "")
            continue;
        filled += 1;
        if (hasPrefix(line))
            prefixed += 1;
    }
    return prefixed > 0 && prefixed * 2 >= filled;
}


/***/ }),

/***/ 2758:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ closingNotice)
/* harmony export */ });
/* harmony import */ var _look_alike_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6254);
/* harmony import */ var _notice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9612);


const CLOCK = "\\d{1,2}(?::\\d\\d)?\\s?(?:[ap]\\.?m\\.?)?";
const DATE = "(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\\s?(?:\\d{1,2})?,?\\s(?:at\\s)?)?";
const NOTICE = new RegExp(`\\b(?:You['’]ve (?:hit|reached) your (?:[\\w-]{1,16} ){0,3}limit|(?:Claude (?:AI )?usage|(?:5-hour|weekly|session|usage|opus|sonnet)) limit reached)\\s{1,3}[·•∙]\\s{1,3}resets\\s(?:at\\s)?${DATE}${CLOCK}(?:\\s\\([A-Za-z_]{2,40}(?:/[A-Za-z_+-]{1,40}){0,2}\\))?\\s{0,4}$`, "i");
const LEADS_UP = /\b(?:sa(?:y|ys|id|ying)|print(?:s|ed|ing)?|show(?:s|n|ed|ing)?|display\w*|return\w*|emit\w*|log\w*|gets?|got|sees?|seen|reads?|sends?|answer\w*|repl(?:y|ies|ied)|respon\w+|messages?|banner|phrase|text|string|lines?|notices?|words?|wording|error|warning|example|sample|fixture|case|form|format|pattern|regex|input|given|prompt|called|named|titled|quot\w+|contain\w*|match\w*|detect\w*|handl\w+|pars\w+|grep|find|finds|search\w*|catch\w*|treat\w*|recogni\w+|test(?:ed|ing)?|expect\w*|assert\w*|mention\w*|describ\w+|explain\w*|means?|meaning|translat\w+|wrote|writes?|written|following|like|e\.g|i\.e|ex)\b/i;
const QUOTES = /\b(?:says?|said|saying|prints|printed|shows|shown|displays|displayed|notice|banner|phrase|wording|following|example|this)\b/i;
const OWN_WORDS = /^(?:(?:now|next|first|then|ok(?:ay)?|good|great|perfect|finally|so|and|also),?\s)*(?:I(?:['’](?:ll|m|ve|d))?|let(?:['’]s| me| us)|now|next|first)\b/i;
const GOES_ON = /\b(?:the|an?|this|that|with|as|of|for|to|from|in|on|at|by|is|was|are|were|be|when|whenever|if|until|till|unless|because|since|where|after|before|once|or|and|but|not|no|about|into|via)$/i;
const OPEN_QUOTE = /(?:^|[\s([{=:,>])(?:["`“](?=\S)[^"`“”]*|'(?=\S)(?!.*'(?:$|[\s)\]},.:;])).*)$/;
const SHORT_LEAD = 100;
const HEAD = 40;
function closingNotice(line) {
    const index = line.length > 4_000 ? -1 : line.search(NOTICE);
    if (index < 1)
        return null;
    const lead = line.slice(0, index).trimEnd();
    if (!/[\p{L}\d.!?:,;)\]…]$/u.test(lead) || OPEN_QUOTE.test(lead) || (0,_notice_js__WEBPACK_IMPORTED_MODULE_1__/* .isWritten */ .QH)(line))
        return null;
    const clause = lead.slice(Math.max(0, ...[...lead.matchAll(/[.!?…;]\s/g)].map((end) => end.index + 2)));
    const isOwn = /[.!…]$/.test(clause) || OWN_WORDS.test(clause);
    const last = (count) => clause
        .replace(/\([^)]*\)/g, "")
        .split(/\s+/)
        .slice(-count)
        .join(" ");
    const isQuoted = isOwn ? QUOTES.test(last(3)) : LEADS_UP.test(last(clause.endsWith(":") ? 8 : 3));
    if (isQuoted || (0,_notice_js__WEBPACK_IMPORTED_MODULE_1__/* .isErrorLine */ .Br)(line) || (0,_notice_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotice */ .fD)(line) || GOES_ON.test(lead))
        return null;
    const notice = line.slice(index);
    const shapes = lead.length <= SHORT_LEAD ? [line] : [`${lead.slice(0, HEAD)} ${notice}`, `${clause.slice(-HEAD)} ${notice}`];
    return shapes.some((shape) => (0,_look_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .lookAlike */ .W7)(shape) !== null) ? null : index;
}


/***/ }),

/***/ 8327:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ CONDITION_ELSEWHERE)
/* harmony export */ });
const CONDITION_ELSEWHERE = /(?<![\p{L}])(?:quand|lorsque|lorsqu['’](?:il|elle|une?)|dès que|si (?:la|le|vous|el|tu|su|se|has|ha)|une fois que|cuando|en cuanto|quando|se (?:o|a|il|la|você|tu)|caso|appena|wenn|falls|sobald|когда|если)(?![\p{L}])[^.!?:;\n]{0,60}$/iu;


/***/ }),

/***/ 6254:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ht: () => (/* binding */ isSimulated),
/* harmony export */   OS: () => (/* binding */ RUBY_ERROR),
/* harmony export */   PK: () => (/* binding */ isAccessLog),
/* harmony export */   Vv: () => (/* binding */ isWarning),
/* harmony export */   W7: () => (/* binding */ lookAlike)
/* harmony export */ });
const CODE = new RegExp([
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
    "[\\w)\\]'\"`}]\\s?[!=]==\\s?[\\w'\"`([{!-]|\\s[!=]=\\s|=>|&&\\s\\w+\\.|\\|\\|\\s\\w+[.(]|\\w\\+\\+|:=\\s",
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
    "^\\s{0,20}[●•]\\s.{1,120}\\s›\\s|^\\s{0,20}[✗✘✕×❌✖]\\s.{1,120}\\s[>›]\\s",
    "^\\s{0,4}\\[\\s{1,4}(?:RUN|OK|FAILED|PASSED|SKIPPED)\\s{1,4}\\]",
    "^-{4}\\s.{1,200}\\sstd(?:out|err)\\s-{4}\\s*$|\\s>\\s.{1,200}\\s(?:FAILED|PASSED|SKIPPED)\\s*$|\\((?:FAILED|PENDING|OK)\\b[^)\\n]{0,20}\\)\\s*$",
    "\\b\\d{1,9}\\s(?:ok|failed|passed|retried|refused|skipped|succeeded|errored|timed out|rate[- ]limited|throttled|denied|answered|completed|done|wrong|acquired|waiting),\\s\\d{1,9}\\s[a-z]",
    "[(,;]\\s?all\\s(?:recovered|retried)\\)?\\s*$",
    "\\s\\.{3}\\s(?:ok|OK|PASS|done)\\s*$",
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
const MODEL_CALL = /\/chat\/completions\b|\/v1\/(?:completions|messages|responses|embeddings)\b|:(?:g|streamG)enerateContent\b/;
const SYSTEM_LOG = /^\s{0,4}\[\s{0,8}\d{1,9}\.\d{6}\]\s|(?:^|\s)(?:kernel|audit|systemd[\w-]{0,20}|rsyslogd|sshd|named|bind|postfix\/\S{1,40}|dovecot|cron|chronyd|smartd|sssd|auditd|fail2ban[\w.]{0,20}|dnsmasq|unbound|containerd|kubelet)\s?(?:\[\d{1,8}\])?:\s/i;
const WARNING = /\bapproaching\b|\bclose to (?:your|the)\b|\bnearing\b|\bheads[- ]up\b|\bless than \d{1,3}\s?%|\b\d{1,2}(?:\.\d)?\s?% (?:of|left|remaining|used)\b|\bused (?:\d|[1-9]\d)(?:\.\d)?\s?%|\brunning low\b|\b(?:may|might|could|would|will) (?:be|get|become|receive|see|hit|encounter|fail|exceed)\b|\bto (?:avoid|enable|prevent|raise|increase|lift|stay)\b|\b(?:usage|quota|credits?|requests|limit) (?:left|remaining)\b:?\s{0,3}[1-9]|\bremaining[=:]\s?[1-9]|\bwarn(?:ing)? (?:threshold|at)\b|\bstay (?:below|under|within)\b|\bnot (?:been )?(?:rate[- ]limited|exceeded|reached)\b|\bnow using\b|(?<!\bno\s[\w ]{1,40})\bconfigured\b|\benabled\b|\bsimulat\w+|\bmock(?:ed|ing)?\b|\bfake\b|\binject(?:s|ed|ing)\b|\bdry[- ]run\b|\bfor example\b|\be\.g\.\s(?:429|rate|too)|\binitiali[sz](?:ed|ing)\b/i;
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
    if (CODE.test(text))
        return "source";
    if (DIFF.test(text))
        return "diff";
    if (TEST_OUTCOME.test(text))
        return "test-outcome";
    if (EXPECTATION.test(text))
        return "expectation";
    if (isAccessLog(text))
        return "access-log";
    if ((OWN_HOST.test(text) && /\b429\b/.test(text) && !MODEL_CALL.test(text)) || REFUSED_OTHER.test(text))
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
function isAccessLog(line) {
    return ACCESS_LOG.test(line) && !/https?:\/\/[\w.-]+(?::\d+)?\s"/.test(line);
}
function isWarning(sentence) {
    return WARNING.test(sentence);
}


/***/ }),

/***/ 7868:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ messageEnds)
/* harmony export */ });
const END = 4_000;
function messageEnds(message) {
    return message.length > 2 * END ? `${message.slice(0, END)} ${message.slice(-END)}` : message;
}


/***/ }),

/***/ 9612:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ isErrorLine),
/* harmony export */   Gp: () => (/* binding */ isSpoilt),
/* harmony export */   PS: () => (/* binding */ isReport),
/* harmony export */   QH: () => (/* binding */ isWritten),
/* harmony export */   fD: () => (/* binding */ isNotice),
/* harmony export */   gN: () => (/* binding */ isDefinition),
/* harmony export */   nA: () => (/* binding */ announcesError)
/* harmony export */ });
/* harmony import */ var _forms_class_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9581);
/* harmony import */ var _forms_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1150);
/* harmony import */ var _forms_read_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4214);
/* harmony import */ var _condition_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8327);
/* harmony import */ var _look_alike_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6254);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7746);






const ERROR_LEAD = /(?:^|[\s[(])(?:ERROR|ERR!?|FATAL|CRITICAL|SEVERE|PANIC|WARN(?:ING)?|Error|error|ERRO|WRN|EROR|Exception|exception|fatal|Failure|failure|failed|Failed|FAILED|fail|Fehler|错误|失败|エラー|오류|Erreur|Errore|Erro|Fout|rejected|refused|denied|Sorry|unsuccessful|unable|Unable|cannot|Cannot|Couldn't|could not|aborted|Aborted|stopped|terminated|giving up|gave up)\b|^\s{0,8}(?:[■✗✘✖✕×⚠❌⛔]|🚫|🛑)|[\u4e00-\u9fff]{1,6}(?:失败|失敗|错误|錯誤|出错|异常)\s?[:：]|\blevel=(?:error|warn|fatal)|"level":\s?"(?:error|warn)/;
const REPORT_START = /^\s{0,12}(?:[■✗✘✖✕×❌⛔]|🚫|🛑|(?:\[[^\]\n]{1,60}\]\s?){0,3}(?:An (?:\w{1,20} )?error occurred|ERROR|ERR!|FATAL|CRITICAL|SEVERE|WARN(?:ING)?|Error|error|fatal|Failure|Uncaught|Unhandled|Exception in|PHP Fatal error|npm error)\b|(?:Erreur|Errore|Erro|Fehler|Fout)(?=\s?(?:\d{3}\s?)?[:：])|(?:E:|错误|失败|エラー|오류|Ошибка)|(?:[A-Za-z_]\w{0,60}(?:\.|::)){0,6}[A-Z]\w{0,60}(?:Error|Exception)\b|\d{4}-\d{2}-\d{2}[T ][\d:.,]{8,16}Z?\s{1,4}\S{0,40}\s?(?:ERROR|WARN|error|FATAL))/;
const SKIPPED = /^(?:(?:[\s>»›•·×|*!-]|\p{So}|\uFE0F){1,12}|\[[^\]\n]{1,80}\]:?\s{0,4}|\(\w[^()\n]{0,40}\)\s|\d{4}[-/]\d{2}[-/]\d{2}[T :]\d{2}:\d{2}:\d{2}(?:[.,]\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?[\s:]{0,4}|\d{2}:\d{2}:\d{2}(?:[.,]\d{1,9})?\s{0,4}|\d{1,2}\/\d{1,2}\/\d{2,4},?\s|\d{4}\/\d{2}\/\d{2}\s|(?:ERROR|ERR!?|FATAL|CRITICAL|WARN(?:ING)?|INFO|DEBUG|TRACE|NOTICE|WRN|ERRO|INF)\b[:\s|-]{0,6}|-\s|[\w.$<>@/-]{1,80}(?:\[\d{1,8}\])?\s[-|:]\s|[\w.-]{1,40}\.(?:go|py|js|ts|rs|java|rb):\d{1,6}[:\]]\s)/u;
const SENTENCE = /(?<=[.!?:;|–—·•∙)\]}])\s{1,4}|\s[-–—→]\s|\s->\s|(?<=[:=])["'`](?=\S)|[（(]|\n/g;
const DISCUSSION = /\b(?:if|when|whenever|whether|should|would|could(?! not)|might|may|must|so that|in case|unless|treat(?:s|ed|ing)?|handle[sd]?|handling|mean(?:s|t)|(?<!\bbody )indicates?|called|names?|named|asks?|wants?|cites?|says?|saying|mentions?|describes?|explains?|documents?|match(?:es|ed)?|returns? an?|answers? with|responds? with|receives?|such as|e\.g\.|i\.e\.|(?<!\blooks )like|instead of|than|how to|returns|sends|answers|responds|replies|gives|throws|raises|emits|shows|prints|told|tells|what|which|why|how|who|test(?:s|ed|ing)?|(?:always|must|never|to) (?:return|send|answer|respond|reply)|simulat\w+|mock\w*|pretend|example|imagine|suppose|banner|phrase|word|string|message text|the words?|(?:previous|earlier|prior|yesterday's) (?:run|session|campaign|job|build|night)|last (?:run|night|week))\b|当(?![前天日月周年下])|如果|若是|应返回|(?:测试|測試|用例|テスト|테스트)(?!\S{0,6}(?:失败|失敗|错误|出错|エラー|오류))/i;
const DENIED_LEAD = /^(?:[\w.-]{1,24}[\s:]){0,2}(?:description|example|summary|note|tip|hint|answer|expected|actual|prompt|question|comment|docs?|definition|usage|help|assistant|user|human|model|system prompt|task|goal|todo|fixme|title|subject|topic|input|reference|target|pred|predicted|prediction|gold|label|truth|ground truth|candidate|generated|hypothesis|completion|translation|input (?:log|text|line)|choices?|option [a-d]|[a-d]|q|a|changelog|added|changed|fixed|plan|step \d+|thought|reasoning|thinking|symbol|alert|expr|class|type|kind|name|label|text|pattern|regex|form|case|banner|scenario|feature|de|en|fr|es|zh|retrieved|doc|document|passage|chunk|snippet|hit|context|source|release notes?)(?:\sv?\d{1,6}(?:\.\d{1,6}){0,3})?\s?(?:[:=]|>{2,3})/i;
const DENIED_LEAD_ELSEWHERE = /^(?:\S{0,8}(?:回答|答案|答え|解答|正解|提示词|プロンプト|답변|정답|프롬프트)|(?:\w{1,20}\s)?(?:antwort|frage|erklärung|réponse|explication|respuesta|pregunta|resposta|pergunta|risposta|domanda|ответ|вопрос))(?:\s?\d{1,6})?\s?[:：]|^(?:aufgabe|tâche|exercice|tarea|ejercicio|tarefa|exercício|compito|esercizio|задача)(?:\s?\d{1,6})?\s?:\s(?:erkläre|beschreibe|nenne|was|wie|warum|schreibe|explique|décris|describe|descreva|escribe|escreva|spiega|descrivi|scrivi|объясни|опиши)(?![\p{L}])/iu;
const NUMBERED_ERROR = /^(?:[\w.-]{1,24}\s){0,1}(?:case|task|question|prompt|input|doc|document|passage|example|scenario|q|step)\s?#?\d{1,6}\s?:\s(?:(?:[a-z_]\w{0,40}\.){1,4}[A-Z]\w{1,60}(?:Error|Exception)\b|[A-Z]\w{1,60}(?:Error|Exception):\s|error, status code|(?:Error|error|API Error):\s|Error code: \d{3} - [{'"])/;
const DEFINITION = /\bHTTP\s.{0,40}\sis\san?\s(?:\w{1,12}\s){0,3}code\b|\b(?:response|error|status|\d{3})\s(?:status\s)?code\s(?:indicates|means|signals|tells|is\s(?:sent|returned|used))\b/i;
const AWS_ERROR = /\berror occurred \((\w[\w.]{2,80})\) when calling the \w/i;
const NARRATIVE = /\b(?:until|was|were|because|since|so|then|(?<!^\s{0,4})that|which|who|they|he|she|her|his|says?|said)\b/i;
const SIGNED = /\bLimit:?\s[\d,]{1,12},\sUsed:?\s[\d,]{1,12},\sRequested\b|\(Request ID: /i;
const AFTER = /^(?!\s?[:=]\s?\d{1,9}(?:\s(?!of\s|per\s|requests\s|calls\s|tokens\s)|$|[,;]))(?:$|\s{0,2}[.,;:!?)\]}"'`’”|·•∙…–—\\<{[(-]|\s{1,3}(?:for|on|in|by\s(?!an?\s)|per|of|at|to|with|within|until|try|please|retry|because|due|from|as|since|that|\(|\[|\||https?:|resets?|right now|now\b|today\b|you|your|we|this|the\b|its?\b|limit|used|requested|upgrade|contact|visit|see|check|add|wait|consider|current|max|team|organization|account|model|key|user|here|http|for\b|after|again|recently|d[’']|d[eiu]\b|left|remaining|available|while|during|before|but|so\b|and\s(?:have|has|had|is|are|was|were|you|your|it|this|no|cannot|must|will|further|additional|all|on-demand|access|usage|api)\b|specific)|\d)/i;
const AFTER_CJK = /^[\u3000-\u9fff\uac00-\ud7a3\uff00-\uffef]/;
const LONGEST_LINE = 4_000;
const LONGEST_SUBJECT = 90;
const ADDRESSED = /^(?:you|your|requests?|(?:the|this) (?:request|rate|limit|quota|account|organi[sz]ation|project|model|api))\b/i;
const LONGEST_ADDRESSED_SUBJECT = 220;
const OWN_CLASS = /(?:^|[\s|\]])__main__\./m;
function hasDeniedLead(text) {
    return (DENIED_LEAD.test(text) || DENIED_LEAD_ELSEWHERE.test(text)) && !NUMBERED_ERROR.test(text);
}
function isWritten(line) {
    return hasDeniedLead(stripped(line)) || DEFINITION.test(line);
}
function isErrorLine(whole) {
    const text = whole.length > LONGEST_LINE ? whole.slice(0, LONGEST_LINE) : whole;
    if (hasDeniedLead(text.trimStart()) || DEFINITION.test(text))
        return false;
    if (hasErrorClass(text) && !OWN_CLASS.test(text))
        return true;
    if ((0,_forms_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .codeForm */ .Y)(AWS_ERROR.exec(text)?.[1] ?? "") !== null)
        return true;
    const status = (0,_status_js__WEBPACK_IMPORTED_MODULE_4__/* .readStatus */ .r)(text);
    return status !== null && status.code >= 400 && isStatement(text, status.index, status.end);
}
function isReport(line) {
    return _forms_read_message_js__WEBPACK_IMPORTED_MODULE_2__/* .TRIGGER */ .tr.test(line) && (0,_look_alike_js__WEBPACK_IMPORTED_MODULE_3__/* .lookAlike */ .W7)(line) === null && (isErrorLine(line) || isNotice(line));
}
function isSpoilt(line, next, joint) {
    if (!isReport(line))
        return false;
    const both = line + joint + next;
    if (!isErrorLine(both) && !isNotice(both))
        return true;
    return (0,_look_alike_js__WEBPACK_IMPORTED_MODULE_3__/* .lookAlike */ .W7)(both) !== null && hasOwnShape(next);
}
function hasOwnShape(line) {
    const alike = (0,_look_alike_js__WEBPACK_IMPORTED_MODULE_3__/* .lookAlike */ .W7)(line);
    return alike !== null && alike !== "source" && alike !== "expectation";
}
function isNotice(text) {
    const line = asStated(withoutAddresses(text.length > LONGEST_LINE ? text.slice(0, LONGEST_LINE) : text));
    if (isWritten(line))
        return false;
    for (const pattern of _forms_read_message_js__WEBPACK_IMPORTED_MODULE_2__/* .OPENING_PATTERNS */ .P4) {
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
    if (_condition_js__WEBPACK_IMPORTED_MODULE_5__/* .CONDITION_ELSEWHERE */ .B.test(line.slice(0, index)))
        return false;
    if ((isInsideQuotes(line, index) && !SIGNED.test(line)) ||
        NARRATIVE.test(withoutNames(subject).replace(/\s(?:was|were)\s?$/, "")))
        return false;
    if (!REPORT_START.test(line) && !SIGNED.test(line) && !isLabel(line.slice(0, start)))
        return false;
    const sentence = line.slice(start, Math.min(line.length, end + 160));
    if ((0,_look_alike_js__WEBPACK_IMPORTED_MODULE_3__/* .isWarning */ .Vv)(sentence.split(/(?<=[.!?])\s|\s[·•∙]\s/)[0] ?? sentence))
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
    if (rest === "" || ERROR_LEAD.test(lead) || (0,_status_js__WEBPACK_IMPORTED_MODULE_4__/* .readStatus */ .r)(lead) !== null || hasErrorClass(lead))
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
    if (!/^\S{0,40}Exception \[bad response\]/.test(line) &&
        /^\s{0,3}(?:means?|is|are|when|if|or|and|with a|errors|responses|answers|codes|handling|handler|status(?:es)?\b(?! code\b)|so\b|should|after the|as a|on the|in the (?:docs|readme))\b/i.test(after))
        return false;
    if (/^\s?(?:Too Many Requests|Payment Required|Service Unavailable)\s(?:means?|is|are|when|if|or|and|errors?|responses?|answers?|after the|status)\b/i.test(after))
        return false;
    const start = sentenceStart(line, index);
    const subject = stripped(line.slice(start, index));
    if (isDiscussed(line, index) || (0,_look_alike_js__WEBPACK_IMPORTED_MODULE_3__/* .isWarning */ .Vv)(line.slice(start, index)))
        return false;
    if (isTestName(line, subject))
        return false;
    if (/^\s?[,|/]\s?[1-5]\d\d\b/.test(after) || /\b[1-5]\d\d\s?[,|/]\s?\D{0,4}$/.test(line.slice(0, index)))
        return false;
    if (hasDeniedLead(stripped(line)))
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
        const form = (0,_forms_class_names_js__WEBPACK_IMPORTED_MODULE_0__/* .classForm */ .h)(match[1] ?? "");
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
    return DEFINITION.test(line.slice(0, LONGEST_LINE));
}
function announcesError(line) {
    return ERROR_LEAD.test(line) || /\b[A-Z]\w{1,60}(?:Error|Exception)\b/.test(line);
}


/***/ }),

/***/ 7746:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ readStatus)
/* harmony export */ });
const CODE = "([1-5]\\d\\d)";
const REASONS = "(?:Too Many Requests|Payment Required|Forbidden|Unauthorized|Bad Request|Not Found|Precondition Failed|Request Timeout|Conflict|Internal Server Error|Bad Gateway|Service (?:Temporarily )?Unavailable|Gateway Time-?out|Client Error|Server Error|Unprocessable Entity|Overloaded|RESOURCE_EXHAUSTED|UNAVAILABLE|INVALID_ARGUMENT|PERMISSION_DENIED|INTERNAL|DEADLINE_EXCEEDED|Resource (?:has been )?exhausted|Quota exceeded|Rate limit|You exceeded|You have|Your|This request|status code|Deadline Exceeded|error|OK(?!,))";
const END = "(?![\\d%]|,\\s?[45]\\d\\d|[.,]\\d|\\s?(?:ms|s|kB|KB|MB|passed|failed|tests?|tokens?|items?|rows?|files?|packages?|requests?|lines?|steps?|/)\\b)";
const BESIDE_A_WORD = [
    `\\bHTTP(?:/\\d(?:\\.\\d)?)?["']?\\s{0,2}[:=]?\\s{0,2}(?:status\\s|error\\s|code\\s|response\\s){0,3}${CODE}\\b${END}`,
    `\\b(?:status|http)[ _-]?(?:code|error)?(?:['"\\\\]{0,3}\\s{0,2}[:=]\\s{0,2}['"\\\\]{0,3}|\\s(?:is\\s|was\\s|of\\s|code\\s)?|\\()(?:HTTP\\s)?${CODE}\\b${END}`,
    `\\b(?:statusCode|status_code|httpStatusCode|http_status|StatusCode|responseCode|response code|return code|error_code|errorCode)(?:['"\\\\]{0,3}\\s{0,2}[:=]\\s{0,2}['"\\\\]{0,3}|\\s)${CODE}\\b${END}`,
    `(?:\\b(?:error|errore|erreur|erro|fehler|błąd|fout|hata)(?:\\scode)?|오류|エラー|错误|錯誤|ошибка|lỗi)['"]?\\s{0,2}[:·]?\\s{0,2}[(\\[]?(?:HTTP\\s)?${CODE}\\b${END}`,
    `(?<![\\d.:/#-])${CODE}\\s{1,3}(?=${REASONS})`,
    `\\bAPI\\s(429)(?=:\\s)`,
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
const NOTATIONS = [...BESIDE_A_WORD, BEFORE_SENTENCE];
function readStatus(text) {
    let last = null;
    for (const notation of NOTATIONS) {
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


/***/ }),

/***/ 1179:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ displayWidth),
/* harmony export */   o: () => (/* binding */ unwrap)
/* harmony export */ });
/* harmony import */ var _closing_notice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2758);
/* harmony import */ var _notice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9612);


const TERMINAL_WIDTHS = new Set([80, 100, 120, 132, 160]);
const FRESH_START = /^(?:\s{0,12}at\s|\s{1,8}File "|Traceback\b|\d{4}[-/]\d{2}[-/]\d{2}|\d{2}:\d{2}:\d{2}|\[\w|(?:ERROR|WARN(?:ING)?|INFO|DEBUG|FATAL|CRITICAL|TRACE)\b|[A-Za-z_.]{1,80}(?:Error|Exception|Warning):|[<>] (?!["'])|HTTP\/\d|[■⚠✗✘●⏺✻›❯⎿])/;
const RECORD_START = /^\{["']\w/;
const LEADS_UP = /[-:=,([{\\]\s*$|\s$/;
const CLOSED = /[\d\])}"'.!?]$/;
const CAPITALISED = /^(?:[A-Z][a-z]{2,}|[A-Z]{3,})\b/;
const BEFORE_WAIT = /\s(?:please|try|again|in|after|until|wait|retry|for|on|at|resets?|refreshes)$/i;
const WAIT = /^(?:again|in|after|at|on|until|for)\b|^\d{1,4}(?:[.:]\d{1,3}){0,2}(?:\s|[smhd]\b|ms\b|$)/;
const WHOLE_WAIT = /\b(?:in|after|for)\s~?\d[\d.]{0,12}\s?(?:ms|s|secs?|seconds?|m|mins?|minutes?|h|hours?)$/i;
const REST_OF_UNIT = /^(?:e?c?onds?|ecs?|i?nutes?|ins?|o?urs?|s)\b/;
function isWholeWait(line, next) {
    return WHOLE_WAIT.test(line) && !/^\d/.test(next) && !REST_OF_UNIT.test(next);
}
function mayGoOn(line, next) {
    if ((FRESH_START.test(next) && !isGoMap(line, next)) || RULER_END.test(line))
        return false;
    if ((BEFORE_WAIT.test(line) && WAIT.test(next)) || isWholeWait(line, next))
        return false;
    if (RECORD_START.test(next) && !LEADS_UP.test(line))
        return false;
    return !(CLOSED.test(line) && CAPITALISED.test(next));
}
const isGoMap = (line, next) => line.endsWith("map") && next.startsWith("[");
const RULER_END = /([=\-─━_*#~.])\1{9}$/;
function unwrap(lines, raw) {
    const own = ownCuts(lines);
    const joined = [];
    let open = false;
    for (let index = 0; index < lines.length; index += 1) {
        const line = lines[index] ?? "";
        if (open)
            joined[joined.length - 1] += line;
        else
            joined.push(line);
        const isCut = own.has(index) ||
            isBroken(line, lines[index - 1], lines[index + 1]) ||
            (raw[index] !== line &&
                raw[index + 1] === lines[index + 1] &&
                isBroken(raw[index] ?? "", raw[index - 1], raw[index + 1]));
        const whole = joined.at(-1) ?? "";
        open = isCut && !(0,_notice_js__WEBPACK_IMPORTED_MODULE_1__/* .isSpoilt */ .Gp)(whole, lines[index + 1] ?? "", "") && (0,_closing_notice_js__WEBPACK_IMPORTED_MODULE_0__/* .closingNotice */ ._)(whole) === null;
    }
    return joined;
}
function ownCuts(lines) {
    const groups = new Map();
    lines.forEach((line, index) => {
        if (TERMINAL_WIDTHS.has(line.length) || !isCut(line, lines[index + 1]))
            return;
        const known = groups.get(line.length) ?? [];
        groups.set(line.length, known);
        const last = known.at(-1);
        if (last !== undefined && index - (last.at(-1) ?? 0) <= 3)
            last.push(index);
        else
            known.push([index]);
    });
    const isNearly = (line, width) => line !== undefined && line.length < width && line.length >= width - 12;
    const isWrapped = (index) => {
        const width = lines[index]?.length ?? 0;
        return isNearly(lines[index - 1], width) || (isNearly(lines[index + 1], width) && (lines[index + 2] ?? "") !== "");
    };
    const isTerminal = (group) => new Set(group.map((index) => lines[index]?.slice(0, 6))).size >= 2 &&
        group.some((index) => /\w$/.test(lines[index] ?? "") && /^\w/.test(lines[index + 1] ?? "")) &&
        !group.some(isWrapped);
    const isBrokenOff = (index) => {
        const [line, next] = [lines[index] ?? "", lines[index + 1] ?? ""];
        const says = (words) => (0,_notice_js__WEBPACK_IMPORTED_MODULE_1__/* .isReport */ .PS)(words) || (0,_closing_notice_js__WEBPACK_IMPORTED_MODULE_0__/* .closingNotice */ ._)(words) !== null;
        return !(0,_notice_js__WEBPACK_IMPORTED_MODULE_1__/* .isSpoilt */ .Gp)(line, next, "") && !(says(next) && !says(line + next));
    };
    return new Set([...groups.values()].flatMap((known) => known.map((group) => group.filter(isBrokenOff)).filter(isTerminal)).flat());
}
function isCut(line, next) {
    return (next !== undefined &&
        next !== "" &&
        line.length >= 60 &&
        line.length <= 160 &&
        next.length <= line.length &&
        line.slice(0, 6) !== next.slice(0, 6) &&
        !/\s\s|\s\|\s|\t|[.!?]$/.test(line) &&
        !/^\s\s/.test(next) &&
        mayGoOn(line, next));
}
function isBroken(line, before, after) {
    if (after === undefined || after === "" || line.length < 40 || line.length > 160)
        return false;
    const width = displayWidth(line);
    const filled = TERMINAL_WIDTHS.has(width) || (width !== line.length && TERMINAL_WIDTHS.has(width + 1));
    if (!filled || displayWidth(after) > width)
        return false;
    if (before !== undefined && displayWidth(before) > width)
        return false;
    if ((BEFORE_WAIT.test(line) && WAIT.test(after)) || isWholeWait(line, after))
        return false;
    if (/\w$/.test(line) && /^[a-z]{1,2}[A-Za-z]*\b/.test(after) && !/\s$/.test(line))
        return true;
    return mayGoOn(line, after);
}
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;
function displayWidth(line) {
    return line.length > 400 ? line.length : line.length + (line.match(WIDE)?.length ?? 0);
}


/***/ }),

/***/ 1162:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compileUserForms: () => (/* binding */ compileUserForms),
  readUserForms: () => (/* binding */ readUserForms)
});

// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
// EXTERNAL MODULE: ./build/core/detect/facts.js
var facts = __webpack_require__(2743);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
;// CONCATENATED MODULE: ./build/core/detect/pattern/syntax.js
class PatternError extends Error {
    name = "PatternError";
}
const DIGIT = [[48, 57]];
const WORD = [
    [48, 57],
    [65, 90],
    [95, 95],
    [97, 122],
];
const SPACE = [
    [9, 13],
    [32, 32],
    [160, 160],
    [0x2000, 0x200a],
    [0x2028, 0x2029],
    [0x3000, 0x3000],
];
const LAST = 0xffff;
const MOST_REPEATS = 1_000;
const DEEPEST = 60;
function parsePattern(source) {
    return new Parser(source).parse();
}
class Parser {
    source;
    at = 0;
    groups = 0;
    depth = 0;
    names = new Map();
    constructor(source) {
        this.source = source;
    }
    parse() {
        const node = this.choice();
        if (this.at < this.source.length)
            throw new PatternError(`a ")" without its "(" at character ${this.at + 1}`);
        return { node, groups: this.groups, names: this.names };
    }
    choice() {
        this.depth += 1;
        if (this.depth > DEEPEST)
            throw new PatternError("groups that are nested too deeply");
        const nodes = [this.sequence()];
        while (this.take("|"))
            nodes.push(this.sequence());
        this.depth -= 1;
        return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: "choice", nodes };
    }
    sequence() {
        const nodes = [];
        while (this.at < this.source.length && !"|)".includes(this.source[this.at] ?? ""))
            nodes.push(this.repeated());
        return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: "sequence", nodes };
    }
    repeated() {
        const node = this.atom();
        const range = this.quantifier();
        if (range === null)
            return node;
        if (node.kind === "assert")
            throw new PatternError(`a quantifier after an anchor at character ${this.at}`);
        const greedy = !this.take("?");
        if (this.quantifier() !== null)
            throw new PatternError(`two quantifiers in a row at character ${this.at}`);
        return { kind: "repeat", node, ...range, greedy };
    }
    quantifier() {
        if (this.take("*"))
            return { min: 0, max: Number.POSITIVE_INFINITY };
        if (this.take("+"))
            return { min: 1, max: Number.POSITIVE_INFINITY };
        if (this.take("?"))
            return { min: 0, max: 1 };
        const counted = /^\{(\d{1,6})(?:(,)(\d{0,6}))?\}/.exec(this.source.slice(this.at, this.at + 20));
        if (counted === null)
            return null;
        this.at += counted[0].length;
        const min = Number(counted[1]);
        const max = counted[2] === undefined ? min : counted[3] === "" ? Number.POSITIVE_INFINITY : Number(counted[3]);
        if (max < min)
            throw new PatternError(`the range ${counted[0]}, whose end is below its start`);
        if (Math.max(min, max === Number.POSITIVE_INFINITY ? 0 : max) > MOST_REPEATS)
            throw new PatternError(`more than ${MOST_REPEATS} repeats: ${counted[0]}`);
        return { min, max };
    }
    atom() {
        const char = this.source[this.at] ?? "";
        this.at += 1;
        switch (char) {
            case "^":
                return { kind: "assert", what: "start" };
            case "$":
                return { kind: "assert", what: "end" };
            case ".":
                return { kind: "set", set: { ranges: [[10, 10]], negated: true }, literal: null };
            case "(":
                return this.group();
            case "[":
                return { kind: "set", set: this.bracket(), literal: null };
            case "\\":
                return this.escape();
            case "*":
            case "+":
            case "?":
                throw new PatternError(`the quantifier ${char} with nothing before it at character ${this.at}`);
            default:
                return literal(char);
        }
    }
    group() {
        let index = null;
        if (this.take("?")) {
            if (!this.take(":")) {
                const name = /^<([A-Za-z_]\w{0,60})>/.exec(this.source.slice(this.at, this.at + 70));
                if (name === null)
                    throw new PatternError("look-around or an inline flag: only (…), (?:…) and (?<name>…) can be matched in linear time");
                this.at += name[0].length;
                this.groups += 1;
                index = this.groups;
                if (this.names.has(name[1] ?? ""))
                    throw new PatternError(`two groups of the name ${name[1]}`);
                this.names.set(name[1] ?? "", index);
            }
        }
        else {
            this.groups += 1;
            index = this.groups;
        }
        const node = this.choice();
        if (!this.take(")"))
            throw new PatternError('a "(" without its ")"');
        return { kind: "group", index, node };
    }
    escape() {
        const char = this.source[this.at];
        if (char === undefined)
            throw new PatternError("a lone backslash at the end");
        if (char === "b" || char === "B") {
            this.at += 1;
            return { kind: "assert", what: char === "b" ? "word" : "not-word" };
        }
        if (/[1-9k]/.test(char))
            throw new PatternError(`the back-reference \\${char}, which cannot be matched in linear time`);
        const set = this.classEscape();
        if (set !== null)
            return { kind: "set", set, literal: null };
        return literal(String.fromCharCode(this.charEscape()));
    }
    classEscape() {
        const char = this.source[this.at] ?? "";
        const ranges = { d: DIGIT, w: WORD, s: SPACE }[char.toLowerCase()];
        if (ranges === undefined)
            return null;
        this.at += 1;
        return { ranges, negated: char !== char.toLowerCase() };
    }
    charEscape() {
        const char = this.source[this.at] ?? "";
        this.at += 1;
        const named = { b: 8, n: 10, r: 13, t: 9, f: 12, v: 11, 0: 0 }[char];
        if (named !== undefined)
            return named;
        const hex = (char === "x" ? /^[0-9a-f]{2}/i : char === "u" ? /^[0-9a-f]{4}/i : null)?.exec(this.source.slice(this.at, this.at + 4));
        if (hex) {
            this.at += hex[0].length;
            return Number.parseInt(hex[0], 16);
        }
        if (/[A-Za-z]/.test(char))
            throw new PatternError(`the escape \\${char}, which is not known`);
        return char.charCodeAt(0);
    }
    bracket() {
        const negated = this.take("^");
        const ranges = [];
        for (let first = true;; first = false) {
            if (this.at >= this.source.length)
                throw new PatternError('a "[" without its "]"');
            if (this.take("]")) {
                if (first)
                    throw new PatternError('an empty "[]": a bracket inside a set is written "\\]"');
                break;
            }
            const low = this.member(ranges);
            if (low === null)
                continue;
            if (this.source[this.at] === "-" && this.source[this.at + 1] !== "]" && this.source[this.at + 1] !== undefined) {
                this.at += 1;
                const high = this.member(ranges);
                if (high === null || high < low)
                    throw new PatternError("a range in [] whose end is below its start");
                ranges.push([low, high]);
            }
            else
                ranges.push([low, low]);
        }
        return { ranges, negated };
    }
    member(ranges) {
        if (!this.take("\\")) {
            const code = this.source.charCodeAt(this.at);
            this.at += 1;
            return code;
        }
        const set = this.classEscape();
        if (set === null)
            return this.charEscape();
        ranges.push(...(set.negated ? complement(set.ranges) : set.ranges));
        return null;
    }
    take(char) {
        if (this.source[this.at] !== char)
            return false;
        this.at += 1;
        return true;
    }
}
function literal(char) {
    const code = char.charCodeAt(0);
    return { kind: "set", set: { ranges: [[code, code]], negated: false }, literal: char };
}
function complement(ranges) {
    const result = [];
    let from = 0;
    for (const [low, high] of ranges) {
        if (low > from)
            result.push([from, low - 1]);
        from = high + 1;
    }
    if (from <= LAST)
        result.push([from, LAST]);
    return result;
}

;// CONCATENATED MODULE: ./build/core/detect/pattern/linear-pattern.js


const LONGEST_SOURCE = 1_000;
const LONGEST_PROGRAM = 5_000;
function compilePattern(source) {
    if (source === "")
        throw new PatternError("an empty pattern, which matches everything");
    if (source.length > LONGEST_SOURCE)
        throw new PatternError(`more than ${LONGEST_SOURCE} characters`);
    const parsed = parsePattern(source);
    const program = [];
    emit({ kind: "group", index: 0, node: parsed.node }, program);
    program.push({ op: "match" });
    const needle = longestLiteral(parsed.node).toLowerCase();
    const slots = (parsed.groups + 1) * 2;
    return {
        source,
        names: parsed.names,
        groups: parsed.groups,
        exec: (text, steps) => needle !== "" && !text.toLowerCase().includes(needle) ? null : run(program, slots, text, steps),
    };
}
function emit(node, program) {
    if (program.length > LONGEST_PROGRAM)
        throw new PatternError("a pattern that is too large once its repeats are written out");
    switch (node.kind) {
        case "set":
            program.push({ op: "set", set: node.set });
            return;
        case "assert":
            program.push({ op: "assert", what: node.what });
            return;
        case "group":
            if (node.index !== null)
                program.push({ op: "save", slot: node.index * 2 });
            emit(node.node, program);
            if (node.index !== null)
                program.push({ op: "save", slot: node.index * 2 + 1 });
            return;
        case "sequence":
            for (const inner of node.nodes)
                emit(inner, program);
            return;
        case "choice":
            emitChoice(node.nodes, program);
            return;
        case "repeat":
            emitRepeat(node, program);
            return;
        default:
            (0,unreachable/* unreachable */.H)(node);
    }
}
function emitChoice(nodes, program) {
    const ends = [];
    for (const [index, inner] of nodes.entries()) {
        if (index === nodes.length - 1) {
            emit(inner, program);
            break;
        }
        const split = { op: "split", first: program.length + 1, second: 0 };
        program.push(split);
        emit(inner, program);
        const end = { op: "jump", to: 0 };
        ends.push(end);
        program.push(end);
        split.second = program.length;
    }
    for (const end of ends)
        end.to = program.length;
}
function emitRepeat(node, program) {
    for (let count = 0; count < node.min; count += 1) {
        const before = program.length;
        emit(node.node, program);
        if (program.length === before)
            return;
    }
    const branch = () => {
        const split = { op: "split", first: 0, second: 0 };
        program.push(split);
        return split;
    };
    const aim = (split, body, after) => {
        split.first = node.greedy ? body : after;
        split.second = node.greedy ? after : body;
    };
    if (node.max === Number.POSITIVE_INFINITY) {
        const start = program.length;
        const split = branch();
        emit(node.node, program);
        program.push({ op: "jump", to: start });
        aim(split, start + 1, program.length);
        return;
    }
    const splits = [];
    for (let count = node.min; count < node.max; count += 1) {
        const split = branch();
        splits.push({ split, body: program.length });
        emit(node.node, program);
    }
    for (const { split, body } of splits)
        aim(split, body, program.length);
}
function run(program, slots, text, steps) {
    const none = new Array(slots).fill(-1);
    let current = [];
    let best = null;
    for (let at = 0; at <= text.length; at += 1) {
        const seen = new Set();
        const next = [];
        const nextSeen = new Set();
        const live = [];
        for (const thread of current)
            follow(program, thread, text, at, seen, live, steps);
        if (best === null)
            follow(program, { pc: 0, saved: none }, text, at, seen, live, steps);
        for (const thread of live) {
            const instruction = program[thread.pc];
            if (instruction?.op === "match") {
                best = thread.saved;
                break;
            }
            if (instruction?.op === "set" &&
                at < text.length &&
                matches(instruction.set, text.charCodeAt(at)) &&
                !nextSeen.has(thread.pc)) {
                nextSeen.add(thread.pc);
                next.push({ pc: thread.pc + 1, saved: thread.saved });
            }
        }
        current = next;
        if (current.length === 0 && best !== null)
            break;
    }
    if (best === null)
        return null;
    const found = best;
    return Array.from({ length: slots / 2 }, (_, group) => {
        const [from, to] = [found[group * 2] ?? -1, found[group * 2 + 1] ?? -1];
        return from < 0 || to < 0 ? undefined : text.slice(from, to);
    });
}
function follow(program, thread, text, at, seen, live, steps) {
    const stack = [thread];
    for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
        const instruction = program[top.pc];
        if (instruction === undefined || seen.has(top.pc))
            continue;
        seen.add(top.pc);
        if (steps)
            steps.count += 1;
        switch (instruction.op) {
            case "jump":
                stack.push({ pc: instruction.to, saved: top.saved });
                break;
            case "split":
                stack.push({ pc: instruction.second, saved: top.saved }, { pc: instruction.first, saved: top.saved });
                break;
            case "save": {
                const saved = [...top.saved];
                saved[instruction.slot] = at;
                stack.push({ pc: top.pc + 1, saved });
                break;
            }
            case "assert":
                if (holds(instruction.what, text, at))
                    stack.push({ pc: top.pc + 1, saved: top.saved });
                break;
            case "set":
            case "match":
                live.push(top);
                break;
            default:
                (0,unreachable/* unreachable */.H)(instruction);
        }
    }
}
function holds(what, text, at) {
    if (what === "start")
        return at === 0;
    if (what === "end")
        return at === text.length;
    const boundary = isWord(text.charCodeAt(at - 1)) !== isWord(text.charCodeAt(at));
    return what === "word" ? boundary : !boundary;
}
function isWord(code) {
    return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || code === 95 || (code >= 97 && code <= 122);
}
function matches(set, code) {
    const inside = (unit) => set.ranges.some(([low, high]) => unit >= low && unit <= high);
    const found = inside(code) || inside(otherCase(code));
    return found !== set.negated;
}
function otherCase(code) {
    if (code >= 65 && code <= 90)
        return code + 32;
    if (code >= 97 && code <= 122)
        return code - 32;
    if (code < 128)
        return code;
    const char = String.fromCharCode(code);
    const other = char.toLowerCase() === char ? char.toUpperCase() : char.toLowerCase();
    return other.length === 1 ? other.charCodeAt(0) : code;
}
function longestLiteral(node) {
    const nodes = node.kind === "sequence" ? node.nodes : node.kind === "group" ? [node.node] : [node];
    let best = "";
    let run = "";
    for (const inner of nodes) {
        if (inner.kind === "set" && inner.literal !== null)
            run += inner.literal;
        else {
            if (run.length > best.length)
                best = run;
            run = "";
            const nested = inner.kind === "group"
                ? longestLiteral(inner.node)
                : inner.kind === "repeat" && inner.min > 0
                    ? longestLiteral(inner.node)
                    : "";
            if (nested.length > best.length)
                best = nested;
        }
    }
    return run.length > best.length ? run : best;
}

// EXTERNAL MODULE: ./build/core/detect/reset/duration-words.js
var duration_words = __webpack_require__(7721);
// EXTERNAL MODULE: ./build/core/detect/reset/headers.js
var headers = __webpack_require__(1782);
// EXTERNAL MODULE: ./build/core/detect/reset/prose-waits.js
var prose_waits = __webpack_require__(724);
// EXTERNAL MODULE: ./build/core/detect/reset/wait.js
var reset_wait = __webpack_require__(2691);
// EXTERNAL MODULE: ./build/core/detect/text/clean-lines.js
var clean_lines = __webpack_require__(1673);
;// CONCATENATED MODULE: ./build/core/detect/user-forms.js









const KINDS = ["wait", "stop", "cap", "task", "overload", "none"];
const FIELDS = ["name", "pattern", "kind", "provider", "retry_after_group", "retry_after_unit", "reset_group"];
const UNITS = new Map([
    ["ms", 1],
    ["s", 1_000],
    ["m", 60_000],
    ["h", 3_600_000],
]);
function compileUserForms(raw) {
    const names = new Set();
    return raw.map((entry, index) => {
        const form = compileOne(entry, index);
        if (names.has(form.name))
            throw wrong(index, form.name, "a name of its own", `the name ${JSON.stringify(form.name)} twice`, "Rename one of the two.");
        names.add(form.name);
        return form;
    });
}
function compileOne(raw, index) {
    const entry = new Map(Object.entries(raw).map(([key, value]) => [key.replaceAll("-", "_"), value]));
    const name = entry.get("name");
    if (typeof name !== "string" || name.trim() === "") {
        throw wrong(index, null, "a name", found(name), "Give each form a short name; it is shown where the form matched.");
    }
    for (const key of entry.keys()) {
        if (!FIELDS.includes(key))
            throw wrong(index, name, `only the fields ${FIELDS.join(", ")}`, `the field ${JSON.stringify(key)}`, "Remove it or correct its name.");
    }
    const kind = KINDS.find((one) => one === entry.get("kind"));
    if (kind === undefined)
        throw wrong(index, name, `kind to be one of ${KINDS.join(", ")}`, found(entry.get("kind")), "Choose the answer to the limit.");
    const provider = entry.get("provider");
    if (provider !== undefined && provider !== null && typeof provider !== "string")
        throw wrong(index, name, "provider to be text", found(provider), "Write its name, or leave it out.");
    const unit = entry.get("retry_after_unit") ?? "s";
    const retryAfterUnitMs = UNITS.get(String(unit));
    if (retryAfterUnitMs === undefined)
        throw wrong(index, name, `retry_after_unit to be one of ${[...UNITS.keys()].join(", ")}`, found(unit), "It is the unit of a bare number.");
    const pattern = compiled(entry.get("pattern"), index, name);
    return {
        name,
        kind,
        provider: provider ?? null,
        pattern,
        retryAfterGroup: group(entry.get("retry_after_group"), "retry_after_group", pattern, index, name),
        retryAfterUnitMs,
        resetGroup: group(entry.get("reset_group"), "reset_group", pattern, index, name),
    };
}
function compiled(source, index, name) {
    if (typeof source !== "string")
        throw wrong(index, name, "pattern to be a regular expression", found(source), "Write it as text, in quotes.");
    try {
        return compilePattern(source);
    }
    catch (error) {
        if (!(error instanceof PatternError))
            throw error;
        throw wrong(index, name, "pattern to be a regular expression that is matched in linear time", error.message, `Correct the pattern ${JSON.stringify(source)}.`);
    }
}
function group(value, field, pattern, index, name) {
    if (value === undefined || value === null)
        return null;
    const number = typeof value === "number"
        ? value
        : typeof value === "string"
            ? (pattern.names.get(value) ?? Number(value))
            : Number.NaN;
    if (Number.isInteger(number) && number >= 1 && number <= pattern.groups)
        return number;
    throw wrong(index, name, `${field} to be the number or the name of a group of the pattern`, found(value), `The pattern has ${pattern.groups} groups; add one in ( ).`);
}
function found(value) {
    return value === undefined ? "none" : JSON.stringify(value);
}
function wrong(index, name, expected, what, advice) {
    const entry = name === null ? `entry ${index + 1}` : `entry ${index + 1} (${JSON.stringify(name)})`;
    return new user_error/* UserError */.y(`Expected ${expected} in ${entry} of rate-limit-patterns, found ${what}. ${advice}`);
}
const TAIL = 65_536;
const LONGEST_LINE = 4_000;
function readUserForms(text, forms, context, stated = []) {
    if (forms.length === 0)
        return { detection: null, rest: text };
    const loud = forms.filter((form) => form.kind !== "none");
    const quiet = forms.filter((form) => form.kind === "none");
    const lines = (0,clean_lines/* cleanLines */.v)(text.slice(-TAIL));
    const kept = lines.filter((line) => !quiet.some((form) => form.pattern.exec(line.slice(0, LONGEST_LINE)) !== null));
    const rest = kept.length === lines.length ? text : `${text.slice(0, -TAIL)}${kept.join("\n")}`;
    for (const line of kept.toReversed()) {
        for (const form of loud) {
            const match = form.pattern.exec(line.slice(0, LONGEST_LINE));
            if (match !== null) {
                const wait = (0,reset_wait/* longest */.x)([...waitsOf(form, match, line, context), ...stated], context.nowAt);
                return { detection: answer(form, line, wait, context), rest };
            }
        }
    }
    return { detection: null, rest };
}
function waitsOf(form, match, line, context) {
    if (form.retryAfterGroup === null && form.resetGroup === null)
        return (0,prose_waits/* readProseWaits */._)(line, context);
    return [retryAfter(form, match), user_forms_reset(form, match, context)].filter((wait) => wait !== null);
}
function answer(form, line, wait, context) {
    return {
        kind: settle(form.kind, wait, context),
        retryAfterMs: wait?.kind === "duration" ? wait.ms : null,
        resetAt: wait?.kind === "instant" ? wait.at : null,
        evidence: line.trim().slice(0, facts/* WORDS_LENGTH */.RR),
        form: form.name,
        provider: form.provider,
    };
}
function settle(kind, wait, context) {
    if (kind !== "wait")
        return kind;
    if (wait === null)
        return "cap";
    return (0,reset_wait/* waitMs */.C)(wait, context.nowAt) > context.retryAfterThresholdMs ? "stop" : "wait";
}
function retryAfter(form, match) {
    const text = form.retryAfterGroup === null ? undefined : match[form.retryAfterGroup]?.trim();
    if (text === undefined)
        return null;
    if (/^\d{1,12}(?:\.\d{1,9})?$/.test(text)) {
        const ms = Number(text) * form.retryAfterUnitMs;
        return ms <= duration_words/* LONGEST_WAIT_MS */.u_ ? { kind: "duration", ms, source: "prose" } : null;
    }
    const duration = (0,duration_words/* readDuration */.$7)(text);
    return duration === null ? null : { kind: "duration", ms: duration.durationMs, source: "prose" };
}
function user_forms_reset(form, match, context) {
    const text = form.resetGroup === null ? undefined : match[form.resetGroup];
    return text === undefined ? null : (0,headers/* readReset */.ye)(text, context);
}


/***/ })

};
