/** The engine: one run of an evaluation, from the task list to the verdict. The action and the CLI both call it. */
import type { Config } from "../config/config.ts";
import type { StateFolder } from "../store/state-folder.ts";
import { enterState, inFolder, openFolder } from "./open-folder.ts";
import { prepare, type RunScope } from "./prepare.ts";
import { runPrepared } from "./prepared-run.ts";
import { readEvaluation } from "./read-evaluation.ts";
import type { EngineContext, Evaluation } from "./run-context.ts";
import { type RunEnd, repeatVerdict } from "./verdict.ts";

/**
 * Runs what is outstanding of an evaluation.
 *
 * @throws UserError for bad input, before any child starts
 */
export async function runEvaluation(config: Config, context: EngineContext): Promise<RunEnd> {
  let listed: Evaluation | null = await readEvaluation(config, context);
  return inFolder(openFolder(config, context), async (folder) => {
    const opening = openRun(folder, listed as Evaluation);
    // The run may take hours, so keep only what is outstanding.
    listed = null;
    const opened = await opening;
    return opened.kind === "over" ? opened.end : runPrepared(opened.scope);
  });
}

export type OpenedRun =
  | { readonly kind: "prepared"; readonly scope: RunScope }
  /** There is nothing to do for this workflow run. */
  | { readonly kind: "over"; readonly end: RunEnd };

/**
 * From an opened state folder to a run that may begin: merges what was carried, and settles the campaign and the
 * outstanding set. Simulated runs use this and everything after it.
 *
 * @throws UserError if the state cannot be used
 */
export async function openRun(folder: StateFolder, listed: Evaluation): Promise<OpenedRun> {
  const { tasks: _, ...evaluation } = listed;
  const { context } = evaluation;
  const { carry, warnings, over } = await enterState(folder, listed);
  if (over !== null) {
    return { kind: "over", end: repeatVerdict(folder.paths, over.campaign, context, over.reason) };
  }
  const found = prepare(folder, listed);
  const prepared = { ...found, warnings: [...warnings, ...found.warnings] };
  return { kind: "prepared", scope: { ...evaluation, folder, prepared, carry } };
}
