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
    { name: "a row in the order of the list", id: "a", digit: "1", place: 0 },
    { name: "a row that skips a task", id: "c", digit: "3", place: 2 },
    { name: "a task that has changed since", id: "b", digit: "9", place: -1 },
    { name: "a task that is not listed", id: "x", digit: "8", place: -1 },
    { name: "a row whose id was redacted", id: "***~0123abcd", digit: "2", place: 1 },
    { name: "a row without an id", id: undefined, digit: "3", place: 2 },
  ])("$name", ({ id, digit, place }) => {
    expect(indexOf(...listed).find(hash(digit), id)).toBe(place);
  });

  test("a row of before the id in the list was known to hold a secret", () => {
    expect(indexOf(["a", "1"], ["***~0123abcd", "2"]).find(hash("2"), "sk-secret")).toBe(1);
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
