/** `merge`: unites the states of all jobs, notices those that never reported, and gives the one verdict. */
import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import type { Config } from "../config/config.ts";
import { iso } from "../core/answer.ts";
import { type CampaignRecord, settleCampaign } from "../core/campaign.ts";
import { computeOutstanding, ListHistory } from "../core/history.ts";
import { wholeOf } from "../core/split.ts";
import { type Counts, countTasks, exitCode, heldAgainst, type RunResult, type RunStatus } from "../core/tally.ts";
import type { Tasks } from "../core/task.ts";
import { UserError } from "../core/user-error.ts";
import { filterEnvironment } from "../run/child-environment.ts";
import { type Checkpoint, FORMAT_VERSION } from "../store/format.ts";
import { readLines } from "../store/journal.ts";
import { mergeFolders } from "../store/merge.ts";
import { StateFolder, type StatePaths } from "../store/state-folder.ts";
import { readTasks } from "../tasks/read-tasks.ts";
import { resumeAt } from "./circuits.ts";
import { buildOutputs } from "./outputs.ts";
import { campaignOf } from "./prepare.ts";
import { readListedTasks } from "./read-status.ts";
import type { EngineContext, RunEnd } from "./run-evaluation.ts";
import { workflowRunOf } from "./run-identity.ts";
import { writeReports } from "./write-reports.ts";

export interface MergeEnd extends RunEnd {
  /** What is known of the jobs that never reported, for people: indexes, or names of folders. */
  readonly missing: readonly string[];
}

/**
 * @param folders the jobs' states; they are left untouched
 * @throws UserError where no state is found, or the target cannot be written
 */
export async function mergeStates(
  config: Config,
  context: EngineContext,
  folders: readonly string[],
): Promise<MergeEnd> {
  const { clock, identity } = context;
  const now = clock.now();
  const warn = (message: string) => context.sink.on({ event: "warning", message, at: iso(clock.now()) });
  const folder = StateFolder.open(resolve(context.workspace, config.stateDir), context.redactor);
  try {
    const { paths } = folder;
    const held = readRuns(paths);
    const merged = mergeFolders(
      paths,
      folders.map((one) => resolve(context.workspace, one)),
    );
    for (const { folder: path, trouble } of merged) {
      if (trouble !== null) warn(`${path} was passed over: ${trouble}`);
    }
    const carry = context.openCarry?.(paths, warn);
    await carry?.restore((known) => campaignOf(config, identity, { known, now }));

    const checkpoint = folder.readCheckpoint();
    const judged = checkpoint === null ? undefined : judgedCampaign(checkpoint.campaigns, { config, identity, now });
    if (checkpoint === null || judged === undefined) {
      throw new UserError(
        `Expected the state of at least one job in ${folders.length === 0 ? paths.root : folders.join(", ")}, found none. ` +
          "Check that the jobs ran, and that their state folders were handed over.",
      );
    }
    const campaign = judged.id;
    const silent = merged.flatMap(({ folder: path, trouble }) =>
      trouble !== null || isEmptyFolder(path) ? [path] : [],
    );
    const reported = new Set([
      ...held.flatMap((run) => (run.campaign === campaign && isOfThisRun(run.run, identity) ? [run.job] : [])),
      ...merged.flatMap((one) => (one.checkpoint === null ? [] : [one.checkpoint.job])),
      ...(carry?.reportedJobs() ?? []).map(String),
    ]);
    const missing = missingJobs(config.expectedJobs, reported, silent);

    const tasks = await listTasks(config, context, paths);
    const { history } = folder.readHistory(campaign, new ListHistory(tasks));
    const maxAttempts = lastMaxAttempts(paths) ?? config.maxAttempts;
    const counts = countTasks(wholeOf(tasks.count), history, maxAttempts);
    const last = lastEnds(paths, campaign);
    const status = mergedStatus(counts, missing.length > 0, last);
    const result: RunResult = { status, counts, failedAlike: false, signal: null };
    const { at, reason } = why({ status, counts, missing, checkpoint, last, tasks, history, maxAttempts });

    folder.openJournals();
    folder.writeCheckpoint(
      mergedCheckpoint(checkpoint, { judged, identity, now, isComplete: counts.outstanding === 0 }),
    );
    if (missing.length > 0) {
      warn(
        `${missing.length === 1 ? "one job" : `${missing.length} jobs`} never reported: ${missing.join(", ")}. Their tasks stay outstanding.`,
      );
    }
    const outputs = buildOutputs({ status, reason, counts, resumeAt: at, resumeCommand: context.resumeCommand, paths });
    folder.appendEvent({
      event: "run_ended",
      run: identity.run,
      job: "merge",
      campaign,
      max_attempts: maxAttempts,
      status,
      reason,
      resume_at: outputs["resume-at"],
      resume_command: outputs["resume-command"],
      at: iso(clock.now()),
    });
    await carry?.end(campaign);
    const report = writeReports({ paths, campaign, maxAttempts, part: null, run: null, warn });
    const { judgement } = context;
    const against = heldAgainst(result, judgement);
    return { result, reason, against, exitCode: exitCode(result, judgement), outputs, report, missing };
  } finally {
    folder.close();
  }
}

/** The campaign of this workflow run, or the one asked for, where the states know it; else the one that they come with. */
function judgedCampaign(
  known: readonly CampaignRecord[],
  run: { readonly config: Config; readonly identity: EngineContext["identity"]; readonly now: number },
): CampaignRecord | undefined {
  const { config, identity, now } = run;
  // By hand and without a word, nothing but the states says what they are of.
  if (config.campaign.kind === "auto" && identity.trigger.eventName === null) return known[0];
  const asked = campaignOf(config, identity, { known, now });
  return known.find((record) => record.id === asked) ?? known[0];
}

