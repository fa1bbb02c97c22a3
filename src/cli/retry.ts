/** `carryover retry`: makes settled tasks outstanding again. Prints their ids, one a line. */
import type { CommandLine } from "../config/from-argv.ts";
import { splitList } from "../config/input-values.ts";
import type { RetryKind } from "../config/inputs.ts";
import { EXIT } from "../core/tally.ts";
import { openFolder } from "../engine/open-folder.ts";
import { readStatus } from "../engine/read-status.ts";
import { retryTasks } from "../engine/retry-tasks.ts";
import { runIdentity } from "../engine/run-identity.ts";
import { readStoredTasks } from "../engine/stored-tasks.ts";
import { systemClock } from "../engine/system-clock.ts";
import { visibleId } from "../report/escape.ts";
import { environmentRedactor } from "../report/redact.ts";
import { statePaths } from "../store/state-paths.ts";
import { stateDirOf } from "./state-dir.ts";
import { printText, tell } from "./streams.ts";

const KINDS: readonly RetryKind[] = ["errored", "timed-out", "failed"];

/** @throws UserError where the folder holds no state, or is in use */
export async function retryCommand(line: CommandLine): Promise<number> {
  const { options } = line;
  const stateDir = stateDirOf(line);
  const { maxAttempts } = readStatus(statePaths(stateDir));
  const now = Date.now();
  const isDryRun = options["dry-run"] === "true";
  const folder = await openFolder(
    { stateDir, stateName: null },
    {
      clock: systemClock(),
      redactor: environmentRedactor(process.env),
      workspace: process.cwd(),
      sink: { on: (event) => event.event === "warning" && tell(event.message) },
    },
  );
  let ids: readonly string[];
  try {
    ids = retryTasks(
      folder,
      { kinds: KINDS.filter((kind) => options[kind] === "true"), ids: splitList(options.id ?? "") },
      {
        tasks: readStoredTasks(folder.paths.tasks),
        maxAttempts,
        run: runIdentity(process.env, 0, now).run,
        now,
        isDryRun,
      },
    );
  } finally {
    folder.close();
  }
  if (ids.length > 0) printText(ids.map(visibleId).join("\n"));
  const tasks = `${ids.length} task${ids.length === 1 ? "" : "s"}`;
  if (ids.length === 0) tell("no settled task matches, so nothing changes");
  else if (isDryRun) tell(`${tasks} would be outstanding again`);
  else tell(`${tasks} outstanding again: the next run repeats ${ids.length === 1 ? "it" : "them"}`);
  return EXIT.ok;
}
