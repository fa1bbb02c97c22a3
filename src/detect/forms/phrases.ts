/**
 * Generic phrases of limits and of trouble. Anybody could write them, so they are a suspicion, and only in the line of
 * an error.
 */
import { type FormsByMeaning, oneOf } from "./form.ts";

const { raw } = String;

/** "You have *reached* your limit". */
const EXCEEDS = raw`exceed\w*|reach\w*|hit|exhaust\w*|used(?: up)?|deplet\w*|consumed|surpass\w*|maxed out|spent`;
const PERIOD = [
  "daily|weekly|monthly|yearly|annual|hourly|session|usage|plan|subscription|free[- ](?:tier|plan)|trial",
  raw`per[- ](?:day|week|month)|[rt]pd|\d+[- ]?(?:hours?|h|days?)|billing (?:cycle|period)|premium`,
].join("|");
const LIMIT = "limits?|quotas?|caps?|allowances?|allocations?|allotments?";
const LACKS = [
  "insufficient|not (?:have )?(?:enough|sufficient)|no|low|lacks?|zero|negative|out of|ran out of|exhausted|depleted",
  "exceeded|used all|used up|any|remaining",
].join("|");
/** The rest of a header such as `ratelimit-tokens-reset: 49`. In `rate-limit-reached: …` the name itself is the refusal. */
const RATE_HEADER = raw`(?:-(?!exceed|reach|hit|exhaust|error|violat)\w+)+: (?!exceed|reach|hit|exhaust|retry|try)`;
const USES = "usage|quota|messages|requests|prompts|searches|api calls|generations|completions|interactions|units";
const CALLS = "requests?|messages|searches|calls?|queries|generations|tokens?|pages";
const RATE_OF = "requests?|calls?|api|[rti]?p[ms]|[io]?tpm|qps|throughput|burst|ip|connections?|secondary|frequency";

/** "60 requests per minute" */
function callsPer(units: string): string {
  return raw`(?:${CALLS})(?: allowed)? ?(?:for|per|in|/|a|an|each|this) ?(?:the |this |1 )?(?:${units})\b`;
}

/** "The limit has been reached", and "you have reached the limit". */
function exceeded(limit: string): string {
  return (
    raw`\b(?:${limit})(?:\W+[\w./:'$()-]+){0,8}?\W+(?:${EXCEEDS}|insufficient|met)\b` +
    raw`|\b(?:${EXCEEDS}|over)(?:,? ['"]?[\w./'()-]+:?){0,8}? ['"]?(?:${limit})\b`
  );
}

const RATE = callsPer("second|sec|minute|min|hour");
const AT_ONCE = "(?:concurrent|concurrency|parallel|simultaneous)";

