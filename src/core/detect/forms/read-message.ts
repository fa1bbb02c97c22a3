/** Reads one message: its phrases, codes and class names, the status it names, and the waits it states. */
import { addMeaning, type Facts, noFacts, WORDS_LENGTH } from "../facts.ts";
import type { InstantContext } from "../reset/instant.ts";
import { readProseWaits } from "../reset/prose-waits.ts";
import { CONDITION_ELSEWHERE } from "../text/condition.ts";
import { messageEnds } from "../text/message-ends.ts";
import { readStatus } from "../text/status.ts";
import { classForm } from "./class-names.ts";
import { codeForm } from "./codes.ts";
import { LIMIT_MEANINGS, type Meaning, type PhraseForm } from "./form.ts";
import { PHRASES } from "./phrases.ts";

interface CompiledPhrase {
  readonly form: PhraseForm;
  readonly pattern: RegExp;
}

const COMPILED: readonly CompiledPhrase[] = PHRASES.map((form) => ({ form, pattern: new RegExp(form.pattern, "gi") }));

/** The phrases that may open a notice. Each keeps its `lastIndex`: a search begins by setting it. */
export const OPENING_PATTERNS: readonly RegExp[] = COMPILED.filter(({ form }) => form.opens).map(
  ({ pattern }) => pattern,
);

/** One cheap look before all of those patterns: no phrase matches a text without one of these. */
export const TRIGGER =
  /429|529|\b5\d\d\b|\b402\b|limit|quota|throttl|exhaust|overload|too.?many|capacity|credit|balance|billing|budget|spend|payment|fund|invoice|arrear|overdue|allowance|alloca|allotment|out of|upgrade|used up|used all|usage|queue|not ready|\bbusy\b|loading|unavailable|server error|gateway|high demand|traffic|slow.?down|too (?:fast|quick|frequent|much)|flood|\bcaps?\b|requests? (?:per|to|too|are|rate)|\d per \d|rate.?exceed|rate exceeded|concurren|deployments|retry.?after|try again|reset|retrying|rate limited|E(?:CONN|TIMEDOUT|NOTFOUND|AI_AGAIN|PIPE|HOSTUNREACH|NETUNREACH)|UND_ERR|socket|connect|network|fetch failed|time.?d?.?out|stream|disconnect|deadline|peer closed|premature|getaddrinfo|resol(?:ve|ution)|unable to process|upstream|RateLimit|TooManyRequests|Ratelimit|suspended|afford|exceed|long.?context|1m context|余额|额度|欠费|限|频|并发|繁忙|过载|访问量|负载|流量|算力|上限|配额|充值|資源|资源包|レート|リクエスト|요청|한도|excessive (?:requests|calls|queries)|spike arrest|can only|\b1015\b|unpaid|maximum (?:number|amount)|past.due|l[ií]mite|лимит|reached for|too large for|abuse detection|kontingent|guthaben|cuota|cota|crédit|crediti|saldo|solde|квота|額度|残高|할당량|잔액/i;

const CODE_WORD = /\b([A-Za-z]{2,30}(?:_[A-Za-z]{2,20}){1,6})\b/g;
/** botocore: "An error occurred (ThrottlingException) when calling the … operation". */
const AWS_CODE = /\berror occurred \((\w[\w.]{2,80})\)/gi;
const CLASS_WORD = /\b(?:[a-z_][\w]{0,40}\.){0,6}([A-Z][A-Za-z0-9]{2,80})\b/g;

/** The name of a setting that a server does not know is none of its words. */
const REFUSED_NAME =
  /\b(?:unsupported|unknown|unrecogni[sz]ed|unexpected|invalid|missing)\s(?:\w{1,12}\s)?(?:parameter|argument|field|option|property|keyword)s?:?\s{0,2}\\?['"`]?[\w.-]{1,80}/gi;

/**
 * Reads the words of a message that is known to be one of an error.
 *
 * @param text the message; also with class names before it
 */
export function readMessage(text: string, context: InstantContext): Facts {
  const facts = noFacts();
  const words = messageEnds(text);
  facts.words = words.trim().slice(0, WORDS_LENGTH);
  facts.context = words;
  facts.waits.push(...readProseWaits(words, context));
  if (!TRIGGER.test(words) && !/Error|Exception/.test(words)) return facts;
  // The names of pages ("…/errors/429-too-many-requests") say nothing of this request.
  const prose = words.replace(/https?:\/\/[^\s"'<>)\]}]{1,400}/g, " ").replace(REFUSED_NAME, " ");
  for (const { form, pattern } of COMPILED) {
    pattern.lastIndex = 0;
    for (let found = pattern.exec(prose); found !== null; found = pattern.exec(prose)) {
      if (isDenied(prose, found.index) || (form.meaning === "period" && isRateOnly(found[0]))) continue;
      addMeaning(facts, form.meaning, form.name);
      break;
    }
  }
  readCodeWords(prose, facts);
  const status = readStatus(words);
  if (status !== null) {
    facts.status = status.code;
    facts.structured = true;
  }
  return facts;
}

/** `(code: rate_limit_exceeded)`, `openai.RateLimitError:`, `raised RateLimitError>`. */
function readCodeWords(words: string, facts: Facts): void {
  for (const match of words.matchAll(AWS_CODE)) {
    const form = codeForm(match[1] ?? "");
    if (form !== null) note(facts, form.meaning, form.name);
  }
  for (const match of words.matchAll(CODE_WORD)) {
    const form = codeForm(match[1] ?? "");
    // In prose only compound codes count: "throttled" and "unavailable" are words.
    if (form !== null) note(facts, form.meaning, form.name);
  }
  for (const match of words.matchAll(CLASS_WORD)) {
    const form = classForm(match[1] ?? "");
    if (form !== null) note(facts, form.meaning, form.name);
  }
}

function note(facts: Facts, meaning: Meaning, name: string): void {
  addMeaning(facts, meaning, name);
  facts.structured = true;
  if (LIMIT_MEANINGS.includes(meaning)) facts.typed = true;
}

/** Whether the words right before deny or suppose what follows: "to avoid being rate limited", "not rate limited". */
function isDenied(words: string, index: number): boolean {
  const before = words.slice(Math.max(0, index - 40), index);
  if (CONDITION_ELSEWHERE.test(before)) return true;
  return /\b(?:not|never|isn't|avoid(?:ing)?|prevent(?:s|ing)?|if|unless|whenever|without|in case)\s(?:[\w']{1,12}\s){0,3}$/i.test(
    before,
  );
}

/** "Trial token rate limit exceeded" is a matter of minutes; "weekly rate limit" is not. */
function isRateOnly(words: string): boolean {
  return (
    /\brate[- ]?limit|per[- ]minute|requests?\slimit|\bconcurrent\b/i.test(words) &&
    !/\b(?:daily|weekly|monthly|yearly|annual|day|week|month|hour|\d{1,3}h|(?:free|premium|trial)\srequests?)\b/i.test(
      words,
    )
  );
}
