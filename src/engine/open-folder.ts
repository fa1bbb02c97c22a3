/** Opens the state folder of a start, also where a run that was killed elsewhere has left its lock. */
import { outwaitForeign } from "../store/lock.ts";
import { StateFolder } from "../store/state-folder.ts";
import { statePaths } from "../store/state-paths.ts";
import type { EarlySignals } from "./early-signals.ts";
import type { EngineContext } from "./run-context.ts";
import { warnIn } from "./warnings.ts";

/**
 * @throws UserError where the folder cannot be made, written or locked
 * @throws Interrupted where a signal came meanwhile
 */
export async function openFolder(
  stateDir: string,
  context: Pick<EngineContext, "clock" | "sink" | "redactor">,
  early: EarlySignals | null = null,
): Promise<StateFolder> {
  const { clock, redactor } = context;
  await outwaitForeign(statePaths(stateDir).lock, { clock, say: warnIn(context), aborted: early?.aborted });
  early?.check();
  return StateFolder.open(stateDir, redactor);
}
