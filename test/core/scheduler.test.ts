import { describe, expect, test } from "vitest";
import { type Circuit, CLOSED } from "../../src/core/circuit.ts";
import { openLane } from "../../src/core/lane.ts";
import { EPOCH, exits, runWorld, task, tasksNamed } from "../sim/world.ts";

const ids = (rows: readonly { readonly id: string }[]) => rows.map((row) => row.id).sort();

describe("a run without trouble", () => {
  test("runs every task once, at most `concurrency` at a time", async () => {
    const end = await runWorld({ tasks: tasksNamed(20), behave: () => exits(0) });
    expect(end.status).toBe("complete");
    expect(end.results).toHaveLength(20);
    expect(new Set(ids(end.results)).size).toBe(20);
    expect(end.spawner.peak).toBe(4);
    expect(end.elapsedMs).toBe(5_000);
  });

  test("starts in list order", async () => {
    const end = await runWorld({ tasks: tasksNamed(6), settings: { concurrency: 1 }, behave: () => exits(0) });
    expect(end.spawner.started.map((start) => start.ids[0])).toEqual([
      "t0001",
      "t0002",
      "t0003",
      "t0004",
      "t0005",
      "t0006",
    ]);
  });

  test("cuts shards of one provider", async () => {
    const tasks = [
      task("a", { provider: "x" }),
      task("b", { provider: "y" }),
      task("c", { provider: "x" }),
      task("d", { provider: "x" }),
    ];
    const end = await runWorld({ tasks, settings: { shardSize: 2, concurrency: 1 }, behave: () => exits(0) });
    expect(end.spawner.started.map((start) => start.ids)).toEqual([["a", "c"], ["b"], ["d"]]);
  });
});

