/** Saves the state folder, one save at a time, because a carrier takes only one at a time. */
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
 * A number that another step or an earlier process of this job has taken is skipped at once, in growing steps, because
 * hours of saves take many numbers.
 */
const STEPS_OVER_TAKEN = [1, 2, 4, 8] as const;
/** Runs that end together take turns. The rounds in which one waits for another count too. */
const SHARE_ROUNDS = 30;
/** How long to wait for a number that is taken but whose entry is not visible: longer than a normal save takes. */
const TAKEN_PAUSE_MS = 500;
const TAKEN_WAITS = 12;
const SLOW_SAVE_MS = 5_000;
/** After a cancel the time goes to the save alone. */
const LOOK_MS = 10_000;

export interface SaveOptions {
  /** Whether the run waits for it. */
  readonly runWaits: boolean;
  /** Whether to add it to the shared state too. */
  readonly shares?: boolean;
}

export class SaveQueue {
  readonly #options: CarryOptions;
  readonly #parts: CarryParts;
  /** Something changed since the last save began. */
  #isDirty = false;
  #last: Promise<void> = Promise.resolve();
  #isSaveQueued = false;

  constructor(options: CarryOptions, parts: CarryParts) {
    this.#options = options;
    this.#parts = parts;
  }

  /** Reports that there is something new to save. */
  changed(): void {
    this.#isDirty = true;
    // A kill may come before the next save, so `post` must not believe that everything is saved.
    if (this.#parts.state.isSaved) this.#parts.state.setSaved(false);
  }

  saveChanges(): void {
    if (this.#isDirty) void this.save({ runWaits: false });
  }

  /** Saves the state when its turn comes. A save that already waits for its turn includes it too. */
  save(options: SaveOptions): Promise<void> {
    if (this.#isSaveQueued && !options.runWaits) return this.#last;
    this.#isSaveQueued = true;
    return this.inTurn(() => {
      this.#isSaveQueued = false;
      return this.#saveNow(options);
    });
  }

  /** Runs any other use of the carrier that saves something. */
  inTurn(push: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(() => this.#parts.state.attempt("save", push));
    return this.#last;
  }

  async #saveNow(options: SaveOptions): Promise<void> {
    const { state, deadline } = this.#parts;
    if (deadline.leftMs() <= 0 || state.mustNotSave) return;
    this.#isDirty = false;
    let isStored = false;
    try {
      isStored = await inStaging(this.#options.tempFolder, (folder) => this.#saveFrom(folder, options));
    } finally {
      if (!isStored) this.#isDirty = true;
      state.setSaved(!this.#isDirty);
    }
  }

  /** @returns whether everything in the snapshot is stored, or must not be */
  async #saveFrom(folder: string, { runWaits, shares = false }: SaveOptions): Promise<boolean> {
    const { paths, job, isLastTry = false } = this.#options;
    const { state, late, deadline } = this.#parts;
    // After the end of the run nothing writes to the files, and on a cancel a copy of a large state takes too long.
    await (state.isRunOver ? linkCarriedFiles(paths.root, folder) : copyCarriedFiles(paths.root, folder));
    for (const find of await late.complete(folder, deadline.leftMs())) this.#note(find);
    // While there may be another try, the state that lies there is worth more than one more save.
    if (state.mustNotSave || (!runWaits && late.isWorthWaiting)) return false;
    if (!isMatrixJob(job.index)) return this.#share(folder);
    const isAlone = shares && job.total > SMALL_MATRIX;
    // Another workflow run may have saved here and died before it shared. Our newer entry would hide its entry.
    if (!isLastTry && deadline.leftMs() > LOOK_MS) await this.#find(jobPrefix(this.#slot(job.index)), folder);
    if (state.mustNotSave || !(await this.#store(folder))) return false;
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
   * Adds an entry to the shared state, after the newest one, whose contents it includes. If another run writes the same
   * number at the same time, one of the two is refused, merges what the other wrote, and writes the next number.
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
      // Without the contents of the newest entry, the next one must not be written.
      if (looked !== "known") return looked === "not-offered";
      if (state.mustNotSave || deadline.leftMs() <= 0) return false;
      let seq = Math.max(state.sharedSeq, passedOver) + 1;
      if (seq === refused) {
        // Another run is still writing this number, or was killed while it did.
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
      // Others who found this number taken for so long have skipped it. Merge what they wrote and write again.
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
   * @returns whether the contents are known now; `not-offered` if this job may not read
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
    if (newer !== null) this.#parts.state.yieldTo(newer, key);
  }

  async #push(key: string, folder: string): Promise<PushResult> {
    const { state, deadline } = this.#parts;
    const leftMs = deadline.leftMs();
    const pushed = await this.#options.carrier.push({ key, folder, ...deadline.forCall() });
    if (leftMs >= PROOF_MS && pushed.trouble.some(({ reason }) => reason === "no-answer")) state.noteAbandoned();
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
