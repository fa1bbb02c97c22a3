/**
 * `plan.json`: which job runs which of the tasks that were outstanding when the plan was made. A job that cannot
 * read it splits by a stable hash instead; both ways the jobs of one matrix agree, as long as all do the same.
 */
import { readFileSync, statSync } from "node:fs";
import { z } from "zod";
import type { HashIndex } from "../core/hash-index.ts";
import { iso } from "../core/instant.ts";
import { belongsTo, type JobPart, wholeOf } from "../core/split.ts";
import type { Tasks } from "../core/task.ts";
import { writeAtomically } from "../store/atomic-file.ts";
import { FORMAT_VERSION } from "../store/format.ts";
import { PLAN_LIMIT_BYTES } from "../store/take-plan.ts";
import { isLocal, type RunIdentity } from "./run-identity.ts";

/** 64 bits of a hash tell the tasks of one list apart, and keep the plan of a million tasks small. */
const HASH_DIGITS = 16;

const planSchema = z.object({
  v: z.literal(FORMAT_VERSION),
  campaign: z.string(),
  workflow_run: z.string(),
  /** Of several plans that restored states hold, the latest counts. */
  made_at: z.string(),
  jobs: z.array(z.array(z.string().regex(/^[0-9a-f]{16}$/)).readonly()).max(10_000),
});

export interface Plan {
  readonly jobs: number;
  /** The job of the task with a hash; null for one that was not outstanding when the plan was made. */
  readonly jobOf: (hash: string) => number | null;
}

export interface AskedPlan {
  readonly campaign: string;
  readonly identity: Pick<RunIdentity, "workflowRun">;
  /** When the campaign was complete last; null where it is not, or that is not known. */
  readonly completedAt: string | null;
}

/** The plan that this workflow run made for the campaign; null where there is none that can be read. */
export function readPlan(path: string, asked: AskedPlan): Plan | null {
  const plan = planSchema.safeParse(readJson(path));
  if (!plan.success || plan.data.campaign !== asked.campaign) return null;
  if (!isFor(asked, plan.data)) return null;
  const jobs = new Map<string, number>();
  for (const [job, hashes] of plan.data.jobs.entries()) for (const hash of hashes) jobs.set(hash, job);
  return { jobs: plan.data.jobs.length, jobOf: (hash) => jobs.get(hash.slice(0, HASH_DIGITS)) ?? null };
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
 * workflows every process is a run of its own: there a plan holds for all until the campaign is complete.
 */
function isFor({ identity, completedAt }: AskedPlan, plan: z.infer<typeof planSchema>): boolean {
  if (plan.workflow_run === identity.workflowRun) return true;
  const isByHand = isLocal(plan.workflow_run) && isLocal(identity.workflowRun);
  return isByHand && (completedAt === null || plan.made_at >= completedAt);
}

export function writePlan(
  path: string,
  plan: {
    readonly campaign: string;
    readonly identity: RunIdentity;
    /** Per job its tasks, as indexes into the list. */
    readonly jobs: readonly (readonly number[])[];
    readonly hashes: HashIndex;
    readonly now: number;
  },
): void {
  const { campaign, identity, jobs, hashes, now } = plan;
  const head = JSON.stringify({
    v: FORMAT_VERSION,
    campaign,
    workflow_run: identity.workflowRun,
    made_at: iso(now),
    jobs: [],
  });
  writeAtomically(path, (write) => {
    write(head.slice(0, head.lastIndexOf("]")));
    for (const [job, tasks] of jobs.entries()) {
      const list = hashList(tasks, hashes);
      write(job === jobs.length - 1 ? list.subarray(0, -1) : list);
    }
    write("]}\n");
  });
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BEGIN = 0x5b;
const END = 0x5d;
/** A hash in quotes, with a comma. */
const ITEM_BYTES = HASH_DIGITS + 3;

/** The hashes of one job's tasks as JSON, with a comma behind. As bytes: 200,000 of them as texts take a tenth of all that a plan does. */
function hashList(tasks: readonly number[], hashes: HashIndex): Uint8Array {
  const bytes = Buffer.allocUnsafe(tasks.length * ITEM_BYTES + 2);
  bytes[0] = BEGIN;
  let from = 1;
  for (const task of tasks) {
    bytes[from] = QUOTE;
    hashes.writeDigits(task, HASH_DIGITS, bytes, from + 1);
    bytes[from + ITEM_BYTES - 2] = QUOTE;
    bytes[from + ITEM_BYTES - 1] = COMMA;
    from += ITEM_BYTES;
  }
  // In the place of the last comma: no job is empty.
  bytes[from - 1] = END;
  bytes[from] = COMMA;
  return bytes;
}

/** The tasks of one job, as indexes: by the plan where it fits this matrix, else by a stable hash of the id. */
export function partOf(tasks: Tasks, split: { readonly job: JobPart; readonly plan: Plan | null }): Uint32Array {
  const { job, plan } = split;
  const whole = wholeOf(tasks.count);
  if (job.total <= 1 && (plan === null || plan.jobs !== 1)) return whole;
  const fits = plan !== null && plan.jobs === job.total;
  return whole.filter((index) => {
    // Tasks that the plan does not know were settled before it, or are new; the hash places the new ones.
    const planned = fits ? plan.jobOf(tasks.hashes.at(index)) : null;
    return planned === null ? belongsTo(tasks.idAt(index), job) : planned === job.index;
  });
}

/**
 * Tells the tasks of a part by their ids; null where it is the whole list.
 *
 * @param nameOf the id of a task as those who ask have it
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
