/**
 * The one list of inputs, in words: action.yml, the README table, `--help` and the option names of the CLI are
 * made from it. `inputs.ts` adds to each row the zod schema that reads its value; this file loads nothing,
 * so that `--help` and `--version` answer at once.
 */

/** The subcommands and sub-actions that read inputs. */
export type InputTaker = "run" | "plan" | "merge" | "status" | "detect" | "report" | "simulate";

export type InputGroup = "Tasks" | "Children" | "Attempts" | "Rate limits" | "Run" | "State" | "Matrix" | "Output";

export interface InputRow {
  /** How the CLI reads it: an option with a value, one that may be repeated, or a flag. */
  readonly kind: "value" | "list" | "flag";
  /** What `--help` shows for the value; empty for flags. */
  readonly placeholder: string;
  readonly group: InputGroup;
  /** As a user would write it; empty where nothing is the default. */
  readonly default: string;
  /** An expression that action.yml has as default, where the runner knows better. */
  readonly actionDefault?: string;
  /** What the documentation says instead of `default`, where that depends on something. */
  readonly defaultWords?: string;
  readonly takers: readonly InputTaker[];
  /** One to three plain sentences for users. */
  readonly description: string;
}

const EVERY_JOB: readonly InputTaker[] = ["run", "plan", "merge"];

function row(group: InputGroup, fields: Partial<InputRow> & Pick<InputRow, "placeholder" | "description">): InputRow {
  return { kind: "value", group, default: "", takers: ["run"], ...fields };
}

function flag(group: InputGroup, description: string, takers: readonly InputTaker[] = ["run"]): InputRow {
  return { kind: "flag", placeholder: "", group, default: "false", takers, description };
}

