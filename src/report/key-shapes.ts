/**
 * Keys that are known by their shape. Every repetition is bounded, so that a scan is linear. No shape covers a quote, a
 * brace or a lone backslash, so a JSON line stays JSON once they are hidden.
 */

/** A part of a text to hide. */
export interface Range {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** No match of a shape is longer. */
export const SHAPE_LENGTH_LIMIT = 16_640;

/** The start of a key, up to its first hyphen, underscore or dot, and the pattern of the rest. */
type Shape = readonly [head: string, rest: string];

/** Keys whose head is a word, and not the end of one. */
const SHAPES_OF_WORDS: readonly Shape[] = [
  // OpenAI, Anthropic, OpenRouter, DeepSeek, Langfuse and others.
  [
    "sk",
    "-(?:(?:ant|proj|svcacct|admin|or|lf|live|test|None|service)-[\\w-]{12,4096}" +
      "|(?=[A-Za-z]{0,60}\\d)[A-Za-z0-9]{16,4096}[\\w-]{0,200}" +
      "|(?=[a-z0-9_-]{0,60}[A-Z])(?=[A-Za-z_-]{0,60}\\d)[\\w-]{20,4096})",
  ],
  ["[sr]k", "_(?:live|test)_[A-Za-z0-9]{16,256}"],
  // A token of the gateway.
  ["cgw", "_[0-9a-f]{32}"],
  ["pk", "-lf-[\\w-]{16,256}"],
  ["npm", "_[A-Za-z0-9]{30,256}"],
  // Google, SendGrid.
  ["ya29", "\\.[\\w-]{20,4096}"],
  ["AQ", "\\.A(?=[\\w-]{0,40}\\d)[\\w-]{30,512}"],
  ["SG", "\\.[\\w-]{16,64}\\.[\\w-]{16,64}"],
  // Hugging Face, Groq, xAI, Replicate, Perplexity, NVIDIA, Fireworks, Cerebras.
  ["hf", "_[A-Za-z0-9]{20,256}"],
  ["gsk", "_[A-Za-z0-9]{20,256}"],
  ["xai", "-[A-Za-z0-9]{20,256}"],
  ["r8", "_[A-Za-z0-9]{20,256}"],
  ["pplx", "-[A-Za-z0-9]{20,256}"],
  ["nvapi", "-[\\w-]{20,256}"],
  ["fw", "_[A-Za-z0-9]{20,256}"],
  ["csk", "-[a-z0-9]{32,256}"],
  // HashiCorp Vault, Notion; what evaluations call: Tavily, E2B, ElevenLabs.
  ["hv[sbr]", "\\.[\\w-]{20,512}"],
  ["ntn", "_[A-Za-z0-9]{40,64}"],
  ["tvly", "-(?:(?:dev|prod)-)?[A-Za-z0-9]{20,256}"],
  ["e2b", "_[a-f0-9]{32,64}"],
  ["sk", "_[a-f0-9]{40,64}"],
];

const SHAPES: readonly Shape[] = [
  // GitHub, GitLab, PyPI.
  ["gh[opsur]", "_[A-Za-z0-9_]{20,4096}"],
  ["github", "_pat_\\w{20,4096}"],
  ["gl(?:pat|dt|rt|ptt|cbt|ft|soat)", "-[\\w.-]{16,512}"],
  ["pypi", "-AgE[\\w-]{30,4096}"],
  // Google, Slack, Discord, DigitalOcean.
  ["GOCSPX", "-[\\w-]{20,256}"],
  ["xox[a-z]", "-[\\w-]{10,512}"],
  ["xapp", "-\\d-[\\w-]{10,512}"],
  ["hooks", "\\.slack\\.com/(?:services|workflows|triggers)/[\\w/-]{20,256}"],
  ["discord(?:app)?", "\\.com/api/webhooks/\\d{10,24}/[\\w-]{20,128}"],
  ["do[opr]", "_v1_[a-f0-9]{40,128}"],
  // Together, LangSmith, Pinecone, age, Docker, Linear.
  ["tgp", "_v1_[\\w-]{20,256}"],
  ["lsv2", "_[ps][tk]_[a-f0-9_]{20,256}"],
  ["pcsk", "_[\\w]{20,256}"],
  ["AGE", "-SECRET-KEY-1[A-Z0-9]{58}"],
  ["dckr", "_[po]at_[\\w-]{20,256}"],
  ["lin", "_(?:api|oauth)_[A-Za-z0-9]{32,256}"],
];

/** Not within a word, unless the letter before belongs to an escape: `\n`, `\u0020`, `%20`, an ANSI color. */
const WORD_START = "(?:(?<![A-Za-z0-9])|(?<=\\\\[nrtbf]|\\\\u[0-9a-fA-F]{4}|%[0-9a-fA-F]{2}|\\[[0-9;]{0,12}m))";
const KEY_AT = new RegExp(
  `${WORD_START}(?:${SHAPES_OF_WORDS.map((shape) => shape.join("")).join("|")})|${SHAPES.map((shape) => shape.join("")).join("|")}`,
  "y",
);
/**
 * A mark after a head. Marks are rarer than letters, so looking for marks is several times as fast as looking for heads.
 * The first look-behind passes quickly over lines that are drawn with marks.
 */
const HEAD = new RegExp(
  `[-_.](?<=[A-Za-z0-9].)(?<=(?:${WORD_START}(${headsOf(SHAPES_OF_WORDS)})|(${headsOf(SHAPES)}))[-_.])`,
  "g",
);

function headsOf(shapes: readonly Shape[]): string {
  return [...new Set(shapes.map(([head]) => head))].join("|");
}

/** Keys without a mark. Each starts with a literal, so that the engine skips quickly. */
const UNMARKED: readonly string[] = [
  // AWS, Google, Databricks, Atlassian. The look-behind comes late, because at the front it would be tried everywhere.
  `(?:AKIA|ASIA|ABIA|ACCA)(?<=${WORD_START}[A-Z]{4})[A-Z0-9]{16}(?![A-Z0-9])`,
  "AIza[\\w-]{30,256}",
  `dapi(?<=${WORD_START}dapi)[a-f0-9]{32}`,
  "ATATT3x[\\w=-]{40,512}",
  // JSON web tokens, also after a prefix, as in `ghs_1234_eyJ…`. The search gives up where the next one may begin: looking
  // past it from each of many `-eyJ` would take quadratic time.
  `eyJ(?<=${WORD_START}eyJ)(?:(?![_-]eyJ)[\\w-]){10,4096}\\.[\\w-]{10,8192}\\.[\\w-]{0,2048}`,
];

/** On lines of their own, on one line, or with escaped newlines; a key that was cut has no end. */
const PRIVATE_KEY =
  '-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?:[^"-]|-(?!----)){0,16384}-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----' +
  "|(?:(?:\\s|\\\\{1,8}[nrt]){1,8}[A-Za-z0-9+/=]{16,200}){0,400})";

// Private keys apart: two searches with few first letters are faster than one with many.
const WHOLE = [new RegExp(UNMARKED.join("|"), "g"), new RegExp(PRIVATE_KEY, "g")];

/** Values that are known by the words before them. The last group is hidden. */
const LABELLED_SHAPES: readonly string[] = [
  // Header fields, in raw form, in JSON, in Python's and JavaScript's way of showing objects.
  "(?:[Aa]uthorization|AUTHORIZATION|[Aa]pi-[Kk]ey|API-KEY|api-key|goog-api-key)[\"'\\\\]{0,4}\\s{0,4}[:=]\\s{0,4}[\"'\\\\]{0,4}b?[\"'\\\\]{0,4}" +
    "(?:(?:[Bb]earer|BEARER|[Bb]asic|[Tt]oken)\\s{1,4}([\\w.~+/=:-]{8,8192})|([\\w.~+/=:-]{16,8192}))",
  "(?:[Bb]earer|BEARER)(?:\\s{1,4}|%20)([\\w.~+/=-]{16,8192})",
  // The password of a URL.
  "://[\\w.%+-]{0,64}:([^\\s@/:\"'\\\\<>]{3,200})@",
  // The token of a Telegram bot, after its public number.
  ":AA(?<=[^\\d]\\d{6,12}:AA|^\\d{6,12}:AA)([\\w-]{33})(?![\\w-])",
  // Connection strings of Azure and ADO. A semicolon sets them apart from assignments in a program.
  "(?:[Aa]ccount|[Aa]ccess)[Kk]ey=([A-Za-z0-9+/]{40,128}={0,2})",
  ";\\s?(?:[Pp]assword|[Pp]wd|PWD)\\s?=\\s?([^\\s;\"'\\\\<>{}]{4,200})",
  "(?:[Pp]assword|[Pp]wd|PWD)=([^\\s;\"'\\\\<>{}]{4,200});\\s?[A-Z][A-Za-z ]{2,30}=",
  "[?&]sig=([\\w%+/-]{40,128})",
  // Secrets of AWS have no shape of their own, but their names are unique.
  "(?:aws_secret_access_key|AWS_SECRET_ACCESS_KEY|[Ss]ecretAccessKey)[\"'\\\\]{0,4}\\s{0,4}[:=]\\s{0,4}[\"'\\\\]{0,4}([A-Za-z0-9+/]{40})(?![A-Za-z0-9+/])",
  "(?:aws_session_token|AWS_SESSION_TOKEN|[Ss]essionToken|[Ss]ecurity-[Tt]oken)[\"'\\\\]{0,4}\\s{0,4}[:=]\\s{0,4}[\"'\\\\]{0,4}([A-Za-z0-9+/=]{100,4096})",
];

const LABELLED = new RegExp(LABELLED_SHAPES.join("|"), "g");

/** The parts of a text that have the shape of a key. `matchAll` would compile the expressions on each call. */
export function findKeyShapes(text: string): Range[] {
  const found: Range[] = [];
  HEAD.lastIndex = 0;
  for (let head = HEAD.exec(text); head !== null; head = HEAD.exec(text)) {
    const start = head.index - (head[1] ?? head[2] ?? "").length;
    KEY_AT.lastIndex = start;
    if (!KEY_AT.test(text)) continue;
    found.push({ start, end: KEY_AT.lastIndex });
    HEAD.lastIndex = KEY_AT.lastIndex;
  }
  for (const shape of WHOLE) {
    shape.lastIndex = 0;
    for (let match = shape.exec(text); match !== null; match = shape.exec(text)) {
      found.push({ start: match.index, end: shape.lastIndex });
    }
  }
  LABELLED.lastIndex = 0;
  for (let match = LABELLED.exec(text); match !== null; match = LABELLED.exec(text)) {
    const [whole, , bare, bearer] = match;
    const value = match.findLast((group) => group !== undefined) ?? whole;
    // "Authorization: unauthenticated-user" and "bearer authentication" are words.
    if ((bare ?? bearer) !== undefined && !isUnlikeWords(value)) continue;
    const start = match.index + whole.lastIndexOf(value);
    found.push({ start, end: start + value.length });
  }
  return found;
}

function isUnlikeWords(value: string): boolean {
  return /\d/.test(value) || (value.length >= 24 && /[a-z][A-Z]/.test(value)) || value.length >= 40;
}

/**
 * Where a private key begins whose end is not in the text yet: a stream waits for it.
 *
 * @returns -1 if there is none
 */
export function openPrivateKeyAt(text: string): number {
  const begin = text.lastIndexOf("-----BEGIN ");
  if (begin === -1) return -1;
  const head = text.slice(begin + 5, begin + 80);
  if (!head.includes("PRIVATE KEY")) return -1;
  const end = text.indexOf("-----END ", begin);
  const isClosed = end !== -1 && (text.includes("-----", end + 9) || text.includes("\n", end));
  return isClosed ? -1 : begin;
}
