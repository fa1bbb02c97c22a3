/** What carrying state between workflow runs and jobs needs, and what it hands over to the next process. */
import type { Carrier } from "../store/carrier/carrier.ts";
import type { StatePaths } from "../store/state-paths.ts";
import type { Clock } from "./ports.ts";
import type { RunIdentity } from "./run-identity.ts";

/** What `post` must know of `main`, which may be killed at any instant. */
export interface SavedState {
  /** The number of the last save that was begun: its key may be taken. */
  readonly seq: number;
  /** The highest number seen in the shared state. */
  readonly sharedSeq: number;
  /** Whether all that is on disk is saved. */
  readonly isSaved: boolean;
  /** Nothing is to be saved, whatever `post` finds. */
  readonly isLeft: boolean;
  /** Whether the carrier did not answer a call in the time that it had. */
  readonly isDown: boolean;
  /** How long the job has waited for the carrier. */
  readonly waitedMs: number;
  readonly campaign: string;
  /** Prefixes under which there may be a state that could not be restored, and that a save would hide. */
  readonly unread: readonly string[];
  /** Prefixes whose state is in the state folder. */
  readonly read: readonly string[];
  /** The warnings that the job has given about its carrier: main and post together give only a few. */
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
  /** For short-lived files; made if absent. */
  readonly tempFolder: string;
  readonly warn: (message: string) => void;
  /** How long this process may wait for the carrier in all. Saves in the background do not count. */
  readonly waitLimitMs?: number;
  /** Called whenever what `post` must know has changed. */
  readonly saved?: (state: SavedState) => void;
  /** What an earlier process of this job handed over. */
  readonly earlier?: Partial<Pick<SavedState, "seq" | "sharedSeq" | "unread" | "read" | "warned">>;
  /** The carrier was down: it gets one call, the save, and nothing is asked for before it. */
  readonly isLastTry?: boolean;
}

/** A job waits less than 45 s for its carrier, whatever happens. */
const JOB_WAIT_MS = 44_000;
/** `post` ends within 20 s. */
export const POST_MS = 15_000;
/** What `post` gives a carrier that did not answer in main. */
const LAST_TRY_MS = 5_000;
export const MAIN_WAIT_MS = JOB_WAIT_MS - LAST_TRY_MS;

/** How long `post` may wait after what main has waited. */
export function postWaitMs(main: Pick<SavedState, "isDown" | "waitedMs">): number {
  return Math.min(main.isDown ? LAST_TRY_MS : POST_MS, Math.max(0, JOB_WAIT_MS - main.waitedMs));
}
