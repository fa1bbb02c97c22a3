import { describe, expect, test } from "vitest";
import type { SchedulerEvent } from "../../src/core/apply.ts";
import type { ChildEvidence, Exit } from "../../src/core/evidence.ts";
import { NOTHING_DETECTED } from "../../src/core/rate-limit.ts";
import type { ResultRow } from "../../src/core/row.ts";
import type { Wire } from "../../src/core/wire.ts";
import { RunningChildren } from "../../src/engine/running-children.ts";
import { VirtualClock } from "../../src/simulate/virtual-clock.ts";
import { EPOCH, PLAIN_DETECTOR } from "../sim/world.ts";

function rig(taskIds: readonly string[], wire: { seen: Wire | null } = { seen: null }) {
  const clock = new VirtualClock(EPOCH);
  const events: SchedulerEvent[] = [];
  const rules = () => ({ exitCodes: new Map([[75, "rate_limited" as const]]), detector: PLAIN_DETECTOR });
  const children = new RunningChildren(
    { clock, rules, random: () => 0.5, gateway: { wireOf: () => wire.seen } },
    (event) => events.push(event),
    () => {},
  );
  children.add("k1", taskIds, EPOCH);
  /** Id, class and duration of each settlement, and the end. */
  const stop = () =>
    events.map((event) =>
      event.type === "task-settled" ? `${event.id} ${event.outcome.class} ${event.durationMs}` : event.type,
    );
  const messages = () =>
    events.flatMap((event) =>
      event.type === "task-settled" && "message" in event.outcome ? [event.outcome.message] : [],
    );
  return { clock, children, stop, messages };
}

const passed = (id: string): ResultRow => ({ id, status: "passed" });
/** An error row that does not name the failure. */
const failed = (id: string): ResultRow => ({ id, status: "error", error: { message: "request failed" } });
const rows = (of: readonly ResultRow[], stop: Exit | null = null) =>
  ({ kind: "rows", key: "k1", rows: of, stop }) as const;
const evidence = (exit: Exit): ChildEvidence => ({
  exit,
  stderrTail: "",
  stdoutTail: "",
  failureLogs: [],
  badRow: null,
});

test("rows that arrive together share the time since the last rows, and the end of the child settles the other tasks", () => {
  const { clock, children, stop } = rig(["a", "b", "c"]);
  clock.moveTo(EPOCH + 1_000);
  children.settleRows(rows([passed("a"), passed("b")]));
  clock.moveTo(EPOCH + 1_300);
  children.settleEnd("k1", evidence({ kind: "exited", code: 1 }));
  // The child is forgotten.
  children.settleRows(rows([passed("c")]));
  expect(stop()).toEqual(["a graded 500", "b graded 500", "c unfinished 300", "attempt-ended"]);
});

test("a last row that names no failure waits for the end of the child, which may name it", () => {
  const { clock, children, stop } = rig(["a"]);
  clock.moveTo(EPOCH + 100);
  children.settleRows(rows([failed("a")]));
  expect(stop()).toEqual([]);
  children.settleEnd("k1", evidence({ kind: "exited", code: 75 }));
  expect(stop()).toEqual(["a rate_limited 100", "attempt-ended"]);
});

test("a row that names no failure is settled as stated if another row follows", () => {
  const { children, stop } = rig(["a", "b"]);
  children.settleRows(rows([failed("a")]));
  children.settleRows(rows([passed("b")]));
  expect(stop()).toEqual(["a legitimate 0", "b graded 0"]);
});

test("a row that names no failure is settled as stated if the end of the child belongs to a task without a row", () => {
  const { children, stop } = rig(["a", "b"]);
  children.settleRows(rows([failed("a")]));
  children.settleEnd("k1", evidence({ kind: "exited", code: 75 }));
  expect(stop()).toEqual(["a legitimate 0", "b rate_limited 0", "attempt-ended"]);
});

