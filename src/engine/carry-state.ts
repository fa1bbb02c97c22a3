/** How far the carry of a process has come: what `post` and people must know, since `main` may be killed at any instant. */
import { reasonOf } from "../core/reason.ts";
import { parseKey } from "../store/carrier/key.ts";
import { type CarrierOperation, type CarrierTrouble, newWarnings } from "../store/carrier/trouble.ts";
import type { CarryOptions } from "./carry-options.ts";
import type { LateRestore } from "./late-restore.ts";
import { SHARED_STATE } from "./reserved-jobs.ts";

type Options = Pick<CarryOptions, "carrier" | "clock" | "identity" | "job" | "warn" | "saved" | "earlier">;

export class CarryState {
  readonly #options: Options;
  readonly #late: Pick<LateRestore, "notInFolder" | "read">;
  readonly #warned: string[];
  /** Keys of entries whose contents are in the state folder or in every snapshot. */
  readonly held = new Set<string>();
  #seq: number;
  #sharedSeq: number;
  #waitedMs = 0;
  #isSaved = false;
  #isLeft = false;
  #wasCut = false;
  /** The campaign that saves belong to. */
  campaign = "";
  /** Nobody writes to the state folder any more. */
  isRunOver = false;

  constructor(options: Options, late: Pick<LateRestore, "notInFolder" | "read">) {
    this.#options = options;
    this.#late = late;
    this.#warned = [...(options.earlier?.warned ?? [])];
    this.#seq = options.earlier?.seq ?? 0;
    this.#sharedSeq = options.earlier?.sharedSeq ?? 0;
  }

  /** Whether all that is on disk is saved. */
  get isSaved(): boolean {
    return this.#isSaved;
  }

  /** Whether nothing is to be saved any more: neither by this process nor by `post`. */
  get isLeft(): boolean {
    return this.#isLeft;
  }

  get sharedSeq(): number {
    return this.#sharedSeq;
  }

  get waitedMs(): number {
    return this.#waitedMs;
  }

  /** Counts the time of a call that the run stands still for. */
  async wait<T>(call: Promise<T>): Promise<T> {
    const { clock } = this.#options;
    const fromAt = clock.now();
    try {
      return await call;
    } finally {
      this.#waitedMs += clock.now() - fromAt;
    }
  }

  setSaved(isSaved: boolean): void {
    this.#isSaved = isSaved;
    this.handOver();
  }

  /**
   * The number of the next save. `post` hears of it first: a key is reserved once, and this process may be killed
   * before it hears of its save.
   *
   * @param step above 1 where numbers are known to be taken
   */
  nextSeq(step = 1): number {
    this.#seq += step;
    this.setSaved(false);
    return this.#seq;
  }

  /** An entry was found or saved: its number is taken. */
  noteEntry(key: string): void {
    this.held.add(key);
    const { identity, job } = this.#options;
    const entry = parseKey(key);
    if (entry === null) return;
    if (entry.jobIndex === SHARED_STATE) this.#sharedSeq = Math.max(this.#sharedSeq, entry.seq);
    const isOwn =
      entry.runId === identity.workflowRun && entry.runAttempt === identity.runAttempt && entry.jobIndex === job.index;
    if (isOwn) this.#seq = Math.max(this.#seq, entry.seq);
  }

  leave(): void {
    this.#isLeft = true;
    this.handOver();
  }

  /** The newest entry under a prefix is what a later run finds: one of ours would hide that of a newer version. */
  leaveTo(version: number, key: string): void {
    this.leave();
    this.warnOf([{ reason: "newer-version", key, version }]);
  }

  /** A call was given up unanswered, because the time of this process was over. The caller hands it over. */
  noteCut(): void {
    this.#wasCut = true;
  }

  /** Lets `post` know how things stand. */
  handOver(): void {
    const { carrier, saved } = this.#options;
    saved?.({
      seq: this.#seq,
      sharedSeq: this.#sharedSeq,
      isSaved: this.#isSaved,
      isLeft: this.#isLeft,
      isDown: carrier.isDown() || this.#wasCut,
      waitedMs: this.#waitedMs,
      campaign: this.campaign,
      unread: this.#late.notInFolder,
      read: this.#late.read,
      warned: [...this.#warned],
    });
  }

  /** Warns of what is new, within the few warnings that a job gives. */
  warnOf(trouble: readonly CarrierTrouble[]): void {
    const { carrier, warn } = this.#options;
    const fresh = newWarnings(trouble, this.#warned, carrier.place);
    if (fresh.length === 0) return;
    this.#warned.push(...fresh);
    for (const message of fresh) warn(message);
    this.handOver();
  }

  /** Trouble of any kind becomes a warning and goes no further. */
  async attempt(operation: CarrierOperation, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.warnOf([{ reason: "local-error", operation, detail: reasonOf(error) }]);
    }
  }
}
