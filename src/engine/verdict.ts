/**
 * The verdict over a run or a merge: the conditions of `fail-on` that it meets, its outputs for workflows and scripts,
 * and the event that records it.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Config } from "../config/config.ts";
import type { OutputName } from "../config/outputs.ts";
import type { CampaignRecord } from "../core/campaign.ts";
import type { Note } from "../core/event.ts";
import type { ListHistory } from "../core/history.ts";
import { iso } from "../core/instant.ts";
import {
  type Counts,
  exitCode,
  failReasons,
  type RunResult,
  type RunStatus,
  reportedPassRate,
  type Signal,
} from "../core/tally.ts";
import { markdownCode, markdownText } from "../report/escape.ts";
import type { Report } from "../report/report.ts";
import { writeAtomically } from "../store/atomic-file.ts";
import { readLedger } from "../store/read-history.ts";
import { type StatePaths, statePaths } from "../store/state-paths.ts";
import type { EngineContext } from "./run-context.ts";

export interface RunEnd {
  readonly result: RunResult;
  readonly reason: string;
  /** The `fail-on` conditions that failed the run, in words. */
  readonly against: readonly string[];
  readonly exitCode: number;
  readonly outputs: Outputs;
  /** The data for annotations; null if the state could not be read, or if existing reports were kept. */
  readonly report: Report | null;
  /** The step summary; null if there was no time for it, or if a run that wrote no report has nothing to say. */
  readonly summary: string | null;
}

export interface OutputOptions {
  readonly status: RunStatus;
  readonly reason: string;
  readonly counts: Counts;
  /** Epoch ms; null if there is nothing to wait for. */
  readonly resumeAt: number | null;
  readonly resumeCommand: string;
  readonly paths: StatePaths;
}

/** Typed for `--json`. The runner takes them as text. */
export type Outputs = Readonly<Record<OutputName, string | number | boolean | null>>;

/** If nothing is outstanding there is nothing to resume, so `resume-at` and `resume-command` are empty. */
export function buildOutputs(options: OutputOptions): Outputs {
  const { counts, paths } = options;
  const resume = counts.outstanding > 0;
  return {
    status: options.status,
    resume,
    "resume-at": resume && options.resumeAt !== null ? iso(options.resumeAt) : "",
    "resume-command": resume ? options.resumeCommand : "",
    reason: options.reason,
    ...counts,
    "pass-rate": reportedPassRate(counts),
    "outstanding-file": paths.outstanding,
    "results-file": paths.results,
    "failures-file": paths.failures,
    "summary-file": paths.summary,
    "junit-file": paths.junit,
    "report-file": paths.report,
  };
}

/** The outputs if the outstanding set is unknown. `resume` is true, so a script that asks whether to run will run. */
export function unknownOutputs(options: Pick<OutputOptions, "status" | "reason" | "resumeCommand" | "paths">): Outputs {
  const unknown = { total: null, passed: null, failed: null, errored: null, skipped: null, outstanding: null };
  const outputs = buildOutputs({ ...options, counts: NO_TASKS, resumeAt: null });
  return { ...outputs, ...unknown, resume: true, "resume-command": options.resumeCommand };
}

/** The outputs of a run that a signal ends before it has begun. */
export function interruptedOutputs(
  signal: Signal,
  { stateDir }: Pick<Config, "stateDir">,
  { workspace, resumeCommand }: Pick<EngineContext, "workspace" | "resumeCommand">,
): Outputs {
  const reason = `interrupted by ${signal} before the first child; nothing was run`;
  return unknownOutputs({
    status: "interrupted",
    reason,
    resumeCommand,
    paths: statePaths(resolve(workspace, stateDir)),
  });
}

/** An output as text for the runner; empty if there is no value. */
export function outputText(value: string | number | boolean | null): string {
  return value === null ? "" : String(value);
}

export interface Verdict {
  readonly end: Omit<RunEnd, "report" | "summary">;
  readonly event: Extract<Note, { event: "run_ended" }>;
}

