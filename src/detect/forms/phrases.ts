/**
 * Generic phrases of limits and of trouble. Anybody could write them, so they are a suspicion, and only in the line of
 * an error.
 */
import { type FormsByMeaning, oneOf } from "./form.ts";

const { raw } = String;

/** "You have *reached* your limit". */
const EXCEEDS = raw`exceed\w*|reach\w*|hit|exhaust\w*|used(?: up)?|deplet\w*|consumed|surpass\w*|over|maxed out|spent`;
const PERIOD = [
  "daily|weekly|monthly|yearly|annual|hourly|session|usage|plan|subscription|free[- ](?:tier|plan)|trial",
  raw`per[- ](?:day|week|month)|[rt]pd|\d+[- ]?(?:hours?|h|days?)|billing (?:cycle|period)|premium`,
].join("|");
const LIMIT = "limits?|quotas?|caps?|allowances?|allocations?|allotments?";
const EMPTY = [
  "insufficient|exhausted|depleted|used up|too low|not enough|negative|empty|zero|expired|consumed|exceeded|run out",
  "spent|below|reached",
].join("|");
const LACKS = [
  "insufficient|not (?:have )?(?:enough|sufficient)|no|low|lacks?|zero|negative|out of|ran out of|exhausted|depleted",
  "exceeded|used all|used up|any|remaining",
].join("|");
/** The rest of a header such as `ratelimit-tokens-reset: 49`. In `rate-limit-reached: …` the name itself is the refusal. */
const RATE_HEADER = raw`(?:-(?!exceed|reach|hit|exhaust|error|violat)\w+)+: (?!exceed|reach|hit|exhaust|retry|try)`;
const USES = "usage|quota|messages|requests|prompts|searches|api calls|generations|completions|interactions|units";
const CALLS = "requests|messages|searches|calls|queries|generations|tokens";

