import { expect, test } from "vitest";
import { jsonOrNull } from "../../src/core/json-or-null.ts";

test.each<[string, string, unknown]>([
  ["an object", '{"v": 1}', { v: 1 }],
  ["a text", '"a"', "a"],
  ["cut off", '{"v": 1', null],
  ["no JSON", "v: 1", null],
  ["nothing", "", null],
])("%s", (_, text, expected) => {
  expect(jsonOrNull(text)).toEqual(expected);
});