describe("in the grace period after our own TERM", () => {
  const stopped: Exit = { kind: "stopped", reason: "interrupted" };
  const silent: Exit = { kind: "silent", limitMs: 1_000 };
  const timedOut: Exit = { kind: "timed-out", limitMs: 1_000 };
  const interrupted = (id: string, more: ResultRow["error"] = {}): ResultRow => ({
    id,
    status: "error",
    error: { type: "KeyboardInterrupt", message: "SIGTERM", ...more },
  });
  const skipped: ResultRow = { id: "a", status: "skipped" };
  const limit = (words: string, status: ResultRow["status"] = "error"): ResultRow => ({
    id: "a",
    status,
    error: { message: words },
  });

  test.each<[string, Exit, ResultRow, string]>([
    ["an error row of a stopped child does not count", stopped, interrupted("a"), "kill_shaped"],
    ["neither does a fatal one", stopped, interrupted("a", { is_retryable: false }), "kill_shaped"],
    ["nor a retryable one", stopped, interrupted("a", { is_retryable: true }), "kill_shaped"],
    ["nor a skip of a stopped child", stopped, skipped, "kill_shaped"],
    ["the silence timeout stays transient", silent, interrupted("a", { is_retryable: false }), "transient"],
    ["a timeout stays a timeout", timedOut, interrupted("a", { is_retryable: true }), "timeout_exceeded"],
    ["even if the child reports a skip", timedOut, skipped, "timeout_exceeded"],
    ["a grade counts after a stop", stopped, passed("a"), "graded"],
    ["and after a timeout", timedOut, { id: "a", status: "failed", score: 0 }, "graded"],
    ["a limit counts after a stop", stopped, limit("LIMIT cap"), "rate_limited"],
    ["whatever the status of the row with the limit", stopped, limit("LIMIT wait 5000", "failed"), "rate_limited"],
    ["and after the silence timeout", silent, limit("LIMIT stop"), "rate_limited"],
    ["a STOP counts after a timeout: the client slept it out", timedOut, limit("LIMIT stop"), "rate_limited"],
    ["a stated wait before a timeout does not count", timedOut, limit("LIMIT wait 5000"), "timeout_exceeded"],
    ["neither does a cap, whatever the status of its row", timedOut, limit("LIMIT cap", "passed"), "timeout_exceeded"],
    ["a refusal of one request does not end a stopped task", stopped, limit("LIMIT task"), "kill_shaped"],
  ])("%s", (_, exit, row, outcome) => {
    const { children, stop } = rig(["a"]);
    children.settleRows(rows([row], exit));
    children.settleEnd("k1", evidence(exit));
    expect(stop()).toEqual([`a ${outcome} 0`, "attempt-ended"]);
  });

  test.each<[string, Exit, string]>([
    ["stay unfinished if the child was stopped", stopped, "unfinished"],
    ["time out if the child did", timedOut, "timeout_exceeded"],
  ])("tasks of a shard whose rows do not count %s, and share the remaining time", (_, exit, outcome) => {
    const { clock, children, stop } = rig(["a", "b", "c", "d"]);
    clock.moveTo(EPOCH + 400);
    children.settleRows(rows([interrupted("a")]));
    children.settleRows(rows([passed("b")]));
    clock.moveTo(EPOCH + 1_000);
    children.settleRows(rows([interrupted("c"), interrupted("d")], exit));
    children.settleEnd("k1", evidence(exit));
    expect(stop()).toEqual(["a legitimate 400", "b graded 0", `c ${outcome} 300`, `d ${outcome} 300`, "attempt-ended"]);
  });

  test("an error row from before the stop counts, even if it waited for the end of the child", () => {
    const { children, stop } = rig(["a"]);
    children.settleRows(rows([failed("a")]));
    children.settleEnd("k1", evidence(stopped));
    expect(stop()).toEqual(["a legitimate 0", "attempt-ended"]);
  });
});

test("nothing is settled for a child after its end", () => {
  const { children, stop } = rig(["a"]);
  children.settleEnd("k1", evidence({ kind: "exited", code: 0 }));
  children.settleRows(rows([passed("a")]));
  children.settleEnd("k1", evidence({ kind: "exited", code: 1 }));
  expect(stop()).toEqual(["a graded 0", "attempt-ended"]);
});

describe("a provider that failed on the wire", () => {
  const seen: Wire = {
    calls: 2,
    refusals: [],
    hasOverload: false,
    outages: new Map([["a", "openai answered HTTP 503"]]),
    routes: ["openai"],
    address: "127.0.0.1:1",
  };
  const wrong = (id: string): ResultRow => ({ id, status: "failed", score: 0 });

  test("has not answered the task, whatever the row says; the other task of the shard keeps its grade", () => {
    const { children, stop, messages } = rig(["a", "b"], { seen });
    children.settleRows(rows([wrong("a"), wrong("b")]));
    expect(stop()).toEqual(["a transient 0", "b graded 0"]);
    expect(messages()).toEqual(["openai answered HTTP 503"]);
  });

  test("explains a failed child without a row", () => {
    const { children, stop } = rig(["a"], { seen });
    children.settleEnd("k1", evidence({ kind: "exited", code: 1 }));
    expect(stop()).toEqual(["a transient 0", "attempt-ended"]);
  });

  test("is not charged if we stop the child, which then grades its broken call", () => {
    const { children, stop } = rig(["a"], { seen });
    children.settleRows(rows([wrong("a")], { kind: "stopped", reason: "interrupted" }));
    children.settleEnd("k1", evidence({ kind: "stopped", reason: "interrupted" }));
    expect(stop()).toEqual(["a kill_shaped 0", "attempt-ended"]);
  });
});

