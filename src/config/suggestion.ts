/** "Did you mean": the known name with nearly the same letters, in whatever order. */

/** ` Did you mean X?`, or nothing if no name is close. */
export function didYouMean(written: string, known: readonly string[], prefix = ""): string {
  const wanted = normalize(written);
  const distanceTo = (name: string) => lettersApart(wanted, normalize(name));
  const [nearest] = known.toSorted((a, b) => distanceTo(a) - distanceTo(b));
  // A quarter of the letters: "tsks" is tasks, but "retries" is not repeats.
  const isClose = nearest !== undefined && distanceTo(nearest) <= Math.max(1, Math.floor(wanted.length / 4));
  return isClose ? ` Did you mean ${prefix}${nearest}?` : "";
}

function normalize(name: string): string {
  return name.toLowerCase().replaceAll("_", "-");
}

/** How many letters one word has more than the other. */
function lettersApart(left: string, right: string): number {
  const missing = [...right];
  let extra = 0;
  for (const letter of left) {
    const place = missing.indexOf(letter);
    if (place === -1) extra += 1;
    else missing.splice(place, 1);
  }
  return Math.max(extra, missing.length);
}
