/** Deliberate bugs in how children of a stopped provider end, and in what failures in a row mean for a provider. */
import { describe, test } from "vitest";
import { apply } from "../../src/core/apply.ts";
import type { Mutation } from "./mutation.ts";
import { applying, type Bug, deciding, expectCaught, MADE_UP, withLanes, withSettings } from "./planted-bug.ts";

/** Changes the count of transient failures in a row. */
const countingFailures = (change: (failures: number, before: number) => number): Mutation =>
  applying((state, event) =>
    withLanes(apply(state, event), (lane) => {
      const before = state.lanes.get(lane.provider)?.circuit;
      if (lane.circuit.state !== "closed" || before?.state !== "closed") return lane;
      return { ...lane, circuit: { ...lane.circuit, failures: change(lane.circuit.failures, before.failures) } };
    }),
  );

const BUGS: readonly Bug[] = [
  {
    name: "children of a stopped provider are never stopped",
    caughtBy: ["stop-grace"],
    mutation: deciding((state) => withLanes(state, (lane) => ({ ...lane, drainUntil: null }))),
  },
  {
    name: "children of a stopped provider are stopped a second too early",
    caughtBy: ["stop-grace"],
    mutation: deciding((state) =>
      withLanes(state, (lane) => ({ ...lane, drainUntil: lane.drainUntil && lane.drainUntil - 1_000 })),
    ),
  },
  {
    name: "children that finish after a STOP count as stopped",
    caughtBy: ["no-result-lost", "settled"],
    mutation: applying((state, event) => {
      const running = event.type === "task-settled" ? state.running.get(event.key) : undefined;
      const isStopped = running !== undefined && (state.lanes.get(running.provider)?.drainUntil ?? null) !== null;
      const isGraded = event.type === "task-settled" && event.outcome.class === "graded";
      if (!isStopped || !isGraded) return apply(state, event);
      const stopping = new Map(state.running).set(running.key, { ...running, stopping: "rate-limit" });
      return apply({ ...state, running: stopping }, { ...event, outcome: { class: "kill_shaped", ...MADE_UP } });
    }),
  },
  {
    name: "the kill grace is too long",
    caughtBy: ["drain", "deadline", "interrupt"],
    mutation: deciding((state) => withSettings(state, { killGraceMs: 10 * state.settings.killGraceMs })),
  },
  {
    name: "a run that reached max-failures stops its children at once",
    caughtBy: ["stop-grace"],
    where: ({ inputs, stopGraceMs }) => inputs["max-failures"] !== undefined && stopGraceMs > 0,
    mutation: deciding((state) => (state.ending ? { ...state, ending: { ...state.ending, stopAt: 0 } } : state)),
  },
  {
    name: "an outage stops running children",
    caughtBy: ["stop-grace"],
    mutation: deciding((state) =>
      withLanes(state, (lane) =>
        lane.circuit.state === "open" && lane.circuit.outage ? { ...lane, drainUntil: lane.drainUntil ?? 0 } : lane,
      ),
    ),
  },
  {
    name: "four failures open the circuit",
    caughtBy: ["outage"],
    mutation: countingFailures((failures) => (failures === 3 ? 4 : failures)),
  },
  {
    name: "five failures do not open the circuit",
    caughtBy: ["outage"],
    mutation: countingFailures((failures) => Math.min(failures, 3)),
  },
  {
    name: "a success does not reset the count of failures",
    caughtBy: ["outage"],
    mutation: countingFailures((failures, before) => Math.max(failures, before)),
  },
  {
    name: "each opening of an outage lasts a minute",
    caughtBy: ["outage"],
    mutation: applying((state, event) =>
      apply(
        withLanes(state, (lane) =>
          lane.circuit.state === "half-open" ? { ...lane, circuit: { ...lane.circuit, trips: 0 } } : lane,
        ),
        event,
      ),
    ),
  },
  {
    name: "a probe that fails closes the circuit",
    caughtBy: ["outage"],
    mutation: applying((state, event) => {
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
  },
];

describe("deliberate bugs in stops and outages", () => {
  test.each(BUGS)("$name", expectCaught);
});
