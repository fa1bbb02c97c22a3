import { describe, expect, test } from "vitest";
import { apply, type SchedulerEvent } from "../../src/core/apply.ts";
import { type Circuit, CLOSED, OPEN_LIMIT_MS } from "../../src/core/circuit.ts";
import { openLane } from "../../src/core/lane.ts";
import { NOTHING_DETECTED } from "../../src/core/rate-limit.ts";
import { openState, type State } from "../../src/core/state.ts";
import {
  learnedLimits,
  restoreCircuit,
  restoreLimit,
  resumeAt,
  storedCircuits,
  storedClosings,
} from "../../src/engine/run-memory.ts";
import type { Checkpoint, StoredCircuit } from "../../src/store/format.ts";
import { checkpointOf } from "../rig/rows.ts";
import { EPOCH, SETTINGS } from "../sim/world.ts";

const iso = (at: number) => new Date(at).toISOString();
const stored = (untilAt: number, change: Partial<StoredCircuit> = {}): StoredCircuit => ({
  state: "open",
  until: iso(untilAt),
  trips: 2,
  reason: "quota",
  stated: true,
  ...change,
});
const checkpoint = (circuits: Record<string, StoredCircuit>, change: Partial<Checkpoint> = {}): Checkpoint =>
  checkpointOf({ updated_at: iso(EPOCH), campaigns: [], circuits, ...change });
const stateWith = (circuits: Readonly<Record<string, Circuit>>): State =>
  openState(
    SETTINGS,
    Object.entries(circuits).map(([provider, circuit]) =>
      openLane(provider, [], { ceiling: 8, learnedLimit: provider === "cut" ? 3 : null, circuit, preflight: false }),
    ),
    { now: EPOCH, durationsMs: [] },
  );
const OPEN: Circuit = {
  state: "open",
  untilAt: EPOCH + 9_000,
  trips: 1,
  policy: "stop",
  reason: "quota",
  isStated: true,
};

const START = { now: EPOCH, isProbedNow: false };

describe("a stored circuit", () => {
  test.each<[string, Checkpoint | null, unknown]>([
    ["no checkpoint", null, null],
    ["of another provider", checkpoint({ other: stored(EPOCH + 1) }), null],
    ["still open", checkpoint({ p: stored(EPOCH + 1) }), { policy: "stop", untilAt: EPOCH + 1, trips: 2 }],
    ["due: one probe starts", checkpoint({ p: stored(EPOCH) }), { policy: "wait", untilAt: EPOCH }],
    ["with an invalid instant", checkpoint({ p: stored(EPOCH, { until: "soon" }) }), null],
    ["forever: believed for 35 days", checkpoint({ p: stored(EPOCH + 10 ** 12) }), { untilAt: EPOCH + OPEN_LIMIT_MS }],
    [
      "written in the future: 35 days from now",
      checkpoint({ p: stored(EPOCH + 10 ** 12) }, { updated_at: iso(EPOCH + 10 ** 11) }),
      { untilAt: EPOCH + OPEN_LIMIT_MS },
    ],
    ["written at no instant", checkpoint({ p: stored(EPOCH + 7) }, { updated_at: "?" }), { untilAt: EPOCH + 7 }],
  ])("%s", (_, from, expected) => {
    const circuit = restoreCircuit(from, "p", START);
    if (expected === null) expect(circuit).toBeNull();
    else expect(circuit).toMatchObject(expected as object);
  });

  test.each(["constructor", "toString", "hasOwnProperty"])("a provider named %s has none", (provider) => {
    expect(restoreCircuit(checkpoint({}), provider, START)).toBeNull();
    expect(restoreLimit(checkpoint({}), provider)).toBeNull();
  });
});

