/** Evidence of whole attempts, read with the real detector. */
import { describe, expect, it } from "vitest";
import { type ClassifyRules, classifyRemainder, readRow } from "../../src/core/classify.ts";
import type { ChildEvidence } from "../../src/core/evidence.ts";
import type { ExitMeaning, Outcome } from "../../src/core/outcome.ts";
import { limitDetails } from "../../src/core/rate-limit.ts";
import { loadDetector } from "../../src/engine/evaluation-context.ts";
import { parseResultRow } from "../../src/run/result-row.ts";

const NOW = Date.parse("2026-11-21T08:00:00Z");
const detector = (await loadDetector(60_000, []))(NOW);
const CODES: ReadonlyMap<number, ExitMeaning> = new Map([
  [75, "rate_limited"],
  [77, "skipped"],
]);

function ended(code: number, change: Partial<ChildEvidence> = {}, rules: Partial<ClassifyRules> = {}): Outcome {
  const evidence: ChildEvidence = {
    exit: { kind: "exited", code },
    stderrTail: "",
    stdoutTail: "",
    failureLogs: [],
    badRow: null,
    ...change,
  };
  return classifyRemainder(evidence, { exitCodes: CODES, detector, ...rules }, { taskCount: 1, rowCount: 0 });
}

function row(fields: object): Outcome {
  const reading = parseResultRow(JSON.stringify({ id: "a", ...fields }));
  if (reading.kind !== "row") throw new Error(reading.problem);
  return readRow(reading.row, detector).outcome;
}

describe("a row", () => {
  const GRADED = { class: "graded", status: "failed" };
  const failed = (error: object) => ({ status: "failed", error });
  const errored = (type: string) => ({ status: "error", error: { type } });

  const [LIMITED, KILLED, TRANSIENT] = [{ class: "rate_limited" }, { class: "kill_shaped" }, { class: "transient" }];
  const NOT_200 = { type: "AssertionError", message: "429 is not 200", status_code: 429 };
  const asserted = (error: object) => failed({ type: "AssertionError", ...error });

  it.each<[string, object, object]>([
    ["an assertion that quotes a status is a grade", failed({ message: "AssertionError: got HTTP 429" }), GRADED],
    ["an assertion by its type, too", failed({ type: "AssertionError", message: "429 Too Many Requests" }), GRADED],
    [
      "an assertion that states the status in a field",
      asserted({ message: "expected 200, got 429", status_code: 429, expected: 200 }),
      GRADED,
    ],
    ["a passed row, too", { status: "passed", error: NOT_200 }, { class: "graded", status: "passed" }],
    ["the same assertion in a row that does not grade is a limit", { status: "error", error: NOT_200 }, LIMITED],
    ["an expectation, too", failed({ message: "expected 'ok' but received 'rate limit exceeded'" }), GRADED],
    ["words that were expected", failed({ message: 'Expected output to contain "rate limit exceeded"' }), GRADED],
    ["words that should be there", failed({ message: "answer should mention too many requests" }), GRADED],
    [
      "a typed limit in the chain of an assertion is a limit",
      asserted({ message: "no answer", cause: { type: "RateLimitError", message: "429" } }),
      LIMITED,
    ],
    [
      "an assertion that was raised from a refused call is a limit",
      asserted({ message: "no answer", cause: { type: "HTTPError", status_code: 429 } }),
      LIMITED,
    ],
    [
      "an assertion that was raised from another one is a grade",
      asserted({ message: "x", cause: { type: "AssertionError", status_code: 429 } }),
      GRADED,
    ],
    ["an assertion about a response", asserted({ message: "expected 200", response: { status: 429 } }), GRADED],
    [
      "an assertion whose message is a provider's notice is a limit",
      failed({ type: "AssertionError", message: "You've hit your limit · resets 4pm (UTC)" }),
      { class: "rate_limited", limit: { kind: "stop", resetAt: Date.parse("2026-11-21T16:00:00Z") } },
    ],
    [
      "a limit is a limit whatever the status and score say",
      { status: "passed", score: 1, error: { type: "RateLimitError", message: "429" } },
      LIMITED,
    ],
    ["an actor that died", errored("RayActorError"), KILLED],
    ["memory that ran out", errored("ray.exceptions.OutOfMemoryError"), KILLED],
    ["a timeout without a message", errored("TimeoutError"), TRANSIENT],
    ["a timeout of asyncio", errored("asyncio.TimeoutError"), TRANSIENT],
  ])("%s", (_name, fields, wanted) => {
    expect(row(fields)).toMatchObject(wanted);
  });
});

const isError = (result: string): string => JSON.stringify({ type: "result", is_error: true, result });

describe("an exit code", () => {
  const printed = (stdoutTail: string) => ended(0, { stdoutTail });
  const failing = (stderrTail: string, code = 1) => ended(code, { stderrTail });
  const PROSE = "The server says API Error: 500 to every second call, and we retry those calls until they pass.";

  it.each<[string, Outcome, object]>([
    ["77 is a skip, whatever was printed", failing("HTTP 429 Too Many Requests", 77), { class: "skipped" }],
    ["0 and a record of a server error", printed(isError("API Error: 500")), { class: "transient" }],
    ["0 and a record of an overload", printed(isError("API Error: 529")), { class: "transient" }],
    ["0 and a wrong key", printed(isError("Invalid API key")), { class: "legitimate", authentication: true }],
    ["0 and nothing but a notice", printed("API Error: 500 Internal server error"), { class: "transient" }],
    ["0 and an answer about errors", printed(PROSE), { class: "graded", status: "passed" }],
    ["0 without the row that the run requires", ended(0, {}, { requireResult: true }), { class: "legitimate" }],
    ["1 after an actor died", failing("ray.exceptions.RayActorError: The actor died."), { class: "kill_shaped" }],
    ["1 after memory ran out", failing("torch.OutOfMemoryError: CUDA out of memory."), { class: "kill_shaped" }],
  ])("%s", (_name, outcome, wanted) => {
    expect(outcome).toMatchObject(wanted);
  });
});

it("keeps where a limit was read, what it states and the words", () => {
  const outcome = ended(1, { stdoutTail: "Error: 429 Too Many Requests. Please try again in 20s." });
  if (outcome.class !== "rate_limited") throw new Error(outcome.class);
  expect(limitDetails(outcome.limit)).toEqual({
    kind: "wait",
    certain: true,
    source: "stdout",
    retry_after_seconds: 20,
    reset_at: null,
    form: "too-many-requests",
    provider: null,
    evidence: "Error: 429 Too Many Requests. Please try again in 20s.",
  });
});
