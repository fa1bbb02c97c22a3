/** The parts of the page script that need no page. */
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ATTEMPT_CLASSES, STANDINGS } from "../../../src/report/html/packed.ts";
import { type AxisSegment, layAxis } from "../../../src/report/html/time-axis.ts";

// The page's modules are JavaScript, checked by their own tsconfig: here they come in through their addresses.
const load = async (name: string): Promise<unknown> =>
  import(new URL(`../../../src/report/html/page/${name}`, import.meta.url).href);

interface View {
  from: number;
  until: number;
}
const scale = (await load("time-scale.js")) as {
  drawnOf(axis: readonly AxisSegment[], at: number): number;
  instantOf(axis: readonly AxisSegment[], drawn: number): number;
  drawnLength(axis: readonly AxisSegment[]): number;
  zoom(view: View, options: { about: number; factor: number; length: number }): View;
  pan(view: View, options: { by: number; length: number }): View;
  ticksOf(
    axis: readonly AxisSegment[],
    view: View,
    options: { originAt: number; count: number },
  ): { at: number; stepMs: number }[];
};

interface TaskView {
  index: number;
  id: string;
  group: string;
  provider: string;
  standing: string;
  severity: number;
  score: number | null;
  class: string;
  attempts: number;
  durationS: number | null;
  message: string;
  haystack: string;
}
const filter = (await load("task-filter.js")) as {
  filterTasks(tasks: readonly TaskView[], filter: object): TaskView[];
  sortTasks(tasks: readonly TaskView[], order: { key: string; descending: boolean }): TaskView[];
};

interface MarkView {
  row: number;
  from: number;
  until: number;
}
const marks = (await load("timeline-marks.js")) as {
  markAt(row: readonly MarkView[], at: number, tolerance: number): MarkView | null;
  runningSteps(marks: readonly MarkView[]): { at: number; value: number }[];
  valueAt(steps: readonly { at: number; value: number }[], at: number, before: number): number;
  idleParts(bands: readonly View[], running: readonly { at: number; value: number }[]): View[];
};
interface Band extends View {
  reason: string;
  statedUntil: number | null;
}
const lanePaint = (await load("timeline-lane-paint.js")) as {
  paintLane(context: object, scene: object, options: { lane: object; palette: object }): void;
};
const words = (await load("words.js")) as { durationText(ms: number): string };
const data = (await load("report-data.js")) as { STANDING_ORDER: string[]; CLASS_ORDER: string[] };

const MINUTE = 60_000;

describe("orders", () => {
  it("are those of the packed report", () => {
    expect(data.STANDING_ORDER).toEqual(STANDINGS);
    expect(data.CLASS_ORDER).toEqual(ATTEMPT_CLASSES);
  });
});

describe("durationText", () => {
  it.each([
    [400, "0.4s"],
    [9_949, "9.9s"],
    [9_950, "10s"],
    [59_600, "1m"],
    [65_000, "1m 5s"],
    [3_600_000, "1h"],
    [187_200_000, "2d 4h"],
    [86_460_000, "1d"],
  ])("%d ms is %s", (ms, text) => {
    expect(words.durationText(ms)).toBe(text);
  });
});

