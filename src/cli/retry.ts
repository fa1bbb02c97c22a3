/** `carryover retry`: makes settled tasks outstanding again, and prints their ids, one per line. */
import { RETRY_KINDS } from "../config/child-inputs.ts";
import { type CommandLine, stateDirOf } from "../config/from-argv.ts";
import { readOptions } from "../config/inputs.ts";
import { RETRY_OPTIONS } from "../config/subcommands.ts";
import { EXIT } from "../core/tally.ts";
import { counted } from "../core/words.ts";
import { readStoredTasks } from "../engine/list-tasks.ts";
import { inFolder, openFolder } from "../engine/open-folder.ts";
import { readStatus } from "../engine/read-status.ts";
import { retryTasks } from "../engine/retry-tasks.ts";
import { runIdentity } from "../engine/run-identity.ts";
import { writeReports } from "../engine/write-reports.ts";
import { visibleId } from "../report/escape.ts";
import { environmentRedactor } from "../report/redact.ts";
import { statePaths } from "../store/state-paths.ts";
import { inform, printText } from "./streams.ts";

/** @throws UserError if the folder holds no state, or is in use */
export async function retryCommand(line: CommandLine): Promise<number> {
  const { errored, timedOut, failed, id, dryRun: isDryRun } = readOptions(RETRY_OPTIONS, line.options);
  const stateDir = stateDirOf(line);
  const paths = statePaths(stateDir);
  const { maxAttempts } = readStatus(paths);
  const now = Date.now();
  const redactor = environmentRedactor(process.env);
  const isChosen = { errored, "timed-out": timedOut, failed };
  const kinds = RETRY_KINDS.filter((kind) => isChosen[kind]);
  const { run } = runIdentity(process.env, 0, now);
  const folder = openFolder({ stateDir, stateName: null }, { redactor, workspace: process.cwd() });
  const ids = await inFolder(folder, async () => {
    const tasks = readStoredTasks(paths.tasks);
    return retryTasks(folder, { kinds, ids: id }, { campaign: null, tasks, maxAttempts, run, now, isDryRun });
  });
  // outstanding.txt and the other reports must not name the tasks of before.
  if (ids.length > 0 && !isDryRun) await writeReports({ paths, ...readStatus(paths), run: null, warn: inform });
  if (ids.length > 0) printText(ids.map(visibleId).join("\n"));
  if (ids.length === 0) inform("no settled task matches, so nothing changes");
  else if (isDryRun) inform(`${counted(ids.length, "task")} would be outstanding again`);
  else {
    const tasks = counted(ids.length, "task is", "tasks are");
    inform(`${tasks} outstanding again. The next run repeats ${ids.length === 1 ? "it" : "them"}`);
  }
  return EXIT.ok;
}
