/** Fetches what earlier runs and other jobs have saved, and merges it into the state folder. */
import type { CampaignRecord } from "../core/campaign.ts";
import { isMatrixJob, jobPrefix, namePrefix, PLAN_JOB, SHARED_STATE, SMALL_MATRIX } from "../store/carrier/key.ts";
import { inStaging } from "../store/carrier/snapshot-files.ts";
import { readCheckpoint } from "../store/checkpoint-file.ts";
import { campaignsIn } from "../store/read-history.ts";
import type { CarrySession } from "./carry-session.ts";
import { readPlan } from "./plan-file.ts";

/** How often the campaign may change while states are fetched. */
const RESTORE_ROUNDS = 3;
/** The share of the waiting time that restoring may use. The last save has at least the rest. */
const RESTORE_SHARE = 0.6;

/**
 * Merges the saved states of a campaign. Which campaign that is may become clear only from a state that is fetched.
 *
 * A job of a large matrix reads the newest state of all, the shared state and its own, so that the calls of the whole
 * matrix grow with its jobs and not with their square. The shared state comes from the plan of this
 * run, or from the merge of the last one. Without either, the first job collects the states of all.
 *
 * @param campaignOf the campaign that a run with these records belongs to
 * @returns whether this job has collected the states of all on behalf of those that start after it
 * @throws UserError if the folder itself holds a checkpoint of a newer version
 */
export async function restoreStates(
  session: CarrySession,
  campaignOf: (known: readonly CampaignRecord[]) => string,
): Promise<boolean> {
  const { paths, name, job, identity, clock } = session.options;
  const endAt = clock.now() + session.waitLimitMs * RESTORE_SHARE;
  const pull = (prefixes: readonly string[], places: readonly string[]) =>
    pullInto(session, { prefixes, places, endAt });
  const all = namePrefix(name);
  const isEmpty = await pull([all], [all]);
  let hasCollected = false;
  let campaign = "";
  for (let round = 0; round < RESTORE_ROUNDS && session.leftMs() > 0; round += 1) {
    const checkpoint = readCheckpoint(paths.checkpoint);
    const next = campaignOf(campaignsIn(checkpoint, paths));
    if (isEmpty || next === campaign) break;
    campaign = next;
    const prefixOf = (jobIndex: number) => jobPrefix({ name, campaign, jobIndex });
    const own = isMatrixJob(job.index) ? [job.index] : [];
    const jobs = [...Array(Math.max(job.total, checkpoint?.jobs ?? 1)).keys()];
    const others = jobs.filter((index) => index !== job.index);
    const readsAll = job.index === PLAN_JOB || !isMatrixJob(job.index) || jobs.length <= SMALL_MATRIX;
    const places = [SHARED_STATE, ...own].map(prefixOf);
    await pull([...places, ...(readsAll ? others.map(prefixOf) : [])], places);
    const isPlanned = () => readPlan(paths.plan, campaign, identity) !== null;
    if (readsAll || job.index > 0 || isPlanned()) continue;
    hasCollected = true;
    await pull(others.map(prefixOf), []);
  }
  return hasCollected;
}

interface Pull {
  readonly prefixes: readonly string[];
  /** The prefixes under which a save of this job would hide what is there. */
  readonly places: readonly string[];
  readonly endAt: number;
}

/** @returns whether the carrier is known to hold nothing under any of the prefixes */
async function pullInto(session: CarrySession, { prefixes, places, endAt }: Pull): Promise<boolean> {
  const { carrier, paths, tempFolder, clock } = session.options;
  session.state.unread = [...new Set([...session.state.unread, ...places])];
  // After a kill in the middle of the restore, `post` must not hide what was not read.
  if (places.length > 0) session.handOver();
  const deadlineMs = Math.min(session.leftMs(), endAt - clock.now());
  if (prefixes.length === 0 || session.leftMs() <= 0) return false;
  if (deadlineMs <= 0) {
    session.warnOf([
      { reason: "failed", operation: "restore", detail: "this job has waited for it as long as it may" },
    ]);
    return false;
  }
  let isEmpty = false;
  await session.attempt("restore", () =>
    inStaging(tempFolder, async (into) => {
      const pulled = await session.raceDeadline(carrier.pull({ prefixes, into, deadlineMs }));
      if (pulled === null) return;
      isEmpty = pulled.answers.every(({ kind }) => kind === "none");
      // No error and no answer: the carrier may not allow reads here at all.
      const mayRead = pulled.trouble.length > 0 || carrier.isDown();
      const read = pulled.answers.flatMap(({ kind, prefix }) => (kind === "unknown" && mayRead ? [] : [prefix]));
      session.state.unread = session.state.unread.filter((prefix) => !read.includes(prefix));
      session.warnOf(pulled.trouble);
      session.merge(
        paths,
        pulled.answers.filter((answer) => answer.kind === "found"),
      );
    }),
  );
  return isEmpty;
}
