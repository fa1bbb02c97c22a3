/** The engine: one run of an evaluation, from the task list to the verdict. The action and the CLI both call it. */
import { resolve } from "node:path";
import type { Config } from "../config/config.ts";
import type { Tasks } from "../core/task.ts";
import { unreachable } from "../core/unreachable.ts";
import { UserError } from "../core/user-error.ts";
import type { ChildCommand } from "../run/command.ts";
import { resolveCommand } from "../run/command.ts";
import { checkDescriptors, checkPlaceholders, checkWorkingDirectory } from "./check-command.ts";
import { listTasks } from "./list-tasks.ts";
import { openFolder } from "./open-folder.ts";
import { openRun } from "./open-run.ts";
import type { EngineContext, RunEnd } from "./run-context.ts";
import { type EarlySignals, listenEarly } from "./signals.ts";

/** An evaluation whose inputs and list are read and checked. */
export interface Evaluation {
  readonly config: Config;
  readonly context: EngineContext;
  readonly command: ChildCommand;
  /** Absolute. */
  readonly workingDirectory: string;
  readonly tasks: Tasks;
}

/**
 * Runs what is outstanding of an evaluation.
 *
 * @throws UserError for bad input, before any child starts
 */
export async function runEvaluation(given: Config, outer: EngineContext): Promise<RunEnd> {
  const startedAt = outer.clock.now();
  const early = listenEarly(outer.onSignal);
  let evaluation: Evaluation | null = await readEvaluation(given, outer, early);
  const { config, context, command, workingDirectory } = evaluation;
  const folder = openFolder(config, context);
  try {
    const options = { config, context, command, workingDirectory, startedAt, early };
    const opened = await openRun(folder, evaluation.tasks, options);
    // The run may take hours, so keep only what is outstanding.
    evaluation = null;
    switch (opened.kind) {
      case "over":
        return opened.end;
      case "prepared":
        return await opened.run.toEnd();
      default:
        return unreachable(opened);
    }
  } finally {
    folder.close();
  }
}

/** @throws UserError for bad input */
export async function readEvaluation(given: Config, outer: EngineContext, early: EarlySignals): Promise<Evaluation> {
  const context = await withHarnessVariables(given, outer);
  const workingDirectory = resolve(context.workspace, given.workingDirectory);
  if (given.taskSource === null || given.command === null) {
    throw new UserError("Expected tasks and a command to run for each of them. Give `tasks` and `command`.");
  }
  const { command } = given;
  checkWorkingDirectory(workingDirectory);
  // Children resolve it again when they start. Resolving it here reports a missing program before any state is touched.
  resolveCommand(command, context.env, workingDirectory);
  const tasks = await listTasks(given.taskSource, { config: given, context }, early.aborted).catch((error: unknown) => {
    early.check();
    throw error;
  });
  const config = withFittingShards(given, tasks.count);
  checkDescriptors(Math.min(config.concurrency, tasks.count));
  checkPlaceholders(command, config.shardSize, tasks.count === 0 ? null : tasks.at(0));
  return { config, context, command, workingDirectory, tasks };
}

/** An address in the arguments of a harness acts as a variable, so that the gateway finds its upstream there. */
async function withHarnessVariables({ taskSource }: Config, context: EngineContext): Promise<EngineContext> {
  if (taskSource?.kind !== "harness") return context;
  const { adapterOf } = await import("../harness/registry.ts");
  const variables = adapterOf(taskSource.start.name).variables?.(taskSource.start) ?? {};
  return { ...context, env: { ...context.env, ...variables } };
}

/** If we choose the size: all children share a small suite, and none of them starts the harness more often than needed. */
function withFittingShards(config: Config, taskCount: number): Config {
  if (config.taskSource?.kind !== "harness" || !config.taskSource.mayShrinkShards) return config;
  const fitting = Math.ceil(taskCount / config.concurrency);
  return { ...config, shardSize: Math.max(1, Math.min(config.shardSize, fitting)) };
}