export const PHRASES: FormsByMeaning = {
  money: {
    "credits-exhausted": {
      pattern: oneOf(
        exceeded("credits?|balance|wallet|spend(?:ing)?|budget|cost (?:limit|cap)"),
        raw`\b(?:credits?|balance|wallet|prepaid)\b(?:\W+[\w'$.-]+){0,5}?\W+(?:too low|not enough|negative|empty|zero|expired|run out|below)\b`,
        raw`\b(?:${LACKS})(?: [\w'-]+){0,4}? (?:credits?|balance)\b(?! (?:check|card|of the))`,
        raw`\binsufficient funds\b(?=.{0,40}\badd (?:funds|credits))|(?<![\d.])0 credits? (?:left|remaining)\b`,
        raw`\brequires? more credits\b|\bout of budget\b`,
        raw`\badd (?:balance|funds (?:at|here|to continue|to your (?:account|balance|wallet)))\b|\bplease add funds\b`,
        raw`(?:账[户号]|用户|令牌)?(?:余额|额度|餘額|額度)(?:不足|已?用完|已?用尽|已?耗尽)|请充值|残高(?:が)?不足|잔액(?:이)? ?부족`,
        raw`guthaben (?:ist )?(?:aufgebraucht|erschöpft)|saldo insuficiente|solde insuffisant`,
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
  },
  period: {
    "usage-limit": {
      pattern: oneOf(
        exceeded(raw`(?:${PERIOD})(?: (?!rate\b)[\w.'()-]+){0,3} (?:${LIMIT})`),
        exceeded(callsPer("day|week|month|today")),
        raw`\b(?:${LIMIT})(?: (?:exceeded|reached|hit))? for (?:today|(?:the|this|your) (?:current )?(?:hour|day|week|month|billing \w+))\b`,
        raw`\b(?:${PERIOD}) (?:${LIMIT})(?:\W+[\w.:'$()-]+){0,6}?\W+resets?\b`,
        raw`\b(?:out of|ran out of|no more|no remaining|used all(?: of)?(?: your| the)?|used up(?: your| the)?) (?:[\w'.-]+ ){0,4}?(?:${USES})\b`,
        // "no quota headers" misses something else.
        raw`\b(?:0|no|zero) (?:[\w'.-]+ ){0,4}?(?:${USES})\b(?![-/]\w| (?!(?:(?:is|are|was|were) )?(?:left|remain\w*|available|for|on|in|this|today|until)\b)\w)`,
        raw`\b0 of [\d,]+ (?:\w+ )?(?:left|remaining)\b`,
        raw`(?:使用|用量|调用|每日|每周|每月|今日|套餐)(?:次数|量)?(?:上限|限额|额度|配额)|配额(?:不足|已(?:用完|用尽|耗尽))|(?:利用|使用)(?:量の?)?(?:制限|上限)に達し`,
        raw`사용 ?(?:량 ?)?한도`,
        raw`l[ií]mite (?:de |d')?(?:uso|utilisation|utilizzo|requêtes|solicitudes|quotidienne|diario|mensual|mensuel)\b`,
        raw`квота исчерпана|(?:当日|免费)(?:额度|額度)`,
        raw`(?:nutzungs|tages|wochen|monats|api|anfrage)-?(?:limit|kontingent|grenze)`,
        raw`лимит (?:запросов|использования)`,
      ),
      example: "Error: daily limit for this key has been reached",
      counterExample: "Error: the daily limit is documented elsewhere",
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
  },
  quota: {
    "quota-exceeded": {
      pattern: oneOf(
        exceeded("quotas?"),
        raw`\b(?:out of|insufficient|no remaining|not enough) (?:\w+ ){0,2}quota\b|\bquota (?:error|violation)\b`,
      ),
      example: "Error: quota for this project exceeded",
      counterExample: "Error: quota must be a number",
    },
  },
  rate: {
    "rate-limit-reached": {
      pattern: oneOf(
        exceeded(raw`(?<!x-)rate(?:[- _]?|/request )limit(?!${RATE_HEADER})\w*`),
        exceeded(raw`(?:${RATE_OF})(?: count| rate| requests?)? (?:limits?|quota)`),
        exceeded(RATE),
        exceeded("(?:maximum|max|allowed) (?:number of )?(?:api )?(?:requests|calls|queries)"),
        raw`\b(?:limit\w*|quota)\b[^.]{0,60}\b${RATE}|\b${RATE}(?: \w+){0,2} (?:limit|quota)\b`,
        raw`(?<![./])\b${AT_ONCE}\b(?![./]).{0,50}(?:exceed|reach|limit|full|allowed|slots?)`,
        raw`\b(?:exceed\w*|reach\w*|hit|allows?)\b.{0,40}\b${AT_ONCE}\b`,
        raw`(?<!\bx-)rate[- _]?limit(?!${RATE_HEADER})\w*(?:\W+[\w./:'-]+){0,8}?\W+(?:triggered|violat\w*|in effect|applied|error|try|retry|wait|resets?)\b`,
        raw`(?:due to|because of|by|a) rate[- _]?limit(?:ing|s|er)?\b|had to rate[- ]limit`,
      ),
      example: "Error: rate limit for this key exceeded",
      counterExample: "Error: rate_limit must be a number",
    },
    "rate-limited": {
      pattern: oneOf(
        raw`(?<!\b\d+ )\brate[- ]?limited\b(?! to|\s?[:=┃]\s?\d)|(?<![-\w])rate[- ]?limit(?=[.!)'"]{0,2}$)`,
        raw`\bthrottled\b(?!\s?[:=]?\s?\d|$)|\b(?:request|requests|client|account|api|you|key)\b.{0,30}\bthrottled\b`,
        raw`\bthrottling(?:exception| error|:)|\bthrottle limit|spike arrest violation`,
        raw`(?:^|[:.(] ?|\brequest |\bcall )rate (?:has been |was |is )?exceeded\b`,
        raw`\brequest (?:rate|frequency) (?:is |was )?(?:too (?:high|large)|increased too)`,
      ),
      example: "Error: upstream is rate limited",
      counterExample: "Error: calls are rate limited to 3 in this test",
    },
    "too-many-requests": {
      pattern: oneOf(
        raw`\btoo[- _]?many[- _]?(?:(?!in\b|of\b)\w+ ){0,2}?(?:requests?\b|calls\b|queries|concurrent \w+|simultaneous \w+|messages too|input tokens, please)`,
        raw`\btoo many tokens(?:,| per| processed| for)`,
        raw`\b(?:sending|making|issuing) (?:\w+ ){0,3}(?:requests|messages|queries|calls|prompts) too (?:quickly|fast|frequently|often)`,
        raw`\brequests (?:are )?too (?:frequent|fast|quick)`,
        raw`request frequency has been limited|excessive (?:requests|calls|queries)|doing that too (?:much|often)`,
        raw`flood (?:control|wait)`,
        raw`限流|速率限制|频率(?:超过|超限|限制)|并发(?:数)?(?:超|过高|限制)|(?:请求|访问|调用)(?:频率|次数)?(?:过于|太|过)(?:频繁|多|高)|請求過於頻繁|レート制限`,
        raw`リクエストが多すぎ|요청이 ?너무 ?많|demasiadas (?:solicitudes|peticiones)|trop de requêtes|ratenlimit`,
        raw`limite? d[ei] richieste|zu viele anfragen|muitas solicitações|troppe richieste|слишком много запросов`,
      ),
      example: "Error: too many requests in a short time",
      counterExample: "Error: too many arguments",
    },
    "slow-down": {
      pattern: oneOf(
        raw`\bplease slow down\b|\bslow down\b(?=[.!,:]|$)`,
        raw`\breduce (?:your |the )?(?:request rate|rate of (?:your )?requests|frequency of (?:your )?requests)`,
      ),
      example: "Error: please slow down",
      counterExample: "Error: the job may slow down the machine",
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
