import { expect, test } from "vitest";
import type { Note } from "../../src/core/event.ts";
import { type Lane, openLane, type Pending } from "../../src/core/lane.ts";
import { type Detection, NOTHING_DETECTED } from "../../src/core/rate-limit.ts";
import { openState } from "../../src/core/schedule.ts";
import { type LoopPorts, startLoop } from "../../src/engine/loop.ts";
import { Recorder } from "../../src/engine/recorder.ts";
import { FakeSpawner } from "../sim/fake-spawner.ts";
import { VirtualClock } from "../sim/virtual-clock.ts";
import { EPOCH, exits, PLAIN_DETECTOR, SETTINGS, tasksNamed } from "../sim/world.ts";

function rig(change: Partial<LoopPorts> = {}, open: Partial<Lane> = {}, preflight = false) {
  const clock = new VirtualClock(EPOCH);
  const notes: Note[] = [];
  const store = {
    appendResult: () => {},
    appendFailure: () => {},
    holdFailure: () => {},
    releaseHeld: () => {},
    appendEvent: () => {},
  };
  const ports: LoopPorts = {
    clock,
    spawner: new FakeSpawner(clock, () => exits(0)),
    recorder: new Recorder(store, { campaign: "c", run: "r", job: "0" }, new Map(), () => {}),
    tell: (note) => notes.push(note),
    rules: () => ({ exitCodes: new Map(), detector: PLAIN_DETECTOR }),
    preflight: () => Promise.resolve(NOTHING_DETECTED),
    random: () => 0.5,
    keyOf: (sequence) => `k${sequence}`,
    timeoutMs: 60_000,
    ...change,
  };
  const pending = tasksNamed(2).map(
    (task, position): Pending => ({ task, position, attempt: 1, kills: 0, capRounds: 0, alone: false }),
  );
  const lane = openLane("default", pending, { ceiling: 4, learnedLimit: null, circuit: null, preflight });
  const state = openState({ ...SETTINGS, preflight }, [{ ...lane, ...open }], { now: EPOCH, durationsMs: [] });
  return { clock, notes, ports, state };
}

test("nothing is told before the caller has the control in hand", async () => {
  const due = { state: "open", untilAt: EPOCH, trips: 1, policy: "wait", reason: "quota", stated: true } as const;
  let states = 0;
  const { clock, ports, state } = rig({}, { circuit: due });
  const loop = startLoop(state, {
    ...ports,
    tell: (note) => {
      // As the engine does: every change of a circuit is saved.
      if (note.event === "circuit_changed") states += loop.control.state().lanes.size;
    },
  });
  expect((await clock.until(loop.end)).status).toBe("complete");
  expect(states).toBe(2);
});

test("what comes after the end changes nothing and tells nobody", async () => {
  const { clock, notes, ports, state } = rig();
  const loop = startLoop(state, ports);
  const end = await clock.until(loop.end);
  const told = notes.length;
  loop.control.interrupt("SIGINT");
  loop.control.learnCircuit({ provider: "default", untilAt: EPOCH + 10 ** 6, reason: "quota" });
  expect(notes).toHaveLength(told);
  expect(loop.control.state()).toBe(end.state);
});

test("a preflight that outlives the run changes nothing", async () => {
  let finish: (detection: Detection) => void = () => {};
  const preflight = () => new Promise<Detection>((resolve) => (finish = resolve));
  const { clock, notes, ports, state } = rig({ preflight }, {}, true);
  const loop = startLoop(state, ports);
  clock.at(EPOCH + 5, () => loop.control.interrupt("SIGTERM"));
  const end = await clock.until(loop.end);
  expect(end.status).toBe("interrupted");
  const told = notes.length;
  finish({ ...NOTHING_DETECTED, kind: "stop", evidence: "quota" });
  await new Promise((resolve) => setImmediate(resolve));
  expect(notes).toHaveLength(told);
});

test("a preflight that cannot be run is a warning, and no rate limit", async () => {
  const { clock, notes, ports, state } = rig({ preflight: () => Promise.reject(new Error("EMFILE")) }, {}, true);
  const end = await clock.until(startLoop(state, ports).end);
  expect(end.status).toBe("complete");
  expect(notes).toContainEqual({ event: "warning", message: "preflight could not be run: Error: EMFILE" });
});

test("a bug in a port ends the run with its error, not in silence", async () => {
  const { clock, ports, state } = rig({
    keyOf: () => {
      throw new Error("no key");
    },
  });
  await expect(clock.until(startLoop(state, ports).end)).rejects.toThrow("no key");
});
