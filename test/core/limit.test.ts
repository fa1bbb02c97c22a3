import { describe, expect, test } from "vitest";
import { cutLimit, EPISODE_MS, fitLimit, growLimit, type Limit, openLimit } from "../../src/core/limit.ts";

const NOW = 1_000_000;
const limit = ({ value = 4, ...change }: Partial<Limit> = {}): Limit => ({
  value,
  learned: value,
  ceiling: 8,
  cutAt: null,
  successes: 0,
  ...change,
});

test.each([
  ["fresh", 8, null, 8],
  ["learned", 8, 3, 3],
  ["learned with more children than now", 4, 6, 4],
  ["a broken memory", 8, 0, 1],
])("%s: starts at the right value", (_, ceiling, learned, value) => {
  expect(openLimit(ceiling, learned).value).toBe(value);
});

describe("a cut", () => {
  test.each([
    [8, 4],
    [5, 2],
    [2, 1],
    [1, 1],
  ])("of %i leaves %i", (value, after) => {
    expect(cutLimit(limit({ value }), NOW, NOW - 5)).toMatchObject({ value: after, cutAt: NOW });
  });

  test.each([
    ["a child of the cut still runs", NOW - 1_000, NOW - 2_000, 4],
    ["a child that began at the cut still runs", NOW - 1_000, NOW - 1_000, 4],
    ["all children of the cut have drained", NOW - 1_000, NOW - 999, 2],
    ["the episode is over by time", NOW - EPISODE_MS, NOW - 60_000, 2],
    ["the last instant of the episode", NOW - EPISODE_MS + 1, NOW - 60_000, 4],
  ])("within an episode: %s", (_, cutAt, oldestStartedAt, value) => {
    expect(cutLimit(limit({ cutAt }), NOW, oldestStartedAt).value).toBe(value);
  });

  test("a refusal of the same episode takes the clean round back", () => {
    expect(cutLimit(limit({ cutAt: NOW - 10, successes: 3 }), NOW, NOW - 20)).toEqual(limit({ cutAt: NOW - 10 }));
  });
});

describe("growth", () => {
  test("one more after a full round of successes", () => {
    let now = limit({ value: 3, cutAt: NOW });
    for (let success = 1; success <= 2; success += 1) now = growLimit(now, { startedAt: NOW + 1, inUse: 3 });
    expect(now.value).toBe(3);
    expect(growLimit(now, { startedAt: NOW + 1, inUse: 3 })).toMatchObject({ value: 4, successes: 0 });
  });

  test.each([
    ["at the ceiling", limit({ value: 8, successes: 7 }), NOW, 8],
    ["of an attempt that began before the cut", limit({ cutAt: NOW, successes: 3 }), NOW - 1, 4],
    ["of an attempt that began at the cut", limit({ cutAt: NOW, successes: 3 }), NOW, 4],
    ["while less than 80 % were in use", limit({ value: 5, successes: 4 }), NOW, 3],
  ])("not %s", (_, before, startedAt, inUse) => {
    expect(growLimit(before, { startedAt, inUse })).toBe(before);
  });

  test("but at exactly 80 %", () => {
    expect(growLimit(limit({ value: 5, successes: 4 }), { startedAt: NOW, inUse: 4 }).value).toBe(6);
  });
});

describe("what is learned", () => {
  const grown = (from: Limit, startedAt: number) =>
    growLimit({ ...from, successes: from.value - 1 }, { startedAt, inUse: from.value });

  test("is not what the machine has no room for", () => {
    const fitted = fitLimit(limit({ value: 8 }), NOW, 3);
    expect(fitted).toMatchObject({ value: 3, learned: 8 });
    expect(grown(fitted, NOW + 1)).toMatchObject({ value: 4, learned: 8 });
  });

  test("is what the provider cut, within the machine's room or beyond it", () => {
    const cut = cutLimit(limit({ value: 8 }), NOW, NOW);
    expect(cut).toMatchObject({ value: 4, learned: 4 });
    const fitted = fitLimit(cut, NOW + 1, 2);
    expect(fitted).toMatchObject({ value: 2, learned: 4 });
    expect(cutLimit(fitted, NOW + 2, NOW + 2)).toMatchObject({ value: 1, learned: 1 });
  });

  test("grows with what has proved to hold", () => {
    expect(grown(cutLimit(limit({ value: 8 }), NOW, NOW), NOW + 1)).toMatchObject({ value: 5, learned: 5 });
  });
});
