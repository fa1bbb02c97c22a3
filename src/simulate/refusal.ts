/**
 * The outcome of a task whose call the simulated provider refuses, with the verdict that `detect` gives for its
 * message.
 */
import { limited } from "../core/classify.ts";
import type { Outcome } from "../core/outcome.ts";
import { NOTHING_DETECTED, type Verdict } from "../core/rate-limit.ts";
import { unreachable } from "../core/unreachable.ts";
import type { Refusal } from "../provider/gate.ts";
import type { Scenario } from "./scenario.ts";

const ENDED = { message: "refused", exitCode: 1, signal: null };

export function outcomeOfRefusal(refusal: Refusal, scenario: Scenario, now: number): Outcome {
  const { retryAfterThresholdMs: thresholdMs, waitUnitMs: unitMs } = scenario;
  switch (refusal.kind) {
    case "rate-limit": {
      if (refusal.waits === "unstated") return limitedBy("cap");
      const waitMs = Math.ceil(refusal.rate.waitMs / unitMs) * unitMs;
      return limitedBy(waitMs <= thresholdMs ? "wait" : "stop", waitMs);
    }
    case "daily-quota":
      return refusal.waitMs <= thresholdMs
        ? limitedBy("wait", refusal.waitMs)
        : limitedBy("stop", refusal.waitMs, now + refusal.waitMs);
    case "quota-exhausted":
      return limitedBy("stop");
    case "overload":
      return { class: "transient", ...ENDED };
    default:
      return unreachable(refusal);
  }
}

function limitedBy(kind: Verdict, retryAfterMs: number | null = null, resetAt: number | null = null): Outcome {
  return limited(
    { ...NOTHING_DETECTED, kind, retryAfterMs, resetAt, evidence: "the simulated provider refused" },
    ENDED,
  );
}
