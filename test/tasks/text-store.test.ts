import fc from "fast-check";
import { expect, test } from "vitest";
import { TextStore } from "../../src/tasks/text-store.ts";

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
      const inner = texts.map((one) => one.slice(1, -2));
      for (const order of [places, places.toReversed(), places.toSorted((a, b) => (a % 3) - (b % 3))]) {
        expect(
          order.every((index) => (texts[index] ?? "").length < 3 || store.innerAt(index, 1, 2) === inner[index]),
        ).toBe(true);
      }
      expect(Buffer.concat([...store.lines()]).toString() === texts.map((one) => `${one}\n`).join("")).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test("texts of another store are taken over behind those that are there", () => {
  const piece = fc.array(fc.constantFrom("", "a", "ä", "long ".repeat(20_000)), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 4 }), (pieces) => {
      const whole = new TextStore();
      whole.add("first");
      for (const texts of pieces) {
        const store = new TextStore();
        for (const text of texts) store.add(text);
        const blocks = store.blocks();
        // They are handed to another thread, so none may share its memory.
        expect(blocks.every(({ bytes }) => bytes.length === bytes.buffer.byteLength)).toBe(true);
        whole.addBlocks(structuredClone(blocks, { transfer: blocks.map(({ bytes }) => bytes.buffer) }));
      }
      const all = ["first", ...pieces.flat()];
      expect(whole.count).toBe(all.length);
      expect(all.every((text, index) => whole.at(index) === text && whole.innerAt(index, 0, 0) === text)).toBe(true);
    }),
    { numRuns: 50 },
  );
});
