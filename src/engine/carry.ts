/**
 * Carries the state folder between workflow runs and jobs: restores and merges at the start, saves during the run and
 * at its end, and watches for stopped siblings. Nothing here ever fails a run.
 *
 * Every job saves under its own keys. Beside them is the shared state of the campaign: a chain of entries, each of
 * which holds everything from the one before it (`save-queue.ts`).
 */
import type { LearnedCircuit } from "../core/apply.ts";
import type { CampaignRecord } from "../core/campaign.ts";
import { type CarryOptions, CarrySession } from "./carry-session.ts";
import { restoreStates } from "./restore.ts";
import { SaveQueue } from "./save-queue.ts";
import { SharedStops } from "./shared-stops.ts";

/** How often a job tries again to share its stops. It then leaves that to its regular saves. */
const SHARE_RETRIES = 3;

export class Carry {
  readonly #session: CarrySession;
  readonly #queue: SaveQueue;
  readonly #stops: SharedStops;
  readonly #cancels = new Set<() => void>();
  #hasCollected = false;
  #isChecking = false;
  #shareRetries = 0;

  constructor(options: CarryOptions) {
    this.#session = new CarrySession(options);
    this.#stops = new SharedStops(this.#session);
    this.#queue = new SaveQueue(this.#session, this.#stops);
  }

  /**
   * Merges what earlier runs and other jobs saved into the state folder. The folder's journals must be closed.
   *
   * @param campaignOf the campaign that a run with these records belongs to
   * @throws UserError if the folder itself holds a checkpoint of a newer version
   */
  async restore(campaignOf: (known: readonly CampaignRecord[]) => string): Promise<void> {
    this.#hasCollected = await this.#session.wait(restoreStates(this.#session, campaignOf));
  }

  /** Starts saving at each interval, and checking for providers that have stopped a sibling. */
  begin(campaign: string, learn: (circuit: LearnedCircuit) => void): void {
    const { job, checkpointIntervalMs, siblingIntervalMs } = this.#session.options;
    this.#session.state.campaign = campaign;
    this.#stops.onLearned(learn);
    // The other jobs of an unplanned matrix read what this one has collected.
    if (this.#hasCollected) void this.#queue.save({ runWaits: false, shares: true });
    this.#every(checkpointIntervalMs, () => this.#queue.saveChanges());
    if (job.total > 1) this.#every(siblingIntervalMs, () => void this.#checkStops());
  }

  /** There is something new to save. */
  changed(): void {
    this.#queue.changed();
  }

  /** A provider has stopped for this run. Saves the state at once and informs the siblings. */
  stopped(provider: string): void {
    if (this.#session.options.job.total > 1) this.#stops.add(provider);
    this.#queue.changed();
    void this.#queue.save({ runWaits: false });
  }

  /**
   * Sets the instant after which nothing waits for the carrier any more. A restore or last save that is still running
   * is abandoned, and `post` saves what is left.
   */
  endBy(at: number): void {
    this.#session.endBy(at);
  }

  /** Ends all saving of the state, in this process and in `post`. */
  leave(): void {
    this.#session.leave();
  }

  /** The last save of this process. */
  async end(campaign: string): Promise<void> {
    const session = this.#session;
    const { clock } = session.options;
    const fromAt = clock.now();
    session.endBy(fromAt + Math.max(0, session.waitLimitMs - session.state.waitedMs));
    const hadTime = session.leftMs() > 0;
    session.state.campaign = campaign;
    session.isRunOver = true;
    for (const cancel of this.#cancels) cancel();
    await session.wait(session.raceDeadline(this.#queue.save({ runWaits: true, shares: true })));
    if (hadTime && session.leftMs() <= 0 && !session.state.isSaved) {
      session.warnOf([{ reason: "no-answer", operation: "save", limitMs: clock.now() - fromAt }]);
    }
    session.close();
    session.handOver();
    await this.#queue.close();
  }

  /** Runs one check at a time. Otherwise checks would pile up on a carrier that hangs. */
  async #checkStops(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    await this.#session.attempt("restore", () => this.#stops.check());
    this.#isChecking = false;
    if (!this.#stops.hasUnshared || this.#shareRetries === SHARE_RETRIES) return;
    this.#shareRetries += 1;
    void this.#queue.save({ runWaits: false });
  }

  #every(intervalMs: number, act: () => void): void {
    const { clock } = this.#session.options;
    const tick = () => {
      this.#cancels.delete(cancel);
      if (this.#session.isRunOver) return;
      act();
      this.#every(intervalMs, act);
    };
    const cancel = clock.at(clock.now() + intervalMs, tick);
    this.#cancels.add(cancel);
  }
}
