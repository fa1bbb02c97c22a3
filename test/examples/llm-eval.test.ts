import { afterEach, describe, expect, it } from "vitest";
import { readCannedAnswers } from "../../src/provider/canned-answers.ts";
import { type Provider, startProvider } from "../../src/provider/provider.ts";
import type { ProviderSettingsInput } from "../../src/provider/settings.ts";
import { type ExampleTask, readExampleTasks, runExample, runExampleChild } from "./example-child.ts";

const SOLVE = "examples/llm-eval/solve.mjs";
const PROBLEMS = readExampleTasks("examples/llm-eval/problems.jsonl");

const open: Provider[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((provider) => provider.close()));
});

async function start(settings: ProviderSettingsInput): Promise<Provider> {
  const provider = await startProvider(settings, { answer: readCannedAnswers("examples/llm-eval/answers.jsonl") });
  open.push(provider);
  return provider;
}

const solve = (tasks: readonly ExampleTask[], environment: Readonly<Record<string, string>>) =>
  runExampleChild({ program: process.execPath, arguments: [SOLVE], tasks, environment });

function problems(...ids: string[]): ExampleTask[] {
  return ids.map((id) => {
    const found = PROBLEMS.find((problem) => problem.id === id);
    if (found === undefined) throw new Error(`No problem ${id}`);
    return found;
  });
}

describe("examples/llm-eval/solve.mjs", () => {
  it("grades one problem, with score, output and metrics", async () => {
    const provider = await start({});
    const { code, rows } = await solve(problems("muffin-trays"), { OPENAI_BASE_URL: provider.openaiBaseUrl });
    expect(code).toBe(0);
    expect(rows).toMatchObject([
      {
        id: "muffin-trays",
        status: "passed",
        score: 1,
        output: { answer: 37, expected: 37 },
        metrics: { completion_tokens: 8 },
      },
    ]);
    expect(rows[0]?.metrics?.latency_ms).toBeGreaterThan(0);
  });

  it("grades a shard of all problems, and a wrong answer is a result", async () => {
    const provider = await start({});
    const { code, rows } = await solve(PROBLEMS, { OPENAI_BASE_URL: provider.openaiBaseUrl });
    expect(code).toBe(0);
    expect(rows.map(({ id }) => id)).toEqual(PROBLEMS.map(({ id }) => id));
    expect(rows.filter(({ status }) => status === "passed")).toHaveLength(35);
    expect(rows.filter(({ status }) => status === "failed").map(({ score }) => score)).toEqual(Array(7).fill(0));
  });

  it("passes on a rate limit in the provider's words, and leaves the rest of the shard", async () => {
    const provider = await start({ rate: { requests: 1, perMs: 90_000, burst: 1 } });
    const environment = { OPENAI_BASE_URL: provider.openaiBaseUrl };
    const { code, rows } = await solve(problems("marbles", "balloons", "beads"), environment);
    expect(code).toBe(75);
    expect(rows).toMatchObject([
      { id: "marbles", status: "passed" },
      { id: "balloons", status: "error", error: { type: "rate_limit_exceeded", status_code: 429 } },
    ]);
    expect(rows[1]?.error?.retry_after_seconds).toBeGreaterThan(60);
    expect(rows[1]?.error?.retry_after_seconds).toBeLessThanOrEqual(90);
    expect(rows[1]?.error?.message).toMatch(/Please try again in 1m\d/);
    expect(provider.stats().requests).toBe(2);
  });

  it.each<{ name: string; settings: ProviderSettingsInput; error: object; exitCode: number; rows: number }>([
    {
      name: "a quota that is gone",
      settings: { quota: { requests: 0, form: "insufficient-quota", reset: { kind: "after", durationMs: 1 } } },
      error: { type: "insufficient_quota", status_code: 429 },
      exitCode: 75,
      rows: 1,
    },
    {
      name: "an overload",
      settings: { overloadShare: 1 },
      error: { type: "server_error", status_code: 503, is_retryable: true },
      exitCode: 1,
      rows: 2,
    },
  ])("reports $name", async ({ settings, error, exitCode, rows }) => {
    const provider = await start(settings);
    const ended = await solve(problems("marbles", "beads"), { OPENAI_BASE_URL: provider.openaiBaseUrl });
    expect(ended.code).toBe(exitCode);
    expect(ended.rows).toHaveLength(rows);
    for (const row of ended.rows) expect(row).toMatchObject({ status: "error", error });
  });

  it("reports a provider that does not answer", async () => {
    const provider = await start({});
    await provider.close();
    const { code, rows } = await solve(problems("beads"), { OPENAI_BASE_URL: provider.openaiBaseUrl });
    expect(code).toBe(1);
    expect(rows).toMatchObject([{ status: "error", error: { type: "APIConnectionError", is_retryable: true } }]);
  });

  it("names the variable that is missing", async () => {
    const without = await runExample({ program: process.execPath, arguments: [SOLVE], environment: {} });
    expect(without).toMatchObject({ code: 2, stderr: expect.stringContaining("CARRYOVER_TASKS_FILE") });
    const withoutKey = await solve(problems("beads"), {});
    expect(withoutKey).toMatchObject({ code: 2, rows: [], stderr: expect.stringContaining("OPENAI_API_KEY") });
  });
});

it("examples/llm-eval/provider.mjs starts no provider if one is configured, and returns the exit code of its command", async () => {
  const ended = await runExample({
    program: process.execPath,
    arguments: [
      "examples/llm-eval/provider.mjs",
      "--daily-quota",
      "3",
      "--",
      process.execPath,
      "-p",
      "process.env.OPENAI_BASE_URL; process.exitCode = 7",
    ],
    environment: { OPENAI_BASE_URL: "http://127.0.0.1:9/v1" },
  });
  expect(ended.code).toBe(7);
  const nothing = await runExample({
    program: process.execPath,
    arguments: ["examples/llm-eval/provider.mjs"],
    environment: { OPENAI_API_KEY: "none" },
  });
  expect(nothing).toMatchObject({ code: 2, stderr: expect.stringContaining("Expected a command after `--`") });
});
