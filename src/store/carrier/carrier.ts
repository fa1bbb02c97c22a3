/**
 * The port through which state travels between workflow runs and jobs: immutable snapshots under keys, found by
 * prefix. README.md has the steps to add a carrier.
 *
 * No call throws for what the other side does or fails to do: results are values, trouble comes beside them. A snapshot
 * that was pulled is untrusted: its files have known names and bounded sizes, and their reader checks the contents.
 */
import type { CarrierTrouble } from "./trouble.ts";

/** The longest that one pull or push may take. */
export const CALL_DEADLINE_MS = 20_000;

export interface Carrier {
  /** What people call it in messages, such as `the Actions cache`. */
  readonly place: string;

  /** Fetches the newest snapshot under each prefix. Safe to call while a push runs. */
  pull(request: PullRequest): Promise<PullResult>;

  /**
   * Saves a snapshot and verifies that it is there.
   *
   * One at a time: a push that is asked for while another runs is skipped as `busy`.
   */
  push(request: PushRequest): Promise<PushResult>;

  /** Whether a call met its deadline: no further call will be made. */
  isDown(): boolean;
}

export interface PullRequest {
  /** As built in key.ts. */
  readonly prefixes: readonly string[];
  /** A staging folder that belongs to the caller; made if absent. The caller removes it. */
  readonly into: string;
  /** Keys of snapshots that the caller holds already: their contents are not fetched again. */
  readonly held?: ReadonlySet<string>;
  /** Whether to look for saves that the carrier does not yet return as the newest. Default: true. */
  readonly looksForward?: boolean;
  /** A shorter deadline than usual. */
  readonly deadlineMs?: number;
}

export type PullAnswer =
  | {
      readonly kind: "found";
      readonly prefix: string;
      readonly key: string;
      /** Below `into`; holds nothing but plain files with names of state files. */
      readonly folder: string;
    }
  /** The newest snapshot under the prefix is one of `held`. */
  | { readonly kind: "held"; readonly prefix: string; readonly key: string }
  /** Nothing was ever saved under the prefix, or it is gone. */
  | { readonly kind: "none"; readonly prefix: string }
  /** There may be a snapshot, but it could not be fetched. */
  | { readonly kind: "unknown"; readonly prefix: string };

export interface PullResult {
  /** One for each prefix, in their order. */
  readonly answers: readonly PullAnswer[];
  readonly trouble: readonly CarrierTrouble[];
}

export interface PushRequest {
  /** As built in key.ts. Of two pushes with one key the second fails with the trouble `key-taken`. */
  readonly key: string;
  /** Holds the state files; nobody writes to it until the push has ended. Other files in it are not saved. */
  readonly folder: string;
  /** A shorter deadline than usual, such as the time that is left after SIGINT. */
  readonly deadlineMs?: number;
}

export type PushOutcome =
  | { readonly kind: "saved"; readonly key: string }
  | { readonly kind: "not-saved" }
  /** Not tried: this job may only read, there is `nothing` to save, another push is `busy`, or the carrier is `down`. */
  | { readonly kind: "skipped"; readonly because: "read-only" | "nothing" | "busy" | "down" };

export interface PushResult {
  readonly outcome: PushOutcome;
  readonly trouble: readonly CarrierTrouble[];
}
