import { describe, expect, test } from "vitest";
import type { Config } from "../../src/config/config.ts";
import { readConfig } from "../../src/config/config.ts";
import { INPUT_NAMES } from "../../src/config/inputs.ts";
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

const GOOD: readonly (readonly [input: string, text: string, expected: Partial<Config>])[] = [
  ["tasks", "evals/**/*.yaml\n!old/**", { taskSource: { kind: "tasks", value: "evals/**/*.yaml\n!old/**" } }],
  ["repeats", "5", { repeats: 5 }],
  [
    "vary",
    " model = gpt-5, openai/claude-5@2 \n\neffort=low",
    {
      vary: [
        { name: "model", values: ["gpt-5", "openai/claude-5@2"] },
        { name: "effort", values: ["low"] },
      ],
    },
  ],
  ["max-cost", "$2.50", { maxCost: 2.5 }],
  ["max-tokens", "12_000_000", { maxTokens: 12_000_000 }],
  [
    "prices",
    "gpt-5=1.25/10, claude-*: = 3 / $15\nfree=0/0",
    {
      prices: [
        { model: "gpt-5", inputUsd: 1.25, outputUsd: 10 },
        { model: "claude-*:", inputUsd: 3, outputUsd: 15 },
        { model: "free", inputUsd: 0, outputUsd: 0 },
      ],
    },
  ],
  ["shard-size", "16", { shardSize: 16 }],
  ["task-timeout", "3h30m", { taskTimeoutMs: 12_600_000 }],
  ["silence-timeout", "10m", { silenceTimeoutMs: 600_000 }],
  ["silence-timeout", "off", { silenceTimeoutMs: null }],
  ["kill-grace", "0", { killGraceMs: 0 }],
  ["default-wait", "250ms", { defaultWaitMs: 250 }],
  ["retry-after-threshold", "2m", { retryAfterThresholdMs: 120_000 }],
  ["env", "PATH, HOME\nOPENAI_API_KEY", { env: ["PATH", "HOME", "OPENAI_API_KEY"] }],
  [
    "exit-codes",
    "3=failed, 4 = fatal\n0=passed",
    {
      exitCodes: new Map([
        [3, "failed"],
        [4, "fatal"],
        [0, "passed"],
      ] as const),
    },
  ],
  ["exit-codes", "none", { exitCodes: new Map() }],
  ["failure-logs", ".failed/**/{a,b}.json, logs/*.txt", { failureLogs: [".failed/**/{a,b}.json", "logs/*.txt"] }],
  ["fail-fast", "YES", { failFast: true }],
  ["pass-with-no-tasks", "on", { passWithNoTasks: true }],
  ["max-failures", "5", { maxFailures: { kind: "count", count: 5 } }],
  ["max-failures", "10%", { maxFailures: { kind: "percent", percent: 10 } }],
  ["min-pass-rate", "80%", { minPassRate: 0.8 }],
  ["min-pass-rate", "0.6666666666666666", { minPassRate: 2 / 3 }],
  ["min-pass-rate", `${2 / 30}%`, { minPassRate: Number(`${2 / 30}e-2`) }],
  ["min-pass-rate", "7.2%", { minPassRate: 9 / 125 }],
  ["fail-on", "never", { failOn: [] }],
  ["fail-on", "outstanding\nfailed", { failOn: ["failed", "outstanding"] }],
  ["campaign", "weekly", { campaign: { kind: "weekly" } }],
  ["campaign", "gpt-5, second try", { campaign: { kind: "named", name: "gpt-5, second try" } }],
  ["preflight", "curl -sf https://api.example.com", { preflight: "curl -sf https://api.example.com" }],
  ["rate-limit-patterns", "limits.yaml", { rateLimitPatterns: { kind: "file", path: "limits.yaml" } }],
  ["rate-limit-patterns", "- {name: busy}", { rateLimitPatterns: { kind: "inline", text: "- {name: busy}" } }],
  ["rate-limit-patterns", '{"name":"busy"}', { rateLimitPatterns: { kind: "inline", text: '{"name":"busy"}' } }],
  ["command", "cat <<X\n  kept\nX\n", { command: { kind: "shell", text: "cat <<X\n  kept\nX\n" } }],
  ["inputs", "prompts/**, graders/*.py", { inputs: ["prompts/**", "graders/*.py"] }],
  ["seed", "second", { seed: "second" }],
  ["working-directory", "evals", { workingDirectory: "evals" }],
  ["state-dir", "kept", { stateDir: "kept" }],
  [
    "gateway-ignore",
    "/messages/0/content",
    { gatewayIgnore: [{ kind: "pointer", steps: ["messages", "0", "content"] }] },
  ],
  ["github-token", "a-token", { githubToken: "a-token" }],
];

