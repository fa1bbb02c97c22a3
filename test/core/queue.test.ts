import fc from "fast-check";
import { expect, test } from "vitest";
import { type Fifo, fifoOf, fifoPeek, fifoPop, fifoPush, fifoPutBack } from "../../src/core/queue.ts";

const fifoStep = fc.oneof(
  fc.record({ act: fc.constant("push" as const), pick: fc.constant(0) }),
  fc.record({ act: fc.constant("putBack" as const), pick: fc.nat() }),
  fc.constant({ act: "pop" as const, pick: 0 }),
);

test("a fifo returns items in the order of the list, even if they were put back in another order", () => {
  fc.assert(
    fc.property(fc.nat({ max: 8 }), fc.array(fifoStep, { maxLength: 60 }), (count, steps) => {
      let queue: Fifo<number> = fifoOf(Array.from({ length: count }, (_, place) => place));
      let listed = count;
      const waiting = Array.from({ length: count }, (_, place) => place);
      const taken: number[] = [];
      for (const { act, pick } of steps) {
        if (act === "push") {
          queue = fifoPush(queue, listed);
          waiting.push(listed);
          listed += 1;
        } else if (act === "putBack") {
          const [place] = taken.splice(pick % Math.max(1, taken.length), 1);
          if (place === undefined) continue;
          queue = fifoPutBack(queue, place, place);
          waiting.push(place);
          waiting.sort((a, b) => a - b);
        } else {
          queue = fifoPop(queue);
          taken.push(...waiting.splice(0, 1));
        }
        expect(fifoPeek(queue)).toBe(waiting[0]);
        expect(queue.size).toBe(waiting.length);
      }
    }),
  );
});

test("an older queue is untouched by what is done to a newer one", () => {
  const before = fifoPush(fifoOf([1, 2]), 3);
  fifoPutBack(fifoPop(fifoPop(fifoPop(before))), 0, 9);
  const drained: (number | undefined)[] = [];
  for (let queue = before; queue.size > 0; queue = fifoPop(queue)) drained.push(fifoPeek(queue));
  expect(drained).toEqual([1, 2, 3]);
});

test("popping an empty fifo leaves it empty", () => {
  const queue = fifoPop(fifoOf<number>([]));
  expect([queue.size, fifoPeek(queue)]).toEqual([0, undefined]);
});

test("a long queue gives every item once", () => {
  let queue = fifoOf<number>([]);
  for (let item = 0; item < 300_000; item += 1) queue = fifoPush(queue, item);
  let sum = 0;
  for (; queue.size > 0; queue = fifoPop(queue)) sum += fifoPeek(queue) ?? 0;
  expect(sum).toBe((300_000 * 299_999) / 2);
});
