import { expect, test } from "vitest";
import { CallLane } from "../../src/core/call-lane.ts";

function laneWith(calls: readonly (readonly [id: string, isFirst: boolean])[]): CallLane {
  const lane = new CallLane({ defaultWaitMs: 60_000, chance: () => 0 });
  for (const [id, isFirst] of calls) lane.arrive(id, isFirst, 0);
  return lane;
}

test("a lane opens with one call and doubles with the answers", () => {
  const lane = laneWith(["a", "b", "c", "d", "e"].map((id) => [id, false] as const));
  expect(lane.admit(0).go).toEqual(["a"]);
  lane.answered("a", 10, null);
  expect(lane.admit(10).go).toEqual(["b", "c"]);
  lane.answered("b", 20, null);
  expect(lane.admit(20).go).toEqual(["d", "e"]);
});

test("a refused call waits for the stated time and goes before all others", () => {
  const lane = laneWith([
    ["a", false],
    ["b", false],
  ]);
  expect(lane.admit(0).go).toEqual(["a"]);
  lane.refused("a", 5, 100);
  expect(lane.admit(5)).toEqual({ go: [], wakeAt: 105 });
  expect(lane.admit(105).go).toEqual(["a"]);
});

test.each([
  ["at its least", 0, [1_000, 2_000, 4_000, 5_000]],
  ["at its most", 1, [1_100, 2_200, 4_400, 5_000]],
])("waits after refusals that state none double up to the longest wait, with the spread %s", (_, chance, expected) => {
  const lane = new CallLane({ defaultWaitMs: 5_000, chance: () => chance });
  lane.arrive("a", false, 0);
  lane.admit(0);
  let now = 0;
  const waits = expected.map(() => {
    lane.refused("a", now, null);
    const wakeAt = lane.admit(now).wakeAt ?? now;
    const waitMs = wakeAt - now;
    now = wakeAt;
    expect(lane.admit(now).go).toEqual(["a"]);
    return waitMs;
  });
  expect(waits).toEqual(expected);
});

test("calls of running tasks go before first calls, but not forever", () => {
  const lane = laneWith([
    ["first", true],
    ["running", false],
  ]);
  expect(lane.admit(0).go).toEqual(["running"]);
  lane.arrive("late", false, 11_000);
  lane.answered("running", 11_000, null);
  expect(lane.admit(11_000).go).toEqual(["first", "late"]);
});

test("a call that left neither waits nor counts as open", () => {
  const lane = laneWith([
    ["a", false],
    ["b", false],
  ]);
  lane.admit(0);
  lane.left("a");
  lane.left("b");
  expect(lane.admit(1)).toEqual({ go: [], wakeAt: null });
  lane.arrive("c", false, 2);
  expect(lane.admit(2).go).toEqual(["c"]);
});
