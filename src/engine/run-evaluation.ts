/** The engine: one run of an evaluation, from the task list to the verdict. The action and the CLI both call it. */
import { resolve } from "node:path";
import type { ChildCommand, Config } from "../config/config.ts";
import type { ChildEnv } from "../config/inputs.ts";
import { iso } from "../core/answer.ts";
import { settleCampaign } from "../core/campaign.ts";
import type { ClassifyRules, Detector } from "../core/classify.ts";
import type { Note } from "../core/event.ts";
import { standingOf } from "../core/history.ts";
import { Interrupted } from "../core/interrupted.ts";
import { type Lane, openLane, type Pending } from "../core/lane.ts";
import { type Detection, NOTHING_DETECTED } from "../core/rate-limit.ts";
import type { Redactor } from "../core/redactor.ts";
import { openState, type Settings, type State } from "../core/schedule.ts";
import { wholeOf } from "../core/split.ts";
import {
  type Counts,
  countTasks,
  exitCode,
  heldAgainst,
  type Judgement,
  type RunResult,
  type RunStatus,
} from "../core/tally.ts";
import type { Tasks } from "../core/task.ts";
import { UserError } from "../core/user-error.ts";
import type { Report } from "../report/report.ts";
import { filterEnvironment } from "../run/child-environment.ts";
import { runHelperCommand } from "../run/helper-command.ts";
import { launcherEntry } from "../run/launcher-entry.ts";
import type { EchoLine } from "../run/output.ts";
import { createSpawner } from "../run/process-spawner.ts";
import type { Spawner } from "../run/spawner.ts";
import { FORMAT_VERSION } from "../store/format.ts";
import { folderMark, StateFolder, type StatePaths } from "../store/state-folder.ts";
import { readTasks } from "../tasks/read-tasks.ts";
import type { Carry } from "./carry.ts";
import { checkPlaceholders, checkWorkingDirectory } from "./check-command.ts";
import { learnedLimits, restoreCircuit, restoreLimit, resumeAt, storedCircuits } from "./circuits.ts";
import { type LoopControl, type LoopEnd, startLoop } from "./loop.ts";
import { buildOutputs, type Outputs } from "./outputs.ts";
import type { Clock, EventSink } from "./ports.ts";
import { campaignOf, type Prepared, prepare } from "./prepare.ts";
import { Recorder } from "./recorder.ts";
import { redactEvent } from "./redact-event.ts";
import type { RunIdentity } from "./run-identity.ts";

export type Signal = "SIGINT" | "SIGTERM";

/** The world of a run, as parameters. */
export interface EngineContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Absolute; what relative paths of inputs start from. */
  readonly workspace: string;
  readonly clock: Clock;
  readonly redactor: Redactor;
  readonly identity: RunIdentity;
  readonly sink: EventSink;
  /** Takes lines of children as they come; null where nobody wants them. */
  readonly echo: ((line: EchoLine) => void) | null;
  /** The reader of limits as of an instant. */
  readonly detectorAt: (nowAt: number) => Detector;
  readonly judgement: Judgement;
  readonly resumeCommand: string;
  /** Calls back for each signal that asks the run to end. */
  readonly onSignal: (handler: (signal: Signal) => void) => void;
  /** Carries the state between runs and jobs; null where the folder alone is the store. */
  readonly openCarry: ((paths: StatePaths, warn: (message: string) => void) => Carry) | null;
}

export interface RunEnd {
  readonly result: RunResult;
  readonly reason: string;
  /** What `fail-on` holds against the run, in words. */
  readonly against: readonly string[];
  readonly exitCode: number;
  readonly outputs: Outputs;
  /** What annotations are made from; null where the state could not be read. */
  readonly report: Report | null;
}

const CANCEL_GRACE_MS = 3_000;
/** From SIGINT to the end of the last save; the runner sends SIGTERM after 7.5 s. */
const CANCEL_BUDGET_MS = 6_000;
/** From SIGINT to the end of the reports: what is left for a state of usual size once it is saved. */
const REPORTS_UNTIL_MS = 6_600;
const PREFLIGHT_TIMEOUT_MS = 30_000;

/**
 * Runs what is outstanding of an evaluation.
 *
 * @throws UserError for bad input, before any child starts
 */
