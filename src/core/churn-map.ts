/**
 * A small map for entries that come and go quickly, in the order in which they came. A search walks over all entries.
 *
 * A `Map` would hold memory: V8 links each table that a Map has outgrown to the next one. Once one of them is in old
 * space, all later tables stay in memory with their entries until the next full collection. The gateway measured 50 MiB
 * after 10,000 calls. An object with the ids as keys has the same problem, because V8 keeps every new key.
 */
export class ChurnMap<Value> {
  readonly #entries: { readonly id: string; value: Value }[] = [];

  get size(): number {
    return this.#entries.length;
  }

  /** The oldest entry; null if there is none. */
  get first(): readonly [id: string, value: Value] | null {
    const [first] = this.#entries;
    return first === undefined ? null : [first.id, first.value];
  }

  get(id: string): Value | undefined {
    return this.#entries.find((entry) => entry.id === id)?.value;
  }

  find(matches: (value: Value) => boolean): Value | undefined {
    return this.#entries.find(({ value }) => matches(value))?.value;
  }

  has(id: string): boolean {
    return this.#entries.some((entry) => entry.id === id);
  }

  /** Adds an entry at the end; an entry with this id keeps its place. */
  set(id: string, value: Value): void {
    const known = this.#entries.find((entry) => entry.id === id);
    if (known === undefined) this.#entries.push({ id, value });
    else known.value = value;
  }

  /** @returns whether there was such an entry */
  delete(id: string): boolean {
    const at = this.#entries.findIndex((entry) => entry.id === id);
    if (at !== -1) this.#entries.splice(at, 1);
    return at !== -1;
  }

  /** A copy of all entries, which later changes do not affect. */
  entries(): [id: string, value: Value][] {
    return this.#entries.map(({ id, value }) => [id, value]);
  }
}
