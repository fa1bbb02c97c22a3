/** What happened during the run: outstanding tasks, rate limits, jobs and warnings. */

import { formatDuration } from "../core/duration.ts";
import { MOST_JOBS } from "../core/split.ts";
import { counted, grouped } from "../core/words.ts";
import { markdownCode, markdownText, oneLine, visibleId } from "./escape.ts";
import type { Section } from "./markdown.ts";
import { fold, idList, markdownTable } from "./markdown.ts";
import type { JobStory, Report, RunStory } from "./report.ts";
import { isOutage } from "./verdict-words.ts";
import { countsWords, shortNumber, statusWords, utcSecond } from "./words.ts";

const EVENTS_SHOWN = 20;
const WORDS_LENGTH = 200;

/** The outstanding tasks, by reason. */
export function outstandingSection({ outstanding, headline }: Report): Section | null {
  const { ids, limited, killed, retriable, unreported, notStarted } = outstanding;
  const count = headline.counts.outstanding;
  if (count === 0) return null;
  const parts = countsWords({
    "held up by a rate limit": limited,
    "of jobs that never reported": unreported,
    "failed, with attempts left": retriable,
    "killed or stopped before they ended": killed,
    "not started": notStarted,
  });
  const head = `### ${counted(count, "outstanding task")}\n\n${parts.join("; ")}.`;
  const where = "see the task table of `report.html`, or `junit.xml`";
  const list = (shown: number) => `${head}\n\n${fold("Which ones", idList(ids.slice(0, shown), { count, where }))}`;
  return { name: "outstanding tasks", forms: [list(ids.length), list(10), head] };
}

/** How the run answered rate limits and outages: one line for each provider. The page has every event. */
export function limitsSection({ run, outstanding, headline }: Report): Section | null {
  const { changes, refusedCount } = run;
  const shown = changes.filter((change) => change.event !== "circuit_changed" || change.to === "open");
  const providers = new Set(shown.map(({ provider }) => provider));
  const lines = [
    ...(refusedCount > 0
      ? [`${counted(refusedCount, "attempt")} met a rate limit. These do not count as failures.`]
      : []),
    ...[...providers].slice(0, EVENTS_SHOWN).map((provider) => providerLine(provider, run)),
    ...(outstanding.spared > 0
      ? [`${counted(outstanding.spared, "task")} not started, because the provider would have refused them.`]
      : []),
  ];
  if (lines.length === 0) return null;
  const isLimited = refusedCount > 0 || shown.some(({ event }) => event !== "circuit_changed");
  const head = isLimited || !isOutage(headline.stops) ? "### Rate limits" : "### Outages";
  const all = lines.map((line) => `- ${line}`).join("\n");
  return { name: "rate limits", forms: [`${head}\n\n${all}`, `${head}\n\n- ${lines[0]}`] };
}

function providerLine(provider: string, { changes, jobs }: RunStory): string {
  const own = changes.filter((change) => change.provider === provider);
  const parts: string[] = [];
  const pauses = own.filter((change) => change.event === "paused");
  const pausedMs = pauses.reduce((sum, wait) => sum + Math.max(0, wait.until - wait.at), 0);
  if (pauses.length > 0) parts.push(`paused ${timesWords(pauses.length)}, ${formatDuration(pausedMs)} in total`);
  const limits = own.filter((change) => change.event === "limit_changed");
  const path = limits.slice(0, EVENTS_SHOWN).map(({ to }) => to);
  if (limits.length > path.length) path.push(limits.at(-1)?.to ?? 0);
  if (path.length > 0) parts.push(`parallelism ${[limits[0]?.from ?? 0, ...path].join(" → ")}`);
  const pace = own.findLast((change) => change.event === "pace_changed");
  if (pace !== undefined) parts.push(`paced to ${shortNumber(pace.starts_per_minute)} starts a minute`);
  const stops = own.filter((change) => change.event === "circuit_changed" && change.to === "open");
  const [first] = stops;
  const where = new Set(stops.map(({ job }) => job));
  const place = jobs.length < 2 ? "" : where.size === 1 ? ` in job ${first?.job}` : ` in ${where.size} jobs`;
  const times = stops.length > where.size ? `, ${stops.length} times in total` : "";
  if (first !== undefined) parts.push(`stopped at ${utcSecond(first.at)}${place}${times}`);
  const reason = first?.reason ?? pauses.at(-1)?.reason ?? "";
  return `${bold(provider)}: ${parts.join("; ")}.${reason === "" ? "" : ` ${quoted(reason)}`}`;
}

function timesWords(count: number): string {
  return count === 1 ? "once" : `${grouped(count)} times`;
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
  return { name: "jobs", forms: [fold(reported, table), `${reported}.`] };
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
  return { name: "warnings", forms: [fold(counted(lines.length, "warning"), lines.join("\n"))] };
}

function bold(text: string): string {
  return `**${markdownText(oneLine(visibleId(text), 100))}**`;
}

function quoted(text: string): string {
  return markdownCode(oneLine(text, WORDS_LENGTH));
}
