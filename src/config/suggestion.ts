/** "Did you mean": the known name with the smallest edit distance (Damerau-Levenshtein, adjacent swaps). */

/** Known names have fewer than 30 characters; a word of twice that length is not a typo. */
const LONGEST_WORD = 60;

/** The known name that a person most likely meant, or null if none is close. */
export function nearestName(written: string, known: readonly string[]): string | null {
  if (written.length > LONGEST_WORD) return null;
  const wanted = normalize(written);
  let nearest: { readonly name: string; readonly distance: number } | null = null;
  for (const name of known) {
    const distance = editDistance(wanted, normalize(name));
    if (nearest === null || distance < nearest.distance) nearest = { name, distance };
  }
  // A third of the letters, as git and clap do: "tsks" is tasks, "foo" is nothing.
  const bound = Math.max(1, Math.floor(wanted.length / 3));
  return nearest !== null && nearest.distance <= bound ? nearest.name : null;
}

/** ` Did you mean X?`, or nothing if no name is close. */
export function didYouMean(written: string, known: readonly string[], prefix = ""): string {
  const name = nearestName(written, known);
  return name === null ? "" : ` Did you mean ${prefix}${name}?`;
}

function normalize(name: string): string {
  return name.toLowerCase().replaceAll("_", "-");
}

/** Levenshtein distance where two swapped neighbours count once. */
function editDistance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && isSwap) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}
