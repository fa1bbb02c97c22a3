/** The answers of the scheduler to limits and outages of a provider. */
import { describe, expect, test } from "vitest";
import { EPOCH, except, exits, runWorld, task, tasksNamed } from "../sim/world.ts";

const ids = (rows: readonly { readonly id: string }[]) => rows.map((row) => row.id).sort();

describe("WAIT", () => {
  test("pauses the provider once for all workers, stretched by a tenth, and counts no attempt", async () => {
    let refused = 0;
    const end = await runWorld(8, {}, () => (refused++ < 4 ? exits(1, 100, "LIMIT wait 10000") : exits(0, 100)));
    expect(end.status).toBe("complete");
    expect(end.results.every((row) => row.attempt === 1)).toBe(true);
    const resumed = end.spawner.started[4];
    expect((resumed?.at ?? 0) - EPOCH).toBeGreaterThanOrEqual(11_100);
    const paused = end.notes.filter((note) => note.event === "paused");
    // What the provider asked for, not what we made of it.
    expect(paused).toMatchObject([{ reason: expect.stringMatching(/^asked to wait 10s: /) }]);
  });

  test("a later, longer wait extends the pause; a shorter one does not shorten it", async () => {
    const waits = [5_000, 20_000, 1_000];
    let refused = 0;
    const end = await runWorld(3, { concurrency: 3 }, () =>
      refused < 3 ? exits(1, 100 + refused * 10, `LIMIT wait ${waits[refused++]}`) : exits(0),
    );
    expect((end.spawner.started[3]?.at ?? 0) - EPOCH).toBe(110 + 22_000);
  });

  test("a wait that does not fit max-wait is a stop", async () => {
    const end = await runWorld(3, { maxWaitMs: 20_000 }, () => exits(1, 10, "LIMIT wait 30000"));
    expect(end.status).toBe("stopped");
    expect(end.failures).toEqual([]);
    const settled = end.notes.flatMap((note) => (note.event === "task_settled" ? [note.next] : []));
    expect(settled).toEqual(["left", "left", "left"]);
  });

  test.each([1, 8])("endless waits of no length stop the run within max-wait, %i wide", async (concurrency) => {
    const settings = { concurrency };
    const end = await runWorld(8, settings, () => exits(1, 10, "LIMIT wait 0"));
    expect(end.status).toBe("stopped");
    expect(end.elapsedMs).toBeLessThan(17 * 60_000);
    expect(end.spawner.started.length).toBeLessThan(100);
  });

  test("a task that alone is refused does not keep the others from running, one at a time", async () => {
    const end = await runWorld(5, { concurrency: 1 }, except({ t0001: exits(1, 10, "LIMIT wait 20000") }));
    expect(ids(end.results)).toEqual(["t0002", "t0003", "t0004", "t0005"]);
    expect(end.status).toBe("stopped");
  });

  test("a task that is refused twice lets the others run first", async () => {
    const end = await runWorld(4, { concurrency: 1 }, except({ t0001: exits(1, 10, "LIMIT wait 20000") }));
    const started = end.spawner.started.map(({ ids: [id] }) => id);
    expect(started.slice(0, 5)).toEqual(["t0001", "t0001", "t0002", "t0003", "t0004"]);
    expect(end).toMatchObject({ status: "stopped", failures: [] });
  });

  test("a bucket that fills slowly costs max-wait its stated waits only", async () => {
    let calls = 0;
    const end = await runWorld(60, { concurrency: 1, maxWaitMs: 600_000 }, () =>
      calls++ % 4 === 3 ? exits(1, 10, "LIMIT wait 20000") : exits(0, 10),
    );
    expect(end.status).toBe("complete");
    const refused = end.spawner.started.length - 60;
    expect(end.state.waitedMs).toBeLessThanOrEqual(refused * 22_000 * 1.5);
  });
});

test("a lane that stands still for a stated backoff reports when it continues", async () => {
  const end = await runWorld(1, {}, ({ attempt }) => (attempt === 1 ? exits(1, 10, "LIMIT overload 60000") : exits(0)));
  const until = new Date(end.spawner.started[1]?.at ?? 0).toISOString();
  expect(Date.parse(until) - EPOCH).toBeGreaterThan(60_000);
  const paused = end.notes.filter((note) => note.event === "paused");
  expect(paused).toMatchObject([
    { until, reason: "all tasks that are left wait for their next attempt after a transient failure" },
  ]);
});

