/** Saves the state folder, one save at a time: a carrier takes no second one while it is at work. */
import type { PushResult } from "../store/carrier/carrier.ts";
import { buildKey, jobPrefix } from "../store/carrier/key.ts";
import { copyCarriedFiles, linkCarriedFiles } from "../store/carrier/snapshot-files.ts";
import { inStaging } from "../store/staging.ts";
import type { CarryParts } from "./carry-deadline.ts";
import { PROOF_MS } from "./carry-deadline.ts";
import type { CarryOptions } from "./carry-options.ts";
import type { LateFind } from "./late-restore.ts";
import { isMatrixJob, SHARED_STATE, SMALL_MATRIX } from "./reserved-jobs.ts";

/**
 * A number that another step or an earlier process of this job has taken is passed over at once, in growing steps: who
 * has saved for hours has taken many.
 */
const STEPS_OVER_TAKEN = [1, 2, 4, 8] as const;
/** Runs that end together take turns; the rounds in which one waits for another count too. */
const SHARE_ROUNDS = 30;
/** A number that is taken, and whose entry cannot be seen, is waited for: longer than a save takes that is not slow. */
const TAKEN_PAUSE_MS = 500;
const TAKEN_WAITS = 12;
const SLOW_SAVE_MS = 5_000;
/** After a cancel the time goes to the save alone. */
const LOOK_MS = 10_000;

export interface SaveOptions {
  /** Whether the run stands still for it. */
  readonly runWaits: boolean;
  /** Whether the shared state is to hold it too. */
  readonly shares?: boolean;
}

export class SaveQueue {
  readonly #options: CarryOptions;
  readonly #parts: CarryParts;
  /** There is something that no save that was begun holds. */
  #isDirty = false;
  #last: Promise<void> = Promise.resolve();
  #isSaveQueued = false;

  constructor(options: CarryOptions, parts: CarryParts) {
    this.#options = options;
    this.#parts = parts;
  }

