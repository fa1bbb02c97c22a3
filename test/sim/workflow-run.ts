/** One workflow run: a plan where there is one, its jobs side by side, what `post` saves of each, and a merge. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../../src/config/config.ts";
import { readConfig } from "../../src/config/read-config.ts";
import type { Task } from "../../src/core/task.ts";
import type { CarryOptions, SavedState } from "../../src/engine/carry-options.ts";
import { makePlan } from "../../src/engine/make-plan.ts";
import { isMatrixJob, MERGE_JOB, PLAN_JOB, SHARED_STATE } from "../../src/engine/reserved-jobs.ts";
import { saveAfterMain } from "../../src/engine/save-after-main.ts";
import { takeOverLeft } from "../../src/engine/take-over.ts";
import { jobPrefix } from "../../src/store/carrier/key.ts";
import { StateFolder } from "../../src/store/state-folder.ts";
import { type StatePaths, statePaths } from "../../src/store/state-paths.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";
import { CarryInvariants } from "./carry-invariants.ts";
import { drive, type Process } from "./drive.ts";
import { engineContext } from "./engine-context.ts";
import { factsOf, outstandingIds, type Rows, readRows } from "./facts.ts";
import { JobMain } from "./job.ts";
import type { JobEnd, JobWatch } from "./job-facts.ts";
import { MatrixInvariants } from "./matrix-invariants.ts";
import { mergeJobs } from "./merge-jobs.ts";
import { ProcessClock } from "./process-clock.ts";
import type { OwedRow } from "./record-invariants.ts";
import type { JobFate, WorkflowFate } from "./scenario.ts";
import { type CacheEntry, SimCarrier } from "./sim-cache.ts";
import { simDetector } from "./sim-detector.ts";
import { cacheTraitsOf, carriedRows, identityOf, type Universe } from "./universe.ts";
import { fail } from "./violation.ts";
import { WatchedCarry } from "./watched-carry.ts";

export interface WorkflowEnd {
  readonly statuses: readonly string[];
  readonly campaign: string;
  /** What is outstanding by the rows that a later run can find. */
  readonly outstanding: number;
  readonly resumeAt: number | null;
  readonly isAlike: boolean;
}

const NAME = "default";
const CHECKPOINT_INTERVAL_MS = 300_000;
const SIBLING_INTERVAL_MS = 30_000;
/** What `post` may wait for the cache. */
const POST_MS = 15_000;

export class WorkflowRun {
  readonly #universe: Universe;
  readonly #fate: WorkflowFate;
  readonly #tasks: readonly Task[];
  readonly #tasksFile: string;
  readonly #matrix: MatrixInvariants;
  /** What earlier runs were told; siblings learn of one another's stops only later. */
  readonly #resets: Map<string, number>;
  #isCalm: boolean;
  /** Any campaign that a job of this run took itself to belong to. */
  #campaign = "";
  #isAlike = false;
  /** Found while the engine saved; thrown once nothing runs any more, because nobody waits for a save. */
  #trouble: { readonly error: unknown } | null = null;
  /** By job: rows that children had completed, and that nobody had seen when main was killed. */
  readonly #owed = new Map<number, readonly OwedRow[]>();

