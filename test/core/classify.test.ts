import { describe, expect, test } from "vitest";
import { type ClassifyRules, classifyRemainder } from "../../src/core/classify.ts";
import { classifyOpenRow, classifyRow, readRow } from "../../src/core/classify-row.ts";
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
const evidence = (exit: Exit, change: Partial<ChildEvidence> = {}): ChildEvidence => ({
  exit,
  stderrTail: "",
  stdoutTail: "",
  outputBytes: 0,
  failureLogs: [],
  badRow: null,
  ...change,
});
const exited = (code: number): Exit => ({ kind: "exited", code });
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
    expect(classifyRow(row({ error }), wordless)).toMatchObject({
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
    [
      "error, overload, said to be not retryable",
      { error: { message: "LIMIT overload", is_retryable: false } },
      "fatal",
    ],
    ["error, wait", { error: { message: "LIMIT wait 5000" } }, "rate_limited wait"],
    ["error, stop", { error: { message: "LIMIT stop" } }, "rate_limited stop"],
    ["error, cap", { error: { message: "LIMIT cap" } }, "rate_limited cap"],
    ["error, a limit of this request alone", { error: { message: "LIMIT task" } }, "fatal task"],
    ["a limit goes before retryable", { error: { message: "LIMIT cap", is_retryable: false } }, "rate_limited cap"],
    [
      "a limit is never a result: passed",
      { status: "passed", score: 1, error: { message: "LIMIT stop" } },
      "rate_limited stop",
    ],
    [
      "a limit is never a result: failed",
      { status: "failed", score: 0, error: { message: "LIMIT stop" } },
      "rate_limited stop",
    ],
    ["a limit is never skipped", { status: "skipped", error: { message: "LIMIT wait 1" } }, "rate_limited wait"],
    [
      "an error beside a result that is no limit",
      { status: "failed", error: { message: "wrong answer" } },
      "graded failed",
    ],
  ])("%s", (_, change, expected) => {
    expect(summary(classifyRow(row(change), DETECTOR))).toBe(expected);
  });

  test.each<[Partial<ResultRow>, string]>([
    [{ error: { type: "TypeError", message: "x is null" } }, "TypeError: x is null"],
    [{ error: { type: "TypeError", message: "" } }, "TypeError"],
    [{ error: {} }, "row with status error"],
    [{ status: "skipped" }, "row with status skipped"],
  ])("%j is reported as %j", (change, message) => {
    expect(classifyRow(row(change), DETECTOR)).toMatchObject({ message, exitCode: null, signal: null });
  });

  test("a status that no schema lets through is a bug", () => {
    expect(() => classifyRow(row({ status: "odd" as "error" }), DETECTOR)).toThrow("Unreachable");
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
    ["a grade", { status: "failed" }, false],
    ["a skip", { status: "skipped" }, false],
  ])("is open or not: %s", (_, change, isOpen) => {
    expect(readRow({ ...VAGUE, ...change }, DETECTOR).isOpen).toBe(isOpen);
  });

  test.each<[string, ChildEvidence, string]>([
    ["nothing more is told", evidence(exited(1)), "legitimate"],
    ["a limit on stderr", evidence(exited(1), { stderrTail: "LIMIT wait 5000" }), "rate_limited wait"],
    ["a limit on stdout", evidence(exited(1), { stdoutTail: "LIMIT stop" }), "rate_limited stop"],
    ["exit 0 and a limit on stderr", evidence(exited(0), { stderrTail: "LIMIT cap" }), "rate_limited cap"],
    [
      "a limit in a failure log",
      evidence(exited(1), { failureLogs: [{ path: "x", text: "LIMIT stop" }] }),
      "rate_limited stop",
    ],
    ["a limit of this request alone", evidence(exited(1), { stderrTail: "LIMIT task" }), "fatal task"],
    ["overload", evidence(exited(1), { stderrTail: "LIMIT overload" }), "transient"],
    ["a broken connection", evidence(exited(1), { stderrTail: "Error: read ECONNRESET" }), "transient"],
    ["exit 75", evidence(exited(75)), "rate_limited cap"],
    ["exit 75 with a wait", evidence(exited(75), { stderrTail: "WAIT 5000" }), "rate_limited wait"],
    ["an exit code with a class of its own", evidence(exited(4), { stderrTail: "LIMIT stop" }), "legitimate"],
    ["killed", evidence({ kind: "signalled", signal: "SIGKILL" }), "legitimate"],
    [
      "killed after a limit",
      evidence({ kind: "signalled", signal: "SIGKILL" }, { stderrTail: "LIMIT cap" }),
      "rate_limited cap",
    ],
    [
      "our timeout after a wait",
      evidence({ kind: "timed-out", limitMs: 1 }, { stderrTail: "LIMIT wait 9" }),
      "legitimate",
    ],
    [
      "our timeout after a stop",
      evidence({ kind: "timed-out", limitMs: 1 }, { stderrTail: "LIMIT stop" }),
      "rate_limited stop",
    ],
    [
      "stopped by us, the connection gone with it",
      evidence({ kind: "stopped", reason: "interrupted" }, { stderrTail: "Error: read ECONNRESET" }),
      "legitimate",
    ],
  ])("the rest of the evidence speaks: %s", (_, found, expected) => {
    expect(end(found)).toBe(expected);
  });

  test("retryable stays transient without further evidence", () => {
    expect(end(evidence(exited(1)), { error: { message: "no", is_retryable: true } })).toBe("transient");
  });

  test("overload keeps the wait that its row states", () => {
    const row: ResultRow = { ...VAGUE, error: { message: "LIMIT overload 7000" } };
    const { outcome } = readRow(row, DETECTOR);
    const found = evidence(exited(1), { stderrTail: "LIMIT overload" });
    expect(classifyOpenRow(row, outcome, found, rules(), { taskCount: 1 })).toBe(outcome);
  });

  test("in a shard of several tasks nobody knows whose request was too large", () => {
    expect(end(evidence(exited(1), { stderrTail: "LIMIT task" }), {}, 2)).toBe("legitimate");
  });

  test("its own words stay the message", () => {
    const { outcome } = readRow(VAGUE, DETECTOR);
    const found = evidence(exited(1), { stderrTail: "LIMIT overload" });
    expect(classifyOpenRow(VAGUE, outcome, found, rules(), { taskCount: 1 })).toMatchObject({
      message: "request failed",
      wait: { evidence: "LIMIT overload" },
    });
  });
});

