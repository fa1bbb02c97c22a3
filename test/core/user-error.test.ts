/** Which errors are for people, and which are bugs. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { UserError, userErrorOf } from "../../src/core/user-error.ts";

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return expect.fail("nothing was thrown");
}

test("an error for people stays as it is", () => {
  const error = new UserError("Expected a list of tasks, found none.");
  expect(userErrorOf(error)).toBe(error);
});

test("a file that cannot be read is an error for people, which names it", () => {
  const error = thrownBy(() => readFileSync("/no such folder/results.jsonl"));
  expect(userErrorOf(error)?.message).toContain("no such file or directory, open '/no such folder/results.jsonl'");
});

test("a system that allows too few open files is an error for people, which says how to raise the limit", () => {
  const error = Object.assign(new Error("EMFILE: too many open files"), { code: "EMFILE", syscall: "open" });
  expect(userErrorOf(error)?.message).toContain("ulimit -n");
});

test.each([
  ["a thrown text", "text"],
  ["an error of the language", new TypeError("undefined is not a function")],
])("%s is a bug", (_, error) => {
  expect(userErrorOf(error)).toBe(null);
});
