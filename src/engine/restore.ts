/** Fetches what earlier runs and other jobs have saved, and merges it into the state folder. */
import type { CampaignRecord } from "../core/campaign.ts";
import { jobPrefix, namePrefix, parseKey, runPrefixOf } from "../store/carrier/key.ts";
import { readCheckpoint } from "../store/checkpoint-file.ts";
import { mergeFolders } from "../store/merge.ts";
import { inStaging } from "../store/staging.ts";
import type { CarryParts } from "./carry-deadline.ts";
import { type CarryOptions, MAIN_WAIT_MS } from "./carry-options.ts";
import { readPlan } from "./plan-file.ts";
import { isMatrixJob, PLAN_JOB, SHARED_STATE, SMALL_MATRIX } from "./reserved-jobs.ts";

/** How often the campaign may change while states are fetched. */
const RESTORE_ROUNDS = 3;
/** The share of the waiting time that restoring may use. The last save has at least the rest. */
const RESTORE_SHARE = 0.6;

export class Restore {
  readonly #options: CarryOptions;
  readonly #parts: CarryParts;
  readonly #reported = new Set<number>();
  /** Keys of states that other workflow runs have saved, by job. */
  readonly #others = new Map<number, string>();
  #endAt = 0;
  /** Whether this process has read the states of all jobs on behalf of those that start after it. */
  hasCollected = false;

  constructor(options: CarryOptions, parts: CarryParts) {
    this.#options = options;
    this.#parts = parts;
  }

  /** Jobs of the matrix whose state from this workflow run was found. */
  get reportedJobs(): readonly number[] {
    return [...this.#reported];
  }

  /**
   * Merges the saved states of a campaign. Which campaign that is may become clear only from a state that is fetched.
   *
   * A job of a large matrix reads the newest state of all, the shared state and its own, so that the calls of the whole
   * matrix grow with its jobs and not with their square. The shared state comes from the plan of this run, or from the
   * merge of the last one. Without either, the first job collects the states of all.
   *
   * @param campaignOf the campaign that a run with these records belongs to
   * @throws UserError if the folder itself holds a checkpoint of a newer version
   */
  async all(campaignOf: (known: readonly CampaignRecord[]) => string): Promise<void> {
    const { paths, name, job, clock, waitLimitMs = MAIN_WAIT_MS } = this.#options;
    this.#endAt = clock.now() + waitLimitMs * RESTORE_SHARE;
    const all = namePrefix(name);
    const isEmpty = await this.#pull([all], [all], { looksForward: false });
    let campaign = "";
    for (let round = 0; round < RESTORE_ROUNDS && this.#parts.deadline.leftMs() > 0; round += 1) {
      const checkpoint = readCheckpoint(paths.checkpoint);
      const next = campaignOf(checkpoint?.campaigns ?? []);
      if (next === campaign) return;
      campaign = next;
      const prefixOf = (jobIndex: number) => jobPrefix({ name, campaign, jobIndex });
      const own = isMatrixJob(job.index) ? [job.index] : [];
      if (isEmpty) {
        for (const index of own) this.#parts.late.markRead(prefixOf(index));
        return;
      }
      const jobs = [...Array(Math.max(job.total, checkpoint?.jobs ?? 1)).keys()];
      const others = jobs.filter((index) => index !== job.index);
      const readsAll = job.index === PLAN_JOB || !isMatrixJob(job.index) || jobs.length <= SMALL_MATRIX;
      const first = [SHARED_STATE, ...own, ...(readsAll ? others : [])].map(prefixOf);
      await this.#pull(first, [SHARED_STATE, ...own].map(prefixOf));
      if (readsAll || job.index > 0 || this.#isPlanned(campaign)) continue;
      this.hasCollected = true;
      await this.#pull(others.map(prefixOf), []);
    }
  }

  /**
   * Only the newest state of a job is found by its prefix. If another workflow run has saved one since, the state that
   * the job saved in this run is found by its own keys.
   */
  async hidden(): Promise<void> {
    const { workflowRun } = this.#options.identity;
    const hidden = [...this.#others].filter(([job]) => isMatrixJob(job) && !this.#reported.has(job));
    await this.#pull(
      hidden.flatMap(([, key]) => runPrefixOf(key, workflowRun) ?? []),
      [],
    );
  }

  #isPlanned(campaign: string): boolean {
    const { paths, identity } = this.#options;
    return readPlan(paths.plan, { campaign, identity, completedAt: null }) !== null;
  }

  /**
   * @param hidden prefixes under which a save of this job would be the newest entry
   * @returns whether the carrier is known to hold nothing under any of the prefixes
   */
  async #pull(
    prefixes: readonly string[],
    hidden: readonly string[],
    options: { readonly looksForward?: boolean } = {},
  ): Promise<boolean> {
    const { carrier, paths, name, tempFolder, clock, identity } = this.#options;
    const { late, state, deadline } = this.#parts;
    late.markUnread(hidden);
    // After a kill in the middle of the restore, `post` must not hide what was not read.
    if (hidden.length > 0) state.handOver();
    const leftMs = Math.min(deadline.leftMs(), this.#endAt - clock.now());
    if (prefixes.length === 0 || deadline.leftMs() <= 0) return false;
    if (leftMs <= 0) {
      state.warnOf([{ reason: "budget-spent", operation: "restore", budgetMs: MAIN_WAIT_MS * RESTORE_SHARE }]);
      return false;
    }
    let isEmpty = false;
    await state.attempt("restore", () =>
      inStaging(tempFolder, async (into) => {
        const pulled = await deadline.raceDeadline(carrier.pull({ prefixes, into, deadlineMs: leftMs, ...options }));
        if (pulled === null) return;
        isEmpty = pulled.answers.every(({ kind }) => kind === "none");
        // No error and no answer: the carrier may not allow reads here at all.
        const mayRead = pulled.trouble.length > 0 || carrier.isDown();
        for (const { kind, prefix } of pulled.answers) if (kind !== "unknown" || !mayRead) late.markRead(prefix);
        state.warnOf(pulled.trouble);
        const found = pulled.answers.flatMap((answer) => (answer.kind === "found" ? [answer] : []));
        for (const { key } of found) this.#noteReport(key);
        if (found.length === 0) return;
        const folders = found.map((answer) => answer.folder);
        const owner = { name, repository: identity.repository };
        for (const [index, merged] of mergeFolders(paths, folders, clock.now(), owner).entries()) {
          const { prefix = "", key = "" } = found[index] ?? {};
          const { trouble, newer, foreign } = merged;
          if (newer !== null) state.yieldTo(newer, key);
          else if (foreign !== null) state.warnOf([{ reason: "foreign-state", key, repository: foreign }]);
          else if (trouble !== null) state.warnOf([{ reason: "unreadable", prefix, detail: trouble }]);
        }
      }),
    );
    return isEmpty;
  }

  #noteReport(key: string): void {
    this.#parts.state.noteEntry(key);
    const parsed = parseKey(key);
    if (parsed === null) return;
    if (parsed.runId === this.#options.identity.workflowRun) this.#reported.add(parsed.jobIndex);
    else this.#others.set(parsed.jobIndex, key);
  }
}