describe("retries by class", () => {
  test("legitimate: after all others, up to max-attempts", async () => {
    const end = await runWorld({
      tasks: tasksNamed(3),
      settings: { concurrency: 1 },
      behave: ({ tasks }) => (tasks[0]?.id === "t0001" ? exits(1, 1_000, "Error: broken") : exits(0)),
    });
    expect(end.spawner.started.map((start) => `${start.ids[0]}/${start.attempt}`)).toEqual([
      "t0001/1",
      "t0002/1",
      "t0003/1",
      "t0001/2",
      "t0001/3",
    ]);
    expect(end.failures.map((row) => [row.class, row.attempt, row.terminal])).toEqual([
      ["legitimate", 1, false],
      ["legitimate", 2, false],
      ["legitimate", 3, false],
    ]);
    expect(end.status).toBe("complete");
  });

  test("transient: with a backoff that doubles", async () => {
    const end = await runWorld({
      tasks: tasksNamed(1),
      behave: ({ attempt }) => (attempt < 3 ? exits(1, 100, "LIMIT overload") : exits(0, 100)),
    });
    const starts = end.spawner.started.map((start) => start.at - EPOCH);
    // Jitter of one half: 750 ms, then 1500 ms.
    expect(starts).toEqual([0, 850, 2_450]);
    expect(end.failures.map((row) => row.class)).toEqual(["transient", "transient"]);
    expect(end.results).toHaveLength(1);
  });

  test("kill_shaped: one start and three more, nothing written, left outstanding", async () => {
    const end = await runWorld({
      tasks: tasksNamed(2),
      behave: ({ tasks }) =>
        tasks[0]?.id === "t0001" ? { endsAfterMs: 10, exit: { kind: "signalled", signal: "SIGKILL" } } : exits(0),
    });
    expect(end.spawner.started.filter((start) => start.ids[0] === "t0001")).toHaveLength(4);
    expect(end.failures).toEqual([]);
    expect(end.status).toBe("incomplete");
  });

  test.each(["EMFILE", "ENFILE", "EAGAIN", "ENOMEM"])(
    "no room to start (%s): four starts, with a backoff",
    async (code) => {
      const exit = { kind: "spawn-failed", message: `spawn bash ${code}` } as const;
      const end = await runWorld({ tasks: tasksNamed(1), behave: () => ({ endsAfterMs: 0, exit }) });
      // Jitter of one half, as of transient failures.
      expect(end.spawner.started.map((start) => start.at - EPOCH)).toEqual([0, 750, 2_250, 5_250]);
      expect(end.failures).toEqual([]);
      expect(end.status).toBe("incomplete");
    },
  );

  test("no room for as many children as may run: more start only where others end, and none is given up", async () => {
    const endsAt: number[] = [];
    const full = { endsAfterMs: 0, exit: { kind: "spawn-failed", message: "spawn bash EMFILE" } } as const;
    const end = await runWorld({
      tasks: tasksNamed(60),
      settings: { concurrency: 30 },
      behave: (_, at) => {
        if (endsAt.filter((endAt) => endAt > at).length >= 8) return full;
        endsAt.push(at + 60_000);
        return exits(0, 60_000);
      },
    });
    expect([end.status, end.results.length]).toEqual(["complete", 60]);
    expect(end.spawner.started.length).toBeLessThan(100);
    const cut = end.notes.find((note) => note.event === "limit_changed" && note.to === 8);
    expect(cut).toMatchObject({ from: 9, reason: "could not be started: spawn bash EMFILE", at: EPOCH });
  });

  test.each([
    ["timeout_exceeded", { endsAfterMs: 99_000_000, exit: { kind: "exited", code: 0 } as const }],
    ["skipped", exits(77)],
    ["fatal", exits(1, 10, "LIMIT task")],
  ])("%s: one terminal row, never again", async (name, script) => {
    const end = await runWorld({ tasks: tasksNamed(1), behave: () => script });
    expect(end.failures.map((row) => [row.class, row.terminal])).toEqual([[name, true]]);
    expect(end.spawner.started).toHaveLength(1);
    expect(end.status).toBe("complete");
  });

  test("a shard whose child fails without a row is retried one task at a time", async () => {
    const end = await runWorld({
      tasks: tasksNamed(3),
      settings: { shardSize: 3, concurrency: 1 },
      behave: ({ tasks }) => (tasks.some((one) => one.id === "t0002") ? exits(1, 10, "Error: poison") : exits(0)),
    });
    expect(ids(end.results)).toEqual(["t0001", "t0003"]);
    expect(end.spawner.started.slice(1).every((start) => start.ids.length === 1)).toBe(true);
  });

  test("a shard's tasks without a row run again uncharged when siblings have theirs", async () => {
    const end = await runWorld({
      tasks: tasksNamed(3),
      settings: { shardSize: 3 },
      behave: ({ tasks }) => ({
        rows: [{ afterMs: 5, row: { id: tasks[0]?.id ?? "", status: "passed" } }],
        endsAfterMs: 10,
        exit: { kind: "exited", code: 1 },
      }),
    });
    expect(ids(end.results)).toEqual(["t0001", "t0002", "t0003"]);
    expect(end.failures).toEqual([]);
    expect(end.spawner.started.map((start) => start.attempt)).toEqual([1, 1, 1]);
  });
});

