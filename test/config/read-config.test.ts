import { describe, expect, test } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import { INPUT_NAMES } from "../../src/config/inputs.ts";
import { errorOf, NEEDED, read } from "./read.ts";

const inAction = (runner: string) => ({ origin: "action", env: { RUNNER_ENVIRONMENT: runner } }) as const;

describe("defaults", () => {
  test("tasks and a command are enough", () => {
    expect(read({})).toMatchObject({
      taskSource: { kind: "tasks", value: "tasks.jsonl" },
      command: { kind: "shell", text: "node evaluate.mjs" },
      workingDirectory: ".",
      env: "inherit",
      provider: "default",
      name: "default",
      campaign: { kind: "auto" },
      stateDir: ".carryover",
      shardSize: 1,
      repeats: 1,
      concurrency: 4,
      sharedConcurrency: null,
      job: { index: 0, total: 1 },
      taskTimeoutMs: 12_600_000,
      silenceTimeoutMs: null,
      killGraceMs: 5_000,
      exitCodes: new Map([
        [75, "rate_limited"],
        [77, "skipped"],
      ]),
      failureLogs: [],
      maxAttempts: 3,
      failFast: false,
      maxFailures: null,
      retryAfterThresholdMs: 60_000,
      maxWaitMs: 900_000,
      defaultWaitMs: 60_000,
      stopGraceMs: 60_000,
      preflight: null,
      rateLimitPatterns: null,
      failOn: "auto",
      minPassRate: null,
      passWithNoTasks: false,
      checkpointIntervalMs: 300_000,
      logOutput: "failures",
      maxJobs: 256,
      targetJobDurationMs: null,
      notices: [],
    });
  });

  test("an empty or blank text counts as not given", () => {
    const blank = Object.fromEntries(INPUT_NAMES.map((name) => [name, name === "repeats" ? "  \n" : ""]));
    expect(readConfig({ ...blank, ...NEEDED }, { origin: "cli", env: {} })).toEqual(read({}));
  });

  test.each([
    { name: "20 minutes before a hosted runner ends the job", context: inAction("github-hosted"), budget: 20_400_000 },
    { name: "a self-hosted runner has no limit", context: inAction("self-hosted"), budget: null },
    { name: "the command line has no limit", context: { ...inAction("github-hosted"), origin: "cli" }, budget: null },
  ] as const)("time-budget: $name", ({ context, budget }) => {
    expect(read({}, context).timeBudgetMs).toBe(budget);
    expect(read({ "time-budget": "none" }, context).timeBudgetMs).toBeNull();
    expect(read({ "time-budget": "2h" }, context).timeBudgetMs).toBe(7_200_000);
  });
});

describe("commands", () => {
  test("plan has inputs of its own", () => {
    const config = readConfig(
      { tasks: "t.csv", "max-jobs": "20", "target-job-duration": "30m" },
      { origin: "action", env: {}, taker: "plan" },
    );
    expect(config).toMatchObject({ maxJobs: 20, targetJobDurationMs: 1_800_000, command: null });
  });

  test("merge needs no tasks, and takes the number of jobs", () => {
    const config = readConfig({ "job-total": "8" }, { origin: "cli", env: {}, taker: "merge" });
    expect(config).toMatchObject({ taskSource: null, command: null, expectedJobs: 8, job: { index: 0, total: 1 } });
  });

  test.each(["status", "detect", "report", "simulate"] as const)("%s needs neither tasks nor a command", (taker) => {
    const config = readConfig({ "state-dir": "s", "retry-after-threshold": "30s" }, { origin: "cli", env: {}, taker });
    expect(config).toMatchObject({ taskSource: null, command: null });
  });

  test("a program after -- is the command", () => {
    const config = readConfig({ tasks: "t.csv" }, { origin: "cli", env: {}, argv: ["node", "evaluate.mjs", "{id}"] });
    expect(config.command).toEqual({ kind: "argv", argv: ["node", "evaluate.mjs", "{id}"] });
  });
});

