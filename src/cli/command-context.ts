/** The engine's context for commands that start no children. */
import type { Config } from "../config/config.ts";
import { evaluationContext } from "../engine/evaluation-context.ts";
import type { EngineContext } from "../engine/run-context.ts";
import { runIdentity } from "../engine/run-identity.ts";
import { listenForSignals } from "../engine/signals.ts";
import { warningSink } from "../engine/warnings.ts";
import { environmentRedactor } from "../report/redact.ts";
import { tell } from "./streams.ts";

/**
 * Tells of what is odd in the configuration, too.
 *
 * @throws UserError for patterns of rate limits that cannot be read
 */
export async function commandContext(config: Config, resumeCommand = ""): Promise<EngineContext> {
  const { env } = process;
  for (const notice of config.notices) tell(notice);
  return evaluationContext(config, {
    env,
    workspace: process.cwd(),
    identity: runIdentity(env, config.job.index, Date.now()),
    redactor: environmentRedactor(env),
    sink: warningSink(tell),
    echo: null,
    resumeCommand,
    onSignal: listenForSignals(),
    openCarry: null,
  });
}
