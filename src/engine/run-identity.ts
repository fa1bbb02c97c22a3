/** The identity of this run among workflow runs and jobs, read from the environment once. */
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import type { Trigger } from "../core/campaign.ts";
import { once } from "../core/once.ts";

export interface RunIdentity {
  /** Unique among all runs: the id and attempt of a workflow run, else a generated value. */
  readonly run: string;
  /** The same for all jobs and all attempts of a workflow run. */
  readonly workflowRun: string;
  /** Which attempt of the workflow run this is, from 1. */
  readonly runAttempt: number;
  /** The job's index; `0` without a matrix. */
  readonly job: string;
  readonly trigger: Trigger;
  /** `owner/name`, for links and the resume command; null outside GitHub. */
  readonly repository: string | null;
  /** The ref that started the run, such as `refs/heads/main`. */
  readonly ref?: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @param jobIndex null without a matrix */
export function runIdentity(env: Environment, jobIndex: number | null, nowAt: number): RunIdentity {
  const id = env.GITHUB_RUN_ID;
  const job = String(jobIndex ?? 0);
  const trigger = { eventName: env.GITHUB_EVENT_NAME || null, sha: headSha(env) };
  if (id !== undefined && /^\d+$/.test(id)) {
    const run = `${id}-${/^\d+$/.test(env.GITHUB_RUN_ATTEMPT ?? "") ? env.GITHUB_RUN_ATTEMPT : "1"}`;
    return {
      run,
      workflowRun: id,
      runAttempt: Number(run.slice(id.length + 1)),
      job,
      trigger,
      repository: env.GITHUB_REPOSITORY || null,
      ref: env.GITHUB_REF || null,
    };
  }
  const stamp = new Date(nowAt).toISOString().replace(/[-:]|\.\d+/g, "");
  const run = `${LOCAL}${stamp}-${randomBytes(3).toString("hex")}`;
  return { run, workflowRun: run, runAttempt: 1, job, trigger, repository: null };
}

const LOCAL = "local-";

/** Whether this is a process outside of workflows, each of which is a run of its own. */
export function isLocal(workflowRun: string): boolean {
  return workflowRun.startsWith(LOCAL);
}

const eventSchema = once(() =>
  z.object({
    pull_request: z.object({ head: z.object({ sha: z.string().check(z.regex(/^[0-9a-f]{40,64}$/)) }) }),
  }),
);

/** The GITHUB_SHA of a pull request is a merge commit that changes with the base. The head identifies the work. */
function headSha(env: Environment): string | null {
  const sha = env.GITHUB_SHA || null;
  if (!env.GITHUB_EVENT_NAME?.startsWith("pull_request") || !env.GITHUB_EVENT_PATH) return sha;
  try {
    const event = eventSchema().safeParse(JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, "utf8")));
    return event.success ? event.data.pull_request.head.sha : sha;
  } catch {
    return sha;
  }
}
