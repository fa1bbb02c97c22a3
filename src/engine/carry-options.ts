/** What it takes to carry state between workflow runs and jobs, and what is passed to the next process. */
import type { Carrier } from "../store/carrier/carrier.ts";
import type { StatePaths } from "../store/state-paths.ts";
import type { Clock } from "./ports.ts";
import type { RunIdentity } from "./run-identity.ts";

/** What `post` must know about `main`, which may be killed at any instant. */
export interface SavedState {
  /** The number of the last save that was begun. Its key may be taken. */
  readonly seq: number;
  /** The highest number seen in the shared state. */
  readonly sharedSeq: number;
  /** Whether everything on disk is saved. */
  readonly isSaved: boolean;
  /** Whether nothing may be saved, whatever `post` finds. */
  readonly mustNotSave: boolean;
  /** Whether the carrier did not answer a call in time. */
  readonly isDown: boolean;
  /** How long the job has waited for the carrier. */
  readonly waitedMs: number;
  readonly campaign: string;
  /** Prefixes that may hold a state which could not be restored. A save would hide it. */
  readonly unread: readonly string[];
  /** The warnings that the job has already given about its carrier. Main and post together give only a few. */
  readonly warned: readonly string[];
}

export interface CarryOptions {
  readonly carrier: Carrier;
  readonly clock: Clock;
  readonly identity: RunIdentity;
  readonly name: string;
  /** The job that this process saves for. */
  readonly job: { readonly index: number; readonly total: number };
  readonly checkpointIntervalMs: number;
  readonly siblingIntervalMs: number;
  readonly paths: StatePaths;
  /** For temporary files. Created if absent. */
  readonly tempFolder: string;
  readonly warn: (message: string) => void;
  /** How long this process may wait for the carrier in total. Background saves do not count. */
  readonly waitLimitMs?: number;
  /** Called whenever something that `post` must know has changed. */
  readonly saved?: (state: SavedState) => void;
  /** What an earlier process of this job passed on. */
  readonly earlier?: Partial<Pick<SavedState, "seq" | "sharedSeq" | "unread" | "warned">>;
  /** The carrier was down, so it gets only one call: the save, without a look before it. */
  readonly isLastTry?: boolean;
}

/** A job waits less than 45 s for its carrier in total. */
const JOB_WAIT_MS = 44_000;
/** `post` ends within 20 s. */
export const POST_MS = 15_000;
/** The time that `post` gives a carrier that did not answer in main. */
const LAST_TRY_MS = 5_000;
export const MAIN_WAIT_MS = JOB_WAIT_MS - LAST_TRY_MS;

/** How long `post` may wait, given how long main has waited. */
export function postWaitMs(main: Pick<SavedState, "isDown" | "waitedMs">): number {
  return Math.min(main.isDown ? LAST_TRY_MS : POST_MS, Math.max(0, JOB_WAIT_MS - main.waitedMs));
}
