import fc from "fast-check";
import { expect, test } from "vitest";
import { belongsTo, splitByHash, stableHash } from "../../src/core/split.ts";
import { task } from "../sim/world.ts";

const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 40 });

test("every task belongs to exactly one job, and the order stays", () => {
  fc.assert(
    fc.property(ids, fc.integer({ min: 1, max: 256 }), (names, total) => {
      const tasks = names.map((id) => task(id));
      const parts = Array.from({ length: total }, (_, index) => splitByHash(tasks, { index, total }));
      expect(
        parts
          .flat()
          .map(({ id }) => id)
          .sort(),
      ).toEqual([...names].sort());
      for (const [index, part] of parts.entries()) {
        expect(part.every(({ id }) => belongsTo(id, { index, total }))).toBe(true);
        const places = part.map((one) => tasks.indexOf(one));
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }
    }),
    { numRuns: 50 },
  );
});

test("a task stays with its job when others come and go", () => {
  fc.assert(
    fc.property(ids, ids, fc.integer({ min: 1, max: 16 }), (names, more, total) => {
      const alone = names.map((id) => task(id));
      const together = [...new Set([...more, ...names])].map((id) => task(id));
      for (let index = 0; index < total; index += 1) {
        const before = splitByHash(alone, { index, total }).map(({ id }) => id);
        const after = new Set(splitByHash(together, { index, total }).map(({ id }) => id));
        expect(before.filter((id) => !after.has(id))).toEqual([]);
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
