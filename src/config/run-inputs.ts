/** The inputs that say when a run ends and fails, where its state is kept, and which job of a matrix it is. */
import * as z from "zod/mini";
import type { CampaignChoice } from "../core/campaign.ts";
import { MOST_JOBS } from "../core/split.ts";
import type { CarrierChoice } from "../store/carrier/open-carrier.ts";
import {
  duration,
  durationOrOff,
  flag,
  fraction,
  input,
  inputGroup,
  integer,
  isOff,
  nameText,
  oneOf,
  optional,
  plainText,
  RUN_PLAN_MERGE,
  splitList,
  text,
} from "./text-schemas.ts";

const FAILURE_KINDS = ["failed", "errored", "outstanding", "regressed"] as const;
type FailureKind = (typeof FAILURE_KINDS)[number];

/** What makes a run fail, as the user wrote it; `never` is the empty list. */
export type FailOn = "auto" | readonly FailureKind[];

export const RUN_INPUTS = inputGroup("Run", {
  campaign: input(z.pipe(nameText("nightly-2"), z.transform(readCampaign)), {
    placeholder: "auto|daily|weekly|monthly|until-complete|TEXT",
    default: "auto",
    takers: RUN_PLAN_MERGE,
    help:
      "What counts as one pass over the tasks: `auto` (a commit for push and pull_request, else `until-complete`), " +
      "`daily`, `weekly`, `monthly`, `until-complete`, or a name of your own, such as `gpt-5-baseline`.",
  }),
  timeBudgetMs: input(optional(durationOrOff()), {
    defaultWords: "5h40m on GitHub's runners, else off",
    takers: ["run", "simulate"],
    help:
      "How long the run may take. Tasks that would probably not finish in time are left to the next run. " +
      "Keep it below the job's `timeout-minutes`. `off` removes the limit.",
  }),
  failOn: input(
    text(
      'a list of failed, errored, outstanding and regressed such as "failed,errored", or auto, or never',
      readFailOn,
    ),
    {
      kind: "list",
      placeholder: "LIST",
      default: "auto",
      takers: ["run", "merge"],
      help:
        "What makes the step fail: a list of `failed`, `errored`, `outstanding` and `regressed` (passed in the baseline, " +
        "failed now), or `never`. `auto` is failed and errored, and outstanding unless a schedule started the workflow.",
    },
  ),
  minPassRate: input(optional(fraction()), {
    placeholder: "FRACTION",
    takers: ["run", "merge"],
    help: "Replaces `failed` in `fail-on`: the share of graded tasks that must pass, such as `0.8` or `80%`. A share equal to it passes.",
  }),
});

export const STATE_INPUTS = inputGroup("State", {
  name: input(nameText("nightly-agents"), {
    placeholder: "NAME",
    default: "default",
    takers: RUN_PLAN_MERGE,
    help:
      "Names the state that is kept between workflow runs. " +
      "Give each evaluation of a repository its own name, such as `nightly-agents`. " +
      "If several run in one job, give each its own `state-dir` too, because a run refuses the state of another name.",
  }),
  stateDir: input(plainText(), {
    placeholder: "FOLDER",
    default: ".carryover",
    takers: ["run", "plan", "merge", "status", "retry", "report", "simulate"],
    help: "The folder that holds the results, the failures, the checkpoint, logs and reports.",
  }),
  checkpointIntervalMs: input(duration({ from: "above-zero" }), {
    default: "5m",
    help: "How often the state is saved during the run, if it has changed and `carry` has a place for it.",
  }),
  carry: input(
    text(
      "auto, none, a folder such as /mnt/evals or ./shared, or a bucket such as s3://my-bucket/evals",
      readCarryPlace,
    ),
    {
      placeholder: "auto|none|FOLDER|s3://BUCKET/PREFIX",
      default: "auto",
      takers: RUN_PLAN_MERGE,
      help:
        "How the state travels between runs and jobs: `auto` (the Actions cache, if the runner has one), a folder that all " +
        "jobs can access, such as `/mnt/evals`, an S3-compatible bucket, such as `s3://my-bucket/evals`, or `none`.",
    },
  ),
});

