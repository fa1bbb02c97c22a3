/**
 * A run with nothing to do for a complete campaign repeats its verdict and starts nothing: a re-run of the workflow run
 * that completed it, once another campaign has begun, and a `retry` that no task matches.
 */
import { existsSync } from "node:fs";
import type { CampaignRecord } from "../core/campaign.ts";
import { iso } from "../core/instant.ts";
import type { Counts } from "../core/tally.ts";
import { markdownCode, markdownText } from "../report/escape.ts";
import { writeAtomically } from "../store/atomic-file.ts";
import type { StatePaths } from "../store/state-paths.ts";
import type { EngineContext, RunEnd } from "./run-context.ts";
import { concludeRun } from "./verdict.ts";

/**
 * The end of such a run. The rows of its campaign may be gone, so every job repeats the verdict over the whole list.
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
  const summary = summaryOf({ id, counts, against, why });
  // An existing summary describes a run that did work, so keep it.
  if (!existsSync(paths.summary)) writeAtomically(paths.summary, (write) => write(summary));
  return { ...end, report: null, summary };
}

/** For a checkpoint of an older version, which stored no counts. */
const NO_TASKS: Counts = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };

function summaryOf({
  id,
  counts: { total, passed, failed, errored, skipped },
  against,
  why,
}: {
  readonly id: string;
  readonly counts: Counts;
  readonly against: readonly string[];
  readonly why: string;
}): string {
  const verdict = against.length === 0 ? "" : ` The verdict stands: ${markdownText(against.join(", "))}.`;
  return (
    `## ${against.length === 0 ? "✅" : "❌"} Nothing to do: ${markdownText(why)}\n\n` +
    `Campaign ${markdownCode(id)} is complete, so this run starts nothing and saves nothing. ` +
    `Of ${total} tasks ${passed} passed, ${failed} failed, ${errored} errored and ${skipped} were skipped.${verdict}\n`
  );
}
