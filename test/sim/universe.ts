/** What lasts over the workflow runs of one simulated world. */
import type { Config } from "../../src/config/config.ts";
import type { RunIdentity } from "../../src/engine/run-identity.ts";
import type { VirtualClock } from "../../src/simulate/virtual-clock.ts";
import type { CampaignInvariants } from "./campaign-invariants.ts";
import { rowsOfEntry } from "./carry-invariants.ts";
import type { Chance } from "./chance.ts";
import type { Process } from "./drive.ts";
import type { FolderMemory } from "./folder-memory.ts";
import type { Mutation } from "./mutation.ts";
import type { Scenario } from "./scenario.ts";
import { type CacheEntry, type CacheTraits, HEALTHY, type SimCache } from "./sim-cache.ts";
import type { SimProvider } from "./sim-provider.ts";
import { joinRows, type Rows } from "./state-rows.ts";

export interface Universe {
  readonly scenario: Scenario;
  readonly root: string;
  readonly clock: VirtualClock;
  readonly chance: Chance;
  readonly providers: ReadonlyMap<string, SimProvider>;
  /** Children started per task id. */
  readonly starts: Map<string, number>;
  readonly cache: SimCache;
  readonly memory: FolderMemory;
  readonly campaigns: CampaignInvariants;
  /** Stated resets that later runs must know. */
  readonly resets: Map<string, number>;
  /** By job and phase, because reading inputs takes as long as a short night. */
  readonly configs: Map<string, Config>;
  /** By campaign and task: runs in which a child that ran only this task was killed. */
  readonly kills: Map<string, Set<string>>;
  /** By campaign: runs that ended because children were killed one after the other. */
  readonly killStreaks: Map<string, Set<string>>;
  /** By campaign: runs that ended because every task failed alike. */
  readonly alikeRuns: Map<string, Set<string>>;
  /** Tasks of campaigns that a run killed, refused, suspected or stopped. */
  readonly troubled: Set<string>;
  /** The longest that a graded task has taken. */
  readonly longest: { ms: number };
  readonly mutation: Mutation;
  /** `run.job` of the jobs that were killed while a twin ran. */
  readonly killedTwins: Set<string>;
  /** Set if another workflow run works on the same campaign at the same time. `drive` moves both on. */
  readonly twin: { readonly drive: (processes: readonly Process[]) => Promise<void> } | null;
  readonly trace: (line: string) => void;
  /** Nothing was ever killed, interrupted, lost or hidden, so every later run knows everything from earlier runs. */
  isCalm: boolean;
  /** Jobs of the last matrix, if no merge followed it; 0 if a plan cut its parts. Null if every job can know them. */
  unmergedJobs: number | null;
  isHealed: boolean;
  workflowRuns: number;
  attempts: number;
}

export function cacheTraitsOf({ scenario, isHealed }: Universe): CacheTraits {
  return isHealed || scenario.cache === null ? HEALTHY : scenario.cache;
}

/** A new workflow run, or another attempt of the last one. */
export function identityOf(universe: Universe, job: string): RunIdentity {
  const { workflowRuns, attempts, scenario } = universe;
  const common = { job, runAttempt: attempts, trigger: { eventName: null, sha: null }, repository: null };
  if (scenario.cache === null)
    return { ...common, run: `sim-${workflowRuns}-${attempts}`, workflowRun: `sim-${workflowRuns}` };
  return { ...common, run: `${1_000 + workflowRuns}-${attempts}`, workflowRun: String(1_000 + workflowRuns) };
}

/** What the next run can find: the newest entry of each job of each campaign. */
export function carriedRows(cache: SimCache): Rows {
  const slots = new Map<string, CacheEntry>();
  for (const entry of cache.under("")) {
    const prefix = entry.key.slice(0, entry.key.length - "00000000000000000000-0000-000000".length);
    if (!slots.has(prefix)) slots.set(prefix, entry);
  }
  return joinRows([...slots.values()].map(rowsOfEntry));
}
