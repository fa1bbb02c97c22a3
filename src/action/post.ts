/** The action's post: collects the results that a killed main left in the inbox, and saves what main did not save. */
import * as core from "@actions/core";
import { readConfig } from "../config/config.ts";
import { readActionInputs } from "../config/from-action.ts";
import { configuredDetector } from "../engine/evaluation-context.ts";
import { runIdentity } from "../engine/run-identity.ts";
import { saveAfterMain } from "../engine/save-after-main.ts";
import { systemClock } from "../engine/system-clock.ts";
import { takeOverLeft } from "../engine/take-over.ts";
import { environmentRedactor } from "../report/redact.ts";
import { StateFolder } from "../store/state-folder.ts";
import { statePaths } from "../store/state-paths.ts";
import { type Handover, handoverSchema, postCarry } from "./action-carry.ts";
import { HANDOVER_STATE } from "./context.ts";
import { warn } from "./say.ts";

/** Never fails the step: main has already decided its result. */
export async function runPost(): Promise<void> {
  const startedAt = Date.now();
  const text = core.getState(HANDOVER_STATE);
  if (text === "") return;
  try {
    const handover = handoverSchema().safeParse(JSON.parse(text));
    if (handover.success) await save(handover.data, startedAt);
  } catch (error) {
    warn(`The state could not be saved to the Actions cache: ${String(error)}`);
  }
}

/**
 * Collects the results that a killed main's children have written. They exist only on this machine, which may be gone
 * before the next start. If this fails, the rows are lost but the save still happens.
 *
 * @returns how many rows were collected
 */
async function takeOver(handover: Handover): Promise<number> {
  try {
    const folder = StateFolder.open(handover.stateDir, environmentRedactor(process.env));
    try {
      const left = await takeOverLeft(folder, { loadDetector, clock: systemClock() });
      for (const message of left.warnings) warn(message);
      return left.rows;
    } finally {
      folder.close();
    }
  } catch (error) {
    warn(`Results that a killed run left in ${handover.stateDir} could not be collected: ${String(error)}`);
    return 0;
  }
}

/** The detector that main used to read rows, from the inputs of this step. */
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
