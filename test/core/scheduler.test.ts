import { describe, expect, test } from "vitest";
import type { Exit } from "../../src/core/evidence.ts";
import { NOTHING_DETECTED } from "../../src/core/rate-limit.ts";
import { EPOCH, except, exits, reports, runWorld, task, tasksNamed } from "../sim/world.ts";

const ids = (rows: readonly { readonly id: string }[]) => rows.map((row) => row.id).sort();

describe("a run without trouble", () => {
  test("runs every task once, at most `concurrency` at a time", async () => {
    const end = await runWorld(20, {}, () => exits(0));
    expect(end.status).toBe("complete");
    expect(end.results).toHaveLength(20);
    expect(new Set(ids(end.results)).size).toBe(20);
    expect(end.spawner.peak).toBe(4);
    expect(end.elapsedMs).toBe(5_000);
  });

  test("cuts shards of one provider", async () => {
    const tasks = [
      task("a", { provider: "x" }),
      task("b", { provider: "y" }),
      task("c", { provider: "x" }),
      task("d", { provider: "x" }),
    ];
    const end = await runWorld(tasks, { shardSize: 2, concurrency: 1 }, () => exits(0));
    expect(end.spawner.started.map((start) => start.ids)).toEqual([["a", "c"], ["b"], ["d"]]);
  });
});

