/** How a process carries its state, by the `carry` input. The action and the CLI share it. */
import { tmpdir } from "node:os";
import type { Config } from "../config/config.ts";
import { openCarrier } from "../store/carrier/open-carrier.ts";
import type { CarryOptions } from "./carry-session.ts";
import type { EngineContext } from "./run-context.ts";
import { systemClock } from "./system-clock.ts";

export interface OpenCarryOptions
  extends Pick<EngineContext, "env" | "workspace">,
    Pick<CarryOptions, "identity" | "job" | "warn" | "saved" | "earlier"> {
  readonly config: Pick<Config, "carry" | "name" | "checkpointIntervalMs">;
}

const SIBLING_INTERVAL_S = 30;

/** @returns null if nothing carries the state */
export async function openCarryOf({
  config,
  env,
  workspace,
  ...options
}: OpenCarryOptions): Promise<EngineContext["openCarry"]> {
  const { carry, name, checkpointIntervalMs } = config;
  const tempFolder = env.RUNNER_TEMP || tmpdir();
  const carrier = await openCarrier(carry, { environment: env, workspace, tempFolder });
  if (carrier === null) return null;
  const { Carry } = await import("./carry.ts");
  const siblingIntervalMs = Number(env.CARRYOVER_SIBLING_INTERVAL_S || SIBLING_INTERVAL_S) * 1_000;
  const clock = systemClock();
  return (paths) =>
    new Carry({ ...options, name, checkpointIntervalMs, siblingIntervalMs, tempFolder, clock, paths, carrier });
}
