/** Parts of a text that are to be hidden. */
export interface Range {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** Sorted by start; ranges that overlap become one. */
export function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const before = merged.at(-1);
    if (before === undefined || range.start >= before.end) merged.push(range);
    else if (range.end > before.end) merged[merged.length - 1] = { start: before.start, end: range.end };
  }
  return merged;
}
