/**
 * One job of a workflow run in simulated time, on a real state folder: the engine is the real one, from the restore to
 * the end of the run; its clock, children, provider and cache are not, and reports are not written.
 */
import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RunEvent } from "../../src/core/event.ts";
import { standingOf } from "../../src/core/history.ts";
import type { Signal } from "../../src/core/signal.ts";
import type { Settings, State } from "../../src/core/state.ts";
import { Interrupted, listenEarly } from "../../src/engine/early-signals.ts";
import type { LoopEnd } from "../../src/engine/loop.ts";
import { openRun } from "../../src/engine/open-run.ts";
import type { Prepared } from "../../src/engine/prepare.ts";
import type { EngineContext, RunEnd } from "../../src/engine/run-context.ts";
import { type OutstandingOptions, runOutstanding } from "../../src/engine/run-outstanding.ts";
import { lanesOf } from "../../src/engine/run-settings.ts";
// Loaded by the engine where a kill left something: what is not loaded yet takes real time, and no simulated time passes.
import "../../src/engine/recover-inbox.ts";
import { StateFolder } from "../../src/store/state-folder.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";
import { tasksOf } from "./array-tasks.ts";
import { childLife } from "./child-life.ts";
import { engineContext } from "./engine-context.ts";
import { readRows } from "./facts.ts";
import type { JobEnd, JobOptions } from "./job-facts.ts";
import { JobInvariants } from "./job-invariants.ts";
import { LifeSpawner } from "./life-spawner.ts";
import { simDetector } from "./sim-detector.ts";
import { fail } from "./violation.ts";

/** From SIGINT to the end of main. */
const CANCEL_END_MS = 7_000;
const INTERRUPT_GRACE_MS = 3_000;

/** Is never run. */
const COMMAND = { kind: "shell", text: "true" } as const;

export class JobMain {
  readonly #facts: JobOptions;
  readonly #folder: StateFolder;
  #spawner: LifeSpawner | null = null;
  #invariants: JobInvariants | null = null;
  #prepared: Prepared | null = null;
  #signalled: (signal: Signal) => void = () => {};
  #killAt: number | null;
  #isKilled = false;
  #campaign = "";
  #waitedMs = 0;