  /** There is something new to save. */
  changed(): void {
    this.#isDirty = true;
    // A kill may come before the next save: `post` must not believe that there is nothing to do.
    if (this.#parts.state.isSaved) this.#parts.state.setSaved(false);
  }

  saveChanges(): void {
    if (this.#isDirty) void this.save({ runWaits: false });
  }

  /** Saves what there is when its turn comes; a save that already waits for its turn will hold it too. */
  save(options: SaveOptions): Promise<void> {
    if (this.#isSaveQueued && !options.runWaits) return this.#last;
    this.#isSaveQueued = true;
    return this.inTurn(() => {
      this.#isSaveQueued = false;
      return this.#saveNow(options);
    });
  }

  /** Any other use of the carrier that saves something. */
  inTurn(push: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(() => this.#parts.state.attempt("save", push));
    return this.#last;
  }

  async #saveNow(options: SaveOptions): Promise<void> {
    const { state, deadline } = this.#parts;
    if (deadline.leftMs() <= 0 || state.isLeft) return;
    this.#isDirty = false;
    let isStored = false;
    try {
      isStored = await inStaging(this.#options.tempFolder, (folder) => this.#saveFrom(folder, options));
    } finally {
      if (!isStored) this.#isDirty = true;
      state.setSaved(!this.#isDirty);
    }
  }

  /** @returns whether all that the snapshot holds is stored, or is not to be */
  async #saveFrom(folder: string, { runWaits, shares = false }: SaveOptions): Promise<boolean> {
    const { paths, job, isLastTry = false } = this.#options;
    const { state, late, deadline } = this.#parts;
    // Once the run has ended nobody writes to the files any more, and on a cancel a copy of a large state takes too long.
    await (state.isRunOver ? linkCarriedFiles(paths.root, folder) : copyCarriedFiles(paths.root, folder));
    for (const find of await late.complete(folder, deadline.leftMs())) this.#note(find);
    // As long as there may be another try, what lies there is worth more than what one more save would keep.
    if (state.isLeft || (!runWaits && late.isWorthWaiting)) return false;
    if (!isMatrixJob(job.index)) return this.#share(folder);
    const isAlone = shares && job.total > SMALL_MATRIX;
    // Another workflow run may have saved here and died before it shared: our newer entry would hide that one.
    if (!isLastTry && deadline.leftMs() > LOOK_MS) await this.#find(jobPrefix(this.#slot(job.index)), folder);
    if (state.isLeft || !(await this.#store(folder))) return false;
    return !shares || isLastTry || (isAlone && runWaits) || this.#share(folder);
  }

  /** Saves under a key of this job. */
  async #store(folder: string): Promise<boolean> {
    const { isLastTry = false, job, identity } = this.#options;
    const { state, deadline } = this.#parts;
    const { workflowRun: runId, runAttempt } = identity;
    const keyOf = (seq: number) => buildKey({ ...this.#slot(job.index), runId, runAttempt, seq });
    let pushed = await this.#push(keyOf(state.nextSeq()), folder);
    for (const step of isLastTry ? [] : STEPS_OVER_TAKEN) {
      if (!isTaken(pushed) || deadline.leftMs() <= 0) break;
      pushed = await this.#push(keyOf(state.nextSeq(step)), folder);
    }
    state.warnOf(pushed.trouble);
    return isStored(pushed);
  }

  /**
   * Adds an entry to the shared state: after the newest one, of which it holds everything. Where another run writes the
   * same number at the same time, one of the two is refused, merges what the other wrote, and writes the next number.
   */
  async #share(folder: string): Promise<boolean> {
    const { isLastTry = false, clock } = this.#options;
    const { state, deadline } = this.#parts;
    const slot = this.#slot(SHARED_STATE);
    let refused = 0;
    let passedOver = 0;
    let waits = 0;
    for (let round = 0; round < SHARE_ROUNDS && deadline.leftMs() > 0; round += 1) {
      const looked = isLastTry ? "known" : await this.#find(jobPrefix(slot), folder);
      // Without knowing what the newest entry holds, the next one must not be written.
      if (looked !== "known") return looked === "not-offered";
      if (state.isLeft || deadline.leftMs() <= 0) return false;
      let seq = Math.max(state.sharedSeq, passedOver) + 1;
      if (seq === refused) {
        // Another run is still writing this number, or was killed meanwhile.
        await this.#pause();
        waits += 1;
        if (waits < TAKEN_WAITS) continue;
        passedOver = seq;
        seq += 1;
      }
      const fromAt = clock.now();
      const pushed = await this.#push(buildKey({ ...slot, runId: "0", runAttempt: 1, seq }), folder);
      if (isTaken(pushed) && !isLastTry) {
        refused = seq;
        continue;
      }
      state.warnOf(pushed.trouble);
      // Who saw this number taken for so long has passed over it: what they wrote is merged and written once more.
      const wasSlow = clock.now() - fromAt >= SLOW_SAVE_MS;
      if (!isStored(pushed) || !wasSlow || isLastTry) return isStored(pushed);
      const before = state.sharedSeq;
      if ((await this.#find(jobPrefix(slot), folder)) !== "known" || state.sharedSeq === before) return true;
    }
    return false;
  }

  #pause(): Promise<void> {
    const { clock } = this.#options;
    return new Promise((resolve) => {
      clock.at(clock.now() + TAKEN_PAUSE_MS, resolve);
    });
  }

  /**
   * Merges the newest entry under a prefix into a snapshot, and into all later ones, unless its contents are known.
   *
   * @returns whether what lies there is known now; `not-offered` where this job may not read
   */
  async #find(prefix: string, folder: string): Promise<"known" | "unknown" | "not-offered"> {
    const { carrier } = this.#options;
    const { state, late, deadline } = this.#parts;
    const into = await late.folder();
    const { answers, trouble } = await carrier.pull({
      prefixes: [prefix],
      into,
      held: state.held,
      ...deadline.forCall(),
    });
    state.warnOf(trouble);
    const [answer] = answers;
    if (answer?.kind === "found") this.#note(late.add(answer, folder));
    else if (answer?.kind === "held") state.noteEntry(answer.key);
    if (answer !== undefined && answer.kind !== "unknown") return "known";
    return trouble.length === 0 && !carrier.isDown() ? "not-offered" : "unknown";
  }

  #note({ key, newer }: LateFind): void {
    this.#parts.state.noteEntry(key);
    if (newer !== null) this.#parts.state.leaveTo(newer, key);
  }

  async #push(key: string, folder: string): Promise<PushResult> {
    const { state, deadline } = this.#parts;
    const leftMs = deadline.leftMs();
    const pushed = await this.#options.carrier.push({ key, folder, ...deadline.forCall() });
    if (leftMs >= PROOF_MS && pushed.trouble.some(({ reason }) => reason === "no-answer")) state.noteCut();
    if (pushed.outcome.kind === "saved") state.noteEntry(key);
    return pushed;
  }

  #slot(jobIndex: number) {
    return { name: this.#options.name, campaign: this.#parts.state.campaign, jobIndex };
  }
}

function isTaken({ trouble }: PushResult): boolean {
  return trouble.some(({ reason }) => reason === "key-taken");
}

function isStored({ outcome }: PushResult): boolean {
  return outcome.kind === "saved" || (outcome.kind === "skipped" && outcome.because === "read-only");
}
