import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { errorCode } from "../../src/core/error-code.ts";

describe("errorCode", () => {
  test.each([
    { name: "an error of the system", thrown: thrownBy(() => readFileSync("/no/such/file")), code: "ENOENT" },
    { name: "an error of Node", thrown: thrownBy(() => readFileSync("a\0b")), code: "ERR_INVALID_ARG_VALUE" },
    { name: "any other error", thrown: new TypeError("no code"), code: null },
    { name: "an error whose code is a number", thrown: new DOMException("stop", "AbortError"), code: null },
    { name: "something that is no error", thrown: { code: "ENOENT" }, code: null },
    { name: "nothing", thrown: undefined, code: null },
  ])("$name", ({ thrown, code }) => {
    expect(errorCode(thrown)).toBe(code);
  });
});

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error("Nothing was thrown");
}
