/** A state folder that is used for years stays small. */
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { TaskIndex } from "../../src/core/task-index.ts";
import { capEvents, dropOldLogs, dropUnlisted, keepCampaigns } from "../../src/store/bound-growth.ts";
import { type HistoryRow, mergeHistories } from "../../src/store/campaign-history.ts";
import { statePaths } from "../../src/store/state-paths.ts";
import { evaluate, rowsOf } from "../engine/rig.ts";
import { ledgerRow } from "../rig/rows.ts";
import { scratchFolder } from "../rig/scratch.ts";

const lines = (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join("");

test("logs of the latest runs stay, and files that are not logs", () => {
  const folder = scratchFolder();
  const runs = ["r.1", "100-1", "99-2"];
  for (const [age, run] of runs.entries()) {
    for (const job of ["0", "1"]) {
      const path = join(folder, `${run}.${job}.000001.log`);
      writeFileSync(path, "");
      utimesSync(path, 1_000 - age, 1_000 - age);
    }
  }
  writeFileSync(join(folder, "notes.txt"), "");
  dropOldLogs(folder, 2);
  expect(readdirSync(folder).sort()).toEqual([
    "100-1.0.000001.log",
    "100-1.1.000001.log",
    "notes.txt",
    "r.1.0.000001.log",
    "r.1.1.000001.log",
  ]);
});

test("drops rows and events of tasks that are not listed, and keeps listed tasks, other campaigns, foreign and newer lines", () => {
  const paths = statePaths(scratchFolder());
  mkdirSync(paths.root, { recursive: true });
  const index = new TaskIndex();
  index.add("a", "hash-a");
  const kept = [
    { campaign: "c", id: "a", hash: "hash-a" },
    { campaign: "other", id: "b", hash: "hash-b" },
    { foreign: true },
    { v: 2, campaign: "c", id: "b", hash: "hash-b" },
  ];
  writeFileSync(
    paths.results,
    lines([...kept, { campaign: "c", id: "b", hash: "hash-b" }, { campaign: "c", id: "a", hash: "old" }]),
  );
  const events = [
    { event: "run_started" },
    { event: "attempt_started", tasks: ["a", "b"] },
    { event: "task_settled", id: "a" },
    { v: 2, event: "task_settled", id: "b" },
  ];
  writeFileSync(paths.events, lines([...events, { event: "task_settled", id: "b" }]));
  dropUnlisted(paths, "c", index);
  expect(readFileSync(paths.results, "utf8")).toBe(lines(kept));
  expect(readFileSync(paths.events, "utf8")).toBe(lines(events));
});

test("events beyond the limit lose their older half, except starts and ends of runs", () => {
  const path = join(scratchFolder(), "events.jsonl");
  const event = (number: number) => `${JSON.stringify({ event: "task_settled", number, pad: "x".repeat(1 << 20) })}\n`;
  writeFileSync(path, `{"event":"run_started"}\n${Array.from({ length: 70 }, (_, number) => event(number)).join("")}`);
  capEvents(path);
  const left = rowsOf(path);
  expect(left[0]).toEqual({ event: "run_started" });
  expect(left.at(-1)).toMatchObject({ number: 69 });
  expect(statSync(path).size).toBeLessThan(33 << 20);
  const before = statSync(path).ino;
  capEvents(path);
  expect(statSync(path).ino).toBe(before);
});

test("the history keeps the last hundred campaigns, each once, for any order of merging, and newer rows", () => {
  const row = (day: number, passed = 1): HistoryRow => ({
    ...{
      v: 1,
      campaign: `c${day}`,
      completed_at: new Date(day * 86_400_000).toISOString(),
      total: 1,
      passed,
      failed: 0,
    },
    ...{ errored: 0, skipped: 0, pass_rate: 1, duration_s: 1, tokens: null, cost_usd: null, calls_saved: 0 },
  });
  const [one, other, target] = ["one", "other", "target"].map((name) => join(scratchFolder(), name));
  if (one === undefined || other === undefined || target === undefined) return;
  writeFileSync(one, lines(Array.from({ length: 80 }, (_, day) => row(day))));
  writeFileSync(other, `torn\n${lines(Array.from({ length: 80 }, (_, day) => row(day + 40)))}`);
  writeFileSync(target, lines([{ v: 2, campaign: "newer" }]));
  mergeHistories(target, [one]);
  mergeHistories(target, [other, one]);
  expect(rowsOf(target).map(({ campaign }) => campaign)).toEqual([
    "newer",
    ...Array.from({ length: 100 }, (_, day) => `c${day + 20}`),
  ]);
});

test("fifteen nights with a list that changes each night: the folder is as large after fifteen as after five", async () => {
  const workspace = scratchFolder();
  const sizeOf = () => {
    const names = [
      "results.jsonl",
      "failures.jsonl",
      "events.jsonl",
      "checkpoint.json",
      "tasks.jsonl",
      "baseline.jsonl",
    ];
    return names.reduce(
      (sum, name) => sum + (statSync(join(workspace, ".carryover", name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
  };
  const sizes: number[] = [];
  for (let night = 1; night <= 15; night += 1) {
    writeFileSync(join(workspace, "tasks.txt"), ["a", "b", "c"].map((id) => `${id}-${100 + night}\n`).join(""));
    await evaluate({
      workspace,
      workflowRun: String(1_000 + night),
      inputs: { tasks: "tasks.txt", campaign: "release", command: "echo" },
    });
    sizes.push(sizeOf());
  }
  // Starts and ends of runs stay: they say which workflow runs have worked on the campaign.
  expect(sizes[14]).toBeLessThan((sizes[4] ?? 0) + 10 * 1_200);
  const logs = new Set(readdirSync(join(workspace, ".carryover/logs")).map((name) => name.split(".")[0]));
  expect([...logs].sort()).toEqual(["1013", "1014", "1015"]);
  expect(rowsOf(join(workspace, ".carryover/results.jsonl")).length).toBeLessThanOrEqual(9);
  expect(rowsOf(join(workspace, ".carryover/history.jsonl"))).toMatchObject([
    { campaign: "release", total: 3, passed: 3, runs: 15, calls_saved: 0 },
  ]);
});

const NEEDED = new Set(["present", "named"]);

const row = (campaign: string, rest: object = {}): string =>
  JSON.stringify({ ...ledgerRow("a", { campaign }), ...rest });

/** Each line, and whether it stays. */
const LINES: readonly (readonly [line: string, isKept: boolean])[] = [
  [row("present"), true],
  [row("named"), true],
  [row("named", { output: { text: "\u2028 prêt" } }), true],
  [row("over"), false],
  [row("over", { output: "a text" }), false],
  [JSON.stringify({ v: 1, campaign: "over", class: "legitimate" }), false],
  [JSON.stringify({ v: 1, campaign: "present", class: "legitimate" }), true],
  [row("over", { v: 2 }), true],
  ["no JSON", true],
  ["[]", true],
  ['{"v":1,"campaign":7}', true],
];

test("the lines of past campaigns are dropped, and all others stay unchanged and in place", () => {
  const path = join(scratchFolder(), "results.jsonl");
  const property = fc.property(
    fc.array(fc.constantFrom(...LINES), { maxLength: 40 }),
    fc.boolean(),
    (lines, isWhole) => {
      const text = lines.map(([line]) => line).join("\n");
      writeFileSync(path, isWhole && text !== "" ? `${text}\n` : text);
      const before = readFileSync(path, "utf8");
      keepCampaigns(path, NEEDED);
      const kept = lines.filter(([, isKept]) => isKept).map(([line]) => `${line}\n`);
      const hasDropped = kept.length < lines.length;
      expect(readFileSync(path, "utf8")).toBe(hasDropped ? kept.join("") : before);
    },
  );
  fc.assert(property);
});
