import fc from "fast-check";
import { expect, test } from "vitest";
import { type Heap, heapPop, heapPush, heapSize } from "../../src/core/heap.ts";

test("a heap gives its items by key, then by tie, like a sort", () => {
  const order = fc.record({ key: fc.integer({ min: 0, max: 9 }), tie: fc.integer({ min: 0, max: 9 }) });
  fc.assert(
    fc.property(fc.array(order, { maxLength: 60 }), (orders) => {
      let heap: Heap<number> = null;
      for (const [index, one] of orders.entries()) heap = heapPush(heap, one, index);
      expect(heapSize(heap)).toBe(orders.length);
      const drained: { key: number; tie: number }[] = [];
      const seen = new Set<number>();
      while (heap) {
        const { key, tie, item } = heap;
        drained.push({ key, tie });
        expect(orders[item]).toEqual({ key, tie });
        seen.add(item);
        const next: Heap<number> = heapPop(heap);
        expect(heapSize(next)).toBe(heapSize(heap) - 1);
        heap = next;
      }
      expect(drained).toEqual([...orders].sort((a, b) => a.key - b.key || a.tie - b.tie));
      expect(seen.size).toBe(orders.length);
    }),
  );
});

test("a heap stays shallow on the side that is walked, for any order of pushes", () => {
  for (const order of ["up", "down"] as const) {
    let heap: Heap<number> = null;
    for (let index = 0; index < 20_000; index += 1)
      heap = heapPush(heap, { key: order === "up" ? index : -index, tie: 0 }, index);
    expect(heap?.rank).toBeLessThan(20);
    for (let index = 0; index < 20_000; index += 1) heap = heapPop(heap);
    expect(heap).toBeNull();
  }
});
