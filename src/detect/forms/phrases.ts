/** Generic phrases of limits and of trouble. Anybody could write them, so they are a suspicion, and only in the line of an error. */
import type { FormsByMeaning } from "./form.ts";

export const PHRASES: FormsByMeaning = {
  money: {
    "credits-exhausted": {
      pattern:
        /\b(?:credits?|balance|wallet|prepaid)\b(?:\W+[\w'$.-]+){0,5}?\W+(?:insufficient|exhausted|depleted|used up|too low|not enough|negative|empty|zero|expired|consumed|exceeded|run out|spent|below|reached)\b|\b(?:insufficient|not (?:have )?(?:enough|sufficient)|no|low|lacks?|zero|negative|out of|ran out of|exhausted|depleted|exceeded|used all|used up|any|remaining)(?: [\w'-]+){0,4}? (?:credits?|balance)\b(?! (?:check|card|of the))|\binsufficient funds\b(?=.{0,40}\badd (?:funds|credits))|(?<![\d.])0 credits? (?:left|remaining)\b|\badd balance\b|\brequires? more credits\b/i,
      example: "Error: your wallet has insufficient credits",
      counterExample: "Error: credits.txt not found",
    },
    billing: {
      pattern:
        /\bbilling\b.{0,60}(?:limit|disabled|not active|inactive|overdue|required|suspended|exceeded)|\bpayment (?:is )?required\b|\b(?:overdue|unpaid|past[- ]due) (?:payment|balance|invoices?|bills?)|\bpayment (?:has )?(?:failed|declined|overdue)|\barrear(?:s|age)\b|\badd a payment method\b|\b(?:account|organization|workspace|team|project)\b.{0,60}\bsuspended\b.{0,80}\b(?:billing|payment|invoice|balance|credits?|spend\w*|funds)/i,
      example: "Error: billing limit of the account exceeded",
      counterExample: "Error: billing.csv has no header",
    },
    "spend-limit": {
      pattern:
        /\b(?:spend|spending|budget|cost)(?:[- ](?:limit|cap|budget))?\b(?:\W+[\w'$.-]+){0,6}?\W+(?:exceeded|reached|hit|exhausted|used up|spent|over)\b|\b(?:exceed\w*|reach\w*|hit|exhaust\w*|used(?: up)?|deplet\w*|consumed|surpass\w*|over|maxed out|spent)(?: [\w'-]+){0,5} (?:spend(?:ing)?(?: limit| cap)?|budget)\b|\bout of budget\b/i,
      example: "Error: monthly spending limit reached",
      counterExample: "Error: budget.json not found",
    },
    "localised-money": {
      pattern:
        /(?:账[户号]|用户|令牌)?(?:余额|额度|餘額|額度)(?:不足|已?用完|已?用尽|已?耗尽)|请充值|残高(?:が)?不足|잔액(?:이)? ?부족|guthaben (?:ist )?(?:aufgebraucht|erschöpft)|saldo insuficiente|solde insuffisant/i,
      example: "错误: 账户额度不足",
      counterExample: "错误: 账户不存在",
    },
  },
  period: {
    "usage-limit": {
      pattern:
        /\b(?:daily|weekly|monthly|yearly|annual|hourly|session|usage|plan|subscription|free[- ](?:tier|plan)|trial|per[- ](?:day|week|month)|\d+[- ]?(?:hours?|h|days?)|billing (?:cycle|period)|premium)(?: (?!rate\b)[\w.'-]+){0,3} (?:limits?|quotas?|caps?|allowances?|allocations?|allotments?)(?:\W+[\w.:'$()-]+){0,6}?\W+(?:exceeded|reached|hit|exhausted|used up|depleted|consumed|met|resets?)\b|\b(?:daily|weekly|monthly|yearly|annual|hourly|session|usage|plan|subscription|free[- ](?:tier|plan)|trial|per[- ](?:day|week|month)|\d+[- ]?(?:hours?|h|days?)|billing (?:cycle|period)|premium) (?:limits?|quotas?|caps?|allowances?|allocations?|allotments?) (?:exceed\w*|reach\w*|hit|exhaust\w*|used(?: up)?|deplet\w*|consumed|surpass\w*|over|maxed out|spent)/i,
      example: "Error: daily limit for this key has been reached",
      counterExample: "Error: the daily limit is documented elsewhere",
    },
    "over-usage-limit": {
      pattern:
        /\b(?:exceed\w*|reach\w*|hit|exhaust\w*|used(?: up)?|deplet\w*|consumed|surpass\w*|over|maxed out|spent)(?: (?!rate\b)[\w.'()/-]+){0,6}? (?:daily|weekly|monthly|yearly|annual|hourly|session|usage|plan|subscription|free[- ](?:tier|plan)|trial|per[- ](?:day|week|month)|\d+[- ]?(?:hours?|h|days?)|billing (?:cycle|period)|premium)(?: [\w.'()-]+){0,4}? (?:(?:limits?|quotas?|caps?|allowances?|allocations?|allotments?)|usage|requests|credits?)\b/i,
      example: "Error: you have reached your plan's monthly limit",
      counterExample: "Error: the script reached its daily end",
    },
    "limit-for-period": {
      pattern:
        /\b(?:limits?|quotas?|caps?|allowances?|allocations?|allotments?)(?: (?:exceeded|reached|hit))? for (?:today|(?:the|this|your) (?:current )?(?:hour|day|week|month|billing \w+))\b|\b(?:requests|messages|searches|calls|queries|generations|tokens)(?: \w+){0,3} (?:for|per|in|this|a) ?(?:the |this )?(?:day|week|month|today)\b.{0,40}(?:exceed|reach|exhaust|used)|(?:exceed\w*|reach\w*|hit|exhaust\w*|used(?: up)?|deplet\w*|consumed|surpass\w*|over|maxed out|spent).{0,60}(?:requests|messages|searches|calls|queries|generations|tokens|pages)(?: allowed)? (?:for|per|in|this|a|\/) ?(?:the |this )?(?:day|week|month|today)\b|(?:exceed\w*|reach\w*|hit) .{0,60}\b(?:in|per|for|each) (?:a |the |this )?(?:day|week|month)\b|\breached for this (?:day|week|month)\b/i,
      example: "Error: you used all searches for this month",
      counterExample: "Error: 12 requests this week were fine",
    },
    "out-of-usage": {
      pattern:
        /\b(?:out of|ran out of|no more|no remaining|0|no|zero|used all(?: of)?(?: your| the)?|used up(?: your| the)?) (?:[\w'.-]+ ){0,4}?(?:usage|quota|messages|requests|prompts|searches|api calls|generations|completions|interactions|units)\b(?: (?:left|remaining|available))?|\b0 of [\d,]+ (?:\w+ )?(?:left|remaining)\b/i,
      example: "Error: no API calls left",
      counterExample: "Error: the requests were out of order",
    },
    "plan-limit": {
      pattern:
        /\b(?:your|current) (?:plan|tier|subscription)(?:'s)?\b.{0,60}\b(?:limit|quota|allowance)\b|\bsubscribe to (?:any of )?(?:the |our )?premium plans?|\bupgrade (?:your plan )?(?:to|for) (?:continue|more|a higher|increase|higher)|\bfree (?:tier|plan|usage|trial)\b.{0,50}(?:exceed|exhaust|reach|limit|used up|ended|expired)|^limit reached\b|\byou(?:'ve| have)? (?:hit|reached) the limit(?=[.!]|$)|\bfree allotment is exhausted/i,
      example: "Error: your plan has reached its limit, upgrade to continue",
      counterExample: "Error: your plan is empty",
    },
    "localised-usage": {
      pattern:
        /(?:使用|用量|调用|每日|每周|每月|今日|套餐)(?:次数|量)?(?:上限|限额|额度|配额)|配额(?:不足|已(?:用完|用尽|耗尽))|(?:利用|使用)(?:量の?)?(?:制限|上限)に達し|사용 ?(?:량 ?)?한도|l[ií]mite (?:de |d')?(?:uso|utilisation|utilizzo|requêtes|solicitudes|quotidienne|diario|mensual|mensuel)\b|квота исчерпана|(?:当日|免费)(?:额度|額度)|(?:nutzungs|tages|wochen|monats|api|anfrage)-?(?:limit|kontingent|grenze)|лимит (?:запросов|использования)/i,
      example: "错误: 今日使用上限已达",
      counterExample: "错误: 上限参数无效",
    },
  },
  quota: {
    "quota-exceeded": {
      pattern:
        /\bquotas?\b(?:\W+[\w./:'()-]+){0,10}?\W+(?:exceeded|reached|exhausted|used up|depleted|hit|spent|finished|insufficient)\b|\b(?:exceed\w*|reach\w*|hit|exhaust\w*|used(?: up)?|deplet\w*|consumed|surpass\w*|over|maxed out|spent)(?:\W+[\w./:'-]+){0,6}?\W+quotas?\b|\b(?:out of|over|insufficient|no remaining|not enough) (?:\w+ ){0,2}quota\b|\bquota (?:error|violation)\b|exceed\w* (?:the |your )?(?:allowed |maximum )?(?:number of )?requests\b/i,
      example: "Error: quota for this project exceeded",
      counterExample: "Error: quota must be a number",
    },
  },
  rate: {
    "rate-limit-reached": {
      pattern:
        /rate[- _]?limit\w*(?:\W+[\w./:'-]+){0,8}?\W+(?:exceed\w*|reached|hit|exhausted|triggered|surpassed|violat\w*|in effect|applied|error|try|retry|wait|resets?|reset)\b/i,
      example: "Error: rate limit for this key exceeded",
      counterExample: "Error: rate_limit must be a number",
    },
    "exceeds-rate-limit": {
      pattern:
        /(?:exceed\w*|reach\w*|hit|exhaust\w*|used(?: up)?|deplet\w*|consumed|surpass\w*|over|maxed out|spent)(?:\W+[\w./:'-]+){0,8}?\W+rate(?:[- _]|\/request )?limits?\b|(?:due to|because of|by|a) rate[- _]?limit(?:ing|s|er)?\b|had to rate[- ]limit/i,
      example: "Error: the key exceeded its rate limit",
      counterExample: "Error: the rate of growth exceeded the plan",
    },
    "rate-limited": {
      pattern: /(?<!\b\d+ )\brate[- ]?limited\b(?! to|\s?[:=┃]\s?\d)|(?<![-\w])rate[- ]?limit(?=[.!)'"]{0,2}$)/i,
      example: "Error: upstream is rate limited",
      counterExample: "Error: calls are rate limited to 3 in this test",
    },
    "too-many-requests": {
      pattern:
        /\btoo[- _]?many[- _]?(?:(?!in\b|of\b)\w+ ){0,2}?(?:requests?\b|calls\b|queries|concurrent \w+|simultaneous \w+|messages too|input tokens, please)|\btoo many tokens(?:,| per| processed| for)/i,
      example: "Error: too many requests, slow down",
      counterExample: "Error: too many arguments",
    },
    throttled: {
      pattern:
        /\bthrottled\b(?!\s?[:=]?\s?\d|$)|\b(?:request|requests|client|account|api|you|key)\b.{0,30}\bthrottled\b|\bthrottling(?:exception| error|:)|\bthrottle limit/i,
      example: "Error: request throttled by upstream",
      counterExample: "Error: throttle valve stuck",
    },
    "rate-exceeded": {
      pattern:
        /(?:^|[:.(] ?|\brequest |\bcall )rate (?:has been |was |is )?exceeded\b|\brequest rate (?:is |was )?(?:too (?:high|large)|increased too)|spike arrest violation/i,
      example: "Error: request rate exceeded",
      counterExample: "Error: the sample rate exceeded 48 kHz",
    },
    "slow-down": {
      pattern:
        /\bplease slow down\b|\bslow down\b(?=[.!,]|$)|\b(?:sending|making|issuing) (?:\w+ ){0,3}(?:requests|messages|queries|calls|prompts) too (?:quickly|fast|frequently|often)|\brequests (?:are )?too (?:frequent|fast|quick)|\breduce (?:your |the )?(?:request rate|rate of (?:your )?requests|frequency of (?:your )?requests)|request frequency has been limited|excessive (?:requests|calls|queries)|doing that too (?:much|often)|flood (?:control|wait)/i,
      example: "Error: you are sending requests too quickly",
      counterExample: "Error: the job may slow down the machine",
    },
    "limit-noun-reached": {
      pattern:
        /\b(?:requests?|calls?|tokens?|api|[rti]?p[ms]|[io]?tpm|qps|throughput|burst|ip|concurren\w+|connections?|secondary)(?: count| rate| requests?)? (?:limits?|quota)(?:\W+[\w./:'-]+){0,5}?\W+(?:exceeded|reached|hit|surpassed)\b|\b(?:exceed\w*|reach\w*|hit|exhaust\w*|used(?: up)?|deplet\w*|consumed|surpass\w*|over|maxed out|spent)(?: \w+){0,3} (?:api|requests?|rpm|tpm|qps|calls?) (?:limits?|quota)\b/i,
      example: "Error: TPM limit of the project reached",
      counterExample: "Error: the limit of calls in this function is 3",
    },
    concurrency: {
      pattern:
        /\b(?:max(?:imum)? )?(?:number of )?(?:concurrent|concurrency|parallel|simultaneous)\b.{0,50}(?:exceed|reach|limit|full|allowed|slots?)|\b(?:exceed\w*|reach\w*|hit|exhaust\w*|used(?: up)?|deplet\w*|consumed|surpass\w*|over|maxed out|spent).{0,40}\b(?:concurren\w+|parallel|simultaneous)\b/i,
      example: "Error: concurrency limit of 4 reached",
      counterExample: "Error: concurrent writers corrupted the file",
    },
    "localised-rate": {
      pattern:
        /限流|速率限制|频率(?:超过|超限|限制)|并发(?:数)?(?:超|过高|限制)|(?:请求|访问|调用)(?:频率|次数)?(?:过于|太|过)(?:频繁|多|高)|請求過於頻繁|レート制限|リクエストが多すぎ|요청이 ?너무 ?많|demasiadas (?:solicitudes|peticiones)|trop de requêtes|ratenlimit|limite? d[ei] richieste|zu viele anfragen|muitas solicitações|troppe richieste|слишком много запросов/i,
      example: "错误: 请求过于频繁，请稍后再试",
      counterExample: "错误: 请求无效",
    },
    "per-minute-limit": {
      pattern:
        /\b(?:requests?|tokens?|calls?|queries|messages) ?(?:per|\/|a|an|each) ?(?:second|sec|minute|min|hour|s|m|h)\b(?=.{0,80}(?:exceed|reach|hit|limit|quota))|(?:exceed\w*|reach\w*|hit|over|limit\w*|quota).{0,60}\b(?:requests?|tokens?|calls?|queries|messages) ?(?:per|\/|a|an|each) ?(?:second|sec|minute|min|hour)\b|\bmaximum number of (?:api )?(?:calls|requests)\b.{0,60}\bper (?:second|minute|hour)\b/i,
      example: "Error: exceeded 60 requests per minute",
      counterExample: "Error: 60 requests per minute measured",
    },
  },
  overload: {
    overloaded: {
      pattern:
        /\boverload(?:ed)?\b(?! (?:method|function|operator))|\b(?:at|over|out of|exceed\w*|insufficient|no|limited|reached|max(?:imum)?)(?: \w+){0,3} capacity\b|\bcapacity (?:is |has been |was |temporarily )*(?:not available|unavailable|exceeded|constraint\w*|reached|full|limited|exhausted)|\b(?:high|heavy|peak|unprecedented|increased|elevated) (?:demand|load|traffic)\b|\b(?:server|service|model|engine|system|backend|cluster|gpu|queue|workers?)(?: [\w./:'`-]+){0,4} (?:too |very )?busy\b|\bqueue (?:\w+ ){0,3}(?:full|exceeded|overflow)|\bmodel\b.{0,60}\b(?:is|still) (?:currently )?(?:loading|warming up|starting|not ready)|not your (?:usage|rate|plan) limit|过载|负载过高|访问量过大/i,
      example: "Error: the model server is overloaded, try later",
      counterExample: "Error: overloaded method does not match",
    },
  },
  failure: {
    "server-error": {
      pattern:
        /\binternal server error\b|\bbad gateway\b|\bgateway time-?out\b|\b(?:service|server|model|api|upstream|backend|provider|endpoint)(?: [\w./:'`-]+){0,4} (?:temporarily |currently )?unavailable\b|\btemporarily unavailable\b|\bserver error\b|\bupstream (?:connect|request|server) (?:error|timeout|failed|timed out)|\bno healthy upstream\b|unable to process your request/i,
      example: "Error: 503 service temporarily unavailable",
      counterExample: "Error: server errors are counted in a table",
    },
  },
  connection: {
    "connection-error": {
      pattern:
        /\b(?:ECONNRESET|ECONNREFUSED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH|ECONNABORTED|UND_ERR_[A-Z_]{3,30})\b|\bsocket hang up\b|\bconnection (?:error|reset|refused|aborted|closed|timed out|lost|was (?:reset|closed|aborted|refused)|broken|failed|dropped)|\bfetch failed\b|\bnetwork (?:error|timeout|is unreachable|connection lost)|\bpeer closed connection|\bserver disconnected|\bother side closed|\bstream (?:disconnected|closed|error|idle timeout|was interrupted)|\b(?:request|connect|connection|read|write|response|api|operation|handshake|socket) ?(?:has |was )?(?:timed ?out|timeout)\b|\bdeadline exceeded\b|\bmax retries exceeded with url|\bgetaddrinfo\b|temporary failure in name resolution|name or service not known|could not resolve host|no such host/i,
      example: "Error: read ECONNRESET",
      counterExample: "Error: the connection pool has 3 members",
    },
  },
};
