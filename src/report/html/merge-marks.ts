/**
 * Fewer marks for the timeline of a very large campaign. Neighbours of one row and class that the eye
 * could not tell apart at full width become one mark that says how many attempts it stands for.
 */

export interface Mark {
  readonly row: number;
  readonly provider: string;
  readonly from: number;
  /** Null where it was still running. */
  readonly until: number | null;
  readonly class: number;
  readonly tasks: readonly number[];
  readonly count: number;
  readonly probe: boolean;
}

/** Shares of the whole span that two neighbours may lie apart, tried in turn until the marks are few enough. */
const MERGED_GAPS = [1 / 4_000, 1 / 1_000, 1 / 200, 1 / 20, 1];

/**
 * Merges marks until at most `limit` are left. Rows in themselves can be more than that: then the longest marks stay.
 *
 * @param spanMs length of the drawn axis
 */
export function mergeMarks(
  marks: readonly Mark[],
  options: { readonly limit: number; readonly spanMs: number },
): Mark[] {
  const sorted = marks.toSorted((a, b) => a.row - b.row || a.from - b.from);
  if (sorted.length <= options.limit) return sorted;
  for (const share of MERGED_GAPS) {
    const merged = mergeNeighbours(sorted, share * options.spanMs);
    if (merged.length <= options.limit) return merged;
  }
  const length = (mark: Mark): number => (mark.until ?? mark.from) - mark.from;
  return mergeNeighbours(sorted, options.spanMs)
    .toSorted((a, b) => length(b) - length(a))
    .slice(0, options.limit)
    .sort((a, b) => a.row - b.row || a.from - b.from);
}

function mergeNeighbours(sorted: readonly Mark[], gapMs: number): Mark[] {
  const merged: Mark[] = [];
  for (const mark of sorted) {
    const last = merged.at(-1);
    const alike =
      last !== undefined &&
      last.until !== null &&
      mark.until !== null &&
      last.row === mark.row &&
      last.class === mark.class &&
      last.provider === mark.provider &&
      !last.probe &&
      !mark.probe &&
      mark.from - last.until <= gapMs;
    if (alike) {
      const until = Math.max(last.until, mark.until);
      merged[merged.length - 1] = { ...last, until, tasks: [], count: last.count + mark.count };
    } else {
      merged.push(mark);
    }
  }
  return merged;
}
