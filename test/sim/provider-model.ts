/** A provider as its clients see it: a token bucket, a daily quota, outages, overload, and words that may mislead. */
import type { Chance } from "./chance.ts";

const HOUR_MS = 3_600_000;
/** As long as a reset can be away: a day, and an hour that comes twice. */
const HOURS_TO_RESET = 26;

export interface ProviderTraits {
  readonly name: string;
  /** Null: no bucket. */
  readonly bucket: { readonly perMinute: number; readonly burst: number; readonly states: BucketWords } | null;
  /** Calls a day; null: no quota. Reset at an hour of the day in a zone, also where its clocks are changed. */
  readonly quota: {
    readonly calls: number;
    readonly resetHour: number;
    readonly zone: Zone;
    readonly states: QuotaWords;
  } | null;
  readonly outages: readonly { readonly fromAt: number; readonly untilAt: number }[];
  readonly overload: number;
}

/** `zero`: a wait of no length, as some proxies state it; `too-short`: half of what is needed. */
export type BucketWords = "milliseconds" | "seconds" | "nothing" | "zero" | "too-long" | "too-short";
/**
 * `generic`: a phrase that anybody could write; `short-wait`: a technical delay beside a quota that is used up; `clock`: the time on the wall in its zone; `past`:
 * an instant that is over; `far`: one that nobody should believe.
 */
export type QuotaWords = "instant" | "wait" | "nothing" | "generic" | "short-wait" | "clock" | "past" | "far";

/** Zones with whole hours: two that change their clocks in the north, one in the south, and none. */
export type Zone = "UTC" | "America/New_York" | "Europe/Berlin" | "Australia/Sydney";

export type Answer = { readonly kind: "ok" } | { readonly kind: "refused"; readonly words: string };

export class ProviderModel {
  readonly traits: ProviderTraits;
  readonly #chance: Chance;
  #tokens: number;
  #refilledAt: number;
  #resetAt = Number.NEGATIVE_INFINITY;
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
      if (now >= this.#resetAt) {
        this.#resetAt = nextResets(quota, now)[0];
        this.#used = 0;
      }
      if (this.#used >= quota.calls) return refused(quotaWords(quota, this.#resetAt, now));
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
    case "too-short":
      return `LIMIT wait ${Math.ceil(waitMs / 2)}`;
  }
}

function quotaWords(quota: NonNullable<ProviderTraits["quota"]>, resetAt: number, now: number): string {
  switch (quota.states) {
    case "instant":
      return `LIMIT stop @${resetAt}`;
    case "wait":
      return `LIMIT stop ${resetAt - now}`;
    case "nothing":
      return "LIMIT stop";
    case "generic":
      return "LIMIT? stop";
    case "short-wait":
      return "LIMIT wait 7000";
    case "clock":
      return `LIMIT stop clock ${quota.resetHour} ${quota.zone}`;
    case "past":
      return `LIMIT stop @${now - 1_000}`;
    case "far":
      return `LIMIT stop @${now + 400 * 24 * HOUR_MS}`;
  }
}

/**
 * The next instant at which a clock on the wall shows the hour. In autumn it may show it twice; an hour that is left
 * out in spring is over the moment the clock jumps.
 *
 * @returns the instant, and all that a reader of the words may take for it
 */
export function nextResets(
  quota: { readonly resetHour: number; readonly zone: Zone },
  now: number,
): readonly [number, ...number[]] {
  const from = Math.floor(now / HOUR_MS) + 1;
  for (let hour = from; hour < from + HOURS_TO_RESET; hour += 1) {
    const [before, shown] = [localHour(quota.zone, hour - 1), localHour(quota.zone, hour)];
    const isLeftOut = (before + 2) % 24 === shown && (before + 1) % 24 === quota.resetHour;
    if (shown !== quota.resetHour && !isLeftOut) continue;
    const isTwice = localHour(quota.zone, hour + 1) === shown;
    return isTwice ? [hour * HOUR_MS, (hour + 1) * HOUR_MS] : [hour * HOUR_MS];
  }
  throw new Error(`No clock in ${quota.zone} shows ${quota.resetHour}`);
}

const LOCAL_HOURS = new Map<string, number>();
const CLOCKS = new Map<Zone, Intl.DateTimeFormat>();

function localHour(zone: Zone, utcHour: number): number {
  if (zone === "UTC") return utcHour % 24;
  const key = `${zone} ${utcHour}`;
  const known = LOCAL_HOURS.get(key);
  if (known !== undefined) return known;
  const clock =
    CLOCKS.get(zone) ?? new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", hourCycle: "h23" });
  CLOCKS.set(zone, clock);
  const hour = Number(clock.format(utcHour * HOUR_MS));
  LOCAL_HOURS.set(key, hour);
  return hour;
}
