import { describe, expect, test } from "vitest";
import { stableHash } from "../../src/core/split.ts";
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

test("sameIds finds the first task of an id, and the next one", () => {
  const index = indexOf(["a", "1"], ["b", "2"], ["a", "3"], ["c", "4"], ["a", "5"]);
  expect(index.sameIds()).toEqual([0, 2]);
  expect(indexOf(["a", "1"], ["b", "1"]).sameIds()).toBeNull();
});

test("two ids whose sums are equal are different ids", () => {
  const ids = ["task-139352", "case-2dif87"] as const;
  expect(stableHash(ids[0])).toBe(stableHash(ids[1]));
  expect(indexOf([ids[0], "1"], [ids[1], "2"], [ids[0], "3"]).sameIds()).toEqual([0, 2]);
});

test("findId finds tasks that are added after a search", () => {
  const index = indexOf(["a", "1"]);
  expect(index.findId("b")).toBe(-1);
  index.add("b", hash("2"));
  expect(index.findId("b")).toBe(1);
});
