/** What it takes to carry state between workflow runs and jobs, and what is passed to the next process. */
import * as z from "zod/mini";
import { once } from "../core/once.ts";
import type { Carrier } from "../store/carrier/carrier.ts";
import type { StatePaths } from "../store/state-paths.ts";
import type { Clock } from "./ports.ts";
import type { RunIdentity } from "./run-identity.ts";

const count = () => z._default(z.int().check(z.minimum(0)), 0);
const no = () => z._default(z.boolean(), false);
const texts = () => z._default(z.readonly(z.array(z.string())), []);

/**
 * What `post` must know about `main`, which may be killed at any instant. The defaults are those of a main that has done
 * nothing yet.
 */
export const savedStateSchema = once(() =>
  z.object({
    /** The number of the last save that was begun. Its key may be taken. */
    seq: count(),
    /** The highest number seen in the shared state. */
    sharedSeq: count(),
    /** Whether everything on disk is saved. */
    isSaved: no(),
    /** Whether nothing may be saved, whatever `post` finds. */
    mustNotSave: no(),
    /** Whether the carrier did not answer a call in time. */
    isDown: no(),
    /** How long the job has waited for the carrier. */
    waitedMs: z._default(z.number().check(z.minimum(0)), 0),
    campaign: z._default(z.string(), ""),
    /** Prefixes that may hold a state which could not be restored. A save would hide it. */
    unread: texts(),
    /** The warnings that the job has already given about its carrier. Main and post together give only a few. */
    warned: texts(),
  }),
);
export type SavedState = Readonly<z.infer<ReturnType<typeof savedStateSchema>>>;

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
