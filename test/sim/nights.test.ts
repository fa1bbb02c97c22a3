import { expect, test } from "vitest";
import type { Mutation } from "./mutation.ts";
import { dropEvery } from "./planted-bug.ts";
import { scenarioOf } from "./scenario.ts";
import { explain, scenarioWithout, shrink } from "./shrink.ts";
import { simulateScenario } from "./simulate.ts";
import { keepsPace } from "./throughput.ts";
import { Violation } from "./violation.ts";

const FIRST = Number(process.env.CARRYOVER_SIM_SEED ?? 1);
const COUNT = Number(process.env.CARRYOVER_SIM_SEEDS ?? 120);
const WITHOUT = (process.env.CARRYOVER_SIM_WITHOUT ?? "").split(",").filter((name) => name !== "");

test(`${COUNT} simulated worlds from seed ${FIRST} on keep every invariant`, async () => {
  const statuses = new Map<string, number>();
  for (let seed = FIRST; seed < FIRST + COUNT; seed += 1) {
    const end = await simulateOrExplain(seed);
    await keepsPace(seed);
    for (const status of end.statuses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  if (COUNT < 100) return;
  // The worlds are as varied as they are meant to be: every way that a run can end is among them.
  const found = [...statuses.keys()].filter((status) => !status.startsWith("merge")).sort();
  expect(found).toEqual([
    "aborted",
    "complete",
    "incomplete",
    "interrupted",
    "killed",
    "out_of_budget",
    "out_of_time",
    "stopped",
  ]);
  expect(statuses.get("merge: complete")).toBeGreaterThan(0);
  expect(statuses.get("merge: incomplete")).toBeGreaterThan(0);
}, 3_600_000);

async function simulateOrExplain(seed: number) {
  try {
    return await simulateScenario(scenarioWithout(seed, WITHOUT), {}, () => {});
  } catch (error) {
    if (WITHOUT.length > 0) throw error;
    if (!(error instanceof Violation)) throw new Error(`replay: npm run sim -- --seed ${seed}`, { cause: error });
    const shrunk = await shrink(seed, {});
    expect.fail(
      shrunk === null ? `${error.message}\n(seed ${seed}; a second time it does not fail)` : explain(seed, shrunk),
    );
  }
}

const FORGETFUL = dropEvery(3);

test("a world that fails is cut down to what it takes, and the command that is printed shows it again", async () => {
  const seed = await firstFailing(FORGETFUL);
  const shrunk = await shrink(seed, FORGETFUL);
  if (shrunk === null) return expect.fail(`seed ${seed} does not fail twice`);
  const { without, violation, scenario } = shrunk;
  expect(scenario.lists[0]?.length).toBeLessThan(scenarioOf(seed).lists[0]?.length ?? 0);
  expect(scenario.runs).toHaveLength(1);
  const explained = explain(seed, shrunk);
  expect(explained).toContain(`npm run sim -- --seed ${seed} --without ${without.join(",")}`);
  await expect(simulateScenario(scenarioWithout(seed, without), FORGETFUL, () => {})).rejects.toThrow(
    violation.message,
  );
});

async function firstFailing(mutation: Mutation): Promise<number> {
  for (let seed = 1; ; seed += 1) {
    try {
      await simulateScenario(scenarioOf(seed), mutation, () => {});
    } catch (error) {
      if (error instanceof Violation && (scenarioOf(seed).lists[0]?.length ?? 0) > 5) return seed;
    }
  }
}
