/** From the report that all writers share to what the page is made from. */
import type { HtmlReport, HtmlTask } from "./html/model.ts";
import type { Report, ReportTask } from "./report.ts";

/** Beyond so many tasks the page leaves some out and says so; it need not be given more. */
const TASKS_GIVEN = 50_000;
const GROUP_IDS_GIVEN = 500;

export function toHtmlReport(report: Report, run: string): HtmlReport {
  const { headline, run: story, baseline } = report;
  const tasks: HtmlTask[] = [];
  for (const task of report.tasks) {
    if (tasks.length >= TASKS_GIVEN) break;
    tasks.push(htmlTask(task));
  }
  return {
    headline: {
      status: headline.status,
      reason: headline.reason,
      campaign: headline.campaign,
      run,
      counts: headline.counts,
      passRate: headline.passRate,
      meanScore: headline.scores?.mean ?? null,
      standardError: headline.scores?.standardError ?? null,
      wonOnRetry: headline.wonOnRetry,
      lostToLimits: headline.lostToLimits,
      startedAt: headline.startedAt,
      endedAt: headline.endedAt,
      resumeAt: headline.resumeAt,
      resumeCommand: headline.resumeCommand,
    },
    runs: story.jobs.map(({ run: name, job, startedAt, endedAt }) => ({ run: name, job, startedAt, endedAt })),
    tasks,
    attempts: story.attempts,
    waits: story.waits,
    limits: story.limits,
    circuits: story.circuits,
    baseline:
      baseline === null
        ? null
        : { regressions: baseline.regressions, fixes: baseline.fixes, pairedDifference: baseline.difference },
    failureGroups: report.failureGroups.map((group) => ({
      class: group.class,
      message: group.message,
      taskIds: group.tasks.slice(0, GROUP_IDS_GIVEN).map((index) => report.tasks.at(index).id),
    })),
  };
}

function htmlTask(task: ReportTask): HtmlTask {
  return {
    id: task.id,
    group: task.group ?? "",
    provider: task.provider,
    standing: task.standing,
    score: task.score,
    class: task.class,
    attempts: task.attempts,
    durationS: task.durationS,
    message: task.message,
    logFile: task.key === null ? null : `logs/${task.key}.log`,
  };
}
