/** The engine's context for a plan or a merge in simulated time. */

import type { Clock } from "../../src/core/instant.ts";
import type { EngineContext } from "../../src/engine/run-context.ts";
import type { RunIdentity } from "../../src/engine/run-identity.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";
import { simDetector } from "./sim-detector.ts";

export function engineContext(options: {
  readonly identity: RunIdentity;
  readonly clock: Clock;
  readonly workspace: string;
  readonly openCarry: EngineContext["openCarry"];
}): EngineContext {
  return {
    ...options,
    env: {},
    redactor: NO_REDACTION,
    sink: { on: () => {} },
    echo: null,
    inform: () => {},
    notice: () => {},
    loadDetector: async () => simDetector,
    judgement: { failOn: { failed: true, errored: true, outstanding: true }, minPassRate: null },
    resumeCommand: "again",
    // Simulated children end with their run, and a look for them takes real time.
    orphans: "leave",
    onSignal: () => {},
  };
}
