/** Reads the JSON block of the page into tasks and marks. */

/** @typedef {import("../packed.ts").PackedReport} PackedReport */

/**
 * @typedef {object} TaskView
 * @property {number} index in list order
 * @property {string} id
 * @property {string} group
 * @property {string} provider
 * @property {string} standing
 * @property {number} severity 0 is the worst
 * @property {number | null} score
 * @property {string} class
 * @property {number} attempts
 * @property {number | null} durationS
 * @property {string} message
 * @property {string} log
 * @property {string} haystack lower-case text that the search looks through
 */

/**
 * @typedef {object} MarkView
 * @property {number} index
 * @property {number} row
 * @property {string} provider
 * @property {number} from ms since the origin
 * @property {number} until ms since the origin; of one that still ran, the end of the record
 * @property {string} class
 * @property {readonly number[]} tasks
 * @property {number} count
 * @property {boolean} probe
 */

/** Severity of a standing is its place here. The same order as `STANDINGS` of packed.ts, as a test checks. */
export const STANDING_ORDER = ["errored", "failed", "outstanding", "skipped", "passed"];

/** The same order as `ATTEMPT_CLASSES` of packed.ts, as a test checks. */
export const CLASS_ORDER = [
  "passed",
  "failed",
  "mixed",
  "rate_limited",
  "kill_shaped",
  "timeout_exceeded",
  "transient",
  "legitimate",
  "fatal",
  "skipped",
  "unfinished",
  "running",
];

/** @returns {PackedReport} */
export function readReport() {
  return JSON.parse(document.getElementById("report-data")?.textContent ?? "");
}

/**
 * Where an attempt ran: its slot, and its job where there are several.
 *
 * @param {PackedReport} report
 * @param {number} row
 */
export function placeText({ rows, strings }, row) {
  const { job = 0, slot = 0 } = rows[row] ?? {};
  const isOneJob = rows.every((other) => other.job === job);
  // Counted from 1, as in the chart of the summary.
  const place = `slot ${slot + 1}`;
  return isOneJob ? place : `job ${strings[job] ?? ""}, ${place}`;
}

/**
 * @param {PackedReport} report
 * @returns {TaskView[]}
 */
export function readTasks({ tasks, strings }) {
  const text = (/** @type {number | undefined} */ index) => strings[index ?? 0] ?? "";
  return tasks.id.map((id, index) => {
    const severity = tasks.standing[index] ?? 0;
    const task = {
      index,
      id,
      group: text(tasks.group[index]),
      provider: text(tasks.provider[index]),
      standing: STANDING_ORDER[severity] ?? "outstanding",
      severity,
      score: tasks.score[index] ?? null,
      class: text(tasks.class[index]),
      attempts: tasks.attempts[index] ?? 0,
      durationS: tasks.durationS[index] ?? null,
      message: text(tasks.message[index]),
      log: text(tasks.log[index]),
    };
    const haystack = `${id}\n${task.group}\n${task.provider}\n${task.message}`.toLowerCase();
    return { ...task, haystack };
  });
}

/**
 * Sorted by row, then by start.
 *
 * @param {PackedReport} report
 * @returns {MarkView[]}
 */
export function readMarks({ attempts, strings, axis }) {
  const probes = new Set(attempts.probes);
  const lastAt = axis.at(-1)?.until ?? 0;
  return attempts.row.map((row, index) => {
    const from = attempts.from[index] ?? 0;
    const length = attempts.length[index] ?? -1;
    const tasks = attempts.tasks[index] ?? [];
    return {
      index,
      row,
      provider: strings[attempts.provider[index] ?? 0] ?? "",
      from,
      until: length < 0 ? Math.max(from, lastAt) : from + length,
      class: CLASS_ORDER[attempts.class[index] ?? 0] ?? "passed",
      tasks: typeof tasks === "number" ? [tasks] : tasks,
      count: attempts.count[index] ?? 1,
      probe: probes.has(index),
    };
  });
}
