/** The trend of the last campaigns, in the summary and on the page. */
import { describe, expect, it } from "vitest";
import { tableSection as sectionOfPage } from "../../src/report/html/markup.ts";
import { tableSection } from "../../src/report/markdown.ts";
import { trendTable } from "../../src/report/trend.ts";
import { nights } from "./html/situations.ts";

const textOf = (trend: Parameters<typeof trendTable>[0]) => tableSection(trendTable(trend, 7))?.text ?? "";
const pageOf = (trend: Parameters<typeof trendTable>[0]) => sectionOfPage("trend", trendTable(trend))?.text ?? "";

describe("the trend", () => {
  it("shows the latest campaigns first, with the figures that they have", () => {
    const rows = nights(12).map((row) => ({ ...row, tokens: null, calls_saved: 0 }));
    expect(textOf(rows).split("\n").slice(0, 5)).toEqual([
      "### The last 12 campaigns",
      "",
      "| campaign | completed | pass rate | runs needed | duration | cost |",
      "| --- | --- | ---: | ---: | --- | ---: |",
      "| nightly-000012 | 2026-11-20T03:00Z | 86 % | 3 | 41m | \\$3.10 |",
    ]);
    expect(textOf(rows).split("\n").slice(11)).toEqual([
      "",
      "Pass rate, oldest first: ▁▂▂▃▄▅▅▆▇▇█ (lowest 75 %, highest 86 %)",
    ]);
  });

  it("needs two campaigns", () => {
    expect(textOf(nights(1))).toBe("");
    expect(pageOf(nights(1))).toBe("");
  });

  it("leaves a figure empty if a campaign does not have it", () => {
    const [first, second] = nights(2).map((row) => ({ ...row, pass_rate: null, cost_usd: null, duration_s: null }));
    if (first === undefined || second === undefined) throw new Error("two nights");
    const { runs: _, ...older } = first;
    expect(textOf([older, second])).toContain("| nightly-000001 | 2026-11-19T03:00Z |  |  | 1,200,000 |");
    expect(textOf([older, second])).not.toContain("Pass rate:");
  });

  it("shows the name of a campaign as text", () => {
    const rows = nights(2).map((row) => ({ ...row, campaign: "a|b @octocat [x](y) <b>", completed_at: "never" }));
    expect(textOf(rows)).toContain("| a\\|b @\u200boctocat \\[x\\](y) &lt;b&gt; |  |");
    expect(pageOf(rows)).not.toContain("<b>");
  });

  it("shows every campaign on the page", () => {
    const page = pageOf(nights(12));
    expect(page.match(/<tr>/g)).toHaveLength(13);
    expect(page).toContain(
      "<td><bdi>nightly-000012</bdi></td><td><bdi>2026-11-20T03:00Z</bdi></td><td><bdi>86 %</bdi></td>",
    );
  });
});