describe("children without a row", () => {
  test.each<[string, ChildEvidence, string]>([
    ["exit 0", evidence(exited(0)), "graded passed"],
    ["exit 0 and a row that cannot be read", evidence(exited(0), { badRow: "line 1 is no row" }), "legitimate"],
    [
      "exit 0, a row that cannot be read, and the output is the notice",
      evidence(exited(0), { badRow: "line 1 is no row", stdoutTail: "LIMIT stop" }),
      "rate_limited stop",
    ],
    [
      "a code of the user's own, and a row that cannot be read",
      evidence(exited(9), { badRow: "line 1 is no row" }),
      "graded failed",
    ],
    [
      "a code of the user's own for a pass, and a row that cannot be read",
      evidence(exited(10), { badRow: "line 1 is no row" }),
      "legitimate",
    ],
    ["exit 77 and a row that cannot be read", evidence(exited(77), { badRow: "line 1 is no row" }), "skipped"],
    [
      "exit 0 and prose about limits among other output",
      evidence(exited(0), { stdoutTail: `${"text ".repeat(40)}LIMIT stop` }),
      "graded passed",
    ],
    [
      "exit 0 and a limit on stderr among other words",
      evidence(exited(0), { stderrTail: `${"log ".repeat(40)}LIMIT wait 5000` }),
      "graded passed",
    ],
    ["exit 0, and the output is the notice", evidence(exited(0), { stdoutTail: "LIMIT stop" }), "rate_limited stop"],
    ["exit 0, and the notice is on stderr", evidence(exited(0), { stderrTail: "LIMIT stop" }), "rate_limited stop"],
    [
      "exit 0, an answer, and a refusal in the client's log on stderr",
      evidence(exited(0), { stdoutTail: '{"answer": 4}', stderrTail: "LIMIT stop" }),
      "graded passed",
    ],
    ["exit 0 and a short notice of overload", evidence(exited(0), { stdoutTail: "LIMIT overload" }), "transient"],
    ["exit 75", evidence(exited(75)), "rate_limited cap"],
    ["exit 75 with a stated wait", evidence(exited(75), { stderrTail: "LIMIT wait 5000" }), "rate_limited wait"],
    [
      "exit 75 with a wait in words that name no limit",
      evidence(exited(75), { stdoutTail: "WAIT 5000" }),
      "rate_limited wait",
    ],
    ["exit 75 with overload", evidence(exited(75), { stderrTail: "LIMIT overload" }), "rate_limited cap"],
    ["exit 75 with a limit of this request alone", evidence(exited(75), { stderrTail: "LIMIT task" }), "fatal task"],
    ["exit 77", evidence(exited(77)), "skipped"],
    [
      "exit 77 and a limit among other words",
      evidence(exited(77), { stderrTail: `${"log ".repeat(40)}LIMIT stop` }),
      "skipped",
    ],
    ["exit 77, and the output is a limit", evidence(exited(77), { stderrTail: "LIMIT stop" }), "skipped"],
    ["exit 0 without a row", evidence(exited(0), { stdoutTail: "42" }), "graded passed"],
    ["exit 1", evidence(exited(1)), "legitimate"],
    [
      "exit 1 after a connection that was refused",
      evidence(exited(1), { stderrTail: "Error: connect ECONNREFUSED 10.0.0.1:443" }),
      "transient",
    ],
    ["exit 1 with a wait", evidence(exited(1), { stderrTail: "LIMIT wait 5000" }), "rate_limited wait"],
    ["exit 1 with a limit on stdout only", evidence(exited(1), { stdoutTail: "LIMIT cap" }), "rate_limited cap"],
    [
      "exit 1 with a limit in a failure log",
      evidence(exited(1), { failureLogs: [{ path: "x", text: "LIMIT stop" }] }),
      "rate_limited stop",
    ],
    ["exit 1 with overload", evidence(exited(1), { stderrTail: "LIMIT overload" }), "transient"],
    ["exit 1 with a task limit", evidence(exited(1), { stderrTail: "LIMIT task" }), "fatal task"],
    ["exit 137", evidence(exited(137)), "kill_shaped"],
    ["exit 143", evidence(exited(143)), "kill_shaped"],
    ["exit 143 with a limit on its lips", evidence(exited(143), { stderrTail: "LIMIT stop" }), "rate_limited stop"],
    [
      "exit 134 of a full heap",
      evidence(exited(134), {
        stderrTail: "FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory",
      }),
      "kill_shaped",
    ],
    [
      "exit 1 and talk of memory",
      evidence(exited(1), { stderrTail: "the story of a FATAL ERROR: heap out of memory" }),
      "legitimate",
    ],
    ["SIGKILL from outside", evidence({ kind: "signalled", signal: "SIGKILL" }), "kill_shaped"],
    [
      "SIGSEGV with a limit on its lips",
      evidence({ kind: "signalled", signal: "SIGSEGV" }, { stderrTail: "LIMIT wait 5000" }),
      "rate_limited wait",
    ],
    [
      "SIGABRT with overload",
      evidence({ kind: "signalled", signal: "SIGABRT" }, { stderrTail: "LIMIT overload" }),
      "kill_shaped",
    ],
    ["our timeout", evidence({ kind: "timed-out", limitMs: 1_000 }), "timeout_exceeded"],
    [
      "our timeout after a wait",
      evidence({ kind: "timed-out", limitMs: 1_000 }, { stderrTail: "LIMIT wait 5000" }),
      "timeout_exceeded",
    ],
    [
      "our timeout after a cap",
      evidence({ kind: "timed-out", limitMs: 1_000 }, { stderrTail: "LIMIT cap" }),
      "timeout_exceeded",
    ],
    [
      "our timeout while it slept out a quota",
      evidence({ kind: "timed-out", limitMs: 1_000 }, { stderrTail: "LIMIT stop" }),
      "rate_limited stop",
    ],
    ["silence", evidence({ kind: "silent", limitMs: 1_000 }), "transient"],
    [
      "silence after a limit",
      evidence({ kind: "silent", limitMs: 1_000 }, { stderrTail: "LIMIT wait 5000" }),
      "rate_limited wait",
    ],
    ["stopped by us", evidence({ kind: "stopped", reason: "rate-limit" }, { stderrTail: "LIMIT stop" }), "kill_shaped"],
    ["not started", evidence({ kind: "spawn-failed", message: "EAGAIN" }), "kill_shaped"],
  ])("%s", (_, found, expected) => {
    expect(summary(classifyRemainder(found, rules(), NO_ROWS))).toBe(expected);
  });

  test.each<[string, Partial<ChildEvidence>, string]>([
    [
      "a certain limit before a suspected one",
      { stderrTail: "MAYBE LIMIT cap", stdoutTail: "LIMIT stop" },
      "rate_limited stop",
    ],
    [
      "stderr before failure logs",
      { stderrTail: "LIMIT cap", failureLogs: [{ path: "x", text: "LIMIT stop" }] },
      "rate_limited cap",
    ],
    ["a limit before an overload", { stderrTail: "LIMIT overload", stdoutTail: "LIMIT cap" }, "rate_limited cap"],
    [
      "the first failure log that tells",
      {
        failureLogs: [
          { path: "x", text: "" },
          { path: "y", text: "LIMIT stop" },
        ],
      },
      "rate_limited stop",
    ],
    ["stderr before stdout", { stderrTail: "LIMIT cap", stdoutTail: "LIMIT stop" }, "rate_limited cap"],
  ])("evidence in its order: %s", (_, change, expected) => {
    expect(summary(classifyRemainder(evidence(exited(1), change), rules(), NO_ROWS))).toBe(expected);
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
    expect(summary(classifyRemainder(evidence(exited(9)), rules(new Map([[9, meaning]])), NO_ROWS))).toBe(expected);
  });

  test("a custom map replaces the default, and may define exit 0", () => {
    const own = rules(new Map([[0, "failed"]]));
    expect(summary(classifyRemainder(evidence(exited(75)), own, NO_ROWS))).toBe("legitimate");
    expect(summary(classifyRemainder(evidence(exited(0)), own, NO_ROWS))).toBe("graded failed");
  });
});

