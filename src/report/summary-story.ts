/** What happened during the run: outstanding tasks, rate limits, jobs and warnings. */

import { formatDuration } from "../core/duration.ts";
import { MOST_JOBS } from "../core/split.ts";
import { markdownCode, markdownText, oneLine, visibleId } from "./escape.ts";
import { utcSecond } from "./instant.ts";
import type { Section } from "./markdown.ts";
import { fold, idList, markdownTable } from "./markdown.ts";
import type { JobStory, Report } from "./report.ts";
import { isOutage } from "./verdict.ts";
import { counted, grouped, shortNumber, statusWords } from "./words.ts";

const EVENTS_SHOWN = 20;
const WORDS_LENGTH = 200;

/** The outstanding tasks, by reason. */
export function outstandingSection({ outstanding }: Report): Section | null {
  const { count, ids, limited, killed, retriable, notStarted } = outstanding;
  if (count === 0) return null;
  const reasons = [
    [limited, "held up by a rate limit"],
    [retriable, "failed, with attempts left"],
    [killed, "killed or stopped before they ended"],
    [notStarted, "not started"],
  ] as const;
  const parts = reasons.filter(([number]) => number > 0).map(([number, words]) => `${grouped(number)} ${words}`);
  const head = `### ${counted(count, "outstanding task")}\n\n${parts.join("; ")}.`;
  const where = "see the task table of `report.html`, or `junit.xml`";
  const list = (shown: number) => `${head}\n\n${fold("Which ones", idList(ids.slice(0, shown), { count, where }))}`;
  return { name: "outstanding tasks", forms: [list(ids.length), list(10), head] };
}

/** How the run answered rate limits: pauses, cuts, pacing and circuits. */
export function limitsSection(report: Report): Section | null {
  const { run, outstanding } = report;
  const lines: string[] = [];
  if (run.refusedCount > 0)
    lines.push(`${counted(run.refusedCount, "attempt")} met a rate limit. These do not count as failures.`);
  for (const [provider, waits] of byProvider(run.waits)) lines.push(waitLine(provider, waits));
  for (const [provider, changes] of byProvider(run.limits)) {
    const steps = changes.map((change) => change.to);
    const path = steps.length > EVENTS_SHOWN ? [...steps.slice(0, EVENTS_SHOWN), "…"] : steps;
    const cuts = changes.filter((change) => change.to < change.from).length;
    lines.push(
      `${bold(provider)}: parallelism ${[changes[0]?.from ?? "", ...path].join(" → ")} (${counted(cuts, "cut")}).`,
    );
  }
  for (const [provider, paces] of byProvider(run.paces)) {
    lines.push(`${bold(provider)}: paced to ${shortNumber(paces.at(-1)?.starts_per_minute ?? 0)} starts a minute.`);
  }
  lines.push(...circuitLines(run).slice(0, EVENTS_SHOWN));
  if (outstanding.spared > 0)
    lines.push(`${counted(outstanding.spared, "task")} not started, because the provider would have refused them.`);
  if (lines.length === 0) return null;
  const isLimited = [run.waits, run.limits, run.paces].some((list) => list.length > 0) || run.refusedCount > 0;
  const head = isLimited || !isOutage(report.headline.stops) ? "### Rate limits" : "### Outages";
  const all = lines.map((line) => `- ${line}`).join("\n");
  return { name: "rate limits", forms: [`${head}\n\n${all}`, `${head}\n\n- ${lines[0]}`] };
}

function waitLine(provider: string, waits: Report["run"]["waits"]): string {
  const total = waits.reduce((sum, wait) => sum + Math.max(0, wait.until - wait.at), 0);
  const last = waits.at(-1);
  const words = last === undefined ? "" : ` ${waits.length > 1 ? "The last: " : ""}${quoted(last.reason)}`;
  return `${bold(provider)}: paused ${waits.length === 1 ? "once" : `${waits.length} times`}, ${formatDuration(total)} in total.${words}`;
}

/** What opened circuits, in order. Most jobs of a matrix meet the same refusal, so they share one line. */
function circuitLines({ circuits, jobs }: Report["run"]): string[] {
  const opened = circuits.filter((change) => change.to === "open").toSorted((a, b) => a.at - b.at);
  const groups = groupsOf(opened, ({ provider, reason }) => `${provider}\n${oneLine(reason, WORDS_LENGTH)}`);
  return [...groups.values()].flatMap((changes) => {
    const [first] = changes;
    if (first === undefined) return [];
    const where = new Set(changes.map(({ job }) => job));
    const place = where.size > 1 ? ` in ${where.size} jobs` : jobs.length > 1 ? ` in job ${first.job}` : "";
    const times = changes.length > where.size ? `, ${changes.length} times in total` : "";
    return `${bold(first.provider)}: stopped at ${utcSecond(first.at)}${place}${times}. ${quoted(first.reason)}`;
  });
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

function byProvider<Change extends { readonly provider: string }>(
  changes: readonly Change[],
): ReadonlyMap<string, Change[]> {
  return groupsOf(changes, ({ provider }) => provider);
}

/** Groups with their items, in order of appearance. */
function groupsOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

function bold(text: string): string {
  return `**${markdownText(oneLine(visibleId(text), 100))}**`;
}

function quoted(text: string): string {
  return markdownCode(oneLine(text, WORDS_LENGTH));
}
