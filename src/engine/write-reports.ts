/** Writes the reports of a state folder. A failure is a warning and never fails a run. */

import { rmSync, statSync } from "node:fs";
import { basename } from "node:path";
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
  /** How long they may take, called before each part. Default: no limit. */
  readonly leftMs?: () => number;
}

/**
 * A third of the measured speed. On a machine of 2026, a million rows of 250 bytes are read and rendered in five
 * seconds, which is 50,000 bytes per millisecond.
 */
const BYTES_PER_MS = 15_000;
/** The largest share of the total time that one of the written files needs. */
const WRITE_SHARE = 0.25;

export interface WrittenReports {
  readonly report: Report;
  /** The text of summary.md, even if the file could not be written; null if there was no time for it. */
  readonly summary: string | null;
  /** Paths of the files that were written. */
  readonly files: readonly string[];
}

/**
 * Removes reports of an earlier run first, so that an old one is never taken for a new one that could not be written. A
 * part that has begun is not interrupted. If time is short, the parts that would take longer are left out, and
 * `carryover report` writes them later.
 *
 * @returns what was written; null if the state could not be read, or not in time
 */
export async function writeReports(options: WriteReportsOptions): Promise<WrittenReports | null> {
  const { paths, warn, leftMs = () => Number.POSITIVE_INFINITY } = options;
  const files = reportFiles(paths);
  const blocked = removeEarlier(files, warn);
  const neededMs = sizeOf(paths) / BYTES_PER_MS;
  const hasTime = async (neededPartMs: number, leftOut: readonly string[]) => {
    // Lets a signal that arrived meanwhile take effect.
    await new Promise((resolve) => setImmediate(resolve));
    if (leftMs() >= neededPartMs) return true;
    const names = leftOut.map((path) => basename(path)).join(", ");
    warn(
      `reports were left out (${names}), because the run had to end at once. Run \`carryover report\` to write them`,
    );
    return false;
  };
  if (!(await hasTime(neededMs, files))) return null;
  let report: Report;
  try {
    report = readReport(paths, options);
  } catch (error) {
    warn(`could not write the reports: ${reasonOf(error)}`);
    return null;
  }
  let summary: string | null = null;
  // One per file, in the order of the files.
  const texts: readonly (() => Text)[] = [
    () => (write) => {
      for (const { id, standing } of report.tasks) if (standing === "outstanding") write(`${visibleId(id)}\n`);
    },
    () => {
      const text = buildSummary(report);
      summary = text;
      return (write) => write(text);
    },
    () => (write) => writeJunit(report, write),
    () => (write) => write(renderHtmlReport(report)),
  ];
  const written: string[] = [];
  for (const [index, textOf] of texts.entries()) {
    const [path = "", ...others] = files.slice(index);
    if (!(await hasTime(neededMs * WRITE_SHARE, [path, ...others]))) break;
    try {
      const text = textOf();
      if (blocked.has(path)) continue;
      writeAtomically(path, text);
      written.push(path);
    } catch (error) {
      warn(`${path} could not be written: ${reasonOf(error)}`);
    }
  }
  return { report, summary, files: written };
}

type Text = (write: (text: string) => void) => void;

/** @returns the files whose place holds something that can be neither removed nor replaced */
function removeEarlier(files: readonly string[], warn: (message: string) => void): ReadonlySet<string> {
  const blocked = new Set<string>();
  for (const path of files) {
    try {
      rmSync(path, { force: true });
    } catch (error) {
      blocked.add(path);
      warn(`${path} could not be written, and the file there is not from this run: ${reasonOf(error)}`);
    }
  }
  return blocked;
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
