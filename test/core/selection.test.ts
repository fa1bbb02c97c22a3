import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { type OnlyRule, type Selection, selectTasks, unmatchedRules } from "../../src/core/selection.ts";
import { wholeOf } from "../../src/core/split.ts";
import type { Tasks } from "../../src/core/task.ts";

const IDS = ["math/1", "math/2", "code/[x]/1", "a{b}", "tests/test_a.py::test_one[gpt-4 1.5]", "last"];

function tasksOf(ids: readonly string[]): Tasks {
  const idAt = (index: number): string => ids[index] ?? "";
  const at = (index: number) => ({ id: idAt(index), group: idAt(index).split("/")[0] });
  const jsonAt = (index: number) => {
    const [, base, repeat] = /^(.*?)(?:\[.*\])?(?:#(\d+))?$/.exec(idAt(index)) ?? [];
    const isCopy = base !== idAt(index) && base !== "own";
    return JSON.stringify({
      ...(isCopy && idAt(index).includes("[model") ? { base_id: base } : {}),
      ...(isCopy && repeat ? { repeat: Number(repeat) } : {}),
    });
  };
  return { count: ids.length, idAt, at, jsonAt } as unknown as Tasks;
}

const ALL: Selection = { only: [], sample: null, seed: "0" };
const id = (pattern: string): OnlyRule => ({ kind: "id", pattern });
const select = (selection: Partial<Selection>, ids = IDS, outstanding = wholeOf(ids.length)): string[] =>
  Array.from(
    selectTasks(tasksOf(ids), outstanding, { ...ALL, ...selection }, (index) => (index === 1 ? "failed" : null)),
    (index) => ids[index] ?? "",
  );

describe("only", () => {
  it.each<[string, OnlyRule[], string[]]>([
    ["nothing given", [], IDS],
    ["an id", [id("last")], ["last"]],
    ["a pattern", [id("math/*")], ["math/1", "math/2"]],
    ["an id with brackets, which are not a class of characters", [id("code/[x]/1")], ["code/[x]/1"]],
    ["a pytest id", [id("*::test_one[gpt-4 1.5]")], ["tests/test_a.py::test_one[gpt-4 1.5]"]],
    ["a group", [{ kind: "group", name: "math" }], ["math/1", "math/2"]],
    ["a status", [{ kind: "status", status: "failed" }], ["math/2"]],
    ["several rules, any of which matches", [id("last"), { kind: "group", name: "code" }], ["code/[x]/1", "last"]],
  ])("%s", (_, only, expected) => {
    expect(select({ only })).toEqual(expected);
  });

  it("selects all copies of a task that repeats or an axis multiplied", () => {
    const copies = ["a#1", "a#2", "b[model=x]#1", "b[model=y]", "a2#1", "own#1"];
    expect(select({ only: [id("a"), id("b")] }, copies)).toEqual(copies.slice(0, 4));
    expect(select({ only: [id("a#2")] }, copies)).toEqual(["a#2"]);
    // The user's own id looks like a copy.
    expect(select({ only: [id("own")] }, copies)).toEqual([]);
  });

  it("does not read the list once for each of thousands of ids", () => {
    const many = Array.from({ length: 1_000 }, (_, index) => `t${index}`);
    const tasks = tasksOf(many);
    const reads = vi.spyOn(tasks, "idAt");
    const selection: Selection = { only: many.map(id), sample: null, seed: "0" };
    expect(unmatchedRules(tasks, selection)).toEqual([]);
    expect(selectTasks(tasks, Uint32Array.from(many.keys()), selection, () => null)).toHaveLength(1_000);
    expect(reads.mock.calls.length).toBeLessThan(10_000);
  });

  it("names what matches no task", () => {
    const only: OnlyRule[] = [
      id("math/*"),
      id("mth/*"),
      { kind: "group", name: "nope" },
      { kind: "status", status: "errored" },
    ];
    expect(unmatchedRules(tasksOf(IDS), { only, sample: null, seed: "0" })).toEqual(["mth/*", "group:nope"]);
  });
});

describe("sample", () => {
  const many = Array.from({ length: 200 }, (_, index) => `t${index}`);

  it("draws the same tasks in every run, whichever tasks are outstanding", () => {
    const first = select({ sample: 20 }, many);
    const left = Uint32Array.from(many.keys()).filter((index) => !first.slice(0, 10).includes(`t${index}`));
    expect(first).toHaveLength(20);
    expect(select({ sample: 20 }, many, left)).toEqual(first.slice(10));
    expect(select({ sample: 20, seed: "1" }, many)).not.toEqual(first);
  });

  it("keeps most of a sample when tasks are added", () => {
    const before = select({ sample: 50 }, many);
    const after = new Set(
      select({ sample: 50 }, [...many, ...Array.from({ length: 20 }, (_, index) => `new${index}`)]),
    );
    expect(before.filter((task) => after.has(task)).length).toBeGreaterThan(35);
  });

  it("draws from what `only` matches, and keeps the order", () => {
    fc.assert(
      fc.property(fc.nat(220), (sample) => {
        const selected = select({ only: [id("t1*")], sample: sample + 1 }, many);
        const matching = many.filter((task) => task.startsWith("t1"));
        expect(selected).toHaveLength(Math.min(sample + 1, matching.length));
        expect(selected).toEqual(matching.filter((task) => selected.includes(task)));
      }),
    );
  });
});
