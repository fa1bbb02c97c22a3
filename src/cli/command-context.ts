/** The engine's context for commands that start no children. */
import type { Config } from "../config/config.ts";
import { SIGNAL_EXIT } from "../core/tally.ts";
import { evaluationContext } from "../engine/evaluation-context.ts";
import { type EngineContext, warningSink } from "../engine/run-context.ts";
import { listenForSignals } from "../engine/signals.ts";
import { inform } from "./streams.ts";

/**
 * Also reports the notices of the configuration. From here on a signal ends the process with a message.
 *
 * @param slot the slot in which this command saves its state
 * @throws UserError if patterns of rate limits cannot be read
 */
export function commandContext(config: Config, slot: number): Promise<EngineContext> {
  // No shard runs and every file is replaced whole, so the process may end at once.
  listenForSignals()((signal) => {
    inform(`interrupted by ${signal}`);
    process.exit(SIGNAL_EXIT[signal]);
  });
  return evaluationContext(config, {
    env: process.env,
    workspace: process.cwd(),
    job: { index: slot, total: 1 },
    sink: warningSink(inform),
    echo: null,
    inform,
    notice: inform,
    warn: inform,
    commands: () => ({ resumeCommand: "" }),
    onSignal: () => undefined,
  });
}
