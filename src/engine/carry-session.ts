/**
 * The state that the parts of a carry share: its options, its deadline, merged states, warnings, and the notes for
 * `post`. `main` may be killed at any instant.
 */

import * as z from "zod/mini";
import type { Clock } from "../core/instant.ts";
import { once } from "../core/once.ts";
import { reasonOf } from "../core/reason.ts";
import type { JobPart } from "../core/split.ts";
import type { Carrier, PullAnswer } from "../store/carrier/carrier.ts";
import { parseKey, SHARED_STATE } from "../store/carrier/key.ts";
import { type CarrierOperation, type CarrierTrouble, newWarnings } from "../store/carrier/trouble.ts";
import { mergeFolders, readSources } from "../store/merge-folders.ts";
import type { StatePaths } from "../store/state-paths.ts";
import type { RunIdentity } from "./run-identity.ts";

const count = () => z._default(z.int().check(z.minimum(0)), 0);
const no = () => z._default(z.boolean(), false);
const texts = () => z._default(z.readonly(z.array(z.string())), []);

/**
 * What `post` must know about `main`, which may be killed at any instant. The defaults are those of a main that has
 * done nothing yet.
 */
export const savedStateSchema = once(() =>
  z.object({
    /** The number of the last save that was begun. Its key may be taken. */
    seq: count(),
    /** The highest number of an entry of the shared state. */
    sharedSeq: count(),
    /** Whether everything on disk is saved. Change it with `setSaved`. */
    isSaved: no(),
    /** Whether nothing may be saved any more, by main or by `post`, whatever it finds. */
    mustNotSave: no(),
    /** Whether the carrier did not answer a call in time, or `main` ran out of time and abandoned one. */
    isDown: no(),
    /** How long the job has waited for the carrier. */
    waitedMs: z._default(z.number().check(z.minimum(0)), 0),
    /** The campaign that saves belong to. */
    campaign: z._default(z.string(), ""),
    /** Prefixes that may hold a state which could not be restored. A save would hide it, so every save looks there. */
    unread: texts(),
    /** The warnings that the job has already given about its carrier. Main and post together give only a few. */
    warned: texts(),
  }),
);
export type SavedState = z.infer<ReturnType<typeof savedStateSchema>>;

export interface CarryOptions {
  readonly carrier: Carrier;
  readonly clock: Clock;
  readonly identity: RunIdentity;
  readonly name: string;
  /** The job that this process saves for. */
  readonly job: JobPart;
  readonly checkpointIntervalMs: number;
  readonly siblingIntervalMs: number;
  readonly paths: StatePaths;
  /** For temporary files. Created if absent. */
  readonly tempFolder: string;
  readonly warn: (message: string) => void;
  /** Called whenever something that `post` must know has changed. */
  readonly saved?: ((state: Readonly<SavedState>) => void) | undefined;
  /** In `post`: what main passed on. */
  readonly earlier?: Partial<SavedState>;
}

/** A job waits less than 45 s for its carrier in total. */
const JOB_WAIT_MS = 44_000;
/** `post` ends within 20 s. */
export const POST_MS = 15_000;
/** The time that `post` gives a carrier that did not answer in main. */
const LAST_TRY_MS = 5_000;
const MAIN_WAIT_MS = JOB_WAIT_MS - LAST_TRY_MS;

/** A state that was fetched. */
export type FoundState = Extract<PullAnswer, { kind: "found" }>;

/**
 * If the carrier has been silent for this long when the time is up, `post` gives it one short try, not a second long
 * one.
 */
export const PROOF_MS = 1_000;

