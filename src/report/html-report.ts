/** From the report that all writers share to what the page is made from. */
import { oneLine, plainText } from "./escape.ts";
import type { HtmlReport, HtmlTask } from "./html/model.ts";
import { nextRun } from "./next-run.ts";
import type { FailureGroup, Report, ReportTask } from "./report.ts";

/** The page lists fewer tasks than this, and says so. */
const TASKS_GIVEN = 50_000;
const GROUP_IDS_GIVEN = 500;

/** Takes terminal sequences and marks of direction off what children and providers said; nothing is escaped yet. */
export function toHtmlReport(report: Report): HtmlReport {
  const { headline, run: story, baseline } = report;
  const next = nextRun(headline);
  return {
    headline: {
      ...headline,
      reason: oneLine(headline.reason),
      // Of several runs the latest: by the record alone, so that the page can be made again.
      run: story.jobs.at(-1)?.run ?? "",
      replayed: story.replayed,
      missingJobs: story.missingJobs.length,
      resumeAt: next.at,
      ready: next.ready,
    },
    runs: story.jobs,
    tasks: givenTasks(report),
    attempts: story.attempts,
    waits: story.waits.map(withPlainReason),
    limits: story.limits.map(withPlainReason),
    circuits: story.circuits.map(withPlainReason),
    trend: report.trend,
    baseline,
    variants: report.variants.map((variant) => ({ ...variant, label: plainText(variant.label) })),
    failureGroups: report.failureGroups.filter(isOfAttempts).map((group) => ({
      class: group.class,
      message: plainText(group.message),
      count: group.tasks.length,
      taskIds: group.tasks.slice(0, GROUP_IDS_GIVEN).map((index) => report.tasks.at(index).id),
    })),
  };
}

/** Without terminal sequences and marks that reorder text. */
function withPlainReason<Entry extends { readonly reason: string }>(entry: Entry): Entry {
  return { ...entry, reason: plainText(entry.reason) };
}

/** Graded failures have a list of their own on the page. */
function isOfAttempts(group: FailureGroup): boolean {
  return group.class !== "graded";
}

/** In list order. If there are too many, those that need attention come first. */
function givenTasks(report: Report): HtmlTask[] {
  const isShort = report.tasks.count <= TASKS_GIVEN;
  const tasks: HtmlTask[] = [];
  for (const isWanted of isShort ? [isAny] : [needsEye, (task: ReportTask) => !needsEye(task)]) {
    for (const task of report.tasks) {
      if (tasks.length >= TASKS_GIVEN) return tasks;
      if (isWanted(task)) tasks.push(htmlTask(task));
    }
  }
  return tasks;
}

function isAny(): boolean {
  return true;
}

function needsEye(task: ReportTask): boolean {
  return task.standing === "failed" || task.standing === "errored";
}

function htmlTask(task: ReportTask): HtmlTask {
  return {
    ...task,
    group: task.group ?? "",
    message: plainText(task.message),
    logFile: task.key === null ? null : `logs/${task.key}.log`,
  };
}
