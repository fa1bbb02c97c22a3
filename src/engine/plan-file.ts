/**
 * `plan.json`: which job runs which of the tasks that were outstanding when the plan was made. A job that cannot read
 * it splits by a stable hash instead. Either way the jobs of one matrix agree, if all of them use the same way.
 */
import { readFileSync, statSync } from "node:fs";
import * as z from "zod/mini";
import { iso } from "../core/instant.ts";
import { once } from "../core/once.ts";
import { belongsTo, type JobPart, stableHash, wholeOf } from "../core/split.ts";
import type { Tasks } from "../core/task.ts";
import { writeAtomically } from "../store/atomic-file.ts";
import { FORMAT_VERSION } from "../store/format.ts";
import { PLAN_LIMIT_BYTES } from "../store/take-plan.ts";
import { isLocal, type RunIdentity } from "./run-identity.ts";

const planSchema = once(() =>
  z.object({
    v: z.literal(FORMAT_VERSION),
    campaign: z.string(),
    workflow_run: z.string(),
    /** If restored states hold several plans, the latest one wins. */
    made_at: z.string(),
    /** The stable hashes of ids. Two ids with the same hash belong to one job, so each still runs exactly once. */
    jobs: z.array(z.readonly(z.array(z.number()))).check(z.maxLength(10_000)),
  }),
);

export interface Plan {
  readonly jobs: number;
  /** The job of the task at an index of the list; null if it was not outstanding when the plan was made. */
  readonly jobOf: (tasks: Tasks, index: number) => number | null;
}

export interface AskedPlan {
  readonly campaign: string;
  readonly identity: Pick<RunIdentity, "workflowRun">;
  /** When the campaign was last complete; null if it is not, or if that is unknown. */
  readonly completedAt: string | null;
}

/** The plan that this workflow run made for the campaign; null if there is no readable one. */
export function readPlan(path: string, asked: AskedPlan): Plan | null {
  const stored = readJson(path);
  if (stored === null) return null;
  const plan = planSchema().safeParse(stored);
  if (!plan.success || plan.data.campaign !== asked.campaign) return null;
  if (!isFor(asked, plan.data)) return null;
  const jobs = new Map<number, number>();
  for (const [job, hashes] of plan.data.jobs.entries()) for (const hash of hashes) jobs.set(hash, job);
  return { jobs: plan.data.jobs.length, jobOf: (tasks, index) => jobs.get(stableHash(tasks.idAt(index))) ?? null };
}

function readJson(path: string): unknown {
  try {
    return statSync(path).size > PLAN_LIMIT_BYTES ? null : JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

/**
 * The plan of an earlier run was made for another outstanding set; re-run jobs of this run keep theirs. Outside of
 * workflows every process is a run of its own, so a plan is valid until the campaign is complete.
 */
function isFor({ identity, completedAt }: AskedPlan, plan: z.infer<ReturnType<typeof planSchema>>): boolean {
  if (plan.workflow_run === identity.workflowRun) return true;
  const isByHand = isLocal(plan.workflow_run) && isLocal(identity.workflowRun);
  return isByHand && (completedAt === null || plan.made_at >= completedAt);
}

export function writePlan(
  path: string,
  plan: {
    readonly campaign: string;
    readonly identity: Pick<RunIdentity, "workflowRun">;
    /** The tasks of each job, as indexes into the list. */
    readonly jobs: readonly (readonly number[])[];
    /** The stable hashes of their ids, by the same indexes. */
    readonly idHashes: Uint32Array;
    /**
     * The hashes of public names that differ from their ids because of a secret. The stored list has only the public
     * names.
     */
    readonly nameHashes: ReadonlyMap<number, number>;
    readonly now: number;
  },
): void {
  const { campaign, identity, jobs, idHashes, nameHashes, now } = plan;
  const made = {
    v: FORMAT_VERSION,
    campaign,
    workflow_run: identity.workflowRun,
    made_at: iso(now),
    jobs: jobs.map((job) => [
      ...job.map((index) => idHashes[index]),
      ...job.flatMap((index) => nameHashes.get(index) ?? []),
    ]),
  };
  writeAtomically(path, (write) => write(`${JSON.stringify(made)}\n`));
}

/** The tasks of one job, as indexes: by the plan if it fits this matrix, else by a stable hash of the id. */
export function partOf(tasks: Tasks, split: { readonly job: JobPart; readonly plan: Plan | null }): Uint32Array {
  const { job, plan } = split;
  const whole = wholeOf(tasks.count);
  if (job.total <= 1 && (plan === null || plan.jobs !== 1)) return whole;
  const fits = plan !== null && plan.jobs === job.total;
  return whole.filter((index) => {
    // Tasks that the plan does not contain were settled before it, or are new. The hash assigns the new ones.
    const planned = fits ? plan.jobOf(tasks, index) : null;
    return planned === null ? belongsTo(tasks.idAt(index), job) : planned === job.index;
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
