import { expect, test } from "vitest";
import { NOTHING_DETECTED, type RateLimit } from "../../src/core/rate-limit.ts";
import { Lane } from "../../src/gateway/lanes.ts";

test("the stated wait that ends last holds a lane, in whole seconds", () => {
  let now = 1_000_000;
  const clock = { now: () => now, at: () => () => {} };
  const lane = new Lane("openai", "m", { clock, defaultWaitMs: 60_000, publish: () => {} });
  const limit = (retryAfterMs: number): RateLimit => ({ ...NOTHING_DETECTED, kind: "wait", retryAfterMs });
  const stated = [limit(60_000), limit(2_000)];
  for (const [index, one] of stated.entries()) {
    void lane.enter(String(index), false, Number.POSITIVE_INFINITY);
    void lane.refused(String(index), one, Number.POSITIVE_INFINITY);
  }
  now += 3_500;
  expect(lane.pausedBy).toMatchObject({ kind: "wait", retryAfterMs: 57_000, resetAt: null });
  now += 56_500;
  expect(lane.pausedBy).toBeNull();
});
