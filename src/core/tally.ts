/** Counts of tasks, and the verdict and exit code that follow from them. */
import { type ListHistory, standingOf } from "./history.ts";
import { counted, listed } from "./words.ts";

/** total = passed + failed + errored + skipped + outstanding. */
export interface Counts {
  readonly total: number;
  readonly passed: number;
  readonly failed: number;
  /** Terminal, or all attempts used up. */
  readonly errored: number;
  readonly skipped: number;
  readonly outstanding: number;
}

/**
 * Counts the tasks of a part.
 *
 * @param part indexes into the list
 */
export function countTasks(part: Uint32Array, history: Pick<ListHistory, "at">, maxAttempts: number): Counts {
  const counts = { passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
  // An index loop: a start counts 200,000 tasks, and iterating over a typed array takes longer than the counting.
  for (let place = 0; place < part.length; place += 1) {
    const record = history.at(part[place] as number);
    if (record === undefined) counts.outstanding += 1;
    else counts[standingOf(record, maxAttempts)] += 1;
  }
  return { total: part.length, ...counts };
}

/** Share of passed tasks among graded ones, 0 to 1; null if none is graded. */
export function passRate(counts: Counts): number | null {
  const graded = counts.passed + counts.failed;
  return graded === 0 ? null : counts.passed / graded;
}

/** The pass rate as reported: rounded to six digits, and 1 only if all passed. */
export function reportedPassRate(counts: Counts): number | null {
  const rate = passRate(counts);
  return rate === null || rate === 1 ? rate : Math.min(Math.round(rate * 1e6) / 1e6, 0.999999);
}

export const RUN_STATUSES = [
  "complete",
  "stopped",
  "out_of_time",
  "out_of_budget",
  "interrupted",
  "aborted",
  "incomplete",
] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

export interface Judgment {
  /** The conditions of `fail-on`, with `auto` already resolved. */
  readonly failOn: Readonly<Record<"failed" | "errored" | "outstanding", boolean>> & { readonly regressed?: boolean };
  /** Replaces `failed` by a threshold over graded tasks. */
  readonly minPassRate: number | null;
}

export interface RunResult {
  readonly status: RunStatus;
  readonly counts: Counts;
  /** Tasks that passed in the baseline and failed now. Counted only if `fail-on` names them. */
  readonly regressed?: number;
  /** One cause, such as a wrong key, made many tasks fail and ended the run. None was charged, so no count shows it. */
  readonly sameFailure: boolean;
  /** The signal that ended an interrupted run. Null if it ended another process whose state was merged. */
  readonly signal: Signal | null;
}

/**
 * Why `fail-on` and `min-pass-rate` fail a run, as clauses. Those of `fail-on` are one clause, which names it once:
 * `1 task failed, 1 task errored and 2 tasks are outstanding (fail-on)`. Empty if nothing fails the run.
 */
export function failReasons(result: RunResult, { failOn, minPassRate }: Judgment): string[] {
  const { counts, regressed = 0 } = result;
  const met: string[] = [];
  if (failOn.failed && minPassRate === null && counts.failed > 0) met.push(`${counted(counts.failed, "task")} failed`);
  if (failOn.errored && counts.errored > 0) met.push(`${counted(counts.errored, "task")} errored`);
  if (failOn.regressed && regressed > 0) met.push(`${counted(regressed, "task")} regressed`);
  if (failOn.outstanding && counts.outstanding > 0)
    met.push(`${counted(counts.outstanding, "task")} ${counts.outstanding === 1 ? "is" : "are"} outstanding`);
  const against = met.length === 0 ? [] : [`${listed(met)} (fail-on)`];
  const isJudged = failOn.failed || failOn.errored || failOn.outstanding;
  if (isJudged && result.sameFailure) against.push("tasks failed for one common reason");
  if (!isJudged || minPassRate === null) return against;
  const rate = passRate(counts);
  // If nothing is graded yet and more tasks follow, there is nothing to judge.
  const isOver = counts.outstanding === 0 || result.status === "aborted";
  if (rate === null && counts.total > 0 && isOver) {
    against.push(`nothing was graded, which does not meet a pass rate of ${minPassRate}`);
  }
  // A reported rate that is equal to the bar meets it.
  const reported = reportedPassRate(counts);
  if (rate !== null && rate < minPassRate && reported !== minPassRate) {
    against.push(`the pass rate of ${reported} is below ${minPassRate}`);
  }
  return against;
}

/**
 * The CLI's exit codes, besides those of signals. 2 (wrong usage) occurs before there is a result. `unwritten`
 * (EX_IOERR) replaces 0 if the output could not be written to stdout.
 */
export const EXIT = { ok: 0, failures: 1, usage: 2, unwritten: 74, outstanding: 75 } as const;

/** The signals that ask a run to end in order. The exit code is 128 plus the number of the signal. */
export const SIGNAL_EXIT = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
export type Signal = keyof typeof SIGNAL_EXIT;

/** The exit code of the CLI for a run that took place. */
export function exitCode(result: RunResult, judgment: Judgment): number {
  if (result.status === "interrupted" && result.signal !== null) return SIGNAL_EXIT[result.signal];
  const outstanding = result.counts.outstanding > 0;
  if (result.sameFailure && failReasons(result, judgment).length > 0) return EXIT.failures;
  if (result.status === "aborted" || !outstanding) {
    const failOn = { ...judgment.failOn, outstanding: false };
    if (failReasons(result, { ...judgment, failOn }).length > 0) return EXIT.failures;
  }
  return outstanding ? EXIT.outstanding : EXIT.ok;
}
