/** The identity of this run among workflow runs and jobs, read from the environment once. */
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import type { Trigger } from "../core/campaign.ts";
import { once } from "../core/once.ts";
import { runNumber } from "../store/carrier/key.ts";

export interface RunIdentity {
  /** Unique among all runs: the id and attempt of a workflow run, else a generated value. */
  readonly run: string;
  /** The same for all jobs and all attempts of a workflow run, or of a pipeline of GitLab, CircleCI or Buildkite. */
  readonly workflowRun: string;
  /** Which attempt of the workflow run this is, from 1. */
  readonly runAttempt: number;
  /** The job's index; `0` without a matrix. */
  readonly job: string;
  readonly trigger: Trigger;
  /** `owner/name`, for links and the resume command; null outside GitHub. */
  readonly repository: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @param jobIndex null without a matrix */
export function runIdentity(env: Environment, jobIndex: number | null, nowAt: number): RunIdentity {
  const id = env.GITHUB_RUN_ID ?? "";
  const common = { job: String(jobIndex ?? 0), trigger: triggerOf(env), runAttempt: 1, repository: null };
  if (/^\d+$/.test(id)) {
    const attempt = /^\d+$/.test(env.GITHUB_RUN_ATTEMPT ?? "") ? env.GITHUB_RUN_ATTEMPT : "1";
    const repository = env.GITHUB_REPOSITORY || null;
    return { ...common, run: `${id}-${attempt}`, workflowRun: id, runAttempt: Number(attempt), repository };
  }
  const pipeline = env.CI_PIPELINE_ID || env.CIRCLE_WORKFLOW_ID || env.BUILDKITE_BUILD_ID;
  if (pipeline) {
    const workflowRun = runNumber(pipeline);
    // These systems do not number the attempts of a job, so its start tells them apart.
    return { ...common, run: `${workflowRun}-${nowAt}`, workflowRun };
  }
  const stamp = new Date(nowAt).toISOString().replace(/[-:]|\.\d+/g, "");
  const run = `${LOCAL}${stamp}-${randomBytes(3).toString("hex")}`;
  return { ...common, run, workflowRun: run };
}

const LOCAL = "local-";

/** Whether this is a process outside of workflows, each of which is a run of its own. */
export function isLocal(workflowRun: string): boolean {
  return workflowRun.startsWith(LOCAL);
}

const orAbsent = <T extends z.core.$ZodType>(schema: T) => z.catch(z.optional(schema), undefined);
const sha = () => z.string().check(z.regex(/^[0-9a-f]{40,64}$/));
const repo = () => orAbsent(z.object({ full_name: z.string() }));

/** The event that started a workflow, as far as it is used. A part that cannot be read counts as absent. */
const eventSchema = once(() =>
  z.object({
    pull_request: orAbsent(
      z.object({
        number: orAbsent(z.int()),
        head: orAbsent(z.object({ sha: orAbsent(sha()), repo: repo() })),
        base: orAbsent(z.object({ repo: repo() })),
      }),
    ),
    /** The subject of a comment. An issue that is not a pull request has no inner field. */
    issue: orAbsent(z.object({ number: z.int(), pull_request: z.looseObject({}) })),
    repository: orAbsent(z.object({ default_branch: z.string() })),
  }),
);

function triggerOf(env: Environment): Trigger {
  const eventName = env.GITHUB_EVENT_NAME || null;
  if (eventName === null) return { eventName, sha: env.GITHUB_SHA || null, branch: branchOfOtherCi(env) };
  const { pull_request, repository } = readEvent(env);
  // The GITHUB_SHA of a pull request is a merge commit that changes with the base. The head identifies the work.
  const head = eventName.startsWith("pull_request") ? pull_request?.head?.sha : undefined;
  const branch = branchOf(env.GITHUB_REF?.replace(/^refs\/heads\//, ""), repository?.default_branch);
  // A schedule runs on the default branch, and its event does not name it.
  return { eventName, sha: head ?? (env.GITHUB_SHA || null), branch: eventName === "schedule" ? "default" : branch };
}

/** The event that started the workflow; empty if it cannot be read. */
export function readEvent({ GITHUB_EVENT_PATH: path }: Environment): Partial<z.infer<ReturnType<typeof eventSchema>>> {
  try {
    return path ? (eventSchema().safeParse(JSON.parse(readFileSync(path, "utf8"))).data ?? {}) : {};
  } catch {
    return {};
  }
}

/** What GitLab, Buildkite and CircleCI state. CircleCI does not name the default branch. */
function branchOfOtherCi(env: Environment): Trigger["branch"] {
  const request = env.CI_MERGE_REQUEST_IID || env.CIRCLE_PULL_REQUEST || env.BUILDKITE_PULL_REQUEST || "false";
  if (request !== "false") return "pull-request";
  return branchOf(
    env.CI_COMMIT_REF_NAME || env.BUILDKITE_BRANCH,
    env.CI_DEFAULT_BRANCH || env.BUILDKITE_PIPELINE_DEFAULT_BRANCH,
  );
}

function branchOf(branch: string | undefined, defaultBranch: string | undefined): Trigger["branch"] {
  if (!branch || !defaultBranch) return undefined;
  return branch === defaultBranch ? "default" : "other";
}