describe("a call that was refused on the wire", () => {
  const limit = { ...NOTHING_DETECTED, kind: "stop", evidence: "no quota left" } as const;
  const wire = (taskId: string | null): Wire => ({
    calls: 3,
    refusals: [{ taskId, limit, how: "answered" }],
    hasOverload: false,
    outages: new Map(),
    routes: ["openai"],
    address: "127.0.0.1:1",
  });
  const succeeded: Wire = { ...wire(null), refusals: [] };

  test("counts for each task of the shard without a row, whatever their later rows say", () => {
    const seen: { seen: Wire | null } = { seen: succeeded };
    const { children, stop } = rig(["a", "b", "c"], seen);
    children.settleRows(rows([passed("a")]));
    seen.seen = wire(null);
    children.settleRows(rows([{ id: "b", status: "failed", score: 0 }]));
    children.settleEnd("k1", evidence({ kind: "exited", code: 0 }));
    expect(stop()).toEqual(["a graded 0", "b rate_limited 0", "c rate_limited 0", "attempt-ended"]);
  });

  test.each([
    ["after", "answered", "a graded 0"],
    ["maybe before", "left", "a rate_limited 0"],
  ] as const)("of an unknown task that becomes final %s a row (%s): %s", (_, how, expected) => {
    const held: Wire = { ...wire(null), refusals: [{ taskId: null, limit, how: "left", isPending: true }] };
    const seen: { seen: Wire | null } = { seen: held };
    const { children, stop } = rig(["a", "b"], seen);
    children.settleRows(rows([{ id: "a", status: "failed", score: 0 }]));
    seen.seen = { ...held, refusals: [{ taskId: null, limit, how }] };
    children.settleEnd("k1", evidence({ kind: "exited", code: 1 }));
    expect(stop()).toEqual([expected, "b rate_limited 0", "attempt-ended"]);
  });

  test("with a task id does not count for tasks that have not started, even if the child exits with 75", () => {
    const { children, stop } = rig(["a", "b", "c"], { seen: wire("b") });
    children.settleRows(rows([passed("a")]));
    children.settleEnd("k1", evidence({ kind: "exited", code: 75 }));
    expect(stop()).toEqual(["a graded 0", "b rate_limited 0", "c unfinished 0", "attempt-ended"]);
  });

  test("with a task id counts for that task only", () => {
    const { children, stop } = rig(["a", "b"], { seen: wire("b") });
    children.settleRows(rows([passed("a"), passed("b")]));
    children.settleEnd("k1", evidence({ kind: "exited", code: 0 }));
    expect(stop()).toEqual(["a graded 0", "b rate_limited 0", "attempt-ended"]);
  });

  test("does not count if the same call succeeds before the child ends", () => {
    const seen: { seen: Wire | null } = { seen: wire("a") };
    const { children, stop } = rig(["a"], seen);
    children.settleRows(rows([passed("a")]));
    expect(stop()).toEqual([]);
    seen.seen = succeeded;
    children.settleEnd("k1", evidence({ kind: "exited", code: 0 }));
    expect(stop()).toEqual(["a graded 0", "attempt-ended"]);
  });

  test("cannot come from a child whose row says that it could not reach the gateway: its message says how to switch it off", () => {
    const { children, messages } = rig(["a"], { seen: { ...succeeded, calls: 0 } });
    children.settleRows(rows([{ id: "a", status: "error", error: { message: "connect ECONNREFUSED 127.0.0.1:1" } }]));
    children.settleEnd("k1", evidence({ kind: "exited", code: 1 }));
    expect(messages()).toEqual([expect.stringContaining("`gateway: off`")]);
  });

  test("turns a timeout into a rate limit, so that the task is not terminal", () => {
    const { children, stop } = rig(["a"], { seen: wire("a") });
    children.settleEnd("k1", evidence({ kind: "timed-out", limitMs: 1_000 }));
    expect(stop()).toEqual(["a rate_limited 0", "attempt-ended"]);
  });
});
