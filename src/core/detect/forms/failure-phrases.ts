/** Phrases of servers and networks in trouble, and of failures that only speak of limits. */
import type { PhraseForm } from "./form.ts";
import { form } from "./wording.ts";

const OVERLOAD: readonly PhraseForm[] = [
  form(
    "overloaded",
    "overload",
    "(?<!\\b(?:functions?|methods?|operators?|constructors?)\\s(?:is|are)\\s)\\boverloaded\\b(?!\\s(?:method|function|operator))",
  ),
  form("overload", "overload", "\\boverload\\b", { opens: false }),
  form(
    "not-your-limit",
    "overload",
    "\\bnot\\s(?:your|a)\\s(?:usage|rate|plan|account)\\s?limit\\b|\\btemporarily\\slimiting\\srequests\\b",
  ),
  form(
    "no-capacity",
    "overload",
    "\\bno\\s(?:available\\s)?capacity\\b(?:\\savailable\\b)?|\\b(?:at|over|beyond|exceeding|reached|exceeds?|insufficient|lacks?|limited|out\\sof|exceeded)\\s(?:its\\s|the\\s|our\\s|full\\s|max(?:imum)?\\s|server\\s|model\\s|gpu\\s|current\\s|available\\s){0,3}capacity\\b|\\bcapacity\\s(?:is\\s|has\\sbeen\\s|was\\s|temporarily\\s){0,2}(?:not\\s(?:currently\\s)?available|unavailable|exceeded|constraints?|reached|full|limited|exhausted|temporarily)",
  ),
  form(
    "worker-limit",
    "overload",
    "\\b(?:worker|replica|pod|node|server|engine|backend)(?:'s)?\\s(?:(?:local|total|max(?:imum)?|concurrent|own)\\s){0,3}(?:requests?|queue|connections?|batch)\\slimit\\b",
  ),
  form(
    "high-demand",
    "overload",
    "\\b(?:experiencing|due\\sto|because\\sof|seeing|under|in)\\s(?:\\w{1,14}\\s){0,2}?(?:high|heavy|peak|increased|unprecedented|elevated)\\s(?:demand|load|traffic|volume)\\b",
  ),
  form(
    "high-demand-words",
    "overload",
    "\\b(?:high|heavy|unusual(?:ly\\shigh)?|unprecedented|increased|peak|extreme(?:ly\\shigh)?|elevated|exceptionally\\shigh|a\\slot\\sof)\\s(?:demand|load|traffic|volume\\sof\\s\\w{1,12}|usage\\sright|concurrency\\sload)\\b",
    { opens: false },
  ),
  form(
    "busy",
    "overload",
    "\\b(?:model|engine|server|servers|service|system|backend|gpu|cluster|worker|workers|queue)\\b(?:\\s[\\w`'./:-]{1,60}){0,3}?\\s(?:is\\s|are\\s|was\\s)?(?:currently\\s|temporarily\\s)?(?:too\\s|very\\s)?busy\\b|\\bserver_busy\\b|\\bmodel\\stoo\\sbusy\\b",
  ),
  form(
    "queue-full",
    "overload",
    "\\b(?:max(?:imum)?\\s)?queue\\s(?:size\\s|length\\s|depth\\s)?(?:is\\s|has\\sbeen\\s)?(?:full|exceeded|overflow|reached)|\\btoo\\smany\\s(?:requests\\s)?(?:queued|in\\s(?:the\\s)?queue)",
  ),
  form(
    "service-unavailable",
    "failure",
    "\\b(?:service|server|model|provider|backend|upstream|api|endpoint)\\b(?:\\s[\\w`'./:-]{1,60}){0,3}?\\s(?:is\\s|are\\s)?(?:currently\\s|temporarily\\s)?unavailable\\b|\\btemporarily\\sunavailable\\b|\\bservice_unavailable\\b",
  ),
  form(
    "server-error",
    "failure",
    "\\binternal\\sserver\\serror\\b|\\bbad\\sgateway\\b|\\bgateway\\s?time-?\\s?out\\b|\\bservice\\s(?:temporarily\\s)?unavailable\\b|\\bserver\\shad\\san\\serror\\b|(?<!\\bMCP\\s)\\bserver\\serror\\b(?!s?\\s(?:handling|code))|\\bsite\\sis\\soverloaded\\b|\\bweb\\sserver\\sis\\s(?:down|returning\\san\\sunknown)|\\bunexpected\\serror\\son\\sour\\s(?:end|side)",
  ),
  form("unable-to-process", "failure", "\\bunable\\sto\\sprocess\\syour\\srequest\\b", { opens: false }),
  form(
    "model-loading",
    "overload",
    "\\bmodel\\b[^.\\n]{0,80}\\bis\\s(?:currently\\s|still\\s)?(?:loading|warming\\sup|starting)\\b|\\bmodel\\sis\\snot\\sready\\b",
  ),
  form(
    "upstream-connect",
    "failure",
    "\\bupstream\\s(?:connect|request|server)\\s(?:error|timeout|timed\\sout|failed)\\b(?:\\sor\\sdisconnect/reset\\sbefore\\sheaders)?|\\bno\\shealthy\\supstream\\b",
  ),
  form(
    "zh-overload",
    "overload",
    "访问量过大|系统繁忙|服务(?:器)?(?:繁忙|过载|忙)|负载(?:过高|较高|已饱和|饱和)|上游负载|模型(?:过载|繁忙|当前)|流量(?:过大|高峰)|算力不足|稍後.{0,4}過載",
  ),
];

