/** Tables that the summary and the page share: how the run reacted to limits and outages, and the jobs of a matrix. */
import { formatDuration } from "../core/duration.ts";
import { MOST_JOBS } from "../core/split.ts";
import { unreachable } from "../core/unreachable.ts";
import { counted, grouped } from "../core/words.ts";
import { oneLine } from "./escape.ts";
import type { JobStory, ProviderChange, RunStory } from "./report.ts";
import { endWords, shortNumber, type TextTable, utcMinute, utcSecond } from "./words.ts";

/** Every reaction to a limit or an outage; null if there was none. */
export function eventsTable({ changes }: RunStory, rowsShown = 500): TextTable | null {
  if (changes.length === 0) return null;
  const rest = changes.length - rowsShown;
  return {
    title: "Pauses and stops",
    head: ["when", "provider", "what"],
    rows: changes
      .slice(0, rowsShown)
      .map((change) => [utcSecond(change.at), change.provider, `${changeWords(change)}: ${oneLine(change.reason)}`]),
    note: rest > 0 ? `${counted(rest, "more event")} in events.jsonl.` : "",
  };
}

function changeWords(change: ProviderChange): string {
  switch (change.event) {
    case "paused":
      return `paused for ${formatDuration(change.until - change.at)}`;
    case "limit_changed":
      return `parallelism ${change.from} → ${change.to}`;
    case "pace_changed":
      return `paced to ${shortNumber(change.starts_per_minute)} starts a minute`;
    case "circuit_changed": {
      const until = change.until === null ? "" : ` until ${utcMinute(change.until)}`;
      return { open: `stopped${until}`, "half-open": "probing", closed: "running again" }[change.to];
    }
    default:
      return unreachable(change);
  }
}

/** The jobs of a matrix, first those that never reported; null for a single job. */
export function jobsTable({ jobs, missingJobs }: RunStory): TextTable | null {
  if (!jobs.some(({ start }) => start.job_total > 1) || jobs.length + missingJobs.length < 2) return null;
  return {
    title: `${grouped(jobs.length)} of ${counted(jobs.length + missingJobs.length, "job")} reported`,
    head: ["job", "ended", "tasks", "took"],
    rows: [
      ...missingJobs.slice(0, MOST_JOBS).map((index) => [String(index), "⚠️ never reported", "", ""]),
      ...jobs.toSorted((a, b) => a.start.job_index - b.start.job_index).map(jobRow),
    ],
    note: "",
  };
}

function jobRow({ start, end, endedAt }: JobStory): string[] {
  const ended = end === null ? "⚠️ no end recorded" : endWords(end.status, end.status === "complete" ? "" : end.reason);
  return [String(start.job_index), ended, grouped(start.part), formatDuration(endedAt - start.at)];
}
