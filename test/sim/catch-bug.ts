import { expect } from "vitest";
import type { Mutation } from "./mutation.ts";
import { type Scenario, scenarioOf } from "./scenario.ts";
import { simulateScenario } from "./simulate.ts";
import { Violation } from "./violation.ts";

/** A deliberate bug, and the invariants that are meant for it. */
export interface Bug {
  readonly name: string;
  readonly caughtBy: readonly string[];
  /** Made anew for each world. */
  readonly mutation: Mutation | (() => Mutation);
  /** The worlds in which it can show; default: all. */
  readonly where?: (scenario: Scenario) => boolean;
  /** Makes what it takes more common in them. */
  readonly world?: (scenario: Scenario) => Scenario;
}

/** So many worlds are tried at most. */
const SEEDS = 300;

/** The bug is caught, and by an invariant that is meant for it. */
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
    const found = await violationOf(world(scenario), typeof mutation === "function" ? mutation() : mutation);
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