  constructor(facts: JobOptions) {
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
    this.#isKilled = true;
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
    const { clock, fate, carry, watch, tasks, mutation, trace } = this.#facts;
    const startedAt = mutation.campaignAt?.(clock.now()) ?? clock.now();
    const context = this.#context();
    let interruptedAt: number | null = null;
    if (fate.interruptAfterMs !== null) {
      clock.at(clock.now() + fate.interruptAfterMs, () => {
        trace("SIGINT");
        watch.disturbed();
        interruptedAt = clock.now();
        this.#invariants?.interrupted();
        this.#signalled("SIGINT");
      });
    }
    const early = listenEarly(context.onSignal);
    const restored = () => {
      if (early.aborted.aborted) return;
      mutation.afterRestore?.(this.#folder.paths.root);
      watch.restored();
    };
    if (carry === null) restored();
    else carry.onRestored = restored;
    try {
      const { config } = this.#facts;
      const facts = { config, context, startedAt, early, workingDirectory: "/", command: COMMAND };
      const opened = await openRun(this.#folder, tasksOf(tasks), facts, {
        loadChildren: async () => ({
          runOutstanding: (initial, outstanding) => this.#runOutstanding(initial, outstanding),
          detectorAt: mutation.detector ?? simDetector,
        }),
        loadReports: async () => async () => null,
      });
      if (opened.kind === "over") return endOf("", opened.end);
      const { prepared } = opened.run;
      mutation.afterPrepare?.(this.#folder.paths.root);
      this.#begin(prepared, startedAt);
      const end = await opened.run.toEnd();
      if (interruptedAt !== null) this.#invariants?.isOverBy(interruptedAt + CANCEL_END_MS);
      return endOf(prepared.campaign.id, end);
    } catch (error) {
      // Until the first child there is nothing to save.
      if (error instanceof Interrupted) return { status: "interrupted", campaign: "", resumeAt: null, isAlike: false };
      throw error;
    } finally {
      this.#folder.close();
    }
  }

  #context(): EngineContext {
    const { identity, clock, carry } = this.#facts;
    return {
      ...engineContext({
        identity,
        clock,
        workspace: this.#folder.paths.root,
        openCarry: carry === null ? null : () => carry,
      }),
      sink: { on: (event) => this.#hear(event) },
      onSignal: (handler) => {
        this.#signalled = handler;
      },
    };
  }

  #hear(event: RunEvent): void {
    if (this.#isKilled) return;
    const { trace } = this.#facts;
    switch (event.event) {
      case "attempt_started":
      case "attempt_ended":
      case "run_started":
        break;
      case "run_ended":
        this.#ended(event);
        return;
      default:
        trace(`note ${JSON.stringify(event)}`);
    }
    this.#invariants?.note(event);
  }

  /** The state is settled: what lies on disk is what the run says of itself. */
  #begin(prepared: Prepared, startedAt: number): void {
    const { identity, clock, tasks, resets, config, watch, kills, killStreaks } = this.#facts;
    this.#campaign = prepared.campaign.id;
    this.#prepared = prepared;
    const { paths } = this.#folder;
    const rows = readRows(paths);
    watch.began(rows, prepared, readRows({ results: paths.baseline, failures: "" }));
    const settings = this.#settings(startedAt);
    const lanes = lanesOf({ prepared, startedAt, config }, settings.concurrency);
    const openUntil = lanes.flatMap(({ provider, circuit }): [string, number][] =>
      circuit.state === "open" ? [[provider, circuit.untilAt]] : [],
    );
    this.#invariants = new JobInvariants({
      run: {
        ...settings,
        run: identity.run,
        job: identity.job,
        campaign: prepared.campaign.id,
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
      siblings: watch.siblings,
    });
  }

  /** By what the world is, not by what the engine makes of its inputs. */
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

  async #runOutstanding(initial: State, facts: OutstandingOptions): Promise<LoopEnd> {
    const { clock, chance, mutation, providers } = this.#facts;
    const lanes = [...initial.lanes].map(([provider, lane]) => [provider, mutation.lane?.(lane) ?? lane] as const);
    const settings = mutation.settings?.(initial.settings) ?? initial.settings;
    const { store, scheduler } = mutation;
    const end = await runOutstanding({ ...initial, settings, lanes: new Map(lanes) }, facts, {
      createSpawner: () => this.#spawn(),
      askProvider: async (provider) => {
        const answer = providers.get(provider)?.call(clock.now());
        const words = answer?.kind === "refused" ? answer.words : "";
        if (words !== "") this.#invariants?.heard(provider, words);
        return simDetector(clock.now()).detect(words);
      },
      random: () => chance.next(),
      ...(store === undefined ? {} : { storeIn: store }),
      ...(scheduler === undefined ? {} : { scheduler }),
    });
    this.#waitedMs = end.state.waitedMs;
    return end;
  }

  #spawn(): LifeSpawner {
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
          this.#invariants?.started(request);
        },
        delivered: (request, id, truth) => {
          trace(`truth ${request.key} ${id} ${JSON.stringify(truth)}`);
          this.#invariants?.delivered(request, id, truth);
        },
        ended: (request) => {
          trace(`ended ${request.key}`);
          this.#invariants?.ended(request);
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

  #ended(event: Extract<RunEvent, { event: "run_ended" }>): void {
    const { config, tasks, trace, watch } = this.#facts;
    const { status, counts, reason } = event;
    trace(`end ${status} (${reason}), ${counts.outstanding} outstanding`);
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
          return isMine && standingOf(prepared.history.get(hash), config.maxAttempts) === "outstanding";
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
    watch.finished(rows);
  }
}

function endOf(campaign: string, { result, outputs }: RunEnd): JobEnd {
  const { status, sameFailure } = result;
  return { status, campaign, resumeAt: instantOf(String(outputs["resume-at"])), isAlike: sameFailure };
}

function instantOf(text: string): number | null {
  return text === "" ? null : Date.parse(text);
}
