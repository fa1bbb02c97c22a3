/** How far the carrying of a process has come. `post` and people are told of it; `main` may be killed at any instant. */
import { reasonOf } from "../core/reason.ts";
import { parseKey } from "../store/cache-key.ts";
import { type CacheOperation, type CacheTrouble, newCacheWarnings } from "../store/cache-trouble.ts";
import type { CarryFacts } from "./carry-facts.ts";
import type { LateRestore } from "./late-restore.ts";

type Facts = Pick<CarryFacts, "carrier" | "identity" | "job" | "warn" | "saved" | "firstSeq" | "told">;

export class CarryState {
  readonly #facts: Facts;
  readonly #late: Pick<LateRestore, "notInFolder" | "read">;
  readonly #told: string[];
  #seq: number;
  #isSaved = false;
  #isLeft = false;
  #wasCut = false;
  /** The campaign that saves are of. */
  campaign = "";
  /** Nobody writes to the state folder any more. */
  isRunOver = false;

  constructor(facts: Facts, late: Pick<LateRestore, "notInFolder" | "read">) {
    this.#facts = facts;
    this.#late = late;
    this.#told = [...(facts.told ?? [])];
    this.#seq = facts.firstSeq ?? 0;
  }

  /** Whether all that is on disk is saved. */
  get isSaved(): boolean {
    return this.#isSaved;
  }

  /** Whether nothing is to be saved any more: neither by this process nor by `post`. */
  get isLeft(): boolean {
    return this.#isLeft;
  }

  setSaved(isSaved: boolean): void {
    this.#isSaved = isSaved;
    this.handOver();
  }

  /**
   * The number of the next save. It is handed over before it is given: a key is reserved once, and this process may be
   * killed before it hears of its save.
   *
   * @param step above 1 where numbers are known to be taken
   */
  nextSeq(step = 1): number {
    this.#seq += step;
    this.setSaved(false);
    return this.#seq;
  }

  /** An entry was found: a number of this attempt of this job is taken, by another step or an earlier process of it. */
  noteEntry(key: string): void {
    const { identity, job } = this.#facts;
    const entry = parseKey(key);
    const isOwn =
      entry?.runId === identity.workflowRun && entry.runAttempt === identity.runAttempt && entry.jobIndex === job.index;
    if (isOwn) this.#seq = Math.max(this.#seq, entry.seq);
  }

  leave(): void {
    this.#isLeft = true;
    this.handOver();
  }

  /** The newest entry under a prefix is what is found: one of ours would hide that of a newer version. */
  leaveTo(version: number, key: string): void {
    this.leave();
    this.tellTrouble([{ reason: "newer-version", key, version }]);
  }

  /** A call was given up unanswered, because the time of this process was over. To be handed over by the caller. */
  noteCut(): void {
    this.#wasCut = true;
  }

  /** Tells `post` how things stand. */
  handOver(): void {
    const { carrier, saved } = this.#facts;
    saved?.({
      seq: this.#seq,
      isSaved: this.#isSaved,
      isLeft: this.#isLeft,
      isDown: carrier.isDown() || this.#wasCut,
      spentMs: carrier.spentMs(),
      campaign: this.campaign,
      unread: this.#late.notInFolder,
      read: this.#late.read,
      told: [...this.#told],
    });
  }

  /** Warns of what is no repetition, within the few warnings that a job gives. */
  tellTrouble(trouble: readonly CacheTrouble[]): void {
    const fresh = newCacheWarnings(trouble, this.#told);
    if (fresh.length === 0) return;
    this.#told.push(...fresh);
    for (const message of fresh) this.#facts.warn(message);
    this.handOver();
  }

  /** Trouble of any kind is told and goes no further. */
  async attempt(operation: CacheOperation, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.tellTrouble([{ reason: "local-error", operation, detail: reasonOf(error) }]);
    }
  }
}
