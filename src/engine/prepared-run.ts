/** One run over a prepared state: its loop, its children, its end. */

import { isSuperseded } from "../core/campaign.ts";
import { FOLDER_LOST } from "../core/ending.ts";
import { standingOf } from "../core/history.ts";
import { iso } from "../core/instant.ts";
import { reasonOf } from "../core/reason.ts";
import { isSelectionDone, selectionDone } from "../core/selection.ts";
import { openState, type Settings, type State } from "../core/state.ts";
import { type Counts, countTasks, type RunStatus, type Signal } from "../core/tally.ts";
import { findCurrentReports } from "../report/current-reports.ts";
import type { StoredCircuit } from "../store/format.ts";
import type { LoopEnd } from "./loop.ts";
import { outdatedWords, type Prepared, type RunScope } from "./prepare.ts";
import { warnIn } from "./run-context.ts";
import { resumeAt } from "./run-memory.ts";
import type { OutstandingOptions } from "./run-outstanding.ts";
import { commandHash, RunRecord } from "./run-record.ts";
import { lanesOf, settingsOf } from "./run-settings.ts";
import { concludeRun, countRegressed, type RunEnd } from "./verdict.ts";
import type { WrittenReports, writeReports } from "./write-reports.ts";

/** From SIGINT to the end of the last save. The runner sends SIGTERM after 7.5 s. */
const CANCEL_BUDGET_MS = 6_000;
/** From SIGINT to the end of the reports: the time left after saving a state of usual size. */
const REPORTS_UNTIL_MS = 6_600;

type RunOutstanding = (initial: State, options: OutstandingOptions) => Promise<LoopEnd>;

/** The parts that not every run needs. */
export interface RunParts {
  readonly loadChildren: () => Promise<RunOutstanding>;
  readonly loadReports: () => Promise<typeof writeReports>;
}

const LOADED_PARTS: RunParts = {
  loadChildren: async () => (await import("./run-outstanding.ts")).runOutstanding,
  loadReports: async () => (await import("./write-reports.ts")).writeReports,
};

const NOTHING_LEFT = "nothing is outstanding";

/** One run over a prepared state. Use it once. */
export class PreparedRun {
  readonly #options: RunScope;
  readonly #settings: Settings;
  readonly #record: RunRecord;
  /** Null until the run is asked to end. */
  #cancelledAt: number | null = null;
  /** Stops the children. Does nothing if there are none. */
  #interrupt: (signal: Signal) => void = () => {};

  constructor(options: RunScope) {
    this.#options = options;
    this.#settings = settingsOf(options.config, options.prepared.total, options.startedAt);
    this.#record = new RunRecord(options);
  }

  get prepared(): Prepared {
    return this.#options.prepared;
  }

