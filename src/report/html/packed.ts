/**
 * The JSON block inside report.html: what `pack` writes and the page script reads. Columns instead of
 * objects, and texts that repeat as indexes into `strings`, because 10,000 tasks as objects are mostly key names.
 * Instants are ms since `originAt`.
 */
import type { Counts, RunStatus } from "../../core/tally.ts";
import type { AttemptClass } from "../report.ts";
import type { Histogram } from "./histogram.ts";
import type { AxisSegment } from "./time-axis.ts";

export interface PackedReport {
  /** Epoch ms of instant 0. */
  readonly originAt: number;
  readonly headline: PackedHeadline;
  /** Index 0 is the empty string. */
  readonly strings: readonly string[];
  readonly tasks: PackedTasks;
  readonly attempts: PackedAttempts;
  /** Rows of the timeline: a slot of a job. */
  readonly rows: readonly { readonly job: number; readonly slot: number }[];
  readonly axis: readonly AxisSegment[];
  readonly waits: readonly PackedWait[];
  readonly limits: readonly PackedLimit[];
  readonly circuits: readonly PackedCircuit[];
  readonly histogram: Histogram | null;
  readonly failureGroups: readonly PackedFailureGroup[];
  readonly baseline: PackedBaseline | null;
  /** What was left out so that the file stays small, in words. */
  readonly cuts: readonly string[];
}

export interface PackedHeadline {
  readonly status: RunStatus;
  readonly counts: Counts;
  /** Epoch ms. */
  readonly resumeAt: number | null;
}

/** One entry per task in every column, in list order. */
export interface PackedTasks {
  readonly id: readonly string[];
  readonly group: readonly number[];
  readonly provider: readonly number[];
  /** Indexes into `STANDINGS`. */
  readonly standing: readonly number[];
  readonly score: readonly (number | null)[];
  readonly class: readonly number[];
  readonly attempts: readonly number[];
  readonly durationS: readonly (number | null)[];
  readonly message: readonly number[];
  readonly log: readonly number[];
}

export interface PackedAttempts {
  readonly row: readonly number[];
  readonly provider: readonly number[];
  readonly from: readonly number[];
  /** In ms; -1 where it was still running. */
  readonly length: readonly number[];
  /** Indexes into `ATTEMPT_CLASSES`. */
  readonly class: readonly number[];
  /** Task indexes; empty where the mark stands for several attempts or its tasks are not listed. */
  readonly tasks: readonly (number | readonly number[])[];
  /** How many attempts the mark stands for. */
  readonly count: readonly number[];
  /** Indexes of attempts that were probes. */
  readonly probes: readonly number[];
}

export interface PackedWait {
  readonly provider: number;
  readonly from: number;
  readonly until: number;
  readonly reason: string;
}

export interface PackedLimit {
  readonly provider: number;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly reason: string;
}

export interface PackedCircuit {
  readonly provider: number;
  readonly at: number;
  readonly state: "closed" | "open" | "half-open";
  /** Where the band ends on the page: at `statedUntil`, the next change, or the end of the run. */
  readonly until: number;
  readonly statedUntil: number | null;
  readonly reason: string;
}

export interface PackedFailureGroup {
  readonly class: number;
  readonly message: string;
  readonly count: number;
  /** Of the tasks that are listed. */
  readonly tasks: readonly number[];
}

export interface PackedBaseline {
  readonly campaign: string;
  readonly pairs: number;
  readonly scoredPairs: number;
  readonly lost: PackedIds;
  readonly gained: number;
  readonly isOfScores: boolean;
  readonly regressions: PackedIds;
  readonly fixes: PackedIds;
  readonly pairedDifference: { readonly mean: number; readonly low: number; readonly high: number } | null;
}

export interface PackedIds {
  readonly count: number;
  /** The first of them, as many as the detail of the page allows. */
  readonly ids: readonly string[];
  /** Of those that are listed as tasks. */
  readonly tasks: readonly number[];
}

/** Order of severity, the worst first: the order of the table and of the chips. */
export const STANDINGS = ["errored", "failed", "outstanding", "skipped", "passed"] as const;

export const ATTEMPT_CLASSES = [
  "passed",
  "failed",
  "mixed",
  "rate_limited",
  "kill_shaped",
  "timeout_exceeded",
  "transient",
  "legitimate",
  "fatal",
  "skipped",
  "unfinished",
  "running",
] as const satisfies readonly AttemptClass[];
