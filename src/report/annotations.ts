/** The few lines that a workflow run shows beside its name: aggregated, worst first, within the runner's budget. */
import { formatDuration } from "../core/duration.ts";
import { isSelectionDone } from "../core/selection.ts";
import { failureWords } from "./class-words.ts";
import { logLine, oneLine, visibleId } from "./escape.ts";
import { firstGroups } from "./failure-groups.ts";
import { utcMinute } from "./instant.ts";
import { nextRun } from "./next-run.ts";
import type { FailureGroup, Report, Stop } from "./report.ts";
import { isOutage } from "./title.ts";
import { capitalised, counted, firstFew, grouped, percent, sentence, statusWords, UNSELECTIVE } from "./words.ts";

export interface Annotation {
  readonly level: "error" | "warning";
  readonly title: string;
  readonly message: string;
}

export interface AnnotationOptions {
  /** The `fail-on` conditions that were met, in words; empty if the step succeeds. */
  readonly against: readonly string[];
}

/** A runner shows ten annotations of each level per step. Nine of ours leave room for a warning of the run itself. */
const GROUPS_SHOWN = 5;
/** A runner cuts messages at 4,096 characters. */
const MESSAGE_LENGTH = 3_900;
const WORDS_LENGTH = 400;
const IDS_SHOWN = 5;
/** Stops that quote the provider, stops that name only its reset, and names in the title. */
const STOPS_QUOTED = 3;
const STOPS_NAMED = 12;
const TITLE_NAMES = 8;

/**
 * The annotations of a run. A stopped run has exactly one. It says who refused, in which words, until when, what is left,
 * how to resume, and what else failed. Any other run has one for each kind of failure, and none if nothing failed.
 */
export function buildAnnotations(report: Report, { against }: AnnotationOptions): Annotation[] {
  const { headline, failureGroups } = report;
  const level = against.length > 0 ? "error" : "warning";
  if (headline.status === "stopped" && headline.counts.outstanding > 0) return [stopAnnotation(report, level)];
  const annotations: Annotation[] = [];
  if (headline.counts.outstanding > 0) annotations.push(outstandingAnnotation(report, level));
  const isAborted = headline.status === "aborted";
  if (isAborted && headline.counts.outstanding === 0) annotations.push(abortedAnnotation(report, level));
  const shown = firstGroups(failureGroups, GROUPS_SHOWN);
  const failureLevel = holdsFailures(against) ? "error" : "warning";
  annotations.push(...shown.map((group) => groupAnnotation(group, report, failureLevel)));
  const rest = failureGroups.filter((group) => !shown.includes(group));
  if (rest.length > 0) {
    const tasks = rest.reduce((sum, group) => sum + group.tasks.length, 0);
    annotations.push(
      made(
        failureLevel,
        "Carryover: more failures",
        `${counted(tasks, "task")} failed in ${counted(rest.length, "other way")}. The summary names as many as it can hold, junit.xml every one.`,
      ),
    );
  }
  // A step that fails must say why.
  if (against.length > 0 && !annotations.some((annotation) => annotation.level === "error")) {
    annotations.unshift(
      made(
        "error",
        "Carryover",
        `${against.join(", ")}. ${sentence(capitalised(oneLine(headline.reason, WORDS_LENGTH)))}`,
      ),
    );
  }
  return annotations;
}

function holdsFailures(against: readonly string[]): boolean {
  return against.some((held) => !held.endsWith(" outstanding"));
}

function outstandingAnnotation(report: Report, level: Annotation["level"]): Annotation {
  const { headline } = report;
  const { counts, reason, resumeAt, endedAt } = headline;
  const when = resumeAt === null ? "" : ` from ${untilWords(resumeAt, endedAt)} on`;
  return made(
    level,
    `Carryover: ${statusWords(headline.status)}, ${grouped(counts.outstanding)} of ${counted(counts.total, "task")} outstanding`,
    `${sentence(oneLine(reason, WORDS_LENGTH))} The results so far are kept. ${resumeWords(report, when)}`,
  );
}

function stopAnnotation(report: Report, level: Annotation["level"]): Annotation {
  const { headline } = report;
  const { counts, stops, endedAt } = headline;
  const title = `Carryover stopped: ${stops.length === 0 ? "rate limit" : `${firstFew(stops.map(nameOf), TITLE_NAMES)} ${stateOf(stops)}`}`;
  const said =
    stops.length === 0
      ? sentence(capitalised(oneLine(headline.reason, WORDS_LENGTH)))
      : stopSentences(stops, endedAt).join(" ");
  const left = `${grouped(counts.outstanding)} of ${counted(counts.total, "task")} outstanding; all results so far are kept.`;
  const { at, ready, held } = nextRun(headline);
  const from = at === null ? "at once" : `from ${untilWords(at, endedAt)} on`;
  const part =
    held === 0
      ? ""
      : `${grouped(ready)} of these can run ${from}, the other ${grouped(held)} once their own providers take calls again. `;
  // With one stop, or after the sentence about parts, the message has named the instant already.
  const when = at === null || held > 0 || stops.length === 1 ? " after that" : ` ${from}`;
  const words = `${said} ${left} ${missingWords(report)}${failedWords(report)}${part}${resumeWords(report, when)}`;
  return made(level, title, words);
}

