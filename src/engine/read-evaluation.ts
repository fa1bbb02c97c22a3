/**
 * Reads what a run evaluates: its tasks and its command. Both are checked before the first child, so that bad input is
 * rejected instead of tried a thousand times.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type { Config } from "../config/config.ts";
import type { Task } from "../core/task.ts";
import { UserError } from "../core/user-error.ts";
import { type ChildCommand, resolveCommand, scalarFields } from "../run/command.ts";
import { listTasks } from "./list-tasks.ts";
import { type EngineContext, type Evaluation, warnIn } from "./run-context.ts";

/**
 * @returns the configuration and the context may differ from the given ones: in what fits the machine and the list, and
 * in the variables of a harness
 * @throws UserError for bad input
 */
export async function readEvaluation(config: Config, context: EngineContext): Promise<Evaluation> {
  const startedAt = context.clock.now();
  const { taskSource, command } = config;
  const workingDirectory = resolve(context.workspace, config.workingDirectory);
  if (taskSource === null || command === null) {
    throw new UserError("Expected tasks and a command to run for each of them. Give `tasks` and `command`.");
  }
  checkWorkingDirectory(workingDirectory);
  const env = { ...context.env, ...(await harnessVariables(taskSource)) };
  // Children resolve it again when they start. Resolving it here reports a missing program before any state is touched.
  resolveCommand(command, env, workingDirectory);
  const request = { config, context: { ...context, env } };
  const tasks = await listTasks(taskSource, request);
  const fitting = withFittingShards(withFittingConcurrency(config, tasks.count, warnIn(context)), tasks.count);
  checkPlaceholders(command, fitting.shardSize, tasks.count === 0 ? null : tasks.at(0));
  return { ...request, config: fitting, command, workingDirectory, startedAt, tasks };
}

/** An address in the arguments of a harness acts as a variable, so that the gateway finds its upstream there. */
async function harnessVariables(source: NonNullable<Config["taskSource"]>): Promise<EngineContext["env"]> {
  if (source.kind !== "harness") return {};
  const { ADAPTERS } = await import("../harness/registry.ts");
  return ADAPTERS[source.start.name].variables?.(source.start) ?? {};
}

/** Both ends of two pipes, their anchors, the log, calls through the gateway, and files that are open only briefly. */
const DESCRIPTORS_PER_CHILD = 9;
/** State files, the lock, connections, and what Node opens for itself. */
const OWN_DESCRIPTORS = 24;
/** Node has raised its limits as far as it may. Only Linux lists them here. */
const LIMITS_FILE = "/proc/self/limits";

/** Lowers the concurrency to the limit of open files. A gateway without descriptors breaks calls, which costs attempts. */
function withFittingConcurrency(config: Config, taskCount: number, warn: (message: string) => void): Config {
  const limits = existsSync(LIMITS_FILE) ? readFileSync(LIMITS_FILE, "utf8") : "";
  const allowed = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  const concurrency = Math.max(1, Math.floor((allowed - OWN_DESCRIPTORS) / DESCRIPTORS_PER_CHILD));
  if (Math.min(config.concurrency, taskCount) <= concurrency) return config;
  warn(
    `the limit of ${allowed} open files lowers \`concurrency\` to ${concurrency}. Raise the limit with \`ulimit -n\``,
  );
  return { ...config, concurrency };
}

/** Lowers a shard size that the adapter chose, so that all children get a part of a small suite. */
function withFittingShards(config: Config, taskCount: number): Config {
  if (config.taskSource?.kind !== "harness" || !config.taskSource.mayShrinkShards) return config;
  const fitting = Math.ceil(taskCount / config.concurrency);
  return { ...config, shardSize: Math.max(1, Math.min(config.shardSize, fitting)) };
}

/** @throws UserError if the children's working directory is not a folder */
function checkWorkingDirectory(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new UserError(`Expected \`working-directory\` to be a folder, found none at ${path}. Check the path.`);
}

/** `{tasks-file}` and `{results-file}` work for any shard. Every other placeholder belongs to one task. */
const OF_ANY_SHARD = new Set(["tasks-file", "results-file"]);

/**
 * @param sample a task of the list; its fields are the names that placeholders can have
 * @throws UserError if an argument uses a field of the task and a child has several tasks
 */
function checkPlaceholders(command: ChildCommand, shardSize: number, sample: Task | null): void {
  if (command.kind !== "argv" || shardSize === 1 || sample === null) return;
  const fields = new Set(["id", ...scalarFields(sample.json).keys()]);
  for (const argument of command.argv.slice(1)) {
    for (const [placeholder, name = ""] of argument.matchAll(/\{([^{}]+)\}/g)) {
      if (OF_ANY_SHARD.has(name) || !fields.has(name)) continue;
      throw new UserError(
        `Expected \`shard-size\` 1 for the placeholder ${placeholder} in ${JSON.stringify(argument)}, found ${shardSize}: ` +
          "a child with several tasks has no single value for it. Use {tasks-file}, or set shard-size to 1.",
      );
    }
  }
}
