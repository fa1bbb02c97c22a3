import { describe, expect, test } from "vitest";
import { readCommandLine } from "../../src/config/from-argv.ts";
import { INPUT_NAMES, inputRow, inputsOf } from "../../src/config/inputs.ts";
import { SUBCOMMAND_TABLE, SUBCOMMANDS } from "../../src/config/subcommands.ts";
import { UserError } from "../../src/core/user-error.ts";

function errorOf(argv: readonly string[]): string {
  try {
    readCommandLine(argv);
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  throw new Error("Expected a UserError, nothing was thrown.");
}

describe("what is read", () => {
  test.each([
    {
      name: "values after a blank",
      argv: ["run", "--tasks", "t.csv", "--concurrency", "8"],
      says: { inputs: { tasks: "t.csv", concurrency: "8" } },
    },
    {
      name: "values after an equals sign",
      argv: ["run", "--tasks=t.csv", "--command=a=b --c"],
      says: { inputs: { tasks: "t.csv", command: "a=b --c" } },
    },
    { name: "an empty value", argv: ["run", "--provider="], says: { inputs: { provider: "" } } },
    { name: "a flag", argv: ["run", "--fail-fast"], says: { inputs: { "fail-fast": "true" } } },
    { name: "a flag with a value", argv: ["run", "--fail-fast=false"], says: { inputs: { "fail-fast": "false" } } },
    { name: "a negated flag", argv: ["run", "--no-fail-fast"], says: { inputs: { "fail-fast": "false" } } },
    {
      name: "a repeated list adds up",
      argv: ["run", "--fail-on", "failed", "--fail-on=errored"],
      says: { inputs: { "fail-on": "failed\nerrored" } },
    },
    {
      name: "the last of a repeated value counts",
      argv: ["run", "--concurrency", "2", "--concurrency", "4"],
      says: { inputs: { concurrency: "4" } },
    },
    {
      name: "the program after --",
      argv: ["run", "--tasks", "t", "--", "node", "--tasks", "--", "{id}"],
      says: { inputs: { tasks: "t" }, argv: ["node", "--tasks", "--", "{id}"] },
    },
    { name: "nothing after --", argv: ["run", "--"], says: { argv: [] } },
    { name: "no --", argv: ["run"], says: { argv: null } },
    {
      name: "a number below zero is a value",
      argv: ["run", "--job-index", "-1"],
      says: { inputs: { "job-index": "-1" } },
    },
    { name: "json", argv: ["status", "--json"], says: { subcommand: "status", flags: { json: true } } },
    { name: "no json", argv: ["status", "--json=false"], says: { flags: { json: false } } },
    {
      name: "folders of merge",
      argv: ["merge", "a", "--state-dir", "out", "b"],
      says: { positionals: ["a", "b"], inputs: { "state-dir": "out" } },
    },
    {
      name: "detect",
      argv: ["detect", "--exit-code", "1", "--now=2026-01-01T00:00:00Z", "--timezone", "UTC", "-"],
      says: { positionals: ["-"], options: { "exit-code": "1", now: "2026-01-01T00:00:00Z", timezone: "UTC" } },
    },
    { name: "--version", argv: ["--version"], says: { subcommand: "version" } },
    { name: "-V", argv: ["-V"], says: { subcommand: "version" } },
    { name: "version after a command", argv: ["run", "--version"], says: { subcommand: "version" } },
    { name: "nothing at all", argv: [], says: { subcommand: "help", helpTopic: null } },
    {
      name: "all options of a command",
      argv: ["run", "--help=all"],
      says: { subcommand: "help", helpTopic: "run", helpAll: true },
    },
    { name: "--help", argv: ["--help"], says: { subcommand: "help", helpTopic: null } },
    {
      name: "help of a command",
      argv: ["run", "--nonsense", "--help"],
      says: { subcommand: "help", helpTopic: "run" },
    },
    { name: "-h", argv: ["plan", "-h"], says: { subcommand: "help", helpTopic: "plan" } },
    { name: "help COMMAND", argv: ["help", "merge"], says: { subcommand: "help", helpTopic: "merge" } },
    { name: "--help COMMAND", argv: ["--help", "merge"], says: { subcommand: "help", helpTopic: "merge" } },
    {
      name: "help of the program is the program's",
      argv: ["run", "--", "prog", "--help"],
      says: { subcommand: "run", argv: ["prog", "--help"] },
    },
  ])("$name", ({ argv, says }) => {
    expect(readCommandLine(argv)).toMatchObject(says);
  });

  const takers = SUBCOMMANDS.flatMap((subcommand) => {
    const { taker } = SUBCOMMAND_TABLE[subcommand];
    return taker === null ? [] : inputsOf(taker).map((input) => ({ subcommand, input }));
  });
  test.each(takers)("$subcommand takes --$input", ({ subcommand, input }) => {
    const word = inputRow(input).kind === "flag" ? `--${input}` : `--${input}=x`;
    expect(Object.keys(readCommandLine([subcommand, word]).inputs)).toEqual([input]);
  });
});

describe("what is refused", () => {
  test.each([
    { name: "an option first", argv: ["--tasks", "t"], says: ['found the option "--tasks"'] },
    { name: "an unknown command", argv: ["rnu"], says: ['the unknown command "rnu"', "Did you mean run?"] },
    { name: "an unknown command that is near nothing", argv: ["frobnicate"], says: ["See carryover --help"] },
    {
      name: "an unknown option",
      argv: ["run", "--task-timout", "5"],
      says: ['the unknown option "--task-timout"', "Did you mean --task-timeout?"],
    },
    { name: "an underscore", argv: ["run", "--task_timeout=5"], says: ["Did you mean --task-timeout?"] },
    { name: "a short option", argv: ["run", "-c", "x"], says: ['the unknown option "-c"'] },
    {
      name: "an option of another command",
      argv: ["run", "--max-jobs", "3"],
      says: ["--max-jobs, which is one of carryover plan"],
    },
    {
      name: "an own option of another command",
      argv: ["run", "--timezone=UTC"],
      says: ["which is one of carryover detect"],
    },
    {
      name: "a missing value at the end",
      argv: ["run", "--tasks"],
      says: ["Expected a value after --tasks, found the end"],
    },
    {
      name: "a missing value before an option",
      argv: ["run", "--tasks", "--fail-fast"],
      says: ['found the option "--fail-fast"', "--tasks=VALUE"],
    },
    { name: "a negated option that is not a flag", argv: ["run", "--no-tasks"], says: ['unknown option "--no-tasks"'] },
    {
      name: "a negated flag with a value",
      argv: ["run", "--no-fail-fast=true"],
      says: ["--no-fail-fast without a value"],
    },
    { name: "a flag with its value apart", argv: ["run", "--fail-fast", "true"], says: ["--fail-fast=true"] },
    { name: "a stray word", argv: ["run", "node"], says: ['found "node"', "Put -- before a program"] },
    { name: "two files for detect", argv: ["detect", "a", "b"], says: ["at most 1 FILE"] },
    { name: "a program for status", argv: ["status", "--", "true"], says: ["Only run starts one"] },
    { name: "json with a value", argv: ["status", "--json=yes"], says: ["--json without a value"] },
    { name: "help for an unknown command", argv: ["help", "mrege"], says: ["Did you mean merge?"] },
  ])("$name", ({ argv, says }) => {
    const message = errorOf(argv);
    for (const words of says) expect(message).toContain(words);
  });

  test.each(INPUT_NAMES)("demo does not take --%s", (name) => {
    expect(errorOf(["demo", `--${name}=x`])).toContain(`--${name}`);
  });
});
