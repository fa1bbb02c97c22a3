/** The command that continues a workflow run by hand. */
import type { RunIdentity } from "../engine/run-identity.ts";

/**
 * A second attempt of the same workflow run continues from the saved state. `gh` assumes github.com unless the command
 * names another host.
 */
export function rerunCommand(identity: RunIdentity, serverUrl: string | undefined): string {
  if (identity.repository === null) return `gh run rerun ${identity.workflowRun}`;
  const host = serverUrl !== undefined && URL.canParse(serverUrl) ? new URL(serverUrl).host : "github.com";
  const repository = host === "github.com" ? identity.repository : `${host}/${identity.repository}`;
  return `gh run rerun ${identity.workflowRun} --repo ${repository}`;
}