export async function runEvaluation(config: Config, context: EngineContext): Promise<RunEnd> {
  const { clock, identity } = context;
  const startedAt = clock.now();
  const workingDirectory = resolve(context.workspace, config.workingDirectory);
  if (config.taskSource === null || config.command === null) {
    throw new UserError("Expected tasks and a command to run for each of them. Give `tasks` and `command`.");
  }
  const { command } = config;
  checkWorkingDirectory(workingDirectory);
  const early = listenEarly(context.onSignal);
  let tasks: Tasks | null = await readTasks(config.taskSource, {
    signal: early.aborted,
    workspace: context.workspace,
    workingDirectory,
    env: filterEnvironment(context.env, allowed(config.env)),
    provider: config.provider,
    repeats: config.repeats,
    passWithNoTasks: config.passWithNoTasks,
    redactor: context.redactor,
  }).catch((error: unknown) => {
    early.check();
    throw error;
  });
  checkPlaceholders(command, config.shardSize, tasks.count === 0 ? null : tasks.at(0));
  const folder = StateFolder.open(resolve(context.workspace, config.stateDir), context.redactor);
  try {
    const carry = context.openCarry?.(folder.paths, (message) =>
      context.sink.on({ event: "warning", message, at: iso(clock.now()) }),
    );
    early.aborted.addEventListener("abort", () => carry?.endBy(clock.now()));
    await carry?.restore((known) => campaignOf(config, identity, { known, now: startedAt }));
    early.check();
    const detector = context.detectorAt(startedAt);
    const prepared = await prepare(folder, { config, tasks, identity, detector, now: startedAt }).catch(
      (error: unknown) => {
        throw unusable(folder.paths.root, error);
      },
    );
    early.check();
    // For the hours that the run may take, only what is outstanding is kept.
    tasks = null;
    const facts = { config, context, folder, prepared, command, workingDirectory, startedAt };
    const run = new Run({ ...facts, carry: carry ?? null });
    return await run.toEnd();
  } finally {
    folder.close();
  }
}

/** A state folder that holds links, folders or devices in place of its files is the user's to mend, not a bug. */
function unusable(root: string, error: unknown): unknown {
  if (error instanceof UserError || !(error instanceof Error && "code" in error)) return error;
  return new UserError(
    `Expected plain files that can be read and written in the state folder ${root}, but: ${error.message}. ` +
      "Remove what is in the way, or give another `state-dir`.",
    { cause: error },
  );
}

/** Until the first child there is nothing to save: helper commands are ended, and the run with them. */
function listenEarly(onSignal: EngineContext["onSignal"]): { readonly aborted: AbortSignal; check(): void } {
  const controller = new AbortController();
  let early: Signal | null = null;
  onSignal((signal) => {
    early ??= signal;
    controller.abort();
  });
  return {
    aborted: controller.signal,
    check() {
      if (early !== null) throw new Interrupted(early);
    },
  };
}

/** How many children this job may run: its share where several jobs have one budget. */
export function concurrencyOf(config: Pick<Config, "concurrency" | "sharedConcurrency" | "job">): number {
  const { sharedConcurrency: shared, job } = config;
  if (shared === null) return config.concurrency;
  const share = Math.floor(shared / job.total) + (job.index < shared % job.total ? 1 : 0);
  return Math.max(1, Math.min(config.concurrency, share));
}

function allowed(env: ChildEnv): "inherit" | readonly string[] {
  return env.kind === "inherit" ? "inherit" : env.names;
}

interface RunFacts {
  readonly config: Config;
  readonly context: EngineContext;
  readonly folder: StateFolder;
  readonly prepared: Prepared;
  readonly command: ChildCommand;
  readonly workingDirectory: string;
  readonly startedAt: number;
  readonly carry: Carry | null;
}

/** One run over a prepared state; used once. */
class Run {
  readonly #facts: RunFacts;
  readonly #settings: Settings;
  #seq: number;
  #storeTrouble = false;
  /** Null as long as nobody has asked the run to end. */
  #cancelledAt: number | null = null;
  /** Ends helper commands such as a preflight when the run is interrupted. */
  readonly #helpers = new AbortController();

  constructor(facts: RunFacts) {
    this.#facts = facts;
    this.#settings = settingsOf(facts);
    this.#seq = facts.prepared.checkpoint?.seq ?? 0;
  }

