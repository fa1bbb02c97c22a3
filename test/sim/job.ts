/**
 * Main of one job in simulated time, on a real state folder: the engine is the real one, from the restore to the end of
 * the run. Its clock, children, provider and cache are simulated, and it writes no reports.
 */
import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../../src/config/config.ts";
import type { RunEvent } from "../../src/core/event.ts";
import type { State } from "../../src/core/state.ts";
import type { Signal } from "../../src/core/tally.ts";
import type { LoopEnd } from "../../src/engine/loop.ts";
import { runPrepared } from "../../src/engine/prepared-run.ts";
import type { EngineContext } from "../../src/engine/run-context.ts";
import { openRun } from "../../src/engine/run-evaluation.ts";
import type { RunIdentity } from "../../src/engine/run-identity.ts";
import { type OutstandingOptions, runOutstanding } from "../../src/engine/run-outstanding.ts";
import type { RunEnd } from "../../src/engine/verdict.ts";
// Loaded by the engine after a kill. Loading takes real time, during which no simulated time passes.
import "../../src/engine/recover-inbox.ts";
import { StateFolder } from "../../src/store/state-folder.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";
import { tasksOf } from "./array-tasks.ts";
import type { Carried } from "./carried.ts";
import type { Chance } from "./chance.ts";
import { childLife } from "./child-life.ts";
import { simContext } from "./engine-context.ts";
import { JobInvariants } from "./job-invariants.ts";
import type { ProcessClock } from "./process-clock.ts";
import type { JobFate } from "./scenario.ts";
import { simDetector } from "./sim-detector.ts";
import { SimSpawner } from "./sim-spawner.ts";
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
  /** The instant that the next run should wait for; null if nothing holds it up. */
  readonly resumeAt: number | null;
}

/** From SIGINT to the end of main. */
const CANCEL_END_MS = 7_000;

/** This is never run. */
const COMMAND = { kind: "shell", text: "true" } as const;

export class JobMain {
  readonly #workflow: Workflow;
  readonly #options: JobOptions;
  readonly #identity: RunIdentity;
  readonly #config: Config;
  readonly #chance: Chance;
  readonly #folder: StateFolder;
  #spawner: SimSpawner | null = null;
  #invariants: JobInvariants | null = null;
  #signalled: (signal: Signal) => void = () => {};
  #killAt: number | null;
  #isKilled = false;
  #isLooping = false;
  #waitedMs = 0;

  constructor(workflow: Workflow, options: JobOptions) {
    const { universe } = workflow;
    const { folder, job, fate, clock } = options;
    this.#workflow = workflow;
    this.#options = options;
    this.#identity = identityOf(universe, String(job.index));
    const config = workflow.configOf(universe.mutation.part?.(job) ?? job);
    this.#config = universe.mutation.config?.(config) ?? config;
    this.#chance = universe.chance.fork();
    universe.mutation.beforeRun?.(folder);
    this.#folder = StateFolder.open(folder, NO_REDACTION);
    this.#killAt = fate.killAfterMs === null ? null : clock.now() + fate.killAfterMs;
  }

  get killAt(): number | null {
    return this.#killAt;
  }

