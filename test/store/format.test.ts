import fc from "fast-check";
import { expect, test } from "vitest";
import { ledgerRowSchema, plainLedgerRow } from "../../src/store/format.ts";

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
  ["as we write it", JSON.stringify(ROW), true],
  ["with a score", JSON.stringify(ROW).replace('"attempt"', '"score":-0.5,"attempt"'), true],
  ["with an id in Chinese", JSON.stringify({ ...ROW, id: "测试" }), true],
  ["with a quote in its id", JSON.stringify({ ...ROW, id: 'a"b' }), false],
  ["with calls", JSON.stringify({ ...ROW, calls: COUNTS }), false],
  ["with metrics, which the schema has to check", JSON.stringify({ ...ROW, metrics: { m: 1 } }), false],
  ["with spaces, as another program writes it", JSON.stringify(ROW, null, 1).replaceAll("\n", ""), false],
])("a line %s", (_, line, isPlain) => {
  const read = ledgerRowSchema().safeParse(JSON.parse(line));
  expect(plainLedgerRow(line)).toEqual(isPlain ? read.data : null);
  expect(read.success).toBe(true);
});

test("the schema reads the same row from each line that the pattern accepts", () => {
  const value = fc.oneof(
    fc.double(),
    fc.integer({ min: -2, max: 2 }),
    fc.constantFrom(1_000_000, 1_000_001, 1e21, 1e-7),
    fc.string({ unit: "binary", maxLength: 3 }),
    fc.constantFrom("x".repeat(40), "x".repeat(41), "x".repeat(1_025)),
    fc.constant(null),
  );
  const field = fc.constantFrom(...Object.keys(ROW), "score", "message", "calls");
  fc.assert(
    fc.property(fc.dictionary(field, value, { maxKeys: 2 }), (of) => {
      const { attempt, run, job, started_at, duration_s, ...head } = { ...ROW, ...of };
      const line = JSON.stringify({ ...head, attempt, run, job, started_at, duration_s });
      const plain = plainLedgerRow(line);
      if (plain !== null) expect(plain).toEqual(ledgerRowSchema().parse(JSON.parse(line)));
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["no row at all", "{}"],
  ["a cut line", JSON.stringify(ROW).slice(0, -1)],
  ["a number that JSON does not allow", JSON.stringify(ROW).replace('"duration_s":1', '"duration_s":01')],
  ["a raw tab in a text", JSON.stringify(ROW).replace('"id":"a"', '"id":"\t"')],
  ["a hash of other letters", JSON.stringify({ ...ROW, hash: "g".repeat(64) })],
  ["a hash that is too long", JSON.stringify({ ...ROW, hash: "0".repeat(65) })],
  ["a newer version", JSON.stringify({ ...ROW, v: 2 })],
])("the pattern does not accept %s", (_, line) => {
  expect(plainLedgerRow(line)).toBeNull();
});
