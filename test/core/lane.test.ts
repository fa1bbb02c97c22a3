import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Circuit, CLOSED } from "../../src/core/circuit.ts";
import { heapPush } from "../../src/core/heap.ts";
import { countSuccess, type Lane, openLane, pendingCount, putBack, readiness, takeShard } from "../../src/core/lane.ts";
import { openPacer } from "../../src/core/pacer.ts";
import { openPending, type Pending } from "../../src/core/pending.ts";
import { task } from "../sim/world.ts";

const NOW = 1_000_000;
const pending = (id: string, change: Partial<Pending> = {}): Pending => ({
  ...openPending(task(id), { position: 0, attempt: 1 }),
  ...change,
});
const lane = (items: readonly Pending[], change: Partial<Lane> = {}): Lane => ({
  ...openLane("p", items, { ceiling: 4, learnedLimit: null, circuit: null, preflight: false }),
  ...change,
});
const open = (untilAt: number, policy: "wait" | "stop"): Circuit => ({
  state: "open",
  untilAt,
  policy,
  trips: 1,
  reason: "",
  isStated: true,
});
const PROBED = { state: "half-open", probe: "k", probedAt: "2026-11-21T03:00:00.000Z", trips: 1 } as const;
const [a, b] = [pending("a"), pending("b")];
const due = (at: number, one: Pending) => heapPush<Pending>(null, { key: at, tie: one.position }, one);
const paced = (dueAt: number) => ({ ...openPacer(60_000), intervalMs: 500, dueAt });

describe("an answer", () => {
  test("to the probe closes the circuit, as of the start of the probe", () => {
    const answered = countSuccess(lane([a], { circuit: PROBED }), "k");
    expect([answered.circuit, answered.closedAt]).toEqual([CLOSED, PROBED.probedAt]);
  });

  test.each([open(NOW, "wait"), PROBED])("to another child changes nothing", (circuit) => {
    const before = lane([a], { circuit });
    expect(countSuccess(before, "another")).toBe(before);
  });
});

describe("readiness", () => {
  test.each<[string, Lane, unknown]>([
    ["work and nothing in its way", lane([a]), { kind: "now", source: "ready", isProbe: false }],
    ["no work", lane([]), { kind: "blocked" }],
    ["the limit is in use", lane([a], { running: 4 }), { kind: "blocked" }],
    ["a pause", lane([a], { pausedUntil: NOW + 5 }), { kind: "at", at: NOW + 5 }],
    ["a pace", lane([a], { pacer: paced(NOW + 7) }), { kind: "at", at: NOW + 7 }],
    ["a pause, then the pace", lane([a], { pacer: paced(NOW + 7), pausedUntil: NOW + 5 }), { kind: "at", at: NOW + 5 }],
    ["an open circuit", lane([a], { circuit: open(NOW + 9, "wait") }), { kind: "at", at: NOW + 9 }],
    ["an open circuit that is due", lane([a], { circuit: open(NOW, "wait") }), { kind: "now", isProbe: true }],
    ["a stop, whatever its instant", lane([a], { circuit: open(NOW - 9, "stop") }), { kind: "blocked" }],
    ["a probe is out", lane([a], { circuit: PROBED }), { kind: "blocked" }],
    ["a retry that is not due yet", lane([], { delayed: due(NOW + 3, a) }), { kind: "at", at: NOW + 3 }],
    ["a due retry, then the rest", lane([pending("b")], { delayed: due(NOW, a) }), { kind: "now", source: "delayed" }],
    ["fresh tasks before a later retry", lane([b], { delayed: due(NOW + 3, a) }), { kind: "now", source: "ready" }],
    ["retries of legitimate failures last", lane([], { later: due(NOW, a) }), { kind: "now", source: "later" }],
    ["a preflight is due", lane([a], { preflight: "needed" }), { kind: "preflight" }],
    ["a preflight runs", lane([a], { preflight: "running" }), { kind: "blocked" }],
  ])("%s", (_, one, expected) => {
    expect(readiness(one, NOW, false)).toMatchObject(expected as object);
  });

  test("a preflight command replaces the probe", () => {
    expect(readiness(lane([a], { circuit: open(NOW, "wait") }), NOW, true)).toEqual({ kind: "preflight" });
    expect(readiness(lane([a]), NOW, true)).toMatchObject({ kind: "now" });
  });

  test("an instant that it names is always in the future, and never too late", () => {
    const offset = fc.integer({ min: -1_000, max: 1_000 });
    fc.assert(
      fc.property(offset, offset, offset, offset, (pause, pace, circuit, retry) => {
        const one = lane([], {
          pausedUntil: NOW + pause,
          pacer: paced(NOW + pace),
          circuit: open(NOW + circuit, "wait"),
          delayed: due(NOW + retry, a),
        });
        const ready = readiness(one, NOW, false);
        const latest = NOW + Math.max(pause, pace, circuit, retry);
        if (ready.kind !== "at") expect(latest).toBeLessThanOrEqual(NOW);
        else {
          expect(ready.at).toBeGreaterThan(NOW);
          expect(ready.at).toBeLessThanOrEqual(latest);
        }
      }),
    );
  });
});

describe("shards", () => {
  const ids = (taken: readonly Pending[]) => taken.map((one) => one.task.id);
  test.each<[string, readonly Pending[], number, readonly string[]]>([
    ["as many as fit", [a, pending("b"), pending("c")], 2, ["a", "b"]],
    ["all that are left", [a, pending("b")], 5, ["a", "b"]],
    ["a task that runs alone ends the shard", [a, pending("b", { shardLimit: 1 }), pending("c")], 5, ["a"]],
    ["a task that runs alone is a shard", [pending("b", { shardLimit: 1 }), a], 5, ["b"]],
    ["one attempt number a shard", [a, pending("b", { attempt: 2 })], 5, ["a"]],
  ])("%s", (_, items, size, expected) => {
    const { taken, lane: rest } = takeShard(lane(items), "ready", size);
    expect(ids(taken)).toEqual(expected);
    expect(pendingCount(rest)).toBe(items.length - expected.length);
  });

  test("tasks that are put back run in the order of the list, in whatever order they come back", () => {
    const back = [1, 0, 2].map((position) => pending(`t${position}`, { position }));
    const one = back.reduce(putBack, lane([pending("t3", { position: 3 })]));
    expect(ids(takeShard(one, "ready", 9).taken)).toEqual(["t0", "t1", "t2", "t3"]);
    expect(one.ready?.item.task.id).toBe("t0");
  });

  test("no task is lost or doubled by taking shards until nothing is left", () => {
    const item = fc.record({ alone: fc.boolean(), attempt: fc.integer({ min: 1, max: 3 }) });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 30 }), fc.integer({ min: 1, max: 6 }), (items, size) => {
        let rest = lane(items.map((change, index) => pending(`t${index}`, change)));
        const taken: string[] = [];
        while (pendingCount(rest) > 0) {
          const shard = takeShard(rest, "ready", size);
          expect(shard.taken.length).toBeGreaterThan(0);
          expect(shard.taken.length).toBeLessThanOrEqual(size);
          expect(new Set(shard.taken.map((one) => one.attempt)).size).toBe(1);
          taken.push(...ids(shard.taken));
          rest = shard.lane;
        }
        expect(taken).toEqual(items.map((_, index) => `t${index}`));
      }),
    );
  });
});
