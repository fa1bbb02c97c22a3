/** A campaign: one pass over the task set, over as many runs as it takes. */

import { DAY_MS } from "./duration.ts";
import { instantAfter } from "./instant.ts";
import type { Counts, RunStatus } from "./tally.ts";
import { unreachable } from "./unreachable.ts";

export type CampaignRule =
  | { readonly kind: "daily" | "weekly" | "monthly" | "until-complete" }
  /** A commit or any other text. A campaign of this kind is not followed by another one under the same name. */
  | { readonly kind: "named"; readonly name: string };

/** The value of the `campaign` input. */
export type CampaignChoice = CampaignRule | { readonly kind: "auto" };

/** What the state stores about a campaign. */
export interface CampaignRecord {
  readonly id: string;
  readonly complete: boolean;
  /** The workflow run that completed it. Its other jobs and its re-runs never start a second campaign. */
  readonly completed_run: string | null;
  readonly completed_at: string | null;
  /**
   * When `retry` or a changed list last made tasks outstanding again. A copy of the state that was complete before that
   * does not close it.
   */
  readonly reopened_at?: string | undefined;
  /** The counts over the whole list at completion. They remain when the rows are gone. */
  readonly counts?: Counts | undefined;
  /** Whether a pull request ran it. Such a campaign is never a baseline. */
  readonly pull_request?: true | undefined;
  /** Whether the default branch ran it. Absent if the branch is unknown. */
  readonly default_branch?: boolean | undefined;
}

/**
 * The record of a campaign after its whole list was counted. A campaign that was already complete keeps the run that
 * completed it. A named campaign is complete only until tasks are added to it.
 */
export function settleCampaign(
  record: CampaignRecord,
  settled: {
    /** Counts over the whole list. Null while a run is working on it. */
    readonly counts: Counts | null;
    readonly workflowRun: string;
    /** An ISO instant. */
    readonly at: string;
  },
): CampaignRecord {
  const { counts, workflowRun, at } = settled;
  if (counts === null || counts.outstanding > 0) return record.complete ? reopenCampaign(record, at) : record;
  if (record.complete) return record;
  // The clock of the run that opened it again may have been ahead. A merge must not treat the campaign as still open.
  const completedAt = [at, record.reopened_at ?? ""].sort().at(-1) ?? at;
  return { ...record, complete: true, completed_run: workflowRun, completed_at: completedAt, counts };
}

/**
 * The record of a campaign that has outstanding tasks again. A merge prefers it to an earlier state, in which the
 * campaign is complete.
 *
 * @param at an ISO instant
 */
export function reopenCampaign(record: CampaignRecord, at: string): CampaignRecord {
  const { counts: _counts, ...open } = record;
  return {
    ...open,
    complete: false,
    completed_run: null,
    completed_at: null,
    reopened_at: instantAfter(record.completed_at, Date.parse(at)),
  };
}

/**
 * How a campaign stands after its last run: as the run ended, unless a retry has made tasks outstanding again since. If
 * the campaign is complete, its last run has done them, even if the clock of the run that reopened it was ahead.
 *
 * @param end null if the run has not recorded its end
 * @returns the reason is null if the run has not recorded one
 */
export function standingAfter(
  end: { readonly status: RunStatus; readonly reason: string; readonly at: number } | null,
  record: Pick<CampaignRecord, "complete" | "reopened_at"> | undefined,
  outstanding: number,
): { readonly status: RunStatus; readonly reason: string | null; readonly isReopened: boolean } {
  if (end === null) return { status: outstanding === 0 ? "complete" : "incomplete", reason: null, isReopened: false };
  const isRetried = !record?.complete && Date.parse(record?.reopened_at ?? "") > end.at;
  if (!isRetried && (end.status !== "complete" || outstanding === 0)) return { ...end, isReopened: false };
  return { status: "incomplete", reason: "retry made tasks outstanding again", isReopened: true };
}

