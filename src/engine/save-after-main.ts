/** What `post` does when main has ended: what main did not save is saved now, also after a kill. */
import { readCheckpoint } from "../store/checkpoint-file.ts";
import type { StatePaths } from "../store/state-paths.ts";
import type { Carry } from "./carry.ts";
import type { SavedState } from "./carry-options.ts";
import { mayHoldLeftovers } from "./take-over.ts";

export interface AfterMain {
  /** What main said last. */
  readonly last: Pick<SavedState, "campaign" | "isSaved" | "isLeft">;
  readonly paths: StatePaths;
  /** Takes over what children of a killed main left in its inbox. @returns how many rows that were */
  readonly takeOver: () => Promise<number>;
  /** Null where nothing carries the state. */
  readonly openCarry: () => Promise<Carry | null>;
}

/** @returns the campaign that was saved; null where there was nothing to save */
export async function saveAfterMain({ last, paths, takeOver, openCarry }: AfterMain): Promise<string | null> {
  // Whatever is saved: what main's children have left is stopped and taken over.
  const rows = mayHoldLeftovers(paths) ? await takeOver() : 0;
  if (last.isLeft || (rows === 0 && last.isSaved)) return null;
  const campaign = last.campaign || readCheckpoint(paths.checkpoint)?.campaigns[0]?.id;
  if (campaign === undefined) return null;
  await (await openCarry())?.end(campaign);
  return campaign;
}