describe("a shard with rows for some of its tasks: the others", () => {
  test.each<[string, ChildEvidence, string]>([
    ["exit 0", evidence(exited(0)), "legitimate"],
    ["exit 0 with a notice", evidence(exited(0), { stdoutTail: "LIMIT stop" }), "rate_limited stop"],
    ["exit 1", evidence(exited(1)), "unfinished"],
    ["exit 1 with a limit", evidence(exited(1), { stderrTail: "LIMIT wait 5000" }), "rate_limited wait"],
    ["exit 1 with a limit of one request", evidence(exited(1), { stderrTail: "LIMIT task" }), "unfinished"],
    ["exit 75", evidence(exited(75)), "rate_limited cap"],
    ["exit 77", evidence(exited(77)), "unfinished"],
    ["killed", evidence({ kind: "signalled", signal: "SIGKILL" }), "unfinished"],
    ["our timeout", evidence({ kind: "timed-out", limitMs: 1_000 }), "timeout_exceeded"],
    ["silence", evidence({ kind: "silent", limitMs: 1_000 }), "unfinished"],
    ["stopped by us", evidence({ kind: "stopped", reason: "interrupted" }), "unfinished"],
  ])("%s", (_, found, expected) => {
    expect(summary(classifyRemainder(found, rules(), SOME_ROWS))).toBe(expected);
  });

  test("exit 0 is reported as exit 0", () => {
    expect(classifyRemainder(evidence(exited(0)), rules(), SOME_ROWS)).toMatchObject({
      message: "no result row: the child ended without one for this task",
      exitCode: 0,
    });
  });
});

