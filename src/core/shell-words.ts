/** Command lines: as a person can paste them into a shell, and as a shell splits them into words. */

const PLAIN = /^[A-Za-z0-9_\-./:=@%+,]+$/;

/** What a line cannot show as it is: pasted, it would vanish, end the command or be one space. */
const UNSHOWN = /[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]|(?<= ) /gu;

/** On one line, whatever the words hold: those with line breaks, tabs and the like are in the `$'…'` form of bash and zsh. */
export function shellWords(argv: readonly string[]): string {
  return argv.map(shellWord).join(" ");
}

function shellWord(word: string): string {
  if (PLAIN.test(word)) return word;
  if (word.search(UNSHOWN) === -1) return `'${word.replaceAll("'", `'\\''`)}'`;
  return `$'${word.replace(/[\\']/g, "\\$&").replace(UNSHOWN, ansiC)}'`;
}

const LETTERS: Readonly<Record<string, string>> = { "\n": "\\n", "\t": "\\t", "\r": "\\r" };

function ansiC(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  // The longest form: a digit that follows must not become a part of it.
  return LETTERS[character] ?? (code.length > 4 ? `\\U${code.padStart(8, "0")}` : `\\u${code.padStart(4, "0")}`);
}

/**
 * Splits a line into words the way a POSIX shell does: blanks separate, quotes group, a backslash escapes, a line that
 * ends with a backslash goes on. Nothing is expanded.
 *
 * @returns null where a quote is not closed
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
