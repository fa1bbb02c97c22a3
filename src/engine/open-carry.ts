/** How a process carries its state, by the `carry` input. The action and the CLI share it. */
import { tmpdir } from "node:os";
import type { Config } from "../config/config.ts";
import { carrierOpener } from "../store/carrier/open-carrier.ts";
import type { CarryOptions, SavedState } from "./carry-options.ts";
import type { EngineContext } from "./run-context.ts";
import type { RunIdentity } from "./run-identity.ts";
import { systemClock } from "./system-clock.ts";

export interface OpenCarryOptions {
  readonly config: Pick<Config, "carry" | "name" | "checkpointIntervalMs">;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** An absolute path. */
  readonly workspace: string;
  readonly identity: RunIdentity;
  /** The slot in which this process saves. */
  readonly job: { readonly index: number; readonly total: number };
  readonly warn: (message: string) => void;
  /**
   * Called with the state folder when a carry opens. @returns a function that is called whenever `post` must know
   * something new
   */
  readonly opened?: (stateDir: string) => (state: SavedState) => void;
  /** What `post` carries on from, and how long it may wait. */
  readonly post?: Pick<CarryOptions, "earlier" | "isLastTry" | "waitLimitMs">;
}

const SIBLING_INTERVAL_S = 30;

/** @returns null if nothing carries the state */
export async function openCarryOf(options: OpenCarryOptions): Promise<EngineContext["openCarry"]> {
  const { config, env, workspace, identity, job, warn, opened, post } = options;
  const tempFolder = env.RUNNER_TEMP || tmpdir();
  const open = await carrierOpener(config.carry, { environment: env, workspace, tempFolder });
  if (open === null) return null;
  const { Carry } = await import("./carry.ts");
  return (paths) => {
    const saved = opened?.(paths.root);
    return new Carry({
      carrier: open(),
      tempFolder,
      clock: systemClock(),
      identity,
      name: config.name,
      job,
      checkpointIntervalMs: config.checkpointIntervalMs,
      siblingIntervalMs: siblingIntervalS(env.CARRYOVER_SIBLING_INTERVAL_S) * 1_000,
      paths,
      warn,
      ...(saved === undefined ? {} : { saved }),
      ...post,
    });
  };
}

function siblingIntervalS(text: string | undefined): number {
  const seconds = Number(text);
  return text !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : SIBLING_INTERVAL_S;
}
