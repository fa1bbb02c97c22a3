import { expect, it } from "vitest";
import { turnWriter } from "../../src/report/terminal.ts";

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it("joins what is written in one turn into one write, in order, promises included", async () => {
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

it("writes next what arrives while it writes", async () => {
  const writes: string[] = [];
  const write = turnWriter((text) => {
    writes.push(text);
    if (writes.length === 1) write("b\n");
  });
  write("a\n");
  await nextTurn();
  expect(writes).toEqual(["a\n", "b\n"]);
});
