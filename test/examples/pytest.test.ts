import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { runExampleChild, runProgram } from "./example-child.ts";

const FOLDER = "examples/pytest";
const hasPytest = spawnSync("python3", ["-m", "pytest", "--version"]).status === 0;
const OPTIONS = ["-p", "no:cacheprovider"];

if (!hasPytest) console.warn("examples/pytest is not run: `python3 -m pytest` is not there.");

// pytest is no dependency of this project: without it there is nothing to show.
describe.runIf(hasPytest)("examples/pytest", () => {
  const runTests = (ids: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
    runExampleChild({
      program: "python3",
      arguments: ["carryover_rows.py", ...OPTIONS],
      tasks: ids.map((id) => ({ id })),
      environment,
      workingDirectory: FOLDER,
    });

  async function collect(): Promise<string[]> {
    const command = "python3 -m pytest -p no:cacheprovider --collect-only -q suite | grep ::";
    const ended = await runProgram({
      program: "bash",
      arguments: ["-euo", "pipefail", "-c", command],
      environment: {},
      workingDirectory: FOLDER,
    });
    expect(ended.exitCode).toBe(0);
    return ended.stdout.trim().split("\n");
  }

  it("lists the ids, runs them as one shard, and tells passed, failed and skipped", async () => {
    const ids = await collect();
    expect(ids).toHaveLength(7);
    const { exitCode, rows } = await runTests(ids);
    expect(exitCode).toBe(1);
    expect(rows.map(({ id }) => id)).toEqual(ids);
    const statuses = new Map(rows.map(({ id, status }) => [id.split("::")[1], status]));
    expect(statuses.get("test_addition")).toBe("passed");
    expect(statuses.get("test_plural[two words-two words]")).toBe("passed");
    expect(statuses.get("test_wrong_answer")).toBe("failed");
    expect(statuses.get("test_long_context")).toBe("skipped");
    expect(statuses.get("test_asks_a_model")).toBe("passed");
  });

  it("tells a rate limit that a test meets, with its status and wait", async () => {
    const { rows } = await runTests(["suite/test_answers.py::test_asks_a_model"], { EVAL_QUOTA: "spent" });
    expect(rows).toMatchObject([
      { status: "error", error: { type: "RateLimitError", status_code: 429, retry_after_seconds: 90 } },
    ]);
    expect(rows[0]?.error?.message).toContain("Please try again in 1m30s");
  });

  it("writes no row for a test that is not there: pytest's own exit code says so", async () => {
    const { exitCode, rows } = await runTests(["suite/test_answers.py::test_gone"]);
    expect(exitCode).toBe(4);
    expect(rows).toEqual([]);
  });
});
