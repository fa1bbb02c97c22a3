/** Tests of the invariants between runs: deliberate bugs in the cache, the matrix, campaigns, and changes of the clocks. */
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";
import type { Detector } from "../../src/core/evidence.ts";
import type { Detection } from "../../src/core/rate-limit.ts";
import { settingsSchema } from "../../src/provider/settings.ts";
import type { Carrier } from "../../src/store/carrier/carrier.ts";
import { mergeFolders } from "../../src/store/merge-folders.ts";
import type { TaskTraits } from "./child-life.ts";
import { type Bug, bug, dropLastLine, editCheckpoint, expectCaught, planting } from "./planted-bug.ts";
import { dailyQuota, type JobFate, type Scenario } from "./scenario.ts";
import { HEALTHY } from "./sim-cache.ts";
import { simDetector } from "./sim-detector.ts";
import type { QuotaWords } from "./sim-provider.ts";
import { EPOCH } from "./world.ts";

const HOUR_MS = 3_600_000;

const isCached = ({ cache }: Scenario) => cache !== null;
const isMatrix = ({ runs }: Scenario) => runs.some(({ jobs }) => jobs.length > 1);
const hasMerge = ({ runs }: Scenario) => runs.some(({ merge }) => merge !== null);
const isCalendar = (scenario: Scenario) => scenario.isCalendar;

/** The same world, but this happens to every job of its runs. */
function withFate(scenario: Scenario, fate: Partial<JobFate>): Scenario {
  const runs = scenario.runs.map((run) => ({
    ...run,
    jobs: run.jobs.map((job) => ({ ...job, ...fate })),
    twin: run.twin === null ? null : { ...run.twin, ...fate },
  }));
  return { ...scenario, runs };
}

const UNDISTURBED = { interruptAfterMs: null, killAfterMs: null, killAtRow: null };
const firstRun = (scenario: Scenario): Scenario => ({ ...scenario, runs: scenario.runs.slice(0, 1) });

/** Nothing happens to the jobs, and the cache is at its best. */
function calm(scenario: Scenario): Scenario {
  return { ...withFate(scenario, UNDISTURBED), cache: scenario.cache === null ? null : HEALTHY };
}

/** Every job is cancelled, and the cache mostly hangs. */
function cancelled(scenario: Scenario): Scenario {
  const first = withFate(firstRun(scenario), { ...UNDISTURBED, interruptAfterMs: 5_000 });
  return { ...first, cache: { ...HEALTHY, hang: 0.5 } };
}

/** Main is killed right after a row was written; its runner lives on. */
function killedAtRow(scenario: Scenario): Scenario {
  const first = withFate(firstRun(calm(scenario)), { killAtRow: 1, losesRunner: false });
  return { ...first, child: { ...scenario.child, speaksRows: true } };
}

/** Every provider has a quota that is used up soon, and says so with its reset. */
function meagre(scenario: Scenario): Scenario {
  const traits = [...scenario.traits].map(([id, one]): [string, TaskTraits] => [
    id,
    { ...one, calls: 3, callMs: 20_000 },
  ]);
  const spent = withQuota(calm(scenario), { hour: 12, zone: "UTC", quotaWords: "instant" });
  return { ...spent, traits: new Map(traits), budgetMs: null };
}

/** Every quota is used up soon, and its reset is a time on a clock in New York. */
function clocked(scenario: Scenario): Scenario {
  return withQuota(calm(scenario), { hour: 9, zone: "America/New_York", quotaWords: "clock" });
}

/** Every provider answers eight calls a day. */
function withQuota(
  scenario: Scenario,
  { quotaWords, hour, zone }: { readonly hour: number; readonly zone: string; readonly quotaWords: QuotaWords },
): Scenario {
  const quota = dailyQuota(8, hour, zone);
  const providers = scenario.providers.map((provider) => ({
    ...provider,
    settings: settingsSchema.parse({ ...provider.settings, quota }),
    quotaWords,
  }));
  return { ...scenario, providers };
}

const carrying = planting((change: (real: Carrier) => Partial<Carrier>) => ({
  carrier: (real) => ({
    place: real.place,
    pull: (request) => real.pull(request),
    push: (request) => real.push(request),
    isDown: () => real.isDown(),
    ...change(real),
  }),
}));

const reading = planting((change: (found: Detection, nowAt: number) => Detection) => ({
  detector: (nowAt): Detector => {
    const real = simDetector(nowAt);
    const read = (found: Detection) => (found.resetAt === null ? found : change(found, nowAt));
    return {
      ...real,
      detect: (text) => read(real.detect(text)),
      detectNotice: (text) => {
        const notice = real.detectNotice(text);
        return notice === null ? null : { ...notice, detection: read(notice.detection) };
      },
      detectRowError: (error) => read(real.detectRowError(error)),
    };
  },
}));

const later = (found: Detection, ms: number): Detection => ({ ...found, resetAt: (found.resetAt ?? 0) + ms });
const isClock = (found: Detection) => found.evidence.includes("clock");

/** How far the clocks in New York are changed between two instants. */
function shiftMs(fromAt: number, toAt: number): number {
  const hour = (at: number) => {
    const shown = new Intl.DateTimeFormat("en-GB", { timeZone: "America/New_York", hour: "2-digit", hourCycle: "h23" });
    return (Number(shown.format(at)) - new Date(at).getUTCHours() + 24) % 24;
  };
  return (hour(toAt) - hour(fromAt)) * HOUR_MS;
}

