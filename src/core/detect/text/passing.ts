/** Refusals that were not the end, and errors that were: what tells that the program went on after a refusal. */
import type { Passing } from "../incident.ts";

/** Services that watch a run. A refusal of theirs loses a line of a chart and fails nothing, unless nothing else failed. */
const BESIDE =
  /^\s{0,8}(?:\S{1,40}\s){0,4}?\[?(?:wandb|sentry|posthog|langsmith|langfuse|opentelemetry|otel|datadog|ddtrace|mlflow|newrelic|honeycomb|bugsnag|rollbar|amplitude|mixpanel|telemetry)\b(?:[\w.]{0,80}\]?:|\]|\s(?:responded|returned|answered|replied|refused|rejected|throttled)\b)|\bexporting (?:traces|spans|metrics|logs)\b/i;
const RETRIED =
  /\b(?:re-?trying|will (?:be )?re-?tr(?:y|ied)|backing off|entering retry|trying again|(?:sleeping|slept|pausing|waiting) (?:for )?\d{1,6}(?:\.\d{1,6})? ?\w{1,12})\b/i;
/** Classes by which languages name faults of a program. "RuntimeError" and "Exception" may wrap a refusal. */
const PROGRAM_FAULT =
  /^panic: runtime error|\bSegmentation fault\b|\bcore dumped\b|\bpanicked at |(?:^|^E\s{2,8}|[\s:.]|Uncaught )(?:IndexError|KeyError|ZeroDivisionError|AssertionError|AttributeError|TypeError|ValueError|NameError|UnboundLocalError|ReferenceError|RangeError|SyntaxError|IndentationError|JSONDecodeError|UnicodeDecodeError|FileNotFoundError|ModuleNotFoundError|ImportError|NotImplementedError|NullPointerException|IndexOutOfBoundsException|ClassCastException|NoSuchElementException)\b(?:$|:\s|\s\[)/;

/** Whether the words of a refusal tell that it is passing. */
export function passingOf(words: string): Passing | null {
  if (BESIDE.test(words)) return "beside";
  return RETRIED.test(words) ? "retried" : null;
}

/** What programs print last when they are done. */
const DONE =
  /^\W{0,8}(?:(?:all\s)?(?:tests?\s|checks?\s)?(?:ok(?:ay)?|done|pass(?:ed)?|success(?:ful(?:ly)?)?|succeeded|finished|complete[d]?)|\d{1,6}\s(?:passed|ok))\b[^:\n]{0,40}$/i;
/** Retries that came to nothing end with such words. */
const GIVEN_UP =
  /\b(?:g[ia]v(?:e|ing) up|fail(?:ed|ure|ing)?|error|abort(?:ed|ing)?|exhausted|exceeded|limit|quota|stopp(?:ed|ing)|no more)\b/i;

/**
 * Whether a program that ended well went on after a refusal: it retried and then said something that is no failure, or
 * said at last that it was done.
 *
 * @param refusal the lines of the refusal
 * @param after those that follow it
 */
export function wentOn(refusal: readonly string[], after: readonly string[]): boolean {
  const said = after.map((line) => line.trim()).filter((line) => line !== "");
  const last = said.at(-1);
  if (last === undefined) return false;
  if (DONE.test(last)) return true;
  const hasRetried = [...refusal, ...said.slice(0, -1)].some((line) => RETRIED.test(line));
  return hasRetried && !GIVEN_UP.test(last) && !RETRIED.test(last);
}

/** Whether a line names a fault of the program itself: it went on after what was refused before. */
export function isProgramFault(line: string): boolean {
  return PROGRAM_FAULT.test(line.slice(0, 300));
}

/** What a shell, make, npm or a runner says of a program that failed: only that it did. */
const EXIT_STATUS =
  /\bexit(?:ed)?(?: with)?(?: (?:code|status))?[ :(]{1,2}[1-9]\d{0,2}\)?\.?\s*$|^make(?:\[\d\])?: \*\*\* .{0,200}\bError \d{1,3}$|^npm (?:error|ERR!) (?:code (?:\d|ELIFECYCLE)|errno|path|command|workspace|location|lifecycle)\b/i;

/** Whether a line tells that a program failed, and nothing of why. */
export function isExitStatus(line: string): boolean {
  return EXIT_STATUS.test(line.slice(0, 300));
}

/** Whether a line is a record of the level of a warning that names no error: nothing failed. */
export function isWarningRecord(line: string): boolean {
  return (
    /^\W{0,4}(?:\d[\d\-:.,TZ/ ]{7,30}\W{0,4})?(?:\S{1,40}\s)?\W{0,3}warn(?:ing)?\b/i.test(line) &&
    !/err|exception|fail|refus|denied/i.test(line)
  );
}

/** How agents begin what they tell of their work. */
const AGENT_ANSWER =
  /^(?:[⏺●]\s{1,3})?(?:(?:Done|Okay|OK|Great|Sure|Perfect)[.,!] )?(?:I(?:'ve|’ve| have) [a-z]|I (?:read|updated|fixed|added|changed|created|wrote|found|ran|made|removed) |Here(?:'s|’s| is| are) (?:the|a|my|what) |The (?:tests|fix|change|changes|build) (?:now )?(?:pass|is|are)\b|All (?:\d{1,5} )?tests (?:now )?pass)/;

/** Whether an agent tells its user of its work: it had an answer. */
export function isAgentAnswer(line: string): boolean {
  return AGENT_ANSWER.test(line);
}