describe("time scale", () => {
  const axis = layAxis([
    { from: 0, until: 60 * MINUTE },
    { from: 1_440 * MINUTE, until: 1_470 * MINUTE },
  ]);

  it("maps instants of runs there and back", () => {
    fc.assert(
      fc.property(fc.nat(60 * MINUTE), fc.nat(30 * MINUTE), (first, second) => {
        for (const at of [first, 1_440 * MINUTE + second]) {
          expect(scale.instantOf(axis, scale.drawnOf(axis, at))).toBeCloseTo(at, 3);
        }
      }),
    );
  });

  it("places what lies between two runs at the end of the first", () => {
    expect(scale.drawnOf(axis, 700 * MINUTE)).toBe(60 * MINUTE);
  });

  it("zooms about a place that stays, and never leaves the axis", () => {
    const length = scale.drawnLength(axis);
    expect(scale.zoom({ from: 0, until: 1_000 }, { about: 250, factor: 0.5, length })).toEqual({
      from: 125,
      until: 625,
    });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.double({ min: 0.01, max: 100, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))),
        (moves) => {
          let view = { from: 0, until: length };
          for (const [factor, share] of moves) {
            view = scale.zoom(view, { about: view.from + share * (view.until - view.from), factor, length });
            view = scale.pan(view, { by: (share - 0.5) * length, length });
            expect(view.from).toBeGreaterThanOrEqual(0);
            expect(view.until).toBeLessThanOrEqual(length * 1.000001);
            expect(view.until - view.from).toBeGreaterThan(40);
          }
        },
      ),
    );
  });

  it("ticks at round instants inside the runs only", () => {
    const originAt = Date.UTC(2026, 10, 21, 3, 7);
    const ticks = scale.ticksOf(axis, { from: 0, until: scale.drawnLength(axis) }, { originAt, count: 10 });
    expect(ticks.length).toBeGreaterThan(5);
    for (const { at, stepMs } of ticks) {
      expect((originAt + at) % stepMs).toBe(0);
      expect(axis.some((segment) => at >= segment.from && at <= segment.until)).toBe(true);
    }
  });
});

describe("timeline marks", () => {
  const row = [
    { row: 0, from: 0, until: 10 },
    { row: 0, from: 20, until: 30 },
  ];

  it.each([
    ["inside", 5, 0, row[0]],
    ["between, out of reach", 15, 4, null],
    ["nearer to the second", 17, 4, row[1]],
    ["nearer to the first", 12, 4, row[0]],
    ["after the last", 33, 4, row[1]],
  ])("finds the mark %s", (_, at, tolerance, found) => {
    expect(marks.markAt(row, at, tolerance)).toBe(found);
  });

  it("counts what ran at an instant", () => {
    const spans = fc.array(
      fc
        .tuple(fc.nat(1_000), fc.integer({ min: 1, max: 300 }))
        .map(([from, length]) => ({ row: 0, from, until: from + length })),
    );
    fc.assert(
      fc.property(spans, fc.nat(1_300), (given, at) => {
        const running = given.filter(({ from, until }) => at >= from && at < until).length;
        expect(marks.valueAt(marks.runningSteps(given), at, 0)).toBe(running);
      }),
    );
  });

  it.each([
    ["a wait that begins while children run", [{ from: 5, until: 18 }], [{ from: 10, until: 18 }]],
    ["a wait that lasts into the next child", [{ from: 12, until: 25 }], [{ from: 12, until: 20 }]],
    [
      "a wait over everything",
      [{ from: 0, until: 40 }],
      [
        { from: 10, until: 20 },
        { from: 30, until: 40 },
      ],
    ],
    [
      "waits that overlap",
      [
        { from: 11, until: 15 },
        { from: 12, until: 18 },
      ],
      [
        { from: 11, until: 15 },
        { from: 15, until: 18 },
      ],
    ],
    ["a wait that stops nobody", [{ from: 1, until: 9 }], []],
  ])("%s: hatched where nothing ran", (_, bands, idle) => {
    expect(marks.idleParts(bands, marks.runningSteps(row))).toEqual(idle);
  });
});

