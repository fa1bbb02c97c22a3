/**
 * Carries the state folder between workflow runs and jobs: restores and merges at the start, saves while
 * the run goes on, looks after siblings that were stopped. Nothing here ever fails a run.
 */
import type { CampaignRecord } from "../core/campaign.ts";
import { reasonOf } from "../core/reason.ts";
import { buildKey, jobPrefix, namePrefix, parseKey, runPrefixOf } from "../store/cache-key.ts";
import { type CacheOperation, type CacheTrouble, newCacheWarnings } from "../store/cache-trouble.ts";
import type { Carrier } from "../store/carrier.ts";
import { readCheckpoint } from "../store/checkpoint-file.ts";
import { mergeFolders } from "../store/merge.ts";
import { copyCarriedFiles, linkCarriedFiles } from "../store/snapshot-files.ts";
import { inStaging } from "../store/staging.ts";
import type { StatePaths } from "../store/state-paths.ts";
import { LateRestore } from "./late-restore.ts";
import type { Clock } from "./ports.ts";
import type { RunIdentity } from "./run-identity.ts";
import { type LearnedCircuit, StopBoard } from "./stop-board.ts";

/** Jobs of a plan and of a merge keep their state beside those of the matrix, which has at most 256 jobs. */
export const PLAN_JOB = 9_998;
export const MERGE_JOB = 9_999;

/** What `post` must know of `main`, which may be killed at any instant. */
export interface SavedState {
  /** The number of the last save that was begun: its key may be taken. */
  readonly seq: number;
  /** Whether all that is on disk is saved. */
  readonly isSaved: boolean;
  /** Nothing is to be saved, whatever `post` finds. */
  readonly isLeft: boolean;
  /** Whether a call of the carrier was not answered in the time that it had. */
  readonly isDown: boolean;
  /** What the calls of the job's carrier have taken. */
  readonly spentMs: number;
  readonly campaign: string;
  /** Prefixes under which there may be a state that could not be restored, and that a save would hide. */
  readonly unread: readonly string[];
  /** Prefixes of which the state folder holds what lies there. */
  readonly read: readonly string[];
  /** The warnings that the job has been given of its carrier: there are few for main and post together. */
  readonly told: readonly string[];
}

export interface CarryFacts {
  readonly carrier: Carrier;
  readonly clock: Clock;
  readonly identity: RunIdentity;
  readonly name: string;
  /** The job that this process saves for. */
  readonly job: { readonly index: number; readonly total: number };
  readonly checkpointIntervalMs: number;
  readonly siblingIntervalMs: number;
  readonly paths: StatePaths;
  /** For short-lived files; made if absent. */
  readonly tempFolder: string;
  readonly warn: (message: string) => void;
  /** Called whenever what `post` must know has changed. */
  readonly saved?: (state: SavedState) => void;
  /** The number of saves begun so far in this attempt of the run. */
  readonly firstSeq?: number;
  /** The cache gets one call, which is the save: nothing is asked for before it. */
  readonly isLastTry?: boolean;
  /** What this attempt of the job could not restore so far. */
  readonly unread?: readonly string[];
  readonly read?: readonly string[];
  /** Warnings that this attempt of the job has been given already. */
  readonly told?: readonly string[];
}

/** A cache that has not answered for so long when the time is over gets one short try of `post`, no second long one. */
const PROOF_MS = 1_000;
/** The longest that the campaign may turn out to be another one while states are fetched. */
const RESTORE_ROUNDS = 3;

export class Carry {
  readonly #facts: CarryFacts;
  readonly #board: StopBoard;
  readonly #late: LateRestore;
  #campaign = "";
  #seq: number;
  /** There is something that no save that was begun holds. */
  #isDirty = false;
  /** All that is on disk is saved. */
  #isSaved = false;
  /** Nothing is saved any more. */
  #isLeft = false;
  /** A call was given up unanswered, because the time of this process was over. */
  #wasCut = false;
  /** The carrier takes one push at a time: they wait for one another here. */
  #pushes: Promise<void> = Promise.resolve();
  #isPushQueued = false;
  #isLooking = false;
  readonly #told: string[];
  #cancels = new Set<() => void>();
  #isOver = false;
  #endAt = Number.POSITIVE_INFINITY;
  /** Resolves when nobody waits for the carrier any more. */
  readonly #cut: Promise<null>;
  #makeCut: () => void = () => {};
  readonly #reported = new Set<number>();
  /** Keys of states that other workflow runs have saved, by job. */
  readonly #others = new Map<number, string>();

