/**
 * Recovers what a killed run left behind: complete rows of its children in the inbox, and failures that it held back.
 * This file only checks whether there is any. Most starts find nothing and load no more.
 */
import { readdirSync } from "node:fs";
import type { Config } from "../config/config.ts";
import type { StateFolder } from "../store/state-folder.ts";
import type { StatePaths } from "../store/state-paths.ts";
import { campaignOf } from "./prepare.ts";
import type { TakenOver, TakeOverOptions } from "./recover-inbox.ts";
import type { EngineContext } from "./run-context.ts";

/** Whether a killed run may have left anything. Called when opening the folder would not be worth it otherwise. */
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
 * Call it before other states are merged into the folder, because rows belong to the campaign that the folder was in
 * when they were written. The folder's journals must be closed. They are closed afterwards too.
 *
 * @param from where the rows are, if not in the folder itself; nothing is changed there
 */
export async function takeOverLeft(
  folder: StateFolder,
  options: TakeOverOptions,
  from: StatePaths = folder.paths,
): Promise<TakenOver> {
  if (!mayHoldLeftovers(from)) return { rows: 0, warnings: [] };
  const { recoverInbox } = await import("./recover-inbox.ts");
  return recoverInbox(folder, options, from);
}
