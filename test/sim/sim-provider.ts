/**
 * A provider as simulated children see it: the gate of the stand-in provider, outages, and refusals in words that may
 * mislead.
 */
import { Gate, type Refusal } from "../../src/provider/gate.ts";
import type { ProviderSettings } from "../../src/provider/settings.ts";
import type { Chance } from "./chance.ts";

export interface ProviderTraits {
  readonly name: string;
  readonly settings: ProviderSettings;
  readonly rateWords: RateWords;
  readonly quotaWords: QuotaWords;
  readonly outages: readonly { readonly fromAt: number; readonly untilAt: number }[];
}

/** `zero`: a wait of 0, as some proxies state it. `too-short`: half of the time that it takes. */
export type RateWords = "milliseconds" | "seconds" | "nothing" | "zero" | "too-long" | "too-short";
/**
 * `generic`: a phrase that anybody could write. `short-wait`: a technical delay beside a spent quota. `clock`: a time of
 * day in its zone. `past`: an instant that is over. `far`: an instant that nobody should believe.
 */
export type QuotaWords = "instant" | "wait" | "nothing" | "generic" | "short-wait" | "clock" | "past" | "far";

export type Answer = { readonly kind: "ok" } | { readonly kind: "refused"; readonly words: string };

const OVERLOAD: Answer = { kind: "refused", words: "LIMIT overload" };
const FAR_MS = 400 * 86_400_000;

export class SimProvider {
  readonly #traits: ProviderTraits;
  readonly #chance: Chance;
  readonly #gate: Gate;
  #isHealed = false;
  calls = 0;

  constructor(traits: ProviderTraits, chance: Chance) {
    this.#traits = traits;
    this.#chance = chance;
    this.#gate = new Gate(traits.settings);
  }

  /** From now on every call is answered. */
  heal(): void {
    this.#isHealed = true;
  }

  call(now: number): Answer {
    this.calls += 1;
    if (this.#isHealed) return { kind: "ok" };
    if (this.#traits.outages.some(({ fromAt, untilAt }) => now >= fromAt && now < untilAt)) return OVERLOAD;
    const decision = this.#gate.decide({ now, chance: this.#chance.next() });
    return decision.kind === "admitted" ? { kind: "ok" } : this.#refused(decision.refusal, now);
  }

  #refused(refusal: Refusal, now: number): Answer {
    const { rateWords, quotaWords } = this.#traits;
    switch (refusal.kind) {
      case "overload":
        return OVERLOAD;
      case "rate-limit":
        return { kind: "refused", words: `LIMIT ${wordsOfRate(rateWords, refusal.rate.waitMs)}` };
      case "daily-quota":
        if (quotaWords === "generic") return { kind: "refused", words: "LIMIT? stop" };
        return { kind: "refused", words: `LIMIT ${this.#wordsOfQuota(quotaWords, refusal, now)}` };
      default:
        throw new Error(`No simulated provider refuses with ${refusal.kind}`);
    }
  }

  #wordsOfQuota(
    words: Exclude<QuotaWords, "generic">,
    { waitMs, resetAt }: Extract<Refusal, { kind: "daily-quota" }>,
    now: number,
  ): string {
    switch (words) {
      case "instant":
        return `stop @${resetAt}`;
      case "wait":
        return `stop ${waitMs}`;
      case "nothing":
        return "stop";
      case "short-wait":
        return "wait 7000";
      case "clock": {
        const reset = this.#traits.settings.quota?.reset;
        if (reset?.kind !== "clock") throw new Error("The quota is not reset at a time of day");
        return `stop clock ${reset.hour} ${reset.zone}`;
      }
      case "past":
        return `stop @${now - 1_000}`;
      case "far":
        return `stop @${now + FAR_MS}`;
    }
  }
}

function wordsOfRate(words: RateWords, waitMs: number): string {
  switch (words) {
    case "milliseconds":
      return `wait ${waitMs}`;
    case "seconds":
      return `wait ${Math.ceil(waitMs / 1_000) * 1_000}`;
    case "nothing":
      return "cap";
    case "zero":
      return "wait 0";
    case "too-long":
      return `wait ${waitMs * 5}`;
    case "too-short":
      return `wait ${Math.ceil(waitMs / 2)}`;
  }
}