describe("WAIT", () => {
  test("pauses the provider once for all workers, stretched by a tenth, and counts no attempt", async () => {
    let refused = 0;
    const end = await runWorld({
      tasks: tasksNamed(8),
      behave: () => (refused++ < 4 ? exits(1, 100, "LIMIT wait 10000") : exits(0, 100)),
    });
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
    const end = await runWorld({
      tasks: tasksNamed(3),
      settings: { concurrency: 3 },
      behave: () => (refused < 3 ? exits(1, 100 + refused * 10, `LIMIT wait ${waits[refused++]}`) : exits(0)),
    });
    expect((end.spawner.started[3]?.at ?? 0) - EPOCH).toBe(110 + 22_000);
  });

  test("a wait that does not fit max-wait is a stop", async () => {
    const end = await runWorld({
      tasks: tasksNamed(3),
      settings: { maxWaitMs: 20_000 },
      behave: () => exits(1, 10, "LIMIT wait 30000"),
    });
    expect(end.status).toBe("stopped");
    expect(end.failures).toEqual([]);
  });

  test("a task that is refused again and again costs max-wait the time between, not only the stated waits", async () => {
    const end = await runWorld({ tasks: tasksNamed(1), behave: () => exits(1, 10, "LIMIT wait 3000") });
    expect(end.status).toBe("stopped");
    expect(end.elapsedMs).toBeGreaterThan(14 * 60_000);
    expect(end.elapsedMs).toBeLessThan(17 * 60_000);
  });

  test("a wait of no length is a short pause, and the limit stays as it is", async () => {
    let refused = 0;
    const end = await runWorld({
      tasks: tasksNamed(8),
      behave: () => (refused++ < 4 ? exits(1, 100, "LIMIT wait 0") : exits(0, 100)),
    });
    expect(end.status).toBe("complete");
    expect(end.elapsedMs).toBeLessThan(10_000);
    expect(end.notes.filter((note) => note.event === "limit_changed")).toEqual([]);
  });

  test.each([1, 8])("waits of no length without end come to one within max-wait, %i wide", async (concurrency) => {
    const settings = { concurrency };
    const end = await runWorld({ tasks: tasksNamed(8), settings, behave: () => exits(1, 10, "LIMIT wait 0") });
    expect(end.status).toBe("stopped");
    expect(end.elapsedMs).toBeLessThan(17 * 60_000);
    expect(end.spawner.started.length).toBeLessThan(100);
  });

  test("a bucket that fills slowly costs max-wait its stated waits only", async () => {
    let calls = 0;
    const end = await runWorld({
      tasks: tasksNamed(60),
      settings: { concurrency: 1, maxWaitMs: 600_000 },
      behave: () => (calls++ % 4 === 3 ? exits(1, 10, "LIMIT wait 20000") : exits(0, 10)),
    });
    expect(end.status).toBe("complete");
    const refused = end.spawner.started.length - 60;
    expect(end.state.waitedMs).toBeLessThanOrEqual(refused * 22_000 * 1.5);
  });

  test("a wait that does not fit the deadline is a stop", async () => {
    const end = await runWorld({
      tasks: tasksNamed(1),
      settings: { deadlineAt: EPOCH + 20_000 },
      behave: () => exits(1, 10, "LIMIT wait 30000"),
    });
    expect(end.status).toBe("stopped");
  });
});

describe("a lane that stands still", () => {
  test.each([["for a stated backoff", 1, "LIMIT overload 60000", "the next try is due then"]])(
    "%s reports until when",
    async (_, refusals, words, reason) => {
      let count = 0;
      const end = await runWorld({
        tasks: tasksNamed(1),
        behave: () => {
          count += 1;
          return count > refusals ? exits(0) : exits(1, 10, words);
        },
      });
      const starts = end.spawner.started.map(({ at }) => at);
      const stills = end.notes.flatMap((note) => {
        const next = note.event === "attempt_ended" ? starts.find((at) => at >= note.at) : undefined;
        return next !== undefined && next - note.at > 10_000 ? [new Date(next).toISOString()] : [];
      });
      const told = end.notes.flatMap((note) => (note.event === "paused" && note.reason === reason ? [note.until] : []));
      expect(stills.length).toBeGreaterThan(0);
      expect(told).toEqual(stills);
    },
  );
});

