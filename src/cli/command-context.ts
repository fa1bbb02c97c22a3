/** The engine's context for commands that start no children. */
import type { Config } from "../config/config.ts";
import { evaluationContext } from "../engine/evaluation-context.ts";
import { openCarryOf } from "../engine/open-carry.ts";
import { warningSink } from "../engine/ports.ts";
import type { EngineContext } from "../engine/run-context.ts";
import { runIdentity } from "../engine/run-identity.ts";
import { environmentRedactor } from "../report/redact.ts";
import { inform } from "./streams.ts";

export interface CommandOptions {
  /** The slot in which this command saves its state. */
  readonly slot: number;
  readonly resumeCommand?: string;
}

/**
 * Also reports what is odd about the configuration.
 *
 * @throws UserError if patterns of rate limits cannot be read
 */
export async function commandContext(
  config: Config,
  { slot, resumeCommand = "" }: CommandOptions,
): Promise<EngineContext> {
  const { env } = process;
  const identity = runIdentity(env, config.job.index, Date.now());
  for (const notice of config.notices) inform(notice);
  return evaluationContext(config, {
    env,
    workspace: process.cwd(),
    identity,
    redactor: environmentRedactor(env),
    sink: warningSink(inform),
    echo: null,
    resumeCommand,
    // No child has to be stopped and every file is replaced whole, so a signal may end the process at once.
    onSignal: () => undefined,
    openCarry: await openCarryOf({
      config,
      env,
      workspace: process.cwd(),
      identity,
      job: { index: slot, total: 1 },
      warn: inform,
    }),
  });
}