/** Outside of workflows each job is a run of its own, and nothing tells which of them belong together. */
function isOfThisRun(run: string, identity: EngineContext["identity"]): boolean {
  return identity.run === identity.workflowRun || workflowRunOf(run) === identity.workflowRun;
}

function isEmptyFolder(path: string): boolean {
  return !existsSync(path) || readdirSync(path).length === 0;
}

function missingJobs(expected: number | null, reported: ReadonlySet<string>, silent: readonly string[]): string[] {
  if (expected === null) return [...silent];
  return [...Array(expected).keys()].filter((index) => !reported.has(String(index))).map((index) => `job ${index}`);
}

async function listTasks(config: Config, context: EngineContext, paths: StatePaths): Promise<Tasks> {
  if (config.taskSource === null) return readListedTasks(paths.tasks);
  return readTasks(config.taskSource, {
    workspace: context.workspace,
    workingDirectory: resolve(context.workspace, config.workingDirectory),
    env: filterEnvironment(context.env, "inherit"),
    provider: config.provider,
    repeats: config.repeats,
    passWithNoTasks: config.passWithNoTasks,
  });
}

const startedSchema = z.object({
  event: z.literal("run_started"),
  campaign: z.string(),
  run: z.string(),
  job: z.string(),
  max_attempts: z.int().min(1),
});
const endedSchema = z.object({
  event: z.literal("run_ended"),
  run: z.string(),
  job: z.string(),
  status: z.enum(["complete", "stopped", "out_of_time", "interrupted", "aborted", "incomplete"]),
  reason: z.string(),
  at: z.string(),
});
type Ended = z.infer<typeof endedSchema>;

type Started = z.infer<typeof startedSchema>;

function lastMaxAttempts(paths: StatePaths): number | null {
  return readRuns(paths).at(-1)?.max_attempts ?? null;
}

/** The runs of jobs that the folder knows of, in its order. */
function readRuns(paths: StatePaths): Started[] {
  const runs: Started[] = [];
  readRunEvents(paths, (value) => {
    const started = startedSchema.safeParse(value);
    if (started.success) runs.push(started.data);
  });
  return runs;
}

/** How each job's last run ended. */
function lastEnds(paths: StatePaths, campaign: string): Ended[] {
  const ofCampaign = new Set(readRuns(paths).flatMap((run) => (run.campaign === campaign ? [run.run] : [])));
  const ends = new Map<string, Ended>();
  readRunEvents(paths, (value) => {
    const ended = endedSchema.safeParse(value);
    if (!ended.success || ended.data.job === "merge" || !ofCampaign.has(ended.data.run)) return;
    const known = ends.get(ended.data.job);
    if (known === undefined || known.at < ended.data.at) ends.set(ended.data.job, ended.data);
  });
  return [...ends.values()];
}

function readRunEvents(paths: StatePaths, onValue: (value: unknown) => void): void {
  readLines(paths.events, (line) => {
    if (!line.includes('"run_started"') && !line.includes('"run_ended"')) return;
    try {
      onValue(JSON.parse(line));
    } catch {
      // A torn line tells nothing.
    }
  });
}

/** Of the jobs' endings the one that a reader must know of first. */
const GRAVITY: readonly RunStatus[] = ["aborted", "stopped", "interrupted", "out_of_time"];

function mergedStatus(counts: Counts, hasMissing: boolean, last: readonly Ended[]): RunStatus {
  if (counts.outstanding === 0) return hasMissing ? "incomplete" : "complete";
  return GRAVITY.find((status) => last.some((end) => end.status === status)) ?? "incomplete";
}

interface Facts {
  readonly status: RunStatus;
  readonly counts: Counts;
  readonly missing: readonly string[];
  readonly checkpoint: Checkpoint;
  readonly last: readonly Ended[];
  readonly tasks: Tasks;
  readonly history: ListHistory;
  readonly maxAttempts: number;
}

function why(facts: Facts): { readonly at: number | null; readonly reason: string } {
  const { status, counts, missing, checkpoint, last } = facts;
  const providers = new Set(
    computeOutstanding(facts.tasks, wholeOf(facts.tasks.count), facts).map(({ task }) => task.provider || null),
  );
  const named = [...providers].flatMap((provider) => provider ?? Object.keys(checkpoint.circuits));
  const at = counts.outstanding === 0 ? null : resumeAt(checkpoint.circuits, new Set(named));
  const told = last.find((end) => end.status === status)?.reason;
  if (status === "complete") return { at, reason: "nothing is outstanding" };
  if (missing.length > 0)
    return { at, reason: `${missing.join(", ")} never reported${told === undefined ? "" : `; ${told}`}` };
  return { at, reason: told ?? `${counts.outstanding} tasks are outstanding` };
}

function mergedCheckpoint(
  checkpoint: Checkpoint,
  facts: {
    readonly judged: CampaignRecord;
    readonly identity: EngineContext["identity"];
    readonly now: number;
    readonly isComplete: boolean;
  },
): Checkpoint {
  const { judged, identity, now, isComplete } = facts;
  const settled = settleCampaign(judged, { isComplete, workflowRun: identity.workflowRun, completedAt: iso(now) });
  // The present campaign comes first.
  const campaigns = [settled, ...checkpoint.campaigns.filter((record) => record.id !== judged.id)];
  return {
    ...checkpoint,
    v: FORMAT_VERSION,
    seq: checkpoint.seq + 1,
    updated_at: iso(now),
    run: identity.run,
    job: "merge",
    campaigns,
  };
}
