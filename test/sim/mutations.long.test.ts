/** Tests of the invariants: each deliberate bug must be caught by an invariant that is meant for it. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { apply, type SchedulerEvent } from "../../src/core/apply.ts";
import { decide } from "../../src/core/decide.ts";
import { UNSUSPECTED } from "../../src/core/lane.ts";
import type { Outcome } from "../../src/core/outcome.ts";
import {
  applying,
  type Bug,
  deciding,
  dropEvery,
  dropLastLine,
  editCheckpoint,
  expectCaught,
  MADE_UP,
  settling,
  storing,
  withFates,
  withLanes,
  withSettings,
} from "./planted-bug.ts";
import { keepsPace } from "./throughput.ts";

const isLimit = (event: SchedulerEvent, kind: string) =>
  event.type === "task-settled" && event.outcome.class === "rate_limited" && event.outcome.limit.kind === kind;

const isCap = (outcome: Outcome) => outcome.class === "rate_limited" && outcome.limit.kind === "cap";
const due = { state: "open", untilAt: 0, trips: 1, policy: "wait", reason: "", isStated: false } as const;

const BUGS: readonly Bug[] = [
  {
    name: "starts go on during a pause",
    caughtBy: ["pause"],
    mutation: deciding((state) => withLanes(state, (lane) => ({ ...lane, pausedUntil: Number.NEGATIVE_INFINITY }))),
  },
  {
    name: "an open circuit is taken for one that is due",
    caughtBy: ["circuit", "stop", "reset"],
    mutation: deciding((state) =>
      withLanes(state, (lane) => (lane.circuit.state === "open" ? { ...lane, circuit: due } : lane)),
    ),
  },
  {
    name: "a half-open circuit lets a second probe through",
    caughtBy: ["one-probe", "circuit"],
    mutation: deciding((state) =>
      withLanes(state, (lane) => (lane.circuit.state === "half-open" ? { ...lane, circuit: due } : lane)),
    ),
  },
  {
    name: "a probe that dies leaves the circuit half-open",
    caughtBy: ["stands-still", "status", "no-task-lost", "liveness"],
    // Circuits open often, and children die often.
    world: (scenario) => ({
      ...withFates(scenario, (index) => (index % 2 === 0 ? "poison" : undefined)),
      providers: scenario.providers.map((provider) => ({
        ...provider,
        settings: { ...provider.settings, overloadShare: 0.6 },
      })),
    }),
    mutation: applying((state, event) => {
      const next = apply(state, event);
      if (event.type !== "attempt-ended") return next;
      return withLanes(next, (lane) => {
        const before = state.lanes.get(lane.provider)?.circuit;
        return before?.state === "half-open" && lane.circuit.state === "open" ? { ...lane, circuit: before } : lane;
      });
    }),
  },
  {
    name: "the limit of a provider is off by one",
    caughtBy: ["limit"],
    mutation: deciding((state) =>
      withLanes(state, (lane) => ({ ...lane, limit: { ...lane.limit, value: lane.limit.value + 1 } })),
    ),
  },
  {
    name: "the concurrency is off by one",
    caughtBy: ["concurrency"],
    mutation: deciding((state) => withSettings(state, { concurrency: state.settings.concurrency + 1 })),
  },
  {
    name: "a free place is not used",
    caughtBy: ["stands-still"],
    mutation: deciding((state) =>
      withSettings(state, { concurrency: Math.max(1, Math.min(state.running.size, state.settings.concurrency - 1)) }),
    ),
  },
  {
    name: "a task does not wait for its backoff",
    caughtBy: ["backoff"],
    mutation: deciding((state) =>
      withLanes(state, (lane) => (lane.delayed ? { ...lane, delayed: { ...lane.delayed, key: 0 } } : lane)),
    ),
  },
  {
    name: "a cut takes a quarter",
    caughtBy: ["limit"],
    mutation: applying((state, event) => {
      const next = apply(state, event);
      const effects = next.effects.map((effect) =>
        effect.kind === "note" && effect.note.event === "limit_changed" && effect.note.from > 3
          ? { ...effect, note: { ...effect.note, to: effect.note.from - Math.ceil(effect.note.from / 4) } }
          : effect,
      );
      return { ...next, effects };
    }),
  },
  {
    name: "a pause lasts too long",
    caughtBy: ["stands-still", "no-task-lost"],
    mutation: deciding((state) => withLanes(state, (lane) => ({ ...lane, pausedUntil: lane.pausedUntil + 600_000 }))),
  },
  {
    name: "a run ends although a retry is due soon",
    caughtBy: ["no-task-lost"],
    mutation: {
      scheduler: {
        apply,
        decide: (state, now) => {
          const command = decide(state, now);
          const isIdle = command.kind === "wait" && state.running.size === 0 && state.ending === null;
          return isIdle ? { kind: "finish", status: "incomplete", reason: "made up" } : command;
        },
      },
    },
  },
  {
    name: "max-tasks is off by one",
    caughtBy: ["max-tasks", "outstanding-set"],
    where: ({ inputs }) => inputs["max-tasks"] !== undefined,
    mutation: { config: (config) => ({ ...config, maxTasks: (config.maxTasks ?? 0) + 1 }) },
  },
  {
    name: "the deadline is ignored",
    caughtBy: ["deadline"],
    mutation: deciding((state) => withSettings(state, { deadlineAt: null })),
  },
  {
    name: "a limit uses an attempt",
    caughtBy: ["charges", "attempts", "settled"],
    mutation: settling((outcome) => (isCap(outcome) ? { class: "legitimate", ...MADE_UP } : outcome)),
  },
  {
    name: "a limit is stored as a result",
    caughtBy: ["limit-is-no-result"],
    mutation: settling((outcome) => (isCap(outcome) ? { class: "graded", status: "failed", row: null } : outcome)),
  },
  {
    name: "waits are granted without end",
    caughtBy: ["max-wait"],
    mutation: { initial: (state) => withSettings(state, { maxWaitMs: Number.POSITIVE_INFINITY }) },
  },
  {
    name: "an interrupt is ignored",
    caughtBy: ["interrupt", "status"],
    mutation: applying((state, event) =>
      event.type === "interrupted" ? { ...state, effects: [] } : apply(state, event),
    ),
  },
  {
    name: "two cuts in one episode",
    caughtBy: ["episode"],
    mutation: applying((state, event) =>
      apply(
        isLimit(event, "cap")
          ? withLanes(state, (lane) => ({ ...lane, limit: { ...lane.limit, cutAt: null } }))
          : state,
        event,
      ),
    ),
  },
  {
    name: "a killed task is retried without end",
    caughtBy: ["kills", "goes-on-for-ever"],
    mutation: applying((state, event) => {
      const running = event.type === "task-settled" ? state.running.get(event.key) : undefined;
      if (running === undefined) return apply(state, event);
      const unsettled = running.unsettled.map((pending) => ({ ...pending, kills: 0 }));
      return apply({ ...state, running: new Map(state.running).set(running.key, { ...running, unsettled }) }, event);
    }),
  },
  {
    name: "a killed task is forgotten",
    caughtBy: ["no-task-lost"],
    mutation: applying((state, event) => {
      const next = apply(state, event);
      const isKill = event.type === "task-settled" && event.outcome.class === "kill_shaped";
      return isKill ? { ...next, lanes: state.lanes } : next;
    }),
  },
  {
    name: "starts go on while a limit is suspected",
    caughtBy: ["suspicion"],
    mutation: deciding((state) => withLanes(state, (lane) => ({ ...lane, suspicion: UNSUSPECTED }))),
  },
  {
    name: "the next run does not know of kills",
    caughtBy: ["liveness"],
    // The same tasks die each night.
    world: (scenario) => ({
      ...withFates(scenario, (index) => (index === 0 ? "poison" : undefined)),
      inputs: { ...scenario.inputs, "max-attempts": "1" },
    }),
    mutation: { beforeRun: (folder) => editCheckpoint(folder, ({ setbacks: _, ...rest }) => rest) },
  },
  {
    name: "fail-fast records rows of the siblings",
    caughtBy: ["limit-is-no-result", "charges"],
    // Some end the run while siblings still have rows to write.
    world: (scenario) => ({
      ...withFates(scenario, (index) => (index % 4 === 0 ? "fatal" : "passes")),
      child: { ...scenario.child, speaksRows: true, diesAfterMs: null },
      inputs: { ...scenario.inputs, "fail-fast": "true" },
    }),
    mutation: applying((state, event) => {
      const { ending } = state;
      const isSettled = event.type === "task-settled" && ending !== null;
      return apply(isSettled ? { ...state, ending: { ...ending, stopAtOnceKeys: new Set() } } : state, event);
    }),
  },
  {
    name: "the recorder drops a row",
    caughtBy: ["no-result-lost", "settled", "outstanding-set"],
    mutation: dropEvery(5),
  },
  {
    name: "the recorder writes a row twice",
    caughtBy: ["no-result-doubled"],
    mutation: storing((real) => ({
      appendResult: (row) => {
        real.appendResult(row);
        real.appendResult(row);
      },
    })),
  },
  {
    name: "the next run does not know of the circuits",
    caughtBy: ["reset"],
    mutation: { beforeRun: (folder) => editCheckpoint(folder, (checkpoint) => ({ ...checkpoint, circuits: {} })) },
  },
  {
    name: "rows of a killed run are not taken over",
    caughtBy: ["no-result-lost"],
    mutation: { beforeRun: (folder) => rmSync(join(folder, "inbox"), { recursive: true, force: true }) },
  },
  {
    name: "the row before a torn line is lost too",
    caughtBy: ["no-result-lost"],
    mutation: {
      beforeRun: (folder) => {
        const path = join(folder, "results.jsonl");
        if (existsSync(path) && !readFileSync(path, "utf8").endsWith("\n")) dropLastLine(path);
      },
    },
  },
];

/** Successes do not shorten the interval of a pacer. */
const slow = applying((state, event) => {
  const next = apply(state, event);
  if (event.type !== "task-settled") return next;
  return withLanes(next, (lane) => {
    const longestMs = Math.max(lane.pacer?.intervalMs ?? 0, state.lanes.get(lane.provider)?.pacer?.intervalMs ?? 0);
    return lane.pacer?.intervalMs ? { ...lane, pacer: { ...lane.pacer, intervalMs: longestMs } } : lane;
  });
});

describe("deliberate bugs", () => {
  test.each(BUGS)("$name", expectCaught);

  test("starts do not speed up after a limit", async () => {
    const ends = await Promise.allSettled(Array.from({ length: 50 }, (_, seed) => keepsPace(seed, slow.scheduler)));
    expect(ends.filter(({ status }) => status === "rejected").length).toBeGreaterThan(0);
  });
});
