/** What the checkpoint keeps for the next run of a campaign: circuits, limits and setbacks. */
import type { CampaignRecord } from "../core/campaign.ts";
import { OPEN_LIMIT_MS, type OpenCircuit } from "../core/circuit.ts";
import { OTHER_JOB } from "../core/ending.ts";
import type { ListHistory } from "../core/history.ts";
import { earliest, iso } from "../core/instant.ts";
import type { Pending } from "../core/pending.ts";
import { emptySetbacks, type Setbacks, setbacksOf, type TaskSetbacks } from "../core/setbacks.ts";
import { wholeOf } from "../core/split.ts";
import type { CampaignMemory, State } from "../core/state.ts";
import { countTasks } from "../core/tally.ts";
import type { Task, Tasks } from "../core/task.ts";
import { unreachable } from "../core/unreachable.ts";
import type { Checkpoint, StoredCircuit } from "../store/format.ts";
import type { ListedRequest } from "./run-context.ts";

export interface RunMemory {
  readonly campaign: CampaignMemory;
  readonly setbacks: Setbacks;
  readonly setbacksOf: (task: Pick<Task, "hash">) => TaskSetbacks;
}

/** What earlier runs of a campaign pass on to this one. */
export function runMemory(
  { tasks, config, context }: ListedRequest,
  state: {
    readonly campaign: CampaignRecord;
    readonly checkpoint: Checkpoint | null;
    readonly history: ListHistory;
  },
): RunMemory {
  const { run } = context.identity;
  const { campaign, checkpoint, history } = state;
  const all = wholeOf(tasks.count);
  const graded = all.filter((index) => history.at(index)?.kind === "result");
  const stored = checkpoint?.setbacks;
  const setbacks = stored?.campaign === campaign.id ? stored : emptySetbacks(campaign.id);
  // Other jobs of this run are not earlier runs.
  const earlier = (runs: readonly string[]) => runs.filter((one) => one !== run).length;
  return {
    campaign: {
      chargesAtOnce: countTasks(all, history, config.maxAttempts).passed > 0 || earlier(setbacks.same_failure) > 0,
      graded: providersOf(tasks, graded),
      killStreakRuns: earlier(setbacks.kill_streak),
    },
    setbacks,
    setbacksOf: ({ hash }) => setbacksOf(setbacks, hash, run),
  };
}

/**
 * The circuit that a run starts with. A run stops at once for an open circuit and does not wait. A circuit that is due
 * admits a single probe, and so does every circuit with `isProbedNow` (the input `retry-now`).
 */
export function restoreCircuit(
  checkpoint: Pick<Checkpoint, "circuits"> | null,
  provider: string,
  { now, isProbedNow }: { readonly now: number; readonly isProbedNow: boolean },
): OpenCircuit | null {
  const stored = own(checkpoint?.circuits, provider);
  if (!stored) return null;
  // A restored state may come from a wrong clock, so bound the instant by this run's own clock.
  const statedAt = Math.min(Date.parse(stored.until), now + OPEN_LIMIT_MS);
  if (Number.isNaN(statedAt)) return null;
  const untilAt = isProbedNow ? Math.min(statedAt, now) : statedAt;
  const { trips, reason, stated, outage } = stored;
  const policy = untilAt > now ? "stop" : "wait";
  return { state: "open", untilAt, trips, reason, isStated: stated, policy, outage };
}

/** The providers that a run which starts now must not call, with their circuits. */
export function stoppedProviders(
  checkpoint: Pick<Checkpoint, "circuits"> | null,
  providers: Iterable<string>,
  start: { readonly now: number; readonly isProbedNow: boolean },
): Map<string, OpenCircuit> {
  const stopped = new Map<string, OpenCircuit>();
  for (const provider of providers) {
    const circuit = restoreCircuit(checkpoint, provider, start);
    if (circuit?.policy === "stop") stopped.set(provider, circuit);
  }
  return stopped;
}

/** The limit that the last run learned; null if it learned none. */
export function restoreLimit(checkpoint: Checkpoint | null, provider: string): number | null {
  return own(checkpoint?.limits, provider) ?? null;
}

/** Circuits that a later run must know. */
export function storedCircuits(state: State, before: Checkpoint | null, now: number): Record<string, StoredCircuit> {
  // Providers without tasks in this run keep their circuits.
  const circuits: Record<string, StoredCircuit> = { ...before?.circuits };
  for (const { provider, circuit, openedAt } of state.lanes.values()) {
    switch (circuit.state) {
      case "closed":
        delete circuits[provider];
        break;
      case "open":
        circuits[provider] = storedCircuit(circuit, openedAt ?? own(before?.circuits, provider)?.opened_at);
        break;
      case "half-open":
        circuits[provider] = storedCircuit({ ...PROBED, trips: circuit.trips, untilAt: now }, circuit.probedAt);
        break;
      default:
        unreachable(circuit);
    }
  }
  return circuits;
}

/** The circuit of a running probe, which has shown nothing yet: open and due. */
const PROBED = { state: "open", reason: "a probe was running", isStated: false, policy: "wait" } as const;

function storedCircuit(circuit: OpenCircuit, openedAt: string | undefined): StoredCircuit {
  const { untilAt, trips, reason, isStated, outage, policy } = circuit;
  return {
    state: "open",
    until: iso(untilAt),
    trips,
    // For a later run it does not matter which job was stopped.
    reason: reason.replace(OTHER_JOB, ""),
    stated: isStated,
    opened_at: openedAt,
    outage,
    stop: policy === "stop" ? true : undefined,
  };
}

/** When the last probe began that closed a circuit, by provider. Undefined if none did. */
export function storedClosings(state: State, before: Checkpoint | null): Checkpoint["closed"] {
  const closed = new Map(Object.entries(before?.closed ?? {}));
  for (const { provider, closedAt } of state.lanes.values()) if (closedAt !== null) closed.set(provider, closedAt);
  return closed.size === 0 ? undefined : Object.fromEntries(closed);
}

/** The last closing of a circuit; null if none is known. */
export function restoreClosing(checkpoint: Checkpoint | null, provider: string): string | null {
  return own(checkpoint?.closed, provider) ?? null;
}

/** @param before null at the start of a campaign, which has no learned limits */
export function learnedLimits(state: State, before: Checkpoint | null): Record<string, number> {
  // Providers without tasks in this run keep their limits.
  const limits: Record<string, number> = { ...before?.limits };
  for (const { provider, limit } of state.lanes.values()) {
    if (limit.learned < limit.ceiling) limits[provider] = limit.learned;
    else delete limits[provider];
  }
  return limits;
}

/**
 * When it is worth running again: the earliest end of an open circuit that has outstanding tasks. Null if no circuit
 * holds anything up.
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

/** The providers of some tasks of a list. @param indexes into the list */
export function providersOf(tasks: Tasks, indexes: Uint32Array): Set<string> {
  const providers = new Set<string>();
  for (const index of indexes) providers.add(tasks.providerAt(index));
  return providers;
}

/** Groups tasks by provider. */
export function byProvider(tasks: readonly Pending[]): Map<string, Pending[]> {
  const groups = new Map<string, Pending[]>();
  for (const pending of tasks) {
    const { provider } = pending.task;
    const group = groups.get(provider);
    if (group === undefined) groups.set(provider, [pending]);
    else group.push(pending);
  }
  return groups;
}

/** Provider names come from outside, so `constructor` may be one of them. */
function own<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}