/** The parts of the workflow run that campaigns depend on. */
export interface Trigger {
  readonly eventName: string | null;
  /** Head commit of the pull request, else the commit of the event. */
  readonly sha: string | null;
  /** The branch that it works on. Absent if it is unknown. */
  readonly branch?: "default" | "other" | "pull-request" | undefined;
}

export function isPullRequest({ eventName, branch }: Trigger): boolean {
  // Reviews and `pull_request_target` too.
  return branch === "pull-request" || eventName?.startsWith("pull_request") === true;
}

/** The record of a campaign that a run begins. */
export function newCampaign(id: string, trigger: Trigger): CampaignRecord {
  const record = { id, complete: false, completed_run: null, completed_at: null };
  if (isPullRequest(trigger)) return { ...record, pull_request: true };
  return trigger.branch === undefined ? record : { ...record, default_branch: trigger.branch === "default" };
}

/** `auto` means the commit for pushes, merge queues and pull requests, and `until-complete` for everything else. */
export function campaignRule(choice: CampaignChoice, trigger: Trigger): CampaignRule {
  if (choice.kind !== "auto") return choice;
  // A merge queue checks one commit. Results of other code must not make it pass.
  const isOfCommit = ["push", "merge_group"].includes(trigger.eventName ?? "") || isPullRequest(trigger);
  return isOfCommit && trigger.sha !== null ? { kind: "named", name: trigger.sha } : { kind: "until-complete" };
}

const NUMBERED = /^until-complete-(\d{6,})$/;
const PERIODIC = /^(?:daily-\d{4}-\d\d-\d\d|weekly-\d{4}-W\d\d|monthly-\d{4}-\d\d)$/;

/**
 * The id of the campaign that a run belongs to. It depends only on the rule, the state, the date and the workflow run,
 * so that all fresh jobs of a matrix agree.
 */
export function campaignId(
  rule: CampaignRule,
  known: readonly CampaignRecord[],
  run: {
    readonly at: number;
    readonly workflowRun: string;
    /**
     * Whether the workflow run has already worked on a campaign. Called only if the answer decides between two
     * campaigns.
     */
    readonly hasBegun?: (campaign: string) => boolean;
  },
): string {
  switch (rule.kind) {
    case "named":
      return rule.name;
    case "daily":
    case "weekly":
    case "monthly": {
      // Jobs that start after midnight, and re-runs on a later day, stay in the period in which their run began.
      const [latest] = known;
      const id = periodId(rule.kind, run.at);
      if (latest === undefined || latest.id === id || !isPeriodic(latest.id, rule.kind)) return id;
      return latest.completed_run === run.workflowRun || run.hasBegun?.(latest.id) ? latest.id : id;
    }
    case "until-complete": {
      const latest = latestNumbered(known);
      if (latest === undefined) return numberedId(1);
      const isLater = latest.complete && isLaterRun(run.workflowRun, latest.completed_run);
      const isOver = isLater && !run.hasBegun?.(latest.id);
      return numberedId(numberOf(latest.id) + (isOver ? 1 : 0));
    }
    default:
      return unreachable(rule);
  }
}

/** Only a later workflow run than the one that completed a campaign starts the next one. A re-run keeps its run id. */
function isLaterRun(workflowRun: string, completedRun: string | null): boolean {
  const isNumbered = /^\d+$/.test(workflowRun) && /^\d+$/.test(completedRun ?? "");
  return isNumbered ? Number(workflowRun) > Number(completedRun) : workflowRun !== completedRun;
}

/**
 * The campaign that a workflow run completed before another one of the same series began. Such a run is done: it starts
 * no second campaign, and does no work on one that other runs began.
 */
export function completedBefore(
  known: readonly CampaignRecord[],
  campaign: string,
  workflowRun: string,
): CampaignRecord | null {
  const isOwn = (record: CampaignRecord) => record.complete && record.completed_run === workflowRun;
  return known.find((record) => isOwn(record) && isSuperseded(record.id, campaign)) ?? null;
}

