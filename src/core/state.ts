/**
 * Everything the scheduler knows: its settings, what runs, why the run is ending, and what it asks the caller to do.
 */

import type { Note } from "./event.ts";
import type { StopReason } from "./evidence.ts";
import type { Lane } from "./lane.ts";
import type { Failure } from "./outcome.ts";
import type { Pending, Settlement } from "./pending.ts";
import type { SetbackKind } from "./setbacks.ts";
import { type Budget, NOTHING_SPENT, type Spent } from "./spend.ts";
import type { Signal } from "./tally.ts";
import type { Task } from "./task.ts";

export interface Settings {
  /** The maximum number of children at once, over all providers. */
  readonly concurrency: number;
  readonly shardSize: number;
  readonly maxAttempts: number;
  /** Ends the run at this many failed and errored tasks of this run; null for never. */
  readonly maxFailures: number | null;
  readonly failFast: boolean;
  readonly maxWaitMs: number;
  readonly defaultWaitMs: number;
  /** How long running children of a stopped provider may continue. */
  readonly stopGraceMs: number;
  /** Time from TERM to KILL: on a cancel, and otherwise. */
  readonly interruptGraceMs: number;
  readonly killGraceMs: number;
  /** End of the time budget; null if there is none. */
  readonly deadlineAt: number | null;
  /** Whether a preflight command probes a half-open circuit. */
  readonly preflight: boolean;
  readonly budget: Budget;
}

/** A running child. */
export interface Running {
  readonly key: string;
  readonly slot: number;
  readonly provider: string;
  readonly startedAt: number;
  /** Its place among the starts of its provider in this run, from 1. */
  readonly ordinal: number;
  /** How many tasks it was given. */
  readonly shardSize: number;
  /** The tasks of its shard that have no outcome yet, in order. */
  readonly unsettled: readonly Pending[];
  /** The counts that this child has already added to. It adds once to each, however many tasks it has. */
  readonly counted: ReadonlySet<string>;
  /** Why it was asked to end. The first reason stays. */
  readonly stopping: StopReason | null;
  /** When a child that was asked to end is killed. */
  readonly killAt: number | null;
}

/** The run is ending before its queues are empty. It starts nothing more. */
export interface Ending {
  readonly cause:
    | "interrupted"
    | "fail-fast"
    | "max-failures"
    | "same-failure"
    | "authentication"
    | "kill-streak"
    | "budget";
  readonly reason: string;
  /** When running children are stopped. */
  readonly stopAt: number;
  /** Children that are stopped at once and not recorded further: the failed task's group. */
  readonly stopAtOnceKeys: ReadonlySet<string>;
  readonly signal: Signal | null;
}

/** What many failures have in common. */
export interface CommonCause {
  readonly kind: "authentication" | "same-failure";
  /** Equal for failures of one cause. */
  readonly key: string;
}

/** What a transition asks the caller to write or report. */
export type Effect =
  | { readonly kind: "result"; readonly settlement: Settlement }
  | { readonly kind: "failure"; readonly settlement: Settlement }
  /** A failure that may turn out not to count. Stored so that a later run finds it if this one is killed. */
  | { readonly kind: "hold"; readonly settlement: Settlement }
  /** The run has decided which held failures count. */
  | { readonly kind: "release" }
  /** An event that delayed a task without using an attempt, remembered over the runs of the campaign. */
  | { readonly kind: "setback"; readonly setback: SetbackKind; readonly task: Task }
  | { readonly kind: "note"; readonly note: Note };

/** What earlier runs of the campaign pass on to this one. */
export interface CampaignMemory {
  /** Whether failures are charged at once: a task has passed, or every task failed the same way in an earlier run. */
  readonly chargesAtOnce: boolean;
  /** Providers that graded a task. */
  readonly graded: ReadonlySet<string>;
  /** Runs that ended because children were killed in a row. */
  readonly killStreakRuns: number;
}

const NEW_CAMPAIGN: CampaignMemory = { chargesAtOnce: false, graded: new Set(), killStreakRuns: 0 };

export interface State {
  readonly settings: Settings;
  readonly runStartedAt: number;
  readonly lanes: ReadonlyMap<string, Lane>;
  readonly running: ReadonlyMap<string, Running>;
  readonly ending: Ending | null;
  /** Waits granted so far, out of `max-wait`. */
  readonly waitedMs: number;
  /** Durations of passed tasks, sorted, for the p90. */
  readonly durationsMs: readonly number[];
  /** Failed and errored tasks of this run. */
  readonly failures: number;
  /** What this run has spent so far. */
  readonly spent: Spent;
  /** Children killed in a row. */
  readonly killsInARow: number;
  /** Earlier runs of the campaign that ended because of that. */
  readonly killStreakRuns: number;
  /** Tasks that this run gave up and that are still outstanding: killed again and again, or out of cap rounds. */
  readonly left: number;
  /** Why the run gave up the last of them. */
  readonly leftReason: string;
  /** Becomes true with the first task that passes. */
  readonly chargesAtOnce: boolean;
  /** Failures whose charge depends on later events; see `failed.ts`. */
  readonly held: readonly Settlement<Failure>[];
  /** The causes that ended the run. Their failures are never charged. */
  readonly forgiven: readonly CommonCause[];
  /** The effects of the last transition. */
  readonly effects: readonly Effect[];
}

/**
 * The state before the first event.
 *
 * @param options `durationsMs`: durations of passed attempts of earlier runs, to estimate what still fits
 */
export function openState(
  settings: Settings,
  lanes: readonly Lane[],
  options: { readonly now: number; readonly durationsMs: readonly number[]; readonly campaign?: CampaignMemory },
): State {
  const { chargesAtOnce, graded, killStreakRuns } = options.campaign ?? NEW_CAMPAIGN;
  const budgetMs = settings.deadlineAt === null ? null : settings.deadlineAt - options.now;
  const fits = (durationMs: number) => budgetMs === null || durationMs * settings.shardSize < budgetMs;
  return {
    settings,
    runStartedAt: options.now,
    lanes: new Map(lanes.map((lane) => [lane.provider, { ...lane, hasGraded: graded.has(lane.provider) }])),
    running: new Map(),
    ending: null,
    waitedMs: 0,
    // Durations that only a longer budget allowed do not apply here: they would block every start.
    durationsMs: options.durationsMs.filter(fits).sort((a, b) => a - b),
    failures: 0,
    spent: NOTHING_SPENT,
    killsInARow: 0,
    killStreakRuns,
    left: 0,
    leftReason: "",
    chargesAtOnce,
    held: [],
    forgiven: [],
    effects: [],
  };
}
