/** Phrases that say that requests come too fast. */
import type { PhraseForm } from "./form.ts";
import { BEEN, form } from "./wording.ts";

const RATE_NOUN =
  "(?:rate|rates|request|requests|call|calls|token|tokens|tpm|rpm|itpm|otpm|rps|qps|concurrency|concurrent|concurrent\\srequests?|connections?|throughput|api|query|queries|ip|burst|pull|download|throttle|secondary\\srate)";

/** "rate limit" as all that is said. */
const ALONE = "(?:(?:api|provider|upstream|llm|model)\\s)?rate[- ]?limit(?=[.!)]{0,2}\\s{0,4}(?:\\n|$))";
/** "predicted error: rate limit" is an answer, and "error type: rate limit" a column. */
const NO_KIND =
  "(?<!\\b(?:types?|kinds?|class|category|categories|label|predicted|expected|actual|injected|simulated|possible|common|known|handled|example|top|no|of|any|syntax|config|configuration|parse|type|lint|validation|schema|assertion)[- ])";
/** Names of tests and tallies of them. */
const NO_TEST =
  "(?<!\\b(?:tests?|checks?|specs?|cases?|suites?|steps?|assertions?|examples?|scenarios?|lint|build|expected|common|likely|typical|main|frequent|top)\\s|^\\s{0,8}(?:\\d{1,6}\\s)?|[,;:(]\\s\\d{1,6}\\s)";

