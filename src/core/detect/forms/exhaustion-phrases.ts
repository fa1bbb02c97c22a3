/** Phrases that say that credit, a quota or a plan is used up, or that one request alone does not fit. */
import type { PhraseForm } from "./form.ts";
import { BEEN, form, HAVE, LIMIT_NOUN, PERIOD_WORD, REACHED } from "./wording.ts";

/** One request alone. */
const TASK: readonly PhraseForm[] = [
  form(
    "request-too-large",
    "task",
    "request\\s(?:is\\s|was\\s)?too\\slarge\\sfor\\b[^\\n]{0,200}?\\b(?:tokens?\\sper\\smin(?:ute)?(?:\\s\\(\\w{2,5}\\))?|tpm|tokens?\\sper|rpm|itpm|limit\\s\\d)",
  ),
  form(
    "request-too-large",
    "task",
    "request\\sbody\\s(?:is\\s)?too\\slarge\\sfor\\s[\\w./-]{1,60}\\smodel\\.\\smax\\ssize:\\s\\d{1,9}\\stokens",
  ),
  form(
    "request-exceeds-minute-limit",
    "task",
    "(?:this|your|the|single)\\srequest(?:'s\\s\\w{1,12})?\\s(?:alone\\s)?(?:exceeds|is\\slarger\\sthan|is\\sgreater\\sthan|requires\\smore\\sthan)[^.\\n]{0,60}(?:tokens?[- ]per[- ]min|\\btpm\\b|per[- ]minute\\s(?:token\\s)?limit)",
  ),
  form(
    "limit-zero",
    "task",
    "\\b(?:limit|quota\\svalue|quotavalue|quota\\slimit)['\"]?\\s{0,2}[:=]?\\s{0,2}['\"]?0(?![\\d:])(?![.,]\\d)(?!\\s(?:remaining|left|of|used))",
    { opens: false },
  ),
  form(
    "long-context-plan",
    "task",
    "(?:extra\\susage|usage\\scredits?|additional\\susage|credits?|a\\shigher\\s(?:tier|plan))\\s(?:is|are)\\s(?:required|needed)\\s(?:for|to\\suse)[^.\\n]{0,40}(?:context|1m)(?:\\scontext)?(?:\\s(?:requests?|windows?|prompts?|usage|models?))?",
  ),
  form(
    "long-context-plan",
    "task",
    "long[- ]context\\b[^.\\n]{0,60}\\b(?:not\\s(?:yet\\s)?(?:available|included|enabled|supported)|requires?|required|needs?)\\b",
  ),
  form(
    "long-context-rate",
    "task",
    "\\b1m\\scontext\\b[^.\\n]{0,60}\\b(?:not\\s(?:yet\\s)?(?:available|included|enabled)|requires?|required)\\b",
  ),
  form("tokens-over-limit", "task", "\\btokens?\\slimit\\sexceeded:\\s\\d{1,9}\\s>\\s\\d{1,9}"),
  form(
    "credits-for-this-request",
    "task",
    "\\bhave\\s(?:only\\s)?[1-9]\\d{0,9}\\s(?:credits?|tokens?|characters?|requests?|units?)\\s(?:remaining|left)[^.\\n]{0,60}\\b(?:required|needed|requires|needs)\\b",
  ),
  form("can-only-afford", "task", "can\\sonly\\safford\\s(?:[1-9]\\d{0,9})"),
];