/**
 * The campaign that a new one is compared with: the last complete one of the default branch. If none is known, the last
 * complete one that no pull request ran. A pull request does not fall back to another branch, because that branch may
 * be its own. A campaign that is already complete is compared with those that were complete before it, so its verdict
 * does not change.
 */
export function baselineOf(known: readonly CampaignRecord[], present: CampaignRecord): CampaignRecord | null {
  const isEarlier = (record: CampaignRecord) => !present.complete || isLaterEnd(present, record);
  const candidates = known.filter(
    (record) =>
      record.complete &&
      record.id !== present.id &&
      !record.pull_request &&
      !(present.pull_request && record.default_branch === false) &&
      isEarlier(record),
  );
  const ofDefault = candidates.filter((record) => record.default_branch);
  const [first, ...others] = ofDefault.length > 0 ? ofDefault : candidates;
  if (first === undefined) return null;
  return others.reduce((latest, record) => (isLaterEnd(record, latest) ? record : latest), first);
}

function isLaterEnd(a: CampaignRecord, b: CampaignRecord): boolean {
  return (a.completed_at ?? "") > (b.completed_at ?? "");
}

/**
 * Whether the rows of campaign `id` can be dropped because campaign `by` has begun. Only a later campaign of the same
 * series replaces one. Campaigns of commits and named campaigns replace none.
 */
export function isSuperseded(id: string, by: string): boolean {
  if (numberOf(by) > numberOf(id)) return true;
  // Dates and weeks of one series sort as text.
  return PERIODIC.test(id) && PERIODIC.test(by) && id.split("-")[0] === by.split("-")[0] && by > id;
}

/**
 * The campaigns to remember when one begins: the present one first, then the latest others. Two always stay: the last
 * numbered one, because the next number follows from it, and the baseline.
 */
export function rememberCampaigns(
  present: CampaignRecord,
  previous: readonly CampaignRecord[],
  limit: number,
): readonly CampaignRecord[] {
  const all = [present, ...previous.filter((record) => record.id !== present.id)];
  const always = [present, latestNumbered(all), baselineOf(previous, present)];
  const isKept = (record: CampaignRecord) => always.includes(record);
  const others = all.filter((record) => !isKept(record)).slice(0, Math.max(0, limit - all.filter(isKept).length));
  return all.filter((record) => isKept(record) || others.includes(record));
}

function isPeriodic(id: string, period: string): boolean {
  return PERIODIC.test(id) && id.startsWith(period);
}

function latestNumbered(records: readonly CampaignRecord[]): CampaignRecord | undefined {
  return records.filter(({ id }) => NUMBERED.test(id)).sort((a, b) => numberOf(b.id) - numberOf(a.id))[0];
}

/** The number in a campaign id; NaN if it has none. */
function numberOf(id: string): number {
  return Number(NUMBERED.exec(id)?.[1]);
}

function numberedId(number: number): string {
  return `until-complete-${String(number).padStart(6, "0")}`;
}

/** The id of a UTC day, month, or ISO 8601 week. */
function periodId(period: "daily" | "weekly" | "monthly", at: number): string {
  const day = new Date(at).toISOString().slice(0, 10);
  switch (period) {
    case "daily":
      return `daily-${day}`;
    case "monthly":
      return `monthly-${day.slice(0, 7)}`;
    case "weekly":
      return `weekly-${isoWeek(at)}`;
    default:
      return unreachable(period);
  }
}

/** The ISO 8601 week. A week belongs to the year that contains its Thursday. */
function isoWeek(at: number): string {
  const weekday = (new Date(at).getUTCDay() + 6) % 7;
  const thursday = new Date(at + (3 - weekday) * DAY_MS);
  const week = Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / (7 * DAY_MS)) + 1;
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, "0")}`;
}

/**
 * The workflow run that a run is an attempt of. Outside of workflows each process is a run of its own, so this is the
 * run itself.
 */
export function workflowRunOf(run: string): string {
  return /^(\d+)-\d+$/.exec(run)?.[1] ?? run;
}
