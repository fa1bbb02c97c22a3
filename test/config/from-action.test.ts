import { describe, expect, test } from "vitest";
import { readActionInputs } from "../../src/config/from-action.ts";
import { inputsOf } from "../../src/config/inputs.ts";

describe("readActionInputs", () => {
  test("reads every input by the name that the runner gives it", () => {
    const env = Object.fromEntries(
      inputsOf("run").map((name) => [`INPUT_${name.toUpperCase()}`, ` value of ${name}\n`]),
    );
    const { inputs, warnings } = readActionInputs(env, "run");
    expect(inputs).toEqual(Object.fromEntries(inputsOf("run").map((name) => [name, `value of ${name}`])));
    expect(warnings).toEqual([]);
  });

  test("reads the line ends of Windows as line ends, because bash does not", () => {
    const env = { INPUT_COMMAND: "if true; then\r\n  ./solve\r\nfi\r\n" };
    expect(readActionInputs(env, "run").inputs).toEqual({ command: "if true; then\n  ./solve\nfi" });
  });

  test("reads no other variable", () => {
    const env = { PATH: "/bin", INPUTS: "x", GITHUB_INPUT_X: "y", CARRYOVER_MAX_ATTEMPTS: "3" };
    expect(readActionInputs(env, "run")).toEqual({ inputs: {}, warnings: [] });
  });

  test.each([
    {
      name: "a misspelt name",
      variable: "INPUT_TASK-TIMOUT",
      says: "Unknown input `task-timout` was not read. Did you mean `task-timeout`?",
    },
    { name: "an underscore", variable: "INPUT_TASK_TIMEOUT", says: "Did you mean `task-timeout`?" },
    {
      name: "a name that resembles none",
      variable: "INPUT_FROBNICATE",
      says: "Check its name against the list of inputs.",
    },
    { name: "an input of another action", variable: "INPUT_MAX-JOBS", says: "Input `max-jobs` has no meaning for run" },
  ])("warns about $name", ({ variable, says }) => {
    const { inputs, warnings } = readActionInputs({ [variable]: "5" }, "run");
    expect(inputs).toEqual({});
    expect(warnings).toEqual([expect.stringContaining(says)]);
  });

  test("does not warn about an unknown input that is empty", () => {
    expect(readActionInputs({ INPUT_FROBNICATE: "" }, "run").warnings).toEqual([]);
  });
});
