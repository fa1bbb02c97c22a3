/** The first lines of the summary: what happened, what to do, and when. */
import { formatDuration } from "../core/duration.ts";
import { isSelectionDone } from "../core/selection.ts";
import { unreachable } from "../core/unreachable.ts";
import { markdownCode, markdownFence, markdownText, oneLine, visibleId } from "./escape.ts";
import { utcMinute } from "./instant.ts";
import type { Section } from "./markdown.ts";
import { nextRun } from "./next-run.ts";
import type { Headline, Report, Stop } from "./report.ts";
import { hasHeldFailures, titleOf } from "./title.ts";
import { capitalised, counted, firstFew, grouped, sentence, UNSELECTIVE } from "./words.ts";

const WORDS_LENGTH = 400;
/** Stops shown in full, and stops shown with their reset alone. A reader of the first screen needs no more. */
const STOPS_QUOTED = 5;
const STOPS_NAMED = 25;

/** The title, the reason, the reset and how to resume. It is never shortened. */
export function verdictSection(report: Report): Section {
  const { headline } = report;
  const lines = [`## ${symbolOf(headline)} ${titleOf(headline, report.run.missingJobs.length)}`, ...adviceOf(report)];
  return { name: "verdict", forms: [lines.join("\n\n")] };
}

function symbolOf(headline: Headline): string {
  switch (headline.status) {
    case "complete":
      return hasHeldFailures(headline) ? "❌" : "✅";
    case "stopped":
      return "⏸️";
    case "out_of_time":
      return "⏱️";
    case "out_of_budget":
      return "💰";
    case "interrupted":
    case "aborted":
      return "🛑";
    case "incomplete":
      return "🧩";
    default:
      return unreachable(headline.status);
  }
}

function adviceOf({ headline, run }: Report): string[] {
  const { counts, stops, status, reason, endedAt } = headline;
  if (counts.outstanding === 0) {
    return status === "complete"
      ? [...judgementOf(headline), ...retryAdvice(counts.errored)]
      : [`${markdownText(sentence(capitalised(oneLine(reason, WORDS_LENGTH))))} Nothing is outstanding.`];
  }
  const why = markdownText(sentence(capitalised(oneLine(reason, WORDS_LENGTH))));
  // The reason of an abort and the stopped providers are different things: show both.
  const lines = status === "aborted" ? [why] : [];
  if (run.missingJobs.length > 0) {
    const [jobs, whose] = run.missingJobs.length === 1 ? ["Job", "its"] : ["Jobs", "their"];
    lines.push(`**${jobs} ${firstFew(run.missingJobs)} never reported**: ${whose} tasks stay outstanding.`);
  }
  if (stops.length > 0) lines.push(stopLines(stops, endedAt));
  else if (run.missingJobs.length === 0 && status !== "aborted") lines.push(why);
  lines.push(resumeLine(headline));
  return lines;
}

function retryAdvice(errored: number): string[] {
  if (errored === 0) return [];
  const tasks = errored === 1 ? "errored task" : counted(errored, "errored task");
  return [
    `To try the ${tasks} again, run with \`retry: errored\`. On the command line, run \`carryover retry\` first.`,
  ];
}

/** Says whether the run failed if the counts alone do not show it. */
function judgementOf({ counts, against }: Headline): string[] {
  if (against === null || counts.failed + counts.errored === 0) return [];
  if (against.length === 0) return ["The run counts as passed: `fail-on` and `min-pass-rate` allow these failures."];
  const rate = against.find((held) => held.startsWith("pass rate"));
  return rate === undefined ? [] : [`Failing because the **${markdownText(oneLine(rate, WORDS_LENGTH))}**.`];
}

/** The first stopped providers in full, with their resets; the rest on one line. */
function stopLines(stops: readonly Stop[], endedAt: number | null): string {
  const lines = stops.slice(0, STOPS_QUOTED).map((stop) => stopLine(stop, endedAt));
  const others = stops.slice(STOPS_QUOTED).map((stop) => stopHead(stop, endedAt));
  return [...lines, ...(others.length === 0 ? [] : [`${firstFew(others, STOPS_NAMED)}.`])]
    .map((line) => `- ${line}`)
    .join("\n");
}

/** Who refused, until when, in which words. */
function stopLine(stop: Stop, endedAt: number | null): string {
  const guess = stop.isStated ? "" : " It stated no time, so this is an estimate.";
  return `${stopHead(stop, endedAt)}.${guess} It said: ${markdownCode(oneLine(stop.words, WORDS_LENGTH))}`;
}

function stopHead({ provider, untilAt }: Stop, endedAt: number | null): string {
  const distance = endedAt === null ? "" : ` (${formatDuration(untilAt - endedAt)} after this run ended)`;
  return `**${markdownText(oneLine(visibleId(provider), 100))}** is stopped until **${utcMinute(untilAt)}**${distance}`;
}

function resumeLine(headline: Headline): string {
  const { counts, reason, resumeCommand } = headline;
  const { at, ready, held, heldUntilAt } = nextRun(headline);
  const when = at === null ? "The next run" : `A run after **${utcMinute(at)}**`;
  const byHand = resumeCommand === "" ? "" : `\n\n${markdownFence(oneLine(resumeCommand, 1_000))}`;
  if (isSelectionDone(reason))
    return `All results are kept. ${capitalised(UNSELECTIVE)}${byHand === "" ? "." : `:${byHand}`}`;
  const how = resumeCommand === "" ? "." : ": by schedule, or by hand with";
  const takes =
    held === 0
      ? `the ${counted(counts.outstanding, "outstanding task")}`
      : `${grouped(ready)} of the ${counted(counts.outstanding, "outstanding task")}`;
  const rest =
    heldUntilAt === null
      ? ""
      : `; the other ${grouped(held)} can run once their own providers reset, the last at **${utcMinute(heldUntilAt)}**`;
  return `**To resume:** all results are kept. ${when} runs only ${takes}${rest}${how}${byHand}`;
}
