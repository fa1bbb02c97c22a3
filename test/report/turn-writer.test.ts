import { expect, it } from "vitest";
import { turnWriter } from "../../src/report/turn-writer.ts";

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it("what is told in one turn is one write, in order, promises included", async () => {
  const writes: string[] = [];
  const write = turnWriter((text) => writes.push(text));
  write("a\n");
  await Promise.resolve();
  write("b\n");
  expect(writes).toEqual([]);
  await nextTurn();
  expect(writes).toEqual(["a\nb\n"]);
  write("c\n");
  await nextTurn();
  expect(writes).toEqual(["a\nb\n", "c\n"]);
});

it("nothing is written where nothing is told", async () => {
  const writes: string[] = [];
  const write = turnWriter((text) => writes.push(text));
  write("");
  await nextTurn();
  expect(writes).toEqual([]);
});

it("what is told while it writes comes next", async () => {
  const writes: string[] = [];
  const write = turnWriter((text) => {
    writes.push(text);
    if (writes.length === 1) write("b\n");
  });
  write("a\n");
  await nextTurn();
  expect(writes).toEqual(["a\n", "b\n"]);
});
