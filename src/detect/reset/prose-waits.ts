/**
 * Reads the waits that the words of a message state. It first blanks out the backoffs of tools, which do not count.
 * Then it looks for cues, such as "try again in" or "resets at", and reads the duration or the instant that follows.
 */
import { readColonDuration, readDuration } from "./duration-words.ts";
import { LEAST_EPOCH_S } from "./headers.ts";
import { type InstantContext, readInstant } from "./instant.ts";
import type { Wait } from "./wait.ts";

const { raw } = String;

/**
 * Reads every wait that the words state. Vague ones ("shortly", "in a few minutes") do not count.
 *
 * @param message one message; line breaks count as spaces
 */
export function readProseWaits(message: string, context: InstantContext): Wait[] {
  const words = message.replaceAll("\n", " ");
  return [
    ...readClientLines(message),
    ...readProtobufDelays(words),
    ...readCues(words, context),
    ...readChineseDurations(words),
    ...readChineseInstants(words, context),
  ];
}

/**
 * What comes before a cue in a sentence of a harness, an agent or a client about its own backoff: "will retry in",
 * "next retry in", "retry 3/5 in".
 */
const OWN_BACKOFF = /\b(?:will|'ll|going to|shall|let me|about to|next|another)\s(?:now\s)?$|\battempt\s.{0,20}$/i;
/** The cue of such a sentence. A limit "will reset in 4 seconds". */
const RETRY = /^(?:try|retry|wait|pause)/i;

/** Retry lines of clients, with their seconds. The generated clients (openai, anthropic …) print the first one. */
const CLIENT_LINES = [
  /\bRetrying request to \S{1,200} in (\d{1,9}(?:\.\d{1,9})?) seconds/gi,
  /\bRate limited\. Waiting (\d{1,9}(?:\.\d{1,9})?)s before retry\b/gi,
  /\bRetrying after (\d{1,9}) seconds!/gi,
  /\bRetry will occur after: (\d{1,9}) s\b/gi,
];
/** The generated clients back off by at most this much of their own. A longer wait repeats the server's header. */
const CLIENT_OWN_LONGEST_S = 8;

function readClientLines(text: string): Wait[] {
  return CLIENT_LINES.flatMap((line) => [...text.matchAll(line)])
    .map((match) => Number(match[1]))
    .filter((seconds) => seconds > CLIENT_OWN_LONGEST_S)
    .map((seconds) => ({ kind: "duration", ms: seconds * 1_000 }));
}

const PROTOBUF_DELAY =
  /\bretry_delay:?\s{0,3}\{\s{0,8}(?:seconds:\s{0,3}(\d{1,9}))?\s{0,8}(?:nanos:\s{0,3}(\d{1,9}))?\s{0,8}\}/gi;

function readProtobufDelays(words: string): Wait[] {
  return [...words.matchAll(PROTOBUF_DELAY)].map(([, seconds = 0, nanos = 0]) => ({
    kind: "duration",
    ms: Number(seconds) * 1_000 + Number(nanos) / 1e6,
  }));
}

const VALUE_AHEAD = raw`(?=[\s:=~])`;
/** A duration or an instant after these words is what the provider asks for. */
const CUES = new RegExp(
  [
    // "try again in", "send your next request after"
    raw`\b(?:try|retry|send|submit|make|repeat|resend|resubmit)` +
      raw`(?:\s(?:your|the|this|a|another|it|new|next))?(?:\s(?:new|next))?` +
      raw`(?:\s(?:requests?|calls?|it|messages?))?(?:\sagain)?(?:\slater)?` +
      raw`,?\s?(?:in|after|at|on|from|until)${VALUE_AHEAD}`,
    raw`\b(?:try|retry)\sagain(?:\slater)?(?=\s(?:on|tomorrow|mon|tue|wed|thu|fri|sat|sun))`,
    raw`\b(?:can|may)\s(?:continue|resume|proceed)\s(?:in|after|at|on|from)(?=\s)`,
    raw`\bcan\sonly\s(?:request|do|try|send|call)\s(?:this|that|it)\s(?:again\s)?after(?=\s)`,
    raw`\b(?:wait|pause)(?:\s(?:for|of|until|till))?${VALUE_AHEAD}`,
    // "Server requested 1800s retry delay", "Provider requested a 30s wait"
    raw`\b(?:server|provider|api)\s(?:requested|asked\sfor|asks\sfor|requires)(?:\san?)?(?=\s\d)`,
    // "resets at", "renews on", "available again in"
    raw`\breset(?:s|ting)?(?:\sagain|\soccurs)?(?:[\s_](?:in|after|at|on|time|date|by))?(?:\sis)?(?=[\s:=~@])`,
    raw`\b(?:renews?|resumes|refreshes|refills|replenishes|recovers|lifts|unlocks|expires|restores)` +
      raw`(?:\s(?:in|after|at|on))?${VALUE_AHEAD}`,
    raw`\b(?:available|access|restored|lifted|unblocked|unlocked|possible|back|allowed` +
      raw`|reset|renewed|refreshed|replenished|refilled)(?:\sagain)?\s(?:in|after|at|on|from)${VALUE_AHEAD}`,
    // "blocked for", "reset time is", "retry-after: "
    raw`\b(?:blocked|locked out|suspended|limited|banned|throttled|rate[- ]limited|unavailable|cooldown|cool-down)` +
      raw`\s(?:for|until|till)${VALUE_AHEAD}`,
    raw`\b(?:cool-?down|time (?:until|to) (?:reset|retry|availability)|next (?:reset|available)|reset time|wait time|retry time)` +
      raw`(?:\s(?:of|is|at|in))?${VALUE_AHEAD}`,
    raw`\bretry[-_ ]?after(?:[-_ ]?(?:seconds|secs|s))?['"]?(?=[\s:=~('"])`,
    raw`\bnot before\b`,
    // Other languages
    raw`\b(?:de nuevo|nuevamente|novamente|réessayer|réessayez|essayer` +
      raw`|di nuovo|ponownie|riprova(?:re|te)?|riprovi|reintente|reinténtelo|vuelva a intentarlo)` +
      raw` (?:en|em|dans|tra|fra|in|dentro de|po|za|após|après)(?=\s)`,
    raw`\b(?:restablece(?:rá)?|reinicia(?:rá)?|renueva|réinitialisée?|réinitialisation` +
      raw`|ripristina|ripristinato|redefinido|renovado) (?:en|em|dans|tra|fra|a las|às|à|alle)(?=\s\d)`,
    raw`\bum(?=\s\d{1,2}:\d{2}(?:\sUhr)?(?:\s\([^()\n]{1,40}\))?\s(?:\w{1,12}\s){0,2}?zurückgesetzt)`,
    raw`リセット(?:時刻|日時)?(?=\s?[:：]?\s?\d)`,
    raw`(?<![а-яё])через(?=\s\d{1,6}\s(?:сек|мин|час|д))`,
    raw`(?<![а-яё])(?:подождите|повторите)(?=\s\d)`,
    raw`\b(?:warten sie|bitte warten sie|espere|aguarde|attendez|patientez|attendi|attendere)(?=\s\d)`,
    raw`\bin(?=\s\d{1,4}\s(?:sekunden?|minuten?|stunden?)\s(?:erneut|wieder|noch ?mal))`,
    // "the billing cycle ends on", "come back at", "limit reached|1749924000"
    raw`\b(?:cycle|period|window)\s(?:ends|starts|begins)(?:\s(?:on|at|in))?(?=\s)`,
    raw`\btake\sa\sbreak\sfor(?=\s)`,
    raw`\bcome\sback(?:\s(?:in|after|at|on))?(?=\s)`,
    raw`\|(?=\d{10})`,
    raw`\buntil(?=\s)`,
  ].join("|"),
  "gi",
);
/** Words such as "about" between a cue and its value. */
const SOFT = [
  raw`(?:\s(?:about|approximately|around|at least|roughly|another|a further|the next|up to))?`,
  raw`\s{0,3}~?\s{0,2}`,
].join("");
/** It also matches the empty text, so it always matches. */
const AFTER_CUE = new RegExp(raw`(?:\s{0,2}[:：=(]|\s?@)?${SOFT}['"(]?`, "iy");
/** Cues that only an instant follows. */
const INSTANT_CUE = /^(?:until|\||not before)$|\s(?:a las|às|à|alle)$/i;
const DURATION_CUE = /\b(?:in|after|for|wait|cool-?down)$|^time (?:until|to)\b/i;
const RETRY_AFTER = /retry[-_ ]?after/i;
const BARE_SECONDS = /(\d{1,9}(?:\.\d{1,9})?)(?![\d%])(?=\s{0,2}(?:$|[.,;:)\]}'"\n]|before\b|and\b))/iy;

function readCues(words: string, context: InstantContext): Wait[] {
  return [...words.matchAll(CUES)].flatMap(({ 0: cue, index }) => {
    if (RETRY.test(cue) && OWN_BACKOFF.test(words.slice(Math.max(0, index - 30), index))) return [];
    AFTER_CUE.lastIndex = index + cue.length;
    AFTER_CUE.test(words);
    return readAfter(cue, words, AFTER_CUE.lastIndex, context) ?? [];
  });
}

/** Reads the value of a cue, which begins at `at`. */
function readAfter(cue: string, text: string, at: number, context: InstantContext): Wait | null {
  const durationMs = INSTANT_CUE.test(cue) ? null : readDurationAfter(cue, text, at);
  // "resets 5h" and "wait 5m" are durations; "resets 5 m" never occurs as a clock.
  if (durationMs !== null) return { kind: "duration", ms: durationMs };
  const instant = readInstant(text, at, context);
  if (instant !== null) return { kind: "instant", at: instant.at };
  if (!RETRY_AFTER.test(cue)) return null;
  BARE_SECONDS.lastIndex = at;
  const seconds = Number(BARE_SECONDS.exec(text)?.[1]);
  return seconds < LEAST_EPOCH_S ? { kind: "duration", ms: seconds * 1_000 } : null;
}

function readDurationAfter(cue: string, text: string, at: number): number | null {
  const read = readDuration(text, at) ?? (DURATION_CUE.test(cue) ? readColonDuration(text, at) : null);
  return read?.durationMs ?? null;
}

/** `30秒后重试`, `请在 3 分钟后再试`. */
const CHINESE_UNIT = "秒|分|小时|小時|時間|天|日|초|분|시간|일";
const CHINESE_AFTER = new RegExp(
  raw`(?=\d)((?:\d{1,6}\s{0,2}(?:${CHINESE_UNIT})[钟鐘]?\s{0,2}){1,4})(?:之?[后後]|후|뒤|이후|待って)`,
  "g",
);

function readChineseDurations(words: string): Wait[] {
  return [...words.matchAll(CHINESE_AFTER)].flatMap(({ 1: text = "" }) => {
    const read = readDuration(text.trim());
    return read === null ? [] : { kind: "duration", ms: read.durationMs };
  });
}

/** `将在 2026-02-13 16:08:41 重置`. */
const CHINESE_AT = /(?:将|將|于|於|在|等到|至)\s{0,2}(?=[\d])/g;
const CHINESE_RESETS = /^\s{0,3}(?:之?[后後]|重置|刷新|恢复|恢復|解除|更新|重试|再试)/;

function readChineseInstants(words: string, context: InstantContext): Wait[] {
  return [...words.matchAll(CHINESE_AT)].flatMap(({ 0: cue, index }) => {
    const read = readInstant(words, index + cue.length, context);
    const isReset = read !== null && CHINESE_RESETS.test(words.slice(read.end, read.end + 12));
    return isReset ? { kind: "instant", at: read.at } : [];
  });
}