const MONEY: readonly PhraseForm[] = [
  form("can-only-afford-nothing", "money", "can\\sonly\\safford\\s-?0?(?![1-9])"),
  form(
    "credit-balance-too-low",
    "money",
    "(?:credits?|balance|funds|wallet)(?:\\s[\\w']{1,20}){0,3}?\\s(?:is|are|was)\\s(?:currently\\s)?(?:too\\slow|insufficient|not\\senough|not\\ssufficient|negative|exhausted|depleted|zero|0(?![\\d.,]\\d)|empty|used\\sup|below)",
  ),
  form(
    "insufficient-balance",
    "money",
    "(?:insufficient|not\\senough|inadequate|no|low|lacks?(?:\\ssufficient)?|zero|negative)\\s(?:\\w{1,16}\\s){0,3}?(?:balance|credits?|funds)\\b(?!\\s(?:check|balance))",
  ),
  form(
    "no-credits-yet",
    "money",
    "\\b(?:does\\snot|doesn['’]t|do\\snot|don['’]t)\\s(?:currently\\s)?have\\s(?:any|enough|sufficient)\\s(?:\\w{1,16}\\s){0,2}?(?:credits?|balance|funds)\\b",
  ),
  form("payment-method", "money", "\\b(?:add|enter)\\sa\\s(?:valid\\s)?payment\\smethod\\sor\\s(?:add|buy)\\b", {
    opens: false,
  }),
  form("insufficient-quota", "money", "insufficient[_ ](?:user[_ ])?quota"),
  form(
    "out-of-credits",
    "money",
    "\\b(?:out\\sof|ran\\sout\\sof|run\\sout\\sof|no\\smore|no\\sremaining|zero|used\\sall(?:\\sof)?(?:\\syour|\\sits|\\sthe)?(?:\\savailable)?|no)\\s(?:\\w{1,16}\\s){0,2}?(?:credits?|funds|balance|prepaid)\\b",
  ),
  form(
    "credits-exhausted",
    "money",
    "\\b(?:credits?|credit\\s(?:balance|grant|limit)|balance|prepayment|free\\scredits?)(?:\\s[\\w']{1,16}){0,3}?" +
      BEEN +
      "(?:exhausted|depleted|used\\sup|expired|consumed|run\\sout|reached|exceeded|spent)",
  ),
  form(
    "included-credits-exceeded",
    "money",
    "(?:exceeded|depleted|used(?:\\sup)?|exhausted|consumed|reached|hit|spent)\\s(?:all\\s)?(?:of\\s)?(?:your|its|the|their|our|all)?\\s?(?:\\w{1,16}\\s){0,3}?(?:credits?|prepaid|balance)\\b",
  ),
  form(
    "spend-limit",
    "money",
    "\\b(?:spend|spending|billing|budget|payment)(?:[- ]hard|\\s(?:usage|hard|soft))?[- ](?:limit|cap)s?(?:\\s[\\w'()-]{1,40}){0,4}?" +
      BEEN +
      REACHED,
  ),
  form(
    "spend-limit",
    "money",
    "(?:" +
      REACHED +
      "|reach(?:ing|es)?|hit(?:ting)?|exceeds?|over)\\s(?:your|its|the|their|our|a|this)?\\s?(?:[\\w'-]{1,20}\\s){0,4}?(?:spend|spending|billing|(?<!\\b(?:retry|time|error|wait|latency)\\s)budget)(?:\\s(?:limit|cap)s?)?\\b",
  ),
  form(
    "key-limit",
    "money",
    "\\b(?:api\\s)?key\\s(?:credit\\s|spend\\s)?limit\\s(?:has\\sbeen\\s)?(?:exceeded|reached)",
  ),
  form(
    "spend-limit",
    "money",
    "\\b(?:spend|spending|billing|budget)\\s(?:limit|cap)\\s(?:needs|has|must)\\s(?:to\\s)?be\\s(?:increased|raised)\\b|\\b(?:account|recent|last)\\spayments?\\s(?:have|has|was|were)?\\s?(?:failed|declined)\\b",
  ),
  form("spend-limit", "money", `\\b(?:spend|spending)\\s(?:limit|cap)\\s${REACHED}`),
  form(
    "specified-usage-limits",
    "money",
    "reached\\s(?:your|the|its)\\s(?:[\\w'-]{1,16}\\s){0,2}specified\\s(?:\\w{1,16}\\s){0,2}?usage\\slimits?",
  ),
  form(
    "budget-exceeded",
    "money",
    `\\bbudget(?:\\s(?:limit|(?:for|of)\\s[^.;:\\n]{1,60}?))?${BEEN}(?:exceeded|exhausted|reached|used\\sup|spent)`,
  ),
  form(
    "budget-exceeded",
    "money",
    "\\b(?:exceeded\\s?budget|over\\s(?:your\\s|its\\s|the\\s)?budget|out\\sof\\sbudget|crossed\\sbudget)\\b",
  ),
  form("payment-required", "money", "\\bpayment\\s(?:is\\s)?required\\b"),
  form(
    "billing-not-active",
    "money",
    "\\baccount\\sis\\snot\\sactive[^.\\n]{0,40}billing|\\bbilling\\sis\\s(?:not\\sactive|disabled|inactive)",
  ),
  form(
    "account-suspended",
    "money",
    "\\b(?:account|organization|org|team|project|workspace)\\b[^.\\n]{0,80}\\b(?:suspended|deactivated|disabled|paused|blocked|frozen|on\\shold)\\b[^.\\n]{0,120}\\b(?:spend|spending|invoices?|payments?|billing|balance|overdue|funds|credits?|arrears|plan)\\b",
  ),
  form(
    "overdue",
    "money",
    "\\b(?:overdue\\s(?:payment|balance|invoice)|account\\sis\\spast\\sdue|past[- ]due\\s(?:payments?|balance|invoices?)|account\\s(?:is\\s)?(?:in\\s)?(?:overdue|arrears)|arrearage|unpaid\\s(?:invoices?|balance|bills?))\\b",
  ),
];

