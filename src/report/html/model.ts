/**
 * What report.html is made from: the report with what the page adds or leaves out. Texts that come from children (ids,
 * groups, messages, reasons) are redacted and untrusted; the page only ever shows them as text.
 */
import type { OutcomeClass } from "../../core/outcome.ts";
import type {
  CircuitChange,
  Comparison,
  Headline,
  JobStory,
  LimitChange,
  Report,
  ReportTask,
  RunStory,
  Stop,
  Wait,
} from "../report.ts";

export interface HtmlReport extends Pick<Report, "trend" | "variants">, Pick<RunStory, "attempts"> {
  readonly headline: HtmlHeadline;
  /** The runs that the timeline covers, one per job. Between runs nothing is drawn to scale. Empty: one run, from the headline. */
  readonly runs: readonly HtmlRun[];
  /** In list order. May be fewer than the headline counts: the page says how many are not listed. */
  readonly tasks: readonly HtmlTask[];
  readonly waits: readonly HtmlWait[];
  readonly limits: readonly HtmlLimitChange[];
  readonly circuits: readonly HtmlCircuitChange[];
  /** Null if there is no earlier complete campaign to compare with. */
  readonly baseline: HtmlBaseline | null;
  /** Of failed attempts, the worst first. */
  readonly failureGroups: readonly HtmlFailureGroup[];
}

export interface HtmlHeadline
  extends Omit<Headline, "passRateInterval" | "wonAfterLimit" | "stops">,
    Pick<RunStory, "replayed"> {
  /** Of several runs the latest; empty if none is known. */
  readonly run: string;
  /** How many jobs of the matrix never reported. */
  readonly missingJobs: number;
  /** Outstanding tasks that a run can take at `resumeAt`. */
  readonly ready: number;
  /** Providers that take no calls, the earliest reset first. */
  readonly stops: readonly Omit<Stop, "words">[];
}

export type HtmlRun = Pick<JobStory, "run" | "job" | "startedAt" | "endedAt">;

export interface HtmlTask extends Omit<ReportTask, "group" | "gradeMessage" | "key" | "failures"> {
  /** Empty if the task has none. */
  readonly group: string;
  /** Relative to the state folder, such as `logs/0001.log`. */
  readonly logFile: string | null;
}

export type HtmlWait = Omit<Wait, "job">;
export type HtmlLimitChange = Omit<LimitChange, "job">;
export type HtmlCircuitChange = Omit<CircuitChange, "job">;
export type HtmlBaseline = Omit<Comparison, "pValue" | "passRateBefore">;

export interface HtmlFailureGroup {
  readonly class: OutcomeClass;
  /** What the first of them said. */
  readonly message: string;
  readonly taskIds: readonly string[];
  /** How many tasks it holds: `taskIds` may name only some of them. */
  readonly count: number;
}
