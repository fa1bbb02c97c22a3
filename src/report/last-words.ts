/** Keeps the last lines of each child that runs, within a bound, for the case that its attempt fails. */

const LINES_KEPT = 20;
const CHARACTERS_KEPT = 4_096;

/** By the key of the attempt. */
export class LastWords {
  readonly #lines = new Map<string, string[]>();

  add(key: string, text: string): void {
    let lines = this.#lines.get(key);
    if (lines === undefined) {
      lines = [];
      this.#lines.set(key, lines);
    }
    lines.push(text.length > CHARACTERS_KEPT ? text.slice(-CHARACTERS_KEPT) : text);
    if (lines.length > LINES_KEPT) lines.shift();
  }

  /** Gives the lines of a child and forgets them. */
  take(key: string): string[] {
    const lines = this.#lines.get(key) ?? [];
    this.#lines.delete(key);
    let characters = 0;
    const from = lines.findLastIndex((text) => {
      characters += text.length + 1;
      return characters > CHARACTERS_KEPT + 1;
    });
    return lines.slice(from + 1);
  }
}
