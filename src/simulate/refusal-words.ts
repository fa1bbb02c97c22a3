/** How the runner reads a refusal of the embedded provider: the same verdicts that `detect` gives for its messages. */
import { NOTHING_DETECTED, type RateLimit, type Verdict } from "../core/rate-limit.ts";
import { unreachable } from "../core/unreachable.ts";
import type { Refusal } from "../provider/gate.ts";

/**
 * @param stated the wait from which a run stops, and the unit that waits are rounded up to
 * @returns null for an overload, which is not a limit
 */
export function readRefusal(
  refusal: Refusal,
  { thresholdMs, unitMs }: { readonly thresholdMs: number; readonly unitMs: number },
  now: number,
): RateLimit | null {
  switch (refusal.kind) {
    case "rate-limit": {
      if (refusal.waits === "unstated") return limit("cap", null, null);
      const waitMs = Math.ceil(refusal.rate.waitMs / unitMs) * unitMs;
      return limit(waitMs <= thresholdMs ? "wait" : "stop", waitMs, null);
    }
    case "daily-quota":
      return refusal.waitMs <= thresholdMs
        ? limit("wait", refusal.waitMs, null)
        : limit("stop", refusal.waitMs, now + refusal.waitMs);
    case "quota-exhausted":
      return limit("stop", null, null);
    case "overload":
      return null;
    default:
      return unreachable(refusal);
  }
}

function limit(kind: Verdict, retryAfterMs: number | null, resetAt: number | null): RateLimit {
  return { ...NOTHING_DETECTED, kind, retryAfterMs, resetAt, evidence: "the simulated provider refused" };
}
