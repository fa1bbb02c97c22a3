import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderHtmlReport } from "../../../src/report/html/render.ts";
import { binScores } from "../../../src/report/html/scores.ts";
import { allPassed } from "./situations.ts";

function scored(scores: readonly (readonly [score: number, isPassed: boolean])[]) {
  return scores.map(([score, isPassed]) => {
    return { score, standing: isPassed ? ("passed" as const) : ("failed" as const) };
  });
}

const counts = (tasks: ReturnType<typeof scored>) =>
  binScores(tasks).map(({ from, until, passed, other }) => [from, until, passed, other]);

describe("the labels of the histogram", () => {
  it("begin with 0 and end with 1, so that a score of 1 stands over its label", () => {
    const page = renderHtmlReport(allPassed());
    const labels = [...page.matchAll(/<span class="edge">([^<]*)/g)].map(([, label]) => label);
    expect([labels[0], labels.at(-2), labels.at(-1)]).toEqual(["0", "0.9", "1"]);
  });
});

describe("binScores", () => {
  it("has no bins without a finite score", () => {
    expect(binScores(scored([[Number.NaN, true]]))).toEqual([]);
  });

  it.each([
    ["a rubric over their range", [1, 5, 5, 3], [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2]],
    ["equal scores in one bin", [7, 7], [2]],
  ])("puts %s", (_, scores, sizes) => {
    const bins = binScores(scored(scores.map((score) => [score, true] as const)));
    expect(bins.map(({ passed }) => passed)).toEqual(sizes);
  });

  it("spreads many scores from 0 to 1 over that range, a score on an edge to its right", () => {
    const tasks = scored(Array.from({ length: 13 }, (_, index) => [0.3 + index / 20, true] as const));
    expect(
      binScores(tasks)
        .map(({ passed }) => passed)
        .join(""),
    ).toBe("00000011111111111110");
  });

  it("loses no finite score, however far apart they are", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.double(), fc.boolean()), { minLength: 1, maxLength: 80 }), (scores) => {
        const finite = scores.filter(([score]) => Number.isFinite(score));
        const bins = counts(scored(scores));
        const sum = (column: 2 | 3) => bins.reduce((total, bin) => total + (bin[column] ?? 0), 0);
        expect([sum(2), sum(3)]).toEqual([
          finite.filter(([, isPassed]) => isPassed).length,
          finite.filter(([, isPassed]) => !isPassed).length,
        ]);
      }),
    );
  });
});
