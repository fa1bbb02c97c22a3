import { expect, test } from "vitest";
import type { Note } from "../../src/core/event.ts";
import type { Lane } from "../../src/core/lane.ts";
import { openPending, type Pending } from "../../src/core/pending.ts";
import { type Detection, NOTHING_DETECTED } from "../../src/core/rate-limit.ts";
import { openState } from "../../src/core/state.ts";
import type { Task } from "../../src/core/task.ts";
import { Loop, type LoopPorts, type Scheduler } from "../../src/engine/loop.ts";
import { Recorder } from "../../src/engine/recorder.ts";
import { systemClock } from "../../src/engine/system-clock.ts";
import type { Gateway } from "../../src/gateway/gateway.ts";
import type { ShardRequest } from "../../src/run/spawner.ts";
import { VirtualClock } from "../../src/simulate/virtual-clock.ts";
import { MemoryStore } from "../rig/memory-store.ts";
import { until } from "../sim/drive.ts";
import { FakeSpawner } from "../sim/fake-spawner.ts";
import { EPOCH, exits, laneOf, PLAIN_DETECTOR, SETTINGS, tasksNamed } from "../sim/world.ts";

function pendingAt(task: Task, position: number): Pending {
  return openPending(task, { position, attempt: 1 });
}

function rig(change: Partial<LoopPorts> = {}, open: Partial<Lane> = {}, preflight = false) {
  const clock = new VirtualClock(EPOCH);
  const notes: Note[] = [];
  const ports: LoopPorts = {
    clock,
    spawner: new FakeSpawner(clock, () => exits(0)),
    recorder: new Recorder(new MemoryStore(), { campaign: "c", run: "r", job: "0" }, new Map(), () => {}),
    publish: (note) => notes.push(note),
    noteSetback: () => {},
    rules: () => ({ exitCodes: new Map(), detector: PLAIN_DETECTOR }),
    preflight: () => Promise.resolve(NOTHING_DETECTED),
    random: () => 0.5,
    keyOf: (sequence) => `k${sequence}`,
    holdsFolder: () => true,
    timeoutMs: 60_000,
    gateway: null,
    meter: null,
    ...change,
  };
  const lane = laneOf(tasksNamed(2).map(pendingAt), { preflight });
  const state = openState({ ...SETTINGS, preflight }, [{ ...lane, ...open }], { now: EPOCH, durationsMs: [] });
  return { clock, notes, ports, state };
}

test("the state can be read from the first event on", async () => {
  const due = { state: "open", untilAt: EPOCH, trips: 1, policy: "wait", reason: "quota", isStated: true } as const;
  let states = 0;
  const { clock, ports, state } = rig({}, { circuit: due });
  const loop = new Loop(state, {
    ...ports,
    publish: (note) => {
      // As the engine does: every change of a circuit is saved.
      if (note.event === "circuit_changed") states += loop.state().lanes.size;
    },
  });
  expect((await until(clock, loop.toEnd())).status).toBe("complete");
  expect(states).toBe(2);
});

test("journaled answers are dropped when their attempt fails, and not again when the failure is charged", async () => {
  const forgotten: string[] = [];
  const gateway: Gateway = {
    begin: () => ({}),
    wireOf: () => null,
    callsOf: () => null,
    hasHeld: () => false,
    end: () => {},
    forget: (id) => forgotten.push(id),
    close: async () => {},
  };
  const { clock, ports, state } = rig({ gateway });
  const spawner = new FakeSpawner(clock, ({ tasks: [one] }) => (one?.id === "t0001" ? exits(1, 60) : exits(0, 100)));
  expect((await until(clock, new Loop(state, { ...ports, spawner }).toEnd())).status).toBe("complete");
  // The pass at 100 ms charges the first failure, while the second attempt runs.
  expect(forgotten).toEqual(["t0001", "t0002", "t0001", "t0001"]);
});

test("events after the end change nothing and are not reported", async () => {
  const { clock, notes, ports, state } = rig();
  const loop = new Loop(state, ports);
  const end = await until(clock, loop.toEnd());
  const published = notes.length;
  loop.interrupt("SIGINT");
  loop.learnCircuit({
    provider: "default",
    openedAt: EPOCH,
    untilAt: EPOCH + 10 ** 6,
    isStated: true,
    reason: "quota",
  });
  expect(notes).toHaveLength(published);
  expect(loop.state()).toBe(end.state);
});

test("a preflight that outlives the run changes nothing", async () => {
  let finish: (detection: Detection) => void = () => {};
  const preflight = () => new Promise<Detection>((resolve) => (finish = resolve));
  const { clock, notes, ports, state } = rig({ preflight }, {}, true);
  const loop = new Loop(state, ports);
  clock.at(EPOCH + 5, () => loop.interrupt("SIGTERM"));
  const end = await until(clock, loop.toEnd());
  expect(end.status).toBe("interrupted");
  const published = notes.length;
  finish({ ...NOTHING_DETECTED, kind: "stop", evidence: "quota" });
  await new Promise((resolve) => setImmediate(resolve));
  expect(notes).toHaveLength(published);
});

test("a preflight that cannot be run is not a rate limit", async () => {
  const { clock, notes, ports, state } = rig({ preflight: () => Promise.reject(new Error("EMFILE")) }, {}, true);
  const end = await until(clock, new Loop(state, ports).toEnd());
  expect(end.status).toBe("complete");
  const ended = { event: "preflight_ended", verdict: "none", reason: "it could not be run: Error: EMFILE" };
  expect(notes).toContainEqual(expect.objectContaining(ended));
});

test("a bug in a port ends the run with the error of the port", async () => {
  const { clock, ports, state } = rig({
    keyOf: () => {
      throw new Error("no key");
    },
  });
  await expect(until(clock, new Loop(state, ports).toEnd())).rejects.toThrow("no key");
});

test("a shard may have 200,000 tasks, and gets the longest timeout among them", async () => {
  const requests: ShardRequest[] = [];
  const { clock, ports, state } = rig({
    spawner: {
      start: (request) => requests.push(request),
      stop: () => {},
      readRows: () => {},
      close: () => Promise.resolve(),
    },
  });
  const [pending] = tasksNamed(1, { timeoutMs: 90_000 }).map(pendingAt);
  const shard: Pending[] = pending === undefined ? [] : Array.from({ length: 200_000 }, () => pending);
  const start = { kind: "start", provider: "default", source: "ready", slot: 0, tasks: shard } as const;
  const finish = { kind: "finish", status: "complete", reason: "" } as const;
  const scheduler: Scheduler = { apply: (same) => same, decide: () => (requests.length === 0 ? start : finish) };
  await until(clock, new Loop(state, { ...ports, scheduler }).toEnd());
  expect(requests.map(({ tasks, timeoutMs }) => [tasks.length, timeoutMs])).toEqual([[200_000, 90_000]]);
});

test("the clock of a run ignores jumps of the wall clock", () => {
  let [wallMs, monotonicMs] = [EPOCH, 500];
  const clock = systemClock(
    () => wallMs,
    () => monotonicMs,
  );
  wallMs -= 3_600_000;
  monotonicMs += 20_000;
  expect(clock.now()).toBe(EPOCH + 20_000);
});