  constructor(universe: Universe, fate: WorkflowFate) {
    this.#universe = universe;
    this.#fate = fate;
    const { lists } = universe.scenario;
    this.#tasks = lists[Math.min(fate.list, lists.length - 1)] ?? [];
    this.#tasksFile = join(universe.root, "tasks.jsonl");
    this.#isCalm = universe.isCalm;
    this.#matrix = new MatrixInvariants(
      () => universe.clock.now(),
      () => this.#isCalm,
    );
    const isSure = universe.isCalm || universe.scenario.cache === null;
    this.#resets = isSure ? new Map(universe.resets) : new Map();
  }

  async run(): Promise<WorkflowEnd> {
    const [universe, fate] = [this.#universe, this.#fate];
    const { scenario, clock, cache, root } = universe;
    if (fate.jobs.length > 1 || fate.isPlanned || fate.merge !== null)
      writeFileSync(this.#tasksFile, this.#tasks.map(({ json }) => `${json}\n`).join(""));
    const { loss } = cacheTraitsOf(universe);
    if (loss > 0 && cache.evict(() => universe.chance.isTrue(loss / 4))) this.#disturb();
    const total = fate.isPlanned ? await this.#plan() : fate.jobs.length;
    const jobs = fate.jobs.slice(0, total).map((one, index) => this.#job(one, { index, total }));
    await (universe.twin === null ? drive(clock, jobs) : universe.twin.drive(jobs));
    if (this.#trouble !== null) throw this.#trouble.error;
    const ends = await Promise.all(jobs.map(({ end }) => end));
    this.#matrix.ended(total);
    const statuses = ends.map(({ status }) => status);
    if (fate.merge !== null) {
      const folders = jobs.flatMap(({ folder }, index) => (fate.merge?.lost.has(index) ? [] : [folder]));
      const merged = await mergeJobs(universe, {
        folders,
        total,
        tasks: this.#tasks,
        tasksFile: this.#tasksFile,
        openCarry: (facts) => this.#carry({ ...facts, job: { index: MERGE_JOB, total } }),
      });
      statuses.push(`merge: ${merged.status}`);
    }
    const rows = scenario.cache === null ? readRows(statePaths(join(root, "state"))) : carriedRows(cache);
    const campaign = this.#campaign;
    const facts = factsOf(rows, campaign);
    const outstanding = outstandingIds(this.#tasks, facts, Number(scenario.inputs["max-attempts"])).length;
    const isOrderly = ends.every(({ status }) => status !== "killed" && status !== "interrupted");
    const isMarked = isOrderly && universe.twin === null && (total === 1 || fate.merge !== null) && this.#isSure();
    if (campaign !== "") {
      universe.campaigns.ends({
        workflowRun: identityOf(universe, "0").workflowRun,
        campaign,
        state: outstanding > 0 ? "open" : isMarked ? "over" : "unknown",
      });
    }
    if (scenario.cache !== null) {
      for (const folder of ["plan", "merge", ...jobs.map((_, index) => `job-${index}`)])
        rmSync(join(root, folder), { recursive: true, force: true });
    }
    const instants = ends.flatMap(({ resumeAt }) => resumeAt ?? []);
    return {
      statuses,
      campaign,
      outstanding,
      resumeAt: instants.length === 0 ? null : Math.min(...instants),
      isAlike: this.#isAlike,
    };
  }

  /** Whether the runs of this world know all that those before them left. */
  #isSure(): boolean {
    const { scenario, isCalm, twin } = this.#universe;
    return scenario.cache === null || (isCalm && twin === null);
  }

  /** @returns how many jobs there are to be */
  async #plan(): Promise<number> {
    const universe = this.#universe;
    const { clock, root, scenario } = universe;
    const identity = identityOf(universe, "plan");
    const folder = join(root, "plan");
    const most = this.#fate.jobs.length;
    const config = readConfig(
      {
        tasks: this.#tasksFile,
        "state-dir": folder,
        "max-jobs": String(most),
        "max-attempts": scenario.inputs["max-attempts"] ?? "3",
      },
      { origin: "cli", env: {}, taker: "plan" },
    );
    const own = new ProcessClock(clock);
    const context = engineContext({
      identity,
      clock: own,
      workspace: root,
      openCarry: (paths) => this.#carry({ paths, clock: own, job: { index: PLAN_JOB, total: 1 } }).carry,
    });
    const planned = makePlan(config, context);
    await drive(clock, [{ end: planned, killAt: () => null, kill: () => {} }]);
    const { matrix } = await planned;
    this.#universe.trace(`plan: ${matrix.length} jobs`);
    // Where everything waits for a reset, some run their matrix all the same.
    return matrix.length === 0 ? most : matrix.length;
  }

  #job(fate: JobFate, job: { readonly index: number; readonly total: number }) {
    const universe = this.#universe;
    const { scenario, clock, root } = universe;
    const isFolder = scenario.cache === null;
    const folder = join(root, isFolder ? "state" : `job-${job.index}`);
    let main: JobMain | null = null;
    let killMain: (end: JobEnd) => void = () => {};
    const killed = new Promise<JobEnd>((resolve) => {
      killMain = resolve;
    });
    const run = async (): Promise<JobEnd> => {
      await new Promise<void>((resolve) => clock.at(clock.now() + fate.startsAfterMs, resolve));
      const own = new ProcessClock(clock);
      const saved: SavedState[] = [];
      const carried = isFolder
        ? null
        : this.#carry({ paths: statePaths(folder), clock: own, job, onSaved: (state) => saved.push(state) });
      carried?.invariants.begins([]);
      main = new JobMain({
        folder,
        identity: identityOf(universe, String(job.index)),
        config: this.#config(universe.mutation.part?.(job) ?? job),
        tasks: this.#tasks,
        clock: own,
        chance: universe.chance.fork(),
        providers: universe.providers,
        traitsOf: (task) => this.#traitsOf(task),
        child: scenario.child,
        starts: universe.starts,
        kills: universe.kills,
        killStreaks: universe.killStreaks,
        stopGraceMs: scenario.stopGraceMs,
        killGraceMs: scenario.killGraceMs,
        budgetMs: universe.isHealed ? scenario.healedBudgetMs : scenario.budgetMs,
        preflight: scenario.preflight,
        fate,
        resets: this.#resets,
        carry: carried?.carry ?? null,
        watch: this.#watch(job.index, carried?.invariants ?? null),
        trace: (line) => universe.trace(job.total > 1 ? `job ${job.index}: ${line}` : line),
        mutation: universe.mutation,
      });
      const end = await Promise.race([main.run(), killed]);
      main = null;
      if (end.isAlike) this.#isAlike = true;
      const isLost = end.status === "killed" && fate.losesRunner;
      if (carried !== null && !isLost) await this.#post(folder, job, saved.at(-1));
      return end;
    };
    const end = run();
    const process: Process & { readonly end: Promise<JobEnd>; readonly folder: string } = {
      end,
      folder,
      killAt: () => main?.killAt ?? null,
      kill: () => {
        const ended = main?.kill();
        if (ended !== undefined) killMain(ended);
      },
    };
    return process;
  }

  /** The action's `post`: what main did not save verifiedly is saved now. */
  async #post(
    folder: string,
    job: { readonly index: number; readonly total: number },
    last: SavedState | undefined,
  ): Promise<void> {
    const { clock, mutation } = this.#universe;
    const own = new ProcessClock(clock);
    const paths = statePaths(folder);
    const { carry, carrier } = this.#carry({
      paths,
      clock: own,
      job: { index: job.index, total: 1 },
      earlier: last ?? {},
    });
    const campaign = await saveAfterMain({
      last: last ?? { campaign: "", isSaved: false, mustNotSave: false },
      paths,
      takeOver: async () =>
        mutation.forgetsInbox === true ? 0 : takeOverIn(paths, { now: clock.now(), campaign: last?.campaign ?? "" }),
      openCarry: () => {
        carry.endBy(clock.now() + POST_MS);
        return Promise.resolve(carry);
      },
    });
    this.#allRescued(paths, job.index);
    // All rows on disk are in the cache now.
    if (campaign !== null && carrier.isTrue) this.#isStored(paths, job.index, campaign);
  }

  /** Rows that lay in the inbox when main was killed. */
  #allRescued(paths: StatePaths, job: number): void {
    const rows = readRows(paths);
    for (const { campaign, hash } of this.#owed.get(job) ?? []) {
      if ((factsOf(rows, campaign).get(hash)?.results.length ?? 0) > 0) continue;
      fail("no-result-lost", `post leaves a row in the inbox of a killed main (${hash.slice(0, 8)})`);
    }
  }

  #isStored(paths: StatePaths, jobIndex: number, campaign: string): void {
    // The newest entry may be the other run's, which has yet to save for the last time.
    if (this.#universe.twin !== null) return;
    const slot = isMatrixJob(jobIndex) ? jobIndex : SHARED_STATE;
    new CarryInvariants(this.#universe.cache, paths).saved(jobPrefix({ name: NAME, campaign, jobIndex: slot }));
  }

  #carry(facts: {
    readonly paths: StatePaths;
    readonly clock: ProcessClock;
    readonly job: { readonly index: number; readonly total: number };
    readonly earlier?: CarryOptions["earlier"];
    readonly onSaved?: (state: SavedState) => void;
  }) {
    const universe = this.#universe;
    const { cache, clock, chance, mutation, root } = universe;
    const { paths, job } = facts;
    const invariants = new CarryInvariants(cache, paths);
    const carrier = new SimCarrier({
      cache,
      traits: cacheTraitsOf(universe),
      clock: facts.clock,
      world: clock,
      chance: chance.fork(),
      pulled: (entries: readonly CacheEntry[]) => invariants.pulled(entries),
      lied: () => this.#disturb(),
    });
    const tell = (state: SavedState) => {
      const told = mutation.saved?.(state) ?? state;
      facts.onSaved?.(told);
      if (!told.isSaved) return;
      try {
        this.#isStored(paths, job.index, told.campaign);
      } catch (error) {
        this.#trouble ??= { error };
      }
    };
    const carry = new WatchedCarry(
      {
        carrier: mutation.carrier?.(carrier) ?? carrier,
        clock: facts.clock,
        identity: identityOf(universe, String(job.index)),
        name: NAME,
        job,
        checkpointIntervalMs: CHECKPOINT_INTERVAL_MS,
        siblingIntervalMs: SIBLING_INTERVAL_MS,
        paths,
        tempFolder: join(root, "temp"),
        warn: (message) => universe.trace(`warning ${message}`),
        saved: tell,
        ...(facts.earlier === undefined ? {} : { earlier: facts.earlier }),
      },
      facts.earlier === undefined ? mutation : {},
    );
    return { carry, carrier, invariants };
  }

  #watch(job: number, carried: CarryInvariants | null): JobWatch {
    const universe = this.#universe;
    const { clock, memory, scenario } = universe;
    return {
      restored: () => carried?.restored(),
      began: (rows, prepared, baseline) => {
        const campaign = prepared.campaign.id;
        this.#campaign = campaign;
        const { workflowRun } = identityOf(universe, "0");
        universe.campaigns.begins(campaign, { workflowRun, at: clock.now(), isSure: this.#isSure() });
        if (carried === null) {
          const listed = new Set([...this.#tasks].map(({ hash }) => hash));
          memory.begins(rows, campaign, { baseline, listed });
        }
        const facts = factsOf(rows, campaign);
        const whole = outstandingIds(this.#tasks, facts, Number(scenario.inputs["max-attempts"]));
        this.#matrix.began(
          job,
          whole,
          prepared.outstanding.map(({ task }) => task.id),
        );
      },
      siblings: {
        started: (request) => this.#matrix.started(job, request),
        stated: (provider, reset) => {
          universe.resets.set(provider, Math.max(universe.resets.get(provider) ?? 0, reset.fromAt));
          this.#matrix.stopped(job, provider, reset);
        },
      },
      disturbed: () => this.#disturb(),
      killed: (rows, owed) => {
        if (carried === null) memory.ends(rows, owed, null);
        this.#owed.set(job, owed);
      },
      finished: (rows: Rows) => {
        const attempts = Number(scenario.inputs["max-attempts"]);
        const left = outstandingIds(this.#tasks, factsOf(rows, this.#campaign), attempts).length;
        if (carried === null) memory.ends(rows, [], left === 0 ? this.#campaign : null);
      },
    };
  }

  #disturb(): void {
    this.#isCalm = false;
    this.#universe.isCalm = false;
    // What a cache has lost, nobody can know.
    if (this.#universe.scenario.cache !== null) this.#resets.clear();
  }

  #traitsOf(task: Task) {
    const traits = this.#universe.scenario.traits.get(task.id);
    if (traits === undefined) fail("world", `no traits of ${task.id}`);
    return traits;
  }

  #config(job: { readonly index: number; readonly total: number }): Config {
    const { scenario, isHealed, configs } = this.#universe;
    const budgetMs = isHealed ? scenario.healedBudgetMs : scenario.budgetMs;
    // The jobs of a plan are told their place even where there is only one.
    const isPlaced = job.total > 1 || this.#fate.isPlanned;
    const key = `${job.index} ${job.total} ${isHealed} ${isPlaced}`;
    const known = configs.get(key);
    if (known !== undefined) return known;
    // What ends a run early on purpose has no place where all that can be done is to be done.
    const { "max-failures": maxFailures, "fail-fast": failFast, ...patient } = scenario.inputs;
    const inputs = {
      ...(isHealed ? patient : scenario.inputs),
      "kill-grace": `${scenario.killGraceMs / 1_000}s`,
      ...(budgetMs === null ? {} : { "time-budget": `${budgetMs / 1_000}s` }),
      ...(scenario.preflight ? { preflight: "ask" } : {}),
    };
    const matrix = isPlaced ? { "job-index": String(job.index), "job-total": String(job.total) } : {};
    const config = readConfig({ ...inputs, ...matrix, tasks: this.#tasksFile }, { origin: "cli", env: {} });
    configs.set(key, config);
    return config;
  }
}

async function takeOverIn(
  paths: StatePaths,
  { now, campaign }: { readonly now: number; readonly campaign: string },
): Promise<number> {
  const folder = StateFolder.open(paths.root, NO_REDACTION);
  try {
    const facts = {
      loadDetector: async () => simDetector(now),
      campaignOfNone: () => campaign,
      orphans: "leave",
    } as const;
    return (await takeOverLeft(folder, facts)).rows;
  } finally {
    folder.close();
  }
}
