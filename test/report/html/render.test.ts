import { createHash } from "node:crypto";
import { Script } from "node:vm";
import { describe, expect, it } from "vitest";
import { PAGE_SCRIPT, PAGE_STYLE } from "../../../src/report/html/page-files.ts";
import { renderHtmlReport } from "../../../src/report/html/render.ts";
import { CLASS_WORDS } from "../../../src/report/words.ts";
import { failures, hostile, SITUATIONS, stopped, tasksOf, tenThousand } from "./situations.ts";

describe("renderHtmlReport", () => {
  it("lets its own script and style run by hash, and nothing else", () => {
    const page = renderHtmlReport(failures());
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? "";
    const hash = (tag: string): string => {
      const text = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(page)?.[1] ?? "";
      return `&#39;sha256-${createHash("sha256").update(text).digest("base64")}&#39;`;
    };
    expect(policy.split("; ")).toEqual([
      "default-src &#39;none&#39;",
      `script-src ${hash("script")}`,
      `style-src ${hash("style")}`,
      "base-uri &#39;none&#39;",
      "form-action &#39;none&#39;",
      "require-trusted-types-for &#39;script&#39;",
      "trusted-types &#39;none&#39;",
    ]);
  });

  it("names a minute at which the reset is over, as the annotation does", () => {
    const report = stopped();
    const resumeAt = Date.UTC(2026, 10, 24, 9, 3, 32);
    const page = renderHtmlReport({ ...report, headline: { ...report.headline, resumeAt } });
    expect(page).toContain("run it again after <time>2026-11-24T09:04Z</time>");
  });

  it.each(Object.entries(SITUATIONS))("refers to nothing outside of the file: %s", (_, situation) => {
    // A hash may hold two slashes.
    const page = renderHtmlReport(situation()).replaceAll(/sha256-[\w+/]*/g, "");
    expect(page).not.toMatch(/https?:|\/\/[a-z]|@import|url\((?!"?#)|<link|<img|<iframe|\ssrc=/i);
    expect(
      [...page.matchAll(/href="([^"]*)"/g)].every(([, target]) => /^(?:#|logs\/[\w.-]+$)/.test(target ?? "")),
    ).toBe(true);
  });

  it("holds hostile texts as text only", () => {
    const page = renderHtmlReport(hostile());
    const markup = page.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<style>[\s\S]*?<\/style>/, "");
    expect(markup).not.toMatch(/<(img|script|!--|svg onload)/);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page.match(/<\/script>/g)).toHaveLength(1);
    expect(page).toContain(`<bdi>task-008 &lt;/script&gt;&lt;script&gt;globalThis.owned = 1&lt;/script&gt;</bdi>`);
  });

  it("shows verdict, reason, instant and command without a script", () => {
    const page = renderHtmlReport(SITUATIONS.stopped()).replace(/<script[\s\S]*?<\/script>/g, "");
    expect(page).toContain("<h1>Stopped by a rate limit: 82 of 120 tasks outstanding</h1>");
    expect(page).toContain("hit your limit · resets 12am (UTC)");
    expect(page).toContain("<time>2026-11-22T00:00Z</time>");
    expect(page).toContain("gh run rerun 7001 --repo example/evals");
  });

  it("never rounds a pass rate to all or nothing", () => {
    const report = failures();
    const shown = (mean: number) => {
      const passRate = { mean, low: 0, high: 1 };
      const page = renderHtmlReport({ ...report, headline: { ...report.headline, passRate } });
      return /<dt>Pass rate<\/dt><dd><b>([^<]*)</.exec(page)?.[1];
    };
    expect([1, 0.9999, 0.5, 0.0001, 0].map(shown)).toEqual(["100 %", "99.9 %", "50 %", "0.1 %", "0 %"]);
  });

  it("says how many tasks of a large group its button shows, and how many rows need the script", () => {
    const report = tenThousand();
    const failed = [...report.tasks].flatMap(({ standing }, index) => (standing === "failed" ? [index] : []));
    const page = renderHtmlReport({
      ...report,
      failureGroups: [{ class: "graded", message: "", lastWords: "", tasks: failed }],
    });
    expect(page).toContain('data-name="500 of 1,000 tasks, failed"');
    expect(page).toContain("the table shows its first 50 tasks only.</p></noscript>");
    expect(
      renderHtmlReport({ ...report, failureGroups: [], tasks: tasksOf([...report.tasks].slice(0, 50)) }),
    ).not.toContain("<noscript>");
  });

  it("stays under 5 MB with 50,000 tasks of the longest ids and messages, and says what it leaves out", () => {
    const report = failures();
    const task = report.tasks.at(0);
    const tasks = Array.from({ length: 50_000 }, (_, index) => ({
      ...task,
      id: `${index}${"\u200b".repeat(400)}`,
      message: "<".repeat(4_096),
      standing: index % 2 === 0 ? ("passed" as const) : ("errored" as const),
    }));
    const page = renderHtmlReport({ ...report, tasks: tasksOf(tasks) });
    expect(Buffer.byteLength(page)).toBeLessThan(5_000_000);
    expect(page).toMatch(
      /The table lists \d{3} of 50,000 tasks, the worst results first\. Search and filters cover only these\./,
    );
  });

  it("counts the tasks that a filter can show, of all with this result", () => {
    const report = tenThousand();
    const page = renderHtmlReport({
      ...report,
      headline: { ...report.headline, counts: { ...report.headline.counts, passed: 10_500 } },
    });
    const chips = page.match(/(?<=<\/i>)\w+ [\d,]+(?: of [\d,]+)?(?=<\/button>)/g);
    expect(chips).toEqual(["failed 1,000", "outstanding 500", "passed 8,500 of 10,500"]);
  });
});

describe("the page's code", () => {
  it("parses as a plain script", () => {
    expect(() => new Script(PAGE_SCRIPT)).not.toThrow();
  });

  it("knows no way to make markup or script of a text, and fetches nothing", () => {
    expect(PAGE_SCRIPT).not.toMatch(
      /innerHTML|outerHTML|insertAdjacent|document\.write|\beval\b|new Function|createContextualFragment|DOMParser|srcdoc|fetch\(|XMLHttpRequest|WebSocket|sendBeacon|import\(/,
    );
  });

  it("has a color for every standing and every class of attempt", () => {
    for (const standing of ["passed", "failed", "errored", "skipped", "outstanding"]) {
      expect(PAGE_STYLE).toMatch(new RegExp(`^\\.fill-${standing}(?: \\{|,)$`, "m"));
    }
    const classes = Object.keys(CLASS_WORDS).filter((name) => name !== "graded");
    for (const name of classes) expect(PAGE_STYLE).toMatch(new RegExp(`^\\.class-${name}(?: \\{|,)$`, "m"));
  });
});
