/** What a state folder says of the last run in it, without running anything. */
import { z } from "zod";
import { ListHistory } from "../core/history.ts";
import { jsonOrNull } from "../core/json-or-null.ts";
import { type Counts, countTasks, type RunStatus } from "../core/tally.ts";
import { UserError } from "../core/user-error.ts";
import { readCheckpoint } from "../store/checkpoint-file.ts";
import { readLines } from "../store/journal.ts";
import { refuseOddFiles } from "../store/odd-files.ts";
import { readHistory } from "../store/read-history.ts";
import type { StatePaths } from "../store/state-paths.ts";
import { readListedTasks } from "./listed-tasks.ts";
import { buildOutputs, type Outputs } from "./outputs.ts";
import { partOf, partPredicate, readPlan } from "./plan-file.ts";
import { workflowRunOf } from "./run-identity.ts";

const startedSchema = z.object({
  event: z.literal("run_started"),
  run: z.string(),
  at: z.string(),
  campaign: z.string(),
  job_index: z.int(),
  job_total: z.int().min(1),
  max_attempts: z.int().min(1),
});
const endedSchema = z.object({
  event: z.literal("run_ended"),
  run: z.string(),
  at: z.string(),
  status: z.enum(["complete", "stopped", "out_of_time", "interrupted", "aborted", "incomplete"]),
  reason: z.string(),
  resume_at: z.string(),
  resume_command: z.string(),
});
/** The end of a merge says by itself what it is of: the whole list. */
const mergeEndedSchema = endedSchema.extend({
  job: z.literal("merge"),
  campaign: z.string(),
  max_attempts: z.int().min(1),
});

export interface FolderStatus {
  readonly campaign: string;
  readonly outputs: Outputs;
  readonly counts: Counts;
  readonly maxAttempts: number;
  /** Which tasks the last run was of; null for all. */
  readonly part: ((id: string) => boolean) | null;
}

/**
 * @throws UserError where the folder holds no run, or something else in the place of its files
 */
export function readStatus(paths: StatePaths): FolderStatus {
  refuseOddFiles(paths);
  const checkpoint = readCheckpoint(paths.checkpoint);
  const { started, ended } = readLastRun(paths.events);
  const campaign = started?.campaign ?? checkpoint?.campaigns[0]?.id;
  if (campaign === undefined) {
    throw new UserError(
      `Expected the state of a run in ${paths.root}, found none. Run \`carryover run\` first, or give the right \`--state-dir\`.`,
    );
  }
  const job = { index: started?.job_index ?? 0, total: started?.job_total ?? 1 };
  const tasks = readListedTasks(paths.tasks);
  const workflowRun = workflowRunOf(started?.run ?? "");
  const completed = checkpoint?.campaigns.find(({ id }) => id === campaign)?.completed_at ?? null;
  // What the run itself completed was not complete when it asked for the plan.
  const completedAt = completed !== null && completed < (started?.at ?? "") ? completed : null;
  const plan = readPlan(paths.plan, { campaign, identity: { workflowRun }, completedAt });
  const part = partOf(tasks, { job, plan });
  const { history } = readHistory({ ledger: paths.results, sidecar: paths.failures }, campaign, new ListHistory(tasks));
  const maxAttempts = started?.max_attempts ?? 3;
  const counts = countTasks(part, history, maxAttempts);
  const resumeAt = Date.parse(ended?.resume_at ?? "");
  const outputs = buildOutputs({
    status: ended?.status ?? killedStatus(counts),
    reason: ended?.reason ?? "the last run ended without a word: it was killed, or it is still running",
    counts,
    resumeAt: Number.isNaN(resumeAt) ? null : resumeAt,
    resumeCommand: ended?.resume_command ?? "",
    paths,
  });
  return { campaign, outputs, counts, maxAttempts, part: partPredicate(part, tasks, (id) => id) };
}

function killedStatus(counts: Counts): RunStatus {
  return counts.outstanding === 0 ? "complete" : "incomplete";
}

function readLastRun(path: string): {
  readonly started: z.infer<typeof startedSchema> | null;
  readonly ended: z.infer<typeof endedSchema> | null;
} {
  let started: z.infer<typeof startedSchema> | null = null;
  let ended: z.infer<typeof endedSchema> | null = null;
  readLines(path, (line) => {
    // Most lines are of attempts; only these two kinds are worth parsing.
    if (!line.includes('"run_started"') && !line.includes('"run_ended"')) return;
    const value = jsonOrNull(line);
    const start = startedSchema.safeParse(value);
    const end = endedSchema.safeParse(value);
    const merged = mergeEndedSchema.safeParse(value);
    if (start.success) {
      started = start.data;
      ended = null;
    } else if (end.success) ended = end.data;
    if (merged.success) started = { ...merged.data, event: "run_started", job_index: 0, job_total: 1 };
  });
  return { started, ended };
}
