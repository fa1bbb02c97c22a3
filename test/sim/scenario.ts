/** The world of a seed: its providers, tasks, children and settings, and what happens to its runners and its cache. */
import type { Task } from "../../src/core/task.ts";
import { settingsSchema } from "../../src/provider/settings.ts";
import { Chance } from "./chance.ts";
import type { ChildTraits, Fate, TaskTraits } from "./child-life.ts";
import { ZONES } from "./clock-times.ts";
import { scenarioTasks } from "./scenario-tasks.ts";
import { type CacheTraits, HEALTHY } from "./sim-cache.ts";
import type { ProviderTraits, QuotaWords, RateWords } from "./sim-provider.ts";
import { EPOCH } from "./world.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What happens to one job of a workflow run. */
export interface JobFate {
  /** How long it waits for its runner. */
  readonly startsAfterMs: number;
  /** When it is cancelled; null: never. */
  readonly interruptAfterMs: number | null;
  readonly killAfterMs: number | null;
  /** SIGKILL right after the n-th row was written, before the engine has seen it. */
  readonly killAtRow: number | null;
  readonly tornLedger: boolean;
  /** A kill ends the whole machine, so no `post` saves what is left. */
  readonly losesRunner: boolean;
}

export interface WorkflowFate {
  /** From the end of the last run, or from the instant that it named. */
  readonly afterMs: number;
  /** It runs the jobs of the last run again. */
  readonly isRerun: boolean;
  /** One for each job of the matrix. */
  readonly jobs: readonly JobFate[];
  /** Whether a plan spreads the tasks over the jobs. */
  readonly isPlanned: boolean;
  /** The merge that follows, with the jobs whose state does not reach it; null for no merge. */
  readonly merge: { readonly lost: ReadonlySet<number> } | null;
  /** Which task list it uses. */
  readonly list: number;
  /** What happens to a second workflow run on the same campaign at the same time; null for no second run. */
  readonly twin: JobFate | null;
}

export interface Scenario {
  readonly seed: number;
  readonly startAt: number;
  readonly lists: readonly (readonly Task[])[];
  readonly traits: ReadonlyMap<string, TaskTraits>;
  readonly providers: readonly ProviderTraits[];
  readonly child: ChildTraits;
  readonly inputs: Readonly<Record<string, string>>;
  readonly stopGraceMs: number;
  readonly killGraceMs: number;
  readonly budgetMs: number | null;
  /** The time budget once the world is healed. */
  readonly healedBudgetMs: number | null;
  readonly preflight: boolean;
  /** Null: one folder is kept from run to run. Otherwise each job begins with an empty folder and restores from the cache. */
  readonly cache: CacheTraits | null;
  /** The runs before the world heals. */
  readonly runs: readonly WorkflowFate[];
  /** Whether scheduled runs go on for weeks, over several campaigns. Otherwise the first complete campaign ends the world. */
  readonly isCalendar: boolean;
}

/** The days before the clocks change in New York and Berlin (autumn and spring), and in Sydney. */
const CHANGES = [
  Date.UTC(2026, 9, 31, 12),
  Date.UTC(2026, 9, 24, 9),
  Date.UTC(2027, 2, 13, 15),
  Date.UTC(2027, 2, 27, 7),
  Date.UTC(2027, 3, 3, 2),
];

/** The task list of a workflow run. A scenario that was cut down has fewer lists than its runs ask for. */
export function listOf({ lists }: Scenario, { list }: WorkflowFate): readonly Task[] {
  return lists[Math.min(list, lists.length - 1)] ?? [];
}

