import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readCannedAnswers } from "../../src/provider/canned-answers.ts";
import { type Provider, startProvider } from "../../src/provider/provider.ts";
import { type ExampleTask, readExampleTasks, runExampleChild } from "./example-child.ts";

const FOLDER = "examples/child-contract";
const TASKS = readExampleTasks(`${FOLDER}/tasks.jsonl`);

/** Node 20 reads no TypeScript: there the child is compiled first. */
let compiled: string;
let provider: Provider;

beforeAll(async () => {
  compiled = mkdtempSync(join(tmpdir(), "carryover-typescript-"));
  writeFileSync(join(compiled, "package.json"), '{"type":"module"}');
  const options = [
    "--ignoreConfig",
    "--outDir",
    compiled,
    "--target",
    "es2023",
    "--module",
    "nodenext",
    "--types",
    "node",
  ];
  execFileSync("node_modules/.bin/tsc", [...options, `${FOLDER}/child.ts`]);
  provider = await startProvider({}, { answer: readCannedAnswers(`${FOLDER}/answers.jsonl`) });
});
afterAll(async () => {
  await provider.close();
  rmSync(compiled, { recursive: true, force: true });
});

function commandOf(language: string): { readonly program: string; readonly arguments: readonly string[] } {
  if (language === "python") return { program: "python3", arguments: [`${FOLDER}/child.py`] };
  if (language === "bash") return { program: "bash", arguments: [`${FOLDER}/child.sh`] };
  return { program: process.execPath, arguments: [join(compiled, "child.js")] };
}

const runChild = (language: string, tasks: readonly ExampleTask[]) =>
  runExampleChild({ ...commandOf(language), tasks, environment: { OPENAI_BASE_URL: provider.openaiBaseUrl } });

describe.each(["python", "typescript", "bash"])("the child in %s", (language) => {
  it.each(TASKS)("grades $id", async (task) => {
    const { code, rows, stderr } = await runChild(language, [task]);
    expect(stderr).toBe("");
    expect(code).toBe(0);
    expect(rows).toMatchObject([{ id: task.id, status: task.id === "pears" ? "failed" : "passed" }]);
    expect(Number(rows[0]?.output)).toBe(task.id === "pears" ? 16 : task.answer);
  });

  it("reports a rate limit in the provider's own words", async () => {
    provider.change({ quota: { requests: 0, form: "insufficient-quota", reset: { kind: "after", durationMs: 1 } } });
    try {
      const { code, rows, stderr } = await runChild(language, TASKS.slice(0, 1));
      expect(code).toBe(1);
      const told = rows[0]?.error?.message ?? stderr;
      expect(told).toContain('"code":"insufficient_quota"');
      if (language === "bash") expect(rows).toEqual([]);
      else expect(rows).toMatchObject([{ id: "apples", status: "error", error: { status_code: 429 } }]);
    } finally {
      provider.change({ quota: null });
    }
  });
});

describe.each(["python", "typescript"])("a shard of the child in %s", (language) => {
  it("has a row for each task", async () => {
    const { rows } = await runChild(language, TASKS);
    expect(rows.map(({ id, status }) => [id, status])).toEqual([
      ["apples", "passed"],
      ['boxes "blue"', "passed"],
      ["pears", "failed"],
    ]);
  });

  it("keeps what it has at a limit, states the wait, and leaves the rest without a row", async () => {
    provider.change({
      quota: { requests: 1, form: "requests-per-day", reset: { kind: "after", durationMs: 25_920_000 } },
    });
    try {
      const { code, rows } = await runChild(language, TASKS);
      expect(code).toBe(1);
      expect(rows.map(({ status }) => status)).toEqual(["passed", "error"]);
      expect(rows[1]?.error?.retry_after_seconds).toBe(25_920);
    } finally {
      provider.change({ quota: null });
    }
  });
});