const CONNECTION: readonly PhraseForm[] = [
  form(
    "connection-code",
    "connection",
    "\\b(?:ECONNRESET|ECONNREFUSED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH|ECONNABORTED|UND_ERR_[A-Z_]{3,30}|ERR_HTTP2_[A-Z_]{3,40})\\b",
  ),
  form(
    "connection-reset",
    "connection",
    "\\bsocket\\shang\\sup\\b|\\bconnection\\s(?:error|reset|refused|aborted|closed|timed\\sout|lost|was\\s(?:reset|closed|aborted|refused)|broken|failed|dropped)\\b|\\bfetch\\sfailed\\b|\\bnetwork\\s(?:error|timeout|is\\sunreachable|connection\\slost)\\b|\\bbroken\\spipe\\b|\\bpeer\\sclosed\\sconnection\\b|\\bremote\\send\\sclosed\\b|\\bserver\\sdisconnected\\b|\\bpremature(?:ly)?\\s(?:close|closed)\\b|\\bother\\sside\\sclosed\\b|\\bunexpected\\sEOF\\b",
  ),
  form(
    "stream-disconnected",
    "connection",
    "\\bstream\\s(?:disconnected|closed|ended|error|idle\\stimeout|was\\sinterrupted)\\b",
  ),
  form(
    "timed-out",
    "connection",
    "\\b(?:request|connect|connection|read|write|response|api|operation|handshake|headers|body|socket|gateway|upstream)\\s?(?:has\\s|was\\s)?(?:timed\\s?out|timeout)\\b|\\b(?:read|connect|request)\\stime-?out\\b|\\bdeadline\\sexceeded\\b",
  ),
  form("max-retries-url", "connection", "\\bmax\\sretries\\sexceeded\\swith\\surl\\b"),
  form(
    "dns",
    "connection",
    "\\b(?:getaddrinfo(?!\\()|temporary\\sfailure\\sin\\sname\\sresolution|name\\sor\\sservice\\snot\\sknown|could\\snot\\sresolve\\shost|failed\\sto\\s(?:resolve\\s(?:host|address|'?[\\w-]{1,60}\\.[\\w.-]{2,60})|connect|establish\\sa\\snew\\sconnection)|no\\ssuch\\shost|dns\\serror|name\\sresolution\\serror|nodename\\snor\\sservname)",
  ),
];

