/**
 * Main of one job in simulated time, on a real state folder: the engine is the real one, from the restore to the end of
 * the run. Its clock, children, provider and cache are simulated, and it writes no reports.
 */
import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../../src/config/config.ts";
import type { RunEvent } from "../../src/core/event.ts";
import { standingOf } from "../../src/core/history.ts";
import type { Signal } from "../../src/core/signal.ts";
import type { State } from "../../src/core/state.ts";
import { Interrupted, listenEarly } from "../../src/engine/early-signals.ts";
import type { LoopEnd } from "../../src/engine/loop.ts";
import { openRun } from "../../src/engine/open-run.ts";
import type { Prepared } from "../../src/engine/prepare.ts";
import type { EngineContext, RunEnd } from "../../src/engine/run-context.ts";
import type { RunIdentity } from "../../src/engine/run-identity.ts";
import { type OutstandingOptions, runOutstanding } from "../../src/engine/run-outstanding.ts";
import { lanesOf } from "../../src/engine/run-settings.ts";
// Loaded by the engine after a kill. Loading takes real time, during which no simulated time passes.
import "../../src/engine/recover-inbox.ts";
import { StateFolder } from "../../src/store/state-folder.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";
import { tasksOf } from "./array-tasks.ts";
import type { Carried } from "./carried.ts";
import type { Chance } from "./chance.ts";
import { childLife } from "./child-life.ts";
import { engineContext } from "./engine-context.ts";
import { JobInvariants } from "./job-invariants.ts";
import { LifeSpawner } from "./life-spawner.ts";
import type { ProcessClock } from "./process-clock.ts";
import type { JobFate } from "./scenario.ts";
import { simDetector } from "./sim-detector.ts";
import { readRows } from "./state-rows.ts";
import { identityOf } from "./universe.ts";
import { fail } from "./violation.ts";
import type { JobPlace, Workflow } from "./workflow.ts";

export interface JobOptions {
  readonly folder: string;
  readonly job: JobPlace;
  readonly clock: ProcessClock;
  readonly fate: JobFate;
  /** Null if the folder alone keeps the state. */
  readonly carried: Carried | null;
}

export interface JobEnd {
  readonly status: string;
  /** What the next run is told to wait for; null if nothing holds it up. */
  readonly resumeAt: number | null;
}

/** From SIGINT to the end of main. */
const CANCEL_END_MS = 7_000;

/** Is never run. */
const COMMAND = { kind: "shell", text: "true" } as const;

export class JobMain {
  readonly #workflow: Workflow;
  readonly #options: JobOptions;
  readonly #identity: RunIdentity;
  readonly #config: Config;
  readonly #chance: Chance;
  readonly #folder: StateFolder;
  #spawner: LifeSpawner | null = null;
  #invariants: JobInvariants | null = null;
  #prepared: Prepared | null = null;
  #signalled: (signal: Signal) => void = () => {};
  #killAt: number | null;
  #isKilled = false;
  #waitedMs = 0;

  constructor(workflow: Workflow, options: JobOptions) {
    const { universe } = workflow;
    const { folder, job, fate, clock } = options;
    this.#workflow = workflow;
    this.#options = options;
    this.#identity = identityOf(universe, String(job.index));
    this.#config = workflow.configOf(universe.mutation.part?.(job) ?? job);
    this.#chance = universe.chance.fork();
    universe.mutation.beforeRun?.(folder);
    this.#folder = StateFolder.open(folder, NO_REDACTION);
    this.#killAt = fate.killAfterMs === null ? null : clock.now() + fate.killAfterMs;
  }

  get killAt(): number | null {
    return this.#killAt;
  }

  /** SIGKILL: nothing more is done, written or heard. */
  kill(): JobEnd {
    const { universe, owed } = this.#workflow;
    const { fate, clock, job, carried } = this.#options;
    const { paths } = this.#folder;
    this.#trace("SIGKILL");
    this.#isKilled = true;
    this.#workflow.disturb();
    clock.die();
    const left = this.#spawner?.abandon(fate.tornLedger ? '{"id":"t0' : "") ?? [];
    this.#folder.close();
    if (fate.tornLedger) appendFileSync(paths.results, '{"v":1,"campaign":"unt');
    const rows = readRows(paths);
    const owedRows = this.#invariants?.killed(rows, left) ?? [];
    if (carried === null) universe.memory.ends(rows, owedRows, null);
    owed.set(job.index, owedRows);
    // The lock of a process that no longer exists.
    writeFileSync(join(paths.root, "lock"), JSON.stringify({ pid: 1, started: "0" }));
    return { status: "killed", resumeAt: null };
  }

