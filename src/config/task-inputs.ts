/** The inputs that say which tasks there are and which of them a run may start. */
import { type OnlyRule, RULE_STATUSES } from "../core/selection.ts";
import { splitWords } from "../core/shell-words.ts";
import { HARNESS_NAMES, HARNESSES } from "../harness/names.ts";
import { type Axis, BASE_ID } from "../tasks/vary.ts";
import {
  commandText,
  either,
  flag,
  input,
  inputGroup,
  integer,
  nameText,
  oneOf,
  optional,
  plainText,
  RUN_PLAN_MERGE,
  readPairs,
  splitLines,
  splitList,
  text,
} from "./text-schemas.ts";

export const TASK_INPUTS = inputGroup("Tasks", {
  tasks: input(optional(plainText()), {
    kind: "list",
    placeholder: "FILE|PATTERN",
    takers: RUN_PLAN_MERGE,
    help:
      "The task list: a .jsonl, .ndjson, .json (array), .csv (header row; columns without a name are left out) or .txt (one id per line) file, such as `evals/tasks.jsonl`. " +
      "Or glob patterns, one per line, such as `evals/**/*.yaml`: each matched file is a task with its path as id, and its contents are part of the task. " +
      "Links are not followed. Paths are relative to the workspace.",
  }),
  tasksCommand: input(optional(commandText()), {
    takers: RUN_PLAN_MERGE,
    help: "A bash command whose stdout lists the tasks, one JSON object or plain id per line. Set either this or `tasks`.",
  }),
  harness: input(oneOf(["command", ...HARNESS_NAMES]), {
    placeholder: "NAME",
    default: "command",
    takers: RUN_PLAN_MERGE,
    help:
      `Runs a suite that you already have: ${either(HARNESS_NAMES.map((name) => `\`${name}\``))}. ` +
      "Each of its tests is a task; leave out `tasks` and `command`. The default runs the input `command`.",
  }),
  args: input(text("arguments with every quote closed, such as evals/ -m 'nightly and not slow'", splitWords), {
    placeholder: "ARGUMENTS",
    takers: RUN_PLAN_MERGE,
    help:
      "The arguments of the harness, as you would type them after its name, such as `evals/ -m nightly`. " +
      "They are split as a shell splits words, but no shell runs. On the command line they can follow `--` instead.",
  }),
  harnessCommand: input(text("a command with every quote closed, such as uv run pytest", splitWords), {
    placeholder: "COMMAND",
    defaultWords: either(HARNESS_NAMES.map((name) => HARNESSES[name].command)),
    takers: RUN_PLAN_MERGE,
    help: "How to start the harness, such as `uv run pytest`. It is split like `args`.",
  }),
  inputs: input(text("a list of glob patterns such as prompts/**", splitList), {
    kind: "list",
    placeholder: "PATTERN",
    takers: RUN_PLAN_MERGE,
    help:
      "Glob patterns of files that results depend on, one per line, such as `prompts/**`, graders or data sets. " +
      "Their contents are part of every task: when one of them changes, all tasks are outstanding again.",
  }),
  passWithNoTasks: input(flag(), {
    takers: RUN_PLAN_MERGE,
    help: "Makes an empty task list a success instead of an error.",
  }),
  repeats: input(integer({ from: 1 }), {
    default: "1",
    takers: RUN_PLAN_MERGE,
    help: "Runs every task N times, as tasks `ID#1` to `ID#N`, grouped by the original id.",
  }),
  vary: input(
    text(
      "lines of NAME=VALUE,VALUE such as model=gpt-5,claude-5, each name and each value once, no value with one of " +
        "[]=,# in it, and no name that tasks have already",
      readVary,
    ),
    {
      kind: "list",
      placeholder: "NAME=VALUES",
      takers: RUN_PLAN_MERGE,
      help:
        "Runs every task once for each value, such as `model=gpt-5,claude-5`, as tasks `ID[model=gpt-5]` with a field `model`. " +
        "Several axes, one per line, are combined. The summary compares the values with each other. " +
        "Without `provider`, each `model` counts as a provider of its own.",
    },
  ),
  only: input(
    text(
      'ids, patterns of ids such as "math/*", group:NAME, status:failed, status:errored or status:passed, separated by commas or line breaks',
      readOnly,
    ),
    {
      kind: "list",
      placeholder: "IDS",
      help:
        "Which tasks this run may start: ids, patterns of ids such as `math/*` (with `repeats` or `vary` they select all " +
        "copies), `group:NAME`, or `status:failed`, `status:errored` and `status:passed` for tasks with that latest status. " +
        "In a pattern, `?` stands for any character, including a comma in an id. " +
        "All other tasks stay outstanding, and every count covers the whole list.",
    },
  ),
  sample: input(optional(integer({ from: 1 })), {
    help: "Lets this run start only a random subset of N tasks. The same `seed` selects the same tasks in every run, and every count covers the whole list.",
  }),
  seed: input(nameText("7"), {
    placeholder: "TEXT",
    default: "0",
    help: "The seed of `sample`. A different seed selects different tasks.",
  }),
  maxTasks: input(optional(integer({ from: 1 })), {
    help:
      "The maximum number of tasks that one run starts. The rest stay outstanding for the next run. " +
      "The jobs of a matrix share the number equally, with at least one task each. Tasks of a stopped provider come last.",
  }),
  shardSize: input(optional(integer({ from: 1 })), {
    defaultWords: "1, or a number that suits the harness",
    takers: ["run", "simulate"],
    help: "How many tasks each child process gets. With 1, the child also gets its task in the environment.",
  }),
  provider: input(nameText("openai"), {
    placeholder: "NAME",
    default: "default",
    takers: RUN_PLAN_MERGE,
    help:
      "The provider whose rate limit the tasks share, such as `openai`. A task's own `provider` field overrides it. " +
      "Each provider is paused and stopped on its own.",
  }),
});

/** Fields that identify a task, or say how it is run. */
const NOT_VARIED: ReadonlySet<string> = new Set(["id", BASE_ID, "group", "repeat", "timeout", "weight", "sha256"]);

function readVary(found: string): readonly Axis[] | null {
  return readPairs(splitLines(found), /^([A-Za-z_][\w-]{0,60})\s*=(.*)$/, (name, list) => {
    const values = list.split(",").map((value) => value.trim());
    const isSound = values.every((value) => /^[^\p{Cc}[\]=#]{1,200}$/u.test(value));
    return NOT_VARIED.has(name) || !isSound || new Set(values).size < values.length ? null : { name, values };
  });
}

function readOnly(found: string): readonly OnlyRule[] | null {
  const rules: OnlyRule[] = [];
  for (const item of splitList(found)) {
    const status = RULE_STATUSES.find((name) => item === `status:${name}`);
    if (item.startsWith("group:")) rules.push({ kind: "group", name: item.slice("group:".length) });
    else if (status !== undefined) rules.push({ kind: "status", status });
    else if (item.startsWith("status:")) return null;
    else rules.push({ kind: "id", pattern: item });
  }
  return rules;
}
