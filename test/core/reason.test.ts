import { expect, test } from "vitest";
import { reasonOf } from "../../src/core/reason.ts";

test.each<[string, unknown, string]>([
  ["an error", new TypeError("no such file"), "no such file"],
  ["an error without a message", Object.assign(new AggregateError([]), { code: "ECONNREFUSED" }), "ECONNREFUSED"],
  ["an error without anything", new AggregateError([]), "AggregateError"],
  ["a text", "no space left", "no space left"],
  ["nothing", undefined, "undefined"],
])("%s", (_, thrown, expected) => {
  expect(reasonOf(thrown)).toBe(expected);
});
