/** The inputs that say how children are started, ended and read, and how often. */
import { EXIT_MEANINGS, type ExitMeaning } from "../core/outcome.ts";
import {
  commandText,
  duration,
  durationOrOff,
  either,
  flag,
  input,
  inputGroup,
  integer,
  optional,
  plainText,
  RUN_PLAN_MERGE,
  readPairs,
  splitList,
  text,
} from "./text-schemas.ts";

/** Which variables children get. */
type ChildEnv = "inherit" | readonly string[];

/** When failures end the run. */
type MaxFailures =
  | { readonly kind: "count"; readonly count: number }
  /** A share of all tasks; above 0, at most 100. */
  | { readonly kind: "percent"; readonly percent: number };

export const RETRY_KINDS = ["errored", "timed-out", "failed"] as const;
export type RetryKind = (typeof RETRY_KINDS)[number];

export const CHILD_INPUTS = inputGroup("Children", {
  command: input(optional(commandText()), {
    help:
      "The command that evaluates a shard, run with `bash -euo pipefail -c`. " +
      "It finds its tasks in `$CARRYOVER_TASKS_FILE` (and a single task in `$CARRYOVER_TASK_ID`, `$CARRYOVER_TASK` and " +
      "`$CARRYOVER_FIELD_<NAME>`), and may append results to `$CARRYOVER_RESULTS_FILE`. " +
      "On the command line a program and its arguments can follow `--` instead.",
  }),
  workingDirectory: input(plainText(), {
    placeholder: "FOLDER",
    default: ".",
    takers: RUN_PLAN_MERGE,
    help: "The folder that the commands run in, relative to the workspace.",
  }),
  env: input(text('inherit, or names of environment variables such as "PATH,HOME,OPENAI_API_KEY"', readChildEnv), {
    kind: "list",
    placeholder: "NAMES",
    default: "inherit",
    help:
      "Which environment variables children get: `inherit` for all, or a list of names such as `HOME,OPENAI_API_KEY`. " +
      "With a list, they get only these, `PATH`, `RUNNER_TRACKING_ID` and `CARRYOVER_*`. " +
      "They never get the runner's own `ACTIONS_*` and `INPUT_*`.",
  }),
  exitCodes: input(
    text(
      'a list of CODE=CLASS such as "75=rate_limited,77=skipped", where CODE is 0 to 255 and occurs once, and CLASS is ' +
        either(EXIT_MEANINGS),
      readExitCodes,
    ),
    {
      kind: "list",
      placeholder: "CODE=CLASS",
      default: "75=rate_limited,77=skipped",
      help:
        `What exit codes mean when a child wrote no result row: ${either(EXIT_MEANINGS.map((name) => `\`${name}\``))}. ` +
        "A custom map replaces the default; `none` clears it.",
    },
  ),
  failureLogs: input(text("a list of glob patterns such as .failed/**/result.json", splitList), {
    kind: "list",
    placeholder: "PATTERNS",
    help:
      "Glob patterns of files that explain a failure, such as `.failed/**/result.json`. " +
      "A file is read after a failed attempt if it changed during the attempt.",
  }),
  taskTimeoutMs: input(duration({ from: "above-zero" }), {
    default: "3h30m",
    help:
      "How long one attempt may take before it is killed. A task that times out is not retried. " +
      "A task's own `timeout` field takes precedence, and `CARRYOVER_TASK_TIMEOUT_S` in the environment overrides the input.",
  }),
  requireResult: input(flag(), {
    help: "Counts exit 0 without a result row as an error. By default, exit 0 alone is a pass.",
  }),
  silenceTimeoutMs: input(durationOrOff(), {
    default: "off",
    help: "Kills and retries a child that has neither printed anything nor written a result row for this long, such as `10m`.",
  }),
  killGraceMs: input(duration({ from: "zero" }), {
    default: "5s",
    help: "How long a child may run after SIGTERM before it and its descendants are killed.",
  }),
});

export const ATTEMPT_INPUTS = inputGroup("Attempts", {
  concurrency: input(integer({ from: 1 }), {
    default: "4",
    takers: ["run", "plan", "simulate"],
    help: "The maximum number of children that run at once in this job. Rate limits lower the number while they last.",
  }),
  sharedConcurrency: input(optional(integer({ from: 1 })), {
    help: "The maximum number of children that run at once in all jobs of the matrix together. Each job takes its share. If empty, every job uses its own `concurrency`.",
  }),
  providerConcurrency: input(
    text(
      'a list of PROVIDER=N such as "openai=8,anthropic=4", where N is a whole number from 1 and each provider occurs once',
      readProviderConcurrency,
    ),
    {
      kind: "list",
      placeholder: "PROVIDER=N",
      help:
        "The maximum number of children of one provider that run at once in this job, such as `openai=8,anthropic=4`. " +
        "A provider that is not listed may use all of `concurrency`.",
    },
  ),
  maxAttempts: input(integer({ from: 1 }), {
    default: "3",
    takers: RUN_PLAN_MERGE,
    help:
      "How many failed attempts a task may have, over all runs. " +
      "Rate limits do not count, and kills count only after three runs with kills. " +
      "`CARRYOVER_MAX_ATTEMPTS` in the environment overrides it.",
  }),
  failFast: input(flag(), {
    help:
      "Ends the run at the first failure of class `fatal`: a row with `is_retryable: false`, a limit that concerns one request, " +
      "or an exit code that `exit-codes` maps to it. For wrong answers, set `max-failures: 1`. " +
      "Nothing more starts, running tasks of the same `group` are stopped and not recorded, and all others have `stop-grace` to finish.",
  }),
  maxFailures: input(
    optional(
      text(
        "a whole number from 1 such as 20, or a share of all tasks above 0% and up to 100% such as 10%",
        readMaxFailures,
      ),
    ),
    {
      placeholder: "N|N%",
      help:
        "Ends the run when this many tasks have failed or errored: a number such as `20`, or a share of all tasks such as `10%`. " +
        "Nothing more starts, and running tasks have `stop-grace` to finish.",
    },
  ),
  retry: input(text("a list of errored, timed-out and failed", readRetryKinds), {
    kind: "list",
    placeholder: "KINDS",
    takers: ["run", "plan"],
    help:
      "Makes settled tasks of the campaign outstanding again before the run starts: a list of `errored`, `timed-out` and `failed`. " +
      "If no task matches, a complete campaign stays complete and nothing runs. " +
      "Use it in a run that you start by hand; in a matrix, give it to `plan`. " +
      "On the command line, `carryover retry` also selects tasks by id.",
  }),
});

function readChildEnv(found: string): ChildEnv | null {
  if (found === "inherit") return "inherit";
  const names = splitList(found);
  const isList = names.length > 0 && names.every((name) => name !== "inherit" && /^[A-Za-z_][A-Za-z0-9_]*$/.test(name));
  return isList ? [...new Set(names)] : null;
}

function readExitCodes(found: string): ReadonlyMap<number, ExitMeaning> | null {
  if (found === "none") return new Map();
  const codes = readPairs(splitList(found), /^(0|[1-9]\d{0,2})\s*=\s*(\w+)$/, (code, word) => {
    const meaning = EXIT_MEANINGS.find((one) => one === word);
    return Number(code) <= 255 && meaning !== undefined ? ([Number(code), meaning] as const) : null;
  });
  return codes === null || codes.length === 0 ? null : new Map(codes);
}

function readProviderConcurrency(found: string): ReadonlyMap<string, number> | null {
  const form = /^(.+?)\s*=\s*([1-9]\d{0,5})$/;
  const limits = readPairs(splitList(found), form, (provider, limit) => [provider, Number(limit)] as const);
  return limits === null ? null : new Map(limits);
}

function readMaxFailures(found: string): MaxFailures | null {
  const [, share] = /^(\d{1,3}(?:\.\d{1,6})?)\s*%$/.exec(found) ?? [];
  if (share !== undefined) {
    const percent = Number(share);
    return percent > 0 && percent <= 100 ? { kind: "percent", percent } : null;
  }
  const count = /^\d{1,15}$/.test(found) ? Number(found) : 0;
  return count >= 1 ? { kind: "count", count } : null;
}

function readRetryKinds(found: string): readonly RetryKind[] | null {
  const words: readonly string[] = splitList(found);
  const kinds = RETRY_KINDS.filter((kind) => words.includes(kind));
  return kinds.length === new Set(words).size ? kinds : null;
}
