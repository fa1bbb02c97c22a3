/**
 * Finds the earlier place of an id. A `Map` of a million ids takes as long as parsing the million lines they
 * stand in, and leaves its tables to the garbage collector each time it grows: this is a table of numbers
 * beside the list of ids.
 */

const EMPTY = -1;
const FIRST_CAPACITY = 4_096;

export class IdIndex {
  readonly #ids: string[] = [];
  /** By the position of an id in `#ids`: its place, and its scattered value. */
  #places = new Int32Array(FIRST_CAPACITY);
  #values = new Int32Array(FIRST_CAPACITY);
  /** Open addressing: positions in `#ids`; the length is twice the capacity, a power of two. */
  #slots = new Int32Array(FIRST_CAPACITY * 2).fill(EMPTY);

  /**
   * Notes an id with its place.
   *
   * @returns the place of the same id where it is known already, and then notes nothing; else null
   */
  add(id: string, place: number): number | null {
    const value = scatter(id);
    const slot = this.#slotOf(id, value);
    const position = this.#slots[slot] as number;
    if (position !== EMPTY) return this.#places[position] as number;
    if (this.#ids.length === this.#values.length) {
      this.#grow();
      return this.add(id, place);
    }
    this.#slots[slot] = this.#ids.length;
    this.#values[this.#ids.length] = value;
    this.#places[this.#ids.length] = place;
    this.#ids.push(id);
    return null;
  }

  /** The place of an id; null where it was not added. */
  find(id: string): number | null {
    const position = this.#slots[this.#slotOf(id, scatter(id))] as number;
    return position === EMPTY ? null : (this.#places[position] as number);
  }

  /** The slot of an id, or the empty one where it belongs. */
  #slotOf(id: string, value: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = value & mask; ; slot = (slot + 1) & mask) {
      const position = this.#slots[slot] as number;
      if (position === EMPTY || (this.#values[position] === value && this.#ids[position] === id)) return slot;
    }
  }

  #grow(): void {
    const values = new Int32Array(this.#values.length * 4);
    values.set(this.#values);
    const slots = new Int32Array(values.length * 2).fill(EMPTY);
    const mask = slots.length - 1;
    for (let position = 0; position < this.#ids.length; position += 1) {
      let slot = (values[position] as number) & mask;
      while (slots[slot] !== EMPTY) slot = (slot + 1) & mask;
      slots[slot] = position;
    }
    const places = new Int32Array(values.length);
    places.set(this.#places);
    this.#places = places;
    this.#values = values;
    this.#slots = slots;
  }
}

/** FNV-1a over the code units, with a mixing step of MurmurHash3: ids of a list often differ in one digit. */
function scatter(id: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) value = Math.imul(value ^ id.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return value ^ (value >>> 13);
}
