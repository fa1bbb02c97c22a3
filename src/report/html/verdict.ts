/** The words at the top of report.html: what happened, and what to do about it. */
import { isSelectionDone } from "../../core/selection.ts";
import { nextRun } from "../next-run.ts";
import type { Headline, Report } from "../report.ts";
import { hasHeldFailures, isOutage, titleOf } from "../title.ts";

/** How the verdict is coloured; `carry` is neither good nor bad: the rest comes with the next run. */
export type Tone = "good" | "bad" | "carry";

export interface Verdict {
  readonly tone: Tone;
  readonly title: string;
  /** What to do, without the instant and the command, which the page shows beside it. */
  readonly advice: string;
}

/** Title and advice for the top of the page. */
export function wordVerdict({ headline, run }: Pick<Report, "headline" | "run">): Verdict {
  return { tone: toneOf(headline), title: titleOf(headline, run.missingJobs.length), advice: adviceOf(headline) };
}

function toneOf(headline: Headline): Tone {
  if (headline.status === "aborted") return "bad";
  if (headline.counts.outstanding > 0) return "carry";
  return hasHeldFailures(headline) ? "bad" : "good";
}

function adviceOf(headline: Headline): string {
  const { status, counts, against, stops } = headline;
  if (counts.outstanding === 0) {
    if (counts.failed + counts.errored === 0) return "Nothing to do.";
    if (against?.length === 0)
      return "Nothing to do: the run passes because fail-on and min-pass-rate allow these failures. They are grouped below.";
    const retry = " To try errored tasks again, run with the input retry, or run carryover retry first.";
    return `No task is left to run. The failures are grouped below. Each task shows its last message and its log.${counts.errored > 0 ? retry : ""}`;
  }
  if (status === "aborted") {
    return "Fix the failures below first. Then run the same command again: it runs only the outstanding tasks.";
  }
  if (isSelectionDone(headline.reason)) {
    return "All selected tasks are done, and every result is kept. To run the other tasks, run it without only and sample.";
  }
  const what = isOutage(stops) ? "the provider may have recovered" : "the limit resets";
  const when = nextRun(headline).at === null ? "at any time" : `once ${what}`;
  return `Run the same command again ${when}: it keeps every result and runs only the outstanding tasks.`;
}
