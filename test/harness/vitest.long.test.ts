import { spawnSync } from "node:child_process";
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { vitest } from "../../src/harness/vitest/vitest.ts";
import { killLeftGroup } from "../../src/run/kill.ts";
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
    "a refused poll",
    "return expect.poll(() => { throw Object.assign(new Error(), { status: 429 }); }, { timeout: 9 }).toBe(2)",
    "error",
  ],
  ["an error of any kind", 'throw new TypeError("a bug")', "error"],
  [
    "a matcher of the user",
    "expect.extend({ toFail: () => ({ pass: false, message: () => '' }) }); expect(1).toFail()",
    "failed",
  ],
  ["assertions that were not made", "expect.assertions(1)", "failed"],
  ["no assertion at all", "expect.hasAssertions()", "failed"],
  [
    "an error of a type test",
    'throw Object.assign(new Error("string is no number"), { name: "TypeCheckError" })',
    "failed",
  ],
  ["a comparison with undefined", 'expect("12").toBe(undefined)', "failed"],
] as const;

/** A test that passes and should not, and hooks that fail, above a test that never ran and above one that skips itself. */
const SPECIAL = [
  'test.fails("passes", () => {});',
  'describe("in", () => { beforeAll(() => { throw new Error("no data"); }); test("a hook", () => {}); });',
  'describe("in", () => { afterAll(() => { throw new Error("no disk"); }); test("itself", (c) => c.skip("x"));',
  'test("the end", () => {}); });',
];

/** What happens outside of tests, each with the tests around it and their rows. */
const OUTSIDE = [
  [
    "the end of a suite",
    'describe("s", () => { afterAll(() => { throw new Error("boom"); }); test("a", () => {}); test("b", () => {}); }); test("c", () => {});',
    { "s a": "passed", "s b": "error boom", c: "passed" },
  ],
  [
    "the end of a file",
    'afterAll(() => { throw new Error("boom"); }); test("a", () => {}); test("b", () => {});',
    { a: "passed", b: "error boom" },
  ],
  [
    "a rejection that nobody handles",
    'test("a", () => { Promise.reject(Object.assign(new Error("boom"), { status: 429 })); }); test("b", () => {});',
    { a: "passed", b: "error boom 429" },
  ],
  [
    "the end of a suite whose other tests are in another shard",
    'describe("s", () => { afterAll(() => { throw new Error("boom"); }); test("a", () => {}); test("b", () => {}); });',
    { "s a": "error boom" },
  ],
  [
    "a rejection before the tests of another shard",
    'test("a", () => { Promise.reject(new Error("boom")); }); test("b", () => {});',
    { a: "error boom" },
  ],
  [
    "the end of a suite after a failed test",
    'describe("s", () => { afterAll(() => { throw new Error("boom"); }); test("a", () => { expect(1, "sum").toBe(2); }); });',
    { "s a": "failed sum: expected 1 to be 2 // Object.is equality" },
  ],
  [
    "the start of a suite, which its tests report",
    'test("a", () => {}); describe("s", () => { beforeAll(() => { throw new Error("boom"); }); test("b", () => {}); test.skip("c", () => {}); });',
    { a: "passed", "s b": "error boom", "s c": "skipped skipped" },
  ],
  [
    "a test that ends its worker and runs again alone",
    'test("a", () => {}); test("b", async () => { await new Promise((r) => setTimeout(r, 300)); process.kill(process.pid, "SIGKILL"); });',
    { a: "passed", b: undefined },
  ],
  [
    "a signal that ends vitest during the next test",
    'test("a", () => {}); test("b", async () => { await new Promise((r) => setTimeout(r, 300)); process.kill(process.ppid); await new Promise((r) => setTimeout(r, 2000)); });',
    { a: "passed", b: undefined },
  ],
  [
    "a SIGKILL of vitest during the next test",
    'test("a", () => {}); test("b", async () => { await new Promise((r) => setTimeout(r, 300)); process.kill(process.ppid, "SIGKILL"); await new Promise((r) => setTimeout(r, 2000)); });',
    { a: "passed", b: undefined },
  ],
] as const;

for (const [name, installed] of [
  ["the newest 3", runtime],
  ["the oldest", npmWith(["vitest@3.0.0"])],
  ["the newest 4", npmWith(["vitest@^4"])],
  ["the newest 5", npmWith(["vitest@^5"])],
] as const) {
  describe.skipIf("missing" in installed)(`rows of ${name}`, () => {
    it("stores only verdicts as failed, and all of them whatever --bail says", () => {
      const tests = THROWN.map(([test, code]) => `test(${JSON.stringify(test)}, () => { ${code}; });`);
      const names = [
        ...THROWN.map(([test]) => [test]),
        ["in", "a hook"],
        ["in", "itself"],
        ["in", "the end"],
        ["passes"],
      ];
      const { rows, stderr } = rowsOf(installed, [...tests, ...SPECIAL].join("\n"), names);
      const found = Object.fromEntries(rows.map(({ id, status }) => [id, status]));
      const expected = THROWN.map(([test, , status]) => [test, status]);
      const special = { passes: "failed", "in a hook": "error", "in itself": "skipped", "in the end": "error" };
      expect(found, stderr).toEqual({ ...Object.fromEntries(expected), ...special });
    });

    it.each(OUTSIDE)("stores what happens outside of tests with the test before it: %s", (_, code, expected) => {
      const names = Object.keys(expected).map((test) => test.split(" "));
      const { rows, stderr } = rowsOf(installed, code, names);
      const found = rows.map(({ id, status, error: { message, status_code } = {} }) => [
        id,
        [status, message, status_code].filter((one) => one !== undefined).join(" "),
      ]);
      expect(new Set(rows.map(({ id }) => id)).size, stderr).toBe(rows.length);
      expect(Object.fromEntries(found), stderr).toEqual(expected);
    });
  });
}

interface FoundRow {
  readonly id: string;
  readonly status: string;
  readonly error?: { readonly message?: string; readonly status_code?: number };
}

/** The rows of a shard with these tests, by their names, of a file with this code. */
function rowsOf(installed: Runtime, code: string, tests: readonly (readonly string[])[]) {
  if ("missing" in installed) throw new Error(installed.missing);
  const file = "evals/thrown.test.mjs";
  const head = 'import { afterAll, beforeAll, describe, expect, test } from "vitest";';
  const cwd = folderWith({ [file]: [head, code].join("\n") });
  symlinkSync(String(installed.modules), join(cwd, "node_modules"));
  const [shard, rows] = [join(cwd, "shard.json"), join(cwd, "rows.jsonl")];
  const listed = tests.map((names) => {
    const id = `${file} > ${names.join(" > ")}`;
    return { taskId: names.join(" "), test: { id, file, names } };
  });
  writeFileSync(shard, JSON.stringify(listed));
  const start = { name: "vitest", command: [join(installed.bin, "vitest")], args: ["evals/", "--bail=1"] } as const;
  const [program = "", ...args] = vitest.command(start, listed, {}).argv;
  const env = { ...process.env, CARRYOVER_HARNESS_TESTS: shard, CARRYOVER_RESULTS_FILE: rows };
  // Node starts a group here as `spawn` does, although its types do not list the option.
  const options = { cwd, encoding: "utf8", env, detached: true } as const;
  const { pid, stderr } = spawnSync(program, args, options);
  // The workers of a vitest that was killed would run on.
  killLeftGroup(pid);
  return { rows: jsonLines(rows) as unknown as FoundRow[], stderr };
}
