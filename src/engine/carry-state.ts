/** The progress of a process's carry: what `post` and people must know, because `main` may be killed at any instant. */
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
  #mustNotSave = false;
  #wasCut = false;
  /** The campaign that saves belong to. */
  campaign = "";
  /** No process writes to the state folder any more. */
  isRunOver = false;

  constructor(options: Options, late: Pick<LateRestore, "notInFolder" | "read">) {
    this.#options = options;
    this.#late = late;
    this.#warned = [...(options.earlier?.warned ?? [])];
    this.#seq = options.earlier?.seq ?? 0;
    this.#sharedSeq = options.earlier?.sharedSeq ?? 0;
  }

  /** Whether everything on disk is saved. */
  get isSaved(): boolean {
    return this.#isSaved;
  }

  /** Whether nothing may be saved any more, by this process or by `post`. */
  get mustNotSave(): boolean {
    return this.#mustNotSave;
  }

  get sharedSeq(): number {
    return this.#sharedSeq;
  }

  get waitedMs(): number {
    return this.#waitedMs;
  }

  /** Measures a call that the run waits for. */
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
   * The number of the next save. `post` gets it first, because a key can be reserved only once and this process may be
   * killed before its save returns.
   *
   * @param step above 1 to skip numbers that are taken
   */
  nextSeq(step = 1): number {
    this.#seq += step;
    this.setSaved(false);
    return this.#seq;
  }

  /** Marks the number of an entry that was found or saved as taken. */
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
    this.#mustNotSave = true;
    this.handOver();
  }

  /**
   * A newer version saved the newest entry under a prefix. A later run finds only the newest, so this version must not
   * save there.
   */
  yieldTo(version: number, key: string): void {
    this.leave();
    this.warnOf([{ reason: "newer-version", key, version }]);
  }

  /** A call was abandoned because this process ran out of time. The caller passes that on to `post`. */
  noteAbandoned(): void {
    this.#wasCut = true;
  }

  /** Passes the present state on to `post`. */
  handOver(): void {
    const { carrier, saved } = this.#options;
    saved?.({
      seq: this.#seq,
      sharedSeq: this.#sharedSeq,
      isSaved: this.#isSaved,
      mustNotSave: this.#mustNotSave,
      isDown: carrier.isDown() || this.#wasCut,
      waitedMs: this.#waitedMs,
      campaign: this.campaign,
      unread: this.#late.notInFolder,
      read: this.#late.read,
      warned: [...this.#warned],
    });
  }

  /** Warns about new trouble, up to the few warnings that a job gives. */
  warnOf(trouble: readonly CarrierTrouble[]): void {
    const { carrier, warn } = this.#options;
    const fresh = newWarnings(trouble, this.#warned, carrier.place);
    if (fresh.length === 0) return;
    this.#warned.push(...fresh);
    for (const message of fresh) warn(message);
    this.handOver();
  }

  /** Turns any failure into a warning. */
  async attempt(operation: CarrierOperation, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.warnOf([{ reason: "local-error", operation, detail: reasonOf(error) }]);
    }
  }
}
