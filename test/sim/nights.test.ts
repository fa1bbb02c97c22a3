import { expect, test } from "vitest";
import { simulate } from "./simulate.ts";

const FIRST = Number(process.env.CARRYOVER_SIM_SEED ?? 1);
const COUNT = Number(process.env.CARRYOVER_SIM_SEEDS ?? 250);

test(`${COUNT} simulated campaigns from seed ${FIRST} on keep every invariant`, async () => {
  const statuses = new Map<string, number>();
  for (let seed = FIRST; seed < FIRST + COUNT; seed += 1) {
    const end = await simulate(seed);
    for (const status of end.statuses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  if (COUNT < 100) return;
  // The worlds are as varied as they are meant to be: every way that a run can end is among them.
  const found = [...statuses.keys()].sort();
  expect(found).toEqual(["aborted", "complete", "incomplete", "interrupted", "killed", "out_of_time", "stopped"]);
}, 3_600_000);
