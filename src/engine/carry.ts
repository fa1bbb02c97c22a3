/**
 * Carries the state folder between workflow runs and jobs: restores and merges at the start, saves during the run and
 * at its end, and watches for stopped siblings. Nothing here ever fails a run.
 *
 * Every job saves under its own keys. Beside them is the shared state of the campaign: a chain of entries, each of
 * which holds everything from the one before it. A key can be written only once, so two runs at the same time cannot
 * both write the same number. The second one merges what the first one wrote, and writes the next number.
 */
import type { CampaignRecord } from "../core/campaign.ts";
import { jobPrefix } from "../store/carrier/key.ts";
import type { CarryParts } from "./carry-deadline.ts";
import { CarryDeadline } from "./carry-deadline.ts";
import { type CarryOptions, MAIN_WAIT_MS } from "./carry-options.ts";
import { CarryState } from "./carry-state.ts";
import { LateRestore } from "./late-restore.ts";
import { Restore } from "./restore.ts";
import { SaveQueue } from "./save-queue.ts";
import { type LearnedCircuit, SharedStops } from "./shared-stops.ts";

export class Carry {
  readonly #options: CarryOptions;
  readonly #late: LateRestore;
  readonly #state: CarryState;
  readonly #deadline: CarryDeadline;
  readonly #restore: Restore;
  readonly #queue: SaveQueue;
  readonly #stops: SharedStops;
  readonly #cancels = new Set<() => void>();
  #isLooking = false;

  constructor(options: CarryOptions) {
    this.#options = options;
    const { unread = [], read = [] } = options.earlier ?? {};
    this.#late = new LateRestore({ ...options, unread: options.isLastTry === true ? [] : unread, read });
    this.#state = new CarryState(options, this.#late);
    this.#deadline = new CarryDeadline(options.clock, this.#state);
    const parts: CarryParts = { state: this.#state, late: this.#late, deadline: this.#deadline };
    this.#restore = new Restore(options, parts);
    this.#queue = new SaveQueue(options, parts);
    this.#stops = new SharedStops(options);
  }

  /**
   * Merges what earlier runs and other jobs saved into the state folder. The folder's journals must be closed.
   *
   * @param campaignOf the campaign that a run with these records belongs to
   * @throws UserError if the folder itself holds a checkpoint of a newer version
   */
  restore(campaignOf: (known: readonly CampaignRecord[]) => string): Promise<void> {
    return this.#state.wait(this.#restore.all(campaignOf));
  }

  /**
   * Merges what jobs of this workflow run saved before a later run saved in the same place. Call it after `restore`.
   */
  restoreHidden(): Promise<void> {
    return this.#state.wait(this.#restore.hidden());
  }

  /** Jobs of the matrix whose state from this workflow run was found. */
  reportedJobs(): readonly number[] {
    return this.#restore.reportedJobs;
  }

  /** Starts saving at each interval, and checking for circuits that siblings opened. */
  begin(campaign: string, learn: (circuit: LearnedCircuit) => void): void {
    const { job, checkpointIntervalMs, siblingIntervalMs } = this.#options;
    this.#saveUnder(campaign);
    // The other jobs of an unplanned matrix read what this one has collected.
    if (this.#restore.hasCollected) void this.#queue.save({ runWaits: false, shares: true });
    this.#every(checkpointIntervalMs, () => this.#queue.saveChanges());
    if (job.total > 1) this.#every(siblingIntervalMs, () => void this.#look(learn));
  }

  /** There is something new to save. */
  changed(): void {
    this.#queue.changed();
  }

  /** Providers have stopped for this run. Saves the state at once and informs the siblings. */
  stopped(providers: readonly string[]): void {
    this.#queue.changed();
    void this.#queue.save({ runWaits: false });
    if (this.#options.job.total === 1) return;
    void this.#queue.inTurn(async () => {
      this.#state.warnOf(await this.#stops.write(this.#state.campaign, providers, () => this.#deadline.leftMs()));
    });
  }

  /**
   * Sets the instant after which nothing waits for the carrier any more. A restore or last save that is still running
   * is abandoned, and `post` saves what is left.
   */
  endBy(at: number): void {
    this.#deadline.endBy(at);
  }

  /** Saves nothing of the state, in this process or in `post`. */
  leave(): void {
    this.#state.leave();
  }

  /** The last save of this process. */
  async end(campaign: string): Promise<void> {
    const { clock, waitLimitMs = MAIN_WAIT_MS } = this.#options;
    const fromAt = clock.now();
    this.#deadline.endBy(fromAt + Math.max(0, waitLimitMs - this.#state.waitedMs));
    const hadTime = this.#deadline.leftMs() > 0;
    this.#saveUnder(campaign);
    this.#state.isRunOver = true;
    for (const cancel of this.#cancels) cancel();
    await this.#state.wait(this.#deadline.raceDeadline(this.#queue.save({ runWaits: true, shares: true })));
    if (hadTime && this.#deadline.leftMs() <= 0 && !this.#state.isSaved) {
      this.#state.warnOf([{ reason: "no-answer", operation: "save", limitMs: clock.now() - fromAt }]);
    }
    this.#deadline.close();
    this.#state.handOver();
    await this.#late.close();
  }

  /**
   * Prepares to save under a campaign. A save of this job would be the newest entry there, so the present one must have
   * been read first.
   */
  #saveUnder(campaign: string): void {
    const { name, job, isLastTry } = this.#options;
    this.#state.campaign = campaign;
    if (isLastTry !== true) this.#late.markUnread([jobPrefix({ name, campaign, jobIndex: job.index })]);
  }

  /** Runs one check at a time, because checks would pile up on a carrier that hangs. */
  async #look(learn: (circuit: LearnedCircuit) => void): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    await this.#state.attempt("restore", async () => {
      const { learned, isMissing, trouble } = await this.#stops.read(this.#state.campaign);
      this.#state.warnOf(trouble);
      if (this.#state.isRunOver) return;
      // The carrier saves one thing at a time. Outside the queue, the last save could find it busy.
      if (isMissing) {
        void this.#queue.inTurn(async () => {
          this.#state.warnOf(await this.#stops.repeat(this.#state.campaign, () => this.#deadline.leftMs()));
        });
      }
      const now = this.#options.clock.now();
      for (const circuit of learned) if (circuit.untilAt > now) learn(circuit);
    });
    this.#isLooking = false;
  }

  #every(intervalMs: number, act: () => void): void {
    const { clock } = this.#options;
    const tick = () => {
      this.#cancels.delete(cancel);
      if (this.#state.isRunOver) return;
      act();
      this.#every(intervalMs, act);
    };
    const cancel = clock.at(clock.now() + intervalMs, tick);
    this.#cancels.add(cancel);
  }
}