export function concludeRun(
  ended: RunResult & Omit<OutputOptions, "resumeCommand"> & { readonly resumeCommand?: string },
  { identity, judgment, ...context }: Pick<EngineContext, "identity" | "judgment" | "resumeCommand">,
): Verdict {
  const { reason, resumeAt, resumeCommand = context.resumeCommand, paths, ...result } = ended;
  const { status, counts } = result;
  const against = failReasons(result, judgment);
  const outputs = buildOutputs({ status, reason, counts, resumeAt, resumeCommand, paths });
  return {
    end: { result, reason, against, exitCode: exitCode(result, judgment), outputs },
    event: {
      event: "run_ended",
      run: identity.run,
      job: identity.job,
      status,
      reason,
      counts,
      against,
      resume_at: String(outputs["resume-at"]),
      resume_command: resumeCommand,
      ...(result.sameFailure ? { failed_alike: true } : {}),
    },
  };
}

/**
 * Counts the tasks that passed in the baseline and failed their grader in this campaign, if `fail-on` asks for them.
 * Reports a missing baseline.
 *
 * @param history of the present list: a row of a task that was changed or removed since does not count
 * @param isInPart selects the tasks of one job of a matrix by their ids; null for all
 */
export function countRegressed(
  context: Pick<EngineContext, "judgment" | "inform">,
  paths: Pick<StatePaths, "results" | "baseline">,
  {
    campaign,
    history,
    isInPart,
  }: {
    readonly campaign: string;
    readonly history: Pick<ListHistory, "lists">;
    readonly isInPart: ((id: string) => boolean) | null;
  },
): number {
  if (!context.judgment.failOn.regressed) return 0;
  const failed = new Set<string>();
  readLedger(paths.results, (row) => {
    if (row.campaign === campaign && row.status === "failed" && history.lists(row.hash) && (isInPart?.(row.id) ?? true))
      failed.add(row.id);
  });
  let regressed = 0;
  let hasBaseline = false;
  // Deleting the id counts a task once, even if the baseline holds two rows for it.
  readLedger(paths.baseline, (row) => {
    if (row.campaign === campaign) return;
    hasBaseline = true;
    if (row.status === "passed" && failed.delete(row.id)) regressed += 1;
  });
  if (!hasBaseline) {
    const message =
      "fail-on: regressed found no regression, because there is no earlier complete campaign to compare with";
    context.inform(message);
  }
  return regressed;
}

/**
 * The end of a run with nothing to do for a complete campaign: it repeats the verdict and starts nothing. This
 * happens in a re-run of the workflow run that completed the campaign, once another campaign has begun, and for a `retry`
 * that matches no task. The rows of the campaign may be gone, so every job repeats the verdict over the whole list.
 *
 * @param why why there is nothing to do
 */
export function repeatVerdict(
  paths: StatePaths,
  { id, counts = NO_TASKS }: CampaignRecord,
  to: EngineContext,
  why = `this workflow run completed campaign ${id}, and another one has begun since`,
): RunEnd {
  const ended = { status: "complete", counts, sameFailure: false, signal: null } as const;
  const { end, event } = concludeRun({ ...ended, reason: why, resumeAt: null, paths }, to);
  const { against } = end;
  to.sink.on({ ...event, at: iso(to.clock.now()) });
  const summary = summaryOf(id, counts, against, why);
  // An existing summary describes a run that did work, so keep it.
  if (!existsSync(paths.summary)) writeAtomically(paths.summary, (write) => write(summary));
  return { ...end, report: null, summary };
}

/** For a checkpoint of an older version, which stored no counts. */
const NO_TASKS: Counts = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };

function summaryOf(campaign: string, counts: Counts, against: readonly string[], why: string): string {
  const { total, passed, failed, errored, skipped } = counts;
  const verdict = against.length === 0 ? "" : ` The verdict stands: ${markdownText(against.join(" and "))}.`;
  return (
    `## ${against.length === 0 ? "✅" : "❌"} Nothing to do: ${markdownText(why)}\n\n` +
    `Campaign ${markdownCode(campaign)} is complete, so this run starts nothing and saves nothing. ` +
    `${passed} of ${total} tasks passed, ${failed} failed, ${errored} errored and ${skipped} skipped.${verdict}\n`
  );
}