  async run(): Promise<JobEnd> {
    const { tasks, universe } = this.#workflow;
    const { mutation } = universe;
    const { clock, fate, carried } = this.#options;
    const startedAt = mutation.campaignAt?.(clock.now()) ?? clock.now();
    const context = this.#context();
    let interruptedAt: number | null = null;
    if (fate.interruptAfterMs !== null) {
      clock.at(clock.now() + fate.interruptAfterMs, () => {
        this.#trace("SIGINT");
        this.#workflow.disturb();
        interruptedAt = clock.now();
        this.#invariants?.interrupted();
        this.#signalled("SIGINT");
      });
    }
    const early = listenEarly(context.onSignal);
    const restored = () => {
      if (early.aborted.aborted) return;
      mutation.afterRestore?.(this.#folder.paths.root);
      carried?.invariants.restored();
    };
    if (carried === null) restored();
    else carried.carry.onRestored = restored;
    try {
      const options = {
        config: this.#config,
        context,
        startedAt,
        early,
        workingDirectory: "/",
        command: COMMAND,
      };
      const opened = await openRun(this.#folder, tasksOf(tasks), options, {
        loadChildren: async () => ({
          runOutstanding: (initial, outstanding) => this.#runOutstanding(initial, outstanding),
          detectorAt: mutation.detector ?? simDetector,
        }),
        loadReports: async () => async () => null,
      });
      if (opened.kind === "over") return endOf(opened.end);
      mutation.afterPrepare?.(this.#folder.paths.root);
      this.#begin(opened.run.prepared, startedAt);
      const end = await opened.run.toEnd();
      if (interruptedAt !== null) this.#invariants?.isOverBy(interruptedAt + CANCEL_END_MS);
      return endOf(end);
    } catch (error) {
      // Until the first child there is nothing to save.
      if (error instanceof Interrupted) return { status: "interrupted", resumeAt: null };
      throw error;
    } finally {
      this.#folder.close();
    }
  }

  #trace(line: string): void {
    const { index, total } = this.#options.job;
    this.#workflow.universe.trace(total > 1 ? `job ${index}: ${line}` : line);
  }

  #context(): EngineContext {
    const { clock, carried } = this.#options;
    return {
      ...engineContext({
        identity: this.#identity,
        clock,
        workspace: this.#folder.paths.root,
        openCarry: carried === null ? null : () => carried.carry,
      }),
      sink: { on: (event) => this.#hear(event) },
      onSignal: (handler) => {
        this.#signalled = handler;
      },
    };
  }

  #hear(event: RunEvent): void {
    if (this.#isKilled) return;
    switch (event.event) {
      case "attempt_started":
      case "attempt_ended":
      case "run_started":
        break;
      case "run_ended":
        this.#ended(event);
        return;
      default:
        this.#trace(`note ${JSON.stringify(event)}`);
    }
    this.#invariants?.note(event);
  }

  /** The state is settled: what is on disk is what the run says of itself. */
  #begin(prepared: Prepared, startedAt: number): void {
    const { universe, tasks, matrix, resets, maxAttempts, budgetMs } = this.#workflow;
    const { scenario, memory, campaigns, kills, killStreaks } = universe;
    const { clock, carried, job } = this.#options;
    const { run, workflowRun } = this.#identity;
    const { paths } = this.#folder;
    const config = this.#config;
    const campaign = prepared.campaign.id;
    const rows = readRows(paths);
    this.#prepared = prepared;
    this.#workflow.campaign = campaign;
    campaigns.begins(campaign, { workflowRun, at: clock.now(), isSure: this.#workflow.isSure });
    if (carried === null) {
      const baseline = readRows({ results: paths.baseline, failures: "" });
      memory.begins(rows, campaign, { baseline, listed: new Set(tasks.map(({ hash }) => hash)) });
    }
    const part = prepared.outstanding.map(({ task }) => task.id);
    matrix.began(job.index, this.#workflow.outstanding(rows, campaign), part);
    const lanes = lanesOf({ prepared, startedAt, config }, config.concurrency);
    const openUntil = lanes.flatMap(({ provider, circuit }): [string, number][] =>
      circuit.state === "open" ? [[provider, circuit.untilAt]] : [],
    );
    this.#invariants = new JobInvariants({
      // What the world asked for, not what the engine made of its inputs.
      run: {
        run,
        job: String(job.index),
        campaign,
        concurrency: config.concurrency,
        maxAttempts,
        maxWaitMs: config.maxWaitMs,
        defaultWaitMs: config.defaultWaitMs,
        stopGraceMs: scenario.stopGraceMs,
        killGraceMs: scenario.killGraceMs,
        deadlineAt: budgetMs === null ? null : startedAt + budgetMs,
        circuits: new Map(openUntil),
        limits: new Map(lanes.map(({ provider, limit }) => [provider, limit.value])),
        resets,
        kills,
        killStreaks,
      },
      now: () => clock.now(),
      tasks,
      rows,
      outstanding: prepared.outstanding,
      isWhole: config.job.total === 1,
      siblings: {
        started: (request) => matrix.started(job.index, request),
        stated: (provider, reset) => {
          universe.resets.set(provider, Math.max(universe.resets.get(provider) ?? 0, reset.fromAt));
          matrix.stopped(job.index, provider, reset);
        },
      },
    });
  }