describe("values", () => {
  test.each(GOOD)("%s: %s", (input, text, expected) => {
    expect(read({ [input]: text })).toMatchObject(expected);
  });

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

const BAD: readonly { readonly input: string; readonly texts: readonly string[]; readonly expected: string }[] = [
  ...(
    ["repeats", "shard-size", "concurrency", "shared-concurrency", "max-attempts", "sample", "max-tasks"] as const
  ).map((input) => ({
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
  ...(["fail-fast", "pass-with-no-tasks", "require-result", "retry-now", "gateway-replay", "comment"] as const).map(
    (input) => ({
      input,
      texts: ["maybe", "2", "truee"],
      expected: "true or false (also yes, no, on, off, 1, 0)",
    }),
  ),
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
  { input: "tasks-command", texts: ["a\0b"], expected: "text without NUL characters" },
  { input: "harness", texts: ["jest", "Pytest"], expected: "one of command, pytest, vitest" },
  { input: "args", texts: ["-k 'open"], expected: "arguments with every quote closed" },
  { input: "harness-command", texts: ['uv "run'], expected: "a command with every quote closed" },
  { input: "only", texts: ["status:skipped"], expected: "ids, patterns of ids" },
  { input: "provider-concurrency", texts: ["openai", "openai=0", "a=1,a=2"], expected: "a list of PROVIDER=N such as" },
  { input: "retry", texts: ["passed"], expected: "a list of errored, timed-out and failed" },
  { input: "gateway", texts: ["yes"], expected: "one of auto, on, off" },
  {
    input: "gateway-upstreams",
    texts: ["vllm", "openai=http://gpu-1", "vllm=ftp://gpu-1", "a=http://b\na=http://c"],
    expected: "lines of name=URL such as vllm=http://gpu-1:8000/v1",
  },
  { input: "gateway-journal-limit", texts: ["0", "64 TB", "much"], expected: "a size such as 64MB or 500KB" },
  { input: "carry", texts: ["cache", "ftp://host/x"], expected: "auto, none, a folder such as /mnt/evals" },
  { input: "job-index", texts: ["-1", "256", "one"], expected: "a whole number from 0 to 255" },
  { input: "job-total", texts: ["-1", "257"], expected: "a whole number from 0 to 256" },
];

const BAD_FOR_PLAN = [
  { input: "max-jobs", text: "257", expected: "a whole number from 1 to 256" },
  { input: "target-job-duration", text: "0", expected: "a duration above 0" },
];

test("every input has a row in these tables", () => {
  const tested = new Set([...GOOD.map(([input]) => input), ...[...BAD, ...BAD_FOR_PLAN].map(({ input }) => input)]);
  expect(INPUT_NAMES.filter((name) => !tested.has(name))).toEqual([]);
});

describe("values that are refused", () => {
  const cases = BAD.flatMap(({ input, texts, expected }) => texts.map((text) => ({ input, text, expected })));
  test.each(cases)("$input: $text", ({ input, text, expected }) => {
    const raw = { "job-index": "0", "job-total": "2", [input]: text };
    const fromCli = errorOf(() => read(raw));
    expect(fromCli).toContain(`Expected --${input} to be ${expected}`);
    expect(fromCli).toContain(`found ${JSON.stringify(text).slice(0, 100)}`);
    expect(errorOf(() => read(raw, { origin: "action" }))).toContain(`Expected input \`${input}\` to be ${expected}`);
  });

  test.each(BAD_FOR_PLAN)("plan: $input: $text", ({ input, text, expected }) => {
    const run = () => readConfig({ tasks: "t.csv", [input]: text }, { origin: "cli", env: {}, taker: "plan" });
    expect(errorOf(run)).toContain(`Expected --${input} to be ${expected}`);
  });
});

describe("rules between inputs", () => {
  test.each([
    ["no task list", { tasks: "" }, {}, "Expected --tasks or --tasks-command, found neither"],
    ["two task lists", { "tasks-command": "ls" }, {}, "Expected either --tasks or --tasks-command, found both"],
    ["no command on the command line", { command: "" }, {}, "Expected --command, or a program after --, found none"],
    ["no command in the action", { command: "" }, { origin: "action" }, "Expected input `command`, found none"],
    ["command and program", {}, { argv: ["true"] }, "Expected either --command or a program after --, found both"],
    ["nothing after --", { command: "" }, { argv: [] }, "Expected a program and its arguments after --, found nothing"],
    ["job-index without job-total", { "job-index": "0" }, {}, "found --job-index without --job-total"],
    ["no job-index", { "job-total": "4" }, { origin: "action" }, "found input `job-total` without input `job-index`"],
    ["a job of none", { "job-index": "0", "job-total": "0" }, {}, "--job-total to be at least 1"],
    ["job-index at the end", { "job-index": "4", "job-total": "4" }, {}, "0 to 3; found 4"],
  ] as const)("%s", (_, raw, context, says) => {
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
  ])("%s jobs that share a budget of %s: a notice names those beyond it", (total, shared, notice) => {
    const { notices } = read({ "job-index": "0", "job-total": total, "shared-concurrency": shared });
    expect(notices).toEqual(notice === null ? [] : [expect.stringMatching(notice)]);
  });

  test.each(["never", "errored"])("min-pass-rate without failed in fail-on (%s) gives a notice", (failOn) => {
    const { notices } = read({ "min-pass-rate": "0.5", "fail-on": failOn });
    expect(notices).toEqual([expect.stringContaining("--min-pass-rate has no effect")]);
  });
});

describe("overrides from the environment", () => {
  test("they win over the inputs, and a notice says so", () => {
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
