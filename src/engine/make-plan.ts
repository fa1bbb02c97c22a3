import { resolve } from "node:path";
import type { Config } from "../config/config.ts";
import { settleCampaign } from "../core/campaign.ts";
import { openingMs } from "../core/circuit.ts";
import { computeOutstanding } from "../core/history.ts";
import { earliest, instantAfter, iso } from "../core/instant.ts";
import { isRateLimit, statedEndAt } from "../core/rate-limit.ts";
import { balance, orderStarts, wholeOf } from "../core/split.ts";
import { countTasks } from "../core/tally.ts";
import { UserError } from "../core/user-error.ts";
import { providerWords } from "../report/words.ts";
import type { Checkpoint, StoredCircuit } from "../store/format.ts";
import type { StateFolder } from "../store/state-folder.ts";
import { listTasks } from "./list-tasks.ts";
import { noteCampaign } from "./note-campaign.ts";
import { enterState, inFolder, nextCheckpoint, openFolder } from "./open-folder.ts";
import { writePlan } from "./plan-file.ts";
import { durationsOf } from "./prepare.ts";
import { readState } from "./read-state.ts";
import { type EngineContext, type ListedRequest, type Request, warnIn } from "./run-context.ts";
import { providersOf, stoppedProviders } from "./run-memory.ts";

export interface PlanEnd {
  readonly campaign: string;
  /** Job indexes, for `strategy.matrix`. */
  readonly matrix: readonly number[];
  readonly outstanding: number;
  /** Ids of the outstanding tasks, in the order of starts. */
  readonly tasks: readonly string[];
  /** Epoch ms; null if no open circuit holds anything up. */
  readonly resumeAt: number | null;
}

/** @throws UserError for bad input, and if a run is active in the state folder */
export async function makePlan(config: Config, context: EngineContext): Promise<PlanEnd> {
  const now = context.clock.now();
  if (config.taskSource === null) {
    throw new UserError("Expected a task list to plan for. Give `tasks` or `tasks-command`.");
  }
  const tasks = await listTasks(config.taskSource, { config, context });
  const request: ListedRequest = { config, context, startedAt: now, tasks };
  return inFolder(openFolder(config, context), async (folder) => {
    const { carry, warnings, over } = await enterState(folder, request);
    for (const message of warnings) warnIn(context)(message);
    if (over !== null) {
      if (over.reason !== undefined) context.inform(over.reason);
      return { campaign: over.campaign.id, matrix: [], outstanding: 0, tasks: [], resumeAt: null };
    }
    const plan = await planIn(folder, request);
    await carry?.end(plan.campaign);
    return plan;
  });
}

async function planIn(folder: StateFolder, request: ListedRequest): Promise<PlanEnd> {
  const { config, context, tasks, startedAt: now } = request;
  const { identity } = context;
  const { paths } = folder;
  const { campaign, known, checkpoint, isNew, history, warnings } = readState(paths, request);
  for (const message of warnings) warnIn(context)(message);

  // A complete campaign stays as it is until a job works on the next one, because a plan starts nothing.
  const isAhead = isNew && known[0]?.complete === true;
  const listed = computeOutstanding(wholeOf(tasks.count), history, config.maxAttempts);
  const durations = durationsOf(tasks, listed, isAhead ? paths.results : paths.baseline);
  const outstanding = orderStarts(listed, durations, config.concurrency);
  const providers = [...providersOf(tasks, outstanding)];
  // The jobs probe a stopped provider themselves.
  const alreadyStopped = stoppedProviders(checkpoint, providers, {
    now: context.clock.now(),
    isProbedNow: config.retryNow,
  });
  const refused = await askProviders(
    providers.filter((provider) => !alreadyStopped.has(provider)),
    new Map(Object.entries(checkpoint?.closed ?? {})),
    request,
  );
  const circuits = { ...checkpoint?.circuits, ...refused };
  const nowStopped = stoppedProviders({ circuits: refused }, providers, { now, isProbedNow: false });
  const stopped = new Map([...alreadyStopped, ...nowStopped]);
  // Do not start machines for tasks whose provider is stopped. If the provider is back in time, the hash assigns them
  // to jobs.
  const startable = outstanding.filter((index) => !stopped.has(tasks.providerAt(index)));
  const jobs = balance(startable, durations, {
    maxJobs: config.maxJobs,
    targetJobS: config.targetJobDurationMs === null ? null : config.targetJobDurationMs / 1_000,
    concurrency: config.concurrency,
  });
  writePlan(paths.plan, { campaign: campaign.id, identity, tasks, jobs, now });
  const next = { ...nextCheckpoint(checkpoint, { identity, job: "plan", name: config.stateName, now }), circuits };
  if (isAhead) {
    // The merge of this run and later runs must know which providers have refused.
    if (Object.keys(refused).length > 0) folder.writeCheckpoint(next);
  } else {
    folder.openJournals();
    const campaigns = isNew ? folder.rollOver(known, campaign) : known;
    folder.writeTasks(tasks);
    const counts = countTasks(wholeOf(tasks.count), history, config.maxAttempts);
    const settled = settleCampaign(campaign, { counts, workflowRun: identity.workflowRun, at: iso(now) });
    const stored = checkpoint?.campaigns.find(({ id }) => id === campaign.id);
    noteCampaign(paths, settled, stored);
    folder.writeCheckpoint({
      ...next,
      jobs: Math.max(1, jobs.length, isNew ? 1 : (checkpoint?.jobs ?? 1)),
      campaigns: [settled, ...campaigns.slice(1)],
    });
  }
  return {
    campaign: campaign.id,
    matrix: jobs.map((_, index) => index),
    outstanding: outstanding.length,
    tasks: Array.from(outstanding, (index) => folder.publicName(tasks.idAt(index))),
    resumeAt: [...stopped.values()].map(({ untilAt }) => untilAt).reduce<number | null>(earliest, null),
  };
}

/**
 * Runs the preflight for some providers, so that no machines are started only to meet a rate limit.
 *
 * @param closed when the last probe of a provider that closed a circuit began, as ISO instants
 * @returns the circuits of those that refused
 */
async function askProviders(
  providers: readonly string[],
  closed: ReadonlyMap<string, string>,
  { config, context, startedAt: now }: Request,
): Promise<Checkpoint["circuits"]> {
  const refused: Record<string, StoredCircuit> = {};
  if (config.preflight === null) return refused;
  const workingDirectory = resolve(context.workspace, config.workingDirectory);
  const [{ askProvider }, detectorAt] = await Promise.all([import("./preflight.ts"), context.loadDetector()]);
  for (const provider of providers) {
    const detection = await askProvider(provider, { config, context, detectorAt, workingDirectory, deadlineAt: null });
    // A plan has no line about the end of a preflight.
    if (detection.kind === "none" && detection.evidence !== "")
      warnIn(context)(`preflight of ${providerWords(provider)}: no limit found: ${detection.evidence}`);
    if (!isRateLimit(detection) || (detection.kind !== "stop" && detection.kind !== "wait")) continue;
    const endAt = statedEndAt(detection, now);
    // A short wait is over before the jobs have started.
    if (endAt !== null && endAt - now <= config.retryAfterThresholdMs) continue;
    const until = iso(endAt ?? now + openingMs(1));
    refused[provider] = {
      state: "open",
      until,
      trips: 1,
      reason: detection.evidence,
      stated: endAt !== null,
      opened_at: instantAfter(closed.get(provider), now),
    };
  }
  return refused;
}