/** Failures that speak of limits and are none of a provider's load or quota. */
const OTHER: readonly PhraseForm[] = [
  form(
    "memory",
    "other",
    "\\bout\\sof\\smemory\\b|\\bOOM\\b|\\ballocat(?:e|ing)\\b[^.\\n]{0,40}\\b(?:bytes|tensor|[gm]i?b|memory|buffer)\\b|\\b(?:tensorflow\\.python|jaxlib|torch\\.cuda)\\b|\\bmessage\\s(?:length\\s|size\\s)?(?:is\\s)?larger\\sthan\\smax\\b",
  ),
  form(
    "log-lines",
    "other",
    "\\blog(?:s|ger|ging)?\\s(?:is\\s|are\\s|was\\s|line\\s|message\\s)?rate[- ]?limit|\\b(?:messages?|lines?|callbacks|events?|logs?|spans?|samples)\\s(?:were\\s|was\\s)?(?:suppressed|dropped|lost)\\b|\\b(?:suppress|dropp)(?:ed|ing)\\s(?:\\w{1,12}\\s){0,3}?(?:messages?|lines?|callbacks|events?|logs?|spans?|samples)\\b",
  ),
  form(
    "purse",
    "other",
    "\\byour\\scard\\b|\\binsufficient\\sfunds:\\sbalance\\s\\d|\\binsufficient\\s(?:credits|funds|balance):\\s(?:student|player|customer|buyer|sender|wallet)\\shas\\s\\d|\\b(?:gift|debit)\\scard\\b|\\b(?:withdrawal|transfer|cash|mobile\\sdata|data|article|baggage|speed|weight|word|character)\\slimit\\b|\\binsufficient\\s(?:funds|balance)\\sfor\\s(?:gas|intrinsic|transfer|rent|margin|(?:the\\s|this\\s)?(?:order|trade)|requested\\saction)\\b|\\b(?:not\\senough\\s)?(?:credits?|coins|funds|money)\\sto\\s(?:buy|hire|build|train)\\b|\\bcard\\s(?:was\\s|has\\sbeen\\s)?declined\\b|\\b(?:order|trade|transfer|withdrawal|transaction|purchase|bid|bet)\\s[^.:\\n]{0,30}(?:rejected|declined|failed|refused|reverted)\\b|\\bVM\\sException\\swhile\\sprocessing\\b|\\bERC-?\\d{2,5}:|\\b(?:cannot|can['’]t|could\\snot|unable\\sto)\\s(?:withdraw|transfer|debit|sell)\\b|\\baccount\\s\\S{1,40}\\shas\\s(?:a\\s)?balance\\b|\\b(?:user|mail|message|email)\\ssending\\slimit\\b|\\b[45]\\d\\d[ -][45]\\.\\d\\.\\d{1,3}\\s",
  ),
  form(
    "storage",
    "other",
    "\\bresource\\stemporarily\\sunavailable\\b|\\bquota\\sof\\sseats\\b|\\bseats?\\squota\\b|\\bslurm\\b|\\bQOSMax\\w{1,40}|\\b(?:disk|memory|cpu|ram|heap|file|upload|inode)\\s(?:usage|space|size)\\b|\\b(?:disk|block|inode|file)\\squota\\b|\\bno\\sspace\\sleft\\b|\\bstorage\\squota\\b|\\bexceeded\\squota:\\s|\\bquota\\s'[A-Z_0-9]{2,40}'\\sexceeded|\\bDOMException:\\s[^\\n]{0,60}\\bquota\\b|\\bsetting\\sthe\\svalue\\sof\\b[^\\n]{0,80}\\bquota\\b|\\bQuotaExceededError:\\s(?:failed\\sto\\sexecute|the\\squota)|\\btoo\\smany\\sopen\\sfiles\\b|\\bstorage\\b[^.\\n]{0,40}\\bquota\\b|\\b(?:cores?|vcpus?|cpus?|gpus?|instances?|disks?|snapshots?|addresses|mailbox|inbox)\\b[^.\\n]{0,30}\\bquota\\b(?!\\s\\(\\d{1,6}s\\s(?:requested|left))|\\bquota\\sfor\\s\\w{2,40}Per[A-Z]\\w{2,20}\\b|\\bstorage_?quota\\w{0,12}\\b|\\bstorageQuotaExceeded\\b|\\bquota\\b[^.\\n]{0,30}\\b(?:storage|disk|inodes?|bytes(?!\\s(?:scanned|billed|processed|per))|gib|cpus?|gpus?|vcpus?|cores|instances?|volumes?|pods?|namespaces?)\\b",
  ),
  form(
    "harness-limit",
    "other",
    "(?<!\\benqueued\\s)\\b(?:recursion|turn|turns|step|steps|iteration|iterations|time|cost|token|sample|working|memory|retry|depth|stack|file|size|disk|cpu|heap|rlimit|nproc)\\s(?:limit|limits|depth)\\s(?:of\\s\\S{1,12}\\s)?(?:exceeded|reached|hit)\\b|\\bmaximum\\s(?:recursion|number\\sof\\s(?:turns|steps|iterations))|\\bmax(?:imum)?[_ ](?:turns|steps|iterations)\\b|\\bcost\\slimit\\b|\\b(?:hit|reached|exceeded)\\s(?:a|an|the|its)\\s(?:token|turn|step|iteration|time|recursion|cost)\\slimit\\b|\\b(?:token|time|latency|memory|compute|search|error|thinking|step|turn)\\sbudget\\b|\\bdue\\sto\\stime\\slimit\\b|(?<!\\benqueued\\s)\\b(?:token|tool[- ]call|tool|turn|step|retry|iteration)s?\\s(?:call\\s)?(?:limit|budget)\\s(?:of\\s\\d{1,9}\\s)?(?:exceeded|reached|exhausted|spent|is\\sspent)\\b|\\bUSD\\sbudget\\b|\\bbudget\\sfor\\s(?:the\\s|this\\s)?task\\b|\\bvalue:\\s[\\d,.]{1,12};\\slimit:|\\btoo\\smany\\s(?:tool|function|recursive|nested|consecutive)\\scalls\\b|\\bLimitsExceeded\\b|\\b(?:reached|exceeded|hit|over)\\s(?:the\\s|its\\s)?max(?:imum)?\\sbudget\\b|\\bmax[-_]budget\\b|\\bbudgets?\\b[^\\n]{0,60}\\b\\d[\\d.,]{0,12}\\s?(?:[kmg]i?b|bytes|ms)\\b|\\bmax_cost(?:_\\w{1,8})?\\b|\\blimit\\sfor\\s(?:the\\s)?tool\\b|\\b(?:queries|calls|searches|requests)\\sin\\sthis\\s(?:task|episode|turn)\\b|\\bmax(?:imum)?\\sbudget\\sof\\s\\$?\\d|\\bagent\\s(?:has\\s)?(?:reached|exceeded|hit)\\s(?:its\\s|the\\s)?(?:\\w{1,12}\\s)?budget\\b|\\bquota\\sof\\s(?:the\\s)?(?:\\d{1,6}\\s)?(?:re-?tr(?:y|ies)|attempts?|steps?|turns?|samples?|train|test|validation|batch)\\b|\\b(?:requests|calls)\\sto\\s(?:the\\s)?tool\\b|\\bmax\\s\\d{1,6}\\sper\\sturn\\b|\\b(?:request|total_tokens|tool_calls|input_tokens|output_tokens)_limit\\sof\\s",
  ),
  form(
    "client-side",
    "other",
    "\\brate[- ]?limit\\w{0,5}\\b[^.\\n]{0,12}\\bclient[- ]side\\b|\\bclient[- ]side\\s(?:rate|throttl|limit)|\\brate[- ]?limit(?:er)?\\squeue\\b",
  ),
  form(
    "other-rate",
    "other",
    "\\b(?:sampl(?:e|ing)|frame|bit|baud|refresh|learning|heart|clock)\\srate\\s(?:limit|exceeded)|\\bdata\\srate\\sexceeded\\b|\\bIOPub\\b|\\btoo\\smany\\s(?:clients|connections)\\s(?:already)?|\\btoo\\smany\\sredirects\\b|\\btmux\\b|\\bSessionNotCreated(?:Exception|Error)?\\b|\\btoo\\smany\\sconcurrent\\s(?:builds|logins)\\b",
  ),
  form(
    "context-length",
    "other",
    "\\b(?:maximum\\s)?context\\s(?:length|window|size|limit)\\b(?![^.\\n]{0,60}\\b(?:extra\\susage|plan)\\b)|\\bprompt\\sis\\stoo\\slong\\b|\\binput\\s(?:is\\s)?too\\slong\\b|\\binput\\stoken\\scount\\b|\\bmaximum\\s(?:allowed\\s)?number\\sof\\s(?:output\\s)?tokens\\b|\\boutput\\stoken\\smaximum\\b|\\bmax(?:imum)?_?\\s?(?:output_?\\s?|new_?\\s?|completion_?\\s?)?tokens\\b[^.\\n]{0,30}(?:is\\stoo|>|exceeds?|must\\sbe)|\\btoo\\smany\\s(?:input\\s)?tokens\\sin\\b|\\bmaximum\\sprompt\\slength\\b|\\brequest\\sexceeds\\sthe\\smaximum\\ssize\\b",
  ),
  form(
    "authentication",
    "other",
    "\\b(?:incorrect|invalid|missing|expired|revoked)\\s(?:api\\skey|authentication|x-api-key|token|bearer)\\b|\\boauth\\stoken\\shas\\sexpired\\b|\\bplease\\srun\\s/login\\b",
  ),
  form(
    "access",
    "other",
    "\\bdoes\\snot\\shave\\saccess\\b|\\bnot\\saccessible\\sby\\sintegration\\b|\\bdo\\snot\\shave\\saccess\\b|\\bpermission\\sdenied\\son\\b",
  ),
  form(
    "content-policy",
    "other",
    "\\bcontent\\s(?:management\\s)?(?:policy|filter)|\\bcontent\\sfiltering\\b|\\bflagged\\b[^.\\n]{0,30}\\b(?:policy|moderation)\\b",
  ),
  form("tls", "other", "\\bcertificate\\sverif|\\bself[- ]signed\\scertificate\\b|\\bCERTIFICATE_VERIFY_FAILED\\b"),
];

export const FAILURE_PHRASES: readonly PhraseForm[] = [...OVERLOAD, ...CONNECTION, ...OTHER];
