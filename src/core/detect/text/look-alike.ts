/** Lines that speak of limits and report none: source text, tests, documents, configuration, access logs, warnings. */

const CODE = new RegExp(
  [
    // Statements and declarations at the start of a line.
    "^\\s*(?:const|let|var|val|function|defp?|defmodule|fun|sub|proc|module|export|async\\s(?:def|function|fn|with|for)|def|class|elif|except|raise|throw|assert|func|fn|pub|readonly|declare|abstract|override|private|public|protected|static|struct|enum|interface|impl|namespace|package|use|using|typedef|@\\w+\\()\\b",
    "^\\s*(?:import|from|return|yield|await|new|delete|case|else|try|catch|finally|do|switch|match|with|while|for|if|unless)\\b(?=[^a-z]*$|.*[({\\[:;=]\\s*$|\\s*[({]|.*[;{]\\s*$|\\s(?:await\\s|new\\s)?[\\w.]+\\(|\\s['\"`{])",
    "^\\s*}?\\s*(?:else|catch|finally)\\b",
    "^\\s*from\\s[\\w.]{1,120}\\simport\\s|^\\s*import\\s\\{",
    // An argument of a call, a field of a class.
    "^\\s{2,40}\\w{1,40}\\s=\\s\\d{1,9}\\s*$|^\\s{2,40}\\w{1,40}=[{[].*,\\s*$|^\\s{16,80}\\w{1,40}=[bruf]{0,2}['\"].*[,)]\\s*$",
    // A member of a list of pairs, a name that is exported or imported, the type of a field.
    "^\\s{1,40}\\[[^\\]\\n]{1,200},\\s[A-Za-z_$][\\w$.]{2,80}\\],\\s*$|^\\s*[\\w$.]{2,120}\\s=\\s[\\w$.]{1,120};\\s*$|^\\s*(?:type\\s)?[A-Z]\\w{1,80}(?:\\sas\\s\\w{1,80})?,\\s*$|^\\s{1,40}[\\w$]{1,60}\\??:\\s[\\w$.<>[\\]| ]{1,120};\\s*$",
    // A call whose arguments are names: what handles an error is registered so.
    "^\\s*[a-z_]\\w*(?:\\.\\w+)+\\(\\w+(?:,\\s?\\w+){1,6}\\);?\\s*$",
    // An attribute and a variant of Rust.
    "^\\s*[A-Z]\\w{1,60}\\([A-Za-z_][\\w:<>]{0,60}\\),\\s*$",
    "^\\s*#!?\\[[a-z_]+[(\\]]",
    // Alternatives of a pattern.
    "[a-z]{2}\\|[a-z]{2}",
    "\\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\\b.*\\b(?:FROM|VALUES|SET|WHERE)\\b",
    // Operators and calls that prose and logs do not have.
    "[\\w)\\]'\"`}]\\s?[!=]==\\s?[\\w'\"`([{!-]|\\s[!=]=\\s|=>|&&\\s\\w+\\.|\\|\\|\\s\\w+[.(]|\\w\\+\\+|:=\\s",
    "\\b(?:expect|assert\\w*|describe|it|test|parametrize|should|toBe|toEqual|toMatch|mock\\w*|stub\\w*|console\\.\\w{3,8}|logger\\.\\w{3,9}|log\\.\\w{3,9}|logging\\.\\w{3,9}|print|println!?|printf|fmt\\.\\w+|panic!?|format!|raise_for_status|isinstance|startswith|includes|indexOf|RegExp|re\\.\\w+|regex\\w*|pytest\\.\\w+|jest\\.\\w+|vi\\.\\w+|nock|respx?\\.\\w+|responses\\.\\w+|httpx_mock\\.\\w+|jsonify|res\\.status|reply\\.\\w+|abort|HttpResponse\\.\\w+|HttpResponse|JSONResponse|Response|http\\.(?:get|post|put)|\\w+\\.reply)\\(",
    "\\b(?:throw(?: new)?|raise)\\s\\w{2,60}\\(|->\\s*(?:throw|return|\\{|\\w+\\([\"'])|\\bdo:\\s",
    // Placeholders of templates.
    '\\$\\{\\w|\\{\\{\\s?\\w|"[^"]*\\s%[sdv]\\b|\\$[a-z]\\w+\\s[a-z]',
    '^(?:ENV|RUN|ARG|COPY|FROM|CMD|ENTRYPOINT|LABEL|EXPOSE)\\s[\\w"\\[/-]',
    // A call with a text, other than of an error's class.
    "^\\s*[a-z_]\\w*(?:\\.\\w+)*\\(\\s?[bfr]?['\"`]",
    "^\\s*[\\w$.\\[\\]'\"]{1,60}\\s=\\s(?:[\\[{(r'\"`]|new\\s|await\\s|\\w+[.(])",
    "\\(\\?[:=!<]|\\\\b\\w|\\\\[sdw][+*]?|/[gimsuy]{1,3}[,;).]|\\br[\"'][^\"']*[|\\\\]",
    "^\\s*(?://|/\\*|\\*\\s@|\\*/|<!--|\"\"\"|''')|\\s//\\s(?!See:)|^\\s*#\\s",
    "^\\s*\\*\\s(?=[a-z@])",
    // An element of a page, whole on its line.
    "^\\s{0,40}<(p|div|li|td|span|label|button|option|small|em|strong)\\b[^>\\n]{0,200}>.*</\\1>\\s*$",
    "\\)\\s*\\{\\s*$|^\\s*[}\\])]+[;,]?\\s*$|\\);\\s*$|\\bself\\.\\w+\\(|\\bthis\\.\\w+\\(",
  ].join("|"),
);
/** Frames of stacks end in `{` and hold calls, and are no source text. */
const STACK_FRAME =
  /^(?:\s{1,12}at\s(?!\d{1,2}(?::\d\d)?\s?(?:[ap]\.?m|\())|at\s(?=.*[(/]))(?:async\s)?[\w$.<>[\]/:@ (),'-]{1,300}\{?\s*$|^\s{1,8}File ".{1,300}", line \d+/;

const DIFF =
  /^(?:@@ -\d|diff --git |index [0-9a-f]{7,}\.\.|\+{3} |-{3} [ab/]|[+-]\s{0,40}(?:[\w$.]+\(|[/"'`<{}[\]#*]|={2,4}\s|\/\/|return|const|if|def|import|expect|-\s)|[+-]\s{2,})|^\s{2,16}\d{1,6}\s{1,3}[+-]\s/;
const GREP =
  /^\s{0,8}(?:[\w.@~-]{0,80}\/)?[\w./@~-]{1,200}\.[A-Za-z]{1,8}[:(]\d{1,7}(?:[:,]\d{1,5})?\)?(?:[:-]\s?|\s{1,4})|^\s{1,8}\d{1,6}:\d{1,5}\s{1,4}(?:error|warning)\s/;
/** Ruby names the place before the message of an error that nobody rescued. */
export const RUBY_ERROR = /^\S{1,300}\.rb:\d{1,7}:in [`'][^'`\n]{1,120}['`]:\s/;
const MARKDOWN =
  /^\s{0,3}(?:#{1,6}\s|\*\*[^*\n]{1,200}\*\*:?\s{0,3}$|\|(?:.*\||\s{2}|\s\S+\s*$)|>\s|```|[-*+•]\s(?:\*\*\w|\*{0,2}\\?[`"'[A-Z0-9])|\d{1,3}\.\s\*{0,2}[`"'[A-Za-z0-9])/;
/** A record of a log may have bars and gaps, and is no table. */
const DATED =
  /^\s{0,4}(?:\[(?:ERROR|WARN(?:ING)?|INFO|DEBUG|FATAL|CRITICAL)\]\s)?\[?(?:\d{4}[-/]\d{2}[-/]\d{2}[T ])?\d{2}:\d{2}:\d{2}/;
/** Cells between tabs, bars, wide gaps, or commas without a blank. */
const TABLE =
  /\t[^\t]{0,400}\t|\s\|\s.*\s\|\s|^\s*\|.*\|\s*$|[^\s[]\s{3,40}[^\s\]].{0,300}\S\s{3,40}[^\s\]]|^[^,:\s][^,:]{0,200}(?:,(?!\d{3}\b)[^,:\s][^,:]{0,200}){2,20}$/;
const SHELL = /^\s{0,4}(?:\$|%|❯|➜|PS>|>>>|\.\.\.|\+)\s+\S/;
const TEST_OUTCOME = new RegExp(
  [
    "\\b(?:PASSED|SKIPPED|XFAIL|XPASS|DESELECTED)\\b",
    "^\\s{0,20}(?:[✓✔√✅☑○◌]|ok\\s\\d|not ok\\s\\d|---\\s(?:PASS|FAIL|SKIP)|===\\s(?:RUN|CONT|PAUSE)|PASS\\b|ok\\s{1,4}\\S+\\s|FAIL:\\s|\\[(?:PASS|OK|SKIP|pass|ok|skip)\\]|test\\s\\S+\\s\\.\\.\\.\\s)",
    "^\\s{0,20}[✗✘✕×❌✖]\\s.{0,200}\\(?\\b\\d{1,6}(?:\\.\\d{1,3})?\\s?m?s\\)?\\s{0,3}$",
    "^\\s{0,20}(?:FAIL|FAILED|ERROR)\\s{1,3}\\S{1,200}\\.(?:py|[cm]?[jt]sx?|rb|go|rs|php|java)(?:::|\\s>\\s|\\s›\\s)(?!.*\\s-\\s)",
    "::test_\\w+(?!.*\\s-\\s)",
    "^\\s{0,20}[●•]\\s.{1,120}\\s›\\s|^\\s{0,20}[✗✘✕×❌✖]\\s.{1,120}\\s[>›]\\s",
    "^\\s{0,4}\\[\\s{1,4}(?:RUN|OK|FAILED|PASSED|SKIPPED)\\s{1,4}\\]",
    "^-{4}\\s.{1,200}\\sstd(?:out|err)\\s-{4}\\s*$|\\s>\\s.{1,200}\\s(?:FAILED|PASSED|SKIPPED)\\s*$|\\((?:FAILED|PENDING|OK)\\b[^)\\n]{0,20}\\)\\s*$",
    // A tally: "500 ok, 12 retried, 0 throttled".
    "\\b\\d{1,9}\\s(?:ok|failed|passed|retried|refused|skipped|succeeded|errored|timed out|rate[- ]limited|throttled|denied|answered|completed|done|wrong|acquired|waiting),\\s\\d{1,9}\\s[a-z]",
    "[(,;]\\s?all\\s(?:recovered|retried)\\)?\\s*$",
    "\\s\\.{3}\\s(?:ok|OK|PASS|done)\\s*$",
    "\\b\\d{1,6}\\s(?:passed|passing|failing|pending|skipped)\\b",
    "\\b(?:RESULT|VERDICT|STATUS):\\s(?:PASS|OK)\\b|\\(limit works\\)|\\bas expected\\b",
  ].join("|"),
);
const EXPECTATION =
  /\b(?:expected|expects?|wanted|toBe|should (?:be|return|get|have|see|contain|answer|yield)|assertion|asserts?|AssertionError|but was|is wrong|(?:is|was|were|did) not (?:raised?|thrown?)|didn't (?:raise|throw))\b|^\s{0,12}(?:want|got|left|right|actual|received)\s?:/i;
const ASSIGNMENT = /^\s*(?:export\s)?[A-Z][A-Z0-9_]{2,60}=(?:\S*|"[^"]{0,400}"|'[^']{0,400}')\s*$/;
const OPTION =
  /^\s{1,12}(?:-\w,\s)?--[a-z][\w-]{1,40}(?:[ =]\S{1,40})?\s{2,}\S|^\s*usage:|\bargument\s--[\w-]+:|\s--[a-z][\w-]{1,40}[ =]['"]/i;
const LISTING =
  /^\s{0,12}\.\.\s\w{2,20}::|^\s{0,12}(?:Given|When|Then|And|But|Scenario(?: Outline)?|Feature|Background|Examples?)\b:?\s|^\s*[.#@][\w-]+[^{]{0,80}\{|^[\s│]{0,40}[├└]──\s|^##\[(?!error|warning)|[☐☒☑]\s|^Run\s\S+\s|^[-dlbcps][rwxsStT-]{9}[.+@]?\s/;
/** What an agent's tool was asked and answered: the world of a task, not the agent's own provider. */
const TOOL_TALK =
  /^\s{0,8}[[(<]?(?:tool|function)[_ -]?(?:call|result|output|use|response)s?[\])>]?(?:\s?#?\d{1,4})?\s?[:=]\s/i;
const METRIC = /^[a-z_:][\w:]{2,120}(?:\{[^}\n]{0,400}\})?\s[\d.e+-]{1,24}(?:\s\d{10,13})?$/;
const COMMIT =
  /\b[0-9a-f]{7,40}\.{3}\s|^(?:#\d{1,7}\s|[0-9a-f]{7,40}\s|commit\s[0-9a-f]{40}|Merge (?:pull request|branch)|(?:feat|fix|docs|chore|test|refactor|perf|ci|build|style)(?:\([^)]{1,40}\))?!?:\s)/;
const DIAGRAM = /--+>|-->>|\bflowchart\b|\bsequenceDiagram\b|\s:(?:active|done|crit|milestone),|subgraph\b/;
/** `"GET /ping HTTP/1.1" 429` is what a server logs of its own answers; a client names the host before it. */
const ACCESS_LOG =
  /"(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s\/\S{0,400}(?:\sHTTP\/[\d.]{1,3})?"\s\d{3}\b|\bToo Many Requests: \/\S{0,300}\s*$|\bCompleted \d{3} [A-Z][\w ]{1,40} in \d/;
/** A server that refuses others names their address, here one of a private network. */
const REFUSED_OTHER = /\bIP:?\s(?:address:?\s)?(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)\d/i;
/** A server under test on this machine; a call of a model there is one of a gateway or a stand-in. */
const OWN_HOST = /\b(?:localhost|127\.0\.0\.1|0\.0\.0\.0|testserver|testclient|::1)\b/;
const MODEL_CALL =
  /\/chat\/completions\b|\/v1\/(?:completions|messages|responses|embeddings)\b|:(?:g|streamG)enerateContent\b/;
/** The kernel's ring buffer, and daemons of the system: their limits are no provider's. */
const SYSTEM_LOG =
  /^\s{0,4}\[\s{0,8}\d{1,9}\.\d{6}\]\s|(?:^|\s)(?:kernel|audit|systemd[\w-]{0,20}|rsyslogd|sshd|named|bind|postfix\/\S{1,40}|dovecot|cron|chronyd|smartd|sssd|auditd|fail2ban[\w.]{0,20}|dnsmasq|unbound|containerd|kubelet)\s?(?:\[\d{1,8}\])?:\s/i;
const WARNING =
  /\bapproaching\b|\bclose to (?:your|the)\b|\bnearing\b|\bheads[- ]up\b|\bless than \d{1,3}\s?%|\b\d{1,2}(?:\.\d)?\s?% (?:of|left|remaining|used)\b|\bused (?:\d|[1-9]\d)(?:\.\d)?\s?%|\brunning low\b|\b(?:may|might|could|would|will) (?:be|get|become|receive|see|hit|encounter|fail|exceed)\b|\bto (?:avoid|enable|prevent|raise|increase|lift|stay)\b|\b(?:usage|quota|credits?|requests|limit) (?:left|remaining)\b:?\s{0,3}[1-9]|\bremaining[=:]\s?[1-9]|\bwarn(?:ing)? (?:threshold|at)\b|\bstay (?:below|under|within)\b|\bnot (?:been )?(?:rate[- ]limited|exceeded|reached)\b|\bnow using\b|(?<!\bno\s[\w ]{1,40})\bconfigured\b|\benabled\b|\bsimulat\w+|\bmock(?:ed|ing)?\b|\bfake\b|\binject(?:s|ed|ing)\b|\bdry[- ]run\b|\bfor example\b|\be\.g\.\s(?:429|rate|too)|\binitiali[sz](?:ed|ing)\b/i;

const LONGEST_LOOK = 1_000;
/** `grep -n` and `cat -n` put it before the line. */
const LINE_NUMBER = /^\s{0,6}\d{1,6}(?:[:-](?!\d)|\t)/;

const SIMULATED = /\b(?:mock(?:ed|s)?|fake|stub(?:bed)?|simulated?|scripted|canned|fixture|dummy|would[- ]be)\b/i;

/** Whether the words before an object tell that somebody made it up. */
export function isSimulated(lead: string): boolean {
  return SIMULATED.test(lead.replace(/\S{0,200}[/\\@]\S{0,400}/g, " "));
}

/** What a line is when it is no report of a failure; null for a line that may be one. */
export function lookAlike(whole: string): string | null {
  // What a line is shows at its beginning, and no pattern is to run over more.
  const line = whole.length > LONGEST_LOOK ? whole.slice(0, LONGEST_LOOK) : whole;
  if (STACK_FRAME.test(line)) return "stack-frame";
  // pytest shows the text of a real error after `E   `.
  const text = line.replace(/^E\s{2,8}/, "").replace(LINE_NUMBER, "");
  if (CODE.test(text)) return "source";
  if (DIFF.test(text)) return "diff";
  if (TEST_OUTCOME.test(text)) return "test-outcome";
  if (EXPECTATION.test(text)) return "expectation";
  if (isAccessLog(text)) return "access-log";
  if ((OWN_HOST.test(text) && /\b429\b/.test(text) && !MODEL_CALL.test(text)) || REFUSED_OTHER.test(text))
    return "own-server";
  if (GREP.test(text) && !RUBY_ERROR.test(text)) return "grep";
  if ((TABLE.test(text) && !DATED.test(text)) || MARKDOWN.test(text)) return "document";
  if (SHELL.test(text)) return "shell";
  if (ASSIGNMENT.test(text)) return "assignment";
  if (SYSTEM_LOG.test(text)) return "system-log";
  if (OPTION.test(text)) return "option";
  if (LISTING.test(text)) return "listing";
  if (TOOL_TALK.test(text)) return "tool-talk";
  if (METRIC.test(text)) return "metric";
  if (COMMIT.test(text)) return "commit";
  if (DIAGRAM.test(text)) return "diagram";
  return null;
}

/** Whether a server logs what it answered to somebody else. */
export function isAccessLog(line: string): boolean {
  return ACCESS_LOG.test(line) && !/https?:\/\/[\w.-]+(?::\d+)?\s"/.test(line);
}

/** Whether a sentence warns of a limit that is not reached, supposes one, or tells of settings. */
export function isWarning(sentence: string): boolean {
  return WARNING.test(sentence);
}
