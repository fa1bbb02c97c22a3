/** Opens the state folder at the start, even if a run that was killed on another machine left its lock. */
import { resolve } from "node:path";
import type { Config } from "../config/config.ts";
import { outwaitForeign } from "../store/lock.ts";
import { StateFolder } from "../store/state-folder.ts";
import { statePaths } from "../store/state-paths.ts";
import type { EarlySignals } from "./early-signals.ts";
import { warnIn } from "./ports.ts";
import type { EngineContext } from "./run-context.ts";
import { refuseOtherState } from "./state-name.ts";

/**
 * @throws UserError if the folder cannot be created, written or locked, or holds the state of another evaluation
 * @throws Interrupted if a signal arrived meanwhile
 */
export async function openFolder(
  { stateDir, stateName }: Pick<Config, "stateDir" | "stateName">,
  context: Pick<EngineContext, "clock" | "sink" | "redactor" | "workspace">,
  early: EarlySignals | null = null,
): Promise<StateFolder> {
  const { clock, redactor, workspace } = context;
  const root = resolve(workspace, stateDir);
  await outwaitForeign(statePaths(root).lock, { clock, say: warnIn(context), aborted: early?.aborted });
  early?.check();
  const folder = StateFolder.open(root, redactor);
  try {
    refuseOtherState(folder.paths, stateName);
    return folder;
  } catch (error) {
    folder.close();
    throw error;
  }
}
