import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Trigger, workflowRunOf } from "../../src/core/campaign.ts";
import { isLocal, runIdentity } from "../../src/engine/run-identity.ts";
import { scratchFolder } from "../rig/scratch.ts";

const SHA = "0123456789abcdef0123456789abcdef01234567";

function eventFile(event: unknown): string {
  const path = join(scratchFolder(), "event.json");
  writeFileSync(path, JSON.stringify(event));
  return path;
}

describe("which branch a run works on", () => {
  const repository = { default_branch: "trunk" };
  test.each<[string, Readonly<Record<string, string>>, unknown, Trigger["branch"]]>([
    ["a push to the default", { GITHUB_EVENT_NAME: "push", GITHUB_REF: "refs/heads/trunk" }, { repository }, "default"],
    ["a push to another branch", { GITHUB_EVENT_NAME: "push", GITHUB_REF: "refs/heads/main" }, { repository }, "other"],
    ["a schedule, without a branch", { GITHUB_EVENT_NAME: "schedule" }, { schedule: "0 3 * * *" }, "default"],
    ["GitLab", { CI_COMMIT_REF_NAME: "fix", CI_DEFAULT_BRANCH: "main" }, null, "other"],
    ["a merge request of GitLab", { CI_MERGE_REQUEST_IID: "7", CI_DEFAULT_BRANCH: "main" }, null, "pull-request"],
    [
      "Buildkite",
      { BUILDKITE_BRANCH: "main", BUILDKITE_PIPELINE_DEFAULT_BRANCH: "main", BUILDKITE_PULL_REQUEST: "false" },
      null,
      "default",
    ],
    [
      "a pull request on CircleCI",
      { CIRCLE_BRANCH: "fix", CIRCLE_PULL_REQUEST: "https://host/pull/7" },
      null,
      "pull-request",
    ],
    ["a local machine", {}, null, undefined],
  ])("%s", (_, env, event, branch) => {
    const path = event === null ? {} : { GITHUB_EVENT_PATH: eventFile(event) };
    expect(runIdentity({ ...env, ...path }, null, 0).trigger.branch).toBe(branch);
  });

  test("a pull request is identified by its head, not by the merge commit", () => {
    const GITHUB_EVENT_PATH = eventFile({ pull_request: { head: { sha: SHA } }, repository });
    const env = { GITHUB_EVENT_NAME: "pull_request", GITHUB_SHA: "merge", GITHUB_EVENT_PATH };
    expect(runIdentity(env, null, 0).trigger.sha).toBe(SHA);
  });
});

test.each([
  ["GitLab", { CI_PIPELINE_ID: "55" }, "55"],
  ["CircleCI", { CIRCLE_WORKFLOW_ID: "5a1c0e6e-0000-4000-8000-000000000001" }, expect.stringMatching(/^\d{1,20}$/)],
  ["Buildkite", { BUILDKITE_BUILD_ID: "0190-b" }, expect.stringMatching(/^\d{1,20}$/)],
])("the jobs of one pipeline of %s are one workflow run, and each start is a run of its own", (_, env, id) => {
  const jobs = [runIdentity(env, 0, 1_000), runIdentity(env, 1, 2_000), runIdentity(env, 0, 3_000)];
  expect(jobs[0]?.workflowRun).toEqual(id);
  expect(new Set(jobs.map(({ run }) => workflowRunOf(run)))).toEqual(new Set([jobs[0]?.workflowRun]));
  expect(new Set(jobs.map(({ run }) => run)).size).toBe(3);
  expect(jobs.some(({ workflowRun }) => isLocal(workflowRun))).toBe(false);
});
