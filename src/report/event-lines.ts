/** The line of a log for an event, if it has one. */
import { isStandstill } from "../core/apply.ts";
import { formatDuration } from "../core/duration.ts";
import type { RunEvent } from "../core/event.ts";
import type { StopReason } from "../core/evidence.ts";
import { isSelectionDone } from "../core/selection.ts";
import { unreachable } from "../core/unreachable.ts";
import { counted, grouped } from "../core/words.ts";
import { oneLine } from "./escape.ts";
import type { Progress } from "./progress.ts";
import {
  classWords,
  commandWords,
  countsWords,
  endWords,
  failureWords,
  nameWords,
  percent,
  providerWords,
  replayedWords,
  shortNumber,
  statusWords,
  UNSELECTIVE,
  utcMinute,
} from "./words.ts";

/** A `passed` line is left out on a screen, because the progress line there says the same. */
export type Tone = "passed" | "good" | "bad" | "warn" | "dim" | "plain";

export interface EventLine {
  readonly text: string;
  readonly tone: Tone;
}

const REASON_LENGTH = 300;
const SHORT_WAIT_MS = 10 * 60_000;

/** @param progress as it is after the event */
export function eventLine(event: RunEvent, progress: Progress): EventLine | null {
  // Two of the three events of each child have no line.
  if (event.event === "attempt_ended" || (event.event === "attempt_started" && !event.probe)) return null;
  const at = Date.parse(event.at);
  const provider = "provider" in event ? providerWords(event.provider) : "";
  const why = "reason" in event ? quote(event.reason) : "";
  switch (event.event) {
    case "run_started":
      return line(startLine(event), "plain");
    case "task_settled":
      return settledLine(event, progress, at);
    case "paused": {
      const waitMs = Date.parse(event.until) - at;
      // For a short wait, its length says more than the minute of its end.
      const howLong = waitMs < SHORT_WAIT_MS ? `for ${formatDuration(waitMs)}` : untilWords(event.until, at);
      const cause = isStandstill(event.reason) ? "" : "rate limited: ";
      return line(`${cause}pausing ${provider} ${howLong}: ${why}`, "warn");
    }
    case "limit_changed": {
      const { from, to } = event;
      return line(`parallelism of ${provider} ${from} -> ${to}: ${why}`, to < from ? "warn" : "dim");
    }
    case "pace_changed":
      return line(`${why}: pacing ${provider} to ${shortNumber(event.starts_per_minute)} starts a minute`, "warn");
    case "circuit_changed":
      // A probe has a line of its own: the preflight, or the task.
      if (event.to === "half-open") return null;
      if (event.to === "closed") return line(`${provider} answers again`, "good");
      return line(`stopping ${provider}${stopEndWords(event, at)}${said(why)}`, "bad");
    case "child_stopped":
      return line(`stopping a child (${stopWords(event.reason)}): ${tasksOf(event.key, progress)}`, "warn");
    case "gateway_started": {
      const routes = event.routes.map(nameWords).join(", ");
      return line(`gateway: pacing calls to ${routes}; to disable the gateway, set \`gateway: off\``, "dim");
    }
    case "lane_paced":
      return line(
        `gateway: ${laneName(event)} is paced to ${shortNumber(event.calls_per_minute)} calls a minute`,
        "dim",
      );
    case "lane_stopped": {
      const until = event.until === null ? "" : ` ${untilWords(event.until, at)}`;
      // The line about the circuit of the provider, which follows, says why.
      return line(`gateway: ${laneName(event)} is stopped${until}`, "warn");
    }
    case "calls_replayed":
      return line(`gateway: ${replayedWords(event)}`, "good");
    case "journal_full": {
      const full = `the journal is full (${shortNumber(event.limit_bytes / 1_000_000)} MB)`;
      return line(
        `gateway: ${full}. An interrupted task pays again for the calls it makes from now on. Raise \`gateway-journal-limit\`.`,
        "warn",
      );
    }
    case "suspicion_changed":
      return {
        suspected: line(`possible rate limit: pausing ${provider} while one other task probes it: ${why}`, "warn"),
        confirmed: line(`rate limit of ${provider} confirmed: ${why}`, "warn"),
        dropped: line(`rate limit of ${provider} not confirmed: ${why}`, "dim"),
      }[event.to];
    case "preflight_started":
      return line(`running the preflight of ${provider}`, "dim");
    case "preflight_ended": {
      const nothing = why === "" ? "it answers" : "no limit found";
      return line(`preflight of ${provider}: ${event.verdict === "none" ? nothing : event.verdict}${said(why)}`, "dim");
    }
    case "ending": {
      const status = statusWords(event.status);
      return line(`ending${event.reason.startsWith(status) ? "" : ` (${status})`}: ${why}`, "warn");
    }
    case "warning":
      return line(`warning: ${quote(event.message)}`, "warn");
    case "attempt_started":
      return line(`probing ${provider} with one task: ${nameWords(event.tasks[0] ?? "")}`, "dim");
    case "run_ended":
      return null;
    default:
      return unreachable(event);
  }
}

