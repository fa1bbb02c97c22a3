/** Writes the reports of a state folder. Trouble with one of them is a warning and never fails a run. */

import { renderHtmlReport } from "../report/html/render.ts";
import { toHtmlReport } from "../report/html-report.ts";
import { writeJunit } from "../report/junit.ts";
import { type ReportOptions, readReport } from "../report/read-report.ts";
import type { Report } from "../report/report.ts";
import { buildSummary } from "../report/summary.ts";
import { type StatePaths, writeAtomically } from "../store/state-folder.ts";

export interface WriteReportsFacts extends ReportOptions {
  readonly paths: StatePaths;
  readonly warn: (message: string) => void;
}

/** @returns the report that was written; null where the state could not be read */
export function writeReports(facts: WriteReportsFacts): Report | null {
  const { paths, warn } = facts;
  let report: Report;
  try {
    report = readReport(paths, facts);
  } catch (error) {
    warn(`the reports could not be made: ${reasonOf(error)}`);
    return null;
  }
  const writers: readonly [string, (write: (text: string) => void) => void][] = [
    [paths.summary, (write) => write(buildSummary(report))],
    [paths.junit, (write) => writeJunit(report, write)],
    [paths.report, (write) => write(renderHtmlReport(toHtmlReport(report, facts.run ?? "")))],
  ];
  for (const [path, produce] of writers) {
    try {
      writeAtomically(path, produce);
    } catch (error) {
      warn(`${path} could not be written: ${reasonOf(error)}`);
    }
  }
  return report;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
