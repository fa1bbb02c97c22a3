/** A quota of requests per period, such as a day, with the instant at which it is available again. */
import { nextClockTime } from "../core/zone.ts";
import type { QuotaSettings } from "./settings.ts";

export interface Quota {
  readonly used: number;
  /** Null before the first use, and while a quota that refills after its exhaustion still has requests left. */
  readonly resetAt: number | null;
}

export const UNUSED_QUOTA: Quota = { used: 0, resetAt: null };

/** The quota at `now`: unchanged, or unused again if its reset has passed. */
export function quotaAt(quota: Quota, { reset }: QuotaSettings, now: number): Quota {
  const current = quota.resetAt !== null && now >= quota.resetAt ? UNUSED_QUOTA : quota;
  if (reset.kind === "after" || current.resetAt !== null) return current;
  return { ...current, resetAt: nextClockTime(reset.hour, reset.minute, reset.zone, now) };
}

/** Uses one request. The caller has checked that one is left. */
export function useQuota(quota: Quota, settings: QuotaSettings, now: number): Quota {
  const used = quota.used + 1;
  const isLast = used >= settings.requests;
  const resetAt = settings.reset.kind === "after" && isLast ? now + settings.reset.durationMs : quota.resetAt;
  return { used, resetAt };
}
