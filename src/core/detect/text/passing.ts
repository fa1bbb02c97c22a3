/** Refusals that were not the end, and errors that were: what tells that the program went on after a refusal. */
import type { Passing } from "../incident.ts";

/** Services that watch a run. A refusal of theirs loses a line of a chart and fails nothing, unless nothing else failed. */
const BESIDE =
  /^\s{0,8}(?:\S{1,40}\s){0,4}?\[?(?:wandb|sentry|posthog|langsmith|langfuse|opentelemetry|otel|datadog|ddtrace|mlflow|newrelic|honeycomb|bugsnag|rollbar|amplitude|mixpanel|telemetry)\b(?:[\w.]{0,80}\]?:|\]|\s(?:responded|returned|answered|replied|refused|rejected|throttled)\b)|\bexporting (?:traces|spans|metrics|logs)\b/i;
const RETRIED =
  /\b(?:re-?trying|will (?:be )?re-?tr(?:y|ied)|backing off|entering retry|trying again|(?:sleeping|slept|pausing) (?:for )?\d{1,6}(?:\.\d{1,6})? ?\w{1,12})\b/i;
/** Classes by which languages name faults of a program. "RuntimeError" and "Exception" may wrap a refusal. */
const PROGRAM_FAULT =
  /^panic: runtime error|\bSegmentation fault\b|\bcore dumped\b|\bpanicked at |(?:^|^E\s{2,8}|[\s:.]|Uncaught )(?:IndexError|KeyError|ZeroDivisionError|AssertionError|AttributeError|TypeError|ValueError|NameError|UnboundLocalError|ReferenceError|RangeError|SyntaxError|IndentationError|JSONDecodeError|UnicodeDecodeError|FileNotFoundError|ModuleNotFoundError|ImportError|NotImplementedError|NullPointerException|IndexOutOfBoundsException|ClassCastException|NoSuchElementException)\b(?:$|:\s|\s\[)/;

/** Whether the words of a refusal tell that it is passing. */
export function passingOf(words: string): Passing | null {
  if (BESIDE.test(words)) return "beside";
  return RETRIED.test(words) ? "retried" : null;
}

/** Whether a line names a fault of the program itself: it went on after what was refused before. */
export function isProgramFault(line: string): boolean {
  return PROGRAM_FAULT.test(line.slice(0, 300));
}
