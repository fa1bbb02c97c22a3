/** Jobs of a matrix on real folders, and what merges their states. */
import { join } from "node:path";
import { readConfig } from "../../src/config/config.ts";
import { type MergeEnd, mergeStates } from "../../src/engine/merge-states.ts";
import { readStatus } from "../../src/engine/read-status.ts";
import type { EngineContext } from "../../src/engine/run-context.ts";
import { statePaths } from "../../src/store/state-paths.ts";
import { engineContext } from "../rig/engine-context.ts";
import { identityOf } from "../rig/rows.ts";
import { evaluate } from "./rig.ts";

export const IDS = ["a", "b", "c", "d", "e", "f", "g", "h"];

export function context(facts: {
  readonly workspace: string;
  readonly workflowRun?: string;
  /** Runs of workflows have an attempt's number besides. */
  readonly isWorkflow?: boolean;
  readonly warnings?: string[];
  readonly informed?: string[];
  readonly event?: { readonly eventName: string; readonly sha: string };
}): EngineContext {
  const { workflowRun = "merge-run", event: trigger } = facts;
  const run = facts.isWorkflow === true ? `${workflowRun}-1` : workflowRun;
  return {
    ...engineContext(facts.workspace, identityOf(workflowRun, { run, ...(trigger && { trigger }) })),
    sink: { on: (event) => event.event === "warning" && facts.warnings?.push(event.message) },
    inform: (message) => facts.informed?.push(message),
  };
}

export function job(
  workspace: string,
  index: number,
  inputs: Readonly<Record<string, string>> = {},
  workflowRun?: string,
) {
  return evaluate({
    workspace,
    job: String(index),
    ...(workflowRun === undefined ? {} : { workflowRun }),
    inputs: {
      tasks: "tasks.txt",
      "state-dir": `s${index}`,
      command: "true",
      "job-index": String(index),
      "job-total": "4",
      ...inputs,
    },
  });
}

export function merge(
  workspace: string,
  folders: readonly string[],
  facts: {
    readonly inputs?: Readonly<Record<string, string>>;
    readonly run?: Partial<Parameters<typeof context>[0]>;
  } = {},
): Promise<MergeEnd> {
  const config = readConfig({ "state-dir": "out", ...facts.inputs }, { origin: "cli", env: {}, taker: "merge" });
  return mergeStates(config, context({ workspace, ...facts.run }), folders);
}

export const status = (workspace: string, folder: string) => readStatus(statePaths(join(workspace, folder)));
