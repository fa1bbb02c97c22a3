/** The engine's context for commands that start no children. */
import type { Config } from "../config/config.ts";
import { evaluationContext } from "../engine/evaluation-context.ts";
import type { EngineContext } from "../engine/run-context.ts";
import { runIdentity } from "../engine/run-identity.ts";
import { warningSink } from "../engine/warning-sink.ts";
import { environmentRedactor } from "../report/redact.ts";

export async function commandContext(config: Config, resumeCommand = ""): Promise<EngineContext> {
  const { env } = process;
  for (const notice of config.notices) process.stderr.write(`carryover: ${notice}\n`);
  return evaluationContext(config, {
    env,
    workspace: process.cwd(),
    identity: runIdentity(env, config.job.index, Date.now()),
    redactor: environmentRedactor(env),
    sink: warningSink((message) => process.stderr.write(`carryover: ${message}\n`)),
    echo: null,
    resumeCommand,
    onSignal: () => {},
    openCarry: null,
  });
}
