import { spawnSync } from "node:child_process";
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { vitest } from "../../src/harness/vitest/vitest.ts";
import { folderWith, jsonLines } from "../e2e/cli-rig.ts";
import { npmWith, type Runtime } from "../rig/runtimes.ts";
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
  ["an error of any kind", 'throw new TypeError("a bug")', "error"],
  [
    "a matcher of the user",
    "expect.extend({ toFail: () => ({ pass: false, message: () => '' }) }); expect(1).toFail()",
    "failed",
  ],
  ["a comparison with undefined", 'expect("12").toBe(undefined)', "failed"],
] as const;

/** Hooks that fail, above a test that never ran and above one that skips itself. */
const HOOKS = [
  'describe("in", () => { beforeAll(() => { throw new Error("no data"); }); test("a hook", () => {}); });',
  'describe("in", () => { afterAll(() => { throw new Error("no disk"); }); test("itself", (c) => c.skip("x")); });',
];

for (const [name, installed] of [
  ["the newest 3", runtime],
  ["the oldest", npmWith(["vitest@3.0.0"])],
] as const) {
  const title = `stores only verdicts as failed, and all of them whatever --bail says: ${name}`;
  it.skipIf("missing" in installed)(title, () => {
    if (!("missing" in installed)) storesOnlyVerdicts(installed);
  });
}

function storesOnlyVerdicts({ bin, modules }: Exclude<Runtime, { readonly missing: string }>): void {
  const file = "evals/thrown.test.mjs";
  const tests = THROWN.map(([name, code]) => `test(${JSON.stringify(name)}, () => { ${code}; });`);
  const head = 'import { afterAll, beforeAll, describe, expect, test } from "vitest";';
  const cwd = folderWith({ [file]: [head, ...tests, ...HOOKS].join("\n") });
  symlinkSync(String(modules), join(cwd, "node_modules"));
  const [shard, rows] = [join(cwd, "shard.json"), join(cwd, "rows.jsonl")];
  const all = [...THROWN.map(([name]) => [name]), ["in", "a hook"], ["in", "itself"]];
  const listed = all.map((names) => {
    const id = `${file} > ${names.join(" > ")}`;
    return { taskId: names.join(" "), test: { id, file, names } };
  });
  writeFileSync(shard, JSON.stringify(listed));
  const start = { name: "vitest", command: [join(bin, "vitest")], args: ["evals/", "--bail=1"] } as const;
  const [program = "", ...args] = vitest.command(start, listed, {}).argv;
  const env = { ...process.env, CARRYOVER_HARNESS_TESTS: shard, CARRYOVER_RESULTS_FILE: rows };
  const { stderr } = spawnSync(program, args, { cwd, encoding: "utf8", env });
  const found = Object.fromEntries(jsonLines(rows).map(({ id, status }) => [id, status]));
  const expected = THROWN.map(([name, , status]) => [name, status]);
  expect(found, stderr).toEqual(Object.fromEntries([...expected, ["in a hook", "error"], ["in itself", "skipped"]]));
}
