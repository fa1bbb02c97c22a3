/** The engine's context for a plan or a merge in simulated time. */

import type { EngineContext } from "../../src/engine/run-context.ts";
import { engineContext } from "../rig/engine-context.ts";
import { simDetector } from "./sim-detector.ts";

export function simContext(
  options: Pick<EngineContext, "identity" | "clock" | "workspace" | "openCarry">,
): EngineContext {
  return {
    ...engineContext(options.workspace, options.identity),
    ...options,
    env: {},
    loadDetector: async () => simDetector,
    // Simulated children end with their run, and a look for them takes real time.
    stopOrphans: async () => {},
  };
}
