import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Gate, type RateReading } from "../../src/provider/gate.ts";
import { type ProviderSettingsInput, type RateSettings, settingsSchema } from "../../src/provider/settings.ts";

const settings = fc.record({
  requests: fc.integer({ min: 1, max: 5_000 }),
  perMs: fc.constantFrom(1_000, 60_000, 7_777),
  burst: fc.integer({ min: 1, max: 20 }),
});
const start = fc.constantFrom(0, 5, 1_790_000_000_000);
const gaps = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2_000 })), { minLength: 1, maxLength: 80 });

const gateOf = (rate: RateSettings) => new Gate(settingsSchema.parse({ rate }));

/** How a request finds the rate; null if it is admitted. */
function refusal(gate: Gate, now: number): RateReading | null {
  const decision = gate.decide({ now, chance: 1 });
  return decision.kind === "refused" && decision.refusal.kind === "rate-limit" ? decision.refusal.rate : null;
}

describe("token bucket", () => {
  it("never admits more than burst + rate × t in any period", () => {
    fc.assert(
      fc.property(settings, start, gaps, (rate, startAt, between) => {
        const gate = gateOf(rate);
        let now = startAt;
        const instants = between.map((gap) => (now += gap));
        const admittedAt = instants.filter((at) => refusal(gate, at) === null);
        admittedAt.forEach((from, first) => {
          admittedAt.slice(first).forEach((to, count) => {
            const bound = rate.burst + ((to - from) * rate.requests) / rate.perMs;
            expect(count + 1).toBeLessThanOrEqual(bound + 1e-3);
          });
        });
      }),
    );
  });

  it("states a wait that is exact to the millisecond", () => {
    fc.assert(
      fc.property(settings, start, gaps, (rate, startAt, between) => {
        const gate = gateOf(rate);
        let now = startAt;
        for (const gap of between) {
          now += gap;
          const waitMs = refusal(gate, now)?.waitMs ?? 0;
          if (waitMs === 0) continue;
          expect(Number.isInteger(waitMs)).toBe(true);
          now += waitMs;
          expect(refusal(gate, now - 1)?.waitMs).toBe(1);
          expect(refusal(gate, now)).toBeNull();
        }
      }),
    );
  });

  it.each([
    [0, { remaining: 0, fullInMs: 300 }],
    [50, { remaining: 0, fullInMs: 250 }],
    [99, { remaining: 0 }],
    [100, { remaining: 0 }],
    [250, { remaining: 1 }],
    [300, { remaining: 2 }],
    [9_000, { remaining: 2 }],
  ])("counts what remains, from the burst down to none, and up again: at %d ms", (now, expected) => {
    const gate = gateOf({ requests: 10, perMs: 1_000, burst: 3 });
    const rateAt = (at: number) => {
      const decision = gate.decide({ now: at, chance: 1 });
      if (decision.kind === "admitted") return decision.rate;
      return decision.refusal.kind === "rate-limit" ? decision.refusal.rate : null;
    };
    expect([0, 0, 0].map((at) => rateAt(at)?.remaining)).toEqual([2, 1, 0]);
    expect(rateAt(now)).toMatchObject(expected);
  });
});

describe("quota", () => {
  const NOON = Date.UTC(2026, 10, 21, 12);
  const HOUR_MS = 3_600_000;
  const midnight = (zone: string) => ({ requests: 2, reset: { kind: "clock", hour: 0, minute: 0, zone } }) as const;

  it.each<[string, ProviderSettingsInput["quota"], readonly number[], readonly (number | null)[]]>([
    ["of a day in UTC", midnight("UTC"), [0, 1, 2, 11.5, 12], [null, null, 12, 12, null]],
    ["of a day in Berlin", midnight("Europe/Berlin"), [0, 1, 2, 10.5, 11], [null, null, 11, 11, null]],
    [
      "that is available again some time after its last request",
      { requests: 2, reset: { kind: "after", durationMs: 5 * HOUR_MS } },
      [0, 3, 4, 7.5, 8, 8, 8],
      [null, null, 8, 8, null, null, 13],
    ],
  ])("%s: admits a request, or states when the quota is available again", (_, quota, hours, resets) => {
    const gate = new Gate(settingsSchema.parse({ quota }));
    const found = hours.map((hour) => {
      const decision = gate.decide({ now: NOON + hour * HOUR_MS, chance: 1 });
      if (decision.kind === "admitted") return null;
      return decision.refusal.kind === "daily-quota" ? (decision.refusal.resetAt - NOON) / HOUR_MS : "another refusal";
    });
    expect(found).toEqual(resets);
  });
});
