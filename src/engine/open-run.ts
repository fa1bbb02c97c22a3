/**
 * From an opened state folder to a run that may begin: merges what was carried, and settles the campaign and the
 * outstanding set. Simulated runs use this and everything after it.
 */

import type { Config } from "../config/config.ts";
import { errorCode } from "../core/error-code.ts";
import { reasonOf } from "../core/reason.ts";
import { countTasks } from "../core/tally.ts";
import type { Tasks } from "../core/task.ts";
import { UserError } from "../core/user-error.ts";
import type { ChildCommand } from "../run/command.ts";
import type { StateFolder } from "../store/state-folder.ts";
import { dropRetried } from "../store/unite-rows.ts";
import type { EarlySignals } from "./early-signals.ts";
import { campaignOf, countStored, doneBefore, type Prepared, type PrepareOptions, prepare } from "./prepare.ts";
import { PreparedRun, type RunParts } from "./prepared-run.ts";
import { repeatVerdict } from "./repeat-verdict.ts";
import { nothingToRetry, retryByInput } from "./retry-tasks.ts";
import type { EngineContext, RunEnd } from "./run-context.ts";
import { takeOverLeft, takeOverOptions } from "./take-over.ts";
import { warnIn } from "./warnings.ts";

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
  const { config, context, early, startedAt } = options;
  const { identity, clock } = context;
  const left = await takeOverLeft(folder, takeOverOptions(folder.paths, { config, context, now: startedAt })).catch(
    (error: unknown) => {
      throw unusable(folder.paths.root, error);
    },
  );
  const carry = context.openCarry?.(folder.paths, warnIn(context));
  early.aborted.addEventListener("abort", () => carry?.endBy(clock.now()));
  if (early.aborted.aborted) carry?.endBy(clock.now());
  await carry?.restore((known) => campaignOf(config, identity, { known, now: startedAt, paths: folder.paths }));
  early.check(early.aborted.aborted ? countStored(folder, tasks, { config, identity, now: startedAt }) : null);
  const done = doneBefore(folder, config, { identity, now: startedAt });
  if (done !== null) {
    carry?.leave();
    return { kind: "over", end: repeatVerdict(folder.paths, done, context) };
  }
  dropRetried(folder.paths);
  const notice = context.notice ?? warnIn(context);
  const settled = retryByInput(folder, { config, tasks, identity, now: startedAt }, notice);
  if (settled !== null) {
    carry?.leave();
    return { kind: "over", end: repeatVerdict(folder.paths, settled, context, nothingToRetry(config.retry)) };
  }
  const found = prepareIn(folder, { config, tasks, identity, now: startedAt });
  const prepared = { ...found, warnings: [...left.warnings, ...found.warnings] };
  const children = prepared.outstanding.length === 0 ? null : await parts.loadChildren(context.loadDetector);
  // From here until the loop handles signals itself, no await yields to the event loop.
  early.check(early.aborted.aborted ? countTasks(prepared.part, prepared.history, config.maxAttempts) : null);
  const { command, workingDirectory } = options;
  const { loadReports } = parts;
  const runOptions = { config, context, folder, prepared, command, workingDirectory, startedAt, children, loadReports };
  return { kind: "prepared", run: new PreparedRun({ ...runOptions, carry: carry ?? null }) };
}

function prepareIn(folder: StateFolder, options: PrepareOptions): Prepared {
  try {
    return prepare(folder, options);
  } catch (error) {
    throw unusable(folder.paths.root, error);
  }
}

/** A state folder with links, folders or devices in place of its files is for the user to fix; it is not a bug. */
function unusable(root: string, error: unknown): unknown {
  if (errorCode(error) === null) return error;
  return new UserError(
    `Expected plain files that can be read and written in the state folder ${root}, found: ${reasonOf(error)}. ` +
      "Remove what is in the way, or set another `state-dir`.",
    { cause: error },
  );
}

export const loadedParts: RunParts = {
  loadChildren: async (loadDetector) => {
    const [{ runOutstanding }, detectorAt] = await Promise.all([import("./run-outstanding.ts"), loadDetector()]);
    return { runOutstanding, detectorAt };
  },
  loadReports: async () => (await import("./write-reports.ts")).writeReports,
};
