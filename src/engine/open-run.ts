/**
 * From an opened state folder to a run that may begin: merges what was carried, and settles the campaign and the
 * outstanding set. Simulated runs use this and everything after it.
 */

import type { Config } from "../config/config.ts";
import { countTasks } from "../core/tally.ts";
import type { Tasks } from "../core/task.ts";
import type { ChildCommand } from "../run/command.ts";
import type { StateFolder } from "../store/state-folder.ts";
import { enterState, unusable } from "./enter-state.ts";
import { type Prepared, type PrepareOptions, prepare } from "./prepare.ts";
import { PreparedRun, type RunParts } from "./prepared-run.ts";
import { repeatVerdict } from "./repeat-verdict.ts";
import type { EngineContext, RunEnd } from "./run-context.ts";
import type { EarlySignals } from "./signals.ts";

export interface OpenRunOptions {
  readonly config: Config;
  readonly context: EngineContext;
  readonly command: ChildCommand;
  readonly workingDirectory: string;
  /** Epoch ms. */
  readonly startedAt: number;
  readonly early: EarlySignals;
}

export type OpenedRun =
  | { readonly kind: "prepared"; readonly run: PreparedRun }
  /** There is nothing to do for this workflow run. */
  | { readonly kind: "over"; readonly end: RunEnd };

/**
 * @throws UserError if the state cannot be used
 * @throws Interrupted if a signal arrived meanwhile
 */
export async function openRun(
  folder: StateFolder,
  tasks: Tasks,
  options: OpenRunOptions,
  parts: RunParts = loadedParts,
): Promise<OpenedRun> {
  const { config, context, early, startedAt, command, workingDirectory } = options;
  const { carry, warnings, over } = await enterState(folder, { config, context, tasks, now: startedAt, early });
  if (over !== null) {
    return { kind: "over", end: repeatVerdict(folder.paths, over.campaign, context, over.reason) };
  }
  const found = prepareIn(folder, { config, tasks, identity: context.identity, now: startedAt });
  const prepared = { ...found, warnings: [...warnings, ...found.warnings] };
  const children = prepared.outstanding.length === 0 ? null : await parts.loadChildren(context.loadDetector);
  // From here until the loop handles signals itself, no await yields to the event loop.
  early.check(early.aborted.aborted ? countTasks(prepared.part, prepared.history, config.maxAttempts) : null);
  const { loadReports } = parts;
  const runOptions = { config, context, folder, prepared, command, workingDirectory, startedAt, children, loadReports };
  return { kind: "prepared", run: new PreparedRun({ ...runOptions, carry }) };
}

function prepareIn(folder: StateFolder, options: PrepareOptions): Prepared {
  try {
    return prepare(folder, options);
  } catch (error) {
    throw unusable(folder.paths.root, error);
  }
}

export const loadedParts: RunParts = {
  loadChildren: async (loadDetector) => {
    const [{ runOutstanding }, detectorAt] = await Promise.all([import("./run-outstanding.ts"), loadDetector()]);
    return { runOutstanding, detectorAt };
  },
  loadReports: async () => (await import("./write-reports.ts")).writeReports,
};
