/** What happened during the run: outstanding tasks, rate limits, jobs and warnings. */

import { isStandstill } from "../core/apply.ts";
import { formatDuration } from "../core/duration.ts";
import { MOST_JOBS } from "../core/split.ts";
import { counted, grouped } from "../core/words.ts";
import { markdownCode, markdownText, oneLine, visibleId } from "./escape.ts";
import type { Section } from "./markdown.ts";
import { fold, idList, markdownTable } from "./markdown.ts";
import type { JobStory, Report, RunStory } from "./report.ts";
import { countsWords, statusWords, utcSecond } from "./words.ts";

const EVENTS_SHOWN = 20;
const WORDS_LENGTH = 200;

/** The outstanding tasks, by reason. */
export function outstandingSection({ outstanding, headline }: Report): Section | null {
  const { ids, limited, killed, retriable, unreported, notStarted } = outstanding;
  const count = headline.counts.outstanding;
  if (count === 0) return null;
  const parts = countsWords({
    "held up by a rate limit": limited,
    "in jobs that never reported": unreported,
    "failed, with attempts left": retriable,
    [killed === 1 ? "killed or stopped before it ended" : "killed or stopped before they ended"]: killed,
    "not started": notStarted,
  });
  const head = `### ${counted(count, "outstanding task")}\n\n${parts.join("; ")}.`;
  const where = "see the task table of `report.html`, or `junit.xml`";
  const text = `${head}\n\n${fold("Which ones", idList(ids, { count, where }))}`;
  return { name: "outstanding tasks", text, shorter: [head] };
}

/** How the run answered rate limits and outages: one line for each provider. The page has every event. */
export function providersSection({ headline, run: { changes, refusedCount } }: Report): Section | null {
  const shown = changes.filter((change) => change.event !== "circuit_changed" || change.to === "open");
  const endedAt = headline.endedAt ?? Number.POSITIVE_INFINITY;
  const providers = [...new Set(shown.map(({ provider }) => provider))];
  const rest = providers.length - EVENTS_SHOWN;
  const lines = [
    ...(refusedCount > 0 ? [`${counted(refusedCount, "attempt")} met a rate limit, which is not a failure.`] : []),
    ...providers.slice(0, EVENTS_SHOWN).map((provider) => {
      const own = shown.filter((change) => change.provider === provider);
      return providerLine(provider, own, endedAt);
    }),
    ...(rest > 0 ? [`and ${counted(rest, "more provider")}: see \`report.html\``] : []),
  ];
  if (lines.length === 0) return null;
  return { name: "providers", text: `### Providers\n\n${lines.map((line) => `- ${line}`).join("\n")}`, shorter: [] };
}

function providerLine(provider: string, own: RunStory["changes"], endedAt: number): string {
  const pauses = own.filter((change) => change.event === "paused");
  const pausedMs = pausedFor(pauses, endedAt);
  const times = pauses.length === 1 ? "once" : `${grouped(pauses.length)} times`;
  const lowest = Math.min(...own.map((change) => (change.event === "limit_changed" ? change.to : Infinity)));
  const stop = own.find((change) => change.event === "circuit_changed");
  const parts = [
    ...(pauses.length > 0 ? [`paused ${times}, ${formatDuration(pausedMs)} in total`] : []),
    ...(lowest < Infinity ? [`parallelism down to ${lowest}`] : []),
    ...(stop === undefined ? [] : [`stopped at ${utcSecond(stop.at)}`]),
  ];
  // A standstill follows from what refused or failed the tasks, which says more.
  const cause = pauses.findLast(({ reason }) => !isStandstill(reason));
  const reason = (stop ?? cause ?? own.findLast(isCut) ?? own.at(-1))?.reason ?? "";
  const name = `**${markdownText(oneLine(visibleId(provider), 100))}**`;
  const what = parts.length > 0 ? parts.join("; ") : "starts were paced";
  return `${name}: ${what}.${reason === "" ? "" : ` ${markdownCode(oneLine(reason, WORDS_LENGTH))}`}`;
}

function isCut(change: RunStory["changes"][number]): boolean {
  return change.event === "limit_changed" && change.to < change.from;
}

/** How long a provider was paused. A refusal during a pause extends it, and the end of the run cuts it short. */
function pausedFor(pauses: readonly { readonly at: number; readonly until: number }[], endedAt: number): number {
  let [totalMs, countedUntil] = [0, 0];
  for (const { at, until } of pauses) {
    const from = Math.max(at, countedUntil);
    totalMs += Math.max(0, Math.min(until, endedAt) - from);
    countedUntil = Math.max(countedUntil, until);
  }
  return totalMs;
}

/** The jobs of a matrix; those that never reported come first. */
export function jobsSection({ run: { jobs, missingJobs } }: Report): Section | null {
  if (!jobs.some(({ start }) => start.job_total > 1) || jobs.length + missingJobs.length < 2) return null;
  const reported = `${grouped(jobs.length)} of ${counted(jobs.length + missingJobs.length, "job")} reported`;
  const rows = [
    ...missingJobs.slice(0, MOST_JOBS).map((index) => [String(index), "⚠️ never reported", "", ""]),
    ...jobs.toSorted((a, b) => a.start.job_index - b.start.job_index).map(jobRow),
  ];
  const table = markdownTable(["job", "ended", "tasks", "took"], rows);
  return { name: "jobs", text: fold(reported, table), shorter: [`${reported}.`] };
}

function jobRow({ start, end, endedAt }: JobStory): string[] {
  const isQuiet = end === null || end.status === "complete" || end.reason === "";
  const reason = isQuiet ? "" : `: ${markdownText(oneLine(end.reason, WORDS_LENGTH))}`;
  const ended = end === null ? "⚠️ no end recorded" : `${statusWords(end.status)}${reason}`;
  return [String(start.job_index), ended, grouped(start.part), formatDuration(endedAt - start.at)];
}

/** Warnings of the run, and lines of the state that could not be read. */
export function troubleSection({ run: { warnings }, skippedLines }: Report): Section | null {
  const rest = warnings.length - EVENTS_SHOWN;
  const were = skippedLines === 1 ? "was" : "were";
  const lines = [
    ...warnings.slice(0, EVENTS_SHOWN).map((warning) => `- ${markdownText(oneLine(warning, 500))}`),
    ...(rest > 0 ? [`- and ${grouped(rest)} more: \`events.jsonl\` has them`] : []),
    ...(skippedLines > 0
      ? [`- ${counted(skippedLines, "line")} of the state could not be read and ${were} skipped.`]
      : []),
  ];
  if (lines.length === 0) return null;
  const count = warnings.length + Number(skippedLines > 0);
  return { name: "warnings", text: fold(counted(count, "warning"), lines.join("\n")), shorter: [] };
}
