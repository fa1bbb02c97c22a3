/**
 * A workflow run completes at most one campaign. If it is re-run after another campaign has begun, it repeats its
 * verdict and starts nothing.
 */
import { existsSync } from "node:fs";
import type { CampaignRecord } from "../core/campaign.ts";
import { iso } from "../core/instant.ts";
import { type Counts, exitCode, failReasons, type RunResult } from "../core/tally.ts";
import { markdownCode, markdownText } from "../report/escape.ts";
import { writeAtomically } from "../store/atomic-file.ts";
import type { StatePaths } from "../store/state-paths.ts";
import { buildOutputs } from "./outputs.ts";
import type { EngineContext, RunEnd } from "./run-context.ts";

/** The end of such a re-run. Its campaign's rows are gone, so every job repeats the verdict over the whole list. */
export function repeatVerdict(paths: StatePaths, { id, counts = NO_TASKS }: CampaignRecord, to: EngineContext): RunEnd {
  const result: RunResult = { status: "complete", counts, sameFailure: false, signal: null };
  const against = failReasons(result, to.judgement);
  const reason = `this workflow run completed campaign ${id}, and another one has begun since`;
  const { resumeCommand, identity, clock } = to;
  const outputs = buildOutputs({ status: "complete", reason, counts, resumeAt: null, resumeCommand, paths });
  const { run, job } = identity;
  const ended = { event: "run_ended", run, job, status: "complete", reason, counts, against } as const;
  to.sink.on({ ...ended, resume_at: "", resume_command: "", at: iso(clock.now()) });
  const summary = summaryOf(id, counts, against);
  // An existing summary describes a run that did work, so keep it.
  if (!existsSync(paths.summary)) writeAtomically(paths.summary, (write) => write(summary));
  return { result, reason, against, exitCode: exitCode(result, to.judgement), outputs, report: null, summary };
}

/** For a checkpoint of an older version, which stored no counts. */
const NO_TASKS: Counts = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };

function summaryOf(campaign: string, counts: Counts, against: readonly string[]): string {
  const { total, passed, failed, errored, skipped } = counts;
  const verdict = against.length === 0 ? "" : ` The verdict stands: ${markdownText(against.join(", "))}.`;
  return (
    `## ${against.length === 0 ? "✅" : "❌"} Nothing to do: this workflow run completed its campaign\n\n` +
    `Campaign ${markdownCode(campaign)} is complete, and another one has begun since. A re-run starts nothing and saves nothing. ` +
    `Of ${total} tasks ${passed} passed, ${failed} failed, ${errored} errored and ${skipped} were skipped.${verdict}\n`
  );
}
