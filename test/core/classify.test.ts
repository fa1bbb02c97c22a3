import { describe, expect, test } from "vitest";
import { type ClassifyRules, classifyOpenRow, classifyRemainder, readRow } from "../../src/core/classify.ts";
import type { ChildEvidence, Exit } from "../../src/core/evidence.ts";
import { lastWords } from "../../src/core/failure-message.ts";
import { type ExitMeaning, MESSAGE_LIMIT_BYTES, type Outcome } from "../../src/core/outcome.ts";
import { NOTHING_DETECTED } from "../../src/core/rate-limit.ts";
import type { ResultRow } from "../../src/core/row.ts";
import { PLAIN_DETECTOR } from "../sim/world.ts";

const DEFAULT_CODES: ReadonlyMap<number, ExitMeaning> = new Map([
  [75, "rate_limited"],
  [77, "skipped"],
  [9, "failed"],
  [10, "passed"],
]);
/** The plain notation, and `MAYBE` for a suspicion. */
const DETECTOR: ClassifyRules["detector"] = {
  ...PLAIN_DETECTOR,
  detect: (text) => ({ ...PLAIN_DETECTOR.detect(text), certain: !text.startsWith("MAYBE") }),
};
const rules = (exitCodes = DEFAULT_CODES): ClassifyRules => ({ exitCodes, detector: DETECTOR });
interface Said {
  readonly err?: string;
  readonly out?: string;
  readonly log?: string;
  readonly badRow?: string | null;
}
const evidence = (exit: Exit, { err = "", out = "", log, badRow = null }: Said = {}): ChildEvidence => ({
  exit,
  stderrTail: err,
  stdoutTail: out,
  failureLogs: log === undefined ? [] : [{ path: "x", text: log }],
  badRow,
});
const exit = (code: number, said?: Said) => evidence({ kind: "exited", code }, said);
const signal = (name: NodeJS.Signals, said?: Said) => evidence({ kind: "signalled", signal: name }, said);
const timedOut = (said?: Said) => evidence({ kind: "timed-out", limitMs: 12_600_000 }, said);
const silent = (said?: Said) => evidence({ kind: "silent", limitMs: 60_000 }, said);
const stopped = (said?: Said) => evidence({ kind: "stopped", reason: "out-of-time" }, said);
const notStarted = (message: string) => evidence({ kind: "spawn-failed", message });
const BAD_ROW = "line 1 is not a valid result row: id is missing";
const REFUSED = "Error: connect ECONNREFUSED 10.0.0.1:443";
const FULL_HEAP = "FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory";
const NO_ROWS = { taskCount: 1, rowCount: 0 };
const SOME_ROWS = { taskCount: 3, rowCount: 1 };
const summary = (outcome: Outcome): string => {
  if (outcome.class === "graded") return `graded ${outcome.status}`;
  return "limit" in outcome && outcome.limit ? `${outcome.class} ${outcome.limit.kind}` : outcome.class;
};