  /** Nothing moves until the clock does. */
  waits(): void {
    if (this.#isLooping) this.#invariants?.waits();
  }

  /** SIGKILL: nothing more is done, written or heard. */
  kill(): JobEnd {
    const { universe, owed } = this.#workflow;
    const { fate, clock, job, carried } = this.#options;
    const { paths } = this.#folder;
    this.#trace("SIGKILL");
    this.#isKilled = true;
    this.#workflow.disturb();
    if (universe.twin !== null) universe.killedTwins.add(`${this.#identity.run}.${this.#identity.job}`);
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
    const { clock, fate, carried, job } = this.#options;
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
    const restored = () => {
      if (interruptedAt !== null) return;
      mutation.afterRestore?.(this.#folder.paths.root);
      carried?.invariants.restored();
    };
    if (carried === null) restored();
    else carried.carry.onRestored = restored;
    try {
      const evaluation = { config: this.#config, context, startedAt, workingDirectory: "/", command: COMMAND };
      const opened = await openRun(this.#folder, { ...evaluation, tasks: tasksOf(tasks) });
      if (opened.kind === "over") return endOf(opened.end);
      // The process ends at once, because there is nothing to save.
      if (interruptedAt !== null) return { status: "interrupted", resumeAt: null };
      mutation.afterPrepare?.(this.#folder.paths.root);
      this.#invariants = new JobInvariants(this.#workflow, {
        index: job.index,
        identity: this.#identity,
        config: this.#config,
        paths: this.#folder.paths,
        now: () => clock.now(),
        startedAt,
        prepared: opened.scope.prepared,
      });
      const end = await runPrepared(opened.scope, {
        loadChildren: async () => (initial, outstanding) => this.#runOutstanding(initial, outstanding),
        loadReports: async () => async () => null,
      });
      if (interruptedAt !== null) this.#invariants?.isOverBy(interruptedAt + CANCEL_END_MS);
      this.#invariants?.exited(end);
      return endOf(end);
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
      ...simContext({
        identity: this.#identity,
        clock,
        workspace: this.#folder.paths.root,
        openCarry: carried === null ? null : () => carried.carry,
      }),
      sink: { on: (event) => this.#hear(event) },
      loadDetector: async () => this.#workflow.universe.mutation.detector ?? simDetector,
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

  #ended(event: Extract<RunEvent, { event: "run_ended" }>): void {
    const { status, counts, reason } = event;
    this.#trace(`end ${status} (${reason}), ${counts.outstanding} outstanding`);
    if (this.#invariants !== null) this.#invariants.finished(event, this.#waitedMs);
    // A re-run of a workflow run whose campaign is complete, after others have gone on: nothing is begun.
    else if (status !== "complete" || counts.outstanding > 0)
      fail("followed", `a run that has not begun ends ${status}`);
  }

  async #runOutstanding(initial: State, options: OutstandingOptions): Promise<LoopEnd> {
    const { mutation, providers } = this.#workflow.universe;
    const { clock } = this.#options;
    const begun = mutation.initial?.(initial) ?? initial;
    const { store, scheduler } = mutation;
    this.#isLooping = true;
    const end = await runOutstanding(begun, options, {
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
    this.#isLooping = false;
    this.#waitedMs = end.state.waitedMs;
    this.#invariants?.loopEnded(this.#waitedMs);
    return end;
  }

  #spawn(): SimSpawner {
    const { starts, providers, scenario } = this.#workflow.universe;
    const { clock, fate } = this.#options;
    let rowsWritten = 0;
    const spawner = new SimSpawner({
      clock,
      inbox: this.#folder.paths.inbox,
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
        paid: (costUsd) => this.#invariants?.paid(costUsd),
        ended: (request) => {
          this.#trace(`ended ${request.key}`);
          this.#invariants?.ended(request);
        },
        stopped: (key, reason) => {
          this.#trace(`stop ${key} ${reason}`);
          this.#invariants?.stopped(key, reason);
        },
        written: () => {
          rowsWritten += 1;
          if (rowsWritten === fate.killAtRow) this.#killAt = clock.now();
        },
      },
      live: (request) => {
        const provider = providers.get(request.provider);
        if (provider === undefined) throw new Error(`No provider ${request.provider}`);
        const steps = childLife(request, {
          now: () => clock.now(),
          provider,
          traitsOf: (task) => this.#workflow.traitsOf(task),
          child: scenario.child,
          chance: this.#chance.fork(),
          startsOf: ({ id }) => starts.get(id) ?? 0,
        });
        return { steps, diesAfterMs: scenario.child.diesAfterMs };
      },
    });
    this.#spawner = spawner;
    return spawner;
  }
}

function endOf({ result, outputs }: RunEnd): JobEnd {
  const resumeAt = String(outputs["resume-at"]);
  return { status: result.status, resumeAt: resumeAt === "" ? null : Date.parse(resumeAt) };
}
