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
import { concludeRun, countRegressed, type RunEnd, type Verdict } from "./verdict.ts";
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

/** Runs what a prepared state leaves to do, and judges it. */
export async function runPrepared(
  scope: RunScope,
  { loadChildren, loadReports }: RunParts = LOADED_PARTS,
): Promise<RunEnd> {
  const { prepared, config, context, folder, carry, startedAt } = scope;
  const { clock } = context;
  const runOutstanding = prepared.outstanding.length === 0 ? null : await loadChildren();
  let cancelledAt = Number.POSITIVE_INFINITY;
  const leftMs = () => cancelledAt + REPORTS_UNTIL_MS - clock.now();
  /** Stops the children. Does nothing if there are none. */
  let interrupt: (signal: Signal) => void = () => {};
  context.onSignal((signal) => {
    // From here on little time is left, even if no children run.
    cancelledAt = Math.min(cancelledAt, clock.now());
    carry?.endBy(cancelledAt + CANCEL_BUDGET_MS);
    interrupt(signal);
  });
  const settings = settingsOf(config, prepared.total, startedAt);
  const initial = openState(settings, lanesOf(scope, { now: clock.now(), concurrency: settings.concurrency }), {
    now: startedAt,
    durationsMs: (prepared.checkpoint?.durations_s ?? []).map((duration) => duration * 1_000),
    campaign: prepared.memory.campaign,
  });
  // Before this run writes events.
  const judged = judgedBefore(scope);
  const record = new RunRecord(scope);
  record.saveSettled(initial);
  announce(scope, record, settings);
  const end = (await runOutstanding?.(initial, { ...scope, record, onSignal: (handler) => (interrupt = handler) })) ?? {
    status: "complete",
    reason: NOTHING_LEFT,
    state: initial,
  };
  const counts = countStored(scope, record, leftMs);
  record.warnOfSetbacks();
  const verdict = conclude(scope, record, { ...end, counts });
  record.publish(verdict.event);
  // On a cancel the runner kills the process soon, so the save comes first and gets the time that is left.
  await carry?.end(prepared.campaign.id);
  const isSameVerdict = judged !== null && judged.join("\n") === verdict.end.against.join("\n");
  const written = isSameVerdict || !folder.isOurs() ? null : await report(scope, loadReports, leftMs);
  return { ...verdict.end, report: written?.report ?? null, summary: written?.summary ?? null };
}

/** The conditions that failed the run in the existing reports; null if they must be written again. */
function judgedBefore({ context, folder, prepared }: RunScope): readonly string[] | null {
  const isIdle = prepared.outstanding.length === 0 && prepared.isInPart === null;
  return isIdle && context.needsReport === false ? findCurrentReports(folder.paths, prepared.total) : null;
}

/** Says what the run is about to do. */
function announce(scope: RunScope, record: RunRecord, { concurrency, deadlineAt }: Settings): void {
  const { prepared, context, config } = scope;
  const previous = prepared.isNew ? prepared.campaigns[1] : undefined;
  // Campaigns of commits and named campaigns do not follow each other.
  const isNewPass = previous?.complete === true && isSuperseded(previous.id, prepared.campaign.id);
  record.publish({
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
    concurrency,
    default_provider: config.provider,
    max_attempts: config.maxAttempts,
    deadline_at: deadlineAt === null ? null : iso(deadlineAt),
    ...(isNewPass ? { new_pass_after: previous.id } : {}),
  });
  noteChangedCommand(scope);
  const outdated = outdatedWords(prepared);
  if (outdated !== null) context.inform(outdated);
  for (const message of prepared.warnings) record.warn(message);
}

/**
 * Reported once, because the checkpoint of this run stores the new command, and by the first job of a matrix only. Not
 * with `inputs`, which say what results depend on.
 */
