import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { runExampleChild } from "./example-child.ts";

const VITEST = resolve("node_modules/vitest/vitest.mjs");

function runFile(id: string, environment: Readonly<Record<string, string>> = {}) {
  return runExampleChild({
    program: process.execPath,
    arguments: [VITEST, "run", "--reporter=./carryover-reporter.mjs", id],
    tasks: [{ id }],
    environment,
    workingDirectory: "examples/vitest",
  });
}

describe("examples/vitest", () => {
  it.each([
    ["right", 0, { status: "passed", score: 1 }],
    ["wrong", 1, { status: "failed", score: 0.5 }],
    ["model", 0, { status: "passed", score: 1 }],
    ["broken", 1, { status: "error", error: { message: expect.stringContaining("nowhere.mjs") } }],
  ])("writes one row: %s", async (name, exitCode, row) => {
    const id = `suite/${name}.test.mjs`;
    const ended = await runFile(id);
    expect(ended.rows).toMatchObject([{ id, ...row }]);
    expect(ended.exitCode).toBe(exitCode);
  });

  it("tells a rate limit that a test meets, with its status and words", async () => {
    const { rows } = await runFile("suite/model.test.mjs", { EVAL_QUOTA: "spent" });
    expect(rows).toMatchObject([{ status: "error", error: { status_code: 429 } }]);
    expect(rows[0]?.error?.message).toContain("Please try again in 1m30s");
  });
});