describe("STOP", () => {
  test("starts nothing more of that provider; others go on; running children drain", async () => {
    const tasks = [...tasksNamed(6, { provider: "a" }), task("b1", { provider: "b" }), task("b2", { provider: "b" })];
    const end = await runWorld({
      tasks,
      settings: { concurrency: 2 },
      behave: ({ tasks: [one] }) =>
        one?.id === "t0001"
          ? exits(1, 100, "LIMIT stop 7200000")
          : one?.id === "t0002"
            ? exits(0, 5_000)
            : exits(0, 10),
    });
    expect(end.status).toBe("stopped");
    expect(end.spawner.started.filter((start) => start.provider === "a")).toHaveLength(2);
    expect(ids(end.results)).toEqual(["b1", "b2", "t0002"]);
    const lane = end.state.lanes.get("a");
    expect(lane?.circuit).toMatchObject({ state: "open", policy: "stop", untilAt: EPOCH + 100 + 7_200_000 });
  });

  test("children that do not end within stop-grace are stopped and not charged", async () => {
    const end = await runWorld({
      tasks: tasksNamed(2),
      behave: ({ tasks: [one] }) => (one?.id === "t0001" ? exits(1, 100, "LIMIT stop") : exits(0, 3_600_000)),
    });
    expect(end.status).toBe("stopped");
    expect(end.elapsedMs).toBeLessThanOrEqual(100 + 60_000 + 5_000);
    expect(end.failures).toEqual([]);
    expect(end.results).toEqual([]);
  });

  test("a circuit that is still open from an earlier run starts nothing", async () => {
    const circuit: Circuit = {
      state: "open",
      untilAt: EPOCH + 60_000,
      trips: 1,
      policy: "stop",
      reason: "quota",
      stated: true,
    };
    const end = await runWorld({
      tasks: tasksNamed(5),
      behave: () => exits(0),
      lane: (provider, pending) =>
        openLane(provider, pending, { ceiling: 4, learnedLimit: null, circuit, preflight: false }),
    });
    expect(end).toMatchObject({ status: "stopped", elapsedMs: 0 });
    expect(end.spawner.started).toEqual([]);
  });

  test("a circuit whose instant has passed admits exactly one probe", async () => {
    const circuit: Circuit = {
      state: "open",
      untilAt: EPOCH - 1,
      trips: 1,
      policy: "wait",
      reason: "quota",
      stated: true,
    };
    const end = await runWorld({
      tasks: tasksNamed(5),
      settings: { shardSize: 2 },
      behave: () => exits(0),
      lane: (provider, pending) =>
        openLane(provider, pending, { ceiling: 4, learnedLimit: null, circuit, preflight: false }),
    });
    expect(end.status).toBe("complete");
    expect(end.spawner.started[0]?.ids).toHaveLength(1);
    expect(end.spawner.started[1]?.at).toBe(EPOCH + 1_000);
    expect(end.state.lanes.get("default")?.circuit).toEqual(CLOSED);
  });

  test("a probe that dies does not wedge the circuit", async () => {
    const circuit: Circuit = {
      state: "open",
      untilAt: EPOCH - 1,
      trips: 1,
      policy: "wait",
      reason: "quota",
      stated: true,
    };
    let starts = 0;
    const end = await runWorld({
      tasks: tasksNamed(3),
      behave: () => (starts++ === 0 ? { endsAfterMs: 10, exit: { kind: "signalled", signal: "SIGSEGV" } } : exits(0)),
      lane: (provider, pending) =>
        openLane(provider, pending, { ceiling: 4, learnedLimit: null, circuit, preflight: false }),
    });
    expect(end.status).toBe("complete");
  });

  test("five transient failures in a row open the circuit for a minute", async () => {
    let calls = 0;
    const end = await runWorld({
      tasks: tasksNamed(8),
      settings: { concurrency: 1 },
      behave: () => (calls++ < 5 ? exits(1, 10, "LIMIT overload") : exits(0, 10)),
    });
    expect(end.status).toBe("complete");
    const opened = end.notes.find((note) => note.event === "circuit_changed" && note.to === "open");
    const next = end.spawner.started.find((start) => start.at > (opened?.at ?? 0));
    expect((next?.at ?? 0) - (opened?.at ?? 0)).toBe(60_000);
  });
});