  constructor(facts: CarryFacts) {
    this.#facts = facts;
    this.#board = new StopBoard(facts);
    this.#late = new LateRestore({
      ...facts,
      unread: facts.isLastTry === true ? [] : (facts.unread ?? []),
      read: facts.read ?? [],
    });
    this.#seq = facts.firstSeq ?? 0;
    this.#told = [...(facts.told ?? [])];
    this.#cut = new Promise((resolve) => {
      this.#makeCut = () => resolve(null);
    });
  }

  /**
   * Merges what earlier runs and other jobs saved into the state folder, whose journals must be closed.
   *
   * @param campaignOf which campaign a run with these records belongs to
   * @throws UserError where the folder itself holds a checkpoint of a newer version
   */
  async restore(campaignOf: (known: readonly CampaignRecord[]) => string): Promise<void> {
    const { paths, name, job } = this.#facts;
    await this.#pull([namePrefix(name)], [namePrefix(name)]);
    let campaign = "";
    for (let round = 0; round < RESTORE_ROUNDS && this.#leftMs() > 0; round += 1) {
      const checkpoint = readCheckpoint(paths.checkpoint);
      const next = campaignOf(checkpoint?.campaigns ?? []);
      if (next === campaign) return;
      campaign = next;
      const jobs = Math.max(this.#facts.job.total, checkpoint?.jobs ?? 1);
      const indexes = [...Array(jobs).keys(), PLAN_JOB, MERGE_JOB];
      await this.#pull(
        indexes.map((jobIndex) => jobPrefix({ name, campaign, jobIndex })),
        [jobPrefix({ name, campaign, jobIndex: job.index })],
      );
    }
  }

  /** @param hidden those under which a save of this job would be the newest entry */
  async #pull(prefixes: readonly string[], hidden: readonly string[]): Promise<void> {
    const { carrier, paths, tempFolder } = this.#facts;
    this.#late.expect(hidden);
    // A kill in the middle of the restore must not have `post` hide what was not read.
    if (hidden.length > 0) this.#handOver({ isSaved: this.#isSaved });
    if (prefixes.length === 0 || this.#leftMs() <= 0) return;
    await this.#attempt("restore", () =>
      inStaging(tempFolder, async (into) => {
        const pulled = await this.#orCut(carrier.pull({ prefixes, into, runWaits: true }));
        if (pulled === null) return;
        // No trouble, and yet no answer: the carrier may not read here at all.
        const mayRead = pulled.trouble.length > 0 || carrier.isDown();
        for (const { kind, prefix } of pulled.answers) if (kind !== "unknown" || !mayRead) this.#late.answered(prefix);
        this.#tellTrouble(pulled.trouble);
        const found = pulled.answers.flatMap((answer) => (answer.kind === "found" ? [answer] : []));
        for (const { key } of found) this.#noteReport(key);
        if (found.length === 0) return;
        const folders = found.map((answer) => answer.folder);
        for (const [index, { trouble, newer }] of mergeFolders(paths, folders, this.#facts.clock.now()).entries()) {
          const { prefix = "", key = "" } = found[index] ?? {};
          if (newer !== null) this.#leaveTo(newer, key);
          else if (trouble !== null) this.#tellTrouble([{ reason: "unreadable", prefix, detail: trouble }]);
        }
      }),
    );
  }

  /**
   * Only the newest state of a job is found by its prefix. Where another workflow run has saved one since, what the job
   * has saved in this run is looked for by its own keys.
   */
  async restoreHidden(): Promise<void> {
    const { workflowRun } = this.#facts.identity;
    const hidden = [...this.#others].filter(([job]) => job < PLAN_JOB && !this.#reported.has(job));
    await this.#pull(
      hidden.flatMap(([, key]) => runPrefixOf(key, workflowRun) ?? []),
      [],
    );
  }

  #noteReport(key: string): void {
    const parsed = parseKey(key);
    if (parsed === null) return;
    if (parsed.runId === this.#facts.identity.workflowRun) this.#reported.add(parsed.jobIndex);
    else this.#others.set(parsed.jobIndex, key);
  }

  /** Jobs of the matrix whose state of this workflow run was found. */
  reportedJobs(): readonly number[] {
    return [...this.#reported];
  }

  /** Starts saving every interval, and looking for circuits that siblings opened. */
  begin(campaign: string, learn: (circuit: LearnedCircuit) => void): void {
    this.#saveUnder(campaign);
    this.#every(this.#facts.checkpointIntervalMs, () => {
      if (this.#isDirty) void this.#push({ runWaits: false });
    });
    if (this.#facts.job.total > 1) this.#every(this.#facts.siblingIntervalMs, () => void this.#look(learn));
  }

  /** There is something new to save. */
  changed(): void {
    this.#isDirty = true;
    // A kill may come before the next save: `post` must not believe that there is nothing to do.
    if (this.#isSaved) this.#handOver({ isSaved: false });
  }

  /** Providers have stopped for this run: saved at once, and siblings are told. */
  stopped(providers: readonly string[]): void {
    this.changed();
    void this.#push({ runWaits: false });
    if (this.#facts.job.total > 1) void this.#enqueue(() => this.#writeBoard(providers));
  }

  /**
   * From an instant on nobody waits for the carrier any more, whatever it does: a restore or the last save that
   * is under way is given up, and what is not saved then is left to `post`.
   */
  endBy(at: number): void {
    if (at >= this.#endAt) return;
    this.#endAt = at;
    this.#facts.clock.at(at, this.#makeCut);
  }

  /** The newest entry under a prefix is what is found: one of ours would hide that of a newer version. */
  #leaveTo(version: number, key: string): void {
    this.leave();
    this.#tellTrouble([{ reason: "newer-version", key, version }]);
  }

  /** Nothing of the state is to be saved: neither by this process nor by `post`. */
  leave(): void {
    this.#isLeft = true;
    this.#handOver({ isSaved: this.#isSaved });
  }

  /** The last save of this process. */
  async end(campaign: string): Promise<void> {
    const { clock } = this.#facts;
    const fromAt = clock.now();
    this.#saveUnder(campaign);
    this.#isOver = true;
    for (const cancel of this.#cancels) cancel();
    await this.#orCut(this.#push({ runWaits: true }));
    if (fromAt < this.#endAt && this.#leftMs() <= 0 && !this.#isSaved) {
      this.#tellTrouble([{ reason: "no-answer", operation: "save", limitMs: clock.now() - fromAt }]);
    }
    this.#handOver({ isSaved: this.#isSaved });
    await this.#late.close();
  }

  /** A save of this job would be the newest entry there: what lies there must have been read. */
  #saveUnder(campaign: string): void {
    const { name, job } = this.#facts;
    this.#campaign = campaign;
    if (this.#facts.isLastTry !== true) this.#late.expect([jobPrefix({ name, campaign, jobIndex: job.index })]);
  }

  #every(intervalMs: number, act: () => void): void {
    const { clock } = this.#facts;
    const tick = () => {
      this.#cancels.delete(cancel);
      if (this.#isOver) return;
      act();
      this.#every(intervalMs, act);
    };
    const cancel = clock.at(clock.now() + intervalMs, tick);
    this.#cancels.add(cancel);
  }

  /** Saves what there is when its turn comes; a save that already waits for its turn will hold it too. */
  #push(options: { readonly runWaits: boolean }): Promise<void> {
    if (this.#isPushQueued && !options.runWaits) return this.#pushes;
    this.#isPushQueued = true;
    return this.#enqueue(() => {
      this.#isPushQueued = false;
      return this.#pushOnce(options);
    });
  }

  #enqueue(push: () => Promise<void>): Promise<void> {
    this.#pushes = this.#pushes.then(() => this.#attempt("save", push));
    return this.#pushes;
  }

  async #pushOnce({ runWaits }: { readonly runWaits: boolean }): Promise<void> {
    const { carrier, paths, tempFolder } = this.#facts;
    if (this.#leftMs() <= 0 || this.#isLeft) return;
    this.#isDirty = false;
    let isStored = false;
    try {
      isStored = await inStaging(tempFolder, async (folder) => {
        // Once the run has ended nobody writes to the files any more, and on a cancel a copy of a large state takes too long.
        await (this.#isOver ? linkCarriedFiles(paths.root, folder) : copyCarriedFiles(paths.root, folder));
        for (const { key, newer } of await this.#late.complete(folder, { runWaits, leftMs: this.#leftMs() })) {
          if (newer !== null) this.#leaveTo(newer, key);
        }
        // As long as there may be another try, what lies in the cache is worth more than what one more save would keep.
        if (this.#isLeft || (!runWaits && this.#late.isWorthWaiting)) return false;
        this.#seq += 1;
        // Before the call: a key is reserved once, and this process may be killed before it hears of it.
        this.#handOver({ isSaved: false });
        const leftMs = this.#leftMs();
        const deadline = Number.isFinite(leftMs) ? { deadlineMs: Math.max(1, leftMs) } : {};
        const { outcome, trouble } = await carrier.push({
          key: this.#key(),
          folder,
          runWaits,
          isSpare: !runWaits,
          ...deadline,
        });
        this.#wasCut ||= leftMs >= PROOF_MS && trouble.some(({ reason }) => reason === "no-answer");
        this.#tellTrouble(trouble);
        return outcome.kind === "saved" || (outcome.kind === "skipped" && outcome.because === "read-only");
      });
    } finally {
      if (!isStored) this.#isDirty = true;
      this.#handOver({ isSaved: !this.#isDirty });
    }
  }

  #key(): string {
    const { name, job, identity } = this.#facts;
    return buildKey({
      name,
      campaign: this.#campaign,
      jobIndex: job.index,
      runId: identity.workflowRun,
      runAttempt: identity.runAttempt,
      seq: this.#seq,
    });
  }

  #handOver({ isSaved }: { readonly isSaved: boolean }): void {
    const { carrier, saved } = this.#facts;
    this.#isSaved = isSaved;
    saved?.({
      seq: this.#seq,
      isSaved,
      isLeft: this.#isLeft,
      isDown: carrier.isDown() || this.#wasCut,
      spentMs: carrier.spentMs(),
      campaign: this.#campaign,
      unread: this.#late.notInFolder,
      read: this.#late.read,
      told: [...this.#told],
    });
  }

  async #writeBoard(providers: readonly string[]): Promise<void> {
    this.#tellTrouble(await this.#board.write(this.#campaign, providers, () => this.#leftMs()));
  }

  /** One look at a time: they would pile up on a cache that hangs. */
  async #look(learn: (circuit: LearnedCircuit) => void): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    await this.#readBoard(learn);
    this.#isLooking = false;
  }

  async #readBoard(learn: (circuit: LearnedCircuit) => void): Promise<void> {
    await this.#attempt("restore", async () => {
      const { learned, isMissing, trouble } = await this.#board.read(this.#campaign);
      this.#tellTrouble(trouble);
      if (this.#isOver) return;
      // The carrier saves one thing at a time: beside the queue, the last save could find it busy.
      if (isMissing) void this.#enqueue(() => this.#repeatBoard());
      const now = this.#facts.clock.now();
      for (const circuit of learned) if (circuit.untilAt > now) learn(circuit);
    });
  }

  async #repeatBoard(): Promise<void> {
    this.#tellTrouble(await this.#board.repeat(this.#campaign, () => this.#leftMs()));
  }

  /** Trouble of any kind is told and goes no further. */
  async #attempt(operation: CacheOperation, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      const detail = reasonOf(error);
      this.#tellTrouble([{ reason: "local-error", operation, detail }]);
    }
  }

  async #orCut<T>(call: Promise<T>): Promise<T | null> {
    const { clock } = this.#facts;
    const fromAt = clock.now();
    if (fromAt >= this.#endAt) return null;
    const answer = await Promise.race([call, this.#cut]);
    if (answer === null && clock.now() - fromAt >= PROOF_MS) {
      this.#wasCut = true;
      this.#handOver({ isSaved: this.#isSaved });
    }
    return answer;
  }

  #leftMs(): number {
    return this.#endAt - this.#facts.clock.now();
  }

  #tellTrouble(trouble: readonly CacheTrouble[]): void {
    const fresh = newCacheWarnings(trouble, this.#told);
    if (fresh.length === 0) return;
    this.#told.push(...fresh);
    for (const message of fresh) this.#facts.warn(message);
    this.#handOver({ isSaved: this.#isSaved });
  }
}
