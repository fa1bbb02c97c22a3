import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { IdIndex } from "../../src/tasks/id-index.ts";

describe("IdIndex", () => {
  test("finds what a Map finds, also where ids stand within other texts", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 2 })), (ids) => {
        const index = new IdIndex((place) => ids[place] ?? "");
        const map = new Map<string, number>();
        for (const [place, id] of ids.entries()) {
          expect(index.find(id)).toBe(map.get(id) ?? null);
          const text = `{"id":"${id}"}`;
          const earlier = place % 2 === 0 ? index.add(id, place) : index.add(text, place, 7, text.length - 2);
          expect(earlier).toBe(map.get(id) ?? null);
          if (!map.has(id)) map.set(id, place);
        }
      }),
    );
  });

  test("keeps every id while it grows", () => {
    const index = new IdIndex((place) => `task-${place}`);
    for (let place = 0; place < 40_000; place += 1) index.add(`task-${place}`, place);
    for (let place = 0; place < 40_000; place += 1) expect(index.add(`task-${place}`, 50_000)).toBe(place);
    expect(index.add("task-40000", 40_000)).toBeNull();
  });

  test("asks for an id before it calls two the same", () => {
    const index = new IdIndex((place) => `other-${place}`);
    expect([index.add("a", 0), index.add("a", 1)]).toEqual([null, null]);
  });
});
