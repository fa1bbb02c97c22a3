export const id = 929;
export const ids = [929];
export const modules = {

/***/ 81052:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ isConnectionFailure),
/* harmony export */   HD: () => (/* binding */ isAuthenticationError),
/* harmony export */   WT: () => (/* binding */ endsInAuthenticationError),
/* harmony export */   nK: () => (/* binding */ namesFailure)
/* harmony export */ });
const LAST_LINES = 15;
const LONGEST = 2_000;
const CONNECTION = new RegExp([
    "\\b(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ESOCKETTIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)\\b",
    "\\bconnection (?:refused|reset|aborted|timed out|closed by (?:peer|remote)|error)\\b",
    "\\b(?:failed|could ?n.t|could not|unable) to (?:connect|resolve host)",
    "\\bcould ?n.t connect|\\bcould not resolve host\\b",
    "\\btemporary failure in name resolution\\b|\\bname or service not known\\b",
    "\\bno such host\\b|\\bnodename nor servname\\b",
    "\\bnetwork is unreachable\\b|\\bno route to host\\b",
    "\\bsocket hang up\\b|\\bsocket disconnected\\b|\\bfetch failed\\b",
    "\\b(?:operation|request|read|connect|handshake|i/o) (?:timed out|timeout)\\b",
    "\\bTLS handshake timeout\\b|\\bAPITimeoutError\\b",
    "\\bcontext deadline exceeded\\b|\\baborted due to timeout\\b|^(?:(?:\\w+\\.)*TimeoutError|socket\\.timeout)(?:: (?:timed out)?)?$",
    "^http(?:x|core)\\.(?:\\w+Timeout|(?:Read|Write)Error)\\b",
].join("|"), "i");
function isConnectionFailure(text) {
    const lines = text.trimEnd().split("\n").slice(-LAST_LINES);
    return lines.some((line) => CONNECTION.test(line.trim().slice(0, LONGEST)));
}
const AUTHENTICATION = new RegExp([
    "\\b(?:authentication|permission_?denied|unauthori[sz]ed|unauthenticated)_?(?:error|exception)\\b",
    "\\b(?:permission_error|invalid_api_key|unauthenticated|permission_denied|model_not_found)\\b",
    "\\b(?:AccessDenied|UnrecognizedClient|ExpiredToken)Exception\\b",
    "\\b(?:invalid|incorrect|missing|expired|revoked|unauthorized|no)\\s(?:x-)?api[\\s_-]?key\\b",
    "\\bapi[\\s_-]?key\\s(?:(?:is\\s)?(?:not\\s(?:valid|set|found)|invalid|missing|expired|required))",
    "_API_KEY\\b.{0,60}\\b(?:missing|not\\sset|empty|required)\\b",
    "\\bno\\ssuch\\smodel\\b",
    "\\bmodel:?\\s[`'\"]?[\\w./:-]{1,80}[`'\"]?\\s(?:does\\snot\\sexist|(?:is|was)?\\s?not\\sfound)",
    "\\bnot_found_error\\b.{0,40}\\bmodel: |\\bmodels/[\\w.-]{1,80} is not found for API version\\b",
    "\\bis not a valid model id\\b|^invalid_model:|\\binvalid_model['\"][,}]",
    "\\bmodel not exist\\b|\\bDeploymentNotFound\\b",
    "\\bissue with the selected model\\b|\\bprovided model identifier is invalid\\b",
    "\\b(?:http(?:/[\\d.]+)?|status(?:[\\s_]code)?|error(?:\\scode)?)\\s?[:=]?\\s?40[13]\\b",
    "\\b401\\sUnauthorized\\b|\\b403\\sForbidden\\b",
].join("|"), "i");
const OF_THE_TASK = /\bAssertionError\b|\bexpect(?:ed|ation)?\b|\bmoderation\b|\bflagged\b|\bcontent[\s_-]?(?:filter|policy)/i;
function isAuthenticationError({ type, message, cause, status_code }) {
    const words = `${type ?? ""}: ${message ?? ""}: ${cause ?? ""}`.slice(0, LONGEST);
    if (OF_THE_TASK.test(words))
        return false;
    return status_code === 401 || status_code === 403 || AUTHENTICATION.test(words);
}
function endsInAuthenticationError(output) {
    const words = output.slice(-LONGEST);
    return AUTHENTICATION.test(words) && !OF_THE_TASK.test(words);
}
const NAMED = new RegExp([
    "unauthori[sz]ed|unauthenticated|authenticat|authori[sz]ation",
    "forbidden|(?:permission|access)[\\s_-]?denied|credentials?\\b",
    "(?:invalid|incorrect|missing|wrong|expired|revoked|no)\\s(?:\\w{1,20}\\s){0,2}(?:api[\\s_-]?key|token)\\b",
    "invalid[_-]?api[_-]?key",
    "(?:invalid|bad|malformed|unprocessable|unsupported)[\\s_-]?(?:request|argument|parameter|prompt|input|entity|model)",
    "not[\\s_-]?found|no[\\s_-]such|does not exist|schema|validation",
    "context[\\s_-]?(?:length|window|size)",
    "(?:maximum|max|too many|too long)[\\s_-]?(?:context|tokens)|(?:prompt|input) is too long",
    "content[\\s_-]?(?:filter|policy|management)|safety|moderation|\\brefus(?:al|ed to answer)",
    "\\b(?:error|status|code|http)\\b[^\\n\\d]{0,12}(?:4(?!29)\\d\\d|5\\d\\d)\\b",
].join("|"), "i");
function namesFailure(error) {
    if (error.is_retryable === false)
        return true;
    if (error.status_code !== undefined && error.status_code >= 400)
        return true;
    return NAMED.test(`${error.type ?? ""}: ${error.message ?? ""}: ${error.cause ?? ""}`.slice(0, LONGEST));
}


/***/ }),

/***/ 63929:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  detect: () => (/* binding */ detect),
  detectDeclared: () => (/* binding */ detectDeclared),
  detectNotice: () => (/* binding */ detectNotice),
  detectRowError: () => (/* binding */ detectRowError)
});

// EXTERNAL MODULE: ./build/core/failure-words.js
var failure_words = __webpack_require__(81052);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(19996);
;// CONCATENATED MODULE: ./build/detect/clean-lines.js
const TAIL = 262_144;
const MOST_LINES = 3_000;
const WRAPPED_ZONE = /(\d ?(?:[ap]m|[AP]M)? \([A-Z][A-Za-z_/]{0,40})\r?\n([A-Za-z_/]{1,40}\))/g;
const { raw } = String;
const ESC = "\\u001b";
const BEL = "\\u0007";
const ESCAPES = new RegExp(`${ESC}(?:\\[[0-9;:?<=>]{0,40}[ -/]{0,4}[@-~]|\\][^${BEL}${ESC}\\n]{0,400}(?:${BEL}|${ESC}\\\\)|[()][0-9A-Za-z]|[@-Z\\\\^_])`, "g");
const BREAK = /\r\n|[\r\n\u2028\u2029\u0085]/;
const PREFIX = [
    raw `\[?\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:[.,]\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?\]?\s`,
    raw `[\w.-]{0,60}[A-Za-z][\w.-]{0,60}\s{1,24}\|(?:\s|$)|\[pod/[\w./-]{1,120}\]\s`,
    raw `\[(?:stderr|stdout)\]\s|(?:stderr|stdout)[:>]\s|[\u{1F300}-\u{1FAFF}]\uFE0F?\s`,
].join("|");
const PREFIXES = new RegExp(`^(?:${PREFIX}){1,3}`, "u");
const WALLS = /^\s{0,8}[│┃║▏▎|]\s|\s{0,200}[│┃║▕]\s{0,4}$/g;
const PANEL_LINE = /^\s{0,8}[│┃║▏▎]|^\s{0,8}\|.{0,400}\|\s{0,4}$/;
const LONG_BLANK = /[ \t]{41,}/g;
function cleanLines(text) {
    return text
        .slice(-TAIL)
        .replace(ESCAPES, "")
        .replace(WRAPPED_ZONE, "$1$2")
        .split(BREAK)
        .slice(-MOST_LINES)
        .map(cleanLine);
}
function cleanLine(line) {
    const rest = line.replace(LONG_BLANK, " ".repeat(40)).replace(PREFIXES, "");
    if (/^"[^"]{12,4000}"$/.test(rest))
        return rest.slice(1, -1);
    return PANEL_LINE.test(rest) && !rest.slice(1, -1).includes(" | ") ? rest.replace(WALLS, "") : rest;
}

;// CONCATENATED MODULE: ./build/detect/forms/form.js
function oneOf(...alternatives) {
    return new RegExp(alternatives.join("|"), "i");
}

;// CONCATENATED MODULE: ./build/detect/forms/not-limits.js

const { raw: not_limits_raw } = String;
const STORAGE = [
    "disk|storage|drive|file ?system|inode|mailbox|upload|artifact|space|blob|(?<!token )bucket|volume|database size",
    "git lfs|lfs",
].join("|");
const MACHINE = [
    "mem|memory|heap|cpu|stack|gpu|cores?|pids?|file descriptors?|open files|threads?|processes|vcpus?|instances?",
    "pods?|nodes?",
].join("|");
const EFFORT = [
    "recursion|turns?|steps?|iterations?|time|wall|sample|working|message|retry|retries|depth|tool[- ]calls?|attempts?",
    "thinking|latency|error|search",
].join("|");
const NOT_LIMITS = {
    other: {
        "other-resource": {
            pattern: oneOf(not_limits_raw `\b(?:${STORAGE})\b.{0,40}\b(?:quota|limit|full|exceeded|exhausted)`, not_limits_raw `\b(?:quota|limit)\b.{0,30}\b(?:disk|storage|drive|inodes?|mailbox|artifact|bytes|gi?b|mi?b|lfs)\b`, not_limits_raw `no space left on device|磁盘|磁碟|ディスク|디스크|\bdisque\b|\bdisco\b|\bfestplatte|EDQUOT|disk quota`, not_limits_raw `\bout of (?:\w+ )?memory\b|\bOOM\b`, not_limits_raw `\b(?:${MACHINE})\b(?:(?!rate[- ]?limit).){0,30}\b(?:limit|quota|exceeded|exhausted)`, not_limits_raw `\b(?:quota|limit)\b.{0,40}\b(?:memory|cpus?|gpus?|vcpus?|cores|pods?|instances|nodes)\b|regional quota`, not_limits_raw `CUDA error|too many open files|cannot allocate|message (?:length |size )?(?:is )?larger than max|内存|メモリ`, not_limits_raw `메모리|\bspeicher|\bmémoire\b|\bmemoria\b`, not_limits_raw `\b(?:npm|yarn|pnpm|pip|cargo|gem|registry\.\w+)\b.{0,80}\b(?:402|payment required|E402)|\bE402\b`, not_limits_raw `private packages?`),
            example: "Error: disk quota exceeded",
            counterExample: "Error: request quota exceeded",
        },
        "harness-limit": {
            pattern: oneOf(not_limits_raw `\b(?:${EFFORT}) (?:limit|budget|depth)s?\b`, not_limits_raw `\btoken budget|\bbudgets?\b.{0,60}\b\d[\d.]* ?(?:[km]i?b|ms|s|seconds|bytes)\b`, not_limits_raw `\btoken limit exceeded\. value|\blimits?exceeded(?:error)?\b`, not_limits_raw `\btoo many (?:tool|function|recursive|nested) calls`, not_limits_raw `\b(?:task|agent|episode|run|sample|harness|max) (?:cost |usd )?budget\b|\bcost limit\b`, not_limits_raw `\b(?:request|tokens|tool_calls)_limit of \d|\bmax_cost|\bmaximum budget\b|\bmax[-_ ]budget\b`, not_limits_raw `\bUSD budget\b`),
            example: "Error: recursion limit of 25 reached",
            counterExample: "Error: request limit of 25 reached",
        },
        "other-failure": {
            pattern: oneOf(not_limits_raw `\bcontext (?:length|window|size|limit)\b(?!.{0,60}(?:extra usage|plan))`, not_limits_raw `\bshorten (?:your|the) (?:prompt|input|messages?|text)\b`, not_limits_raw `\boutput token (?:maximum|limit)`, not_limits_raw `\btoo many (?:clients|redirects|connections already|logins?|login attempts|failed (?:login|attempts)|open|arguments|values|columns|levels)`, not_limits_raw `\blimit(?: must|s must be)\b`, not_limits_raw `\bused \d{1,2}(?:\.\d+)?% of|\b\d{1,3}% (?:left|remaining|used)|\bless than \d+% of`, not_limits_raw `\b(?:approaching|close to|nearing) (?:your|the)\b`, not_limits_raw `\b(?:incorrect|invalid|missing|expired|revoked|no) (?:\w+ ){0,2}(?:api[ -]key|x-api-key|authentication|credentials|bearer)\b`, not_limits_raw `\bplease run /login\b|\boauth token has expired|\bunauthori[sz]ed\b(?!.{0,40}\btoo many\b)|\bcertificate verify failed\b`),
            example: "Error: this model's maximum context length is 8192 tokens",
            counterExample: "Error: this model's request limit is 8 per minute",
        },
    },
};