test.each<[string, { deadlineAt?: number; maxWaitMs?: number }, string, RegExp]>([
  [
    "the time-budget",
    { deadlineAt: EPOCH + 20_000 },
    "out_of_time",
    /^time-budget: .* default, unavailable: .*overload/,
  ],
  ["max-wait", { maxWaitMs: 20_000 }, "stopped", /^default: unavailable: .*overload/],
])(
  "an outage whose probe does not fit %s is told as one, also by the run after it",
  async (_, settings, status, reason) => {
    const options = { settings: { concurrency: 1, maxAttempts: 1, ...settings }, tasks: tasksNamed(8) };
    const end = await runWorld({ ...options, behave: () => exits(1, 10, "LIMIT overload") });
    expect(end).toMatchObject({ status, reason: expect.stringMatching(reason) });
    const { circuit } = end.state.lanes.get("default") ?? {};
    expect(circuit).toMatchObject({ state: "open", policy: "stop", outage: true });
    const next = await runWorld({
      ...options,
      behave: () => exits(0),
      lane: (provider, pending) =>
        openLane(provider, pending, { ceiling: 1, learnedLimit: null, circuit: circuit ?? null, preflight: false }),
    });
    expect(next).toMatchObject({ status, reason: end.reason, results: [] });
  },
);

test("a rate limit beside an outage is why a run was stopped", async () => {
  const end = await runWorld({
    tasks: [
      ...tasksNamed(6, { provider: "down" }),
      task("b", { provider: "limited" }),
      task("c", { provider: "limited" }),
    ],
    settings: { concurrency: 1, maxAttempts: 1, deadlineAt: EPOCH + 20_000 },
    behave: ({ provider }) => exits(1, 10, provider === "down" ? "LIMIT overload" : "LIMIT stop"),
  });
  expect(end).toMatchObject({ status: "stopped", reason: "limited: LIMIT stop" });
});

describe("a row of transient failures", () => {
  const overloaded = exits(1, 10, "LIMIT overload");
  test.each<[string, ReturnType<typeof exits>, boolean]>([
    ["a legitimate failure", exits(1, 10, "Error: broken"), false],
    ["a fatal one", exits(1, 10, "LIMIT task"), false],
    ["a timeout", exits(0, 99_000_000), false],
    ["a grade", exits(0, 10), false],
    ["a skip, which is no failure and says nothing", exits(77, 10), true],
    [
      "a kill, which says nothing",
      { endsAfterMs: 10, exit: { kind: "signalled", signal: "SIGKILL" } as never, stderr: "" },
      true,
    ],
  ])("%s in its midst", async (_, between, opens) => {
    const end = await runWorld({
      tasks: tasksNamed(9),
      settings: { concurrency: 1, maxAttempts: 1 },
      behave: ({ tasks: [one] }) => (one?.id === "t0005" ? between : one && one.id > "t0008" ? exits(0) : overloaded),
    });
    const opened = end.notes.some((note) => note.event === "circuit_changed" && note.to === "open");
    expect(opened).toBe(opens);
  });
});

describe("CAP", () => {
  test("halves the limit once per episode", async () => {
    let calls = 0;
    const end = await runWorld({
      tasks: tasksNamed(16),
      settings: { concurrency: 8 },
      behave: () => (calls++ < 8 ? exits(1, 100, "LIMIT cap") : exits(0, 100)),
    });
    const cuts = end.notes.filter((note) => note.event === "limit_changed" && note.to < note.from);
    expect(cuts).toHaveLength(1);
    expect(cuts[0]).toMatchObject({ from: 8, to: 4 });
    expect(end.status).toBe("complete");
  });

  test("after three rounds the task is left outstanding", async () => {
    const end = await runWorld({ tasks: tasksNamed(1), behave: () => exits(1, 10, "LIMIT cap") });
    expect(end.spawner.started).toHaveLength(4);
    expect([end.status, end.reason]).toEqual([
      "incomplete",
      "tasks were given up for this run: refused again and again by default: LIMIT cap",
    ]);
    expect(end.failures).toEqual([]);
  });

  test.each([0, 90_000, 900_000])("a provider that admits nothing costs at most max-wait (%d ms)", async (ms) => {
    const end = await runWorld({
      tasks: tasksNamed(50),
      settings: { maxWaitMs: ms, defaultWaitMs: 2_000 },
      behave: () => exits(1, 10, "LIMIT cap"),
    });
    expect([end.status, end.reason]).toEqual(["stopped", "default: LIMIT cap"]);
    expect(end.spawner.started.length).toBeLessThan(40);
    expect(end.elapsedMs).toBeLessThanOrEqual(ms + 90_000);
  });

  test("a wait that does not fit max-wait names the provider", async () => {
    const end = await runWorld({
      tasks: tasksNamed(1),
      settings: { maxWaitMs: 0 },
      behave: () => exits(1, 10, "LIMIT cap"),
    });
    expect([end.status, end.reason]).toEqual([
      "incomplete",
      "tasks were given up for this run: the wait after a rate limit of default does not fit max-wait",
    ]);
  });
});

