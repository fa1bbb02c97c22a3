/** Reads the task list: from its source, in the folders and environment of its run, or as the last run stored it. */
import { existsSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod/mini";
import type { Config } from "../config/config.ts";
import { once } from "../core/once.ts";
import type { Tasks } from "../core/task.ts";
import type { ListOptions } from "../harness/list.ts";
import type { HarnessStart } from "../harness/names.ts";
import { filterEnvironment } from "../run/child-environment.ts";
import { readLines } from "../store/journal.ts";
import { isStatePath, statePaths } from "../store/state-paths.ts";
import { readStoredLine } from "../store/task-line.ts";
import { type OwnFiles, readTasks } from "../tasks/read-tasks.ts";
import type { TaskSource } from "../tasks/task-source.ts";
import { TaskTable } from "../tasks/task-table.ts";
import { type EngineContext, warnIn } from "./run-context.ts";

/** @throws UserError if the list cannot be read */
export async function listTasks(
  source: NonNullable<Config["taskSource"]>,
  {
    config,
    context,
  }: {
    readonly config: Config;
    readonly context: Pick<EngineContext, "workspace" | "env" | "redactor" | "sink" | "clock">;
  },
): Promise<TaskTable> {
  const { workspace, redactor } = context;
  const { provider, repeats, vary, passWithNoTasks, inputs } = config;
  const workingDirectory = resolve(workspace, config.workingDirectory);
  const env = filterEnvironment(context.env, config.env);
  const redact = (text: string) => redactor.redact(text);
  const isHarness = source.kind === "harness";
  const listed = isHarness ? await testsOf(source.start, { workingDirectory, env, passWithNoTasks, redact }) : source;
  return readTasks(listed, {
    workspace,
    workingDirectory,
    env,
    provider,
    repeats,
    vary,
    passWithNoTasks,
    redactor,
    inputs,
    own: ownFiles(resolve(workspace, config.stateDir), repeats === 1 && vary.length === 0),
    warn: warnIn(context),
  });
}

/** The tests of a harness. Its adapter is loaded only if one is used. */
async function testsOf(start: HarnessStart, options: ListOptions): Promise<TaskSource> {
  const { listTests } = await import("../harness/list.ts");
  return { kind: "items", name: start.name, items: await listTests(start, options) };
}

function ownFiles(stateDir: string, isAsListed: boolean): OwnFiles {
  const paths = statePaths(existsSync(stateDir) ? realpathSync(stateDir) : stateDir);
  // The stored list may serve as input, because storing it again changes nothing. With `repeats` it would be repeated
  // again.
  return { has: (path) => isStatePath(paths, path), stored: isAsListed ? paths.tasks : null };
}

const storedSchema = once(() =>
  z.object({ id: z.string().check(z.minLength(1)), provider: z.catch(z.optional(z.string()), undefined) }),
);

/** The list that the last run stored, as far as counting needs it. The provider is empty if a task names none. */
export function readStoredTasks(path: string): Tasks {
  const tasks = new TaskTable();
  readLines(path, (line) => {
    const stored = readStoredLine(line);
    const task = storedSchema().safeParse(stored?.value);
    if (stored === null || !task.success) return;
    const { id, provider = "" } = task.data;
    tasks.add({ id, hash: stored.hash, json: line }, { provider });
  });
  return tasks;
}
