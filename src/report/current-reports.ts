/**
 * Finds out whether the reports in a state folder belong to its state. A run with nothing to do then leaves them alone,
 * because they describe the run that did the work.
 */
import { lstatSync } from "node:fs";
import { jsonOrNull } from "../core/json.ts";
import { readTail } from "../run/read-tail.ts";
import { runEndedSchema } from "../store/run-events.ts";
import { reportFiles, type StatePaths } from "../store/state-paths.ts";

/** The event of a run's end is far shorter, so a longer line is another event. */
const LAST_LINE_BYTES = 64 << 10;

/**
 * @param total how many tasks the whole list has; a report of one job's part covers fewer
 * @returns the `fail-on` conditions that the reported run met; null if the reports must be written again
 */
export function findCurrentReports(paths: StatePaths, total: number): readonly string[] | null {
  const madeAt = Math.min(...reportFiles(paths).map(changedAt));
  const stateAt = Math.max(...[paths.results, paths.failures, paths.baseline].map(changedAt));
  // Times alone are not enough: copying a folder changes them.
  return madeAt > stateAt ? lastFailReasons(paths.events, total) : null;
}

/** Epoch ms; 0 for a missing file. */
function changedAt(path: string): number {
  return lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Null unless the last event is the end of a run of `total` tasks that left nothing outstanding. */
function lastFailReasons(eventsPath: string, total: number): readonly string[] | null {
  const text = readTail(eventsPath, LAST_LINE_BYTES)?.text ?? "";
  const lastLine = text.slice(text.lastIndexOf("\n", text.length - 2) + 1);
  const end = runEndedSchema().safeParse(jsonOrNull(lastLine));
  return end.success && end.data.status === "complete" && end.data.counts?.total === total ? end.data.against : null;
}