describe("idle time for capped tasks", () => {
  const capped = exits(1, 10, "LIMIT cap");
  test("is reported, and every round runs", async () => {
    const end = await runWorld({ tasks: tasksNamed(1), behave: () => capped });
    expect(end.spawner.started).toHaveLength(4);
    expect(end.elapsedMs).toBe(420_000 + 4 * 10);
    expect(end.notes.filter((note) => note.event === "paused")).toHaveLength(3);
  });

  test.each([
    [0, 1, 0],
    [59_999, 1, 0],
    [60_000, 2, 60_000],
    [119_999, 2, 60_000],
    [120_000, 3, 180_000],
  ])("max-wait %i ms: %i starts, %i ms idle, the rest is left outstanding", async (maxWaitMs, starts, idleMs) => {
    const end = await runWorld({ tasks: tasksNamed(1), settings: { maxWaitMs }, behave: () => capped });
    expect(end.spawner.started).toHaveLength(starts);
    expect(end.state.waitedMs).toBe(0);
    expect(end.elapsedMs).toBe(idleMs + starts * 10);
    expect(end).toMatchObject({ status: "incomplete", failures: [] });
    expect(end.reason).toContain("max-wait");
  });

  test("backoffs of transient failures do not count as waits for a limit", async () => {
    const end = await runWorld({
      tasks: tasksNamed(1),
      settings: { maxWaitMs: 0 },
      behave: ({ attempt }) => (attempt < 3 ? exits(1, 10, "LIMIT overload") : exits(0)),
    });
    expect(end).toMatchObject({ status: "complete", state: { waitedMs: 0 } });
  });

  test("a backoff is waited for behind a round that max-wait cannot pay", async () => {
    const end = await runWorld({
      tasks: tasksNamed(2),
      settings: { concurrency: 1, maxWaitMs: 0, defaultWaitMs: 100 },
      behave: ({ tasks: [one], attempt }) =>
        one?.id === "t0001" ? capped : attempt === 1 ? exits(1, 10, "LIMIT overload") : exits(0),
    });
    expect(ids(end.results)).toEqual(["t0002"]);
    expect(end).toMatchObject({ status: "incomplete", state: { waitedMs: 0 } });
  });

  test("a round beyond the deadline is out of time, not paid for", async () => {
    const end = await runWorld({
      tasks: tasksNamed(1),
      settings: { deadlineAt: EPOCH + 30_000 },
      behave: () => capped,
    });
    expect(end).toMatchObject({ status: "out_of_time", elapsedMs: 10, state: { waitedMs: 0 } });
  });
});

