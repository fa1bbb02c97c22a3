/** Finds the tasks of a list by their hashes and ids. */
import { stableHash } from "./split.ts";

/** A SHA-256: 64 lower-case hex digits. */
export const HASH = /^[0-9a-f]{64}$/;

export class TaskIndex {
  readonly #ids: string[] = [];
  readonly #hashes: string[] = [];
  /** Both are built when they are needed: a map of a million texts takes half a second. */
  #byId: Map<string, number> | null = null;
  /** Needed for a row that is not in the order of the list. If hashes are equal, the first task counts. */
  #byHash: Map<string, number> | null = null;
  /** The place that was found last. */
  #found = 0;

  get count(): number {
    return this.#ids.length;
  }

  add(id: string, hash: string): void {
    this.#ids.push(id);
    this.#hashes.push(hash);
    this.#byId = null;
    this.#byHash = null;
  }

  idAt(index: number): string {
    return this.#ids[index] ?? "";
  }

  hashAt(index: number): string {
    return this.#hashes[index] ?? "";
  }

  /** A task with an id; -1 if there is none. */
  findId(id: string): number {
    if (this.#byId === null) {
      this.#byId = new Map();
      for (let place = 0; place < this.count; place += 1) this.#byId.set(this.idAt(place), place);
    }
    return this.#byId.get(id) ?? -1;
  }

  /** The places of two tasks with the same id; null if there are none. */
  sameIds(): readonly [first: number, later: number] | null {
    const first = new Map<string, number>();
    for (const place of this.#placesOfEqualSums()) {
      const id = this.idAt(place);
      const earlier = first.get(id);
      if (earlier !== undefined) return [earlier, place];
      first.set(id, place);
    }
    return null;
  }

  /** The places whose ids may be equal. Sorting numbers takes a fifth of the time of a map of all ids. */
  #placesOfEqualSums(): number[] {
    const sums = new Uint32Array(this.count);
    for (let place = 0; place < sums.length; place += 1) sums[place] = stableHash(this.idAt(place));
    const sorted = sums.slice().sort();
    const shared = new Set<number>();
    for (let place = 1; place < sorted.length; place += 1) {
      const sum = sorted[place] as number;
      if (sum === sorted[place - 1]) shared.add(sum);
    }
    const places: number[] = [];
    if (shared.size === 0) return places;
    for (let place = 0; place < sums.length; place += 1) if (shared.has(sums[place] as number)) places.push(place);
    return places;
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
