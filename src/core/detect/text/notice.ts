/** Whether a line reports an error, or is itself the notice of a limit: the anchors of unstructured text. */
import { classForm } from "../forms/class-names.ts";
import { codeForm } from "../forms/codes.ts";
import { OPENING_PATTERNS, TRIGGER } from "../forms/read-message.ts";
import { CONDITION_ELSEWHERE } from "./condition.ts";
import { isWarning, lookAlike } from "./look-alike.ts";
import { readStatus } from "./status.ts";

/** A log level, a marker of a tool's error block, or a word that says that something failed. */
const ERROR_LEAD =
  /(?:^|[\s[(])(?:ERROR|ERR!?|FATAL|CRITICAL|SEVERE|PANIC|WARN(?:ING)?|Error|error|ERRO|WRN|EROR|Exception|exception|fatal|Failure|failure|failed|Failed|FAILED|fail|Fehler|错误|失败|エラー|오류|Erreur|Errore|Erro|Fout|rejected|refused|denied|Sorry|unsuccessful|unable|Unable|cannot|Cannot|Couldn't|could not|aborted|Aborted|stopped|terminated|giving up|gave up)\b|^\s{0,8}(?:[■✗✘✖✕×⚠❌⛔]|🚫|🛑)|[\u4e00-\u9fff]{1,6}(?:失败|失敗|错误|錯誤|出错|异常)\s?[:：]|\blevel=(?:error|warn|fatal)|"level":\s?"(?:error|warn)/;

/** An error's mark at the very start of a line: what follows is a report, whatever words it uses. */
const REPORT_START =
  /^\s{0,12}(?:[■✗✘✖✕×❌⛔]|🚫|🛑|(?:\[[^\]\n]{1,60}\]\s?){0,3}(?:An (?:\w{1,20} )?error occurred|ERROR|ERR!|FATAL|CRITICAL|SEVERE|WARN(?:ING)?|Error|error|fatal|Failure|Uncaught|Unhandled|Exception in|PHP Fatal error|npm error)\b|(?:Erreur|Errore|Erro|Fehler|Fout)(?=\s?(?:\d{3}\s?)?[:：])|(?:E:|错误|失败|エラー|오류|Ошибка)|(?:[A-Za-z_]\w{0,60}(?:\.|::)){0,6}[A-Z]\w{0,60}(?:Error|Exception)\b|\d{4}-\d{2}-\d{2}[T ][\d:.,]{8,16}Z?\s{1,4}\S{0,40}\s?(?:ERROR|WARN|error|FATAL))/;

/** What may stand before a notice on its line: levels, loggers, brackets, times, markers, counters. */
const SKIPPED =
  /^(?:(?:[\s>»›•·×|*!-]|\p{So}|\uFE0F){1,12}|\[[^\]\n]{1,80}\]:?\s{0,4}|\(\w[^()\n]{0,40}\)\s|\d{4}[-/]\d{2}[-/]\d{2}[T :]\d{2}:\d{2}:\d{2}(?:[.,]\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?[\s:]{0,4}|\d{2}:\d{2}:\d{2}(?:[.,]\d{1,9})?\s{0,4}|\d{1,2}\/\d{1,2}\/\d{2,4},?\s|\d{4}\/\d{2}\/\d{2}\s|(?:ERROR|ERR!?|FATAL|CRITICAL|WARN(?:ING)?|INFO|DEBUG|TRACE|NOTICE|WRN|ERRO|INF)\b[:\s|-]{0,6}|-\s|[\w.$<>@/-]{1,80}(?:\[\d{1,8}\])?\s[-|:]\s|[\w.-]{1,40}\.(?:go|py|js|ts|rs|java|rb):\d{1,6}[:\]]\s)/u;

const SENTENCE = /(?<=[.!?:;|–—·•∙)\]}])\s{1,4}|\s[-–—→]\s|\s->\s|(?<=[:=])["'`](?=\S)|[（(]|\n/g;
const DISCUSSION =
  /\b(?:if|when|whenever|whether|should|would|could(?! not)|might|may|must|so that|in case|unless|treat(?:s|ed|ing)?|handle[sd]?|handling|mean(?:s|t)|(?<!\bbody )indicates?|called|names?|named|asks?|wants?|cites?|says?|saying|mentions?|describes?|explains?|documents?|match(?:es|ed)?|returns? an?|answers? with|responds? with|receives?|such as|e\.g\.|i\.e\.|(?<!\blooks )like|instead of|than|how to|returns|sends|answers|responds|replies|gives|throws|raises|emits|shows|prints|told|tells|what|which|why|how|who|test(?:s|ed|ing)?|(?:always|must|never|to) (?:return|send|answer|respond|reply)|simulat\w+|mock\w*|pretend|example|imagine|suppose|banner|phrase|word|string|message text|the words?|(?:previous|earlier|prior|yesterday's) (?:run|session|campaign|job|build|night)|last (?:run|night|week))\b|当(?![前天日月周年下])|如果|若是|应返回|(?:测试|測試|用例|テスト|테스트)(?!\S{0,6}(?:失败|失敗|错误|出错|エラー|오류))/i;
const DENIED_LEAD =
  /^(?:[\w.-]{1,24}[\s:]){0,2}(?:description|example|summary|note|tip|hint|answer|expected|actual|prompt|question|comment|docs?|definition|usage|help|assistant|user|human|model|system prompt|task|goal|todo|fixme|title|subject|topic|input|reference|target|pred|predicted|prediction|gold|label|truth|ground truth|candidate|generated|hypothesis|completion|translation|input (?:log|text|line)|choices?|option [a-d]|[a-d]|q|a|changelog|added|changed|fixed|plan|step \d+|thought|reasoning|thinking|symbol|alert|expr|class|type|kind|name|label|text|pattern|regex|form|case|banner|scenario|feature|de|en|fr|es|zh|retrieved|doc|document|passage|chunk|snippet|hit|context|source|release notes?)(?:\sv?\d{1,6}(?:\.\d{1,6}){0,3})?\s?(?:[:=]|>{2,3})/i;
/** The same of languages other than English. */
const DENIED_LEAD_ELSEWHERE =
  /^(?:\S{0,8}(?:回答|答案|答え|解答|正解|提示词|プロンプト|답변|정답|프롬프트)|(?:\w{1,20}\s)?(?:antwort|frage|erklärung|réponse|explication|respuesta|pregunta|resposta|pergunta|risposta|domanda|ответ|вопрос))(?:\s?\d{1,6})?\s?[:：]|^(?:aufgabe|tâche|exercice|tarea|ejercicio|tarefa|exercício|compito|esercizio|задача)(?:\s?\d{1,6})?\s?:\s(?:erkläre|beschreibe|nenne|was|wie|warum|schreibe|explique|décris|describe|descreva|escribe|escreva|spiega|descrivi|scrivi|объясни|опиши)(?![\p{L}])/iu;
/** The label of a unit of work with its number, and the error that it came to: `question 12: openai.RateLimitError: …`. */
const NUMBERED_ERROR =
  /^(?:[\w.-]{1,24}\s){0,1}(?:case|task|question|prompt|input|doc|document|passage|example|scenario|q|step)\s?#?\d{1,6}\s?:\s(?:(?:[a-z_]\w{0,40}\.){1,4}[A-Z]\w{1,60}(?:Error|Exception)\b|[A-Z]\w{1,60}(?:Error|Exception):\s|error, status code|(?:Error|error|API Error):\s|Error code: \d{3} - [{'"])/;
/** What a reference says of a status in general. */
const DEFINITION =
  /\bHTTP\s.{0,40}\sis\san?\s(?:\w{1,12}\s){0,3}code\b|\b(?:response|error|status|\d{3})\s(?:status\s)?code\s(?:indicates|means|signals|tells|is\s(?:sent|returned|used))\b/i;

/** How the AWS clients report: the code of the service, then the operation. */
const AWS_ERROR = /\berror occurred \((\w[\w.]{2,80})\) when calling the \w/i;

/** Sentences that tell a story have verbs before the phrase. */
const NARRATIVE =
  /\b(?:until|was|were|because|since|so|then|(?<!^\s{0,4})that|which|who|they|he|she|her|his|says?|said)\b/i;

/** Particulars that only the provider itself knows: nobody quotes them from memory. */
const SIGNED = /\bLimit:?\s[\d,]{1,12},\sUsed:?\s[\d,]{1,12},\sRequested\b|\(Request ID: /i;

/** What may follow a phrase for it to be a statement and not a part of a longer term ("rate limit exceeded errors"). */
const AFTER =
  /^(?!\s?[:=]\s?\d{1,9}(?:\s(?!of\s|per\s|requests\s|calls\s|tokens\s)|$|[,;]))(?:$|\s{0,2}[.,;:!?)\]}"'`’”|·•∙…–—\\<{[(-]|\s{1,3}(?:for|on|in|by\s(?!an?\s)|per|of|at|to|with|within|until|try|please|retry|because|due|from|as|since|that|\(|\[|\||https?:|resets?|right now|now\b|today\b|you|your|we|this|the\b|its?\b|limit|used|requested|upgrade|contact|visit|see|check|add|wait|consider|current|max|team|organization|account|model|key|user|here|http|for\b|after|again|recently|d[’']|d[eiu]\b|left|remaining|available|while|during|before|but|so\b|and\s(?:have|has|had|is|are|was|were|you|your|it|this|no|cannot|must|will|further|additional|all|on-demand|access|usage|api)\b|specific)|\d)/i;
const AFTER_CJK = /^[\u3000-\u9fff\uac00-\ud7a3\uff00-\uffef]/;

const LONGEST_LINE = 4_000;

/** Words before a phrase that make up its subject: at most so many. */
const LONGEST_SUBJECT = 90;

/** Of a sentence that is addressed to the caller the subject may be longer: "Requests to the … Operation under … have". */
const ADDRESSED =
  /^(?:you|your|requests?|(?:the|this) (?:request|rate|limit|quota|account|organi[sz]ation|project|model|api))\b/i;
const LONGEST_ADDRESSED_SUBJECT = 220;

/** A class of the script itself names what its author pleased: its message must tell of the limit. */
const OWN_CLASS = /(?:^|[\s|\]])__main__\./m;

/** Whether a line is a text that somebody wrote, by the name before it. */
function hasDeniedLead(text: string): boolean {
  return (DENIED_LEAD.test(text) || DENIED_LEAD_ELSEWHERE.test(text)) && !NUMBERED_ERROR.test(text);
}

/** Whether a line is a text that somebody wrote, or the explanation of a page. */
export function isWritten(line: string): boolean {
  return hasDeniedLead(stripped(line)) || DEFINITION.test(line);
}

/** Whether the line reports an error, so that its words may be read as those of one. */
export function isErrorLine(whole: string): boolean {
  const text = whole.length > LONGEST_LINE ? whole.slice(0, LONGEST_LINE) : whole;
  if (hasDeniedLead(text.trimStart()) || DEFINITION.test(text)) return false;
  if (hasErrorClass(text) && !OWN_CLASS.test(text)) return true;
  if (codeForm(AWS_ERROR.exec(text)?.[1] ?? "") !== null) return true;
  const status = readStatus(text);
  return status !== null && status.code >= 400 && isStatement(text, status.index, status.end);
}

/** Whether a line says alone that something was refused. */
export function isReport(line: string): boolean {
  return TRIGGER.test(line) && lookAlike(line) === null && (isErrorLine(line) || isNotice(line));
}

/**
 * Whether a line says alone that something was refused, and no longer together with the next one: then that is none of
 * its words.
 */
export function isSpoilt(line: string, next: string, joint: string): boolean {
  if (!isReport(line)) return false;
  const both = line + joint + next;
  if (!isErrorLine(both) && !isNotice(both)) return true;
  return lookAlike(both) !== null && hasOwnShape(next);
}

/** Whether a line looks like what it is as a whole, and not by a word or an operator somewhere in it. */
function hasOwnShape(line: string): boolean {
  const alike = lookAlike(line);
  return alike !== null && alike !== "source" && alike !== "expectation";
}

/** Whether a limit, a quota or an overload is stated at the start of a sentence of this line. */
export function isNotice(text: string): boolean {
  const line = asStated(withoutAddresses(text.length > LONGEST_LINE ? text.slice(0, LONGEST_LINE) : text));
  if (isWritten(line)) return false;
  for (const pattern of OPENING_PATTERNS) {
    pattern.lastIndex = 0;
    for (
      let match = pattern.exec(line), tries = 0;
      match !== null && tries < 4;
      match = pattern.exec(line), tries += 1
    ) {
      if (isOpening(line, match.index, match.index + match[0].length)) return true;
    }
  }
  return false;
}

function isOpening(line: string, index: number, end: number): boolean {
  // `provider.quota_exceeded` is a name, and so are `fix/rate-limit-exceeded` and `rate-limit-reached-2`.
  if (/\w[-/]$/.test(line.slice(0, index)) || /^(?:[-/]\w|\.[a-z_])/.test(line.slice(end, end + 2))) return false;
  if (/_/.test(line.slice(index, end)) && isName(line, index, end)) return false;
  const after = line.slice(end, end + 40);
  if (!AFTER.test(after) && !AFTER_CJK.test(after)) return false;
  const start = sentenceStart(line, index);
  const clause = stripped(line.slice(start, index));
  // What a report gives as its cause is stated.
  const isCause = REPORT_START.test(line) || /\b(?:not|failed|cannot|unable)\b.{0,80}\bbecause\s/.test(clause);
  const subject = isCause ? clause.replace(/^.{1,200}\bbecause\s/, "") : clause;
  // A policy ("on quota exceeded: stop"), and a value that some parser did not understand.
  if (/^(?:up)?on$/i.test(subject) || MISREAD.test(line.slice(0, index))) return false;
  const longest = ADDRESSED.test(subject) ? LONGEST_ADDRESSED_SUBJECT : LONGEST_SUBJECT;
  if (subject.length > longest || isTestName(line, subject) || DISCUSSION.test(withoutNames(subject))) return false;
  if (CONDITION_ELSEWHERE.test(line.slice(0, index))) return false;
  if (
    (isInsideQuotes(line, index) && !SIGNED.test(line)) ||
    NARRATIVE.test(withoutNames(subject).replace(/\s(?:was|were)\s?$/, ""))
  )
    return false;
  if (!REPORT_START.test(line) && !SIGNED.test(line) && !isLabel(line.slice(0, start))) return false;
  const sentence = line.slice(start, Math.min(line.length, end + 160));
  if (isWarning(sentence.split(/(?<=[.!?])\s|\s[·•∙]\s/)[0] ?? sentence)) return false;
  return start <= 600 && !isDiscussed(line, index);
}

const MISREAD =
  /\b(?:invalid|unexpected|unknown|unrecogni[sz]ed|illegal)\s(?:input\s)?(?:value|token|key|option|argument|name)\b[^:]{0,60}:?\s?['"]?$/i;

/** Whether a term with underscores is a part of a longer name, a key with a short value, or all that the line holds. */
function isName(line: string, index: number, end: number): boolean {
  const after = line.slice(end);
  return (
    /\w[./#]$/.test(line.slice(0, index)) ||
    /^\s?[:=]\s?(?:(['"])[^'"]{0,40}\1|[\w.-]{1,20}),?\s*$/.test(after) ||
    (line.slice(0, index).trim() === "" && after.trim() === "")
  );
}

/** `judge:`, `item 12:`, `GraphQL:`, `LLM:`, and the numbers of a chain of causes; no `Note:` and no `EN:`. */
const LABELS =
  /^(?:(?:[a-z][\w./-]{1,60}(?:\[\d{1,8}\])?(?:\s(?:\d{1,6}|response|request|call|reply))?|[A-Z][A-Z_]{2,30}|[A-Z][a-z]+[A-Z]\w{0,30}|\d{1,2}|402|429):\s?){1,3}[([]?$/;

/** `Limit reached:`, `Usage limit:`: the title of a notice that follows. */
const TITLE =
  /^(?:[\w-]{1,20}\s){0,3}(?:rate[- ]?limit|limit|quota|credits?|billing|usage|capacity|payment|allowance|throttled)(?:\s(?:reached|exceeded|exhausted|hit|error|required|failed|limit)){0,2}[:!.]$/i;

/** Whether what stands before a clause lets it be a notice: nothing, an error, a status, or names such as `judge:`. */
function isLabel(lead: string): boolean {
  const rest = stripped(lead).replace(/(?<=[.!])\s(?:Reason|Cause|Details?):$/, "");
  if (/\b(?:paused|blocked|suspended|limited|interrupted)\b.{0,80}\s(?:Reason|Cause):\s{0,2}$/i.test(lead)) return true;
  if (rest === "" || ERROR_LEAD.test(lead) || readStatus(lead) !== null || hasErrorClass(lead)) return true;
  if (LABELS.test(rest) || TITLE.test(rest)) return true;
  // A later sentence of a message whose first one is about it: "You're almost there. Rate limit exceeded."
  return (
    /^[^:]{1,80}[.!]$/.test(rest) &&
    /\b(?:you|your|user|account|request|limit|quota|sorry|provider|api|model)\b/i.test(rest)
  );
}

/** Whether the words before `index` suppose, quote or explain what follows. */
function isDiscussed(line: string, index: number): boolean {
  if (REPORT_START.test(line)) return false;
  const before = line.slice(0, index);
  const start = Math.max(
    0,
    ...[...before.matchAll(/[.!?]\s{1,3}(?=[A-Z])/g)].map((match) => match.index + match[0].length),
  );
  const sentence = withoutNames(before.slice(start));
  if (DISCUSSION.test(sentence) && !/\b(?:failed|giving up|gave up|raised|aborted)\b/i.test(sentence)) return true;
  const [question, next] = line.slice(index).split(/(?<=[.!?])\s/);
  return /^[\s\S]{0,80}\?$/.test(question ?? "") && !OFFER.test(next ?? "");
}

/** "Ready for more? Reload your tokens at …": the seller asks, not somebody who discusses. */
const OFFER = /^(?:please\s)?(?:reload|upgrade|add|buy|purchase|top up|visit|contact|go to)\b/i;

/** The start of the sentence or clause that holds `index`. */
function sentenceStart(line: string, index: number): number {
  let start = 0;
  for (const match of line.slice(0, index).matchAll(SENTENCE)) start = match.index + match[0].length;
  return start;
}

/**
 * "This request would exceed your rate limit" is how a refusal is put: the word that supposes is masked. So is a name
 * in parentheses within a subject.
 */
function asStated(line: string): string {
  return line
    .replace(/(?<=\b(?:this|your) request )would(?= exceed)/i, "     ")
    .replace(
      /\s\([\w@.+-]{1,40}\)(?=\s(?:has|have|is|are|was|were|had)\s)/gi,
      (name) => ` ${"n".repeat(name.length - 1)}`,
    );
}

/** Addresses are masked, not removed: indexes into the line stay right. */
function withoutAddresses(text: string): string {
  return text.includes("://")
    ? text.replace(/https?:\/\/[^\s"'<>)\]}]{1,400}/g, (url) => "u".repeat(url.length))
    : text;
}

/** Addresses, paths and dotted names are no words of the sentence. */
function withoutNames(text: string): string {
  return text.replace(/\S{0,200}[/\\@]\S{0,400}|\b\w+(?:\.\w+)+\b/g, " ");
}

function stripped(text: string): string {
  let rest = text;
  for (let round = 0; round < 8; round += 1) {
    const match = SKIPPED.exec(rest);
    if (match === null) break;
    rest = rest.slice(match[0].length);
  }
  return rest.trim();
}

const ERROR_KEYS = /(?:msg|message|err|error|detail|details|reason|cause|stderr)\\?["']?\s{0,2}[=:]\s{0,2}[bru]?\\?$/i;

/** Whether an open quote stands before `index`, other than the one of an error's own field. */
function isInsideQuotes(line: string, index: number): boolean {
  // In bold amid a sentence a term is spoken of.
  if (/[\p{L},]\s{1,2}\*\*$/u.test(line.slice(Math.max(0, index - 8), index))) return true;
  const before = line.slice(Math.max(0, index - 800), index);
  const next = line.slice(index, index + 1);
  for (const quote of ['"', "`", "“"]) {
    const close = quote === "“" ? "”" : quote;
    const last = before.lastIndexOf(quote);
    if (last === -1) continue;
    const open = quote === "“" ? before.lastIndexOf(close) < last : count(before, quote) % 2 === 1;
    if (
      open &&
      !isQuotedMessage(line, index - before.length + last) &&
      !ERROR_KEYS.test(before.slice(0, last)) &&
      !/(?:Error|Exception|error|failed)[:(]?\s?\(?$/.test(before.slice(0, last))
    )
      return true;
  }
  const single = /(?:^|[\s([{=:,])'(?=\S)(?![^']*'(?:$|[\s)\]},.:;]))/.exec(before + next);
  return (
    single !== null &&
    !ERROR_KEYS.test(before.slice(0, single.index + 1)) &&
    !/(?:Error|Exception)\($/.test(before.slice(0, single.index + 1)) &&
    !isQuotedMessage(line, index - before.length + single.index + single[0].length - 1)
  );
}

/** A message that is quoted as a whole: what a report ends in, or one that begins as a report itself. */
function isQuotedMessage(line: string, quote: number): boolean {
  const lead = line.slice(0, quote);
  // A list of texts has commas.
  if (lead.trim() === "") return !/,\s*$/.test(line) && REPORT_START.test(line.slice(quote + 1));
  if (!/[:=]\s{0,2}$/.test(lead)) return false;
  return REPORT_START.test(lead) || REPORT_START.test(line.slice(quote + 1));
}

function count(text: string, char: string): number {
  let found = 0;
  for (let at = text.indexOf(char); at !== -1; at = text.indexOf(char, at + 1)) found += 1;
  return found;
}

/** A status in running prose ("answers HTTP 429 with a header") is none; one of a report is. */
function isStatement(line: string, index: number, end: number): boolean {
  const after = line.slice(end, end + 60);
  if (
    !/^\S{0,40}Exception \[bad response\]/.test(line) &&
    /^\s{0,3}(?:means?|is|are|when|if|or|and|with a|errors|responses|answers|codes|handling|handler|status(?:es)?\b(?! code\b)|so\b|should|after the|as a|on the|in the (?:docs|readme))\b/i.test(
      after,
    )
  )
    return false;
  if (
    /^\s?(?:Too Many Requests|Payment Required|Service Unavailable)\s(?:means?|is|are|when|if|or|and|errors?|responses?|answers?|after the|status)\b/i.test(
      after,
    )
  )
    return false;
  const start = sentenceStart(line, index);
  const subject = stripped(line.slice(start, index));
  if (isDiscussed(line, index) || isWarning(line.slice(start, index))) return false;
  if (isTestName(line, subject)) return false;
  // One of a list of statuses is none that was answered.
  if (/^\s?[,|/]\s?[1-5]\d\d\b/.test(after) || /\b[1-5]\d\d\s?[,|/]\s?\D{0,4}$/.test(line.slice(0, index)))
    return false;
  if (hasDeniedLead(stripped(line))) return false;
  // Quotes around a status belong to clients: "HTTP/1.1 429 Too Many Requests", '429 Too Many Requests' for url.
  if (isInsideQuotes(line, index) && !/HTTP Request:|HTTP Response:|Client error|resulted in|HTTP\/\d/.test(line))
    return false;
  return (
    subject.replace(/https?:\/\/\S+|"[^"]*"?/g, "").length <= LONGEST_SUBJECT || ERROR_LEAD.test(line.slice(0, index))
  );
}

/** `✘ rejects with 429 Too Many Requests` is the name of a test. */
function isTestName(line: string, subject: string): boolean {
  return /^\s{0,20}[✗✘✕×✖❌]/.test(line) && THIRD_PERSON.test(subject);
}

const THIRD_PERSON =
  /\b(?:rejects|answers|returns|sends|responds|replies|handles|waits|retries|stops|throws|raises|gives|shows|fails)\b/;

const CLASS =
  /(?<![\w/.-])(?:[A-Za-z_]\w{0,60}(?:\.|::)){0,6}([A-Z][A-Za-z0-9]{2,80})(?=\s?(?:[:(>\]),;]|\.(?!\w))|\s\d{3}\b|\s?$|\s-\s|\s\[|\s(?:GET|POST|PUT|PATCH|DELETE)\s|\s(?:message|msg)\b)/g;

/** The name of an error class of limits or load, as reports write it: before a colon, or after "raised" and the like. */
function hasErrorClass(line: string): boolean {
  for (const match of line.matchAll(CLASS)) {
    const form = classForm(match[1] ?? "");
    if (form === null) continue;
    const start = sentenceStart(line, match.index);
    const subject = stripped(line.slice(start, match.index));
    if (
      DISCUSSION.test(withoutNames(subject)) &&
      !/\b(?:raised|raise|due to|caused by|as it|because of|failed)\b/i.test(subject)
    )
      continue;
    // `class RateLimitException` is a definition.
    if (/\b(?:class|interface|extends|implements|enum|struct)\s{1,4}$/i.test(line.slice(0, match.index))) continue;
    if (isInsideQuotes(line, match.index)) continue;
    return true;
  }
  return false;
}

/** Whether a reference explains a status. */
export function isDefinition(line: string): boolean {
  return DEFINITION.test(line.slice(0, LONGEST_LINE));
}

/** Whether the line only continues or announces an error: it gives the words after it the standing of a message. */
export function announcesError(line: string): boolean {
  return ERROR_LEAD.test(line) || /\b[A-Z]\w{1,60}(?:Error|Exception)\b/.test(line);
}
