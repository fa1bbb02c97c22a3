/** Circuits and limits on their way to the checkpoint and back. */
import { type Circuit, OPEN_LIMIT_MS } from "../core/circuit.ts";
import { earliest, iso } from "../core/instant.ts";
import type { State } from "../core/state.ts";
import { unreachable } from "../core/unreachable.ts";
import type { Checkpoint, StoredCircuit } from "../store/format.ts";

/**
 * The circuit that a run starts with. A run does not wait for an open circuit: it stops at once. A circuit whose
 * instant has passed admits a single probe, and so does every circuit with `isProbedNow` (the input `retry-now`).
 */
export function restoreCircuit(
  checkpoint: Pick<Checkpoint, "circuits"> | null,
  provider: string,
  { now, isProbedNow }: { readonly now: number; readonly isProbedNow: boolean },
): Circuit | null {
  const stored = own(checkpoint?.circuits, provider);
  if (!stored) return null;
  // A restored state may have a false clock, so bound the instant by this run's own.
  const statedAt = Math.min(Date.parse(stored.until), now + OPEN_LIMIT_MS);
  if (Number.isNaN(statedAt)) return null;
  const untilAt = isProbedNow ? Math.min(statedAt, now) : statedAt;
  const { trips, reason, stated, outage } = stored;
  const policy = untilAt > now ? "stop" : "wait";
  return { state: "open", untilAt, trips, reason, stated, policy, ...(outage ? { outage } : {}) };
}

/** The limit that the last run learned; null where it learned of none. */
export function restoreLimit(checkpoint: Checkpoint | null, provider: string): number | null {
  return own(checkpoint?.limits, provider) ?? null;
}

/** Circuits that a later run must know. A probe that was running is stored as open and due: it proved nothing. */
export function storedCircuits(state: State, before: Checkpoint | null, now: number): Record<string, StoredCircuit> {
  // Providers without tasks in this run keep what was known of them.
  const circuits: Record<string, StoredCircuit> = { ...before?.circuits };
  for (const { provider, circuit } of state.lanes.values()) {
    switch (circuit.state) {
      case "closed":
        delete circuits[provider];
        break;
      case "open": {
        const { trips, reason, stated, outage } = circuit;
        const until = iso(circuit.untilAt);
        circuits[provider] = { state: "open", until, trips, reason, stated, ...(outage ? { outage } : {}) };
        break;
      }
      case "half-open":
        circuits[provider] = {
          state: "open",
          until: iso(now),
          trips: circuit.trips,
          reason: "a probe was running",
          stated: false,
        };
        break;
      default:
        unreachable(circuit);
    }
  }
  return circuits;
}

/** @param before null where a campaign begins, which knows of no limit */
export function learnedLimits(state: State, before: Checkpoint | null): Record<string, number> {
  // Providers without tasks in this run keep what was learned of them.
  const limits: Record<string, number> = { ...before?.limits };
  for (const { provider, limit } of state.lanes.values()) {
    if (limit.learned < limit.ceiling) limits[provider] = limit.learned;
    else delete limits[provider];
  }
  return limits;
}

/**
 * When it is worth running again: the earliest end of an open circuit that has outstanding tasks; null
 * where no circuit holds anything up.
 */
export function resumeAt(
  circuits: Readonly<Record<string, StoredCircuit>>,
  outstandingProviders: ReadonlySet<string>,
): number | null {
  return [...outstandingProviders]
    .map((provider) => Date.parse(own(circuits, provider)?.until ?? ""))
    .filter((untilAt) => !Number.isNaN(untilAt))
    .reduce<number | null>(earliest, null);
}

/** Provider names come from outside; `constructor` is one like any other. */
function own<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}
