/** The action's post: collects the results that a killed main left in the inbox, and saves what main did not save. */
import * as core from "@actions/core";
import * as z from "zod/mini";
import { actionConfig } from "../config/from-action.ts";
import { once } from "../core/once.ts";
import type { Carry } from "../engine/carry.ts";
import { POST_MS, savedStateSchema } from "../engine/carry-session.ts";
import { configuredDetector, stopOrphans } from "../engine/evaluation-context.ts";
import { openCarryOf } from "../engine/open-carry.ts";
import { recoverKilledRun, saveAfterMain } from "../engine/recover-killed-run.ts";
import type { EngineContext } from "../engine/run-context.ts";
import { runIdentity } from "../engine/run-identity.ts";
import { systemClock } from "../engine/system-clock.ts";
import { environmentRedactor } from "../report/redact.ts";
import { carrierChoiceSchema } from "../store/carrier/open-carrier.ts";
import { StateFolder } from "../store/state-folder.ts";
import { type StatePaths, statePaths } from "../store/state-paths.ts";
import { HANDOVER_STATE, warn } from "./messages.ts";

const count = () => z.int().check(z.minimum(0));

/** What `post` must know about `main`. It is kept in the runner's step state, which survives a kill. */
const handoverSchema = once(() =>
  z.extend(savedStateSchema(), {
    name: z.string(),
    carry: carrierChoiceSchema(),
    job: z.object({ index: count(), total: count() }),
    stateDir: z.string(),
  }),
);
export type Handover = Readonly<z.infer<ReturnType<typeof handoverSchema>>>;

/** Never fails the step: main has already decided its result. */
export async function runPost(): Promise<void> {
  const startedAt = Date.now();
  const text = core.getState(HANDOVER_STATE);
  if (text === "") return;
  try {
    const handover = handoverSchema().safeParse(JSON.parse(text));
    if (!handover.success) return;
    const { data: last } = handover;
    const paths = statePaths(last.stateDir);
    await saveAfterMain({
      last,
      paths,
      recover: () => recover(last.stateDir),
      openCarry: () => openCarry(last, paths, startedAt),
    });
  } catch (error) {
    warn(`The state could not be saved to its cache, folder or bucket: ${String(error)}`);
  }
}

/**
 * Collects the results that a killed main's children have written. They exist only on this machine, which may be gone
 * before the next start. If this fails, the rows are lost but the save still happens.
 *
 * @returns how many rows were collected
 */
async function recover(stateDir: string): Promise<number> {
  try {
    const folder = StateFolder.open(stateDir, environmentRedactor(process.env));
    try {
      const left = await recoverKilledRun(folder, { loadDetector, stopOrphans, clock: systemClock() });
      for (const message of left.warnings) warn(message);
      return left.rows;
    } finally {
      folder.close();
    }
  } catch (error) {
    warn(`Results that a killed run left in ${stateDir} could not be collected: ${String(error)}`);
    return 0;
  }
}

/** The detector that main used to read rows, from the inputs of this step. */
async function loadDetector(): ReturnType<EngineContext["loadDetector"]> {
  const { env } = process;
  return (await configuredDetector(actionConfig(env), env.GITHUB_WORKSPACE || process.cwd()))();
}

/** Opens a carry with the time that `main` left. Null if nothing carries the state. */
async function openCarry(last: Handover, paths: StatePaths, startedAt: number): Promise<Carry | null> {
  const { env } = process;
  const { name, carry, job } = last;
  const open = await openCarryOf({
    config: { name, carry, checkpointIntervalMs: 0 },
    env,
    workspace: env.GITHUB_WORKSPACE || process.cwd(),
    identity: runIdentity(env, job.index, startedAt),
    job,
    warn,
    earlier: last,
  });
  const opened = open?.(paths) ?? null;
  // The steps before the save took time too.
  opened?.endBy(startedAt + POST_MS);
  return opened;
}
