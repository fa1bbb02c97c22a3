/** Reads how the last run in a state folder ended, without running anything. */
import { standingAfter, workflowRunOf } from "../core/campaign.ts";
import { ListHistory } from "../core/history.ts";
import { type Counts, countTasks, type RunStatus } from "../core/tally.ts";
import { UserError } from "../core/user-error.ts";
import { readCheckpoint } from "../store/checkpoint-file.ts";
import { isHeld } from "../store/lock-holder.ts";
import { refuseOddFiles } from "../store/odd-files.ts";
import { readHistory } from "../store/read-history.ts";
import { MERGE, readRunEvents, type StoredRunEnd, type StoredRunStart } from "../store/run-events.ts";
import type { StatePaths } from "../store/state-paths.ts";
import { readStoredTasks } from "./list-tasks.ts";
import { partOf, partPredicate, readPlan } from "./plan-file.ts";
import { buildOutputs, type Outputs } from "./verdict.ts";

export interface FolderStatus {
  readonly campaign: string;
  readonly status: RunStatus;
  readonly outputs: Outputs;
  readonly counts: Counts;
  readonly maxAttempts: number;
  /** Tests whether an id belonged to the last run's part; null for all. */
  readonly part: ((id: string) => boolean) | null;
}

/** There is no state: before the first run, or because another folder was meant. */
export class NoState extends UserError {}

/**
 * @throws NoState if the folder holds no run
 * @throws UserError if something else is in place of its files, or for a checkpoint of a newer version
 */
export function readStatus(paths: StatePaths): FolderStatus {
  refuseOddFiles(paths);
  const checkpoint = readCheckpoint(paths.checkpoint);
  const { started, ended } = readLastRun(paths.events);
  const campaign = started?.campaign ?? checkpoint?.campaigns[0]?.id;
  if (campaign === undefined) {
    throw new NoState(
      `Expected the state of a run in ${paths.root}, found none. Run \`carryover run\` first, or set the right \`--state-dir\`.`,
    );
  }
  const job = { index: started?.job_index ?? 0, total: started?.job_total ?? 1 };
  const tasks = readStoredTasks(paths.tasks);
  const workflowRun = workflowRunOf(started?.run ?? "");
  const record = checkpoint?.campaigns.find(({ id }) => id === campaign);
  const plan = readPlan(paths.plan, campaign, { workflowRun });
  const part = partOf(tasks, { job, plan });
  const { history } = readHistory(paths, campaign, new ListHistory(tasks));
  const maxAttempts = started?.max_attempts ?? 3;
  const counts = countTasks(part, history, maxAttempts);
  const { status, reason } = standingAfter(ended, record, counts.outstanding);
  const outputs = buildOutputs({
    status,
    reason: reason ?? reasonWithoutEnd(paths, started),
    counts,
    resumeAt: ended?.resume_at ?? null,
    resumeCommand: ended?.resume_command ?? "",
    paths,
  });
  return { campaign, status, outputs, counts, maxAttempts, part: partPredicate(part, tasks, (id) => id) };
}

function reasonWithoutEnd({ lock }: StatePaths, started: Begun | null): string {
  if (isHeld(lock)) return "a run is in progress";
  if (started === null) return "no run of this campaign is recorded";
  return "the last run did not record its end: it was killed, its disk was full, or it is running on another machine";
}

/** The fields of a run's start that are used here. */
type Begun = Pick<StoredRunStart, "run" | "at" | "campaign" | "job_index" | "job_total" | "max_attempts">;

function readLastRun(path: string): { readonly started: Begun | null; readonly ended: StoredRunEnd | null } {
  let started: Begun | null = null;
  let ended: StoredRunEnd | null = null;
  readRunEvents(path, (event) => {
    if (event.event === "run_started") {
      started = event;
      ended = null;
      return;
    }
    ended = event;
    const { job, run, at, campaign, max_attempts } = event;
    if (job !== MERGE || campaign === undefined || max_attempts === undefined) return;
    started = { run, at, campaign, max_attempts, job_index: 0, job_total: 1 };
  });
  return { started, ended };
}
