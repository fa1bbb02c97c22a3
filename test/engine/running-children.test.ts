import { expect, test } from "vitest";
import type { SchedulerEvent } from "../../src/core/apply.ts";
import type { ChildEvidence, Exit } from "../../src/core/evidence.ts";
import type { ResultRow } from "../../src/core/row.ts";
import { RunningChildren } from "../../src/engine/running-children.ts";
import { VirtualClock } from "../sim/virtual-clock.ts";
import { EPOCH, PLAIN_DETECTOR } from "../sim/world.ts";

function rig(taskIds: readonly string[]) {
  const clock = new VirtualClock(EPOCH);
  const events: SchedulerEvent[] = [];
  const rules = () => ({ exitCodes: new Map([[75, "rate_limited" as const]]), detector: PLAIN_DETECTOR });
  const children = new RunningChildren({ clock, rules, random: () => 0.5 }, (event) => events.push(event));
  children.add("k1", taskIds, EPOCH);
  /** Id, class and duration of each settlement, and the end. */
  const told = () =>
    events.map((event) =>
      event.type === "task-settled" ? `${event.id} ${event.outcome.class} ${event.durationMs}` : event.type,
    );
  return { clock, children, told };
}

const passed = (id: string): ResultRow => ({ id, status: "passed" });
/** Says that its task failed, and not of what. */
const failed = (id: string): ResultRow => ({ id, status: "error", error: { message: "request failed" } });
const evidence = (exit: Exit): ChildEvidence => ({
  exit,
  stderrTail: "",
  stdoutTail: "",
  outputBytes: 0,
  failureLogs: [],
  badRow: null,
});

test("rows that come together share the time since the last ones, and the end settles the others", () => {
  const { clock, children, told } = rig(["a", "b", "c"]);
  clock.moveTo(EPOCH + 1_000);
  children.settleRows("k1", [passed("a"), passed("b")]);
  clock.moveTo(EPOCH + 1_300);
  children.settleEnd("k1", evidence({ kind: "exited", code: 1 }));
  expect(told()).toEqual(["a graded 500", "b graded 500", "c unfinished 300", "attempt-ended"]);
  expect(children.has("k1")).toBe(false);
});

test("a last row that does not name its failure waits for the end of the child, which may", () => {
  const { clock, children, told } = rig(["a"]);
  clock.moveTo(EPOCH + 100);
  children.settleRows("k1", [failed("a")]);
  expect(told()).toEqual([]);
  children.settleEnd("k1", evidence({ kind: "exited", code: 75 }));
  expect(told()).toEqual(["a rate_limited 100", "attempt-ended"]);
});

test("one that another row follows stands as it is", () => {
  const { children, told } = rig(["a", "b"]);
  children.settleRows("k1", [failed("a")]);
  children.settleRows("k1", [passed("b")]);
  expect(told()).toEqual(["a legitimate 0", "b graded 0"]);
});

test("of a child that has ended nothing more is settled", () => {
  const { children, told } = rig(["a"]);
  children.settleEnd("k1", evidence({ kind: "exited", code: 0 }));
  children.settleRows("k1", [passed("a")]);
  children.settleEnd("k1", evidence({ kind: "exited", code: 1 }));
  expect(told()).toEqual(["a graded 0", "attempt-ended"]);
});
