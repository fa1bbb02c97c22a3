import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { classifyRemainder, readRow } from "../../src/core/classify.ts";
import { lastWords } from "../../src/core/failure-message.ts";
import { MESSAGE_LIMIT_BYTES } from "../../src/core/outcome.ts";
import type { Detection } from "../../src/core/rate-limit.ts";
import type { DetectContext } from "../../src/detect/context.ts";
import { detectRowError } from "../../src/detect/detect.ts";
import { isExhausted, readHeaderWait, readReset } from "../../src/detect/reset/headers.ts";
import { readInstant } from "../../src/detect/reset/instant.ts";
import { loadDetector } from "../../src/engine/evaluation-context.ts";
import { parseResultRow } from "../../src/run/result-row.ts";
import { LABELLED } from "../detect/labelled-texts.ts";
import { FUZZ, hostileText } from "./hostile-text.ts";

const NOW = Date.parse("2026-11-21T08:00:00Z");
const CONTEXT: DetectContext = { nowAt: NOW, timeZone: "America/Los_Angeles", retryAfterThresholdMs: 60_000 };
const detector = (await loadDetector(60_000, []))(NOW);
/** Every fifth of the labelled texts, without what is only surroundings. */
const TEXTS = LABELLED.filter((_, index) => index % 5 === 0).map(({ text }) => text.slice(-1_500));

/** Instants that a `Date` can hold, waits that a timer can add up, words that fit into a row. */
function expectSound({ kind, retryAfterMs, resetAt, evidence }: Detection): void {
  if (retryAfterMs !== null) expect(Number.isFinite(retryAfterMs) && retryAfterMs >= 0).toBe(true);
  if (resetAt !== null) expect(Number.isFinite(new Date(resetAt).getTime())).toBe(true);
  expect(evidence.length).toBeLessThanOrEqual(500);
  if (kind === "none") expect([retryAfterMs, resetAt]).toEqual([null, null]);
}

describe("limits", () => {
  test("read from any output are sound", () => {
    fc.assert(
      fc.property(hostileText(TEXTS), (text) => {
        expectSound(detector.detect(text));
        const notice = detector.detectNotice(text);
        if (notice !== null) expectSound(notice.detection);
      }),
      FUZZ,
    );
  });

  test("read from any headers are sound", () => {
    const names = [
      "retry-after",
      "retry-after-ms",
      "x-ratelimit-reset-requests",
      "x-ratelimit-remaining-requests",
      "x-ratelimit-reset",
    ];
    const value = hostileText([
      "34",
      "6m0s",
      "1749924000",
      "1749924000123",
      "Wed, 21 Oct 2026 07:28:00 GMT",
      "2026-11-21T09:00:00Z",
      "0",
      "-1",
      "9999999999999999",
    ]);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), value, (headers, reset) => {
        const given = new Map(Object.entries(headers));
        isExhausted(given);
        for (const wait of [readHeaderWait(given, CONTEXT), readReset(reset, CONTEXT)]) {
          if (wait?.kind === "duration") expect(Number.isFinite(wait.ms) && wait.ms >= 0).toBe(true);
          if (wait?.kind === "instant") expect(Number.isFinite(new Date(wait.at).getTime())).toBe(true);
        }
      }),
      { numRuns: 5 * FUZZ.numRuns },
    );
  });

  test("clock times and dates are instants that a Date can hold", () => {
    const samples = [
      "4pm (America/Los_Angeles)",
      "3:30am",
      "23:45",
      "Apr 3, 6am (UTC)",
      "2026-11-22T00:00Z",
      "1749924000",
      "Nov 1, 1:30am (America/New_York)",
    ];
    fc.assert(
      fc.property(hostileText(samples), (text) => {
        const instant = readInstant(text, 0, CONTEXT);
        if (instant !== null) expect(Number.isFinite(new Date(instant.at).getTime())).toBe(true);
      }),
      { numRuns: 5 * FUZZ.numRuns },
    );
  });
});

const ROWS = [
  '{"id":"t1","status":"passed","score":0.9,"scores":{"style":1},"metrics":{"tokens":512},"output":"4"}',
  '{"id":"t1","status":"error","error":{"type":"rate_limit_error","message":"try again in 20s","status_code":429,"retry_after_seconds":20,"reset_at":"2026-11-22T00:00Z"}}',
  '{"id":"t1","status":"failed","rate_limit":{"kind":"stop","retry_after_seconds":"3600","reset_at":1749924000}}',
];

test("result rows: a row that can be stored and classified, or what is wrong with the line", async () => {
  await fc.assert(
    fc.asyncProperty(hostileText(ROWS), async (line) => {
      const reading = parseResultRow(line);
      if (reading.kind === "malformed") {
        expect(reading.problem.length).toBeLessThan(400);
        return;
      }
      const { row } = reading;
      expect(parseResultRow(JSON.stringify(row))).toMatchObject({ kind: "row", row: JSON.parse(JSON.stringify(row)) });
      const outcome = readRow(row, detector).outcome;
      if ("message" in outcome) expect(Buffer.byteLength(outcome.message)).toBeLessThanOrEqual(MESSAGE_LIMIT_BYTES);
      if (row.error !== undefined) expectSound(detectRowError(row.error, CONTEXT));
    }),
    { numRuns: 5 * FUZZ.numRuns },
  );
});

test("any child has one outcome, with words of bounded length", () => {
  const output = hostileText(TEXTS);
  const exit = fc.oneof(
    fc.integer({ min: 0, max: 255 }).map((code) => ({ kind: "exited", code }) as const),
    fc.constantFrom(
      { kind: "signalled", signal: "SIGKILL" } as const,
      { kind: "timed-out", limitMs: 1 } as const,
      { kind: "silent", limitMs: 1 } as const,
    ),
    hostileText(["spawn E2BIG"]).map((message) => ({ kind: "spawn-failed", message }) as const),
  );
  fc.assert(
    fc.property(output, output, exit, fc.option(output), (stderrTail, stdoutTail, ended, badRow) => {
      const evidence = { exit: ended, stderrTail, stdoutTail, failureLogs: [], badRow };
      const outcome = classifyRemainder(
        evidence,
        { exitCodes: new Map([[75, "rate_limited"]]), detector },
        { taskCount: 1, rowCount: 0 },
      );
      if ("message" in outcome) expect(Buffer.byteLength(outcome.message)).toBeLessThanOrEqual(MESSAGE_LIMIT_BYTES);
      expect(Buffer.byteLength(lastWords(evidence))).toBeLessThanOrEqual(MESSAGE_LIMIT_BYTES);
    }),
    FUZZ,
  );
});