describe("rows", () => {
  const row = (change: Partial<ResultRow>): ResultRow => ({ id: "a", status: "error", ...change });
  test("a limit without evidence of its own quotes the error", () => {
    const wordless: ClassifyRules["detector"] = {
      ...DETECTOR,
      detectRowError: () => ({ ...NOTHING_DETECTED, kind: "cap", form: "http-429" }),
    };
    const error = { type: "HTTPStatusError", status_code: 429 };
    expect(readRow(row({ error }), wordless).outcome).toMatchObject({
      class: "rate_limited",
      limit: { evidence: "" },
      message: "HTTPStatusError",
    });
  });

  test.each<[string, Partial<ResultRow>, string]>([
    ["passed", { status: "passed" }, "graded passed"],
    ["a graded bad answer is a result", { status: "failed", score: 0 }, "graded failed"],
    ["skipped", { status: "skipped" }, "skipped"],
    ["error without a word", {}, "legitimate"],
    ["error, retryable", { error: { is_retryable: true } }, "transient"],
    ["error, not retryable", { error: { is_retryable: false } }, "fatal"],
    ["error, overload", { error: { message: "LIMIT overload" } }, "transient"],
    ["error, overload, not retryable", { error: { message: "LIMIT overload", is_retryable: false } }, "fatal"],
    ["error, stop", { error: { message: "LIMIT stop" } }, "rate_limited stop"],
    ["error, a limit of this request alone", { error: { message: "LIMIT task" } }, "fatal task"],
    ["a limit goes before retryable", { error: { message: "LIMIT cap", is_retryable: false } }, "rate_limited cap"],
    ["a limit is not a result", { status: "failed", score: 0, error: { message: "LIMIT stop" } }, "rate_limited stop"],
    ["an error beside a result", { status: "failed", error: { message: "wrong answer" } }, "graded failed"],
  ])("%s", (_, change, expected) => {
    expect(summary(readRow(row(change), DETECTOR).outcome)).toBe(expected);
  });

  test.each<[Partial<ResultRow>, string]>([
    [{ error: { type: "TypeError", message: "x is null" } }, "TypeError: x is null"],
    [{ error: { type: "TypeError", message: "" } }, "TypeError"],
    [{ error: {} }, "row with status error"],
    [{ status: "skipped" }, "row with status skipped"],
  ])("%j is reported as %j", (change, message) => {
    expect(readRow(row(change), DETECTOR).outcome).toMatchObject({ message, exitCode: null, signal: null });
  });

  test("a status that no schema lets through is a bug", () => {
    expect(() => readRow(row({ status: "odd" as "error" }), DETECTOR).outcome).toThrow("Unreachable");
  });
});

describe("a row that names no failure", () => {
  const VAGUE: ResultRow = { id: "a", status: "error", error: { message: "request failed" } };
  const end = (found: ChildEvidence, change: Partial<ResultRow> = {}, taskCount = 1): string => {
    const row = { ...VAGUE, ...change };
    const { outcome, isOpen } = readRow(row, DETECTOR);
    expect(isOpen).toBe(true);
    return summary(
      classifyOpenRow(row, outcome, found, rules(new Map([...DEFAULT_CODES, [4, "fatal"]])), { taskCount }),
    );
  };

  test.each<[string, Partial<ResultRow>, boolean]>([
    ["words that say nothing", {}, true],
    ["no error at all", { error: undefined }, true],
    ["retryable", { error: { is_retryable: true } }, true],
    ["not retryable", { error: { message: "no", is_retryable: false } }, false],
    ["a status", { error: { message: "no", status_code: 401 } }, false],
    ["a failure that is named", { error: { message: "Invalid API key" } }, false],
    ["a limit", { error: { message: "LIMIT cap" } }, false],
    ["overload", { error: { message: "LIMIT overload" } }, true],
    ["overload by its status", { error: { message: "LIMIT overload", status_code: 529 } }, false],
  ])("is open or not: %s", (_, change, isOpen) => {
    expect(readRow({ ...VAGUE, ...change }, DETECTOR).isOpen).toBe(isOpen);
  });

  test.each<[string, ChildEvidence, string]>([
    ["no further evidence", exit(1), "legitimate"],
    ["a limit on stderr", exit(1, { err: "LIMIT wait 5000" }), "rate_limited wait"],
    ["a limit on stdout", exit(1, { out: "LIMIT stop" }), "rate_limited stop"],
    ["exit 0 and a limit on stderr", exit(0, { err: "LIMIT cap" }), "rate_limited cap"],
    ["a limit in a failure log", exit(1, { log: "LIMIT stop" }), "rate_limited stop"],
    ["a limit of this request alone", exit(1, { err: "LIMIT task" }), "fatal task"],
    ["overload", exit(1, { err: "LIMIT overload" }), "transient"],
    ["a broken connection", exit(1, { err: "Error: read ECONNRESET" }), "transient"],
    ["exit 75", exit(75), "rate_limited cap"],
    ["exit 75 with a wait", exit(75, { err: "WAIT 5000" }), "rate_limited wait"],
    ["an exit code with a class of its own", exit(4, { err: "LIMIT stop" }), "legitimate"],
    ["killed", signal("SIGKILL"), "legitimate"],
    ["killed after a limit", signal("SIGKILL", { err: "LIMIT cap" }), "rate_limited cap"],
    ["our timeout after a wait", timedOut({ err: "LIMIT wait 9" }), "legitimate"],
    ["our timeout after a stop", timedOut({ err: "LIMIT stop" }), "rate_limited stop"],
    ["stopped by us, the connection gone with it", stopped({ err: "Error: read ECONNRESET" }), "legitimate"],
  ])("the rest of the evidence speaks: %s", (_, found, expected) => {
    expect(end(found)).toBe(expected);
  });

  test("retryable stays transient without further evidence", () => {
    expect(end(exit(1), { error: { message: "no", is_retryable: true } })).toBe("transient");
  });

  test("overload keeps the wait that its row states", () => {
    const row: ResultRow = { ...VAGUE, error: { message: "LIMIT overload 7000" } };
    const { outcome } = readRow(row, DETECTOR);
    const found = exit(1, { err: "LIMIT overload" });
    expect(classifyOpenRow(row, outcome, found, rules(), { taskCount: 1 })).toBe(outcome);
  });

  test("in a shard of several tasks nobody knows whose request was too large", () => {
    expect(end(exit(1, { err: "LIMIT task" }), {}, 2)).toBe("legitimate");
  });
});

