/** Groups similar failures: a reader wants causes, not a thousand equal lines. */
import { join } from "node:path";
import type { SidecarClass } from "../core/row.ts";
import { readTail } from "../run/read-tail.ts";
import { plainText } from "./escape.ts";
import type { FailureGroup, ReportTasks } from "./report.ts";

/** The worst first: what no retry will fix, then what wasted the most time, then what may pass next time. */
const SEVERITY: readonly (SidecarClass | "graded")[] = [
  "fatal",
  "timeout_exceeded",
  "kill_shaped",
  "legitimate",
  "transient",
  "graded",
  "skipped",
];
/** How many groups get the end of a log. */
const GROUPS_WITH_WORDS = 10;
const LAST_WORDS_BYTES = 2_048;
const LAST_WORDS_LINES = 20;

/** Groups by class and message, digits and hexadecimal ids masked; graded failures are one group. */
export function groupFailures(tasks: ReportTasks, logsFolder: string): FailureGroup[] {
  const groups = new Map<string, { class: FailureGroup["class"]; message: string; tasks: number[] }>();
  const troubledByLog = new Map<string | null, number>();
  for (let index = 0; index < tasks.count; index += 1) {
    const { standing, failures, key: log } = tasks.at(index);
    if (standing === "passed" || standing === "skipped") continue;
    troubledByLog.set(log, (troubledByLog.get(log) ?? 0) + 1);
    if (standing === "outstanding") continue;
    const failure = standing === "errored" ? failures.at(-1) : undefined;
    const message = failure?.message ?? "";
    const key = `${failure?.class ?? "graded"}\n${maskedMessage(message)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { class: failure?.class ?? "graded", message, tasks: [index] });
    else group.tasks.push(index);
  }
  const worstFirst = [...groups.values()].sort(
    (a, b) => SEVERITY.indexOf(a.class) - SEVERITY.indexOf(b.class) || b.tasks.length - a.tasks.length,
  );
  return worstFirst.map((group, position) => {
    if (position >= GROUPS_WITH_WORDS) return { ...group, lastWords: "" };
    // A log may end with an error of another task of the shard, such as a rate limit, which does not explain a wrong
    // answer.
    const explains = (log: string) => group.class !== "graded" || troubledByLog.get(log) === 1;
    const logs = group.tasks
      .slice(0, 5)
      .map((index) => tasks.at(index).key)
      .filter((log) => log !== null);
    return { ...group, lastWords: lastWordsOf(logs.filter(explains), logsFolder) };
  });
}

/** The first groups, always with the graded failures: an evaluation looks for them. */
export function firstGroups(groups: readonly FailureGroup[], count: number): readonly FailureGroup[] {
  const first = groups.slice(0, count);
  const graded = groups.find((group) => group.class === "graded");
  return graded === undefined || first.includes(graded) ? first : [...first.slice(0, -1), graded];
}

/** A message without its numbers and ids, so that messages that differ only in these are equal. */
function maskedMessage(message: string): string {
  return message
    .replace(/\b[0-9a-f]{8,}\b/gi, "#")
    .replace(/\d+/g, "#")
    .slice(0, 300);
}

function lastWordsOf(logs: readonly string[], logsFolder: string): string {
  for (const log of logs) {
    const words = readLastWords(logsFolder, log);
    if (words !== "") return words;
  }
  return "";
}

/** The end of an attempt's log; empty if it is missing. */
function readLastWords(logsFolder: string, key: string): string {
  const tail = readTail(join(logsFolder, `${key}.log`), LAST_WORDS_BYTES);
  if (tail === null) return "";
  // Unless the text is whole, its first line is most likely cut.
  const lines = plainText(tail.text)
    .trimEnd()
    .split("\n")
    .slice(tail.isWhole ? 0 : 1);
  return lines.slice(-LAST_WORDS_LINES).join("\n");
}
