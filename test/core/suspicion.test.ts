/** A generic phrase may be a rate limit. One other task probes. */
import { describe, expect, test } from "vitest";
import { NOTHING_DETECTED } from "../../src/core/rate-limit.ts";
import { EPOCH, except, exits, runWorld, type WorldEnd } from "../sim/world.ts";

const PHRASE = "LIMIT? cap";
const changes = ({ notes }: WorldEnd) => notes.flatMap((note) => (note.event === "suspicion_changed" ? [note.to] : []));
const startsOf = ({ spawner }: WorldEnd) =>
  spawner.started.map(({ at, ids }) => `${(at - EPOCH) / 1_000} ${ids.join()}`);

describe("a false alarm", () => {
  test("costs one probe each time; the third one for the same task is charged", async () => {
    const behave = except({ t0001: exits(1, 100, PHRASE) }, exits(0, 1_000));
    const end = await runWorld(40, { concurrency: 2, maxAttempts: 1, defaultWaitMs: 2_000 }, behave);
    expect(end.status).toBe("complete");
    expect(end.results).toHaveLength(39);
    expect(end.failures).toMatchObject([
      { id: "t0001", class: "legitimate", message: expect.stringMatching(/^suspected rate limit.*LIMIT\? cap/) },
    ]);
    expect(changes(end)).toEqual(["suspected", "dropped", "suspected", "dropped"]);
    // Put off by 2 s, then by 4 s; 38 s of other work go on meanwhile.
    expect(end.elapsedMs).toBeLessThan(25_000);
  });

  test("pauses the provider until the probe has its outcome", async () => {
    const end = await runWorld(5, { concurrency: 2 }, ({ tasks }, at) =>
      tasks[0]?.id === "t0001" && at === EPOCH
        ? exits(1, 100, PHRASE)
        : exits(0, tasks[0]?.id === "t0002" ? 200 : 1_000),
    );
    // t0003 probes at once; t0002 ends meanwhile, and nothing takes its place before the probe got through.
    expect(startsOf(end)).toEqual(["0 t0001", "0 t0002", "0.1 t0003", "1.1 t0004", "1.1 t0005", "61.1 t0001"]);
  });

  test("puts a task off twice if no other can probe, then charges it", async () => {
    const end = await runWorld(1, { maxAttempts: 1, defaultWaitMs: 1_000 }, () => exits(1, 100, PHRASE));
    expect([end.status, end.failures.length, end.elapsedMs]).toEqual(["complete", 1, 3_300]);
    expect(changes(end)).toEqual([]);
  });

  test.each([
    ["alone", ["t0001"]],
    // t0003 gets through before t0002 is refused.
    ["as another that ends later", ["t0001", "t0002"]],
  ])("does not delay a task that ran beside it, if none is left to probe: %s", async (_, refused) => {
    const end = await runWorld(
      3,
      { concurrency: 3, maxAttempts: 1, defaultWaitMs: 1_000 },
      ({ tasks: [{ id } = { id: "" }] }) =>
        refused.includes(id)
          ? exits(1, id === "t0001" ? 100 : 60_000, "LIMIT? stop")
          : exits(0, id === "t0003" ? 200 : 60_000),
    );
    expect(end.failures[0]).toMatchObject({ id: "t0001", message: expect.stringMatching(/^suspected rate limit/) });
    expect(end.results.map(({ id }) => id)).toContain("t0003");
    expect(startsOf(end).slice(0, 5)).toEqual(["0 t0001", "0 t0002", "0 t0003", "1.1 t0001", "3.2 t0001"]);
  });

  test("is dropped by a probe that runs into its timeout, which shows nothing", async () => {
    const behave = except({ t0001: exits(1, 100, PHRASE) }, exits(0, 3_600_000));
    const { notes } = await runWorld(3, { concurrency: 1 }, behave, { timeoutMs: 5_000 });
    const drop = notes.find((note) => note.event === "suspicion_changed" && note.to === "dropped");
    expect(drop).toMatchObject({ reason: "the probe ended without an answer" });
  });

  test("is dropped by a preflight that gets through", async () => {
    let asked = 0;
    const end = await runWorld(
      3,
      { preflight: true, concurrency: 1, maxAttempts: 1, defaultWaitMs: 1_000 },
      except({ t0001: exits(1, 100, PHRASE) }, exits(0, 100)),
      {
        preflight: () => {
          asked += 1;
          return NOTHING_DETECTED;
        },
      },
    );
    // Once before the first child, and once for each of two suspicions.
    expect([end.status, end.failures.length, asked]).toEqual(["complete", 1, 3]);
    expect(changes(end)).toEqual(["suspected", "dropped", "suspected", "dropped"]);
  });
});

