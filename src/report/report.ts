/**
 * The data of every report: a campaign and its last run, read from a state folder. Instants are epoch ms. Texts of children
 * are redacted and otherwise unchanged.
 */

import type { Standing } from "../core/history.ts";
import type { OutcomeClass } from "../core/outcome.ts";
import type { SidecarClass } from "../core/row.ts";
import type { Counts, RunStatus } from "../core/tally.ts";
import type { HistoryRow } from "../store/campaign-history.ts";
import type { StoredRunEnd, StoredRunStart } from "../store/run-events.ts";
import type { Stored } from "./event-schema.ts";
import type { PairedDifference, ScoreMean } from "./sample.ts";
import type { Interval, RepeatRate } from "./statistics.ts";

export interface Report {
  readonly headline: Headline;
  readonly tasks: ReportTasks;
  /** One for each value of `vary`; one for all tasks if they are only repeated; otherwise empty. */
  readonly variants: readonly Variant[];
  /** Worst first. */
  readonly failureGroups: readonly FailureGroup[];
  readonly outstanding: Outstanding;
  /** Null if there is no earlier complete campaign, or none of its tasks is listed. */
  readonly baseline: Comparison | null;
  /** The latest complete campaigns, the oldest first. */
  readonly trend: readonly HistoryRow[];
  readonly run: RunStory;
  /** Lines of the state that could not be read. */
  readonly skippedLines: number;
}

export interface Headline {
  readonly campaign: string;
  readonly status: RunStatus;
  /** Why the run ended, in one sentence; may quote the provider. */
  readonly reason: string;
  readonly counts: Counts;
  /** The conditions of `fail-on` and `min-pass-rate` that were met, in words; null if they were not checked. */
  readonly against: readonly string[] | null;
  /** The share of graded tasks that passed, 0 to 1, with its 95 % interval; null if none is graded. */
  readonly passRate: Interval | null;
  /** Null if no graded task has a score. */
  readonly scores: ScoreMean | null;
  /** What the results cost; null if it is not known. */
  readonly spend: Spend | null;
  /** How many tasks passed at a second or later attempt. */
  readonly wonOnRetry: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** When the next run can continue; null if it need not wait. */
  readonly resumeAt: number | null;
  /** Empty if nothing is outstanding. */
  readonly resumeCommand: string;
  /** Providers that must not be called yet and that have outstanding tasks. */
  readonly stops: readonly Stop[];
}

/** Sums over results; null if no result states them. */
export interface Spend {
  /** Input and output together. */
  readonly tokens: number | null;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  /** In US dollars. */
  readonly cost: number | null;
  /** How many results state a cost. */
  readonly priced: number;
}

export interface Stop {
  readonly provider: string;
  readonly untilAt: number;
  /** The provider's own words. */
  readonly words: string;
  /** Whether the provider named the instant. Otherwise it is an estimate. */
  readonly isStated: boolean;
  /** Present if the provider failed several times in a row; absent if it refused. */
  readonly outage?: true | undefined;
}

/** All tasks of the report, made one by one on demand: a million objects would take too much memory. */
export interface ReportTasks extends Iterable<ReportTask> {
  readonly count: number;
  at(index: number): ReportTask;
}

export interface ReportTask {
  readonly id: string;
  readonly group: string | null;
  /** How the harness's own JUnit writer names it; undefined for a task that no harness listed. */
  readonly junit: JunitCase | undefined;
  /** The id of the listed task from which `vary` or `repeats` made this one; null if it is listed itself. */
  readonly listedId: string | null;
  /** The values that `vary` gave it, such as `model=gpt-5`; null without `vary`. */
  readonly variant: string | null;
  readonly provider: string;
  readonly standing: Standing;
  readonly score: number | null;
  /** The class of the latest known attempt; null if there was none. */
  readonly class: OutcomeClass | null;
  /** The number of the attempt that gave the result, else the number of failed attempts that count. */
  readonly attempts: number;
  /** How long the attempt took that gave the result, in seconds. */
  readonly durationS: number | null;
  /** Why the grader failed it; empty if it did not, or gave no reason. */
  readonly gradeMessage: string;
  /** The grader's reason, else the message of the latest failure, marked if a later attempt ended otherwise. */
  readonly message: string;
  /** The key of its latest attempt in this run, which names its log file; null if there is none. */
  readonly key: string | null;
  /** Failed attempts that count, in order. */
  readonly failures: readonly FailedAttempt[];
}