export function scenarioOf(seed: number): Scenario {
  const chance = new Chance(seed);
  const providerCount = chance.weighted([
    [6, 1],
    [3, 2],
    [1, 3],
  ]);
  const shape = chance.weighted<"folder" | "calendar" | "cache" | "matrix">([
    [72, "folder"],
    [8, "calendar"],
    [8, "cache"],
    [12, "matrix"],
  ]);
  const isCached = shape === "cache" || shape === "matrix" || (shape === "calendar" && chance.isTrue(0.2));
  const isCalendar = shape === "calendar";
  const startAt = chance.isTrue(0.35) ? chance.pick(CHANGES) + chance.int(0, DAY) : EPOCH;
  const providers = withEarlyOutages(
    Array.from({ length: providerCount }, (_, index) => providerTraits(`p${index}`, chance.fork(), startAt)),
    new Chance(seed ^ 0x0a7a),
    startAt,
  );
  const shardSize = chance.weighted([
    [7, 1],
    [3, chance.int(2, 5)],
  ]);
  const changes = isCalendar || chance.isTrue(0.1) ? chance.int(0, 3) : 0;
  const mostTasks = isCalendar ? 8 : isCached ? 12 : chance.isTrue(0.2) ? 60 : 20;
  const tasks = scenarioTasks(chance.fork(), {
    providers: providers.map(({ name }) => name),
    most: mostTasks,
    changes,
  });
  const stopGraceMs = chance.pick([0, 5_000, MINUTE]);
  const killGraceMs = chance.pick([500, 5_000, 20_000]);
  const s = (ms: number) => `${ms / 1_000}s`;
  const small = new Chance(seed ^ 0x3a57);
  const maxTasks = small.isTrue(0.12) ? small.int(1, 6) : null;
  const early = earlyEnd(new Chance(seed ^ 0xe4d5), tasks.traits);
  return {
    seed,
    startAt,
    ...tasks,
    traits: maxTasks !== null && small.isTrue(0.5) ? withRefused(early.traits, small) : early.traits,
    providers,
    child: {
      // Only rows say what a call costs.
      speaksRows: shardSize > 1 || chance.isTrue(0.6) || early.callCost !== null,
      onLimit: chance.pick(["dies", "exits-75", "row", "retries", "notice"]),
      diesAfterMs: chance.pick([5, 300, 10_000, null]),
      callCost: early.callCost,
    },
    inputs: {
      command: "true",
      concurrency: String(chance.int(1, 12)),
      "shard-size": String(shardSize),
      "max-attempts": String(chance.int(1, 4)),
      "max-wait": s(chance.pick([0, 90_000, 15 * MINUTE])),
      "stop-grace": s(stopGraceMs),
      "default-wait": chance.pick(["10s", "60s"]),
      "task-timeout": chance.pick(["20m", "3h30m"]),
      "exit-codes": "3=failed,4=fatal,75=rate_limited,77=skipped",
      ...(chance.isTrue(0.1) ? { "max-failures": String(chance.int(1, 6)) } : {}),
      ...(chance.isTrue(0.05) ? { "fail-fast": "true" } : {}),
      ...(maxTasks === null ? {} : { "max-tasks": String(maxTasks) }),
      ...early.inputs,
      campaign: isCalendar ? chance.pick(["until-complete", "until-complete", "daily", "weekly", "nightly"]) : "auto",
    },
    stopGraceMs,
    killGraceMs,
    budgetMs: chance.pick([null, null, 3 * MINUTE, HOUR, 5 * HOUR]),
    healedBudgetMs: [...tasks.traits.values()].some(({ fate }) => fate === "hangs")
      ? null
      : chance.pick([null, null, 10 * MINUTE]),
    preflight: chance.isTrue(0.15),
    cache: isCached ? cacheTraits(chance.fork()) : null,
    runs: withTwins(
      runsOf(chance.fork(), { isCalendar, changes, jobs: shape === "matrix" ? chance.int(2, 4) : 1 }),
      isCached && shape !== "matrix" ? new Chance(seed ^ 0x7311) : null,
    ),
    isCalendar,
  };
}

interface EarlyEnd {
  readonly traits: ReadonlyMap<string, TaskTraits>;
  readonly inputs: Readonly<Record<string, string>>;
  readonly callCost: number | null;
}

