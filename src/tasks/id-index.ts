/**
 * Finds the earlier place of an id in a list of ids that is kept elsewhere. A `Map` of a million ids takes as long as
 * parsing the million lines they stand in, and leaves its tables to the garbage collector each time it grows: this is
 * a table of numbers.
 */

const EMPTY = -1;
const FIRST_CAPACITY = 4_096;

export class IdIndex {
  readonly #idAt: (place: number) => string;
  /** The scattered value of the id at each place. */
  #values = new Int32Array(FIRST_CAPACITY);
  /** Open addressing: places; at least two slots for each of them, a power of two. */
  #slots = new Int32Array(FIRST_CAPACITY * 2).fill(EMPTY);

  /** @param idAt the id that was added with a place; asked where two ids are likely to be the same */
  constructor(idAt: (place: number) => string) {
    this.#idAt = idAt;
  }

  /**
   * Notes an id with its place in the list.
   *
   * @param text holds the id from `from` up to `to`: it need not be a text of its own
   * @returns the place of the same id where it is known already, and then notes nothing; else null
   */
  add(text: string, place: number, from = 0, to = text.length): number | null {
    if (place >= this.#values.length) this.#grow(place);
    const value = scatter(text, from, to);
    const slot = this.#slotOf(text, value, from, to);
    const earlier = this.#slots[slot] as number;
    if (earlier !== EMPTY) return earlier;
    this.#slots[slot] = place;
    this.#values[place] = value;
    return null;
  }

  /** The place of an id; null where it was not added. */
  find(id: string): number | null {
    const place = this.#slots[this.#slotOf(id, scatter(id, 0, id.length), 0, id.length)] as number;
    return place === EMPTY ? null : place;
  }

  /** The slot of an id, or the empty one where it belongs. */
  #slotOf(text: string, value: number, from: number, to: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = value & mask; ; slot = (slot + 1) & mask) {
      const place = this.#slots[slot] as number;
      if (place === EMPTY) return slot;
      if (this.#values[place] === value && this.#idAt(place) === text.slice(from, to)) return slot;
    }
  }

  #grow(place: number): void {
    let capacity = this.#values.length;
    while (capacity <= place) capacity *= 4;
    const values = new Int32Array(capacity);
    values.set(this.#values);
    const slots = new Int32Array(capacity * 2).fill(EMPTY);
    const mask = slots.length - 1;
    for (const known of this.#slots) {
      if (known === EMPTY) continue;
      let slot = (values[known] as number) & mask;
      while (slots[slot] !== EMPTY) slot = (slot + 1) & mask;
      slots[slot] = known;
    }
    this.#values = values;
    this.#slots = slots;
  }
}

/** FNV-1a over the code units, with a mixing step of MurmurHash3: ids of a list often differ in one digit. */
function scatter(text: string, from: number, to: number): number {
  let value = 0x811c9dc5;
  for (let at = from; at < to; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return value ^ (value >>> 13);
}