describe("children without a row", () => {
  test.each<[string, ChildEvidence, string]>([
    ["exit 0", exit(0), "graded passed"],
    ["exit 0 and a row that cannot be read", exit(0, { badRow: BAD_ROW }), "legitimate"],
    ["exit 0, a bad row, and a notice", exit(0, { badRow: BAD_ROW, out: "LIMIT stop" }), "rate_limited stop"],
    ["a code of the user's own for a pass, and a bad row", exit(10, { badRow: BAD_ROW }), "legitimate"],
    ["exit 0 and prose about limits", exit(0, { out: `${"text ".repeat(40)}LIMIT stop` }), "graded passed"],
    ["exit 0 and a limit in a log", exit(0, { err: `${"log ".repeat(40)}LIMIT wait 5000` }), "graded passed"],
    ["exit 0, and the output is the notice", exit(0, { out: "LIMIT stop" }), "rate_limited stop"],
    ["exit 0, an answer, a refusal on stderr", exit(0, { out: '{"answer": 4}', err: "LIMIT stop" }), "graded passed"],
    ["exit 0 and a short notice of overload", exit(0, { out: "LIMIT overload" }), "transient"],
    ["exit 75", exit(75), "rate_limited cap"],
    ["exit 75 with a stated wait", exit(75, { err: "LIMIT wait 5000" }), "rate_limited wait"],
    ["exit 75 with a wait in words that name no limit", exit(75, { out: "WAIT 5000" }), "rate_limited wait"],
    ["exit 75 with overload", exit(75, { err: "LIMIT overload" }), "rate_limited cap"],
    ["exit 75 with a limit of this request alone", exit(75, { err: "LIMIT task" }), "fatal task"],
    ["exit 77", exit(77), "skipped"],
    ["exit 77, and the output is a limit", exit(77, { err: "LIMIT stop" }), "skipped"],
    ["exit 1", exit(1), "legitimate"],
    ["exit 1 after a connection that was refused", exit(1, { err: REFUSED }), "transient"],
    ["exit 1 with a wait", exit(1, { err: "LIMIT wait 5000" }), "rate_limited wait"],
    ["exit 1 with a limit on stdout only", exit(1, { out: "LIMIT cap" }), "rate_limited cap"],
    ["exit 1 with overload", exit(1, { err: "LIMIT overload" }), "transient"],
    ["exit 1 with a task limit", exit(1, { err: "LIMIT task" }), "fatal task"],
    ["exit 137", exit(137), "kill_shaped"],
    ["exit 143", exit(143), "kill_shaped"],
    ["exit 143 after printing a limit", exit(143, { err: "LIMIT stop" }), "rate_limited stop"],
    ["exit 134 of a full heap", exit(134, { err: FULL_HEAP }), "kill_shaped"],
    ["exit 1 and words about memory", exit(1, { err: "the story of a FATAL ERROR: heap out of memory" }), "legitimate"],
    ["SIGKILL from outside", signal("SIGKILL"), "kill_shaped"],
    ["SIGSEGV after printing a limit", signal("SIGSEGV", { err: "LIMIT wait 5000" }), "rate_limited wait"],
    ["SIGABRT with overload", signal("SIGABRT", { err: "LIMIT overload" }), "kill_shaped"],
    ["our timeout", timedOut(), "timeout_exceeded"],
    ["our timeout after a wait", timedOut({ err: "LIMIT wait 5000" }), "timeout_exceeded"],
    ["our timeout while it slept out a quota", timedOut({ err: "LIMIT stop" }), "rate_limited stop"],
    ["silence", silent(), "transient"],
    ["silence after a limit", silent({ err: "LIMIT wait 5000" }), "rate_limited wait"],
    ["stopped by us", stopped({ err: "LIMIT stop" }), "kill_shaped"],
    ["not started", notStarted("EAGAIN"), "kill_shaped"],
    ["never startable", notStarted("spawn E2BIG"), "fatal"],
  ])("%s", (_, found, expected) => {
    expect(summary(classifyRemainder(found, rules(), NO_ROWS))).toBe(expected);
  });

  test.each<[string, Said, string]>([
    ["a certain limit before a suspected one", { err: "MAYBE LIMIT cap", out: "LIMIT stop" }, "rate_limited stop"],
    ["stderr before failure logs", { err: "LIMIT cap", log: "LIMIT stop" }, "rate_limited cap"],
    ["a limit before an overload", { err: "LIMIT overload", out: "LIMIT cap" }, "rate_limited cap"],
    ["stderr before stdout", { err: "LIMIT cap", out: "LIMIT stop" }, "rate_limited cap"],
  ])("evidence in its order: %s", (_, change, expected) => {
    expect(summary(classifyRemainder(exit(1, change), rules(), NO_ROWS))).toBe(expected);
  });

  test.each<[ExitMeaning, string]>([
    ["passed", "graded passed"],
    ["failed", "graded failed"],
    ["rate_limited", "rate_limited cap"],
    ["kill_shaped", "kill_shaped"],
    ["timeout_exceeded", "timeout_exceeded"],
    ["skipped", "skipped"],
    ["transient", "transient"],
    ["legitimate", "legitimate"],
    ["fatal", "fatal"],
  ])("a custom map can return %s", (meaning, expected) => {
    expect(summary(classifyRemainder(exit(9), rules(new Map([[9, meaning]])), NO_ROWS))).toBe(expected);
  });

  test("a grade by exit code keeps the child's last words", () => {
    const outcome = classifyRemainder(exit(9, { err: "wrong answer: 27" }), rules(new Map([[9, "failed"]])), NO_ROWS);
    expect(outcome).toEqual({ class: "graded", status: "failed", row: null, message: "exit 9: wrong answer: 27" });
  });

  test("a custom map replaces the default, and may define exit 0", () => {
    const own = rules(new Map([[0, "failed"]]));
    expect(summary(classifyRemainder(exit(75), own, NO_ROWS))).toBe("legitimate");
    expect(summary(classifyRemainder(exit(0), own, NO_ROWS))).toBe("graded failed");
  });
});