;// CONCATENATED MODULE: ./build/detect/forms/notices-rate.js
const RATE_NOTICES = {
    task: {
        "claude-long-context": {
            provider: "anthropic",
            pattern: /(?:extra usage|usage credits?|(?:the )?long context beta) (?:is|are) (?:required for|not yet available for)[^.]{0,60}/i,
            example: "Extra usage is required for long context requests.",
            counterExample: "Extra usage of commas is required for this style",
        },
        "openai-request-too-large": {
            provider: "openai",
            pattern: /request (?:body )?too large for [\w./:-]{1,80}.{0,120}?\b(?:tokens per min|limit \d|max size: \d+ tokens)/i,
            example: "Request too large for gpt-4o in organization org-x on tokens per min (TPM): Limit 30000, Requested 47112.",
            counterExample: "Request too large for the proxy: 12 MB",
        },
        "google-limit-zero": {
            provider: "google",
            pattern: /(?:quota exceeded for metric: [^,]{1,120}, limit: 0\b|(?<![^.])[^.]{0,80}\blimit: 0, model)/i,
            example: "Quota exceeded for metric: generativelanguage.googleapis.com/generate_content_free_tier_requests, limit: 0, model: gemini-3-pro",
            counterExample: "Quota exceeded for metric: x, limit: 10",
        },
        "elevenlabs-credits": {
            provider: "elevenlabs",
            pattern: /(?:this request exceeds your quota of \d+\. )?you have [1-9]\d* (?:credits|characters) remaining, while \d+/i,
            example: "This request exceeds your quota of 10000. You have 37 credits remaining, while 120 credits are required for this request.",
            counterExample: "You have 3 tries remaining",
        },
        "openrouter-afford": {
            provider: "openrouter",
            pattern: /this request requires more credits, or fewer max_tokens.{0,80}?can only afford [1-9]/i,
            example: "This request requires more credits, or fewer max_tokens. You requested up to 4096 tokens, but can only afford 1291.",
            counterExample: "This request requires more thought, or fewer words",
        },
    },
    rate: {
        "claude-organization-rate": {
            provider: "anthropic",
            pattern: /(?:this request would exceed|number of (?:\w+ ){1,3}has exceeded) (?:your|the) (?:organization's |account's |organization |per-minute |acceleration )?(?:\w+ )?rate limit/i,
            example: "This request would exceed your organization's rate limit of 30,000 input tokens per minute",
            counterExample: "This request would exceed the size of the page",
        },
        "openai-rate-limit-reached": {
            provider: "openai",
            pattern: /rate limit reached for [`'"]?[\w./:-]{1,80}[`'"]? ?(?:in organization|\(for limit|in project|on )/i,
            example: "Rate limit reached for gpt-5-mini in organization org-x on tokens per min (TPM): Limit 2000, Used 1990, Requested 170. Please try again in 486ms.",
            detected: "wait 0.486s",
            counterExample: "Rate limit reached for the first time",
        },
        "google-resource-exhausted": {
            provider: "google",
            pattern: /resource (?:has been )?exhausted(?: \(e\.g\. check quota\)|\. please (?:try again|retry))/i,
            example: "Resource has been exhausted (e.g. check quota).",
            counterExample: "The human resource has been exhausted",
        },
        "azure-rate-limit": {
            provider: "azure-openai",
            pattern: /requests to (?:the )?[^.]{1,200}? (?:have|has) exceeded (?:the )?(?:token |call |requests? )?rate limit/i,
            example: "Requests to the ChatCompletions_Create Operation under Azure OpenAI API version 2024-10-21 have exceeded token rate limit of your current OpenAI S0 pricing tier. Please retry after 17 seconds.",
            detected: "wait 17s",
            counterExample: "Requests to the office have exceeded the plan",
        },
        "azure-api-management": {
            provider: "azure-openai",
            pattern: /rate limit is exceeded\. try again in/i,
            example: "Rate limit is exceeded. Try again in 31 seconds.",
            detected: "wait 31s",
            counterExample: "The rate limit is exceeded twice in the story",
        },
        "cloudflare-1015": {
            provider: "cloudflare",
            pattern: /error (?:code:? )?1015\b/i,
            example: "error code: 1015",
            counterExample: "error code: 10150",
        },
        "github-rate-limit": {
            provider: "github",
            pattern: /(?:api rate limit (?:already )?exceeded(?: for |\. \(but)|you have exceeded a secondary rate limit|you have triggered an abuse detection)/i,
            example: "API rate limit exceeded for user ID 12345.",
            counterExample: "API rate limits for users are described here",
        },
        "replicate-throttled": {
            provider: "replicate",
            pattern: /request was throttled\. (?:expected available in|your rate limit\b)/i,
            example: "Request was throttled. Expected available in 11 seconds.",
            detected: "wait 11s",
            counterExample: "The motor was throttled. Expected speed is 11",
        },
        "registry-too-many-requests": {
            provider: "container-registry",
            pattern: /(?:toomanyrequests|TOOMANYREQUESTS): |[Yy]ou have reached your (?:un-?authenticated )?pull rate limit/,
            example: "toomanyrequests: retry-after: 985.86µs, allowed: 44000/minute",
            detected: "wait 0.00098586s",
            counterExample: "TooManyRequests: the name of a class",
        },
        "telegram-flood-wait": {
            provider: "telegram",
            pattern: /(?:telegram says: \[420 flood_wait_x\] - )?a wait of \d{1,9} seconds is required \(caused by /i,
            example: 'Telegram says: [420 FLOOD_WAIT_X] - A wait of 60259 seconds is required (caused by "auth.SendCode")',
            detected: "stop 60259s",
            counterExample: "A wait of 3 seconds is required before the page is shown",
        },
        "alpha-vantage-frequency": {
            provider: "alpha-vantage",
            pattern: /thank you for using alpha vantage! our standard api call frequency is \d/i,
            example: "Thank you for using Alpha Vantage! Our standard API call frequency is 5 calls per minute.",
            counterExample: "Thank you for using Alpha Vantage! Our standard API calls are listed below.",
        },
        "litellm-cooldown": {
            provider: "litellm",
            pattern: /no deployments available for selected model/i,
            example: "No deployments available for selected model, Try again in 5 seconds.",
            detected: "wait 5s",
            counterExample: "No deployments are planned for the model",
        },
        "voyage-no-payment-method": {
            provider: "voyage",
            pattern: /you have not yet added your payment method in the billing page and will have reduced rate limits/i,
            example: "You have not yet added your payment method in the billing page and will have reduced rate limits of 3 RPM and 10K TPM.",
            counterExample: "You have not yet added your payment method to the shop",
        },
    },
    overload: {
        "claude-not-your-limit": {
            provider: "anthropic",
            pattern: /server is temporarily limiting requests/i,
            example: "API Error: Server is temporarily limiting requests (not your usage limit)",
            counterExample: "The server is limiting the size of requests",
        },
    },
    other: {
        "claude-invalid-key": {
            provider: "anthropic",
            pattern: /invalid (?:x-)?api[- ]key\b(?= ?[·.!]|$)|please run \/login/i,
            example: "Invalid API key · Please run /login",
            counterExample: "An invalid API key is one of ten causes",
        },
    },
    failure: {
        "openai-server-error": {
            provider: "openai",
            pattern: /the server had an error (?:while )?processing your request/i,
            example: "The server had an error while processing your request. Sorry about that!",
            counterExample: "The server had an error in its name",
        },
    },
};

;// CONCATENATED MODULE: ./build/detect/forms/notices-spent.js
const SPENT_NOTICES = {
    money: {
        "claude-credit-too-low": {
            provider: "anthropic",
            pattern: /(?:your )?credit balance is too low\b/i,
            example: "Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing.",
            counterExample: "The credit of the balance sheet is low",
        },
        "claude-specified-limit": {
            provider: "anthropic",
            pattern: /you(?:'ve| have)? reached your specified (?:\w+ ){0,2}usage limits/i,
            example: "You have reached your specified API usage limits. You will regain access on 2026-02-01 at 00:00 UTC.",
            counterExample: "You reached the specified file",
        },
        "litellm-budget": {
            provider: "litellm",
            pattern: /(?:budget has been exceeded!|exceededbudget:)/i,
            example: "Budget has been exceeded! Current cost: 50.0213, Max budget: 50.0",
            counterExample: "Budget has been approved! Current cost: 50",
        },
        "openrouter-key-limit": {
            provider: "openrouter",
            pattern: /key limit exceeded(?: \(\w+ limit\))?\. manage it/i,
            example: "Key limit exceeded (total limit). Manage it using https://openrouter.ai/settings/keys",
            counterExample: "Key length limit exceeded",
        },
        "xai-team-credits": {
            provider: "xai",
            pattern: /your (?:newly created )?team [^.]{0,120}(?:used all available credits|doesn't have any credits|reached its monthly spending limit)/i,
            example: "Your team 1a2b has either used all available credits or reached its monthly spending limit.",
            counterExample: "Your team has used all available time",
        },
        "openai-not-active": {
            provider: "openai",
            pattern: /your account is not active, please check your billing/i,
            example: "Your account is not active, please check your billing details on our website.",
            counterExample: "Your account is not active, please confirm your address",
        },
        "fireworks-suspended": {
            provider: "fireworks",
            pattern: /account [^.]{0,80}is suspended,? possibly due to reaching the monthly spending limit/i,
            example: "Account evals-7 is suspended, possibly due to reaching the monthly spending limit or failure to pay past invoices.",
            counterExample: "Account evals-7 is suspended for spam",
        },
    },
    period: {
        "claude-hit-your-limit": {
            provider: "anthropic",
            pattern: /(?:you've |you have )?(?:hit|reached) your (?:(?:usage|session|weekly|monthly|daily|message|messages|chat|plan|extra|spend|spending|opus|sonnet|claude|premium|\d+-hour|team|included|free|credit|quota|request) ){0,3}?limits?(?=[.!]?$| ?[·∙•|;,.-]|[ .](?:resets|until|for)\b)/i,
            example: "You've hit your limit · resets 4pm (America/Los_Angeles)",
            detected: "stop 2026-05-12T23:00Z",
            counterExample: "A test hit your limit of 3 guesses",
        },
        "claude-limit-reached": {
            provider: "anthropic",
            pattern: /(?:claude (?:(?:ai|code|pro|max) )?usage limit reached\b|(?:5-hour|weekly|session|usage|opus|sonnet|daily|monthly)(?: weekly| usage)? limit reached(?: ?[·∙•|]|[.,;]? resets\b))/i,
            example: "5-hour limit reached ∙ resets 3pm",
            detected: "stop 2026-05-12T15:00Z",
            counterExample: "The usage limit reached its current form in 2021",
        },
        "claude-extra-usage-spent": {
            provider: "anthropic",
            pattern: /you(?:'re| are) out of (?:extra |free |premium )?usage\b/i,
            example: "You're out of extra usage · resets 7pm (UTC)",
            detected: "stop 2026-05-12T19:00Z",
            counterExample: "You are out of line with the usage guide",
        },
        "google-capacity-spent": {
            provider: "google",
            pattern: /you have exhausted your (?:capacity|daily quota) on this model|usage limit reached for (?:gemini-|all )/i,
            example: "You have exhausted your capacity on this model. Your quota will reset after 3h27m.",
            detected: "stop 12420s",
            counterExample: "You have exhausted your options on this level",
        },
        "azure-call-volume": {
            provider: "azure-openai",
            pattern: /out of call volume quota\b/i,
            example: "Out of call volume quota. Quota will be replenished in 07:14:02.",
            detected: "stop 26042s",
            counterExample: "Out of range: call volume",
        },
        "copilot-premium": {
            provider: "github-copilot",
            pattern: /you have exceeded your (?:free )?(?:premium request|chat|copilot)[\w ]{0,40}(?:allowance|quota|limit)/i,
            example: "You have exceeded your premium request allowance. We have automatically switched you.",
            counterExample: "You have exceeded your premium",
        },
        "huggingface-gpu-quota": {
            provider: "huggingface",
            pattern: /you have exceeded your (?:free |pro )?(?:gpu|zerogpu) quota\b/i,
            example: "You have exceeded your GPU quota (60s requested vs. 40s left). Try again in 0:24:24",
            detected: "stop 1464s",
            counterExample: "You have exceeded your GPU memory",
        },
        "openrouter-free-per-day": {
            provider: "openrouter",
            pattern: /rate limit exceeded: free-models-per-day/i,
            example: "Rate limit exceeded: free-models-per-day. Add 10 credits to unlock 1000 free model requests per day",
            counterExample: "Rate limit exceeded: see the table",
        },
        "tavily-plan-limit": {
            provider: "tavily",
            pattern: /this request exceeds your plan's set usage limit/i,
            example: "This request exceeds your plan's set usage limit. Please upgrade your plan or contact support@tavily.com",
            counterExample: "This request exceeds your plan's page count",
        },
    },
    quota: {
        "current-quota": {
            provider: "openai",
            pattern: /you(?:'ve| have)? exceeded your current quota\b/i,
            example: "You exceeded your current quota, please check your plan and billing details.",
            counterExample: "You exceeded your current speed",
        },
        "codex-quota": {
            provider: "openai",
            pattern: /quota exceeded\. check your plan and billing details\b/i,
            example: "ERROR: Quota exceeded. Check your plan and billing details.",
            counterExample: "Disk quota exceeded. Check your plan and billing address.",
        },
        "cohere-trial": {
            provider: "cohere",
            pattern: /you are using a trial key, which is limited to [\d,]{1,12} api calls \/ month/i,
            example: "You are using a Trial key, which is limited to 1000 API calls / month. You can continue to use the Trial key for free",
            counterExample: "You are using a Trial key, which is limited to 40 API calls / minute.",
        },
        "google-quota-metric": {
            provider: "google",
            pattern: /quota exceeded for (?:quota metric|metric:|aiplatform|[\w.]{1,60}googleapis)/i,
            example: "Quota exceeded for quota metric 'Generate Content API requests per minute' and limit 'requests per minute' of service 'generativelanguage.googleapis.com'",
            detected: "cap",
            counterExample: "Quota exceeded for the shared disk",
        },
    },
};

;// CONCATENATED MODULE: ./build/detect/forms/phrases.js

const { raw: phrases_raw } = String;
const EXCEEDS = phrases_raw `exceed\w*|reach\w*|hit|exhaust\w*|used(?: up)?|deplet\w*|consumed|surpass\w*|maxed out|spent`;
const PERIOD = [
    "daily|weekly|monthly|yearly|annual|hourly|session|usage|plan|subscription|free[- ](?:tier|plan)|trial",
    phrases_raw `per[- ](?:day|week|month)|[rt]pd|\d+[- ]?(?:hours?|h|days?)|billing (?:cycle|period)|premium`,
].join("|");
const LIMIT = "limits?|quotas?|caps?|allowances?|allocations?|allotments?";
const LACKS = [
    "insufficient|not (?:have )?(?:enough|sufficient)|no|low|lacks?|zero|negative|out of|ran out of|exhausted|depleted",
    "exceeded|used all|used up|any|remaining",
].join("|");
const RATE_HEADER = phrases_raw `(?:-(?!exceed|reach|hit|exhaust|error|violat)\w+)+: (?!exceed|reach|hit|exhaust|retry|try)`;
const USES = "usage|quota|messages|requests|prompts|searches|api calls|generations|completions|interactions|units";
const CALLS = "requests?|messages|searches|calls?|queries|generations|tokens?|pages";
const RATE_OF = "requests?|calls?|api|[rti]?p[ms]|[io]?tpm|qps|throughput|burst|ip|connections?|secondary|frequency";
function callsPer(units) {
    return phrases_raw `(?:${CALLS})(?: allowed)? ?(?:for|per|in|/|a|an|each|this) ?(?:the |this |1 )?(?:${units})\b`;
}
function exceeded(limit) {
    return (phrases_raw `\b(?:${limit})(?:\W+[\w./:'$()-]+){0,8}?\W+(?:${EXCEEDS}|insufficient|met)\b` +
        phrases_raw `|\b(?:${EXCEEDS}|over)(?:,? ['"]?[\w./'()-]+:?){0,8}? ['"]?(?:${limit})\b`);
}
const RATE = callsPer("second|sec|minute|min|hour");
const AT_ONCE = "(?:concurrent|concurrency|parallel|simultaneous)";
const PHRASES = {
    money: {
        "credits-exhausted": {
            pattern: oneOf(exceeded("credits?|balance|wallet|spend(?:ing)?|budget|cost (?:limit|cap)"), phrases_raw `\b(?:credits?|balance|wallet|prepaid)\b(?:\W+[\w'$.-]+){0,5}?\W+(?:too low|not enough|negative|empty|zero|expired|run out|below)\b`, phrases_raw `\b(?:${LACKS})(?: [\w'-]+){0,4}? (?:credits?|balance)\b(?! (?:check|card|of the))`, phrases_raw `\binsufficient funds\b(?=.{0,40}\badd (?:funds|credits))|(?<![\d.])0 credits? (?:left|remaining)\b`, phrases_raw `\brequires? more credits\b|\bout of budget\b`, phrases_raw `\badd (?:balance|funds (?:at|here|to continue|to your (?:account|balance|wallet)))\b|\bplease add funds\b`, phrases_raw `(?:账[户号]|用户|令牌)?(?:余额|额度|餘額|額度)(?:不足|已?用完|已?用尽|已?耗尽)|请充值|残高(?:が)?不足|잔액(?:이)? ?부족`, phrases_raw `guthaben (?:ist )?(?:aufgebraucht|erschöpft)|saldo insuficiente|solde insuffisant`),
            example: "Error: your wallet has insufficient credits",
            counterExample: "Error: credits.txt not found",
        },
        billing: {
            pattern: oneOf(phrases_raw `\bbilling\b.{0,60}(?:limit|disabled|not active|inactive|overdue|required|suspended|exceeded)`, phrases_raw `\bpayment (?:is )?required\b|\b(?:overdue|unpaid|past[- ]due) (?:payment|balance|invoices?|bills?)`, phrases_raw `\bpayment (?:has )?(?:failed|declined|overdue)|\barrear(?:s|age)\b|\badd a payment method\b`, phrases_raw `\b(?:account|organization|workspace|team|project)\b.{0,60}\bsuspended\b.{0,80}\b(?:billing|payment|invoice|balance|credits?|spend\w*|funds)`),
            example: "Error: billing limit of the account exceeded",
            counterExample: "Error: billing.csv has no header",
        },
    },
    period: {
        "usage-limit": {
            pattern: oneOf(exceeded(phrases_raw `(?:${PERIOD})(?: (?!rate\b)[\w.'()-]+){0,3} (?:${LIMIT})`), exceeded(callsPer("day|week|month|today")), phrases_raw `\b(?:${LIMIT})(?: (?:exceeded|reached|hit))? for (?:today|(?:the|this|your) (?:current )?(?:hour|day|week|month|billing \w+))\b`, phrases_raw `\b(?:${PERIOD}) (?:${LIMIT})(?:\W+[\w.:'$()-]+){0,6}?\W+resets?\b`, phrases_raw `\b(?:out of|ran out of|no more|no remaining|used all(?: of)?(?: your| the)?|used up(?: your| the)?) (?:[\w'.-]+ ){0,4}?(?:${USES})\b`, phrases_raw `\b(?:0|no|zero) (?:[\w'.-]+ ){0,4}?(?:${USES})\b(?![-/]\w| (?!(?:(?:is|are|was|were) )?(?:left|remain\w*|available|for|on|in|this|today|until)\b)\w)`, phrases_raw `\b0 of [\d,]+ (?:\w+ )?(?:left|remaining)\b`, phrases_raw `(?:使用|用量|调用|每日|每周|每月|今日|套餐)(?:次数|量)?(?:上限|限额|额度|配额)|配额(?:不足|已(?:用完|用尽|耗尽))|(?:利用|使用)(?:量の?)?(?:制限|上限)に達し`, phrases_raw `사용 ?(?:량 ?)?한도`, phrases_raw `l[ií]mite (?:de |d')?(?:uso|utilisation|utilizzo|requêtes|solicitudes|quotidienne|diario|mensual|mensuel)\b`, phrases_raw `квота исчерпана|(?:当日|免费)(?:额度|額度)`, phrases_raw `(?:nutzungs|tages|wochen|monats|api|anfrage)-?(?:limit|kontingent|grenze)`, phrases_raw `лимит (?:запросов|использования)`),
            example: "Error: daily limit for this key has been reached",
            counterExample: "Error: the daily limit is documented elsewhere",
        },
        "plan-limit": {
            pattern: oneOf(phrases_raw `\b(?:your|current) (?:plan|tier|subscription)(?:'s)?\b.{0,60}\b(?:limit|quota|allowance)\b`, phrases_raw `\bsubscribe to (?:any of )?(?:the |our )?premium plans?`, phrases_raw `\bupgrade (?:your plan )?(?:to|for) (?:continue|more|a higher|increase|higher)`, phrases_raw `\bfree (?:tier|plan|usage|trial)\b.{0,50}(?:exceed|exhaust|reach|(?<!rate[- ])limit|used up|ended|expired)`, phrases_raw `\byour trial (?:period )?(?:has )?(?:ended|expired)(?=[.!,]|$| on\b)`, phrases_raw `^limit reached\b|\byou(?:'ve| have)? (?:hit|reached) the limit(?: for (?!.{0,80}\bper\b)[^.!]{1,80})?(?=[.!]|$)|\bfree allotment is exhausted`),
            example: "Error: your plan has reached its limit, upgrade to continue",
            counterExample: "Error: your plan is empty",
        },
    },
    quota: {
        "quota-exceeded": {
            pattern: oneOf(exceeded("quotas?"), phrases_raw `\b(?:out of|insufficient|no remaining|not enough) (?:\w+ ){0,2}quota\b|\bquota (?:error|violation)\b`),
            example: "Error: quota for this project exceeded",
            counterExample: "Error: quota must be a number",
        },
    },
    rate: {
        "rate-limit-reached": {
            pattern: oneOf(exceeded(phrases_raw `(?<!x-)rate(?:[- _]?|/request )limit(?!${RATE_HEADER})\w*`), exceeded(phrases_raw `(?:${RATE_OF})(?: count| rate| requests?)? (?:limits?|quota)`), exceeded(RATE), exceeded("(?:maximum|max|allowed) (?:number of )?(?:api )?(?:requests|calls|queries)"), phrases_raw `\b(?:limit\w*|quota)\b[^.]{0,60}\b${RATE}|\b${RATE}(?: \w+){0,2} (?:limit|quota)\b`, phrases_raw `(?<![./])\b${AT_ONCE}\b(?![./]).{0,50}(?:exceed|reach|limit|full|allowed|slots?)`, phrases_raw `\b(?:exceed\w*|reach\w*|hit|allows?)\b.{0,40}\b${AT_ONCE}\b`, phrases_raw `(?<!\bx-)rate[- _]?limit(?!${RATE_HEADER})\w*(?:\W+[\w./:'-]+){0,8}?\W+(?:triggered|violat\w*|in effect|applied|error|try|retry|wait|resets?)\b`, phrases_raw `(?:due to|because of|by|a) rate[- _]?limit(?:ing|s|er)?\b|had to rate[- ]limit`),
            example: "Error: rate limit for this key exceeded",
            counterExample: "Error: rate_limit must be a number",
        },
        "rate-limited": {
            pattern: oneOf(phrases_raw `(?<!\b\d+ )\brate[- ]?limited\b(?! to|\s?[:=┃]\s?\d)|(?<![-\w])rate[- ]?limit(?=[.!)'"]{0,2}$)`, phrases_raw `\bthrottled\b(?!\s?[:=]?\s?\d|$)|\b(?:request|requests|client|account|api|you|key)\b.{0,30}\bthrottled\b`, phrases_raw `\bthrottling(?:exception| error|:)|\bthrottle limit|spike arrest violation`, phrases_raw `(?:^|[:.(] ?|\brequest |\bcall )rate (?:has been |was |is )?exceeded\b`, phrases_raw `\brequest (?:rate|frequency) (?:is |was )?(?:too (?:high|large)|increased too)`),
            example: "Error: upstream is rate limited",
            counterExample: "Error: calls are rate limited to 3 in this test",
        },
        "too-many-requests": {
            pattern: oneOf(phrases_raw `\btoo[- _]?many[- _]?(?:(?!in\b|of\b)\w+ ){0,2}?(?:requests?\b|calls\b|queries|concurrent \w+|simultaneous \w+|messages too|input tokens, please)`, phrases_raw `\btoo many tokens(?:,| per| processed| for)`, phrases_raw `\b(?:sending|making|issuing) (?:\w+ ){0,3}(?:requests|messages|queries|calls|prompts) too (?:quickly|fast|frequently|often)`, phrases_raw `\brequests (?:are )?too (?:frequent|fast|quick)`, phrases_raw `request frequency has been limited|excessive (?:requests|calls|queries)|doing that too (?:much|often)`, phrases_raw `flood (?:control|wait)`, phrases_raw `限流|速率限制|频率(?:超过|超限|限制)|并发(?:数)?(?:超|过高|限制)|(?:请求|访问|调用)(?:频率|次数)?(?:过于|太|过)(?:频繁|多|高)|請求過於頻繁|レート制限`, phrases_raw `リクエストが多すぎ|요청이 ?너무 ?많|demasiadas (?:solicitudes|peticiones)|trop de requêtes|ratenlimit`, phrases_raw `limite? d[ei] richieste|zu viele anfragen|muitas solicitações|troppe richieste|слишком много запросов`),
            example: "Error: too many requests in a short time",
            counterExample: "Error: too many arguments",
        },
        "slow-down": {
            pattern: oneOf(phrases_raw `\bplease slow down\b|\bslow down\b(?=[.!,:]|$)`, phrases_raw `\breduce (?:your |the )?(?:request rate|rate of (?:your )?requests|frequency of (?:your )?requests)`),
            example: "Error: please slow down",
            counterExample: "Error: the job may slow down the machine",
        },
    },
    overload: {
        overloaded: {
            pattern: oneOf(phrases_raw `\boverload(?:ed)?\b(?! (?:method|function|operator))`, phrases_raw `\b(?:at|over|out of|exceed\w*|insufficient|no|limited|reached|max(?:imum)?)(?: \w+){0,3} capacity\b`, phrases_raw `\bcapacity (?:is |has been |was |temporarily )*(?:not available|unavailable|exceeded|constraint\w*|reached|full|limited|exhausted)`, phrases_raw `\b(?:high|heavy|peak|unprecedented|increased|elevated) (?:demand|load|traffic)\b`, phrases_raw `\b(?:server|service|model|engine|system|backend|cluster|gpu|queue|workers?)(?: [\w./:'-]+){0,4} (?:too |very )?busy\b`, phrases_raw `\bqueue (?:\w+ ){0,3}(?:full|exceeded|overflow)`, phrases_raw `\bmodel\b.{0,60}\b(?:is|still) (?:currently )?(?:loading|warming up|starting|not ready)`, phrases_raw `not your (?:usage|rate|plan) limit|过载|负载过高|访问量过大`),
            example: "Error: the model server is overloaded, try later",
            counterExample: "Error: overloaded method does not match",
        },
    },
    failure: {
        "server-error": {
            pattern: oneOf(phrases_raw `\binternal server error\b|\bbad gateway\b|\bgateway time-?out\b`, phrases_raw `\b(?:service|server|model|api|upstream|backend|provider|endpoint)(?: [\w./:'-]+){0,4} (?:temporarily |currently )?unavailable\b`, phrases_raw `\btemporarily unavailable\b|\bserver error\b`, phrases_raw `\bupstream (?:connect|request|server) (?:error|timeout|failed|timed out)|\bno healthy upstream\b`, phrases_raw `unable to process your request`),
            example: "Error: 503 service temporarily unavailable",
            counterExample: "Error: server errors are counted in a table",
        },
    },
    connection: {
        "connection-error": {
            pattern: oneOf(phrases_raw `\b(?:ECONNRESET|ECONNREFUSED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH|ECONNABORTED|UND_ERR_[A-Z_]{3,30})\b`, phrases_raw `\bsocket hang up\b`, phrases_raw `\bconnection (?:error|reset|refused|aborted|closed|timed out|lost|was (?:reset|closed|aborted|refused)|broken|failed|dropped)`, phrases_raw `\bfetch failed\b|\bnetwork (?:error|timeout|is unreachable|connection lost)|\bpeer closed connection`, phrases_raw `\bserver disconnected|\bother side closed`, phrases_raw `\bstream (?:disconnected|closed|error|idle timeout|was interrupted)`, phrases_raw `\b(?:request|connect|connection|read|write|response|api|operation|handshake|socket) ?(?:has |was )?(?:timed ?out|timeout)\b`, phrases_raw `\bdeadline exceeded\b|\bmax retries exceeded with url|\bgetaddrinfo\b`, phrases_raw `temporary failure in name resolution|name or service not known|could not resolve host|no such host`),
            example: "Error: read ECONNRESET",
            counterExample: "Error: the connection pool has 3 members",
        },
    },
};

;// CONCATENATED MODULE: ./build/detect/forms/forms.js




const EXACT = [...listed(RATE_NOTICES), ...listed(SPENT_NOTICES)];
const GENERIC = [...listed(NOT_LIMITS), ...listed(PHRASES)];
const FORMS = [...EXACT, ...GENERIC];
function listed(forms) {
    return Object.entries(forms).flatMap(([meaning, some]) => Object.entries(some).map(([name, form]) => ({ ...form, name, meaning: meaning })));
}

;// CONCATENATED MODULE: ./build/detect/codes.js


const { raw: codes_raw } = String;
function codes_listed(table) {
    return Object.entries(table).flatMap(([meaning, forms]) => Object.entries(forms).map(([name, value]) => ({ form: { meaning: meaning, name }, value })));
}
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
const NUMBER_CODES = byCode({
    money: { "number-code": "1113 1309" },
    rate: { "number-code": "1302 1303 1300 11202 11203" },
    period: { "number-code": "1304 1308 1310 11201 4006" },
    overload: { "number-code": "1305 1312 3505 3040" },
});
function wordsOf(list) {
    return list.trim().split(/\s+/);
}
function byCode(table) {
    return new Map(codes_listed(table).flatMap(({ form, value }) => wordsOf(value).map((code) => [plain(code), form])));
}
function plain(code) {
    return code.toLowerCase().replace(/[^a-z0-9]/g, "");
}
const IN_NAMES = codes_listed({
    money: { "budget-exceeded": /\bspend limit\b/ },
    period: {
        "usage-limit": /\b(?:usage|daily|weekly|monthly|session|plan|subscription) limit error$|\bterminal quota\b/,
    },
    rate: {
        "rate-limit": /^retry after error$|\b(?:requests?|calls?) limit error$|\b(?:provisioned throughput|bandwidth limit) exceeded\b/,
        throttling: /\bthrottl(?:ed|ing)\b/,
        "resource-exhausted": /\bresource exhausted\b/,
    },
    overload: { overloaded: /\b(?:back pressure|capacity exceeded)\b/ },
    failure: { "server-error": /\bmodel (?:not ready|timeout|error|stream error)\b/ },
    connection: {
        "connection-error": oneOf(codes_raw `\b(?:connect|protocol|incomplete read|chunked encoding|max retry|name resolution|socket|fetch) error$`, codes_raw `\bclient (?:connector|os|payload) error$|\b(?:server|headers|body|pool) timeout\b`, codes_raw `\bremote disconnected$|\bapi response stalled\b`),
    },
});
const OTHER_LIMITS = oneOf(codes_raw `context|storage|disk|memory|\bfiles?\b|\bsize|length|upload|local|\bevent stream\b`, codes_raw `^(?:get|set|reset|check|test) |login|password|\bseats?\b|\btool|\bbalance error$|\bmax cost\b`, codes_raw `\btokens? limit exceeded$|^limit reached$`);
function spelledForm(name) {
    const words = name
        .replace(/([a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "$1 ")
        .replace(/[^A-Za-z0-9]+/g, " ")
        .toLowerCase()
        .replace(/(?:exception|fault)$/, "error");
    if (OTHER_LIMITS.test(words))
        return null;
    const known = IN_NAMES.find(({ value }) => value.test(words));
    if (known !== undefined)
        return known.form;
    const form = GENERIC.find(({ pattern }) => pattern.test(words));
    return form === undefined || form.meaning === "other" ? null : form;
}
function codeForm(code) {
    if (code.length > 120)
        return null;
    const last = code.split(/[#/]/).at(-1) ?? code;
    const name = last.split(".").at(-1) ?? last;
    return knownForm(last) ?? knownForm(name) ?? (/^[A-Za-z][\w.:-]{8,80}$/.test(last) ? spelledForm(last) : null);
}
function knownForm(code) {
    const name = plain(code);
    return CODES.get(name) ?? CODES.get(name.replace(/(?:error|exception)$/, "")) ?? null;
}
function fieldCodeForm(code) {
    return NUMBER_CODES.get(code) ?? codeForm(code);
}
const CLASS_NAME = new RegExp(`^[\\w.:$/]{0,90}(?:${[
    "Error|Exception|Fault|Timeout|Disconnected",
    "(?<!UsageLimit|Budget)Exceeded|Reached|Limited|RateLimit|Exhausted|Requests?|Throttl(?:ed|ing)",
].join("|")})$`);
function classForm(name) {
    return CLASS_NAME.test(name) ? spelledForm(name) : null;
}

;// CONCATENATED MODULE: ./build/detect/limit-evidence.js
const LIMIT_MEANINGS = ["money", "period", "quota", "rate"];
function noEvidence() {
    return { meanings: new Map(), status: null, headers: new Map(), waits: [], typed: false, words: "", context: "" };
}
function addMeaning(evidence, meaning, sign) {
    const known = evidence.meanings.get(meaning);
    if (known === undefined || weight(sign) > weight(known))
        evidence.meanings.set(meaning, sign);
}
function weight(sign) {
    if (sign.provider !== undefined)
        return 2;
    return sign.certain ? 1 : 0;
}
function addEvidence(evidence, more) {
    for (const [meaning, sign] of more.meanings)
        addMeaning(evidence, meaning, sign);
    for (const [name, value] of more.headers)
        evidence.headers.set(name, value);
    evidence.waits.push(...more.waits);
    evidence.status = more.status === 429 ? 429 : (evidence.status ?? more.status);
    evidence.typed ||= more.typed;
    if (evidence.words === "")
        evidence.words = more.words;
    evidence.context = `${evidence.context}\n${more.context}`;
}

// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
;// CONCATENATED MODULE: ./build/detect/reset/duration-words.js

const LONGEST_WAIT_MS = 400 * duration/* DAY_MS */.sO;
const UNIT_MS = new Map([
    [1e-6, "ns nanoseconds"],
    [1e-3, "µs μs us microseconds"],
    [1, "ms msec msecs millisecond milliseconds 毫秒"],
    [
        1_000,
        "s sec secs second seconds second(s) segundo segundos seconde secondes secondo secondi sekunde sekunden секунда секунды секунд секунду sekund sekundy sekundach 秒 秒钟 秒鐘 초",
    ],
    [
        60_000,
        "m min mins minute minutes minute(s) minuto minutos minuti minuten минута минуты минут минуту minuta minuty minut minutach 分 分钟 分鐘 분",
    ],
    [
        3_600_000,
        "h hr hrs hour hours hour(s) hora horas heure heures ora ore stunde stunden час часа часов 小时 小時 个小时 時間 시간",
    ],
    [duration/* DAY_MS */.sO, "d day days day(s) tag tage tagen jour jours día días dia dias giorno giorni день дня дней 天 日 일"],
    [604_800_000, "w wk wks week weeks week(s) 周"],
].flatMap(([ms, names]) => names.split(" ").map((name) => [name, ms])));
const NUMBER_WORDS = new Map([
    ["an", 1],
    ..."one two three four five six seven eight nine ten eleven twelve"
        .split(" ")
        .map((word, index) => [word, index + 1]),
    ["fifteen", 15],
    ["twenty", 20],
    ["thirty", 30],
    ["forty-five", 45],
    ["sixty", 60],
]);
const alternatives = (words) => [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[()]/g, "\\$&"))
    .join("|");
const PART = new RegExp(`\\s{0,4}(?:(\\d{1,12}(?:[.,]\\d{1,9})?)['"]?\\s{0,2}|(${alternatives(NUMBER_WORDS.keys())})\\s{1,2})(${alternatives(UNIT_MS.keys())})(?![a-zа-яё(])`, "iy");
const JOINER = /(?:,?\s{0,3}(?:and|und|et|y|e|и)\s|,\s|\s)?/iy;
const ISO_8601 = /P(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,9}(?:\.\d{1,9})?)S)?)?(?![\w])/y;
const COLONS = /(?:(\d{1,3})\.)?(\d{1,3}):(\d{2})(?::(\d{2}(?:\.\d{1,9})?))?(?![\d:])(?!\s{0,2}(?:[ap]\.?m|[AP]\.?M|\(?(?:UTC|GMT|[A-Z]{1,3}T)\b))/y;
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
    if (parts > 0) {
        const rest = smallest === duration/* DAY_MS */.sO && text.startsWith(", ", end) ? readColonDuration(text, end + 2) : null;
        return bounded(total + (rest?.durationMs ?? 0), rest?.end ?? end);
    }
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

;// CONCATENATED MODULE: ./build/core/zone.js

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
    const before = offsetMs(zone, asUtc - duration/* DAY_MS */.sO);
    const later = offsetMs(zone, asUtc + duration/* DAY_MS */.sO);
    const candidates = [...new Set([asUtc - before, asUtc - later])]
        .filter((at) => at + offsetMs(zone, at) === asUtc)
        .sort((a, b) => a - b);
    return candidates.find((at) => at > after) ?? candidates.at(-1) ?? asUtc - before;
}
function nextClockTime(hour, minute, timeZone, after) {
    const today = wallTimeAt(timeZone, after);
    const on = (day) => instantOf({ ...today, day, hour, minute, second: 0 }, timeZone, after);
    const first = on(today.day);
    return first > after ? first : on(today.day + 1);
}

;// CONCATENATED MODULE: ./build/detect/reset/instant.js

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const OTHER_MONTHS = "ene|gen fe[bv]|fév mar|mär|mrz a[bv]r ma[igy] juin|giu juil|lug ago|aoû set out|okt|ott nov d[ei][cz]|déc"
    .split(" ")
    .map((begin) => new RegExp(`^(?:${begin})`, "i"));
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const MONTH = "(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const WEEKDAY = "(?:(?:sun|mon|tue|wed|thu|fri|sat)(?:sday|nesday|rsday|urday|day|s|rs|r)?\\.?,?\\s{1,2})?";
const DAY = "(?<day>\\d{1,2})(?:st|nd|rd|th)?";
const DATES = [
    "(?<year>\\d{4})[-/](?<month>\\d{1,2})[-/](?<day>\\d{1,2})(?:[T_](?=\\d))?",
    `${WEEKDAY}${MONTH}\\s{1,2}${DAY}(?:(?:,\\s{0,2}|\\s{1,2})(?<year>\\d{4}))?(?![\\d:])`,
    `${WEEKDAY}${DAY}-${MONTH}-(?<year>\\d{2})(?!\\d)`,
    `${WEEKDAY}${DAY}[\\s-](?:of\\s)?${MONTH}(?:(?:,\\s{0,2}|[\\s-]{1,2})(?<year>\\d{4}))?(?![\\d:])`,
    "(?<day>\\d{1,2})\\.?\\s(?:de\\s)?(?<month>[a-zçéûä]{3,9})\\.?(?:,?\\s(?:de\\s)?(?<year>\\d{4}))(?![\\d:])",
    "(?:(?<year>\\d{4})年)?(?<month>\\d{1,2})月(?<day>\\d{1,2})[日号]",
    "(?<month>\\d{1,2})/(?<day>\\d{1,2})/(?<year>\\d{4}),?",
    "(?<month>0[1-9]|1[0-2])/(?<day>[0-3]\\d)(?![\\d/])",
].map((notation) => new RegExp(notation, "iy"));
const DAY_NAME = /(?:next\s|this\s)?(today|tomorrow|sun|mon|tue|wed|thu|fri|sat)(?:sday|nesday|rsday|urday|day|s|rs|r)?\.?(?![a-z])/iy;
const CLOCKS = [
    /(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?(?::(?<second>\d{2}))?\s{0,2}(?<half>[ap])\.?\s?m\b\.?/iy,
    /(?<hour>\d{1,2})[:h](?<minute>\d{2})(?::(?<second>\d{2}(?:[.,]\d{1,9})?))?(?![\d:])/iy,
    /(?<word>noon|midnight)\b/iy,
];
const ZONE = /\s{0,3}(?:\(([^()\n]{1,40})\)|((?:utc|gmt)\s?[+\-−]\s?\d{1,2}(?::?\d{2})?|[+\-−]\d{2}:?\d{2}|[A-Za-z]+\/[A-Za-z_]+(?:\/[A-Za-z_]+)?|(?:(?:us|u\.s\.)\s)?(?:pacific|eastern|central|mountain)(?:\s(?:standard|daylight))?(?:\stime)?|z|[A-Z]{2,5}|utc|gmt|北京时间)(?![A-Za-z0-9_]))/iy;
const EPOCH = /(\d{13}|\d{10})(?:\.\d{1,6})?(?![\d])/y;
const SPACE = /[\s,]{0,4}(?:(?:at|on|by|around|um|à|às|a las|alle|@)\s{1,2})?(?:~\s?)?/iy;
function readInstant(text, start, context) {
    const from = afterSpace(text, start);
    const read = readEpoch(text, from) ?? readCalendar(text, from, context);
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
const MIDNIGHT = { hour: 0, minute: 0, second: 0 };
function readCalendar(text, start, { nowAt, timeZone }) {
    let read = {};
    let end = start;
    for (;;) {
        const at = afterSpace(text, end);
        const next = (read.date || read.dayName ? null : (readDate(text, at) ?? readDayName(text, at))) ??
            (read.clock ? null : readClock(text, at)) ??
            (read.zone || end === start ? null : readZone(text, end));
        if (next === null)
            break;
        read = { ...read, ...next.part };
        end = next.end;
    }
    const { date, dayName, clock, zone = timeZone } = read;
    if (date === undefined && clock === undefined && (dayName === undefined || dayName.startsWith("to")))
        return null;
    const time = clock ?? MIDNIGHT;
    const at = date === undefined ? nextOn(dayName, time, zone, nowAt) : onDate(date, time, zone, nowAt);
    return at === null ? null : { at: at + Math.round((time.second % 1) * 1_000), end };
}
function readDate(text, start) {
    for (const notation of DATES) {
        const groups = sticky(notation, text, start)?.groups;
        if (groups === undefined)
            continue;
        const { year, month: name = "" } = groups;
        let [month, day] = [monthNumber(name), Number(groups.day)];
        if (month > 12)
            [month, day] = [day, month];
        if (!(month >= 1 && month <= 12 && day >= 1 && day <= 31))
            return null;
        return {
            part: { date: { year: year === undefined ? null : fullYear(year), month, day } },
            end: notation.lastIndex,
        };
    }
    return null;
}
function monthNumber(name) {
    const english = MONTHS.indexOf(name.toLowerCase().slice(0, 3)) + 1;
    const other = OTHER_MONTHS.findIndex((begin) => begin.test(name)) + 1;
    return english || other || Number(name);
}
function fullYear(year) {
    if (year.length > 2)
        return Number(year);
    return Number(year) + (Number(year) < 70 ? 2_000 : 1_900);
}
function onDate(date, time, zone, nowAt) {
    const inYear = (year) => instantOf({ ...date, ...time, year }, zone, nowAt);
    if (date.year !== null)
        return inYear(date.year);
    const thisYear = wallTimeAt(zone, nowAt).year;
    const at = inYear(thisYear);
    return at > nowAt ? at : inYear(thisYear + 1);
}
function readDayName(text, start) {
    const dayName = sticky(DAY_NAME, text, start)?.[1]?.toLowerCase();
    return dayName === undefined ? null : { part: { dayName }, end: DAY_NAME.lastIndex };
}
function nextOn(dayName, time, zone, nowAt) {
    const today = wallTimeAt(zone, nowAt);
    for (let daysAhead = 0; daysAhead <= 8; daysAhead += 1) {
        const date = new Date(Date.UTC(today.year, today.month - 1, today.day + daysAhead));
        const names = [undefined, ["today", "tomorrow"][daysAhead], WEEKDAYS[date.getUTCDay()]];
        if (!names.includes(dayName))
            continue;
        const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
        const at = instantOf({ ...time, year, month, day }, zone, nowAt);
        if (at > nowAt)
            return at;
    }
    return null;
}
function readClock(text, start) {
    for (const notation of CLOCKS) {
        const groups = sticky(notation, text, start)?.groups;
        if (groups === undefined)
            continue;
        const end = notation.lastIndex;
        const { word, half, minute = "0", second = "0" } = groups;
        if (word !== undefined)
            return { part: { clock: { ...MIDNIGHT, hour: /noon/i.test(word) ? 12 : 0 } }, end };
        const written = Number(groups.hour);
        if (half !== undefined && (written < 1 || written > 12))
            return null;
        const hour = half === undefined ? written : (written % 12) + (half.toLowerCase() === "p" ? 12 : 0);
        const clock = { hour, minute: Number(minute), second: Number(second.replace(",", ".")) };
        return hour > 24 || clock.minute > 59 || clock.second > 60 ? null : { part: { clock }, end };
    }
    return null;
}
function readZone(text, start) {
    const match = sticky(ZONE, text, start);
    const zone = match === null ? null : zoneNamed(match[1] ?? match[2] ?? "");
    return zone === null ? null : { part: { zone }, end: ZONE.lastIndex };
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

;// CONCATENATED MODULE: ./build/detect/reset/wait.js
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

;// CONCATENATED MODULE: ./build/detect/reset/headers.js



const LEAST_EPOCH_S = 1e8;
const HEADER_NAME = /^(?:retry-after(?:-ms)?|x-ms-retry-after-ms|x-retry-after(?:-ms)?|(?:[a-z]+-){0,3}[a-z]{0,20}rate-?limit(?:bysize)?(?:-[a-z0-9-]{1,60})?)$/;
function isLimitHeader(name) {
    return HEADER_NAME.test(name.toLowerCase());
}
function readHeaderWait(headers, context) {
    return (readExact(headers) ?? readRetryAfter(headers, context) ?? longest(familyResets(headers, context), context.nowAt));
}
function readRounded(headers, context) {
    return readExact(headers) === null ? null : readRetryAfter(headers, context);
}
function readExact(headers) {
    for (const name of ["retry-after-ms", "x-ms-retry-after-ms", "x-retry-after-ms"]) {
        const ms = number(headers.get(name));
        if (ms !== null && ms >= 0)
            return { kind: "duration", ms };
    }
    return null;
}
function readRetryAfter(headers, context) {
    for (const [name, value] of headers) {
        const wait = /(?:^|-)retry-after(?:-seconds)?$/.test(name) ? readReset(value, context) : null;
        if (wait !== null)
            return wait;
    }
    return null;
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
    const resets = [...headers].filter(([name]) => isLimitHeader(name) && name.includes("-reset"));
    const families = resets.map(([name, value]) => {
        const sibling = (word) => headers.get(name.replace(/-reset(?:-after|-at|-ms|-time)?(?=-|$)/, `-${word}`));
        const remaining = number(sibling("remaining"));
        const isRejected = sibling("status")?.trim().toLowerCase() === "rejected";
        const isSpent = isRejected || (remaining !== null && remaining <= 0);
        return { reset: name.endsWith("-ms") ? `${value}ms` : value, isSpent, isCounted: remaining !== null };
    });
    const spent = families.filter(({ isSpent }) => isSpent);
    const only = families.length === 1 ? families.filter(({ isCounted }) => !isCounted) : [];
    const governing = spent.length > 0 ? spent : only;
    const policies = (headers.get("ratelimit") ?? "").split(/,\s*(?=")/);
    const spentPolicies = policies.filter((policy) => /\b(?:r|remaining)=0\b/.test(policy));
    const draftResets = spentPolicies.flatMap((policy) => /\b(?:t|reset)=(\d{1,9})/.exec(policy)?.[1] ?? []);
    return [...governing.map(({ reset }) => reset), ...draftResets]
        .map((reset) => readReset(reset, context))
        .filter((wait) => wait !== null);
}
function readReset(value, context) {
    const text = bare(value);
    const plain = number(text);
    if (plain !== null) {
        if (plain < 0)
            return null;
        if (plain < LEAST_EPOCH_S)
            return { kind: "duration", ms: plain * 1_000 };
        const at = laterEpoch(plain, context.nowAt);
        return at === null ? null : { kind: "instant", at };
    }
    const duration = readDuration(text);
    if (duration !== null && duration.end === text.length)
        return { kind: "duration", ms: duration.durationMs };
    const instant = readInstant(text, 0, context);
    return instant === null ? null : { kind: "instant", at: instant.at };
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

;// CONCATENATED MODULE: ./build/detect/reset/prose-waits.js



const { raw: prose_waits_raw } = String;
function readProseWaits(message, context) {
    const words = message.replaceAll("\n", " ");
    return [
        ...readClientLines(message),
        ...readProtobufDelays(words),
        ...readCues(words, context),
        ...readChineseDurations(words),
        ...readChineseInstants(words, context),
    ];
}
const OWN_BACKOFF = /\b(?:will|'ll|going to|shall|let me|about to|next|another)\s(?:now\s)?$|\battempt\s.{0,20}$/i;
const RETRY = /^(?:try|retry|wait|pause)/i;
const CLIENT_LINES = [
    /\bRetrying request to \S{1,200} in (\d{1,9}(?:\.\d{1,9})?) seconds/gi,
    /\bRate limited\. Waiting (\d{1,9}(?:\.\d{1,9})?)s before retry\b/gi,
    /\bRetrying after (\d{1,9}) seconds!/gi,
    /\bRetry will occur after: (\d{1,9}) s\b/gi,
];
const CLIENT_OWN_LONGEST_S = 8;
function readClientLines(text) {
    return CLIENT_LINES.flatMap((line) => [...text.matchAll(line)])
        .map((match) => Number(match[1]))
        .filter((seconds) => seconds > CLIENT_OWN_LONGEST_S)
        .map((seconds) => ({ kind: "duration", ms: seconds * 1_000 }));
}
const PROTOBUF_DELAY = /\bretry_delay:?\s{0,3}\{\s{0,8}(?:seconds:\s{0,3}(\d{1,9}))?\s{0,8}(?:nanos:\s{0,3}(\d{1,9}))?\s{0,8}\}/gi;
function readProtobufDelays(words) {
    return [...words.matchAll(PROTOBUF_DELAY)].map(([, seconds = 0, nanos = 0]) => ({
        kind: "duration",
        ms: Number(seconds) * 1_000 + Number(nanos) / 1e6,
    }));
}
const VALUE_AHEAD = prose_waits_raw `(?=[\s:=~])`;
const CUES = new RegExp([
    prose_waits_raw `\b(?:try|retry|send|submit|make|repeat|resend|resubmit)` +
        prose_waits_raw `(?:\s(?:your|the|this|a|another|it|new|next))?(?:\s(?:new|next))?` +
        prose_waits_raw `(?:\s(?:requests?|calls?|it|messages?))?(?:\sagain)?(?:\slater)?` +
        prose_waits_raw `,?\s?(?:in|after|at|on|from|until)${VALUE_AHEAD}`,
    prose_waits_raw `\b(?:try|retry)\sagain(?:\slater)?(?=\s(?:on|tomorrow|mon|tue|wed|thu|fri|sat|sun))`,
    prose_waits_raw `\b(?:can|may)\s(?:continue|resume|proceed)\s(?:in|after|at|on|from)(?=\s)`,
    prose_waits_raw `\bcan\sonly\s(?:request|do|try|send|call)\s(?:this|that|it)\s(?:again\s)?after(?=\s)`,
    prose_waits_raw `\b(?:wait|pause)(?:\s(?:for|of|until|till))?${VALUE_AHEAD}`,
    prose_waits_raw `\b(?:server|provider|api)\s(?:requested|asked\sfor|asks\sfor|requires)(?:\san?)?(?=\s\d)`,
    prose_waits_raw `\breset(?:s|ting)?(?:\sagain|\soccurs)?(?:[\s_](?:in|after|at|on|time|date|by))?(?:\sis)?(?=[\s:=~@])`,
    prose_waits_raw `\b(?:renews?|resumes|refreshes|refills|replenishes|recovers|lifts|unlocks|expires|restores)` +
        prose_waits_raw `(?:\s(?:in|after|at|on))?${VALUE_AHEAD}`,
    prose_waits_raw `\b(?:available|access|restored|lifted|unblocked|unlocked|possible|back|allowed` +
        prose_waits_raw `|reset|renewed|refreshed|replenished|refilled)(?:\sagain)?\s(?:in|after|at|on|from)${VALUE_AHEAD}`,
    prose_waits_raw `\b(?:blocked|locked out|suspended|limited|banned|throttled|rate[- ]limited|unavailable|cooldown|cool-down)` +
        prose_waits_raw `\s(?:for|until|till)${VALUE_AHEAD}`,
    prose_waits_raw `\b(?:cool-?down|time (?:until|to) (?:reset|retry|availability)|next (?:reset|available)|reset time|wait time|retry time)` +
        prose_waits_raw `(?:\s(?:of|is|at|in))?${VALUE_AHEAD}`,
    prose_waits_raw `\bretry[-_ ]?after(?:[-_ ]?(?:seconds|secs|s))?['"]?(?=[\s:=~('"])`,
    prose_waits_raw `\bnot before\b`,
    prose_waits_raw `\b(?:de nuevo|nuevamente|novamente|réessayer|réessayez|essayer` +
        prose_waits_raw `|di nuovo|ponownie|riprova(?:re|te)?|riprovi|reintente|reinténtelo|vuelva a intentarlo)` +
        prose_waits_raw ` (?:en|em|dans|tra|fra|in|dentro de|po|za|após|après)(?=\s)`,
    prose_waits_raw `\b(?:restablece(?:rá)?|reinicia(?:rá)?|renueva|réinitialisée?|réinitialisation` +
        prose_waits_raw `|ripristina|ripristinato|redefinido|renovado) (?:en|em|dans|tra|fra|a las|às|à|alle)(?=\s\d)`,
    prose_waits_raw `\bum(?=\s\d{1,2}:\d{2}(?:\sUhr)?(?:\s\([^()\n]{1,40}\))?\s(?:\w{1,12}\s){0,2}?zurückgesetzt)`,
    prose_waits_raw `リセット(?:時刻|日時)?(?=\s?[:：]?\s?\d)`,
    prose_waits_raw `(?<![а-яё])через(?=\s\d{1,6}\s(?:сек|мин|час|д))`,
    prose_waits_raw `(?<![а-яё])(?:подождите|повторите)(?=\s\d)`,
    prose_waits_raw `\b(?:warten sie|bitte warten sie|espere|aguarde|attendez|patientez|attendi|attendere)(?=\s\d)`,
    prose_waits_raw `\bin(?=\s\d{1,4}\s(?:sekunden?|minuten?|stunden?)\s(?:erneut|wieder|noch ?mal))`,
    prose_waits_raw `\b(?:cycle|period|window)\s(?:ends|starts|begins)(?:\s(?:on|at|in))?(?=\s)`,
    prose_waits_raw `\btake\sa\sbreak\sfor(?=\s)`,
    prose_waits_raw `\bcome\sback(?:\s(?:in|after|at|on))?(?=\s)`,
    prose_waits_raw `\|(?=\d{10})`,
    prose_waits_raw `\buntil(?=\s)`,
].join("|"), "gi");
const SOFT = [
    prose_waits_raw `(?:\s(?:about|approximately|around|at least|roughly|another|a further|the next|up to))?`,
    prose_waits_raw `\s{0,3}~?\s{0,2}`,
].join("");
const AFTER_CUE = new RegExp(prose_waits_raw `(?:\s{0,2}[:：=(]|\s?@)?${SOFT}['"(]?`, "iy");
const INSTANT_CUE = /^(?:until|\||not before)$|\s(?:a las|às|à|alle)$/i;
const DURATION_CUE = /\b(?:in|after|for|wait|cool-?down)$|^time (?:until|to)\b/i;
const RETRY_AFTER = /retry[-_ ]?after/i;
const BARE_SECONDS = /(\d{1,9}(?:\.\d{1,9})?)(?![\d%])(?=\s{0,2}(?:$|[.,;:)\]}'"\n]|before\b|and\b))/iy;
function readCues(words, context) {
    return [...words.matchAll(CUES)].flatMap(({ 0: cue, index }) => {
        if (RETRY.test(cue) && OWN_BACKOFF.test(words.slice(Math.max(0, index - 30), index)))
            return [];
        AFTER_CUE.lastIndex = index + cue.length;
        AFTER_CUE.test(words);
        return readAfter(cue, words, AFTER_CUE.lastIndex, context) ?? [];
    });
}
function readAfter(cue, text, at, context) {
    const durationMs = INSTANT_CUE.test(cue) ? null : readDurationAfter(cue, text, at);
    if (durationMs !== null)
        return { kind: "duration", ms: durationMs };
    const instant = readInstant(text, at, context);
    if (instant !== null)
        return { kind: "instant", at: instant.at };
    if (!RETRY_AFTER.test(cue))
        return null;
    BARE_SECONDS.lastIndex = at;
    const seconds = Number(BARE_SECONDS.exec(text)?.[1]);
    return seconds < LEAST_EPOCH_S ? { kind: "duration", ms: seconds * 1_000 } : null;
}
function readDurationAfter(cue, text, at) {
    const read = readDuration(text, at) ?? (DURATION_CUE.test(cue) ? readColonDuration(text, at) : null);
    return read?.durationMs ?? null;
}
const CHINESE_UNIT = "秒|分|小时|小時|時間|天|日|초|분|시간|일";
const CHINESE_AFTER = new RegExp(prose_waits_raw `(?=\d)((?:\d{1,6}\s{0,2}(?:${CHINESE_UNIT})[钟鐘]?\s{0,2}){1,4})(?:之?[后後]|후|뒤|이후|待って)`, "g");
function readChineseDurations(words) {
    return [...words.matchAll(CHINESE_AFTER)].flatMap(({ 1: text = "" }) => {
        const read = readDuration(text.trim());
        return read === null ? [] : { kind: "duration", ms: read.durationMs };
    });
}
const CHINESE_AT = /(?:将|將|于|於|在|等到|至)\s{0,2}(?=[\d])/g;
const CHINESE_RESETS = /^\s{0,3}(?:之?[后後]|重置|刷新|恢复|恢復|解除|更新|重试|再试)/;
function readChineseInstants(words, context) {
    return [...words.matchAll(CHINESE_AT)].flatMap(({ 0: cue, index }) => {
        const read = readInstant(words, index + cue.length, context);
        const isReset = read !== null && CHINESE_RESETS.test(words.slice(read.end, read.end + 12));
        return isReset ? { kind: "instant", at: read.at } : [];
    });
}

;// CONCATENATED MODULE: ./build/detect/read-message.js





const { raw: read_message_raw } = String;
const WORDS_LENGTH = 500;
const END = 4_000;
function normalized(text) {
    const ends = text.length > 2 * END ? `${text.slice(0, END)} ${text.slice(-END)}` : text;
    return ends.replace(/[’ʼ`]/g, "'").replace(/\s+/g, " ").trim();
}
const URL = /https?:\/\/[^\s"'<>)\]}]{1,400}(?<!,)/g;
const PATH_OR_OPTION = /(?<=^|[\s'"(])(?:--[a-z][\w-]{3,80}|[\w.-]{0,40}\/[\w./-]{0,200}[-.][\w./-]{1,80})/gi;
function readMessage(text, { isError, isAssertion = false }, context) {
    const evidence = noEvidence();
    const words = normalized(text);
    evidence.words = words.slice(0, WORDS_LENGTH);
    evidence.context = words;
    if (words === "")
        return evidence;
    evidence.waits.push(...readProseWaits(words, context));
    const prose = words.replace(URL, " ").replace(PATH_OR_OPTION, " ");
    for (const form of EXACT)
        if (opensSentence(prose, form.pattern))
            note(evidence, form);
    if (isError)
        readCodes(prose, evidence);
    if (isAssertion)
        return evidence;
    if (isError)
        for (const form of GENERIC)
            if (form.pattern.test(prose))
                note(evidence, form);
    evidence.status = isError || reportsStatus(prose) ? readStatus(prose) : null;
    return evidence;
}
function note(evidence, { meaning, name, provider }) {
    addMeaning(evidence, meaning, { form: name, certain: provider !== undefined, provider });
}
function opensSentence(words, pattern) {
    const at = words.search(pattern);
    return at === 0 || (at > 0 && OPENS.test(words.slice(Math.max(0, at - 24), at)));
}
const OPENS = /(?:[.!?:;,=>)\]|*·•∙⎿●■⚠✗✘✕×❌–—-]|\b\d{3})\s?['"]?$|^[^\w"'`]{1,24}$/u;
const CODE_WORD = /(?<![\w./]|(?<![([→=]\s?|\w\(429, |\b(?:error|code|reason|said|returned|upstream|got|Error):? )["'])([A-Za-z]{2,30}(?:_[A-Za-z]{2,20}){1,6})\b/g;
const NAME_OF_SETTING = /_limit(?:ing)?$/;
const AWS_CODE = /\berror occurred \((\w[\w.]{2,80})\)/gi;
const GRPC_CODE = /\bStatusCode\.([A-Z_]{5,30})/g;
const GOOGLE_REASON = /\bgoogleapi: Error \d{3}: .{0,1000}, ([a-z]{2,20}(?:[A-Z][a-z]{1,20}){1,5})(?=\s|$)/g;
const CLASS_WORD = /(?<![\w./\\-]|(?<!error["']?: ?|<class )["'])(?:[A-Za-z_]\w{0,40}(?:\.|::|\$|\\)){0,6}([A-Z][A-Za-z0-9]{2,80})(?![\w.]*[(=]\w*=)/g;
const LEADS_CLASS = /(?:^|[^\w\s"'*]|"\s|\b(?:raised|ERROR|E))\s*$/;
function readCodes(words, evidence) {
    const codes = [
        ...[...words.matchAll(AWS_CODE), ...words.matchAll(GRPC_CODE)].map((match) => codeForm(match[1] ?? "")),
        ...[...words.matchAll(GOOGLE_REASON)].map((match) => fieldCodeForm(match[1] ?? "")),
        ...[...words.matchAll(CODE_WORD)].map(({ 1: code = "" }) => (NAME_OF_SETTING.test(code) ? null : codeForm(code))),
    ].map((form) => ({ form, certain: true }));
    const classes = [...words.matchAll(CLASS_WORD)].map(({ index, 0: path, 1: name = "" }) => {
        const isLed = LEADS_CLASS.test(words.slice(Math.max(0, index - 10), index));
        return { form: classForm(name), certain: isLed || words[index + path.length] === ":" };
    });
    for (const { form, certain } of [...codes, ...classes]) {
        if (form === null)
            continue;
        addMeaning(evidence, form.meaning, { form: form.name, certain });
        evidence.typed ||= certain && LIMIT_MEANINGS.includes(form.meaning);
    }
}
const REASON = [
    "Too Many Requests|Payment Required|Client Error|Server Error|Service (?:Temporarily )?Unavailable",
    "Bad Gateway|Internal Server Error|Gateway Time-?out|RESOURCE_EXHAUSTED|UNAVAILABLE|Unauthorized",
    "Forbidden|Not Found|Bad Request|Overloaded|Request Timeout|error responses?",
].join("|");
const USUAL = read_message_raw `4\d\d|50\d|51[01]|52\d|530`;
const FILLER = read_message_raw `(?:(?:with|an?|the|http|status|code|error|unexpected) ){0,4}\(?`;
const LEADS = [
    read_message_raw `\b\w*(?:error|exception|code|err|response|failed|rejected|refused|unavailable|api)['"]?[:=( ·[]{1,3}(?:is |was |of )?['"]?`,
    read_message_raw `(?<!\b(?:limit|max|maximum|most|expected|wanted) \d{1,9}, )` +
        read_message_raw `\b(?:returned|got|received|with|answered|replied|throws?|threw|gave|said)\s${FILLER}`,
    read_message_raw `^\W{0,3}`,
].join("|");
const STATUS = new RegExp([
    read_message_raw `\b(?:HTTP(?:/\d(?:\.\d)?)?[\s:_-]{1,3}${FILLER}|responded\s${FILLER}` +
        read_message_raw `|(?:http_?)?status(?:[ _]?(?:code|error))?['"]?\s?(?:[:=(]|is|was|of)?\s?['"]?)` +
        read_message_raw `(?<named>[45]\d\d)(?![\w%/]|[.:-]\d)`,
    read_message_raw `\b(?<explained>${USUAL})[\s:)-]{1,3}(?:${REASON})`,
].join("|"), "gi");
const LED_STATUS = new RegExp(read_message_raw `(?<!\b(?:exit|return)[ _])(?:${LEADS})(?<led>${USUAL})\b`, "gi");
const AFTER_STATUS = [
    "$",
    read_message_raw `[-–—:,;.!({<[|·"'\n](?!\d)`,
    read_message_raw `[^\0-\x7f]`,
    "[A-Z] ?[a-z]",
    read_message_raw `(?:after|and|at|by|during|for|from|in|on|status|when|while)\b`,
    "(?:[a-z]+ ){0,4}(?:limit|quota|credits?|balance|overload)",
].join("|");
const FOLLOWS = new RegExp(read_message_raw `^["'\]})]{0,3}\s?(?:${AFTER_STATUS})`);
const CLASS = /[a-z](?:Error|Exception)\W/i;
const UNIT_OR_VERB = "of|more|[km]i?b|gi?b|ms|usd|eur|is|was|not|already|does|must|should";
const PLURAL = read_message_raw `(?!too many )(?:[a-z-]+ ){0,2}(?!(?:this|does|status|exceeds|has)\b)[a-z]{2,}(?<!s)s`;
const COUNTED = new RegExp(read_message_raw `^\s(?:${UNIT_OR_VERB})\b|^\s${PLURAL}\b(?!:)`, "i");
function isStatus(lead, rest) {
    return FOLLOWS.test(rest) || (/^\s[^\s\d]/.test(rest) && !CLASS.test(lead) && !COUNTED.test(rest));
}
function readStatus(text) {
    const named = [...text.matchAll(STATUS)].map(({ index, 0: words, groups = {} }) => ({
        end: index + words.length,
        code: groups.named ?? groups.explained,
    }));
    const led = [...text.matchAll(LED_STATUS)]
        .map(({ index, 0: words, groups = {} }) => ({ end: index + words.length, words, code: groups.led }))
        .filter(({ end, words }) => isStatus(words, text.slice(end)));
    const codes = [...named, ...led].sort((a, b) => a.end - b.end).map(({ code }) => code);
    return codes.includes("429") ? 429 : Number(codes.at(-1) ?? 0) || null;
}
const DESCRIBES = oneOf(read_message_raw `\b(?:when|if|whenever|means?|indicates?|answers|should|would|respect|avoid|configured` +
    read_message_raw `|what|which|why|how|simulate|regex|pattern)\b(?! \w+ing\b)`, read_message_raw `\b(?:quand|lorsque|dès que|cuando|quando|wenn|sobald)\b|当(?![前日])|場合|如果|表示|意味`);
const REPORTED = oneOf(read_message_raw `\b(?:returned|got|received|answered|responded|rejected|refused|failed|threw|gave|was)\s` +
    read_message_raw `(?:with |an? |the |http |status |code |error |unexpected |by |:){0,4}4(?:29|02)\b`, read_message_raw `^\W{0,3}(?:HTTP(?:/\d(?:\.\d)?)? |Error |error:? |API Error: ?)?(?:429|402|5\d\d)[:,]? ` +
    read_message_raw `(?:${REASON}|[{"'<-]|.{0,40}\b(?:limit|quota|request|credit|balance|overload|returned error))`, read_message_raw `(?<!\b(?:answers|returns|sends|an?|with|on|for|the|of|to|as|or|and|when|if) )` +
    read_message_raw `\bHTTP(?:/\d(?:\.\d)?)? (?:429|402|5\d\d)\b`, read_message_raw `\bError code: (?:429|402|5\d\d)(?: - |$)`, read_message_raw `\bAPI 429: |^.{0,40}\b(?:status|code)=429\b|\bstatus(?:[ _]?code)?:? 429$`, read_message_raw `\b(?:GET|POST|PUT) https?:.{0,200}\b429 Too Many`, read_message_raw `\(Service: [\w ]{1,60}[;,] Status Code: (?:429|5\d\d)\b`);
function reportsStatus(words) {
    return REPORTED.test(words) && !DESCRIBES.test(words);
}
const SUBJECT = 60;
const OPENING_CODE = /^([a-z]{2,30}(?:_[a-z]{2,20}){1,6})(?:$|: [a-z]\S* \S)/i;
function opensWithLimit(line) {
    const words = normalized(line);
    if (DESCRIBES.test(words))
        return false;
    const code = OPENING_CODE.exec(words)?.[1] ?? "";
    const meant = NAME_OF_SETTING.test(code) ? undefined : knownForm(code)?.meaning;
    if (meant === "overload" || LIMIT_MEANINGS.some((meaning) => meaning === meant))
        return true;
    return GENERIC.some(({ meaning, pattern }) => {
        if (meaning === "other" || meaning === "failure" || meaning === "connection")
            return false;
        const at = words.search(pattern);
        return at !== -1 && at <= SUBJECT && !isQuoted(words.slice(0, at));
    });
}
function isQuoted(before) {
    return /["'`]/.test(before.replace(/\w'\w/g, ""));
}

;// CONCATENATED MODULE: ./build/detect/fields.js




const { raw: fields_raw } = String;
const NAMES = {
    message: `
    message msg error err errors errormessage errormsg errordescription errortext detail details description
    reason title statustext cause exception exceptionmessage raw body responsebody responsetext response data
    failure lasterror fault faultstring statusmsg statusmessage statusinfo retmsg errmsg respmsg info innererror
    innerexception rawmessage providermessage displaymessage usermessage localizedmessage reasonphrase warning
    errorchain errorchainrepr errorchainstr errorrepr errorstr causedby causes rootcause result errorsummary
    information note notice shortmessage detailmessage
  `,
    code: `
    code type name errortype errorcode exctype exceptiontype kind category subtype errorname errorclass
    errorkind typ errcode xtype
  `,
    status: `
    status cod statuscode httpstatus httpstatuscode httpcode rawstatuscode apierrorstatus httpresponsestatuscode
    responsestatus responsecode responsestatuscode upstreamstatus laststatus upstreamstatuscode
  `,
    log: `
    stderr stdout traceback stacktrace log logs logtail stderrtail stdouttail errorlog errortrace outputtail
    stack exceptiontraceback trace consoleoutput
  `,
    content: `
    content output text prompt input messages choices answer completion arguments toolinput toolresult
    tooluseresult query question config request options params requestbody requestheaders headersrequest
    document documents source codesnippet patch diff expected actual target reference examples example schema
    usage requestbodyvalues env args kwargs locals sample item summary case test testcase task
  `,
};
const ROLES = new Map(Object.entries(NAMES).flatMap(([role, names]) => wordsOf(names).map((name) => [name, role])));
const WAIT_NAMES = [
    ["wait-ms", /^(?:retry(?:after|in)|resets?(?:in|after)?)(?:ms|milliseconds)$|^msbeforenext$/],
    ["wait-seconds", /^(?:next)?(?:retry|(?:rate|quota)?resets?)(?:after|in|delay)(?:s|secs?|seconds|duration)?$/],
    ["wait-seconds", /^(?:(?:recommended|suggested)?wait|cooldown|estimated)(?:time)?(?:seconds)?$|^ttl$/],
    ["wait-seconds", /^(?:seconds|time)untilreset$/],
    [
        "instant",
        /^(?:quota|rate|limit|window|next|recommended)*(?:resets?|retry(?:after)?|available|blocked|until)(?:next|at|on|time|date|until|timestamp)*$/,
    ],
    ["instant", /^ratelimitnext$|^periodend$|^expectedavailability$/],
];
function fieldRole(name) {
    if (name.includes("-") && isLimitHeader(name))
        return "header";
    const plain = name.toLowerCase().replace(/[^a-z0-9]/g, "");
    return ROLES.get(plain) ?? WAIT_NAMES.find(([, names]) => names.test(plain))?.[0] ?? "other";
}
const BARE_INSTANT = fields_raw `(?:mon|tue|wed|thu|fri|sat|sun)\w{0,6},? [\w :-]{10,30}|\d{4}-\d\d-\d\d[T ]\d\d:[\d:.]{2,16}(?:Z|[+-][\d:]{4,5})?`;
const BARE = fields_raw `-?\d[\d.]{0,20}(?:[mnuµμ]?s|m|h)?(?:\d[\dsm.]{0,12})?|[A-Za-z][\w.-]{0,80}`;
const PAIR = new RegExp(fields_raw `(?<![\w$./])["']?([A-Za-z$_@][\w$@.-]{0,60})(?:["']?\]?\s{0,3}(?::|=>?)\s{0,3}|["'],\s)\[?\(?(?:b|Some\()?` +
    fields_raw `(?:"((?:[^"\\]|\\.){0,4000})"|'((?:[^'\\]|\\.){0,4000})'|\`([^\`]{0,4000})\`|(${BARE_INSTANT}|${BARE})(?![\d.]*:\d))`, "gi");
const DEEPEST = 3;
function scanFields(text, depth = 0) {
    const open = text.replace(/\\+(["'])/g, "$1").replace(/\\+[nr]/g, "\n");
    return [...open.matchAll(PAIR)].flatMap((match) => {
        const name = match[1] ?? "";
        const value = match[2] ?? match[3] ?? match[4] ?? match[5] ?? "";
        const field = { name, role: fieldRole(name), value };
        return depth < DEEPEST && /[{[]\s*["']/.test(value) ? [field, ...scanFields(value, depth + 1)] : [field];
    });
}
function readWaitField({ role, value }, context) {
    const text = value.trim();
    const number = /^\d{1,16}(?:\.\d{1,9})?$/.test(text) ? Number(text) : null;
    switch (role) {
        case "wait-ms":
            return number === null ? null : { kind: "duration", ms: number };
        case "instant":
            return number !== null && number < LEAST_EPOCH_S ? null : readReset(text, context);
        case "wait-seconds":
            return readReset(text, context);
        default:
            return null;
    }
}
function readFields(fields, context, isAssertion = false) {
    const evidence = noEvidence();
    const messages = fields.filter((field) => field.role === "message").map((field) => field.value);
    const words = messages.filter((message) => message.length > 2);
    addEvidence(evidence, readMessage(words.join(";\n"), { isError: true, isAssertion }, context));
    evidence.words = (words.toSorted((a, b) => b.length - a.length)[0] ?? "").replace(/\s+/g, " ").slice(0, WORDS_LENGTH);
    addFields(evidence, fields, context, isAssertion);
    return evidence;
}
const RETRY_AFTER_MS = /^retry_?after_?ms$/i;
const fields_RETRY_AFTER = /^retry_?after(?:_?s(?:ec(?:ond)?s?)?)?$/i;
function addFields(evidence, fields, context, isAssertion = false) {
    const statuses = [];
    const isRounded = fields.some((field) => RETRY_AFTER_MS.test(field.name) && readWaitField(field, context) !== null);
    for (const field of fields) {
        if (isRounded && fields_RETRY_AFTER.test(field.name))
            continue;
        switch (field.role) {
            case "header":
                evidence.headers.set(field.name.toLowerCase(), field.value);
                break;
            case "status":
            case "code":
            case "message": {
                const status = field.role === "message" ? null : /^([45]\d\d)\b/.exec(field.value);
                const isCode = field.role !== "message" || field.value.length < 40;
                if (status !== null)
                    statuses.push(Number(status[1]));
                else if (isCode)
                    addCode(evidence, field);
                break;
            }
            case "wait-ms":
            case "wait-seconds":
            case "instant": {
                const wait = readWaitField(field, context);
                if (wait !== null)
                    evidence.waits.push(wait);
                break;
            }
            default:
                if (/^quota_?value$/i.test(field.name) && field.value === "0") {
                    addMeaning(evidence, "task", { form: "limit-zero", certain: true });
                }
                if (field.value.length < 300)
                    evidence.context += `\n${field.value}`;
        }
    }
    if (isAssertion)
        return;
    evidence.status = statuses.includes(429) || evidence.status === 429 ? 429 : (statuses.at(-1) ?? evidence.status);
}
function addCode(evidence, field) {
    const form = fieldCodeForm(field.value) ?? (field.role === "code" ? classForm(field.value) : null);
    if (form === null)
        return;
    const limits = LIMIT_MEANINGS.includes(form.meaning);
    if (field.role === "message" && !limits && form.meaning !== "overload")
        return;
    addMeaning(evidence, form.meaning, { form: form.name, certain: true });
    evidence.typed ||= limits && field.role !== "message";
    evidence.context += `\n${field.value}`;
}

;// CONCATENATED MODULE: ./build/detect/line-shapes.js

const { raw: line_shapes_raw } = String;
function inParts(flags, ...parts) {
    return new RegExp(parts.join(""), flags);
}
const ERROR_LEVEL = [
    /\b(?:ERROR|ERR!|FATAL|CRITICAL|SEVERE|PANIC|WARN(?:ING)?)\b/,
    /\b\w*(?:Error|Exception|Failure|Fault|Exceeded|Exhausted|Limit(?:ed|Reached))\b(?=\s*[:([{<·-]|\s\d|\.?\s*$)/,
    /\bStatusCode\.[A-Z_]{5,}|^\s{0,8}(?:[\w-]+(?:\.|::))+_?[A-Z][\w$]+: |^\([A-Z]\w{3,40}\) /,
    inParts("iu", line_shapes_raw `\b(?:errors?(?: occurred)?|fatal|panic|failed|failure|exception|aborted|stopped|rejected|refused|denied|gave up|giving up)\b`, line_shapes_raw `(?=\W{0,3}[:([]|,|;| with\b| by\b| due\b| because\b| after\b|\s[-–—]| to \w)`),
    inParts("iu", line_shapes_raw `^\W{0,8}(?:error|failed|failure|fatal|could not|couldn't|unable to|cannot|request failed|api error`, line_shapes_raw `|uncaught|unhandled|traceback|oops|sorry|fehler|erreur|errore|erro)\b`),
    inParts("iu", line_shapes_raw `^\W{0,8}(?:错误|錯誤|エラー|오류|ошибка)|^\s{0,8}[■✗✘✕×❌⚠✖]`, line_shapes_raw `|\(code[:=] ?\w+\)|\blast status\b`),
    /\bstatus (?:error |code )?[45]\d\d\b(?!\.)|\blevel=(?:error|fatal|warn)|^##\[error\]/iu,
    /^\S+:\d+:in .{0,1500}\([A-Z][\w:]*\)\s*$|^\s*\[(?:\w+\\)*\w*(?:Exception|Error)\](?=\s|$)/u,
];
const QUIET_LEVEL = /^.{0,60}\b(?:INFO|DEBUG|TRACE|NOTICE)\b/;
const ERROR_PAGE = /<(?:title|h1)>\s*[45]\d\d|^\s*<error>/i;
function isErrorLine(line) {
    const start = line.slice(0, 2_000);
    if (reportsStatus(start) || ERROR_PAGE.test(start))
        return true;
    return !isQuietLine(start) && ERROR_LEVEL.some((level) => level.test(start));
}
function isQuietLine(line) {
    return QUIET_LEVEL.test(line);
}
const STATEMENT = [
    line_shapes_raw `import|from(?= [\w.]+ import\b)|def|defp|class|const|var|return|function|func|fn|pub|async|await`,
    line_shapes_raw `if|elif|else|except|catch|raise|throw|assert|expect|export|public|private|interface|struct|enum`,
].join("|");
const SOURCE = [
    inParts("i", line_shapes_raw `^\s*(?:[-+](?=[\sA-Za-z{"'])(?!\s?(?:error|4\d\d|5\d\d)\b)`, line_shapes_raw `|//|#(?!#\[error|\d+ ERROR\b)|\*\s|\||>\s(?!Could not\b)`, line_shapes_raw `|<!--|<(?!html|!doctype|title|h1|head|body|error)\w+[ >]`, line_shapes_raw `|--?[a-z][\w-]*[ =]|at\s\S+\s\(|["'][\w.-]+["']:\s|@\w+)`),
    inParts("", line_shapes_raw `^\s*(?:(?:${STATEMENT})\b`, line_shapes_raw `|(?:for|while|case|type|let|val)\b(?!.{0,60}(?:Error|error):))[^:]{0,200}[({=:;,]`),
    /^\s*[\w./-]+\.[a-z]{1,5}:\d+:(?!\s?(?:[\w.]*(?:Error|error|fatal|FAIL)|in ))|;\s*$|[)=>]\s*\{\s*$/,
    /^\s*[\w.#-]{0,40}:?\s*\{\s*$|=>|\)\s*\{|^\s*(?!429|402|5\d\d)\d{1,4}(?::| ->) |^\s*\d{3}: ["']/,
    inParts("", line_shapes_raw `\b(?:re\.compile|expect|assert\w*|toBe|toEqual|toMatch|pytest\.raises|describe|it|test`, line_shapes_raw `|return_value|side_effect|mock\w*)[(=]`),
    /\b(?:throw|raise)\s+(?:new\s+)?[\w.]+\(/,
    inParts("", line_shapes_raw `^\s*(?:[├└┌]|[0-9a-f]{7,40}\s|(?:feat|fix|docs|chore|refactor|perf|test)(?:\([\w/-]+\))?!?: `, line_shapes_raw `|v\d+\.\d+|[QA]: |\w+ = ["'\d[])`),
    /\)\s*,\s*$/,
    /^\s*(?:\d+\.|[-*])\s+(?!error\b|\w+Error:)\S.{0,200}$|^[^|]{1,60} \| [^|]{1,80}$/iu,
    inParts("iu", line_shapes_raw `^\s*(?:\[?(?:answer|thinking|question|expected|actual|reference|note|tip|hint|grader)\]?(?: \d+)?:?`, line_shapes_raw `|\[?(?:assistant|user|human|prompt)(?:\](?: \d+)?:?|(?: \d+)?:))\s`),
];
const SURELY_ERROR = inParts("", line_shapes_raw `^\s*(?:E\s+)?(?!(?:class|raise|except|throw|import|from|catch|return|new)\b)(?:\*\* \()?`, line_shapes_raw `(?:[\w.$:]{0,80}(?:Error|Exception|Exceeded|Exhausted|Limited|Requests|Failure)\)?(?::|\(\w+=|\s\w)`, line_shapes_raw `|[\w .]{0,40}Error:)`, line_shapes_raw `|^\s*(?:ERROR\b|error:|FAILED\b|\[error\] \w|\[?\d{4}-\d\d-\d\d)|^\S+:\d+:in |^##\[error\]`);
const OPENING_BRACKET = /^\s*[{[(]\s*$/;
const MENTIONS_STATUS = /^\s*(?:[|*#/+-]|[0-9a-f]{7,40}\s)|=>|,\s*$/;
function isSourceLine(head) {
    if (OPENING_BRACKET.test(head) || !SOURCE.some((one) => one.test(head)) || SURELY_ERROR.test(head))
        return false;
    return !reportsStatus(head) || MENTIONS_STATUS.test(head);
}
const SUCCESS = new RegExp([
    line_shapes_raw `HTTP/\d(?:\.\d)?"?\s20[0-4]\b|\b20[01] OK\b|->\s20[01]\b|\b(?:succeeded|recovered|(?<!\bto \w{1,20} )successfully)\b`,
    line_shapes_raw `^\s*(?:PASS(?:ED)?|ok|OK|---? PASS)\b|\bPASSED\b|\.\.\. ok\b|\bok \(\d`,
    line_shapes_raw `^\W{0,3}\d+/\d+\W+\w.{0,80}\b(?:ok|pass(?:ed)?|done|score)|^\s*(?:finished|graded|scored)\b`,
    line_shapes_raw `^\s{0,4}⏺\s(?!.*(?:[Ll]imit|[Ee]rror))`,
].join("|"));
function isSuccessLine(head) {
    return SUCCESS.test(head) && !/\b(?:fail|error)|error: /i.test(head);
}
const CHAIN_MARK = /^(?:During handling of the above exception|The above exception was the direct cause)/m;
const CHAINED = inParts("m", CHAIN_MARK.source, line_shapes_raw `|\[cause\]|Caused by:`);
function isChainMark(line) {
    return CHAIN_MARK.test(line);
}
const PROGRAM_ERRORS = [
    line_shapes_raw `Assertion|Key|Index|Type|Attribute|Name|Import|ModuleNotFound|Syntax|Indentation|FileNotFound`,
    line_shapes_raw `ZeroDivision|Recursion|Unicode\w*|JSONDecode|Reference|Range|Memory|NotImplemented|IsADirectory`,
    line_shapes_raw `NotADirectory|FileExists|UnboundLocal|Lookup|Overflow|GraphRecursion|BlockingIO`,
].join("|");
const FAULT = new RegExp([
    line_shapes_raw `^(?:E\s+|\[[\w.-]{1,30}\] )?(?:Uncaught )?(?:[\w.]+\.)?(?:${PROGRAM_ERRORS})(?:Error|Exception)\b|\berror TS\d+`,
    line_shapes_raw `\((?:${PROGRAM_ERRORS})Error\)\s*$`,
    line_shapes_raw `^\S+\.\w{1,5}:\d+(?::\d+)?: (?:fatal )?error: (?!.{0,200}(?:\b4(?:29|02)\b|\btry again\b|\bretry after\b|\bresets?\b` +
        line_shapes_raw `|\b[Yy]ou(?:r|'ve| have)?\b.{0,40}\b(?:quota|limit|credits?|balance)\b))`,
    line_shapes_raw `\b[Uu]nresolved reference\b|\bThis (?:pattern|expression) (?:matches values of|has) type\b`,
    line_shapes_raw `\[(?:Errno 122|WinError 1816)\]`,
    line_shapes_raw `\bSegmentation fault\b|^panic: runtime error\b|\bCannot find module\b|\bcommand not found\b|\bNo such file or directory\b`,
].join("|"), "m");
function isFault(text) {
    return FAULT.test(text) && !CHAINED.test(text);
}
const ASSERTION = new RegExp([
    line_shapes_raw `\b(?:Assertion|Expectation|Comparison)(?!s(?:: \d|[,)/]))\w*(?:Error|Failed|Failure|Exception)?\b`,
    line_shapes_raw `\bexpected\b.{0,80}\b(?:got|but|received|found|said` +
        line_shapes_raw `|to (?:be|equal|have|receive|return|contain|include|match|mention|throw))\b`,
    line_shapes_raw `\bshould (?:contain|include|match|mention|equal)\b|\bwant(?:ed)? .{0,40}\bgot\b|\bgot .{0,60}\bwant(?:ed)?\b`,
    line_shapes_raw `[,;] want(?:ed)? (?:["'\d&[{]|nil\b|true\b|false\b)`,
    line_shapes_raw `\bError:\s{2,20}(?:(?:error message )?not equal:|(?:target error )?should (?:not )?be )`,
    line_shapes_raw `["')\]] (?:does|is) not (?:contain|include|match|mention|equal)(?: to)? ["'(\[]`,
    line_shapes_raw `\b(?:ERR_)?assert(?:ion|ing)?\b|\bnot raised\b|DID NOT RAISE|\bmismatch\b`,
    line_shapes_raw `golden file|Failed example:|Failure/Error:`,
    line_shapes_raw `^\[FAIL: `,
].join("|"), "im");
const SOURCE_OF_FRAME = /^(([ \t]{1,40})File "[^"\n]{1,400}", line \d.*\n)\2[ \t].*$/gm;
function isFailedTest(text, reach) {
    return ASSERTION.test(text.slice(0, reach).replace(SOURCE_OF_FRAME, "$1")) && !CHAINED.test(text);
}
const TOOL_RESULT = /(?:\btool \w.{0,200}|\w\(.{0,200}\)) ?(?:->|→|=>)\s*$/;
function endsInToolCall(lead) {
    return TOOL_RESULT.test(lead);
}
const FRAME = /^\s*(?:File "|at\s|\^|~|\||\+|\d+\s)|^\s{4,}\S/;
const MESSAGE_IN_FRAME = /^\s+(?:E\s|message|status|code|body|"|')/;
function withoutFrames(lines) {
    return lines.filter((line) => !FRAME.test(line) || MESSAGE_IN_FRAME.test(line)).join("\n");
}

;// CONCATENATED MODULE: ./build/detect/records.js


const GOOD = /^(?:ok|success(?:ful)?|succeeded|pass(?:ed)?|completed?|done|healthy|allowed|allowed_warning|running|pending|queued|info|up|ready|active|skipped)$/i;
const ERROR_KEYS = ["error", "errors", "err", "exception", "last_error", "fault", "failure"];
function readRecord(record) {
    const isMarked = record.is_error === true || record.isApiErrorMessage === true;
    const message = (0,json/* isObject */.Gv)(record.message) ? record.message : null;
    const isSynthetic = message?.model === "<synthetic>" && isFilled(record.error);
    const limit = (0,json/* isObject */.Gv)(record.rate_limit_info) ? record.rate_limit_info : null;
    if (limit?.status === "rejected") {
        return {
            kind: "report",
            fields: [
                { name: "type", role: "code", value: "usage_limit_reached" },
                { name: "resetsAt", role: "instant", value: String(limit.resetsAt ?? "") },
            ],
            logs: [],
        };
    }
    if (!isMarked && !isSynthetic) {
        if (record.type === "turn.completed")
            return { kind: "success" };
        if (record.type === "result" && record.is_error === false) {
            return { kind: record.subtype === "success" ? "success" : "silent" };
        }
        if (record.type === "assistant" && !isFilled(record.error))
            return { kind: "success" };
        if (isHealthy(record))
            return { kind: "silent" };
    }
    const { fields, logs } = recordFields(record, isMarked || isSynthetic);
    const statuses = fields.filter((field) => field.role === "status").map((field) => Number(field.value));
    if (!isMarked && statuses.some((status) => status >= 200 && status < 300) && !hasError(record)) {
        return { kind: "success" };
    }
    return { kind: "report", fields, logs };
}
const GRADES = ["score", "grade", "verdict", "rating"];
const DESCRIPTIONS = ["$schema", "openapi", "swagger", "sha", "commit", "responses", "paths", "required"];
function isHealthy(record) {
    if (hasError(record))
        return false;
    if (DESCRIPTIONS.some((name) => name in record))
        return true;
    if ("request" in record && "response" in record)
        return true;
    if (GRADES.some((name) => ["number", "string"].includes(typeof record[name])))
        return true;
    const status = record.status ?? record.state ?? record.outcome;
    if (Number(status) >= 400 || Number(record.statusCode ?? record.status_code) >= 400)
        return false;
    const level = record.level ?? record.severity ?? record.levelname;
    if (/^(?:info|debug|trace|notice)$/i.test(String(level)))
        return true;
    if (typeof level === "number" && level >= 10 && level < 40)
        return true;
    const state = (0,json/* isObject */.Gv)(status) ? status.code : status;
    return GOOD.test(String(state)) || record.ok === true || record.passed === true || record.exit_code === 0;
}
function hasError(record) {
    return ERROR_KEYS.some((name) => isFilled(record[name]));
}
function isFilled(value) {
    if (value === undefined || value === null || value === "" || value === false || value === 0)
        return false;
    return typeof value !== "object" || Object.keys(value).length > 0;
}
const records_DEEPEST = 24;
const MOST_FIELDS = 2_000;
function recordFields(record, speaksItself = false) {
    const fields = [];
    const logs = [];
    const walk = (value, name, depth) => {
        if (depth > records_DEEPEST || fields.length > MOST_FIELDS || value === null || value === undefined)
            return;
        const role = fieldRole(name);
        if (role === "content" && !speaksItself)
            return;
        if (Array.isArray(value)) {
            for (const one of value.slice(0, 200))
                walk(one, name, depth + 1);
            return;
        }
        if (typeof value === "object") {
            for (const [key, inner] of Object.entries(value))
                walk(inner, key, depth + 1);
            return;
        }
        const text = String(value);
        if (role === "log")
            logs.push(text);
        else if (/[{[]\s*\\*["']|\bmap\[/.test(text))
            fields.push({ name, role, value: text }, ...scanFields(text));
        else
            fields.push({ name, role: role === "content" || name === "" ? "message" : role, value: text });
    };
    walk(record, "", 0);
    return { fields, logs };
}

;// CONCATENATED MODULE: ./build/detect/units.js


const RESPONSE = /^\s{0,4}(?:[<*] |reply: ['"]|<- )?HTTP\/\d(?:\.\d)?\s[1-5]\d\d\b/;
const HEADER = /^\s{0,4}(?:< |header: )?[A-Za-z][\w-]{1,80}:\s|^\s{0,4}<\s{0,4}$/;
const TRACEBACK = /^\s{0,8}(?:\+ )?(?:Exception Group )?Traceback \(most recent call last\)|^\w+(?:Error|Exception)\s{2,}Traceback/;
const MARKED = /^\s{0,12}[⎿●⏺■✗✘✕×❌⚠✻✖•❯›]/u;
const CONTINUED = /^(?:\s{2,}\S|\*\s\w|\t+\S|[}\])]|\s{1,12}at\s|<\/?(?:html|head|title|body|center|h1|hr|p|div)\b)/i;
const TAG = /^\s*<\w+>\s*$/;
const EXCERPT = /^(?:\s{1,12}|\s{0,12}>\s{0,4})\d{1,6}\s?\|(?!.* \| )|^\s{0,12}\d{1,6}\s?[|│┆]\s{2,}/;
const TEST_NAME = /^(\s{0,40}(?:--- FAIL:|\(fail\)|not ok) ).*/;
const TRACEBACK_BOX = /^[│\s]{0,80}╭─.{0,400}\bTraceback \(/;
const BOX_TOP = /^[│\s]{0,80}╭─/;
const BOX_BOTTOM = /^[│\s]{0,80}╰─/;
const PROPERTY = /^(?:title|status|detail|message|code|type|cause|reason|body|headers|request[_ ]id)\s?[:=]\s/;
const units_MOST_LINES = 400;
const MOST_BODY_LINES = 20;
const IN_SENTENCE = /(?:·|\b(?:your|the|an?|of|to|and|or|please))$/;
const IN_INSTANT = /(?:\b(?:at|until|after|in|on|[Rr]esets?)\s?:?|\d(?::\d\d|\s?(?:[ap]\.?m\.?|[AP]M|d|days?|h|hours?)(?: and|,)?))$/;
const NARROWEST_SCREEN = 70;
const WRAPPED_REST = /^\s*(?:[a-z(]|https?:|\d{1,4}[.:]?\d{0,2} ?(?:[A-Za-z]|$))/;
const INSTANT = /^\s*(?:[\d(]|(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:day)?\b|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.? \d)/;
const LONGEST_REST = 2_000;
const DUMP = /\{\s?["']\w/;
function readUnits(cleanLines) {
    const lines = withoutExcerpts(cleanLines);
    const units = [];
    for (let at = 0; at < lines.length;) {
        if (isBlank(lines[at])) {
            at += 1;
            continue;
        }
        const unit = readRecordUnit(lines, at) ?? readTextUnit(lines, at);
        units.push(...unrolled(unit));
        at = unit.line + unit.lines.length;
    }
    return units;
}
function withoutExcerpts(lines) {
    let depth = 0;
    const isBoxed = lines.map((line) => {
        const isInside = depth > 0;
        if ((isInside ? BOX_TOP : TRACEBACK_BOX).test(line))
            depth += 1;
        else if (isInside && BOX_BOTTOM.test(line))
            depth -= 1;
        return isInside || depth > 0;
    });
    const isCutOff = depth > 0;
    return lines.map((line, at) => (isBoxed[at] && !isCutOff) || EXCERPT.test(line) ? "" : line.replace(TEST_NAME, "$1"));
}
function isBlank(line) {
    return line === undefined || line.trim() === "";
}
function readTextUnit(lines, at) {
    const head = lines[at] ?? "";
    if (RESPONSE.test(head))
        return { kind: "response", line: at, lines: lines.slice(at, responseEnd(lines, at)) };
    if (TRACEBACK.test(head))
        return { kind: "traceback", line: at, lines: lines.slice(at, tracebackEnd(lines, at)) };
    const end = TAG.test(head) ? at + 1 : textEnd(lines, at + 1);
    return { kind: "line", line: at, lines: lines.slice(at, end) };
}
function textEnd(lines, from) {
    let end = Math.max(from, dumpEnd(lines, from));
    while (end < lines.length && end - from < units_MOST_LINES) {
        const line = lines[end] ?? "";
        if (isBlank(line) || MARKED.test(line))
            break;
        if (!CONTINUED.test(line) && !PROPERTY.test(line) && !goesOn(lines[end - 1] ?? "", line))
            break;
        end += 1;
    }
    return end;
}
function dumpEnd(lines, from) {
    const start = (lines[from - 1] ?? "").search(DUMP);
    if (start === -1)
        return from;
    let depth = openBraces((lines[from - 1] ?? "").slice(start));
    for (let at = from; at < from + MOST_BODY_LINES && depth > 0 && !isBlank(lines[at]); at += 1) {
        depth += openBraces(lines[at] ?? "");
        if (depth <= 0)
            return at + 1;
    }
    return from;
}
function openBraces(text) {
    return text.split("{").length - text.split("}").length;
}
function goesOn(line, next) {
    const isCut = IN_SENTENCE.test(line) || (line.length >= NARROWEST_SCREEN && /[^.:;{}!?]$/.test(line));
    const isRest = (isCut && WRAPPED_REST.test(next)) || (IN_INSTANT.test(line) && INSTANT.test(next));
    return isRest && !isErrorLine(next) && !isSourceLine(next.slice(0, LONGEST_REST));
}
function tracebackEnd(lines, at) {
    let end = at + 1;
    while (end - at < units_MOST_LINES && /^[\s+|]/.test(lines[end] ?? ""))
        end += 1;
    return Math.min(textEnd(lines, end + 1), lines.length);
}
function responseEnd(lines, at) {
    let end = at + 1;
    while (end < lines.length && HEADER.test(lines[end] ?? ""))
        end += 1;
    const body = isBlank(lines[end]) ? end + 1 : end;
    if (isBlank(lines[body]) || RESPONSE.test(lines[body] ?? ""))
        return end;
    const record = readRecordUnit(lines, body);
    if (record !== null)
        return body + record.lines.length;
    end = body;
    while (end < lines.length && !isBlank(lines[end]) && end - body < MOST_BODY_LINES)
        end += 1;
    return end;
}
function readRecordUnit(lines, at) {
    const head = (lines[at] ?? "").trim();
    if (!/^[{[]/.test(head))
        return null;
    const whole = parse(head);
    if (whole !== null)
        return { kind: "record", line: at, lines: [lines[at] ?? ""], value: whole };
    if (head.length > 2)
        return null;
    const indent = (lines[at] ?? "").search(/\S/);
    for (let end = at + 1; end < lines.length && end - at < units_MOST_LINES; end += 1) {
        const line = lines[end] ?? "";
        if (line.search(/\S/) !== indent || !/^\s*[}\]]/.test(line))
            continue;
        const value = parse(lines.slice(at, end + 1).join("\n"));
        return value === null ? null : { kind: "record", line: at, lines: lines.slice(at, end + 1), value };
    }
    return null;
}
function parse(text) {
    return /[}\]]$/.test(text) ? (0,json/* jsonOrNull */.J5)(text) : null;
}
function unrolled(unit) {
    const { value } = unit;
    if (!Array.isArray(value) || !value.every((item) => typeof item === "object" && item !== null))
        return [unit];
    return value.map((item, index) => ({ ...unit, lines: index === 0 ? unit.lines : [], value: item }));
}

;// CONCATENATED MODULE: ./build/detect/provider.js
const SIGNS = [
    ["azure-openai", /azure ?openai|AzureException|azure-api\.net|openai\.azure\.com|aka\.ms\/oai/i],
    ["openrouter", /openrouter/i],
    ["github-models", /models\.github\.ai|UserByModelBy|models\.inference\.ai\.azure/i],
    ["github-copilot", /githubcopilot|\/copilot\/|Copilot (?:model|Chat|CLI)|premium request allowance/i],
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
    ["docker-hub", /docker\.(?:com|io)/],
    ["openai", /openai|chatgpt|codex|\bgpt-\d|\borg-[A-Za-z0-9]{10}/i],
    ["github", /api\.github\.com|docs\.github\.com|\bgithub\b|octokit/i],
];
function providerOf(text) {
    const head = text.slice(0, 4_000);
    return SIGNS.find(([, sign]) => sign.test(head))?.[0] ?? null;
}

;// CONCATENATED MODULE: ./build/detect/verdict.js







const { raw: verdict_raw } = String;
function verdictFor(evidence, context) {
    const { status, headers } = evidence;
    const meanings = withoutGuesses(evidence.meanings);
    const wait = statedWait(evidence, context);
    const has = (meaning) => meanings.has(meaning);
    const give = (kind, meaning, stated, form) => detection(kind, meaning, stated, evidence, context, form);
    const isFirm = evidence.typed || status === 429 || LIMIT_MEANINGS.some((meaning) => meanings.get(meaning)?.certain);
    if (has("task"))
        return give("task", "task", null);
    if (isFirm && isHopeless(evidence.context, wait))
        return give("task", "task", null, "request-too-large");
    if (concernsOtherResource(status, meanings))
        return rate_limit/* NOTHING_DETECTED */.XV;
    if (has("other") && !isFirm && status !== 402 && !isServerError(status))
        return rate_limit/* NOTHING_DETECTED */.XV;
    if ((status === 402 || has("money")) && IN_FLIGHT_BUDGET.test(evidence.context))
        return rate(evidence, wait, give);
    if (has("money") && !isMoneyOfMinute(evidence.context, meanings))
        return give("stop", "money", verdict_long(wait, context));
    if (status === 402)
        return give("stop", "money", verdict_long(wait, context), "payment-required");
    if (has("overload") && !isOwnRate(evidence.context, meanings))
        return give("overload", "overload", wait);
    if (has("period") && !isRateOfPlan(evidence.context, meanings))
        return give("stop", "period", wait);
    const isRate = has("rate") || status === 429;
    if ((has("quota") || isRate) && GOOGLE_PER_DAY.test(evidence.context)) {
        return give("stop", "quota", verdict_long(wait, context), "daily-quota");
    }
    if (has("quota"))
        return quota(evidence, wait, give);
    if (isServerError(status) && meanings.get("rate")?.form === "slow-down")
        return give("overload", "rate", wait);
    const isLimited403 = status === 403 && (isExhausted(headers) || headers.has("retry-after"));
    if (isRate || isLimited403)
        return rate(evidence, wait, give);
    if (isServerError(status) || status === 408)
        return give("overload", "failure", wait, `http-${status}`);
    if (has("failure") && status === null)
        return give("overload", "failure", wait);
    if (has("connection") && status === null)
        return give("overload", "connection", wait);
    return rate_limit/* NOTHING_DETECTED */.XV;
}
function withoutGuesses(meanings) {
    const isNotice = [...meanings.values()].some((sign) => typeof sign.provider === "string");
    if (!isNotice)
        return meanings;
    return new Map([...meanings].filter(([meaning, sign]) => sign.certain || !LIMIT_MEANINGS.includes(meaning)));
}
function isHopeless(text, wait) {
    return asksForMoreThanLimit(text) || (wait === null && LIMIT_ZERO.test(text));
}
const ASKED = /\blimit[:\s]{1,3}([\d,]{1,15})[^\n]{0,40}?\brequested[:\s]{1,3}~?([\d,]{1,15})/i;
const LIMIT_ZERO = /(?<!\bremaining )\blimit: 0(?=[\s/,]|$)(?!\/\d+\b)(?! (?:\w+ )?(?:of|left|remaining|available))/i;
function asksForMoreThanLimit(text) {
    const match = ASKED.exec(text);
    if (match === null)
        return false;
    const [limit, requested] = [match[1], match[2]].map((digits) => Number((digits ?? "").replaceAll(",", "")));
    return (requested ?? 0) > (limit ?? 0);
}
const OTHER_RESOURCES = new Set(["other-resource", "harness-limit"]);
function concernsOtherResource(status, meanings) {
    const form = meanings.get("other")?.form;
    if (form === undefined || !OTHER_RESOURCES.has(form))
        return false;
    const isCertain = ["money", "period"].some((meaning) => meanings.get(meaning)?.certain);
    const rate = meanings.get("rate");
    const isTypedRate = rate?.certain === true && rate.form !== "resource-exhausted";
    const isOfProvider = LIMIT_MEANINGS.some((meaning) => meanings.get(meaning)?.provider !== undefined);
    const isByStatus = status === 429 || (status === 402 && form === "harness-limit");
    return !isCertain && !isTypedRate && !isOfProvider && !isByStatus;
}
const IN_FLIGHT_BUDGET = /in_flight_budget/;
const CREDITS_OF_MINUTE = /\bcredits? (?:\w+ ){0,3}(?:this|current) (?:minute|second)\b/i;
function isMoneyOfMinute(text, meanings) {
    return !meanings.get("money")?.certain && CREDITS_OF_MINUTE.test(text);
}
const CONCURRENCY_LIMIT = verdict_raw `\bconcurren(?:t|cy)(?: \w+)? limit`;
const TOO_CONCURRENT = oneOf(verdict_raw `\btoo many (?:concurrent|parallel|simultaneous)\b`, verdict_raw `${CONCURRENCY_LIMIT}[^.,;!]{0,40}\b(?:reached|exceeded|hit)\b`, verdict_raw `\b(?:reached|exceed\w*|hit|over)\b[^.,;!]{0,40}${CONCURRENCY_LIMIT}`);
const PLAN_CONCURRENCY = oneOf(CONCURRENCY_LIMIT);
function isRateOfPlan(text, meanings) {
    const period = meanings.get("period");
    if (PER_DAY.test(text))
        return false;
    if (TOO_CONCURRENT.test(text))
        return period?.certain === false;
    const isRate = PLAN_CONCURRENCY.test(text) || (meanings.has("rate") && PER_MINUTE.test(text));
    return isRate && period?.form === "plan-limit";
}
const OWN_RATE = /\brate[- ]?limit (?:was |has been )?(?:exceeded|reached)|\blimited to \d/i;
function isOwnRate(text, meanings) {
    return !meanings.get("overload")?.certain && (meanings.has("period") || OWN_RATE.test(text));
}
function isServerError(status) {
    return status !== null && status >= 500;
}
const PER_DAY = oneOf(verdict_raw `/\s?(?:day|week|month)\b|per[-_\s]?(?:1\s)?(?:day|week|month|24)|perday|\b(?:RPD|TPD)\b`, verdict_raw `\bdaily\b|\bday limit (?:for|of|is)\b|\bweekly\b|\bmonthly\b|\btomorrow\b`, verdict_raw `per 86400|\b24[- ]hours?\speriod|\bevery 24 hours`);
const PER_MINUTE = oneOf(verdict_raw `per[-_\s]?(?:min|sec|hour|second)|perminute|persecond|perhour|\b(?:RPM|TPM|ITPM|OTPM|QPS|RPS|QPM)\b`, verdict_raw `/ ?min|this minute|/ ?sec|per \d{1,4} ?(?:min|sec|s\b|hour)|\bwith backoff\b`, verdict_raw `\bquotas-genai\b|\baiplatform\.googleapis\.com/(?:online_prediction|generate_content)`);
const GOOGLE_PER_DAY = /\b(?:[A-Z]\w{0,60}PerDay\w{0,60}|\w{1,60}_per_model_per_day)\b(?!["']?\s?:)/;
function quota(evidence, wait, give) {
    if (wait !== null || PER_DAY.test(evidence.context))
        return give("stop", "quota", wait);
    const isRate = PER_MINUTE.test(evidence.context) || TOO_CONCURRENT.test(evidence.context);
    const isThrottled = evidence.meanings.get("rate")?.form === "throttling";
    return give(isRate || isThrottled ? "cap" : "stop", "quota", null);
}
function rate(evidence, wait, give) {
    if (wait !== null)
        return give("stop", "rate", wait);
    const words = evidence.words || evidence.context;
    const isUnclear = PER_MINUTE.test(words) && !/\b(?:dai|week|month)ly\b/i.test(words);
    return give(PER_DAY.test(words) && !isUnclear ? "stop" : "cap", "rate", null);
}
function statedWait(evidence, context) {
    const header = readHeaderWait(evidence.headers, context);
    const rounded = readRounded(evidence.headers, context);
    const repeated = rounded === null ? -1 : waitMs(rounded, context.nowAt);
    const all = evidence.waits.filter((wait) => {
        const ms = waitMs(wait, context.nowAt);
        return ms >= 0 && ms !== repeated;
    });
    return longest(header === null ? all : [header, ...all], context.nowAt);
}
function verdict_long(wait, context) {
    return wait !== null && waitMs(wait, context.nowAt) > context.retryAfterThresholdMs ? wait : null;
}
function detection(kind, meaning, wait, evidence, context, form) {
    const byWait = verdict_long(wait, context) === null ? "wait" : "stop";
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
function isTelling(status) {
    return status !== null && (status === 429 || status === 402 || status === 408 || status >= 500);
}

;// CONCATENATED MODULE: ./build/detect/last-error.js











const REACH = 60;
const NEAR = 12;
const CLOSING = 2;
const LONGEST_NOTICE = 400;
const LINES_READ = 40;
const CLOSE = 4;
const LONGEST_HEAD = 4_000;
function lastRefusal(text, context) {
    const units = readUnits(cleanLines(text));
    const end = units.at(-1);
    if (end === undefined)
        return null;
    const lastLine = end.line + end.lines.length;
    let isLast = true;
    let trouble = null;
    for (let at = units.length - 1; at >= 0; at -= 1) {
        const unit = units[at];
        if (unit === undefined || lastLine - (unit.line + unit.lines.length) > REACH)
            break;
        const isClosing = isLast && units.length - at <= CLOSING;
        const { standing, evidence } = readUnit(unit, context, isClosing);
        if (standing === "neutral" && unit.lines.some(isErrorLine))
            isLast = false;
        const isConsequence = isChainMark(units[at - 1]?.lines[0] ?? "");
        if (standing === "success" || (standing === "failure" && !isConsequence))
            break;
        if (standing === "limit" || evidence.meanings.get("overload")?.certain) {
            return withSurroundings(evidence, units, at, context);
        }
        if (standing === "trouble")
            trouble ??= evidence;
    }
    return trouble;
}
function withSurroundings(evidence, units, at, context) {
    const own = units[at];
    if (own === undefined)
        return evidence;
    const end = own.line + own.lines.length;
    for (const unit of units.slice(at + 1).filter((one) => one.line - end < NEAR))
        addWaits(evidence, unit, context);
    for (let index = at - 1; index >= 0; index -= 1) {
        const unit = units[index];
        if (unit === undefined || own.line - (unit.line + unit.lines.length) > NEAR)
            break;
        const { standing, evidence: more } = readUnit(unit, context);
        if (standing === "success" || standing === "failure")
            break;
        if (standing === "limit" && !hasWait(evidence))
            addEvidence(evidence, more);
        else if (standing === "neutral" && !hasWait(evidence) && own.line - unit.line <= CLOSE)
            addWaits(evidence, unit, context);
    }
    return evidence;
}
function hasWait(evidence) {
    return evidence.waits.length > 0 || evidence.headers.size > 0;
}
function addWaits(evidence, unit, context) {
    const text = unit.lines.join("\n");
    const more = readMessage(text, { isError: false }, context);
    addFields(more, scanFields(text), context);
    for (const [name, value] of more.headers)
        evidence.headers.set(name, value);
    evidence.waits.push(...more.waits);
}
function readUnit(unit, context, isClosing = false) {
    if (unit.kind === "record")
        return last_error_readRecordUnit(unit.value, context);
    const text = unit.lines.join("\n");
    const head = (unit.lines[0] ?? "").slice(0, LONGEST_HEAD);
    if (unit.kind === "response")
        return readResponse(unit, text, context);
    const isTest = isFailedTest(text, LONGEST_HEAD);
    const object = unit.kind === "line" && !isTest ? objectIn(text) : null;
    if (object !== null && !isErrorLine(object.lead))
        return readAfterLead(object, context);
    if (unit.kind === "line" && isSourceLine(head))
        return withoutEvidence("neutral");
    if (isSuccessLine(head))
        return withoutEvidence("success");
    if (isTest)
        return withoutEvidence("failure");
    const isNotice = isClosing && head.length <= LONGEST_NOTICE && !isQuietLine(head) && opensWithLimit(head);
    const isError = unit.kind === "traceback" || unit.lines.slice(0, LINES_READ).some(isErrorLine) || isNotice;
    const message = unit.kind === "traceback" ? withoutFrames(unit.lines) : text;
    const evidence = readMessage(message, { isError }, context);
    const mayBeWrapped = isError && unit.kind === "line" && unit.lines.length > 1;
    if (mayBeWrapped && evidence.waits.length === 0)
        evidence.waits.push(...readProseWaits(unit.lines.join(""), context));
    if (isError) {
        const fields = scanFields(message);
        addFields(evidence, fields, context);
        const sentence = fields.find(({ role, value }) => role === "message" && /\w \w+ \w/.test(value))?.value;
        if (sentence !== undefined)
            evidence.words = sentence.replace(/\s+/g, " ").slice(0, WORDS_LENGTH);
    }
    return { standing: standingOf(evidence, isError, message, context), evidence };
}
function withoutEvidence(standing) {
    return { standing, evidence: noEvidence() };
}
function objectIn(text) {
    const start = text.search(/\{\s*"/);
    const value = start === -1 ? null : (0,json/* jsonOrNull */.J5)(text.slice(start, text.lastIndexOf("}") + 1));
    return (0,json/* isObject */.Gv)(value) ? { lead: text.slice(0, start), value } : null;
}
function readAfterLead({ lead, value }, context) {
    const { standing, evidence } = last_error_readRecordUnit(value, context);
    if (!evidence.typed && endsInToolCall(lead.slice(-LONGEST_NOTICE)))
        return withoutEvidence("neutral");
    const start = `${lead.trimEnd()} {`;
    if (standing === "success" || (standing === "neutral" && !reportsStatus(start)))
        return { standing, evidence };
    const before = readMessage(start, { isError: true }, context);
    addFields(before, scanFields(lead), context);
    addEvidence(before, evidence);
    before.words = evidence.words || before.words;
    return { standing: standingOf(before, true, "", context), evidence: before };
}
function standingOf(evidence, isError, text, context) {
    if (isFault(text) && !evidence.meanings.has("connection"))
        return "failure";
    const { kind } = verdictFor(evidence, context);
    if (kind === "overload" && evidence.status !== 429)
        return "trouble";
    if (kind !== "none")
        return "limit";
    return evidence.meanings.has("other") || (isError && evidence.status !== null) ? "failure" : "neutral";
}
const last_error_HEADER = /^\s{0,4}(?:< |header: )?([\w-]{1,80}):\s{0,4}(.*)$/;
const HEADER_OR_EMPTY = /^\s{0,4}(?:< |header: )?[\w-]+:\s|^\s*<?\s*$/;
function readResponse({ lines }, text, context) {
    const status = Number(/HTTP\/\d(?:\.\d)?\s([1-5]\d\d)/.exec(text)?.[1]);
    if (status < 400)
        return withoutEvidence(status >= 200 ? "success" : "neutral");
    const evidence = noEvidence();
    const bodyAt = lines.findIndex((line, index) => index > 0 && !HEADER_OR_EMPTY.test(line));
    for (const line of lines.slice(1, bodyAt === -1 ? undefined : bodyAt)) {
        const [, name = "", value = ""] = last_error_HEADER.exec(line) ?? [];
        if (isLimitHeader(name.toLowerCase()))
            evidence.headers.set(name.toLowerCase(), value);
    }
    const statusLine = lines[0] ?? "";
    const body = bodyAt === -1 ? "" : lines.slice(bodyAt).join("\n");
    addEvidence(evidence, readMessage(body === "" ? statusLine : body, { isError: true }, context));
    const value = (0,json/* jsonOrNull */.J5)(body);
    if ((0,json/* isObject */.Gv)(value))
        addEvidence(evidence, readFields(recordFields(value).fields, context));
    else
        addFields(evidence, scanFields(body), context);
    evidence.words = body === "" ? statusLine.trim() : body.replace(/\s+/g, " ").slice(0, WORDS_LENGTH);
    evidence.status = evidence.status === 429 ? 429 : status;
    return { standing: standingOf(evidence, true, body, context), evidence };
}
function last_error_readRecordUnit(value, context) {
    if (!(0,json/* isObject */.Gv)(value))
        return withoutEvidence("neutral");
    const reading = readRecord(value);
    if (reading.kind === "silent")
        return withoutEvidence("neutral");
    if (reading.kind === "success")
        return withoutEvidence("success");
    const evidence = readFields(reading.fields, context);
    if (evidence.words === "")
        evidence.words = JSON.stringify(value).slice(0, WORDS_LENGTH);
    for (const log of reading.logs) {
        const inner = lastRefusal(log.slice(-65_536), context);
        if (inner !== null)
            addEvidence(evidence, inner);
    }
    return { standing: standingOf(evidence, true, evidence.words, context), evidence };
}

;// CONCATENATED MODULE: ./build/detect/user-forms.js






const user_forms_TAIL = 65_536;
const LONGEST_LINE = 4_000;
function readUserForms(text, context, stated = []) {
    const { forms = [] } = context;
    if (forms.length === 0)
        return { detection: null, rest: text };
    const quiet = forms.filter((form) => form.kind === "none");
    const loud = forms.filter((form) => form.kind !== "none");
    const lines = cleanLines(text.slice(-user_forms_TAIL));
    const kept = lines.filter((line) => !quiet.some((form) => form.match(line.slice(0, LONGEST_LINE)) !== null));
    const rest = kept.length === lines.length ? text : `${text.slice(0, -user_forms_TAIL)}${kept.join("\n")}`;
    for (const line of kept.toReversed()) {
        for (const form of loud) {
            const match = form.match(line.slice(0, LONGEST_LINE));
            if (match === null)
                continue;
            const wait = longest([...waitsOf(form, match, line, context), ...stated], context.nowAt);
            return { detection: answer(form, line, wait, context), rest };
        }
    }
    return { detection: null, rest };
}
function waitsOf(form, { wait, reset }, line, context) {
    if (!form.hasGroups)
        return readProseWaits(line, context);
    const read = wait === null ? null : readDuration(wait);
    const stated = read === null ? null : { kind: "duration", ms: read.durationMs };
    return [stated, reset === null ? null : readReset(reset, context)].filter((one) => one !== null);
}
function answer(form, line, wait, context) {
    return {
        kind: settledKind(form.kind, wait, context),
        certain: true,
        retryAfterMs: wait?.kind === "duration" ? wait.ms : null,
        resetAt: wait?.kind === "instant" ? wait.at : null,
        evidence: line.trim().slice(0, WORDS_LENGTH),
        form: form.name,
        provider: form.provider,
    };
}
function settledKind(kind, wait, context) {
    if (kind !== "wait")
        return kind;
    if (wait === null)
        return "cap";
    return waitMs(wait, context.nowAt) > context.retryAfterThresholdMs ? "stop" : "wait";
}

;// CONCATENATED MODULE: ./build/detect/detect.js















function detect(text, context) {
    const { detection, rest } = readUserForms(text, context);
    if (detection !== null)
        return detection;
    const evidence = lastRefusal(rest, context);
    return evidence === null ? rate_limit/* NOTHING_DETECTED */.XV : verdictFor(evidence, context);
}
const DECLARED_TAIL = 4_000;
function detectDeclared(text, context) {
    const detection = detect(text, context);
    if ((0,rate_limit/* isRateLimit */.a5)(detection))
        return { ...detection, certain: true };
    const evidence = noEvidence();
    addMeaning(evidence, "rate", { form: "exit-code", certain: true });
    const stated = cleanLines(text.slice(-DECLARED_TAIL))
        .map((line) => readProseWaits(normalized(line), context))
        .findLast((waits) => waits.length > 0);
    evidence.waits.push(...(stated ?? []));
    return verdictFor(evidence, context);
}
const SHORT_OUTPUT = 4_000;
const FENCE = /^\s{0,3}```/m;
const NOTICE_SHARE = 0.6;
function detectNotice(output, context) {
    const { detection: own, rest } = readUserForms(output, context);
    const units = readUnits(cleanLines(rest));
    const last = units.at(-1);
    if (last?.kind === "record" && (0,json/* isObject */.Gv)(last.value))
        return recordNotice(last, last.value, context);
    if (output.trim().length > SHORT_OUTPUT || FENCE.test(output))
        return null;
    return shortNotice(units, own !== null && (0,rate_limit/* isRateLimit */.a5)(own) ? own : null, context);
}
function recordNotice(unit, record, context) {
    const isMarked = record.is_error === true || record.isApiErrorMessage === true;
    const { standing, evidence } = readUnit(unit, context);
    const message = evidence.words || "the last record of the output is an error";
    if (isMarked || record.error) {
        const { detection } = readUserForms(unit.lines.join("\n"), context);
        if (detection !== null)
            return { detection, message };
    }
    return isMarked || standing === "limit" || standing === "trouble"
        ? { detection: verdictFor(evidence, context), message }
        : null;
}
const BEGINS_AS_ERROR = /^\W{0,8}(?:[\w.]*(?:Error|Exception)\b|API Error|error|failed|request failed|HTTP|[45]\d\d\b)/i;
const EXPLAINS = /^\W{0,8}(?:(?:HTTP|[Ss]tatus|[Ee]rror|[Cc]ode)\s){0,3}(?:[45]\d\d|[\w.]+(?:Error|Exception))(?:\s\(?(?:[A-Z][a-z]+\s?){1,4}\)?)?,?\s?(?:is|was|are|were|shows?|says|tells|comes|refers|stands|means?|indicates?|describes?|occurs?|happens?)\b/;
const LONGEST_OWN_NOTICE = 320;
function shortNotice(units, own, context) {
    let [noticed, all] = [0, 0];
    let found = null;
    for (const unit of units) {
        const text = unit.lines.join("\n");
        const { standing, evidence } = readUnit(unit, context);
        if (standing === "success")
            return null;
        all += text.length;
        const isOwn = own !== null && text.length <= LONGEST_OWN_NOTICE && readUserForms(text, context).detection !== null;
        const isNotice = [...evidence.meanings.values()].some((sign) => typeof sign.provider === "string");
        const isError = (standing === "limit" || standing === "trouble") && BEGINS_AS_ERROR.test(text) && !EXPLAINS.test(text);
        if (!isOwn && !isNotice && !isError)
            continue;
        noticed += text.length;
        found = evidence;
    }
    if (found === null || noticed < all * NOTICE_SHARE)
        return null;
    if (own !== null)
        return { detection: own, message: own.evidence };
    const detection = verdictFor(found, context);
    return detection.kind === "overload" && !detection.certain ? null : { detection, message: found.words };
}
const LONGEST_LOG = 65_536;
function detectRowError(row, context, isGrade = false) {
    const isAssertion = isFailedTest(typeAndMessage(row), LONGEST_LOG);
    const error = isAssertion && isGrade ? withoutStatus(row) : row;
    const stated = [
        { role: "wait-seconds", value: error.retry_after_seconds },
        { role: "instant", value: error.reset_at },
    ]
        .map(({ role, value }) => (value === undefined ? null : readWaitField({ role, value: String(value) }, context)))
        .filter((wait) => wait !== null);
    const said = typeAndMessage(error);
    const whole = `${said}\n${error.cause ?? ""}`.trim();
    const { detection: own } = readUserForms(whole, context, stated);
    if (own !== null)
        return own;
    const words = readUserForms(said, context).rest;
    const evidence = readMessage(words, { isError: true, isAssertion }, context);
    if (isAssertion)
        removeQuotes(evidence);
    if (!isAssertion) {
        addFields(evidence, scanFields(words), context);
        const inner = words.includes("\n") ? lastRefusal(words, context) : null;
        if (inner !== null) {
            addEvidence(evidence, inner);
            if (words.length > WORDS_LENGTH)
                evidence.words = inner.words;
        }
    }
    for (const code of isAssertion || words === "" ? [] : [error.type, error.message]) {
        const form = code === undefined ? null : fieldCodeForm(code);
        if (form === null)
            continue;
        addMeaning(evidence, form.meaning, { form: form.name, certain: true });
        evidence.typed ||= LIMIT_MEANINGS.includes(form.meaning);
    }
    const isNamed = evidence.meanings.size > 0;
    const details = error.details === undefined ? null : readDetails(error.details, isAssertion, context);
    if (details !== null)
        addEvidence(evidence, details);
    if (error.status_code !== undefined && details?.status == null) {
        evidence.status = evidence.status === 429 ? 429 : error.status_code;
    }
    if (!isNamed && error.cause !== undefined)
        evidence.words = error.cause.slice(0, WORDS_LENGTH);
    else if (!isNamed && details !== null && details.words !== "")
        evidence.words = details.words;
    evidence.waits.push(...stated);
    const saysNothing = evidence.meanings.size === 0 && evidence.status === null && !(0,failure_words/* namesFailure */.nK)(error);
    if (saysNothing && stated.length > 0)
        addMeaning(evidence, "rate", { form: "stated-wait", certain: true });
    return verdictFor(evidence, context);
}
function typeAndMessage({ type, message }) {
    return [type, message].filter((part) => part !== undefined && part !== "").join(": ");
}
function withoutStatus({ status_code: _, ...error }) {
    if (!(0,json/* isObject */.Gv)(error.details))
        return error;
    const { status_code: _own, ...details } = error.details;
    return { ...error, details };
}
function removeQuotes(evidence) {
    for (const [meaning, sign] of evidence.meanings)
        if (typeof sign.provider !== "string")
            evidence.meanings.delete(meaning);
    evidence.typed = false;
}
function causesIn(details) {
    if (!(0,json/* isObject */.Gv)(details))
        return [];
    return [details.cause, details.causes, details.exceptions].flat().filter((inner) => (0,json/* isObject */.Gv)(inner));
}
function readDetails(details, isAssertion, context) {
    const { fields, logs } = recordFields(details);
    const kept = fields.map((field) => ({ ...field, value: readUserForms(field.value, context).rest }));
    const evidence = readFields(kept, context, isAssertion);
    const output = (0,json/* isObject */.Gv)(details) && typeof details.output === "string" ? [details.output] : [];
    for (const log of [...logs, ...output]) {
        const inner = lastRefusal(log.slice(-LONGEST_LOG), context);
        if (inner === null)
            continue;
        if (evidence.meanings.size === 0)
            evidence.words = inner.words;
        addEvidence(evidence, inner);
    }
    for (const inner of isAssertion ? causesIn(details) : [])
        addEvidence(evidence, readDetails(inner, isFailedTest(typeAndMessage(inner), LONGEST_LOG), context));
    for (const { role, value } of kept) {
        if (role === "other" && /\s/.test(value))
            addEvidence(evidence, readMessage(value, { isError: false }, context));
    }
    return evidence;
}


/***/ })

};
