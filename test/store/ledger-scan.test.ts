import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hashOfWords } from "../../src/core/hash-index.ts";
import { isPlainLedgerRow, ledgerRowSchema } from "../../src/store/format.ts";
import { LedgerScanner } from "../../src/store/ledger-scan.ts";

const HASH = "0123456789abcdef".repeat(4);
const ROW = {
  v: 1,
  campaign: "until-complete-000001",
  id: "task-1",
  hash: HASH,
  status: "passed",
  score: 0.25,
  attempt: 1,
  run: "1-1",
  job: "0",
  started_at: "2026-11-21T03:00:00.000Z",
  duration_s: 1.5,
};

function scan(line: string) {
  const block = Buffer.from(`garbage\n${line}\n{"v":1}`);
  const fact = new LedgerScanner().read(block, 8, 8 + Buffer.byteLength(line));
  if (fact === null) return null;
  const { words, startedAt, ...others } = fact;
  return { ...others, hash: hashOfWords(words), startedAt: startedAt() };
}

/** What the parser and the schema make of a line. */
function parsed(line: string) {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  const row = ledgerRowSchema().safeParse(value);
  if (!row.success) return null;
  const { campaign, hash, status, duration_s: durationS, started_at: startedAt } = row.data;
  return { campaign, hash, status, durationS, startedAt };
}

describe("takes", () => {
  const fact = { campaign: ROW.campaign, hash: HASH, status: "passed", durationS: 1.5, startedAt: ROW.started_at };
  const { score, ...unscored } = ROW;
  test.each([
    ["a row as we write it", JSON.stringify(ROW), fact],
    ["without a score", JSON.stringify(unscored), fact],
    ["with the spaces that other writers put in", JSON.stringify(ROW).replaceAll(/([:,])"/g, '$1 "'), fact],
    ["in another order", JSON.stringify(Object.fromEntries(Object.entries(ROW).reverse())), fact],
    ["a failed one", JSON.stringify({ ...ROW, status: "failed", score: -1 }), { ...fact, status: "failed" }],
    ["a short duration", JSON.stringify({ ...ROW, duration_s: 0.007 }), { ...fact, durationS: 0.007 }],
    ["no duration", JSON.stringify({ ...ROW, duration_s: 0 }), { ...fact, durationS: 0 }],
  ])("%s", (_, line, expected) => {
    expect(scan(line)).toEqual(expected);
    expect(parsed(line)).toEqual(expected);
  });
});

const line = JSON.stringify(ROW);
describe("leaves to the parser", () => {
  test.each([
    ["a torn line", line.slice(0, -1)],
    ["a line with a tail", `${line}x`],
    ["an empty object", "{}"],
    ["an escape in an id", JSON.stringify({ ...ROW, id: 'a"b' })],
    ["an id beyond ASCII", JSON.stringify({ ...ROW, id: "täsk" })],
    ["an exponent", line.replace("1.5", "15e-1")],
    ["a leading zero", line.replace("1.5", "01.5")],
    ["a point without digits behind it", line.replace("1.5", "1.")],
    ["more digits than are exact", line.replace("1.5", "1.5000000000000001")],
    ["a minus alone", line.replace("1.5", "-")],
    ["a negative duration", line.replace("1.5", "-1.5")],
    ["a key twice", line.replace('"job"', '"run"')],
    ["a key that is missing", line.replace('"job":"0",', "")],
    ["a key that it does not know", line.replace('"job"', '"jobs"')],
    ["metrics", JSON.stringify({ ...ROW, metrics: { tokens: 3 } })],
    ["a newer version", line.replace('"v":1', '"v":2')],
    ["another status", line.replace("passed", "error!")],
    ["an attempt that is none", line.replace('"attempt":1', '"attempt":0')],
    ["half an attempt", line.replace('"attempt":1', '"attempt":1.5')],
    ["a short hash", line.replace(HASH, HASH.slice(1))],
    ["upper case in a hash", line.replace(HASH, HASH.toUpperCase())],
    ["a name that is too long", JSON.stringify({ ...ROW, run: "r".repeat(1_025) })],
    ["an instant that is too long", JSON.stringify({ ...ROW, started_at: "2".repeat(41) })],
    ["a control character", line.replace("task-1", "task\u00011")],
    ["a trailing comma", line.replace("1.5}", "1.5,}")],
    ["an array", `[${line}]`],
  ])("%s", (_, odd) => {
    expect(scan(odd)).toBeNull();
  });
});

test("whatever is changed in a line, what it takes the parser and the schema take too, and it says the same", () => {
  const pieces = fc.constantFrom(
    '"',
    ",",
    ":",
    "{",
    "}",
    "-",
    ".",
    "0",
    "1",
    "e",
    " ",
    "a",
    "\\",
    "[",
    "ä",
    '"v":1',
    "",
  );
  fc.assert(
    fc.property(fc.nat(line.length), fc.nat(3), pieces, fc.boolean(), (from, length, piece, scored) => {
      const base = scored ? line : JSON.stringify({ ...ROW, score: undefined });
      const changed = base.slice(0, from) + piece + base.slice(from + length);
      const fact = scan(changed);
      if (fact !== null) expect(fact).toEqual(parsed(changed));
    }),
    { numRuns: 3_000 },
  );
});

test("numbers are those of the parser", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), fc.nat(3), (number, places) => {
      const text = number.toFixed(places);
      expect(scan(line.replace("1.5", text))?.durationS).toBe(Number(text));
    }),
  );
});

test("a plain row is one for the schema too", () => {
  const value = fc.oneof(
    fc.constantFrom(undefined, null, "", HASH, "passed", 0, 1, 1.5, -1, Number.POSITIVE_INFINITY, {}, []),
    fc.string(),
    fc.integer(),
  );
  expect(isPlainLedgerRow(ROW)).toBe(true);
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(ROW), "scores", "metrics", "output"), value, (key, odd) => {
      const row = { ...ROW, [key]: odd };
      if (isPlainLedgerRow(row)) expect(ledgerRowSchema().safeParse(row).success).toBe(true);
    }),
    { numRuns: 500 },
  );
});
