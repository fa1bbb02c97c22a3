/** Reads the waits that the words of a message state. The backoffs of tools do not count. */
import { readColonDuration, readDuration } from "./duration-words.ts";
import { LEAST_EPOCH_S } from "./headers.ts";
import { type InstantContext, readInstant } from "./instant.ts";
import type { Wait } from "./wait.ts";

/**
 * Sentences of a harness, an agent or a client about its own backoff. Present participles ("Retrying in 4 seconds") and
 * "will" distinguish them from a provider's imperative ("Retry in 4 seconds"). They are blanked out before waits are read.
 */
const OWN_BACKOFF = new RegExp(
  [
    "\\b(?:re-?trying|re-?tries|retried|reconnecting|sleeping|slept|waiting|waited|pausing|paused|backing[ -]?off|backoff|back-off|cooling down|polling)\\b(?:[^.;\\n\\])]|\\.(?=\\S)){0,200}?\\b(?:in|after|for|of|:|=)?\\s{0,3}~?\\d[\\d.,]{0,12}\\s{0,2}(?:ms|milliseconds?|s|secs?|seconds?|m|min|mins|minutes?|h|hours?)\\b",
    "\\b(?:will|going to|shall|we'll|i'll|let me|about to)\\s(?:now\\s)?(?:re-?try|try again|wait|sleep|resume|back off|pause)\\b[^.;\\n]{0,60}?\\d[\\d.,]{0,12}\\s{0,2}(?:ms|s|secs?|seconds?|m|min|mins|minutes?|h|hours?)\\b",
    "\\b(?:next|another)\\s(?:re-?try|try|attempt|request)\\b(?!\\s(?:is\\s)?(?:allowed|possible|available))[^.;\\n]{0,40}?\\bin\\s~?\\d[\\d.,]{0,12}\\s{0,2}(?:ms|s|secs?|seconds?|m|min|mins|minutes?)\\b",
    "\\b(?:retry|attempt)\\s#?\\d{1,3}(?:\\s?(?:/|of)\\s?\\d{1,3})?[^.;\\n]{0,30}?\\bin\\s~?\\d[\\d.,]{0,12}\\s{0,2}(?:ms|s|secs?|seconds?|m|min|mins|minutes?)\\b",
    "\\b(?:sleep|delay|backoff)(?:_?(?:ms|s|seconds))?\\s{0,2}[:=(]\\s{0,2}\\d[\\d.]{0,12}\\s{0,2}(?:ms|s|seconds?)?",
  ].join("|"),
  "gi",
);

/** The generated clients (openai, anthropic, groq …) back off by at most 8 s of their own. */
const CLIENT_RETRY = /\bRetrying request to \S{1,200} in (\d{1,9}(?:\.\d{1,9})?) seconds/gi;
const CLIENT_OWN_LONGEST_S = 8;
/** Retry lines of other clients that repeat the server's header. */
const CLIENT_HEADER_LINES = [
  /\bRate limited\. Waiting (\d{1,9}(?:\.\d{1,9})?)s before retry\b/gi,
  /\bRetrying after (\d{1,9}) seconds!/gi,
  /\bRetry will occur after: (\d{1,9}) s\b/gi,
];

const SOFT =
  "(?:\\s(?:about|approximately|around|at least|roughly|another|a further|the next|up to))?\\s{0,3}~?\\s{0,2}";

