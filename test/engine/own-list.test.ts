/** A task list, or a task, that has the name of one of our files in the state folder. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { scratchFolder } from "../rig/scratch.ts";
import { evaluate, rowsOf } from "./rig.ts";

const LIST = '{"id":"a"}\n{"id":"b"}\n';

test.each([
  ["the stored list, with repeats", "ev/tasks.jsonl", { "state-dir": "ev", repeats: "2" }],
  ["the ledger", "ev/results.jsonl", { "state-dir": "ev" }],
  ["a file that a killed child left", "ev/inbox/7-1.0.000001~1~1.results.jsonl", { "state-dir": "ev" }],
  ["through a link to the folder", "ev/results.jsonl", { "state-dir": "by-link" }],
  ["through a link to the list", "link.jsonl", { "state-dir": "ev" }],
  ["with the workspace as the state folder", "tasks.jsonl", { "state-dir": ".", repeats: "2" }],
])("a list that is a file of the state folder is refused before anything is written: %s", async (_, list, inputs) => {
  const workspace = scratchFolder();
  mkdirSync(join(workspace, "ev/inbox"), { recursive: true });
  symlinkSync("ev", join(workspace, "by-link"));
  symlinkSync("ev/events.jsonl", join(workspace, "link.jsonl"));
  const place = list === "link.jsonl" ? "ev/events.jsonl" : list;
  writeFileSync(join(workspace, place), LIST);
  const before = readdirSync(workspace, { recursive: true }).sort();
  const words = `found ${list}, a file in the state folder`;
  await expect(evaluate({ workspace, inputs: { tasks: list, command: "true", ...inputs } })).rejects.toThrow(words);
  expect(readFileSync(join(workspace, place), "utf8")).toBe(LIST);
  expect(readdirSync(workspace, { recursive: true }).sort()).toEqual(before);
});

test("the stored list itself can be the input, and does not change", async () => {
  const workspace = scratchFolder();
  writeFileSync(join(workspace, "tasks.jsonl"), '{ "id": "a" }\n{"id":"b"}\n');
  for (const campaign of ["one", "two"]) {
    const inputs = { "state-dir": ".", tasks: "tasks.jsonl", command: "true", campaign };
    const { outputs } = await evaluate({ workspace, inputs });
    expect([outputs.total, outputs.passed]).toEqual([2, 2]);
    expect(readFileSync(join(workspace, "tasks.jsonl"), "utf8")).toBe('{ "id": "a" }\n{"id":"b"}\n');
  }
});

test("the stored list of an earlier run can be the input, but not with repeats", async () => {
  const workspace = scratchFolder();
  writeFileSync(join(workspace, "own.jsonl"), LIST);
  const inputs = { "state-dir": "ev", "max-attempts": "1", command: "test $CARRYOVER_TASK_ID = a" };
  await evaluate({ workspace, inputs: { ...inputs, tasks: "own.jsonl" } });
  const stored = join(workspace, "ev/tasks.jsonl");
  const { outputs } = await evaluate({ workspace, inputs: { ...inputs, tasks: "ev/tasks.jsonl" } });
  expect([outputs.total, outputs.passed]).toEqual([2, 1]);
  expect(rowsOf(stored).map(({ id }) => id)).toEqual(["a", "b"]);
  const again = evaluate({ workspace, inputs: { ...inputs, tasks: "ev/tasks.jsonl", repeats: "2" } });
  await expect(again).rejects.toThrow("a file in the state folder");
});

test("patterns do not match files of the last run in the state folder", async () => {
  const workspace = scratchFolder();
  mkdirSync(join(workspace, "out/evals"), { recursive: true });
  writeFileSync(join(workspace, "out/evals/a.jsonl"), "");
  writeFileSync(join(workspace, "b.md"), "");
  const tasks = "**/*.{jsonl,md,log,json}";
  for (const run of [1, 2]) {
    const inputs = {
      tasks,
      "state-dir": "out",
      command: "echo x; exit $((CARRYOVER_ATTEMPT - 1))",
      campaign: `c${run}`,
    };
    const { outputs } = await evaluate({ workspace, inputs });
    expect([outputs.total, outputs.passed]).toEqual([2, 2]);
  }
  expect(rowsOf(join(workspace, "out/tasks.jsonl")).map(({ id }) => id)).toEqual(["b.md", "out/evals/a.jsonl"]);
});

test("patterns match the user's own files in folders named inbox and logs, and the files stay", async () => {
  const workspace = scratchFolder();
  const mine = ["inbox/mail.log", "inbox/mails.tasks.jsonl", "logs/2026.01.log", "logs/deep/a.0.000001.log"];
  mkdirSync(join(workspace, "logs/deep"), { recursive: true });
  mkdirSync(join(workspace, "inbox"));
  for (const path of mine) writeFileSync(join(workspace, path), "mine");
  for (const name of ["tasks.jsonl", "results.jsonl", "stopped"]) {
    writeFileSync(join(workspace, `inbox/7-1.0.000001~1~1.${name}`), "");
  }
  for (const campaign of ["one", "two"]) {
    const inputs = { tasks: "**/*.{jsonl,log,stopped}", "state-dir": ".", command: "echo x", campaign };
    const { outputs } = await evaluate({ workspace, inputs });
    expect([outputs.total, outputs.passed]).toEqual([4, 4]);
  }
  expect(rowsOf(join(workspace, "tasks.jsonl")).map(({ id }) => id)).toEqual(mine);
  expect(mine.map((path) => readFileSync(join(workspace, path), "utf8"))).toEqual(mine.map(() => "mine"));
});