describe("large shards", () => {
  const oneRowEach = (tasks: readonly { readonly id: string }[]) => ({
    rows: tasks.map(({ id }) => ({ afterMs: 5, row: { id, status: "passed" as const } })),
    endsAfterMs: 10,
    exit: { kind: "exited", code: 0 } as const,
  });

  test("every row of a shard of thousands counts once", async () => {
    const end = await runWorld({
      tasks: tasksNamed(3_000),
      settings: { shardSize: 3_000 },
      behave: ({ tasks }) => oneRowEach([...tasks, ...tasks.slice(0, 9)]),
    });
    expect(end.status).toBe("complete");
    expect(ids(end.results)).toEqual(tasksNamed(3_000).map(({ id }) => id));
  });

  test.each([
    ["a wait", "LIMIT wait 5000"],
    ["a cap", "LIMIT cap"],
  ])("tasks that met %s together come again in the order of the list, as a shard", async (_, words) => {
    let calls = 0;
    const end = await runWorld({
      tasks: tasksNamed(8),
      settings: { shardSize: 4, concurrency: 2 },
      behave: () => (calls++ < 2 ? exits(1, 100, words) : exits(0)),
    });
    const first = tasksNamed(8).map(({ id }) => id);
    expect(end.spawner.started.flatMap((start) => start.ids)).toEqual([...first, ...first]);
    expect(end.spawner.started).toHaveLength(4);
  });
});

describe("TASK", () => {
  test("five different tasks in a row are a stop", async () => {
    const end = await runWorld({
      tasks: tasksNamed(9),
      settings: { concurrency: 1 },
      behave: () => exits(1, 10, "LIMIT task"),
    });
    expect(end.spawner.started).toHaveLength(5);
    expect(end.status).toBe("stopped");
  });
});

