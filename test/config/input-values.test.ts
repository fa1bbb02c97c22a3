import { describe, expect, test } from "vitest";
import type { Config } from "../../src/config/config.ts";
import { readConfig } from "../../src/config/config.ts";
import { INPUT_NAMES, INPUTS } from "../../src/config/inputs.ts";
import { about } from "../../src/config/text-schemas.ts";
import { ROUTES } from "../../src/gateway/routes.ts";
import { errorOf, read } from "./read.ts";

const varied = (name: string, ...values: readonly string[]) => ({ name, values });
const price = (model: string, inputUsd: number, outputUsd: number) => ({ model, inputUsd, outputUsd });
const CODES = { 3: "failed", 4: "fatal", 0: "passed" } as const;

const GOOD: readonly (readonly [input: string, text: string, expected: Partial<Config>])[] = [
  ["tasks", "evals/**/*.yaml\n!old/**", { taskSource: { kind: "tasks", value: "evals/**/*.yaml\n!old/**" } }],
  ["tasks-command", "node list.mjs\n", { taskSource: { kind: "tasks-command", command: "node list.mjs\n" } }],
  ["repeats", "5", { repeats: 5 }],
  [
    "vary",
    " model = gpt-5, openai/claude-5@2 \n\neffort=low",
    { vary: [varied("model", "gpt-5", "openai/claude-5@2"), varied("effort", "low")] },
  ],
  ["max-cost", "$2.50", { maxCost: 2.5 }],
  ["max-tokens", "12_000_000", { maxTokens: 12_000_000 }],
  [
    "prices",
    "gpt-5=1.25/10, claude-*: = 3 / $15\nfree=0/0",
    { prices: [price("gpt-5", 1.25, 10), price("claude-*:", 3, 15), price("free", 0, 0)] },
  ],
  ["shard-size", "16", { shardSize: 16 }],
  ["carry", "./shared", { carry: { kind: "folder", path: "./shared" } }],
  ["carry", "s3://evals/team/nightly/", { carry: { kind: "s3", bucket: "evals", prefix: "team/nightly" } }],
  [
    "only",
    "group:slow, status:failed\nmath/*",
    {
      only: [
        { kind: "group", name: "slow" },
        { kind: "status", status: "failed" },
        { kind: "id", pattern: "math/*" },
      ],
    },
  ],
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
    { exitCodes: new Map(Object.entries(CODES).map(([code, meaning]) => [Number(code), meaning])) },
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
  ["inputs", "a/{b,{c,d}}/*,, e}\n{f, g", { inputs: ["a/{b,{c,d}}/*", "e}", "{f", "g"] }],
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

test.each(GOOD)("%s: %s", (input, text, expected) => {
  const raw = input === "tasks-command" ? { tasks: undefined, [input]: text } : { [input]: text };
  expect(read(raw)).toMatchObject(expected);
});

/** One input, or several with commas between them. */
type Refused = readonly [inputs: string, texts: readonly string[], expected: string];

const BAD: readonly Refused[] = [
  [
    "repeats, shard-size, concurrency, shared-concurrency, max-attempts, sample, max-tasks",
    ["0", "-1", "4.5", "abc", "1e3", "+4", "0x10", "4,5", "99999999999999999999"],
    "a whole number from 1 to 1000000; found",
  ],
  [
    "vary",
    ["model", "model=", "model=a,", "model=a,a", "model=a\nmodel=b", "id=a,b", "group=a", "model=a[1]", "2=a", "m=a#1"],
    "lines of NAME=VALUE,VALUE such as model=gpt-5,claude-5, each name and each value once, no value with one of []=,# in it, and no name that tasks have already",
  ],
  ["max-cost", ["0", "-1", "1e3", "five", "€5", "1.", "0.0"], "an amount of US dollars above 0, such as 5 or 0.50"],
  [
    "prices",
    ["gpt-5", "gpt-5=1", "gpt-5=1/", "gpt-5=1/2/3", "gpt-5=a/b", "=1/2", "gpt-5=-1/2", "a=1/2\na=1/2"],
    'lines of MODEL=INPUT/OUTPUT in US dollars per million tokens such as "gpt-5=1.25/10", each model once, where * stands for any characters of a name',
  ],
  [
    "task-timeout, default-wait, checkpoint-interval",
    ["0", "0s", "-5m", "soon", "5 minutes", "1e3", "25d", "s", "h3"],
    "a duration above 0 and of at most 24d, such as 90s, 15m, 3h30m or 2d",
  ],
  [
    "kill-grace, stop-grace, max-wait, retry-after-threshold",
    ["-1", "never", "25d"],
    "a duration of at most 24d, such as 90s",
  ],
  [
    "silence-timeout, time-budget",
    ["0", "on", "25d", "-1h"],
    "a duration above 0 and of at most 24d, such as 90s, 15m, 3h30m or 2d, or off",
  ],
  [
    "fail-fast, pass-with-no-tasks, require-result, retry-now, gateway-replay, comment",
    ["maybe", "2", "truee"],
    "true or false (also yes, no, on, off, 1, 0)",
  ],
  ["env", ["inherit,PATH", "A B", "FOO=bar", "1A"], "inherit, or names of environment variables"],
  [
    "exit-codes",
    ["75", "75=limit", "256=failed", "75=failed,75=skipped", "75:failed", ",", "-1=failed"],
    'a list of CODE=CLASS such as "75=rate_limited,77=skipped"',
  ],
  [
    "max-failures",
    ["0", "-1", "0%", "101%", "5.5", "ten"],
    "a whole number from 1 such as 20, or a share of all tasks",
  ],
  [
    "min-pass-rate",
    ["80", "1.1", "101%", "-0.1", "%", ".", "most"],
    "a fraction from 0 to 1 such as 0.8, or a percentage such as 80%",
  ],
  [
    "fail-on",
    ["failures", "auto,failed", "never,failed", ","],
    'a list of failed, errored, outstanding and regressed such as "failed,errored", or auto, or never',
  ],
  ["campaign", ["two\nlines", "x".repeat(201)], "one line of at most 200 characters"],
  ["name", ["a\tb"], "one line of at most 200 characters"],
  ["provider", ["a\u0000b"], "one line of at most 200 characters"],
  ["log-output", ["some", "ALL "], "one of failures, all, none"],
  ["harness", ["jest", "Pytest"], "one of command, pytest, vitest"],
  ["args", ["-k 'open"], "arguments with every quote closed"],
  ["harness-command", ['uv "run'], "a command with every quote closed"],
  ["only", ["status:skipped"], "ids, patterns of ids"],
  ["provider-concurrency", ["openai", "openai=0", "a=1,a=2"], "a list of PROVIDER=N such as"],
  ["retry", ["passed"], "a list of errored, timed-out and failed"],
  ["gateway", ["yes"], "one of auto, on, off"],
  [
    "gateway-upstreams",
    [
      "vllm",
      "vllm=ftp://gpu-1",
      "a=http://b\na=http://c",
      ...Object.keys(ROUTES).flatMap((name) => (name === "openrouter" ? [] : [`${name}=http://gpu-1`])),
    ],
    "lines of name=URL such as vllm=http://gpu-1:8000/v1",
  ],
  ["gateway-journal-limit", ["0", "64 TB", "much"], "a size such as 64MB or 500KB"],
  ["carry", ["cache", "ftp://host/x", "file:///mnt/evals", "~/evals"], "auto, none, a folder such as /mnt/evals"],
  ["job-index", ["-1", "256", "one"], "a whole number from 0 to 255"],
  ["job-total", ["-1", "257"], "a whole number from 0 to 256"],
];

const BAD_FOR_PLAN: readonly (readonly [string, string, string])[] = [
  ["max-jobs", "257", "a whole number from 1 to 256"],
  ["target-job-duration", "0", "a duration above 0"],
];

test("every input has a row in these tables", () => {
  const tested = new Set([
    ...GOOD.map(([input]) => input),
    ...[...BAD, ...BAD_FOR_PLAN].flatMap(([inputs]) => inputs.split(", ")),
  ]);
  const missing = INPUT_NAMES.filter((name) => !tested.has(name));
  expect(missing, "add each of these inputs to GOOD or BAD").toEqual([]);
});

test("the field of a duration or a size ends in its unit", () => {
  const units = new Map([
    ["DURATION", "Ms"],
    ["SIZE", "Bytes"],
  ]);
  const wrong = Object.entries(INPUTS.shape).filter(
    ([field, schema]) => !field.endsWith(units.get(about(schema).placeholder) ?? ""),
  );
  expect(
    wrong.map(([field]) => field),
    "end these fields in Ms or Bytes, such as maxWaitMs",
  ).toEqual([]);
});

describe("values that are refused", () => {
  const cases = BAD.flatMap(([inputs, texts, expected]) =>
    inputs.split(", ").flatMap((input) => texts.map((text) => [input, text, expected] as const)),
  );
  test.each(cases)("%s: %s", (input, text, expected) => {
    const raw = { "job-index": "0", "job-total": "2", [input]: text };
    const fromCli = errorOf(() => read(raw));
    expect(fromCli).toContain(`Expected --${input} to be ${expected}`);
    expect(fromCli).toContain(`found ${JSON.stringify(text).slice(0, 100)}`);
    expect(errorOf(() => read(raw, { origin: "action" }))).toContain(`Expected input \`${input}\` to be ${expected}`);
  });

  test.each(BAD_FOR_PLAN)("plan: %s: %s", (input, text, expected) => {
    const run = () => readConfig({ tasks: "t.csv", [input]: text }, { origin: "cli", env: {}, taker: "plan" });
    expect(errorOf(run)).toContain(`Expected --${input} to be ${expected}`);
  });
});
