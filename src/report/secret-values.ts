/** Which values are secrets, and the forms in which they turn up in texts. */

/** Secrets in variables are at least this long; shorter values are words and numbers. */
const ENVIRONMENT_LENGTH_MIN = 8;
/** A shorter value would hide half of every text. */
const VALUE_LENGTH_MIN = 6;

/** The last word of a name counts: `TOKEN` and `APIKEY`, not `TOKENIZER` or `KEYBOARD`. */
const SECRET_WORD = /(?:KEY|TOKEN|SECRET|PASSWORD)S?\d*$/;
const SECRET_MEMBER = /KEY|TOKEN|SECRET|PASS|PWD|CREDENTIAL/i;

/** Models are sometimes named in variables such as `JUDGE_KEY`. Those names are in every row and hide nothing. */
const MODEL_FAMILY =
  /^(?:gpt|chatgpt|o\d|claude|gemini|gemma|(?:meta-)?llama|mistral|mixtral|codestral|ministral|deepseek|qwen|qwq|command|grok|phi|nova|kimi|glm|sonar|granite|nemotron|text-embedding|whisper|dall-e)(?=[-.\d]|$)/i;
/** A part of a model's name is a word, a version, a size or a date; a key has longer parts, or letters among digits. */
const MODEL_PART = /^(?:[a-z]{1,12}|[a-z]{0,6}\d{1,4}[a-z]{0,2}|\d{1,8})$/i;

function isModelName(value: string): boolean {
  const name = value.slice(value.lastIndexOf("/") + 1);
  const organisation = value.slice(0, Math.max(0, value.length - name.length - 1));
  if (!MODEL_FAMILY.test(name) || !/^(?:[a-z-]{1,24}(?:\/[a-z-]{1,24})?)?$/i.test(organisation)) return false;
  return name.split(/[-.:]/).every((part) => MODEL_PART.test(part));
}

function wordsOf(name: string): string[] {
  return name.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toUpperCase());
}

function isSecret(name: string, value: string): boolean {
  const words = wordsOf(name).filter((word) => SECRET_WORD.test(word));
  if (words.length === 0) return false;
  // A number under `MAX_TOKENS` is a count.
  if (words.every((word) => word === "TOKENS") && /^\d+$/.test(value)) return false;
  return words.some((word) => /SECRET|PASSWORD/.test(word)) || !isModelName(value);
}

/**
 * The values of 8 characters or more of all variables whose name has KEY, TOKEN, SECRET or PASSWORD as a word. The secrets
 * inside a value that is JSON count on their own too: members with such a name, such as the key of a service account, and
 * the strings of a list.
 */
export function secretValues(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env)
    .flatMap(([name, value = ""]) => (isSecret(name, value) ? [value, ...secretsOfJson(value)] : []))
    .filter((value) => value.length >= ENVIRONMENT_LENGTH_MIN);
}

function secretsOfJson(text: string): string[] {
  if (!/^\s*[[{"]/.test(text)) return [];
  const isList = !text.trimStart().startsWith("{");
  const secrets: string[] = [];
  try {
    JSON.parse(text, (name, value: unknown) => {
      if (typeof value === "string" && (isList || SECRET_MEMBER.test(name))) secrets.push(value);
      return value;
    });
  } catch {
    return [];
  }
  return secrets;
}

/**
 * The words of rows and of tasks, which are redacted as whole lines, and the names of providers, which a variable such as
 * TOKENS_OF may hold. A "secret" that is one of them, or a part of one, would make the lines unreadable.
 */
const FORMAT_WORDS: readonly string[] = [
  "status passed failed skipped scores metrics output cost_usd message is_retryable status_code retry_after_seconds",
  "reset_at provider timeout weight repeat anthropic openai azure-openai deepseek openrouter perplexity together",
  "fireworks cerebras mistral gemini bedrock vertex",
].flatMap((line) => line.split(" "));

/** Every form in which the values and their lines are looked for: plain, escaped for JSON and HTML, URL-encoded, in base64 and in hex. */
export function formsOf(values: readonly string[]): string[] {
  const forms = new Set<string>();
  for (const whole of values) {
    // A tool may trim the value.
    const trimmed = whole.trim();
    const value = trimmed.length < VALUE_LENGTH_MIN ? whole : trimmed;
    const plain = [value, ...value.split(/[\r\n]+/).map((line) => line.trim())];
    // Every page has the HTML form of a line that is only a quotation mark.
    const long = plain.filter((part) => part.length >= VALUE_LENGTH_MIN);
    const secret = long.filter((part) => !FORMAT_WORDS.some((word) => word.includes(part)));
    for (const form of secret.flatMap(formsOfLine)) {
      // Texts are searched line by line.
      if (form.length >= VALUE_LENGTH_MIN && !/[\r\n]/.test(form)) forms.add(form);
    }
  }
  return [...forms];
}

function formsOfLine(text: string): string[] {
  const hex = Buffer.from(text).toString("hex");
  return [
    text,
    ...jsonForms(text),
    ...htmlForms(text),
    ...urlForms(text),
    ...base64Forms(text),
    hex,
    hex.toUpperCase(),
  ];
}

/** As an error page or an XML body quotes it. */
function htmlForms(value: string): string[] {
  const text = value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const quoted = text.replaceAll('"', "&quot;");
  return [text, quoted, ...["&#39;", "&#x27;", "&apos;"].map((quote) => quoted.replaceAll("'", quote))];
}

/**
 * As JavaScript, Python, Go and PHP write a string, and the same inside of one or two more JSON strings: a row quotes a
 * message, which may quote a body, which may quote another one.
 */
function jsonForms(value: string): string[] {
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  const unicode = (text: string, characters: RegExp) =>
    text.replace(characters, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
  const json = inJson(value);
  const forms = [
    json,
    json.replaceAll("/", "\\/"),
    unicode(json, /[\u0080-\uffff]/g),
    unicode(json, /[\u0080-\uffff]/g).replaceAll("/", "\\/"),
    unicode(json, /[<>&\u0080-\uffff]/g),
    unicode(json, /[<>&]/g),
  ];
  // JavaScript inside, Python outside.
  const quoted = [...forms.map(inJson), unicode(inJson(json), /[\u0080-\uffff]/g)];
  return [...forms, ...quoted, ...quoted.map(inJson)];
}

/** As `encodeURIComponent`, `encodeURI`, forms and Python's `quote` write it, with hex digits in either case. */
function urlForms(value: string): string[] {
  // A lone surrogate has no URL form.
  if (!value.isWellFormed()) return [];
  const component = encodeURIComponent(value);
  const strict = component.replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
  const all = [component, encodeURI(value), strict, strict.replaceAll("%2F", "/")];
  return all
    .flatMap((form) => [form, form.replaceAll("%20", "+")])
    .flatMap((form) => [form, form.replace(/%../g, (code) => code.toLowerCase())]);
}

/** Base64 of a longer text that contains the value: it can begin at each of three places in a group of bytes. */
function base64Forms(value: string): string[] {
  const bytes = Buffer.from(value);
  const alone = bytes.toString("base64");
  const inside = [0, 1, 2].map((offset) => {
    const shifted = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
    // Characters that also hold bits of the neighbors are left out.
    return shifted.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
  });
  return [alone, alone.replaceAll("=", ""), ...inside].flatMap((form) => [
    form,
    form.replaceAll("+", "-").replaceAll("/", "_"),
  ]);
}