export const PHRASES: FormsByMeaning = {
  money: {
    "credits-exhausted": {
      pattern: oneOf(
        raw`\b(?:credits?|balance|wallet|prepaid)\b(?:\W+[\w'$.-]+){0,5}?\W+(?:${EMPTY})\b`,
        raw`\b(?:${LACKS})(?: [\w'-]+){0,4}? (?:credits?|balance)\b(?! (?:check|card|of the))`,
        raw`\bexceed\w*(?: [a-z'-]+){1,3} credits\b`,
        raw`\binsufficient funds\b(?=.{0,40}\badd (?:funds|credits))|(?<![\d.])0 credits? (?:left|remaining)\b`,
        raw`\badd balance\b|\brequires? more credits\b`,
        raw`\bplease add funds\b|\badd funds (?:at|here|to continue|to your (?:account|balance|wallet))\b`,
      ),
      example: "Error: your wallet has insufficient credits",
      counterExample: "Error: credits.txt not found",
    },
    billing: {
      pattern: oneOf(
        raw`\bbilling\b.{0,60}(?:limit|disabled|not active|inactive|overdue|required|suspended|exceeded)`,
        raw`\bpayment (?:is )?required\b|\b(?:overdue|unpaid|past[- ]due) (?:payment|balance|invoices?|bills?)`,
        raw`\bpayment (?:has )?(?:failed|declined|overdue)|\barrear(?:s|age)\b|\badd a payment method\b`,
        raw`\b(?:account|organization|workspace|team|project)\b.{0,60}\bsuspended\b.{0,80}\b(?:billing|payment|invoice|balance|credits?|spend\w*|funds)`,
      ),
      example: "Error: billing limit of the account exceeded",
      counterExample: "Error: billing.csv has no header",
    },
    "spend-limit": {
      pattern: oneOf(
        raw`\b(?:spend|spending|budget|cost)(?:[- ](?:limit|cap|budget))?\b(?:\W+[\w'$.-]+){0,6}?\W+(?:exceeded|reached|hit|exhausted|used up|spent|over)\b`,
        raw`\b(?:${EXCEEDS})(?: [\w'-]+){0,5} (?:spend(?:ing)?(?: limit| cap)?|budget)\b|\bout of budget\b`,
      ),
      example: "Error: monthly spending limit reached",
      counterExample: "Error: budget.json not found",
    },
    "localised-money": {
      pattern: oneOf(
        raw`(?:账[户号]|用户|令牌)?(?:余额|额度|餘額|額度)(?:不足|已?用完|已?用尽|已?耗尽)|请充值|残高(?:が)?不足|잔액(?:이)? ?부족`,
        raw`guthaben (?:ist )?(?:aufgebraucht|erschöpft)|saldo insuficiente|solde insuffisant`,
      ),
      example: "错误: 账户额度不足",
      counterExample: "错误: 账户不存在",
    },
  },
  period: {
    "usage-limit": {
      pattern: oneOf(
        raw`\b(?:${PERIOD})(?: (?!rate\b)[\w.'-]+){0,3} (?:${LIMIT})(?:\W+[\w.:'$()-]+){0,6}?\W+(?:exceeded|reached|hit|exhausted|used up|depleted|consumed|met|resets?)\b`,
        raw`\b(?:${PERIOD}) (?:${LIMIT}) (?:${EXCEEDS})`,
      ),
      example: "Error: daily limit for this key has been reached",
      counterExample: "Error: the daily limit is documented elsewhere",
    },
    "over-usage-limit": {
      pattern: oneOf(
        raw`\b(?:${EXCEEDS})(?: (?!rate\b)[\w.'()/-]+){0,6}? (?:${PERIOD})(?: [\w.'()-]+){0,4}? (?:(?:${LIMIT})|usage|requests|credits?)\b`,
      ),
      example: "Error: you have reached your plan's monthly limit",
      counterExample: "Error: the script reached its daily end",
    },
    "limit-for-period": {
      pattern: oneOf(
        raw`\b(?:${LIMIT})(?: (?:exceeded|reached|hit))? for (?:today|(?:the|this|your) (?:current )?(?:hour|day|week|month|billing \w+))\b`,
        raw`\b(?:${CALLS})(?: \w+){0,3} (?:for|per|in|this|a) ?(?:the |this )?(?:day|week|month|today)\b.{0,40}(?:exceed|reach|exhaust|used)`,
        raw`(?:${EXCEEDS}).{0,60}(?:${CALLS}|pages)(?: allowed)? (?:for|per|in|this|a|/) ?(?:the |this )?(?:day|week|month|today)\b`,
        raw`(?:exceed\w*|reach\w*|hit) .{0,60}\b(?:in|per|for|each) (?:a |the |this )?(?:day|week|month)\b`,
      ),
      example: "Error: you used all searches for this month",
      counterExample: "Error: 12 requests this week were fine",
    },
    "out-of-usage": {
      pattern: oneOf(
        raw`\b(?:out of|ran out of|no more|no remaining|used all(?: of)?(?: your| the)?|used up(?: your| the)?) (?:[\w'.-]+ ){0,4}?(?:${USES})\b`,
        // "no quota headers" misses something else.
        raw`\b(?:0|no|zero) (?:[\w'.-]+ ){0,4}?(?:${USES})\b(?![-/]\w| (?!(?:(?:is|are|was|were) )?(?:left|remain\w*|available|for|on|in|this|today|until)\b)\w)`,
        raw`\b0 of [\d,]+ (?:\w+ )?(?:left|remaining)\b`,
      ),
      example: "Error: no API calls left",
      counterExample: "Error: the requests were out of order",
    },
    "plan-limit": {
      pattern: oneOf(
        raw`\b(?:your|current) (?:plan|tier|subscription)(?:'s)?\b.{0,60}\b(?:limit|quota|allowance)\b`,
        raw`\bsubscribe to (?:any of )?(?:the |our )?premium plans?`,
        raw`\bupgrade (?:your plan )?(?:to|for) (?:continue|more|a higher|increase|higher)`,
        raw`\bfree (?:tier|plan|usage|trial)\b.{0,50}(?:exceed|exhaust|reach|(?<!rate[- ])limit|used up|ended|expired)`,
        raw`\byour trial (?:period )?(?:has )?(?:ended|expired)(?=[.!,]|$| on\b)`,
        raw`^limit reached\b|\byou(?:'ve| have)? (?:hit|reached) the limit(?: for (?!.{0,80}\bper\b)[^.!]{1,80})?(?=[.!]|$)|\bfree allotment is exhausted`,
      ),
      example: "Error: your plan has reached its limit, upgrade to continue",
      counterExample: "Error: your plan is empty",
    },
    "localised-usage": {
      pattern: oneOf(
        raw`(?:使用|用量|调用|每日|每周|每月|今日|套餐)(?:次数|量)?(?:上限|限额|额度|配额)|配额(?:不足|已(?:用完|用尽|耗尽))|(?:利用|使用)(?:量の?)?(?:制限|上限)に達し`,
        raw`사용 ?(?:량 ?)?한도`,
        raw`l[ií]mite (?:de |d')?(?:uso|utilisation|utilizzo|requêtes|solicitudes|quotidienne|diario|mensual|mensuel)\b`,
        raw`квота исчерпана|(?:当日|免费)(?:额度|額度)`,
        raw`(?:nutzungs|tages|wochen|monats|api|anfrage)-?(?:limit|kontingent|grenze)`,
        raw`лимит (?:запросов|использования)`,
      ),
      example: "错误: 今日使用上限已达",
      counterExample: "错误: 上限参数无效",
    },
  },
  quota: {
    "quota-exceeded": {
      pattern: oneOf(
        raw`\bquotas?\b(?:\W+[\w./:'()-]+){0,10}?\W+(?:exceeded|reached|exhausted|used up|depleted|hit|spent|finished|insufficient)\b`,
        raw`\b(?:${EXCEEDS})(?:\W+[\w./:'-]+){0,6}?\W+quotas?\b`,
        raw`\b(?:out of|over|insufficient|no remaining|not enough) (?:\w+ ){0,2}quota\b`,
        raw`\bquota (?:error|violation)\b|exceed\w* (?:the |your )?(?:allowed |maximum )?(?:number of )?requests\b`,
      ),
      example: "Error: quota for this project exceeded",
      counterExample: "Error: quota must be a number",
    },
  },
  rate: {
    "rate-limit-reached": {
      pattern: oneOf(
        raw`(?<!\bx-)rate[- _]?limit(?!${RATE_HEADER})\w*(?:\W+[\w./:'-]+){0,8}?\W+` +
          raw`(?:exceed\w*|reached|hit|exhausted|triggered|surpassed|violat\w*|in effect|applied|error|try|retry|wait|resets?)\b`,
      ),
      example: "Error: rate limit for this key exceeded",
      counterExample: "Error: rate_limit must be a number",
    },
    "exceeds-rate-limit": {
      pattern: oneOf(
        raw`(?:${EXCEEDS})(?:\W+[\w./:'-]+){0,8}?\W+rate(?:[- _]|/request )?limits?\b`,
        raw`(?:due to|because of|by|a) rate[- _]?limit(?:ing|s|er)?\b|had to rate[- ]limit`,
      ),
      example: "Error: the key exceeded its rate limit",
      counterExample: "Error: the rate of growth exceeded the plan",
    },
    "rate-limited": {
      pattern: /(?<!\b\d+ )\brate[- ]?limited\b(?! to|\s?[:=┃]\s?\d)|(?<![-\w])rate[- ]?limit(?=[.!)'"]{0,2}$)/i,
      example: "Error: upstream is rate limited",
      counterExample: "Error: calls are rate limited to 3 in this test",
    },
    "too-many-requests": {
      pattern: oneOf(
        raw`\btoo[- _]?many[- _]?(?:(?!in\b|of\b)\w+ ){0,2}?(?:requests?\b|calls\b|queries|concurrent \w+|simultaneous \w+|messages too|input tokens, please)`,
        raw`\btoo many tokens(?:,| per| processed| for)`,
      ),
      example: "Error: too many requests, slow down",
      counterExample: "Error: too many arguments",
    },
    throttled: {
      pattern: oneOf(
        raw`\bthrottled\b(?!\s?[:=]?\s?\d|$)|\b(?:request|requests|client|account|api|you|key)\b.{0,30}\bthrottled\b`,
        raw`\bthrottling(?:exception| error|:)|\bthrottle limit`,
      ),
      example: "Error: request throttled by upstream",
      counterExample: "Error: throttle valve stuck",
    },
    "rate-exceeded": {
      pattern: oneOf(
        raw`(?:^|[:.(] ?|\brequest |\bcall )rate (?:has been |was |is )?exceeded\b`,
        raw`\brequest (?:rate|frequency) (?:is |was )?(?:too (?:high|large)|increased too)|spike arrest violation`,
      ),
      example: "Error: request rate exceeded",
      counterExample: "Error: the sample rate exceeded 48 kHz",
    },
    "slow-down": {
      pattern: oneOf(
        raw`\bplease slow down\b|\bslow down\b(?=[.!,]|$)`,
        raw`\b(?:sending|making|issuing) (?:\w+ ){0,3}(?:requests|messages|queries|calls|prompts) too (?:quickly|fast|frequently|often)`,
        raw`\brequests (?:are )?too (?:frequent|fast|quick)`,
        raw`\breduce (?:your |the )?(?:request rate|rate of (?:your )?requests|frequency of (?:your )?requests)`,
        raw`request frequency has been limited|excessive (?:requests|calls|queries)|doing that too (?:much|often)`,
        raw`flood (?:control|wait)`,
      ),
      example: "Error: you are sending requests too quickly",
      counterExample: "Error: the job may slow down the machine",
    },
    "limit-noun-reached": {
      pattern: oneOf(
        raw`\b(?:requests?|calls?|tokens?|api|[rti]?p[ms]|[io]?tpm|qps|throughput|burst|ip|concurren\w+|connections?|secondary)(?: count| rate| requests?)? (?:limits?|quota)(?:\W+[\w./:'-]+){0,5}?\W+(?:exceeded|reached|hit|surpassed)\b`,
        raw`\b(?:${EXCEEDS})(?: \w+){0,3} (?:api|requests?|rpm|tpm|qps|calls?) (?:limits?|quota)\b`,
      ),
      example: "Error: TPM limit of the project reached",
      counterExample: "Error: the limit of calls in this function is 3",
    },
    concurrency: {
      pattern: oneOf(
        raw`(?<![./])\b(?:concurrent|concurrency|parallel|simultaneous)\b(?![./]).{0,50}(?:exceed|reach|limit|full|allowed|slots?)`,
        raw`\b(?:${EXCEEDS}).{0,40}\b(?:concurren\w+|parallel|simultaneous)\b`,
      ),
      example: "Error: concurrency limit of 4 reached",
      counterExample: "Error: concurrent writers corrupted the file",
    },
    "localised-rate": {
      pattern: oneOf(
        raw`限流|速率限制|频率(?:超过|超限|限制)|并发(?:数)?(?:超|过高|限制)|(?:请求|访问|调用)(?:频率|次数)?(?:过于|太|过)(?:频繁|多|高)|請求過於頻繁|レート制限`,
        raw`リクエストが多すぎ|요청이 ?너무 ?많|demasiadas (?:solicitudes|peticiones)|trop de requêtes|ratenlimit`,
        raw`limite? d[ei] richieste|zu viele anfragen|muitas solicitações|troppe richieste|слишком много запросов`,
      ),
      example: "错误: 请求过于频繁，请稍后再试",
      counterExample: "错误: 请求无效",
    },
    "per-minute-limit": {
      pattern: oneOf(
        raw`\b(?:requests?|tokens?|calls?|queries|messages) ?(?:per|/|a|an|each) ?(?:second|sec|minute|min|hour|s|m|h)\b(?=.{0,80}(?:exceed|reach|hit|limit|quota))`,
        raw`(?:exceed\w*|reach\w*|hit|over|limit\w*|quota).{0,60}\b(?:requests?|tokens?|calls?|queries|messages) ?(?:per|/|a|an|each) ?(?:second|sec|minute|min|hour)\b`,
        raw`\bmaximum number of (?:api )?(?:calls|requests)\b.{0,60}\bper (?:second|minute|hour)\b`,
      ),
      example: "Error: exceeded 60 requests per minute",
      counterExample: "Error: 60 requests per minute measured",
    },
  },
  overload: {
    overloaded: {
      pattern: oneOf(
        raw`\boverload(?:ed)?\b(?! (?:method|function|operator))`,
        raw`\b(?:at|over|out of|exceed\w*|insufficient|no|limited|reached|max(?:imum)?)(?: \w+){0,3} capacity\b`,
        raw`\bcapacity (?:is |has been |was |temporarily )*(?:not available|unavailable|exceeded|constraint\w*|reached|full|limited|exhausted)`,
        raw`\b(?:high|heavy|peak|unprecedented|increased|elevated) (?:demand|load|traffic)\b`,
        raw`\b(?:server|service|model|engine|system|backend|cluster|gpu|queue|workers?)(?: [\w./:'-]+){0,4} (?:too |very )?busy\b`,
        raw`\bqueue (?:\w+ ){0,3}(?:full|exceeded|overflow)`,
        raw`\bmodel\b.{0,60}\b(?:is|still) (?:currently )?(?:loading|warming up|starting|not ready)`,
        raw`not your (?:usage|rate|plan) limit|过载|负载过高|访问量过大`,
      ),
      example: "Error: the model server is overloaded, try later",
      counterExample: "Error: overloaded method does not match",
    },
  },
  failure: {
    "server-error": {
      pattern: oneOf(
        raw`\binternal server error\b|\bbad gateway\b|\bgateway time-?out\b`,
        raw`\b(?:service|server|model|api|upstream|backend|provider|endpoint)(?: [\w./:'-]+){0,4} (?:temporarily |currently )?unavailable\b`,
        raw`\btemporarily unavailable\b|\bserver error\b`,
        raw`\bupstream (?:connect|request|server) (?:error|timeout|failed|timed out)|\bno healthy upstream\b`,
        raw`unable to process your request`,
      ),
      example: "Error: 503 service temporarily unavailable",
      counterExample: "Error: server errors are counted in a table",
    },
  },
  connection: {
    "connection-error": {
      pattern: oneOf(
        raw`\b(?:ECONNRESET|ECONNREFUSED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH|ECONNABORTED|UND_ERR_[A-Z_]{3,30})\b`,
        raw`\bsocket hang up\b`,
        raw`\bconnection (?:error|reset|refused|aborted|closed|timed out|lost|was (?:reset|closed|aborted|refused)|broken|failed|dropped)`,
        raw`\bfetch failed\b|\bnetwork (?:error|timeout|is unreachable|connection lost)|\bpeer closed connection`,
        raw`\bserver disconnected|\bother side closed`,
        raw`\bstream (?:disconnected|closed|error|idle timeout|was interrupted)`,
        raw`\b(?:request|connect|connection|read|write|response|api|operation|handshake|socket) ?(?:has |was )?(?:timed ?out|timeout)\b`,
        raw`\bdeadline exceeded\b|\bmax retries exceeded with url|\bgetaddrinfo\b`,
        raw`temporary failure in name resolution|name or service not known|could not resolve host|no such host`,
      ),
      example: "Error: read ECONNRESET",
      counterExample: "Error: the connection pool has 3 members",
    },
  },
};