/** "… limit of 3 guesses" is one of a game. */
const OF_REQUESTS =
  "(?!\\sof\\s[\\d,]{1,9}\\s(?!(?:for|per|in|this|today|until)\\b|(?:[\\w-]{1,12}\\s){0,2}(?:requests?|messages?|prompts?|queries|calls?|tokens?|credits?|generations?|searches|images?|completions?|responses?|tasks?|runs?|usd|dollars?)\\b))";

/** How one begins. */
const INSTANT =
  "(?:at\\s|in\\s|on\\s)?(?:\\d|tomorrow|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\\b)";

const PERIOD: readonly PhraseForm[] = [
  form(
    "hit-your-limit",
    "period",
    `you${HAVE}\\s(?:just\\s|already\\s|now\\s)?${REACHED}\\s(?:your|the|its|this|our)\\s(?:limit|limits)\\b${OF_REQUESTS}`,
  ),
  form(
    "usage-limit-reached",
    "period",
    "(?:" +
      REACHED +
      "|reach(?:es)?|exceeds?|exceeding|used\\sall(?:\\sof)?|over)\\s(?:all\\sof\\s)?(?:your|the|its|this|our|their|a|an|my)?\\s?(?:[\\w'’()./-]{1,24}\\s){0,4}?" +
      PERIOD_WORD +
      "\\s(?:[\\w'’()./-]{1,24}\\s){0,3}?" +
      LIMIT_NOUN +
      "\\b",
  ),
  form(
    "usage-limit-reached",
    "period",
    "\\b" +
      PERIOD_WORD +
      "\\s(?:[\\w'’().-]{1,24}\\s){0,3}?" +
      LIMIT_NOUN +
      "(?:\\s(?:for|on|of(?=\\s(?:[$€£]?\\d|(?:your|the|this|our|its|usage|use|requests?|api|tokens?|messages?|calls|free|plan)\\b)))\\s[^.:;\\n]{1,60}?|\\s\\([^()\\n]{1,40}\\))?" +
      BEEN +
      REACHED,
  ),
  form("usage-limit-reached", "period", `\\b${PERIOD_WORD}\\s(?:[\\w'’().-]{1,24}\\s){0,3}?${LIMIT_NOUN}\\s${REACHED}`),
  form(
    "hit-your-limit",
    "period",
    `(?<![\\w,'’]\\s)\\bhit\\syour\\s(?:[\\w-]{1,16}\\s){0,2}limit(?=\\s{1,3}[·•∙|-]\\s{1,3}resets\\s${INSTANT})`,
  ),
  // Counters, buffers and stacks have limits too: an instant follows these words.
  form("limit-reached-resets", "period", `\\blimit\\sreached(?=\\s{1,3}[·•∙|-]\\s{0,3}resets\\s${INSTANT})`),
  form(
    "limit-reached-admin",
    "period",
    "\\blimit\\sreached(?=\\s{0,3}[·•∙–—-]\\s{0,3}(?:please\\s)?(?:contact|ask)\\s(?:an?|your)\\s(?:\\w{1,16}\\s){0,2}admin)",
  ),
  form(
    "maximum-for-period",
    "period",
    "\\bmaximum\\s[\\w. -]{1,120}\\s(?:reached|exceeded)\\sfor\\s(?:this|the)\\s(?:current\\s)?(?:day|week|month|billing\\s\\w{1,8})\\b",
  ),
  form(
    "limit-reached-resets",
    "period",
    `(?<=^\\s{0,8}|error:\\s)limit\\sreached(?=\\s{0,3}[,;:.(-]\\s{0,3}(?:it\\s)?(?:will\\sreset|resets)\\s${INSTANT}|\\|\\d{10}(?:\\d{3})?(?!\\d))`,
  ),
  form(
    "maximum-of-period",
    "period",
    `${REACHED}\\s(?:your|the|its|a)?\\s?(?:max(?:imum)?|limit|allowed|permitted)?\\s?(?:number|amount)\\sof\\s(?:[\\w-]{1,16}\\s){0,3}?(?:requests|messages|generations|calls|queries|prompts|completions|searches|tokens|credits|images|runs|tasks|responses)\\s(?:allowed\\s)?(?:for\\s|per\\s|in\\s|this\\s|a\\s){1,2}(?:the\\s|your\\s|today|(?:current|billing|free)\\s){0,3}(?:day|week|month|year|today|period|cycle|plan|tier|trial)\\b`,
  ),
  form("free-usage", "period", `\\bfree\\susage(?:\\slimit)?${BEEN}(?:exceeded|reached|exhausted|used\\sup)\\b`),
  form(
    "upgrade-for-more",
    "period",
    "\\bupgrade\\sto\\s[\\w ]{1,30}\\sfor\\smore\\s(?:prompts|requests|messages|usage)\\b",
    {
      opens: false,
    },
  ),
  form("usage-limit-resets", "period", "\\busage\\slimit(?=[.!]\\s{1,3}resets?\\s(?:at|in|on)\\b)"),
  form("usage-limit", "period", `\\busage\\slimits?\\s(?:has\\sbeen\\s|was\\s|is\\s)?${REACHED}`),
  form(
    "exceeds-plan-limit",
    "period",
    "exceed(?:s|ed)\\s(?:your|the|its)\\s(?:\\w{1,16}\\s)?plan(?:'s|’s)?\\s(?:[\\w-]{1,16}\\s){0,4}(?:limit|quota|allowance)",
  ),
  form(
    "out-of-usage",
    "period",
    "(?<!\\beither\\s)\\bout\\sof\\s(?:[a-z]{2,12}\\s){0,3}?(?:usage|quota|messages|requests|prompts|tokens|interactions|completions|neurons|searches|calls|api\\scalls|generations|minutes)\\b",
  ),
  form(
    "nothing-left",
    "period",
    "\\b(?:no|0|zero)\\s(?:more\\s)?(?:(?:usage|free|premium|quota|api|chat|daily|monthly|remaining|available)\\s){0,3}(?:requests?|messages?|usage|quota|calls?|prompts?|generations?|searches)\\s(?:left|remaining|available)\\b|\\bno\\sremaining\\s(?:[\\w-]{1,16}\\s){0,3}?(?:requests?|messages?|usage|quota|calls?|prompts?|generations?|searches)\\b",
  ),
  form(
    "quota-exhausted",
    "period",
    "\\bquota(?:\\slimit)?(?:\\s(?:for|of|on)\\s[^.:;\\n]{1,80}?)?" +
      BEEN +
      "(?:exhausted|used\\sup|depleted|fully\\sused|all\\sused|consumed|reached)",
  ),
  form(
    "quota-exhausted",
    "period",
    "\\b(?:exhausted|used\\sup|depleted|consumed)\\s(?:all\\s)?(?:of\\s)?(?:your|the|its|this)\\s(?:[\\w-]{1,24}\\s){0,4}?(?:capacity|quota|allowance|allocation|requests?|usage|free\\s\\w{1,20})\\b",
  ),
  form(
    "limit-of-period",
    "period",
    `(?:${REACHED}|reach(?:es)?|exceeds?|over)\\s(?:your|the|its|this|our|their|a|an|my)?\\s?(?:[\\w'’()./-]{1,24}\\s){0,4}?${LIMIT_NOUN}\\sfor\\s(?:today|(?:the|this|your)\\s(?:current\\s)?(?:hour|day|week|month|billing\\s\\w{1,8}))\\b`,
  ),
  form(
    "allowance-used",
    "period",
    "\\b(?:quota|allowance|allotment|allocation)s?(?:\\sfor\\s[^.:;\\n]{1,60}?)?\\s(?:has|have)\\s(?:already\\s)?been\\sused\\b(?!\\s(?:for|by|to|in|on)\\b)",
  ),
  form(
    "included-usage-exceeded",
    "period",
    "(?:exceeded|used\\sup|exhausted|consumed)\\s(?:all\\sof\\s)?(?:your|its|the|their|our)\\s(?:[\\w-]{1,16}\\s){0,2}?(?:included|monthly|weekly|daily|free)\\s(?:\\w{1,16}\\s){0,2}?usage\\b",
  ),
  form("individual-quota", "period", "\\bquota\\sreached\\b"),
  form(
    "daily-limit",
    "period",
    "\\b(?:too\\smany\\s(?:tokens|requests)\\sper\\s(?:day|month|week)|free-models-per-day|(?:per[- ]day|daily|per[- ]month|monthly|weekly|24[- ]?h(?:our)?s?)\\s(?:[\\w-]{1,20}\\s){0,3}(?:limit|quota|cap|allowance)s?\\s(?:of\\s[\\d,._]{1,12}\\s(?:[\\w-]{1,16}\\s){0,3})?" +
      "(?:(?:has|have|was|is|been)\\s){0,2}" +
      REACHED +
      ")",
  ),
  form(
    "allowance-exceeded",
    "period",
    "(?:exceeded|used\\sup|used|reached|exhausted|hit)\\s(?:all\\s)?(?:of\\s)?(?:your|the|its)\\s(?:[\\w-]{1,20}\\s){0,4}(?:allowance|allocation|allotment)\\b",
  ),
  form("usage-used-full", "period", `you${HAVE}\\sused\\s(?:up\\s)?(?:100\\s?%|all)\\sof\\syour\\b`),
  form("upgrade-to-continue", "period", "\\bupgrade\\s(?:your\\splan\\s)?to\\scontinue\\b", { opens: false }),
  form("quota-resets", "period", "\\byour\\s(?:usage|quota|limit|allowance)\\s(?:limit\\s)?(?:will\\s)?resets?\\b", {
    opens: false,
  }),
  form(
    "used-all",
    "period",
    "\\bused\\s(?:all|up)(?:\\sof)?\\s(?:your|the|[\\d,]{1,9}(?:\\sof\\syour)?|today(?:'s|’s)|this\\s\\w{1,8}(?:'s|’s))\\s(?:[\\w.-]{1,30}\\s){0,3}?(?:usage|quota|requests|messages|allowance|prompts|tokens|searches|generations)\\b",
  ),
];

