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

  const valuesOf = (ids: readonly string[]) => {
    const index = new IdIndex((place) => ids[place] ?? "");
    for (const [place, id] of ids.entries()) index.add(id, place);
    return index.values(ids.length);
  };

  test("takes over the ids of another one, unless one of them is known", () => {
    const id = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), minLength: 1, maxLength: 3 });
    const ids = fc.uniqueArray(id, { maxLength: 20 });
    fc.assert(
      fc.property(ids, ids, (front, back) => {
        const index = new IdIndex((place) => [...front, ...back][place] ?? "");
        for (const [place, one] of front.entries()) index.add(one, place);
        const areNew = !back.some((one) => front.includes(one));
        expect(index.addValues(valuesOf(back), front.length)).toBe(areNew);
        if (!areNew) return;
        for (const [place, one] of [...front, ...back].entries()) expect(index.find(one)).toBe(place);
      }),
    );
  });

  test("takes over more than it has room for", () => {
    const ids = Array.from({ length: 30_000 }, (_, place) => `task-${place}`);
    const index = new IdIndex((place) => ids[place] ?? "");
    index.add("task-0", 0);
    expect(index.addValues(valuesOf(ids.slice(1)), 1)).toBe(true);
    expect(index.find("task-29999")).toBe(29_999);
  });

  test("asks for an id before it calls one that it takes over the same as another", () => {
    const index = new IdIndex((place) => `other-${place}`);
    expect([index.add("a", 0), index.addValues(valuesOf(["a"]), 1)]).toEqual([null, true]);
  });
});
