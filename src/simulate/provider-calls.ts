/** The calls of simulated children, to the embedded provider. */
import { limited } from "../core/classify.ts";
import type { Outcome } from "../core/outcome.ts";
import { NOTHING_DETECTED, type RateLimit, type Verdict } from "../core/rate-limit.ts";
import { unreachable } from "../core/unreachable.ts";
import type { Gate, Refusal } from "../provider/gate.ts";
import type { Scenario } from "./scenario.ts";

export class ProviderCalls {
  readonly #scenario: Scenario;
  readonly #gate: Gate;
  /** The instants of all calls. */
  readonly calledAt: number[] = [];
  /** The instants of calls that met a rate limit. */
  readonly refusedAt: number[] = [];

  constructor(scenario: Scenario, gate: Gate) {
    this.#scenario = scenario;
    this.#gate = gate;
  }

  /**
   * Calls the provider.
   *
   * @param chance 0 to below 1
   * @returns what the refusal makes of its task; null if the provider answers
   */
  call(now: number, chance: number): Outcome | null {
    this.calledAt.push(now);
    const decision = this.#gate.decide({ now, chance });
    if (decision.kind !== "refused") return null;
    const { retryAfterThresholdMs: thresholdMs, waitUnitMs: unitMs } = this.#scenario;
    const limit = readRefusal(decision.refusal, { thresholdMs, unitMs }, now);
    const ended = { message: "refused", exitCode: 1, signal: null };
    if (limit === null) return { class: "transient", ...ended };
    this.refusedAt.push(now);
    return limited(limit, ended);
  }
}

/**
 * Reads a refusal as the runner does: the same verdicts that `detect` gives for its messages.
 *
 * @param stated the wait from which a run stops, and the unit that waits are rounded up to
 * @returns null for an overload, which is not a limit
 */
function readRefusal(
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
