import fc from "fast-check";
import { expect, test } from "vitest";
import { computeOutstanding, ListHistory, nextAttempt, standingOf, type TaskRecord } from "../../src/core/history.ts";
import { wholeOf } from "../../src/core/split.ts";
import { countTasks } from "../../src/core/tally.ts";
import { tasksOf } from "../sim/array-tasks.ts";
import { tasksNamed } from "../sim/world.ts";

/** The decision table of the outstanding set: record × max-attempts → next attempt and standing. */
const TABLE: readonly (readonly [string, TaskRecord | undefined, number, number | null, string])[] = [
  ["never tried", undefined, 3, 1, "outstanding"],
  ["passed", { kind: "result", status: "passed" }, 3, null, "passed"],
  ["graded as failed", { kind: "result", status: "failed" }, 3, null, "failed"],
  ["timed out", { kind: "terminal", class: "timeout_exceeded" }, 3, null, "errored"],
  ["fatal", { kind: "terminal", class: "fatal" }, 3, null, "errored"],
  ["skipped", { kind: "terminal", class: "skipped" }, 3, null, "skipped"],
  ["one attempt of three", { kind: "attempts", count: 1 }, 3, 2, "outstanding"],
  ["all three attempts", { kind: "attempts", count: 3 }, 3, null, "errored"],
  ["more attempts than are allowed now", { kind: "attempts", count: 5 }, 3, null, "errored"],
  ["one attempt of one", { kind: "attempts", count: 1 }, 1, null, "errored"],
];

test.each(TABLE)("%s", (_, record, maxAttempts, next, standing) => {
  expect(nextAttempt(record, maxAttempts)).toBe(next);
  expect(standingOf(record, maxAttempts)).toBe(standing);
});

const known = fc.oneof(
  fc.constantFrom(...TABLE.flatMap(([, one]) => (one === undefined ? [] : [one]))),
  fc.constantFrom<TaskRecord>({ kind: "terminal", class: "transient" }, { kind: "terminal", class: "legitimate" }),
  fc.record({ kind: fc.constant("attempts" as const), count: fc.integer({ min: 1, max: 1_000_000 }) }),
);

test("over a list: outstanding is what is neither settled nor used up, in the order of the part, with the attempt that comes next", () => {
  const records = fc.array(fc.option(known, { nil: undefined }), { maxLength: 30 });
  fc.assert(
    fc.property(records, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 3 }), (list, maxAttempts, every) => {
      const tasks = tasksNamed(list.length);
      const history = new ListHistory(tasksOf(tasks));
      for (const [index, one] of list.entries()) if (one) history.set(tasks[index]?.hash ?? "", one);
      const part = wholeOf(tasks.length).filter((index) => index % every === 0);
      const oracle = [...part].flatMap((index) => {
        const one = list[index];
        if (one === undefined) return [{ index, attempt: 1 }];
        return one.kind === "attempts" && one.count < maxAttempts ? [{ index, attempt: one.count + 1 }] : [];
      });
      const outstanding = computeOutstanding(part, history, maxAttempts);
      expect(
        Array.from(outstanding, (index) => ({ index, attempt: nextAttempt(history.at(index), maxAttempts) })),
      ).toEqual(oracle);
      const counts = countTasks(part, history, maxAttempts);
      expect(counts.outstanding).toBe(oracle.length);
      expect(counts.total).toBe(part.length);
      expect(counts.passed + counts.failed + counts.errored + counts.skipped + counts.outstanding).toBe(counts.total);
    }),
  );
});

test("a released history lists nothing", () => {
  const tasks = tasksOf(tasksNamed(2));
  const history = new ListHistory(tasks);
  history.setAt(0, { kind: "result", status: "passed" });
  history.release();
  expect([history.index.count, history.at(0)]).toEqual([0, undefined]);
  expect(tasks.index.count).toBe(2);
});
