/** Schemas of everything on disk. Every stored row and checkpoint is read through them. */
import * as z from "zod/mini";
import type { CampaignRecord } from "../core/campaign.ts";
import { jsonOrNull } from "../core/json.ts";
import { once } from "../core/once.ts";
import { LIMIT_SOURCES } from "../core/rate-limit.ts";
import { FAILURE_CLASSES } from "../core/row.ts";
import type { Setbacks } from "../core/setbacks.ts";
import type { Counts } from "../core/tally.ts";
import { HASH } from "../core/task-index.ts";

/** The version that is written. A newer one is neither read nor overwritten. */
export const FORMAT_VERSION = 1;

/** Limits of the texts and numbers in a ledger row. */
const LEDGER_LIMITS = { instant: 40, name: 1_024, attempt: 1_000_000 } as const;

const hash = once(() => z.string().check(z.regex(HASH)));
const instant = once(() => z.string().check(z.maxLength(LEDGER_LIMITS.instant)));
const name = once(() => z.string().check(z.maxLength(LEDGER_LIMITS.name)));
const attempt = once(() => z.int().check(z.minimum(1), z.maximum(LEDGER_LIMITS.attempt)));

const amount = once(() => z.int().check(z.minimum(0)));

export const ledgerRowSchema = once(() =>
  z.object({
    v: z.literal(FORMAT_VERSION),
    campaign: name(),
    id: z.string(),
    hash: hash(),
    status: z.enum(["passed", "failed"]),
    score: z.optional(z.number()),
    scores: z.optional(z.record(z.string(), z.number())),
    metrics: z.optional(z.record(z.string(), z.unknown())),
    output: z.optional(z.unknown()),
    /** Why the task failed: from its row, or the child's last words if an exit code was the grade. Absent if neither says. */
    message: z.optional(z.string()),
    attempt: attempt(),
    run: name(),
    job: name(),
    started_at: instant(),
    duration_s: z.number().check(z.minimum(0)),
    /** Counts of the task's calls through the gateway. Absent if it made none. */
    calls: z.optional(
      z.object({
        /** Calls that the provider answered and charged for. */
        made: amount(),
        /** Calls that the journal answered. */
        replayed: amount(),
        /** Calls that waited for their turn. */
        held: amount(),
        /** Refusals by the provider, including those that a retry overcame. */
        refused: amount(),
        /** Tokens of the calls in `made`. */
        input_tokens: amount(),
        output_tokens: amount(),
        /** Tokens of the calls in `replayed`, which an interrupted attempt paid for. Absent if there are none. */
        replayed_input_tokens: z.optional(amount()),
        replayed_output_tokens: z.optional(amount()),
        /** Cost of the calls in `made` and `replayed`, in US dollars. Absent if no price is known. */
        cost_usd: z.optional(z.number().check(z.minimum(0))),
      }),
    ),
  }),
);
/** A line of `results.jsonl`: a task with a result. */
export type LedgerRow = Readonly<z.infer<ReturnType<typeof ledgerRowSchema>>>;
export type CallCounts = Readonly<NonNullable<LedgerRow["calls"]>>;

const PLAIN_LINE = plainLine();

/**
 * Reads the line of a ledger row without optional fields except `score`, as we write it; null for any other line.
 * `ledgerRowSchema` accepts the same row and decides on all other lines. A pattern takes a third of the time, and a
 * ledger of a million rows is read before the first child starts.
 */
export function plainLedgerRow(line: string): LedgerRow | null {
  const found = PLAIN_LINE.exec(line);
  if (found === null || found[3]?.length !== 64) return null;
  const [, campaign = "", id = "", hash = "", status, score, attempt, run = "", job = "", started_at = "", lasted] =
    found;
  return {
    v: FORMAT_VERSION,
    campaign,
    id,
    hash,
    status: status === "passed" ? status : "failed",
    score: score === undefined ? score : Number(score),
    attempt: Number(attempt),
    run,
    job,
    started_at,
    duration_s: Number(lasted),
  };
}

function plainLine(): RegExp {
  // Characters that JSON does not escape: from the space on, except the quote and the backslash.
  const text = (length: string) => `"([ !#-\\[\\]-\\uffff]${length})"`;
  const name = text(`{0,${LEDGER_LIMITS.name}}`);
  const number = "(?:0|[1-9]\\d{0,14})(?:\\.\\d+)?";
  const fields = [
    `"v":${FORMAT_VERSION}`,
    `"campaign":${name}`,
    `"id":${text("*")}`,
    // Counting its digits here would take longer than all other fields.
    '"hash":"([0-9a-f]+)"',
    `"status":"(passed|failed)"(?:,"score":(-?${number}))?`,
    '"attempt":([1-9]\\d{0,5})',
    `"run":${name}`,
    `"job":${name}`,
    `"started_at":${text(`{0,${LEDGER_LIMITS.instant}}`)}`,
    `"duration_s":(${number})`,
  ];
  return new RegExp(`^\\{${fields.join(",")}\\}$`);
}

