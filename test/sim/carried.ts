/** The engine's own carry of one process over the simulated cache, with the invariants that watch it. */
import { join } from "node:path";
import type { LearnedCircuit } from "../../src/core/apply.ts";
import { Carry } from "../../src/engine/carry.ts";
import type { CarryOptions, SavedState } from "../../src/engine/carry-session.ts";
import { isMatrixJob, jobPrefix, SHARED_STATE } from "../../src/store/carrier/key.ts";
import type { StatePaths } from "../../src/store/state-paths.ts";
import { CarryInvariants } from "./carry-invariants.ts";
import type { Mutation } from "./mutation.ts";
import type { ProcessClock } from "./process-clock.ts";
import { SimCarrier } from "./sim-cache.ts";
import { cacheTraitsOf, identityOf } from "./universe.ts";
import type { JobPlace, Workflow } from "./workflow.ts";

const NAME = "default";
const CHECKPOINT_INTERVAL_MS = 300_000;
const SIBLING_INTERVAL_MS = 30_000;

/** Shows when a restore is over, and takes planted bugs. */
export class WatchedCarry extends Carry {
  readonly #mutation: Mutation;
  onRestored: () => void = () => {};
  /** Before the last save, which may find what the restore did not. */
  onEnding: () => void = () => {};

  constructor(options: CarryOptions, mutation: Mutation) {
    super(options);
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

export interface Carried {
  readonly carry: WatchedCarry;
  readonly carrier: SimCarrier;
  readonly invariants: CarryInvariants;
  /** What the process has sent `post`, the latest first. */
  readonly sent: SavedState[];
}

/** @param process `earlier` is what main sent; only `post` has it, and bugs are planted in main only */
export function openCarried(
  workflow: Workflow,
  process: {
    readonly paths: StatePaths;
    readonly clock: ProcessClock;
    readonly job: JobPlace;
    readonly earlier?: NonNullable<CarryOptions["earlier"]>;
  },
): Carried {
  const { universe } = workflow;
  const { cache, mutation } = universe;
  const { paths, clock, job, earlier } = process;
  const invariants = new CarryInvariants(cache, paths);
  const sent: SavedState[] = [];
  const carrier = new SimCarrier({
    cache,
    traits: cacheTraitsOf(universe),
    clock,
    world: universe.clock,
    chance: universe.chance.fork(),
    pulled: (entries) => invariants.pulled(entries),
    lied: () => workflow.disturb(),
  });
  const saved = (real: SavedState) => {
    const state = mutation.saved?.(real) ?? real;
    sent.unshift(state);
    if (!state.isSaved) return;
    try {
      expectStored(workflow, invariants, { job: job.index, campaign: state.campaign });
    } catch (error) {
      workflow.trouble ??= { error };
    }
  };
  const carry = new WatchedCarry(
    {
      carrier: mutation.carrier?.(carrier) ?? carrier,
      clock,
      identity: identityOf(universe, String(job.index)),
      name: NAME,
      job,
      checkpointIntervalMs: CHECKPOINT_INTERVAL_MS,
      siblingIntervalMs: SIBLING_INTERVAL_MS,
      paths,
      tempFolder: join(universe.root, "temp"),
      warn: (message) => universe.trace(`warning ${message}`),
      saved,
      ...(earlier === undefined ? {} : { earlier }),
    },
    earlier === undefined ? mutation : {},
  );
  return { carry, carrier, invariants, sent };
}

/** Everything on disk is in the newest entry of the job. */
export function expectStored(
  { universe }: Workflow,
  invariants: CarryInvariants,
  { job, campaign }: { readonly job: number; readonly campaign: string },
): void {
  // The newest entry may be that of the other workflow run, which has yet to save for the last time.
  if (universe.twin !== null) return;
  invariants.saved(jobPrefix({ name: NAME, campaign, jobIndex: isMatrixJob(job) ? job : SHARED_STATE }));
}
