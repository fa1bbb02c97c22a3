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
  bug,
  deciding,
  dropEvery,
  dropLastLine,
  editCheckpoint,
  expectCaught,
  MADE_UP,
  onApply,
  seeingLanes,
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
  seeingLanes("starts go on during a pause", ["pause"], () => ({ pausedUntil: Number.NEGATIVE_INFINITY })),
  seeingLanes("an open circuit is taken for one that is due", ["circuit", "stop", "reset"], (lane) =>
    lane.circuit.state === "open" ? { circuit: due } : {},
  ),
  seeingLanes("a half-open circuit lets a second probe through", ["one-probe", "circuit"], (lane) =>
    lane.circuit.state === "half-open" ? { circuit: due } : {},
  ),
  applying(
    "a probe that dies leaves the circuit half-open",
    ["stands-still", "status", "no-task-lost", "liveness"],
    (state, event) => {
      const next = apply(state, event);
      if (event.type !== "attempt-ended") return next;
      return withLanes(next, (lane) => {
        const before = state.lanes.get(lane.provider)?.circuit;
        return before?.state === "half-open" && lane.circuit.state === "open" ? { ...lane, circuit: before } : lane;
      });
    },
    {
      // Circuits open often, and children die often.
      world: (scenario) => ({
        ...withFates(scenario, (index) => (index % 2 === 0 ? "poison" : undefined)),
        providers: scenario.providers.map((provider) => ({
          ...provider,
          settings: { ...provider.settings, overloadShare: 0.6 },
        })),
      }),
    },
  ),
  seeingLanes("the limit of a provider is off by one", ["limit"], (lane) => ({
    limit: { ...lane.limit, value: lane.limit.value + 1 },
  })),
  deciding("the concurrency is off by one", ["concurrency"], (state) =>
    withSettings(state, { concurrency: state.settings.concurrency + 1 }),
  ),
  deciding("a free place is not used", ["stands-still"], (state) =>
    withSettings(state, { concurrency: Math.max(1, Math.min(state.running.size, state.settings.concurrency - 1)) }),
  ),
  seeingLanes("a task does not wait for its backoff", ["backoff"], (lane) =>
    lane.delayed ? { delayed: { ...lane.delayed, key: 0 } } : {},
  ),
  applying("a cut takes a quarter", ["limit"], (state, event) => {
    const next = apply(state, event);
    const effects = next.effects.map((effect) =>
      effect.kind === "note" && effect.note.event === "limit_changed" && effect.note.from > 3
        ? { ...effect, note: { ...effect.note, to: effect.note.from - Math.ceil(effect.note.from / 4) } }
        : effect,
    );
    return { ...next, effects };
  }),
  seeingLanes("a pause lasts too long", ["stands-still", "no-task-lost"], (lane) => ({
    pausedUntil: lane.pausedUntil + 600_000,
  })),
  bug("a run ends although a retry is due soon", ["no-task-lost"], {
    scheduler: {
      apply,
      decide: (state, now) => {
        const command = decide(state, now);
        const isIdle = command.kind === "wait" && state.running.size === 0 && state.ending === null;
        return isIdle ? { kind: "finish", status: "incomplete", reason: "made up" } : command;
      },
    },
  }),
  {
    name: "max-tasks is off by one",
    caughtBy: ["max-tasks", "outstanding-set"],
    where: ({ inputs }) => inputs["max-tasks"] !== undefined,
    mutation: { config: (config) => ({ ...config, maxTasks: (config.maxTasks ?? 0) + 1 }) },
  },
  deciding("the deadline is ignored", ["deadline"], (state) => withSettings(state, { deadlineAt: null })),
  settling("a limit uses an attempt", ["charges", "attempts", "settled"], (outcome) =>
    isCap(outcome) ? { class: "legitimate", ...MADE_UP } : outcome,
  ),
  settling("a limit is stored as a result", ["limit-is-no-result"], (outcome) =>
    isCap(outcome) ? { class: "graded", status: "failed", row: null } : outcome,
  ),
  bug("waits are granted without end", ["max-wait"], {
    initial: (state) => withSettings(state, { maxWaitMs: Number.POSITIVE_INFINITY }),
  }),
  applying("an interrupt is ignored", ["interrupt", "status"], (state, event) =>
    event.type === "interrupted" ? { ...state, effects: [] } : apply(state, event),
  ),
  applying("two cuts in one episode", ["episode"], (state, event) =>
    apply(
      isLimit(event, "cap") ? withLanes(state, (lane) => ({ ...lane, limit: { ...lane.limit, cutAt: null } })) : state,
      event,
    ),
  ),
  applying("a killed task is retried without end", ["kills", "goes-on-for-ever"], (state, event) => {
    const running = event.type === "task-settled" ? state.running.get(event.key) : undefined;
    if (running === undefined) return apply(state, event);
    const unsettled = running.unsettled.map((pending) => ({ ...pending, kills: 0 }));
    return apply({ ...state, running: new Map(state.running).set(running.key, { ...running, unsettled }) }, event);
  }),
  applying("a killed task is forgotten", ["no-task-lost"], (state, event) => {
    const next = apply(state, event);
    const isKill = event.type === "task-settled" && event.outcome.class === "kill_shaped";
    return isKill ? { ...next, lanes: state.lanes } : next;
  }),
  seeingLanes("starts go on while a limit is suspected", ["suspicion"], () => ({ suspicion: UNSUSPECTED })),
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
  applying(
    "fail-fast records rows of the siblings",
    ["limit-is-no-result", "charges"],
    (state, event) => {
      const { ending } = state;
      const isSettled = event.type === "task-settled" && ending !== null;
      return apply(isSettled ? { ...state, ending: { ...ending, stopAtOnceKeys: new Set() } } : state, event);
    },
    {
      // Some end the run while siblings still have rows to write.
      world: (scenario) => ({
        ...withFates(scenario, (index) => (index % 4 === 0 ? "fatal" : "passes")),
        child: { ...scenario.child, speaksRows: true, diesAfterMs: null },
        inputs: { ...scenario.inputs, "fail-fast": "true" },
      }),
    },
  ),
  bug("the recorder drops a row", ["no-result-lost", "settled", "outstanding-set"], dropEvery(5)),
  bug(
    "the recorder writes a row twice",
    ["no-result-doubled"],
    storing((real) => ({
      appendResult: (row) => {
        real.appendResult(row);
        real.appendResult(row);
      },
    })),
  ),
  bug("the next run does not know of the circuits", ["reset"], {
    beforeRun: (folder) => editCheckpoint(folder, (checkpoint) => ({ ...checkpoint, circuits: {} })),
  }),
  bug("rows of a killed run are not taken over", ["no-result-lost"], {
    beforeRun: (folder) => rmSync(join(folder, "inbox"), { recursive: true, force: true }),
  }),
  bug("the row before a torn line is lost too", ["no-result-lost"], {
    beforeRun: (folder) => {
      const path = join(folder, "results.jsonl");
      if (existsSync(path) && !readFileSync(path, "utf8").endsWith("\n")) dropLastLine(path);
    },
  }),
];

/** Successes do not shorten the interval of a pacer. */
const slow = onApply((state, event) => {
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
