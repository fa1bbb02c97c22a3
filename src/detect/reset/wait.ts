/** A wait that a provider states, before it is compared with others. */

export type Wait =
  | { readonly kind: "duration"; readonly ms: number }
  | { readonly kind: "instant"; readonly at: number };

/** How long the wait is, read at `nowAt`. */
export function waitMs(wait: Wait, nowAt: number): number {
  return wait.kind === "duration" ? wait.ms : wait.at - nowAt;
}

/** The longest of the waits about the same refusal; the first of equal ones. */
export function longest(waits: readonly Wait[], nowAt: number): Wait | null {
  let best: Wait | null = null;
  for (const wait of waits) if (best === null || waitMs(wait, nowAt) > waitMs(best, nowAt)) best = wait;
  return best;
}
