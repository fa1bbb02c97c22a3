/** The port between the engine and the gateway. Nothing outside this folder knows the files behind it. */

import type { IgnoredPart } from "../config/gateway-inputs.ts";
import type { Note } from "../core/event.ts";
import type { Detector } from "../core/evidence.ts";
import type { Clock } from "../core/instant.ts";
import type { RateLimit } from "../core/rate-limit.ts";
import type { Redactor } from "../core/redactor.ts";
import type { PaidCall } from "../core/spend.ts";
import type { Wire } from "../core/wire.ts";
import type { CallCounts } from "../store/format.ts";
import type { OpenRoute } from "./open-routes.ts";

/** A task as the gateway knows it. */
export interface GatewayTask {
  readonly id: string;
  readonly hash: string;
}

/** A child that is about to start. */
export interface GatewayAttempt {
  readonly key: string;
  readonly tasks: readonly GatewayTask[];
}

export interface Gateway {
  /** Opens the address of an attempt. @returns the variables that its child gets */
  begin(attempt: GatewayAttempt): Readonly<Record<string, string>>;
  /** What was seen of an attempt so far; null for one that has not begun, or has ended. */
  wireOf(key: string): Wire | null;
  /** The counts of a task's calls in an attempt so far; null if it made none. */
  callsOf(key: string, taskId: string): CallCounts | null;
  /** Whether a call of the attempt waited for its turn at any time in the last `periodMs`. */
  hasHeld(key: string, periodMs: number): boolean;
  /** The child has ended, so its address becomes invalid. Calls that are upstream go on. */
  end(key: string): void;
  /** A task has settled, or its answers were bad: they must not be replayed. */
  forget(taskId: string): void;
  /**
   * Ends the gateway once calls that are upstream have ended and are in the journal.
   *
   * @param graceMs how long they may take
   */
  close(graceMs: number): Promise<void>;
}

export interface GatewayListener {
  /** A provider answered a call and charges for it, or the journal answered it. */
  readonly paid?: (key: string, call: PaidCall) => void;
  /** A call is finally refused. Called right before that counts: the rows that the child has written by now do not depend on it. */
  readonly refused: (key: string, limit: RateLimit) => void;
  readonly publish: (note: Note) => void;
  /** Called at the end, if the journal answered any calls. */
  readonly replayed: (saved: SavedCalls) => void;
}

/** Calls that the journal answered, and the tokens that were not paid for again. Keys as on disk. */
interface SavedCalls {
  readonly calls: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
}

export interface GatewaySettings {
  readonly routes: readonly OpenRoute[];
  /** What children get without the gateway. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The environment that names the proxies towards providers, and which hosts need none. */
  readonly proxies: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  /** The detector of limits as of an instant. */
  readonly detectorAt: (nowAt: number) => Detector;
  /** The longest wait between two tries of a call whose refusals state none. */
  readonly defaultWaitMs: number;
  readonly ignored: readonly IgnoredPart[];
  /** Null: no answer is kept or replayed. */
  readonly journal: JournalSettings | null;
}

export interface JournalSettings {
  /** Absolute path of `calls.jsonl`. */
  readonly path: string;
  readonly campaign: string;
  readonly limitBytes: number;
  readonly redactor: Redactor;
  /** Where the run comes from, such as `refs/heads/main`; empty outside of GitHub. */
  readonly ref: string;
  /** Whether to ignore rows of other refs: a forged row would be a forged answer. */
  readonly onlyOwnRef: boolean;
  /** Whether answers of the task are still of use. */
  readonly isOutstanding: (task: GatewayTask) => boolean;
  /** By task hash, the epoch ms of the last failure that counts against the task: earlier answers led to it. */
  readonly readFailures: () => ReadonlyMap<string, number>;
  /** Whether this run still owns the folder. */
  readonly mayRewrite: () => boolean;
}