/** A duration or an instant after these words is what the provider asks for. */
const CUES = new RegExp(
  [
    "\\b(?:try|retry|send|submit|make|repeat|resend|resubmit)(?:\\s(?:your|the|this|a|another|it|new|next))?(?:\\s(?:new|next))?(?:\\s(?:requests?|calls?|it|messages?))?(?:\\sagain)?(?:\\slater)?,?\\s?(?:in|after|at|on|from|until)(?=[\\s:=~])",
    "\\b(?:try|retry)\\sagain(?:\\slater)?(?=\\s(?:on|tomorrow|mon|tue|wed|thu|fri|sat|sun))",
    "\\b(?:can|may)\\s(?:continue|resume|proceed)\\s(?:in|after|at|on|from)(?=\\s)",
    "\\bcan\\sonly\\s(?:request|do|try|send|call)\\s(?:this|that|it)\\s(?:again\\s)?after(?=\\s)",
    "\\b(?:wait|pause)(?:\\s(?:for|of|until|till))?(?=[\\s:=~])",
    "\\breset(?:s|ting)?(?:\\sagain|\\soccurs)?(?:[\\s_](?:in|after|at|on|time|date|by))?(?:\\sis)?(?=[\\s:=~@])",
    "\\b(?:renews?|refreshes|refills|replenishes|recovers|lifts|unlocks|expires|restores)(?:\\s(?:in|after|at|on))?(?=[\\s:=~])",
    "\\b(?:available|access|restored|lifted|unblocked|unlocked|possible|back|allowed|reset|renewed|refreshed|replenished|refilled)(?:\\sagain)?\\s(?:in|after|at|on|from)(?=[\\s:=~])",
    "\\b(?:blocked|locked out|suspended|limited|banned|throttled|rate[- ]limited|unavailable|cooldown|cool-down)\\s(?:for|until|till)(?=[\\s:=~])",
    "\\b(?:cool-?down|time (?:until|to) (?:reset|retry)|next (?:reset|available)|reset time|wait time|retry time)(?:\\s(?:of|is|at|in))?(?=[\\s:=~])",
    "\\bretry[-_ ]?after(?:[-_ ]?(?:seconds|secs|s))?['\"]?(?=[\\s:=~('\"])",
    "\\bnot before\\b",
    "\\b(?:de nuevo|nuevamente|novamente|réessayer|réessayez|essayer|di nuovo|riprova(?:re|te)?|riprovi|reintente|reinténtelo|vuelva a intentarlo) (?:en|em|dans|tra|fra|in|dentro de|após|après)(?=\\s)",
    "\\b(?:restablece(?:rá)?|reinicia(?:rá)?|renueva|réinitialisée?|réinitialisation|ripristina|ripristinato|redefinido|renovado) (?:en|em|dans|tra|fra|a las|às|à|alle)(?=\\s\\d)",
    "\\bum(?=\\s\\d{1,2}:\\d{2}(?:\\sUhr)?(?:\\s\\([^()\\n]{1,40}\\))?\\s(?:\\w{1,12}\\s){0,2}?zurückgesetzt)",
    "リセット(?:時刻|日時)?(?=\\s?[:：]?\\s?\\d)",
    "(?<![а-яё])через(?=\\s\\d{1,6}\\s(?:сек|мин|час|д))",
    "(?<![а-яё])(?:подождите|повторите)(?=\\s\\d)",
    "\\b(?:warten sie|bitte warten sie|espere|aguarde|attendez|patientez|attendi|attendere)(?=\\s\\d)",
    "\\bin(?=\\s\\d{1,4}\\s(?:sekunden?|minuten?|stunden?)\\s(?:erneut|wieder|noch ?mal))",
    "\\b(?:cycle|period|window)\\s(?:ends|starts|begins)(?:\\s(?:on|at|in))?(?=\\s)",
    "\\btake\\sa\\sbreak\\sfor(?=\\s)",
    "\\bcome\\sback(?:\\s(?:in|after|at|on))?(?=\\s)",
    "\\|(?=\\d{10})",
    "\\buntil(?=\\s)",
  ].join("|"),
  "gi",
);
const AFTER_CUE = new RegExp(`(?:\\s{0,2}[:：=(]|\\s?@)?${SOFT}['"(]?`, "iy");
const BARE_SECONDS = /(\d{1,9}(?:\.\d{1,9})?)(?![\d%])(?=\s{0,2}(?:$|[.,;:)\]}'"\n]|before\b|and\b))/iy;
const PROTOBUF_DELAY =
  /\bretry_delay:?\s{0,3}\{\s{0,8}(?:seconds:\s{0,3}(\d{1,9}))?\s{0,8}(?:nanos:\s{0,3}(\d{1,9}))?\s{0,8}\}/gi;

