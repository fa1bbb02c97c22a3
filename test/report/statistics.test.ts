import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clusteredStandardError, interval95, Spread } from "../../src/report/statistics.ts";

function spreadOf(values: readonly number[]): Spread {
  const spread = new Spread();
  for (const value of values) spread.add(value);
  return spread;
}

describe("a spread", () => {
  it.each([
    ["nothing", [], 0, null],
    ["one value", [3], 3, null],
    ["two", [1, 3], 2, 1],
    ["the same again and again", [5, 5, 5, 5], 5, 0],
    ["a known row", [2, 4, 4, 4, 5, 5, 7, 9], 5, 0.755929],
  ])("of %s", (_, values, mean, standardError) => {
    const spread = spreadOf(values);
    expect(spread.mean).toBeCloseTo(mean, 9);
    if (standardError === null) expect(spread.standardError).toBeNull();
    else expect(spread.standardError).toBeCloseTo(standardError, 6);
  });

  it("does not lose digits far from zero", () => {
    expect(spreadOf([1e9 + 1, 1e9 + 2, 1e9 + 3]).standardError).toBeCloseTo(1 / Math.sqrt(3), 6);
  });
});

describe("the 95 % interval", () => {
  // Half widths for a standard error of 1 are Student's quantiles, as tables have them.
  it.each([
    [1, 12.706],
    [2, 4.303],
    [4, 2.776],
    [5, 2.571],
    [10, 2.228],
    [30, 2.042],
    [1_000, 1.962],
  ])("is right for %i degrees of freedom", (degrees, quantile) => {
    const values = Array.from({ length: degrees + 1 }, (_, index) => index);
    const spread = spreadOf(values);
    const interval = interval95(spread);
    expect(interval).not.toBeNull();
    const half = ((interval?.high ?? 0) - (interval?.low ?? 0)) / 2;
    expect(half / (spread.standardError ?? Number.NaN)).toBeCloseTo(quantile, 2);
  });

  it("there is none of fewer than two values", () => {
    expect(interval95(spreadOf([1]))).toBeNull();
  });
});

describe("the clustered standard error", () => {
  it("is the usual one for clusters of one", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 40 }), (values) => {
        const spread = spreadOf(values);
        const clustered = clusteredStandardError(
          values.map((value) => value - spread.mean),
          values.length,
        );
        expect(clustered).toBeCloseTo(spread.standardError ?? Number.NaN, 9);
      }),
    );
  });

  it("is that of the tasks where repeats of a task all agree", () => {
    // Ten repeats of four tasks tell no more than the four tasks.
    const means = [0, 1, 1, 0.5];
    const mean = spreadOf(means).mean;
    const clustered = clusteredStandardError(
      means.map((value) => 10 * (value - mean)),
      40,
    );
    expect(clustered).toBeCloseTo(spreadOf(means).standardError ?? Number.NaN, 9);
  });

  it("there is none of one cluster", () => {
    expect(clusteredStandardError([0.5], 10)).toBeNull();
  });
});
