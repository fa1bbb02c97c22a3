/** Writes the reports of a state folder. Trouble with one of them is a warning and never fails a run. */

import { rmSync, statSync } from "node:fs";
import { basename } from "node:path";
import { reasonOf } from "../core/reason.ts";
import { visibleId } from "../report/escape.ts";
import { renderHtmlReport } from "../report/html/render.ts";
import { toHtmlReport } from "../report/html-report.ts";
import { writeJunit } from "../report/junit.ts";
import { type ReportOptions, readReport } from "../report/read-report.ts";
import type { Report } from "../report/report.ts";
import { buildSummary } from "../report/summary.ts";
import { writeAtomically } from "../store/atomic-file.ts";
import { reportFiles, type StatePaths } from "../store/state-paths.ts";

export interface WriteReportsOptions extends ReportOptions {
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

export interface WrittenReports {
  readonly report: Report;
  /** The text of summary.md, also where the file could not be written; null where there was no time for it. */
  readonly summary: string | null;
  /** Paths of the files that were written. */
  readonly files: readonly string[];
}

/**
 * Reports of an earlier run are removed first: where a new one cannot be written, nobody takes the old one for it.
 * A part that is begun is not interrupted, whatever comes: where time is short, those that would take longer are left
 * out, and `carryover report` writes them later.
 *
 * @returns what was made; null where the state could not be read, or not in time
 */
export async function writeReports(options: WriteReportsOptions): Promise<WrittenReports | null> {
  const { paths, warn, leftMs = () => Number.POSITIVE_INFINITY } = options;
  const files = reportFiles(paths);
  const blocked = removeEarlier(files, warn);
  const neededMs = sizeOf(paths) / BYTES_PER_MS;
  const hasTime = async (neededPartMs: number, leftOut: readonly string[]) => {
    // A signal that came meanwhile is heard here.
    await new Promise((resolve) => setImmediate(resolve));
    if (leftMs() >= neededPartMs) return true;
    const names = leftOut.map((path) => basename(path)).join(", ");
    warn(`reports were left out (${names}), because the run had to end at once: \`carryover report\` writes them`);
    return false;
  };
  if (!(await hasTime(neededMs, files))) return null;
  let report: Report;
  try {
    report = readReport(paths, options);
  } catch (error) {
    warn(`the reports could not be made: ${reasonOf(error)}`);
    return null;
  }
  let summary: string | null = null;
  // One for each of the files, in their order.
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
    () => (write) => write(renderHtmlReport(toHtmlReport(report))),
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

/** @returns those in whose place something stands that cannot be removed, nor replaced then */
function removeEarlier(files: readonly string[], warn: (message: string) => void): ReadonlySet<string> {
  const blocked = new Set<string>();
  for (const path of files) {
    try {
      rmSync(path, { force: true });
    } catch (error) {
      blocked.add(path);
      warn(`${path} could not be written, and what stands there is not of this run: ${reasonOf(error)}`);
    }
  }
  return blocked;
}

/** The bytes that a report is made from. */
function sizeOf({ tasks, results, failures, events, baseline }: StatePaths): number {
  return [tasks, results, failures, events, baseline].reduce((sum, path) => sum + sizeOr0(path), 0);
}

/** What cannot be looked at is told when it is read. */
function sizeOr0(path: string): number {
  try {
    return statSync(path).size;
  } catch {
    return 0;
  }
}
