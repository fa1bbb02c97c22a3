/** Deliberate bugs in the order of starts and in the rules that end a run early. */
import { test } from "vitest";
import { apply } from "../../src/core/apply.ts";
import { decide } from "../../src/core/decide.ts";
import { heapOf, heapPop, heapPush } from "../../src/core/heap.ts";
import type { Pending } from "../../src/core/pending.ts";
import type { Settings, State } from "../../src/core/state.ts";
import {
  applying,
  type Bug,
  editCheckpoint,
  expectCaught,
  planting,
  settling,
  withFates,
  withLanes,
  withSettings,
} from "./planted-bug.ts";
import type { Scenario } from "./scenario.ts";

const bounded = planting((change: (settings: Settings) => Partial<Settings>) => ({
  initial: (state) => withSettings(state, change(state.settings)),
}));
const ordered = planting((compare: (a: Pending, b: Pending) => number) => ({
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
}));

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
  ordered("the tasks of the list start from its end", ["order"], (a, b) => b.position - a.position),
  ordered("recorded durations do not count", ["order"], (a, b) => (a.task.id < b.task.id ? -1 : 1), {
    where: ({ isCalendar, inputs }) => isCalendar && inputs.concurrency !== "1",
  }),
  ordered(
    "the providers have their turn one after the other",
    ["order"],
    (a, b) => (a.task.provider < b.task.provider ? -1 : 1),
    { where: ({ providers }) => providers.length > 1 },
  ),
  applying("an ordinary failure is retried at once", ["order"], (state, event) =>
    withLanes(apply(state, event), (lane) => {
      let { ready, later } = lane;
      for (; later !== null; later = heapPop(later)) ready = heapPush(ready, { key: -1, tie: 0 }, later.item);
      return { ...lane, ready, later };
    }),
  ),
  bounded("max-cost is ignored", ["ends-late"], () => ({ budget: { maxCostUsd: null, maxTokens: null } }), {
    where: hasInput("max-cost"),
  }),
  bounded(
    "max-cost ends the run a tenth of a cent too early",
    ["ends-early"],
    ({ budget }) => ({ budget: { ...budget, maxCostUsd: (budget.maxCostUsd ?? 0) - 0.001 } }),
    { where: hasInput("max-cost") },
  ),
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
  bounded(
    "max-failures ends the run a failure too late",
    ["ends-late"],
    ({ maxFailures }) => ({ maxFailures: maxFailures && maxFailures + 1 }),
    { where: hasInput("max-failures") },
  ),
  bounded(
    "max-failures rounds a percentage down",
    ["ends-early"],
    ({ maxFailures }) => ({ maxFailures: maxFailures && Math.max(1, maxFailures - 1) }),
    { where: hasInput("max-failures", (value) => value.endsWith("%")) },
  ),
  bounded("fail-fast is ignored", ["ends-late"], () => ({ failFast: false }), { where: hasInput("fail-fast") }),
  bounded("every run fails fast", ["ends-early"], () => ({ failFast: true })),
  applying(
    "children that are killed in a row do not end the run",
    ["ends-late"],
    (state, event) => ({ ...apply(state, event), killsInARow: 0 }),
    { world: allDie },
  ),
  applying(
    "a result between kills does not count",
    ["ends-early"],
    (state, event) => {
      const next: State = apply(state, event);
      return { ...next, killsInARow: Math.max(next.killsInARow, state.killsInARow) };
    },
    { world: allDie },
  ),
  {
    name: "failures that are alike do not end the run",
    caughtBy: ["ends-late"],
    where: with10Tasks,
    world: allAlike,
    mutation: { initial: (state) => ({ ...state, chargesAtOnce: true }) },
  },
  applying(
    "failures that are alike end the run although a task has passed",
    ["ends-early"],
    (state, event) => apply({ ...state, chargesAtOnce: false }, event),
    { where: with10Tasks, world: allAlike },
  ),
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
  settling(
    "a key that does not work does not end the run",
    ["ends-late"],
    (outcome) => (outcome.class === "legitimate" ? { ...outcome, authentication: false } : outcome),
    { world: allWithoutKey },
  ),
];

test.each(BUGS)("deliberate bugs: $name", expectCaught);
