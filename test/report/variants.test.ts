import { describe, expect, it } from "vitest";
import { renderHtmlReport } from "../../src/report/html/render.ts";
import type { Report } from "../../src/report/report.ts";
import { wilsonInterval } from "../../src/report/statistics.ts";
import { buildSummary } from "../../src/report/summary.ts";
import { reportOf as readScene, Scene } from "./scene.ts";

/** @param grades of each variant: one letter a task, `p`assed, `f`ailed, `e`rrored or `-` for none; repeats in brackets */
function reportOf(
  variants: Readonly<Record<string, readonly string[]>>,
  facts: { readonly score?: (grade: string, label: string) => number; readonly cost?: number } = {},
): Report {
  const scene = new Scene();
  const attempts: (() => void)[] = [];
  for (const [label, tasks] of Object.entries(variants)) {
    for (const [place, grades] of tasks.entries()) {
      const base = `q${place + 1}`;
      const id = label === "" ? base : `${base}[${label}]`;
      for (const [at, grade] of [...grades].entries()) {
        const isRepeated = tasks.some((other) => other.length > 1);
        const own = isRepeated ? `${id}#${at + 1}` : id;
        const fields = label === "" ? {} : { model: label.replace("model=", ""), base_id: base };
        scene.task({ id: own, ...fields, ...(isRepeated ? { repeat: at + 1, group: id } : {}) });
        const ending = grade === "p" ? "passed" : grade === "f" ? "failed" : grade === "e" ? "fatal" : null;
        if (ending === null) continue;
        const score = facts.score?.(grade, label);
        const more = {
          ...(score === undefined ? {} : { score }),
          ...(facts.cost ? { metrics: { cost_usd: facts.cost } } : {}),
        };
        attempts.push(() => scene.attempt(own, ending, more));
      }
    }
  }
  scene.begin();
  for (const attempt of attempts) attempt();
  return readScene(scene);
}

const TWO = { "model=gpt-5": [..."ppfpfp"], "model=claude-5": [..."pppppe"] };

describe("values of vary", () => {
  it("have their figures, and are compared with the first value, pair by pair", () => {
    const { variants } = reportOf(TWO, { cost: 0.5 });
    expect(variants.map(({ label, counts }) => [label, counts.passed, counts.failed, counts.errored])).toEqual([
      ["model=gpt-5", 4, 2, 0],
      ["model=claude-5", 5, 0, 1],
    ]);
    expect(variants[0]?.passRate).toEqual(wilsonInterval(4, 6));
    expect(variants[0]?.passRateDifference).toBeNull();
    expect(variants[1]?.scoreDifference).toBeNull();
    expect(variants[1]?.passRateDifference).toEqual({
      of: "pass rate",
      pairs: 5,
      changed: 2,
      interval: { mean: expect.closeTo(0.4), low: expect.closeTo(-0.28), high: 1 },
    });
    expect(variants.map(({ spend }) => spend?.cost)).toEqual([3, 2.5]);
  });

  it("are not independent samples: the interval of the overall rate is that of the listed tasks", () => {
    const { passRate } = reportOf({ "model=a": [..."ppffpf"], "model=b": [..."ppffpf"] }).headline;
    const ofSix = wilsonInterval(3, 6);
    expect(passRate?.low).toBeLessThanOrEqual(ofSix?.low ?? Number.NaN);
    expect(passRate?.high).toBeGreaterThanOrEqual(ofSix?.high ?? Number.NaN);
  });

  it("are also compared by scores if tasks have them", () => {
    const [, second] = reportOf(TWO, {
      score: (grade, label) => (grade === "p" ? 1 : 0) + (label.includes("claude") ? 0.25 : 0),
    }).variants;
    expect(second?.passRateDifference).toMatchObject({ pairs: 5 });
    expect(second?.scoreDifference).toMatchObject({ pairs: 5 });
    expect(second?.scoreDifference?.interval?.mean).toBeCloseTo(0.65);
    expect(second?.scores).toMatchObject({ count: 5, mean: 1.25 });
  });

  it("stand side by side in the summary and on the page, and a label cannot break either", () => {
    const hostile = "model=<b>|x";
    const report = reportOf({ "model=gpt-5": [..."ppfp"], [hostile]: [..."p-fp"] }, { cost: 0.01 });
    const summary = buildSummary(report);
    expect(summary).toContain("### Compared by model");
    expect(summary).toContain("| model | pass rate | 95 % interval | cost | against gpt-5 | no result |");
    expect(summary).toMatch(/\| gpt-5 \| 75 % of 4 \| 30\.1 % to 95\.4 % \| \\\$0\.04 \| {2}\| {2}\|/);
    expect(summary).toMatch(/\| &lt;b&gt;\\\|x \| 66\.7 % of 3 .*no difference \(3 tasks\) \| 1 outstanding \|/);
    const page = renderHtmlReport(report);
    expect(page).toContain('<h2 id="variants-title">Compared by model</h2>');
    expect(page).toContain("<td><bdi>&lt;b&gt;|x</bdi></td>");
  });

  it("are not mentioned if nothing varies", () => {
    const report = reportOf({ "": [..."ppf"] });
    expect(report.variants).toEqual([]);
    expect(buildSummary(report)).not.toContain("Compared by");
  });
});

