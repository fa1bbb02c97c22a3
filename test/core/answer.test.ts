import { describe, expect, test } from "vitest";
import { fitsBudget, openCircuitOf, statedEndAt, waitEndsAt } from "../../src/core/answer.ts";
import { CLOSED, type OpenCause, outage } from "../../src/core/circuit.ts";
import { type Lane, openLane } from "../../src/core/lane.ts";
import { openState, type Settings, type State } from "../../src/core/state.ts";
import { SETTINGS } from "../sim/world.ts";

const NOW = 1_000_000;
const LANE = openLane("p", [], { ceiling: 8, learnedLimit: null, circuit: null, preflight: false });
const opened = (settings: Partial<Settings> = {}): State =>
  openState({ ...SETTINGS, ...settings }, [LANE], { now: NOW, durationsMs: [] });
const laneIn = (state: State): Lane => state.lanes.get("p") ?? LANE;
const notesOf = ({ effects }: State) => effects.flatMap((effect) => (effect.kind === "note" ? [effect.note] : []));

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
  const state = opened({ maxWaitMs: budget.leftMs + 5_000, deadlineAt: budget.deadlineAt });
  expect(fitsBudget({ ...state, waitedMs: 5_000 }, waitMs, NOW + waitMs)).toBe(fits);
});

describe("opening the circuit of a lane", () => {
  const STOP: OpenCause = { statedUntilAt: NOW + 5_000, policy: "stop", reason: "quota" };

  test("a stop lasts for the rest of the run, and its children may continue for the grace", () => {
    const state = openCircuitOf(opened({ stopGraceMs: 60_000 }), LANE, STOP, NOW);
    expect(laneIn(state)).toMatchObject({
      circuit: { state: "open", policy: "stop", untilAt: NOW + 5_000, stated: true },
      drainUntil: NOW + 60_000,
    });
    expect(notesOf(state)).toMatchObject([{ event: "circuit_changed", from: "closed", to: "open", reason: "quota" }]);
    expect(state.waitedMs).toBe(0);
  });

  test("a second stop does not extend the grace, and is reported only if the instant moves", () => {
    const first = laneIn(openCircuitOf(opened({ stopGraceMs: 60_000 }), LANE, STOP, NOW));
    const second = openCircuitOf(opened(), first, STOP, NOW + 1_000);
    expect(laneIn(second).drainUntil).toBe(NOW + 60_000);
    expect(notesOf(second)).toEqual([]);
    const moved = openCircuitOf(opened(), first, { ...STOP, statedUntilAt: NOW + 6_000 }, NOW);
    expect(notesOf(moved)).toHaveLength(1);
  });

  test.each<[string, Partial<Settings>, "wait" | "stop", number]>([
    ["fits max-wait, which pays for it", { maxWaitMs: 60_000 }, "wait", 60_000],
    ["does not fit max-wait", { maxWaitMs: 59_999 }, "stop", 0],
    ["does not end before the deadline", { deadlineAt: NOW + 60_000 }, "stop", 0],
  ])("an outage whose wait %s", (_, settings, policy, waitedMs) => {
    const state = openCircuitOf(opened(settings), { ...LANE, circuit: CLOSED }, outage("503"), NOW);
    expect(laneIn(state)).toMatchObject({ circuit: { state: "open", policy }, drainUntil: null });
    expect(state.waitedMs).toBe(waitedMs);
  });
});
