/** How to go on by hand after a workflow run. */
import type { RunIdentity } from "../engine/run-identity.ts";

/** Running the same workflow run again goes on from the saved state. */
export function rerunCommand(identity: RunIdentity): string {
  const where = identity.repository === null ? "" : ` --repo ${identity.repository}`;
  return `gh run rerun ${identity.workflowRun}${where}`;
}
