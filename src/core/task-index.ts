/** Finds the tasks of a list by their hashes and ids. */

const HASH_DIGITS = 64;

/**
 * Whether a text is a SHA-256: 64 lower-case hex digits. A loop, because it checks a million rows and a pattern takes
 * five times as long.
 */
export function isHash(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const isDigit = (code >= 0x30 && code <= 0x39) || (code >= 0x61 && code <= 0x66);
    if (!isDigit) return false;
  }
  return text.length === HASH_DIGITS;
}

export class TaskIndex {
  readonly #ids: string[] = [];
  readonly #hashes: string[] = [];
  readonly #byId = new Map<string, number>();
  /** Built when a row is not in the order of the list. If hashes are equal, the first task counts. */
  #byHash: Map<string, number> | null = null;
  /** The place that was found last. */
  #found = 0;

  get count(): number {
    return this.#ids.length;
  }

  /** @returns false if an earlier task has the same id */
  add(id: string, hash: string): boolean {
    // The size shows whether the id is new. Looking it up first takes as long as storing it.
    const before = this.#byId.size;
    this.#byId.set(id, this.#ids.length);
    this.#ids.push(id);
    this.#hashes.push(hash);
    this.#byHash = null;
    return this.#byId.size > before;
  }

  idAt(index: number): string {
    return this.#ids[index] ?? "";
  }

  hashAt(index: number): string {
    return this.#hashes[index] ?? "";
  }

  /** The last task with an id; -1 if there is none. */
  findId(id: string): number {
    return this.#byId.get(id) ?? -1;
  }

  /** The first task with an id; -1 if there is none. Slow: only for the message about an id that is listed twice. */
  firstOf(id: string): number {
    return this.#ids.indexOf(id);
  }

  /**
   * The task with a hash; -1 if there is none. The hash covers the id, so it is enough, and ids in rows may have been
   * redacted.
   */
  find(hash: string): number {
    // A row is looked up more than once, and most rows are in the order of the list.
    if (this.#hashes[this.#found] === hash) return this.#found;
    const place = this.#hashes[this.#found + 1] === hash ? this.#found + 1 : this.#search(hash);
    if (place !== -1) this.#found = place;
    return place;
  }

  #search(hash: string): number {
    if (this.#byHash === null) {
      this.#byHash = new Map();
      for (let place = this.#hashes.length - 1; place >= 0; place -= 1) this.#byHash.set(this.hashAt(place), place);
    }
    return this.#byHash.get(hash) ?? -1;
  }
}