describe("endings", () => {
  test("ten tasks that fail the same way end the run, and none is charged", async () => {
    const end = await runWorld({
      tasks: tasksNamed(40),
      behave: ({ tasks: [one] }) => exits(1, 10, `Error: cannot find model 17 for ${one?.id.length}`),
    });
    expect(end.status).toBe("aborted");
    expect(end.failures).toEqual([]);
    expect(end.spawner.started.length).toBeLessThanOrEqual(14);
  });

  test("one pass, and everything is charged", async () => {
    const end = await runWorld({
      tasks: tasksNamed(12),
      settings: { concurrency: 1, maxAttempts: 1 },
      behave: ({ tasks: [one] }) => (one?.id === "t0005" ? exits(0) : exits(1, 10, "Error: alike")),
    });
    expect(end.status).toBe("complete");
    expect(end.failures).toHaveLength(11);
  });

  test("fail-fast stops the group's siblings and records nothing of them", async () => {
    const tasks = [task("a", { group: "g" }), task("b", { group: "g" }), task("c")];
    const end = await runWorld({
      tasks,
      settings: { failFast: true },
      behave: ({ tasks: [one] }) =>
        one?.id === "a"
          ? {
              rows: [
                { afterMs: 100, row: { id: "a", status: "error", error: { message: "no", is_retryable: false } } },
              ],
              endsAfterMs: 110,
              exit: { kind: "exited", code: 1 },
            }
          : one?.id === "b"
            ? {
                rows: [{ afterMs: 105, row: { id: "b", status: "passed" } }],
                endsAfterMs: 60_000,
                exit: { kind: "exited", code: 0 },
              }
            : exits(0, 1_000),
    });
    expect(end.status).toBe("aborted");
    expect(ids(end.results)).toEqual(["c"]);
    expect(end.failures.map((row) => [row.id, row.class])).toEqual([["a", "fatal"]]);
  });

  test("fail-fast: a child outside the group is recorded, even if it is stopped at the end of the grace", async () => {
    const tasks = [task("a", { group: "g" }), task("b", { group: "g" }), task("c"), task("d", { group: "h" })];
    const row = (id: string, afterMs: number) => ({
      rows: [{ afterMs, row: { id, status: "passed" as const } }],
      endsAfterMs: 900_000,
      diesAfterMs: null,
      exit: { kind: "exited", code: 0 } as const,
    });
    const end = await runWorld({
      tasks,
      settings: { failFast: true },
      behave: ({ tasks: [one] }) => (one?.id === "a" ? exits(1, 10, "LIMIT task") : row(one?.id ?? "", 61_000)),
    });
    expect(end.status).toBe("aborted");
    expect(ids(end.results)).toEqual(["c", "d"]);
    expect(end.notes.filter((note) => note.event === "child_stopped").map((note) => note.at - EPOCH)).toEqual([
      10, 60_010, 60_010,
    ]);
  });

  test("an interrupt after fail-fast does not put the siblings on record", async () => {
    const tasks = [task("a", { group: "g" }), task("b", { group: "g" }), task("c")];
    const end = await runWorld({
      tasks,
      settings: { failFast: true },
      behave: ({ tasks: [one] }) =>
        one?.id === "a"
          ? exits(1, 10, "LIMIT task")
          : {
              rows: [{ afterMs: 1_500, row: { id: one?.id ?? "", status: "passed" } }],
              endsAfterMs: 900_000,
              diesAfterMs: null,
              exit: { kind: "exited", code: 0 },
            },
      onStart: (control, clock) => clock.at(EPOCH + 1_000, () => control.interrupt("SIGINT")),
    });
    expect(end.status).toBe("interrupted");
    expect(ids(end.results)).toEqual(["c"]);
  });

  test("max-failures ends the run", async () => {
    const end = await runWorld({
      tasks: tasksNamed(20),
      settings: { maxFailures: 3, concurrency: 1 },
      behave: ({ tasks: [one] }) => ({
        rows: [{ afterMs: 5, row: { id: one?.id ?? "", status: "failed" } }],
        endsAfterMs: 10,
        exit: { kind: "exited", code: 0 },
      }),
    });
    expect(end.status).toBe("aborted");
    expect(end.results).toHaveLength(3);
  });

  test("nothing is started that is not expected to fit the time budget", async () => {
    const end = await runWorld({
      tasks: tasksNamed(10),
      settings: { concurrency: 1, deadlineAt: EPOCH + 35_000 },
      behave: () => exits(0, 10_000),
    });
    expect(end.status).toBe("out_of_time");
    expect(end.results).toHaveLength(3);
    expect(end.elapsedMs).toBe(30_000);
  });

  test("what still runs at the deadline is stopped and stays outstanding", async () => {
    const end = await runWorld({
      tasks: tasksNamed(1),
      settings: { deadlineAt: EPOCH + 35_000 },
      behave: () => exits(0, 100_000),
    });
    expect(end).toMatchObject({ status: "out_of_time", results: [], failures: [] });
    expect(end.elapsedMs).toBeLessThanOrEqual(40_000);
  });

  test("an interrupt stops the children; rows written in the grace count", async () => {
    const end = await runWorld({
      tasks: tasksNamed(8),
      behave: ({ tasks: [one] }) => ({
        rows: [{ afterMs: 1_005, row: { id: one?.id ?? "", status: "passed" } }],
        endsAfterMs: 60_000,
        exit: { kind: "exited", code: 0 },
      }),
      onStart: (control, clock) => clock.at(EPOCH + 1_000, () => control.interrupt("SIGINT")),
    });
    expect(end.status).toBe("interrupted");
    expect(end.results).toHaveLength(4);
    expect(end.spawner.started).toHaveLength(4);
  });
});

describe("preflight", () => {
  test("a limit found before the first child starts none", async () => {
    const end = await runWorld({
      tasks: tasksNamed(4),
      settings: { preflight: true },
      behave: () => exits(0),
      preflight: () => ({
        kind: "stop",
        certain: true,
        retryAfterMs: 7_200_000,
        resetAt: null,
        evidence: "limit",
        form: "x",
        provider: null,
      }),
    });
    expect(end.status).toBe("stopped");
    expect(end.spawner.started).toEqual([]);
  });

  test("a healthy one lets everything run", async () => {
    const end = await runWorld({ tasks: tasksNamed(4), settings: { preflight: true }, behave: () => exits(0) });
    expect(end.status).toBe("complete");
    expect(end.notes.filter((note) => note.event === "preflight_started")).toHaveLength(1);
  });
});
