import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Sample } from "../../src/report/sample.ts";
import { pairedMeanDifference, repeatRates, Spread, wilsonInterval } from "../../src/report/statistics.ts";
import passAtK from "./fixtures/pass-at-k.json" with { type: "json" };
import reference from "./fixtures/statistics.json" with { type: "json" };

function spreadOf(values: readonly number[]): Spread {
  const spread = new Spread();
  for (const value of values) spread.add(value);
  return spread;
}

it.each([
  ["nothing", [], 0, null],
  ["one value", [3], 3, null],
  ["two", [1, 3], 2, 1],
  ["the same again and again", [5, 5, 5, 5], 5, 0],
  ["values far from zero", [1e9 + 1, 1e9 + 2, 1e9 + 3], 1e9 + 2, 0.57735],
  ["a known row", [2, 4, 4, 4, 5, 5, 7, 9], 5, 0.755929],
])("a spread of %s", (_, values, mean, standardError) => {
  const spread = spreadOf(values);
  expect(spread.mean).toBeCloseTo(mean, 9);
  if (standardError === null) expect(spread.standardError).toBeNull();
  else expect(spread.standardError).toBeCloseTo(standardError, 6);
});

it.each(reference.wilson)(
  "figures of statsmodels (fixtures/statistics.py made them): Wilson's interval of $successes in $total",
  ({ successes, total, low, high }) => {
    const interval = wilsonInterval(successes, total);
    expect(interval?.low).toBeCloseTo(low, 6);
    expect(interval?.high).toBeCloseTo(high, 6);
  },
);

describe("pass@k and pass^k", () => {
  it.each(passAtK)("of $name are those of an independent count (fixtures/pass_at_k.py)", ({ tasks, rates }) => {
    const found = repeatRates(tasks);
    expect(found.map(({ k, tasks: count }) => [k, count])).toEqual(rates.map(({ k, tasks: count }) => [k, count]));
    for (const [place, rate] of found.entries()) {
      for (const name of ["passAtK", "passHatK"] as const) {
        const expected = rates[place]?.[name];
        expect(rate[name].mean).toBeCloseTo(expected?.mean ?? Number.NaN, 12);
        if (expected?.standardError === null) expect(rate[name].standardError).toBeNull();
        else expect(rate[name].standardError).toBeCloseTo(expected?.standardError ?? Number.NaN, 12);
      }
    }
  });

  it("both equal the pass rate for one try, and diverge for more", () => {
    const task = fc
      .integer({ min: 1, max: 9 })
      .chain((graded) => fc.record({ graded: fc.constant(graded), passed: fc.integer({ min: 0, max: graded }) }));
    fc.assert(
      fc.property(fc.array(task, { minLength: 1, maxLength: 12 }), (tasks) => {
        const [once, ...more] = repeatRates(tasks);
        expect(once?.passAtK.mean).toBeCloseTo(once?.passHatK.mean ?? Number.NaN, 12);
        for (const { passAtK: at, passHatK: hat } of more) expect(at.mean).toBeGreaterThanOrEqual(hat.mean - 1e-12);
      }),
    );
  });
});

describe("intervals", () => {
  it("of paired differences are those of the normal distribution, within the scale", () => {
    const differences = [0.1, 0.2, -0.1, 0.4, 0, 0.3];
    expect(pairedMeanDifference(differences)?.low).toBeCloseTo(0.0003, 4);
    expect(pairedMeanDifference(differences)?.high).toBeCloseTo(0.2997, 4);
    expect(pairedMeanDifference([1, -1], { most: 1, step: 0.5 })).toEqual({ mean: 0, low: -1, high: 1 });
  });

  it("reach the end of the scale exactly if everything or nothing passed", () => {
    for (let total = 1; total < 200; total += 1) {
      expect(wilsonInterval(total, total)?.high).toBe(1);
      expect(wilsonInterval(0, total)?.low).toBe(0);
    }
  });

  it("are null without data, and if sums overflow", () => {
    expect(wilsonInterval(0, 0)).toBeNull();
    expect(pairedMeanDifference([1])).toBeNull();
    expect(pairedMeanDifference([Number.MAX_VALUE, -Number.MAX_VALUE])).toBeNull();
  });
});

describe("the standard error of a mean score", () => {
  const sampleOf = (scores: readonly (readonly [listed: string | null, score: number])[]): Sample => {
    const sample = new Sample();
    for (const [listed, score] of scores) sample.add(listed, true, score);
    return sample;
  };

  it("is the usual one, whether tasks stand for themselves or each is a cluster of one", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 40 }), (values) => {
        const spread = spreadOf(values);
        for (const listedOf of [() => null, (place: number) => String(place)]) {
          const scores = sampleOf(values.map((value, place) => [listedOf(place), value])).scores();
          expect(scores?.mean).toBeCloseTo(spread.mean, 9);
          expect(scores?.standardError).toBeCloseTo(spread.standardError ?? Number.NaN, 9);
        }
      }),
    );
  });

  it("is that of the tasks if repeats of a task all agree", () => {
    // Ten repeats of four tasks say no more than the four tasks.
    const means = [0, 1, 1, 0.5];
    const repeats = means.flatMap((mean, task) => Array.from({ length: 10 }, () => [String(task), mean] as const));
    expect(sampleOf(repeats).scores()?.standardError).toBeCloseTo(spreadOf(means).standardError ?? Number.NaN, 9);
  });
});
