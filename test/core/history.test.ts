import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { computeOutstanding, nextAttempt, standingOf, type TaskRecord } from "../../src/core/history.ts";
import { countTasks } from "../../src/core/tally.ts";
import { tasksNamed } from "../sim/world.ts";

/** The decision table of the outstanding set: record × max-attempts → next attempt and standing. */
const TABLE: readonly (readonly [string, TaskRecord | undefined, number, number | null, string])[] = [
  ["never tried", undefined, 3, 1, "outstanding"],
  ["passed", { kind: "result", status: "passed", score: 1, attempt: 1 }, 3, null, "passed"],
  ["failed by its grader", { kind: "result", status: "failed", score: 0, attempt: 1 }, 3, null, "failed"],
  ["timed out", { kind: "terminal", class: "timeout_exceeded" }, 3, null, "errored"],
  ["fatal", { kind: "terminal", class: "fatal" }, 3, null, "errored"],
  ["skipped", { kind: "terminal", class: "skipped" }, 3, null, "skipped"],
  ["one attempt of three", { kind: "attempts", count: 1 }, 3, 2, "outstanding"],
  ["two attempts of three", { kind: "attempts", count: 2 }, 3, 3, "outstanding"],
  ["all three attempts", { kind: "attempts", count: 3 }, 3, null, "errored"],
  ["more attempts than are allowed now", { kind: "attempts", count: 5 }, 3, null, "errored"],
  ["one attempt of one", { kind: "attempts", count: 1 }, 1, null, "errored"],
  ["three attempts, and now five are allowed", { kind: "attempts", count: 3 }, 5, 4, "outstanding"],
];

test.each(TABLE)("%s", (_, record, maxAttempts, next, standing) => {
  expect(nextAttempt(record, maxAttempts)).toBe(next);
  expect(standingOf(record, maxAttempts)).toBe(standing);
});

const record = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom(...TABLE.map(([, one]) => one)),
  fc.record({ kind: fc.constant("attempts" as const), count: fc.integer({ min: 1, max: 6 }) }),
);

describe("over a list", () => {
  test("outstanding is what is neither settled nor used up, in list order, with the attempt that comes next", () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 30 }), fc.integer({ min: 1, max: 5 }), (records, maxAttempts) => {
        const tasks = tasksNamed(records.length);
        const history = new Map<string, TaskRecord>();
        for (const [index, one] of records.entries()) if (one) history.set(tasks[index]?.hash ?? "", one);
        const oracle = tasks.flatMap((task, index) => {
          const one = records[index];
          if (one === undefined) return [{ task, attempt: 1 }];
          return one.kind === "attempts" && one.count < maxAttempts ? [{ task, attempt: one.count + 1 }] : [];
        });
        expect(computeOutstanding(tasks, history, maxAttempts)).toEqual(oracle);
        const counts = countTasks(tasks, history, maxAttempts);
        expect(counts.outstanding).toBe(oracle.length);
        expect(counts.total).toBe(tasks.length);
        expect(counts.passed + counts.failed + counts.errored + counts.skipped + counts.outstanding).toBe(counts.total);
      }),
    );
  });

  test("a changed task is outstanding again, a removed one is forgotten", () => {
    const [a, b] = tasksNamed(2);
    if (!a || !b) throw new Error("two tasks");
    const history = new Map<string, TaskRecord>([
      [a.hash, { kind: "result", status: "passed", score: null, attempt: 1 }],
    ]);
    const changed = { ...a, hash: "f".repeat(64) };
    expect(computeOutstanding([changed], history, 3)).toEqual([{ task: changed, attempt: 1 }]);
    expect(countTasks([b], history, 3)).toMatchObject({ total: 1, outstanding: 1 });
  });
});
