/**
 * Saves the state folder, one save at a time, because each save includes what the one before it has found. A save takes
 * a snapshot of the folder, merges what other jobs and runs have saved in the same places, and stores it under the keys
 * of this job, in the shared state of all jobs, or both.
 */
import { makeTempFolder, removeFolder } from "../run/temp-folder.ts";
import type { PushResult } from "../store/carrier/carrier.ts";
import { buildKey, isMatrixJob, jobPrefix, parseKey, SHARED_STATE, SMALL_MATRIX } from "../store/carrier/key.ts";
import { copyCarriedFiles, inStaging, linkCarriedFiles } from "../store/carrier/snapshot-files.ts";
import { statePaths } from "../store/state-paths.ts";
import { type CarrySession, type FoundState, PROOF_MS } from "./carry-session.ts";
import type { SharedStops } from "./shared-stops.ts";

/**
 * A number that another step or an earlier process of this job has taken is skipped at once, in growing steps, because
 * hours of saves take many numbers.
 */
const STEPS_OVER_TAKEN = [1, 2, 4, 8] as const;
/** Other jobs skip a number whose save takes longer. */
const SLOW_SAVE_MS = 5_000;
/** Jobs that write to the shared state at the same time take turns. Rounds that wait for another job count too. */
const SHARE_ROUNDS = 30;
/** How long to wait for a number that is taken but whose entry is not visible: longer than a normal save takes. */
const PAUSE_MS = 500;
const PAUSES = 12;
/** Most of the remaining time belongs to the save. */
const LOOK_SHARE = 1 / 3;
/**
 * How many saves in the background give way to an entry that cannot be read. An entry that stays unreadable is damaged,
 * or not readable for this job.
 */
const SAVES_LEFT_OUT = 3;

export interface SaveOptions {
  /** Whether the run waits for it. */
  readonly runWaits: boolean;
  /** Whether to add it to the shared state too. */
  readonly shares?: boolean;
}

export class SaveQueue {
  readonly #session: CarrySession;
  /** Something changed since the last save began. */
  #isDirty = false;
  readonly #stops: SharedStops;
  #last: Promise<void> = Promise.resolve();
  #isSaveQueued = false;
  /** States that were found by saves. They are not in the state folder, so every snapshot includes them. */
  readonly #found: FoundState[] = [];
  #foundFolder: string | null = null;
  #leftOut = 0;

  constructor(session: CarrySession, stops: SharedStops) {
    this.#session = session;
    this.#stops = stops;
  }

