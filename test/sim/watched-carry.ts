/** The engine's own carry, which shows when a restore is over, and into which bugs can be planted. */
import { Carry } from "../../src/engine/carry.ts";
import type { CarryOptions } from "../../src/engine/carry-options.ts";
import type { LearnedCircuit } from "../../src/engine/shared-stops.ts";
import type { Mutation } from "./mutation.ts";

export class WatchedCarry extends Carry {
  readonly #mutation: Mutation;
  onRestored: () => void = () => {};
  /** Before the last save, which may find what the restore did not. */
  onEnding: () => void = () => {};

  constructor(facts: CarryOptions, mutation: Mutation) {
    super(facts);
    this.#mutation = mutation;
  }

  override async restore(campaignOf: Parameters<Carry["restore"]>[0]): Promise<void> {
    await super.restore(campaignOf);
    this.onRestored();
  }

  override async end(campaign: string): Promise<void> {
    this.onEnding();
    await super.end(campaign);
  }

  override begin(campaign: string, learn: (circuit: LearnedCircuit) => void): void {
    const mutated = this.#mutation.learn ?? ((circuit, take) => take(circuit));
    super.begin(campaign, (circuit) => mutated(circuit, learn));
  }

  override endBy(at: number): void {
    if (this.#mutation.isPatient !== true) super.endBy(at);
  }
}
