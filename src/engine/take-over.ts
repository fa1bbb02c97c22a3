/**
 * What a killed run left behind is taken over by the next one: rows in the inbox that its children had completed, and
 * failures that it held back. Here is told whether there is any; most starts find nothing, and load no more than this.
 */
import { existsSync, readdirSync } from "node:fs";
import type { Config } from "../config/config.ts";
import type { StateFolder } from "../store/state-folder.ts";
import type { StatePaths } from "../store/state-paths.ts";
import { campaignOf } from "./prepare.ts";
import type { TakenOver, TakeOverOptions } from "./recover-inbox.ts";
import type { EngineContext } from "./run-context.ts";

/** Whether a killed run may have left anything; asked where opening the folder is not worth it otherwise. */
export function mayHoldLeftovers({ inbox }: StatePaths): boolean {
  try {
    return readdirSync(inbox).length > 0;
  } catch {
    return false;
  }
}

/** For a run that owns the folder. */
export function takeOverOptions(
  paths: StatePaths,
  run: {
    readonly config: Config;
    readonly context: Pick<EngineContext, "identity" | "loadDetector" | "orphans">;
    readonly now: number;
  },
): TakeOverOptions {
  const { config, context, now } = run;
  return {
    loadDetector: async () => (await context.loadDetector())(now),
    campaignOfNone: () => campaignOf(config, context.identity, { known: [], now, paths }),
    orphans: context.orphans ?? "stop",
  };
}

/**
 * To be called before other states are merged into the folder: rows belong to the campaign that the folder was in when
 * they were written, whatever campaign others have begun since. Its journals must be closed, and are afterwards.
 */
export async function takeOverLeft(folder: StateFolder, options: TakeOverOptions): Promise<TakenOver> {
  if (!mayHoldLeftovers(folder.paths) && !existsSync(folder.paths.held)) return { rows: 0, warnings: [] };
  const { recoverInbox } = await import("./recover-inbox.ts");
  return recoverInbox(folder, options);
}
