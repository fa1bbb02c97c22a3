/** The engine's context for commands that start no children. */
import type { Config } from "../config/config.ts";
import { evaluationContext } from "../engine/evaluation-context.ts";
import { openCarryOf } from "../engine/open-carry.ts";
import type { EngineContext } from "../engine/run-context.ts";
import { runIdentity } from "../engine/run-identity.ts";
import { warningSink } from "../engine/warnings.ts";
import { environmentRedactor } from "../report/redact.ts";
import { tell } from "./streams.ts";

export interface CommandOptions {
  /** The slot in which this command saves its state. */
  readonly slot: number;
  readonly resumeCommand?: string;
}

/**
 * Tells of what is odd in the configuration, too.
 *
 * @throws UserError for patterns of rate limits that cannot be read
 */
export async function commandContext(
  config: Config,
  { slot, resumeCommand = "" }: CommandOptions,
): Promise<EngineContext> {
  const { env } = process;
  const identity = runIdentity(env, config.job.index, Date.now());
  for (const notice of config.notices) tell(notice);
  return evaluationContext(config, {
    env,
    workspace: process.cwd(),
    identity,
    redactor: environmentRedactor(env),
    sink: warningSink(tell),
    echo: null,
    resumeCommand,
    // No child has to be stopped and every file is replaced whole: a signal ends the process at once, as the system does.
    onSignal: () => undefined,
    openCarry: await openCarryOf({
      config,
      env,
      workspace: process.cwd(),
      identity,
      job: { index: slot, total: 1 },
      warn: tell,
    }),
  });
}