describe("a real limit in generic words", () => {
  test("needs no further probe until the provider grades a task, and its last task is not charged", async () => {
    let calls = 0;
    const end = await runWorld(5, { concurrency: 4, defaultWaitMs: 1_000 }, () => {
      calls += 1;
      return calls === 9 ? exits(0, 100) : exits(1, 100, PHRASE);
    });
    expect([end.status, end.results.length, end.failures]).toEqual(["incomplete", 1, []]);
    expect(changes(end)).toEqual(["suspected", "confirmed", "suspected", "confirmed"]);
  });

  test.each([
    ["generic words again", "LIMIT? stop"],
    ["a known notice", "LIMIT stop"],
  ])("is confirmed by a probe that meets %s, and acted on: two calls in all", async (_, second) => {
    let calls = 0;
    const end = await runWorld(20, { concurrency: 1 }, () => {
      calls += 1;
      return exits(1, 100, calls === 1 ? "LIMIT? stop" : second);
    });
    expect([end.status, calls, end.failures.length]).toEqual(["stopped", 2, 0]);
    expect(changes(end)).toEqual(["suspected", "confirmed"]);
  });

  test("is not suspected again by children that end after it was confirmed", async () => {
    const end = await runWorld(20, { concurrency: 3 }, ({ tasks }) =>
      exits(1, tasks[0]?.id === "t0003" ? 2_000 : 100, "LIMIT? stop"),
    );
    expect([end.status, end.failures.length]).toEqual(["stopped", 0]);
    expect(changes(end)).toEqual(["suspected", "confirmed"]);
  });

  test("does not move the end of a stop that a known notice stated before", async () => {
    const behave = except({ t0003: exits(1, 2_000, "LIMIT? stop 2000000000") }, exits(1, 100, "LIMIT stop 600000"));
    const end = await runWorld(20, { concurrency: 3 }, behave);
    expect([end.status, end.reason, end.failures.length]).toEqual(["stopped", "LIMIT stop 600000", 0]);
    expect(end.state.lanes.get("default")?.circuit).toMatchObject({ state: "open", untilAt: EPOCH + 600_100 });
    expect(changes(end)).toEqual([]);
  });

  test.each([
    ["stop", "LIMIT? stop"],
    ["a wait that does not fit the run", "LIMIT? wait 21600000"],
  ])("is confirmed by a refused task that ran beside the first, if none is left to probe: %s", async (_, words) => {
    const end = await runWorld(3, { concurrency: 3 }, () => exits(1, 100, words));
    expect([end.status, end.spawner.started.length, end.failures.length, end.elapsedMs]).toEqual([
      "stopped",
      3,
      0,
      100,
    ]);
  });

  test("is confirmed by a preflight that is refused", async () => {
    const end = await runWorld(3, { preflight: true }, () => exits(1, 100, PHRASE), {
      preflight: (_, now) =>
        now === EPOCH ? NOTHING_DETECTED : { ...NOTHING_DETECTED, kind: "stop", evidence: "quota" },
    });
    expect([end.status, end.spawner.started.length, end.failures.length]).toEqual(["stopped", 3, 0]);
  });

  test("charges no task, however often it is confirmed", async () => {
    const end = await runWorld(6, { concurrency: 1, maxAttempts: 1, defaultWaitMs: 1_000 }, (_, at) =>
      at < EPOCH + 6_000 ? exits(1, 100, PHRASE) : exits(0, 100),
    );
    expect([end.status, end.failures.length, end.results.length]).toEqual(["complete", 0, 6]);
  });
});

test("a shard's tasks are suspects together, and are put off together", async () => {
  const end = await runWorld(6, { shardSize: 3, concurrency: 1, defaultWaitMs: 1_000 }, ({ tasks }, at) =>
    tasks[0]?.id === "t0001" && at === EPOCH ? exits(1, 100, PHRASE) : exits(0, 100),
  );
  expect(end.spawner.started.map(({ ids }) => ids.join())).toEqual([
    "t0001,t0002,t0003",
    "t0004",
    "t0005,t0006",
    "t0001,t0002,t0003",
  ]);
  expect([end.status, end.failures.length]).toEqual(["complete", 0]);
});
