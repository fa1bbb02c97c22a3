/** Properties of the scheduler, event by event, with the pure functions alone. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { apply, type SchedulerEvent } from "../../src/core/apply.ts";
import { CLOSED, openCircuit } from "../../src/core/circuit.ts";
import { decide } from "../../src/core/decide.ts";
import type { Lane } from "../../src/core/lane.ts";
import type { Outcome } from "../../src/core/outcome.ts";
import { openPending } from "../../src/core/pending.ts";
import { NOTHING_DETECTED, type RateLimit } from "../../src/core/rate-limit.ts";
import { NO_SETBACKS } from "../../src/core/setbacks.ts";
import { openState, type State } from "../../src/core/state.ts";
import { EPOCH, laneOf, SETTINGS, tasksNamed } from "../sim/world.ts";

const ENDED = { message: "x", exitCode: 1, signal: null };
const limited = (kind: RateLimit["kind"], retryAfterMs: number | null = null): Outcome => ({
  class: "rate_limited",
  limit: { ...NOTHING_DETECTED, kind, retryAfterMs },
  ...ENDED,
});
const PASSED: Outcome = { class: "graded", status: "passed", row: null };

function opened(concurrency: number, count: number, change: Partial<typeof SETTINGS> = {}): State {
  const pending = tasksNamed(count).map((task, position) => openPending(task, { position, attempt: 1 }));
  const settings = { ...SETTINGS, concurrency, ...change };
  return openState(settings, [laneOf(pending, { concurrency })], { now: EPOCH, durationsMs: [] });
}

/** Starts whatever may start at the instant. */
function startAll(state: State, at: number): State {
  let next = state;
  for (let sequence = 0; ; sequence += 1) {
    const command = decide(next, at);
    if (command.kind !== "start") return next;
    const { kind: _, ...start } = command;
    next = apply(next, { type: "attempt-started", at, key: `${at}-${sequence}`, ...start });
  }
}

/** The tasks of a child that have no outcome yet. */
function idsOf(state: State, key: string): string[] {
  const running = state.running.get(key);
  return running === undefined ? [] : running.unsettled.map(({ task }) => task.id);
}

function settleAll(state: State, at: number, outcomes: readonly (readonly [string, Outcome])[]): State {
  let next = state;
  for (const [key, outcome] of outcomes) {
    const [id] = idsOf(next, key);
    if (id === undefined) continue;
    next = apply(next, { type: "task-settled", at, key, id, outcome, durationMs: 10, random: 0.5 });
    next = apply(next, { type: "attempt-ended", at, key });
  }
  return next;
}

function onlyLane(state: State): Lane {
  const lane = state.lanes.get("default");
  if (lane === undefined) throw new Error("the lane is gone");
  return lane;
}

/** The order of events within an instant must not change anything except the reason of an open circuit. */
function visible(state: State) {
  const { pausedUntil, circuit, limit, drainUntil } = onlyLane(state);
  const { reason: _, ...settled } = { reason: "", ...circuit };
  return { pausedUntil, circuit: settled, limit: limit.value, drainUntil, waitedMs: state.waitedMs };
}

const refusal = fc.oneof(
  fc.integer({ min: 0, max: 400_000 }).map((ms) => limited("wait", ms)),
  fc.option(fc.integer({ min: 1, max: 9_000_000 })).map((ms) => limited("stop", ms)),
  fc.constant(limited("cap")),
);

test("the order of events within one instant changes no pause, circuit, limit or budget, whichever refusals and successes arrive together", () => {
  // At the ceiling no success moves the limit.
  const together = fc.array(fc.oneof(refusal, fc.constant(PASSED)), { minLength: 2, maxLength: 8 });
  const shuffled = together.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray([...list.keys()], { minLength: list.length })),
  );
  fc.assert(
    fc.property(shuffled, fc.constantFrom(60_000, 300_000, 900_000), ([outcomes, order], maxWaitMs) => {
      const state = startAll(opened(outcomes.length, 20, { maxWaitMs }), EPOCH);
      const keys = [...state.running.keys()];
      const events = outcomes.map((outcome, index) => [keys[index] ?? "", outcome] as const);
      const at = EPOCH + 100;
      const reordered = order.flatMap((index) => events.slice(index, index + 1));
      expect(visible(settleAll(state, at, reordered))).toEqual(visible(settleAll(state, at, events)));
    }),
    { numRuns: 300 },
  );
});

test("a wait that is longer than an open circuit extends it, and uses up max-wait for the extension only", () => {
  const state = startAll(opened(2, 5), EPOCH);
  const at = EPOCH + 100;
  const circuit = openCircuit(CLOSED, at, { untilAt: at + 1_000, policy: "wait", reason: "" });
  const waiting = { ...state, waitedMs: 1_000, lanes: new Map([["default", { ...onlyLane(state), circuit }]]) };
  const [key = ""] = state.running.keys();
  const shorter = settleAll(waiting, at, [[key, limited("wait", 500)]]);
  expect(shorter.waitedMs).toBe(1_000);
  const longer = settleAll(waiting, at, [[key, limited("wait", 2_000)]]);
  expect(longer.waitedMs).toBe(2_200);
  expect(onlyLane(longer).pausedUntil).toBe(at + 2_200);
});

