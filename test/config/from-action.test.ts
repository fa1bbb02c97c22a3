import { describe, expect, test } from "vitest";
import { readActionInputs } from "../../src/config/from-action.ts";
import { inputsOf } from "../../src/config/inputs.ts";

describe("readActionInputs", () => {
  test("reads every input by the name that the runner gives it", () => {
    const env = Object.fromEntries(
      inputsOf("run").map((name) => [`INPUT_${name.toUpperCase()}`, ` value of ${name}\n`]),
    );
    const inputs = readActionInputs(env, "run");
    expect(inputs).toEqual(Object.fromEntries(inputsOf("run").map((name) => [name, `value of ${name}`])));
  });

  test("reads the line ends of Windows as line ends, because bash does not", () => {
    const env = { INPUT_COMMAND: "if true; then\r\n  ./solve\r\nfi\r\n" };
    expect(readActionInputs(env, "run").command).toBe("if true; then\n  ./solve\nfi");
  });

  test("reads no other variable", () => {
    const env = { "INPUT_MAX-JOBS": "2", "MAX-ATTEMPTS": "3", CARRYOVER_MAX_ATTEMPTS: "3" };
    expect(Object.values(readActionInputs(env, "run")).filter((text) => text !== "")).toEqual([]);
  });
});
