import { describe, expect, it } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import { UserError } from "../../src/core/user-error.ts";
import { harnessIn } from "../../src/harness/names.ts";

const CLI = { origin: "cli", env: {} } as const;

describe("the input harness", () => {
  it("implies a command, a task list and a shard size", () => {
    const config = readConfig({ harness: "pytest", args: "evals/ -m 'nightly and fast'" }, CLI);
    expect(config).toMatchObject({
      taskSource: {
        kind: "harness",
        start: { name: "pytest", command: ["python3", "-m", "pytest"], args: ["evals/", "-m", "nightly and fast"] },
        mayShrinkShards: true,
      },
      command: { kind: "argv" },
      shardSize: 10,
    });
    const own = readConfig({ harness: "vitest", "harness-command": "pnpm vitest", "shard-size": "3" }, CLI);
    expect(own).toMatchObject({
      taskSource: { start: { command: ["pnpm", "vitest"], args: [] }, mayShrinkShards: false },
      shardSize: 3,
    });
  });

  it("takes what follows -- as its arguments, for a plan too", () => {
    for (const taker of ["run", "plan"] as const) {
      const config = readConfig({ harness: "pytest" }, { ...CLI, taker, argv: ["evals/", "-k", "{id}"] });
      expect(config.taskSource).toMatchObject({ start: { args: ["evals/", "-k", "{id}"] } });
    }
  });

  it("can be combined with vary", () => {
    const config = readConfig({ harness: "inspect", args: "a.py --model openai/{model}", vary: "model=a,b" }, CLI);
    expect(config.vary).toMatchObject([{ name: "model", values: ["a", "b"] }]);
  });

  it.each([
    { name: "tasks beside it", raw: { harness: "pytest", tasks: "t.txt" }, says: "--tasks beside --harness" },
    { name: "a command beside it", raw: { harness: "pytest", command: "x" }, says: "--command beside --harness" },
    { name: "arguments without it", raw: { args: "x", tasks: "t", command: "c" }, says: "--harness beside --args" },
    {
      name: "an unknown harness, and nothing else",
      raw: { harness: "jest" },
      says: /^Expected --harness to be one of command, pytest, vitest/,
    },
    { name: "an open quote", raw: { harness: "pytest", args: "-k 'a" }, says: "every quote closed" },
  ])("refuses $name", ({ raw, says }) => {
    expect(() => readConfig(raw, CLI)).toThrow(UserError);
    expect(() => readConfig(raw, CLI)).toThrow(says);
  });

  it("refuses arguments in two places, and arguments of a plan that has no harness", () => {
    const both = { ...CLI, argv: ["a"] };
    expect(() => readConfig({ harness: "pytest", args: "b" }, both)).toThrow("either --args or arguments after --");
    expect(() => readConfig({ tasks: "t" }, { ...both, taker: "plan" })).toThrow("only with --harness");
  });

  it("is suggested if a harness is the program and no tasks are given", () => {
    expect(() => readConfig({}, { ...CLI, argv: ["pytest", "evals/"] })).toThrow("With --harness pytest, each of its");
  });

  it.each([
    ['python -m pytest "$CARRYOVER_TASK_ID"', "pytest"],
    ["cd evals && npx vitest run", "vitest"],
    ["npx promptfoo@latest eval -c x.yaml", "promptfoo"],
    ["uv run inspect eval a.py", "inspect"],
    ["lm_eval --model x", "lm-eval"],
    ["cd evals && go test ./...", "go"],
    ["node evaluate.mjs pytest.ini", null],
    ["docker inspect evaluation", null],
  ])("finds the harness that a command starts: %s", (command, harness) => {
    expect(harnessIn(command)).toBe(harness);
    const { notices } = readConfig({ tasks: "t.txt", command }, CLI);
    expect(notices.filter((notice) => notice.includes(`--harness ${harness}`))).toHaveLength(harness === null ? 0 : 1);
  });
});
