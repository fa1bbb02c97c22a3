/** The settings of the embedded provider, given at its start or, through its control endpoint, while it runs. */

import * as z from "zod/mini";
import en from "zod/v4/locales/en.js";

/** Reports invalid settings in English. */
export const IN_ENGLISH = { error: en().localeError };

const durationMs = z.number().check(z.positive());

const RATE = z.object({
  /** Number of requests per `perMs`. */
  requests: z.number().check(z.positive()),
  perMs: durationMs,
  /** How many requests fit into one instant. */
  burst: z.int().check(z.minimum(1)),
});

const QUOTA = z.object({
  requests: z.int().check(z.minimum(0)),
  /** The form of the refusal: with the wait until the reset, or as an exhausted quota without a reset. */
  form: z._default(z.enum(["requests-per-day", "insufficient-quota"]), "requests-per-day"),
  reset: z.discriminatedUnion("kind", [
    // Whenever the clocks of a zone show that time, also across clock changes.
    z.object({
      kind: z.literal("clock"),
      hour: z.int().check(z.minimum(0), z.maximum(23)),
      minute: z.int().check(z.minimum(0), z.maximum(59)),
      zone: z.string(),
    }),
    // This long after the last request of the quota was used: a "day" that can be as short as a demo needs.
    z.object({ kind: z.literal("after"), durationMs }),
  ]),
});

export const settingsSchema = z.strictObject({
  rate: z._default(z.nullable(RATE), null),
  /** Whether a refusal by the rate states the wait in headers and text, or not at all. */
  waits: z._default(z.enum(["stated", "unstated"]), "stated"),
  quota: z._default(z.nullable(QUOTA), null),
  /** Share of requests, 0 to 1, that are answered with an overload error (503, 529). */
  overloadShare: z._default(z.number().check(z.minimum(0), z.maximum(1)), 0),
  /** How long an answer takes: a seeded value between the two. Refusals are immediate. */
  latency: z._default(z.object({ minMs: z.number().check(z.minimum(0)), maxMs: z.number().check(z.minimum(0)) }), {
    minMs: 0,
    maxMs: 0,
  }),
});

export type RateSettings = z.infer<typeof RATE>;
export type QuotaSettings = z.infer<typeof QUOTA>;
export type ProviderSettings = z.infer<typeof settingsSchema>;
export type ProviderSettingsInput = z.input<typeof settingsSchema>;

/** A change names only the settings to change. */
export type ProviderSettingsChange = Partial<ProviderSettingsInput>;
