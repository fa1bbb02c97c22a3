/** A command line as a person can paste it into a shell. */

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