export class CarrySession {
  readonly options: CarryOptions;
  /** How long this process may wait for the carrier in total. Background saves do not count. */
  readonly waitLimitMs: number;
  /** The carrier was down in main, so `post` makes only one call: the save, without a look before it. */
  readonly isLastTry: boolean;
  /** Keys of entries whose contents are in the state folder or in every snapshot. */
  readonly held = new Set<string>();
  /** What `post` must know. */
  readonly state: SavedState;
  /** No process writes to the state folder any more. */
  isRunOver = false;
  #endAt = Number.POSITIVE_INFINITY;
  #cancelTimer: () => void = () => {};
  #pass: () => void = () => {};
  readonly #passed = new Promise<null>((resolve) => {
    this.#pass = () => resolve(null);
  });

  constructor(options: CarryOptions) {
    const { seq, sharedSeq, unread, warned, isDown, waitedMs } = savedStateSchema().parse(options.earlier ?? {});
    const postWaitMs = Math.min(isDown ? LAST_TRY_MS : POST_MS, Math.max(0, JOB_WAIT_MS - waitedMs));
    this.options = options;
    this.waitLimitMs = options.earlier === undefined ? MAIN_WAIT_MS : postWaitMs;
    this.isLastTry = isDown;
    this.state = savedStateSchema().parse({ seq, sharedSeq, unread, warned });
  }

  /** Sets the instant after which this process no longer waits for the carrier, or moves it closer. */
  endBy(at: number): void {
    if (at >= this.#endAt) return;
    this.#endAt = at;
    this.#cancelTimer();
    this.#cancelTimer = this.options.clock.at(at, this.#pass);
  }

  /** Removes the timer of the deadline, so that it does not keep the process alive. */
  close(): void {
    this.#cancelTimer();
  }

  /** Infinite if there is no deadline. */
  leftMs(): number {
    return this.#endAt - this.options.clock.now();
  }

  /** The time for one call, as the carrier takes it. @param share of the time that is left */
  forCall(share = 1): { readonly deadlineMs?: number } {
    const leftMs = this.leftMs();
    return Number.isFinite(leftMs) ? { deadlineMs: Math.max(1, leftMs * share) } : {};
  }

  /** The result of a call; null if the deadline passes first. */
  async raceDeadline<T>(call: Promise<T>): Promise<T | null> {
    const { clock } = this.options;
    const fromAt = clock.now();
    if (fromAt >= this.#endAt) return null;
    const answer = await Promise.race([call, this.#passed]);
    if (answer === null && clock.now() - fromAt >= PROOF_MS) {
      this.noteAbandoned();
      this.handOver();
    }
    return answer;
  }

  /** Measures a call that the run waits for. */
  async wait<T>(call: Promise<T>): Promise<T> {
    const { clock } = this.options;
    const fromAt = clock.now();
    try {
      return await call;
    } finally {
      this.state.waitedMs += clock.now() - fromAt;
    }
  }

  setSaved(isSaved: boolean): void {
    this.state.isSaved = isSaved;
    this.handOver();
  }

  /**
   * The number of the next save. `post` gets it first, because a key can be reserved only once and this process may be
   * killed before its save returns.
   *
   * @param step above 1 to skip numbers that are taken
   */
  nextSeq(step = 1): number {
    this.state.seq += step;
    this.setSaved(false);
    return this.state.seq;
  }

  /** Marks the number of an entry that was found or saved as taken. */
  noteEntry(key: string): void {
    this.held.add(key);
    const { state } = this;
    const { identity, job } = this.options;
    const entry = parseKey(key);
    if (entry === null) return;
    if (entry.jobIndex === SHARED_STATE) state.sharedSeq = Math.max(state.sharedSeq, entry.seq);
    const isOwn =
      entry.runId === identity.workflowRun && entry.runAttempt === identity.runAttempt && entry.jobIndex === job.index;
    if (isOwn) state.seq = Math.max(state.seq, entry.seq);
  }

  /** Ends all saving, in this process and in `post`. */
  leave(): void {
    this.state.mustNotSave = true;
    this.handOver();
  }

  /** A call was abandoned because this process ran out of time. The caller passes that on to `post`. */
  noteAbandoned(): void {
    this.state.isDown = true;
  }

  /** Merges states into a folder, and reports those that cannot be used. */
  merge(target: StatePaths, found: readonly FoundState[]): void {
    if (found.length === 0) return;
    const { clock, name, identity } = this.options;
    const folders = found.map(({ folder }) => folder);
    const sources = readSources(folders, { name, repository: identity.repository });
    mergeFolders(target, sources, clock.now());
    for (const [index, { key, prefix }] of found.entries()) {
      this.noteEntry(key);
      const { newer = null, trouble = null } = sources[index] ?? {};
      if (newer !== null) {
        // A later run finds only the newest entry under a prefix, so this version must not save there.
        this.leave();
        this.warnOf([{ reason: "newer-version", key, version: newer }]);
      } else if (trouble !== null) this.warnOf([{ reason: "unusable", prefix, detail: trouble }]);
    }
  }

  /** Passes the present state on to `post`. */
  handOver(): void {
    const { carrier, saved } = this.options;
    saved?.({ ...this.state, isDown: this.state.isDown || carrier.isDown() });
  }

  /** Warns about new trouble, up to the few warnings that a job gives. */
  warnOf(trouble: readonly CarrierTrouble[]): void {
    const { carrier, warn } = this.options;
    const fresh = newWarnings(trouble, this.state.warned, carrier.place);
    if (fresh.length === 0) return;
    this.state.warned = [...this.state.warned, ...fresh];
    for (const message of fresh) warn(message);
    this.handOver();
  }

  /** Turns any failure into a warning. */
  async attempt(operation: CarrierOperation, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.warnOf([{ reason: "failed", operation, detail: reasonOf(error) }]);
    }
  }
}
