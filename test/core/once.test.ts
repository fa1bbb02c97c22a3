import { expect, test } from "vitest";
import { once } from "../../src/core/once.ts";

test("a value is made when it is first asked for, and is the same ever after", () => {
  let made = 0;
  const value = once(() => {
    made += 1;
    return { made };
  });
  expect(made).toBe(0);
  const first = value();
  expect(value()).toBe(first);
  expect(made).toBe(1);
});
