/**
 * Admits or refuses each request. The checks run in the order that real providers seem to use: overload, quota, rate.
 */
import { type Quota, quotaAt, UNUSED_QUOTA, useQuota } from "./quota.ts";
import type { ProviderSettings, ProviderSettingsChange } from "./settings.ts";
import { type Bucket, type BucketReading, FULL_BUCKET, readBucket, takeToken } from "./token-bucket.ts";

/** The rate as a request found it. */
export interface RateReading extends BucketReading {
  readonly requests: number;
  readonly perMs: number;
}

/** Why a request was refused. */
export type Refusal =
  | { readonly kind: "rate-limit"; readonly rate: RateReading; readonly waits: "stated" | "unstated" }
  | { readonly kind: "daily-quota"; readonly requests: number; readonly waitMs: number; readonly resetAt: number }
  | { readonly kind: "quota-exhausted" }
  | { readonly kind: "overload" };

export type Decision =
  /** `rate` is null if none is set, or if the provider does not state its limits. */
  | { readonly kind: "admitted"; readonly rate: RateReading | null }
  | { readonly kind: "refused"; readonly refusal: Refusal };

export interface GateRequest {
  readonly now: number;
  /** 0 to 1. A value below the overload share makes the request fail with an overload. */
  readonly chance: number;
}

/** Tracks the use of the rate and the quota. Its decisions depend only on the requests and their instants. */
export class Gate {
  #settings: ProviderSettings;
  #bucket: Bucket = FULL_BUCKET;
  #quota: Quota = UNUSED_QUOTA;

  constructor(settings: ProviderSettings) {
    this.#settings = settings;
  }

  /** New settings apply from the next request. A named rate or quota starts unused; otherwise its count goes on. */
  change(settings: ProviderSettings, named: ProviderSettingsChange): void {
    if (named.rate !== undefined) this.#bucket = FULL_BUCKET;
    if (named.quota !== undefined) this.#quota = UNUSED_QUOTA;
    this.#settings = settings;
  }

  /** Requests left of the quota and the instant of its reset; null if there is no quota. */
  quota(now: number): { readonly remaining: number; readonly resetAt: number | null } | null {
    const { quota } = this.#settings;
    if (quota === null) return null;
    const current = quotaAt(this.#quota, quota, now);
    return { remaining: Math.max(0, quota.requests - current.used), resetAt: current.resetAt };
  }

  /** A refused request uses neither a token nor quota. */
  decide(request: GateRequest): Decision {
    const { rate, quota, waits, overloadShare } = this.#settings;
    const { now } = request;
    if (request.chance < overloadShare) return refused({ kind: "overload" });
    if (quota !== null) {
      this.#quota = quotaAt(this.#quota, quota, now);
      if (this.#quota.used >= quota.requests) return refused(quotaRefusal(quota, this.#quota.resetAt, now));
    }
    if (rate !== null) {
      const reading = { ...rate, ...readBucket(this.#bucket, rate, now) };
      if (reading.waitMs > 0) return refused({ kind: "rate-limit", rate: reading, waits });
      this.#bucket = takeToken(this.#bucket, rate, now);
    }
    if (quota !== null) this.#quota = useQuota(this.#quota, quota, now);
    if (rate === null || waits === "unstated") return { kind: "admitted", rate: null };
    return { kind: "admitted", rate: { ...rate, ...readBucket(this.#bucket, rate, now) } };
  }
}

function refused(refusal: Refusal): Decision {
  return { kind: "refused", refusal };
}

function quotaRefusal(quota: NonNullable<ProviderSettings["quota"]>, resetAt: number | null, now: number): Refusal {
  // A quota of 0 that refills after use never refills, so it has no reset to state.
  if (quota.form === "insufficient-quota" || resetAt === null) return { kind: "quota-exhausted" };
  return { kind: "daily-quota", requests: quota.requests, waitMs: Math.ceil(resetAt - now), resetAt };
}
