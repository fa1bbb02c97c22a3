/** The context of a plan or a merge in the terminal; a run adds to it. */
import type { EngineContext } from "../../src/engine/run-context.ts";
import type { RunIdentity } from "../../src/engine/run-identity.ts";
import { systemClock } from "../../src/engine/system-clock.ts";
import { stopOrphans } from "../../src/run/inbox.ts";
import { PLAIN_DETECTOR } from "../sim/world.ts";
import { NO_REDACTION } from "./no-redaction.ts";

export function engineContext(workspace: string, identity: RunIdentity): EngineContext {
  return {
    env: { PATH: process.env.PATH },
    workspace,
    clock: systemClock(),
    stopOrphans,
    redactor: NO_REDACTION,
    identity,
    sink: { on: () => {} },
    echo: null,
    inform: () => {},
    notice: () => {},
    loadDetector: () => Promise.resolve(() => PLAIN_DETECTOR),
    judgment: { failOn: { failed: true, errored: true, outstanding: true }, minPassRate: null },
    resumeCommand: "again",
    onSignal: () => {},
    openCarry: null,
  };
}
