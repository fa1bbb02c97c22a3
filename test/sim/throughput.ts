/**
 * How fast a run goes, beside a sender that knows the provider: many short tasks, a limit in buckets or in windows, and
 * another program with the same key that leaves. A run that slowed down for a limit must speed up once it is over.
 */
import { Gate } from "../../src/provider/gate.ts";
import { type RateSettings, settingsSchema } from "../../src/provider/settings.ts";
import { Chance } from "./chance.ts";
import type { Behaviour } from "./fake-spawner.ts";
import { fail } from "./violation.ts";
import { EPOCH, exits, runWorld, type WorldOptions } from "./world.ts";

/** The makespan is at most this many times the ideal one; the larger factor while the pace of another program matters. */
const MOST = 1.5;
const MOST_SHARED = 3;
/** The first refusals, and the end of a window. */
const START_MS = 120_000;

/** @throws Violation if a run of a seed's traffic takes too long */
export async function keepsPace(seed: number, scheduler?: WorldOptions["scheduler"]): Promise<void> {
  const traffic = trafficOf(seed);
  const { status, elapsedMs } = await run(traffic, scheduler);
  const most = traffic.sharedForMs > 0 ? MOST_SHARED : MOST;
  const atMostMs = idealMs(traffic) * most + START_MS;
  if (status === "complete" && elapsedMs <= atMostMs) return;
  fail("throughput", `${status} after ${elapsedMs} of ${atMostMs} ms, seed ${seed}: ${JSON.stringify(traffic)}`);
}

interface Traffic {
  readonly tasks: number;
  readonly concurrency: number;
  readonly durationMs: number;
  /** `bucket`: a token at a time. `window`: all requests of a minute at its start. */
  readonly kind: "bucket" | "window";
  readonly rate: RateSettings;
  /** Stated waits are rounded up to whole units. */
  readonly unitMs: number;
  /** Until when another program with the same key takes most of what the provider grants, from the start. */
  readonly sharedForMs: number;
}

/** What the other program takes. */
const SHARE = 0.8;
const WINDOW_MS = 60_000;

function trafficOf(seed: number): Traffic {
  const chance = new Chance(seed ^ 0x7a0f);
  return {
    tasks: chance.int(100, 500),
    concurrency: chance.int(2, 16),
    durationMs: chance.pick([50, 400, 2_000, 20_000]),
    kind: chance.pick(["bucket", "bucket", "window"]),
    rate: { requests: chance.pick([6, 10, 30, 120, 600]), perMs: WINDOW_MS, burst: chance.int(2, 20) },
    unitMs: chance.pick([1, 1_000]),
    sharedForMs: chance.pick([0, 0, WINDOW_MS, 5 * WINDOW_MS]),
  };
}

/** @returns how long a refused call must wait; 0 if it is admitted */
type Provider = (now: number) => number;

function bucketOf(rate: RateSettings): Provider {
  const gate = new Gate(settingsSchema.parse({ rate }));
  return (now) => {
    const decision = gate.decide({ now, chance: 1 });
    return decision.kind === "refused" && decision.refusal.kind === "rate-limit" ? decision.refusal.rate.waitMs : 0;
  };
}

function windowOf({ requests, perMs }: RateSettings): Provider {
  let endsAt = 0;
  let used = 0;
  return (now) => {
    if (now >= endsAt) [endsAt, used] = [now + perMs, 0];
    used += 1;
    return used <= requests ? 0 : endsAt - now;
  };
}

async function run(traffic: Traffic, scheduler: WorldOptions["scheduler"]) {
  const { tasks, concurrency, durationMs, unitMs, kind, rate, sharedForMs } = traffic;
  const call = kind === "bucket" ? bucketOf(rate) : windowOf(rate);
  const otherMs = rate.perMs / rate.requests / SHARE;
  const chance = new Chance(1);
  let otherAt = EPOCH;
  const behave: Behaviour = (_, now) => {
    for (; otherAt <= Math.min(now, EPOCH + sharedForMs - 1); otherAt += otherMs) call(otherAt);
    const waitMs = Math.ceil(call(now) / unitMs) * unitMs;
    if (waitMs > 0) return exits(1, 20, `LIMIT wait ${waitMs}`);
    return exits(0, Math.round(durationMs * (0.5 + chance.next())));
  };
  return runWorld(tasks, { concurrency, maxWaitMs: Number.POSITIVE_INFINITY }, behave, { scheduler });
}

/** The least time that the tasks can take. */
function idealMs({ tasks, concurrency, durationMs, kind, rate, sharedForMs }: Traffic): number {
  const atOnce = kind === "bucket" ? rate.burst : rate.requests;
  const perMs = rate.requests / rate.perMs;
  const granted = Math.max(0, tasks - atOnce);
  const early = Math.min(granted, (1 - SHARE) * perMs * sharedForMs);
  const limitMs = early / ((1 - SHARE) * perMs) + (granted - early) / perMs;
  return Math.max(limitMs, (tasks * durationMs) / concurrency);
}
