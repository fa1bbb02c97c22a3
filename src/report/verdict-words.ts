/**
 * How the campaign stands and what to do next, in plain sentences. The summary, the page, the annotations and JUnit only
 * arrange and escape them. The sentences quote providers, so none of them is safe markup.
 */
import { OUTAGE_WORDS } from "../core/circuit.ts";
import { formatDuration } from "../core/duration.ts";
import { isSelectionDone } from "../core/selection.ts";
import type { Counts } from "../core/tally.ts";
import { unreachable } from "../core/unreachable.ts";
import { capitalized, counted, grouped, sentence } from "../core/words.ts";
import { oneLine, visibleId } from "./escape.ts";
import type { Headline, Report, RunStory, Stop } from "./report.ts";
import { countsWords, firstFew, UNSELECTIVE, utcMinute } from "./words.ts";

/** A sentence in pieces: prose, and code, which names inputs and commands or quotes a provider. */
export type Phrase = readonly (string | { readonly code: string; readonly isQuote?: true })[];

/** A sentence of our own, with its code between backticks. */
function phraseOf(text: string): Phrase {
  return text.split("`").map((piece, index) => (index % 2 === 1 ? { code: piece } : piece));
}

/** The sentence where nothing marks code. */
export function plainPhrase(phrase: Phrase): string {
  const words = phrase.map((piece) => {
    if (typeof piece === "string") return piece;
    return piece.isQuote ? `"${sentence(piece.code)}"` : piece.code;
  });
  return words.join("");
}

export interface Verdict {
  /** `carry` is neither good nor bad: the next run does the rest. */
  readonly tone: "good" | "bad" | "carry";
  readonly symbol: string;
  readonly title: string;
  /** Why the run ended, and the verdict of `fail-on`; empty if the title says it all. */
  readonly reasons: readonly Phrase[];
  /** The stopped providers: until when, and what they said. */
  readonly stops: readonly Phrase[];
  /** What to do, without the command; empty if there is nothing to do. */
  readonly advice: Phrase;
}

const REASON_LENGTH = 400;
/** Stopped providers that are quoted, and those that are named with their instant alone. */
const STOPS_QUOTED = 3;
const STOPS_NAMED = 12;

export function verdictOf({ headline, run: { missingJobs } }: Pick<Report, "headline" | "run">): Verdict {
  return {
    tone: toneOf(headline),
    ...titleOf(headline, missingJobs.length),
    reasons: reasonsOf(headline, missingJobs),
    stops: stopSentences(headline),
    advice: phraseOf(adviceOf(headline)),
  };
}

function toneOf(headline: Headline): Verdict["tone"] {
  if (headline.status === "aborted") return "bad";
  if (headline.counts.outstanding > 0) return "carry";
  return isFailing(headline) ? "bad" : "good";
}

/** Whether a run without outstanding tasks fails: as `fail-on` and `min-pass-rate` say, or by any failure if they were not checked. */
function isFailing({ counts, against }: Headline): boolean {
  return against === null ? counts.failed + counts.errored > 0 : against.length > 0;
}

function titleOf(headline: Headline, missingJobs: number): Pick<Verdict, "symbol" | "title"> {
  const { status, counts, stops } = headline;
  const left =
    counts.outstanding === 0
      ? "nothing is outstanding"
      : `${grouped(counts.outstanding)} of ${counted(counts.total, "task")} outstanding`;
  switch (status) {
    case "complete":
      return { symbol: isFailing(headline) ? "❌" : "✅", title: completeTitle(counts) };
    case "stopped":
      return { symbol: "⏸️", title: `Stopped by ${isOutage(stops) ? "an outage" : "a rate limit"}: ${left}` };
    case "out_of_time":
      return { symbol: "⏱️", title: `Out of time: ${left}` };
    case "out_of_budget":
      return { symbol: "💰", title: `Out of budget: ${left}` };
    case "interrupted":
      return { symbol: "🛑", title: `Interrupted: ${left}` };
    case "aborted":
      return { symbol: "🛑", title: `Aborted: ${left}` };
    case "incomplete": {
      const what = missingJobs === 0 ? "Not finished" : `${counted(missingJobs, "job")} never reported`;
      return { symbol: "🧩", title: `${what}: ${left}` };
    }
    default:
      return unreachable(status);
  }
}

function completeTitle({ total, passed, failed, errored, skipped }: Counts): string {
  if (total === 0) return "No tasks";
  if (failed + errored === 0) {
    if (skipped > 0)
      return `Complete: ${grouped(passed)} of ${counted(total, "task")} passed, ${grouped(skipped)} skipped`;
    return total === 1 ? "Complete: the task passed" : `Complete: all ${counted(total, "task")} passed`;
  }
  return `Complete: ${countsWords({ failed, errored }).join(" and ")} of ${counted(total, "task")}`;
}

