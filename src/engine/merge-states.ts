/** `merge`: merges the states of all jobs, reports those that never reported, and gives one verdict. */
import { existsSync, rmSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type { Config } from "../config/config.ts";
import { type CampaignRecord, newCampaign, settleCampaign } from "../core/campaign.ts";
import { ListHistory } from "../core/history.ts";
import { iso } from "../core/instant.ts";
import { reasonOf } from "../core/reason.ts";
import { wholeOf } from "../core/split.ts";
import { type Counts, countTasks } from "../core/tally.ts";
import type { Tasks } from "../core/task.ts";
import { UserError } from "../core/user-error.ts";
import { counted, grouped } from "../core/words.ts";
import { instantWords } from "../report/event-lines.ts";
import { countsWords, endWords, firstFew } from "../report/words.ts";
import { readCheckpoint } from "../store/checkpoint-file.ts";
import { isHeld } from "../store/lock-holder.ts";
import { mergeFolders, readSources } from "../store/merge-folders.ts";
import { campaignsIn, readHistory } from "../store/read-history.ts";
import { MERGE } from "../store/run-events.ts";
import type { StateFolder } from "../store/state-folder.ts";
import { type StatePaths, statePaths } from "../store/state-paths.ts";
import { type MergeSource, takeLatestTasks } from "../store/take-latest.ts";
import { jobsOf } from "./job-runs.ts";
import { listTasks, readStoredTasks } from "./list-tasks.ts";
import { judgeMerge } from "./merge-verdict.ts";
import { noteCampaign } from "./note-campaign.ts";
import { inFolder, nextCheckpoint, openFolder, refuseOtherStates } from "./open-folder.ts";
import { campaignOf, doneBefore, hasBegun } from "./read-state.ts";
import type { RecoverContext } from "./recover-inbox.ts";
import { recoverKilledRun } from "./recover-killed-run.ts";
import { type EngineContext, type Request, warnIn } from "./run-context.ts";
import { dropSettled } from "./run-gateway.ts";
import { concludeRun, countRegressed, type RunEnd, repeatVerdict } from "./verdict.ts";
import { writeReports } from "./write-reports.ts";

export interface MergeEnd extends RunEnd {
  /** Describes the jobs that never reported, for people: indexes or folder names. */
  readonly missing: readonly string[];
}

/**
 * If no state is found but tasks are listed, all of them are outstanding.
 *
 * @param folders the jobs' states, which are not changed
 * @throws UserError if no state is found and no task is listed, or if states belong to other evaluations
 */
export async function mergeStates(
  config: Config,
  context: EngineContext,
  folders: readonly string[],
): Promise<MergeEnd> {
  const sources = folders.map((one) => resolve(context.workspace, one));
  const target = resolve(context.workspace, config.stateDir);
  // Reject before merging: the verdict would lack what a newer version holds, or include what another evaluation holds.
  // A target with another name is rejected when it is opened.
  refuseOtherStates([...(config.stateName === null ? [target] : []), ...sources], config.stateName);
  const isFresh = !existsSync(target);
  const request = { config, context, startedAt: context.clock.now() };
  const opened = openFolder(config, context);
  try {
    const end = await inFolder(opened, (folder) => mergeInto(folder, sources, request));
    for (const line of lastLines(end, context.clock.now())) context.inform(line);
    return end;
  } catch (error) {
    if (isFresh) rmSync(target, { recursive: true, force: true });
    throw error;
  }
}

/** The result, and when to run the jobs again. */
function lastLines({ result: { status, counts }, reason, outputs }: MergeEnd, now: number): string[] {
  const { passed, failed, errored, skipped, outstanding } = counts;
  const words = [`${grouped(passed)} passed`, ...countsWords({ failed, errored, skipped, outstanding })];
  const lines = [endWords(status, reason), `all jobs: ${words.join(", ")}`];
  if (outstanding === 0) return lines;
  const resumeAt = Date.parse(String(outputs["resume-at"]));
  const when = resumeAt > now ? ` after ${instantWords(resumeAt, now)}` : "";
  return [...lines, `${status === "aborted" ? "fix the cause, then" : "to resume,"} run the jobs again${when}`];
}

async function mergeInto(folder: StateFolder, folders: readonly string[], request: Request): Promise<MergeEnd> {
  const { config, context, startedAt: now } = request;
  const { paths } = folder;
  const warn = warnIn(context);
  for (const message of (await recoverKilledRun(folder, context)).warnings) warn(message);
  const sources = readSources(folders);
  // Before the merge, which keeps the result that started first. That one may still be in an inbox.
  await recoverSources(folder, sources, context, warn);
  const conflicts = mergeFolders(paths, sources, now);
  if (conflicts.length > 0) warn(conflictWords(conflicts));
  const carry = context.openCarry?.(paths);
  await carry?.restore((known) => campaignOf(request, paths, known));

  const checkpoint = readCheckpoint(paths.checkpoint);
  const known = campaignsIn(checkpoint, paths);
  const silent = sources.filter((source) => !holdsState(source)).map((source) => source.folder);
  if (known.length === 0 && silent.length === sources.length && config.taskSource === null) {
    throw nothingFound(folders.length === 0 ? [paths.root] : folders);
  }
  const done = namesNoCampaign(request) ? null : doneBefore(paths, request);
  if (done !== null) {
    carry?.leave();
    return { ...repeatVerdict(paths, done, context), missing: [] };
  }
  const judged = judgedCampaign(request, paths, known);
  const { id: campaign } = judged;
  const states = sources.filter((one) => presentCampaign(one) === campaign);
  warnOfOtherCampaigns(sources, campaign, request);
  const jobs = jobsOf(request, { events: paths.events, campaign, sources, states, silent });
  const { maxAttempts, missing } = jobs;
  const tasks = await tasksOf(folder, states, request);
  const { history } = readHistory(paths, campaign, new ListHistory(tasks));
  const counts = countTasks(wholeOf(tasks.count), history, maxAttempts);
  const verdict = judgeMerge({ ...jobs, counts, circuits: checkpoint?.circuits ?? {}, tasks, history, now });
  const regressed = countRegressed(context, paths, { campaign, history, isInPart: null });
  // The signals ended other processes; this one was not interrupted.
  const { end, event } = concludeRun({ ...verdict, counts, regressed, signal: null, paths }, context);

  folder.openJournals();
  if (known.length > 0) {
    const { identity } = context;
    const settled = settleCampaign(judged, { counts, workflowRun: identity.workflowRun, at: iso(now) });
    noteCampaign(paths, settled, judged);
    folder.writeCheckpoint({
      ...nextCheckpoint(checkpoint, { identity, job: MERGE, name: config.stateName, now }),
      jobs: checkpoint?.jobs ?? jobs.total,
      // The present campaign comes first.
      campaigns: [settled, ...known.filter(({ id }) => id !== campaign)],
    });
  }
  const { index } = history;
  // A task that is not listed may be listed again. Until then its answers stay, as in a run.
  const hashOf = (id: string) => index.hashAt(index.findId(id)) || undefined;
  await dropSettled({ config: { ...config, maxAttempts }, context, folder, campaign, history, hashOf }, warn);
  if (missing.length > 0) warn(missingWords(missing, counts));
  folder.appendEvent({
    ...event,
    job: MERGE,
    campaign,
    max_attempts: maxAttempts,
    missing_jobs: jobs.missingIndexes,
    at: iso(context.clock.now()),
  });
  // If nothing was restored there is nothing to save. A save would only hide a state that could not be reached.
  if (known.length > 0) await carry?.end(campaign);
  const written = await writeReports({ paths, campaign, maxAttempts, part: null, run: null, warn });
  return { ...end, report: written?.report ?? null, summary: written?.summary ?? null, missing };
}

/** The list that the inputs name, else the latest one in the states of the campaign. It replaces that of the target. */
async function tasksOf(
  folder: StateFolder,
  states: readonly MergeSource[],
  { config, context, startedAt: now }: Request,
): Promise<Tasks> {
  const { tasks: path } = folder.paths;
  if (config.taskSource === null) {
    takeLatestTasks(path, { own: null, sources: states, now });
    return readStoredTasks(path);
  }
  const tasks = await listTasks(config.taskSource, { config, context });
  folder.writeTasks(tasks);
  return tasks;
}

/**
 * Recovers the rows that killed runs left in their inboxes into the target, which may then hold two rows of one kind
 * until the merge. The inbox of a run that is still active stays untouched.
 */
export async function recoverSources(
  target: StateFolder,
  sources: readonly MergeSource[],
  context: RecoverContext,
  warn: (message: string) => void,
): Promise<void> {
  for (const { folder, trouble } of sources) {
    const paths = statePaths(folder);
    if (trouble !== null) warn(`${folder} was skipped: ${trouble}`);
    if (trouble !== null || isHeld(paths.lock)) continue;
    try {
      const left = await recoverKilledRun(target, context, paths);
      for (const message of left.warnings) warn(`${folder}: ${message}`);
    } catch (error) {
      warn(`${folder}: could not recover the rows that a killed run left: ${reasonOf(error)}`);
    }
  }
}

function conflictWords(ids: readonly string[]): string {
  return `found different results for ${counted(ids.length, "task")}: ${firstFew(ids)}. The result that started first is kept.`;
}

function missingWords(missing: readonly string[], { outstanding }: Counts): string {
  const whose = missing.length === 1 ? "Its" : "Their";
  const tasks = outstanding === 0 ? "Nothing is outstanding anyway" : `${whose} tasks stay outstanding`;
  return `${counted(missing.length, "job")} never reported: ${missing.join(", ")}. ${tasks}.`;
}

function nothingFound(places: readonly string[]): UserError {
  return new UserError(
    `Expected the state of at least one job in ${places.join(", ")}, found none. ` +
      "Check that the jobs ran, and that their state folders were passed on. Or give `tasks`, which then all count as outstanding.",
  );
}

/**
 * The campaign of this workflow run, or the requested one, if the states contain it; else the campaign of the states.
 */
function judgedCampaign(request: Request, paths: StatePaths, known: readonly CampaignRecord[]): CampaignRecord {
  const { identity } = request.context;
  const [present] = known;
  // Outside of workflows and without a request, only the states say which campaign they belong to.
  if (namesNoCampaign(request) && present !== undefined) return present;
  const id = campaignOf(request, paths, known);
  const asked = known.find((record) => record.id === id);
  if (asked !== undefined) return asked;
  // This workflow run has planned it, and no job has worked on it.
  const isPlanned = hasBegun(id, identity, paths);
  return isPlanned || present === undefined ? newCampaign(id, identity.trigger) : present;
}

function namesNoCampaign({ config, context }: Request): boolean {
  return config.campaign.kind === "auto" && context.identity.trigger.eventName === null;
}

function presentCampaign({ checkpoint }: MergeSource): string | undefined {
  return checkpoint?.campaigns[0]?.id;
}

/** A verdict covers one campaign. Warns if it is not the requested one, and if states belong to other campaigns. */
function warnOfOtherCampaigns(sources: readonly MergeSource[], judged: string, { config, context }: Request): void {
  const warn = warnIn(context);
  const { campaign: asked } = config;
  if (asked.kind === "named" && asked.name !== judged)
    warn(`no state holds campaign ${asked.name}, so this verdict covers campaign ${judged}`);
  const others = sources.flatMap((one) => {
    const id = presentCampaign(one);
    return id === undefined || id === judged ? [] : [`${one.folder} belongs to campaign ${id}`];
  });
  if (others.length > 0)
    warn(
      `${firstFew(others)}: results and failures are merged and kept, but this verdict covers campaign ${judged} only. ` +
        "To judge another one, merge again with its name as `campaign`.",
    );
}

/** Whether a job has left anything in a folder that can be read. A checkpoint that cannot be read counts as absent. */
function holdsState({ folder, checkpoint, trouble }: MergeSource): boolean {
  if (trouble !== null) return false;
  const { tasks, results, failures, events } = statePaths(folder);
  const holdsText = (file: string) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
  return checkpoint !== null || [tasks, results, failures, events].some(holdsText);
}
