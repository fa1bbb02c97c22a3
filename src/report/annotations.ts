/** The few lines that a workflow run shows beside its name: aggregated, worst first, within the runner's budget. */

import { counted, grouped } from "../core/words.ts";
import { logLine, oneLine } from "./escape.ts";
import { firstGroups } from "./failure-groups.ts";
import type { FailureGroup, Report } from "./report.ts";
import { plainPhrase, type Verdict, verdictOf } from "./verdict-words.ts";
import { commandWords, failureWords, nameWords, percent } from "./words.ts";

export interface Annotation {
  readonly level: "error" | "warning";
  readonly title: string;
  readonly message: string;
}

/** A runner shows ten annotations of each level per step. Nine of ours leave room for a warning of the run itself. */
const GROUPS_SHOWN = 5;
/** A runner cuts messages at 4,096 characters. */
const MESSAGE_LENGTH = 3_900;
const WORDS_LENGTH = 400;
/** A longer command would leave too little room for what happened. */
const COMMAND_LENGTH = 1_000;
const IDS_SHOWN = 5;

/**
 * The annotations of a run. A stopped run has exactly one. It names the provider that refused, its words, the reset,
 * the outstanding tasks, how to resume, and what else failed. Any other run has one for how it ended, unless it
 * succeeds, and one for each kind of failure.
 *
 * @param against the `fail-on` conditions that were met, in words; empty if the step succeeds
 */
export function buildAnnotations(report: Report, against: readonly string[]): Annotation[] {
  const { headline, failureGroups } = report;
  const level = against.length > 0 ? "error" : "warning";
  const verdict = verdictOf({ ...report, headline: { ...headline, against } });
  const isLeft = headline.counts.outstanding > 0;
  if (headline.status === "stopped" && isLeft) return [endAnnotation(level, verdict, report)];
  const annotations: Annotation[] = [];
  if (isLeft || headline.status === "aborted" || against.length > 0)
    annotations.push(endAnnotation(level, verdict, report));
  const shown = firstGroups(failureGroups, GROUPS_SHOWN);
  annotations.push(...shown.map((group) => groupAnnotation(group, report, level)));
  const rest = failureGroups.filter((group) => !shown.includes(group));
  if (rest.length > 0) {
    const tasks = rest.reduce((sum, group) => sum + group.tasks.length, 0);
    const more = `${counted(tasks, "task")} failed in ${counted(rest.length, "other way")}.`;
    const where = "The summary lists as many as fit, and junit.xml lists all of them.";
    annotations.push(annotation(level, "more failures", `${more} ${where}`));
  }
  return annotations;
}

/**
 * How the run ended. If it was stopped, the failures have no annotation of their own, so this one counts those that
 * `fail-on` does not name.
 */
function endAnnotation(level: Annotation["level"], verdict: Verdict, { headline }: Report): Annotation {
  const { status, counts, resumeCommand } = headline;
  const { failed, errored } = counts;
  const said = verdict.reasons.map(plainPhrase).join(" ");
  const bad = Object.entries({ failed, errored })
    .map(([verb, count]) => (count > 0 ? `${counted(count, "task")} ${verb}` : ""))
    .filter((words) => !said.includes(words));
  const also = status === "stopped" && bad.length > 0 ? [`Also, ${bad.join(" and ")}.`] : [];
  const command = commandWords(resumeCommand, COMMAND_LENGTH);
  const byHand = command === "" ? [] : [`By hand: ${command}`];
  const { title, stops, advice } = verdict;
  return annotation(
    level,
    title,
    [...stops.map(plainPhrase), said, ...also, plainPhrase(advice), ...byHand]
      .filter((words) => words !== "")
      .join(" "),
  );
}

function groupAnnotation(group: FailureGroup, report: Report, level: Annotation["level"]): Annotation {
  const tasks = counted(group.tasks.length, "task");
  const shown = group.tasks.slice(0, IDS_SHOWN).map((index) => failedTask(index, report));
  const rest = group.tasks.length - shown.length;
  const ids = `${shown.join(", ")}${rest > 0 ? ` and ${grouped(rest)} more` : ""}`;
  if (group.class === "graded") {
    const { passRate } = report.headline;
    const rate = passRate === null ? "" : ` Pass rate ${percent(passRate.mean)} of graded tasks.`;
    return annotation(level, `${tasks} failed`, `Graded as failed: ${ids}.${rate}`);
  }
  const said = group.message === "" ? "" : `: ${oneLine(group.message, WORDS_LENGTH)}`;
  return annotation(level, `${tasks} ${failureWords(group.class)}`, `${ids}${said}`);
}

function failedTask(index: number, { tasks }: Report): string {
  const { id, gradeMessage } = tasks.at(index);
  return `${nameWords(id)}${gradeMessage === "" ? "" : ` (${oneLine(gradeMessage, 200)})`}`;
}

function annotation(level: Annotation["level"], title: string, message: string): Annotation {
  return {
    level,
    title: logLine(oneLine(`Carryover: ${title}`, 200)),
    message: logLine(oneLine(message, MESSAGE_LENGTH)),
  };
}