const QUOTA: readonly PhraseForm[] = [
  form(
    "exceeded-current-quota",
    "quota",
    "exceed(?:ed|s|ing)?\\s(?:your|the|its|their|this|a|an|our|my)?\\s?(?:[\\w'’./-]{1,40}\\s){0,4}?quotas?\\b",
  ),
  form(
    "quota-exceeded",
    "quota",
    "\\bquotas?(?:\\s(?:limit|metric|for|of)\\b[^.;\\n]{0,120}?|\\s['\"`][^'\"`\\n]{1,80}['\"`])?" +
      BEEN +
      "exceeded\\b",
  ),
  form(
    "quota-exceeded",
    "quota",
    "\\b(?:quota[_ ]exceeded|exceeded\\squota|over\\squota|out\\sof\\squota|quota\\sexceeded|quota\\serror)\\b",
  ),
  form(
    "over-quota",
    "quota",
    "\\bover\\s(?:its|your|their|our)\\s(?!data|storage|disk)(?:[\\w'-]{1,20}\\s){0,3}?quota\\b",
  ),
  form("quota-limit", "quota", "\\b(?:reached|hit)\\s(?:your|the|its|a)\\s(?:[\\w'-]{1,20}\\s){0,3}?quota\\b"),
];

export const EXHAUSTION_PHRASES: readonly PhraseForm[] = [...TASK, ...MONEY, ...PERIOD, ...QUOTA];
