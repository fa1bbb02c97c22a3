import { describe, expect, test } from "vitest";
import type { Config } from "../../src/config/config.ts";
import { INPUT_NAMES, inputRow } from "../../src/config/inputs.ts";
import { readConfig } from "../../src/config/read-config.ts";
import type { ConfigContext } from "../../src/config/reading.ts";
import { UserError } from "../../src/core/user-error.ts";

const NEEDED = { tasks: "tasks.jsonl", command: "node evaluate.mjs" };

function read(raw: Record<string, string | undefined>, context: Partial<ConfigContext> = {}): Config {
  return readConfig({ ...NEEDED, ...raw }, { origin: "cli", env: {}, ...context });
}

function errorOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  throw new Error("Expected a UserError, nothing was thrown.");
}

describe("defaults", () => {
  test("every default is readable and nothing else is needed", () => {
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

  test("an empty or blank text is not given", () => {
    const blank = Object.fromEntries(INPUT_NAMES.map((name) => [name, name === "repeats" ? "  \n" : ""]));
    expect(readConfig({ ...blank, ...NEEDED }, { origin: "cli", env: {} })).toEqual(read({}));
  });

  test("the configuration is frozen", () => {
    expect(Object.isFrozen(read({}))).toBe(true);
  });

  test.each([
    {
      name: "the action on a hosted runner stops 20 minutes before the wall",
      context: { origin: "action", env: { RUNNER_ENVIRONMENT: "github-hosted" } },
      budget: 20_400_000,
    },
    {
      name: "a self-hosted runner has no wall",
      context: { origin: "action", env: { RUNNER_ENVIRONMENT: "self-hosted" } },
      budget: null,
    },
    {
      name: "a runner of another server has no known wall",
      context: { origin: "action", env: { GITHUB_SERVER_URL: "https://gitea.example" } },
      budget: null,
    },
    {
      name: "the command line has no wall",
      context: { origin: "cli", env: { RUNNER_ENVIRONMENT: "github-hosted" } },
      budget: null,
    },
  ] as const)("time-budget: $name", ({ context, budget }) => {
    expect(read({}, context).timeBudgetMs).toBe(budget);
    const said = read({}, context).notices.filter((notice) => notice.includes("`time-budget`"));
    expect(said).toHaveLength(context.origin === "action" ? 1 : 0);
    expect(read({ "time-budget": "none" }, context).timeBudgetMs).toBeNull();
    expect(read({ "time-budget": "2h" }, context).timeBudgetMs).toBe(7_200_000);
  });
});

const GOOD: readonly { readonly input: string; readonly text: string; readonly expected: Partial<Config> }[] = [
  {
    input: "tasks",
    text: "evals/**/*.yaml\n!evals/old/**",
    expected: { taskSource: { kind: "tasks", value: "evals/**/*.yaml\n!evals/old/**" } },
  },
  { input: "repeats", text: "5", expected: { repeats: 5 } },
  {
    input: "vary",
    text: " model = gpt-5, openai/claude-5@2 \n\neffort=low",
    expected: {
      vary: [
        { name: "model", values: ["gpt-5", "openai/claude-5@2"] },
        { name: "effort", values: ["low"] },
      ],
    },
  },
  { input: "max-cost", text: "$2.50", expected: { maxCost: 2.5 } },
  { input: "max-tokens", text: "12_000_000", expected: { maxTokens: 12_000_000 } },
  {
    input: "prices",
    text: "gpt-5=1.25/10, claude-*: = 3 / $15\nfree=0/0",
    expected: {
      prices: [
        { model: "gpt-5", inputUsd: 1.25, outputUsd: 10 },
        { model: "claude-*:", inputUsd: 3, outputUsd: 15 },
        { model: "free", inputUsd: 0, outputUsd: 0 },
      ],
    },
  },
  { input: "shard-size", text: "16", expected: { shardSize: 16 } },
  { input: "concurrency", text: " 8 ", expected: { concurrency: 8 } },
  { input: "shared-concurrency", text: "40", expected: { sharedConcurrency: 40 } },
  { input: "max-attempts", text: "1", expected: { maxAttempts: 1 } },
  { input: "task-timeout", text: "90", expected: { taskTimeoutMs: 90_000 } },
  { input: "task-timeout", text: "3h30m", expected: { taskTimeoutMs: 12_600_000 } },
  { input: "task-timeout", text: "2d", expected: { taskTimeoutMs: 172_800_000 } },
  { input: "silence-timeout", text: "10m", expected: { silenceTimeoutMs: 600_000 } },
  { input: "silence-timeout", text: "off", expected: { silenceTimeoutMs: null } },
  { input: "silence-timeout", text: "none", expected: { silenceTimeoutMs: null } },
  { input: "kill-grace", text: "0", expected: { killGraceMs: 0 } },
  { input: "stop-grace", text: "0s", expected: { stopGraceMs: 0 } },
  { input: "max-wait", text: "0", expected: { maxWaitMs: 0 } },
  { input: "default-wait", text: "250ms", expected: { defaultWaitMs: 250 } },
  { input: "retry-after-threshold", text: "2m", expected: { retryAfterThresholdMs: 120_000 } },
  { input: "checkpoint-interval", text: "30s", expected: { checkpointIntervalMs: 30_000 } },
  {
    input: "env",
    text: "PATH, HOME\nOPENAI_API_KEY",
    expected: { env: ["PATH", "HOME", "OPENAI_API_KEY"] },
  },
  {
    input: "exit-codes",
    text: "3=failed, 4 = fatal\n0=passed",
    expected: {
      exitCodes: new Map([
        [3, "failed"],
        [4, "fatal"],
        [0, "passed"],
      ] as const),
    },
  },
  { input: "exit-codes", text: "none", expected: { exitCodes: new Map() } },
  {
    input: "failure-logs",
    text: ".failed/**/{result,error}.json, logs/*.txt",
    expected: { failureLogs: [".failed/**/{result,error}.json", "logs/*.txt"] },
  },
  { input: "fail-fast", text: "YES", expected: { failFast: true } },
  { input: "fail-fast", text: "0", expected: { failFast: false } },
  { input: "pass-with-no-tasks", text: "on", expected: { passWithNoTasks: true } },
  { input: "max-failures", text: "5", expected: { maxFailures: { kind: "count", count: 5 } } },
  { input: "max-failures", text: "10%", expected: { maxFailures: { kind: "percent", percent: 10 } } },
  { input: "max-failures", text: "0.5 %", expected: { maxFailures: { kind: "percent", percent: 0.5 } } },
  { input: "min-pass-rate", text: "80%", expected: { minPassRate: 0.8 } },
  { input: "min-pass-rate", text: "0.6666666666666666", expected: { minPassRate: 2 / 3 } },
  { input: "min-pass-rate", text: `${2 / 30}%`, expected: { minPassRate: Number(`${2 / 30}e-2`) } },
  { input: "min-pass-rate", text: ".95", expected: { minPassRate: 0.95 } },
  { input: "min-pass-rate", text: "7.2%", expected: { minPassRate: 9 / 125 } },
  { input: "min-pass-rate", text: ".5 %", expected: { minPassRate: 0.005 } },
  { input: "min-pass-rate", text: "1", expected: { minPassRate: 1 } },
  { input: "min-pass-rate", text: "0", expected: { minPassRate: 0 } },
  { input: "fail-on", text: "never", expected: { failOn: [] } },
  {
    input: "fail-on",
    text: "outstanding\nfailed",
    expected: { failOn: ["failed", "outstanding"] },
  },
  { input: "campaign", text: "weekly", expected: { campaign: { kind: "weekly" } } },
  {
    input: "campaign",
    text: "gpt-5, second try",
    expected: { campaign: { kind: "named", name: "gpt-5, second try" } },
  },
  { input: "name", text: "nightly", expected: { name: "nightly" } },
  { input: "provider", text: "anthropic", expected: { provider: "anthropic" } },
  { input: "log-output", text: "all", expected: { logOutput: "all" } },
  {
    input: "preflight",
    text: "curl -sf https://api.example.com",
    expected: { preflight: "curl -sf https://api.example.com" },
  },
  {
    input: "rate-limit-patterns",
    text: "limits.yaml",
    expected: { rateLimitPatterns: { kind: "file", path: "limits.yaml" } },
  },
  {
    input: "rate-limit-patterns",
    text: "- {name: busy}",
    expected: { rateLimitPatterns: { kind: "inline", text: "- {name: busy}" } },
  },
  {
    input: "rate-limit-patterns",
    text: '{"name":"busy"}',
    expected: { rateLimitPatterns: { kind: "inline", text: '{"name":"busy"}' } },
  },
  {
    input: "command",
    text: "cat <<X\n  kept\nX\n",
    expected: { command: { kind: "shell", text: "cat <<X\n  kept\nX\n" } },
  },
  { input: "working-directory", text: "evals", expected: { workingDirectory: "evals" } },
  { input: "state-dir", text: "/var/state", expected: { stateDir: "/var/state" } },
];

describe("values", () => {
  test.each(GOOD)("$input: $text", ({ input, text, expected }) => {
    expect(read({ [input]: text })).toMatchObject(expected);
  });

  test("plan has inputs of its own", () => {
    const config = readConfig(
      { tasks: "t.csv", "max-jobs": "20", "target-job-duration": "30m" },
      { origin: "action", env: {}, taker: "plan" },
    );
    expect(config).toMatchObject({ maxJobs: 20, targetJobDurationMs: 1_800_000, command: null });
  });

  test("merge needs no tasks, and is told how many jobs there were", () => {
    const config = readConfig({ "job-total": "8" }, { origin: "cli", env: {}, taker: "merge" });
    expect(config).toMatchObject({ taskSource: null, command: null, expectedJobs: 8, job: { index: 0, total: 1 } });
  });

  test("a plan may have made no jobs", () => {
    const config = readConfig({ "job-total": "0" }, { origin: "action", env: {}, taker: "merge" });
    expect(config.expectedJobs).toBe(0);
  });

  test.each(["status", "detect", "report", "simulate"] as const)("%s needs neither tasks nor a command", (taker) => {
    const config = readConfig({ "state-dir": "s", "retry-after-threshold": "30s" }, { origin: "cli", env: {}, taker });
    expect(config).toMatchObject({ taskSource: null, command: null });
  });

  test("inputs that the taker does not take keep their defaults", () => {
    const config = readConfig({ tasks: "t.csv", "shard-size": "nonsense" }, { origin: "cli", env: {}, taker: "plan" });
    expect(config.shardSize).toBe(1);
  });

  test("a program after -- is the command", () => {
    const config = readConfig({ tasks: "t.csv" }, { origin: "cli", env: {}, argv: ["node", "evaluate.mjs", "{id}"] });
    expect(config.command).toEqual({ kind: "argv", argv: ["node", "evaluate.mjs", "{id}"] });
  });
});

const BAD: readonly { readonly input: string; readonly texts: readonly string[]; readonly expected: string }[] = [
  ...(["repeats", "shard-size", "concurrency", "shared-concurrency", "max-attempts"] as const).map((input) => ({
    input,
    texts: ["0", "-1", "4.5", "abc", "1e3", "+4", "0x10", "4,5", "99999999999999999999"],
    expected: "a whole number from 1 to 1000000, such as 4",
  })),
  {
    input: "vary",
    texts: [
      "model",
      "model=",
      "model=a,",
      "model=a,a",
      "model=a\nmodel=b",
      "id=a,b",
      "group=a",
      "model=a[1]",
      "2=a",
      "m=a#1",
    ],
    expected:
      "lines of NAME=VALUE,VALUE such as model=gpt-5,claude-5, each name and each value once, no value with one of []=,# in it, and no name that tasks have already",
  },
  {
    input: "max-cost",
    texts: ["0", "-1", "1e3", "five", "€5", "1.", "0.0"],
    expected: "an amount of US dollars above 0, such as 5 or 0.50",
  },
  {
    input: "prices",
    texts: ["gpt-5", "gpt-5=1", "gpt-5=1/", "gpt-5=1/2/3", "gpt-5=a/b", "=1/2", "gpt-5=-1/2", "a=1/2\na=1/2"],
    expected:
      'lines of MODEL=INPUT/OUTPUT in US dollars per million tokens such as "gpt-5=1.25/10", each model once, where * stands for any characters of a name',
  },
  ...(["task-timeout", "default-wait", "checkpoint-interval"] as const).map((input) => ({
    input,
    texts: ["0", "0s", "-5m", "soon", "5 minutes", "1e3", "25d", "s", "h3"],
    expected: "a duration above 0 and of at most 24d, such as 90s, 15m, 3h30m or 2d",
  })),
  ...(["kill-grace", "stop-grace", "max-wait", "retry-after-threshold"] as const).map((input) => ({
    input,
    texts: ["-1", "never", "25d"],
    expected: "a duration of at most 24d, such as 90s",
  })),
  ...(["silence-timeout", "time-budget"] as const).map((input) => ({
    input,
    texts: ["0", "on", "25d", "-1h"],
    expected: "a duration above 0 and of at most 24d, such as 90s, 15m, 3h30m or 2d, or off",
  })),
  ...(["fail-fast", "pass-with-no-tasks"] as const).map((input) => ({
    input,
    texts: ["maybe", "2", "truee"],
    expected: "true or false (also yes, no, on, off, 1, 0)",
  })),
  {
    input: "env",
    texts: ["inherit,PATH", "A B", "FOO=bar", "1A"],
    expected: "inherit, or names of environment variables",
  },
  {
    input: "exit-codes",
    texts: ["75", "75=limit", "256=failed", "75=failed,75=skipped", "75:failed", ",", "-1=failed"],
    expected: 'a list of CODE=CLASS such as "75=rate_limited,77=skipped"',
  },
  {
    input: "max-failures",
    texts: ["0", "-1", "0%", "101%", "5.5", "ten"],
    expected: "a whole number from 1 such as 20, or a share of all tasks",
  },
  {
    input: "min-pass-rate",
    texts: ["80", "1.1", "101%", "-0.1", "%", ".", "most"],
    expected: "a fraction from 0 to 1 such as 0.8, or a percentage such as 80%",
  },
  {
    input: "fail-on",
    texts: ["failures", "auto,failed", "never,failed", ","],
    expected: 'a list of failed, errored, outstanding and regressed such as "failed,errored", or auto, or never',
  },
  { input: "campaign", texts: ["two\nlines", "x".repeat(201)], expected: "one line of at most 200 characters" },
  { input: "name", texts: ["a\tb"], expected: "one line of at most 200 characters" },
  { input: "provider", texts: ["a\u0000b"], expected: "one line of at most 200 characters" },
  { input: "log-output", texts: ["some", "ALL "], expected: "one of failures, all, none" },
  { input: "command", texts: ["a\0b"], expected: "text without NUL characters" },
  { input: "job-index", texts: ["-1", "256", "one"], expected: "a whole number from 0 to 255" },
  { input: "job-total", texts: ["-1", "257"], expected: "a whole number from 0 to 256" },
];

describe("values that are refused", () => {
  const cases = BAD.flatMap(({ input, texts, expected }) => texts.map((text) => ({ input, text, expected })));
  test.each(cases)("$input: $text", ({ input, text, expected }) => {
    const raw = { "job-index": "0", "job-total": "2", [input]: text };
    const fromCli = errorOf(() => read(raw));
    expect(fromCli).toContain(`Expected --${input} to be ${expected}`);
    expect(fromCli).toContain(`found ${JSON.stringify(text).slice(0, 100)}`);
    expect(errorOf(() => read(raw, { origin: "action" }))).toContain(`Expected input \`${input}\` to be ${expected}`);
  });

  test.each([
    { input: "max-jobs", text: "257", expected: "a whole number from 1 to 256" },
    { input: "target-job-duration", text: "0", expected: "a duration above 0" },
  ])("plan: $input: $text", ({ input, text, expected }) => {
    const run = () => readConfig({ tasks: "t.csv", [input]: text }, { origin: "cli", env: {}, taker: "plan" });
    expect(errorOf(run)).toContain(`Expected --${input} to be ${expected}`);
  });

  test("a long text is shortened in the message", () => {
    expect(errorOf(() => read({ concurrency: "x".repeat(5_000) })).length).toBeLessThan(400);
  });
});

describe("rules between inputs", () => {
  test.each([
    {
      name: "no task list",
      raw: { tasks: "" },
      context: {},
      says: "Expected --tasks or --tasks-command, found neither",
    },
    {
      name: "two task lists",
      raw: { "tasks-command": "ls" },
      context: {},
      says: "Expected either --tasks or --tasks-command, found both",
    },
    {
      name: "no command on the command line",
      raw: { command: "" },
      context: {},
      says: "Expected --command, or a program after --, found none",
    },
    {
      name: "no command in the action",
      raw: { command: "" },
      context: { origin: "action" },
      says: "Expected input `command`, found none",
    },
    {
      name: "command and program",
      raw: {},
      context: { argv: ["true"] },
      says: "Expected either --command or a program after --, found both",
    },
    {
      name: "nothing after --",
      raw: { command: "" },
      context: { argv: [] },
      says: "Expected a program and its arguments after --, found nothing",
    },
    {
      name: "job-index without job-total",
      raw: { "job-index": "0" },
      context: {},
      says: "found --job-index without --job-total",
    },
    {
      name: "job-total without job-index",
      raw: { "job-total": "4" },
      context: { origin: "action" },
      says: "found input `job-total` without input `job-index`",
    },
    {
      name: "a job of none",
      raw: { "job-index": "0", "job-total": "0" },
      context: {},
      says: "--job-total to be at least 1",
    },
    { name: "job-index at the end", raw: { "job-index": "4", "job-total": "4" }, context: {}, says: "0 to 3; found 4" },
  ] as const)("$name", ({ raw, context, says }) => {
    expect(errorOf(() => read(raw, context))).toContain(says);
  });

  test("several problems stand in one message", () => {
    const message = errorOf(() => read({ tasks: "", concurrency: "0", "task-timeout": "soon" }));
    expect(message).toContain("3 problems with the inputs; nothing was run:");
    expect(message.split("\n- ")).toHaveLength(4);
  });

  test.each([
    ["4", "2", /shared-concurrency is 2, but 4 jobs run at least one child each.*`strategy.max-parallel: 2`/],
    ["2", "2", null],
    ["1", "2", null],
  ])("of %s jobs that share a budget of %s those beyond it are told", (total, shared, notice) => {
    const { notices } = read({ "job-index": "0", "job-total": total, "shared-concurrency": shared });
    expect(notices).toEqual(notice === null ? [] : [expect.stringMatching(notice)]);
  });

  test.each(["never", "errored"])("min-pass-rate without failed in fail-on (%s) is told", (failOn) => {
    const { notices } = read({ "min-pass-rate": "0.5", "fail-on": failOn });
    expect(notices).toEqual([expect.stringContaining("--min-pass-rate has no effect")]);
  });
});

describe("overrides from the environment", () => {
  test("they go before the inputs and are told", () => {
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

  test("empty ones do not count", () => {
    expect(read({}, { env: { CARRYOVER_TASK_TIMEOUT_S: "", CARRYOVER_MAX_ATTEMPTS: " " } })).toEqual(read({}));
  });

  test.each([
    { variable: "CARRYOVER_TASK_TIMEOUT_S", text: "0" },
    { variable: "CARRYOVER_TASK_TIMEOUT_S", text: "long" },
    { variable: "CARRYOVER_MAX_ATTEMPTS", text: "0" },
    { variable: "CARRYOVER_MAX_ATTEMPTS", text: "3.5" },
  ])("$variable=$text is refused by its name", ({ variable, text }) => {
    const message = errorOf(() => read({}, { env: { [variable]: text } }));
    expect(message).toContain(`the environment variable ${variable}`);
    expect(message).toContain(JSON.stringify(text));
  });
});

describe("the place of a job that other CI systems state", () => {
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
    ["no number", { BUILDKITE_PARALLEL_JOB: "x", BUILDKITE_PARALLEL_JOB_COUNT: "4" }, 'BUILDKITE_PARALLEL_JOB="x"'],
    ["of too many jobs", { CI_NODE_INDEX: "1", CI_NODE_TOTAL: "999" }, "at most 256"],
  ])("is refused if it is %s, with the name of the variable", (_, env, words) => {
    expect(errorOf(() => read({}, { env }))).toContain(words);
  });

  test("gives way to the options", () => {
    const env = { CI_NODE_INDEX: "9", CI_NODE_TOTAL: "4" };
    expect(read({ "job-index": "1", "job-total": "2" }, { env }).job).toEqual({ index: 1, total: 2 });
  });
});

describe("every input", () => {
  test.each(INPUT_NAMES)("%s is described by a sentence", (name) => {
    expect(inputRow(name).help).toMatch(/\.$/);
  });

  test.each(INPUT_NAMES)("%s has a value placeholder unless it is a flag", (name) => {
    expect(inputRow(name).placeholder === "").toBe(inputRow(name).kind === "flag");
  });
});
