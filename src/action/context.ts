/** The engine's context inside a workflow, shared by main, plan and merge. */
import { resolve } from "node:path";
import type { Config } from "../config/config.ts";
import { evaluationContext } from "../engine/evaluation-context.ts";
import { type EngineContext, warningSink } from "../engine/run-context.ts";
import type { RunIdentity } from "../engine/run-identity.ts";
import { HANDOVER_STATE, inform, leaveForPost, notice, warn } from "./messages.ts";
import type { Handover } from "./post.ts";

/**
 * Picks the action's adapters.
 *
 * @param ports.slot the slot in which this process saves its state; default: that of the job
 * @param ports.sink default: only warnings
 * @throws UserError if patterns of rate limits cannot be read
 */
export function actionContext(
  config: Config,
  ports: Pick<EngineContext, "onSignal"> & Partial<Pick<EngineContext, "sink" | "echo">> & { readonly slot?: number },
): Promise<EngineContext> {
  const { env } = process;
  const { slot, sink = warningSink(warn), echo = null, onSignal } = ports;
  const job = slot === undefined ? config.job : { index: slot, total: 1 };
  const workspace = env.GITHUB_WORKSPACE || process.cwd();
  const { name, carry } = config;
  const place = { name, carry, job, stateDir: resolve(workspace, config.stateDir) };
  return evaluationContext(config, {
    env,
    workspace,
    job,
    sink,
    echo,
    inform,
    notice,
    warn,
    saved: (state) => leaveForPost(HANDOVER_STATE, JSON.stringify({ ...place, ...state } satisfies Handover)),
    commands: (identity) => ({ resumeCommand: rerunCommand(identity, env.GITHUB_SERVER_URL) }),
    onSignal,
  });
}

/**
 * The command that continues a workflow run by hand: a second attempt of it continues from the saved state. `gh` assumes
 * github.com unless the command names another host.
 */
function rerunCommand(identity: RunIdentity, serverUrl: string | undefined): string {
  if (identity.repository === null) return `gh run rerun ${identity.workflowRun}`;
  const host = serverUrl !== undefined && URL.canParse(serverUrl) ? new URL(serverUrl).host : "github.com";
  const repository = host === "github.com" ? identity.repository : `${host}/${identity.repository}`;
  return `gh run rerun ${identity.workflowRun} --repo ${repository}`;
}