  async #runOutstanding(initial: State, options: OutstandingOptions): Promise<LoopEnd> {
    const { mutation, providers } = this.#workflow.universe;
    const { clock } = this.#options;
    const lanes = [...initial.lanes].map(([provider, lane]) => [provider, mutation.lane?.(lane) ?? lane] as const);
    const settings = mutation.settings?.(initial.settings) ?? initial.settings;
    const { store, scheduler } = mutation;
    const end = await runOutstanding({ ...initial, settings, lanes: new Map(lanes) }, options, {
      createSpawner: () => this.#spawn(),
      askProvider: async (provider) => {
        const answer = providers.get(provider)?.call(clock.now());
        const words = answer?.kind === "refused" ? answer.words : "";
        if (words !== "") this.#invariants?.heard(provider, words);
        return simDetector(clock.now()).detect(words);
      },
      random: () => this.#chance.next(),
      ...(store === undefined ? {} : { storeIn: store }),
      ...(scheduler === undefined ? {} : { scheduler }),
    });
    this.#waitedMs = end.state.waitedMs;
    return end;
  }

  #spawn(): LifeSpawner {
    const { starts, providers, scenario } = this.#workflow.universe;
    const { clock, fate } = this.#options;
    let rowsWritten = 0;
    const spawner = new LifeSpawner({
      clock,
      inbox: this.#folder.paths.inbox,
      run: this.#identity.run,
      job: this.#identity.job,
      killGraceMs: scenario.killGraceMs,
      watcher: {
        started: (request) => {
          const ids = request.tasks.map(({ id }) => id).join();
          this.#trace(`start ${request.key} ${request.provider} ${ids} #${request.attempt}`);
          for (const { id } of request.tasks) starts.set(id, (starts.get(id) ?? 0) + 1);
          this.#invariants?.started(request);
        },
        delivered: (request, id, truth) => {
          this.#trace(`truth ${request.key} ${id} ${JSON.stringify(truth)}`);
          this.#invariants?.delivered(request, id, truth);
        },
        ended: (request) => {
          this.#trace(`ended ${request.key}`);
          this.#invariants?.ended(request);
        },
        stopped: (key, reason) => this.#trace(`stop ${key} ${reason}`),
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
          traitsOf: (task) => this.#workflow.traitsOf(task),
          child: scenario.child,
          chance: this.#chance.fork(),
          startsOf: ({ id }) => starts.get(id) ?? 0,
        });
        return { life, traits: scenario.child };
      },
    });
    this.#spawner = spawner;
    return spawner;
  }

  #ended(event: Extract<RunEvent, { event: "run_ended" }>): void {
    const { universe, tasks, campaign, maxAttempts } = this.#workflow;
    const { status, counts, reason } = event;
    this.#trace(`end ${status} (${reason}), ${counts.outstanding} outstanding`);
    const prepared = this.#prepared;
    if (prepared === null) {
      // A re-run of a workflow run whose campaign is complete, and which others have gone on from: nothing is begun.
      if (status !== "complete" || counts.outstanding > 0) fail("followed", `a run that has not begun ends ${status}`);
      return;
    }
    const waiting = new Set(
      tasks
        .filter(({ id, hash }) => {
          const isMine = prepared.isInPart === null || prepared.isInPart(id);
          return isMine && standingOf(prepared.history.get(hash), maxAttempts) === "outstanding";
        })
        .map(({ provider }) => provider),
    );
    const rows = readRows(this.#folder.paths);
    this.#invariants?.finished(rows, {
      status,
      outstanding: counts.outstanding,
      waitedMs: this.#waitedMs,
      isAlike: event.failed_alike === true,
      resumeAt: instantOf(event.resume_at),
      waiting: [...waiting],
    });
    if (this.#options.carried !== null) return;
    const isComplete = this.#workflow.outstanding(rows, campaign).length === 0;
    universe.memory.ends(rows, [], isComplete ? campaign : null);
  }
}

function endOf({ result, outputs }: RunEnd): JobEnd {
  return { status: result.status, resumeAt: instantOf(String(outputs["resume-at"])) };
}

function instantOf(text: string): number | null {
  return text === "" ? null : Date.parse(text);
}