describe("an interrupt", () => {
  const interrupted = (at: number): SchedulerEvent => ({ type: "interrupted", at, signal: "SIGINT" });

  test("stops every child at once, with the short grace", () => {
    const state = apply(startAll(opened(3, 9), EPOCH), interrupted(EPOCH + 5));
    expect(decide(state, EPOCH + 5)).toMatchObject({ kind: "stop", reason: "interrupted", graceMs: 3_000 });
  });

  test("does not wait for the longer grace of a stop that came before it", () => {
    let state = startAll(opened(1, 3, { killGraceMs: 60_000 }), EPOCH);
    const [key = ""] = state.running.keys();
    const stop = { type: "child-stopping", at: EPOCH + 1, key, reason: "rate-limit", graceMs: 60_000 } as const;
    state = apply(apply(state, stop), interrupted(EPOCH + 5));
    expect(decide(state, EPOCH + 5)).toEqual({ kind: "wait", untilAt: EPOCH + 3_005 });
    const kill = decide(state, EPOCH + 3_010);
    expect(kill).toEqual({ kind: "stop", key, reason: "interrupted", graceMs: 0 });
    state = apply(state, { type: "child-stopping", at: EPOCH + 3_010, key, reason: "interrupted", graceMs: 0 });
    expect(state.running.get(key)?.stopping).toBe("rate-limit");
    expect(decide(state, EPOCH + 3_010)).toEqual({ kind: "wait", untilAt: null });
  });

  test("replaces every other ending, and no other ending replaces it", () => {
    const outcome: Outcome = { class: "fatal", ...ENDED };
    const state = startAll(opened(2, 9, { failFast: true }), EPOCH);
    const [first = ""] = state.running.keys();
    const failed = settleAll(state, EPOCH + 1, [[first, outcome]]);
    expect(failed.ending?.cause).toBe("fail-fast");
    expect(apply(failed, interrupted(EPOCH + 2)).ending?.cause).toBe("interrupted");
    const both = settleAll(apply(state, interrupted(EPOCH + 1)), EPOCH + 2, [[first, outcome]]);
    expect(both.ending?.cause).toBe("interrupted");
    expect(apply(both, { type: "interrupted", at: EPOCH + 3, signal: "SIGTERM" }).ending?.signal).toBe("SIGINT");
  });
});

const learned = (change: Partial<Extract<SchedulerEvent, { type: "circuit-learned" }>>): SchedulerEvent => ({
  ...{
    type: "circuit-learned",
    at: EPOCH,
    provider: "default",
    openedAt: EPOCH,
    untilAt: EPOCH,
    isStated: true,
    reason: "x",
  },
  ...change,
});

describe("events that come too late change nothing", () => {
  const settled = (key: string, id: string): SchedulerEvent => ({
    ...{ type: "task-settled", at: EPOCH, key, id, outcome: PASSED, durationMs: 1, random: 0 },
  });
  const state = startAll(opened(1, 3), EPOCH);
  test.each<[string, SchedulerEvent]>([
    ["a task of a child that is gone", settled("gone", "t0001")],
    ["a task that is settled", settled([...state.running.keys()][0] ?? "", "t0009")],
    ["the end of a child that is gone", { type: "attempt-ended", at: EPOCH, key: "gone" }],
    ["the stop of a gone child", { type: "child-stopping", at: EPOCH, key: "gone", reason: "aborted", graceMs: 1 }],
    ["a sibling's circuit of a provider without tasks", learned({ provider: "other", untilAt: EPOCH + 9 })],
    ["a sibling's old stop", learned({})],
  ])("%s", (_, event) => {
    expect(apply(state, event)).toEqual({ ...state, effects: [] });
  });
});

test.each([
  ["that the provider stated", true],
  ["that the sibling estimated", false],
])("a sibling's STOP until an instant %s stops this job too", (_, isStated) => {
  const stop = learned({ at: EPOCH + 1, untilAt: EPOCH + 3_600_000, isStated });
  const state = apply(startAll(opened(2, 9), EPOCH), stop);
  expect(onlyLane(state).circuit).toMatchObject({
    state: "open",
    policy: "stop",
    untilAt: EPOCH + 3_600_000,
    isStated,
  });
  expect(decide(state, EPOCH + 60_001)).toMatchObject({ kind: "stop", reason: "rate-limit" });
});

test("held failures are written when there are too many different ones", () => {
  let state = opened(1, 1_200, { maxAttempts: 1 });
  let written = 0;
  for (let index = 0; index < 1_000; index += 1) {
    state = startAll(state, EPOCH + index);
    const [key = ""] = state.running.keys();
    const [id = ""] = idsOf(state, key);
    const message = String.fromCharCode(...[...String(index)].map((digit) => 97 + Number(digit)));
    const outcome: Outcome = { class: "legitimate", message, exitCode: 1, signal: null };
    state = apply(state, { type: "task-settled", at: EPOCH + index, key, id, outcome, durationMs: 1, random: 0 });
    written += state.effects.filter((effect) => effect.kind === "failure").length;
    state = apply(state, { type: "attempt-ended", at: EPOCH + index, key });
  }
  expect(written).toBe(1_000);
  expect(state.held).toEqual([]);
});

