/** Writes the reports of a state folder. A failure is a warning and never fails a run. */

import { rmSync, statSync } from "node:fs";
import { reasonOf } from "../core/reason.ts";
import { visibleId } from "../report/escape.ts";
import { renderHtmlReport } from "../report/html/render.ts";
import { writeJunit } from "../report/junit.ts";
import { type ReportOptions, readReport } from "../report/read-report.ts";
import type { Report } from "../report/report.ts";
import { buildSummary } from "../report/summary.ts";
import { writeAtomically } from "../store/atomic-file.ts";
import { reportFiles, type StatePaths } from "../store/state-paths.ts";

export interface WriteReportsOptions extends ReportOptions {
  readonly paths: StatePaths;
  readonly warn: (message: string) => void;
  /** How long they may take. Default: no limit. */
  readonly leftMs?: () => number;
}

/**
 * A sixth of the measured speed. On a machine of 2026, a million rows of 250 bytes are read and rendered in five
 * seconds, which is 50,000 bytes per millisecond.
 */
const BYTES_PER_MS = 8_000;

export interface WrittenReports {
  readonly report: Report;
  /** The text of summary.md, even if the file could not be written. */
  readonly summary: string;
  /** Paths of the files that were written. */
  readonly files: readonly string[];
}

/**
 * Removes reports of an earlier run first, so that an old one is never mistaken for a new one that could not be
 * written. If time is short, nothing is written, and `carryover report` does it later.
 *
 * @returns what was written; null if the state could not be read, or not in time
 */
export async function writeReports(options: WriteReportsOptions): Promise<WrittenReports | null> {
  const { paths, warn, leftMs = () => Number.POSITIVE_INFINITY } = options;
  for (const path of reportFiles(paths)) removeEarlier(path);
  // Lets a signal that arrived meanwhile take effect.
  await new Promise((resolve) => setImmediate(resolve));
  if (leftMs() < sizeOf(paths) / BYTES_PER_MS) {
    warn("reports were left out, because the run had to end at once. Run `carryover report` to write them");
    return null;
  }
  let report: Report;
  let summary: string;
  try {
    report = readReport(paths, options);
    summary = buildSummary(report);
  } catch (error) {
    warn(`could not write the reports: ${reasonOf(error)}`);
    return null;
  }
  const written: string[] = [];
  const put = (path: string, produce: (write: (text: string) => void) => void) => {
    try {
      writeAtomically(path, produce);
      written.push(path);
    } catch (error) {
      warn(`${path} could not be written: ${reasonOf(error)}`);
    }
  };
  put(paths.outstanding, (write) => {
    for (const { id, standing } of report.tasks) if (standing === "outstanding") write(`${visibleId(id)}\n`);
  });
  put(paths.summary, (write) => write(summary));
  put(paths.junit, (write) => writeJunit(report, write));
  put(paths.report, (write) => write(renderHtmlReport(report)));
  return { report, summary, files: written };
}

/** If a file cannot be removed, `put` reports it when it cannot replace it. */
function removeEarlier(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // A folder in its place, or a file of another user.
  }
}

/** The bytes that a report is made from. */
function sizeOf({ tasks, results, failures, events, baseline }: StatePaths): number {
  return [tasks, results, failures, events, baseline].reduce((sum, path) => sum + sizeOr0(path), 0);
}

/** A file that cannot be inspected is reported when it is read. */
function sizeOr0(path: string): number {
  try {
    return statSync(path).size;
  } catch {
    return 0;
  }
}
