/** What the embedded provider can be told, at its start and, over its control endpoint, while it runs. */
import { z } from "zod";

const durationMs = z.number().positive();

const RATE = z.object({
  requests: z.number().positive(),
  perMs: durationMs,
  /** How many requests fit in one instant. */
  burst: z.int().min(1),
});

const QUOTA = z.object({
  requests: z.int().min(0),
  /** How the refusal reads: with the wait until the reset, or as a quota that is gone with no word of a reset. */
  form: z.enum(["requests-per-day", "insufficient-quota"]).default("requests-per-day"),
  reset: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("at"), at: z.number(), everyMs: durationMs.default(86_400_000) }),
    z.object({
      kind: z.literal("clock"),
      at: z.number(),
      hour: z.int().min(0).max(23),
      minute: z.int().min(0).max(59),
      zone: z.string(),
    }),
    z.object({ kind: z.literal("after"), durationMs }),
  ]),
});

export const settingsSchema = z.strictObject({
  rate: RATE.nullable().default(null),
  /** Whether a refusal by the rate says how long to wait, in headers and words, or nothing at all of it. */
  waits: z.enum(["stated", "unstated"]).default("stated"),
  quota: QUOTA.nullable().default(null),
  /** Prepaid credit; providers differ in the status with which they refuse when it is spent. */
  credit: z.enum(["left", "spent-400", "spent-402"]).default("left"),
  /** Share of requests, 0 to 1, that are answered with an overload error (503, 529). */
  overloadShare: z.number().min(0).max(1).default(0),
  /** How long an answer takes: evenly spread between the two, by the seed. Refusals come at once. */
  latency: z.object({ minMs: z.number().min(0), maxMs: z.number().min(0) }).default({ minMs: 0, maxMs: 0 }),
  /** Tokens (estimated as a quarter of the characters) that one request may have. */
  maxRequestTokens: z.int().min(1).nullable().default(null),
});

export type ProviderSettings = z.infer<typeof settingsSchema>;
export type ProviderSettingsInput = z.input<typeof settingsSchema>;

/**
 * A change names only what is to be different. The defaults are taken off the fields: a default would reset
 * what a change does not name.
 */
export const settingsChangeSchema = z.strictObject({
  rate: settingsSchema.shape.rate.unwrap().optional(),
  waits: settingsSchema.shape.waits.unwrap().optional(),
  quota: settingsSchema.shape.quota.unwrap().optional(),
  credit: settingsSchema.shape.credit.unwrap().optional(),
  overloadShare: settingsSchema.shape.overloadShare.unwrap().optional(),
  latency: settingsSchema.shape.latency.unwrap().optional(),
  maxRequestTokens: settingsSchema.shape.maxRequestTokens.unwrap().optional(),
});

export type ProviderSettingsChange = z.input<typeof settingsChangeSchema>;
