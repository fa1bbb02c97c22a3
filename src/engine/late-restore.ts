/**
 * States that were found after the start and are not in the state folder: those that the start could not read, and
 * those that another run has saved since. A later run finds only the newest entry under a prefix, so every save
 * includes them.
 */
import { mkdir, mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { unreachable } from "../core/unreachable.ts";
import type { Carrier, PullAnswer } from "../store/carrier/carrier.ts";
import { type MergedFolder, mergeFolders } from "../store/merge.ts";
import { removeFolder } from "../store/staging.ts";
import { statePaths } from "../store/state-paths.ts";
import type { Clock } from "./ports.ts";
import type { RunIdentity } from "./run-identity.ts";

export interface LateRestoreOptions {
  readonly carrier: Carrier;
  readonly clock: Clock;
  /** The evaluation whose states are searched, and the present run. */
  readonly name: string;
  readonly identity: Pick<RunIdentity, "repository">;
  /** For temporary files. Created if absent. */
  readonly tempFolder: string;
  /** Prefixes that an earlier process of the job could not read. */
  readonly unread: readonly string[];
  /** Prefixes whose state is in the state folder, or that are known to be empty. */
  readonly read: readonly string[];
}

/** A working service answers much sooner. */
const PATIENCE_MS = 5_000;
/** Most of the remaining time belongs to the save. */
const SHARE = 1 / 3;
/**
 * An entry that cannot be read after this many tries is damaged or not readable for this job. Saves stop waiting for
 * it.
 */
const TRIES = 3;

/** A state that a late restore found, and its key. */
export interface LateFind extends MergedFolder {
  readonly key: string;
}

type Found = Extract<PullAnswer, { kind: "found" }>;

export class LateRestore {
  readonly #options: LateRestoreOptions;
  readonly #unread: Set<string>;
  readonly #read: Set<string>;
  #folder: string | null = null;
  #tries = 0;
  readonly #found: Found[] = [];

  constructor(options: LateRestoreOptions) {
    this.#options = options;
    this.#unread = new Set(options.unread);
    this.#read = new Set(options.read);
  }

  /** The unread prefixes, and those whose state is only in saves of this process. The next process reads them again. */
  get notInFolder(): readonly string[] {
    return [...new Set([...this.#unread, ...this.#found.map(({ prefix }) => prefix)])];
  }

  /** Whether another try is worth more than a save that lacks a state. */
  get isWorthWaiting(): boolean {
    return this.#unread.size > 0 && this.#tries < TRIES;
  }

  get read(): readonly string[] {
    return [...this.#read];
  }

  /** Marks the prefixes as being read. Until they are, a save would hide their state. */
  markUnread(prefixes: readonly string[]): void {
    const found = new Set(this.#found.map(({ prefix }) => prefix));
    for (const prefix of prefixes) if (!this.#read.has(prefix) && !found.has(prefix)) this.#unread.add(prefix);
  }

  /** Marks a prefix as read. */
  markRead(prefix: string): void {
    this.#unread.delete(prefix);
    this.#read.add(prefix);
  }

  /** A folder for a state that every later save must include. */
  async folder(): Promise<string> {
    if (this.#folder === null) {
      await mkdir(this.#options.tempFolder, { recursive: true });
      this.#folder = await mkdtemp(join(this.#options.tempFolder, "carryover-late-"));
    }
    return this.#folder;
  }

  /** Keeps a state that was pulled into `folder`, and adds it to a snapshot. */
  add(found: Found, snapshot: string): LateFind {
    this.#found.push(found);
    return (
      this.#merge(snapshot, [found])[0] ?? {
        folder: found.folder,
        checkpoint: null,
        newer: null,
        foreign: null,
        trouble: null,
        key: found.key,
      }
    );
  }

  /**
   * Adds to a snapshot what is found now and what was found before. If the carrier fails again, the snapshot stays as
   * it is, because the first failure was already reported.
   *
   * @param leftMs the time left for this and the save; may be infinite
   */
  async complete(snapshot: string, leftMs: number): Promise<LateFind[]> {
    if (this.#unread.size > 0) {
      this.#tries += 1;
      const deadlineMs = Math.max(1, Math.min(PATIENCE_MS, leftMs * SHARE));
      const prefixes = [...this.#unread];
      const pulled = await this.#options.carrier.pull({ prefixes, into: await this.folder(), deadlineMs });
      for (const answer of pulled.answers) {
        switch (answer.kind) {
          case "found":
            this.#unread.delete(answer.prefix);
            this.#found.push(answer);
            break;
          case "none":
          case "held":
            this.markRead(answer.prefix);
            break;
          case "unknown":
            break;
          default:
            unreachable(answer);
        }
      }
    }
    return this.#merge(snapshot, this.#found);
  }

  /** Removes the states that were found. */
  async close(): Promise<void> {
    if (this.#folder !== null) await removeFolder(this.#folder);
  }

  #merge(snapshot: string, found: readonly Found[]): LateFind[] {
    if (found.length === 0) return [];
    const { clock, name, identity } = this.#options;
    const folders = found.map(({ folder }) => folder);
    const merged = mergeFolders(statePaths(snapshot), folders, clock.now(), { name, repository: identity.repository });
    return merged.map((one, index) => ({ ...one, key: found[index]?.key ?? "" }));
  }
}
