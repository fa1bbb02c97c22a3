/** The rules that concern more than one input. */
import { harnessIn } from "../harness/names.ts";
import type { Reading } from "./reading.ts";

/** Refuses inputs that break a rule, and adds a notice about inputs without effect. */
export function checkRules(reading: Reading): void {
  const hasArgv = (reading.context.argv ?? null) !== null;
  if (reading.hasHarness) checkHarness(reading, hasArgv);
  else {
    checkWithoutHarness(reading, hasArgv);
    checkTaskList(reading);
    if (reading.taker === "run") checkCommand(reading);
  }
  if (reading.taker === "run") checkJob(reading);
  const { failOn, minPassRate } = reading.values;
  if (minPassRate !== null && failOn !== "auto" && !failOn.includes("failed")) {
    reading.notices.push(
      `${reading.called("minPassRate")} has no effect: it replaces failed, which ${reading.called("failOn")} does not list.`,
    );
  }
}

/** A harness lists its own tests and runs them. */
function checkHarness(reading: Reading, hasArgv: boolean): void {
  for (const field of ["tasks", "tasksCommand", "command"] as const) {
    if (!reading.isGiven(field)) continue;
    reading.refuse(
      `Expected no ${reading.called(field)} beside ${reading.called("harness")}, found both: a harness lists its own tests and runs them. Remove one.`,
    );
  }
  if (hasArgv && reading.isGiven("args"))
    reading.refuse(`Expected either ${reading.called("args")} or arguments after --, found both. Remove one.`);
}

function checkWithoutHarness(reading: Reading, hasArgv: boolean): void {
  for (const field of ["args", "harnessCommand"] as const) {
    if (!reading.isGiven(field)) continue;
    reading.refuse(
      `Expected ${reading.called("harness")} beside ${reading.called(field)}, found none. Name one, for instance ${reading.example("harness", "pytest")}.`,
    );
  }
  if (hasArgv && reading.taker === "plan")
    reading.refuse(
      "Expected arguments after -- only with --harness, found no harness. A plan does not start your program.",
    );
}

function checkTaskList(reading: Reading): void {
  const [list, command] = [reading.called("tasks"), reading.called("tasksCommand")];
  const isNeeded = reading.taker === "run" || reading.taker === "plan";
  if (reading.isGiven("tasks") && reading.isGiven("tasksCommand"))
    reading.refuse(`Expected either ${list} or ${command}, found both. Remove one.`);
  else if (isNeeded && !reading.isGiven("tasks") && !reading.isGiven("tasksCommand"))
    reading.refuse(
      `Expected ${list} or ${command}, found neither. ` +
        (harnessHint(reading) ??
          `Name a task list, for instance ${reading.example("tasks", "evals/tasks.jsonl")}, or a suite, for instance ${reading.example("harness", "pytest")}.`),
    );
}

/** If the command starts a harness, Carryover cannot see its tests and their refusals. */
function harnessHint(reading: Reading): string | null {
  const harness = harnessIn(reading.values.command ?? reading.context.argv?.join(" ") ?? "");
  if (harness === null) return null;
  return `The command starts ${harness}. With ${reading.example("harness", harness)}, each of its tests becomes a task, without extra code.`;
}

function checkCommand(reading: Reading): void {
  const { origin, argv = null } = reading.context;
  const command = reading.called("command");
  if (argv !== null && argv.length === 0)
    reading.refuse(
      "Expected a program and its arguments after --, found nothing. For example: -- node evaluate.mjs {id}.",
    );
  else if (argv !== null && reading.isGiven("command"))
    reading.refuse(`Expected either ${command} or a program after --, found both. Remove one.`);
  else if (argv === null && !reading.isGiven("command"))
    reading.refuse(
      `Expected ${command}${origin === "cli" ? ", or a program after --" : ""}, found none. ` +
        'Name the command that evaluates a task, for instance node evaluate.mjs "$CARRYOVER_TASK_ID".',
    );
  const hint = harnessHint(reading);
  if (hint !== null) reading.notices.push(hint);
}

function checkJob(reading: Reading): void {
  const { jobIndex: index, jobTotal: total } = reading.values;
  const [indexName, totalName] = [reading.called("jobIndex"), reading.called("jobTotal")];
  if (reading.isGiven("jobIndex") !== reading.isGiven("jobTotal")) {
    const [given, missing] = reading.isGiven("jobIndex") ? [indexName, totalName] : [totalName, indexName];
    reading.refuse(
      `Expected ${indexName} and ${totalName} together, found ${given} without ${missing}. ` +
        `Give both, such as ${reading.example("jobIndex", "0")} and ${reading.example("jobTotal", "4")}.`,
    );
  } else if (total === 0) {
    reading.refuse(
      `Expected ${totalName} to be at least 1 in a job that runs, found "0". If a plan has 0 jobs, do not start one.`,
    );
  } else if (index !== null && total !== null && index >= total) {
    reading.refuse(
      `Expected ${indexName} to be below ${totalName} (it is counted from 0): 0 to ${total - 1}; found ${index}.`,
    );
  }
}
