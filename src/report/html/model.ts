/**
 * What report.html is made from: plain data, already redacted, already counted. Instants are epoch ms.
 * Texts that come from children (ids, groups, messages, reasons) are untrusted; the page only ever shows them as text.
 */
import type { Standing } from "../../core/history.ts";
import type { OutcomeClass } from "../../core/outcome.ts";
import type { Counts, RunStatus } from "../../core/tally.ts";
import type { HistoryRow } from "../../store/campaign-history.ts";
import type { Attempt, Variant } from "../report.ts";
import type { Spend } from "../spend.ts";
import type { ReplayedCalls } from "../words.ts";

export interface HtmlReport {
  readonly headline: HtmlHeadline;
  /** The runs that the timeline covers, one per job. Between runs nothing is drawn to scale. Empty: one run, from the headline. */
  readonly runs: readonly HtmlRun[];
  /** In list order. May be less than the headline counts: the page says how many are not listed. */
  readonly tasks: readonly HtmlTask[];
  readonly attempts: readonly Attempt[];
  readonly waits: readonly HtmlWait[];
  readonly limits: readonly HtmlLimitChange[];
  readonly circuits: readonly HtmlCircuitChange[];
  /** Null where there is no earlier complete campaign to compare with. */
  readonly baseline: HtmlBaseline | null;
  /** The latest complete campaigns, the oldest first. */
  readonly trend: readonly HistoryRow[];
  /** One for each value of `vary`; one for all tasks where they are only repeated; none where they are neither. */
  readonly variants: readonly Variant[];
  /** Worst first. */
  readonly failureGroups: readonly HtmlFailureGroup[];
}

export interface HtmlHeadline {
  readonly status: RunStatus;
  /** Why the run ended, in one sentence; may quote the provider. */
  readonly reason: string;
  readonly campaign: string;
  /** Of several runs the latest; empty where none is known. */
  readonly run: string;
  readonly counts: Counts;
  /** What `fail-on` holds against the run; null where it is not known. */
  readonly against: readonly string[] | null;
  /** Passed among graded tasks, 0 to 1; null where none is graded. */
  readonly passRate: number | null;
  readonly meanScore: number | null;
  /** Of the mean score. */
  readonly standardError: number | null;
  /** Tasks that passed after an attempt that failed. */
  readonly wonOnRetry: number;
  /** Null where no result tells it. */
  readonly spend: Spend | null;
  /** Outstanding tasks that a rate limit kept from a result. */
  readonly lostToLimits: number;
  /** What the gateway's journal saved. */
  readonly replayed: ReplayedCalls;
  /** How many jobs of the matrix never reported. */
  readonly missingJobs: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** Null where nothing has to be waited for. */
  readonly resumeAt: number | null;
  /** Outstanding tasks that a run can take then. */
  readonly ready: number;
  /** Providers that take no calls, the earliest reset first. */
  readonly stops: readonly HtmlStop[];
  /** Empty where nothing is outstanding. */
  readonly resumeCommand: string;
}

export interface HtmlStop {
  readonly provider: string;
  readonly untilAt: number;
  /** Whether the provider named the instant, or it is our guess. */
  readonly isStated: boolean;
  /** It failed again and again; absent where it refused. */
  readonly outage?: true;
  /** Its outstanding tasks. */
  readonly outstanding: number;
}

export interface HtmlRun {
  readonly run: string;
  readonly job: string;
  readonly startedAt: number;
  /** The last that is known of it where it was killed. */
  readonly endedAt: number;
}

export interface HtmlTask {
  readonly id: string;
  /** Empty where the task has none. */
  readonly group: string;
  readonly provider: string;
  readonly standing: Standing;
  readonly score: number | null;
  /** Of the latest attempt; null where the task was never tried. */
  readonly class: OutcomeClass | null;
  /** How often it was tried, as far as attempts are counted. */
  readonly attempts: number;
  /** Of the attempt that gave the result, in seconds. */
  readonly durationS: number | null;
  /** The headline of the latest failure; empty where there is none. */
  readonly message: string;
  /** Relative to the state folder, such as `logs/0001.log`. */
  readonly logFile: string | null;
}

export interface HtmlWait {
  readonly provider: string;
  readonly from: number;
  readonly until: number;
  readonly reason: string;
}

export interface HtmlLimitChange {
  readonly provider: string;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly reason: string;
}

export interface HtmlCircuitChange {
  readonly provider: string;
  readonly at: number;
  /** The state it went to. */
  readonly state: "closed" | "open" | "half-open";
  readonly until: number | null;
  readonly reason: string;
}

export interface HtmlBaseline {
  /** The campaign that is compared with. */
  readonly campaign: string;
  /** Tasks graded both times. */
  readonly pairs: number;
  /** Whether the difference is of scores, or of passed tasks as 1 and others as 0. */
  readonly isOfScores: boolean;
  /** Of the pairs, with a score both times: what a difference of scores is over. */
  readonly scoredPairs: number;
  /** Ids of tasks that passed before and failed by their grader now. */
  readonly regressions: readonly string[];
  /** Ids of tasks that failed by their grader before and pass now. */
  readonly fixes: readonly string[];
  /** Ids of tasks that passed before and have no result now, since they errored. */
  readonly lost: readonly string[];
  /** How many have a result now and had none before. */
  readonly gained: number;
  /** Over the pairs, or the scored ones, now minus before, with its 95 % interval; null below two pairs. */
  readonly pairedDifference: { readonly mean: number; readonly low: number; readonly high: number } | null;
}

export interface HtmlFailureGroup {
  readonly class: OutcomeClass;
  /** What the first of them said. */
  readonly message: string;
  readonly taskIds: readonly string[];
  /** How many tasks it holds: `taskIds` may name only some of them. */
  readonly count: number;
}
