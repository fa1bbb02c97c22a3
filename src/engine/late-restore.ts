/**
 * A second try for what could not be restored at the start. All that a later run finds under a prefix is the newest
 * entry: a save that lacks what lay there before would hide it for good.
 */
import { mkdir, mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { unreachable } from "../core/unreachable.ts";
import type { Carrier } from "../store/carrier.ts";
import { type MergedFolder, mergeFolders } from "../store/merge.ts";
import { removeFolder } from "../store/staging.ts";
import { statePaths } from "../store/state-paths.ts";
import type { Clock } from "./ports.ts";

export interface LateRestoreFacts {
  readonly carrier: Carrier;
  readonly clock: Clock;
  /** The evaluation whose states are looked for. */
  readonly name: string;
  /** For short-lived files; made if absent. */
  readonly tempFolder: string;
  /** What an earlier process of the job could not read. */
  readonly unread: readonly string[];
  /** What it has read into the state folder, or knows to be empty. */
  readonly read: readonly string[];
}

/** A service that works answers far sooner. */
const PATIENCE_MS = 5_000;
/** Most of what time is left is the save's. */
const SHARE = 1 / 3;
/** What cannot be read so many times is damaged or kept from us: saves wait for it no longer. */
const TRIES = 3;

/** What was found late, of which entry. */
export interface LateFind extends MergedFolder {
  readonly key: string;
}

export class LateRestore {
  readonly #facts: LateRestoreFacts;
  readonly #unread: Set<string>;
  readonly #read: Set<string>;
  /** Every save is to hold what was found, so that it stays at hand: a folder, and the entries in it. */
  #folder: string | null = null;
  #tries = 0;
  readonly #found: { readonly prefix: string; readonly key: string; readonly folder: string }[] = [];

  constructor(facts: LateRestoreFacts) {
    this.#facts = facts;
    this.#unread = new Set(facts.unread);
    this.#read = new Set(facts.read);
  }

  /** Prefixes under which there may be a state that nobody has read. */
  get unread(): readonly string[] {
    return [...this.#unread];
  }

  /** The same, and those of which only saves of this process hold what was found: to be asked again by the next. */
  get notInFolder(): readonly string[] {
    return [...this.#unread, ...this.#found.map(({ prefix }) => prefix)];
  }

  /** Whether another try is worth more than a save that lacks what may lie there. */
  get isWorthWaiting(): boolean {
    return this.#unread.size > 0 && this.#tries < TRIES;
  }

  get read(): readonly string[] {
    return [...this.#read];
  }

  /** What lies under these prefixes is asked for now: until it is there, a save would hide it. */
  expect(prefixes: readonly string[]): void {
    const found = new Set(this.#found.map(({ prefix }) => prefix));
    for (const prefix of prefixes) if (!this.#read.has(prefix) && !found.has(prefix)) this.#unread.add(prefix);
  }

  /** The carrier has said what lies under a prefix. */
  answered(prefix: string): void {
    this.#unread.delete(prefix);
    this.#read.add(prefix);
  }

  /**
   * Adds to a snapshot what is found now, and what was found before. Where the carrier fails again, the snapshot stays
   * as it is: people have been told of the first time.
   *
   * @param leftMs what time is left for this and the save; may be infinite
   */
  async complete(
    snapshot: string,
    { runWaits, leftMs }: { readonly runWaits: boolean; readonly leftMs: number },
  ): Promise<LateFind[]> {
    const { carrier, clock, name } = this.#facts;
    if (this.#unread.size > 0) {
      this.#tries += 1;
      this.#folder ??= await this.#makeFolder();
      const deadlineMs = Math.max(1, Math.min(PATIENCE_MS, leftMs * SHARE));
      const pulled = await carrier.pull({ prefixes: this.unread, into: this.#folder, runWaits, deadlineMs });
      for (const answer of pulled.answers) {
        switch (answer.kind) {
          case "found":
            this.#unread.delete(answer.prefix);
            this.#found.push(answer);
            break;
          case "none":
            this.answered(answer.prefix);
            break;
          case "unknown":
            break;
          default:
            unreachable(answer);
        }
      }
    }
    if (this.#found.length === 0) return [];
    const folders = this.#found.map(({ folder }) => folder);
    const merged = mergeFolders(statePaths(snapshot), folders, clock.now(), name);
    return merged.map((one, index) => ({ ...one, key: this.#found[index]?.key ?? "" }));
  }

  /** Removes what was found. */
  async close(): Promise<void> {
    if (this.#folder !== null) await removeFolder(this.#folder);
  }

  async #makeFolder(): Promise<string> {
    await mkdir(this.#facts.tempFolder, { recursive: true });
    return mkdtemp(join(this.#facts.tempFolder, "carryover-late-"));
  }
}
