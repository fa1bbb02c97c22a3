/**
 * `carryover run --dry-run`: what a run would start, what it would skip and why, and how long it would take. It
 * carries out the start of a run on a copy of the state folder, so the answer is that of a real run. Only the rows that
 * a killed run left in its inbox are missing.
 */
import { resolve } from "node:path";
import type { Config } from "../config/config.ts";
import { standingOf } from "../core/history.ts";
import type { Tasks } from "../core/task.ts";
import { isHeld } from "../store/lock-holder.ts";
import { refuseOddFiles } from "../store/odd-files.ts";
import type { StateFolder } from "../store/state-folder.ts";
import { statePaths } from "../store/state-paths.ts";
import { type Estimate, estimateRun } from "./estimate.ts";
import { onCopy, refuseOtherStates } from "./open-folder.ts";
import { outdatedWords, type Prepared } from "./prepare.ts";
import { readEvaluation } from "./read-evaluation.ts";
import { type EngineContext, type Evaluation, warnIn } from "./run-context.ts";
import { openRun } from "./run-evaluation.ts";
import { byProvider, restoreCircuit, stoppedProviders } from "./run-memory.ts";

export interface DryRun {
  readonly campaign: string;
  /** Whether the run would begin the campaign. */
  readonly isNew: boolean;
  /** Why the run would start nothing; null if nothing prevents it. */
  readonly refusal: string | null;
  /** Ids of the tasks that the run would start, in the order of starts. */
  readonly start: readonly string[];
  /** Providers that it would not call before an instant, with the ids of their tasks. */
  readonly wait: readonly Waiting[];
  /** Providers that it would first probe with one task, because their limit should be over. */
  readonly probe: readonly string[];
  /** Ids of the tasks that it would not start, by reason. */
  readonly skip: Readonly<Record<SkipReason, readonly string[]>>;
  /** For the tasks in `start`. */
  readonly estimate: Estimate;
}

export interface Waiting {
  readonly provider: string;
  /** Epoch ms. */
  readonly untilAt: number;
  readonly reason: string;
  readonly tasks: readonly string[];
}

/** `not-selected` by `only`, `sample` or `max-tasks`. */
export const SKIP_REASONS = ["passed", "failed", "errored", "skipped", "not-selected", "other-job"] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** @throws UserError for bad input, as the run itself would */
export async function dryRun(config: Config, context: EngineContext): Promise<DryRun> {
  const evaluation = await readEvaluation(config, context);
  const stateDir = resolve(context.workspace, config.stateDir);
  const paths = statePaths(stateDir);
  refuseOddFiles(paths);
  refuseOtherStates([stateDir], config.stateName);
  if (isHeld(paths.lock)) warnIn(context)(`a run is active in ${stateDir}: this is what it has stored so far`);
  return onCopy(stateDir, context, (copy) => dryRunIn(copy, evaluation));
}

async function dryRunIn(folder: StateFolder, evaluation: Evaluation): Promise<DryRun> {
  const { config, context, tasks } = evaluation;
  const opened = await openRun(folder, evaluation);
  const estimateOf = (count: number) => estimateRun(count, { config, paths: folder.paths });
  if (opened.kind === "over") {
    const nothing = { campaign: "", isNew: false, start: [], wait: [], probe: [], skip: emptySkips() };
    return { ...nothing, refusal: opened.end.reason, estimate: estimateOf(0) };
  }
  const { prepared } = opened.scope;
  for (const message of prepared.warnings) warnIn(context)(message);
  const outdated = outdatedWords(prepared);
  if (outdated !== null) context.inform(outdated);
  const publicId = (id: string) => folder.publicName(id);
  const { start, wait, probe } = byState(prepared, config, context.clock.now());
  return {
    campaign: prepared.campaign.id,
    isNew: prepared.isFirst,
    refusal: null,
    start: start.map(publicId),
    wait: wait.map((waiting) => ({ ...waiting, tasks: waiting.tasks.map(publicId) })),
    probe,
    skip: skipped(prepared, tasks, { maxAttempts: config.maxAttempts, publicId }),
    estimate: estimateOf(start.length),
  };
}

/** Groups the tasks that the run may start by the state of their providers. */
function byState(
  { outstanding, checkpoint }: Prepared,
  { retryNow: isProbedNow }: Config,
  now: number,
): { readonly start: string[]; readonly wait: Waiting[]; readonly probe: string[] } {
  const groups = byProvider(outstanding);
  const at = { now, isProbedNow };
  const stopped = stoppedProviders(checkpoint, groups.keys(), at);
  const isProbed = (provider: string) => !stopped.has(provider) && restoreCircuit(checkpoint, provider, at) !== null;
  return {
    start: outstanding.flatMap(({ task }) => (stopped.has(task.provider) ? [] : [task.id])),
    wait: [...stopped].map(([provider, { untilAt, reason }]) => {
      return { provider, untilAt, reason, tasks: (groups.get(provider) ?? []).map(({ task }) => task.id) };
    }),
    probe: [...groups.keys()].filter(isProbed),
  };
}

function skipped(
  { part, history, outstanding }: Prepared,
  tasks: Tasks,
  { maxAttempts, publicId }: { readonly maxAttempts: number; readonly publicId: (id: string) => string },
): Record<SkipReason, string[]> {
  const skips = emptySkips();
  const own = new Set(part);
  const selected = new Set(outstanding.map(({ task }) => task.id));
  for (let index = 0; index < tasks.count; index += 1) {
    const id = tasks.idAt(index);
    if (selected.has(id)) continue;
    const standing = standingOf(history.at(index), maxAttempts);
    const reason = standing === "outstanding" ? "not-selected" : standing;
    skips[own.has(index) ? reason : "other-job"].push(publicId(id));
  }
  return skips;
}

function emptySkips(): Record<SkipReason, string[]> {
  return { passed: [], failed: [], errored: [], skipped: [], "not-selected": [], "other-job": [] };
}