  async toEnd({ loadChildren, loadReports } = LOADED_PARTS): Promise<RunEnd> {
    const { prepared, context, config } = this.#options;
    const runOutstanding = prepared.outstanding.length === 0 ? null : await loadChildren();
    context.onSignal((signal) => {
      this.#cancel();
      this.#interrupt(signal);
    });
    const lanes = lanesOf(this.#options, { now: context.clock.now(), concurrency: this.#settings.concurrency });
    const initial = openState(this.#settings, lanes, {
      now: this.#options.startedAt,
      durationsMs: (prepared.checkpoint?.durations_s ?? []).map((duration) => duration * 1_000),
      campaign: prepared.memory.campaign,
    });
    const judged = this.#findCurrentReports();
    const previous = prepared.isNew ? prepared.campaigns[1] : undefined;
    // Campaigns of commits and named campaigns do not follow each other.
    const isNewPass = previous?.complete === true && isSuperseded(previous.id, prepared.campaign.id);
    this.#record.saveSettled(initial);
    this.#record.publish({
      event: "run_started",
      run: context.identity.run,
      job: context.identity.job,
      campaign: prepared.campaign.id,
      tasks: prepared.total,
      part: prepared.part.length,
      outstanding: prepared.outstanding.length,
      ...(prepared.unselected > 0 ? { unselected: prepared.unselected } : {}),
      job_index: config.job.index,
      job_total: config.job.total,
      concurrency: this.#settings.concurrency,
      default_provider: config.provider,
      max_attempts: config.maxAttempts,
      deadline_at: this.#settings.deadlineAt === null ? null : iso(this.#settings.deadlineAt),
      ...(isNewPass ? { new_pass_after: previous.id } : {}),
    });
    this.#noteChangedCommand();
    const outdated = outdatedWords(prepared);
    if (outdated !== null) context.inform(outdated);
    for (const message of prepared.warnings) this.#record.warn(message);
    const onSignal: OutstandingOptions["onSignal"] = (handler) => {
      this.#interrupt = handler;
    };
    const end = (await runOutstanding?.(initial, { ...this.#options, record: this.#record, onSignal })) ?? {
      status: "complete",
      reason: NOTHING_LEFT,
      state: initial,
    };
    return this.#finish(end, judged, loadReports);
  }

  /**
   * Reported once, because the checkpoint of this run stores the new command, and by the first job of a matrix only. Not
   * with `inputs`, which say what results depend on.
   */
  #noteChangedCommand(): void {
    const { prepared, config, context } = this.#options;
    const before = prepared.checkpoint?.command;
    const isSame = before === undefined || before === commandHash(this.#options);
    if (isSame || prepared.isNew || config.inputs.length > 0 || config.job.index > 0) return;
    context.notice(
      `the command has changed since the last run of campaign ${prepared.campaign.id}. Existing results are kept. ` +
        "To run all tasks again, start another `campaign`; to run them again whenever files change, name the files in `inputs`.",
    );
  }

  /** From here on little time is left, even if no children run. */
  #cancel(): void {
    const { carry, context } = this.#options;
    this.#cancelledAt ??= context.clock.now();
    carry?.endBy(this.#cancelledAt + CANCEL_BUDGET_MS);
  }

  /** @param judged the conditions that failed the run in the existing reports; null if they must be written again */
  async #finish(end: LoopEnd, judged: readonly string[] | null, loadReports: RunParts["loadReports"]): Promise<RunEnd> {
    const { prepared, config, context, folder } = this.#options;
    this.#record.forgetLost();
    this.#dropUnlisted();
    this.#record.warnOfSetbacks();
    const counts = countTasks(prepared.part, prepared.history, config.maxAttempts);
    // A folder that belongs to another run is neither written nor saved as ours.
    const isLost = !folder.isOurs();
    if (isLost) this.#options.carry?.leave();
    const status = isLost ? "interrupted" : statusOf(end.status, counts);
    const { ending } = end.state;
    const { campaign, history, isInPart } = prepared;
    const regressed = countRegressed(context, folder.paths, { campaign: campaign.id, history, isInPart });
    const circuits = isLost ? {} : this.#record.saveSettled(end.state);
    const reason = context.redactor.redact(isLost ? FOLDER_LOST : endReasonOf(end, status, prepared));
    const verdict = concludeRun(
      {
        status,
        counts,
        regressed,
        sameFailure: ending?.cause === "same-failure" || ending?.cause === "authentication",
        signal: status === "interrupted" ? (ending?.signal ?? null) : null,
        reason,
        resumeAt: this.#resumeAt(circuits, counts),
        ...(isSelectionDone(reason) ? { resumeCommand: context.unselectiveCommand ?? "" } : {}),
        paths: folder.paths,
      },
      context,
    );
    this.#record.publish(verdict.event);
    // On a cancel the runner kills the process soon, so the save comes first and gets the time that is left.
    await this.#options.carry?.end(prepared.campaign.id);
    const isSameVerdict = judged !== null && judged.join("\n") === verdict.end.against.join("\n");
    const { report = null, summary = null } = (isLost || isSameVerdict ? null : await this.#report(loadReports)) ?? {};
    return { ...verdict.end, report, summary };
  }

  /** At the end, when nobody waits for a child: a ledger of a million rows takes a second. An interrupted run has no time. */
  #dropUnlisted(): void {
    const { prepared, folder } = this.#options;
    const { campaign, history, unlisted, total } = prepared;
    if (unlisted <= total || this.#cancelledAt !== null || !folder.isOurs()) return;
    try {
      folder.dropUnlisted(campaign.id, history.index);
    } catch (error) {
      warnIn(this.#options.context)(`rows of tasks that are no longer listed could not be dropped: ${reasonOf(error)}`);
    }
  }

  async #report(loadReports: RunParts["loadReports"]): Promise<WrittenReports | null> {
    const { prepared, config, context, folder } = this.#options;
    const warn = warnIn(context);
    // Code that is loaded only now may have been damaged since the start. The run itself is over, and its result
    // stands.
    const writeReports = await loadReports().catch((error: unknown) => {
      warn(`could not write the reports: ${reasonOf(error)}`);
      return null;
    });
    if (writeReports === null) return null;
    // The reports are made from the folder alone. Two lists of a million tasks would take too much memory.
    prepared.history.release();
    return writeReports({
      leftMs: () => (this.#cancelledAt ?? Number.POSITIVE_INFINITY) + REPORTS_UNTIL_MS - context.clock.now(),
      paths: folder.paths,
      campaign: prepared.campaign.id,
      maxAttempts: config.maxAttempts,
      part: prepared.isInPart,
      run: context.identity.run,
      warn,
    });
  }

  /** Called before this run writes events. */
  #findCurrentReports(): readonly string[] | null {
    const { context, folder, prepared } = this.#options;
    const isIdle = prepared.outstanding.length === 0 && prepared.isInPart === null;
    return isIdle && context.needsReport === false ? findCurrentReports(folder.paths, prepared.total) : null;
  }

  #resumeAt(circuits: Readonly<Record<string, StoredCircuit>>, counts: Counts): number | null {
    if (counts.outstanding === 0) return null;
    const { prepared, config } = this.#options;
    const providers = new Set(prepared.deferredProviders);
    for (const { task } of prepared.outstanding) {
      if (standingOf(prepared.history.get(task.hash), config.maxAttempts) === "outstanding")
        providers.add(task.provider);
    }
    // The same command runs only tasks that this run has selected, so the stops of other tasks count if these have none.
    return resumeAt(circuits, providers) ?? resumeAt(circuits, prepared.leftProviders);
  }
}

/** The reason of the end. It may differ from the loop's, because the counts on disk decide the status. */
function endReasonOf(
  ended: LoopEnd,
  status: RunStatus,
  { unselected, deferred }: Pick<Prepared, "unselected" | "deferred">,
): string {
  if (status === ended.status) return ended.reason;
  // The run was asked to end when nothing was left to do.
  if (status === "complete") return NOTHING_LEFT;
  if (deferred > 0) return "max-tasks: the remaining tasks are left for the next run";
  return unselected > 0 ? selectionDone(unselected) : "the results of some tasks are not on disk";
}

/**
 * The status from the counts on disk. A signal during the last passing child interrupts nothing, and a row that could
 * not be written leaves its task outstanding.
 */
function statusOf(ended: RunStatus, counts: Counts): RunStatus {
  if (counts.outstanding === 0) return ended === "aborted" ? ended : "complete";
  return ended === "complete" ? "incomplete" : ended;
}