test.each<[string, ChildEvidence, string]>([
  ["exit 0", exit(0), "legitimate"],
  ["exit 0 with a notice", exit(0, { out: "LIMIT stop" }), "rate_limited stop"],
  ["exit 1", exit(1), "unfinished"],
  ["exit 1 with a limit", exit(1, { err: "LIMIT wait 5000" }), "rate_limited wait"],
  ["exit 1 with a limit of one request", exit(1, { err: "LIMIT task" }), "unfinished"],
  ["exit 75", exit(75), "rate_limited cap"],
  ["exit 77", exit(77), "unfinished"],
  ["killed", signal("SIGKILL"), "unfinished"],
  ["our timeout", timedOut(), "timeout_exceeded"],
  ["silence", silent(), "unfinished"],
  ["stopped by us", stopped(), "unfinished"],
])("the others of a shard with rows for some of its tasks: %s", (_, found, expected) => {
  expect(summary(classifyRemainder(found, rules(), SOME_ROWS))).toBe(expected);
});

describe("messages", () => {
  test.each<
    [
      string,
      ChildEvidence,
      Partial<{ message: string; exitCode: number | null; signal: string | null; lacksRoom: boolean }>,
    ]
  >([
    ["exit with words", exit(1, { err: "E: bad" }), { message: "exit 1: E: bad", exitCode: 1, signal: null }],
    ["exit without words", exit(3), { message: "exit 3", exitCode: 3 }],
    ["a limit, in the provider's words", exit(1, { err: "Traceback\nLIMIT stop" }), { message: "LIMIT stop" }],
    ["signal", signal("SIGSEGV"), { message: "killed by SIGSEGV", exitCode: null, signal: "SIGSEGV" }],
    ["timeout", timedOut(), { message: "did not end within 3h 30m (task-timeout)" }],
    ["silence", silent(), { message: "no output for 1m (silence-timeout)" }],
    ["stopped", stopped(), { message: "stopped (out-of-time)" }],
    ["not started", notStarted("EMFILE"), { message: "could not be started: EMFILE", lacksRoom: true }],
    ["a bad row", exit(0, { badRow: BAD_ROW }), { message: `no valid result row: ${BAD_ROW}`, exitCode: 0 }],
  ])("%s", (_, found, expected) => {
    expect(classifyRemainder(found, rules(), NO_ROWS)).toMatchObject(expected);
  });

  test("are cut, and never in the middle of a character", () => {
    for (const [long, bytes] of [
      [`${"x".repeat(MESSAGE_LIMIT_BYTES - 8 - 5)}${"😀".repeat(10)}`, 4_094],
      ["x".repeat(5_000), 4_096],
      ["é".repeat(3_000), 4_096],
      ["猫".repeat(3_000), 4_096],
      ["x".repeat(4_088), 4_096],
    ] as const) {
      const outcome = classifyRemainder(exit(1, { err: long }), rules(), NO_ROWS);
      const message = "message" in outcome ? outcome.message : "";
      expect(Buffer.byteLength(message)).toBeLessThanOrEqual(MESSAGE_LIMIT_BYTES);
      expect(Buffer.byteLength(message)).toBeGreaterThanOrEqual(bytes - 3);
      expect(Buffer.from(message).toString()).toBe(message);
      expect(message.endsWith("…")).toBe(long.length !== 4_088);
    }
  });

  test.each([
    [
      "the last line that names an error",
      "Error: first\n  at x (y.js:1:2)\nTypeError: second\n    at z\n\nNode.js v20.1.0",
      "",
      "TypeError: second",
    ],
    ["else the last line that is not a frame", "something\nwent wrong\n    at z\n  ^^^^\n", "", "went wrong"],
    [
      "Node's error with properties",
      "Error: ENOENT: no such file\n    at open (node:fs:1) {\n  code: 'ENOENT'\n}\n\nNode.js v20.1.0",
      "",
      "Error: ENOENT: no such file",
    ],
    [
      "an error around others",
      "AggregateError: several\n    at x.js:1 {\n  [errors]: [\n    Error: one\n        at y.js:1\n  ]\n}\n",
      "",
      "AggregateError: several",
    ],
    [
      "an error of vitest in colors, above a rule",
      "\u001b[31m\u001b[1mCaused by: Error\u001b[22m: Worker exited\u001b[39m\n\u001b[90m ❯ emit node:events\u001b[39m\n\n⎯⎯⎯⎯\n",
      "",
      "Caused by: Error: Worker exited",
    ],
    ["stdout where stderr is silent", " \n", "FAILED x.py::test_y - 1 == 2\n", "FAILED x.py::test_y - 1 == 2"],
    [
      "Python's last line",
      'Traceback (most recent call last):\n  File "x.py", line 1\nopenai.RateLimitError: slow down',
      "",
      "openai.RateLimitError: slow down",
    ],
    ["nothing", "", "", ""],
  ])("last words: %s", (_, stderrTail, stdoutTail, words) => {
    expect(lastWords({ stderrTail, stdoutTail })).toBe(words);
  });
});
