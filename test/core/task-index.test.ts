import { describe, expect, test } from "vitest";
import { TaskIndex } from "../../src/core/task-index.ts";

const hash = (digit: string) => digit.repeat(64);

function indexOf(...tasks: readonly (readonly [id: string, digit: string])[]): TaskIndex {
  const index = new TaskIndex();
  for (const [id, digit] of tasks) index.add(id, hash(digit));
  return index;
}

describe("find", () => {
  const listed = [
    ["a", "1"],
    ["b", "2"],
    ["c", "3"],
  ] as const;

  test.each([
    { name: "a row in the order of the list", digit: "1", place: 0 },
    { name: "a row that skips a task", digit: "3", place: 2 },
    { name: "a task that has changed since, or is not listed", digit: "9", place: -1 },
  ])("$name", ({ digit, place }) => {
    expect(indexOf(...listed).find(hash(digit))).toBe(place);
  });

  test("rows in any order, and a task that is added after a search", () => {
    const index = indexOf(...listed);
    expect(["3", "1", "2", "9"].map((digit) => index.find(hash(digit)))).toEqual([2, 0, 1, -1]);
    index.add("d", hash("9"));
    expect(index.find(hash("9"))).toBe(3);
  });
});

test("add returns whether an id is new", () => {
  const index = new TaskIndex();
  expect([index.add("a", hash("1")), index.add("b", hash("2")), index.add("a", hash("3"))]).toEqual([
    true,
    true,
    false,
  ]);
  expect(index.firstOf("a")).toBe(0);
});
