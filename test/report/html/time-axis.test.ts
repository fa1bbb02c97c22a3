import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layAxis, segmentEnd } from "../../../src/report/html/time-axis.ts";

const HOUR = 3_600_000;

describe("layAxis", () => {
  it.each([
    ["nothing at all", [], [{ from: 0, until: 1, drawnFrom: 0 }]],
    ["one instant", [{ from: 5, until: 5 }], [{ from: 5, until: 6, drawnFrom: 0 }]],
    [
      "spans that overlap are one",
      [
        { from: 0, until: 60 },
        { from: 30, until: 100 },
      ],
      [{ from: 0, until: 100, drawnFrom: 0 }],
    ],
    [
      "a short pause between two runs stays to scale",
      [
        { from: 0, until: 100 },
        { from: 104, until: 200 },
      ],
      [{ from: 0, until: 200, drawnFrom: 0 }],
    ],
    [
      "a night between two runs shrinks",
      [
        { from: 0, until: HOUR },
        { from: 24 * HOUR, until: 25 * HOUR },
      ],
      [
        { from: 0, until: HOUR, drawnFrom: 0 },
        { from: 24 * HOUR, until: 25 * HOUR, drawnFrom: HOUR + 2 * HOUR * 0.03 },
      ],
    ],
  ])("%s", (_, spans, axis) => {
    expect(layAxis(spans)).toEqual(axis);
  });

  it("covers every span, in order, with gaps that take at most half of it", () => {
    const span = fc
      .tuple(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 1e8 }))
      .map(([from, length]) => ({ from, until: from + length }));
    fc.assert(
      fc.property(fc.array(span, { minLength: 1, maxLength: 60 }), (spans) => {
        const axis = layAxis(spans);
        for (const { from, until } of spans) {
          expect(axis.some((segment) => segment.from <= from && until <= segment.until)).toBe(true);
        }
        let drawnEnd = 0;
        let toScale = 0;
        for (const segment of axis) {
          expect(segment.drawnFrom).toBeGreaterThanOrEqual(drawnEnd);
          drawnEnd = segment.drawnFrom + segment.until - segment.from;
          toScale += segment.until - segment.from;
        }
        expect(toScale * 1.51).toBeGreaterThanOrEqual(drawnEnd);
      }),
    );
  });
});

describe("segmentEnd", () => {
  const axis = layAxis([
    { from: 0, until: HOUR },
    { from: 24 * HOUR, until: 25 * HOUR },
  ]);

  it.each([
    ["within the first run", 10, HOUR],
    ["within the second run", 24 * HOUR + 1, 25 * HOUR],
    ["between the runs", 2 * HOUR, 2 * HOUR],
  ])("%s", (_, at, end) => {
    expect(segmentEnd(axis, at)).toBe(end);
  });
});
