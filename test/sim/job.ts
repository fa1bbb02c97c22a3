/**
 * One job of a workflow run in simulated time, on a real state folder: restore, preparation, loop, recorder, circuits,
 * store and carry are the real ones; the clock, the children, their provider and the cache are not.
 */
import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { iso } from "../../src/core/answer.ts";
import { settleCampaign } from "../../src/core/campaign.ts";
import type { Note } from "../../src/core/event.ts";
import { standingOf } from "../../src/core/history.ts";
import { type Lane, openLane, type Pending } from "../../src/core/lane.ts";
import { NO_REDACTION } from "../../src/core/redactor.ts";
import { openState, type Settings, type State } from "../../src/core/schedule.ts";
import { wholeOf } from "../../src/core/split.ts";
import { countTasks } from "../../src/core/tally.ts";
import { learnedLimits, restoreCircuit, restoreLimit, resumeAt, storedCircuits } from "../../src/engine/circuits.ts";
import { type LoopEnd, startLoop } from "../../src/engine/loop.ts";
import { campaignOf, type Prepared, prepare } from "../../src/engine/prepare.ts";
import { Recorder } from "../../src/engine/recorder.ts";
import { takeOverLeft } from "../../src/engine/take-over.ts";
import { FORMAT_VERSION } from "../../src/store/format.ts";
import { StateFolder } from "../../src/store/state-folder.ts";
import { tasksOf } from "./array-tasks.ts";
import { childLife } from "./child-life.ts";
import { type Rows, readRows } from "./facts.ts";
import type { JobEnd, JobFacts } from "./job-facts.ts";
import { JobInvariants } from "./job-invariants.ts";
import { LifeSpawner } from "./life-spawner.ts";
import { simDetector } from "./sim-detector.ts";

/** From SIGINT to the end of the last save, and a second for the rest. */
const CANCEL_BUDGET_MS = 6_000;
const CANCEL_END_MS = 7_000;
const INTERRUPT_GRACE_MS = 3_000;

export class JobMain {
  readonly #facts: JobFacts;
  readonly #folder: StateFolder;
  #spawner: LifeSpawner | null = null;
  #invariants: JobInvariants | null = null;
  #killAt: number | null;
  #campaign = "";
  #seq = 0;

  constructor(facts: JobFacts) {
    this.#facts = facts;
    facts.mutation.beforeRun?.(facts.folder);
    this.#folder = StateFolder.open(facts.folder, NO_REDACTION);
    const { killAfterMs } = facts.fate;
    this.#killAt = killAfterMs === null ? null : facts.clock.now() + killAfterMs;
  }

  get killAt(): number | null {
    return this.#killAt;
  }

