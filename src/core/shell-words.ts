/** Command lines: formatted so that a person can paste them into a shell, and split as a shell does. */

const PLAIN = /^[A-Za-z0-9_\-./:=@%+,]+$/;

/** Characters that cannot be pasted as they are: they would vanish, end the command, or collapse into one space. */
const UNPASTABLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]|(?<= ) /gu;

/** Formats words on one line. Words with line breaks, tabs and the like use the `$'…'` form of bash and zsh. */
export function shellWords(argv: readonly string[]): string {
  return argv.map(shellWord).join(" ");
}

function shellWord(word: string): string {
  if (PLAIN.test(word)) return word;
  if (word.search(UNPASTABLE) === -1) return `'${word.replaceAll("'", `'\\''`)}'`;
  return `$'${word.replace(/[\\']/g, "\\$&").replace(UNPASTABLE, ansiC)}'`;
}

const LETTERS: Readonly<Record<string, string>> = { "\n": "\\n", "\t": "\\t", "\r": "\\r" };

function ansiC(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  // The longest forms, so that a following digit cannot become part of them. The bash of macOS knows no `\u`.
  if (code < 128) return LETTERS[character] ?? `\\${code.toString(8).padStart(3, "0")}`;
  const hex = code.toString(16);
  return hex.length > 4 ? `\\U${hex.padStart(8, "0")}` : `\\u${hex.padStart(4, "0")}`;
}

/**
 * Splits a line into words as a POSIX shell does: blanks separate, quotes group, a backslash escapes, and a backslash
 * at the end of a line continues it. Nothing is expanded.
 *
 * @returns null if a quote is not closed
 */
export function splitWords(text: string): string[] | null {
  const words: string[] = [];
  let word: string | null = null;
  let quote = "";
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const next = text.charAt(at + 1);
    if (quote === "'") {
      if (character === "'") quote = "";
      else word = (word ?? "") + character;
    } else if (character === "\\" && (quote === "" || '"\\$`\n'.includes(next))) {
      if (next !== "\n") word = (word ?? "") + next;
      at += 1;
    } else if (quote === '"') {
      if (character === '"') quote = "";
      else word += character;
    } else if (character === "'" || character === '"') {
      quote = character;
      word ??= "";
    } else if (/\s/.test(character)) {
      if (word !== null) words.push(word);
      word = null;
    } else word = (word ?? "") + character;
  }
  if (word !== null) words.push(word);
  return quote === "" ? words : null;
}
