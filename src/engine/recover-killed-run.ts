/**
 * What is left to do after a run that was killed: recover the complete rows of its children and the failures that it
 * held back, and save them. Most starts find nothing, and load no more than this file.
 */
import { readdirSync } from "node:fs";
import { readCheckpoint } from "../store/checkpoint-file.ts";
import { campaignsIn } from "../store/read-history.ts";
import type { StateFolder } from "../store/state-folder.ts";
import type { StatePaths } from "../store/state-paths.ts";
import type { Carry } from "./carry.ts";
import type { SavedState } from "./carry-session.ts";
import type { RecoverContext, Recovered } from "./recover-inbox.ts";

/** Whether a killed run may have left anything. */
function mayHoldLeftovers({ inbox }: StatePaths): boolean {
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
export async function recoverKilledRun(
  folder: StateFolder,
  context: RecoverContext,
  from: StatePaths = folder.paths,
): Promise<Recovered> {
  if (!mayHoldLeftovers(from)) return { rows: 0, warnings: [] };
  const { recoverInbox } = await import("./recover-inbox.ts");
  return recoverInbox(folder, context, from);
}

export interface AfterMain {
  /** The last state that main passed on. */
  readonly last: Pick<SavedState, "campaign" | "isSaved" | "mustNotSave">;
  readonly paths: StatePaths;
  /** Collects what children of a killed main left in its inbox. @returns the number of rows */
  readonly recover: () => Promise<number>;
  /** Null if nothing carries the state. */
  readonly openCarry: () => Promise<Carry | null>;
}

/** What `post` does after main has ended. @returns the campaign that was saved; null if there was nothing to save */
export async function saveAfterMain({ last, paths, recover, openCarry }: AfterMain): Promise<string | null> {
  // Do this even if nothing is saved: stop the children that main left behind, and collect their rows.
  const rows = mayHoldLeftovers(paths) ? await recover() : 0;
  if (last.mustNotSave || (rows === 0 && last.isSaved)) return null;
  const campaign = last.campaign || campaignsIn(readCheckpoint(paths.checkpoint), paths)[0]?.id;
  if (campaign === undefined) return null;
  await (await openCarry())?.end(campaign);
  return campaign;
}
