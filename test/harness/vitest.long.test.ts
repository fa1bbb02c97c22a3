import { spawnSync } from "node:child_process";
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { vitest } from "../../src/harness/vitest/vitest.ts";
import { folderWith, jsonLines } from "../e2e/cli-rig.ts";
import { npmWith } from "../rig/runtimes.ts";
import { harnessContract } from "./contract.ts";

// This vite loads no file from outside of the project.
const runtime = npmWith(["vitest@^3", "vite@^6.4.6", "openai@^6"]);

const [EGGS, TANK] = ["eggs", "tank"].map((name) => `evals/questions.test.mjs > arithmetic > ${name}`) as [
  string,
  string,
];

harnessContract({
  harness: "vitest",
  runtime,
  example: "examples/vitest",
  args: ["evals/"],
  ids: [EGGS, TANK],
  broken: {
    files: { "evals/broken.test.mjs": 'import "no-such-module";\n' },
    args: ["evals/"],
    says: "no-such-module",
  },
  none: ["evals/", "-t", "nothing at all"],
  unknown: { args: ["evals/nothing.test.mjs"], says: "No test files found" },
  ways: { args: ["ways.test.mjs"], count: 9 },
  selections: [
    { args: ["evals/", "-t", "(eggs|tank)$"], ids: [EGGS, TANK] },
    { args: ["run", "--testNamePattern", "arithmetic tank"], ids: [TANK] },
  ],
  names: {
    file: "names.test.mjs",
    writer: ["npx", "vitest", "run", "names.test.mjs", "--reporter=junit", "--outputFile=own.xml"],
  },
  old: () => npmWith(["vitest@2", "openai@^6"]),
});

const THROWN = [
  ["a rate limit passed to expect.fail", 'expect.fail("call failed: 429 Too Many Requests")', "error"],
  ["a lost connection passed to expect.fail", 'expect.fail("call failed: Connection error.")', "error"],
  ["a rate limit as the cause", 'throw new Error("no answer", { cause: { status: 429 } })', "error"],
  ["a verdict passed to expect.fail", 'expect.fail("wrong answer")', "failed"],
  ["a comparison", 'expect("429").toBe("12")', "failed"],
  ["a poll for the right answer", "return expect.poll(() => 1, { timeout: 50 }).toBe(2)", "failed"],
  [
    "a poll that is refused",
    "return expect.poll(() => { throw Object.assign(new Error(), { status: 429 }); }, { timeout: 50 }).toBe(2)",
    "error",
  ],
  ["a comparison with undefined", 'expect("12").toBe(undefined)', "failed"],
] as const;

it.skipIf("missing" in runtime)("stores only verdicts as failed, and all of them whatever --bail says", () => {
  const file = "evals/thrown.test.mjs";
  const tests = THROWN.map(([name, code]) => `test(${JSON.stringify(name)}, () => { ${code}; });`);
  const cwd = folderWith({ [file]: ['import { expect, test } from "vitest";', ...tests].join("\n") });
  if ("missing" in runtime) return;
  symlinkSync(String(runtime.modules), join(cwd, "node_modules"));
  const [shard, rows] = [join(cwd, "shard.json"), join(cwd, "rows.jsonl")];
  const listed = THROWN.map(([name]) => ({ taskId: name, test: { id: `${file} > ${name}`, file, names: [name] } }));
  writeFileSync(shard, JSON.stringify(listed));
  const start = { name: "vitest", command: [join(runtime.bin, "vitest")], args: ["evals/", "--bail=1"] } as const;
  const [program = "", ...args] = vitest.command(start, listed, {}).argv;
  const env = { ...process.env, CARRYOVER_HARNESS_TESTS: shard, CARRYOVER_RESULTS_FILE: rows };
  const { stderr } = spawnSync(program, args, { cwd, encoding: "utf8", env });
  const found = jsonLines(rows).map(({ id, status }) => [id, status]);
  expect(found, stderr).toEqual(THROWN.map(([name, , status]) => [name, status]));
});
