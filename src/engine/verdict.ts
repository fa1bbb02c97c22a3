/** The verdict over a run or a merge: what `fail-on` holds against it, its outputs, and the event that records it. */
import type { Note } from "../core/event.ts";
import type { ListHistory } from "../core/history.ts";
import { exitCode, failReasons, type RunResult } from "../core/tally.ts";
import { readLedger } from "../store/read-history.ts";
import type { StatePaths } from "../store/state-paths.ts";
import { buildOutputs, type OutputOptions } from "./outputs.ts";
import type { EngineContext, RunEnd } from "./run-context.ts";

export interface Verdict {
  readonly end: Omit<RunEnd, "report" | "summary">;
  readonly event: Extract<Note, { event: "run_ended" }>;
}

export function concludeRun(
  ended: RunResult & Omit<OutputOptions, "resumeCommand"> & { readonly resumeCommand?: string },
  { identity, judgement, ...context }: Pick<EngineContext, "identity" | "judgement" | "resumeCommand">,
): Verdict {
  const { reason, resumeAt, resumeCommand = context.resumeCommand, paths, ...result } = ended;
  const { status, counts } = result;
  const against = failReasons(result, judgement);
  const outputs = buildOutputs({ status, reason, counts, resumeAt, resumeCommand, paths });
  return {
    end: { result, reason, against, exitCode: exitCode(result, judgement), outputs },
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
  context: Pick<EngineContext, "judgement" | "notice">,
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
  if (!context.judgement.failOn.regressed) return 0;
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
    context.notice(message);
  }
  return regressed;
}