describe("STOP", () => {
  test("starts nothing more of that provider; others continue; running children drain", async () => {
    const tasks = [...tasksNamed(6, { provider: "a" }), task("b1", { provider: "b" }), task("b2", { provider: "b" })];
    const end = await runWorld(tasks, { concurrency: 2 }, ({ tasks: [one] }) =>
      one?.id === "t0001" ? exits(1, 100, "LIMIT stop 7200000") : one?.id === "t0002" ? exits(0, 5_000) : exits(0, 10),
    );
    expect(end.status).toBe("stopped");
    expect(end.spawner.started.filter((start) => start.provider === "a")).toHaveLength(2);
    expect(ids(end.results)).toEqual(["b1", "b2", "t0002"]);
    const lane = end.state.lanes.get("a");
    expect(lane?.circuit).toMatchObject({ state: "open", policy: "stop", untilAt: EPOCH + 100 + 7_200_000 });
  });

  test("children that do not end within stop-grace are stopped and not charged", async () => {
    const end = await runWorld(2, {}, except({ t0001: exits(1, 100, "LIMIT stop") }, exits(0, 3_600_000)));
    expect(end.status).toBe("stopped");
    expect(end.elapsedMs).toBeLessThanOrEqual(100 + 60_000 + 5_000);
    expect(end.failures).toEqual([]);
    expect(end.results).toEqual([]);
  });
});

test.each<[string, { deadlineAt?: number; maxWaitMs?: number }, string, RegExp]>([
  ["the time-budget", { deadlineAt: EPOCH + 20_000 }, "out_of_time", /^time-budget: .* unavailable: .*overload/],
  ["max-wait", { maxWaitMs: 20_000 }, "stopped", /^unavailable: .*overload/],
])(
  "an outage whose probe does not fit %s is reported as an outage, also by the next run",
  async (_, settings, status, reason) => {
    const change = { concurrency: 1, maxAttempts: 1, ...settings };
    const end = await runWorld(8, change, () => exits(1, 10, "LIMIT overload"));
    expect(end).toMatchObject({ status, reason: expect.stringMatching(reason) });
    const { circuit } = end.state.lanes.get("default") ?? {};
    expect(circuit).toMatchObject({ state: "open", policy: "stop", outage: true });
    const next = await runWorld(8, change, () => exits(0), { circuit: circuit ?? null });
    expect(next).toMatchObject({ status, reason: end.reason, results: [] });
  },
);

test("a rate limit beside an outage is why a run was stopped", async () => {
  const end = await runWorld(
    [...tasksNamed(6, { provider: "down" }), task("b", { provider: "limited" }), task("c", { provider: "limited" })],
    { concurrency: 1, maxAttempts: 1, deadlineAt: EPOCH + 20_000 },
    ({ provider }) => exits(1, 10, provider === "down" ? "LIMIT overload" : "LIMIT stop"),
  );
  expect(end).toMatchObject({ status: "stopped", reason: "limited: LIMIT stop" });
});

describe("transient failures in a row", () => {
  const overloaded = exits(1, 10, "LIMIT overload");
  test.each<[string, ReturnType<typeof exits>, boolean]>([
    ["a fatal one", exits(1, 10, "LIMIT task"), false],
    ["a grade", exits(0, 10), false],
    ["a skip, which is not a failure", exits(77, 10), true],
    ["a kill", { endsAfterMs: 10, exit: { kind: "signalled", signal: "SIGKILL" } as never, stderr: "" }, true],
  ])("with %s in between", async (_, between, opens) => {
    const end = await runWorld(9, { concurrency: 1, maxAttempts: 1 }, ({ tasks: [one] }) =>
      one?.id === "t0005" ? between : one && one.id > "t0008" ? exits(0) : overloaded,
    );
    const opened = end.notes.some((note) => note.event === "circuit_changed" && note.to === "open");
    expect(opened).toBe(opens);
  });

  test("the fifth one opens the circuit for a minute, the fourth does not", async () => {
    const end = await runWorld(9, { concurrency: 1, maxAttempts: 1, maxWaitMs: 0 }, () => overloaded);
    expect(end.spawner.started).toHaveLength(5);
    expect(end.notes).toContainEqual(
      expect.objectContaining({ event: "circuit_changed", to: "open", reason: "unavailable: exit 1: LIMIT overload" }),
    );
    expect(end.state.lanes.get("default")?.circuit).toMatchObject({ untilAt: EPOCH + 60_050, outage: true });
  });
});

