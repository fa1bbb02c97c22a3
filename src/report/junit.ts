/** JUnit XML in the form that Surefire writes and the common readers know: one testcase per task. */
import type { Standing } from "../core/history.ts";
import { unreachable } from "../core/unreachable.ts";
import { oneLine, visibleId, xmlAttribute, xmlText } from "./escape.ts";
import type { FailedAttempt, Report, ReportTask } from "./report.ts";
import { knowsAllAttempts, stopWords } from "./verdict-words.ts";
import { classWords } from "./words.ts";

/** The suite of tasks without a group. */
const NO_GROUP = "tasks";

interface Suite {
  readonly name: string;
  readonly tasks: number[];
  readonly counts: Record<Standing, number>;
  seconds: number;
}

/**
 * Writes the report piece by piece, because a million tasks would make a text of hundreds of megabytes.
 *
 * A task that was graded as failed is a failure, and one that gave no result is an error. Skipped and outstanding tasks are
 * skipped, with the reason. Some readers show the message of a failure and others its text, so both are filled. Attempts
 * before the last are `flakyFailure` if the task passed, else `rerunFailure` or `rerunError`. Elements and attributes
 * follow Jenkins' schema of JUnit files, which has neither `skipped` nor `timestamp` on `testsuites`.
 */
export function writeJunit(report: Report, write: (text: string) => void): void {
  const suites = gatherSuites(report);
  const { startedAt, campaign, counts: all } = report.headline;
  const when = startedAt === null ? "" : ` timestamp="${new Date(startedAt).toISOString().slice(0, 19)}"`;
  write('<?xml version="1.0" encoding="UTF-8"?>\n');
  write(
    `<testsuites name="${name(`carryover ${campaign}`)}" tests="${all.total}" failures="${all.failed}" ` +
      `errors="${all.errored}" time="${seconds(suites.reduce((sum, suite) => sum + suite.seconds, 0))}">\n`,
  );
  for (const suite of suites) {
    const { tasks, counts } = suite;
    write(
      `  <testsuite name="${name(suite.name)}" tests="${tasks.length}" failures="${counts.failed}" errors="${counts.errored}" ` +
        `skipped="${counts.skipped + counts.outstanding}" time="${seconds(suite.seconds)}"${when}>\n`,
    );
    for (const index of tasks) write(testcase(report.tasks.at(index), suite.name, report));
    write("  </testsuite>\n");
  }
  write("</testsuites>\n");
}

function gatherSuites(report: Report): Suite[] {
  const suites = new Map<string, Suite>();
  for (let index = 0; index < report.tasks.count; index += 1) {
    const task = report.tasks.at(index);
    const suiteName = task.group || task.junit?.classname || NO_GROUP;
    const suite = suites.get(suiteName) ?? {
      name: suiteName,
      tasks: [],
      counts: { passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 },
      seconds: 0,
    };
    suites.set(suiteName, suite);
    suite.tasks.push(index);
    suite.seconds += task.durationS ?? 0;
    suite.counts[task.standing] += 1;
  }
  return [...suites.values()];
}

function testcase(task: ReportTask, suite: string, report: Report): string {
  const className = name(task.junit?.classname ?? suite);
  const head = `    <testcase name="${name(task.junit?.name ?? task.id)}" classname="${className}" time="${seconds(task.durationS ?? 0)}"`;
  const body = childrenOf(task, report);
  return body === "" ? `${head}/>\n` : `${head}>\n${body}    </testcase>\n`;
}

function childrenOf(task: ReportTask, report: Report): string {
  switch (task.standing) {
    case "passed":
      return task.failures.map((failure) => rerun("flakyFailure", failure)).join("");
    case "failed": {
      const message = `graded as failed${task.score === null ? "" : `, score ${task.score}`}`;
      const said = oneLine(task.gradeMessage, 300);
      const headline = said === "" ? message : `${message}: ${said}`;
      const failure = element("failure", { message: headline, type: "failed" }, shown(task.gradeMessage, message));
      return failure + task.failures.map((earlier) => rerun("rerunFailure", earlier)).join("");
    }
    case "errored": {
      const last = task.failures.at(-1);
      const earlier = task.failures.slice(0, -1).map((failure) => rerun("rerunError", failure));
      const kind = last?.class ?? "legitimate";
      const message = headline(last) || "errored";
      return element("error", { message, type: kind }, shown(last?.message ?? "", message)) + earlier.join("");
    }
    case "skipped":
      return element("skipped", { message: headline(task.failures.at(-1)) || "skipped" }, "");
    case "outstanding":
      return element("skipped", { message: whyOutstanding(task, report) }, "");
    default:
      return unreachable(task.standing);
  }
}

/** Why a task has no result yet. */
function whyOutstanding(task: ReportTask, { headline: { stops }, run }: Report): string {
  const stop = stops.find((one) => one.provider === task.provider);
  // A task that crashed says so, even if its provider is stopped too.
  if (stop !== undefined && (task.class === null || task.class === "rate_limited"))
    return `outstanding: ${stopWords(stop)}`;
  if (task.class === null)
    return `outstanding: ${knowsAllAttempts(run) ? "not started yet" : "no attempt was reported"}`;
  const said = task.message === "" ? "" : `: ${oneLine(task.message, 300)}`;
  return `outstanding: last attempt ${classWords(task.class)}${said}`;
}

/** An earlier attempt. Its text is in a `stackTrace`, which Surefire's schema requires. */
function rerun(tag: "flakyFailure" | "rerunFailure" | "rerunError", failure: FailedAttempt): string {
  const message = xmlAttribute(`attempt ${failure.attempt}: ${headline(failure)}`);
  const trace = `<stackTrace>${xmlText(failure.message)}</stackTrace>`;
  return `      <${tag} message="${message}" type="${failure.class}">${trace}</${tag}>\n`;
}

function headline(failure: FailedAttempt | undefined): string {
  if (failure === undefined) return "";
  const said = oneLine(failure.message, 300);
  return `${classWords(failure.class)}${said === "" ? "" : `: ${said}`}`;
}

/** The text, or `otherwise` if nothing of it is visible. */
function shown(text: string, otherwise: string): string {
  return xmlText(text).trim() === "" ? otherwise : text;
}

function element(tag: string, attributes: Readonly<Record<string, string>>, text: string): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${xmlAttribute(value)}"`)
    .join("");
  return text === "" ? `      <${tag}${written}/>\n` : `      <${tag}${written}>${xmlText(text)}</${tag}>\n`;
}

/** A name on one line, because readers show names in a list. Different ids have different names. */
function name(text: string): string {
  return xmlAttribute(visibleId(text));
}

function seconds(value: number): string {
  return value.toFixed(3);
}
