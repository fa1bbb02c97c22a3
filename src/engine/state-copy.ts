/** A copy of the state folder, for commands that must not change it. */
import { cpSync, existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { copyCarriedFiles } from "../store/carrier/snapshot-files.ts";
import { inStaging } from "../store/staging.ts";
import { StateFolder } from "../store/state-folder.ts";
import { statePaths } from "../store/state-paths.ts";
import type { EngineContext } from "./run-context.ts";

/** @param options.isActive whether a run is using the folder; its inbox is then left out, because its rows are its own */
export async function onCopy<T>(
  stateDir: string,
  { context, isActive }: { readonly context: Pick<EngineContext, "env" | "redactor">; readonly isActive: boolean },
  act: (copy: StateFolder) => Promise<T>,
): Promise<T> {
  return inStaging(context.env.RUNNER_TEMP || tmpdir(), async (copy) => {
    await copyCarriedFiles(stateDir, copy);
    const { inbox } = statePaths(stateDir);
    if (!isActive && existsSync(inbox)) cpSync(inbox, join(copy, basename(inbox)), { recursive: true });
    const folder = StateFolder.open(copy, context.redactor);
    try {
      return await act(folder);
    } finally {
      folder.close();
    }
  });
}