test("open circuits are stored, a running probe as open and due, and closed circuits not at all", () => {
  const before = checkpoint({ healed: stored(EPOCH - 5), absent: stored(EPOCH + 5) });
  const waiting = { ...OPEN, policy: "wait" } as const;
  const probing = { state: "half-open", probe: "k", probedAt: iso(EPOCH + 90), trips: 3 } as const;
  const state = stateWith({ open: OPEN, waiting, probing, healed: CLOSED });
  expect(storedCircuits(state, before, EPOCH + 100)).toEqual({
    open: { state: "open", until: iso(EPOCH + 9_000), trips: 1, reason: "quota", stated: true, stop: true },
    waiting: { state: "open", until: iso(EPOCH + 9_000), trips: 1, reason: "quota", stated: true },
    probing: {
      state: "open",
      until: iso(EPOCH + 100),
      trips: 3,
      reason: "a probe was running",
      stated: false,
      opened_at: iso(EPOCH + 90),
    },
    absent: stored(EPOCH + 5),
  });
});

test("a circuit that opens is stored with the instant of the refusal, also if a sibling was refused", () => {
  const closed = { p: iso(EPOCH + 500), other: iso(EPOCH) };
  const lane = { ceiling: 8, learnedLimit: null, circuit: null, closedAt: closed.p, preflight: false };
  const initial = openState(SETTINGS, [openLane("p", [], lane)], { now: EPOCH, durationsMs: [] });
  const learned = (at: number): SchedulerEvent => {
    const circuit = { provider: "p", openedAt: EPOCH + at, untilAt: EPOCH + 10 ** 6, isStated: true, reason: "quota" };
    return { type: "circuit-learned", at: EPOCH + 900, ...circuit };
  };
  const refused = (at: number): SchedulerEvent => {
    const detection = { ...NOTHING_DETECTED, kind: "stop", evidence: "quota" } as const;
    return { type: "preflight-ended", at: EPOCH + at, provider: "p", detection };
  };
  const storedAfter = (...events: readonly SchedulerEvent[]) => {
    const state = events.reduce(apply, initial);
    const before = checkpoint({ p: stored(EPOCH) }, { closed });
    expect(storedClosings(state, before)).toEqual(closed);
    return storedCircuits(state, before, EPOCH).p?.opened_at;
  };
  expect(storedAfter(learned(600))).toBe(iso(EPOCH + 600));
  expect(storedAfter(learned(700), learned(600))).toBe(iso(EPOCH + 700));
  expect(storedAfter(refused(800))).toBe(iso(EPOCH + 800));
  // The clock of the machine that saw the closing may be ahead.
  expect(storedAfter(refused(400))).toBe(iso(EPOCH + 501));
});

test("retry-now probes an open circuit at once", () => {
  const from = checkpoint({ p: stored(EPOCH + 60_000) });
  const circuit = restoreCircuit(from, "p", { now: EPOCH, isProbedNow: true });
  expect(circuit).toMatchObject({ state: "open", policy: "wait", untilAt: EPOCH });
});

test("an outage is stored, and restored, as one", () => {
  const circuits = storedCircuits(stateWith({ p: { ...OPEN, outage: true } }), null, EPOCH);
  expect(circuits).toMatchObject({ p: { outage: true } });
  expect(restoreCircuit(checkpoint(circuits), "p", START)).toEqual({ ...OPEN, outage: true });
});

test("a limit below the ceiling is stored, a recovered one is dropped, and that of an absent provider is kept", () => {
  const state = stateWith({ cut: CLOSED, whole: CLOSED });
  expect(learnedLimits(state, null)).toEqual({ cut: 3 });
  const before = { ...checkpoint({}), limits: { cut: 1, whole: 2, absent: 5 } };
  expect(learnedLimits(state, before)).toEqual({ cut: 3, absent: 5 });
});

test.each<[string, Record<string, StoredCircuit>, readonly string[], number | null]>([
  ["nothing is open", {}, ["p"], null],
  ["the earliest end", { p: stored(EPOCH + 9), q: stored(EPOCH + 5) }, ["p", "q"], EPOCH + 5],
  ["only providers with outstanding tasks count", { p: stored(EPOCH + 9), q: stored(EPOCH + 5) }, ["p"], EPOCH + 9],
  ["a provider without a circuit does not count", { p: stored(EPOCH + 9) }, ["p", "q"], EPOCH + 9],
  ["nothing is outstanding", { p: stored(EPOCH + 9) }, [], null],
])("resume-at: %s", (_, circuits, providers, at) => {
  expect(resumeAt(circuits, new Set(providers))).toBe(at);
});
