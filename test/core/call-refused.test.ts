import { expect, test } from "vitest";
import { apply } from "../../src/core/apply.ts";
import { decide } from "../../src/core/decide.ts";
import { iso } from "../../src/core/instant.ts";
import { openPending } from "../../src/core/pending.ts";
import { NOTHING_DETECTED, type RateLimit } from "../../src/core/rate-limit.ts";
import { openState, type State } from "../../src/core/state.ts";
import { EPOCH, laneOf, SETTINGS, task } from "../sim/world.ts";

const STOP: RateLimit = { ...NOTHING_DETECTED, kind: "stop", resetAt: EPOCH + 3_600_000, evidence: "no quota left" };

/** A run with one child, and another task that could start. */
function running(): State {
  const pending = ["t1", "t2"].map((id, position) => openPending(task(id), { position, attempt: 1 }));
  const state = openState({ ...SETTINGS, concurrency: 1 }, [laneOf(pending)], { now: EPOCH, durationsMs: [] });
  const start = decide(state, EPOCH);
  if (start.kind !== "start") throw new Error(`Expected a start, found ${start.kind}`);
  const { provider, source, slot, tasks } = start;
  return apply(state, { type: "attempt-started", at: EPOCH, key: "k1", provider, source, slot, tasks });
}

test("a STOP on the wire opens the circuit of the task's provider while its child still runs", () => {
  const state = apply(running(), { type: "call-refused", at: EPOCH + 10, key: "k1", limit: STOP });
  expect(state.lanes.get("default")?.circuit).toMatchObject({ state: "open", policy: "stop", untilAt: STOP.resetAt });
  expect(state.effects).toMatchObject([{ kind: "note", note: { event: "circuit_changed", to: "open" } }]);
  const again = apply(state, { type: "call-refused", at: EPOCH + 20, key: "k1", limit: STOP });
  expect(again.effects).toEqual([]);
});

test.each<[string, RateLimit, object]>([
  ["names its end", STOP, { until: iso(STOP.resetAt ?? 0) }],
  ["names no end", { ...STOP, resetAt: null }, { until: iso(EPOCH + 60_010), estimated: true }],
])("the event of a STOP that %s says whether the end is an estimate", (_, limit, end) => {
  const { effects } = apply(running(), { type: "call-refused", at: EPOCH + 10, key: "k1", limit });
  const base = { event: "circuit_changed", provider: "default", from: "closed", to: "open", reason: "no quota left" };
  expect(effects).toEqual([{ kind: "note", note: { ...base, ...end } }]);
});

test("a STOP on the wire counts although an outage has stopped the provider, which ends no child", () => {
  const outage = { untilAt: EPOCH + 60_000, isStated: false, reason: "unavailable: 503", outage: true } as const;
  const down = apply(running(), {
    type: "circuit-learned",
    at: EPOCH,
    provider: "default",
    openedAt: EPOCH,
    ...outage,
  });
  expect(decide(down, EPOCH + 3_000_000)).toEqual({ kind: "wait", untilAt: null });
  const state = apply(down, { type: "call-refused", at: EPOCH + 10, key: "k1", limit: STOP });
  expect(state.lanes.get("default")?.circuit).toMatchObject({ policy: "stop", untilAt: STOP.resetAt });
  expect(state.effects).toMatchObject([{ note: { event: "circuit_changed", from: "open", reason: "no quota left" } }]);
  expect(decide(state, EPOCH + 10)).toEqual({ kind: "wait", untilAt: EPOCH + 10 + SETTINGS.stopGraceMs });
});

test.each<[string, RateLimit, string]>([
  ["a short wait", { ...STOP, kind: "wait", resetAt: null, retryAfterMs: 1_000 }, "k1"],
  ["a child that has ended", STOP, "k0"],
])("%s changes nothing before the child ends", (_, limit, key) => {
  const before = running();
  const after = apply(before, { type: "call-refused", at: EPOCH + 10, key, limit });
  expect({ ...after, effects: [] }).toEqual({ ...before, effects: [] });
});
