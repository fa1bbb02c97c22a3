/**
 * The shapes by which a line or an error shows what it is: an error, source code, success, a fault, or a failed test.
 */
import { reportsStatus } from "./read-message.ts";

const { raw } = String;

/** A pattern that does not fit on a line, in parts written with `String.raw`. */
function inParts(flags: string, ...parts: readonly string[]): RegExp {
  return new RegExp(parts.join(""), flags);
}

/** A line of error level: in logs, and from runtimes and tools. */
const ERROR_LEVEL = [
  /\b(?:ERROR|ERR!|FATAL|CRITICAL|SEVERE|PANIC|WARN(?:ING)?)\b/,
  /\b\w*(?:Error|Exception|Failure|Fault|Exceeded|Exhausted|Limit(?:ed|Reached))\b(?=\s*[:([{<·-]|\s\d|\.?\s*$)/,
  /\bStatusCode\.[A-Z_]{5,}|^\s{0,8}(?:[\w-]+(?:\.|::))+_?[A-Z][\w$]+: |^\([A-Z]\w{3,40}\) /,
  inParts(
    "iu",
    raw`\b(?:errors?(?: occurred)?|fatal|panic|failed|failure|exception|aborted|stopped|rejected|refused|denied|gave up|giving up)\b`,
    raw`(?=\W{0,3}[:([]|,|;| with\b| by\b| due\b| because\b| after\b|\s[-–—]| to \w)`,
  ),
  inParts(
    "iu",
    raw`^\W{0,8}(?:error|failed|failure|fatal|could not|couldn't|unable to|cannot|request failed|api error`,
    raw`|uncaught|unhandled|traceback|oops|sorry|fehler|erreur|errore|erro)\b`,
  ),
  inParts(
    "iu",
    raw`^\W{0,8}(?:错误|錯誤|エラー|오류|ошибка)|^\s{0,8}[■✗✘✕×❌⚠✖]`,
    raw`|\(code[:=] ?\w+\)|\blast status\b`,
  ),
  /\bstatus (?:error |code )?[45]\d\d\b(?!\.)|\blevel=(?:error|fatal|warn)|^##\[error\]/iu,
  // What ends a program in Ruby (`run.rb:3:in 'main': message (Class)`), and in a console of Symfony (`[App\Class]`); SDKs too (`[Class] …`)
  /^\S+:\d+:in .{0,1500}\([A-Z][\w:]*\)\s*$|^\s*\[(?:\w+\\)*\w*(?:Exception|Error)\](?=\s|$)/u,
];
/** A line of a lower level. Only a status that it reports counts. */
const QUIET_LEVEL = /^.{0,60}\b(?:INFO|DEBUG|TRACE|NOTICE)\b/;

const ERROR_PAGE = /<(?:title|h1)>\s*[45]\d\d|^\s*<error>/i;

/** Whether a line reports an error. */
export function isErrorLine(line: string): boolean {
  const start = line.slice(0, 2_000);
  if (reportsStatus(start) || ERROR_PAGE.test(start)) return true;
  return !isQuietLine(start) && ERROR_LEVEL.some((level) => level.test(start));
}

export function isQuietLine(line: string): boolean {
  return QUIET_LEVEL.test(line);
}

const STATEMENT = [
  raw`import|from(?= [\w.]+ import\b)|def|defp|class|const|var|return|function|func|fn|pub|async|await`,
  raw`if|elif|else|except|catch|raise|throw|assert|expect|export|public|private|interface|struct|enum`,
].join("|");
/** Source code, documents, diffs, tables, conversations and options: they quote errors that did not happen. */
const SOURCE = [
  // Diffs, comments, tables and quotations, markup, options, frames, fields, decorators
  inParts(
    "i",
    raw`^\s*(?:[-+](?=[\sA-Za-z{"'])(?!\s?(?:error|4\d\d|5\d\d)\b)`,
    raw`|//|#(?!#\[error|\d+ ERROR\b)|\*\s|\||>\s(?!Could not\b)`,
    raw`|<!--|<(?!html|!doctype|title|h1|head|body|error)\w+[ >]`,
    raw`|--?[a-z][\w-]*[ =]|at\s\S+\s\(|["'][\w.-]+["']:\s|@\w+)`,
  ),
  // Statements, blocks and numbered lines of a program
  inParts(
    "",
    raw`^\s*(?:(?:${STATEMENT})\b`,
    raw`|(?:for|while|case|type|let|val)\b(?!.{0,60}(?:Error|error):))[^:]{0,200}[({=:;,]`,
  ),
  /^\s*[\w./-]+\.[a-z]{1,5}:\d+:(?!\s?(?:[\w.]*(?:Error|error|fatal|FAIL)|in ))|;\s*$|[)=>]\s*\{\s*$/,
  /^\s*[\w.#-]{0,40}:?\s*\{\s*$|=>|\)\s*\{|^\s*(?!429|402|5\d\d)\d{1,4}(?::| ->) |^\s*\d{3}: ["']/,
  // Tests and errors that a program may throw
  inParts(
    "",
    raw`\b(?:re\.compile|expect|assert\w*|toBe|toEqual|toMatch|pytest\.raises|describe|it|test`,
    raw`|return_value|side_effect|mock\w*)[(=]`,
  ),
  /\b(?:throw|raise)\s+(?:new\s+)?[\w.]+\(/,
  // Trees, commits, versions, questions and answers, assignments, arguments, lists, columns, conversations
  inParts(
    "",
    raw`^\s*(?:[├└┌]|[0-9a-f]{7,40}\s|(?:feat|fix|docs|chore|refactor|perf|test)(?:\([\w/-]+\))?!?: `,
    raw`|v\d+\.\d+|[QA]: |\w+ = ["'\d[])`,
  ),
  /\)\s*,\s*$/,
  /^\s*(?:\d+\.|[-*])\s+(?!error\b|\w+Error:)\S.{0,200}$|^[^|]{1,60} \| [^|]{1,80}$/iu,
  inParts(
    "iu",
    raw`^\s*(?:\[?(?:answer|thinking|question|expected|actual|reference|note|tip|hint|grader)\]?(?: \d+)?:?`,
    // "User rate limit exceeded" is not a transcript.
    raw`|\[?(?:assistant|user|human|prompt)(?:\](?: \d+)?:?|(?: \d+)?:))\s`,
  ),
];
/** Marks of an error that source code does not have. */
const SURELY_ERROR = inParts(
  "",
  raw`^\s*(?:E\s+)?(?!(?:class|raise|except|throw|import|from|catch|return|new)\b)(?:\*\* \()?`,
  raw`(?:[\w.$:]{0,80}(?:Error|Exception|Exceeded|Exhausted|Limited|Requests|Failure)\)?(?::|\(\w+=|\s\w)`,
  raw`|[\w .]{0,40}Error:)`,
  raw`|^\s*(?:ERROR\b|error:|FAILED\b|\[error\] \w|\[?\d{4}-\d\d-\d\d)|^\S+:\d+:in |^##\[error\]`,
);
/** A dump of an object opens with a single bracket. */
const OPENING_BRACKET = /^\s*[{[(]\s*$/;
/** Lists, comments, tables, commits and code that mention a status. */
const MENTIONS_STATUS = /^\s*(?:[|*#/+-]|[0-9a-f]{7,40}\s)|=>|,\s*$/;

/** Whether a line quotes source code or the like, so that it reports no error. @param head its beginning */
export function isSourceLine(head: string): boolean {
  if (OPENING_BRACKET.test(head) || !SOURCE.some((one) => one.test(head)) || SURELY_ERROR.test(head)) return false;
  return !reportsStatus(head) || MENTIONS_STATUS.test(head);
}

const SUCCESS = new RegExp(
  [
    raw`HTTP/\d(?:\.\d)?"?\s20[0-4]\b|\b20[01] OK\b|->\s20[01]\b|\b(?:succeeded|recovered|(?<!\bto \w{1,20} )successfully)\b`,
    raw`^\s*(?:PASS(?:ED)?|ok|OK|---? PASS)\b|\bPASSED\b|\.\.\. ok\b|\bok \(\d`,
    // "[3/40] q3 ok", and not the summary "1/2 passed"
    raw`^\W{0,3}\d+/\d+\W+\w.{0,80}\b(?:ok|pass(?:ed)?|done|score)|^\s*(?:finished|graded|scored)\b`,
    raw`^\s{0,4}⏺\s(?!.*(?:[Ll]imit|[Ee]rror))`,
  ].join("|"),
);

/** Whether a line reports that something succeeded, so that errors before it are history. @param head its beginning */
export function isSuccessLine(head: string): boolean {
  return SUCCESS.test(head) && !/\b(?:fail|error)|error: /i.test(head);
}

const CHAIN_MARK = /^(?:During handling of the above exception|The above exception was the direct cause)/m;
/** The marks of an error with a cause. The cause may be a refusal. */
const CHAINED = inParts("m", CHAIN_MARK.source, raw`|\[cause\]|Caused by:`);

/** Whether a line of Python says that the error below it is a consequence of the one above it. */
export function isChainMark(line: string): boolean {
  return CHAIN_MARK.test(line);
}

const PROGRAM_ERRORS = [
  raw`Assertion|Key|Index|Type|Attribute|Name|Import|ModuleNotFound|Syntax|Indentation|FileNotFound`,
  raw`ZeroDivision|Recursion|Unicode\w*|JSONDecode|Reference|Range|Memory|NotImplemented|IsADirectory`,
  raw`NotADirectory|FileExists|UnboundLocal|Lookup|Overflow|GraphRecursion|BlockingIO`,
].join("|");
const FAULT = new RegExp(
  [
    raw`^(?:E\s+|\[[\w.-]{1,30}\] )?(?:Uncaught )?(?:[\w.]+\.)?(?:${PROGRAM_ERRORS})(?:Error|Exception)\b|\berror TS\d+`,
    raw`\((?:${PROGRAM_ERRORS})Error\)\s*$`,
    // Compilers: "src/Judge.java:17: error: cannot find symbol". A linter that calls a model may report a limit like this.
    raw`^\S+\.\w{1,5}:\d+(?::\d+)?: (?:fatal )?error: (?!.{0,200}(?:\b4(?:29|02)\b|\btry again\b|\bretry after\b|\bresets?\b` +
      raw`|\b[Yy]ou(?:r|'ve| have)?\b.{0,40}\b(?:quota|limit|credits?|balance)\b))`,
    raw`\b[Uu]nresolved reference\b|\bThis (?:pattern|expression) (?:matches values of|has) type\b`,
    // The operating system's quota of a disk and of memory
    raw`\[(?:Errno 122|WinError 1816)\]`,
    raw`\bSegmentation fault\b|^panic: runtime error\b|\bCannot find module\b|\bcommand not found\b|\bNo such file or directory\b`,
  ].join("|"),
  "m",
);

/** Whether the program or its input is at fault, and no provider refused anything. */
export function isFault(text: string): boolean {
  return FAULT.test(text) && !CHAINED.test(text);
}

const ASSERTION = new RegExp(
  [
    raw`\b(?:Assertion|Expectation|Comparison)(?!s(?:: \d|[,)/]))\w*(?:Error|Failed|Failure|Exception)?\b`,
    raw`\bexpected\b.{0,80}\b(?:got|but|received|found|said` +
      raw`|to (?:be|equal|have|receive|return|contain|include|match|mention|throw))\b`,
    raw`\bshould (?:contain|include|match|mention|equal)\b|\bwant(?:ed)? .{0,40}\bgot\b|\bgot .{0,60}\bwant(?:ed)?\b`,
    // Go: `status = 429, want 200`; testify
    raw`[,;] want(?:ed)? (?:["'\d&[{]|nil\b|true\b|false\b)`,
    raw`\bError:\s{2,20}(?:(?:error message )?not equal:|(?:target error )?should (?:not )?be )`,
    // Between two quotations. "Your plan does not include more requests" is not an assertion.
    raw`["')\]] (?:does|is) not (?:contain|include|match|mention|equal)(?: to)? ["'(\[]`,
    raw`\b(?:ERR_)?assert(?:ion|ing)?\b|\bnot raised\b|DID NOT RAISE|\bmismatch\b`,
    raw`golden file|Failed example:|Failure/Error:`,
    raw`^\[FAIL: `,
  ].join("|"),
  "im",
);

/**
 * A line of source code in a traceback of Python: `assert ask(question)` may have met a refusal. It is indented further
 * than its frame, and a program that was read from stdin has none.
 */
const SOURCE_OF_FRAME = /^(([ \t]{1,40})File "[^"\n]{1,400}", line \d.*\n)\2[ \t].*$/gm;

/**
 * Whether a text reports a failed test. Its message quotes what was expected, or what came instead.
 *
 * @param reach the number of characters in which it says so
 */
export function isFailedTest(text: string, reach: number): boolean {
  return ASSERTION.test(text.slice(0, reach).replace(SOURCE_OF_FRAME, "$1")) && !CHAINED.test(text);
}

/**
 * The call of a tool before its result: `tool place_order -> `, `follow(id=9) -> `. Refusals in its world are not a
 * provider's.
 */
const TOOL_RESULT = /(?:\btool \w.{0,200}|\w\(.{0,200}\)) ?(?:->|→|=>)\s*$/;

export function endsInToolCall(lead: string): boolean {
  return TOOL_RESULT.test(lead);
}

const FRAME = /^\s*(?:File "|at\s|\^|~|\||\+|\d+\s)|^\s{4,}\S/;

/** Fields of an error that a traceback prints like frames. */
const MESSAGE_IN_FRAME = /^\s+(?:E\s|message|status|code|body|"|')/;

/** The messages of a traceback, without its many frames. */
export function withoutFrames(lines: readonly string[]): string {
  return lines.filter((line) => !FRAME.test(line) || MESSAGE_IN_FRAME.test(line)).join("\n");
}
