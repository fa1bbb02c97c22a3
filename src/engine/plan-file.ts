/**
 * `plan.json`: which job runs which of the tasks that were outstanding when the plan was made. A job that cannot read
 * it splits by a stable hash instead. Each way gives every task to exactly one job, as long as all jobs use the same way.
 */
import { readFileSync, statSync } from "node:fs";
import * as z from "zod/mini";
import { iso } from "../core/instant.ts";
import { once } from "../core/once.ts";
import { belongsTo, type JobPart, wholeOf } from "../core/split.ts";
import type { Tasks } from "../core/task.ts";
import { writeAtomically } from "../store/atomic-file.ts";
import { FORMAT_VERSION } from "../store/format.ts";
import { PLAN_LIMIT_BYTES } from "../store/state-paths.ts";
import { isLocal, type RunIdentity } from "./run-identity.ts";

const planSchema = once(() =>
  z.object({
    v: z.literal(FORMAT_VERSION),
    campaign: z.string(),
    workflow_run: z.string(),
    /** If restored states hold several plans, the latest one wins. */
    made_at: z.string(),
    /** The numbers of tasks. Two tasks with the same number belong to one job, so each still runs exactly once. */
    jobs: z.array(z.readonly(z.array(z.number()))).check(z.maxLength(10_000)),
  }),
);

export type Plan = Pick<z.infer<ReturnType<typeof planSchema>>, "jobs">;

/**
 * The plan that this workflow run made for the campaign; null if there is no readable one. The plan of an earlier run was
 * made for another outstanding set; re-run jobs of this run keep theirs. Outside of workflows every process is a run of
 * its own, so a plan is valid for its campaign.
 */
export function readPlan(
  path: string,
  campaign: string,
  { workflowRun }: Pick<RunIdentity, "workflowRun">,
): Plan | null {
  const plan = planSchema().safeParse(readJson(path));
  if (!plan.success || plan.data.campaign !== campaign) return null;
  const isByHand = isLocal(plan.data.workflow_run) && isLocal(workflowRun);
  return isByHand || plan.data.workflow_run === workflowRun ? plan.data : null;
}

function readJson(path: string): unknown {
  try {
    return statSync(path).size > PLAN_LIMIT_BYTES ? null : JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

export function writePlan(
  path: string,
  plan: {
    readonly campaign: string;
    readonly identity: Pick<RunIdentity, "workflowRun">;
    readonly tasks: Tasks;
    /** The tasks of each job, as indexes into the list. */
    readonly jobs: readonly (readonly number[])[];
    readonly now: number;
  },
): void {
  const { campaign, identity, tasks, jobs, now } = plan;
  const made = {
    v: FORMAT_VERSION,
    campaign,
    workflow_run: identity.workflowRun,
    made_at: iso(now),
    jobs: jobs.map((job) => job.map((index) => numberOf(tasks, index))),
  };
  writeAtomically(path, (write) => write(`${JSON.stringify(made)}\n`));
}

/** The first 32 bits of a task's hash, which is the same in the stored list, whatever is redacted there. */
function numberOf(tasks: Tasks, index: number): number {
  return Number.parseInt(tasks.index.hashAt(index).slice(0, 8), 16);
}

/** The tasks of one job, as indexes: by the plan if it fits this matrix, else by a stable hash of the id. */
export function partOf(tasks: Tasks, split: { readonly job: JobPart; readonly plan: Plan | null }): Uint32Array {
  const { job, plan } = split;
  const whole = wholeOf(tasks.count);
  if (job.total <= 1) return whole;
  const fits = plan !== null && plan.jobs.length === job.total;
  const jobOf = new Map<number, number>();
  if (fits) for (const [index, numbers] of plan.jobs.entries()) for (const number of numbers) jobOf.set(number, index);
  return whole.filter((index) => {
    // Tasks that the plan does not contain were settled before it, or are new. The hash of the id assigns the new ones.
    const planned = fits ? jobOf.get(numberOf(tasks, index)) : undefined;
    return planned === undefined ? belongsTo(tasks.idAt(index), job) : planned === job.index;
  });
}

/**
 * Tests whether an id belongs to a part; null if the part is the whole list.
 *
 * @param nameOf the id of a task as the caller has it
 */
export function partPredicate(
  part: Uint32Array,
  tasks: Tasks,
  nameOf: (id: string) => string,
): ((id: string) => boolean) | null {
  if (part.length === tasks.count) return null;
  const ids = new Set<string>();
  for (const index of part) ids.add(nameOf(tasks.idAt(index)));
  return (id) => ids.has(id);
}
