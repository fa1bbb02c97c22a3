/** Rows and checkpoints of a state folder, with what a test does not name filled in. */
import type { RunIdentity } from "../../src/engine/run-identity.ts";
import type { Checkpoint, LedgerRow, SidecarRow } from "../../src/store/format.ts";

export const CAMPAIGN = "until-complete-000001";
const AT = "2026-11-21T03:00:00.000Z";
const COMMON = { v: 1, campaign: CAMPAIGN, hash: "0".repeat(64), attempt: 1, run: "r1", job: "0" } as const;

export function ledgerRow(id: string, change: Partial<LedgerRow> = {}): LedgerRow {
  return { ...COMMON, id, status: "passed", started_at: AT, duration_s: 1, ...change };
}

export function sidecarRow(id: string, change: Partial<SidecarRow> = {}): SidecarRow {
  const failed = { class: "legitimate", terminal: false, message: "no", exit_code: 1, signal: null } as const;
  return { ...COMMON, id, ...failed, at: AT, ...change };
}

export function checkpointOf(change: Partial<Checkpoint> = {}): Checkpoint {
  const run = { v: 1, seq: 1, updated_at: AT, run: "r1", job: "0", jobs: 1 } as const;
  const campaigns = [{ id: CAMPAIGN, complete: false, completed_run: null, completed_at: null }];
  return { ...run, campaigns, circuits: {}, limits: {}, durations_s: [], ...change };
}

/** A run outside of GitHub, or the first attempt of a workflow run. */
export function identityOf(workflowRun: string, change: Partial<RunIdentity> = {}): RunIdentity {
  const trigger = { eventName: null, sha: null };
  return { run: workflowRun, workflowRun, runAttempt: 1, job: "0", trigger, repository: null, ...change };
}

export function jsonLines(rows: readonly object[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}
