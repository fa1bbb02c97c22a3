/** Time as the engine and the gateway see it: real or simulated. */
export interface Clock {
  /** Epoch ms. Runs evenly, whatever the wall clock does. */
  now(): number;
  /** Calls back at an instant or later. @returns a function that cancels it */
  at(instant: number, wake: () => void): () => void;
}

/** An instant in its stored form: ISO 8601 in UTC. @param at epoch ms */
export function iso(at: number): string {
  return new Date(at).toISOString();
}

/** The earlier of two instants. Null if both are null. */
export function earliest(a: number | null, b: number | null): number | null {
  if (a === null) return b;
  return b === null ? a : Math.min(a, b);
}