function reasonsOf(headline: Headline, missingJobs: readonly number[]): Phrase[] {
  const { status, counts, reason, stops, against } = headline;
  const why = [capitalized(sentence(oneLine(reason, REASON_LENGTH)))];
  const isFailed = against !== null && against.length > 0;
  const failing = isFailed ? [[`Failing because ${oneLine(against.join(" and "), REASON_LENGTH)}.`]] : [];
  if (counts.outstanding === 0) {
    if (status !== "complete") return [why, ["Nothing is outstanding."]];
    if (against === null || isFailed) return failing;
    if (counts.failed + counts.errored === 0) return [];
    return [phraseOf("The run counts as passed: `fail-on` and `min-pass-rate` allow these failures.")];
  }
  const [jobs, whose] = missingJobs.length === 1 ? ["Job", "Its"] : ["Jobs", "Their"];
  const missing =
    missingJobs.length === 0
      ? []
      : [[`${jobs} ${firstFew(missingJobs)} never reported. ${whose} tasks stay outstanding.`]];
  // The words of a stopped provider, or the missing jobs, already say why.
  const isSaid = (status === "stopped" && stops.length > 0) || (status === "incomplete" && missing.length > 0);
  // An aborted run fails for the reason that it was aborted for.
  return [...(isSaid ? [] : [why]), ...(status === "aborted" ? [] : failing), ...missing];
}

/** Whether all stops are outages: failures in a row instead of a rate limit. */
export function isOutage(stops: readonly Pick<Stop, "outage">[]): boolean {
  return stops.length > 0 && stops.every((stop) => stop.outage);
}

function stopSentences({ stops, endedAt }: Headline): Phrase[] {
  const quoted = stops.slice(0, STOPS_QUOTED).map((stop): Phrase => {
    const isEstimate = !stop.isStated && !stop.outage;
    const note = isEstimate ? "an estimate, because it named no time" : "";
    const head = stopWords(stop, untilWords(stop.untilAt, endedAt, note));
    const quote = (text: string) => ({ code: oneLine(text, REASON_LENGTH), isQuote: true }) as const;
    if (stop.outage) return [`${head}. The last error: `, quote(stop.words.replace(OUTAGE_WORDS, ""))];
    return [`${head}. It said: `, quote(stop.words)];
  });
  const others = stops.slice(STOPS_QUOTED).map((stop) => `${nameOf(stop)} until ${untilWords(stop.untilAt, endedAt)}`);
  return others.length === 0 ? quoted : [...quoted, [`Also stopped: ${firstFew(others, STOPS_NAMED)}.`]];
}

/** `openai: rate-limited until 2026-11-22T00:00Z`. Without a verb, because it may be read after that instant. */
export function stopWords(stop: Stop, until = utcMinute(stop.untilAt)): string {
  return `${nameOf(stop)}: ${stop.outage ? "unavailable" : "rate-limited"} until ${until}`;
}

function nameOf({ provider }: Stop): string {
  return oneLine(visibleId(provider), 60);
}

/** An instant, and how far it is from the end of the run: the text may be read later. */
function untilWords(at: number, endedAt: number | null, note = ""): string {
  const far = endedAt === null || at <= endedAt ? "" : `${formatDuration(at - endedAt)} after this run ended`;
  const notes = [far, note].filter((words) => words !== "");
  return notes.length === 0 ? utcMinute(at) : `${utcMinute(at)} (${notes.join("; ")})`;
}

function adviceOf(headline: Headline): string {
  const { campaign, counts, status, reason, stops, resumeAt, endedAt } = headline;
  if (counts.outstanding === 0) {
    if (counts.errored === 0) return "";
    const tasks = countedUnlessOne(counts.errored, "errored task");
    return (
      `To try the ${tasks} again, run with the input \`retry: errored, timed-out\`, ` +
      "or first run `carryover retry` with the same `state-dir`."
    );
  }
  const when = resumeAt === null ? "" : ` after ${untilWords(resumeAt, endedAt)}`;
  if (isSelectionDone(reason)) return `All results are kept. ${capitalized(UNSELECTIVE)}${when}.`;
  const outstanding = countedUnlessOne(counts.outstanding, "outstanding task");
  // Instants are shown in minutes, so stops that end in the same minute count as one.
  const isLater = (stop: Stop) => resumeAt === null || utcMinute(stop.untilAt) > utcMinute(resumeAt);
  const parts = stops.some(isLater) ? " Tasks of a stopped provider wait until it resets." : "";
  const again = status === "aborted" ? "Fix the cause, then run it again" : "To resume, run it again";
  const isKept = status === "aborted" && counts.failed + counts.errored > 0;
  const retry = isKept ? " To repeat those that failed too, add the input `retry: failed, errored`." : "";
  // A schedule continues no campaign of a commit.
  const how = /^[0-9a-f]{40,64}$/.test(campaign) ? "" : ", by schedule or by hand";
  return `${again}${when}${how}: it keeps all results and runs only the ${outstanding}.${parts}${retry}`;
}

/** Whether all attempts are known. Nobody knows what a job did that never reported or did not record its end. */
export function knowsAllAttempts({ jobs, missingJobs }: RunStory): boolean {
  return missingJobs.length === 0 && jobs.every(({ end }) => end !== null);
}

/**
 * How to try the errored tasks of a complete campaign again; null if there are none.
 *
 * @param retry the command that makes them outstanding again
 */
export function wayOutOf({ errored, outstanding }: Counts, retry: string): string | null {
  if (errored === 0 || outstanding > 0) return null;
  return `to try the ${countedUnlessOne(errored, "errored task")} again, run \`${retry}\` and the same command`;
}

/** `the` goes before it: `errored task`, `2 errored tasks`. */
function countedUnlessOne(count: number, noun: string): string {
  return count === 1 ? noun : counted(count, noun);
}
