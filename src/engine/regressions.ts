/** Regressions for the verdict, which `fail-on: regressed` counts. */
import type { ListHistory } from "../core/history.ts";
import { readLedger } from "../store/read-history.ts";
import type { StatePaths } from "../store/state-paths.ts";

/**
 * Counts the tasks that passed in the baseline and failed their grader in this campaign.
 *
 * @returns null if there is no baseline to compare with
 * @param history of the present list: a row of a task that was changed or removed since does not count
 * @param isInPart selects the tasks of one job of a matrix by their ids; null for all
 */
export function countRegressed(
  paths: Pick<StatePaths, "results" | "baseline">,
  campaign: string,
  history: Pick<ListHistory, "lists">,
  isInPart: ((id: string) => boolean) | null,
): number | null {
  const failed = new Set<string>();
  readLedger(paths.results, (row) => {
    if (
      row.campaign === campaign &&
      row.status === "failed" &&
      history.lists(row.hash, row.id) &&
      (isInPart?.(row.id) ?? true)
    )
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
  return hasBaseline ? regressed : null;
}

export const NO_BASELINE =
  "fail-on: regressed found no regression, because there is no earlier complete campaign to compare with";
