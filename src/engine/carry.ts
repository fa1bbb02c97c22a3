/**
 * Carries the state folder between workflow runs and jobs: restores and merges at the start, saves while
 * the run goes on, looks after siblings that were stopped. Nothing here ever fails a run.
 */
import type { CampaignRecord } from "../core/campaign.ts";
import { jobPrefix } from "../store/cache-key.ts";
import { CarryDeadline } from "./carry-deadline.ts";
import type { CarryFacts } from "./carry-facts.ts";
import type { CarryRooms } from "./carry-rooms.ts";
import { CarryState } from "./carry-state.ts";
import { LateRestore } from "./late-restore.ts";
import { Restore } from "./restore.ts";
import { SaveQueue } from "./save-queue.ts";
import { SiblingWatch } from "./sibling-watch.ts";
import type { LearnedCircuit } from "./stop-board.ts";

export class Carry {
  readonly #facts: CarryFacts;
  readonly #late: LateRestore;
  readonly #state: CarryState;
  readonly #deadline: CarryDeadline;
  readonly #restore: Restore;
  readonly #queue: SaveQueue;
  readonly #siblings: SiblingWatch;
  readonly #cancels = new Set<() => void>();

  constructor(facts: CarryFacts) {
    this.#facts = facts;
    this.#late = new LateRestore({
      ...facts,
      unread: facts.isLastTry === true ? [] : (facts.unread ?? []),
      read: facts.read ?? [],
    });
    this.#state = new CarryState(facts, this.#late);
    this.#deadline = new CarryDeadline(facts.clock, this.#state);
    const rooms: CarryRooms = { state: this.#state, late: this.#late, deadline: this.#deadline };
    this.#restore = new Restore(facts, rooms);
    this.#queue = new SaveQueue(facts, rooms);
    this.#siblings = new SiblingWatch(facts, { ...rooms, queue: this.#queue });
  }

  /**
   * Merges what earlier runs and other jobs saved into the state folder, whose journals must be closed.
   *
   * @param campaignOf which campaign a run with these records belongs to
   * @throws UserError where the folder itself holds a checkpoint of a newer version
   */
  restore(campaignOf: (known: readonly CampaignRecord[]) => string): Promise<void> {
    return this.#restore.all(campaignOf);
  }

  /** Merges what jobs of this workflow run have saved where a later run has saved since. After `restore`. */
  restoreHidden(): Promise<void> {
    return this.#restore.hidden();
  }

  /** Jobs of the matrix whose state of this workflow run was found. */
  reportedJobs(): readonly number[] {
    return this.#restore.reportedJobs;
  }

  /** Starts saving every interval, and looking for circuits that siblings opened. */
  begin(campaign: string, learn: (circuit: LearnedCircuit) => void): void {
    const { job, checkpointIntervalMs, siblingIntervalMs } = this.#facts;
    this.#saveUnder(campaign);
    this.#every(checkpointIntervalMs, () => this.#queue.saveChanges());
    if (job.total > 1) this.#every(siblingIntervalMs, () => void this.#siblings.look(learn));
  }

  /** There is something new to save. */
  changed(): void {
    this.#queue.changed();
  }

  /** Providers have stopped for this run: saved at once, and siblings are told. */
  stopped(providers: readonly string[]): void {
    this.#queue.changed();
    void this.#queue.save({ runWaits: false });
    if (this.#facts.job.total > 1) this.#siblings.tell(providers);
  }

  /**
   * From an instant on nobody waits for the carrier any more, whatever it does: a restore or the last save that
   * is under way is given up, and what is not saved then is left to `post`.
   */
  endBy(at: number): void {
    this.#deadline.endBy(at);
  }

  /** Nothing of the state is to be saved: neither by this process nor by `post`. */
  leave(): void {
    this.#state.leave();
  }

  /** The last save of this process. */
  async end(campaign: string): Promise<void> {
    const { clock } = this.#facts;
    const fromAt = clock.now();
    const hadTime = this.#deadline.leftMs() > 0;
    this.#saveUnder(campaign);
    this.#state.isRunOver = true;
    for (const cancel of this.#cancels) cancel();
    await this.#deadline.orCut(this.#queue.save({ runWaits: true }));
    if (hadTime && this.#deadline.leftMs() <= 0 && !this.#state.isSaved) {
      this.#state.tellTrouble([{ reason: "no-answer", operation: "save", limitMs: clock.now() - fromAt }]);
    }
    this.#state.handOver();
    await this.#late.close();
  }

  /** A save of this job would be the newest entry there: what lies there must have been read. */
  #saveUnder(campaign: string): void {
    const { name, job, isLastTry } = this.#facts;
    this.#state.campaign = campaign;
    if (isLastTry !== true) this.#late.expect([jobPrefix({ name, campaign, jobIndex: job.index })]);
  }

  #every(intervalMs: number, act: () => void): void {
    const { clock } = this.#facts;
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
