/** Adds a campaign to `history.jsonl` once it is complete. */
import { type CampaignRecord, workflowRunOf } from "../core/campaign.ts";
import { passRate } from "../core/tally.ts";
import { SpendSum } from "../report/spend.ts";
import { type HistoryRow, mergeHistories } from "../store/campaign-history.ts";
import { FORMAT_VERSION } from "../store/format.ts";
import { readLedger } from "../store/read-history.ts";
import { readRunStarts } from "../store/run-events.ts";
import type { StatePaths } from "../store/state-paths.ts";
import { isLocal } from "./run-identity.ts";

/**
 * Adds a campaign that has become complete. Call it while its rows still exist, and before the checkpoint says that it is
 * complete: after that nothing would add a missing row.
 *
 * @param before the record that was stored last; undefined if there is none
 */
export function noteCampaign(paths: StatePaths, record: CampaignRecord, before: CampaignRecord | undefined): void {
  const { id, counts, completed_at: completedAt } = record;
  if (!record.complete || before?.complete || counts === undefined || completedAt === null) return;
  const spend = new SpendSum();
  let callsSaved = 0;
  let firstStart = "";
  let lastEnd = Number.NaN;
  readLedger(paths.results, (row) => {
    if (row.campaign !== id) return;
    if (firstStart === "" || row.started_at < firstStart) firstStart = row.started_at;
    const end = Date.parse(row.started_at) + row.duration_s * 1_000;
    if (!(end <= lastEnd)) lastEnd = end;
    spend.add(row);
    callsSaved += row.calls?.replayed ?? 0;
  });
  const spent = spend.total();
  // If no run completed it, the next one has found it complete, maybe a day later.
  const endedAt = record.completed_run === null ? lastEnd : Date.parse(completedAt);
  const durationMs = endedAt - Date.parse(firstStart);
  const { outstanding: _, ...settled } = counts;
  const row: HistoryRow = {
    v: FORMAT_VERSION,
    campaign: id,
    completed_at: completedAt,
    ...settled,
    runs: countRuns(paths.events, id),
    pass_rate: passRate(counts),
    duration_s: durationMs >= 0 ? durationMs / 1_000 : null,
    tokens: spent?.tokens ?? null,
    // Rounds off the error of floating-point sums.
    cost_usd: spent?.cost == null ? null : Number(spent.cost.toPrecision(12)),
    calls_saved: callsSaved,
  };
  mergeHistories(paths.history, [], [row]);
}

/** How many workflow runs worked on a campaign. Outside of workflows each job is a run of its own: those of one job count. */
function countRuns(events: string, campaign: string): number {
  const workflowRuns = new Set<string>();
  const runsOfJobs = new Map<string, number>();
  for (const { run, job } of readRunStarts(events, campaign)) {
    const workflowRun = workflowRunOf(run);
    if (isLocal(workflowRun)) runsOfJobs.set(job, (runsOfJobs.get(job) ?? 0) + 1);
    else workflowRuns.add(workflowRun);
  }
  return workflowRuns.size + Math.max(0, ...runsOfJobs.values());
}
