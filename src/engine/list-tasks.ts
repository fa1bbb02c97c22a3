/** The task list of a configuration, in the folders and the environment of its run. */
import { resolve } from "node:path";
import type { Config } from "../config/config.ts";
import { filterEnvironment } from "../run/child-environment.ts";
import { readTasks } from "../tasks/read-tasks.ts";
import type { TaskColumns } from "../tasks/task-columns.ts";
import type { EngineContext } from "./run-context.ts";
import { allowedNames } from "./run-settings.ts";

/**
 * @param signal ends a `tasks-command`; without one it ends with the process
 * @throws UserError for a list that cannot be read
 */
export function listTasks(
  source: NonNullable<Config["taskSource"]>,
  {
    config,
    context,
  }: { readonly config: Config; readonly context: Pick<EngineContext, "workspace" | "env" | "redactor"> },
  signal?: AbortSignal,
): Promise<TaskColumns> {
  const { workspace, env, redactor } = context;
  const { provider, repeats, passWithNoTasks } = config;
  return readTasks(source, {
    workspace,
    workingDirectory: resolve(workspace, config.workingDirectory),
    env: filterEnvironment(env, allowedNames(config.env)),
    provider,
    repeats,
    passWithNoTasks,
    redactor,
    ...(signal === undefined ? {} : { signal }),
  });
}
