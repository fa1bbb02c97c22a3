/** What lies on disk, as schemas: the one reader through which every stored row and checkpoint passes. */
import { z } from "zod";
import type { CampaignRecord } from "../core/campaign.ts";
import { isHash } from "../core/hash-index.ts";
import type { LedgerRow, SidecarRow } from "../core/row.ts";
import type { Counts } from "../core/tally.ts";

/** The version that is written. A newer one is neither read nor overwritten. */
export const FORMAT_VERSION = 1;

/** Of the texts and numbers of a ledger row. */
export const LEDGER_LIMITS = { instant: 40, name: 1_024, attempt: 1_000_000 } as const;

const hash = z.string().refine(isHash);
const instant = z.string().max(LEDGER_LIMITS.instant);
const name = z.string().max(LEDGER_LIMITS.name);
const attempt = z.int().min(1).max(LEDGER_LIMITS.attempt);

export const ledgerRowSchema = z.object({
  v: z.literal(FORMAT_VERSION),
  campaign: name,
  id: z.string(),
  hash,
  status: z.enum(["passed", "failed"]),
  score: z.number().optional(),
  scores: z.record(z.string(), z.number()).optional(),
  metrics: z.record(z.string(), z.unknown()).optional(),
  output: z.unknown().optional(),
  attempt,
  run: name,
  job: name,
  started_at: instant,
  duration_s: z.number().min(0),
}) satisfies z.ZodType<LedgerRow>;

/**
 * Whether a value is a ledger row without `scores`, `metrics` and `output`: what `ledgerRowSchema` takes, told in a
 * fraction of the time. The schema decides on all others. A ledger of a million rows is read before the first child starts.
 */
export function isPlainLedgerRow(value: unknown): value is LedgerRow {
  if (typeof value !== "object" || value === null) return false;
  const row = value as Readonly<Record<keyof LedgerRow, unknown>>;
  return (
    row.v === FORMAT_VERSION &&
    isName(row.campaign) &&
    typeof row.id === "string" &&
    typeof row.hash === "string" &&
    isHash(row.hash) &&
    (row.status === "passed" || row.status === "failed") &&
    (row.score === undefined || Number.isFinite(row.score)) &&
    row.scores === undefined &&
    row.metrics === undefined &&
    row.output === undefined &&
    Number.isInteger(row.attempt) &&
    (row.attempt as number) >= 1 &&
    (row.attempt as number) <= LEDGER_LIMITS.attempt &&
    isName(row.run) &&
    isName(row.job) &&
    typeof row.started_at === "string" &&
    row.started_at.length <= LEDGER_LIMITS.instant &&
    Number.isFinite(row.duration_s) &&
    (row.duration_s as number) >= 0
  );
}

function isName(value: unknown): boolean {
  return typeof value === "string" && value.length <= LEDGER_LIMITS.name;
}

export const sidecarRowSchema = z.object({
  v: z.literal(FORMAT_VERSION),
  campaign: name,
  id: z.string(),
  hash,
  class: z.enum(["timeout_exceeded", "skipped", "transient", "legitimate", "fatal"]),
  terminal: z.boolean(),
  message: z.string(),
  exit_code: z.number().nullable(),
  signal: z.string().nullable(),
  attempt,
  run: name,
  job: name,
  at: instant,
  rate_limit: z.object({ kind: z.string(), form: z.string().nullable(), evidence: z.string() }).optional(),
}) satisfies z.ZodType<SidecarRow>;

/** So many workflow runs are remembered of a campaign that others have followed. */
export const RUNS_KEPT = 64;

const amount = z.int().min(0);
const counts = z.object({
  total: amount,
  passed: amount,
  failed: amount,
  errored: amount,
  skipped: amount,
  outstanding: amount,
}) satisfies z.ZodType<Counts>;

const campaignRecord = z.object({
  id: name,
  complete: z.boolean(),
  completed_run: name.nullable(),
  completed_at: instant.nullable(),
  counts: counts.optional(),
  runs: z.array(name).max(RUNS_KEPT).readonly().optional(),
}) satisfies z.ZodType<CampaignRecord>;

const storedCircuit = z.object({
  state: z.literal("open"),
  until: instant,
  trips: z.int().min(0).max(1_000),
  reason: z.string().max(8_192),
  stated: z.boolean(),
  /** Opened by failures in a row; absent where a rate limit did. */
  outage: z.literal(true).optional(),
});
export type StoredCircuit = z.infer<typeof storedCircuit>;

/** More campaigns than a checkpoint of ours ever names. */
export const CAMPAIGNS_LIMIT = 64;

export const checkpointSchema = z.object({
  v: z.literal(FORMAT_VERSION),
  /** Grows with every write: the newer of two checkpoints, whatever the clocks say. */
  seq: z.int().min(0),
  updated_at: instant,
  run: name,
  job: name,
  /** The most jobs that have worked on the present campaign: each has left a state of its own. */
  jobs: z.int().min(1).max(10_000).default(1),
  /** The evaluation that the state is of; absent where nobody has named it. */
  name: name.optional(),
  /** The present campaign first, then those that rows are kept of. */
  campaigns: z.array(campaignRecord).max(CAMPAIGNS_LIMIT),
  circuits: z.record(z.string(), storedCircuit),
  limits: z.record(z.string(), z.int().min(1)),
  /** Durations of passed attempts in seconds: a sample, for the p90 of the next run. */
  durations_s: z.array(z.number().min(0)).max(1_000),
});
export type Checkpoint = z.infer<typeof checkpointSchema>;

// Made once: a schema compiles itself at its first use, which takes as long as a hundred uses.
const versionedSchema = z.object({ v: z.number() });

/** The version that a parsed line or file claims, where it is newer than ours. */
export function newerVersion(value: unknown): number | null {
  const version = versionedSchema.safeParse(value);
  return version.success && version.data.v > FORMAT_VERSION ? version.data.v : null;
}
