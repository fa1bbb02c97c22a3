/** Makes the world of a failing seed as small as possible: drops one feature after the other while it still fails. */
import type { ProviderSettings } from "../../src/provider/settings.ts";
import type { Mutation } from "./mutation.ts";
import { type JobFate, type Scenario, scenarioOf, type WorkflowFate } from "./scenario.ts";
import { HEALTHY } from "./sim-cache.ts";
import type { ProviderTraits } from "./sim-provider.ts";
import { simulateScenario } from "./simulate.ts";
import { Violation } from "./violation.ts";

type Simplify = (scenario: Scenario) => Scenario;

const runs =
  (change: (run: WorkflowFate) => WorkflowFate): Simplify =>
  (scenario) => ({ ...scenario, runs: scenario.runs.map(change) });
const jobs = (change: (job: JobFate) => JobFate): Simplify => runs((run) => ({ ...run, jobs: run.jobs.map(change) }));
const providers =
  (change: (provider: ProviderTraits) => ProviderTraits): Simplify =>
  (scenario) => ({ ...scenario, providers: scenario.providers.map(change) });
const settings = (change: Partial<ProviderSettings>): Simplify =>
  providers((provider) => ({ ...provider, settings: { ...provider.settings, ...change } }));
const inputs =
  (change: Readonly<Record<string, string>>): Simplify =>
  (scenario) => ({ ...scenario, inputs: { ...scenario.inputs, ...change } });
const tasks =
  (keep: (index: number, count: number) => boolean): Simplify =>
  (scenario) => ({
    ...scenario,
    lists: scenario.lists.map((list) => {
      const kept = list.filter((_, index) => keep(index, list.length));
      return kept.length === 0 ? list : kept;
    }),
  });

/** By name, the large steps first. Each may be taken several times. */
const STEPS: Readonly<Record<string, Simplify>> = {
  "last-run": (scenario) => (scenario.runs.length > 1 ? { ...scenario, runs: scenario.runs.slice(0, -1) } : scenario),
  "first-run": (scenario) => (scenario.runs.length > 1 ? { ...scenario, runs: scenario.runs.slice(1) } : scenario),
  calendar: (scenario) => ({ ...scenario, isCalendar: false }),
  "cache-trouble": (scenario) => (scenario.cache === null ? scenario : { ...scenario, cache: HEALTHY }),
  outages: providers((provider) => ({ ...provider, outages: [] })),
  overload: settings({ overloadShare: 0 }),
  quotas: settings({ quota: null }),
  rates: settings({ rate: null }),
  twins: (scenario) => ({ ...scenario, runs: scenario.runs.map((run) => ({ ...run, twin: null })) }),
  kills: jobs((job) => ({ ...job, killAfterMs: null, killAtRow: null })),
  interrupts: jobs((job) => ({ ...job, interruptAfterMs: null })),
  "torn-lines": jobs((job) => ({ ...job, tornLedger: false })),
  "lost-runners": jobs((job) => ({ ...job, losesRunner: false })),
  "late-jobs": jobs((job) => ({ ...job, startsAfterMs: 0 })),
  plans: runs((run) => ({ ...run, isPlanned: false })),
  merges: runs((run) => ({ ...run, merge: null })),
  reruns: runs((run) => ({ ...run, isRerun: false })),
  "list-changes": (scenario) => ({ ...scenario, lists: scenario.lists.slice(0, 1) }),
  "last-job": runs((run) => (run.jobs.length > 1 ? { ...run, jobs: run.jobs.slice(0, -1) } : run)),
  "second-half": tasks((index, count) => index < count / 2),
  "first-half": tasks((index, count) => index >= count / 2),
  "last-task": tasks((index, count) => index < count - 1),
  "first-task": tasks((index) => index > 0),
  "max-tasks": (scenario) => {
    const { "max-tasks": _, ...rest } = scenario.inputs;
    return { ...scenario, inputs: rest };
  },
  bounds: (scenario) => {
    const { "max-failures": _, "fail-fast": __, "max-cost": ___, ...rest } = scenario.inputs;
    return { ...scenario, inputs: rest };
  },
  "time-budget": (scenario) => ({ ...scenario, budgetMs: null }),
  preflight: (scenario) => ({ ...scenario, preflight: false }),
  shards: inputs({ "shard-size": "1" }),
  width: inputs({ concurrency: "1" }),
  attempts: inputs({ "max-attempts": "1" }),
  misfortunes: (scenario) => ({
    ...scenario,
    traits: new Map([...scenario.traits].map(([id, traits]) => [id, { ...traits, fate: "passes" as const }])),
  }),
  calls: (scenario) => ({
    ...scenario,
    traits: new Map([...scenario.traits].map(([id, traits]) => [id, { ...traits, calls: 1 }])),
  }),
};