/** The last lines of a run: the result, and how to resume. */
export function endLines(event: Extract<RunEvent, { event: "run_ended" }>, progress: Progress): EventLine[] {
  const at = Date.parse(event.at);
  const left = event.counts.outstanding;
  // The counts on disk decide: a row that could not be written leaves its task outstanding, and tasks that all failed the
  // same way are not charged.
  const settled = (status: "passed" | "failed" | "errored" | "skipped") =>
    Math.min(progress[status], event.counts[status]);
  const passed = settled("passed");
  const failed = settled("failed");
  const errored = settled("errored");
  const skipped = settled("skipped");
  const first = progress.hasStarted ? `${grouped(passed)} passed` : "nothing started";
  const counts = [first, ...countsWords({ failed, errored, skipped, outstanding: left })];
  const graded = passed + failed;
  const share = failed > 0 ? ` (${percent(passed / graded)} of ${grouped(graded)} graded)` : "";
  const took = formatDuration(at - progress.startedAt);
  const completeTone = failed + errored === 0 ? "good" : "bad";
  const tone = event.status === "complete" ? completeTone : "warn";
  const lines = [
    line(endWords(event.status, quote(event.reason)), tone),
    // A run that only repeats a verdict has not started.
    ...(progress.startedAt === 0 ? [] : [line(`this run: ${counts.join(", ")}${share}, in ${took}`, "plain")]),
  ];
  const { against = [] } = event;
  if (against.length > 0) lines.push(line(`failing because ${against.join(" and ")}`, "bad"));
  if (left > 0) {
    const resumeAt = Date.parse(event.resume_at);
    const when = resumeAt > at ? ` after ${instantWords(resumeAt, at)}` : "";
    const usual = isSelectionDone(event.reason) ? UNSELECTIVE : "to resume, run this again";
    const isFixable = event.failed_alike === true || event.status === "aborted";
    const next = isFixable ? "fix the cause, then run this again" : usual;
    lines.push(line(`${next}${when}${said(commandWords(event.resume_command))}`, "plain"));
  }
  return lines;
}

function startLine(event: Extract<RunEvent, { event: "run_started" }>): string {
  const { job_index, job_total } = event;
  const job = job_total > 1 ? `, job-index ${job_index} of ${job_total} jobs` : "";
  const part =
    event.part === event.tasks
      ? counted(event.tasks, "task")
      : `${grouped(event.part)} of ${counted(event.tasks, "task")}`;
  const deadline =
    event.deadline_at === null ? "" : `, time budget ${untilWords(event.deadline_at, Date.parse(event.at))}`;
  const first =
    event.new_pass_after === undefined
      ? ""
      : `${nameWords(event.new_pass_after)} is complete, so this run starts the next one: `;
  const { unselected = 0 } = event;
  const selected = unselected > 0 ? `, ${grouped(event.outstanding)} selected` : "";
  const outstanding = `${grouped(event.outstanding + unselected)} outstanding${selected}`;
  return `${first}campaign ${nameWords(event.campaign)}${job}: ${part}, ${outstanding}, ${event.concurrency} at a time${deadline}`;
}

