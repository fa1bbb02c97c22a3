/** A task damages the state folder of its own run: the run says so and never ends with an internal error. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { evaluate, workspaceWith } from "./rig.ts";

test.each([
  ["the ledger", "rm .carryover/results.jsonl", 2, "has lost rows"],
  ["half a row of the ledger", "truncate -s -50 $L", 1, "has lost rows"],
  ["the ledger and puts a link in its place", "mv $L c; ln -s ../c $L", 2, "has lost rows"],
])(
  "tasks whose rows are not on disk at the end are outstanding: a task removes %s",
  async (_, command, outstanding, words) => {
    const workspace = workspaceWith("a", "b");
    const onLast = `L=.carryover/results.jsonl; test "$CARRYOVER_TASK_ID" != b || { ${command}; }`;
    const end = await evaluate({ workspace, inputs: { tasks: "tasks.txt", concurrency: "1", command: onLast } });
    expect(end).toMatchObject({
      exitCode: 75,
      reason: "the results of some tasks are not on disk",
      result: { status: "incomplete", counts: { outstanding } },
    });
    expect(end.warnings.filter((message) => message.includes("something has removed"))).toEqual([
      expect.stringContaining(words),
    ]);
  },
);

test.each([
  ["the state folder", "rm -rf .carryover", "the state folder"],
  ["the state folder and makes another one", "rm -rf .carryover; mkdir -p .carryover/inbox", "its lock was removed"],
  ["everything in the state folder", "rm -rf .carryover/*", "its lock was removed"],
])("a run whose lock is gone writes nothing more: a task removes %s", async (_, command, words) => {
  const workspace = workspaceWith("a", "b");
  const onLast = `test "$CARRYOVER_TASK_ID" != b || { ${command}; }`;
  const end = await evaluate({ workspace, inputs: { tasks: "tasks.txt", concurrency: "1", command: onLast } });
  expect(end).toMatchObject({
    exitCode: 75,
    reason: "the state folder or its lock was removed, or another run took over the state folder",
    result: { status: "interrupted", counts: { outstanding: 2 } },
  });
  expect(existsSync(join(workspace, ".carryover/results.jsonl"))).toBe(false);
  expect(end.warnings.filter((message) => message.includes("Expected"))).toEqual([expect.stringContaining(words)]);
});

test("rows that could not be written are reported at the end", async () => {
  const workspace = workspaceWith("a", "b");
  const inputs = { tasks: "tasks.txt", concurrency: "1", command: "rm -rf .carryover; exit 1" };
  const { warnings } = await evaluate({ workspace, inputs });
  expect(warnings).toContain("the rows of some tasks could not be written. They stay outstanding");
});

test("after a task truncates the ledger, only tasks whose rows were lost are outstanding", async () => {
  const workspace = workspaceWith(..."abcde");
  const onSecond = 'test "$CARRYOVER_TASK_ID" != b || truncate -s -50 .carryover/results.jsonl';
  const run = () => evaluate({ workspace, inputs: { tasks: "tasks.txt", concurrency: "1", command: onSecond } });
  expect(await run()).toMatchObject({ exitCode: 75, result: { counts: { passed: 4, outstanding: 1 } } });
  const rows = readFileSync(join(workspace, ".carryover/results.jsonl"), "utf8").split("\n").slice(0, -1);
  expect(rows.map((row) => JSON.parse(row).id)).toEqual(["b", "c", "d", "e"]);
  expect(await run()).toMatchObject({ exitCode: 0, result: { counts: { passed: 5 } } });
});

test("a removed inbox is created again", async () => {
  const workspace = workspaceWith("a", "b");
  const inputs = { tasks: "tasks.txt", concurrency: "1", command: "rm -rf .carryover/inbox" };
  expect(await evaluate({ workspace, inputs })).toMatchObject({ exitCode: 0, result: { counts: { passed: 2 } } });
});
