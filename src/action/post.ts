/** The action's post: saves what main did not save, also after a kill. */
import * as core from "@actions/core";
import { runIdentity } from "../engine/run-identity.ts";
import { readCheckpoint, statePaths } from "../store/state-folder.ts";
import { type Handover, handoverSchema, postCarry } from "./action-carry.ts";
import { HANDOVER_STATE } from "./context.ts";
import { warn } from "./say.ts";

/** Whatever goes wrong here, the step has said its verdict. */
export async function runPost(): Promise<void> {
  const text = core.getState(HANDOVER_STATE);
  if (text === "") return;
  try {
    const handover = handoverSchema.safeParse(JSON.parse(text));
    if (handover.success && !handover.data.isSaved) await save(handover.data);
  } catch (error) {
    warn(`The state could not be saved to the Actions cache: ${String(error)}`);
  }
}

async function save(handover: Handover): Promise<void> {
  const paths = statePaths(handover.stateDir);
  const campaign = handover.campaign || readCheckpoint(paths.checkpoint)?.campaigns[0]?.id;
  if (campaign === undefined) return;
  const identity = runIdentity(process.env, handover.jobIndex, Date.now());
  await postCarry(handover, { identity, paths, warn })?.end(campaign);
}
