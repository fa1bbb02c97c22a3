// biome-ignore-all lint/suspicious/noControlCharactersInRegex: the expressions look for control characters
/**
 * The one place that makes foreign text harmless. Ids, messages, outputs and scores of children are data, and must stay
 * data in logs that a runner parses for commands, in Markdown, in XML and in HTML.
 */

// An unterminated sequence loses only its first character, so that it cannot hide the text behind it.
/** Sequences that a terminal acts on and does not show. */
const ANSI =
  /(?:\u001b\[|\u009b)[0-?]{0,64}[ -/]{0,8}[@-~]|\u001b(?:\][^\u0007\u001b\r\n]{0,2048}(?:\u0007|\u001b\\)|[ -/]{1,8}[0-~]|[@-Z\\^_=>78])/g;
/** Control characters, except tab and line breaks, and marks that reorder text. */
const CONTROLS =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const LINE_BREAKS = /\r\n|[\n\r\u2028\u2029]/g;

/** Text without terminal sequences and control characters; line breaks become `\n`. */
export function plainText(text: string): string {
  return text.replace(LINE_BREAKS, "\n").replace(ANSI, "").replace(CONTROLS, "");
}

/** Plain text on one line, cut to `length` characters. */
export function oneLine(text: string, length = Number.POSITIVE_INFINITY): string {
  const line = plainText(text)
    .replace(/[\n\t ]+/g, " ")
    .trim();
  return cutText(line, length);
}

/** Cuts a text without splitting a surrogate pair. */
export function cutText(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, Math.max(0, length - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}

/** Most ids match, and need no slower search. */
const SEEN = /^[!-~]+(?: [!-~]+)*$/;
/** Characters of an id that would vanish in a list, reorder it or look like a space. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\ufffe\uffff\u2420\u2800]|(?! )\p{Z}|^\s|\s$|(?<=\s) | (?=\s)/gu;

/**
 * An id on one line that shows what a list would hide: spaces at its ends or in a row become `\u2420`. Control characters,
 * zero-width ones, marks of direction, other white space and the like are written as in JSON (`\u200b`).
 */
export function visibleId(id: string): string {
  return SEEN.test(id) ? id : id.replace(UNSEEN, (found) => (found === " " ? "\u2420" : jsonEscape(found)));
}

/** As JSON escapes it: twice for a character beyond the first 65,536. */
function jsonEscape(character: string): string {
  return character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}

/**
 * Lines of a child for a log that a workflow runner parses. Each begins with `[label] `, so none can begin with `::`.
 * `##[` counts anywhere in a line, so it is broken up. Every line end of the runner is a line end here.
 */
export function childLines(text: string, label: string): string[] {
  const prefix = `[${oneLine(label, 100)}] `;
  return text.split(LINE_BREAKS).map((line) => breakUpCommands(`${prefix}${plainText(line)}`));
}

/** A line of our own that quotes foreign text, for the same log. It must begin with a word of ours. */
export function logLine(text: string): string {
  return breakUpCommands(text.replace(LINE_BREAKS, " "));
}

/** A text of our own that quotes foreign text, of several lines, for the same log. It must begin with a word of ours. */
export function logText(text: string): string {
  return plainText(text)
    .split("\n")
    .map((line) => breakUpCommands(line.replace(/^\s*::/, "| ::")))
    .join("\n");
}

/** A value as a line of JSON, for a stream that a runner may read: one more escape does not change its meaning. */
export function jsonLine(value: object): string {
  return JSON.stringify(value).replaceAll("##[", "#\\u0023[");
}

function breakUpCommands(line: string): string {
  return line.replaceAll("##[", "# #[");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Control characters and lone surrogates: HTML and UTF-8 cannot express them. Tab and line feed stay. */
const FORBIDDEN = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;

/** For text and quoted attribute values; what HTML does not allow becomes U+FFFD. */
export function escapeHtml(text: string): string {
  return text.replaceAll(FORBIDDEN, "\ufffd").replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

/**
 * Foreign text in a line of Markdown or a table cell. It cannot become markup, HTML, mathematics, a mention, a
 * reference to an issue or a link, even at the start of a line or list item.
 */
export function markdownText(text: string): string {
  const escaped = oneLine(text)
    .replace(/[\\`*_[\]|~$]/g, "\\$&")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replace(/^[#+=-]/, "\\$&")
    .replace(/^(\d+)([.)])/, "$1\\$2");
  // GitHub makes links of the shown text, after escapes are resolved, so only an invisible break prevents them.
  return escaped
    .replace(/@(?=[\w-])/g, "@\u200b")
    .replace(/(#|\bGH-)(?=\d)/gi, "$1\u200b")
    .replaceAll("://", ":\u200b//")
    .replace(/\bwww(?=\.)/gi, "www\u200b");
}

/** Foreign text as a span of code in a line. Not for a table: Markdown splits cells before it reads code. */
export function markdownCode(text: string): string {
  const line = oneLine(text);
  if (line === "") return "` `";
  const fence = "`".repeat(longestRun(line) + 1);
  const pad = /^[` ]|[` ]$/.test(line) ? " " : "";
  return `${fence}${pad}${line}${pad}${fence}`;
}

/** Foreign text as a block of code, without a newline at its end. */
export function markdownFence(text: string): string {
  const block = plainText(text).replace(/\n+$/, "");
  const fence = "`".repeat(Math.max(3, longestRun(block) + 1));
  return `${fence}text\n${block}\n${fence}`;
}

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

/** Most texts match, and need no slower search. */
const NEEDS_NO_ESCAPE = /^[\w .,:;/()+#=-]*$/;

/** Text of an XML 1.0 element. What XML cannot hold is dropped. */
export function xmlText(text: string): string {
  if (NEEDS_NO_ESCAPE.test(text)) return text;
  return plainText(text)
    .replace(/[\ud800-\udfff\ufffe\uffff]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** The value of an XML 1.0 attribute in double quotes. */
export function xmlAttribute(text: string): string {
  return xmlText(text).replaceAll('"', "&quot;").replaceAll("\t", "&#9;").replaceAll("\n", "&#10;");
}