export const MATRIX_INPUTS = inputGroup("Matrix", {
  jobIndex: input(optional(integer({ from: 0, to: MOST_JOBS - 1 })), {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression for the runner.
    actionDefault: "${{ strategy.job-index }}",
    help:
      "Which job of the matrix this is, counted from 0. " +
      "GitHub sets it in the action. On act, Gitea and Forgejo, pass it yourself. " +
      "The CLI takes it from the variables of GitLab, CircleCI and Buildkite.",
  }),
  jobTotal: input(optional(integer({ from: 0, to: MOST_JOBS })), {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression for the runner.
    actionDefault: "${{ strategy.job-total }}",
    takers: ["run", "merge"],
    help:
      "How many jobs the matrix has. GitHub sets it in the action. On act, Gitea and Forgejo, pass it yourself. " +
      "The CLI takes it from the variables of GitLab, CircleCI and Buildkite. " +
      "Give it to merge, so that merge notices jobs that never reported.",
  }),
  maxJobs: input(integer({ from: 1, to: MOST_JOBS }), {
    default: "256",
    takers: ["plan"],
    help: "The maximum number of jobs in a plan. GitHub allows at most 256.",
  }),
  targetJobDurationMs: input(optional(duration({ from: "above-zero" })), {
    takers: ["plan"],
    help:
      "How long a job should take, such as `30m`. " +
      "A plan makes as many jobs as the recorded durations, or the `weight` fields, require. " +
      "Without these, or without a target, it makes as many as `max-jobs` allows.",
  }),
});

export const OUTPUT_INPUTS = inputGroup("Output", {
  logOutput: input(oneOf(["failures", "all", "none"]), {
    default: "failures",
    help: "Which output of children goes to the step's log: that of failed attempts (`failures`), `all` or `none`.",
  }),
  comment: input(flag(), {
    takers: ["run", "merge"],
    help:
      "Writes the summary as a comment on the pull request that started the workflow: one comment per `name`, edited in place. " +
      "It needs `permissions: pull-requests: write`. In a matrix only `merge` writes it.",
  }),
  githubToken: input(optional(plainText()), {
    placeholder: "TOKEN",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression for the runner.
    actionDefault: "${{ github.token }}",
    defaultWords: "the workflow's token; for the CLI `GITHUB_TOKEN`",
    takers: ["run", "merge"],
    help: "The token that `comment` uses.",
  }),
});

const PERIODS = ["auto", "daily", "weekly", "monthly", "until-complete"] as const;

function readCampaign(found: string): CampaignChoice {
  const period = PERIODS.find((name) => name === found.toLowerCase());
  return period === undefined ? { kind: "named", name: found } : { kind: period };
}

function readFailOn(found: string): FailOn | null {
  if (found === "auto") return "auto";
  if (isOff(found)) return [];
  const words: readonly string[] = splitList(found);
  const kinds = FAILURE_KINDS.filter((kind) => words.includes(kind));
  return kinds.length > 0 && kinds.length === new Set(words).size ? kinds : null;
}

/**
 * The conditions that make a run fail. With `auto`, failed and errored tasks count, and outstanding ones unless a
 * schedule started the workflow: the next scheduled run continues by itself.
 *
 * @param eventName GitHub's event name; null outside of a workflow
 */
export function resolveFailOn(failOn: FailOn, eventName: string | null): Readonly<Record<FailureKind, boolean>> {
  const isAuto = (kind: FailureKind) => kind !== "regressed" && !(kind === "outstanding" && eventName === "schedule");
  const kinds = failOn === "auto" ? FAILURE_KINDS.filter(isAuto) : failOn;
  const counts = FAILURE_KINDS.map((kind) => [kind, kinds.includes(kind)] as const);
  return Object.fromEntries(counts) as Record<FailureKind, boolean>;
}

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/;

/** A folder needs a slash or a dot, so that a misspelt word does not become one. Only a shell expands `~`. */
function readCarryPlace(found: string): CarrierChoice | null {
  if (found === "auto" || found === "none") return { kind: found };
  const [, bucket, prefix = ""] = BUCKET.exec(found) ?? [];
  if (bucket !== undefined) return { kind: "s3", bucket, prefix: prefix.replace(/^\/+|\/+$/g, "") };
  const isNotAPath = /^(?:[a-z][a-z0-9+.-]+:|~)/i.test(found);
  return isNotAPath || !/[./\\]/.test(found) ? null : { kind: "folder", path: found };
}
