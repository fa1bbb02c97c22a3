/**
 * The port through which state moves between workflow runs and jobs: immutable snapshots under keys, found by prefix.
 * README.md lists the steps to add a carrier.
 *
 * No call throws because of the remote side. Results are values, with a list of problems beside them. A pulled snapshot
 * is untrusted: its files have known names and bounded sizes, and their reader checks the contents.
 */
import type { CarrierTrouble } from "./trouble.ts";

/** The longest time for one pull or push. */
export const CALL_DEADLINE_MS = 20_000;

export interface Carrier {
  /** Its name in messages, such as `the Actions cache`. */
  readonly place: string;

  /** Fetches the newest snapshot under each prefix. Safe to call while a push runs. */
  pull(request: PullRequest): Promise<PullResult>;

  /** Saves a snapshot and verifies that it is there. */
  push(request: PushRequest): Promise<PushResult>;

  /** Whether a call missed its deadline. No further call is made then. */
  isDown(): boolean;
}

export interface PullRequest {
  /** As built in key.ts. */
  readonly prefixes: readonly string[];
  /** A staging folder of the caller, created if absent. The caller removes it. */
  readonly into: string;
  /** Keys of snapshots that the caller already has. Their contents are not fetched again. */
  readonly held?: ReadonlySet<string>;
  /** A shorter deadline than usual. */
  readonly deadlineMs?: number;
}

export type PullAnswer =
  | {
      readonly kind: "found";
      readonly prefix: string;
      readonly key: string;
      /** Below `into`. Contains only plain files with the names of state files. */
      readonly folder: string;
    }
  /** The newest snapshot under the prefix is one of `held`. */
  | { readonly kind: "held"; readonly prefix: string; readonly key: string }
  /** Nothing was ever saved under the prefix, or it is gone. */
  | { readonly kind: "none"; readonly prefix: string }
  /** There may be a snapshot, but it could not be fetched. */
  | { readonly kind: "unknown"; readonly prefix: string };

export interface PullResult {
  /** One per prefix, in the same order. */
  readonly answers: readonly PullAnswer[];
  readonly trouble: readonly CarrierTrouble[];
}

export interface PushRequest {
  /** As built in key.ts. If two pushes use the same key, the second fails with the trouble `key-taken`. */
  readonly key: string;
  /** Contains the state files. Nothing may write to it until the push has ended. Other files in it are not saved. */
  readonly folder: string;
  /** A shorter deadline than usual, such as the time left after SIGINT. */
  readonly deadlineMs?: number;
}

export interface PushResult {
  /**
   * `read-only` if this job may only read. Without trouble, `not-saved` was not tried: there is nothing to save, or a
   * call missed its deadline earlier.
   */
  readonly outcome: "saved" | "not-saved" | "read-only";
  readonly trouble: readonly CarrierTrouble[];
}
