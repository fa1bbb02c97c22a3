/** The outputs of a run, which workflows and scripts read. */
import type { OutputName } from "../config/outputs.ts";
import { iso } from "../core/instant.ts";
import { type Counts, type RunStatus, reportedPassRate } from "../core/tally.ts";
import type { StatePaths } from "../store/state-paths.ts";

export interface OutputOptions {
  readonly status: RunStatus;
  readonly reason: string;
  readonly counts: Counts;
  /** Epoch ms; null if nothing has to be waited for. */
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
    total: counts.total,
    passed: counts.passed,
    failed: counts.failed,
    errored: counts.errored,
    skipped: counts.skipped,
    outstanding: counts.outstanding,
    "pass-rate": reportedPassRate(counts),
    "outstanding-file": paths.outstanding,
    "results-file": paths.results,
    "failures-file": paths.failures,
    "summary-file": paths.summary,
    "junit-file": paths.junit,
    "report-file": paths.report,
  };
}

/** The outputs if nobody knows what is left. `resume` is true, so a script that asks whether to run will run. */
export function unknownOutputs(options: Pick<OutputOptions, "status" | "reason" | "resumeCommand" | "paths">): Outputs {
  const none = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
  const unknown = { total: null, passed: null, failed: null, errored: null, skipped: null, outstanding: null };
  const outputs = buildOutputs({ ...options, counts: none, resumeAt: null });
  return { ...outputs, ...unknown, resume: true, "resume-command": options.resumeCommand };
}

/** An output as text for the runner; empty if there is no value. */
export function outputText(value: string | number | boolean | null): string {
  return value === null ? "" : String(value);
}
