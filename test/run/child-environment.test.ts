import { describe, expect, it } from "vitest";
import { addVariables, filterEnvironment } from "../../src/run/child-environment.ts";
import type { ShardRequest } from "../../src/run/spawner.ts";
import { makeTask } from "./rig.ts";

interface Caller {
  readonly base: Readonly<Record<string, string | undefined>>;
  readonly envAllow: "inherit" | readonly string[];
}

function build({ base = {}, envAllow = "inherit", ...changes }: Partial<ShardRequest & Caller> = {}) {
  const environment = filterEnvironment(base, envAllow);
  const leftOut = addVariables(
    environment,
    {
      tasks: [makeTask({ id: "t1" })],
      shard: 4,
      attempt: 2,
      provider: "openai",
      startedAt: 1_699_999_999_000,
      timeoutMs: 1_000,
      ...changes,
    },
    { tasksFile: "/in/k.tasks.jsonl", resultsFile: "/in/k.results.jsonl" },
  );
  return { environment, leftOut };
}

describe("the variables of a child", () => {
  it("are those of the contract", () => {
    expect(build().environment).toEqual({
      CARRYOVER_TASK_ID: "t1",
      CARRYOVER_TASK: '{"id":"t1"}',
      CARRYOVER_FIELD_ID: "t1",
      CARRYOVER_TASKS_FILE: "/in/k.tasks.jsonl",
      CARRYOVER_RESULTS_FILE: "/in/k.results.jsonl",
      CARRYOVER_SHARD: "4",
      CARRYOVER_ATTEMPT: "2",
      CARRYOVER_PROVIDER: "openai",
      CARRYOVER_DEADLINE: "2023-11-14T22:13:20.000Z",
    });
  });

  it("name no task if the shard has several", () => {
    const { environment } = build({ tasks: [makeTask({ id: "a" }), makeTask({ id: "b" })] });
    expect(Object.keys(environment).filter((name) => /^CARRYOVER_(?:TASK$|TASK_ID|FIELD)/.test(name))).toEqual([]);
  });

  const fields: [string, Record<string, unknown>, Record<string, string>][] = [
    ["a string", { prompt: "a b" }, { PROMPT: "a b" }],
    ["numbers and booleans", { n: 1.5, z: 0, yes: true, no: false }, { N: "1.5", Z: "0", YES: "true", NO: "false" }],
    ["null, arrays and objects, left out", { a: null, b: [1], c: { d: 1 } }, {}],
    ["other characters, replaced by _", { "max-tokens.é": 1, "a b": 2 }, { MAX_TOKENS__: "1", A_B: "2" }],
    ["the first of two fields with one name", { "a-b": 1, a_b: 2 }, { A_B: "1" }],
    ["a field without a name, left out", { "": 1 }, {}],
    ["line breaks and quotes, kept", { q: "a\n'b' \"c\" $d" }, { Q: "a\n'b' \"c\" $d" }],
  ];
  it.each(fields)("of fields: %s", (_, payload, expected) => {
    const { environment, leftOut } = build({ tasks: [makeTask({ id: "t1", ...payload })] });
    const prefix = "CARRYOVER_FIELD_";
    const names = Object.keys(environment).filter((name) => name.startsWith(prefix) && name !== `${prefix}ID`);
    expect(Object.fromEntries(names.map((name) => [name.slice(prefix.length), environment[name]]))).toEqual(expected);
    expect(leftOut).toEqual([]);
  });
});

describe("what the operating system cannot pass", () => {
  const room = 131_072 - "CARRYOVER_FIELD_TEXT".length - 2;
  const rows: [string, string, readonly string[]][] = [
    ["a value that just fits is passed", "x".repeat(room), ["CARRYOVER_TASK"]],
    ["one byte more is left out", "x".repeat(room + 1), ["CARRYOVER_TASK", "CARRYOVER_FIELD_TEXT"]],
    ["bytes count, not characters", "é".repeat(room / 2 + 1), ["CARRYOVER_TASK", "CARRYOVER_FIELD_TEXT"]],
    ["a NUL is left out; in JSON it is escaped", "a\0b", ["CARRYOVER_FIELD_TEXT"]],
  ];
  it.each(rows)("%s", (_, text, expected) => {
    const { environment, leftOut } = build({ tasks: [makeTask({ id: "t1", text })] });
    expect(leftOut).toEqual(expected);
    for (const name of expected) expect(environment).not.toHaveProperty(name);
  });

  it("many large fields leave room for the caller's own variables", () => {
    const payload = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${index}`, "x".repeat(100_000)]));
    const { environment, leftOut } = build({ tasks: [makeTask({ id: "t1", ...payload })] });
    expect(leftOut.length).toBeGreaterThan(20);
    expect(Object.entries(environment).join("").length).toBeLessThan(600_000);
  });

  it("an outer value does not replace one that is left out", () => {
    const base = { CARRYOVER_PROVIDER: "outer", CARRYOVER_FIELD_TEXT: "outer" };
    const { environment } = build({ base, provider: "a\0b", tasks: [makeTask({ id: "t1", text: "a\0b" })] });
    expect(Object.values(environment)).not.toContain("outer");
  });
});

describe("what a child inherits", () => {
  const names: [string, boolean][] = [
    ["PATH", true],
    ["OPENAI_API_KEY", true],
    ["GITHUB_TOKEN", true],
    ["MY_INPUT_FILE", true],
    ["GITHUB_OUTPUTS", true],
    ["ACTIONS_RUNTIME_TOKEN", false],
    ["INPUT_COMMAND", false],
    ["INPUT_TASK-TIMEOUT", false],
    ["GITHUB_OUTPUT", false],
    ["GITHUB_STEP_SUMMARY", false],
    ["CARRYOVER_TASK_TIMEOUT_S", false],
    ["CARRYOVER_FIELD_OUTER", false],
  ];
  it.each(names)("includes %s: %s", (name, isKept) => {
    for (const envAllow of ["inherit", [name]] as const) {
      expect(Object.hasOwn(build({ base: { [name]: "outer value" }, envAllow }).environment, name)).toBe(isKept);
    }
  });

  it("is limited by an allow-list to the listed variables, PATH and RUNNER_TRACKING_ID", () => {
    const base = {
      PATH: "/bin",
      RUNNER_TRACKING_ID: "r",
      HOME: "/h",
      SHELL: "/bin/sh",
      LANG: "C",
      SECRET: "s",
      WANTED: "w",
      UNSET: undefined,
    };
    const { environment } = build({ base, envAllow: ["WANTED", "ABSENT"] });
    const others = Object.keys(environment).filter((name) => !name.startsWith("CARRYOVER_"));
    expect(others.sort()).toEqual(["PATH", "RUNNER_TRACKING_ID", "WANTED"]);
  });
});
