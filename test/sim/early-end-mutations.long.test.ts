/** Deliberate bugs in the order of starts and in the rules that end a run early. */
import { describe, test } from "vitest";
import { apply } from "../../src/core/apply.ts";
import { decide } from "../../src/core/decide.ts";
import { heapOf, heapPop, heapPush } from "../../src/core/heap.ts";
import type { Pending } from "../../src/core/pending.ts";
import type { Settings, State } from "../../src/core/state.ts";
import type { Mutation } from "./mutation.ts";
import {
  applying,
  type Bug,
  editCheckpoint,
  expectCaught,
  settling,
  withFates,
  withLanes,
  withSettings,
} from "./planted-bug.ts";
import type { Scenario } from "./scenario.ts";

const bounded = (change: (settings: Settings) => Partial<Settings>): Mutation => ({
  initial: (state) => withSettings(state, change(state.settings)),
});
const ordered = (compare: (a: Pending, b: Pending) => number): Mutation => ({
  initial: (state) => {
    const pending = [...state.lanes.values()].flatMap(pendingOf).sort(compare);
    const placed = pending.map((one, position) => ({ ...one, position }));
    return withLanes(state, (lane) => ({
      ...lane,
      ready: heapOf(
        placed.filter(({ task }) => task.provider === lane.provider),
        ({ position }) => position,
      ),
    }));
  },
});

function pendingOf({ ready }: { readonly ready: ReturnType<typeof heapOf<Pending>> }): Pending[] {
  const pending: Pending[] = [];
  for (let rest = ready; rest !== null; rest = heapPop(rest)) pending.push(rest.item);
  return pending;
}

const with10Tasks = ({ lists }: Scenario) => (lists[0]?.length ?? 0) >= 10;
const hasInput =
  (name: string, isAsked: (value: string) => boolean = () => true) =>
  ({ inputs }: Scenario) =>
    isAsked(inputs[name] ?? "") && inputs[name] !== undefined;
const allDie = (scenario: Scenario) => withFates(scenario, (index) => (index % 8 === 7 ? "passes" : "poison"));
const allWithoutKey = (scenario: Scenario) => withFates(scenario, () => "locked-out");
const allAlike = (scenario: Scenario): Scenario => {
  const broken = withFates(scenario, (index) => (index === 0 ? "flaky" : "broken"));
  const traits = [...broken.traits].map(([id, one]) => [id, { ...one, complaint: "AssertionError: 12" }] as const);
  return { ...broken, traits: new Map(traits) };
};

const BUGS: readonly Bug[] = [
  {
    name: "the tasks of the list start from its end",
    caughtBy: ["order"],
    mutation: ordered((a, b) => b.position - a.position),
  },
  {
    name: "recorded durations do not count",
    caughtBy: ["order"],
    where: ({ isCalendar, inputs }) => isCalendar && inputs.concurrency !== "1",
    mutation: ordered((a, b) => (a.task.id < b.task.id ? -1 : 1)),
  },
  {
    name: "the providers have their turn one after the other",
    caughtBy: ["order"],
    where: ({ providers }) => providers.length > 1,
    mutation: ordered((a, b) => (a.task.provider < b.task.provider ? -1 : 1)),
  },
  {
    name: "an ordinary failure is retried at once",
    caughtBy: ["order"],
    mutation: applying((state, event) =>
      withLanes(apply(state, event), (lane) => {
        let { ready, later } = lane;
        for (; later !== null; later = heapPop(later)) ready = heapPush(ready, { key: -1, tie: 0 }, later.item);
        return { ...lane, ready, later };
      }),
    ),
  },
  {
    name: "max-cost is ignored",
    caughtBy: ["ends-late"],
    where: hasInput("max-cost"),
    mutation: bounded(() => ({ budget: { maxCostUsd: null, maxTokens: null } })),
  },
  {
    name: "max-cost ends the run a tenth of a cent too early",
    caughtBy: ["ends-early"],
    where: hasInput("max-cost"),
    mutation: bounded(({ budget }) => ({ budget: { ...budget, maxCostUsd: (budget.maxCostUsd ?? 0) - 0.001 } })),
  },
  {
    name: "a run out of budget is incomplete",
    caughtBy: ["ending"],
    where: hasInput("max-cost"),
    mutation: {
      scheduler: {
        apply,
        decide: (state, now) => {
          const command = decide(state, now);
          return command.kind === "finish" && command.status === "out_of_budget"
            ? { ...command, status: "incomplete" }
            : command;
        },
      },
    },
  },
  {
    name: "max-failures ends the run a failure too late",
    caughtBy: ["ends-late"],
    where: hasInput("max-failures"),
    mutation: bounded(({ maxFailures }) => ({ maxFailures: maxFailures && maxFailures + 1 })),
  },
  {
    name: "max-failures rounds a percentage down",
    caughtBy: ["ends-early"],
    where: hasInput("max-failures", (value) => value.endsWith("%")),
    mutation: bounded(({ maxFailures }) => ({ maxFailures: maxFailures && Math.max(1, maxFailures - 1) })),
  },
  {
    name: "fail-fast is ignored",
    caughtBy: ["ends-late"],
    where: hasInput("fail-fast"),
    mutation: bounded(() => ({ failFast: false })),
  },
  { name: "every run fails fast", caughtBy: ["ends-early"], mutation: bounded(() => ({ failFast: true })) },
  {
    name: "children that are killed in a row do not end the run",
    caughtBy: ["ends-late"],
    world: allDie,
    mutation: applying((state, event) => ({ ...apply(state, event), killsInARow: 0 })),
  },
  {
    name: "a result between kills does not count",
    caughtBy: ["ends-early"],
    world: allDie,
    mutation: applying((state, event) => {
      const next: State = apply(state, event);
      return { ...next, killsInARow: Math.max(next.killsInARow, state.killsInARow) };
    }),
  },
  {
    name: "failures that are alike do not end the run",
    caughtBy: ["ends-late"],
    where: with10Tasks,
    world: allAlike,
    mutation: { initial: (state) => ({ ...state, chargesAtOnce: true }) },
  },
  {
    name: "failures that are alike end the run although a task has passed",
    caughtBy: ["ends-early"],
    where: with10Tasks,
    world: allAlike,
    mutation: applying((state, event) => apply({ ...state, chargesAtOnce: false }, event)),
  },
  {
    name: "the next run does not know that all failures were alike",
    caughtBy: ["ends-early"],
    where: with10Tasks,
    world: allAlike,
    mutation: {
      beforeRun: (folder) =>
        editCheckpoint(folder, ({ setbacks, ...rest }) => ({
          ...rest,
          setbacks: { ...(setbacks as object), same_failure: [] },
        })),
    },
  },
  {
    name: "a key that does not work does not end the run",
    caughtBy: ["ends-late"],
    world: allWithoutKey,
    mutation: settling((outcome) => (outcome.class === "legitimate" ? { ...outcome, authentication: false } : outcome)),
  },
];

describe("deliberate bugs", () => {
  test.each(BUGS)("$name", expectCaught);
});