const CARRY: readonly Bug[] = [
  carrying(
    "a save that returned -1 is reported as saved",
    ["saved"],
    (real) => ({
      push: async (request) => {
        const result = await real.push(request);
        const isRefused = result.outcome === "not-saved";
        return isRefused ? { ...result, outcome: "saved" } : result;
      },
    }),
    { where: isCached },
  ),
  {
    name: "post believes that everything is saved while rows still arrive",
    caughtBy: ["saved"],
    where: isCached,
    mutation: { saved: (state) => ({ ...state, isSaved: state.isSaved || state.seq > 1 }) },
  },
  carrying(
    "an entry of the cache is not merged",
    ["union"],
    (real) => ({
      pull: async (request) => {
        const result = await real.pull(request);
        return { ...result, answers: request.prefixes.map((prefix) => ({ kind: "none", prefix })) };
      },
    }),
    { where: isCached },
  ),
  carrying(
    "the last save of two concurrent runs leaves out what the other run saved",
    ["hidden"],
    (real) => {
      let hasSaved = false;
      return {
        push: (request) => {
          hasSaved = true;
          return real.push(request);
        },
        pull: async (request) => {
          const result = await real.pull(request);
          for (const answer of result.answers)
            if (hasSaved && answer.kind === "found") rmSync(join(answer.folder, "results.jsonl"), { force: true });
          return result;
        },
      };
    },
    { where: ({ runs }) => runs.some(({ twin }) => twin !== null), world: calm },
  ),
  {
    name: "post leaves the inbox of a killed main",
    caughtBy: ["no-result-lost"],
    where: isCached,
    world: killedAtRow,
    mutation: { forgetsInbox: true },
  },
  {
    name: "a cancel waits for a cache that hangs",
    caughtBy: ["interrupt"],
    where: isCached,
    world: cancelled,
    mutation: { isPatient: true },
  },
];

const MATRIX: readonly Bug[] = [
  {
    name: "a job has another total than its siblings",
    caughtBy: ["parts"],
    where: isMatrix,
    world: calm,
    mutation: { part: (job) => (job.index === 0 ? { ...job, total: job.total + 1 } : job) },
  },
  {
    name: "one job ignores the plan",
    caughtBy: ["parts"],
    where: (scenario) => scenario.runs.some(({ isPlanned }) => isPlanned),
    world: calm,
    mutation: {
      afterRestore: (folder) => {
        if (folder.endsWith("job-1")) rmSync(join(folder, "plan.json"), { force: true });
      },
    },
  },
  bug("siblings do not learn of a STOP", ["sibling-stop"], { learn: () => {} }, { where: isMatrix, world: meagre }),
  {
    name: "the merge drops a row",
    caughtBy: ["union"],
    where: hasMerge,
    mutation: { afterMerge: (folder) => dropLastLine(join(folder, "results.jsonl")) },
  },
  {
    name: "a merge keeps only the first state",
    caughtBy: ["commutes"],
    where: hasMerge,
    mutation: {
      merge: (target, sources, now) =>
        existsSync(target.results) ? [] : mergeFolders(target, sources.slice(0, 1), now),
    },
  },
];

const WEEKS: readonly Bug[] = [
  bug("an open campaign is marked as complete", ["campaign"], {
    beforeRun: (folder) =>
      editCheckpoint(folder, ({ campaigns, ...rest }) => ({
        ...rest,
        campaigns: campaigns.map((record) => ({ ...record, complete: true, completed_run: "x" })),
      })),
  }),
  {
    name: "no campaign follows one that is complete",
    caughtBy: ["campaign"],
    where: ({ inputs }) => inputs.campaign === "until-complete",
    world: calm,
    mutation: {
      beforeRun: (folder) =>
        editCheckpoint(folder, ({ campaigns, ...rest }) => ({
          ...rest,
          campaigns: campaigns.map((record) => ({ ...record, complete: false })),
        })),
    },
  },
  {
    name: "days begin at another hour than they do in UTC",
    caughtBy: ["campaign"],
    where: ({ inputs }) => inputs.campaign === "daily",
    world: calm,
    mutation: { campaignAt: (at) => at + 22 * HOUR_MS },
  },
  {
    name: "the baseline is not kept",
    caughtBy: ["baseline"],
    where: isCalendar,
    world: calm,
    mutation: { afterPrepare: (folder) => rmSync(join(folder, "baseline.jsonl"), { force: true }) },
  },
  reading(
    "a time on a clock is read in the wrong zone",
    ["reset", "resume-at"],
    (found) => (isClock(found) ? later(found, -HOUR_MS) : found),
    { world: clocked },
  ),
  reading(
    "a change of the clocks before the reset is not seen",
    ["reset", "resume-at"],
    (found, nowAt) =>
      isClock(found) && found.evidence.includes("New_York") ? later(found, shiftMs(nowAt, found.resetAt ?? 0)) : found,
    { where: ({ startAt }) => startAt !== EPOCH, world: clocked },
  ),
];

test.each(CARRY)("deliberate bugs in what is carried: $name", expectCaught, 120_000);

test.each(MATRIX)("deliberate bugs in the matrix: $name", expectCaught, 120_000);

test.each(WEEKS)("deliberate bugs over the weeks: $name", expectCaught, 120_000);
