/**
 * Recovers what a killed run left behind: complete rows of its children in the inbox, and failures that it held back.
 * This file only checks whether there is any. Most starts find nothing and load no more.
 */
import { readdirSync } from "node:fs";
import type { StateFolder } from "../store/state-folder.ts";
import type { StatePaths } from "../store/state-paths.ts";
import type { TakenOver, TakeOverContext } from "./recover-inbox.ts";

/** Whether a killed run may have left anything. Called when opening the folder would not be worth it otherwise. */
export function mayHoldLeftovers({ inbox }: StatePaths): boolean {
  try {
    return readdirSync(inbox).length > 0;
  } catch {
    return false;
  }
}

/**
 * Call it before other states are merged into the folder, because rows belong to the campaign that the folder was in
 * when they were written. The folder's journals must be closed. They are closed afterwards too.
 *
 * @param from where the rows are, if not in the folder itself; nothing is changed there
 */
export async function takeOverLeft(
  folder: StateFolder,
  context: TakeOverContext,
  from: StatePaths = folder.paths,
): Promise<TakenOver> {
  if (!mayHoldLeftovers(from)) return { rows: 0, warnings: [] };
  const { recoverInbox } = await import("./recover-inbox.ts");
  return recoverInbox(folder, context, from);
}