  async toEnd(): Promise<RunEnd> {
    const { prepared, context, config } = this.#facts;
    context.onSignal(() => this.#cancel());
    const initial = openState(this.#settings, this.#lanes(), {
      now: this.#facts.startedAt,
      durationsMs: prepared.durationsS.map((duration) => duration * 1_000),
    });
    this.#saveCheckpoint(initial, this.#wholeIsSettled());
    this.#tell({
      event: "run_started",
      run: context.identity.run,
      job: context.identity.job,
      campaign: prepared.campaign.id,
      tasks: prepared.total,
      part: prepared.part.length,
      outstanding: prepared.outstanding.length,
      job_index: config.job.index,
      job_total: config.job.total,
      concurrency: this.#settings.concurrency,
      max_attempts: config.maxAttempts,
      deadline_at: this.#settings.deadlineAt === null ? null : iso(this.#settings.deadlineAt),
    });
    for (const message of prepared.warnings) this.#tell({ event: "warning", message });
    const end: LoopEnd =
      prepared.outstanding.length === 0
        ? { status: "complete", reason: "nothing is outstanding", state: initial }
        : await this.#loop(initial);
    return this.#finish(end);
  }

  async #loop(initial: State): Promise<LoopEnd> {
    const { config, context, folder, prepared, carry } = this.#facts;
    const { clock, identity } = context;
    const recorder = new Recorder(
      folder,
      { campaign: prepared.campaign.id, run: identity.run, job: identity.job },
      prepared.history,
      (message) => this.#tell({ event: "warning", message }),
    );
    const spawner = this.#spawner();
    const sequenceKey = (sequence: number) => `${identity.run}.${identity.job}.${String(sequence).padStart(6, "0")}`;
    const loop = startLoop(initial, {
      clock,
      spawner,
      recorder,
      tell: (note, at) => {
        this.#tell(note, at);
        if (note.event === "task_settled") carry?.changed();
        if (note.event !== "circuit_changed") return;
        const state = loop.control.state();
        this.#saveCheckpoint(state, false);
        const stopped = stoppedProviders(state);
        if (note.to === "open" && stopped.includes(note.provider)) carry?.stopped(stopped);
      },
      rules: (nowAt): ClassifyRules => ({ exitCodes: config.exitCodes, detector: context.detectorAt(nowAt) }),
      preflight: (provider) => this.#preflight(provider),
      random: Math.random,
      keyOf: sequenceKey,
      timeoutMs: config.taskTimeoutMs,
    });
    this.#obeySignals(loop.control, spawner);
    carry?.begin(prepared.campaign.id, (circuit) => loop.control.learnCircuit(circuit));
    try {
      const end = await loop.end;
      recorder.flush();
      if (recorder.unstoredCount > 0) {
        this.#tell({
          event: "warning",
          message: `${recorder.unstoredCount} rows could not be written; their tasks stay outstanding`,
        });
      }
      return end;
    } finally {
      await spawner.close();
    }
  }

  /** The first signal ends the run in order, the next one at once. */
  #obeySignals(control: LoopControl, spawner: Spawner): void {
    let signals = 0;
    this.#facts.context.onSignal((signal) => {
      signals += 1;
      this.#cancel();
      control.interrupt(signal);
      if (signals === 1) return;
      for (const key of control.state().running.keys()) spawner.stop(key, { reason: "interrupted", graceMs: 0 });
    });
  }

  /** From here on little time is left, also where nothing runs any more. */
  #cancel(): void {
    const { carry, context } = this.#facts;
    this.#cancelledAt ??= context.clock.now();
    carry?.endBy(this.#cancelledAt + CANCEL_BUDGET_MS);
    this.#helpers.abort();
  }

  #spawner(): Spawner {
    const { config, context, folder, workingDirectory, command } = this.#facts;
    const { identity } = context;
    return createSpawner({
      command: command.kind === "shell" ? { kind: "shell", command: command.text } : command,
      workingDirectory,
      environment: context.env,
      envAllow: allowed(config.env),
      inboxFolder: folder.paths.inbox,
      logsFolder: folder.paths.logs,
      killGraceMs: config.killGraceMs,
      silenceTimeoutMs: config.silenceTimeoutMs,
      failureLogs: config.failureLogs,
      redactor: context.redactor,
      echo: context.echo,
      launcherEntry: launcherEntry(),
      runMarker: `${folderMark(folder.paths.root)}-${identity.run}-${identity.job}`,
      run: identity.run,
      job: identity.job,
      clock: context.clock,
    });
  }

  #lanes(): Lane[] {
    const { prepared, startedAt, config } = this.#facts;
    const byProvider = new Map<string, Pending[]>();
    for (const [position, { task, attempt }] of prepared.outstanding.entries()) {
      const pending: Pending = { task, position, attempt, kills: 0, capRounds: 0, alone: false };
      const lane = byProvider.get(task.provider);
      if (lane) lane.push(pending);
      else byProvider.set(task.provider, [pending]);
    }
    return [...byProvider].map(([provider, pending]) =>
      openLane(provider, pending, {
        ceiling: this.#settings.concurrency,
        learnedLimit: prepared.isNew ? null : restoreLimit(prepared.checkpoint, provider),
        circuit: restoreCircuit(prepared.checkpoint, provider, startedAt),
        preflight: config.preflight !== null,
      }),
    );
  }

  /** Asks the provider before work is risked. A timeout or any other trouble is not a rate limit. */
  async #preflight(provider: string): Promise<Detection> {
    const { config, context, workingDirectory } = this.#facts;
    if (config.preflight === null) return NOTHING_DETECTED;
    const env = { ...filterEnvironment(context.env, allowed(config.env)), CARRYOVER_PROVIDER: provider };
    const end = await runHelperCommand(config.preflight, {
      cwd: workingDirectory,
      env,
      timeoutMs: this.#preflightMs(),
      signal: this.#helpers.signal,
    });
    if (end.timedOut || end.exitCode === null) return NOTHING_DETECTED;
    const detector = context.detectorAt(context.clock.now());
    const read = end.exitCode === 0 ? detector.detectNotice : detector.detect;
    const detections = [end.stderr, end.stdout].map((text) => read(context.redactor.redact(text)));
    const found = detections.find((detection) => detection.kind !== "none" && detection.kind !== "overload");
    if (found !== undefined || config.exitCodes.get(end.exitCode) !== "rate_limited") return found ?? NOTHING_DETECTED;
    return { ...NOTHING_DETECTED, kind: "cap", form: "exit-code", evidence: `preflight: exit ${end.exitCode}` };
  }

  #preflightMs(): number {
    const { deadlineAt } = this.#settings;
    if (deadlineAt === null) return PREFLIGHT_TIMEOUT_MS;
    return Math.max(1, Math.min(PREFLIGHT_TIMEOUT_MS, deadlineAt - this.#facts.context.clock.now()));
  }

  async #finish(end: LoopEnd): Promise<RunEnd> {
    const { prepared, config, context, folder } = this.#facts;
    const counts = countTasks(prepared.part, prepared.history, config.maxAttempts);
    const status = statusOf(end.status, counts);
    const { ending } = end.state;
    const result: RunResult = {
      status,
      counts,
      failedAlike: ending?.cause === "fails-alike",
      signal: status === "interrupted" ? (ending?.signal ?? null) : null,
    };
    const circuits = this.#saveCheckpoint(end.state, this.#wholeIsSettled());
    const at = this.#resumeAt(circuits, counts);
    const { resumeCommand, judgement } = context;
    const against = heldAgainst(result, judgement);
    const reason = context.redactor.redact(end.reason);
    const outputs = buildOutputs({
      status,
      reason,
      counts,
      resumeAt: at,
      resumeCommand,
      paths: folder.paths,
    });
    this.#tell({
      event: "run_ended",
      run: context.identity.run,
      job: context.identity.job,
      status,
      reason,
      counts,
      against,
      resume_at: String(outputs["resume-at"]),
      resume_command: String(outputs["resume-command"]),
      ...(result.failedAlike ? { failed_alike: true } : {}),
    });
    // On a cancel the runner kills the process soon: the save goes first, and has what time is left.
    await this.#facts.carry?.end(prepared.campaign.id);
    const { writeReports } = await import("./write-reports.ts");
    const report = await writeReports({
      leftMs: () => (this.#cancelledAt ?? Number.POSITIVE_INFINITY) + REPORTS_UNTIL_MS - context.clock.now(),
      paths: folder.paths,
      campaign: prepared.campaign.id,
      maxAttempts: config.maxAttempts,
      part: prepared.isInPart,
      run: context.identity.run,
      warn: (message) => context.sink.on({ event: "warning", message, at: iso(context.clock.now()) }),
    });
    return {
      result,
      reason,
      against,
      exitCode: exitCode(result, judgement),
      outputs,
      report,
    };
  }

  /** Completeness of a campaign is judged over the whole list, also by a job that runs a part. */
  #wholeIsSettled(): boolean {
    const { prepared, config } = this.#facts;
    return countTasks(wholeOf(prepared.total), prepared.history, config.maxAttempts).outstanding === 0;
  }

  #resumeAt(circuits: ReturnType<typeof storedCircuits>, counts: Counts): number | null {
    if (counts.outstanding === 0) return null;
    const { prepared, config } = this.#facts;
    const providers = new Set<string>();
    for (const { task } of prepared.outstanding) {
      if (standingOf(prepared.history.get(task.hash), config.maxAttempts) === "outstanding")
        providers.add(task.provider);
    }
    return resumeAt(circuits, providers);
  }

  #saveCheckpoint(state: State, isComplete: boolean): ReturnType<typeof storedCircuits> {
    const { prepared, context, folder } = this.#facts;
    const now = context.clock.now();
    const circuits = storedCircuits(state, prepared.checkpoint, now);
    this.#seq += 1;
    const [present, ...others] = prepared.campaigns;
    const record = present ?? prepared.campaign;
    const { workflowRun } = context.identity;
    const campaign = settleCampaign(record, { isComplete, workflowRun, completedAt: iso(now) });
    try {
      folder.writeCheckpoint({
        v: FORMAT_VERSION,
        seq: this.#seq,
        updated_at: iso(now),
        run: context.identity.run,
        job: context.identity.job,
        jobs: Math.max(this.#facts.config.job.total, prepared.isNew ? 1 : (prepared.checkpoint?.jobs ?? 1)),
        campaigns: [campaign, ...others],
        circuits,
        limits: learnedLimits(state),
        durations_s: state.durationsMs.map((duration) => Math.round(duration) / 1_000),
      });
    } catch (error) {
      this.#warnOfStore(error);
    }
    return circuits;
  }

  #tell(note: Note, at: number = this.#facts.context.clock.now()): void {
    const event = redactEvent({ ...note, at: iso(at) }, this.#facts.context.redactor);
    try {
      this.#facts.folder.appendEvent(event);
    } catch (error) {
      this.#warnOfStore(error);
    }
    this.#facts.context.sink.on(event);
  }

  /** Trouble with the store is a warning during a run, told once. */
  #warnOfStore(error: unknown): void {
    if (this.#storeTrouble) return;
    this.#storeTrouble = true;
    const message = `the state folder cannot be written: ${error instanceof Error ? error.message : String(error)}`;
    this.#facts.context.sink.on({ event: "warning", message, at: iso(this.#facts.context.clock.now()) });
  }
}

