/** Notes a campaign in `history.jsonl` once it is complete. */
import type { CampaignRecord } from "../core/campaign.ts";
import { passRate } from "../core/tally.ts";
import { SpendSum } from "../report/spend.ts";
import { type HistoryRow, uniteHistories } from "../store/campaign-history.ts";
import { FORMAT_VERSION } from "../store/format.ts";
import { readLedger } from "../store/read-history.ts";
import type { StatePaths } from "../store/state-paths.ts";
import { readWorkflowRuns } from "./job-runs.ts";

/** To be called when a campaign becomes complete, while its rows are there. */
export function noteCampaign(paths: StatePaths, record: CampaignRecord): void {
  const { id, counts, completed_at: completedAt } = record;
  if (!record.complete || counts === undefined || completedAt === null) return;
  const spend = new SpendSum();
  let callsSaved = 0;
  let firstStart = "";
  readLedger(paths.results, (row) => {
    if (row.campaign !== id) return;
    if (firstStart === "" || row.started_at < firstStart) firstStart = row.started_at;
    spend.add(row);
    callsSaved += row.calls?.replayed ?? 0;
  });
  const spent = spend.total();
  const durationMs = Date.parse(completedAt) - Date.parse(firstStart);
  const { total, passed, failed, errored, skipped } = counts;
  const row: HistoryRow = {
    v: FORMAT_VERSION,
    campaign: id,
    completed_at: completedAt,
    total,
    passed,
    failed,
    errored,
    skipped,
    runs: readWorkflowRuns(paths.events, id).length,
    pass_rate: passRate(counts),
    duration_s: durationMs >= 0 ? durationMs / 1_000 : null,
    tokens: spent?.tokens ?? null,
    cost_usd: spent?.isInDollars ? spent.cost : null,
    calls_saved: callsSaved,
  };
  uniteHistories(paths.history, [], [row]);
}
