/** Finds the tasks of a list by their hashes and ids. */
import { stableHash } from "./split.ts";

/** A SHA-256: 64 lower-case hex digits. */
export const HASH = /^[0-9a-f]{64}$/;

/** The first place of each text. A `Map` of a million texts takes twice as long to fill and to search, and 80 MB more. */
class Places {
  readonly #texts: readonly string[];
  readonly #sumOf: (text: string) => number;
  /** The sum of each text. Comparing numbers first spares most comparisons of texts. */
  readonly #sums: Uint32Array;
  /** A place and 1 at the slot of its sum, or at the next free one; else 0. At least half of the slots are free. */
  readonly #slots: Uint32Array;

  /** @param sumOf 32 bits, different for most texts */
  constructor(texts: readonly string[], sumOf: (text: string) => number) {
    this.#texts = texts;
    this.#sumOf = sumOf;
    this.#sums = new Uint32Array(texts.length);
    this.#slots = new Uint32Array(2 * texts.length + 1);
    for (let place = 0; place < texts.length; place += 1) {
      const text = texts[place] ?? "";
      const sum = sumOf(text);
      this.#sums[place] = sum;
      this.#slots[this.#slotOf(text, sum)] ||= place + 1;
    }
  }

  /** The first place with a text; -1 if there is none. */
  find(text: string): number {
    return this.#placeIn(this.#slotOf(text, this.#sumOf(text)));
  }

  #placeIn(slot: number): number {
    return (this.#slots[slot] ?? 0) - 1;
  }

  /** The slot that holds a text, or the free one that would. */
  #slotOf(text: string, sum: number): number {
    let slot = sum % this.#slots.length;
    for (let place = this.#placeIn(slot); place !== -1; place = this.#placeIn(slot)) {
      if (this.#sums[place] === sum && this.#texts[place] === text) break;
      slot = (slot + 1) % this.#slots.length;
    }
    return slot;
  }
}

export class TaskIndex {
  readonly #ids: string[] = [];
  readonly #hashes: string[] = [];
  /** Built when it is needed. */
  #byId: Places | null = null;
  /** Needed for a row that is not in the order of the list. If hashes are equal, the first task counts. */
  #byHash: Places | null = null;
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
    this.#byId ??= new Places(this.#ids, stableHash);
    return this.#byId.find(id);
  }

  /** The pairs of places whose tasks have the same id: the first one, and each later one. */
  sameIds(): (readonly [first: number, later: number])[] {
    const pairs: (readonly [number, number])[] = [];
    const first = new Map<string, number>();
    for (const place of this.#placesOfEqualSums()) {
      const id = this.idAt(place);
      const earlier = first.get(id);
      if (earlier === undefined) first.set(id, place);
      else pairs.push([earlier, place]);
    }
    return pairs;
  }

  /** The places whose ids may be equal. Sorting numbers takes half the time of a table of places. */
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
    this.#byHash ??= new Places(this.#hashes, firstBits);
    return this.#byHash.find(hash);
  }
}

function firstBits(hash: string): number {
  return Number.parseInt(hash.slice(0, 8), 16) >>> 0;
}