export const INPUT_TABLE = {
  tasks: row("Tasks", {
    kind: "list",
    placeholder: "FILE|PATTERN",
    takers: EVERY_JOB,
    description:
      "The task list: a .jsonl, .ndjson, .json (array), .csv (header row) or .txt (one id a line) file, such as `evals/tasks.jsonl`; or glob patterns, one a line, such as `evals/**/*.yaml`, where each matched file is a task with its contents as part of it, and links are not followed. Paths are relative to the workspace.",
  }),
  "tasks-command": row("Tasks", {
    placeholder: "COMMAND",
    takers: EVERY_JOB,
    description:
      "A bash command whose stdout lists the tasks, one JSON object or plain id a line. Give either this or `tasks`.",
  }),
  harness: row("Tasks", {
    placeholder: "NAME",
    default: "command",
    takers: EVERY_JOB,
    description:
      "Runs a suite that you already have: `pytest`, `vitest`, `promptfoo`, `inspect` or `lm-eval`. Each of its tests is a task; leave `tasks` and `command` out. `command` is your own command.",
  }),
  args: row("Tasks", {
    placeholder: "ARGUMENTS",
    takers: EVERY_JOB,
    description:
      "The arguments of the harness, as you would type them after its name, such as `evals/ -m nightly`. They are split as a shell splits words, but no shell runs. On the command line they can follow `--` instead.",
  }),
  "harness-command": row("Tasks", {
    placeholder: "COMMAND",
    defaultWords: "python3 -m pytest, npx vitest, npx promptfoo, inspect or lm-eval",
    takers: EVERY_JOB,
    description: "How to start the harness, such as `uv run pytest`. Split like `args`.",
  }),
  inputs: row("Tasks", {
    kind: "list",
    placeholder: "PATTERN",
    takers: EVERY_JOB,
    description:
      "Glob patterns of files that results depend on, one a line, such as `prompts/**`, graders or data sets. Their contents are part of every task: when one of them changes, all tasks are outstanding again.",
  }),
  "pass-with-no-tasks": flag("Tasks", "Makes an empty task list a success instead of an error.", EVERY_JOB),
  repeats: row("Tasks", {
    placeholder: "N",
    default: "1",
    takers: EVERY_JOB,
    description: "Runs every task N times, as tasks `ID#1` to `ID#N` that are grouped by the original id.",
  }),
  only: row("Tasks", {
    kind: "list",
    placeholder: "IDS",
    description:
      "Which tasks this run may start: ids, patterns of ids such as `math/*`, `group:NAME`, or `status:failed`, `status:errored` and `status:passed` by their latest status. All other tasks stay outstanding, and every count covers the whole list.",
  }),
  sample: row("Tasks", {
    placeholder: "N",
    description:
      "A random subset of N tasks that this run may start. The same `seed` selects the same tasks in every run, and every count covers the whole list.",
  }),
  seed: row("Tasks", {
    placeholder: "TEXT",
    default: "0",
    description: "What `sample` depends on: another seed selects other tasks.",
  }),
  "max-tasks": row("Tasks", {
    placeholder: "N",
    description: "The most tasks that one run starts. The rest stays outstanding for the next run.",
  }),
  "shard-size": row("Tasks", {
    placeholder: "N",
    default: "1",
    defaultWords: "1, or what suits the harness",
    takers: ["run", "simulate"],
    description: "How many tasks one child process is given. With 1 the task also stands in the child's environment.",
  }),
  provider: row("Tasks", {
    placeholder: "NAME",
    default: "default",
    takers: EVERY_JOB,
    description:
      "Whose rate limit the tasks live under, such as `openai`; a task's own `provider` field goes before it. Providers are paused and stopped apart from each other.",
  }),

  command: row("Children", {
    placeholder: "COMMAND",
    description:
      "The command that evaluates a shard, run with `bash -euo pipefail -c`. It finds its tasks in `$CARRYOVER_TASKS_FILE` (and a single task in `$CARRYOVER_TASK_ID`, `$CARRYOVER_TASK` and `$CARRYOVER_FIELD_<NAME>`), and may append results to `$CARRYOVER_RESULTS_FILE`. On the command line a program and its arguments can follow `--` instead.",
  }),
  "working-directory": row("Children", {
    placeholder: "FOLDER",
    default: ".",
    takers: EVERY_JOB,
    description: "The folder that the commands run in, relative to the workspace.",
  }),
  env: row("Children", {
    kind: "list",
    placeholder: "NAMES",
    default: "inherit",
    description:
      "Which environment variables children get: `inherit` for all, or a list of names such as `HOME,OPENAI_API_KEY`: then nothing else but `PATH`, `RUNNER_TRACKING_ID` and `CARRYOVER_*`. The runner's own `ACTIONS_*` and `INPUT_*` are never passed on.",
  }),
  "exit-codes": row("Children", {
    kind: "list",
    placeholder: "CODE=CLASS",
    default: "75=rate_limited,77=skipped",
    description:
      "What exit codes mean when a child wrote no result row: `passed`, `failed`, `rate_limited`, `kill_shaped`, `timeout_exceeded`, `skipped`, `transient`, `legitimate` or `fatal`. A custom map replaces the default; `none` clears it.",
  }),
  "failure-logs": row("Children", {
    kind: "list",
    placeholder: "PATTERNS",
    description:
      "Glob patterns of files that explain a failure, such as `.failed/**/result.json`. They are read after a failed attempt, if they changed since it began.",
  }),
  "task-timeout": row("Children", {
    placeholder: "DURATION",
    default: "3h30m",
    description:
      "How long one attempt may take before it is killed. A task that times out is not retried. A task's own `timeout` field takes precedence, and `CARRYOVER_TASK_TIMEOUT_S` in the environment overrides the input.",
  }),
  "require-result": flag(
    "Children",
    "Counts exit 0 without a result row as an error. Without it, exit 0 alone is a pass.",
  ),
  "silence-timeout": row("Children", {
    placeholder: "DURATION",
    default: "off",
    description:
      "Kills and retries a child that has neither printed anything nor written a result row for this long, such as `10m`.",
  }),
  "kill-grace": row("Children", {
    placeholder: "DURATION",
    default: "5s",
    description: "How long a child has after SIGTERM before it and its descendants are killed.",
  }),

  concurrency: row("Attempts", {
    placeholder: "N",
    default: "4",
    takers: ["run", "plan", "simulate"],
    description: "The most children that run at once in this job. Rate limits lower the number while they last.",
  }),
  "shared-concurrency": row("Attempts", {
    placeholder: "N",
    description:
      "The most children that run at once in all jobs of the matrix together; each job takes its share. Empty: every job has its own `concurrency`.",
  }),
  "provider-concurrency": row("Attempts", {
    kind: "list",
    placeholder: "PROVIDER=N",
    description:
      "The most children of one provider that run at once in this job, such as `openai=8,anthropic=4`. A provider that is not listed may use all of `concurrency`.",
  }),
  "max-attempts": row("Attempts", {
    placeholder: "N",
    default: "3",
    takers: EVERY_JOB,
    description:
      "How many failed attempts a task has, over all runs. Rate limits do not count, and kills count only from the fourth run on. `CARRYOVER_MAX_ATTEMPTS` in the environment overrides it.",
  }),
  "fail-fast": flag(
    "Attempts",
    "Ends the run at the first failure that a retry cannot fix. Nothing more starts, running tasks of the same `group` are stopped and not recorded, and all others have `stop-grace` to finish.",
  ),
  "max-failures": row("Attempts", {
    placeholder: "N|N%",
    description:
      "Ends the run when this many tasks have failed: a number such as `20`, or a share of all tasks such as `10%`. Nothing more starts, and running tasks have `stop-grace` to finish.",
  }),

  "retry-after-threshold": row("Rate limits", {
    placeholder: "DURATION",
    default: "60s",
    takers: ["run", "detect", "simulate"],
    description:
      "The longest stated wait that a run waits out. A longer wait, or an exhausted quota, stops the provider's tasks and leaves them to the next run.",
  }),
  "max-wait": row("Rate limits", {
    placeholder: "DURATION",
    default: "15m",
    takers: ["run", "simulate"],
    description: "How long a run may wait for rate limits in total. A wait that exceeds it stops the provider's tasks.",
  }),
  "default-wait": row("Rate limits", {
    placeholder: "DURATION",
    default: "60s",
    takers: ["run", "simulate"],
    description: "How long a task waits after a rate limit that states no wait. The wait doubles each time.",
  }),
  "stop-grace": row("Rate limits", {
    placeholder: "DURATION",
    default: "60s",
    takers: ["run", "simulate"],
    description:
      "How long running children have to finish when their provider is stopped or the run ends because of failures. `0s` stops them at once.",
  }),
  preflight: row("Rate limits", {
    placeholder: "COMMAND",
    takers: ["run", "plan"],
    description:
      "A bash command that makes one cheap call. It runs once per provider before the first child, and as the probe after a limit should have ended. `plan` runs it before it plans any job. It has 30 seconds, and only a rate limit in its answer keeps the provider stopped. Without it, one task is the probe.",
  }),
  gateway: row("Rate limits", {
    placeholder: "auto|on|off",
    default: "auto",
    description:
      "Whether calls of children go through a local server that reads limits from the wire, paces all calls together, and keeps answers so that an interrupted task does not pay for them again. `auto` does so for each provider whose API key or base URL the children's environment holds, `on` for all known providers, `off` for none.",
  }),
  "gateway-upstreams": row("Rate limits", {
    kind: "list",
    placeholder: "NAME=URL",
    description:
      "More servers for the gateway, one `name=URL` a line, such as `vllm=http://gpu-1:8000/v1`. They must be compatible with OpenAI or Anthropic. Children reach one at `$CARRYOVER_GATEWAY_URL/name`.",
  }),
  "gateway-replay": {
    ...flag(
      "Rate limits",
      "Whether a task that a limit or a kill interrupted gets the answers to its earlier calls from the state, instead of paying for them again.",
    ),
    default: "true",
  },
  "gateway-ignore": row("Rate limits", {
    kind: "list",
    placeholder: "POINTER|/REGEX/",
    description:
      "Parts of a request that may differ between two tries of the same call, one a line: JSON pointers such as `/messages/0/content`, or regular expressions such as `/\\d{4}-\\d\\d-\\d\\d/` over the body.",
  }),
  "gateway-journal-limit": row("Rate limits", {
    placeholder: "SIZE",
    default: "64MB",
    description: "The most that the answers kept for interrupted tasks may take in the state, such as `64MB`.",
  }),
  retry: row("Attempts", {
    kind: "list",
    placeholder: "KINDS",
    description:
      "Makes settled tasks of the campaign outstanding again before the run starts: a list of `errored`, `timed-out` and `failed`. Use it in a run that you start by hand; on the command line, `carryover retry` also selects tasks by id.",
  }),
  "retry-now": flag(
    "Rate limits",
    "Probes a stopped provider at once instead of waiting for its reset: use it after you topped up a quota.",
  ),
  "rate-limit-patterns": row("Rate limits", {
    kind: "list",
    placeholder: "FILE|YAML",
    takers: ["run", "detect"],
    description:
      "More forms of rate-limit messages: a YAML list, one JSON object a line, or the path of such a file. Each has a `name`, a `pattern` and a `kind` (`wait`, `stop`, `cap` or `task`).",
  }),

  campaign: row("Run", {
    placeholder: "auto|daily|weekly|monthly|until-complete|TEXT",
    default: "auto",
    takers: EVERY_JOB,
    description:
      "What counts as one pass over the tasks: `auto` (a commit for push and pull_request, else `until-complete`), `daily`, `weekly`, `monthly`, `until-complete`, or a text of your own such as `gpt-5-baseline`.",
  }),
  "time-budget": row("Run", {
    placeholder: "DURATION",
    defaultWords: "5h40m on GitHub's runners, else none",
    takers: ["run", "simulate"],
    description:
      "How long the run may take. Tasks that would probably not finish in time are left to the next run. Keep it below the job's `timeout-minutes`; `none` removes the limit.",
  }),
  "fail-on": row("Run", {
    kind: "list",
    placeholder: "LIST",
    default: "auto",
    takers: ["run", "merge"],
    description:
      "What makes the step fail: a list of `failed`, `errored`, `outstanding` and `regressed` (passed in the baseline, failed now), or `never`. `auto` is failed and errored, and outstanding unless a schedule started the workflow.",
  }),
  "min-pass-rate": row("Run", {
    placeholder: "FRACTION",
    takers: ["run", "merge"],
    description:
      "Replaces `failed` in `fail-on`: the share of graded tasks that must pass, such as `0.8` or `80%`. An equal share passes.",
  }),

  name: row("State", {
    placeholder: "NAME",
    default: "default",
    takers: EVERY_JOB,
    description:
      "Names the state that is kept between workflow runs. Give each evaluation of a repository its own, such as `nightly-agents`, and a `state-dir` besides where several of them run in one job: the state of another name is refused.",
  }),
  "state-dir": row("State", {
    placeholder: "FOLDER",
    default: ".carryover",
    takers: ["run", "plan", "merge", "status", "report"],
    description: "The folder that holds the results, the failures, the checkpoint, logs and reports.",
  }),
  "checkpoint-interval": row("State", {
    placeholder: "DURATION",
    default: "5m",
    description:
      "How often the state is saved during the run, if something has changed and `carry` has a place for it.",
  }),
  carry: row("State", {
    placeholder: "auto|none|FOLDER|s3://BUCKET/PREFIX",
    default: "auto",
    takers: EVERY_JOB,
    description:
      "Where the state travels between runs and jobs: `auto` is the Actions cache where the runner offers it; a folder that all jobs see, such as `/mnt/evals`; an S3-compatible bucket, such as `s3://my-bucket/evals`; `none`.",
  }),

  "job-index": row("Matrix", {
    placeholder: "N",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression for the runner.
    actionDefault: "${{ strategy.job-index }}",
    description:
      "Which job of the matrix this is, counted from 0. GitHub sets it in the action; on act, Gitea and Forgejo pass it yourself. The CLI takes it from the variables of GitLab, CircleCI and Buildkite.",
  }),
  "job-total": row("Matrix", {
    placeholder: "N",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression for the runner.
    actionDefault: "${{ strategy.job-total }}",
    takers: ["run", "merge"],
    description:
      "How many jobs the matrix has. GitHub sets it in the action; on act, Gitea and Forgejo pass it yourself. The CLI takes it from the variables of GitLab, CircleCI and Buildkite. Give it to merge, so that merge notices jobs that never reported.",
  }),
  "max-jobs": row("Matrix", {
    placeholder: "N",
    default: "256",
    takers: ["plan"],
    description: "The most jobs that a plan spreads the outstanding tasks over; GitHub's matrix has at most 256.",
  }),
  "target-job-duration": row("Matrix", {
    placeholder: "DURATION",
    takers: ["plan"],
    description:
      "How long a job should take, such as `30m`. A plan makes as many jobs as the recorded durations require. Empty: as many as `max-jobs` allows.",
  }),

  "log-output": row("Output", {
    placeholder: "failures|all|none",
    default: "failures",
    description:
      "Whose output goes to the step's log: `failures` for failed attempts, `all` for every child, or `none`.",
  }),
} as const satisfies Readonly<Record<string, InputRow>>;

export type InputName = keyof typeof INPUT_TABLE;

export const INPUT_NAMES = Object.keys(INPUT_TABLE) as readonly InputName[];

export function isInputName(name: string): name is InputName {
  return Object.hasOwn(INPUT_TABLE, name);
}

/** The row of an input, by the general type. */
export function inputRow(name: InputName): InputRow {
  return INPUT_TABLE[name];
}

/** The inputs that a subcommand or sub-action takes, in the order of the table. */
export function inputsOf(taker: InputTaker): readonly InputName[] {
  return INPUT_NAMES.filter((name) => inputRow(name).takers.includes(taker));
}
