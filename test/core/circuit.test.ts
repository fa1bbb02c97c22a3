import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  admitProbe,
  type Circuit,
  CLOSED,
  endProbe,
  OPEN_LIMIT_MS,
  type OpenCircuit,
  type OpenPolicy,
  openCircuit,
  openingMs,
} from "../../src/core/circuit.ts";

const NOW = 1_000_000;

const opened = (change: Partial<OpenCircuit> = {}): OpenCircuit => ({
  state: "open",
  untilAt: NOW + 60_000,
  trips: 1,
  policy: "wait",
  reason: "quota",
  isStated: false,
  ...change,
});

const ESTIMATED = { untilAt: NOW + 60_000, isStated: false };

describe("opening", () => {
  test.each([
    [1, 60_000],
    [2, 120_000],
    [3, 240_000],
    [4, 300_000],
  ])("trip %i lasts %i ms if nothing is stated", (trip, lengthMs) => {
    expect(openingMs(trip)).toBe(lengthMs);
  });

  test.each([
    ["a later instant extends", { untilAt: NOW + 10, isStated: true }, NOW + 20, NOW + 20],
    ["an earlier one changes nothing", { untilAt: NOW + 20, isStated: true }, NOW + 10, NOW + 20],
    ["an earlier stated instant replaces an estimate", ESTIMATED, NOW + 10, NOW + 10],
    ["an estimate does not replace a stated instant", { untilAt: NOW + 10, isStated: true }, null, NOW + 10],
    ["an estimate replaces a stated instant of the past", { untilAt: NOW - 10, isStated: true }, null, NOW + 60_000],
    ["an instant is trusted for 35 days", { untilAt: NOW, isStated: true }, NOW + 10 ** 11, NOW + OPEN_LIMIT_MS],
  ])("%s", (_, before, untilAt, expected) => {
    expect(openCircuit(opened(before), NOW, { untilAt, policy: "wait", reason: "x" }).untilAt).toBe(expected);
  });

  const cause = fc.record({
    untilAt: fc.option(fc.integer({ min: NOW + 1, max: NOW + 400_000 })),
    policy: fc.constantFrom<OpenPolicy>("wait", "stop"),
    reason: fc.constant("x"),
  });

  test("a later cause never shortens what the provider has stated, and never makes a stop a wait", () => {
    fc.assert(
      fc.property(cause, cause, fc.integer({ min: 0, max: 100_000 }), (first, second, laterMs) => {
        const before = openCircuit(CLOSED, NOW, first);
        const after = openCircuit(before, NOW + laterMs, second);
        if (before.isStated) expect(after.untilAt).toBeGreaterThanOrEqual(before.untilAt);
        if (before.policy === "stop") expect(after.policy).toBe("stop");
        expect(after.trips).toBe(before.trips);
      }),
    );
  });
});

describe("the probe", () => {
  const halfOpen = admitProbe(opened({ trips: 2 }), "probe-1", "");

  test("ended without an answer: open and due at once, so that the circuit cannot get stuck", () => {
    expect(endProbe(halfOpen, "probe-1", NOW)).toMatchObject({ state: "open", untilAt: NOW, trips: 2, policy: "wait" });
  });

  test("refused: open for longer", () => {
    const cause = { untilAt: null, policy: "wait", reason: "503" } as const;
    expect(openCircuit(halfOpen, NOW, cause)).toMatchObject({ untilAt: NOW + 240_000, trips: 3 });
  });

  test.each<[string, Circuit, string]>([
    ["another child's", halfOpen, "probe-2"],
    ["a late one's", CLOSED, "probe-1"],
    ["one that a stop has overtaken", opened({ policy: "stop" }), "probe-1"],
  ])("%s end changes nothing", (_, circuit, key) => {
    expect(endProbe(circuit, key, NOW)).toBe(circuit);
  });
});
