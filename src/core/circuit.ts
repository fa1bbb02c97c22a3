/**
 * The circuit of a provider: closed → open → half-open → closed or open again. A circuit is half-open only while its
 * probe runs, so a probe that dies cannot leave it stuck.
 */
import { DAY_MS } from "./duration.ts";

/** What an open circuit means for this run. */
export type OpenPolicy =
  /** The run waits until `untilAt`, then probes. */
  | "wait"
  /** This run starts no more tasks of the provider. A later run probes. */
  | "stop";

export type Circuit =
  | {
      readonly state: "closed";
      /** Consecutive transient failures. */
      readonly failures: number;
      readonly trips: 0;
    }
  | OpenCircuit
  | {
      readonly state: "half-open";
      readonly probe: string;
      /** The ISO instant at which the probe began. */
      readonly probedAt: string;
      readonly trips: number;
    };

export interface OpenCircuit {
  readonly state: "open";
  readonly untilAt: number;
  /** How often it opened since the provider was last healthy. Sets the length of the next opening. */
  readonly trips: number;
  readonly policy: OpenPolicy;
  /** The provider's words, or what was observed. */
  readonly reason: string;
  /** Whether the provider stated `untilAt`. False if it is our own estimate. */
  readonly isStated: boolean;
  /** Set if failures in a row opened it; absent if a rate limit did. */
  readonly outage?: true | undefined;
}

const OPEN_MS = 60_000;
const OPEN_MAX_MS = 300_000;
/** A restored circuit is trusted for at most this long. No workflow run lives longer. */
export const OPEN_LIMIT_MS = 35 * DAY_MS;

export const CLOSED: Circuit = { state: "closed", failures: 0, trips: 0 };

/**
 * How long the n-th opening in a row lasts if the provider states no instant (n from 1).
 *
 * @param firstMs length of the first opening
 */
export function openingMs(trip: number, firstMs: number = OPEN_MS): number {
  return Math.min(Math.max(OPEN_MAX_MS, firstMs), firstMs * 2 ** Math.min(trip - 1, 10));
}

export interface OpenCause {
  /** When it ends: what the provider stated, or another job's estimate. Null for the length of the n-th opening. */
  readonly untilAt: number | null;
  /** Whether `untilAt` is an estimate. Default: it is what the provider stated. */
  readonly isEstimate?: boolean;
  readonly policy: OpenPolicy;
  readonly reason: string;
  readonly outage?: true | undefined;
  /** Length of the first opening. */
  readonly firstMs?: number;
  /** When the provider refused, if another job saw it. */
  readonly openedAt?: number;
}

/**
 * Opens the circuit, or extends its opening. A stated instant replaces an estimate, in whichever order they arrive. If
 * both instants are stated, or both are estimates, the later one counts.
 */
export function openCircuit(circuit: Circuit, now: number, cause: OpenCause): OpenCircuit {
  const before = circuit.state === "open" ? circuit : null;
  const trips = before?.trips ?? circuit.trips + 1;
  const untilAt = Math.min(cause.untilAt ?? now + openingMs(trips, cause.firstMs), now + OPEN_LIMIT_MS);
  const { policy, reason, outage } = cause;
  const opened: OpenCircuit = {
    state: "open",
    untilAt,
    trips,
    policy,
    reason,
    isStated: cause.untilAt !== null && !cause.isEstimate,
    outage,
  };
  if (before === null) return opened;
  const isLaterOfTwo = before.isStated === opened.isStated && before.untilAt > untilAt;
  const isStatedAndAhead = before.isStated && !opened.isStated && before.untilAt > now;
  const isKept = isLaterOfTwo || isStatedAndAhead;
  return { ...(isKept ? before : opened), policy: before.policy === "stop" ? "stop" : policy };
}

/** How the reason of an outage begins. */
export const OUTAGE_WORDS = "unavailable: ";

/** The cause of an opening if the provider fails without refusing. @param reason what was observed */
export function outageCause(reason: string) {
  return { untilAt: null, policy: "wait", reason: `${OUTAGE_WORDS}${reason}`, outage: true } as const;
}

/** Starts the probe. Only an open circuit that is due admits one. */
export function admitProbe({ trips }: OpenCircuit, probe: string, probedAt: string): Circuit {
  return { state: "half-open", probe, probedAt, trips };
}

/** The reason of a circuit whose probe ended without an answer. Nothing new is known about the provider. */
export const UNANSWERED = "the probe ended without an answer";

/** A child has ended. A circuit that still waits for it as its probe opens again, and is due at once. */
export function endProbe(circuit: Circuit, key: string, now: number): Circuit {
  if (!isProbe(circuit, key)) return circuit;
  return { state: "open", untilAt: now, trips: circuit.trips, policy: "wait", reason: UNANSWERED, isStated: false };
}

export function isProbe(circuit: Circuit, key: string): circuit is Extract<Circuit, { state: "half-open" }> {
  return circuit.state === "half-open" && circuit.probe === key;
}

/** Whether this run starts no more tasks of the provider. */
export function isStopped(circuit: Circuit): circuit is OpenCircuit & { readonly policy: "stop" } {
  return circuit.state === "open" && circuit.policy === "stop";
}
