import fc from "fast-check";
import { expect, test } from "vitest";
import { isPlainLedgerRow, ledgerRowSchema } from "../../src/store/format.ts";

const COUNTS = { made: 1, replayed: 0, held: 0, refused: 0, input_tokens: 10, output_tokens: 5 };
const ROW = {
  v: 1,
  campaign: "c",
  id: "a",
  hash: "0".repeat(64),
  status: "passed",
  attempt: 1,
  run: "r",
  job: "0",
  started_at: "2026-11-22T00:00:00Z",
  duration_s: 1,
};

test.each([
  ["with a score", { score: 0.5 }, true],
  ["with calls", { calls: COUNTS }, false],
  ["with metrics, which the schema has to check", { metrics: { m: 1 } }, false],
])("a row %s", (_, more, isPlain) => {
  expect(isPlainLedgerRow({ ...ROW, ...more })).toBe(isPlain);
  expect(ledgerRowSchema().safeParse({ ...ROW, ...more }).success).toBe(true);
});

test("the schema accepts whatever the quick check accepts", () => {
  const value = fc.oneof(fc.double(), fc.integer({ min: -2, max: 2 }), fc.string({ maxLength: 3 }), fc.constant(null));
  const field = fc.constantFrom(...Object.keys(ROW), "score", "message", "calls");
  fc.assert(
    fc.property(fc.dictionary(field, value, { maxKeys: 2 }), (of) => {
      const row = { ...ROW, ...of };
      if (isPlainLedgerRow(row)) expect(ledgerRowSchema().safeParse(row).success).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