describe("CAP", () => {
  test("halves the limit once per episode", async () => {
    let calls = 0;
    const end = await runWorld(16, { concurrency: 8 }, () =>
      calls++ < 8 ? exits(1, 100, "LIMIT cap") : exits(0, 100),
    );
    const cuts = end.notes.filter((note) => note.event === "limit_changed" && note.to < note.from);
    expect(cuts).toHaveLength(1);
    expect(cuts[0]).toMatchObject({ from: 8, to: 4 });
    expect(end.status).toBe("complete");
  });

  test("after three rounds the task is left outstanding", async () => {
    const end = await runWorld(1, {}, () => exits(1, 10, "LIMIT cap"));
    expect(end.spawner.started).toHaveLength(4);
    expect([end.status, end.reason]).toEqual([
      "incomplete",
      "some tasks are left for the next run: the provider refused them again and again: LIMIT cap",
    ]);
    expect(end.failures).toEqual([]);
  });

  test("further refusals of one task do not slow the starts of others that the provider admits", async () => {
    const end = await runWorld(100, {}, except({ t0003: exits(75) }, exits(0, 30_000)));
    expect(end.results).toHaveLength(99);
    expect(end.notes.filter(({ event }) => event === "limit_changed").length).toBeGreaterThan(4);
    expect(end.notes.filter(({ event }) => event === "pace_changed")).toHaveLength(1);
  });

  test("a task has three rounds, although some of its starts are probes", async () => {
    const end = await runWorld(3, { defaultWaitMs: 1_000 }, () => exits(1, 10, "LIMIT cap"));
    const starts = end.spawner.started.flatMap((start) => start.ids);
    expect(tasksNamed(3).map(({ id }) => starts.filter((one) => one === id).length)).toEqual([4, 4, 4]);
    expect(end.status).toBe("incomplete");
  });

  test.each([0, 90_000, 900_000])("a provider that admits nothing costs at most max-wait (%d ms)", async (ms) => {
    const end = await runWorld(50, { maxWaitMs: ms, defaultWaitMs: 2_000 }, () => exits(1, 10, "LIMIT cap"));
    expect([end.status, end.reason]).toEqual(["stopped", "LIMIT cap"]);
    expect(end.spawner.started.length).toBeLessThan(40);
    expect(end.elapsedMs).toBeLessThanOrEqual(ms + 90_000);
  });
});

describe("idle time of capped tasks", () => {
  const capped = exits(1, 10, "LIMIT cap");
  test.each([
    [0, 1, 0],
    [59_999, 1, 0],
    [60_000, 2, 60_000],
    [119_999, 2, 60_000],
    [120_000, 3, 180_000],
  ])("max-wait %i ms: %i starts, %i ms idle, the rest is left outstanding", async (maxWaitMs, starts, idleMs) => {
    const end = await runWorld(1, { maxWaitMs }, () => capped);
    expect(end.spawner.started).toHaveLength(starts);
    expect(end.state.waitedMs).toBe(0);
    expect(end.elapsedMs).toBe(idleMs + starts * 10);
    expect(end).toMatchObject({ status: "incomplete", failures: [] });
    expect(end.reason).toContain("max-wait");
  });

  test("the run waits for a backoff, although the next round of another task does not fit max-wait", async () => {
    const end = await runWorld(2, { concurrency: 1, maxWaitMs: 0, defaultWaitMs: 100 }, ({ tasks: [one], attempt }) =>
      one?.id === "t0001" ? capped : attempt === 1 ? exits(1, 10, "LIMIT overload") : exits(0),
    );
    expect(ids(end.results)).toEqual(["t0002"]);
    expect(end).toMatchObject({ status: "incomplete", state: { waitedMs: 0 } });
  });
});

test("TASK: five different tasks in a row are a stop", async () => {
  const end = await runWorld(9, { concurrency: 1 }, () => exits(1, 10, "LIMIT task"));
  expect(end.spawner.started).toHaveLength(5);
  expect(end.status).toBe("stopped");
});
