/** Merging checkpoints: whatever the order, limits, completions and stated ends of circuits are the same in the end. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Checkpoint, StoredCircuit } from "../../src/store/format.ts";
import { mergeCheckpoints } from "../../src/store/merge-checkpoints.ts";
import { CAMPAIGN, checkpointOf } from "../rig/rows.ts";

const NOW = Date.parse("2026-11-21T07:00:00.000Z");

test("a limit that the newer checkpoint dropped after recovery does not come back", () => {
  const before = checkpointOf({ limits: { openai: 2, anthropic: 3 } });
  const after = checkpointOf({ seq: 2, updated_at: "2026-11-21T04:00:00.000Z", limits: { anthropic: 4 } });
  for (const [a, b] of [
    [before, after],
    [after, before],
  ] as const) {
    expect(mergeCheckpoints(a, b, NOW).limits).toEqual({ anthropic: 4 });
  }
});

test("which completion of a campaign stays does not depend on the order of merging", () => {
  const open = { id: CAMPAIGN, complete: false, completed_run: null, completed_at: null };
  const complete = (hour: number) => ({
    ...open,
    complete: true,
    completed_run: String(hour),
    completed_at: `2026-11-21T0${hour}:00:00.000Z`,
  });
  const [first, second, killed] = [complete(3), complete(4), open].map((record, index) =>
    checkpointOf({ campaigns: [record], updated_at: `2026-11-21T0${5 + index}:00:00.000Z` }),
  ) as [Checkpoint, Checkpoint, Checkpoint];
  for (const [a, b, c] of [
    [first, second, killed],
    [first, killed, second],
    [killed, second, first],
  ] as const) {
    expect(mergeCheckpoints(mergeCheckpoints(a, b, NOW), c, NOW).campaigns).toEqual([complete(4)]);
  }
});

describe("circuits of two checkpoints", () => {
  const open = (until: string) => ({ state: "open" as const, until, trips: 1, reason: until, stated: true });
  const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, "0")}:00:00.000Z`;
  test.each([
    ["open in the older only", { [at(3)]: at(9), [at(5)]: null }, at(9)],
    ["due, and not probed since", { [at(3)]: at(4), [at(5)]: null }, at(4)],
    ["the later of two", { [at(3)]: at(9), [at(5)]: at(8) }, at(9)],
    ["the newer's own", { [at(3)]: at(4), [at(5)]: at(6) }, at(6)],
    ["no instant in the older", { [at(3)]: "zzz", [at(5)]: at(6) }, at(6)],
    ["no instant in the newer", { [at(3)]: at(9), [at(5)]: "9999-99" }, at(9)],
    ["a state from the future does not lead", { "2027-11-21T05:00:00.000Z": null, [at(5)]: at(8) }, at(8)],
    ["no instant in a state that claims to be the newest", { "9999-99": "9999-99", [at(5)]: at(6) }, at(6)],
  ])("%s", (_, states, expected) => {
    const [a, b] = Object.entries(states).map(([updatedAt, until]) =>
      checkpointOf({ updated_at: updatedAt, circuits: until === null ? {} : { p: open(until) } }),
    );
    if (a === undefined || b === undefined) throw new Error("Two states are needed");
    for (const merged of [mergeCheckpoints(a, b, NOW), mergeCheckpoints(b, a, NOW)]) {
      expect(merged.circuits.p?.until ?? null).toBe(expected);
    }
  });

  test.each([
    ["a circuit that opened before a probe closed it is over", at(2), at(4), null],
    ["a circuit that opened after it stays", at(5), at(4), at(9)],
    ["a circuit that does not say when it opened is over", undefined, at(4), null],
    ["a closing from the future does not count", at(2), "2027-11-21T05:00:00.000Z", at(9)],
    ["a closing that is not an instant does not count", at(2), "zzz", at(9)],
  ])("%s", (_, openedAt, closedAt, expected) => {
    const stopped = checkpointOf({
      updated_at: at(3),
      circuits: { p: { ...open(at(9)), ...(openedAt && { opened_at: openedAt }) } },
    });
    const probed = checkpointOf({ updated_at: at(5), closed: { p: closedAt } });
    for (const merged of [mergeCheckpoints(stopped, probed, NOW), mergeCheckpoints(probed, stopped, NOW)]) {
      expect(merged.circuits.p?.until ?? null).toBe(expected);
    }
  });

  const hour = fc.integer({ min: 4, max: 6 }).map(at);
  // Most pairs differ in one field.
  const circuit = fc
    .constantFrom<Partial<StoredCircuit>>(
      {},
      { until: at(5) },
      { opened_at: at(4) },
      { opened_at: at(6) },
      { opened_at: at(6), until: at(5) },
      { stated: false },
      { stated: false, opened_at: at(6) },
      { reason: "another" },
      { trips: 2 },
      { outage: true },
      { stop: true },
    )
    .map((change) => ({ ...open(at(9)), ...change }));
  const checkpoint = fc
    .record({ circuit: fc.option(circuit), closed: fc.option(hour, { freq: 2 }), updated_at: hour })
    .map((known) =>
      checkpointOf({
        circuits: known.circuit === null ? {} : { p: known.circuit },
        ...(known.closed === null ? {} : { closed: { p: known.closed } }),
        updated_at: known.updated_at,
      }),
    );

  test("a circuit with a stated end ahead is the same in every order of merging three states, and another is at most lost", () => {
    fc.assert(
      fc.property(checkpoint, checkpoint, checkpoint, (a, b, c) => {
        const merged = [
          [a, b, c],
          [a, c, b],
          [b, c, a],
        ].map((order) => order.reduce((one, other) => mergeCheckpoints(one, other, NOW)).circuits.p);
        const isAhead = (one?: StoredCircuit) => one?.stated === true && Date.parse(one.until) > NOW;
        const hidesOthers = [a, b, c].some(({ circuits }) => isAhead(circuits.p));
        const [first, ...others] = merged.map((one) => (hidesOthers && !isAhead(one) ? null : one));
        expect(others).toEqual([first, first]);
      }),
      { numRuns: 5_000 },
    );
  });

  test.each([
    ["a probe that runs counts more than an earlier stop that lasts longer", { stop: true }, {}],
    ["a stop counts more than an earlier wait that lasts longer", {}, { stop: true }],
    ["a stated end counts more than an earlier estimate", { stated: false }, {}],
  ] as const)("%s", (_, longer, later) => {
    const first = checkpointOf({ circuits: { p: { ...open(at(9)), opened_at: at(4), ...longer } } });
    const latest = { ...open(at(8)), opened_at: at(6), ...later };
    const second = checkpointOf({ circuits: { p: latest } });
    for (const merged of [mergeCheckpoints(first, second, NOW), mergeCheckpoints(second, first, NOW)])
      expect(merged.circuits.p).toEqual(latest);
  });

  test("a stated end counts more than an outage that another run meets later", () => {
    const stopped = { ...open(at(9)), opened_at: at(4), stop: true as const };
    const outage = { ...open(at(8)), opened_at: at(6), stated: false, outage: true as const };
    const [first, second] = [checkpointOf({ circuits: { p: stopped } }), checkpointOf({ circuits: { p: outage } })];
    for (const merged of [mergeCheckpoints(first, second, NOW), mergeCheckpoints(second, first, NOW)])
      expect(merged.circuits.p).toEqual(stopped);
  });

  test("a stop without a stated end counts more than a stated end of an earlier night", () => {
    const due = { ...open(at(5)), opened_at: at(4), stop: true as const };
    const stopped = { ...open(at(8)), opened_at: at(6), stated: false, stop: true as const };
    const [first, second] = [checkpointOf({ circuits: { p: due } }), checkpointOf({ circuits: { p: stopped } })];
    for (const merged of [mergeCheckpoints(first, second, NOW), mergeCheckpoints(second, first, NOW)])
      expect(merged.circuits.p).toEqual(stopped);
  });
});