  /** Notes that there is something new to save. */
  changed(): void {
    this.#isDirty = true;
    // A kill may come before the next save, so `post` must not believe that everything is saved.
    if (this.#session.state.isSaved) this.#session.setSaved(false);
  }

  saveChanges(): void {
    if (this.#isDirty) void this.save({ runWaits: false });
  }

  /** Saves the state when its turn comes. A save that already waits for its turn includes it too. */
  save(options: SaveOptions): Promise<void> {
    if (this.#isSaveQueued && !options.runWaits) return this.#last;
    this.#isSaveQueued = true;
    const save = () => {
      this.#isSaveQueued = false;
      return this.#saveNow(options);
    };
    this.#last = this.#last.then(() => this.#session.attempt("save", save));
    return this.#last;
  }

  /** Removes the states that were found. */
  async close(): Promise<void> {
    if (this.#foundFolder !== null) await removeFolder(this.#foundFolder);
  }

  async #saveNow(options: SaveOptions): Promise<void> {
    const session = this.#session;
    if (session.leftMs() <= 0 || session.state.mustNotSave) return;
    this.#isDirty = false;
    let isStored = false;
    try {
      isStored = await this.#withSnapshot((folder) => this.#saveFrom(folder, options));
      // A fresh snapshot: refusals of other children may have extended the stop since.
      const isNeedless = () => !this.#stops.hasUnshared;
      if (!isNeedless()) await this.#withSnapshot((folder) => this.#share(folder, isNeedless));
    } finally {
      if (!isStored) this.#isDirty = true;
      session.setSaved(!this.#isDirty);
    }
  }

  #withSnapshot(save: (folder: string) => Promise<boolean>): Promise<boolean> {
    const { paths, tempFolder } = this.#session.options;
    return inStaging(tempFolder, async (folder) => {
      // After the end of the run nothing writes to the files, and on a cancel a copy of a large state takes too long.
      await (this.#session.isRunOver ? linkCarriedFiles(paths.root, folder) : copyCarriedFiles(paths.root, folder));
      this.#session.merge(statePaths(folder), this.#found);
      return save(folder);
    });
  }

  /** @returns whether everything in the snapshot is stored, or must not be */
  async #saveFrom(folder: string, { runWaits, shares = false }: SaveOptions): Promise<boolean> {
    const session = this.#session;
    const { isLastTry } = session;
    const { job } = session.options;
    const isOfMatrix = isMatrixJob(job.index);
    // A later run finds only the newest entry in each place. So include what others have saved there, and what the
    // start could not read.
    const places = new Set([...session.state.unread, ...(isOfMatrix ? [jobPrefix(this.#slot(job.index))] : [])]);
    const isRead = isLastTry || (await this.#look([...places], folder)) !== "unknown";
    if (!isRead && !runWaits && this.#leftOut < SAVES_LEFT_OUT) {
      this.#leftOut += 1;
      return false;
    }
    if (session.state.mustNotSave) return false;
    if (!isOfMatrix) return this.#share(folder);
    if (!(await this.#store(folder))) return false;
    // At the end of a large matrix, the merge shares the states of all.
    const isLeftToMerge = runWaits && job.total > SMALL_MATRIX;
    return !shares || isLastTry || isLeftToMerge || this.#share(folder);
  }

  /** Saves under a key of this job. */
  async #store(folder: string): Promise<boolean> {
    const session = this.#session;
    const { job, identity } = session.options;
    const { workflowRun: runId, runAttempt } = identity;
    const keyOf = (seq: number) => buildKey({ ...this.#slot(job.index), runId, runAttempt, seq });
    let pushed = await this.#push(keyOf(session.nextSeq()), folder);
    for (const step of session.isLastTry ? [] : STEPS_OVER_TAKEN) {
      if (!isTaken(pushed) || session.leftMs() <= 0) break;
      pushed = await this.#push(keyOf(session.nextSeq(step)), folder);
    }
    session.warnOf(pushed.trouble);
    return isStored(pushed);
  }

  /**
   * Adds an entry to the shared state: a chain of numbered entries. Only the newest is ever read, so each one includes
   * everything from those before it. A key can be written only once: if two jobs write the same number, one is refused,
   * takes over what the other wrote, and writes the next number.
   *
   * @param isNeedless whether the newest entry already holds what this one would add
   * @returns whether the snapshot is stored there, or need not or must not be
   */
  async #share(folder: string, isNeedless = () => false): Promise<boolean> {
    const session = this.#session;
    const { clock } = session.options;
    const isOver = () => session.state.mustNotSave || session.leftMs() <= 0;
    if (session.isLastTry) {
      if (isOver()) return false;
      const pushed = await this.#pushShared(session.state.sharedSeq + 1, folder);
      session.warnOf(pushed.trouble);
      return isStored(pushed);
    }
    /** The last number that another job had taken. */
    let taken = 0;
    let pauses = 0;
    /** Our number, if other jobs may have skipped it. */
    let written: number | null = null;
    for (let round = 0; round < SHARE_ROUNDS && session.leftMs() > 0; round += 1) {
      const looked = await this.#look([jobPrefix(this.#slot(SHARED_STATE))], folder);
      // Without the contents of the newest entry, the next one must not be written.
      if (looked !== "known" || isOver()) return written !== null || looked === "not-offered";
      const newest = session.state.sharedSeq;
      if (newest === written || isNeedless()) return true;
      // Another job is still writing this number. If it does not appear, that job was killed.
      if (newest < taken && pauses < PAUSES) {
        pauses += 1;
        await this.#pause();
        continue;
      }
      const seq: number = Math.max(newest, taken) + 1;
      const fromAt = clock.now();
      const pushed = await this.#pushShared(seq, folder);
      if (isTaken(pushed)) {
        taken = seq;
        continue;
      }
      session.warnOf(pushed.trouble);
      if (!isStored(pushed) || clock.now() - fromAt < SLOW_SAVE_MS) return isStored(pushed);
      written = seq;
    }
    return written !== null;
  }

  /**
   * Merges the newest entries of some places into a snapshot, and into all later ones, unless their contents are known.
   *
   * @returns whether the contents are known now; `not-offered` if this job may not read
   */
  async #look(prefixes: readonly string[], folder: string): Promise<"known" | "unknown" | "not-offered"> {
    if (prefixes.length === 0) return "known";
    const session = this.#session;
    const { carrier } = session.options;
    this.#foundFolder ??= makeTempFolder("carryover-found-", this.#session.options.tempFolder);
    const into = this.#foundFolder;
    const request = { prefixes, into, held: session.held, ...session.forCall(LOOK_SHARE) };
    const { answers, trouble } = await carrier.pull(request);
    session.warnOf(trouble);
    const found = answers.filter((answer) => answer.kind === "found");
    this.#found.push(...found);
    session.merge(statePaths(folder), found);
    for (const answer of answers) {
      if (answer.kind === "held") session.noteEntry(answer.key);
      if (answer.kind === "found" && parseKey(answer.key)?.jobIndex === SHARED_STATE)
        this.#stops.noteEntry(answer.folder);
    }
    if (answers.every(({ kind }) => kind !== "unknown")) return "known";
    return trouble.length === 0 && !carrier.isDown() ? "not-offered" : "unknown";
  }

  async #pushShared(seq: number, folder: string): Promise<PushResult> {
    const key = buildKey({ ...this.#slot(SHARED_STATE), runId: "0", runAttempt: 1, seq });
    const pushed = await this.#push(key, folder);
    if (pushed.outcome === "saved") this.#stops.noteEntry(folder);
    return pushed;
  }

  async #push(key: string, folder: string): Promise<PushResult> {
    const session = this.#session;
    const leftMs = session.leftMs();
    const pushed = await this.#session.options.carrier.push({ key, folder, ...session.forCall() });
    if (leftMs >= PROOF_MS && pushed.trouble.some(({ reason }) => reason === "no-answer")) session.noteAbandoned();
    if (pushed.outcome === "saved") session.noteEntry(key);
    return pushed;
  }

  #pause(): Promise<void> {
    const { clock } = this.#session.options;
    return new Promise((resolve) => {
      clock.at(clock.now() + PAUSE_MS, resolve);
    });
  }

  #slot(jobIndex: number) {
    return { name: this.#session.options.name, campaign: this.#session.state.campaign, jobIndex };
  }
}

function isTaken({ trouble }: PushResult): boolean {
  return trouble.some(({ reason }) => reason === "key-taken");
}

function isStored({ outcome }: PushResult): boolean {
  return outcome === "saved" || outcome === "read-only";
}