describe("a probe", () => {
  const TRANSIENT: Outcome = { class: "transient", message: "503", exitCode: 1, signal: null };
  const due = { state: "open", untilAt: EPOCH, trips: 1, policy: "wait", reason: "quota", isStated: true } as const;
  const probing = (change: Partial<typeof SETTINGS> = {}) => {
    const state = opened(4, 5, change);
    const lanes = new Map([...state.lanes].map(([provider, lane]) => [provider, { ...lane, circuit: due }]));
    return startAll({ ...state, lanes }, EPOCH);
  };
  const circuitOf = (state: State) => onlyLane(state).circuit;
  const answeredWith = (outcome: Outcome, change: Partial<typeof SETTINGS> = {}) => {
    const state = probing(change);
    return settleAll(state, EPOCH + 100, [[[...state.running.keys()][0] ?? "", outcome]]);
  };

  test("is one child with one task", () => {
    expect(probing({ shardSize: 5 }).running.size).toBe(1);
  });

  const opens = (forMs: number, trips?: number) => ({
    ...{ state: "open", policy: "wait", untilAt: EPOCH + forMs },
    ...(trips === undefined ? {} : { trips }),
  });
  test.each<[string, Outcome, Partial<typeof SETTINGS>, unknown]>([
    ["a pass closes", PASSED, {}, { state: "closed", trips: 0 }],
    ["a failure of its own closes: the provider answered", { class: "legitimate", ...ENDED }, {}, { state: "closed" }],
    ["overload opens for longer", TRANSIENT, {}, opens(120_100, 2)],
    ["overload over max-wait is a stop", TRANSIENT, { maxWaitMs: 1_000 }, { state: "open", policy: "stop", trips: 2 }],
    ["a wait opens for it", limited("wait", 10_000), {}, opens(11_100)],
    ["a wait of a moment opens for longer with each refused probe", limited("wait", 60), {}, opens(2_100, 2)],
    ["a wait of 0 states nothing", limited("wait", 0), {}, opens(120_100)],
    [
      "a wait beyond max-wait is a stop",
      limited("wait", 10_000),
      { maxWaitMs: 1 },
      { policy: "stop", untilAt: EPOCH + 10_100 },
    ],
    ["a stop is a stop", limited("stop", 10_000), {}, { state: "open", policy: "stop", untilAt: EPOCH + 10_100 }],
    ["a cap opens for the estimated time", limited("cap"), {}, { state: "open", policy: "wait", trips: 2 }],
    ["a timeout proves nothing: due again at once", { class: "timeout_exceeded", ...ENDED }, {}, opens(100)],
    ["a kill proves nothing: due again at once", { class: "kill_shaped", ...ENDED }, {}, opens(100)],
  ])("%s", (_, outcome, change, expected) => {
    expect(circuitOf(answeredWith(outcome, change))).toMatchObject(expected as object);
  });

  test("that outlasts the time budget proves nothing, even if its task is charged", () => {
    const state = probing({ deadlineAt: EPOCH + 100 });
    const [child] = [...state.running.values()];
    if (child === undefined) throw new Error("no child runs");
    const unsettled = child.unsettled.map((pending) => ({ ...pending, setbacks: { ...NO_SETBACKS, cut: 3 } }));
    const running = new Map([[child.key, { ...child, unsettled }]]);
    const lanes = new Map([["default", { ...onlyLane(state), hasGraded: true }]]);
    const stop = {
      type: "child-stopping",
      at: EPOCH + 100,
      key: child.key,
      reason: "out-of-time",
      graceMs: 0,
    } as const;
    const end = settleAll(apply({ ...state, running, lanes }, stop), EPOCH + 100, [
      [child.key, { class: "kill_shaped", ...ENDED }],
    ]);
    expect(end.failures).toBe(1);
    expect(circuitOf(end)).toMatchObject({ state: "open", policy: "wait", untilAt: EPOCH + 100 });
  });

  test("uses up max-wait for its wait, and a stop sets when running children are stopped", () => {
    expect(answeredWith(TRANSIENT).waitedMs).toBe(120_000);
    expect(answeredWith(limited("wait", 10_000)).waitedMs).toBe(11_000);
    expect(answeredWith(limited("stop")).lanes.get("default")?.drainUntil).toBe(EPOCH + 60_100);
  });
});

test("a task verdict that comes as a rate limit is a bug, not a retry", () => {
  const state = startAll(opened(1, 1), EPOCH);
  expect(() => settleAll(state, EPOCH, [[[...state.running.keys()][0] ?? "", limited("task")]])).toThrow(
    "fatal outcome",
  );
});