describe("messages", () => {
  test.each<
    [
      string,
      ChildEvidence,
      Partial<{ message: string; exitCode: number | null; signal: string | null; lacksRoom: boolean }>,
    ]
  >([
    [
      "exit with words",
      evidence(exited(1), { stderrTail: "ValueError: bad" }),
      { message: "exit 1: ValueError: bad", exitCode: 1, signal: null },
    ],
    ["exit without words", evidence(exited(3)), { message: "exit 3", exitCode: 3 }],
    [
      "a limit is told in the provider's words",
      evidence(exited(1), { stderrTail: "Traceback\nLIMIT stop" }),
      { message: "LIMIT stop" },
    ],
    [
      "signal",
      evidence({ kind: "signalled", signal: "SIGSEGV" }),
      { message: "killed by SIGSEGV", exitCode: null, signal: "SIGSEGV" },
    ],
    [
      "timeout",
      evidence({ kind: "timed-out", limitMs: 12_600_000 }),
      { message: "did not end within 3h 30m (task-timeout)" },
    ],
    ["silence", evidence({ kind: "silent", limitMs: 60_000 }), { message: "no output for 1m (silence-timeout)" }],
    ["stopped", evidence({ kind: "stopped", reason: "out-of-time" }), { message: "stopped (out-of-time)" }],
    [
      "not started",
      evidence({ kind: "spawn-failed", message: "EMFILE" }),
      { message: "could not be started: EMFILE", lacksRoom: true },
    ],
    [
      "of a child whose rows cannot be read",
      evidence(exited(0), { badRow: "line 1 is not a valid result row: id is missing" }),
      { message: "no valid result row: line 1 is not a valid result row: id is missing", exitCode: 0 },
    ],
    [
      "what can never be started",
      evidence({ kind: "spawn-failed", message: "spawn E2BIG" }),
      { message: "could not be started: spawn E2BIG" },
    ],
  ])("%s", (_, found, expected) => {
    expect(classifyRemainder(found, rules(), NO_ROWS)).toMatchObject(expected);
  });

  test("a long type of an error leaves room for its message", () => {
    const error = { type: "T".repeat(5_000), message: "the disk is full" };
    const outcome = classifyRow({ id: "a", status: "error", error }, DETECTOR);
    expect("message" in outcome ? outcome.message : "").toMatch(/^T{100,}…: the disk is full$/);
  });

  test("are cut, and never in the middle of a character", () => {
    for (const [long, bytes] of [
      [`${"x".repeat(MESSAGE_LIMIT_BYTES - 8 - 5)}${"😀".repeat(10)}`, 4_094],
      ["x".repeat(5_000), 4_096],
      ["é".repeat(3_000), 4_096],
      ["猫".repeat(3_000), 4_096],
      ["x".repeat(4_088), 4_096],
    ] as const) {
      const outcome = classifyRemainder(evidence(exited(1), { stderrTail: long }), rules(), NO_ROWS);
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
    ["else the last line that is no frame", "something\nwent wrong\n    at z\n  ^^^^\n", "", "went wrong"],
    [
      "stdout where stderr is silent",
      " \n",
      "FAILED tests/x.py::test_y - assert 1 == 2\n",
      "FAILED tests/x.py::test_y - assert 1 == 2",
    ],
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