export const sidecarRowSchema = once(() =>
  z.object({
    v: z.literal(FORMAT_VERSION),
    campaign: name(),
    id: z.string(),
    hash: hash(),
    class: z.enum([...FAILURE_CLASSES, "kill_shaped"]),
    terminal: z.boolean(),
    message: z.string(),
    exit_code: z.nullable(z.number()),
    signal: z.nullable(z.string()),
    output: z.optional(z.unknown()),
    attempt: attempt(),
    run: name(),
    job: name(),
    at: instant(),
    /** Rows of earlier versions have only `kind`, `form` and `evidence`. */
    rate_limit: z.optional(
      z.object({
        kind: z.string(),
        certain: z.optional(z.boolean()),
        source: z.nullish(z.enum(LIMIT_SOURCES)),
        retry_after_seconds: z.nullish(z.number()),
        reset_at: z.nullish(z.string()),
        form: z.nullable(z.string()),
        provider: z.nullish(z.string()),
        evidence: z.string(),
      }),
    ),
  }),
);
/** A line of `failures.jsonl`: a failed attempt that counts. */
export type SidecarRow = Readonly<z.infer<ReturnType<typeof sidecarRowSchema>>>;

const counts = once(
  () =>
    z.object({
      total: amount(),
      passed: amount(),
      failed: amount(),
      errored: amount(),
      skipped: amount(),
      outstanding: amount(),
    }) satisfies z.ZodMiniType<Counts>,
);

const campaignRecord = once(
  () =>
    z.object({
      id: name(),
      complete: z.boolean(),
      completed_run: z.nullable(name()),
      completed_at: z.nullable(instant()),
      reopened_at: z.optional(instant()),
      counts: z.optional(counts()),
      pull_request: z.optional(z.literal(true)),
      default_branch: z.optional(z.boolean()),
    }) satisfies z.ZodMiniType<CampaignRecord>,
);

const storedCircuit = once(() =>
  z.object({
    state: z.literal("open"),
    until: instant(),
    trips: z.int().check(z.minimum(0), z.maximum(1_000)),
    reason: z.string().check(z.maxLength(8_192)),
    stated: z.boolean(),
    /** When the provider refused last. Absent from older states. */
    opened_at: z.optional(instant()),
    /** Set if failures in a row opened it; absent if a rate limit did. */
    outage: z.optional(z.literal(true)),
    /** Set if the run stopped calling the provider; absent if it waited. */
    stop: z.optional(z.literal(true)),
  }),
);
export type StoredCircuit = z.infer<ReturnType<typeof storedCircuit>>;

const runs = once(() => z.readonly(z.array(name()).check(z.maxLength(64))));
const runsBy = once(() => z.record(z.string(), runs()));
const setbacks = once(
  () =>
    z.object({
      campaign: name(),
      killed: runsBy(),
      // Checkpoints of earlier versions lack these two.
      shard_killed: z._default(runsBy(), {}),
      cut: z._default(runsBy(), {}),
      refused: runsBy(),
      suspected: runsBy(),
      same_failure: runs(),
      kill_streak: runs(),
    }) satisfies z.ZodMiniType<Setbacks>,
);

/** More campaigns than one of our checkpoints ever lists. */
export const CAMPAIGNS_LIMIT = 64;

export const checkpointSchema = once(() =>
  z.object({
    v: z.literal(FORMAT_VERSION),
    /** Grows with every write, so that it identifies the newer of two checkpoints whatever the clocks say. */
    seq: z.int().check(z.minimum(0)),
    updated_at: instant(),
    run: name(),
    job: name(),
    /** The most jobs that have worked on the present campaign. Each has left a state of its own. */
    jobs: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
    /** The evaluation that the state belongs to. Absent if it was never named. */
    name: z.optional(name()),
    /** `owner/name` of the repository whose runs wrote it. Absent outside of workflows. */
    repository: z.optional(name()),
    /** SHA-256 of the command of the last run, to detect a change. */
    command: z.optional(hash()),
    /** The present campaign first, then those whose rows are kept. */
    campaigns: z.array(campaignRecord()).check(z.maxLength(CAMPAIGNS_LIMIT)),
    circuits: z.record(z.string(), storedCircuit()),
    /** By provider: the start of the last probe that closed a circuit. Circuits that opened before are over. */
    closed: z.optional(z.record(z.string(), instant())),
    limits: z.record(z.string(), z.int().check(z.minimum(1))),
    /** Kills and refusals of tasks of the present campaign, which used no attempt. Absent if there are none. */
    setbacks: z.optional(setbacks()),
    /** A sample of the durations of passed attempts in seconds, for the p90 of the next run. */
    durations_s: z.array(z.number().check(z.minimum(0))).check(z.maxLength(1_000)),
  }),
);
export type Checkpoint = z.infer<ReturnType<typeof checkpointSchema>>;

const versionedSchema = once(() => z.object({ v: z.number() }));

/** The version that a parsed line or file states, if it is newer than ours. */
export function newerVersion(value: unknown): number | null {
  const version = versionedSchema().safeParse(value);
  return version.success && version.data.v > FORMAT_VERSION ? version.data.v : null;
}

/** Whether a line is a row of a newer version, which stays where it is. Cheap, because few lines are. */
export function isNewerLine(line: string): boolean {
  return /"v":\s*[2-9]|"v":\s*\d{2}/.test(line) && newerVersion(jsonOrNull(line)) !== null;
}
