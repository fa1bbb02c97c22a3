/** The numbers of the contract for a token bucket, in virtual time: every run of this file gives the same figures. */
import { expect, test } from "vitest";
import { Chance } from "./chance.ts";
import { type BucketWords, ProviderModel } from "./provider-model.ts";
import { EPOCH, runWorld, tasksNamed } from "./world.ts";

interface Measured {
  readonly ratio: number;
  readonly refusedShare: number;
}

async function measure(bucket: {
  readonly perMinute: number;
  readonly burst: number;
  readonly states: BucketWords;
  readonly tasks: number;
  readonly concurrency: number;
  readonly callMs: number;
}): Promise<Measured> {
  const { tasks, concurrency, perMinute, burst } = bucket;
  const chance = new Chance(perMinute + tasks + concurrency);
  const model = new ProviderModel({ name: "p", bucket, quota: null, outages: [], overload: 0 }, chance, EPOCH);
  let refused = 0;
  const end = await runWorld({
    tasks: tasksNamed(tasks),
    settings: { concurrency },
    behave: (_, now) => {
      const answer = model.call(now);
      const endsAfterMs = Math.round(bucket.callMs * (0.7 + 0.6 * chance.next()));
      if (answer.kind === "ok") return { endsAfterMs, exit: { kind: "exited", code: 0 } };
      refused += 1;
      return { endsAfterMs: 30, exit: { kind: "exited", code: 1 }, stderr: answer.words };
    },
  });
  expect(end.results).toHaveLength(tasks);
  const boundMs = Math.max(((tasks - burst) / perMinute) * 60_000, (tasks * bucket.callMs) / concurrency);
  return { ratio: end.elapsedMs / boundMs, refusedShare: refused / tasks };
}

const CASES = [
  { perMinute: 1_200, burst: 20, tasks: 320, concurrency: 16, callMs: 150 },
  { perMinute: 1_200, burst: 1, tasks: 300, concurrency: 16, callMs: 300 },
  { perMinute: 600, burst: 60, tasks: 400, concurrency: 16, callMs: 500 },
  { perMinute: 240, burst: 10, tasks: 120, concurrency: 8, callMs: 400 },
] as const;

test.each(CASES)("waits in milliseconds: $perMinute a minute, burst $burst, $concurrency wide", async (one) => {
  const { ratio, refusedShare } = await measure({ ...one, states: "milliseconds" });
  expect(ratio).toBeLessThanOrEqual(1.15);
  expect(refusedShare).toBeLessThanOrEqual(0.08);
});

// A bucket that holds one token says nothing true in whole seconds: it is left out.
test.each(CASES.filter(({ burst }) => burst > 1))(
  "waits in whole seconds: $perMinute a minute, burst $burst, $concurrency wide",
  async (one) => {
    const { ratio, refusedShare } = await measure({ ...one, states: "seconds" });
    expect(ratio).toBeLessThanOrEqual(1.15);
    expect(refusedShare).toBeLessThanOrEqual(0.08);
  },
);
