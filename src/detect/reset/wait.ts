/** A wait that a provider states, before it is compared with others. */

export type WaitSource =
  /** Words of a message: "try again in 20s", "resets 4pm". */
  | "prose"
  /** A field of an error body: `retry_after`, `resets_at`. */
  | "field"
  /** Google's RetryInfo: a technical delay that ignores daily quotas. */
  | "retry-info"
  /** `Retry-After` and the `x-ratelimit-*` families. */
  | "header"
  /** The retry line of a client library. A wait above its own longest backoff can only come from a header. */
  | "client";

export type Wait =
  | { readonly kind: "duration"; readonly ms: number; readonly source: WaitSource }
  | { readonly kind: "instant"; readonly at: number; readonly source: WaitSource };

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
