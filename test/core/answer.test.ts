import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  capLane,
  countLaneFailure,
  fitsBudget,
  pauseLane,
  type Refused,
  statedEndAt,
  stopLane,
  waitEndsAt,
} from "../../src/core/answer.ts";
import { type Lane, openLane } from "../../src/core/lane.ts";
import type { RateLimit } from "../../src/core/rate-limit.ts";

const NOW = 1_000_000;
const BUDGET = { leftMs: 900_000, deadlineAt: null };
const lane = (change: Partial<Lane> = {}): Lane => ({
  ...openLane("p", [], { ceiling: 8, learnedLimit: null, circuit: null, preflight: false }),
  ...change,
});
const limit = (
  kind: RateLimit["kind"],
  retryAfterMs: number | null = null,
  resetAt: number | null = null,
): RateLimit => ({
  kind,
  certain: true,
  retryAfterMs,
  resetAt,
  evidence: "slow down",
  form: "x",
  provider: null,
});
const refused = (one: RateLimit, change: Partial<Refused> = {}): Refused => ({
  limit: one,
  startedAt: NOW - 100,
  oldestStartedAt: NOW - 100,
  younger: 0,
  runStartedAt: NOW - 1_000,
  stopGraceMs: 60_000,
  ...change,
});

test.each<[string, number | null, number | null, number | null, number | null]>([
  ["nothing is stated", null, null, null, null],
  ["a wait, stretched by a tenth", 10_000, null, NOW + 11_000, NOW + 10_000],
  ["a reset, stretched for a pause, to the second for a circuit", null, NOW + 10_000, NOW + 11_000, NOW + 10_000],
  ["both: a pause follows the wait, a circuit the reset", 1_000, NOW + 10_000, NOW + 1_100, NOW + 10_000],
  ["a wait of no length: a moment for a pause, nothing for a circuit", 0, null, NOW + 1_000, null],
  ["a reset that has passed: a moment for a pause, nothing for a circuit", null, NOW - 5, NOW + 1_000, null],
  ["a reset that has passed beside a wait", 2_000, NOW - 5, NOW + 2_200, NOW + 2_000],
  ["a wait of no length beside a reset", 0, NOW + 10_000, NOW + 11_000, NOW + 10_000],
])("when a limit ends: %s", (_, retryAfterMs, resetAt, waits, ends) => {
  expect(waitEndsAt({ retryAfterMs, resetAt }, NOW)).toBe(waits);
  expect(statedEndAt({ retryAfterMs, resetAt }, NOW)).toBe(ends);
});

test.each([
  ["within both", 10_000, { leftMs: 10_000, deadlineAt: NOW + 10_001 }, true],
  ["more than is left", 10_001, { leftMs: 10_000, deadlineAt: null }, false],
  ["up to the deadline leaves no time to run", 10_000, { leftMs: 90_000, deadlineAt: NOW + 10_000 }, false],
])("fits: %s", (_, waitMs, budget, fits) => {
  expect(fitsBudget(NOW + waitMs, NOW, budget)).toBe(fits);
});

describe("a pause", () => {
  test("is reported once, with its reason, and charged", () => {
    const { lane: after, notes, waitMs } = pauseLane(lane(), refused(limit("wait", 10_000)), NOW + 11_000, NOW);
    expect(after.pausedUntil).toBe(NOW + 11_000);
    expect(waitMs).toBe(11_000);
    expect(notes).toEqual([
      { event: "paused", provider: "p", until: "1970-01-01T00:16:51.000Z", reason: "asked to wait 11s: slow down" },
    ]);
  });

  test("is not reported again unless it grows", () => {
    const { notes, waitMs } = pauseLane(
      lane({ pausedUntil: NOW + 20_000 }),
      refused(limit("wait", 10_000)),
      NOW + 11_000,
      NOW,
    );
    expect(waitMs).toBe(0);
    expect(notes.filter((note) => note.event === "paused")).toEqual([]);
  });

  test("of all limits together is the longest of them, in any order, and only it is paid for", () => {
    const waits = fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(waits, (list) => {
        let present = lane();
        let paidMs = 0;
        for (const waitMs of list) {
          const answer = pauseLane(present, refused(limit("wait", waitMs)), NOW + waitMs, NOW);
          expect(answer.lane.pausedUntil).toBeGreaterThanOrEqual(present.pausedUntil);
          present = answer.lane;
          paidMs += answer.waitMs;
        }
        expect(present.pausedUntil).toBe(NOW + Math.max(...list));
        expect(paidMs).toBe(Math.max(...list));
      }),
    );
  });
});

