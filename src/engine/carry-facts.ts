/** What the carrying of state between workflow runs and jobs is given, and what it hands over to the next process. */
import type { Carrier } from "../store/carrier.ts";
import type { StatePaths } from "../store/state-paths.ts";
import type { Clock } from "./ports.ts";
import type { RunIdentity } from "./run-identity.ts";

/** What `post` must know of `main`, which may be killed at any instant. */
export interface SavedState {
  /** The number of the last save that was begun: its key may be taken. */
  readonly seq: number;
  /** Whether all that is on disk is saved. */
  readonly isSaved: boolean;
  /** Nothing is to be saved, whatever `post` finds. */
  readonly isLeft: boolean;
  /** Whether a call of the carrier was not answered in the time that it had. */
  readonly isDown: boolean;
  /** What the calls of the job's carrier have taken. */
  readonly spentMs: number;
  readonly campaign: string;
  /** Prefixes under which there may be a state that could not be restored, and that a save would hide. */
  readonly unread: readonly string[];
  /** Prefixes of which the state folder holds what lies there. */
  readonly read: readonly string[];
  /** The warnings that the job has been given of its carrier: there are few for main and post together. */
  readonly told: readonly string[];
}

export interface CarryFacts {
  readonly carrier: Carrier;
  readonly clock: Clock;
  readonly identity: RunIdentity;
  readonly name: string;
  /** The job that this process saves for. */
  readonly job: { readonly index: number; readonly total: number };
  readonly checkpointIntervalMs: number;
  readonly siblingIntervalMs: number;
  readonly paths: StatePaths;
  /** For short-lived files; made if absent. */
  readonly tempFolder: string;
  readonly warn: (message: string) => void;
  /** Called whenever what `post` must know has changed. */
  readonly saved?: (state: SavedState) => void;
  /** The number of saves begun so far in this attempt of the run. */
  readonly firstSeq?: number;
  /** The cache gets one call, which is the save: nothing is asked for before it. */
  readonly isLastTry?: boolean;
  /** What this attempt of the job could not restore so far. */
  readonly unread?: readonly string[];
  readonly read?: readonly string[];
  /** Warnings that this attempt of the job has been given already. */
  readonly told?: readonly string[];
}
