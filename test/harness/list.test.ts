import { describe, expect, it } from "vitest";
import { listTests } from "../../src/harness/list.ts";
import type { HarnessName } from "../../src/harness/names.ts";

/** Lists with a program that prints this on stderr and ends with this code. @returns what the user reads */
async function messageOf(
  name: HarnessName,
  words: string,
  code: number,
  args: readonly string[] = [],
): Promise<string> {
  const program = `console.error(${JSON.stringify(words)}); process.exit(${code})`;
  const start = { name, command: [process.execPath, "-e", program, "--"], args };
  const options = { workingDirectory: ".", env: process.env, redact: (text: string) => text, passWithNoTasks: false };
  return await listTests(start, options).then(
    () => "",
    (error: Error) => error.message,
  );
}

describe("a listing that fails", () => {
  it.each([
    ["pytest", "/usr/bin/python3: No module named pytest", 1],
    ["inspect", "ModuleNotFoundError: No module named 'inspect_ai'", 1],
    ["vitest", "npm error could not determine executable to run", 1],
    ["promptfoo", "sh: 1: exec: promptfoo: not found", 127],
  ] as const)("says how to install %s", async (name, words, code) => {
    const message = await messageOf(name, words, code);
    expect(message).toContain("Install it with: ");
    expect(message).toContain(words);
  });

  it.each([
    ["vitest", "Error: Cannot find package 'openai' imported from /evals/a.test.ts"],
    ["inspect", "FileNotFoundError: [Errno 2] No such file or directory: 'data.jsonl'"],
    ["pytest", "ModuleNotFoundError: No module named 'pytest_asyncio'"],
  ] as const)("does not say that %s is missing if the suite lacks something", async (name, words) => {
    expect(await messageOf(name, words, 1)).toBe(
      `Expected ${name} to list its tests, found exit code 1. It said:\n${words}`,
    );
  });

  it("shows the lines of a stack that are in the user's files, and none of the harness or of Node", async () => {
    const frames = [
      "    at suite (/evals/vitest.config.ts:3:7)",
      "    at load (file:///evals/node_modules/vitest/dist/cli.js:13232:22)",
      "    at async ModuleJob.run (node:internal/modules/esm/module_job:561:25)",
      " ❯ readBlobs node_modules/vitest/dist/chunks/index.js:2070:20",
    ];
    const message = await messageOf("vitest", ['Error: No projects matched the filter "x".', ...frames].join("\n"), 1);
    expect(message).toMatch(/It said:\nError: No projects matched the filter "x"\.\n {4}at suite \(\S+\)$/);
  });

  it("refuses several models of Inspect, which would be several results of one task", async () => {
    const message = await messageOf("inspect", "", 0, ["a.py", "--model", "openai/a,openai/b"]);
    expect(message).toContain("--vary model=openai/a,openai/b");
  });
});
