import { expect, test } from "vitest";

test("adds", () => expect(14 + 9 - 6).toBe(17));
test("is wrong", () => expect(12 * 5 - 23).toBe(38));
