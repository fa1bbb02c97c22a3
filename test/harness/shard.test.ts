import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { runShard } from "../../src/harness/shard.ts";
import { jsonLines } from "../e2e/cli-rig.ts";
import { scratchFolder } from "../rig/scratch.ts";

/** Prints the events of `go test -json` for each name after -run, and notes how it was started. */
const PROGRAM = `
import { appendFileSync } from "node:fs";
const args = process.argv.slice(2);
const names = args[args.indexOf("-run") + 1].slice(4, -2).split("|");
appendFileSync("CALLS", JSON.stringify({ args, model: process.env.CARRYOVER_FIELD_MODEL ?? null }) + "\\n");
for (const Test of names) {
  if (Test === "TestGone") continue;
  if (Test === "TestCrash") process.exit(2);
  console.log(JSON.stringify({ Action: "output", Test, Output: Test === "TestLimit" ? "got 429 Too Many Requests" : "got 5, want 4" }));
  console.log(JSON.stringify({ Action: Test === "TestGood" ? "pass" : "fail", Test, Elapsed: 1 }));
}
`;

let folder = "";
beforeEach(() => {
  folder = scratchFolder();
});

async function rowsOf(tasks: readonly Record<string, unknown>[], args: readonly string[] = []) {
  const [program, tasksFile, resultsFile] = ["go.mjs", "tasks.jsonl", "rows.jsonl"].map((name) => join(folder, name));
  writeFileSync(String(program), PROGRAM.replace("CALLS", join(folder, "calls.jsonl")));
  writeFileSync(String(tasksFile), tasks.map((task) => `${JSON.stringify({ package: "p", ...task })}\n`).join(""));
  writeFileSync(String(resultsFile), "");
  const start = { name: "go", command: [process.execPath, String(program)], args } as const;
  await runShard(start, { ...process.env, CARRYOVER_TASKS_FILE: tasksFile, CARRYOVER_RESULTS_FILE: resultsFile });
  return { rows: jsonLines(String(resultsFile)), calls: jsonLines(join(folder, "calls.jsonl")) };
}

describe("the child of a harness run", () => {
  it("writes a row for each test, and says which have none", async () => {
    const names = ["TestGood", "TestBad", "TestLimit", "TestGone"];
    const { rows } = await rowsOf(names.map((name) => ({ id: `p.${name}`, name })));
    expect(rows).toMatchObject([
      { id: "p.TestGood", status: "passed" },
      { id: "p.TestBad", status: "failed", error: { type: "AssertionError", message: "got 5, want 4" } },
      { id: "p.TestLimit", status: "error", error: { status_code: 429 } },
      { id: "p.TestGone", status: "error", error: { type: "NoResult" } },
    ]);
  });

  it("runs the tests that a crash leaves without a row once more, each alone", async () => {
    const names = ["TestGood", "TestCrash", "TestBad", "TestLimit"];
    const { rows, calls } = await rowsOf(names.map((name) => ({ id: `p.${name}`, name })));
    expect(rows).toMatchObject([
      { id: "p.TestGood", status: "passed" },
      { id: "p.TestLimit", status: "error" },
      { id: "p.TestBad", status: "failed" },
    ]);
    expect(calls).toHaveLength(4);
  });

  it("gives up if the harness runs no test at all", async () => {
    const tasks = ["a", "b", "c", "d"].map((name) => ({ id: name, name: "TestCrash" }));
    const { rows, calls } = await rowsOf(tasks);
    expect(rows).toEqual([]);
    expect(calls).toHaveLength(2);
  });

  it("runs each repeat and each value of vary by a command of its own", async () => {
    const task = { name: "TestGood", base_id: "p.TestGood" };
    const { rows, calls } = await rowsOf(
      [
        { ...task, id: "p.TestGood[model=a]", model: "a" },
        { ...task, id: "p.TestGood[model=b]#1", model: "b", repeat: 1 },
        { ...task, id: "p.TestGood[model=b]#2", model: "b", repeat: 2 },
        { name: "TestGood", id: "p.TestGood#3", repeat: 3 },
      ],
      ["-tags", "{model}", "-ldflags={other}"],
    );
    expect(rows.map(({ id }) => id)).toEqual([
      "p.TestGood[model=a]",
      "p.TestGood[model=b]#1",
      "p.TestGood[model=b]#2",
      "p.TestGood#3",
    ]);
    expect(calls.map(({ model }) => model)).toEqual(["a", "b", "b", null]);
    expect(calls.map(({ args }) => (args as string[]).slice(0, 3))).toEqual([
      ["-tags", "a", "-ldflags={other}"],
      ["-tags", "b", "-ldflags={other}"],
      ["-tags", "b", "-ldflags={other}"],
      ["-tags", "{model}", "-ldflags={other}"],
    ]);
  });
});
