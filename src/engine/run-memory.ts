/** What earlier runs of a campaign pass on to this one, read from the checkpoint. */
import type { CampaignRecord } from "../core/campaign.ts";
import type { ListHistory } from "../core/history.ts";
import { emptySetbacks, type Setbacks, setbacksOf, type TaskSetbacks } from "../core/setbacks.ts";
import { wholeOf } from "../core/split.ts";
import type { CampaignMemory } from "../core/state.ts";
import { countTasks } from "../core/tally.ts";
import type { Task, Tasks } from "../core/task.ts";
import type { Checkpoint } from "../store/format.ts";
import type { ListedRequest } from "./run-context.ts";

export interface RunMemory {
  readonly campaign: CampaignMemory;
  readonly setbacks: Setbacks;
  readonly setbacksOf: (task: Pick<Task, "hash">) => TaskSetbacks;
}

export function runMemory(
  { tasks, config, context }: ListedRequest,
  state: {
    readonly campaign: CampaignRecord;
    readonly checkpoint: Checkpoint | null;
    readonly history: ListHistory;
  },
): RunMemory {
  const { run } = context.identity;
  const { campaign, checkpoint, history } = state;
  const counts = countTasks(wholeOf(tasks.count), history, config.maxAttempts);
  const stored = checkpoint?.setbacks;
  const setbacks = stored?.campaign === campaign.id ? stored : emptySetbacks(campaign.id);
  // Other jobs of this run are not earlier runs.
  const earlier = (runs: readonly string[]) => runs.filter((one) => one !== run).length;
  // Computed only if some task was refused, because a list may be long.
  const graded = Object.keys(setbacks.refused).length === 0 ? new Set<string>() : gradedProviders(tasks, history);
  return {
    campaign: {
      chargesAtOnce: counts.passed > 0 || earlier(setbacks.same_failure) > 0,
      graded,
      killStreakRuns: earlier(setbacks.kill_streak),
    },
    setbacks,
    setbacksOf: ({ hash }) => setbacksOf(setbacks, hash, run),
  };
}

function gradedProviders(tasks: Tasks, history: ListHistory): Set<string> {
  const graded = new Set<string>();
  for (let index = 0; index < tasks.count; index += 1) {
    if (history.at(index)?.kind === "result") graded.add(tasks.providerAt(index));
  }
  return graded;
}
