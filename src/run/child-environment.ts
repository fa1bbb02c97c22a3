/** The environment of a child. Pure, so that a table can test what a child may see. */
import { iso } from "../core/instant.ts";
import { scalarFields } from "./command.ts";
import type { AttemptFiles } from "./inbox.ts";
import type { ShardRequest } from "./spawner.ts";

/** Linux: `MAX_ARG_STRLEN`, 32 pages for `NAME=value` and its closing NUL. */
const STRING_BYTES_LIMIT = 131_072;
/**
 * All arguments and variables together may take a quarter of the stack limit, by default 2 MiB (macOS: 1 MiB in total).
 * The variables of a task stay well below, to leave room for the caller's own.
 */
const TASK_BYTES_LIMIT = 524_288;

/**
 * With a command file of the runner or a token of the job, a child could act as the job. A value of an outer run must not
 * replace one of ours that cannot be passed.
 */
const NEVER =
  /^(?:ACTIONS_.*|INPUT_.*|GITHUB_(?:OUTPUT|ENV|PATH|STATE|STEP_SUMMARY)|CARRYOVER_(?:TASK.*|FIELD_.*|PROVIDER))$/s;

/**
 * Passed even without being on the allow-list: without `PATH` no program is found, and the runner uses the other to
 * find processes that a job leaves behind. Everything else, including `HOME` and the locale, must be on the list.
 */
const ALWAYS = ["PATH", "RUNNER_TRACKING_ID"];

/** The environment that all children of a run start from. */
export function filterEnvironment(
  base: Readonly<Record<string, string | undefined>>,
  envAllow: "inherit" | readonly string[],
): Record<string, string> {
  const allowed = envAllow === "inherit" ? null : new Set([...ALWAYS, ...envAllow]);
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(base)) {
    if (value === undefined || NEVER.test(name)) continue;
    if (allowed === null || allowed.has(name)) kept[name] = value;
  }
  return kept;
}

/**
 * Adds the variables of one child to a filtered environment, which the caller owns and this call changes.
 *
 * @returns names of variables that the operating system cannot pass
 */
export function addVariables(
  environment: Record<string, string>,
  request: Pick<ShardRequest, "tasks" | "shard" | "attempt" | "provider" | "startedAt" | "timeoutMs">,
  { tasksFile, resultsFile }: Pick<AttemptFiles, "tasksFile" | "resultsFile">,
): readonly string[] {
  environment.CARRYOVER_TASKS_FILE = tasksFile;
  environment.CARRYOVER_RESULTS_FILE = resultsFile;
  environment.CARRYOVER_SHARD = String(request.shard);
  environment.CARRYOVER_ATTEMPT = String(request.attempt);
  environment.CARRYOVER_DEADLINE = iso(request.startedAt + request.timeoutMs);

  const leftOut: string[] = [];
  let taskBytes = 0;
  const add = (name: string, value: string) => {
    const bytes = Buffer.byteLength(name) + Buffer.byteLength(value) + 2;
    if (bytes > STRING_BYTES_LIMIT || taskBytes + bytes > TASK_BYTES_LIMIT || value.includes("\0")) {
      leftOut.push(name);
      return;
    }
    taskBytes += bytes;
    environment[name] = value;
  };

  add("CARRYOVER_PROVIDER", request.provider);
  const [task, ...others] = request.tasks;
  if (task === undefined || others.length > 0) return leftOut;
  add("CARRYOVER_TASK_ID", task.id);
  add("CARRYOVER_TASK", task.json);
  for (const [field, value] of scalarFields(task.json)) {
    const name = `CARRYOVER_FIELD_${field.toUpperCase().replace(/[^A-Z0-9_]/gu, "_")}`;
    // If two fields have the same variable, the first wins, even if it cannot be passed.
    const isTaken = name in environment || leftOut.includes(name);
    if (field !== "" && !isTaken) add(name, value);
  }
  return leftOut;
}
