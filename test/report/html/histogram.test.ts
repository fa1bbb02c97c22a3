import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { binScores } from "../../../src/report/html/histogram.ts";

describe("binScores", () => {
  it.each([
    ["no score", []],
    ["only scores that are no numbers", [{ score: Number.NaN, passed: true }]],
  ])("%s: nothing to show", (_, scores) => {
    expect(binScores(scores)).toBeNull();
  });

  it("gives a few different scores a bar each", () => {
    const scores = [0, 1, 1, 0.5].map((score) => ({ score, passed: score === 1 }));
    expect(binScores(scores)).toEqual({
      count: 4,
      bins: [
        { from: 0, until: 0, passed: 0, other: 1 },
        { from: 0.5, until: 0.5, passed: 0, other: 1 },
        { from: 1, until: 1, passed: 2, other: 0 },
      ],
    });
  });

  it("spreads many scores between 0 and 1 over that range, a score on an edge to its right", () => {
    const scores = Array.from({ length: 13 }, (_, index) => ({ score: 0.3 + index / 20, passed: true }));
    const histogram = binScores(scores);
    expect(histogram?.bins).toHaveLength(20);
    expect(histogram?.bins[0]).toEqual({ from: 0, until: 0.05, passed: 0, other: 0 });
    expect(histogram?.bins.map((bin) => bin.passed).join("")).toBe("00000011111111111110");
  });

  it("loses no finite score, however far apart they are", () => {
    const score = fc.record({ score: fc.double(), passed: fc.boolean() });
    fc.assert(
      fc.property(fc.array(score, { minLength: 1, maxLength: 80 }), (scores) => {
        const finite = scores.filter((entry) => Number.isFinite(entry.score));
        const histogram = binScores(scores);
        const passed = histogram?.bins.reduce((sum, bin) => sum + bin.passed, 0) ?? 0;
        const other = histogram?.bins.reduce((sum, bin) => sum + bin.other, 0) ?? 0;
        expect(passed).toBe(finite.filter((entry) => entry.passed).length);
        expect(other).toBe(finite.filter((entry) => !entry.passed).length);
        for (const bin of histogram?.bins ?? []) expect(Number.isFinite(bin.from) && bin.from <= bin.until).toBe(true);
      }),
    );
  });
});
