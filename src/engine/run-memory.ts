/** What earlier runs of a campaign leave to the present one, read from the checkpoint. */
import type { CampaignMemory } from "../core/schedule.ts";
import { emptySetbacks, type Setbacks, setbacksOf, type TaskSetbacks } from "../core/setbacks.ts";
import type { Counts } from "../core/tally.ts";
import type { Task } from "../core/task.ts";
import type { Checkpoint } from "../store/format.ts";

export interface RunMemory {
  readonly campaign: CampaignMemory;
  readonly setbacks: Setbacks;
  readonly setbacksOf: (task: Pick<Task, "hash" | "provider">) => TaskSetbacks;
}

/** @param counts over the whole list */
export function runMemory(
  checkpoint: Checkpoint | null,
  { campaign, run, counts }: { readonly campaign: string; readonly run: string; readonly counts: Counts },
): RunMemory {
  const stored = checkpoint?.setbacks;
  const setbacks = stored?.campaign === campaign ? stored : emptySetbacks(campaign);
  // Other jobs of this run are not earlier runs.
  const earlier = (runs: readonly string[]) => runs.filter((one) => one !== run).length;
  return {
    campaign: {
      hasPassed: counts.passed > 0,
      graded: setbacks.graded,
      sameFailureRuns: earlier(setbacks.same_failure),
      killStreakRuns: earlier(setbacks.kill_streak),
    },
    setbacks,
    setbacksOf: (task) => setbacksOf(setbacks, task, run),
  };
}
