/** Writes the reports of a state folder. Trouble with one of them is a warning and never fails a run. */

import { statSync } from "node:fs";
import { reasonOf } from "../core/reason.ts";
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
  /** How long they may take, asked before each part; default: as long as they need. */
  readonly leftMs?: () => number;
}

/**
 * Slower than it is by a factor of three: on a machine of 2026, a million rows of 250 bytes are read and rendered in
 * five seconds, 50,000 bytes a millisecond.
 */
const BYTES_PER_MS = 15_000;
/** The share of the time that all takes which each of the written files needs at most. */
const WRITE_SHARE = 0.25;

/**
 * A part that is begun is not interrupted, whatever comes: where time is short, those that would take longer are left
 * out, and `carryover report` writes them later.
 *
 * @returns the report that was written; null where the state could not be read, or not in time
 */
export async function writeReports(facts: WriteReportsFacts): Promise<Report | null> {
  const { paths, warn, leftMs = () => Number.POSITIVE_INFINITY } = facts;
  const neededMs = sizeOf(paths) / BYTES_PER_MS;
  const hasTime = async (neededPartMs: number) => {
    // A signal that came meanwhile is heard here.
    await new Promise((resolve) => setImmediate(resolve));
    if (leftMs() >= neededPartMs) return true;
    warn("the reports were left out, because the run had to end at once: `carryover report` writes them");
    return false;
  };
  if (!(await hasTime(neededMs))) return null;
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
    [paths.report, (write) => write(renderHtmlReport(toHtmlReport(report)))],
  ];
  for (const [path, produce] of writers) {
    if (!(await hasTime(neededMs * WRITE_SHARE))) break;
    try {
      writeAtomically(path, produce);
    } catch (error) {
      warn(`${path} could not be written: ${reasonOf(error)}`);
    }
  }
  return report;
}

/** The bytes that a report is made from. */
function sizeOf({ tasks, results, failures, events, baseline }: StatePaths): number {
  const sizes = [tasks, results, failures, events, baseline].map(
    (path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