describe("task filter", () => {
  const task = (index: number, over: Partial<TaskView>): TaskView => {
    const made = {
      id: `t${index}`,
      group: "",
      provider: "p",
      standing: "passed",
      severity: 4,
      score: null,
      class: "graded",
      attempts: 1,
      durationS: null,
      message: "",
      ...over,
    };
    return { ...made, index, haystack: `${made.id}\n${made.group}\n${made.message}`.toLowerCase() };
  };
  const tasks = [
    task(0, { score: 0.5 }),
    task(1, { id: "Case 10", standing: "errored", severity: 0, class: "fatal", message: "Model does not exist" }),
    task(2, { id: "Case 9", score: 0.9 }),
    task(3, { provider: "q", score: 0.1 }),
  ];
  const all = { text: "", standings: new Set(), class: "", provider: "", only: null };

  it.each([
    ["everything", {}, [0, 1, 2, 3]],
    ["words in any order and case", { text: "EXIST case" }, [1]],
    ["a word that is nowhere", { text: "case nowhere" }, []],
    ["standing", { standings: new Set(["errored"]) }, [1]],
    ["class", { class: "graded" }, [0, 2, 3]],
    ["provider", { provider: "q" }, [3]],
    ["a subset and a word", { only: new Set([1, 2]), text: "case 9" }, [2]],
  ])("%s", (_, over, indexes) => {
    expect(filter.filterTasks(tasks, { ...all, ...over }).map((found) => found.index)).toEqual(indexes);
  });

  it.each([
    ["score up, missing ones last", { key: "score", descending: false }, [3, 0, 2, 1]],
    ["score down, missing ones last", { key: "score", descending: true }, [2, 0, 3, 1]],
    ["ids by their numbers", { key: "id", descending: false }, [2, 1, 0, 3]],
    ["the worst first, then list order", { key: "standing", descending: false }, [1, 0, 2, 3]],
  ])("sorts by %s", (_, order, indexes) => {
    expect(filter.sortTasks(tasks, order).map((found) => found.index)).toEqual(indexes);
  });
});

describe("words in the lane of a provider", () => {
  afterEach(() => void vi.unstubAllGlobals());

  const LETTER_PX = 6;

  /** What is written where, on a lane of a thousand pixels that is a thousand seconds long. */
  function written(bands: { waits?: readonly Band[]; circuits?: readonly Band[] }) {
    vi.stubGlobal("document", { createElement: () => ({ getContext: () => null }) });
    const texts: { text: string; left: number; right: number }[] = [];
    const context = {
      measureText: (text: string) => ({ width: text.length * LETTER_PX }),
      fillText: (text: string, left: number) => texts.push({ text, left, right: left + text.length * LETTER_PX }),
      ...Object.fromEntries(
        ["beginPath", "moveTo", "lineTo", "stroke", "closePath", "fill", "fillRect"].map((name) => [name, () => {}]),
      ),
    };
    const axis = layAxis([{ from: 0, until: 1_000_000 }]);
    const view = { from: 0, until: scale.drawnLength(axis) };
    const scene = { report: { axis, originAt: Date.parse("2026-11-21T03:00:00Z") }, view, width: 1_000, gutter: 0 };
    const lane = { top: 0, height: 64, peak: 1, running: [], limit: [], waits: [], circuits: [], ...bands };
    lanePaint.paintLane(context, scene, { lane, palette: {} });
    return texts.sort((a, b) => a.left - b.left);
  }

  const stop = (fromS: number): Band => ({
    from: fromS * 1_000,
    until: 1_000_000,
    reason: "quota",
    statedUntil: 86_400_000,
  });

  it("never overlap, however near to each other jobs were stopped", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(999), { minLength: 1, maxLength: 12 }),
        fc.array(fc.tuple(fc.nat(900), fc.integer({ min: 5, max: 400 })), { maxLength: 6 }),
        (stops, waits) => {
          const texts = written({
            circuits: stops.map(stop),
            waits: waits.map(([from, long]) => ({
              from: from * 1_000,
              until: Math.min(1_000, from + long) * 1_000,
              reason: "slow down",
              statedUntil: null,
            })),
          });
          expect(texts.some(({ text }) => text === "no calls until 11-22 03:00")).toBe(true);
          for (const [index, { left }] of texts.entries()) {
            if (index > 0) expect(left).toBeGreaterThanOrEqual(texts[index - 1]?.right ?? 0);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it("stand for each stop where there is room", () => {
    expect(written({ circuits: [stop(100), stop(500), stop(510)] }).map(({ text }) => text)).toEqual([
      "no calls until 11-22 03:00",
      "no calls until 11-22 03:00",
    ]);
  });
});
