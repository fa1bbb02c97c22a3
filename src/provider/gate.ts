/**
 * Admits or refuses each request. The checks run in the order that real providers seem to use: overload, quota, rate.
 */
import { nextClockTime } from "../core/zone.ts";
import type { ProviderSettings, ProviderSettingsChange, QuotaSettings, RateSettings } from "./settings.ts";

/** The rate, and its token bucket as a request found it. */
export interface RateReading {
  readonly requests: number;
  readonly perMs: number;
  /** Whole tokens left. */
  readonly remaining: number;
  /** Time until a token is available, in whole milliseconds rounded up; 0 if one is. */
  readonly waitMs: number;
  /** Time until the bucket is full. */
  readonly fullInMs: number;
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

interface GateRequest {
  readonly now: number;
  /** 0 to 1. A value below the overload share makes the request fail with an overload. */
  readonly chance: number;
}

/** Tracks the use of the rate and the quota. Its decisions depend only on the requests and their instants. */
export class Gate {
  #settings: ProviderSettings;
  /**
   * When the token bucket will be full again, in epoch ms. This number stands for a count that would have to be topped up
   * (GCRA): both admit the same requests.
   */
  #fullAt = Number.NEGATIVE_INFINITY;
  /** Requests of the quota that were used since its last reset. */
  #used = 0;
  /**
   * When the quota is available again. Null before the first use, and while a quota that refills after its exhaustion
   * still has requests left.
   */
  #resetAt: number | null = null;

  constructor(settings: ProviderSettings) {
    this.#settings = settings;
  }

  /** New settings apply from the next request. A named rate or quota starts unused; otherwise its count continues. */
  change(settings: ProviderSettings, named: ProviderSettingsChange): void {
    if (named.rate !== undefined) this.#fullAt = Number.NEGATIVE_INFINITY;
    if (named.quota !== undefined) [this.#used, this.#resetAt] = [0, null];
    this.#settings = settings;
  }

  /** Requests left of the quota and the instant of its reset; null if there is no quota. */
  quota(now: number): { readonly remaining: number; readonly resetAt: number | null } | null {
    const { quota } = this.#settings;
    if (quota === null) return null;
    this.#renewQuota(quota, now);
    return { remaining: Math.max(0, quota.requests - this.#used), resetAt: this.#resetAt };
  }

  /** A refused request uses neither a token nor quota. */
  decide(request: GateRequest): Decision {
    const { rate, quota, waits, overloadShare } = this.#settings;
    const { now } = request;
    if (request.chance < overloadShare) return refused({ kind: "overload" });
    if (quota !== null) {
      this.#renewQuota(quota, now);
      if (this.#used >= quota.requests) return refused(quotaRefusal(quota, this.#resetAt, now));
    }
    if (rate !== null) {
      const reading = this.#readRate(rate, now);
      if (reading.waitMs > 0) return refused({ kind: "rate-limit", rate: reading, waits });
      this.#fullAt = Math.max(this.#fullAt, now) + intervalMs(rate);
    }
    this.#used += 1;
    if (quota?.reset.kind === "after" && this.#used >= quota.requests) this.#resetAt = now + quota.reset.durationMs;
    if (rate === null || waits === "unstated") return { kind: "admitted", rate: null };
    return { kind: "admitted", rate: this.#readRate(rate, now) };
  }

  /** Makes the quota unused again if its reset has passed. */
  #renewQuota({ reset }: QuotaSettings, now: number): void {
    if (this.#resetAt !== null && now >= this.#resetAt) [this.#used, this.#resetAt] = [0, null];
    if (reset.kind === "clock") this.#resetAt ??= nextClockTime(reset.hour, reset.minute, reset.zone, now);
  }

  #readRate(rate: RateSettings, now: number): RateReading {
    const { requests, perMs, burst } = rate;
    const admitAt = this.#fullAt - (burst - 1) * intervalMs(rate);
    const fullInMs = Math.max(0, this.#fullAt - now);
    const waitMs = Math.max(0, Math.ceil(admitAt - now));
    // Corrects a whole count that rounding left slightly too small.
    const tokens = Math.floor(burst - fullInMs / intervalMs(rate) + 1e-9);
    return { requests, perMs, remaining: Math.max(waitMs === 0 ? 1 : 0, tokens), waitMs, fullInMs };
  }
}

function refused(refusal: Refusal): Decision {
  return { kind: "refused", refusal };
}

function quotaRefusal(quota: QuotaSettings, resetAt: number | null, now: number): Refusal {
  // A quota of 0 that refills after use never refills, so it has no reset to state.
  if (quota.form === "insufficient-quota" || resetAt === null) return { kind: "quota-exhausted" };
  return { kind: "daily-quota", requests: quota.requests, waitMs: Math.ceil(resetAt - now), resetAt };
}

function intervalMs(settings: RateSettings): number {
  return settings.perMs / settings.requests;
}
