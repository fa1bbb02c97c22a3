import { expect, test } from "vitest";
import { type Decision, Gate } from "../../src/provider/gate.ts";
import { settingsSchema } from "../../src/provider/settings.ts";
import { simulateNight } from "../../src/simulate/night.ts";
import { SETTINGS } from "../sim/world.ts";

/** Refuses the first call and admits all others, like a provider that does not count its quota exactly. */
class StopsFirst extends Gate {
  readonly calledAt: number[] = [];

  override decide({ now }: Parameters<Gate["decide"]>[0]): Decision {
    this.calledAt.push(now);
    return this.calledAt.length === 1
      ? { kind: "refused", refusal: { kind: "quota-exhausted" } }
      : { kind: "admitted", rate: null };
  }
}

test("after a stop children continue for stop-grace, and make no call once they are killed", () => {
  const provider = settingsSchema.parse({});
  const gate = new StopsFirst(provider);
  simulateNight({
    scenario: {
      tasks: 4,
      duration: { kind: "recorded", durationsMs: [800_000] },
      // A call every eight seconds.
      requestsPerTask: 100,
      gateway: false,
      waitUnitMs: 1,
      provider,
      settings: { ...SETTINGS, concurrency: 4, stopGraceMs: 12_000 },
      retryAfterThresholdMs: 60_000,
      timeBudgetMs: null,
      startsAt: 0,
      nextStart: (endedAt) => endedAt,
      seed: 1,
    },
    startsAt: 0,
    outstanding: [0, 1, 2, 3],
    gate,
    carried: { circuit: null, limit: null, durationsMs: [], journal: new Map() },
    chance: () => 0.5,
  });
  expect(gate.calledAt.map((at) => Math.round(at / 8_000))).toEqual([0, 0, 0, 0, 1, 1, 1]);
});
