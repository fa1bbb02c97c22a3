import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Mark, mergeMarks } from "../../../src/report/html/merge-marks.ts";

function mark(over: Partial<Mark>): Mark {
  return { row: 0, provider: "a", from: 0, until: 10, class: 0, tasks: [1], count: 1, probe: false, ...over };
}

describe("mergeMarks", () => {
  it("keeps every mark with its tasks while they are few enough", () => {
    const marks = [mark({ from: 20, until: 30 }), mark({})];
    expect(mergeMarks(marks, { limit: 2, spanMs: 100 })).toEqual([mark({}), mark({ from: 20, until: 30 })]);
  });

  it.each([
    ["neighbours of one class become one", [mark({}), mark({ from: 10, until: 20 })], 1],
    ["another class stays apart", [mark({}), mark({ from: 10, until: 20, class: 4 })], 2],
    ["another provider stays apart", [mark({}), mark({ from: 10, until: 20, provider: "b" })], 2],
    ["a probe stays apart", [mark({}), mark({ from: 10, until: 20, probe: true })], 2],
    ["one that still runs stays apart", [mark({}), mark({ from: 10, until: null })], 2],
  ])("%s", (_, marks, length) => {
    const far = mark({ row: 1 });
    const merged = mergeMarks([...marks, far], { limit: length + 1, spanMs: 1_000 });
    expect(merged).toHaveLength(length + 1);
  });

  it("counts every attempt unless rows alone are too many", () => {
    const marks = fc.array(
      fc
        .record({
          row: fc.nat(5),
          from: fc.nat(10_000),
          length: fc.nat(50),
          class: fc.nat(2),
        })
        .map(({ length, ...rest }) => mark({ ...rest, until: rest.from + length })),
      { maxLength: 200 },
    );
    fc.assert(
      fc.property(marks, fc.integer({ min: 1, max: 50 }), (given, limit) => {
        const merged = mergeMarks(given, { limit, spanMs: 10_000 });
        expect(merged.length).toBeLessThanOrEqual(limit);
        const total = merged.reduce((sum, { count }) => sum + count, 0);
        expect(total).toBeLessThanOrEqual(given.length);
        if (merged.length < limit) expect(total).toBe(given.length);
      }),
    );
  });
});
