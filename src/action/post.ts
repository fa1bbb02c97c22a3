/** The action's post: saves what main did not save, also after a kill. */
import * as core from "@actions/core";
import { runIdentity } from "../engine/run-identity.ts";
import { readCheckpoint, statePaths } from "../store/state-folder.ts";
import { handoverSchema, postCarry } from "./action-carry.ts";
import { HANDOVER_STATE } from "./context.ts";

const SAVE_MS = 15_000;

export async function runPost(): Promise<void> {
  const text = core.getState(HANDOVER_STATE);
  if (text === "") return;
  const handover = handoverSchema.safeParse(JSON.parse(text));
  if (!handover.success || handover.data.isSaved) return;
  const paths = statePaths(handover.data.stateDir);
  const campaign = handover.data.campaign || readCheckpoint(paths.checkpoint)?.campaigns[0]?.id;
  if (campaign === undefined) return;
  const identity = runIdentity(process.env, handover.data.jobIndex, Date.now());
  const carry = postCarry(handover.data, { identity, paths, warn: (message) => core.warning(message) });
  await carry?.end(campaign, handover.data.isDown ? 5_000 : SAVE_MS);
}
