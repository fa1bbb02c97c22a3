/** Deliberate bugs in how children of a stopped provider end, and in what failures in a row mean for a provider. */
import { test } from "vitest";
import { apply } from "../../src/core/apply.ts";
import {
  applying,
  type Bug,
  deciding,
  expectCaught,
  MADE_UP,
  onApply,
  planting,
  seeingLanes,
  withLanes,
  withSettings,
} from "./planted-bug.ts";

/** Changes the count of transient failures in a row. */
const countingFailures = planting((change: (failures: number, before: number) => number) =>
  onApply((state, event) =>
    withLanes(apply(state, event), (lane) => {
      const before = state.lanes.get(lane.provider)?.circuit;
      if (lane.circuit.state !== "closed" || before?.state !== "closed") return lane;
      return { ...lane, circuit: { ...lane.circuit, failures: change(lane.circuit.failures, before.failures) } };
    }),
  ),
);

const BUGS: readonly Bug[] = [
  seeingLanes("children of a stopped provider are never stopped", ["stop-grace"], () => ({ drainUntil: null })),
  seeingLanes("children of a stopped provider are stopped a second too early", ["stop-grace"], (lane) => ({
    drainUntil: lane.drainUntil && lane.drainUntil - 1_000,
  })),
  applying("children that finish after a STOP count as stopped", ["no-result-lost", "settled"], (state, event) => {
    const running = event.type === "task-settled" ? state.running.get(event.key) : undefined;
    const isStopped = running !== undefined && (state.lanes.get(running.provider)?.drainUntil ?? null) !== null;
    const isGraded = event.type === "task-settled" && event.outcome.class === "graded";
    if (!isStopped || !isGraded) return apply(state, event);
    const stopping = new Map(state.running).set(running.key, { ...running, stopping: "rate-limit" });
    return apply({ ...state, running: stopping }, { ...event, outcome: { class: "kill_shaped", ...MADE_UP } });
  }),
  deciding("the kill grace is too long", ["drain", "deadline", "interrupt"], (state) =>
    withSettings(state, { killGraceMs: 10 * state.settings.killGraceMs }),
  ),
  deciding(
    "a run that reached max-failures stops its children at once",
    ["stop-grace"],
    (state) => (state.ending ? { ...state, ending: { ...state.ending, stopAt: 0 } } : state),
    { where: ({ inputs, stopGraceMs }) => inputs["max-failures"] !== undefined && stopGraceMs > 0 },
  ),
  seeingLanes("an outage stops running children", ["stop-grace"], (lane) =>
    lane.circuit.state === "open" && lane.circuit.outage ? { drainUntil: lane.drainUntil ?? 0 } : {},
  ),
  countingFailures("four failures open the circuit", ["outage"], (failures) => (failures === 3 ? 4 : failures)),
  countingFailures("five failures do not open the circuit", ["outage"], (failures) => Math.min(failures, 3)),
  countingFailures("a success does not reset the count of failures", ["outage"], (failures, before) =>
    Math.max(failures, before),
  ),
  applying("each opening of an outage lasts a minute", ["outage"], (state, event) =>
    apply(
      withLanes(state, (lane) =>
        lane.circuit.state === "half-open" ? { ...lane, circuit: { ...lane.circuit, trips: 0 } } : lane,
      ),
      event,
    ),
  ),
  applying("a probe that fails closes the circuit", ["outage"], (state, event) => {
    const next = apply(state, event);
    const effects = next.effects.map((effect) =>
      effect.kind === "note" &&
      effect.note.event === "circuit_changed" &&
      effect.note.from === "half-open" &&
      effect.note.reason.startsWith("unavailable")
        ? { ...effect, note: { ...effect.note, to: "closed" as const, until: null } }
        : effect,
    );
    return { ...next, effects };
  }),
];

test.each(BUGS)("deliberate bugs in stops and outages: $name", expectCaught);
