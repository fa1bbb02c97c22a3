/**
 * The port through which state is carried between workflow runs and jobs: immutable snapshots under keys,
 * found by prefix.
 *
 * No call throws for what the other side does or fails to do: results are values, trouble is told beside
 * them. A snapshot that was pulled is untrusted: its files have known names and bounded sizes, their
 * contents are for the reader to check.
 */
import type { CacheTrouble } from "./cache-trouble.ts";

export interface Carrier {
  /** Fetches the newest snapshot under each prefix. Safe to call while a push runs. */
  pull(request: PullRequest): Promise<PullResult>;

  /**
   * Saves a snapshot and verifies that it is there.
   *
   * One at a time: a push asked while one runs is skipped as `busy`. The caller keeps one snapshot waiting,
   * the latest, and pushes it under a new key when the first has ended.
   */
  push(request: PushRequest): Promise<PushResult>;

  /** Whether a call met its deadline: no further call will be made. `post` gives such a cache one short try. */
  isDown(): boolean;

  /** What calls have taken so far, a push that is under way included. */
  spentMs(): number;
}

export interface PullRequest {
  /** As built in cache-key.ts. */
  readonly prefixes: readonly string[];
  /** A folder for staging that is the caller's alone, on the file system of its choice; made if absent. The caller removes it. */
  readonly into: string;
  /** Whether the run stands still meanwhile; if not, it can do without, and a quick answer does not count against the budget. */
  readonly runWaits: boolean;
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
  /** Nothing was ever saved under the prefix, or it is gone. */
  | { readonly kind: "none"; readonly prefix: string }
  /** There may be a snapshot, but it could not be had. */
  | { readonly kind: "unknown"; readonly prefix: string };

export interface PullResult {
  /** One for each prefix, in their order. */
  readonly answers: readonly PullAnswer[];
  readonly trouble: readonly CacheTrouble[];
}

export interface PushRequest {
  /** As built in cache-key.ts, never used before. */
  readonly key: string;
  /** Holds the state files; nobody writes to it until the push has ended. Other files in it are not saved. */
  readonly folder: string;
  readonly runWaits: boolean;
  /** Whether another save will follow: then it is not made where the time left is needed for that one. */
  readonly isSpare?: boolean;
  /** A shorter deadline than usual, such as the time that is left after SIGINT. */
  readonly deadlineMs?: number;
}

export type PushOutcome =
  | { readonly kind: "saved"; readonly key: string }
  | { readonly kind: "not-saved" }
  /** Not tried: `read-only` by `ACTIONS_CACHE_MODE`, `nothing` to save, another push is `busy`, or the cache is `down`. */
  | { readonly kind: "skipped"; readonly because: "read-only" | "nothing" | "busy" | "down" | "budget-spent" };

export interface PushResult {
  readonly outcome: PushOutcome;
  readonly trouble: readonly CacheTrouble[];
}
