import { describe, expect, test } from "vitest";
import { readCommandLine } from "../../src/config/from-argv.ts";
import { INPUT_NAMES, inputRow, inputsOf } from "../../src/config/inputs.ts";
import { SUBCOMMANDS } from "../../src/config/subcommands.ts";
import { errorOf } from "./read.ts";

const refusalOf = (argv: readonly string[]) => errorOf(() => readCommandLine(argv));

describe("what is read", () => {
  test.each([
    ["after a blank", ["run", "--tasks", "t", "--concurrency", "8"], { options: { tasks: "t", concurrency: "8" } }],
    ["after =", ["run", "--tasks=t", "--command=a=b --c"], { options: { tasks: "t", command: "a=b --c" } }],
    ["an empty value", ["run", "--provider="], { options: { provider: "" } }],
    ["a flag", ["run", "--fail-fast"], { options: { "fail-fast": "true" } }],
    ["a flag with a value", ["run", "--fail-fast=false"], { options: { "fail-fast": "false" } }],
    ["a negated flag", ["run", "--no-fail-fast"], { options: { "fail-fast": "false" } }],
    [
      "lists add up",
      ["run", "--fail-on", "failed", "--fail-on=errored"],
      { options: { "fail-on": "failed\nerrored" } },
    ],
    ["the last value counts", ["run", "--concurrency", "2", "--concurrency", "4"], { options: { concurrency: "4" } }],
    [
      "the program after --",
      ["run", "--tasks", "t", "--", "node", "--tasks", "--", "{id}"],
      { options: { tasks: "t" }, argv: ["node", "--tasks", "--", "{id}"] },
    ],
    ["nothing after --", ["run", "--"], { argv: [] }],
    ["no --", ["run"], { argv: null }],
    ["a number below zero is a value", ["run", "--job-index", "-1"], { options: { "job-index": "-1" } }],
    ["json", ["status", "--json"], { subcommand: "status", isJson: true }],
    ["no json", ["status", "--json=false"], { isJson: false }],
    ["folders", ["merge", "a", "--state-dir=o", "b"], { positionals: ["a", "b"], options: { "state-dir": "o" } }],
    [
      "detect",
      ["detect", "--exit-code", "1", "--now=2026-01-01T00:00:00Z", "-"],
      { positionals: ["-"], options: { "exit-code": "1", now: "2026-01-01T00:00:00Z" } },
    ],
    ["version after a command", ["run", "--version"], { subcommand: "version" }],
    ["nothing at all", [], { subcommand: "help", helpTopic: null }],
    ["all options of a command", ["run", "--help=all"], { subcommand: "help", helpTopic: "run", helpAll: true }],
    ["--help", ["--help"], { subcommand: "help", helpTopic: null }],
    ["help of a command", ["run", "--nonsense", "--help"], { subcommand: "help", helpTopic: "run" }],
    ["-h", ["plan", "-h"], { subcommand: "help", helpTopic: "plan" }],
    ["help COMMAND", ["help", "merge"], { subcommand: "help", helpTopic: "merge" }],
    ["--help COMMAND", ["--help", "merge"], { subcommand: "help", helpTopic: "merge" }],
    ["help of a program is its own", ["run", "--", "prog", "--help"], { subcommand: "run", argv: ["prog", "--help"] }],
  ])("%s", (_, argv, says) => {
    expect(readCommandLine(argv)).toMatchObject(says);
  });

  const takers = SUBCOMMANDS.flatMap((subcommand) => inputsOf(subcommand).map((input) => ({ subcommand, input })));
  test.each(takers)("$subcommand takes --$input", ({ subcommand, input }) => {
    const word = inputRow(input).kind === "flag" ? `--${input}` : `--${input}=x`;
    expect(Object.keys(readCommandLine([subcommand, word]).options)).toEqual([input]);
  });
});

describe("what is refused", () => {
  test.each([
    ["an option before the command", ["--tasks", "t"], ['found the option "--tasks"']],
    ["an unknown command", ["rnu"], ['the unknown command "rnu"', "Did you mean run?"]],
    ["a command with a letter too many", ["planm"], ["Did you mean plan?"]],
    ["an unknown command that resembles none", ["frobnicate"], ["See carryover --help"]],
    [
      "an unknown option",
      ["run", "--task-timout", "5"],
      ['the unknown option "--task-timout"', "Did you mean --task-timeout?"],
    ],
    ["an underscore", ["run", "--task_timeout=5"], ["Did you mean --task-timeout?"]],
    ["a short option", ["run", "-c", "x"], ['the unknown option "-c"']],
    ["an option with one dash", ["run", "-tasks", "t"], ['the unknown option "-tasks"', "Did you mean --tasks?"]],
    ["an option of another command", ["run", "--max-jobs", "3"], ["--max-jobs, which is one of carryover plan"]],
    ["an option that only another command has", ["run", "--exit-code=1"], ["which is one of carryover detect"]],
    ["a missing value at the end", ["run", "--tasks"], ["Expected a value after --tasks, found the end"]],
    ["no value", ["run", "--tasks", "--fail-fast"], ['found the option "--fail-fast"', "--tasks=VALUE"]],
    ["a negated option that is not a flag", ["run", "--no-tasks"], ['unknown option "--no-tasks"']],
    ["a negated flag with a value", ["run", "--no-fail-fast=true"], ["Did you mean --fail-fast?"]],
    ["a flag whose value is a word of its own", ["run", "--fail-fast", "true"], ["--fail-fast=true"]],
    ["a stray word", ["run", "node"], ['found "node"', "Put -- before a program", "--tasks FILE"]],
    ["an argument of a harness", ["run", "--harness", "pytest", "evals/"], ["before the arguments of a harness"]],
    ["a stray word for retry", ["retry", "t1"], ['found "t1". See carryover retry --help.']],
    ["two files for detect", ["detect", "a", "b"], ["at most 1 FILE"]],
    ["a program for status", ["status", "--", "true"], ['found "true". Remove it']],
    ["json with a value", ["status", "--json=maybe"], ["Expected --json to be true or false", 'found "maybe"']],
    ["help for an unknown command", ["help", "mrege"], ["Did you mean merge?"]],
  ])("%s", (_, argv, says) => {
    const message = refusalOf(argv);
    for (const words of says) expect(message).toContain(words);
  });

  test("nothing is suggested for a word that shares only some letters with an option", () => {
    expect(refusalOf(["run", "--retries", "2"])).not.toContain("Did you mean");
  });

  test.each(INPUT_NAMES)("demo does not take --%s", (name) => {
    expect(refusalOf(["demo", `--${name}=x`])).toContain(`--${name}`);
  });
});
