/** A provider as its clients see it: a token bucket, a daily quota, outages, overload, and words that may mislead. */
import type { Chance } from "./chance.ts";

const DAY_MS = 86_400_000;

export interface ProviderTraits {
  readonly name: string;
  /** Null: no bucket. */
  readonly bucket: { readonly perMinute: number; readonly burst: number; readonly states: BucketWords } | null;
  /** Calls a day; null: no quota. Reset at an hour of the UTC day. */
  readonly quota: { readonly calls: number; readonly resetHour: number; readonly states: QuotaWords } | null;
  readonly outages: readonly { readonly fromAt: number; readonly untilAt: number }[];
  readonly overload: number;
}

/** `zero`: a wait of no length, as some proxies state it. */
export type BucketWords = "milliseconds" | "seconds" | "nothing" | "zero" | "too-long";
/** `short-wait`: a technical delay beside a quota that is used up. */
export type QuotaWords = "instant" | "wait" | "nothing" | "short-wait";

export type Answer = { readonly kind: "ok" } | { readonly kind: "refused"; readonly words: string };

export class ProviderModel {
  readonly traits: ProviderTraits;
  readonly #chance: Chance;
  #tokens: number;
  #refilledAt: number;
  #quotaDay = Number.NEGATIVE_INFINITY;
  #used = 0;
  #isHealed = false;
  calls = 0;

  constructor(traits: ProviderTraits, chance: Chance, startAt: number) {
    this.traits = traits;
    this.#chance = chance;
    this.#tokens = traits.bucket?.burst ?? 0;
    this.#refilledAt = startAt;
  }

  /** From now on every call is answered. */
  heal(): void {
    this.#isHealed = true;
  }

  call(now: number): Answer {
    this.calls += 1;
    if (this.#isHealed) return { kind: "ok" };
    const { outages, overload, bucket, quota } = this.traits;
    if (outages.some(({ fromAt, untilAt }) => now >= fromAt && now < untilAt)) return refused("LIMIT overload");
    if (this.#chance.isTrue(overload)) return refused("LIMIT overload");
    if (quota) {
      const day = Math.floor((now - quota.resetHour * 3_600_000) / DAY_MS);
      if (day !== this.#quotaDay) {
        this.#quotaDay = day;
        this.#used = 0;
      }
      if (this.#used >= quota.calls) return refused(quotaWords(quota, day, now));
      this.#used += 1;
    }
    if (bucket) {
      const perMs = bucket.perMinute / 60_000;
      this.#tokens = Math.min(bucket.burst, this.#tokens + (now - this.#refilledAt) * perMs);
      this.#refilledAt = now;
      if (this.#tokens < 1) return refused(bucketWords(bucket.states, (1 - this.#tokens) / perMs));
      this.#tokens -= 1;
    }
    return { kind: "ok" };
  }
}

function refused(words: string): Answer {
  return { kind: "refused", words };
}

function bucketWords(states: BucketWords, waitMs: number): string {
  switch (states) {
    case "milliseconds":
      return `LIMIT wait ${Math.ceil(waitMs)}`;
    case "seconds":
      return `LIMIT wait ${Math.ceil(waitMs / 1_000) * 1_000}`;
    case "nothing":
      return "LIMIT cap";
    case "zero":
      return "LIMIT wait 0";
    case "too-long":
      return `LIMIT wait ${Math.ceil(waitMs * 5)}`;
  }
}

function quotaWords(quota: NonNullable<ProviderTraits["quota"]>, day: number, now: number): string {
  const resetAt = (day + 1) * DAY_MS + quota.resetHour * 3_600_000;
  switch (quota.states) {
    case "instant":
      return `LIMIT stop @${resetAt}`;
    case "wait":
      return `LIMIT stop ${resetAt - now}`;
    case "nothing":
      return "LIMIT stop";
    case "short-wait":
      return "LIMIT wait 7000";
  }
}
