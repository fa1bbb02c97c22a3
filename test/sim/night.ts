/**
 * One run of the engine in simulated time, on a real state folder: preparation, loop, recorder, circuits and store are
 * the real ones; the clock, the children and their provider are not.
 */
import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../../src/config/config.ts";
import { iso } from "../../src/core/answer.ts";
import type { Note } from "../../src/core/event.ts";
import { standingOf } from "../../src/core/history.ts";
import { type Lane, openLane, type Pending } from "../../src/core/lane.ts";
import { NO_REDACTION } from "../../src/core/redactor.ts";
import { openState, type Settings, type State } from "../../src/core/schedule.ts";
import { wholeOf } from "../../src/core/split.ts";
import { countTasks } from "../../src/core/tally.ts";
import type { Task } from "../../src/core/task.ts";
import { learnedLimits, restoreCircuit, restoreLimit, resumeAt, storedCircuits } from "../../src/engine/circuits.ts";
import { type Scheduler, startLoop } from "../../src/engine/loop.ts";
import type { RunStore } from "../../src/engine/ports.ts";
import { prepare } from "../../src/engine/prepare.ts";
import { Recorder } from "../../src/engine/recorder.ts";
import { FORMAT_VERSION } from "../../src/store/format.ts";
import { StateFolder } from "../../src/store/state-folder.ts";
import { tasksOf } from "./array-tasks.ts";
import type { Chance } from "./chance.ts";
import { type ChildTraits, childLife, type TaskTraits } from "./child-life.ts";
import { type Invariants, Violation } from "./invariants.ts";
import { LifeSpawner } from "./life-spawner.ts";
import type { ProviderModel } from "./provider-model.ts";
import type { VirtualClock } from "./virtual-clock.ts";
import { PLAIN_DETECTOR } from "./world.ts";

/** Deliberate bugs, for the check of the checks. */
export interface Mutation {
  readonly scheduler?: Scheduler;
  readonly store?: (real: RunStore) => RunStore;
  /** Before the run reads its folder. */
  readonly beforeRun?: (folder: string) => void;
  readonly lane?: (lane: Lane) => Lane;
  readonly settings?: (settings: Settings) => Settings;
}

export interface NightFacts {
  readonly folder: string;
  readonly run: string;
  readonly config: Config;
  readonly tasks: readonly Task[];
  readonly clock: VirtualClock;
  readonly chance: Chance;
  readonly providers: ReadonlyMap<string, ProviderModel>;
  readonly traitsOf: (task: Task) => TaskTraits;
  readonly child: ChildTraits;
  /** Children started per task id, over all runs. */
  readonly starts: Map<string, number>;
  readonly stopGraceMs: number;
  readonly killGraceMs: number;
  readonly budgetMs: number | null;
  readonly preflight: boolean;
  readonly interruptAt: number | null;
  readonly killAt: number | null;
  readonly killAtRow: number | null;
  readonly tornLedger: boolean;
  readonly invariants: Invariants;
  readonly trace: (line: string) => void;
  readonly mutation: Mutation;
}

export interface NightEnd {
  readonly status: string;
  readonly outstanding: number;
  readonly campaign: string;
  /** What the next run is told to wait for; null where nothing holds it up. */
  readonly resumeAt: number | null;
  readonly isAlike: boolean;
}

