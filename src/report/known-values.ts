/** The forms in which a known value may turn up in a text. */

/** A shorter value would hide half of every text. */
const VALUE_LENGTH_MIN = 6;
/** GNU base64 and MIME break lines here. */
const BASE64_LINE = 76;

/**
 * The words of our own formats. A "secret" that is one of them, or a part of one, is in every row that is
 * written anyway; hiding it would make the state unreadable.
 */
export const FORMAT_WORDS: readonly string[] = [
  "campaign campaigns status passed failed skipped error errored outstanding score scores metrics output attempt",
  "started_at duration_s durations_s class terminal message exit_code signal rate_limit kind form evidence",
  "timeout_exceeded transient legitimate fatal graded rate_limited kill_shaped unfinished",
  "complete completed_run completed_at circuits limits updated_at reason stated trips until seq closed open half-open",
  "run_started attempt_started task_settled attempt_ended child_stopped paused limit_changed pace_changed",
  "circuit_changed preflight_started preflight_ended ending warning run_ended provider concurrency max_attempts",
  "deadline_at job_index job_total resume_at resume_command starts_per_minute verdict default group timeout weight",
  // Names that say whose limit a task lives under: a variable such as TOKENS_OF may hold one.
  "anthropic openai azure-openai deepseek openrouter perplexity together fireworks cerebras mistral gemini bedrock vertex",
  "until-complete stopped out_of_time interrupted aborted incomplete repeat results.jsonl failures.jsonl",
].flatMap((line) => line.split(" "));

/** Every form of the values that is looked for: as they are, JSON-escaped, URL-encoded and in base64. */
export function formsOf(values: readonly string[]): string[] {
  const forms = new Set<string>();
  for (const value of values) {
    if (value.length < VALUE_LENGTH_MIN || FORMAT_WORDS.some((word) => word.includes(value))) continue;
    for (const form of [value, ...jsonForms(value), ...urlForms(value), ...base64Forms(value)]) {
      if (form.length >= VALUE_LENGTH_MIN) forms.add(form);
    }
  }
  return [...forms];
}

function jsonForms(value: string): string[] {
  const once = jsonEscape(value);
  const ascii = asciiOnly(once);
  return [once, jsonEscape(once), once.replaceAll("/", "\\/"), ascii, upperEscapes(ascii), goEscape(once)];
}

function jsonEscape(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** As Python writes JSON. */
function asciiOnly(escaped: string): string {
  return escaped.replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function upperEscapes(escaped: string): string {
  return escaped.replace(/\\u([0-9a-f]{4})/g, (_, digits: string) => `\\u${digits.toUpperCase()}`);
}

/** As Go writes JSON. */
function goEscape(escaped: string): string {
  return escaped.replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
}

function urlForms(value: string): string[] {
  // Half a surrogate pair cannot be encoded; a buffer replaces it.
  const encoded = encodeURIComponent(Buffer.from(value).toString());
  // Encoders differ in these: RFC 3986 escapes them, JavaScript does not.
  const strict = encoded.replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  const forms = [encoded, strict].flatMap((form) => [form, form.replaceAll("%2F", "/"), form.replaceAll("%20", "+")]);
  return forms.flatMap((form) => [form, form.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())]);
}

/** Base64 of a longer text that contains the value: it can begin at each of three places in a group of bytes. */
function base64Forms(value: string): string[] {
  const bytes = Buffer.from(value);
  const alone = bytes.toString("base64");
  const forms = [alone, alone.replaceAll("=", "")];
  for (let at = BASE64_LINE; at < alone.length + BASE64_LINE && alone.length > BASE64_LINE; at += BASE64_LINE) {
    const line = alone.slice(at - BASE64_LINE, at);
    if (line.length >= 16) forms.push(line);
  }
  for (const offset of [0, 1, 2]) {
    const shifted = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
    // Characters that also hold bits of the neighbours are left out.
    const from = Math.ceil((offset * 8) / 6);
    const to = Math.floor(((offset + bytes.length) * 8) / 6);
    forms.push(shifted.slice(from, to));
  }
  return forms.flatMap((form) => [form, form.replaceAll("+", "-").replaceAll("/", "_")]);
}
