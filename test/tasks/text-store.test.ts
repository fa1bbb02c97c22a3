import fc from "fast-check";
import { expect, test } from "vitest";
import { TextStore, whole } from "../../src/tasks/text-store.ts";

test("gives back what was added, in any order, also texts that are longer than a block", () => {
  const text = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.integer({ min: 1, max: 5 }).map((size) => "ä".repeat(size * 200_000)),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), (listed) => {
      const texts = listed.map((one) => one.replaceAll("\n", " "));
      const store = new TextStore();
      for (const [index, one] of texts.entries()) {
        // Three of five as lines.
        const three = texts.slice(index, index + 3);
        if (index % 5 === 0) store.addLines(Buffer.from(three.join("\n")), three.length);
        else if (index % 5 > 2) store.add(one);
      }
      const places = texts.map((_, index) => index).reverse();
      expect(places.every((index) => store.at(index) === texts[index])).toBe(true);
      const inner = (text: string, from: number, to: number) => text.slice(from + 1, to - 2);
      for (const order of [places, places.toReversed(), places.toSorted((a, b) => (a % 3) - (b % 3))]) {
        expect(
          order.every((index) => {
            const text = texts[index] ?? "";
            if (store.cutAt(index, whole) !== text) return false;
            return text.length < 3 || store.cutAt(index, inner) === text.slice(1, -2);
          }),
        ).toBe(true);
      }
      expect(Buffer.concat([...store.lines()]).toString() === texts.map((one) => `${one}\n`).join("")).toBe(true);
    }),
    { numRuns: 30 },
  );
});