function noteChangedCommand(scope: RunScope): void {
  const { prepared, config, context } = scope;
  const before = prepared.checkpoint?.command;
  const isSame = before === undefined || before === commandHash(scope);
  if (isSame || prepared.isNew || config.inputs.length > 0 || config.job.index > 0) return;
  context.notice(
    `the command has changed since the last run of campaign ${prepared.campaign.id}. Existing results are kept. ` +
      "To run all tasks again, start another `campaign`; to run them again whenever files change, name the files in `inputs`.",
  );
}

/**
 * The counts of what is on disk. Rows of tasks that are no longer listed are dropped at the end, when nobody waits for a
 * child: a ledger of a million rows takes a second. An interrupted run has no time.
 */
function countStored(scope: RunScope, record: RunRecord, leftMs: () => number): Counts {
  const { prepared, config, folder } = scope;
  const { campaign, history, unlisted, total, part } = prepared;
  record.forgetLost();
  if (unlisted > total && leftMs() === Number.POSITIVE_INFINITY && folder.isOurs()) {
    try {
      folder.dropUnlisted(campaign.id, history.index);
    } catch (error) {
      warnIn(scope.context)(`rows of tasks that are no longer listed could not be dropped: ${reasonOf(error)}`);
    }
  }
  return countTasks(part, history, config.maxAttempts);
}

/** Writes the last checkpoint. A folder that belongs to another run is neither written nor saved as ours. */
function conclude(scope: RunScope, record: RunRecord, ended: LoopEnd & { readonly counts: Counts }): Verdict {
  const { prepared, context, folder, carry } = scope;
  const { counts, state } = ended;
  const { campaign, history, isInPart } = prepared;
  const isLost = !folder.isOurs();
  if (isLost) carry?.leave();
  const status = isLost ? "interrupted" : statusOf(ended.status, counts);
  const reason = context.redactor.redact(isLost ? FOLDER_LOST : endReasonOf(ended, status, prepared));
  const circuits = isLost ? {} : record.saveSettled(state);
  return concludeRun(
    {
      status,
      counts,
      regressed: countRegressed(context, folder.paths, { campaign: campaign.id, history, isInPart }),
      sameFailure: state.ending?.cause === "same-failure" || state.ending?.cause === "authentication",
      signal: status === "interrupted" ? (state.ending?.signal ?? null) : null,
      reason,
      resumeAt: resumeInstant(scope, circuits, counts),
      ...(isSelectionDone(reason) ? { resumeCommand: context.unselectiveCommand ?? "" } : {}),
      paths: folder.paths,
    },
    context,
  );
}

async function report(
  { prepared, config, context, folder }: RunScope,
  loadReports: RunParts["loadReports"],
  leftMs: () => number,
): Promise<WrittenReports | null> {
  const warn = warnIn(context);
  // Code that is loaded only now may have been damaged since the start. The run itself is over, and its result stands.
  const writeReports = await loadReports().catch((error: unknown) => {
    warn(`could not write the reports: ${reasonOf(error)}`);
    return null;
  });
  if (writeReports === null) return null;
  // The reports are made from the folder alone. Two lists of a million tasks would take too much memory.
  prepared.history.release();
  return writeReports({
    leftMs,
    paths: folder.paths,
    campaign: prepared.campaign.id,
    maxAttempts: config.maxAttempts,
    part: prepared.isInPart,
    run: context.identity.run,
    warn,
  });
}

function resumeInstant(
  { prepared, config }: RunScope,
  circuits: Readonly<Record<string, StoredCircuit>>,
  counts: Counts,
): number | null {
  if (counts.outstanding === 0) return null;
  const providers = new Set(prepared.deferredProviders);
  for (const { task } of prepared.outstanding) {
    if (standingOf(prepared.history.get(task.hash), config.maxAttempts) === "outstanding") providers.add(task.provider);
  }
  // The same command runs only tasks that this run has selected, so the stops of other tasks count if these have none.
  return resumeAt(circuits, providers) ?? resumeAt(circuits, prepared.leftProviders);
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
