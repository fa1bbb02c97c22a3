import { describe, expect, it } from "vitest";
import { timelineSection } from "../../../src/report/html/timeline.ts";
import type { Report, RunStory } from "../../../src/report/report.ts";
import { failures, stopped, tenThousand } from "./situations.ts";

const timelineOf = (report: Report): string => timelineSection(report)?.text ?? "";
const rects = (text: string, name: string): { x: number; width: number }[] =>
  [...text.matchAll(new RegExp(`<rect class="${name}" x="([\\d.]+)%"[^>]*? width="([\\d.]+)%"`, "g"))].map(
    ([, x, width]) => ({ x: Number(x), width: Number(width) }),
  );

describe("the timeline", () => {
  it("is left out if no attempt is on record", () => {
    expect(timelineSection(withRun({ attempts: [] }))).toBeNull();
  });

  it("draws every attempt of a small campaign, in its slot", () => {
    const report = failures();
    const text = timelineOf(report);
    expect(text.match(/<rect class="class-/g)).toHaveLength(report.run.attempts.length);
    expect(text).toMatch(/<title>task-001: passed, 16:45:00Z/);
  });

  it("hatches the time in which the provider was paused", () => {
    const report = stopped();
    const { startedAt, endedAt } = report.headline;
    const pause = report.run.changes.find((change) => change.event === "paused");
    const [band, ...others] = rects(timelineOf(report), "hatch-wait");
    const share = (at = 0): number => ((at - (startedAt ?? 0)) / ((endedAt ?? 0) - (startedAt ?? 0))) * 100;
    expect(others).toEqual([]);
    expect(band?.x).toBeCloseTo(share(pause?.at), 0);
    expect((band?.x ?? 0) + (band?.width ?? 0)).toBeCloseTo(share(pause?.until), 0);
  });

  it("draws an open circuit until it ends, or until the run does", () => {
    const [band] = rects(timelineOf(stopped()), "hatch-circuit");
    expect((band?.x ?? 0) + (band?.width ?? 0)).toBeCloseTo(100, 1);
  });

  it.each([
    ["10,000 tasks", tenThousand],
    ["thousands of slots and dozens of providers", manySlots],
  ])("stays small: %s", (_, report) => {
    expect(timelineOf(report()).length).toBeLessThan(2_500_000);
  });

  it("says what it leaves out", () => {
    const text = timelineOf(manySlots());
    expect(text).toContain("The drawing leaves out 54 providers with fewer attempts.");
    expect(text).toContain("The drawing leaves out 3,896 more slots.");
    expect(timelineOf(tenThousand())).toContain("Slots are not drawn for more than 5,000 attempts.");
  });
});

function withRun(run: Partial<RunStory>): Report {
  const report = failures();
  return { ...report, run: { ...report.run, ...run } };
}

function manySlots(): Report {
  const attempts = failures().run.attempts.flatMap((attempt, index) =>
    Array.from({ length: 60 }, (_, slot) => ({ ...attempt, job: String(index), slot, provider: `provider ${index}` })),
  );
  return withRun({ attempts });
}
