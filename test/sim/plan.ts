/** A world made of a seed: its providers, tasks, children, settings, and what befalls its runners. */
import { createHash } from "node:crypto";
import type { Task } from "../../src/core/task.ts";
import { Chance } from "./chance.ts";
import type { ChildTraits, Fate, TaskTraits } from "./child-life.ts";
import type { BucketWords, ProviderTraits, QuotaWords } from "./provider-model.ts";
import { EPOCH } from "./world.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface RunFate {
  /** After the end of the run before, or after the instant that it named. */
  readonly afterMs: number;
  /** Signals at times after the start. */
  readonly interruptAfterMs: number | null;
  readonly killAfterMs: number | null;
  /** SIGKILL right after the n-th row was written, before anybody has seen it. */
  readonly killAtRow: number | null;
  readonly tornLedger: boolean;
}

export interface Plan {
  readonly seed: number;
  readonly tasks: readonly Task[];
  readonly traits: ReadonlyMap<string, TaskTraits>;
  readonly providers: readonly ProviderTraits[];
  readonly child: ChildTraits;
  readonly inputs: Readonly<Record<string, string>>;
  readonly concurrency: number;
  readonly maxAttempts: number;
  readonly maxWaitMs: number;
  readonly stopGraceMs: number;
  readonly killGraceMs: number;
  readonly budgetMs: number | null;
  readonly failFast: boolean;
  readonly preflight: boolean;
  /** The runs before the world heals. */
  readonly runs: readonly RunFate[];
}

const FATES: readonly (readonly [number, Fate])[] = [
  [60, "passes"],
  [10, "fails"],
  [6, "broken"],
  [6, "flaky"],
  [5, "retryable"],
  [2, "fatal"],
  [3, "skipped"],
  [2, "hangs"],
  [2, "poison"],
  [5, "crashes-once"],
  [2, "task-limit"],
  [2, "babbles"],
  [2, "forgets"],
];

/** Machines that are too small: children die again and again. */
const DEADLY_FATES: typeof FATES = [
  [3, "passes"],
  [1, "fails"],
  [2, "poison"],
  [3, "crashes-once"],
];

export function planOf(seed: number): Plan {
  const chance = new Chance(seed);
  const providerCount = chance.weighted([
    [6, 1],
    [3, 2],
    [1, 3],
  ]);
  const providers = Array.from({ length: providerCount }, (_, index) => providerTraits(`p${index}`, chance.fork()));
  const shardSize = chance.weighted([
    [7, 1],
    [3, chance.int(2, 5)],
  ]);
  const alike = chance.isTrue(0.15);
  const fates = chance.weighted<typeof FATES>([
    [15, FATES],
    [3, [[1, "passes"]]],
    [2, DEADLY_FATES],
  ]);
  const traits = new Map<string, TaskTraits>();
  const callMs = chance.pick([50, 400, 2_000, 20_000]);
  const tasks = Array.from({ length: chance.int(3, chance.isTrue(0.2) ? 60 : 20) }, (_, index): Task => {
    const id = `t${String(index).padStart(3, "0")}`;
    const json = JSON.stringify({ id });
    traits.set(id, {
      fate: chance.weighted(fates),
      calls: chance.int(1, 6),
      callMs,
      complaint: alike ? "AssertionError: the model is not there" : `AssertionError: ${letters(index)} is wrong`,
    });
    return {
      id,
      hash: createHash("sha256").update(json).digest("hex"),
      json,
      provider: chance.pick(providers).name,
      ...(chance.isTrue(0.2) ? { group: `g${chance.int(0, 2)}` } : {}),
    };
  });
  const concurrency = chance.int(1, 12);
  const maxAttempts = chance.int(1, 4);
  const maxWaitMs = chance.pick([0, 90_000, 15 * MINUTE]);
  const stopGraceMs = chance.pick([0, 5_000, MINUTE]);
  const killGraceMs = chance.pick([500, 5_000, 20_000]);
  const budgetMs = chance.pick([null, null, 3 * MINUTE, HOUR, 5 * HOUR]);
  const failFast = chance.isTrue(0.05);
  const preflight = chance.isTrue(0.15);
  const s = (ms: number) => `${ms / 1_000}s`;
  return {
    seed,
    tasks,
    traits,
    providers,
    child: {
      speaksRows: shardSize > 1 || chance.isTrue(0.6),
      onLimit: chance.pick(["dies", "exits-75", "row", "retries", "notice"]),
      diesAfterMs: chance.pick([5, 300, 10_000, null]),
    },
    inputs: {
      tasks: "tasks.jsonl",
      command: "true",
      concurrency: String(concurrency),
      "shard-size": String(shardSize),
      "max-attempts": String(maxAttempts),
      "max-wait": s(maxWaitMs),
      "stop-grace": s(stopGraceMs),
      "default-wait": chance.pick(["10s", "60s"]),
      "task-timeout": chance.pick(["20m", "3h30m"]),
      "exit-codes": "3=failed,4=fatal,75=rate_limited,77=skipped",
      ...(chance.isTrue(0.1) ? { "max-failures": String(chance.int(1, 6)) } : {}),
      ...(failFast ? { "fail-fast": "true" } : {}),
    },
    concurrency,
    maxAttempts,
    maxWaitMs,
    stopGraceMs,
    killGraceMs,
    budgetMs,
    failFast,
    preflight,
    runs: Array.from({ length: chance.int(1, 6) }, () => runFate(chance)),
  };
}

function runFate(chance: Chance): RunFate {
  // Most runs are over in seconds.
  const when = () => chance.int(0, chance.pick([2_000, 30_000, 2 * MINUTE, 3 * HOUR]));
  return {
    afterMs: chance.pick([0, 1, MINUTE, HOUR, 24 * HOUR]),
    interruptAfterMs: chance.isTrue(0.25) ? when() : null,
    killAfterMs: chance.isTrue(0.3) ? when() : null,
    killAtRow: chance.isTrue(0.15) ? chance.int(1, 8) : null,
    tornLedger: chance.isTrue(0.5),
  };
}

function providerTraits(name: string, chance: Chance): ProviderTraits {
  const outage = () => {
    const fromAt = EPOCH + chance.int(0, 4 * HOUR);
    return { fromAt, untilAt: fromAt + chance.int(MINUTE, 2 * HOUR) };
  };
  const bucketWords: readonly BucketWords[] = ["milliseconds", "seconds", "nothing", "zero", "too-long"];
  const quotaWords: readonly QuotaWords[] = ["instant", "wait", "nothing", "short-wait"];
  return {
    name,
    bucket: chance.isTrue(0.5)
      ? { perMinute: chance.pick([6, 30, 120, 600]), burst: chance.int(1, 20), states: chance.pick(bucketWords) }
      : null,
    quota: chance.isTrue(0.35)
      ? { calls: chance.int(5, 60), resetHour: chance.int(0, 23), states: chance.pick(quotaWords) }
      : null,
    outages: chance.isTrue(0.2) ? [outage()] : [],
    overload: chance.weighted([
      [6, 0],
      [2, 0.05],
      [1, 0.5],
    ]),
  };
}

/** A word of its own for each task: digits are masked where failures are compared. */
function letters(index: number): string {
  return String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));
}
