/** A text as it looks with some parts read as others; each place of the view leads back to its source. */
import type { Range } from "./ranges.ts";

export interface TextView {
  readonly text: string;
  /** The part of the source that a part of the view was made from. */
  inSource(range: Range): Range;
}

/** Gives each part of a source that is read as another text, in order: what it is read as, where it starts, where it ends. */
export type EachPart = (take: (reading: string, start: number, end: number) => void) => void;

/** @param text the source with its parts replaced */
export function textView(text: string, eachPart: EachPart): TextView {
  // Made when they are asked for: most texts hold no secret, and this would take longer than all the rest.
  let places: Places | null = null;
  return {
    text,
    inSource: ({ start, end }) => {
      places ??= new Places(eachPart);
      return { start: places.of(start).start, end: places.of(end - 1).end };
    },
  };
}

/** Where the parts stood and what they became; all between them is the same in both texts. */
class Places {
  readonly #views: number[] = [];
  readonly #lengths: number[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  constructor(eachPart: EachPart) {
    let shift = 0;
    eachPart((reading, start, end) => {
      this.#views.push(start - shift);
      this.#lengths.push(reading.length);
      this.#starts.push(start);
      this.#ends.push(end);
      shift += end - start - reading.length;
    });
  }

  /** The source of the one character at `at`. */
  of(at: number): Range {
    let [low, high] = [0, this.#views.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#views[middle] ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    const last = low - 1;
    const after = at - (this.#views[last] ?? 0) - (this.#lengths[last] ?? 0);
    const end = this.#ends[last] ?? 0;
    return after < 0 ? { start: this.#starts[last] ?? 0, end } : { start: end + after, end: end + after + 1 };
  }
}