function settledLine(
  event: Extract<RunEvent, { event: "task_settled" }>,
  progress: Progress,
  at: number,
): EventLine | null {
  const attempt = progress.running.get(event.key);
  const duration = attempt === undefined ? "" : formatDuration(at - attempt.startedAt);
  const took = duration === "" ? "" : ` in ${duration}`;
  const tried = event.attempt > 1 ? `, attempt ${event.attempt}` : "";
  // The words that we write for a child that we stop ourselves, such as `stopped (interrupted)`.
  const isStopped = event.message.startsWith("stopped (");
  const ended = `${isStopped ? "stopped" : classWords(event.class)}${duration === "" ? "" : ` after ${duration}`}${tried}`;
  const score = event.score === null ? "" : `, score ${shortNumber(event.score)}`;
  const why = isStopped ? "" : said(quote(event.message));
  switch (event.next) {
    case "done": {
      const width = String(progress.outstanding).length;
      const count = `[${String(progress.done).padStart(width)}/${progress.outstanding}]`;
      if (event.class === "graded") {
        const tone = event.status === "passed" ? "passed" : "bad";
        return line(`${count} ${event.status} ${nameWords(event.id)}${score}${took}${tried}${why}`, tone);
      }
      return line(
        `${count} ${failureWords(event.class)} ${nameWords(event.id)}${took}${tried}${why}`,
        event.class === "skipped" ? "dim" : "bad",
      );
    }
    case "retry":
      if (event.class === "unfinished") return null;
      // The line about a pause or a cut covers all tasks that met the limit.
      if (event.class === "rate_limited" && progress.limitSigns(attempt?.provider ?? "") !== 1) return null;
      return line(
        `${progress.isEnding ? "left for the next run:" : "will retry"} ${nameWords(event.id)} (${ended})${why}`,
        "warn",
      );
    case "left":
      if (event.class === "rate_limited" && event.verdict === "stop") return null;
      return line(`left for the next run: ${nameWords(event.id)} (${ended})${why}`, "warn");
    default:
      return unreachable(event.next);
  }
}

function stopEndWords({ until, estimated }: Extract<RunEvent, { event: "circuit_changed" }>, at: number): string {
  if (until === null) return "";
  const note = estimated && Date.parse(until) > at ? ", an estimate, because it named no time" : "";
  return ` ${untilWords(until, at)}${note}`;
}

function untilWords(until: string, at: number): string {
  return `until ${instantWords(Date.parse(until), at)}`;
}

/** An instant in UTC, and how far off it is: `2026-11-22T00:00Z (in 7h 3m)`. */
export function instantWords(at: number, now: number): string {
  return `${utcMinute(at)} (${at > now ? `in ${formatDuration(at - now)}` : "already past"})`;
}

/** `rate limit`, `out of time`. `fail-fast` is the name of an input. */
function stopWords(reason: StopReason): string {
  return reason === "fail-fast" ? reason : reason.replaceAll("-", " ");
}

function tasksOf(key: string, progress: Progress): string {
  const tasks = progress.running.get(key)?.tasks ?? [];
  return tasks.length > 1 ? `${nameWords(tasks[0] ?? key)} and ${tasks.length - 1} more` : nameWords(tasks[0] ?? key);
}

function laneName({ route, model }: { readonly route: string; readonly model: string }): string {
  return model === "" ? nameWords(route) : `${nameWords(route)} (${nameWords(model)})`;
}

/** The words of a provider or a child after a colon; empty if there are none. */
function said(words: string): string {
  return words === "" ? "" : `: ${words}`;
}

function quote(text: string): string {
  return oneLine(text, REASON_LENGTH);
}

function line(text: string, tone: Tone): EventLine {
  return { text, tone };
}
