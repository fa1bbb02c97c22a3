/** Fetches what earlier runs and other jobs have saved, and merges it into the state folder. */
import type { CampaignRecord } from "../core/campaign.ts";
import { jobPrefix, namePrefix, parseKey, runPrefixOf } from "../store/cache-key.ts";
import { readCheckpoint } from "../store/checkpoint-file.ts";
import { mergeFolders } from "../store/merge.ts";
import { inStaging } from "../store/staging.ts";
import type { CarryDeadline } from "./carry-deadline.ts";
import type { CarryFacts } from "./carry-facts.ts";
import type { CarryRooms } from "./carry-rooms.ts";
import type { CarryState } from "./carry-state.ts";
import type { LateRestore } from "./late-restore.ts";
import { MERGE_JOB, PLAN_JOB } from "./reserved-jobs.ts";

/** The longest that the campaign may turn out to be another one while states are fetched. */
const RESTORE_ROUNDS = 3;

export class Restore {
  readonly #facts: CarryFacts;
  readonly #state: CarryState;
  readonly #late: LateRestore;
  readonly #deadline: CarryDeadline;
  readonly #reported = new Set<number>();
  /** Keys of states that other workflow runs have saved, by job. */
  readonly #others = new Map<number, string>();

  constructor(facts: CarryFacts, { state, late, deadline }: CarryRooms) {
    this.#facts = facts;
    this.#state = state;
    this.#late = late;
    this.#deadline = deadline;
  }

  /** Jobs of the matrix whose state of this workflow run was found. */
  get reportedJobs(): readonly number[] {
    return [...this.#reported];
  }

  /**
   * Those of all jobs of a campaign. Which campaign that is may be told only by a state that is fetched.
   *
   * @param campaignOf which campaign a run with these records belongs to
   * @throws UserError where the folder itself holds a checkpoint of a newer version
   */
  async all(campaignOf: (known: readonly CampaignRecord[]) => string): Promise<void> {
    const { paths, name, job } = this.#facts;
    await this.#pull([namePrefix(name)], [namePrefix(name)]);
    let campaign = "";
    for (let round = 0; round < RESTORE_ROUNDS && this.#deadline.leftMs() > 0; round += 1) {
      const checkpoint = readCheckpoint(paths.checkpoint);
      const next = campaignOf(checkpoint?.campaigns ?? []);
      if (next === campaign) return;
      campaign = next;
      const jobs = Math.max(job.total, checkpoint?.jobs ?? 1);
      const indexes = [...Array(jobs).keys(), PLAN_JOB, MERGE_JOB];
      await this.#pull(
        indexes.map((jobIndex) => jobPrefix({ name, campaign, jobIndex })),
        [jobPrefix({ name, campaign, jobIndex: job.index })],
      );
    }
  }

  /**
   * Only the newest state of a job is found by its prefix. Where another workflow run has saved one since, what the job
   * has saved in this run is looked for by its own keys.
   */
  async hidden(): Promise<void> {
    const { workflowRun } = this.#facts.identity;
    const hidden = [...this.#others].filter(([job]) => job < PLAN_JOB && !this.#reported.has(job));
    await this.#pull(
      hidden.flatMap(([, key]) => runPrefixOf(key, workflowRun) ?? []),
      [],
    );
  }

  /** @param hidden those under which a save of this job would be the newest entry */
  async #pull(prefixes: readonly string[], hidden: readonly string[]): Promise<void> {
    const { carrier, paths, name, tempFolder, clock } = this.#facts;
    this.#late.expect(hidden);
    // A kill in the middle of the restore must not have `post` hide what was not read.
    if (hidden.length > 0) this.#state.handOver();
    if (prefixes.length === 0 || this.#deadline.leftMs() <= 0) return;
    await this.#state.attempt("restore", () =>
      inStaging(tempFolder, async (into) => {
        const pulled = await this.#deadline.orCut(carrier.pull({ prefixes, into, runWaits: true }));
        if (pulled === null) return;
        // No trouble, and yet no answer: the carrier may not read here at all.
        const mayRead = pulled.trouble.length > 0 || carrier.isDown();
        for (const { kind, prefix } of pulled.answers) if (kind !== "unknown" || !mayRead) this.#late.answered(prefix);
        this.#state.tellTrouble(pulled.trouble);
        const found = pulled.answers.flatMap((answer) => (answer.kind === "found" ? [answer] : []));
        for (const { key } of found) this.#noteReport(key);
        if (found.length === 0) return;
        const folders = found.map((answer) => answer.folder);
        for (const [index, { trouble, newer }] of mergeFolders(paths, folders, clock.now(), name).entries()) {
          const { prefix = "", key = "" } = found[index] ?? {};
          if (newer !== null) this.#state.leaveTo(newer, key);
          else if (trouble !== null) this.#state.tellTrouble([{ reason: "unreadable", prefix, detail: trouble }]);
        }
      }),
    );
  }

  #noteReport(key: string): void {
    this.#state.noteEntry(key);
    const parsed = parseKey(key);
    if (parsed === null) return;
    if (parsed.runId === this.#facts.identity.workflowRun) this.#reported.add(parsed.jobIndex);
    else this.#others.set(parsed.jobIndex, key);
  }
}