export async function runNight(facts: NightFacts): Promise<NightEnd> {
  const { clock, config, tasks, invariants, mutation } = facts;
  const startedAt = clock.now();
  mutation.beforeRun?.(facts.folder);
  const folder = StateFolder.open(facts.folder, NO_REDACTION);
  try {
    const identity = {
      run: facts.run,
      workflowRun: facts.run,
      runAttempt: 1,
      job: "0",
      trigger: { eventName: null, sha: null },
      repository: null,
    };
    const prepared = await prepare(folder, {
      config,
      tasks: tasksOf(tasks),
      identity,
      detector: PLAIN_DETECTOR,
      now: startedAt,
    });
    const settings: Settings = {
      concurrency: config.concurrency,
      shardSize: config.shardSize,
      maxAttempts: config.maxAttempts,
      maxFailures: config.maxFailures?.kind === "count" ? config.maxFailures.count : null,
      failFast: config.failFast,
      maxWaitMs: config.maxWaitMs,
      defaultWaitMs: config.defaultWaitMs,
      stopGraceMs: facts.stopGraceMs,
      interruptGraceMs: 3_000,
      killGraceMs: facts.killGraceMs,
      deadlineAt: facts.budgetMs === null ? null : startedAt + facts.budgetMs,
      preflight: facts.preflight,
    };
    const pendings = new Map<string, Pending[]>();
    for (const [position, { task, attempt }] of prepared.outstanding.entries()) {
      const pending: Pending = { task, position, attempt, kills: 0, capRounds: 0, alone: false };
      pendings.set(task.provider, [...(pendings.get(task.provider) ?? []), pending]);
    }
    const lanes = [...pendings].map(([provider, pending]) =>
      openLane(provider, pending, {
        ceiling: settings.concurrency,
        learnedLimit: prepared.isNew ? null : restoreLimit(prepared.checkpoint, provider),
        circuit: restoreCircuit(prepared.checkpoint, provider, startedAt),
        preflight: settings.preflight,
      }),
    );
    invariants.begin(
      {
        run: facts.run,
        campaign: prepared.campaign.id,
        startedAt,
        deadlineAt: settings.deadlineAt,
        concurrency: settings.concurrency,
        maxAttempts: settings.maxAttempts,
        maxWaitMs: settings.maxWaitMs,
        defaultWaitMs: settings.defaultWaitMs,
        stopGraceMs: settings.stopGraceMs,
        killGraceMs: settings.killGraceMs,
        circuits: new Map(
          lanes.flatMap(({ provider, circuit }) => (circuit.state === "open" ? [[provider, circuit.untilAt]] : [])),
        ),
        limits: new Map(lanes.map(({ provider, limit }) => [provider, limit.value])),
      },
      folder.paths,
      prepared.outstanding,
    );

    let seq = prepared.checkpoint?.seq ?? 0;
    const save = (state: State): ReturnType<typeof storedCircuits> => {
      const now = clock.now();
      const circuits = storedCircuits(state, prepared.checkpoint, now);
      const isComplete = countTasks(wholeOf(tasks.length), prepared.history, config.maxAttempts).outstanding === 0;
      const [present = prepared.campaign, ...others] = prepared.campaigns;
      seq += 1;
      const record = isComplete
        ? { ...present, complete: true, completed_run: facts.run, completed_at: iso(now) }
        : { ...present, complete: false, completed_run: null, completed_at: null };
      folder.writeCheckpoint({
        v: FORMAT_VERSION,
        seq,
        updated_at: iso(now),
        run: facts.run,
        job: "0",
        jobs: 1,
        campaigns: [record, ...others],
        circuits,
        limits: learnedLimits(state),
        durations_s: state.durationsMs.map((duration) => Math.round(duration) / 1_000),
      });
      return circuits;
    };

    let { killAt } = facts;
    let rowsWritten = 0;
    const spawner = new LifeSpawner({
      clock,
      inbox: folder.paths.inbox,
      run: facts.run,
      job: "0",
      killGraceMs: facts.killGraceMs,
      watcher: {
        started: (request) => {
          facts.trace(
            `start ${request.key} ${request.provider} ${request.tasks.map(({ id }) => id).join()} #${request.attempt}`,
          );
          for (const { id } of request.tasks) facts.starts.set(id, (facts.starts.get(id) ?? 0) + 1);
          invariants.started(request);
        },
        delivered: (request, id, truth) => {
          facts.trace(`truth ${request.key} ${id} ${JSON.stringify(truth)}`);
          invariants.delivered(request, id, truth);
        },
        ended: (request) => {
          facts.trace(`ended ${request.key}`);
          invariants.ended(request);
        },
        stopped: (key, reason) => {
          facts.trace(`stop ${key} ${reason}`);
        },
        written: () => {
          rowsWritten += 1;
          if (rowsWritten === facts.killAtRow) killAt = clock.now();
        },
      },
      live: (request) => {
        const provider = facts.providers.get(request.provider);
        if (provider === undefined) throw new Error(`No provider ${request.provider}`);
        const life = childLife(request, {
          now: () => clock.now(),
          provider,
          traitsOf: facts.traitsOf,
          child: facts.child,
          chance: facts.chance.fork(),
          startsOf: ({ id }) => facts.starts.get(id) ?? 0,
        });
        return { life, traits: facts.child };
      },
    });
    const store = mutation.store?.(folder) ?? folder;
    const recorder = new Recorder(
      store,
      { campaign: prepared.campaign.id, run: facts.run, job: "0" },
      prepared.history,
      (message) => facts.trace(`warning ${message}`),
    );
    const openLanes = mutation.lane === undefined ? lanes : lanes.map(mutation.lane);
    const shown = mutation.settings === undefined ? settings : mutation.settings(settings);
    const initial = openState(shown, openLanes, {
      now: startedAt,
      durationsMs: prepared.durationsS.map((duration) => duration * 1_000),
    });
    save(initial);
    let isAlike = false;
    const tell = (note: Note) => {
      if (note.event !== "attempt_started" && note.event !== "attempt_ended")
        facts.trace(`note ${JSON.stringify(note)}`);
      invariants.note(note);
      isAlike ||= note.event === "ending" && note.reason.startsWith("every task fails alike");
      if (note.event === "circuit_changed") save(loop.control.state());
    };
    const loop = startLoop(initial, {
      clock,
      spawner,
      recorder,
      tell,
      rules: () => ({ exitCodes: config.exitCodes, detector: PLAIN_DETECTOR }),
      preflight: async (provider) => {
        const answer = facts.providers.get(provider)?.call(clock.now());
        const words = answer?.kind === "refused" ? answer.words : "";
        if (words !== "") invariants.heard(provider, words);
        return PLAIN_DETECTOR.detect(words);
      },
      random: () => facts.chance.next(),
      keyOf: (sequence) => `${facts.run}.${sequence}`,
      timeoutMs: config.taskTimeoutMs,
      ...(mutation.scheduler === undefined ? {} : { scheduler: mutation.scheduler }),
    });
    const cancels: (() => void)[] = [];
    if (facts.interruptAt !== null) {
      const interrupt = () => {
        facts.trace("SIGINT");
        invariants.interrupted();
        loop.control.interrupt("SIGINT");
      };
      cancels.push(clock.at(facts.interruptAt, interrupt));
    }
    const end = await toEnd(loop.end, clock, () => killAt);
    for (const cancel of cancels) cancel();
    if (end === "killed") {
      facts.trace("SIGKILL");
      clock.clear();
      const left = spawner.abandon(facts.tornLedger ? '{"id":"t0' : "");
      folder.close();
      if (facts.tornLedger) appendFileSync(folder.paths.results, '{"v":1,"campaign":"unt');
      invariants.killed(folder.paths, left);
      // The lock of a process that is no more.
      writeFileSync(join(folder.paths.root, "lock"), JSON.stringify({ pid: 1, started: "0" }));
      return {
        status: "killed",
        outstanding: Number.NaN,
        campaign: prepared.campaign.id,
        resumeAt: null,
        isAlike: false,
      };
    }
    recorder.flush();
    const counts = countTasks(wholeOf(tasks.length), prepared.history, config.maxAttempts);
    const circuits = save(end.state);
    const status = end.status === "complete" && counts.outstanding > 0 ? "incomplete" : end.status;
    facts.trace(`end ${status} (${end.reason}), ${counts.outstanding} outstanding`);
    invariants.finished(folder.paths, {
      status,
      outstanding: counts.outstanding,
      waitedMs: end.state.waitedMs,
      isAlike,
    });
    const waiting = new Set(
      tasks
        .filter((task) => standingOf(prepared.history.get(task.hash), config.maxAttempts) === "outstanding")
        .map((task) => task.provider),
    );
    const resumesAt = resumeAt(circuits, waiting);
    return { status, outstanding: counts.outstanding, campaign: prepared.campaign.id, resumeAt: resumesAt, isAlike };
  } finally {
    folder.close();
  }
}

/** A night of the real engine is some thousand steps; more is a loop that starts children for ever. */
const STEPS = 60_000;

async function toEnd<T>(end: Promise<T>, clock: VirtualClock, killedAt: () => number | null): Promise<T | "killed"> {
  let settled: { readonly value: T } | null = null;
  let trouble: { readonly error: unknown } | null = null;
  end.then(
    (value) => {
      settled = { value };
    },
    (error: unknown) => {
      trouble = { error };
    },
  );
  for (let steps = 0; steps < STEPS; steps += 1) {
    for (let turn = 0; turn < 8 && settled === null && trouble === null; turn += 1) await Promise.resolve();
    if (trouble !== null) throw (trouble as { readonly error: unknown }).error;
    if (settled !== null) return (settled as { readonly value: T }).value;
    const next = clock.nextAt();
    const killAt = killedAt();
    if (killAt !== null && (next === null || next >= killAt)) {
      clock.moveTo(killAt);
      return "killed";
    }
    if (!clock.step()) throw new Violation("stands-still", "the run waits for nothing");
  }
  throw new Violation("goes-on-for-ever", `no end after ${STEPS} steps`);
}
