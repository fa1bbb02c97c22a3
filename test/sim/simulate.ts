/** From a seed to the end of its campaigns, over as many runs as it takes. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Task } from "../../src/core/task.ts";
import { VirtualClock } from "../../src/simulate/virtual-clock.ts";
import { CampaignInvariants } from "./campaign-invariants.ts";
import { Chance } from "./chance.ts";
import type { Fate } from "./child-life.ts";
import { FolderMemory } from "./folder-memory.ts";
import type { Mutation } from "./mutation.ts";
import { type JobFate, listOf, type Scenario, scenarioOf, type WorkflowFate } from "./scenario.ts";
import { SimCache } from "./sim-cache.ts";
import { SimProvider } from "./sim-provider.ts";
import { nothingHidden, runTwins } from "./twins.ts";
import type { Universe } from "./universe.ts";
import { fail } from "./violation.ts";
import { runWorkflow } from "./workflow-run.ts";

export interface Simulated {
  readonly runs: number;
  readonly calls: number;
  readonly starts: number;
  readonly statuses: readonly string[];
}

/** The runs that a healed world needs at most: three free kills, retries of each attempt, a reset or two, a cheap success. */
const HEALED_RUNS = 12;

/** @throws Violation */
export function simulate(seed: number, mutation: Mutation = {}): Promise<Simulated> {
  return simulateScenario(scenarioOf(seed), mutation, () => {});
}

/** @param trace receives each event, with its time in seconds */
export async function simulateScenario(
  scenario: Scenario,
  mutation: Mutation,
  trace: (line: string) => void,
): Promise<Simulated> {
  const root = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "carryover-sim-"));
  try {
    return await simulateIn(openUniverse(root, scenario, mutation, trace));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function openUniverse(root: string, scenario: Scenario, mutation: Mutation, trace: (line: string) => void): Universe {
  const chance = new Chance(scenario.seed ^ 0x5eed);
  const clock = new VirtualClock(scenario.startAt);
  const providers = scenario.providers.map((traits): [string, SimProvider] => [
    traits.name,
    new SimProvider(traits, chance.fork()),
  ]);
  return {
    scenario,
    root,
    clock,
    chance,
    providers: new Map(providers),
    starts: new Map(),
    cache: new SimCache(),
    memory: new FolderMemory(),
    campaigns: new CampaignInvariants(scenario.inputs.campaign ?? "auto"),
    resets: new Map(),
    configs: new Map(),
    kills: new Map(),
    killStreaks: new Map(),
    alikeRuns: new Map(),
    troubled: new Set(),
    longest: { ms: 0 },
    mutation,
    killedTwins: new Set(),
    twin: null,
    trace: (line) => trace(`${((clock.now() - scenario.startAt) / 1_000).toFixed(3)} ${line}`),
    isCalm: true,
    unmergedJobs: null,
    isHealed: false,
    workflowRuns: 0,
    attempts: 1,
  };
}

async function simulateIn(universe: Universe): Promise<Simulated> {
  const { scenario, clock, chance, providers, starts } = universe;
  const statuses: string[] = [];
  const run = async (fate: WorkflowFate) => {
    const isRerun = fate.isRerun && universe.workflowRuns > 0;
    universe.workflowRuns += isRerun ? 0 : 1;
    universe.attempts = isRerun ? universe.attempts + 1 : 1;
    const name = `${universe.workflowRuns}.${universe.attempts}`;
    universe.trace(`--- run ${name}${universe.isHealed ? " (healed)" : ""} at ${new Date(clock.now()).toISOString()}`);
    const end = fate.twin === null ? await runWorkflow(universe, fate) : await runTwins(universe, fate);
    if (scenario.cache !== null) nothingHidden(universe);
    statuses.push(...end.statuses);
    return end;
  };
  const sum = (): Simulated => ({
    runs: universe.workflowRuns,
    calls: [...providers.values()].reduce((total, provider) => total + provider.calls, 0),
    starts: [...starts.values()].reduce((total, count) => total + count, 0),
    statuses,
  });

  let last = scenario.runs[0];
  for (const fate of scenario.runs) {
    last = fate;
    const startedAt = clock.now();
    const end = await run(fate);
    if (end.outstanding === 0 && end.campaign !== "" && !scenario.isCalendar) return sum();
    // Some schedules are early, others wait for `resume-at`.
    const resumeAt = end.resumeAt !== null && chance.isTrue(0.5) ? end.resumeAt : clock.now();
    const nextAt = scenario.isCalendar ? startedAt : Math.max(clock.now(), resumeAt);
    clock.moveTo(Math.max(clock.now(), nextAt + fate.afterMs));
  }
  if (last === undefined) return sum();
  for (const provider of providers.values()) provider.heal();
  universe.isHealed = true;
  const maxTasks = Number(scenario.inputs["max-tasks"] ?? Number.POSITIVE_INFINITY);
  // A scenario may end before its list has changed for the last time.
  const tasks = listOf(scenario, last);
  const most =
    HEALED_RUNS * Math.max(1, Math.ceil(tasks.length / maxTasks)) +
    (scenario.healedBudgetMs === null ? 0 : tasks.length) +
    stopRuns(scenario);
  for (let healed = 0; healed < most; healed += 1) {
    const end = await run(healedRun(last));
    if (end.outstanding === 0) return sum();
    clock.moveTo(Math.max(clock.now(), end.resumeAt ?? 0) + 1);
  }
  if (mayStayOpen(scenario, tasks)) return sum();
  return fail("liveness", `a campaign that can finish does not: ${statuses.join()}`);
}

const GRADED: ReadonlySet<Fate> = new Set(["passes", "fails", "babbles", "crashes-once", "dies-after-row"]);

/** They report a limit that does not exist. */
const LIARS: ReadonlySet<Fate> = new Set(["cries-stop", "cries-wolf"]);

/** A provider that refuses all its tasks may be right: nothing is charged, and nothing ends. */
function mayStayOpen({ traits, providers, inputs }: Scenario, tasks: readonly Task[]): boolean {
  const has = (provider: string, isIn: (fate: Fate) => boolean) =>
    tasks.some((task) => task.provider === provider && isIn(traits.get(task.id)?.fate ?? "passes"));
  return providers.some(({ name, settings, outages }) => {
    // Failures of an overloaded provider may use up every attempt of the others. So may a task that hangs in their shard.
    const hangsOthers = inputs["shard-size"] !== "1" && has(name, (fate) => fate === "hangs");
    const isSick = settings.overloadShare > 0 || outages.length > 0 || hangsOthers;
    return has(name, (fate) => LIARS.has(fate)) && (isSick || !has(name, (fate) => GRADED.has(fate)));
  });
}

/** A task that falsely reports an exhausted quota ends each run: it is charged after five of them, one run an attempt. */
function stopRuns({ traits, inputs }: Scenario): number {
  const liars = [...traits.values()].filter(({ fate }) => LIARS.has(fate)).length;
  return liars * (5 + Number(inputs["max-attempts"]));
}

const UNTROUBLED: JobFate = {
  startsAfterMs: 0,
  interruptAfterMs: null,
  killAfterMs: null,
  killAtRow: null,
  tornLedger: false,
  losesRunner: false,
};

function healedRun(last: WorkflowFate): WorkflowFate {
  const jobs = last.jobs.map(() => UNTROUBLED);
  return {
    ...last,
    afterMs: 0,
    isRerun: false,
    jobs,
    twin: null,
    merge: last.merge === null ? null : { lost: new Set() },
  };
}
