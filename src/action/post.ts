/** The action's post: takes over what a killed main left in the inbox, and saves what main did not save. */
import * as core from "@actions/core";
import { readActionInputs } from "../config/from-action.ts";
import { readConfig } from "../config/read-config.ts";
import { configuredDetector } from "../engine/evaluation-context.ts";
import { runIdentity } from "../engine/run-identity.ts";
import { saveAfterMain } from "../engine/save-after-main.ts";
import { takeOverLeft } from "../engine/take-over.ts";
import { environmentRedactor } from "../report/redact.ts";
import { StateFolder } from "../store/state-folder.ts";
import { statePaths } from "../store/state-paths.ts";
import { type Handover, handoverSchema, postCarry } from "./action-carry.ts";
import { HANDOVER_STATE } from "./context.ts";
import { warn } from "./say.ts";

/** Whatever goes wrong here, the step has said its verdict. */
export async function runPost(): Promise<void> {
  const startedAt = Date.now();
  const text = core.getState(HANDOVER_STATE);
  if (text === "") return;
  try {
    const handover = handoverSchema.safeParse(JSON.parse(text));
    if (handover.success) await save(handover.data, startedAt);
  } catch (error) {
    warn(`The state could not be saved to the Actions cache: ${String(error)}`);
  }
}

/**
 * Of main, killed while children ran: what they have written is on this machine only, which may be gone before the
 * next start. Trouble costs these rows, not the save.
 *
 * @returns how many rows were taken over
 */
async function takeOver(handover: Handover): Promise<number> {
  try {
    const folder = StateFolder.open(handover.stateDir, environmentRedactor(process.env));
    try {
      const left = await takeOverLeft(folder, {
        loadDetector: async () => (await loadDetector())(Date.now()),
        campaignOfNone: () => handover.campaign,
        orphans: "stop",
      });
      for (const message of left.warnings) warn(message);
      return left.rows;
    } finally {
      folder.close();
    }
  } catch (error) {
    warn(`Results that a killed run left in ${handover.stateDir} could not be taken over: ${String(error)}`);
    return 0;
  }
}

/** As main has read rows: by the inputs of this step. */
async function loadDetector(): ReturnType<Awaited<ReturnType<typeof configuredDetector>>> {
  const { env } = process;
  const entry = env.CARRYOVER_ENTRY;
  const taker = entry === "plan" || entry === "merge" ? entry : "run";
  const config = readConfig(readActionInputs(env, taker).inputs, { origin: "action", env, taker });
  return (await configuredDetector(config, env.GITHUB_WORKSPACE || process.cwd()))();
}

function save(handover: Handover, startedAt: number): Promise<unknown> {
  const paths = statePaths(handover.stateDir);
  const identity = runIdentity(process.env, handover.jobIndex, startedAt);
  return saveAfterMain({
    last: handover,
    paths,
    takeOver: () => takeOver(handover),
    openCarry: () => postCarry(handover, { identity, paths, startedAt, warn }),
  });
}
