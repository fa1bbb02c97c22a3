import fc from "fast-check";
import { expect, test } from "vitest";
import { belongsTo, type JobPart, shareOfJob, stableHash } from "../../src/core/split.ts";

const partOf = (names: readonly string[], part: JobPart) => names.filter((id) => belongsTo(id, part));
const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 40 });

test("every task belongs to exactly one job", () => {
  fc.assert(
    fc.property(ids, fc.integer({ min: 1, max: 256 }), (names, total) => {
      const parts = Array.from({ length: total }, (_, index) => partOf(names, { index, total }));
      expect(parts.flat().sort()).toEqual([...names].sort());
    }),
    { numRuns: 50 },
  );
});

test("a task stays with its job when others come and go", () => {
  fc.assert(
    fc.property(ids, ids, fc.integer({ min: 1, max: 16 }), (names, more, total) => {
      const together = [...new Set([...more, ...names])];
      for (let index = 0; index < total; index += 1) {
        const after = new Set(partOf(together, { index, total }));
        expect(partOf(names, { index, total }).filter((id) => !after.has(id))).toEqual([]);
      }
    }),
    { numRuns: 50 },
  );
});

test.each([
  ["numbered", (index: number) => `task-${index}`],
  ["padded", (index: number) => `t${String(index).padStart(6, "0")}`],
  ["paths", (index: number) => `tests/unit/case_${index}.test.ts`],
  ["repeats", (index: number) => `problem-${index >> 3}#${(index & 7) + 1}`],
])("%s ids spread evenly over 8 jobs", (_, name) => {
  const counts = new Array<number>(8).fill(0);
  for (let index = 0; index < 8_000; index += 1) {
    const job = stableHash(name(index)) % 8;
    counts[job] = (counts[job] ?? 0) + 1;
  }
  // 1,000 each; five standard deviations of a fair split are 148.
  expect(Math.min(...counts)).toBeGreaterThan(850);
  expect(Math.max(...counts)).toBeLessThan(1_150);
});

test.each([
  ["", 2_872_998_923],
  ["a", 2_448_022_055],
  ["task-1", 2_649_114_985],
  ["größe", 419_985_943],
  ["漢字", 868_717_450],
])("the hash of %j never changes: a re-run by another release must find its own tasks", (text, hash) => {
  expect(stableHash(text)).toBe(hash);
});

test.each([
  [10, 4, [3, 3, 2, 2]],
  [2, 4, [1, 1, 0, 0]],
  [5, 1, [5]],
])("%i divided over %i jobs", (amount, total, shares) => {
  expect(Array.from({ length: total }, (_, index) => shareOfJob(amount, { index, total }))).toEqual(shares);
});