/** `30秒后重试`, `请在 3 分钟后再试`, `将在 2026-02-13 16:08:41 重置`. */
const CHINESE_AFTER =
  /(?=\d)((?:\d{1,6}\s{0,2}(?:秒|分|小时|小時|時間|天|日|초|분|시간|일)[钟鐘]?\s{0,2}){1,4})(?:之?[后後]|후|뒤|이후|待って)/g;
const CHINESE_AT = /(?:将|將|于|於|在|等到|至)\s{0,2}(?=[\d])/g;

/**
 * Reads every wait that the words state. Vague ones ("shortly", "in a few minutes") do not count.
 *
 * @param message one message; line breaks count as spaces
 */
export function readProseWaits(message: string, context: InstantContext): Wait[] {
  const waits: Wait[] = readClientLines(message);
  const words = message.replaceAll("\n", " ").replace(OWN_BACKOFF, (own) => " ".repeat(own.length));
  for (const match of words.matchAll(PROTOBUF_DELAY)) {
    waits.push({
      kind: "duration",
      ms: Number(match[1] ?? 0) * 1_000 + Number(match[2] ?? 0) / 1e6,
      source: "retry-info",
    });
  }
  for (const cue of words.matchAll(CUES)) {
    const wait = readAfter(words, cue.index + cue[0].length, cue[0], context);
    if (wait !== null) waits.push(wait);
  }
  for (const match of words.matchAll(CHINESE_AFTER)) {
    const read = readDuration((match[1] ?? "").trim());
    if (read !== null) waits.push({ kind: "duration", ms: read.durationMs, source: "prose" });
  }
  for (const match of words.matchAll(CHINESE_AT)) {
    const read = readInstant(words, match.index + match[0].length, context);
    if (
      read !== null &&
      /^\s{0,3}(?:之?[后後]|重置|刷新|恢复|恢復|解除|更新|重试|再试)/.test(words.slice(read.end, read.end + 12))
    ) {
      waits.push({ kind: "instant", at: read.at, source: "prose" });
    }
  }
  return waits;
}

function readAfter(text: string, start: number, cue: string, context: InstantContext): Wait | null {
  AFTER_CUE.lastIndex = start;
  // It also matches the empty text, so it always matches.
  AFTER_CUE.test(text);
  const at = AFTER_CUE.lastIndex;
  // "until" and "à" are followed by an instant only. "within the current 300s window" never gets here.
  const instantOnly = /^(?:until|\||not before)$|\s(?:a las|às|à|alle)$/i.test(cue);
  if (!instantOnly) {
    const duration = readDuration(text, at) ?? (/\b(?:in|after|for)$/i.test(cue) ? readColonDuration(text, at) : null);
    // "resets 5h" and "wait 5m" are durations; "resets 5 m" never occurs as a clock.
    if (duration !== null) return { kind: "duration", ms: duration.durationMs, source: "prose" };
  }
  const instant = readInstant(text, at, context);
  if (instant !== null) return { kind: "instant", at: instant.at, source: "prose" };
  if (/retry[-_ ]?after/i.test(cue)) {
    BARE_SECONDS.lastIndex = at;
    const bare = BARE_SECONDS.exec(text);
    const value = Number(bare?.[1]);
    if (bare && value < LEAST_EPOCH_S) return { kind: "duration", ms: value * 1_000, source: "prose" };
  }
  return null;
}

function readClientLines(text: string): Wait[] {
  const waits: Wait[] = [];
  for (const pattern of [CLIENT_RETRY, ...CLIENT_HEADER_LINES]) {
    for (const match of text.matchAll(pattern)) {
      const seconds = Number(match[1]);
      if (seconds > CLIENT_OWN_LONGEST_S) waits.push({ kind: "duration", ms: seconds * 1_000, source: "client" });
    }
  }
  return waits;
}