/** In some worlds most runs end early: at a bound, for a key that does not work, or because all tasks or children die alike. */
function earlyEnd(chance: Chance, traits: ReadonlyMap<string, TaskTraits>): EarlyEnd {
  const withFate = (share: number, fates: readonly Fate[], complaint?: string) =>
    new Map(
      [...traits].map(([id, one], index): [string, TaskTraits] => [
        id,
        chance.isTrue(share)
          ? { ...one, fate: chance.pick(fates), complaint: complaint ? `${complaint} ${index}` : one.complaint }
          : one,
      ]),
    );
  const plain = { traits, inputs: {}, callCost: null };
  switch (
    chance.weighted([
      [80, "none"],
      [4, "alike"],
      [4, "key"],
      [3, "deaths"],
      [3, "percent"],
      [6, "cost"],
    ])
  ) {
    case "alike":
      return { ...plain, traits: withFate(chance.pick([0.8, 1]), ["broken", "broken", "flaky"], "ImportError: line") };
    case "key":
      return { ...plain, traits: withFate(chance.pick([0.2, 0.5, 1]), ["locked-out"]) };
    case "deaths":
      return { ...plain, traits: withFate(0.9, ["poison", "poison", "crashes-once", "dies-after-row"]) };
    case "percent":
      return { ...plain, inputs: { "max-failures": `${chance.int(1, 50)}%` } };
    case "cost": {
      const callCost = chance.pick([1, 3, 10, 100]);
      return { ...plain, callCost, inputs: { "max-cost": String((callCost * chance.int(1, 80)) / 1_000) } };
    }
    default:
      return plain;
  }
}

/** Some tasks report a limit forever, which must not keep the others from running. */
function withRefused(traits: ReadonlyMap<string, TaskTraits>, chance: Chance): Map<string, TaskTraits> {
  const fate = chance.pick(["cries-stop", "cries-wolf"] as const);
  return new Map([...traits].map(([id, one]) => [id, chance.isTrue(0.3) ? { ...one, fate } : one]));
}

function runsOf(
  chance: Chance,
  options: { readonly isCalendar: boolean; readonly changes: number; readonly jobs: number },
): WorkflowFate[] {
  const isMatrix = options.jobs > 1;
  const isPlanned = isMatrix && chance.isTrue(0.5);
  const count = options.isCalendar ? chance.int(6, 21) : chance.int(1, isMatrix ? 3 : 6);
  const everyMs = chance.pick([12 * HOUR, DAY, DAY, 7 * DAY]);
  const hasMerge = isMatrix && chance.isTrue(0.7);
  const hasTrouble = chance.isTrue(0.7);
  return Array.from({ length: count }, (_, index): WorkflowFate => {
    // The size of the matrix may change between two runs.
    const jobs = isMatrix && chance.isTrue(0.2) ? chance.int(2, 5) : options.jobs;
    return {
      afterMs: options.isCalendar ? everyMs : chance.pick([0, 1, MINUTE, HOUR, DAY]),
      isRerun: index > 0 && chance.isTrue(0.1),
      jobs: Array.from({ length: jobs }, () => jobFate(chance, { hasTrouble, isMatrix })),
      isPlanned,
      merge: hasMerge ? { lost: new Set(chance.isTrue(0.3) ? [chance.int(0, jobs - 1)] : []) } : null,
      list: Math.floor((index * (options.changes + 1)) / count),
      twin: null,
    };
  });
}

/** @param chance a source of its own, so that a seed gives the same world with and without twins; null: no run has a twin */
function withTwins(runs: readonly WorkflowFate[], chance: Chance | null): readonly WorkflowFate[] {
  if (chance === null || chance.isTrue(0.3)) return runs;
  const hasTrouble = chance.isTrue(0.5);
  return runs.map((run) => {
    if (run.isRerun || chance.isTrue(0.4)) return run;
    const fate = jobFate(chance, { hasTrouble, isMatrix: false });
    return { ...run, twin: { ...fate, startsAfterMs: chance.pick([0, 0, 1_000, MINUTE, 10 * MINUTE]) } };
  });
}

