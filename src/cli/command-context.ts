/** The engine's context for commands that start no children. */
import type { Config } from "../config/config.ts";
import { evaluationContext } from "../engine/evaluation-context.ts";
import { type EngineContext, warningSink } from "../engine/run-context.ts";
import { inform } from "./streams.ts";

/**
 * Also reports what is odd about the configuration.
 *
 * @param slot the slot in which this command saves its state
 * @throws UserError if patterns of rate limits cannot be read
 */
export function commandContext(config: Config, slot: number): Promise<EngineContext> {
  return evaluationContext(config, {
    env: process.env,
    workspace: process.cwd(),
    job: { index: slot, total: 1 },
    sink: warningSink(inform),
    echo: null,
    notice: inform,
    warn: inform,
    commands: () => ({ resumeCommand: "" }),
    // No child has to be stopped and every file is replaced whole, so a signal may end the process at once.
    onSignal: () => undefined,
  });
}
