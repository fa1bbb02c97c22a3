/**
 * Merges two checkpoints. Jobs and runs merge their states in any order, so the result does not depend on it. Some orders
 * may lose a circuit whose end is estimated or over: it lasts for minutes at most.
 *
 * - The newer checkpoint leads: everything that describes one run, such as its job, command and learned limits, comes
 *   from it.
 * - Campaigns, setbacks and closings of circuits are unions. A retry opens a campaign again, even if another job saw it
 *   complete.
 * - A closing ends all circuits that opened before it. Among the others, one with a stated end in the future stays,
 *   else the latest.
 */
import type { CampaignRecord } from "../core/campaign.ts";
import { CLOCK_SKEW_MS, iso } from "../core/instant.ts";
import { mergeSetbacks } from "../core/setbacks.ts";
import { CAMPAIGNS_LIMIT, type Checkpoint, type StoredCircuit } from "./format.ts";

/** @param now epoch ms; a checkpoint from the future does not lead */
export function mergeCheckpoints(a: Checkpoint, b: Checkpoint, now: number): Checkpoint {
  const [newer, older] = checkpointOrder(a, now) >= checkpointOrder(b, now) ? [a, b] : [b, a];
  const closed = mergeClosings(a, b, now);
  return {
    // A learned limit that only the older one has was dropped after recovery, or belongs to an earlier campaign.
    ...newer,
    seq: Math.max(a.seq, b.seq),
    jobs: Math.max(a.jobs, b.jobs),
    name: newer.name ?? older.name,
    repository: newer.repository ?? older.repository,
    campaigns: mergeCampaigns(newer.campaigns, older.campaigns),
    circuits: mergeCircuits(a, b, closed, now),
    ...(closed.size === 0 ? {} : { closed: Object.fromEntries(closed) }),
    ...mergeSetbacksOf(newer, older),
    durations_s: (newer.durations_s.length > 0 ? newer : older).durations_s,
  };
}

function mergeSetbacksOf(newer: Checkpoint, older: Checkpoint): Pick<Checkpoint, "setbacks"> {
  const known = [newer.setbacks, older.setbacks].filter((one) => one?.campaign === newer.campaigns[0]?.id);
  const [first, second] = known;
  if (first === undefined) return {};
  return { setbacks: second === undefined ? first : mergeSetbacks(first, second) };
}

/** The latest closing of each provider. One from the future would close circuits that open after it. */
function mergeClosings(a: Checkpoint, b: Checkpoint, now: number): Map<string, string> {
  const closed = new Map<string, string>();
  for (const [provider, at] of [...Object.entries(a.closed ?? {}), ...Object.entries(b.closed ?? {})]) {
    const closedAt = Date.parse(at);
    if (closedAt <= now + CLOCK_SKEW_MS && !(closedAt <= Date.parse(closed.get(provider) ?? "")))
      closed.set(provider, at);
  }
  return closed;
}

/**
 * A circuit that opened before the last closing of its provider is over, even if its own end is later: `retry-now` may
 * have probed it early. If two others have a stated end, the one that opened or was probed later stays, even if the
 * other one lasts longer. Otherwise the result would depend on when a closing that lies between the two is merged. A
 * text that is not an instant stops nothing.
 */
function mergeCircuits(
  a: Checkpoint,
  b: Checkpoint,
  closed: ReadonlyMap<string, string>,
  now: number,
): Record<string, StoredCircuit> {
  const circuits = new Map<string, StoredCircuit>();
  for (const [provider, circuit] of [...Object.entries(a.circuits), ...Object.entries(b.circuits)]) {
    const isOver = openedAt(circuit) <= Date.parse(closed.get(provider) ?? "");
    if (isOver || Number.isNaN(Date.parse(circuit.until))) continue;
    const known = circuits.get(provider);
    if (known === undefined || circuitOrder(circuit, now) > circuitOrder(known, now)) circuits.set(provider, circuit);
  }
  return Object.fromEntries(circuits);
}

function openedAt({ opened_at: opened = "" }: StoredCircuit): number {
  return Date.parse(opened) || 0;
}

/**
 * A sort key for the open circuits of a provider. A merge keeps the one that sorts last: a stated end that lies ahead
 * before any other, as within a run, then the latest, then the one that lasts longest. Another run may have met only an
 * outage while this one was told when the quota resets. The other fields make the choice the same in every order of
 * merging.
 *
 * @param now epoch ms
 */
export function circuitOrder(circuit: StoredCircuit, now: number): string {
  const { until, stated, trips, outage = false, stop = false, reason } = circuit;
  const untilAt = Date.parse(until);
  const instants = [openedAt(circuit), untilAt].map((at) => iso(at));
  return [stated && untilAt > now, ...instants, stated, String(trips).padStart(4, "0"), outage, stop, reason].join(" ");
}

/**
 * A sort key for checkpoints, the newest last. A missing, invalid or future instant sorts before all others, because it
 * would lead forever.
 */
export function checkpointOrder(checkpoint: Checkpoint, now: number): string {
  const at = Date.parse(checkpoint.updated_at);
  const written = at <= now + CLOCK_SKEW_MS ? iso(at) : "";
  return `${written} ${String(checkpoint.seq).padStart(12, "0")} ${checkpoint.run} ${checkpoint.job}`;
}

function mergeCampaigns(newer: readonly CampaignRecord[], older: readonly CampaignRecord[]): CampaignRecord[] {
  const known = new Map<string, CampaignRecord>();
  for (const record of [...newer, ...older]) {
    const other = known.get(record.id);
    known.set(record.id, other === undefined ? record : mergeCampaign(other, record));
  }
  return [...known.values()].slice(0, CAMPAIGNS_LIMIT);
}

/**
 * A campaign that one job saw complete over the whole list is complete, unless it was opened again after that. If both
 * record a completion, the later one stays, whichever checkpoint is newer. Any other choice would depend on the order
 * of merging.
 */
function mergeCampaign(newer: CampaignRecord, older: CampaignRecord): CampaignRecord {
  const reopenedAt = [newer.reopened_at ?? "", older.reopened_at ?? ""].sort().at(-1) ?? "";
  const [complete] = [newer, older]
    .filter((record) => record.complete && (record.completed_at ?? "") >= reopenedAt)
    .sort((a, b) => (completionOrder(a) < completionOrder(b) ? 1 : -1));
  if (reopenedAt === "") return complete ?? newer;
  const open = { ...newer, complete: false, completed_run: null, completed_at: null, counts: undefined };
  return { ...(complete ?? open), reopened_at: reopenedAt };
}

function completionOrder({ completed_at, completed_run, counts }: CampaignRecord): string {
  return [completed_at, completed_run, JSON.stringify(counts)].join(" ");
}
