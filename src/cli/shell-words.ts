/** A command line as a person can paste it into a shell. */

const PLAIN = /^[A-Za-z0-9_\-./:=@%+,]+$/;

export function shellWords(argv: readonly string[]): string {
  return argv.map((word) => (PLAIN.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)).join(" ");
}