describe("repeats", () => {
  it("have pass@k and pass^k, with a task of few grades left out of large k", () => {
    const report = reportOf({ "": ["pppp", "pffp", "ffff", "pe-p"] });
    expect(report.variants).toHaveLength(1);
    expect(
      report.variants[0]?.repeats.map(({ k, tasks, passAtK, passHatK }) => [k, tasks, passAtK.mean, passHatK.mean]),
    ).toEqual([
      [1, 4, (1 + 0.5 + 0 + 1) / 4, (1 + 0.5 + 0 + 1) / 4],
      [2, 4, (1 + 5 / 6 + 0 + 1) / 4, expect.closeTo((1 + 1 / 6 + 0 + 1) / 4, 12)],
      [4, 3, expect.closeTo(2 / 3, 12), expect.closeTo(1 / 3, 12)],
    ]);
    const summary = buildSummary(report);
    expect(summary).toContain("| k | pass@\u200bk | pass^k | tasks |");
    expect(summary).toContain("| 4 | 66.7 % ± 33.3 % | 33.3 % ± 33.3 % | 3 |");
    expect(renderHtmlReport(report)).toContain("<td><bdi>66.7 % ± 33.3 %</bdi></td>");
  });

  it("are separate for each model, and models are compared by the rates of their tasks", () => {
    const report = reportOf({ "model=a": ["pp", "pf", "ff"], "model=b": ["pp", "pp", "pf"] });
    expect(report.variants.map(({ label, repeats }) => [label, repeats.length])).toEqual([
      ["model=a", 2],
      ["model=b", 2],
    ]);
    expect(report.variants[1]?.passRateDifference).toMatchObject({ pairs: 3 });
    expect(report.variants[1]?.passRateDifference?.interval?.mean).toBeCloseTo(1 / 3);
    // Repeats of a task are one cluster: the interval is wider than that of six independent grades.
    const [first] = report.variants;
    const naive = wilsonInterval(3, 6);
    expect((first?.passRate?.high ?? 0) - (first?.passRate?.low ?? 0)).toBeGreaterThan(
      (naive?.high ?? 0) - (naive?.low ?? 0),
    );
  });
});

it("each model is a provider if none is named, also for tasks that never started", () => {
  const scene = new Scene();
  for (const model of ["small", "large", "other"])
    for (const id of ["a", "b"]) scene.task({ id: `${id}[model=${model}]`, model, base_id: id });
  scene.begin({ provider: "default" }).attempt("a[model=small]", "rate_limited", { provider: "small" });
  scene.attempt("a[model=large]", "passed", { provider: "large" });
  const { tasks } = readScene(scene);
  expect([...tasks].map(({ provider }) => provider)).toEqual(["small", "small", "large", "large", "other", "other"]);
});
