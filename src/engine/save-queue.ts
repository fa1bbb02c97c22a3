/** Saves the state folder, one save at a time: the carrier takes no second one while it is at work. */
import { buildKey } from "../store/cache-key.ts";
import type { PushResult } from "../store/carrier.ts";
import { copyCarriedFiles, linkCarriedFiles } from "../store/snapshot-files.ts";
import { inStaging } from "../store/staging.ts";
import { type CarryDeadline, PROOF_MS } from "./carry-deadline.ts";
import type { CarryFacts } from "./carry-facts.ts";
import type { CarryRooms } from "./carry-rooms.ts";
import type { CarryState } from "./carry-state.ts";
import type { LateRestore } from "./late-restore.ts";

/**
 * A number that another step, job or merge of this workflow run has taken, or a save of it that was killed, is passed over
 * at once: by how much, try for try. Who has saved for hours has taken many.
 */
const STEPS_OVER_TAKEN = [1, 2, 4, 8] as const;

export class SaveQueue {
  readonly #facts: CarryFacts;
  readonly #state: CarryState;
  readonly #late: LateRestore;
  readonly #deadline: CarryDeadline;
  /** There is something that no save that was begun holds. */
  #isDirty = false;
  #last: Promise<void> = Promise.resolve();
  #isSaveQueued = false;

  constructor(facts: CarryFacts, { state, late, deadline }: CarryRooms) {
    this.#facts = facts;
    this.#state = state;
    this.#late = late;
    this.#deadline = deadline;
  }

  /** There is something new to save. */
  changed(): void {
    this.#isDirty = true;
    // A kill may come before the next save: `post` must not believe that there is nothing to do.
    if (this.#state.isSaved) this.#state.setSaved(false);
  }

  saveChanges(): void {
    if (this.#isDirty) void this.save({ runWaits: false });
  }

  /** Saves what there is when its turn comes; a save that already waits for its turn will hold it too. */
  save(options: { readonly runWaits: boolean }): Promise<void> {
    if (this.#isSaveQueued && !options.runWaits) return this.#last;
    this.#isSaveQueued = true;
    return this.inTurn(() => {
      this.#isSaveQueued = false;
      return this.#saveNow(options);
    });
  }

  /** Any other use of the carrier that saves something. */
  inTurn(push: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(() => this.#state.attempt("save", push));
    return this.#last;
  }

  async #saveNow({ runWaits }: { readonly runWaits: boolean }): Promise<void> {
    if (this.#deadline.leftMs() <= 0 || this.#state.isLeft) return;
    this.#isDirty = false;
    let isStored = false;
    try {
      isStored = await inStaging(this.#facts.tempFolder, (folder) => this.#saveFrom(folder, runWaits));
    } finally {
      if (!isStored) this.#isDirty = true;
      this.#state.setSaved(!this.#isDirty);
    }
  }

  /** @returns whether all that the snapshot holds is stored, or is not to be */
  async #saveFrom(folder: string, runWaits: boolean): Promise<boolean> {
    const { paths } = this.#facts;
    // Once the run has ended nobody writes to the files any more, and on a cancel a copy of a large state takes too long.
    await (this.#state.isRunOver ? linkCarriedFiles(paths.root, folder) : copyCarriedFiles(paths.root, folder));
    for (const { key, newer } of await this.#late.complete(folder, { runWaits, leftMs: this.#deadline.leftMs() })) {
      this.#state.noteEntry(key);
      if (newer !== null) this.#state.leaveTo(newer, key);
    }
    // As long as there may be another try, what lies in the cache is worth more than what one more save would keep.
    if (this.#state.isLeft || (!runWaits && this.#late.isWorthWaiting)) return false;
    const { outcome, trouble } = await this.#pushUnderFreeKey(folder, runWaits);
    this.#state.tellTrouble(trouble);
    return outcome.kind === "saved" || (outcome.kind === "skipped" && outcome.because === "read-only");
  }

  async #pushUnderFreeKey(folder: string, runWaits: boolean): Promise<PushResult> {
    const { isLastTry } = this.#facts;
    let pushed = await this.#push(this.#state.nextSeq(), folder, runWaits);
    for (const step of isLastTry === true ? [] : STEPS_OVER_TAKEN) {
      const isTaken = pushed.trouble.some(({ reason }) => reason === "key-taken");
      if (!isTaken || this.#deadline.leftMs() <= 0) break;
      pushed = await this.#push(this.#state.nextSeq(step), folder, runWaits);
    }
    return pushed;
  }

  async #push(seq: number, folder: string, runWaits: boolean): Promise<PushResult> {
    const leftMs = this.#deadline.leftMs();
    const deadline = Number.isFinite(leftMs) ? { deadlineMs: Math.max(1, leftMs) } : {};
    const request = { key: this.#key(seq), folder, runWaits, isSpare: !runWaits, ...deadline };
    const pushed = await this.#facts.carrier.push(request);
    if (leftMs >= PROOF_MS && pushed.trouble.some(({ reason }) => reason === "no-answer")) this.#state.noteCut();
    return pushed;
  }

  #key(seq: number): string {
    const { name, job, identity } = this.#facts;
    return buildKey({
      name,
      campaign: this.#state.campaign,
      jobIndex: job.index,
      runId: identity.workflowRun,
      runAttempt: identity.runAttempt,
      seq,
    });
  }
}