export interface JunitCase {
  readonly classname: string;
  readonly name: string;
}

export interface FailedAttempt {
  readonly class: SidecarClass;
  readonly attempt: number;
  readonly message: string;
}

/** Tasks with the same failure. */
export interface FailureGroup {
  /** `graded` for tasks that were graded as failed. */
  readonly class: "graded" | SidecarClass;
  /** The message of the first task. */
  readonly message: string;
  /** Indexes into `tasks`. */
  readonly tasks: readonly number[];
  /** The end of the first log that exists; empty if none does. */
  readonly lastWords: string;
}

export interface Outstanding {
  /** The first ones, in list order. */
  readonly ids: readonly string[];
  /** Refused by a limit, or never started because their provider's circuit is open. */
  readonly limited: number;
  /** Killed, or stopped by us before they could end. */
  readonly killed: number;
  /** Errored in an attempt, charged or not, with attempts left. */
  readonly retriable: number;
  /** Without a known attempt, for another reason: no time was left, or their job never reported. */
  readonly notStarted: number;
}

/** This campaign against the last complete one, by task id. */
export interface Comparison {
  readonly campaign: string;
  /** Ids of tasks that passed before and are graded as failed now. */
  readonly regressions: readonly string[];
  /** Ids of tasks that were graded as failed before and pass now. */
  readonly fixes: readonly string[];
  /** Ids of tasks that passed before and have no result now, since they errored. */
  readonly lost: readonly string[];
  /** Tasks graded both times. */
  readonly pairs: number;
  /**
   * Now minus before: the mean score over the pairs with two scores if there are at least two, else the pass rate. If some
   * listed tasks have several pairs, its pairs are the listed tasks.
   */
  readonly difference: PairedDifference;
  readonly passRateBefore: number | null;
}

/** What the events of a run say. */
export interface RunStory {
  /** One for each job whose events are there; in order of their start. */
  readonly jobs: readonly JobStory[];
  /** Indexes of jobs that never reported. */
  readonly missingJobs: readonly number[];
  /** In order of their start, up to a bound. */
  readonly attempts: readonly Attempt[];
  /** How the run answered limits and outages, in order of time, up to a bound. */
  readonly changes: readonly ProviderChange[];
  /** Calls that the gateway's journal answered. */
  readonly replayed: ReplayedCalls;
  readonly warnings: readonly string[];
}

/** Calls that were answered from the journal, and the tokens that they did not cost again. */
export interface ReplayedCalls {
  readonly calls: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
}

export interface JobStory {
  readonly start: StoredRunStart;
  /** Null if its end is not recorded. */
  readonly end: StoredRunEnd | null;
  /** The instant of its last event. */
  readonly endedAt: number;
}

/** A pause, or another parallelism, pace or circuit of a provider. */
export type ProviderChange = Stored<"paused" | "limit_changed" | "pace_changed" | "circuit_changed">;

/** How an attempt ended; `mixed` if the tasks of a shard differ. */
export type AttemptClass = "passed" | "failed" | "mixed" | "running" | Exclude<OutcomeClass, "graded">;

export interface Attempt {
  readonly job: string;
  readonly slot: number;
  readonly provider: string;
  /** The first 100 of a large shard. */
  readonly taskIds: readonly string[];
  readonly startedAt: number;
  /** Null if no end was recorded. */
  readonly endedAt: number | null;
  readonly class: AttemptClass;
  readonly probe: boolean;
}

/** The tasks of one value of `vary`, or all tasks without `vary`. */
export interface Variant {
  /** Such as `model=gpt-5`; empty without `vary`. */
  readonly label: string;
  readonly counts: Counts;
  /** Over graded tasks, with its 95 % interval; null if none is graded. */
  readonly passRate: Interval | null;
  /** Null if no graded task has a score. */
  readonly scores: ScoreMean | null;
  /** What its results cost; null if it is not known. */
  readonly spend: Spend | null;
  /** Against the first variant, over tasks that are graded under both; null for the first, and if there are none. */
  readonly passRateDifference: PairedDifference | null;
  /** The same for mean scores, over tasks that have a score under both. */
  readonly scoreDifference: PairedDifference | null;
  /** Only k = 1 if no task is repeated. */
  readonly repeats: readonly RepeatRate[];
}
