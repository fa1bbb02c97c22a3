import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Fifo,
  fifoItems,
  fifoOf,
  fifoPeek,
  fifoPop,
  fifoPush,
  fifoPutBack,
  type Heap,
  heapItems,
  heapPop,
  heapPush,
  heapSize,
} from "../../src/core/queue.ts";

const fifoStep = fc.oneof(
  fc.record({ act: fc.constant("push" as const), item: fc.nat() }),
  fc.record({ act: fc.constant("putBack" as const), item: fc.nat() }),
  fc.constant({ act: "pop" as const, item: 0 }),
);

test("a fifo is an array that is pushed behind, put back in front and shifted", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 8 }), fc.array(fifoStep, { maxLength: 60 }), (items, steps) => {
      let queue: Fifo<number> = fifoOf(items);
      const oracle = [...items];
      for (const { act, item } of steps) {
        if (act === "push") {
          queue = fifoPush(queue, item);
          oracle.push(item);
        } else if (act === "putBack") {
          queue = fifoPutBack(queue, item);
          oracle.unshift(item);
        } else {
          queue = fifoPop(queue);
          oracle.shift();
        }
        expect(fifoPeek(queue)).toBe(oracle[0]);
        expect(queue.size).toBe(oracle.length);
        expect([...fifoItems(queue)].sort()).toEqual([...oracle].sort());
      }
    }),
  );
});

test("an older queue is untouched by what is done to a newer one", () => {
  const before = fifoPush(fifoOf([1, 2]), 3);
  fifoPutBack(fifoPop(fifoPop(fifoPop(before))), 9);
  const drained: (number | undefined)[] = [];
  for (let queue = before; queue.size > 0; queue = fifoPop(queue)) drained.push(fifoPeek(queue));
  expect(drained).toEqual([1, 2, 3]);
});

test("popping an empty fifo leaves it empty", () => {
  const queue = fifoPop(fifoOf<number>([]));
  expect([queue.size, fifoPeek(queue)]).toEqual([0, undefined]);
});

test("a million items go through in linear time", () => {
  let queue = fifoOf<number>([]);
  for (let item = 0; item < 300_000; item += 1) queue = fifoPush(queue, item);
  let sum = 0;
  for (; queue.size > 0; queue = fifoPop(queue)) sum += fifoPeek(queue) ?? 0;
  expect(sum).toBe((300_000 * 299_999) / 2);
});

test("a heap gives its items by due instant, like a sort", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 60 }), (dues) => {
      let heap: Heap<number> = null;
      for (const [index, due] of dues.entries()) heap = heapPush(heap, due, index);
      expect(heapSize(heap)).toBe(dues.length);
      expect([...heapItems(heap)].sort((a, b) => a - b)).toEqual(dues.map((_, index) => index));
      const drained: number[] = [];
      const seen = new Set<number>();
      while (heap) {
        drained.push(heap.dueAt);
        expect(dues[heap.item]).toBe(heap.dueAt);
        seen.add(heap.item);
        const next: Heap<number> = heapPop(heap);
        expect(heapSize(next)).toBe(heapSize(heap) - 1);
        heap = next;
      }
      expect(drained).toEqual([...dues].sort((a, b) => a - b));
      expect(seen.size).toBe(dues.length);
    }),
  );
});

test("an empty heap stays empty", () => {
  expect([heapPop(null), heapSize(null), [...heapItems(null)]]).toEqual([null, 0, []]);
});

test("a heap stays shallow on the side that is walked, whatever the order of pushes", () => {
  for (const order of ["up", "down"] as const) {
    let heap: Heap<number> = null;
    for (let index = 0; index < 20_000; index += 1) heap = heapPush(heap, order === "up" ? index : -index, index);
    expect(heap?.rank).toBeLessThan(20);
    for (let index = 0; index < 20_000; index += 1) heap = heapPop(heap);
    expect(heap).toBeNull();
  }
});