export const RATE_PHRASES: readonly PhraseForm[] = [
  form(
    "rate-limit-reached",
    "rate",
    "\\brate[-_ ]?limit(?:s|ing)?(?:[-_ ](?:quota|threshold|policy|window))?(?:\\s(?:for|of|on|in|to)\\b[^.;\\n]{1,120}?|\\s\\([^()\\n]{1,60}\\))?" +
      BEEN +
      "(?:reached|exceeded|hit|exhausted|triggered|surpassed|applied|enforced|in\\seffect)",
  ),
  form(
    "rate-limit-reached",
    "rate",
    "\\brate[-_ ]?limit(?:s)?[-_ ](?:reached|exceeded|hit|error|exhausted|violation|surpassed|triggered)\\b",
  ),
  // A setting ("rate limit: wait 2s between requests") goes on behind the time; a refusal ends there.
  form(
    "rate-limit-wait",
    "rate",
    "\\brate[- ]?limit(?::|;|,|\\.|\\s[-–—]|(?=\\s\\())\\s\\(?(?:please\\s)?(?:try\\sagain\\s(?:in|after)|(?:please\\s)?retry\\s(?:in|after)|please\\swait(?:\\sfor)?)\\s(?=\\d{1,6}(?:\\.\\d{1,3})?\\s?(?:ms|s|m|h|d|sec|min|second|minute|hour|day)[\\dsmh ]{0,24}(?:(?:hours?|minutes?|seconds?)\\s?)?[.!)]{0,2}\\s{0,4}(?:\\n|$))",
  ),
  form(
    "rate-limit-wait",
    "rate",
    "\\brate[- ]?limit(?::|;|,|\\.|(?=\\s\\())\\s\\(?(?:please\\s)?retry\\safter\\s(?=\\d{1,6}[.!)]{0,2}\\s{0,4}(?:\\n|$))",
  ),
  // The two words are the name of a thing, unless an error says nothing else.
  form(
    "rate-limit-alone",
    "rate",
    `${NO_KIND}\\b(?:error|exception|fatal|\\w{1,40}(?:error|exception))\\s?(?::|\\s[-–—]|(?=\\s\\())\\s\\(?${ALONE}`,
  ),
  form(
    "rate-limit-alone",
    "rate",
    `${NO_TEST}\\b(?:failed|failure|rejected|refused|aborted|stopped)\\s?(?::|\\s[-–—]|(?=\\s\\())\\s\\(?${ALONE}`,
  ),
  form("rate-limited", "rate", "\\brate[- ]?limited\\b|\\bratelimited\\b"),
  form(
    "rate-limiting",
    "rate",
    "\\b(?:due\\sto|because\\sof|by|rejected\\sfor|from)\\s(?:an?\\s|the\\s|api\\s|server\\s|upstream\\s){0,2}(?:rate[- ]?limit(?:s|ing|er)?|(?:request\\s)?throttling)\\b",
  ),
  form(
    "exceeds-rate-limit",
    "rate",
    "\\b(?:exceed(?:s|ed|ing)?|reach(?:ed|es)?|exhausted|hit(?:s|ting)?|over|above|surpass(?:ed|es)?|violat(?:ed|es)|crossed|triggers?|triggered|breached)\\s(?:the\\s|your\\s|a\\s|an\\s|its\\s|our\\s|this\\s|their\\s|my\\s|you\\sare\\s)?(?:[\\w'’./:()-]{1,60}\\s){0,6}?(?:rate|requests?|call|frequency|token|throttl\\w{1,6}|concurrency|concurrent|connection|pull|throughput|rpm|tpm|qps|rps)[- ](?:rate[- ])?(?:limit|quota)s?(?:er)?\\b",
  ),
  form(
    "limit-noun-reached",
    "rate",
    "\\b" +
      RATE_NOUN +
      "(?:[-_/ ](?:per[-_/ ]?(?:second|sec|minute|min|hour|s|m|h)|rate|count|\\w{1,12}))?[-_ ]limits?(?:\\s\\([^()\\n]{1,60}\\)|\\s(?:for|on|of)\\b[^.;\\n]{1,80}?|\\sof\\s[\\d,.]{1,12})?" +
      BEEN +
      "(?:reached|exceeded|hit|surpassed)",
  ),
  form(
    "limit-noun-reached",
    "rate",
    "\\b" +
      RATE_NOUN +
      "(?:[-_/ ]per[-_/ ]?(?:second|sec|minute|min|hour))?[-_ ]limits?[-_ ](?:reached|exceeded|hit)\\b",
  ),
  form(
    "too-many-requests",
    "rate",
    "\\btoo[-_ ]?many[-_ ]?(?:(?!in\\s|of\\s)\\w{1,16}\\s){0,2}?(?:requests?|calls|concurrent\\s\\w{1,16}|queries|attempts\\sper|api\\scalls|simultaneous\\s\\w{1,16}|messages\\stoo)\\b",
  ),
  form(
    "too-many-tokens",
    "rate",
    "\\btoo\\smany\\s(?:input\\s|output\\s)?tokens(?:,\\splease\\swait|\\sprocessed|\\sfor\\s(?:team|org|organization|account)|\\sper\\s(?:minute|second|hour))",
  ),
  form(
    "throttled",
    "rate",
    "\\b(?:request|requests|call|calls|you|client|account|connection|api|model)?\\s?(?:(?:was|were|is|are|being|been|got|has|have)\\s){0,3}throttled\\b|\\bthrottling(?:exception|\\s(?:error|exception)|:)|\\brequest\\sthrottled\\b",
  ),
  form(
    "rate-exceeded",
    "rate",
    "\\b(?:request\\s|call\\s|maximum\\s(?:request\\s|call\\s)?)?rate\\s(?:has\\sbeen\\s|was\\s|is\\s)?exceeded\\b|\\brequest\\srate\\s(?:is\\s|was\\s)?(?:too\\s(?:high|large)|increased\\stoo\\squickly|exceeded)",
  ),
  form(
    "slow-down",
    "rate",
    "\\b(?:please\\s)?(?:slow\\sdown|reduce\\syour\\srequest\\srate|reduce\\sthe\\s(?:frequency|rate)\\sof\\s(?:your\\s)?requests)\\b|\\b(?:sending|making)\\s(?:\\w{1,12}\\s)?(?:requests|messages|queries|prompts|calls)\\stoo\\s(?:quickly|fast|frequently)|\\brequests\\s(?:are\\s)?too\\s(?:frequent|fast|quick)|\\bthrottl(?:e|ing)\\syour\\s(?:requests?|calls)\\b|\\b(?:blocked|rejected|denied|refused)\\s(?:due\\sto|because\\sof)\\s(?:excessive|too\\smany)\\s(?:requests|calls|queries)\\b|\\breduce\\s(?:the\\s|your\\s)?rate\\sof\\s(?:your\\s)?(?:requests|calls)\\b|\\brequest\\s(?:frequency|rate)\\s(?:has\\sbeen|is|was)\\slimited\\b|\\bspike\\sarrest\\sviolation\\b",
  ),
  form(
    "too-much",
    "rate",
    "\\btoo\\smuch\\s(?:request|query|api|call)\\s(?:weight|volume|traffic|usage|load)\\b|\\bdoing\\sthat\\s(?:a\\slot|too\\s(?:much|often))\\b|\\bresources?\\s(?:is|are)\\slimited(?=\\s-\\s)",
  ),
  form(
    "concurrency",
    "rate",
    "\\b(?:number\\sof\\s)?concurrent\\s(?:connections|requests|sessions|jobs|calls)\\s(?:has\\s|have\\s)?(?:exceeded|exceeds?|reached|limit\\s(?:reached|exceeded))|\\bmax(?:imum)?\\s(?:organization\\s)?(?:concurrency|concurrent\\s\\w{1,12})(?:\\slimit)?\\s(?:of\\s\\d{1,6}\\s)?(?:reached|exceeded)",
  ),
  form(
    "concurrency",
    "rate",
    "\\b(?:waiting\\sfor|no)\\s(?:an?\\s)?(?:free\\s|available\\s)?concurren(?:t|cy)\\s(?:\\w{1,12}\\s)?slots?\\b",
  ),
  form(
    "concurrency",
    "rate",
    "\\b(?:reached|exceeded|hit)\\s(?:your|the|its)\\s(?:\\w{1,16}\\s){0,2}?concurrent\\s\\w{1,16}\\s(?:limit|quota)\\b",
  ),
  form(
    "max-rpm",
    "rate",
    "\\breached\\s(?:[\\w']{1,20}\\s){0,3}?max(?:imum)?\\s(?:rpm|tpm|tpd|rpd|concurrency|requests|qps)\\b|\\bmax\\s(?:rpm|tpm|concurrency):\\s?\\d",
  ),
  form(
    "limited-to-per",
    "rate",
    "\\blimited\\sto\\s(?:around\\s|about\\s)?[\\d,.]{1,12}\\s(?:api\\s)?(?:calls|requests|queries|tokens)\\s?(?:/|per|a|an|every)\\s?(?:\\d{1,4}\\s)?(?:second|sec|minute|min|hour)",
    // What an account may do is no refusal by itself.
    { opens: false },
  ),
  form(
    "maximum-requests-per",
    "rate",
    "\\b(?:exceeded|reached|over|hit)\\s(?:the\\s|your\\s|a\\s)?(?:maximum|limit|max|allowed|permitted)?\\s?(?:number\\sof\\s|of\\s)?[\\d,.]{0,12}\\s?(?:allowed\\s|api\\s)?(?:requests|calls|tokens|queries)\\s(?:allowed\\s)?(?:per|/|in\\sa|within\\sa|each)\\s?(?:second|sec|minute|min|hour)",
  ),
  // All that flask-limiter says.
  form("requests-per", "rate", "\\b\\d{1,6}\\sper\\s\\d{1,4}\\s(?:second|minute|hour|day|month)s?$"),
  form(
    "tpm-limit",
    "rate",
    "\\b(?:tpm|rpm|itpm|otpm|qps|rps)\\s(?:rate\\s)?(?:limit|quota)s?(?:\\shas\\sbeen|\\swas|\\sis)?\\s(?:reached|exceeded|hit)",
  ),
  form(
    "per-minute-limit",
    "rate",
    "\\b(?:tokens|requests|queries|calls)\\sper\\s(?:second|minute|hour)\\s(?:limit|quota)s?(?:\\shas\\sbeen|\\swas|\\sis)?\\s(?:reached|exceeded|hit)",
  ),
  form(
    "operation-limit",
    "rate",
    "\\bhas\\sreached\\sthe\\slimit\\sfor\\syour\\saccount\\b|\\bhit\\sa\\srate\\slimit\\b|\\bhad\\sto\\srate\\slimit\\b|\\brate\\slimit\\syour\\b|\\brate[- ]?limiter\\s(?:has\\s)?(?:failed|rejected|refused|blocked|denied)\\s(?:the|your|this)\\srequest\\b",
  ),
  form(
    "no-deployments",
    "rate",
    "\\bno\\sdeployments\\savailable\\s(?:for\\sselected\\smodel|in\\scooldown)|\\ball\\s(?:deployments|models|keys|accounts|credentials|providers)\\s(?:are\\s|for\\s[^.\\n]{1,60}\\sare\\s)?(?:currently\\s)?(?:in\\scool-?down|cooling\\sdown|rate[- ]limited)",
    { provider: "litellm" },
  ),
  form(
    "only-after",
    "rate",
    "\\bcan\\sonly\\s(?:request|do|try|send|call)\\s(?:this|that|it)\\s(?:again\\s)?(?:once\\severy|after)\\s\\d",
  ),
  form(
    "rate-limits-in-place",
    "rate",
    "\\b(?:temporarily|currently)\\s(?:have|has)\\s(?:strict\\s)?rate\\slimits?\\sin\\splace\\b",
  ),
  form("abuse-detection", "rate", "\\btriggered\\san\\sabuse\\sdetection(?:\\smechanism)?\\b", { provider: "github" }),
  form(
    "requests-per-reached",
    "rate",
    "\\b(?:requests?|tokens?|calls?)\\sper\\s(?:sec(?:ond)?|min(?:ute)?|hour)\\srate\\s(?:is\\s|was\\s|has\\sbeen\\s)?(?:reached|exceeded)\\b",
  ),
  form("quota-limit-exceed", "rate", "\\b(?:rate|gauge)\\squota\\slimit\\sexceed(?:ed|s)?\\b"),
  form("cloudflare-1015", "rate", "\\berror\\s(?:code:?\\s)?1015\\b", { provider: "cloudflare" }),
  form("flood-control", "rate", "\\bflood\\s(?:control|wait)\\s(?:exceeded|of)\\b"),
  form("docker-toomanyrequests", "rate", "\\btoomanyrequests\\b", { provider: "docker-hub" }),
  form(
    "minute-quota",
    "rate",
    "\\bquota\\s(?:for|of)\\s(?:this|the\\scurrent|a)\\s(?:minute|second|hour)\\s(?:is|was|has\\sbeen)\\s(?:used|exceeded|reached)",
  ),
  form(
    "resource-exhausted",
    "rate",
    "\\bresources?\\s(?:has\\sbeen\\s|is\\s|was\\s)?exhausted\\b|\\bresource_exhausted\\b",
  ),
  form(
    "zh-rate-limit",
    "rate",
    "速率限制|请求(?:过于|太|过)频繁|請求過於頻繁|频率(?:限制|过高|超限)|请求频率|并发(?:数)?(?:超|过高|限制|已达)|限流|请求数(?:过多|超限)|调用频率|访问(?:过于)?频繁|レート制限|リクエストが多すぎます|요청이\\s?너무\\s?많",
  ),
];