function settingsOf({ config, prepared, startedAt }: RunFacts): Settings {
  return {
    concurrency: concurrencyOf(config),
    shardSize: config.shardSize,
    maxAttempts: config.maxAttempts,
    maxFailures: maxFailuresOf(config.maxFailures, prepared.total),
    failFast: config.failFast,
    maxWaitMs: config.maxWaitMs,
    defaultWaitMs: config.defaultWaitMs,
    stopGraceMs: config.stopGraceMs,
    interruptGraceMs: CANCEL_GRACE_MS,
    killGraceMs: config.killGraceMs,
    deadlineAt: config.timeBudgetMs === null ? null : startedAt + config.timeBudgetMs,
    preflight: config.preflight !== null && prepared.outstanding.length > 0,
  };
}

/**
 * The status by what is on disk: a signal that comes while the last child passes interrupts nothing, and a row
 * that could not be written leaves its task outstanding.
 */
function statusOf(ended: RunStatus, counts: Counts): RunStatus {
  if (counts.outstanding === 0) return ended === "aborted" ? ended : "complete";
  return ended === "complete" ? "incomplete" : ended;
}

/** Providers that are done for this run; one whose circuit is waited for is not. */
function stoppedProviders(state: State): string[] {
  return [...state.lanes.values()].flatMap(({ provider, circuit }) =>
    circuit.state === "open" && circuit.policy === "stop" ? [provider] : [],
  );
}

/** `N%` is of all tasks, and at least one. */
function maxFailuresOf(limit: Config["maxFailures"], total: number): number | null {
  if (limit === null) return null;
  return limit.kind === "count" ? limit.count : Math.max(1, Math.ceil((limit.percent / 100) * total));
}
