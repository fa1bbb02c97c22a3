/** What `post` does after main has ended: it saves what main did not save, also after a kill. */
import { readCheckpoint } from "../store/checkpoint-file.ts";
import type { StatePaths } from "../store/state-paths.ts";
import type { Carry } from "./carry.ts";
import type { SavedState } from "./carry-options.ts";
import { mayHoldLeftovers } from "./take-over.ts";

export interface AfterMain {
  /** The last state that main passed on. */
  readonly last: Pick<SavedState, "campaign" | "isSaved" | "mustNotSave">;
  readonly paths: StatePaths;
  /** Collects what children of a killed main left in its inbox. @returns the number of rows */
  readonly takeOver: () => Promise<number>;
  /** Null if nothing carries the state. */
  readonly openCarry: () => Promise<Carry | null>;
}

/** @returns the campaign that was saved; null if there was nothing to save */
export async function saveAfterMain({ last, paths, takeOver, openCarry }: AfterMain): Promise<string | null> {
  // Do this even if nothing is saved: stop the children that main left behind, and collect their rows.
  const rows = mayHoldLeftovers(paths) ? await takeOver() : 0;
  if (last.mustNotSave || (rows === 0 && last.isSaved)) return null;
  const campaign = last.campaign || readCheckpoint(paths.checkpoint)?.campaigns[0]?.id;
  if (campaign === undefined) return null;
  await (await openCarry())?.end(campaign);
  return campaign;
}
