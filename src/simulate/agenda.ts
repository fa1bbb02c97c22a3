/** What is to happen in simulated time, by instant; of things at one instant the one that was noted first. */

interface Entry {
  readonly at: number;
  readonly order: number;
  readonly act: () => void;
}

export class Agenda {
  /** A binary heap. */
  readonly #entries: Entry[] = [];
  #order = 0;

  at(instant: number, act: () => void): void {
    const entries = this.#entries;
    const entry: Entry = { at: instant, order: this.#order++, act };
    let place = entries.length;
    entries.push(entry);
    for (;;) {
      const parent = (place - 1) >> 1;
      const above = entries[parent];
      if (place === 0 || above === undefined || isBefore(above, entry)) break;
      entries[place] = above;
      place = parent;
    }
    entries[place] = entry;
  }

  /** Takes the next thing; null where nothing is to come. */
  next(): { readonly at: number; readonly act: () => void } | null {
    const entries = this.#entries;
    const first = entries[0];
    const last = entries.pop();
    if (first === undefined || last === undefined) return null;
    if (entries.length === 0) return first;
    let place = 0;
    for (;;) {
      const left = entries[2 * place + 1];
      const right = entries[2 * place + 2];
      if (left === undefined) break;
      const isRight = right !== undefined && isBefore(right, left);
      const child = isRight ? right : left;
      if (isBefore(last, child)) break;
      entries[place] = child;
      place = 2 * place + (isRight ? 2 : 1);
    }
    entries[place] = last;
    return first;
  }
}

function isBefore(a: Entry, b: Entry): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order);
}