  /** SIGKILL: nothing more is done, written or heard. */
  kill(): JobEnd {
    const { fate, trace, watch, clock } = this.#facts;
    const { paths } = this.#folder;
    trace("SIGKILL");
    watch.disturbed();
    clock.die();
    const left = this.#spawner?.abandon(fate.tornLedger ? '{"id":"t0' : "") ?? [];
    this.#folder.close();
    if (fate.tornLedger) appendFileSync(paths.results, '{"v":1,"campaign":"unt');
    const rows = readRows(paths);
    watch.killed(rows, this.#invariants?.killed(rows, left) ?? []);
    // The lock of a process that is no more.
    writeFileSync(join(paths.root, "lock"), JSON.stringify({ pid: 1, started: "0" }));
    return { status: "killed", campaign: this.#campaign, resumeAt: null, isAlike: false };
  }

  async run(): Promise<JobEnd> {
    const { clock, fate, config, carry, watch, identity, tasks, mutation } = this.#facts;
    const startedAt = clock.now();
    let isCutShort = false;
    let interrupt = () => {
      isCutShort = true;
      carry?.endBy(clock.now());
    };
    const signalled = () => {
      watch.disturbed();
      interrupt();
    };
    if (fate.interruptAfterMs !== null) clock.at(startedAt + fate.interruptAfterMs, signalled);
    try {
      const now = mutation.campaignAt?.(startedAt) ?? startedAt;
      await takeOverLeft(this.#folder, {
        loadDetector: async () => simDetector(now),
        campaignOfNone: () => campaignOf(config, identity, { known: [], now, paths: this.#folder.paths }),
        orphans: "leave",
      });
      await carry?.restore((known) => campaignOf(config, identity, { known, now, paths: this.#folder.paths }));
      // Until the first child there is nothing to save.
      if (isCutShort) return { status: "interrupted", campaign: "", resumeAt: null, isAlike: false };
      mutation.afterRestore?.(this.#folder.paths.root);
      watch.restored();
      const facts = { config, tasks: tasksOf(tasks), identity, now };
      const prepared = prepare(this.#folder, facts);
      mutation.afterPrepare?.(this.#folder.paths.root);
      this.#campaign = prepared.campaign.id;
      this.#seq = prepared.checkpoint?.seq ?? 0;
      const settings = this.#settings(startedAt);
      const lanes = this.#lanes(prepared, settings, startedAt);
      const rows = readRows(this.#folder.paths);
      watch.began(rows, prepared, readRows({ results: this.#folder.paths.baseline, failures: "" }));
      this.#tellStart(prepared);
      const invariants = this.#watched({ prepared, settings, lanes, rows });
      this.#invariants = invariants;
      let interruptedAt: number | null = null;
      const end = await this.#loop({ prepared, settings, lanes, invariants }, (onSignal) => {
        interrupt = () => {
          interruptedAt = clock.now();
          if (mutation.isPatient !== true) carry?.endBy(interruptedAt + CANCEL_BUDGET_MS);
          onSignal();
        };
      });
      const finished = await this.#finish(end, prepared, invariants);
      if (interruptedAt !== null) invariants.isOverBy(interruptedAt + CANCEL_END_MS);
      return finished;
    } finally {
      this.#folder.close();
    }
  }

  /** Of all events a merge reads only how runs began and ended. */
  #tellStart(prepared: Prepared): void {
    const { identity, config, clock } = this.#facts;
    this.#folder.appendEvent({
      event: "run_started",
      run: identity.run,
      job: identity.job,
      campaign: prepared.campaign.id,
      job_index: config.job.index,
      job_total: config.job.total,
      max_attempts: config.maxAttempts,
      at: iso(clock.now()),
    });
  }

  #settings(startedAt: number): Settings {
    const { config, stopGraceMs, killGraceMs, budgetMs, preflight } = this.#facts;
    return {
      concurrency: config.concurrency,
      shardSize: config.shardSize,
      maxAttempts: config.maxAttempts,
      maxFailures: config.maxFailures?.kind === "count" ? config.maxFailures.count : null,
      failFast: config.failFast,
      maxWaitMs: config.maxWaitMs,
      defaultWaitMs: config.defaultWaitMs,
      stopGraceMs,
      interruptGraceMs: INTERRUPT_GRACE_MS,
      killGraceMs,
      deadlineAt: budgetMs === null ? null : startedAt + budgetMs,
      preflight,
    };
  }

  #lanes(prepared: Prepared, settings: Settings, startedAt: number): Lane[] {
    const pendings = new Map<string, Pending[]>();
    for (const [position, { task, attempt }] of prepared.outstanding.entries()) {
      const pending: Pending = { task, position, attempt, kills: 0, capRounds: 0, alone: false };
      pendings.set(task.provider, [...(pendings.get(task.provider) ?? []), pending]);
    }
    return [...pendings].map(([provider, pending]) =>
      openLane(provider, pending, {
        ceiling: settings.concurrency,
        learnedLimit: prepared.isNew ? null : restoreLimit(prepared.checkpoint, provider),
        circuit: restoreCircuit(prepared.checkpoint, provider, startedAt),
        preflight: settings.preflight,
      }),
    );
  }

  #watched(facts: {
    readonly prepared: Prepared;
    readonly settings: Settings;
    readonly lanes: readonly Lane[];
    readonly rows: Rows;
  }): JobInvariants {
    const { identity, clock, tasks, resets, config, watch } = this.#facts;
    const { prepared, settings, lanes, rows } = facts;
    const openUntil = lanes.flatMap(({ provider, circuit }): [string, number][] =>
      circuit.state === "open" ? [[provider, circuit.untilAt]] : [],
    );
    return new JobInvariants({
      run: {
        ...settings,
        run: identity.run,
        job: identity.job,
        campaign: prepared.campaign.id,
        circuits: new Map(openUntil),
        limits: new Map(lanes.map(({ provider, limit }) => [provider, limit.value])),
        resets,
      },
      now: () => clock.now(),
      tasks,
      rows,
      outstanding: prepared.outstanding,
      isWhole: config.job.total === 1,
      siblings: watch.siblings,
    });
  }

  async #loop(
    opened: {
      readonly prepared: Prepared;
      readonly settings: Settings;
      readonly lanes: readonly Lane[];
      readonly invariants: JobInvariants;
    },
    onInterrupt: (interrupt: () => void) => void,
  ): Promise<LoopEnd & { readonly isAlike: boolean }> {
    const { clock, config, carry, trace, mutation, providers, chance, identity } = this.#facts;
    const { prepared, invariants } = opened;
    const lanes = mutation.lane === undefined ? opened.lanes : opened.lanes.map(mutation.lane);
    const settings = mutation.settings === undefined ? opened.settings : mutation.settings(opened.settings);
    const initial = openState(settings, lanes, {
      now: clock.now(),
      durationsMs: prepared.durationsS.map((duration) => duration * 1_000),
    });
    this.#save(initial, prepared);
    if (prepared.outstanding.length === 0) {
      return { status: "complete", reason: "nothing is outstanding", state: initial, isAlike: false };
    }
    const recorder = new Recorder(
      mutation.store?.(this.#folder) ?? this.#folder,
      { campaign: prepared.campaign.id, run: identity.run, job: identity.job },
      prepared.history,
      (message) => trace(`warning ${message}`),
    );
    let isAlike = false;
    const tell = (note: Note) => {
      if (note.event !== "attempt_started" && note.event !== "attempt_ended") trace(`note ${JSON.stringify(note)}`);
      invariants.note(note);
      isAlike ||= note.event === "ending" && note.reason.startsWith("every task fails alike");
      if (note.event === "task_settled") carry?.changed();
      if (note.event !== "circuit_changed") return;
      const state = loop.control.state();
      this.#save(state, prepared);
      const stopped = stoppedProviders(state);
      if (note.to === "open" && stopped.includes(note.provider)) carry?.stopped(stopped);
    };
    const loop = startLoop(initial, {
      clock,
      spawner: this.#spawn(invariants),
      recorder,
      tell,
      rules: (nowAt) => ({
        exitCodes: config.exitCodes,
        detector: (mutation.detector ?? simDetector)(nowAt),
      }),
      preflight: async (provider) => {
        const answer = providers.get(provider)?.call(clock.now());
        const words = answer?.kind === "refused" ? answer.words : "";
        if (words !== "") invariants.heard(provider, words);
        return simDetector(clock.now()).detect(words);
      },
      random: () => chance.next(),
      keyOf: (sequence) => `${identity.run}.${identity.job}.${sequence}`,
      timeoutMs: config.taskTimeoutMs,
      ...(mutation.scheduler === undefined ? {} : { scheduler: mutation.scheduler }),
    });
    onInterrupt(() => {
      trace("SIGINT");
      invariants.interrupted();
      loop.control.interrupt("SIGINT");
    });
    const learn = mutation.learn ?? ((circuit, take) => take(circuit));
    carry?.begin(prepared.campaign.id, (circuit) => learn(circuit, (known) => loop.control.learnCircuit(known)));
    const end = await loop.end;
    recorder.flush();
    return { ...end, isAlike };
  }

  #spawn(invariants: JobInvariants): LifeSpawner {
    const { clock, identity, trace, starts, providers, fate, child } = this.#facts;
    let rowsWritten = 0;
    const spawner = new LifeSpawner({
      clock,
      inbox: this.#folder.paths.inbox,
      run: identity.run,
      job: identity.job,
      killGraceMs: this.#facts.killGraceMs,
      watcher: {
        started: (request) => {
          const ids = request.tasks.map(({ id }) => id).join();
          trace(`start ${request.key} ${request.provider} ${ids} #${request.attempt}`);
          for (const { id } of request.tasks) starts.set(id, (starts.get(id) ?? 0) + 1);
          invariants.started(request);
        },
        delivered: (request, id, truth) => {
          trace(`truth ${request.key} ${id} ${JSON.stringify(truth)}`);
          invariants.delivered(request, id, truth);
        },
        ended: (request) => {
          trace(`ended ${request.key}`);
          invariants.ended(request);
        },
        stopped: (key, reason) => trace(`stop ${key} ${reason}`),
        written: () => {
          rowsWritten += 1;
          if (rowsWritten === fate.killAtRow) this.#killAt = clock.now();
        },
      },
      live: (request) => {
        const provider = providers.get(request.provider);
        if (provider === undefined) throw new Error(`No provider ${request.provider}`);
        const life = childLife(request, {
          now: () => clock.now(),
          provider,
          traitsOf: this.#facts.traitsOf,
          child,
          chance: this.#facts.chance.fork(),
          startsOf: ({ id }) => starts.get(id) ?? 0,
        });
        return { life, traits: child };
      },
    });
    this.#spawner = spawner;
    return spawner;
  }

  async #finish(
    end: LoopEnd & { readonly isAlike: boolean },
    prepared: Prepared,
    invariants: JobInvariants,
  ): Promise<JobEnd> {
    const { config, tasks, carry, trace, watch } = this.#facts;
    const { paths } = this.#folder;
    const counts = countTasks(prepared.part, prepared.history, config.maxAttempts);
    const circuits = this.#save(end.state, prepared);
    const status = end.status === "complete" && counts.outstanding > 0 ? "incomplete" : end.status;
    const { run, job } = this.#facts.identity;
    const at = iso(this.#facts.clock.now());
    this.#folder.appendEvent({ event: "run_ended", run, job, status, reason: end.reason, counts, at });
    trace(`end ${status} (${end.reason}), ${counts.outstanding} outstanding`);
    const mine = prepared.isInPart;
    const waiting = new Set(
      tasks
        .filter(({ id, hash }) => {
          const isMine = mine === null || mine(id);
          return isMine && standingOf(prepared.history.get(hash), config.maxAttempts) === "outstanding";
        })
        .map(({ provider }) => provider),
    );
    const resumesAt = resumeAt(circuits, waiting);
    const rows = readRows(paths);
    invariants.finished(rows, {
      status,
      outstanding: counts.outstanding,
      waitedMs: end.state.waitedMs,
      isAlike: end.isAlike,
      resumeAt: resumesAt,
      waiting: [...waiting],
    });
    watch.finished(rows);
    await carry?.end(prepared.campaign.id);
    return { status, campaign: prepared.campaign.id, resumeAt: resumesAt, isAlike: end.isAlike };
  }

  #save(state: State, prepared: Prepared): ReturnType<typeof storedCircuits> {
    const { clock, config, identity, tasks } = this.#facts;
    const now = clock.now();
    const circuits = storedCircuits(state, prepared.checkpoint, now);
    const isComplete = countTasks(wholeOf(tasks.length), prepared.history, config.maxAttempts).outstanding === 0;
    const [present = prepared.campaign, ...others] = prepared.campaigns;
    const { workflowRun } = identity;
    this.#seq += 1;
    this.#folder.writeCheckpoint({
      v: FORMAT_VERSION,
      seq: this.#seq,
      updated_at: iso(now),
      run: identity.run,
      job: identity.job,
      jobs: Math.max(config.job.total, prepared.isNew ? 1 : (prepared.checkpoint?.jobs ?? 1)),
      campaigns: [settleCampaign(present, { isComplete, workflowRun, completedAt: iso(now) }), ...others],
      circuits,
      limits: learnedLimits(state),
      durations_s: state.durationsMs.map((duration) => Math.round(duration) / 1_000),
    });
    return circuits;
  }
}

/** Providers that are done for this run; one whose circuit is waited for is not. */
function stoppedProviders(state: State): string[] {
  return [...state.lanes.values()].flatMap(({ provider, circuit }) =>
    circuit.state === "open" && circuit.policy === "stop" ? [provider] : [],
  );
}
