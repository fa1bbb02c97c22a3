/**
 * The circuit of a provider: closed → open → half-open → closed or open again. Half-open is the state of a
 * probe that runs, so a circuit cannot be half-open without one, and a probe that dies cannot wedge it.
 */
import { unreachable } from "./unreachable.ts";

/** What an open circuit means for the present run. */
export type OpenPolicy =
  /** The run waits until `untilAt` and probes. */
  | "wait"
  /** The provider is done for this run; a later run probes. */
  | "stop";

export type Circuit =
  | {
      readonly state: "closed";
      /** Consecutive transient failures. */
      readonly failures: number;
      /** How often it opened since it last proved healthy; sets the length of the next opening. */
      readonly trips: number;
    }
  | OpenCircuit
  | { readonly state: "half-open"; readonly probe: string; readonly trips: number };

export interface OpenCircuit {
  readonly state: "open";
  readonly untilAt: number;
  readonly trips: number;
  readonly policy: OpenPolicy;
  /** The provider's words, or what was seen of it. */
  readonly reason: string;
  /** Whether `untilAt` was stated by the provider, or is our own guess. */
  readonly stated: boolean;
  /** Opened by failures in a row; absent where a rate limit did. */
  readonly outage?: true;
}

/** Consecutive transient failures of a provider that open its circuit. */
export const FAILURES_TO_OPEN = 5;
const OPEN_MS = 60_000;
const OPEN_MAX_MS = 300_000;
/** A restored circuit is believed for at most this long: a workflow run cannot outlive it. */
export const OPEN_LIMIT_MS = 35 * 86_400_000;

export const CLOSED: Circuit = { state: "closed", failures: 0, trips: 0 };

/**
 * How long the n-th opening in a row lasts where the provider names no instant (n from 1).
 *
 * @param firstMs of the first one
 */
export function openingMs(trip: number, firstMs: number = OPEN_MS): number {
  return Math.min(Math.max(OPEN_MAX_MS, firstMs), firstMs * 2 ** Math.min(trip - 1, 10));
}

/**
 * Opens the circuit. The provider's word goes before our own guess, in whatever order the two come; of two words,
 * or two guesses, the later instant stands: a later refusal extends the wait, never shortens it.
 *
 * @param cause.statedUntilAt the provider's own instant, or null for the n-th opening's length
 * @param cause.firstMs of which the first opening's is this
 */
export function openCircuit(
  circuit: Circuit,
  now: number,
  cause: {
    readonly statedUntilAt: number | null;
    readonly policy: OpenPolicy;
    readonly reason: string;
    readonly outage?: true;
    readonly firstMs?: number;
  },
): OpenCircuit {
  const already = circuit.state === "open" ? circuit : null;
  const trips = already?.trips ?? circuit.trips + 1;
  const askedUntilAt = Math.min(cause.statedUntilAt ?? now + openingMs(trips, cause.firstMs), now + OPEN_LIMIT_MS);
  const stated = cause.statedUntilAt !== null;
  const keep =
    already !== null &&
    (already.stated === stated ? already.untilAt > askedUntilAt : already.stated && already.untilAt > now);
  return {
    state: "open",
    untilAt: keep ? already.untilAt : askedUntilAt,
    trips,
    policy: already?.policy === "stop" ? "stop" : cause.policy,
    reason: keep ? already.reason : cause.reason,
    stated: keep ? already.stated : stated,
    ...((keep ? already : cause).outage ? { outage: true } : {}),
  };
}

/** What opens a circuit where the provider fails without refusing. @param reason what was seen of it */
export function outage(reason: string) {
  return { statedUntilAt: null, policy: "wait", reason: `unavailable: ${reason}`, outage: true } as const;
}

/** A transient failure: the fifth in a row opens a closed circuit. */
export function countFailure(circuit: Circuit, now: number, reason: string): Circuit {
  switch (circuit.state) {
    case "closed": {
      const failures = circuit.failures + 1;
      return failures < FAILURES_TO_OPEN ? { ...circuit, failures } : openCircuit(circuit, now, outage(reason));
    }
    case "open":
    case "half-open":
      return circuit;
    default:
      return unreachable(circuit);
  }
}

/** A sign of life from an attempt that is no probe: it ends a row of failures, but closes no open circuit. */
export function countSuccess(circuit: Circuit): Circuit {
  return circuit.state === "closed" && (circuit.failures > 0 || circuit.trips > 0) ? CLOSED : circuit;
}

/** The probe starts; only an open circuit whose instant has come admits one. */
export function admitProbe(circuit: OpenCircuit, probe: string): Circuit {
  return { state: "half-open", probe, trips: circuit.trips };
}

/** What a probe proved. `nothing`: it died or was stopped before it could tell. */
export type ProbeVerdict =
  | { readonly kind: "alive" }
  | { readonly kind: "nothing" }
  | {
      readonly kind: "refused";
      readonly statedUntilAt: number | null;
      readonly policy: OpenPolicy;
      readonly reason: string;
      readonly firstMs?: number;
    };

/** The circuit once its probe has ended; a child that is not the probe changes nothing. */
export function settleProbe(circuit: Circuit, probe: string, verdict: ProbeVerdict, now: number): Circuit {
  if (circuit.state !== "half-open" || circuit.probe !== probe) return circuit;
  switch (verdict.kind) {
    case "alive":
      return CLOSED;
    case "nothing":
      return {
        state: "open",
        untilAt: now,
        trips: circuit.trips,
        policy: "wait",
        reason: "the probe ended without an answer",
        stated: false,
      };
    case "refused":
      return openCircuit(circuit, now, verdict);
    default:
      return unreachable(verdict);
  }
}