function jobFate(chance: Chance, options: { readonly hasTrouble: boolean; readonly isMatrix: boolean }): JobFate {
  // Most runs are over in seconds.
  const when = () => chance.int(0, chance.pick([2_000, 30_000, 2 * MINUTE, 3 * HOUR]));
  const isChance = (probability: number) => options.hasTrouble && chance.isTrue(probability);
  return {
    startsAfterMs: options.isMatrix ? chance.pick([0, 0, 5_000, 2 * MINUTE]) : 0,
    interruptAfterMs: isChance(0.25) ? when() : null,
    killAfterMs: isChance(0.3) ? when() : null,
    killAtRow: isChance(0.15) ? chance.int(1, 8) : null,
    tornLedger: chance.isTrue(0.5),
    losesRunner: chance.isTrue(0.4),
  };
}

function cacheTraits(chance: Chance): CacheTraits {
  if (chance.isTrue(0.4)) return HEALTHY;
  const some = () =>
    chance.weighted([
      [3, 0],
      [2, 0.05],
      [1, 0.4],
    ]);
  return { miss: some(), refuse: some(), mute: some(), hang: some() / 4, stale: some(), loss: some() };
}

function providerTraits(name: string, chance: Chance, startAt: number): ProviderTraits {
  const outage = () => {
    const fromAt = startAt + chance.int(0, 4 * HOUR);
    return { fromAt, untilAt: fromAt + chance.int(MINUTE, 2 * HOUR) };
  };
  const quotaWords = chance.weighted<QuotaWords>([
    [4, "instant"],
    [4, "wait"],
    [4, "nothing"],
    [2, "generic"],
    [4, "short-wait"],
    [6, "clock"],
    [2, "past"],
    [1, "far"],
  ]);
  const rate = chance.isTrue(0.5)
    ? { requests: chance.pick([6, 30, 120, 600]), perMs: MINUTE, burst: chance.int(1, 20) }
    : null;
  const rateWords = rate === null ? "nothing" : chance.pick(RATE_WORDS);
  const quota = chance.isTrue(0.4) ? dailyQuota(chance.int(5, 60), chance.int(0, 23), chance.pick(ZONES)) : null;
  const outages = chance.isTrue(0.2) ? [outage()] : [];
  const overloadShare = chance.weighted([
    [6, 0],
    [2, 0.05],
    [1, 0.5],
  ]);
  return { name, settings: settingsSchema.parse({ rate, quota, overloadShare }), rateWords, quotaWords, outages };
}

/** Some providers are down in the first minutes, in which most runs do their work, and perhaps again soon after. */
function withEarlyOutages(
  providers: readonly ProviderTraits[],
  chance: Chance,
  startAt: number,
): readonly ProviderTraits[] {
  return providers.map((provider) => {
    if (!chance.isTrue(0.2)) return provider;
    const outage = () => {
      const fromAt = startAt + chance.int(0, chance.pick([2_000, MINUTE, 10 * MINUTE]));
      return { fromAt, untilAt: fromAt + chance.int(2_000, chance.pick([MINUTE, 20 * MINUTE])) };
    };
    return { ...provider, outages: [...provider.outages, ...Array.from({ length: chance.int(1, 3) }, outage)] };
  });
}

const RATE_WORDS: readonly RateWords[] = ["milliseconds", "seconds", "nothing", "zero", "too-long", "too-short"];

/** A quota that is full again at an hour of the day in a zone. */
export function dailyQuota(requests: number, hour: number, zone: string) {
  return { requests, reset: { kind: "clock" as const, hour, minute: 0, zone } };
}