describe("rules between inputs", () => {
  test.each([
    [
      "no task list",
      { tasks: "" },
      {},
      "Expected --tasks or --tasks-command, found neither. Name a task list, for instance --tasks evals/tasks.jsonl, or a suite, for instance --harness pytest.",
    ],
    ["two task lists", { "tasks-command": "ls" }, {}, "Expected either --tasks or --tasks-command, found both"],
    ["no command on the command line", { command: "" }, {}, "Expected --command, or a program after --, found none"],
    ["no command in the action", { command: "" }, { origin: "action" }, "Expected input `command`, found none"],
    ["command and program", {}, { argv: ["true"] }, "Expected either --command or a program after --, found both"],
    ["nothing after --", { command: "" }, { argv: [] }, "Expected a program and its arguments after --, found nothing"],
    ["job-index without job-total", { "job-index": "0" }, {}, "found --job-index without --job-total"],
    ["no job-index", { "job-total": "4" }, { origin: "action" }, "found input `job-total` without input `job-index`"],
    ["a job of a matrix without jobs", { "job-index": "0", "job-total": "0" }, {}, "--job-total to be at least 1"],
    ["job-index equal to job-total", { "job-index": "4", "job-total": "4" }, {}, "0 to 3; found 4"],
  ] as const)("%s", (_, raw, context, says) => {
    expect(errorOf(() => read(raw, context))).toContain(says);
  });

  test("one message lists several problems", () => {
    const message = errorOf(() => read({ tasks: "", concurrency: "0", "task-timeout": "soon" }));
    expect(message).toContain("3 problems with the inputs; nothing was run:");
    expect(message.split("\n- ")).toHaveLength(4);
  });

  test.each(["never", "errored"])("min-pass-rate without failed in fail-on (%s) gives a notice", (failOn) => {
    const { notices } = read({ "min-pass-rate": "0.5", "fail-on": failOn });
    expect(notices).toEqual([expect.stringContaining("--min-pass-rate has no effect")]);
  });
});

describe("overrides from the environment", () => {
  test("take precedence over the inputs, and a notice says so", () => {
    const config = read(
      { "task-timeout": "1h", "max-attempts": "5" },
      { env: { CARRYOVER_TASK_TIMEOUT_S: "90", CARRYOVER_MAX_ATTEMPTS: "2" } },
    );
    expect(config).toMatchObject({ taskTimeoutMs: 90_000, maxAttempts: 2 });
    expect(config.notices).toEqual([
      "--task-timeout is 1m 30s, set by CARRYOVER_TASK_TIMEOUT_S in the environment.",
      "--max-attempts is 2, set by CARRYOVER_MAX_ATTEMPTS in the environment.",
    ]);
  });

  test.each([
    { variable: "CARRYOVER_TASK_TIMEOUT_S", text: "0" },
    { variable: "CARRYOVER_TASK_TIMEOUT_S", text: "long" },
    { variable: "CARRYOVER_MAX_ATTEMPTS", text: "0" },
    { variable: "CARRYOVER_MAX_ATTEMPTS", text: "3.5" },
    { variable: "CARRYOVER_SIBLING_INTERVAL_S", text: "-1" },
    { variable: "CARRYOVER_SIBLING_INTERVAL_S", text: "soon" },
  ])("$variable=$text is refused by its name", ({ variable, text }) => {
    const message = errorOf(() => read({}, { env: { [variable]: text } }));
    expect(message).toContain(`the environment variable ${variable}`);
    expect(message).toContain(JSON.stringify(text));
  });
});

describe("the job that the variables of other CI systems name", () => {
  test.each([
    ["the first on GitLab", { CI_NODE_INDEX: "1", CI_NODE_TOTAL: "4" }, { index: 0, total: 4 }],
    ["the first on CircleCI", { CIRCLE_NODE_INDEX: "0", CIRCLE_NODE_TOTAL: "4" }, { index: 0, total: 4 }],
    ["the only one", { CI_NODE_TOTAL: "1" }, { index: 0, total: 1 }],
    ["a total without an index", { CI_NODE_TOTAL: "4" }, { index: 0, total: 1 }],
  ])("is that of %s", (_, env, job) => {
    expect(read({}, { env }).job).toEqual(job);
  });

  test.each([
    ["above the total", { CI_NODE_INDEX: "9", CI_NODE_TOTAL: "4" }, 'CI_NODE_INDEX="9" and CI_NODE_TOTAL="4"'],
    ["0 where jobs count from 1", { CI_NODE_INDEX: "0", CI_NODE_TOTAL: "4" }, "from 1 to CI_NODE_TOTAL"],
    ["the total where jobs count from 0", { CIRCLE_NODE_INDEX: "4", CIRCLE_NODE_TOTAL: "4" }, "CIRCLE_NODE_TOTAL - 1"],
    ["not a number", { BUILDKITE_PARALLEL_JOB: "x", BUILDKITE_PARALLEL_JOB_COUNT: "4" }, 'BUILDKITE_PARALLEL_JOB="x"'],
    ["of too many jobs", { CI_NODE_INDEX: "1", CI_NODE_TOTAL: "999" }, "at most 256"],
  ])("is refused if it is %s, with the name of the variable", (_, env, words) => {
    expect(errorOf(() => read({}, { env }))).toContain(words);
  });

  test("does not count if options are given", () => {
    const env = { CI_NODE_INDEX: "9", CI_NODE_TOTAL: "4" };
    expect(read({ "job-index": "1", "job-total": "2" }, { env }).job).toEqual({ index: 1, total: 2 });
  });
});
