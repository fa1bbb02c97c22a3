/** One run over a prepared state: its loop, its children, its end. */
import type { ChildCommand, Config } from "../config/config.ts";
import { iso } from "../core/answer.ts";
import type { ClassifyRules } from "../core/classify.ts";
import { standingOf } from "../core/history.ts";
import { openState, type Settings, type State } from "../core/schedule.ts";
import { type Counts, countTasks, exitCode, heldAgainst, type RunResult, type RunStatus } from "../core/tally.ts";
import { createSpawner } from "../run/process-spawner.ts";
import type { Spawner } from "../run/spawner.ts";
import type { StoredCircuit } from "../store/format.ts";
import { folderMark, type StateFolder } from "../store/state-folder.ts";
import type { Carry } from "./carry.ts";
import { resumeAt } from "./circuits.ts";
import { type LoopControl, type LoopEnd, startLoop } from "./loop.ts";
import { buildOutputs } from "./outputs.ts";
import { askProvider } from "./preflight.ts";
import type { Prepared } from "./prepare.ts";
import { Recorder } from "./recorder.ts";
import type { EngineContext, RunEnd } from "./run-context.ts";
import { RunRecord } from "./run-record.ts";
import { allowedNames, commandForm, lanesOf, settingsOf } from "./run-settings.ts";

/** From SIGINT to the end of the last save; the runner sends SIGTERM after 7.5 s. */
const CANCEL_BUDGET_MS = 6_000;
/** From SIGINT to the end of the reports: what is left for a state of usual size once it is saved. */
const REPORTS_UNTIL_MS = 6_600;

export interface RunFacts {
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
export class PreparedRun {
  readonly #facts: RunFacts;
  readonly #settings: Settings;
  readonly #record: RunRecord;
  /** Null as long as nobody has asked the run to end. */
  #cancelledAt: number | null = null;
  /** Ends helper commands such as a preflight when the run is interrupted. */
  readonly #helpers = new AbortController();

  constructor(facts: RunFacts) {
    this.#facts = facts;
    this.#settings = settingsOf(facts);
    this.#record = new RunRecord(facts);
  }

  async toEnd(): Promise<RunEnd> {
    const { prepared, context, config } = this.#facts;
    context.onSignal(() => this.#cancel());
    const initial = openState(this.#settings, lanesOf(this.#facts, this.#settings.concurrency), {
      now: this.#facts.startedAt,
      durationsMs: prepared.durationsS.map((duration) => duration * 1_000),
    });
    this.#record.saveSettled(initial);
    this.#record.tell({
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
    for (const message of prepared.warnings) this.#record.tell({ event: "warning", message });
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
      (message) => this.#record.tell({ event: "warning", message }),
    );
    const spawner = this.#spawner(() => recorder.unstoredCount === 0);
    const sequenceKey = (sequence: number) => `${identity.run}.${identity.job}.${String(sequence).padStart(6, "0")}`;
    const loop = startLoop(initial, {
      clock,
      spawner,
      recorder,
      tell: (note, at) => {
        this.#record.tell(note, at);
        if (note.event === "task_settled") carry?.changed();
        if (note.event !== "circuit_changed") return;
        const state = loop.control.state();
        this.#record.save(state);
        const stopped = stoppedProviders(state);
        if (note.to === "open" && stopped.includes(note.provider)) carry?.stopped(stopped);
      },
      rules: (nowAt): ClassifyRules => ({ exitCodes: config.exitCodes, detector: context.detectorAt(nowAt) }),
      preflight: (provider) =>
        askProvider(provider, { ...this.#facts, deadlineAt: this.#settings.deadlineAt, signal: this.#helpers.signal }),
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
        this.#record.tell({
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

  #spawner(isStored: () => boolean): Spawner {
    const { config, context, folder, workingDirectory, command } = this.#facts;
    const { identity } = context;
    return createSpawner({
      command: commandForm(command),
      workingDirectory,
      environment: context.env,
      envAllow: allowedNames(config.env),
      inboxFolder: folder.paths.inbox,
      logsFolder: folder.paths.logs,
      killGraceMs: config.killGraceMs,
      silenceTimeoutMs: config.silenceTimeoutMs,
      failureLogs: config.failureLogs,
      redactor: context.redactor,
      echo: context.echo,
      isStored,
      runMarker: `${folderMark(folder.paths.root)}-${identity.run}-${identity.job}`,
      run: identity.run,
      job: identity.job,
      clock: context.clock,
    });
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
    const circuits = this.#record.saveSettled(end.state);
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
    this.#record.tell({
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

  #resumeAt(circuits: Readonly<Record<string, StoredCircuit>>, counts: Counts): number | null {
    if (counts.outstanding === 0) return null;
    const { prepared, config } = this.#facts;
    const providers = new Set<string>();
    for (const { task } of prepared.outstanding) {
      if (standingOf(prepared.history.get(task.hash), config.maxAttempts) === "outstanding")
        providers.add(task.provider);
    }
    return resumeAt(circuits, providers);
  }
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
