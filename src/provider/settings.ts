/** What the embedded provider can be told, at its start and, over its control endpoint, while it runs. */

import * as z from "zod/mini";
import en from "zod/v4/locales/en.js";

/** How settings that make no sense are told to people. */
export const IN_ENGLISH = { error: en().localeError };

const durationMs = z.number().check(z.positive());

const RATE = z.object({
  requests: z.number().check(z.positive()),
  perMs: durationMs,
  /** How many requests fit in one instant. */
  burst: z.int().check(z.minimum(1)),
});

const QUOTA = z.object({
  requests: z.int().check(z.minimum(0)),
  /** How the refusal reads: with the wait until the reset, or as a quota that is gone with no word of a reset. */
  form: z._default(z.enum(["requests-per-day", "insufficient-quota"]), "requests-per-day"),
  reset: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("at"), at: z.number(), everyMs: z._default(durationMs, 86_400_000) }),
    z.object({
      kind: z.literal("clock"),
      at: z.number(),
      hour: z.int().check(z.minimum(0), z.maximum(23)),
      minute: z.int().check(z.minimum(0), z.maximum(59)),
      zone: z.string(),
    }),
    z.object({ kind: z.literal("after"), durationMs }),
  ]),
});

export const settingsSchema = z.strictObject({
  rate: z._default(z.nullable(RATE), null),
  /** Whether a refusal by the rate says how long to wait, in headers and words, or nothing at all of it. */
  waits: z._default(z.enum(["stated", "unstated"]), "stated"),
  quota: z._default(z.nullable(QUOTA), null),
  /** Prepaid credit; providers differ in the status with which they refuse when it is spent. */
  credit: z._default(z.enum(["left", "spent-400", "spent-402"]), "left"),
  /** Share of requests, 0 to 1, that are answered with an overload error (503, 529). */
  overloadShare: z._default(z.number().check(z.minimum(0), z.maximum(1)), 0),
  /** How long an answer takes: evenly spread between the two, by the seed. Refusals come at once. */
  latency: z._default(z.object({ minMs: z.number().check(z.minimum(0)), maxMs: z.number().check(z.minimum(0)) }), {
    minMs: 0,
    maxMs: 0,
  }),
  /** Tokens (estimated as a quarter of the characters) that one request may have. */
  maxRequestTokens: z._default(z.nullable(z.int().check(z.minimum(1))), null),
});

export type ProviderSettings = z.infer<typeof settingsSchema>;
export type ProviderSettingsInput = z.input<typeof settingsSchema>;

/**
 * A change names only what is to be different. The defaults are taken off the fields: a default would reset
 * what a change does not name.
 */
export const settingsChangeSchema = z.strictObject({
  rate: z.optional(settingsSchema.shape.rate.def.innerType),
  waits: z.optional(settingsSchema.shape.waits.def.innerType),
  quota: z.optional(settingsSchema.shape.quota.def.innerType),
  credit: z.optional(settingsSchema.shape.credit.def.innerType),
  overloadShare: z.optional(settingsSchema.shape.overloadShare.def.innerType),
  latency: z.optional(settingsSchema.shape.latency.def.innerType),
  maxRequestTokens: z.optional(settingsSchema.shape.maxRequestTokens.def.innerType),
});

export type ProviderSettingsChange = z.input<typeof settingsChangeSchema>;