/** The world of a seed without some of its features. @throws Error for an unknown name */
export function scenarioWithout(seed: number, without: readonly string[]): Scenario {
  return without.reduce((scenario, name) => {
    const step = STEPS[name];
    if (step === undefined) throw new Error(`Expected one of ${Object.keys(STEPS).join(", ")}, found ${name}`);
    return step(scenario);
  }, scenarioOf(seed));
}

export interface Shrunk {
  /** The names of the steps, in their order. */
  readonly without: readonly string[];
  readonly violation: Violation;
  readonly scenario: Scenario;
  readonly trace: readonly string[];
}

/** The maximum number of worlds to try. */
const TRIES = 300;

/** @returns null if the world of the seed does not fail */
export async function shrink(seed: number, mutation: Mutation): Promise<Shrunk | null> {
  let best = await failureOf(seed, [], mutation);
  if (best === null) return null;
  let tries = 0;
  for (let hasShrunk = true; hasShrunk; ) {
    hasShrunk = false;
    for (const [name, step] of Object.entries(STEPS)) {
      while (tries < TRIES && sizeOf(step(best.scenario)) !== sizeOf(best.scenario)) {
        tries += 1;
        const smaller: Shrunk | null = await failureOf(seed, [...best.without, name], mutation);
        if (smaller === null || smaller.violation.rule !== best.violation.rule) break;
        best = smaller;
        hasShrunk = true;
      }
    }
  }
  return best;
}

async function failureOf(seed: number, without: readonly string[], mutation: Mutation): Promise<Shrunk | null> {
  const scenario = scenarioWithout(seed, without);
  const trace: string[] = [];
  try {
    await simulateScenario(scenario, mutation, (line) => trace.push(line));
    return null;
  } catch (violation) {
    if (violation instanceof Violation) return { without, violation, scenario, trace };
    throw violation;
  }
}

/** Everything that a step can change, as text. */
function sizeOf(scenario: Scenario): string {
  const plain = (_: string, value: unknown) => (value instanceof Map || value instanceof Set ? [...value] : value);
  return JSON.stringify(scenario, plain);
}

const TRACE_LINES = 80;

/** Describes a failing seed: what does not hold, how to replay it, the smallest world, and what happened in it. */
export function explain(seed: number, { violation, without, scenario, trace }: Shrunk): string {
  const options = without.length === 0 ? "" : ` --without ${without.join(",")}`;
  const { inputs, child, providers, cache, budgetMs, preflight } = scenario;
  return [
    violation.message,
    `replay: npm run sim -- --seed ${seed}${options}`,
    `world: ${JSON.stringify({ inputs, child, providers, cache, budgetMs, preflight })}`,
    `tasks: ${scenario.lists[0]?.map(({ id }) => `${id} ${scenario.traits.get(id)?.fate}`).join(", ")}`,
    ...(trace.length > TRACE_LINES ? [`… ${trace.length - TRACE_LINES} events before`] : []),
    ...trace.slice(-TRACE_LINES),
  ].join("\n");
}
