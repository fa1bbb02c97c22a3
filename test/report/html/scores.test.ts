import { describe, expect, it } from "vitest";
import { renderHtmlReport } from "../../../src/report/html/render.ts";
import { binScores } from "../../../src/report/html/scores.ts";
import { allPassed } from "./situations.ts";

const scored = (scores: readonly number[]) => scores.map((score) => ({ score, standing: "passed" as const }));

it("the labels of the histogram begin with 0 and end with 1, so that a score of 1 stands over its label", () => {
  const page = renderHtmlReport(allPassed());
  const labels = [...page.matchAll(/<span class="edge">([^<]*)/g)].map(([, label]) => label);
  expect([labels[0], labels.at(-2), labels.at(-1)]).toEqual(["0", "0.9", "1"]);
});

describe("binScores", () => {
  it("has no bins without a finite score", () => {
    expect(binScores(scored([Number.NaN]))).toEqual([]);
  });

  it.each([
    ["a rubric over their range", [1, 5, 5, 3], [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2]],
    ["equal scores in one bin", [7, 7], [2]],
  ])("puts %s", (_, scores, sizes) => {
    const bins = binScores(scored(scores));
    expect(bins.map(({ passed }) => passed)).toEqual(sizes);
  });

  it("spreads many scores from 0 to 1 over that range, a score on an edge to its right", () => {
    const tasks = scored(Array.from({ length: 13 }, (_, index) => 0.3 + index / 20));
    expect(
      binScores(tasks)
        .map(({ passed }) => passed)
        .join(""),
    ).toBe("00000011111111111110");
  });
});