describe("retries by class", () => {
  test("legitimate: after all others, up to max-attempts", async () => {
    const end = await runWorld(3, { concurrency: 1 }, except({ t0001: exits(1, 1_000, "Error: broken") }));
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
    const end = await runWorld(1, {}, ({ attempt }) => (attempt < 3 ? exits(1, 100, "LIMIT overload") : exits(0, 100)));
    const starts = end.spawner.started.map((start) => start.at - EPOCH);
    // Jitter of one half: 750 ms, then 1500 ms.
    expect(starts).toEqual([0, 850, 2_450]);
    expect(end.failures.map((row) => row.class)).toEqual(["transient", "transient"]);
    expect(end.results).toHaveLength(1);
  });

  test("kill_shaped: one start and three more, nothing written, left outstanding", async () => {
    const behave = except({ t0001: { endsAfterMs: 10, exit: { kind: "signalled", signal: "SIGKILL" } } });
    const end = await runWorld(2, {}, behave);
    expect(end.spawner.started.filter((start) => start.ids[0] === "t0001")).toHaveLength(4);
    expect(end.failures).toEqual([]);
    expect([end.status, end.reason]).toEqual([
      "incomplete",
      "some tasks are left for the next run: their children were killed again and again: killed by SIGKILL",
    ]);
  });

  test.each(["EMFILE", "ENFILE", "EAGAIN", "ENOMEM"])(
    "no room to start (%s): four starts, with a backoff",
    async (code) => {
      const exit = { kind: "spawn-failed", message: `spawn bash ${code}` } as const;
      const end = await runWorld(1, {}, () => ({ endsAfterMs: 0, exit }));
      // Jitter of one half, as of transient failures.
      expect(end.spawner.started.map((start) => start.at - EPOCH)).toEqual([0, 750, 2_250, 5_250]);
      expect(end.failures).toEqual([]);
      expect(end.status).toBe("incomplete");
    },
  );

  test.each<[string, Exit, string]>([
    ["killed", { kind: "signalled", signal: "SIGKILL" }, "out of memory? Try a lower concurrency"],
    ["not started", { kind: "spawn-failed", message: "ENOSPC: no space" }, "could not be started: ENOSPC: no space"],
  ])("ten children that were %s in a row end the run, and say why", async (_, exit, why) => {
    const end = await runWorld(20, {}, () => ({ endsAfterMs: 0, exit }));
    expect(end.reason).toBe(`10 children in a row were killed without a result (${why})`);
  });

  test("no room for as many children as may run: a child starts when another ends, and no task is given up", async () => {
    const endsAt: number[] = [];
    const full = { endsAfterMs: 0, exit: { kind: "spawn-failed", message: "spawn bash EMFILE" } } as const;
    const end = await runWorld(60, { concurrency: 30 }, (_, at) => {
      if (endsAt.filter((endAt) => endAt > at).length >= 8) return full;
      endsAt.push(at + 60_000);
      return exits(0, 60_000);
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
    const end = await runWorld(1, {}, () => script);
    expect(end.failures.map((row) => [row.class, row.terminal])).toEqual([[name, true]]);
    expect(end.spawner.started).toHaveLength(1);
    expect(end.status).toBe("complete");
  });

  test("a shard whose child fails without a row is retried one task at a time", async () => {
    const end = await runWorld(3, { shardSize: 3, concurrency: 1 }, ({ tasks }) =>
      tasks.some((one) => one.id === "t0002") ? exits(1, 10, "Error: poison") : exits(0),
    );
    expect(ids(end.results)).toEqual(["t0001", "t0003"]);
    expect(end.spawner.started.slice(1).every((start) => start.ids.length === 1)).toBe(true);
  });

  test("a shard's tasks without a row run again uncharged when siblings have theirs", async () => {
    const end = await runWorld(3, { shardSize: 3 }, ({ tasks }) =>
      reports(tasks.slice(0, 1), { status: "passed" }, { code: 1 }),
    );
    expect(ids(end.results)).toEqual(["t0001", "t0002", "t0003"]);
    expect(end.failures).toEqual([]);
    expect(end.spawner.started.map((start) => start.attempt)).toEqual([1, 1, 1]);
  });

  test.each([
    ["exits", exits(1, 10, "Error: poison")],
    ["is killed", { endsAfterMs: 10, exit: { kind: "signalled", signal: "SIGKILL" } } as const],
  ])("the rest of a shard whose child %s after a row takes no other tasks with it", async (_, end) => {
    const { spawner, results } = await runWorld(8, { shardSize: 4, concurrency: 1, maxAttempts: 1 }, ({ tasks }) => {
      const done = tasks.slice(
        0,
        tasks.findIndex((one) => one.id === "t0002"),
      );
      if (!tasks.some((one) => one.id === "t0002")) return exits(0);
      return done.length === 0 ? end : reports(done, { status: "passed" }, { code: 1 });
    });
    expect(spawner.started.slice(0, 2).map((start) => start.ids)).toEqual([
      ["t0001", "t0002", "t0003", "t0004"],
      ["t0002", "t0003", "t0004"],
    ]);
    expect(ids(results)).toEqual(expect.arrayContaining(["t0005", "t0006", "t0007", "t0008"]));
  });

  test("the rest of a shard that a limit ended shares a child again with the tasks that it refused", async () => {
    const error = { message: "LIMIT wait 2000", status_code: 429 };
    let children = 0;
    const { spawner } = await runWorld(16, { shardSize: 8, concurrency: 1 }, ({ tasks }) => {
      children += 1;
      const refused = tasks.filter((_, index) => index % 2 === 0);
      return children > 1 ? exits(0) : reports(refused, { status: "error", error }, { code: 1 });
    });
    expect(spawner.started.map((start) => start.ids.length)).toEqual([8, 8, 8]);
  });
});

describe("large shards", () => {
  test("every row of a shard of thousands counts once", async () => {
    const end = await runWorld(3_000, { shardSize: 3_000 }, ({ tasks }) =>
      reports([...tasks, ...tasks.slice(0, 9)], { status: "passed" }),
    );
    expect(end.status).toBe("complete");
    expect(ids(end.results)).toEqual(tasksNamed(3_000).map(({ id }) => id));
  });

  test.each([
    ["a wait", "LIMIT wait 5000"],
    ["a cap", "LIMIT cap"],
  ])("tasks that met %s together come again in the order of the list, as a shard", async (_, words) => {
    let calls = 0;
    const end = await runWorld(8, { shardSize: 4, concurrency: 2 }, () =>
      calls++ < 2 ? exits(1, 100, words) : exits(0),
    );
    const first = tasksNamed(8).map(({ id }) => id);
    expect(end.spawner.started.flatMap((start) => start.ids)).toEqual([...first, ...first]);
    expect(end.spawner.started).toHaveLength(4);
  });
});

describe("endings", () => {
  test("ten failures of fewer than ten tasks have no common cause", async () => {
    const end = await runWorld(9, { maxAttempts: 10 }, () => exits(1, 10, "Error: alike"));
    expect([end.status, end.failures.length]).toEqual(["complete", 90]);
  });

  test("failures that are alike are charged if the run ends for another cause", async () => {
    const end = await runWorld(40, { concurrency: 20, maxAttempts: 1, maxFailures: 5 }, () =>
      exits(1, 10, "Error: alike"),
    );
    expect(end.failures).toHaveLength(end.spawner.started.length);
    expect(end.reason).toMatch(/^max-failures/);
  });

  test("fail-fast stops the group's siblings and records nothing of them", async () => {
    const tasks = [task("a", { group: "g" }), task("b", { group: "g" }), task("c")];
    const end = await runWorld(tasks, { failFast: true }, ({ tasks }) => {
      const error = { message: "no", is_retryable: false };
      if (tasks[0]?.id === "a")
        return reports(tasks, { status: "error", error }, { afterMs: 100, endsAfterMs: 110, code: 1 });
      return tasks[0]?.id === "b"
        ? reports(tasks, { status: "passed" }, { afterMs: 105, endsAfterMs: 60_000 })
        : exits(0, 1_000);
    });
    expect(end.status).toBe("aborted");
    expect(ids(end.results)).toEqual(["c"]);
    expect(end.failures.map((row) => [row.id, row.class])).toEqual([["a", "fatal"]]);
  });

  test("max-failures ends the run", async () => {
    const end = await runWorld(20, { maxFailures: 3, concurrency: 1 }, ({ tasks }) =>
      reports(tasks, { status: "failed" }),
    );
    expect(end.status).toBe("aborted");
    expect(end.results).toHaveLength(3);
  });

  test("nothing is started that is not expected to fit the time budget", async () => {
    const end = await runWorld(10, { concurrency: 1, deadlineAt: EPOCH + 35_000 }, () => exits(0, 10_000));
    expect(end.status).toBe("out_of_time");
    expect(end.results).toHaveLength(3);
    expect(end.elapsedMs).toBe(30_000);
  });

  test("the first child of a provider is worth waiting for, whatever the tasks of others take", async () => {
    let probes = 0;
    const end = await runWorld(
      [...tasksNamed(1, { provider: "slow" }), task("late", { provider: "busy" })],
      { preflight: true, deadlineAt: EPOCH + 65_000 },
      ({ tasks }) => exits(0, tasks[0]?.id === "late" ? 1_000 : 50_000),
      {
        preflight: (provider) => {
          if (provider !== "busy") return NOTHING_DETECTED;
          probes += 1;
          return probes > 1 ? NOTHING_DETECTED : { ...NOTHING_DETECTED, kind: "wait", retryAfterMs: 55_000 };
        },
      },
    );
    expect([end.status, ids(end.results)]).toEqual(["complete", ["late", "t0001"]]);
  });

  test("a shard counts with the tasks that it has: the last one of a list is small", async () => {
    const end = await runWorld(12, { concurrency: 1, shardSize: 5, deadlineAt: EPOCH + 125_000 }, ({ tasks }) => ({
      rows: tasks.map(({ id }, place) => ({ afterMs: 10_000 * (place + 1), row: { id, status: "passed" } })),
      endsAfterMs: 10_000 * tasks.length + 5,
      exit: { kind: "exited", code: 0 },
    }));
    expect([end.status, end.spawner.started.map(({ ids }) => ids.length)]).toEqual(["complete", [5, 5, 2]]);
  });

  test("an interrupt stops the children; rows written in the grace count", async () => {
    const end = await runWorld(
      8,
      {},
      ({ tasks }) => reports(tasks, { status: "passed" }, { afterMs: 1_005, endsAfterMs: 60_000 }),
      { onStart: (control, clock) => clock.at(EPOCH + 1_000, () => control.interrupt("SIGINT")) },
    );
    expect(end.status).toBe("interrupted");
    expect(end.notes.filter((note) => note.event === "child_stopped")).toHaveLength(4);
    expect(end.results).toHaveLength(4);
    expect(end.spawner.started).toHaveLength(4);
  });
});
