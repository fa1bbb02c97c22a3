/** An instant in its stored form: ISO 8601 in UTC. @param at epoch ms */
export function iso(at: number): string {
  return new Date(at).toISOString();
}

/** The earlier of two instants. Null if both are null. */
export function earliest(a: number | null, b: number | null): number | null {
  if (a === null) return b;
  return b === null ? a : Math.min(a, b);
}
