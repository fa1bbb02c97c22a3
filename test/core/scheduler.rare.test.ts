/** Rare events in a run. Every block of the scheduler has a test that needs it. */
import { describe, expect, test } from "vitest";
import { p90Ms } from "../../src/core/decide.ts";
import { recordFailure } from "../../src/core/held.ts";
import { openPending } from "../../src/core/pending.ts";
import { NOTHING_DETECTED } from "../../src/core/rate-limit.ts";
import { openState } from "../../src/core/state.ts";
import { EPOCH, except, exits, laneOf, reports, runWorld, SETTINGS, task } from "../sim/world.ts";

const pending = openPending(task("a"), { position: 0, attempt: 1 });

test.each([
  ["a failure is held back while no task has passed", "legitimate", ["hold"]],
  ["a skip is not a failure, and is written at once", "skipped", ["failure"]],
] as const)("%s", (_, failure, effects) => {
  const outcome = { class: failure, message: "Error: x", exitCode: 1, signal: null };
  const state = openState(SETTINGS, [laneOf([pending])], { now: EPOCH, durationsMs: [] });
  const settlement = { key: "1", pending, outcome, startedAt: EPOCH, at: EPOCH + 10, durationMs: 10, random: 0 };
  expect(recordFailure(state, settlement).effects.map((effect) => effect.kind)).toEqual(effects);
});

describe("a preflight", () => {
  test.each([
    ["a limit without a wait", "cap", 2_000, [2, 4, 8]],
    ["a limit without a wait, with a default-wait of 0", "cap", 0, [1, 2, 4]],
    ["an exhausted quota", "stop", 2_000, [60]],
  ] as const)("that meets %s is asked again after default-wait, doubling, or is a stop", async (_, kind, ms, waits) => {
    let asked = 0;
    const end = await runWorld(1, { preflight: true, defaultWaitMs: ms }, () => exits(0), {
      preflight: () => {
        asked += 1;
        return asked > 3 ? NOTHING_DETECTED : { ...NOTHING_DETECTED, kind, evidence: "429" };
      },
    });
    const opened = end.notes.flatMap((note) =>
      note.event === "circuit_changed" && note.until !== null ? [(Date.parse(note.until) - note.at) / 1_000] : [],
    );
    expect(opened).toEqual(waits);
    expect([end.status, end.spawner.started.length]).toEqual(kind === "stop" ? ["stopped", 0] : ["complete", 1]);
  });

  test("that gets through while every task is refused does not keep the run going", async () => {
    const end = await runWorld(1, { preflight: true }, () => exits(1, 100, "LIMIT wait 1000"), {
      preflight: () => NOTHING_DETECTED,
    });
    expect(end.status).toBe("stopped");
    expect(end.elapsedMs).toBeLessThan(3_600_000);
  });

  test("replaces the probe of a circuit that is due", async () => {
    const circuit = { state: "open", untilAt: EPOCH, trips: 1, policy: "wait", reason: "", isStated: true } as const;
    const end = await runWorld(3, { preflight: true }, () => exits(0), { circuit, preflight: () => NOTHING_DETECTED });
    const changes = end.notes.flatMap((note) => (note.event === "circuit_changed" ? [`${note.from} ${note.to}`] : []));
    expect(changes).toEqual(["open half-open", "half-open closed"]);
    expect([end.status, end.spawner.peak]).toEqual(["complete", 3]);
  });
});

describe("two providers", () => {
  test("the reason of the run is the stop that ends first", async () => {
    const end = await runWorld(
      [task("late", { provider: "x" }), task("early", { provider: "y" })],
      { concurrency: 2 },
      ({ tasks: [one] }) => exits(1, 10, `LIMIT stop ${one?.id === "late" ? 20_000 : 10_000}`),
    );
    expect([end.status, end.reason]).toEqual(["stopped", expect.stringMatching(/^y: /)]);
  });

  test("a retry of a broken task comes after the fresh tasks of the other provider", async () => {
    const end = await runWorld(
      [task("broken", { provider: "x" }), task("b", { provider: "y" }), task("c", { provider: "y" })],
      { concurrency: 1, maxAttempts: 2 },
      except({ broken: exits(1, 10, "Error: broken") }),
    );
    expect(end.spawner.started.map((start) => start.ids[0])).toEqual(["broken", "b", "c", "broken"]);
  });
});

test("the earlier of two reasons to stop a child counts", async () => {
  const behave = except({ t0001: exits(1, 1_000, "LIMIT stop") }, exits(0, 3_000_000));
  const end = await runWorld(2, { deadlineAt: EPOCH + 3_600_000, stopGraceMs: 5_000 }, behave);
  const stops = end.notes.flatMap((note) => (note.event === "child_stopped" ? [note.reason] : []));
  expect([stops, end.elapsedMs < 60_000]).toEqual([["rate-limit"], true]);
});

test("a deadline before the end of the grace after a STOP counts first", async () => {
  const behave = except({ t0001: exits(1, 1_000, "LIMIT stop") }, exits(0, 3_000_000));
  const end = await runWorld(2, { deadlineAt: EPOCH + 10_000, stopGraceMs: 60_000 }, behave);
  const stops = end.notes.flatMap((note) => (note.event === "child_stopped" ? [note.reason] : []));
  expect([stops, end.elapsedMs < 20_000]).toEqual([["out-of-time"], true]);
});

test("a child counts once towards an outage, however many of its tasks fail", async () => {
  const error = { message: "connection reset", is_retryable: true };
  const end = await runWorld(6, { shardSize: 6, maxAttempts: 1 }, ({ tasks }) =>
    reports(tasks, { status: "error", error }, { code: 1 }),
  );
  expect(end.failures).toHaveLength(6);
  expect(end.notes.filter((note) => note.event === "circuit_changed")).toEqual([]);
});

test("durations: the p90 of a thousand passed tasks is that of their durations, not of the shortest ones", async () => {
  const end = await runWorld(1_000, { concurrency: 1 }, (_, now) => exits(0, 1_000 + (Math.floor(now / 7) % 100) * 10));
  expect(p90Ms(end.state)).toBeGreaterThan(1_500);
});
