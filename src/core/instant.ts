/** An instant as it is stored: ISO 8601 in UTC. @param at epoch ms */
export function iso(at: number): string {
  return new Date(at).toISOString();
}

/** The earlier of two instants, of which either may be none. */
export function earliest(a: number | null, b: number | null): number | null {
  if (a === null) return b;
  return b === null ? a : Math.min(a, b);
}
