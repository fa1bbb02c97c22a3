/** The engine's context inside a workflow, shared by main, plan and merge. */
import type { Config } from "../config/config.ts";
import { readActionInputs } from "../config/from-action.ts";
import { readConfig } from "../config/read-config.ts";
import type { InputTaker } from "../config/text-schemas.ts";
import type { Signal } from "../core/signal.ts";
import { evaluationContext } from "../engine/evaluation-context.ts";
import { openCarryOf } from "../engine/open-carry.ts";
import type { EventSink } from "../engine/ports.ts";
import type { EngineContext } from "../engine/run-context.ts";
import type { RunIdentity } from "../engine/run-identity.ts";
import { runIdentity } from "../engine/run-identity.ts";
import { environmentRedactor } from "../report/redact.ts";
import type { EchoLine } from "../run/output.ts";
import { handingOver } from "./action-carry.ts";
import { inform, warn } from "./say.ts";
import { leaveForPost } from "./step-state.ts";

export const HANDOVER_STATE = "handover";

export interface ActionOptions {
  readonly taker: Extract<InputTaker, "run" | "plan" | "merge">;
  /** The slot in which this process saves its state. Default: the slot of the job. */
  readonly slot?: number;
  readonly sinkFor: (config: Config) => { readonly sink: EventSink; readonly echo: ((line: EchoLine) => void) | null };
  readonly onSignal: (handler: (signal: Signal) => void) => void;
}

/**
 * Reads the inputs of this process, reports what is odd about them, and picks the action's adapters.
 *
 * @throws UserError if an input is wrong
 */
export async function actionContext(
  options: ActionOptions,
): Promise<{ readonly config: Config; readonly context: EngineContext; readonly identity: RunIdentity }> {
  const { env } = process;
  const { inputs, warnings } = readActionInputs(env, options.taker);
  for (const warning of warnings) warn(warning);
  const config = readConfig(inputs, { origin: "action", env, taker: options.taker });
  for (const notice of config.notices) inform(notice);
  const identity = runIdentity(env, config.job.index, Date.now());
  const job = options.slot === undefined ? config.job : { index: options.slot, total: 1 };
  const workspace = env.GITHUB_WORKSPACE || process.cwd();
  const context = await evaluationContext(config, {
    env,
    workspace,
    identity,
    redactor: environmentRedactor(env),
    ...options.sinkFor(config),
    notice: inform,
    resumeCommand: rerunCommand(identity, env.GITHUB_SERVER_URL),
    openCarry: await openCarryOf({
      config,
      env,
      workspace,
      identity,
      job,
      warn,
      opened: handingOver(config, job, (handover) => leaveForPost(HANDOVER_STATE, JSON.stringify(handover))),
    }),
    onSignal: options.onSignal,
  });
  return { config, context, identity };
}

/**
 * The command that continues a workflow run by hand: a second attempt of it continues from the saved state. `gh` assumes
 * github.com unless the command names another host.
 */
export function rerunCommand(identity: RunIdentity, serverUrl: string | undefined): string {
  if (identity.repository === null) return `gh run rerun ${identity.workflowRun}`;
  const host = serverUrl !== undefined && URL.canParse(serverUrl) ? new URL(serverUrl).host : "github.com";
  const repository = host === "github.com" ? identity.repository : `${host}/${identity.repository}`;
  return `gh run rerun ${identity.workflowRun} --repo ${repository}`;
}
