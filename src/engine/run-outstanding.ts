/**
 * Runs the outstanding set: the loop with its children, and the signals that end it. Loaded only if something is
 * outstanding, because children need most of the code.
 */

import type { Config } from "../config/config.ts";
import { isStopped } from "../core/circuit.ts";
import type { ClassifyRules } from "../core/classify.ts";
import type { Note } from "../core/event.ts";
import { type Budget, SpendMeter } from "../core/spend.ts";
import type { State } from "../core/state.ts";
import type { Signal } from "../core/tally.ts";
import type { Gateway } from "../gateway/gateway.ts";
import { createSpawner } from "../run/process-spawner.ts";
import type { Spawner, SpawnerSettings } from "../run/spawner.ts";
import type { RowStore, StateFolder } from "../store/state-folder.ts";
import { isStatePath } from "../store/state-paths.ts";
import { Loop, type LoopEnd, type Scheduler } from "./loop.ts";
import { askProvider } from "./preflight.ts";
import type { RunScope } from "./prepare.ts";
import { Recorder } from "./recorder.ts";
import { dropSettledCalls, openRunGateway } from "./run-gateway.ts";
import type { RunRecord } from "./run-record.ts";

export interface OutstandingOptions extends RunScope {
  readonly record: RunRecord;
  /** Passes on the signals of the whole run. The context's own `onSignal` takes one handler, which is the run's. */
  readonly onSignal: (handler: (signal: Signal) => void) => void;
}

/** What a run needs from the machine besides its clock. */
export interface OutstandingPorts {
  readonly createSpawner: (settings: SpawnerSettings) => Spawner;
  readonly askProvider: typeof askProvider;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Where rows are stored. Default: the state folder. */
  readonly storeIn?: (folder: StateFolder) => RowStore;
  /** Default: the real scheduler. */
  readonly scheduler?: Scheduler;
}

const MACHINE: OutstandingPorts = { createSpawner, askProvider, random: Math.random };

/** Runs children until nothing more may start. Handles signals from before the first start. */
export async function runOutstanding(initial: State, options: OutstandingOptions, ports = MACHINE): Promise<LoopEnd> {
  // Signals that arrive meanwhile are handled once the loop exists.
  const early: Signal[] = [];
  options.onSignal((signal) => early.push(signal));
  const detectorAt = await options.context.loadDetector();
  // Children call only after the loop has started them.
  const gateway = await openRunGateway(options, detectorAt, {
    refused: (key, limit) => loop.callRefused(key, limit),
    paid: (key, call) => loop.callPaid(key, call),
  });
  const { config, context, folder, prepared, carry, record } = options;
  const { clock, identity } = context;
  const { createSpawner, askProvider, random, storeIn, scheduler } = ports;
  const recorder = new Recorder(
    storeIn?.(folder) ?? folder,
    { campaign: prepared.campaign.id, run: identity.run, job: identity.job },
    prepared.history,
    (message) => record.warn(message),
  );
  const spawner = createSpawner(spawnerSettings(options, () => recorder.isStored, gateway));
  const loop = new Loop(initial, {
    clock,
    spawner,
    recorder,
    publish: (note, at) => {
      record.publish(note, at);
      keepUpWith(note, loop.state(), options);
    },
    noteSetback: (setback, task) => {
      record.noteSetback(setback, task);
      // A machine that kills children may kill this process next.
      if (setback === "killed") record.save(loop.state());
    },
    rules: (nowAt): ClassifyRules => ({
      exitCodes: config.exitCodes,
      detector: detectorAt(nowAt),
      requireResult: config.requireResult,
    }),
    preflight: (provider) => {
      const { deadlineAt } = loop.state().settings;
      return askProvider(provider, { ...options, detectorAt, deadlineAt });
    },
    random,
    keyOf: (sequence) => `${identity.run}.${identity.job}.${String(sequence).padStart(6, "0")}`,
    holdsFolder: () => folder.isOurs(),
    timeoutMs: config.taskTimeoutMs,
    gateway,
    meter: meterOf(config.prices, initial.settings.budget),
    scheduler,
  });
  const obey = signalHandler(loop, spawner);
  early.forEach(obey);
  options.onSignal(obey);
  folder.onLost(() => loop.interrupt(null));
  carry?.begin(prepared.campaign.id, (circuit) => {
    // A top-up makes what jobs of earlier runs have seen outdated.
    if (config.retryNow && circuit.openedAt < options.startedAt) return;
    loop.learnCircuit(circuit);
  });
  // An interrupted run has no time for calls that no child waits for.
  let graceMs = 0;
  try {
    const end = await loop.toEnd();
    if (end.status !== "interrupted") graceMs = config.stopGraceMs;
    recorder.flush();
    if (!recorder.isStored) record.warn("the rows of some tasks could not be written. They stay outstanding");
    return end;
  } finally {
    await spawner.close();
    await gateway?.close(graceMs);
    if (gateway === null || !config.gatewayReplay) await dropSettledCalls(options);
  }
}

/** Saves what a kill of this process must not undo, and what the other jobs of a matrix must know. */
function keepUpWith(note: Note, state: State, { record, carry }: OutstandingOptions): void {
  if (note.event === "task_settled") carry?.changed();
  // Failures of a common cause leave no row. If this run is killed while it ends, the next one must know of them.
  if (note.event === "ending" && note.status === "aborted") record.save(state);
  if (note.event !== "circuit_changed") return;
  record.save(state);
  const circuit = state.lanes.get(note.provider)?.circuit;
  // A run continues with a provider that it waits for.
  if (circuit !== undefined && isStopped(circuit)) carry?.stopped(note.provider);
}

/** The first signal ends the run in order, the next one at once. */
function signalHandler(loop: Loop, spawner: Spawner): (signal: Signal) => void {
  let signals = 0;
  return (signal) => {
    signals += 1;
    loop.interrupt(signal);
    if (signals === 1) return;
    for (const key of loop.state().running.keys()) spawner.stop(key, { reason: "interrupted", graceMs: 0 });
  };
}

function spawnerSettings(
  { config, context, folder, workingDirectory, command }: OutstandingOptions,
  isStored: () => boolean,
  gateway: Gateway | null,
): SpawnerSettings {
  return {
    command,
    workingDirectory,
    environment: context.env,
    envAllow: config.env,
    inboxFolder: folder.paths.inbox,
    logsFolder: folder.paths.logs,
    killGraceMs: config.killGraceMs,
    silenceTimeoutMs: config.silenceTimeoutMs,
    ...(gateway === null ? {} : { isKeptWaiting: (key: string, periodMs: number) => gateway.hasHeld(key, periodMs) }),
    failureLogs: config.failureLogs,
    isOfState: (path) => isStatePath(folder.paths, path),
    redactor: context.redactor,
    echo: context.echo,
    isStored,
  };
}

/** Null if there is neither a budget nor a price. */
function meterOf(prices: Config["prices"], budget: Budget): SpendMeter | null {
  const isAsked = budget.maxCostUsd !== null || budget.maxTokens !== null || prices.length > 0;
  return isAsked ? new SpendMeter({ budget, prices }) : null;
}
