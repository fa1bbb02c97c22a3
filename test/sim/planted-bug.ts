/** Plants a deliberate bug in simulated worlds until an invariant catches it, and the parts of such bugs. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { apply } from "../../src/core/apply.ts";
import { decide } from "../../src/core/decide.ts";
import type { Lane } from "../../src/core/lane.ts";
import type { Outcome } from "../../src/core/outcome.ts";
import type { Settings, State } from "../../src/core/state.ts";
import type { Scheduler } from "../../src/engine/loop.ts";
import type { RowStore } from "../../src/store/state-folder.ts";
import type { Fate, TaskTraits } from "./child-life.ts";
import type { Mutation } from "./mutation.ts";
import { type Scenario, scenarioOf } from "./scenario.ts";
import { simulateScenario } from "./simulate.ts";
import { Violation } from "./violation.ts";

/** A deliberate bug, and the invariants that are meant to catch it. */
export interface Bug {
  readonly name: string;
  readonly caughtBy: readonly string[];
  readonly mutation: Mutation;
  /** The worlds in which it can show; default: all. */
  readonly where?: (scenario: Scenario) => boolean;
  /** Changes these worlds so that the bug shows more often. */
  readonly world?: (scenario: Scenario) => Scenario;
}

export const withLanes = (state: State, change: (lane: Lane) => Lane): State => ({
  ...state,
  lanes: new Map([...state.lanes].map(([provider, lane]) => [provider, change(lane)])),
});
export const withSettings = (state: State, settings: Partial<Settings>): State => ({
  ...state,
  settings: { ...state.settings, ...settings },
});
type Worlds = Pick<Bug, "where" | "world">;

/** Makes bugs of one kind: each changes the same part of the product in its own way. */
export function planting<Change>(mutation: (change: Change) => Mutation) {
  return (name: string, caughtBy: readonly string[], change: Change, worlds: Worlds = {}): Bug => ({
    name,
    caughtBy,
    mutation: mutation(change),
    ...worlds,
  });
}

const onDecide = (see: (state: State) => State): Mutation => ({
  scheduler: { apply, decide: (state, now) => decide(see(state), now) },
});
export const onApply = (change: Scheduler["apply"]): Mutation => ({ scheduler: { decide, apply: change } });

export const bug = planting((mutation: Mutation) => mutation);
export const deciding = planting(onDecide);
export const seeingLanes = planting((see: (lane: Lane) => Partial<Lane>) =>
  onDecide((state) => withLanes(state, (lane) => ({ ...lane, ...see(lane) }))),
);
export const applying = planting(onApply);
export const settling = planting((change: (outcome: Outcome) => Outcome) =>
  onApply((state, event) =>
    apply(state, event.type === "task-settled" ? { ...event, outcome: change(event.outcome) } : event),
  ),
);

/** The maximum number of worlds to try. */
const SEEDS = 300;

/** Expects that the bug is caught by an invariant that is meant for it. */
export async function expectCaught({
  caughtBy,
  mutation,
  where = () => true,
  world = (same) => same,
}: Bug): Promise<void> {
  let tried = 0;
  for (let seed = 1; tried < SEEDS; seed += 1) {
    const scenario = scenarioOf(seed);
    if (!where(scenario)) continue;
    tried += 1;
    const found = await violationOf(world(scenario), mutation);
    if (found === null) continue;
    expect(caughtBy, `${found.message} (seed ${seed})`).toContain(found.rule);
    return;
  }
  expect.fail(`not caught in ${SEEDS} worlds`);
}

async function violationOf(scenario: Scenario, mutation: Mutation): Promise<Violation | null> {
  try {
    await simulateScenario(scenario, mutation, () => {});
    return null;
  } catch (error) {
    if (error instanceof Violation) return error;
    throw error;
  }
}

/** How a child ended that never ran. */
export const MADE_UP = { message: "made up", exitCode: 1, signal: null };

/** A state folder whose writes differ from those of the real one. */
export function storing(change: (real: RowStore) => Partial<RowStore>): Mutation {
  return {
    store: (real) => ({
      appendResult: (row) => real.appendResult(row),
      appendFailure: (row) => real.appendFailure(row),
      holdFailure: (row) => real.holdFailure(row),
      releaseHeld: () => real.releaseHeld(),
      ...change(real),
    }),
  };
}

/** Stores all results except every n-th. */
export function dropEvery(n: number): Mutation {
  return storing((real) => {
    let rows = 0;
    return {
      appendResult: (row) => {
        rows += 1;
        if (rows % n !== 0) real.appendResult(row);
      },
    };
  });
}

type Checkpoint = Readonly<Record<string, unknown>> & { readonly campaigns: readonly object[] };

/** Changes the checkpoint of a folder, if it has one. */
export function editCheckpoint(folder: string, change: (checkpoint: Checkpoint) => object): void {
  const path = join(folder, "checkpoint.json");
  if (!existsSync(path)) return;
  writeFileSync(path, `${JSON.stringify(change(JSON.parse(readFileSync(path, "utf8")) as Checkpoint))}\n`);
}

/** Drops the last line of a file that ends with a whole one. */
export function dropLastLine(path: string): void {
  if (!existsSync(path)) return;
  const lines = readFileSync(path, "utf8").split("\n").slice(0, -2);
  writeFileSync(path, lines.map((line) => `${line}\n`).join(""));
}

/** The same world with other fates for some of its tasks; undefined keeps the fate. */
export function withFates(scenario: Scenario, fateAt: (index: number) => Fate | undefined): Scenario {
  const traits = [...scenario.traits].map(([id, one], index): [string, TaskTraits] => [
    id,
    { ...one, fate: fateAt(index) ?? one.fate },
  ]);
  return { ...scenario, traits: new Map(traits) };
}