/** What else failed. The summary and junit.xml name each task. */
function failedWords({ headline: { counts } }: Report): string {
  const parts = [
    counts.failed === 0
      ? ""
      : `${counted(counts.failed, "task")} failed by ${counts.failed === 1 ? "its" : "their"} grader`,
    counts.errored === 0 ? "" : `${counted(counts.errored, "task")} errored`,
  ].filter(Boolean);
  return parts.length === 0 ? "" : `Also, ${parts.join(" and ")}. `;
}

/** Who refused and until when, of each stop. */
function stopSentences(stops: readonly Stop[], endedAt: number | null): string[] {
  const quoted = stops.slice(0, STOPS_QUOTED).map((stop) => stopSentence(stop, endedAt));
  const others = stops.slice(STOPS_QUOTED).map((stop) => `${nameOf(stop)} until ${untilWords(stop.untilAt, endedAt)}`);
  return others.length === 0 ? quoted : [...quoted, `Also ${stateOf(stops)}: ${firstFew(others, STOPS_NAMED)}.`];
}

function stateOf(stops: readonly Stop[]): string {
  if (isOutage(stops)) return "unavailable";
  return stops.some((stop) => stop.outage) ? "rate-limited or unavailable" : "rate-limited";
}

function nameOf({ provider }: Stop): string {
  return oneLine(visibleId(provider), 60);
}

function missingWords({ run: { missingJobs } }: Report): string {
  if (missingJobs.length === 0) return "";
  return `${missingJobs.length === 1 ? "Job" : "Jobs"} ${firstFew(missingJobs)} never reported. `;
}

/** Who refused, until when, and in which words. */
function stopSentence(stop: Stop, endedAt: number | null): string {
  const guess = stop.isStated ? "" : " (our guess: it named no time)";
  return `${nameOf(stop)} is ${stateOf([stop])} until ${untilWords(stop.untilAt, endedAt)}${guess}; it said: "${oneLine(stop.words, WORDS_LENGTH)}".`;
}

function untilWords(at: number, endedAt: number | null): string {
  return `${utcMinute(at)}${endedAt === null || at <= endedAt ? "" : ` (in ${formatDuration(at - endedAt)})`}`;
}

function resumeWords({ headline: { reason, resumeCommand } }: Report, when: string): string {
  const byHand = oneLine(resumeCommand, 1_000);
  if (isSelectionDone(reason)) return `${capitalised(UNSELECTIVE)}${byHand === "" ? "." : `: ${byHand}`}`;
  const command = byHand === "" ? "" : `, or by hand: ${byHand}`;
  return `To resume, run it again${when}: the next scheduled run does it by itself and takes only what is outstanding${command}`;
}

function abortedAnnotation({ headline }: Report, level: Annotation["level"]): Annotation {
  return made(level, "Carryover: aborted", sentence(capitalised(oneLine(headline.reason, MESSAGE_LENGTH - 1))));
}

function groupAnnotation(group: FailureGroup, report: Report, level: Annotation["level"]): Annotation {
  const ids = group.tasks.slice(0, IDS_SHOWN).map((index) => {
    const { id, gradeMessage } = report.tasks.at(index);
    const said = gradeMessage === "" ? "" : ` (${oneLine(gradeMessage, 200)})`;
    return `${oneLine(visibleId(id), 120)}${said}`;
  });
  const more = group.tasks.length > ids.length ? ` and ${grouped(group.tasks.length - ids.length)} more` : "";
  if (group.class === "graded") {
    const { passRate } = report.headline;
    const rate = passRate === null ? "" : ` Pass rate ${percent(passRate)} of graded tasks.`;
    return made(
      level,
      `Carryover: ${counted(group.tasks.length, "task")} failed`,
      `Failed by their grader: ${ids.join(", ")}${more}.${rate}`,
    );
  }
  const said = group.message === "" ? "" : `${oneLine(group.message, WORDS_LENGTH)}: `;
  return made(
    level,
    `Carryover: ${counted(group.tasks.length, "task")} ${failureWords(group.class)}`,
    `${said}${ids.join(", ")}${more}`,
  );
}

function made(level: Annotation["level"], title: string, message: string): Annotation {
  return { level, title: logLine(oneLine(title, 200)), message: logLine(oneLine(message, MESSAGE_LENGTH)) };
}
