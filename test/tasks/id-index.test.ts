import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { IdIndex } from "../../src/tasks/id-index.ts";

describe("IdIndex", () => {
  test("finds what a Map finds", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 2 })), (ids) => {
        const index = new IdIndex();
        const map = new Map<string, number>();
        for (const [place, id] of ids.entries()) {
          expect(index.find(id)).toBe(map.get(id) ?? null);
          expect(index.add(id, place)).toBe(map.get(id) ?? null);
          if (!map.has(id)) map.set(id, place);
        }
      }),
    );
  });

  test("keeps every id while it grows", () => {
    const index = new IdIndex();
    for (let place = 0; place < 40_000; place += 1) index.add(`task-${place}`, place);
    for (let place = 0; place < 40_000; place += 1) expect(index.add(`task-${place}`, -1)).toBe(place);
    expect(index.add("task-40000", 7)).toBeNull();
  });
});