describe("a stop", () => {
  test("opens the circuit for the rest of the run and sets the drain", () => {
    const { lane: after, notes } = stopLane(
      lane(),
      { statedUntilAt: NOW + 5_000, reason: "quota", stopGraceMs: 60_000 },
      NOW,
    );
    expect(after.circuit).toMatchObject({ state: "open", policy: "stop", untilAt: NOW + 5_000, stated: true });
    expect(after.drainUntil).toBe(NOW + 60_000);
    expect(notes).toMatchObject([{ event: "circuit_changed", from: "closed", to: "open", reason: "quota" }]);
  });

  test("a second one does not move the drain, and is reported only if the instant moves", () => {
    const cause = { statedUntilAt: NOW + 5_000, reason: "quota", stopGraceMs: 60_000 };
    const first = stopLane(lane(), cause, NOW);
    const second = stopLane(first.lane, cause, NOW + 1_000);
    expect(second.lane.drainUntil).toBe(NOW + 60_000);
    expect(second.notes).toEqual([]);
    expect(stopLane(first.lane, { ...cause, statedUntilAt: NOW + 6_000 }, NOW).notes).toHaveLength(1);
  });
});

test("a cap cuts the limit once per episode, and reports it once", () => {
  const first = capLane(lane(), refused(limit("cap")), NOW);
  expect(first.lane.limit.value).toBe(4);
  expect(first.notes).toMatchObject([{ event: "limit_changed", from: 8, to: 4 }]);
  const second = capLane(first.lane, refused(limit("cap")), NOW + 10);
  expect(second.lane.limit.value).toBe(4);
  expect(second.notes.filter((note) => note.event === "limit_changed")).toEqual([]);
});

test("repeated refusals are reported as a pace", () => {
  const first = pauseLane(lane({ started: 9 }), refused(limit("wait", 2_000)), NOW + 2_200, NOW);
  const again = refused(limit("wait", 2_000), { startedAt: NOW + 3_000 });
  const { notes } = pauseLane(first.lane, again, NOW + 5_300, NOW + 3_100);
  const pace = notes.find((note) => note.event === "pace_changed");
  expect(pace).toMatchObject({ provider: "p" });
  expect(pace?.event === "pace_changed" && Number.isFinite(pace.starts_per_minute)).toBe(true);
});

describe("transient failures", () => {
  const four = lane({ circuit: { state: "closed", failures: 4, trips: 0 } });

  test("the fifth opens the circuit for a wait that is paid for", () => {
    expect(countLaneFailure(four, "503", BUDGET, NOW)).toMatchObject({
      lane: { circuit: { state: "open", policy: "wait", untilAt: NOW + 60_000 } },
      waitMs: 60_000,
    });
  });

  test.each([
    ["max-wait is used up", { leftMs: 59_999, deadlineAt: null }],
    ["the deadline is near", { leftMs: 900_000, deadlineAt: NOW + 60_000 }],
  ])("for the rest of the run where %s", (_, budget) => {
    expect(countLaneFailure(four, "503", budget, NOW)).toMatchObject({
      lane: { circuit: { state: "open", policy: "stop" }, drainUntil: null },
      waitMs: 0,
    });
  });

  test("up to the fourth nothing is reported", () => {
    expect(countLaneFailure(lane(), "503", BUDGET, NOW)).toMatchObject({ notes: [], waitMs: 0 });
  });

  test("an open circuit is left as it is", () => {
    const { lane: stopped } = stopLane(lane(), { statedUntilAt: NOW + 5, reason: "quota", stopGraceMs: 0 }, NOW);
    expect(countLaneFailure(stopped, "503", BUDGET, NOW)).toEqual({ lane: stopped, notes: [], waitMs: 0 });
  });
});
