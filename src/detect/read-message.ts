/**
 * Reads the words of one error: its forms, codes, class names, status and waits. Exact notices and waits count in any
 * line, codes and generic phrases only in one that reports an error, and a status also in one that reports the status.
 */
import { classForm, codeForm, fieldCodeForm, knownForm } from "./codes.ts";
import { oneOf } from "./forms/form.ts";
import { EXACT, GENERIC, type NamedForm } from "./forms/forms.ts";
import { addMeaning, LIMIT_MEANINGS, type LimitEvidence, noEvidence } from "./limit-evidence.ts";
import type { InstantContext } from "./reset/instant.ts";
import { readProseWaits } from "./reset/prose-waits.ts";

const { raw } = String;

/** Length of the words for people: a sentence or two, stored with every refusal. */
export const WORDS_LENGTH = 500;
/** A message gives the reason at its beginning and the wait at its end. The middle of a long one is not read. */
const END = 4_000;

/** What the position of the words shows about them. */
export interface Standing {
  /** Whether the line or record reports an error, so that generic phrases count. */
  readonly isError: boolean;
  /** Whether it is a failed test, whose words quote what was expected. Only typed limits and exact notices count. */
  readonly isAssertion?: boolean;
}

/** The text as forms are matched against it. */
export function normalized(text: string): string {
  const ends = text.length > 2 * END ? `${text.slice(0, END)} ${text.slice(-END)}` : text;
  return ends.replace(/[’ʼ`]/g, "'").replace(/\s+/g, " ").trim();
}

const URL = /https?:\/\/[^\s"'<>)\]}]{1,400}(?<!,)/g;
const PATH_OR_OPTION = /(?<=^|[\s'"(])(?:--[a-z][\w-]{3,80}|[\w.-]{0,40}\/[\w./-]{0,200}[-.][\w./-]{1,80})/gi;

export function readMessage(
  text: string,
  { isError, isAssertion = false }: Standing,
  context: InstantContext,
): LimitEvidence {
  const evidence = noEvidence();
  const words = normalized(text);
  evidence.words = words.slice(0, WORDS_LENGTH);
  evidence.context = words;
  if (words === "") return evidence;
  evidence.waits.push(...readProseWaits(words, context));
  // The name of a page, a file or an option ("…/errors/429-too-many-requests") says nothing about this request.
  const prose = words.replace(URL, " ").replace(PATH_OR_OPTION, " ");
  for (const form of EXACT) if (opensSentence(prose, form.pattern)) note(evidence, form);
  if (isError) readCodes(prose, evidence);
  if (isAssertion) return evidence;
  if (isError) for (const form of GENERIC) if (form.pattern.test(prose)) note(evidence, form);
  evidence.status = isError || reportsStatus(prose) ? readStatus(prose) : null;
  return evidence;
}

function note(evidence: LimitEvidence, { meaning, name, provider }: NamedForm): void {
  addMeaning(evidence, meaning, { form: name, certain: provider !== undefined, provider });
}

/** Whether a form opens a sentence. It does not count inside a sentence or a quotation. */
function opensSentence(words: string, pattern: RegExp): boolean {
  const at = words.search(pattern);
  return at === 0 || (at > 0 && OPENS.test(words.slice(Math.max(0, at - 24), at)));
}

/** The text between two sentences, or between a lead ("anthropic.RateLimitError: ") and its message. */
const OPENS = /(?:[.!?:;,=>)\]|*·•∙⎿●■⚠✗✘✕×❌–—-]|\b\d{3})\s?['"]?$|^[^\w"'`]{1,24}$/u;

/**
 * A quoted code is mentioned ("duplicate key 'rate_limit_exceeded'"), unless it is a value in a dump or of an error. So is a
 * part of a path ("no enum constant com.acme.RATE_LIMITED").
 */
const CODE_WORD =
  /(?<![\w./]|(?<![([→=]\s?|\w\(429, |\b(?:error|code|reason|said|returned|upstream|got|Error):? )["'])([A-Za-z]{2,30}(?:_[A-Za-z]{2,20}){1,6})\b/g;
/** `rate_limit` alone is the name of a setting. */
const NAME_OF_SETTING = /_limit(?:ing)?$/;
/** botocore: "An error occurred (ThrottlingException) when calling the … operation". */
const AWS_CODE = /\berror occurred \((\w[\w.]{2,80})\)/gi;
const GRPC_CODE = /\bStatusCode\.([A-Z_]{5,30})/g;
/** Google's Go client: "googleapi: Error 403: User rate limit exceeded, userRateLimitExceeded". */
const GOOGLE_REASON = /\bgoogleapi: Error \d{3}: .{0,1000}, ([a-z]{2,20}(?:[A-Z][a-z]{1,20}){1,5})(?=\s|$)/g;
const CLASS_WORD =
  /(?<![\w./\\-]|(?<!error["']?: ?|<class )["'])(?:[A-Za-z_]\w{0,40}(?:\.|::|\$|\\)){0,6}([A-Z][A-Za-z0-9]{2,80})(?![\w.]*[(=]\w*=)/g;

/**
 * What may come before the class of an error. Inside a sentence ("undefined constant RateLimitError") it is mentioned.
 */
const LEADS_CLASS = /(?:^|[^\w\s"'*]|"\s|\b(?:raised|ERROR|E))\s*$/;

/** `(code: rate_limit_exceeded)`, `openai.RateLimitError:`, `StatusCode.RESOURCE_EXHAUSTED`. */
function readCodes(words: string, evidence: LimitEvidence): void {
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
    if (form === null) continue;
    addMeaning(evidence, form.meaning, { form: form.name, certain });
    evidence.typed ||= certain && LIMIT_MEANINGS.includes(form.meaning);
  }
}

const REASON = [
  "Too Many Requests|Payment Required|Client Error|Server Error|Service (?:Temporarily )?Unavailable",
  "Bad Gateway|Internal Server Error|Gateway Time-?out|RESOURCE_EXHAUSTED|UNAVAILABLE|Unauthorized",
  "Forbidden|Not Found|Bad Request|Overloaded|Request Timeout|error responses?",
].join("|");
/** A status of HTTP or of Cloudflare. Other numbers, such as 512, are sizes and counts unless they are named. */
const USUAL = raw`4\d\d|50\d|51[01]|52\d|530`;
const FILLER = raw`(?:(?:with|an?|the|http|status|code|error|unexpected) ){0,4}\(?`;
const LEADS = [
  raw`\b\w*(?:error|exception|code|err|response|failed|rejected|refused|unavailable|api)['"]?[:=( ·[]{1,3}(?:is |was |of )?['"]?`,
  raw`(?<!\b(?:limit|max|maximum|most|expected|wanted) \d{1,9}, )` +
    raw`\b(?:returned|got|received|with|answered|replied|throws?|threw|gave|said)\s${FILLER}`,
  raw`^\W{0,3}`,
].join("|");
const STATUS = new RegExp(
  [
    raw`\b(?:HTTP(?:/\d(?:\.\d)?)?[\s:_-]{1,3}${FILLER}|responded\s${FILLER}` +
      raw`|(?:http_?)?status(?:[ _]?(?:code|error))?['"]?\s?(?:[:=(]|is|was|of)?\s?['"]?)` +
      raw`(?<named>[45]\d\d)(?![\w%/]|[.:-]\d)`,
    raw`\b(?<explained>${USUAL})[\s:)-]{1,3}(?:${REASON})`,
  ].join("|"),
  "gi",
);
const LED_STATUS = new RegExp(raw`(?<!\b(?:exit|return)[ _])(?:${LEADS})(?<led>${USUAL})\b`, "gi");
/** What may follow a status: the end, punctuation, a letter that is not Latin, or the words of a reason. */
const AFTER_STATUS = [
  "$",
  raw`[-–—:,;.!({<[|·"'\n](?!\d)`,
  raw`[^\0-\x7f]`,
  "[A-Z] ?[a-z]",
  raw`(?:after|and|at|by|during|for|from|in|on|status|when|while)\b`,
  "(?:[a-z]+ ){0,4}(?:limit|quota|credits?|balance|overload)",
].join("|");
/** What follows a status that is not named as one, even behind the name of a class ("DataError: 402 duplicates"). */
const FOLLOWS = new RegExp(raw`^["'\]})]{0,3}\s?(?:${AFTER_STATUS})`);
const CLASS = /[a-z](?:Error|Exception)\W/i;
const UNIT_OR_VERB = "of|more|[km]i?b|gi?b|ms|usd|eur|is|was|not|already|does|must|should";
const PLURAL = raw`(?!too many )(?:[a-z-]+ ){0,2}(?!(?:this|does|status|exceeds|has)\b)[a-z]{2,}(?<!s)s`;
/** What follows another number: a unit, a verb ("429 is not in the list"), or a plural ("429 failed documents"). */
const COUNTED = new RegExp(raw`^\s(?:${UNIT_OR_VERB})\b|^\s${PLURAL}\b(?!:)`, "i");

/** Whether a number that a report leads to is a status, by what follows it: no name of something that it counts. */
function isStatus(lead: string, rest: string): boolean {
  return FOLLOWS.test(rest) || (/^\s[^\s\d]/.test(rest) && !CLASS.test(lead) && !COUNTED.test(rest));
}

/** The status that a message names: 429 if it is among them, else the last error status. Null if it names none. */
export function readStatus(text: string): number | null {
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

/** Words of documents, questions and settings about limits that a report of a limit does not use. */
const DESCRIBES = oneOf(
  raw`\b(?:when|if|whenever|means?|indicates?|answers|should|would|respect|avoid|configured` +
    raw`|what|which|why|how|simulate|regex|pattern)\b(?! \w+ing\b)`,
  raw`\b(?:quand|lorsque|dès que|cuando|quando|wenn|sobald)\b|当(?![前日])|場合|如果|表示|意味`,
);

/**
 * A report uses the past tense ("returned 429") or begins with the status. A document uses the present ("answers with
 * 429").
 */
const REPORTED = oneOf(
  raw`\b(?:returned|got|received|answered|responded|rejected|refused|failed|threw|gave|was)\s` +
    raw`(?:with |an? |the |http |status |code |error |unexpected |by |:){0,4}4(?:29|02)\b`,
  raw`^\W{0,3}(?:HTTP(?:/\d(?:\.\d)?)? |Error |error:? |API Error: ?)?(?:429|402|5\d\d)[:,]? ` +
    raw`(?:${REASON}|[{"'<-]|.{0,40}\b(?:limit|quota|request|credit|balance|overload|returned error))`,
  raw`(?<!\b(?:answers|returns|sends|an?|with|on|for|the|of|to|as|or|and|when|if) )` +
    raw`\bHTTP(?:/\d(?:\.\d)?)? (?:429|402|5\d\d)\b`,
  // The text of an error of OpenAI's and Anthropic's Python SDKs, behind a label: "cause: Error code: 429 - {'status': 429}"
  raw`\bError code: (?:429|402|5\d\d)(?: - |$)`,
  raw`\bAPI 429: |^.{0,40}\b(?:status|code)=429\b|\bstatus(?:[ _]?code)?:? 429$`,
  raw`\b(?:GET|POST|PUT) https?:.{0,200}\b429 Too Many`,
  // The AWS SDK for Java: "(Service: Lambda, Status Code: 429, Request ID: 2d57)"
  raw`\(Service: [\w ]{1,60}[;,] Status Code: (?:429|5\d\d)\b`,
);

/** Whether a line that is not marked as an error reports a status that it met. */
export function reportsStatus(words: string): boolean {
  return REPORTED.test(words) && !DESCRIBES.test(words);
}

/** The longest subject at the beginning of a line: "Provider rate limit reached". */
const SUBJECT = 60;

/** A code alone, or before a message of several words. The name of a metric is followed by a count, a flag or "n/a". */
const OPENING_CODE = /^([a-z]{2,30}(?:_[a-z]{2,20}){1,6})(?:$|: [a-z]\S* \S)/i;

/** Whether a line opens with a generic phrase or a listed code of a limit: "insufficient_quota", "rate_limit_error: …". */
export function opensWithLimit(line: string): boolean {
  const words = normalized(line);
  if (DESCRIBES.test(words)) return false;
  const code = OPENING_CODE.exec(words)?.[1] ?? "";
  const meant = NAME_OF_SETTING.test(code) ? undefined : knownForm(code)?.meaning;
  if (meant === "overload" || LIMIT_MEANINGS.some((meaning) => meaning === meant)) return true;
  return GENERIC.some(({ meaning, pattern }) => {
    if (meaning === "other" || meaning === "failure" || meaning === "connection") return false;
    const at = words.search(pattern);
    return at !== -1 && at <= SUBJECT && !isQuoted(words.slice(0, at));
  });
}

/** Whether there is a quotation mark before a phrase. An apostrophe inside a word does not count. */
function isQuoted(before: string): boolean {
  return /["'`]/.test(before.replace(/\w'\w/g, ""));
}
