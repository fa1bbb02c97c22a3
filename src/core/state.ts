/** Everything the scheduler knows: its settings, what runs, why it is ending, and what it asks the outside to do. */

import type { Note } from "./event.ts";
import type { StopReason } from "./evidence.ts";
import type { Lane, Pending } from "./lane.ts";
import type { Failure, Outcome } from "./outcome.ts";
import type { SetbackKind } from "./setbacks.ts";
import type { Signal } from "./signal.ts";
import { type Budget, NOTHING_SPENT, type Spent } from "./spend.ts";
import type { RunStatus } from "./tally.ts";
import type { Task } from "./task.ts";
import type { Unsettled } from "./unsettled.ts";

export interface Settings {
  /** Children at once, over all providers. */
  readonly concurrency: number;
  readonly shardSize: number;
  readonly maxAttempts: number;
  /** Ends the run at that many failed and errored tasks of this run; null: never. */
  readonly maxFailures: number | null;
  readonly failFast: boolean;
  readonly maxWaitMs: number;
  readonly defaultWaitMs: number;
  /** How long running children of a stopped provider may go on. */
  readonly stopGraceMs: number;
  /** TERM to KILL, on a cancel and otherwise. */
  readonly interruptGraceMs: number;
  readonly killGraceMs: number;
  /** End of the time budget; null: none. */
  readonly deadlineAt: number | null;
  /** A preflight command stands for the probe of a half-open circuit. */
  readonly preflight: boolean;
  /** Absent: none. */
  readonly budget?: Budget;
}

/** A child that runs, and the tasks of its shard that have no outcome yet. */
export interface Running {
  readonly key: string;
  readonly slot: number;
  readonly provider: string;
  readonly startedAt: number;
  readonly unsettled: Unsettled;
  readonly probe: boolean;
  /** What a probe proves so far. */
  readonly proof: "nothing" | "alive" | "refused";
  /** What this child was counted for already: one child is one witness, however many tasks it has. */
  readonly counted: ReadonlySet<string>;
  /** Why it was told to end; the first reason stays. */
  readonly stopping: StopReason | null;
  /** When a child that was told to end is killed. */
  readonly killAt: number | null;
}

/** The run is ending before its queues are empty: nothing is started any more. */
export interface Ending {
  readonly status: Exclude<RunStatus, "complete" | "stopped">;
  readonly cause:
    | "interrupted"
    | "out-of-time"
    | "fail-fast"
    | "max-failures"
    | "same-failure"
    | "authentication"
    | "kill-streak"
    | "budget";
  readonly reason: string;
  /** When children that still run are stopped. */
  readonly stopAt: number;
  /** Children that are stopped at once, and of which nothing more is recorded: the failed task's group. */
  readonly stopNow: ReadonlySet<string>;
  readonly signal: Signal | null;
}

/** A row that is to be written; the store adds what it knows of campaign, run and job. */
export interface Settlement<Of extends Outcome = Outcome> {
  readonly key: string;
  readonly pending: Pending;
  readonly outcome: Of;
  readonly startedAt: number;
  readonly at: number;
  /** The task's own share of the time its child took. */
  readonly durationMs: number;
}

/** What a transition asks the outside to write or to tell. */
export type Effect =
  | { readonly kind: "result"; readonly settlement: Settlement }
  | { readonly kind: "failure"; readonly settlement: Settlement }
  /** A failure that may turn out not to count: kept where a later run finds it, should this one be killed. */
  | { readonly kind: "hold"; readonly settlement: Settlement }
  /** It is settled which of the held failures count. */
  | { readonly kind: "release" }
  /** Something that went against a task without using an attempt: remembered over the runs of the campaign. */
  | { readonly kind: "setback"; readonly setback: SetbackKind; readonly task: Task }
  | { readonly kind: "note"; readonly note: Note };

/** What earlier runs of the campaign leave to this one. */
export interface CampaignMemory {
  /** Whether a task ever passed. */
  readonly hasPassed: boolean;
  /** Providers that graded a task. */
  readonly graded: ReadonlySet<string>;
  /** Runs that ended because every task failed the same way. */
  readonly sameFailureRuns: number;
  /** Runs that ended because children were killed one after the other. */
  readonly killStreakRuns: number;
}

export const NEW_CAMPAIGN: CampaignMemory = {
  hasPassed: false,
  graded: new Set(),
  sameFailureRuns: 0,
  killStreakRuns: 0,
};

export interface State {
  readonly settings: Settings;
  readonly runStartedAt: number;
  readonly lanes: ReadonlyMap<string, Lane>;
  readonly running: ReadonlyMap<string, Running>;
  readonly ending: Ending | null;
  /** Waits granted so far, out of `max-wait`. */
  readonly waitedMs: number;
  /** Until when the run may stand idle for capped tasks: that wait is granted already. */
  readonly idleUntil: number;
  /** Durations of passed tasks, sorted, for the p90. */
  readonly durationsMs: readonly number[];
  readonly passed: number;
  /** Failed and errored tasks of this run. */
  readonly failures: number;
  /** What this run has spent so far. */
  readonly spent: Spent;
  /** Children that were killed since the last child that was not. */
  readonly killsInARow: number;
  readonly campaign: CampaignMemory;
  /** Tasks given up for this run and still outstanding: killed again and again, out of cap rounds. */
  readonly left: number;
  /** The provider that refused such a task to its last round, with its words; null where none did. */
  readonly refusedBy: string | null;
  /**
   * Failures held back as long as no task of the campaign ever passed: if all fail the same way, they are not charged.
   * Null once one passed, and in the second run of the campaign that fails so.
   */
  readonly held: readonly Settlement<Failure>[] | null;
  /** Different tasks per signature of failure, while failures are held. */
  readonly sameFailures: ReadonlyMap<string, ReadonlySet<string>>;
  /** What the last transition asks for. */
  readonly effects: readonly Effect[];
}

/**
 * The state before the first event.
 *
 * @param options `durationsMs`: of passed attempts of earlier runs, for the estimate of what still fits
 */
export function openState(
  settings: Settings,
  lanes: readonly Lane[],
  options: { readonly now: number; readonly durationsMs: readonly number[]; readonly campaign?: CampaignMemory },
): State {
  const { campaign = NEW_CAMPAIGN } = options;
  const budgetMs = settings.deadlineAt === null ? null : settings.deadlineAt - options.now;
  const fits = (durationMs: number) => budgetMs === null || durationMs * settings.shardSize < budgetMs;
  return {
    settings,
    runStartedAt: options.now,
    lanes: new Map(lanes.map((lane) => [lane.provider, lane])),
    running: new Map(),
    ending: null,
    waitedMs: 0,
    idleUntil: Number.NEGATIVE_INFINITY,
    // What a longer budget allowed says nothing of what fits into this one: it would refuse every start.
    durationsMs: options.durationsMs.filter(fits).sort((a, b) => a - b),
    passed: 0,
    failures: 0,
    spent: NOTHING_SPENT,
    killsInARow: 0,
    campaign,
    left: 0,
    refusedBy: null,
    held: campaign.hasPassed || campaign.sameFailureRuns > 0 ? null : [],
    sameFailures: new Map(),
    effects: [],
  };
}
