/** HTTP statuses as tools write them. A number is a status only beside a word that says so. */

export interface ReadStatus {
  readonly code: number;
  readonly index: number;
  readonly end: number;
}

const CODE = "([1-5]\\d\\d)";
const REASONS =
  "(?:Too Many Requests|Payment Required|Forbidden|Unauthorized|Bad Request|Not Found|Precondition Failed|Request Timeout|Conflict|Internal Server Error|Bad Gateway|Service (?:Temporarily )?Unavailable|Gateway Time-?out|Client Error|Server Error|Unprocessable Entity|Overloaded|RESOURCE_EXHAUSTED|UNAVAILABLE|INVALID_ARGUMENT|PERMISSION_DENIED|INTERNAL|DEADLINE_EXCEEDED|Resource (?:has been )?exhausted|Quota exceeded|Rate limit|You exceeded|You have|Your|This request|status code|Deadline Exceeded|error|OK(?!,))";
const END =
  "(?![\\d%]|,\\s?[45]\\d\\d|[.,]\\d|\\s?(?:ms|s|kB|KB|MB|passed|failed|tests?|tokens?|items?|rows?|files?|packages?|requests?|lines?|steps?|/)\\b)";

/** Each has one group: the code. */
const BESIDE_A_WORD: readonly RegExp[] = [
  `\\bHTTP(?:/\\d(?:\\.\\d)?)?["']?\\s{0,2}[:=]?\\s{0,2}(?:status\\s|error\\s|code\\s|response\\s){0,3}${CODE}\\b${END}`,
  `\\b(?:status|http)[ _-]?(?:code|error)?(?:['"\\\\]{0,3}\\s{0,2}[:=]\\s{0,2}['"\\\\]{0,3}|\\s(?:is\\s|was\\s|of\\s|code\\s)?|\\()(?:HTTP\\s)?${CODE}\\b${END}`,
  `\\b(?:statusCode|status_code|httpStatusCode|http_status|StatusCode|responseCode|response code|return code|error_code|errorCode)(?:['"\\\\]{0,3}\\s{0,2}[:=]\\s{0,2}['"\\\\]{0,3}|\\s)${CODE}\\b${END}`,
  `(?:\\b(?:error|errore|erreur|erro|fehler|błąd|fout|hata)(?:\\scode)?|오류|エラー|错误|錯誤|ошибка|lỗi)['"]?\\s{0,2}[:·]?\\s{0,2}[(\\[]?(?:HTTP\\s)?${CODE}\\b${END}`,
  `(?<![\\d.:/#-])${CODE}\\s{1,3}(?=${REASONS})`,
  `\\bAPI\\s(429)(?=:\\s)`,
  `\\b(?:Error|Exception|Requests|Exhausted|Unavailable|Limited)[:(]?\\s(?:HTTP\\s)?(?:Error\\s)?${CODE}\\b(?=[\\s,:;"'{]|$)${END}`,
  `\\b\\w{0,40}(?:Http|HTTP|Client|Api|API|Request|Response|Rest|Web|Service|Status|Server)\\w{0,20}(?:Error|Exception):\\s${CODE}\\b${END}`,
  `\\b(?:returned|returns|got|received|responded(?:\\swith)?|failed(?:\\swith)?|rejected(?:\\swith)?|answered(?:\\swith)?|replied(?:\\swith)?|gave|response(?:\\sof)?|resulted\\sin|responds\\swith|status)(?:\\san?|\\sa)?(?:\\sHTTP)?(?:\\sstatus|\\scode|\\serror|\\sresponse){0,3}:?\\s[\`'"(]?${CODE}\\b${END}`,
  `(?:https?://\\S{1,300}|\\b(?:GET|POST|PUT|PATCH|DELETE|HEAD)\\s\\S{1,300})(?::|\\s(?:-+>|=+>|→|-|:|returned))\\s(?:HTTP\\s)?${CODE}\\b${END}`,
  `\\b(?:reject(?:ed|ion)|(?<!constraint\\s)fail(?:ed|ure)?|error|refused|upstream|denied|throttled|limited|blocked|unsuccessful|slow down|quota|limit)\\b[^\\n\\d]{0,30}(?<!\\b(?:lines|files|items|rows|tests|tokens|characters|words|arguments|statements|bytes)\\s)[(\\[](?:HTTP\\s)?(?:status\\s)?${CODE}[)\\]]`,
  `(?<![\\d.:/#-])${CODE}\\sfrom\\s(?:the\\s)?(?:api|server|upstream|provider|https?:|[\\w-]{1,40}\\.[\\w.-]{2,60})`,
  `[(\\[]HTTP\\s${CODE}[)\\]]`,
  `<\\w{0,20}Response\\b[^\\n>]{0,400}\\[${CODE}\\b`,
  `(?<=:\\s)[(](429),\\s["']`,
  `\\bhttps?://[\\w.-]{1,120}(?::\\d{2,5})?\\s"(?:GET|POST|PUT|PATCH|DELETE)\\s\\S{1,300}\\sHTTP/[\\d.]{1,3}"\\s${CODE}\\b`,
].map((source) => new RegExp(source, "gi"));

/** At the start of a clause, before a body or a sentence: `429 Provider returned error`. Capital letters tell. */
const BEFORE_SENTENCE =
  /(?<=^\s{0,8})(429):\s(?=(?:re-?try|try|wait|slow|rate|quota|limit|throttl|too many)\b)|(?<=^\s{0,8}|^\s{0,8}[●■⏺✗✘×⚠❌•-]\s|[:!.)]\s|\s-\s)(40[0-9]|41[0-9]|42[2-9]|432|49[89]|50[0-4]|52\d)\s(?=["'{[]|[A-Z][a-z]{2,}\s[a-z]|[A-Z][a-z]{2,}$|[a-z]{2,20}_[a-z_]{2,40}\b)/g;

/** The last of a text counts within one notation: "exceeded retry limit, last status: 429". */
const NOTATIONS: readonly RegExp[] = [...BESIDE_A_WORD, BEFORE_SENTENCE];

/** The status that a text names; the innermost, which stands last. Null where it names none. */
export function readStatus(text: string): ReadStatus | null {
  let last: ReadStatus | null = null;
  for (const notation of NOTATIONS) {
    notation.lastIndex = 0;
    for (let match = notation.exec(text); match !== null; match = notation.exec(text)) {
      const code = Number(match[1] ?? match[2]);
      const end = notation.lastIndex;
      // A wrapper's 5xx around a 429 is a 429; otherwise the later one is the inner one.
      if (last === null || isInner(code, match.index, last)) last = { code, index: match.index, end };
    }
  }
  return last;
}

function isInner(code: number, index: number, known: ReadStatus): boolean {
  if (code === known.code) return false;
  if (known.code === 429) return false;
  if (code === 429) return true;
  return index > known.index;
}
